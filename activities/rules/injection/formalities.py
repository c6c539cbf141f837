"""What ordinary texts say in the words of a demand.

Notes in generated files, mails that replace mails, contracts that replace contracts, sayings of
investors, and what is to be left out of models.
"""

from activities.rules.injection.substitutes import Group
from activities.rules.scanning.regex import regex

_STEERED = (
    r"[^\n]{0,100}?(?:\b(?:rat(?:e|es|ed|ing)|verdict|buy|outputs?|answers?|summar\w+|prompts?|"
    r"assistants?|agents?|ai|llms?|bullish|outperform)\b|"
    r"摘要|总结|输出|回答|评级|评为|买入|照做|指令|提示词|助手|智能体|(?<![a-z])ai|写成|写为|采信|"
    r"视为|当作|利好|看多|只说|一律)"
)
"""What follows where a formality is turned into an order after all."""
_BY_HAND_ZH = r"(?:手工|手动|人工|直接|擅自|随意|自行|私自|在此|在这里)?(?:地|去|进行)?"
_PIECE_ZH = (
    r"(?:(?:此|本|该|这个|这一|以下|下列|下面|上述|上面|这些|这段|本段|"
    r"自动)?(?:生成的?|的)?(?:文件|代码|模板|脚本|"
    r"页面|配置|区块|区域|内容|注释|节点|标记|标签|片段|部分|行|段|处|块))"
)
_BY_HAND_EN = r"(?:by hand|manually|directly|here|in place|locally|on the server)"
_PIECE_EN = (
    r"(?:(?:this|the|these|that|any|below|generated|following) )*(?:file|block|section|page|"
    r"template|code|comment|markup|region|lines?|part|snippet|html|output)?"
)
_MARKS = r"(?=\s*(?:$|[，,。.;；:!！、)）\]】*|–—-]|//|\n))"
_SPEAKER_ZH = r"(?!我|系统|开发|管理|本|这|以下|上面|你|用户|运营|主人|助手|模型|智能体|ai)"
_SAID_ZH = (
    r"(?:的|说过的|常说的|曾说的|讲过的|留下的|那)(?:一|这|那|几|"
    r"两)?[句条个番些段]?(?:老|名|经典|著名|"
    r"至理)?(?:的)?(?:话|名言|忠告|格言|箴言|教诲|警句|告诫|提醒|劝告|说法|建议|教导|谚语|俗语)|"
    r"(?:常|曾|曾经|经常)?(?:说过|讲过|说的|说)"
)
_TRUTH_ZH = (
    r"(?:价格|价值|市场|股市|投资|没有(?:只[涨跌]|人能|免费|稳赚|"
    r"永远)|时间是|复利|耐心|风险|现金为王|分散|"
    r"过往业绩|过去的?业绩|历史业绩|牛市|熊市|别人贪婪|永远不要(?:亏|用|借)|"
    r"不要把(?:所有)?(?:的)?鸡蛋|本金|好公司|"
    r"便宜|股票|长期|周期|均值回归|(?:你|您)(?:买的|付出|赚的|的本金|永远赚))"
)
_REMEMBER_ZH = (
    r"(?:请|望|还请|务必|务请)?(?:大家|各位|投资者|诸位|读者|你|您|始终|永远)*"
    r"(?:记住|牢记|谨记|切记|记得|铭记|别忘了?|不要忘了?记?|勿忘|莫忘|想想|回想|重温)"
)
_PARTY_EN = (
    r"(?:part(?:y|ies)|buyers?|sellers?|lenders?|borrowers?|purchasers?|suppliers?|licensors?|"
    r"licensees?|landlords?|tenants?|lessors?|lessees?|vendors?|customers?|clients?|company|"
    r"companies|contractors?|employers?|employees?|executives?|issuers?|holders?|shareholders?|"
    r"trustees?|guarantors?|principals?|distributors?|manufacturers?|carriers?|shippers?|banks?|"
    r"investors?|subscribers?|assignors?|assignees?|signator\w+|counterpart\w+)"
)
_DEED_EN = (
    r"(?:this|these|the|said) (?:(?!system\b|prompt\b|ai\b|note\b|message\b)[\w-]+ ){0,4}?"
    r"(?:amendment|agreement|contract|addendum|letter|terms|lease|side letter|indenture|deed|"
    r"schedule|annex|appendix|rider|order form|purchase order|mandate|memorandum|mou|"
    r"supplement|waiver|undertaking|statement of work|sow|warrant)"
    r"(?: (?:no\. ?|number )?\d{1,4}| agreement| of understanding)?"
)
_AGREED_EN = (
    r"(?:agreements?|understandings?|instructions?|arrangements?|negotiations?|communications?|"
    r"representations?|orders?|directions?|discussions?|undertakings?|commitments?|contracts?|"
    r"correspondence|promises|proposals|amendments?|directives?|terms|letters?|drafts?)"
)
_AGREED_ZH = (
    r"(?:指示|指令|约定|谅解|协议|安排|承诺|陈述|通知|沟通|磋商|函件|"
    r"备忘录|意向书?|文件|合同|条款|口头约定|"
    r"书面约定|往来函件)"
)
_SIDES_ZH = (
    r"(?:双方|各方|三方|买卖双方|甲乙双方|买方|卖方|甲方|乙方|丙方|"
    r"当事人|当事方|缔约方|协议方|出借人|借款人|"
    r"出租人|承租人|许可方|被许可方|委托人|受托人|发包人|承包人|供方|需方)"
)
_DEED_ZH = (
    r"(?:本|该|此|原|第[一二三四五六七八九十\d]+[号份次])(?:《[^》\n]{1,30}》|(?:补充|修订|框架|主|"
    r"变更|增补|股权转让|买卖|采购|租赁|借款|服务|合作)?(?:协议|"
    r"合同|修正案|修订案|修订|备忘录|附件|"
    r"条款|附录|契约|函))(?:之[一二三四五六])?(?:书)?"
)
_MODELS_ZH = (
    r"(?:大家|各位|诸位|分析师|投资者|你们|卖方|朋友们?|研究员|同行)(?:们|各位|朋友)*"
    r"(?:在|如果|以后|今后|回去)?(?:做|建|更新|调整|搭|算|跑|测算|预测|修改|估算|看)?"
    r"(?:你们的?|自己的?|各自的?|您的)?(?:全年|今年|明年|盈利|财务|估值|业绩|利润|预测)*"
    r"(?:模型|建模|盈利预测|利润预测|测算|估值|估算|预测|"
    r"全年利润)(?:的)?(?:时候|时|中|里|之中)?[,，]?"
)
_LEFT_OUT_ZH = (
    r"(?:剔除|剔掉|扣除|扣掉|加回|还原|不要算|不计|别算|去掉|拿掉|减掉|考虑进去|纳入考虑)"
)

FORMALITIES: tuple[Group, ...] = (
    (
        ("修改", "编辑", "改动", "更改", "变更", "手改", "改此"),
        regex(
            r"(?:请|敬请|请您)?(?:勿|切勿|不要|不可|不得|禁止|严禁|请?别|千万别|不能)"
            rf"{_BY_HAND_ZH}(?:修改|编辑|改动|更改|变更|手改|改){_BY_HAND_ZH}"
            rf"{_PIECE_ZH}?{_MARKS}"
        ),
        "…",
    ),
    (
        ("edit", "modify", "change", "touch"),
        regex(
            r"\b(?:please )?(?:do not|don't|never|must not|should not) (?:hand[ -]?)?"
            r"(?:edit|modify|change|touch|alter|update|hand-edit)"
            rf"(?: {_BY_HAND_EN})?(?: {_PIECE_EN})?(?: {_BY_HAND_EN})?{_MARKS}(?!{_STEERED})"
        ),
        "…",
    ),
    (
        ("记住", "牢记", "谨记", "切记", "记得", "铭记", "忘", "想想", "回想", "重温"),
        regex(
            rf"{_REMEMBER_ZH}{_SPEAKER_ZH}[^，。：:,“”\n请记]{{1,14}}?(?:{_SAID_ZH})[：:，,“]"
            rf"(?!{_STEERED})"
            r"|(?:请|务必)?(?:牢记|记住|别忘了?|遵守|坚守)(?:投资|炒股|交易|理财)的"
            r"(?:第?[一二三四五六两几]+[条个]?|首要|基本|黄金)(?:规则|原则|法则|定律|铁律|纪律)"
            rf"[：:，,](?!{_STEERED})(?:[^。\n]{{1,16}}。第[二三]条(?:规则|原则)[：:，,]"
            r"(?:永远)?(?:不要|别)忘记第[一二]条)?"
            rf"|{_REMEMBER_ZH}[：:，,]? ?(?={_TRUTH_ZH})(?!{_STEERED})"
        ),
        "",
    ),
    (
        ("remember ", "forget "),
        regex(
            r"\b(?:please )?(?:always )?(?:remember|don't forget|do not forget|never forget|"
            r"keep in mind) (?:what (?!i |we |you |the system|the developer|the user)"
            r"[\w .'-]{2,30}? (?:said|wrote|taught|told us|used to say)|(?:[a-z]+ ){0,3}?[a-z]+'s? "
            r"(?:words|advice|maxim|rule|dictum|saying|lesson)|the (?:old |famous |well-worn )*"
            rf"(?:adage|saying|maxim|proverb))[:,](?!{_STEERED})"
        ),
        "…",
    ),
    (
        (
            "上一",
            "前一",
            "前封",
            "上封",
            "之前的",
            "原附件",
            "旧版",
            "先前的",
            "此前的",
            "刚才的",
            "前面",
        ),
        regex(
            r"(?:故|因此|请|敬请|烦请|麻烦|还请|望|予以)*(?:大家|各位|您|诸位|各位领导|老师)*"
            r"(?:忽略|无视|删除|作废|不要看|勿用|停止使用|勿看|不看)(?:掉|我|我们|其)?"
            r"(?:(?:上|前|那)一?|之前|先前|此前|刚才|刚刚|原|旧|前面)"
            r"(?:那|的|所发|发的|发出的|发送的|一)*"
            r"(?:[封版份稿](?:邮件|附件|版本|信|报告|文件|稿件?|表格)?|邮件|附件|版本|来信)"
            rf"(?:[，,;；、 ]?(?:请)?(?:一律|均|并|统一)?(?:以|按|"
            rf"使用|参考|查看)(?:本|此|这|该|最新)(?:一)?"
            r"[封版份稿]?(?:的)?(?:邮件|附件|版本|信|稿)?(?:的)?(?:内容|附件|版本)?为?准?)?"
            rf"(?![,，；;]?(?:附件|其)|{_STEERED}|[^。\n]{{0,8}}?(?:规则|设定|规定|要求|限制))"
        ),
        "…",
    ),
    (
        ("附件",),
        regex(
            r"(?:附件[是为]|随信附上|附上|附件附上)(?:我们|本团队|我所|我司|团队)?(?:的|对)?"
            r"[^，。；：:,\n请]{2,24}?(?:点评|报告|纪要|深度|简报|周报|月报|日报|材料|表格|模型)"
            rf"[，,]?请(?:您|各位)?(?:查收|查阅|审阅|参阅|收阅|笑纳)(?!{_STEERED})"
        ),
        "附件见内",
    ),
    (
        ("supersed", "replac", "cancel", "overrid", "revok", "terminat"),
        regex(
            rf"\b(?:{_DEED_EN} )?(?:hereby |shall |will |fully |entirely )*"
            r"(?:supersed(?:es?|ed|ing)|replac(?:es?|ing)|cancel(?:s|ling|ing)?|overrid(?:es?|ing)|"
            r"revok(?:es?|ing)|terminat(?:es?|ing))"
            r"(?:,? and (?:replaces?|supersedes?|cancels?|overrides?|terminates?))? "
            r"(?:any and all|all and any|all|any|every) (?:other )?(?:prior|previous|earlier|"
            r"preceding|former|contemporaneous|existing)(?: (?:and|or) contemporaneous)?"
            r"(?: (?:oral|written|or|and))* "
            rf"{_AGREED_EN}(?:(?:,| and| or|, and|, or) (?:(?:oral|written|other) )*"
            rf"{_AGREED_EN}){{0,6}}"
            r"(?=[^.;\n]{0,60}?\b(?:(?:between|among) (?:or among |and among )?"
            rf"(?:the |such |each )?{_PARTY_EN}\b|(?:of|by|from|to) (?:the |either |any )"
            r"part(?:y|ies)\b)|[^.;\n]{0,24}? (?:regarding|concerning|relating to|"
            r"with respect to|pertaining to|as to) (?:the |its |such |any )?(?:subject matter|"
            r"deliver|shipment|payment|escrow|disbursement|royalt|premises|lease|loan|shares|"
            r"transfer|purchase|services|goods|propert|collateral))"
        ),
        "…",
    ),
    (
        ("取代", "替代", "代替", "作废", "失效", "终止", "优先于"),
        regex(
            rf"{_DEED_ZH}[^，。；\n]{{0,8}}?(?:取代|替代|代替|优先于|终止)(?:了)?"
            rf"[^。；\n]{{0,4}}?{_SIDES_ZH}[^。；\n]{{0,24}}?{_AGREED_ZH}"
            rf"(?:[、和与及或以]{{1,2}}{_AGREED_ZH}){{0,6}}"
            rf"|{_SIDES_ZH}(?:之间)?[^，。；\n]{{0,16}}?(?:全部|"
            rf"所有|一切|任何|各项)[^，。；\n]{{0,6}}?"
            rf"{_AGREED_ZH}(?:[、和与及或以]{{1,2}}{_AGREED_ZH}){{0,6}}(?:均|都|一律|自动|"
            r"同时|全部|即|应|告|随之)*(?:作废|失效|终止|被取代|由本[^，。；\n]{1,8}取代)"
        ),
        "…",
    ),
    (
        ("模型", "建模", "预测", "测算", "估值", "估算"),
        regex(
            rf"(?:请|希望|建议)?{_MODELS_ZH}(?:也|可以|都|最好|要|应该|应|还)*(?:请|麻烦|建议|希望)"
            rf"(?:大家|各位|你们)*(?=(?:把|将|不要|别|扣|剔|加|"
            rf"考虑)[^。；\n]{{0,30}}?{_LEFT_OUT_ZH}|"
            rf"(?:剔除|扣除|加回|不要把)[^。；\n]{{1,30}})(?!{_STEERED})"
        ),
        "分析师可以",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
