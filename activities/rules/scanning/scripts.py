"""Letters that stand for others: look-alikes of Latin letters, and traditional characters."""

_LOOK_ALIKES = (
    # Cyrillic
    ("аеорсухіѕԁһԛԝјӏɡвкмнтг", "aeopcyxisdhqwjlgbkmhtr"),
    ("АЕОРСУХІЅЈВКМНТԌԚԜӀ", "AEOPCYXISJBKMHTGQWI"),
    ("ӓёїӧӱ", "aeioy"),
    # Greek
    ("αονικρτυχηεωγςϲϳ", "aovikptuxnewyscj"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    # Armenian, Cherokee, Lisu and others that fonts draw like Latin
    ("օսոհցքԁյ", "ounhgpdj"),
    ("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᏔᏃ", "ABCDEGHiJKLMPRSTVWZ"),
    # small capitals and phonetic letters
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),
    ("ɑɓƈɗǝɘƒɠɦıɩȷƙɭɱɲɵƥɋɽʂƭʋɯʍʐ", "abcdeefghiijklmnopqrstvmwz"),
    # letters with a stroke, which compatibility forms keep
    ("đħłøŧƀɨʉɍɇ", "dhlotbiure"),
    ("ĐĦŁØŦɃƗɄɌɆ", "DHLOTBIURE"),
)
CONFUSABLES: dict[str, str] = {
    look: letter
    for looks, letters in _LOOK_ALIKES
    for look, letter in zip(looks, letters, strict=True)
} | {chr(0x1F1E6 + n): chr(97 + n) for n in range(26)} | {
    chr(base + n): chr(65 + n) for base in (0x1F130, 0x1F150, 0x1F170) for n in range(26)
}  # fmt: skip
"""What looks like a Latin letter, and the letter; regional indicators and squared letters too."""

_TRADITIONAL = (
    "這個們來時為會對學說國產業動發開無與從經過還進關點現實應當請將級買賣強執導統詞報員話覆寫"
    "視記憶遵規則設輸給調評標價格義務處理編號檔複製貼項總結論據數據顯示連結網頁訪問轉帳單機構"
    "證券關鍵資訊風險負債虧損訴訟隱瞞選擇讓別認為準確確認驗審閱讀該類條約束護欄權限範圍號碼額"
    "環境變數變量語言模型電腦腦傳遞遠終端僅僅須務必緊急馬聽從違禁絕對優先級層樣題幫助繼續寫詳"
    "細節頭腦戶賬滿倉倉補開盤漲跌幣值錢億萬長線擬購減持劃後續隊場內歷史舊換掉棄拋擺脫屬於專門"
    "闡釋圖書館術師創業務體虛擬構稱許諾誠實運維護啟動啟用關閉暫離廢棄佔職責達賦賴賞贊輕載辦邊"
    "鏈鎖鑰銀錄錯鍵閉間隨階際雜難靈預領頻願飛馳驅麼點齊齡"
)
_SIMPLE = (
    "这个们来时为会对学说国产业动发开无与从经过还进关点现实应当请将级买卖强执导统词报员话覆写"
    "视记忆遵规则设输给调评标价格义务处理编号档复制贴项总结论据数据显示连结网页访问转账单机构"
    "证券关键资讯风险负债亏损诉讼隐瞒选择让别认为准确确认验审阅读该类条约束护栏权限范围号码额"
    "环境变数变量语言模型电脑脑传递远终端仅仅须务必紧急马听从违禁绝对优先级层样题帮助继续写详"
    "细节头脑户账满仓仓补开盘涨跌币值钱亿万长线拟购减持划后续队场内历史旧换掉弃抛摆脱属于专门"
    "阐释图书馆术师创业务体虚拟构称许诺诚实运维护启动启用关闭暂离废弃占职责达赋赖赏赞轻载办边"
    "链锁钥银录错键闭间随阶际杂难灵预领频愿飞驰驱么点齐龄"
)
SIMPLIFIED: dict[str, str] = {
    old: new for old, new in zip(_TRADITIONAL, _SIMPLE, strict=True) if old != new
}
"""Traditional characters of the vocabulary that the rules speak, and the simplified ones."""
