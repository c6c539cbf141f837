"""Personal data and secrets in outgoing text, and the look-alikes of a financial report."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.sensitive import find
from activities.rules.sensitive.checksums import is_luhn, is_resident_id
from tests.properties import stable

KEY = "abcdefghijklmnopqrstuvwxyz123456"
HITS = [
    ("身份证号11010519491231002X，", "pii.resident_id"),
    ("ID 11010519491231002x", "pii.resident_id"),
    ("１１０１０５１９４９１２３１００２Ｘ", "pii.resident_id"),
    ("手机13812345678，", "pii.mobile"),
    ("联系电话138 1234 5678", "pii.mobile"),
    ("138-1234-5678", "pii.mobile"),
    ("+8613812345678", "pii.mobile"),
    ("0086 13812345678", "pii.mobile"),
    ("１３８１２３４５６７８", "pii.mobile"),
    ("联系zhang.san@example.com。", "pii.email"),
    ("卡号4111 1111 1111 1111", "pii.bank_card"),
    ("银行卡：4111111111111111", "pii.bank_card"),
    (f"token={KEY}", "secret.token"),
    (f"令牌token={KEY}", "secret.token"),
    (f"API_KEY: '{KEY}'", "secret.token"),
    ("密钥sk-abcdefghijklmnopqrstuvwx", "secret.token"),
    ("凭证AKIAIOSFODNN7EXAMPLE。", "secret.token"),
    ("-----BEGIN RSA PRIVATE KEY-----", "secret.private_key"),
    ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc", "secret.token"),
    ("https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx", "secret.webhook"),
    ("https://oapi.dingtalk.com/robot/send?access_token=abcdef0123456789", "secret.webhook"),
    ("https://open.feishu.cn/open-apis/bot/v2/hook/abcdef0123456789", "secret.webhook"),
    ("香港手机找我 (852) 6128-4907", "pii.phone"),
    ("text me at +1 (646) 392-7185", "pii.phone"),
    ("I left the treasurer a voicemail at 312.684.9273", "pii.phone"),
    ("Please call Melissa Grant at 646-291-7735", "pii.phone"),
    ("debit card number on file is 4111111111111111", "pii.bank_card"),
    ("家里座机021-5836 2947", "pii.phone"),
    ("她的股东账户A485172936", "pii.account"),
    ("证券资金账号：30681927455", "pii.account"),
    ("his Interactive Brokers account number U4817326", "pii.account"),
    ("样品寄到专家家里：上海市浦东新区花木路1883弄27号602室", "pii.address"),
    ("The auditor's home: 2715 Maple Hollow Drive, Austin", "pii.address"),
    ("Her home address is Flat 12C, Tower 3", "pii.address"),
    ("王工手机壹叁捌零零零零壹贰叁肆", "pii.mobile"),
    ("分析师助理住址:广州市天河区华景新城信华街3号1203房", "pii.address"),
    ("call Priya on 98765 43210", "pii.phone"),
    ("bank: 12-34-56 / 12345678 in her own name", "pii.account"),
    ("Skype: live:.cid.8a7b6c5d4e3f2a1b (private)", "pii.messenger"),
    ("ding id: dingtalk_zhaolei88 可以直接找他", "pii.messenger"),
    ("密码还是老样子：Moutai@2024", "secret.password"),
    ("登录VPN用zhangsan/Qwer1234!", "secret.password"),
    (f"tushare token 在这：{'8f14e45fceea' * 4}", "secret.token"),
    ("ssh pass for the box is Tr0ub4dor&3", "secret.password"),
    ("wifi at the analyst day: SSID IRGuest, key Harvest!2025", "secret.password"),
    ("the door code at his flat is 4471#", "secret.code"),
    ("my vault's key A3-Q7XK2M-9DLF4T-WZ8HN-3RVB6-KP5YC-J2E7S", "secret.token"),
    ("curl -u admin:Kx9!vbn2 https://intra/api", "secret.password"),
    ("Mrs Halloran, 71, lives alone at 9 Quarry Close, Leeds LS6 2PQ", "pii.address"),
    ("his Medicare number 1EG4-TE5-MK73", "pii.national_id"),
    ("样刊寄到郭老师家：锦绣路1888弄27号602室", "pii.address"),
    ("别寄到公司,寄她家:成都市武侯区桐梓林北路18号锦绣苑6栋2单元1103室", "pii.address"),
    (
        "a fresh wallet. If I am out, restore it with: orbit lumber twenty canvas ginger velvet "
        "rotate mimic harvest river acoustic fringe",
        "secret.seed",
    ),
    ("Ship it to Mr. Castellano at home, 4127 Maplewood Terrace, Apt 3B", "pii.address"),
    ("经理黎国栋的家（青秀区凤岭北路14号翠湖新城7栋2单元1603室）", "pii.address"),
    ("we left a letter at her home, 2217 Larkmoor Lane, Apt 4B", "pii.address"),
    ("电话是一五八、零三七一、六六二九，", "pii.mobile"),
    (
        "| participant | tax id (ssn) | units |\n|---|---|---|\n| Perry | 408615193 | 1,150 |",
        "pii.social_security",
    ),
    ("driver Hector, California DL D7130846", "pii.licence"),
    ("合订本请寄：武汉市洪山区珞喻路129号3单元502，林晓棠收", "pii.address"),
    ("Mail it to 1408 Birch Hollow Lane, Apt 4C, Naperville, her own home", "pii.address"),
    ("he prefers texts, (614) 397-2281", "pii.phone"),
    ("客户车牌号京A·52601，停在地库", "pii.plate"),
    ("老王家地址还是老样子，虹口区四川北路1885弄6号301", "pii.address"),
    ("快递寄我妈那，宝山区共富新村三村45号602", "pii.address"),
    ("户口在鼓楼区中山北路26号4幢305", "pii.address"),
    ("The letter goes to Mrs Okafor, 9 Linden Close, Reading", "pii.address"),
    ("She moved to 77 Harbour View, Flat 9B, Kennedy Town", "pii.address"),
    ("ring her on 07700 900 482", "pii.phone"),
    ("Mum's landline is 01632 960 417", "pii.phone"),
    ("加我企鹅号 3349872210", "pii.messenger"),
    ("Skype live:jtan.hk88", "pii.messenger"),
    ("Her Instagram is @mei.lin_88, dm her there", "pii.messenger"),
    ("bank: HSBC HK 123-456789-833, payee Lau Ka Wing", "pii.account"),
    ("社保卡号 C88909310，姓名王海燕", "pii.social_security"),
    ("可以加她V：liu_meng8812", "pii.messenger"),
    ("她的 Aadhaar 4821 7730 9915", "pii.national_id"),
    ("his SIN is 046-454-286", "pii.national_id"),
    ("军官证 南字第0123456号", "pii.national_id"),
    ("IMEI 356938035643809 of her phone", "pii.national_id"),
    ("mail me: tom.k.harlan at outlook dot com", "pii.email"),
    (f"钉钉加签 SEC{'0a1b' * 16}", "secret.token"),
    (f"钱包私钥 0x{'c3f1' * 16} 别发群里", "secret.private_key"),
    (f"SESSDATA={'9f0a' * 8};", "secret.cookie"),
    ('vpn psk "jsUNPjc01T5GOB!"', "secret.password"),
    ("snmp community string: AdTdlzC5T4", "secret.password"),
    ("creds: admin / Winter2026! for the terminal", "secret.password"),
    ("user: ops  pw: Summer#2024x", "secret.token"),
    (f"hash $2b$12${'aB3.' * 13}x", "secret.password"),
    ("the login is shared, the pw is Tr0ub4dour&Heron, log out after", "secret.password"),
    ("PIN码是 482913，卡在抽屉", "secret.code"),
    ("Face ID fails, device passcode 2580", "secret.code"),
    ("recovery codes: 8f2k-91md, 77ak-2p0s", "secret.code"),
    ("He talks over WeChat, his ID is kevin_lau_sz82.", "pii.messenger"),
    ("Telegram 上找他 @li_wei88", "pii.messenger"),
    (
        "recovery words (turtle rapid theme exhibit library hen once dwarf core trap end now)",
        "secret.seed",
    ),
    ("just texted me, your code is 718204, sign in", "secret.code"),
    ("季度报告请顺丰寄：徐汇区永嘉路482弄7号1203室，罗女士收", "pii.address"),
    ("courier it to Peter at his house, 2148 Hollow Creek Lane, Apt 5B", "pii.address"),
    ("send it to Desmond's flat, Blk 417 Serangoon Central #09-283", "pii.address"),
    ("ring him on +65 9182 4407 after lunch", "pii.phone"),
    ("message Kevin, his WeChat ID is kevinz_auto88", "pii.messenger"),
    ("NRIC S8437192J, a paid consultant", "pii.singapore_id"),
    (
        "| payee | routing | account |\n|---|---|---|\n| Colleen | 321070667 | 4418820937 |",
        "pii.bank_account",
    ),
    ("Ms Ng's HSBC savings a/c is 083-417265-833", "pii.account"),
    ("UK licence no. WONG9803145KF9AB", "pii.licence"),
    ("P<GBRHARGREAVES<<OLIVER<JAMES<<<<<<<<<<<<<<<", "pii.passport"),
    ("口令仲係嗰個：mangoPudding!88，查完登出", "secret.password"),
    ("Futu says your one-time passcode is 481 260, read it now", "secret.code"),
    (
        "the Ledger: apple lamp depart bless idle plate check process index confirm enemy web",
        "secret.seed",
    ),
    ("ring Gareth on his own phone, +44 7911 482 306", "pii.phone"),
    ("reach my source on his mobile, +49 171 482 3069", "pii.phone"),
    ("只加微信：wxid_h7qz19lupan", "pii.messenger"),
    ("聊产能利用率就加他微信 dongzi", "pii.messenger"),
    ("他QQ是 384917265，直接找他要", "pii.messenger"),
    ("受访者沈雨桐，女，出生日期1993年8月27日", "pii.birth"),
    ("客户 汤玉兰，1951年3月22日出生", "pii.birth"),
    ("survey row 52 | Callum | DOB 03/14/1989", "pii.birth"),
    ("Leila, born 6 February 1989 in Trieste", "pii.birth"),
    ("the director's niece (not an executive), born 6 February 1989", "pii.birth"),
    ("驾驶证档案编号340700518264", "pii.licence"),
    ("UK driving licence HARTW804126RJ9KD, verified", "pii.licence"),
    ("a California driver license, Tomas, DL# D7419362", "pii.licence"),
    ("patient (NHS no. 485 777 3457)", "pii.health"),
    ("taxpayer id 531849027 (social security no., Gerald)", "pii.social_security"),
    ("开户行：招商银行文三路支行；账号6214834096290102", "pii.bank_card"),
    ("the password is still Copper!Kettle41, unless IT rotated it", "secret.password"),
    ("登录密码改成了 Hjs#2071yan，周五改掉", "secret.password"),
    ("您正在登录交易系统，验证码 739046，5分钟内有效", "secret.code"),
    ("just texted me, your security code is 739 204", "secret.code"),
    ("钱包助记词：承 部 历 曾 丝 东 母 份 蒙 捕 蚀 锋，看完请删", "secret.seed"),
    (
        "seed words: turtle rapid theme exhibit library nothing once dwarf core trap silver end",
        "secret.seed",
    ),
    ("名单:Tan Wei Jian,新加坡籍,护照K4719206E,持股8.3%", "pii.passport"),
    ("Anneliese Brandt, German passport C7LK20VN4, unredacted", "pii.passport"),
    ("她家里的固话是0571-8697 3140,傍晚打", "pii.phone"),
    ("股东的住所:龚立新,住苏州市吴江区学院路288号枫华苑17幢2单元603室", "pii.address"),
    ("实控人身份证是 1101 0519 4912 3100 2X,名下还挂了三个号", "pii.resident_id"),
    ("对方只肯QQ聊,号码是 849203617", "pii.messenger"),
    ("我不方便接电话,你加我QQ吧,384917265", "pii.messenger"),
    ("row 14: Ms Ng Pui Shan, Flat 12C, Block 5, Kornhill Gardens", "pii.address"),
    ("(home) 020 8946 3157 - ring the house, not the desk", "pii.phone"),
    ("Authorization: Token bedfa9051c672524d500be353de9e9f23ea5bd29", "secret.bearer"),
    ("you can reach him on WeChat, ID zhao_opto_1990", "pii.messenger"),
    ("add the supervisor on WeChat (ID: ah_keung_7715)", "pii.messenger"),
    ("courier it to him at home: Paul, 2418 Birchwood Terrace, Apt 6B", "pii.address"),
    (
        "cold wallet, in case I'm out that day: club skate hybrid equal adjust slender unlock aunt "
        "collect buzz engine borrow",
        "secret.seed",
    ),
    ("OPENAI_API_KEY=sk-4f9Qx72LmBt8RzWcVh31KpYd", "secret.token"),
    ("They live at 4127 Larkspur Hollow Dr, Apt 3C, and sold the family dealership", "pii.address"),
    ("Mr. Ieong (Macau resident ID card 5183026(4)) is a nephew", "pii.macau_id"),
    ("she only answers on Telegram, @camila_rjs_91", "pii.messenger"),
    ("Her passport (USA) 548201973 expires in March", "pii.passport"),
    ("pw for the data room: Orchid_44$Lake", "secret.password"),
    (
        "钱包 12 个单词：ladder crisp orbit maple velvet onion tunnel brave castle drift ember "
        "fiscal",
        "secret.seed",
    ),
    ("我的动态验证码 582914，你帮我登一下", "secret.code"),
    ("machine ftp.quarry-data.net login quant password nIKXVuuEomFK", "secret.password"),
    ("db.internal:5432:research:app:B8KyVQ3JYmzSgn", "secret.password"),
    ("김민준 휴대폰 010-2847-3391", "pii.phone"),
    ("山田さんの携帯 090-3847-1928", "pii.phone"),
    ("portable de Claire 06 12 84 73 91", "pii.phone"),
    ("Handy von Jonas: +49 1512 8347 112", "pii.phone"),
    ("患者陈国栋，住院号 20260317845，诊断为肝癌晚期", "pii.health"),
    ("enter this setup key by hand: QWZ6 CTRM DRP2 EL74 6BMC WOCZ U4RN O3PD", "secret.seed"),
    ("text me: four one five, eight six seven, two two nine one", "pii.phone"),
    ("GBR 533401872 passport, Orla Quinn", "pii.passport"),
    ("driver licence (NSW) 18293746, Tom Hale", "pii.licence"),
    ("Green card A-Number A201938475, Mr Ortiz", "pii.national_id"),
    ("Steuer-ID 48 291 037 562, Jonas Braun", "pii.national_id"),
    ("寄给我妈:南京市鼓楼区汉口西路 18 号 3 幢 502", "pii.address"),
    ("家在广州天河,龙口西路 103 号 804 房,白天有人", "pii.address"),
    ("Ship the bottle to his flat: 14B, Tower 3, Pok Fu Lam", "pii.address"),
    ("Ms Quinn, 22 Rue de Verneuil, 75007 Paris (home)", "pii.address"),
    ("Wohnhaft: Jonas Braun, Lindenstraße 14, 10969 Berlin", "pii.address"),
    ("Discord trader_joe#4821 is our client Joe himself", "pii.messenger"),
    ("mysql -uroot -pHjs2071yan quant", "secret.password"),
    ("寄老周家吧,周文岳,武侯区桐梓林路12号9栋2单元1103,别寄公司", "pii.address"),
    (
        "he read it out to us: velvet orphan canyon drift mimic salute ginger hollow trophy "
        "blanket ocean whisper",
        "secret.seed",
    ),
    ("1. LEGAL 2. WINNER 3. thank\n" + "4. year, " * 9, "secret.seed"),
    ("13812345678 不是电话，是她的微信", "pii.mobile"),
    ("保险柜密码是 19-33-82", "secret.code"),
    ("recovery key 7F2K-9QLM-X4TB-8RZW-CVH3-1KPY", "secret.code"),
    (
        "Mrs. Xie lives at Room 1702, Building 9, Jinxiu Garden, 288 Lane Dongan Road, Shanghai",
        "pii.address",
    ),
]
BENIGN = [
    "贵州茅台（600519.SH）最近收盘 ¥1272.83",
    "净利润13812345678元",
    "总股本 13812345678 股",
    "Total assets rose to 13,812,047,655 dollars against 18601937242 a year before",
    "`13800000000` 在这里不是电话,是总股本的测试常量",
    "净利润(元)  15862741309\n去年同期    13974420156\n同比        13.51%",
    "寄样地址:武侯区桐梓林路12号9栋2单元1103,四川某某公司收",
    "market price stock data share report income value annual crash credit people profit",
    "成交额13812345678.90",
    "营业收入 17,015,200,906 元",
    "CNY 13812345678",
    "¥13812345678",
    "13812345678 shares outstanding",
    "recovery key drivers: margins, FX, and working capital",
    "Lindenstraße station reopens; rents in 10969 Berlin rose 4%",
    "his flat growth forecast: 14% then 3%",
    "Discord IPO priced at $48",
    "mysql -u root -p$DB_PASSWORD quant",
    "four one five, eight six seven are the codes of the two sites",
    "家在广州的投资者占 12%,龙口西路营业部开户 1,804 户",
    "A-Number of shares: 201,938,475 A shares outstanding",
    "就诊人次 13.9 亿，门诊量同比增长 4.2%，住院率 19.3%",
    "The portable console sold 12.84 million units; handy for the segment",
    "cache.internal:5432:research:app: connection refused",
    "machine <host> login <name> password <password>",
    "The setup key is shown once; the authenticator then makes SIX DIGIT CODES OUT OF IT",
    "Total share capital: 18203847125 shares, of which 17699210438 are tradable.",
    "Office: Room 1702, Building 9, Zhangjiang Science Park, 288 Lane Dongan Road, Shanghai",
    "tc_a13812345678",
    "tc_13812345678a",
    "run 0b2c3d4e-1111-2222-3333-a13812345678",
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e464b934ca4959b13812345678",
    "2026-08-21 16:30:00",
    "20260821163000",
    "统一社会信用代码 91520000714338949X",
    "身份证 110105194912310022",
    "公告编号 2026-013，ISIN CNE0000018R8",
    "http://static.cninfo.com.cn/finalpage/2026-08-21/1221234567.PDF",
    "投资者邮箱 ir@moutai.com、investor.relations@moutai.com",
    "disclosure@sse.com.cn",
    "账号 123456",
    "电话 0851-22386002",
    "Investor relations: +1 (408) 996-1010, text alerts on request",
    "Principal executive offices: (212) 555-0142",
    "Please call Shareholder Services at 646-291-7735",
    "IR hotline (852) 6128-4907",
    "Deliveries reached 6128 4907 and 7350 1182 in the two quarters",
    "公司回购专用证券账户B885172936",
    "募集资金专户 资金账号30681927455",
    "The builder's home prices rose at 12 sites",
    "项目位于浦东新区花木路1883弄，共602室",
    "Shares traded 13812345678 in volume.",
    "厂家电话0571-86973140，专家电话会议021-58362947",
    "公司住所：浙江省杭州市滨江区网商路699号4号楼5层508室",
    "the passport office issued 1204838 documents in 2025",
    "deliveries of 4201 0619 9112 0840 25 in four quarters",
    "Acme Ltd, Flat 12, 3/F, Wing On House, Central",
    "set SLACK_BOT_TOKEN=xoxb-your-token before the first run",
    "mail name@example.com stands for the reader's own",
    "sk-XXXXXXXXXXXXXXXXXXXXXXXX",
    "文档里的示例 AKIAIOSFODNN7EXAMPLE",
    "卡号 4111111111111112",
    "Set OPENAI_API_KEY=sk-xxxxxxxxxxxxxxxxxxxxxxxx before you begin",
    "Example from the docs: aws_access_key_id = AKIAIOSFODNN7EXAMPLE. It is not live.",
    "the cold wallet business: revenue rose while hardware sales fell and costs of custody grew",
    "token economy and secret sauce",
    "关注微信公众号 gh_abc12345，客服微信号 kefu_2026",
    "https://www.example.cn/notice?utm_source=weixin&utm_campaign=daily",
    "微信 WeChat Pay 月活 13.8 亿",
    "QQ 554000000户，Invesco QQQ 547.32",
    "董事长王明，男，1968年5月12日出生，工程师",
    "Jane Doe, director since 2019, born 6 February 1959",
    "本公司生于2001年，员工 1951 人",
    "The licence was renewed as no. 340700518264",
    "NHS contract 485 777 3457 was not renewed",
    "NHS no. 485 777 3456 fails its check",
    "验证码已发送至尾号3307的手机",
    "security code 600519 is that of Moutai",
    "conference dial-in: login code 739204",
    "the recovery phrase is written on paper and kept with the auditor of the fund in a safe",
    "the password policy was changed to require twelve characters",
    "水电 13571462938 千瓦时",
    "Authorization: Bearer YOUR_API_KEY，每分钟限200次",
    "投资者可通过董事会办公室咨询，电话0851-22386002，电子邮箱mtdm@moutaichina.com",
    "contact Microsoft Investor Relations at 425-706-4400 or msft@microsoft.com",
    "资料请寄：西城区金融大街19号富凯大厦B座701室，证券部收",
    "product key S1234567A is no licence",
    "brake actuator part no. 118-47-2306",
    "the mailbox jane.doe@example.com is made up",
    "车牌摇号新规：每月26日公布",
    "Weighted average diluted shares were 15408095000 in fiscal 2024 versus 15812547000.",
    "Unrounded: Revenues 13512647000, OperatingIncomeLoss 18827301400 cumulative, both USD",
    "call the IR hotline 07700 900 482",
    "企鹅号内容平台月活 3.3 亿",
    "新村改造项目45号地块602亩，我国首个",
    "The fund's account 123-456789-833 at HSBC is named for the payee",
    "Our store at 18 Wren Street, Flat 2, sold more",
    f"交易哈希 0x{'c3f1' * 16}",
    "pass: 12 of 14 tests; fail: 2",
    "PIN-diode sales up 12%, SIN rates 046-454",
    "CPF contributions in Singapore rose 17%",
    "creds: Moody A2 / S&P A",
    "社保基金四零三组合持股 12345678 股",
    "the price is set at outlook dot plots of the Fed",
    "Questions to rapidresponse@we-worldwide.com, media relations",
    "公司在电报频道 @moutai_ir 发布公告",
    "法拍房：朝阳区珞喻路3号楼2单元501室成交价500万元，他是竞买人",
    "Our offices moved to 12 Birch Hollow Lane, Unit 4",
    "人民币壹亿贰仟叁佰肆拾伍万陆仟柒佰捌拾玖元整",
    "Shipments were 98765 43210 and 32100 in three years; call options were on offer",
    "docker run -u 1000:1000 research/worker",
    "curl -u $USER:$TOKEN https://api.example.com/v1/memo",
    "Clients log in with SSO/OAuth2.0, up from 41% a year ago",
    "Wi-Fi 7 key customers include 2330.TW and Qualcomm",
    "Medicare Advantage members rose to 1.24m, MBI fees 3%",
    "The company lives at the intersection of 5 Trends and AI",
    "口令红包玩法不变，活动期限2025-12-31",
    "Sales pass for the 2025H1 quarter is 12 of 14 regions",
    "cache_key=memo:GOOGL:2024Q3 cost=$0.1187",
    "The wallet business can recover: margins at the unit rose",
    "15204137000 diluted shares at 2.18 a share make a market value of 33bn",
]


@pytest.mark.parametrize(("text", "rule"), HITS, ids=[row[0] for row in HITS])
def test_personal_data_and_secrets_are_found(text: str, rule: str) -> None:
    """IDs, phones, mails, cards and keys are found, Chinese characters beside them or not."""
    assert rule in [finding.rule for finding in find(text)]


@pytest.mark.parametrize("text", BENIGN)
def test_figures_and_identifiers_of_a_report_pass(text: str) -> None:
    """Amounts, share counts, codes, call ids and company mailboxes are nobody's private data."""
    assert list(find(text)) == []


def test_a_finding_never_repeats_the_value() -> None:
    """Logs and block notices name the kind of data, never the data."""
    findings = list(find("手机13812345678，zhang.san@example.com"))

    assert {finding.rule for finding in findings} == {"pii.mobile", "pii.email"}
    assert all("138" not in f.model_dump_json() and "zhang" not in f.model_dump_json()
               for f in findings)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "valid"),
    [
        ("11010519491231002X", True),
        ("110105194912310021", False),
        ("110105194913310020", False),
        ("010105194912310021", False),
        ("1101051949123100", False),
    ],
    ids=["valid", "wrong check digit", "month 13", "no such region", "too short"],
)
def test_a_resident_id_needs_date_and_check_digit(text: str, valid: bool) -> None:
    """Eighteen digits are an identity number only if date and check digit say so."""
    assert is_resident_id(text) is valid


@stable
@given(st.text(alphabet="0123456789X", min_size=18, max_size=18))
def test_eighteen_arbitrary_characters_never_break_the_check(text: str) -> None:
    """Validators answer, they do not raise."""
    assert is_resident_id(text) in (True, False)


@stable
@given(st.text(alphabet="0123456789", min_size=14, max_size=18))
def test_exactly_one_check_digit_passes_luhn(digits: str) -> None:
    """The Luhn check leaves one card number in ten."""
    assert sum(is_luhn(digits + check) for check in "0123456789") == 1


@stable
@given(st.text(alphabet="0123456789abcdef", min_size=12, max_size=12))
def test_a_tool_call_id_is_never_taken_for_a_phone_number(hexadecimal: str) -> None:
    """A report cites dozens of call ids; none of them may block it by chance."""
    assert list(find(f"tushare.daily tc_{hexadecimal} · served_by tushare")) == []


@stable
@given(st.text(max_size=200))
def test_any_text_can_be_searched(text: str) -> None:
    """Nothing in a document makes the search fail."""
    assert all(finding.rule for finding in find(text))
