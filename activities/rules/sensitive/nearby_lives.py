"""Homes, cars and health told by what stands near them: a row for each (see ``nearness``)."""

from activities.rules.sensitive.ailments import HAS_ZH, ILL, ILL_ZH
from activities.rules.sensitive.dwellings import FLAT_EN, FLAT_ZH, STREET, TOWNSHIP
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.nearness import SHOWN, Near, against, kind
from activities.rules.sensitive.somebody import NAME_ZH

_TOWN = rf"(?:,? {TOWNSHIP})?,? [A-Z]{{2}},? \d{{5}}(?:-\d{{4}})?\b"
_HOME_WORDS = (
    r"(?i)\b(?:winner|winning|prize|gift(?: basket| card)?|consignee|recipient|addressee|"
    r"ship(?:ped|"
    r"ping|s)?|deliver(?:ed|y|s)?|courier(?:ed)?|fedex|ups|usps|parcel|package|mail(?:ed|ing)?|"
    r"sen[dt]|drop[- ]?off|pick[- ]?up|resident|residence|resides?|resid\w*|lives?|living|home|"
    r"house(?:hold)?|"
    r"tenant|homeowner|neighbou?r|address|apt|apartment|unit|flat|condo|panell?ist|respondent|"
    r"customer|patient|member|subscriber|insured|claimant|employee|driver|donor|voter|guest|"
    r"wife|husband|born|dob|age|aged)\b"
)
BUSINESS = (
    r"(?i:\b(?:suite|ste|floor|(?-i:fl|Fl)|inc|llc|ltd|llp|corp(?:oration)?|plc|company|headquarter\w*|"
    r"offices?|principal executive|registered|counsel|attorneys?|esq|law|secretary|investor|"
    r"agent|registrar|transfer|trustee|commission|court|clerk|university|hospital|church|"
    r"warehouse|plant|factory|store|branch|hotel|cent(?:er|re)|propert(?:y|ies)|listings?|sold|"
    r"auction|reit|po box|p\.o\.|proxy|shareholders?|stockholders?|beneficial|c/o|copies|"
    r"director|officer|president|chief|ceo|cfo|chair\w*)\b)"
)
_POSTED = Near(
    "pii.address",
    regex(
        rf"(?<=[a-z.A-Z],\s)(?:{STREET}(?:,? {FLAT_EN})?|{FLAT_EN},? {STREET}){_TOWN}"
        rf"|(?<=[a-z.A-Z)])(?:: | - | – | at | \(|\n){STREET}(?:,? {FLAT_EN})?{_TOWN}"
    ),
    regex(_HOME_WORDS),
    "winner|prize|gift|consignee|recipient|addressee|ship|deliver|courier|fedex|ups|usps|parcel|"
    "package|mail|sen|drop|pick|resid|live|living|home|house|tenant|neighbo|address|apt|apartment|"
    "unit|flat|condo|panel|respondent|customer|patient|member|subscriber|insured|claimant|employee|"
    "driver|donor|voter|guest|wife|husband|born|dob|age",
    against(BUSINESS, SHOWN),
    of_one=True,
)
_FLAT = Near(
    "pii.address",
    regex(FLAT_ZH),
    regex(
        r"家人|代收|签收|收件|收货|寄送|邮寄|寄往|寄到|寄给|派送|送达|送到|快递|获奖|中奖|奖品|"
        r"礼品|礼盒|样品|读者|业主|住户|"
        r"租客|住址|家庭|现居|居住|住在|家住|户籍|地址|本人|家里|家属|妻子|太太|丈夫|母亲|父亲|"
        r"父母|老家|先生|女士|老师|"
        r"更正为|改为|搬到|搬至|迁至|上门"
    ),
    "家|代收|签收|收件|收货|寄|派送|送达|送到|快递|奖|礼|样品|读者|业主|住|租客|居|户籍|地址|"
    "本人|妻子|太太|丈夫|"
    "母亲|父亲|父母|先生|女士|老师|更正为|改为|搬|迁至|上门",
    against(
        r"公司|集团|注册地|办公|营业|大厦|广场|写字楼|产业园|科技园|工业|园区|厂|仓库|门店|成交|"
        r"在售|拍卖|法拍|"
        r"抵押|查封|标的|房产|商铺|挂牌|均价|总价|招租|董事会|证券部|经营地",
        SHOWN,
    ),
    beside=regex(
        rf"家人|代收|签收|收件|收货|获奖|中奖|奖品|读者|业主|住户|住址|家庭|家属|妻子|太太|丈夫|"
        rf"母亲|父亲|父母|先生|女士|"
        rf"本人|(?:客户|员工|会员|患者|用户|同事)[:：]?{NAME_ZH}"
    ),
)
_HIMSELF = (
    r"(?:本人|自己|个人|私人|平时|每天|家里?|先生|女士|(?:的)?(?:妻子|太太|老婆|丈夫|老公|爱人|"
    r"父亲|母亲|儿子|女儿|司机))?"
)
_CAR_ZH = (
    r"(?:座驾|私家车|[轿跑]车|车|奥迪|奔驰|宝马|特斯拉|蔚来|理想|小鹏|比亚迪|问界|极氪|保时捷|"
    r"路虎|沃尔沃|雷克萨斯|凯迪拉克|大众|丰田|本田)"
)
_PLATE = Near(
    "pii.plate",
    regex(
        r"[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][·.•\s-]?"
        r"(?=[A-Z]{0,5}\d)[A-HJ-NP-Z0-9]{5,6}(?![A-Za-z0-9试挂警学领港澳])"
    ),
    regex(
        r"车主|车牌|司机|驾驶|座驾|私家车|名下|开[的着走]|开车|停[在着放]|轿车|登记在|尾随|跟车|"
        r"接送|代步|的车"
    ),
    "车|司机|驾|名下|开|停|登记|尾随|接送|代步",
    against(
        r"号段|字头|系列|试验车|测试车|样车|路试|拍卖|额度|公交|出租车|网约车|物流车|车队|货车|"
        r"自卸|罐车|公司名下|召回|"
        r"公告|示例|虚构"
    ),
    beside=regex(
        rf"(?:车主|司机|驾驶[人员]|主人|登记在|名下|本人)[是为叫系：:，,\s（(]{{0,3}}"
        rf"(?:[^，,。；▮]{{1,10}}的)?{NAME_ZH}"
        rf"|{NAME_ZH}{_HIMSELF}(?:名下|的?(?:那|这)?[辆台部]?{_CAR_ZH}|[开驾]的|[开驾]着|驾驶|停)"
        rf"|(?:先生|女士|小姐|总|经理|主任|老师|[他她]){_HIMSELF}(?:的|[开驾]|名下)"
    ),
)
_CARED_FOR = regex(
    r"(?i)\b(?:member|patient|employee|claimant|insured|policy ?holder|beneficiary|subscriber|"
    r"dependent|prescription for|rx for|refill for|pharmacy|prescriber|dispensed|copay|"
    r"accommodation|fmla|sick leave|medical leave|hr note|hr file|diagnosis|dx|icd-?10)\b"
)
_PUBLIC = (
    r"(?i:\b(?:ceo|cfo|coo|cto|chief|chair\w*|president|founder|senator|governor|minister|actor|"
    r"actress|singer|patients|members|trials?|phase|study|cohort|market|prescriptions|sales|"
    r"approval|fda|ema|launch|generics?|franchise|drug|shares|revenue|announced|lawsuit)\b)"
)
_ILL = Near(
    "pii.health",
    regex(rf"(?i:\b{ILL})"),
    _CARED_FOR,
    "member|patient|employee|claimant|insured|policy|beneficiary|subscriber|dependent|prescription|"
    "rx for|refill|pharmacy|prescriber|dispensed|copay|accommodation|fmla|leave|hr note|hr file|"
    "diagnos|dx|icd",
    against(_PUBLIC, SHOWN),
    beside=regex(r"[A-Z][a-z'’-]+ (?:[A-Z]\. )?[A-Z][a-z][^▮]{0,70}▮"),
    of_one=True,
)
_ILL_ZH = Near(
    "pii.health",
    regex(ILL_ZH),
    regex(
        rf"(?:[部组处室科]|员工|同事|客户|会员|患者|参保人|被保险人|助理|研究员|分析师|交易员|"
        rf"经理|司机|"
        rf"秘书|[:：，,])\s?{NAME_ZH}(?:[(（][^)）]{{1,20}}[)）])?[，,\s]?(?:女|男)?[，,\s]?"
        rf"(?:\d{{1,2}}岁)?[，,\s]?(?:因|患|确诊|查出|服用|被诊断|诊断|做了|接受|正在|自|目前|"
        rf"长期|于|"
        rf"{HAS_ZH})[^，。；;\n]{{0,24}}$"
        rf"|(?:员工|同事|客户|会员|患者|参保人|被保险人|助理|研究员|分析师|交易员|司机|"
        rf"秘书)[:：]?\s?{NAME_ZH}的?$"
    ),
    "因|患|诊|查出|服用|做了|接受|正在|自|目前|长期|于|住院|手术|病假|化疗|透析|怀孕|员|同事|"
    "客户|助理|"
    "研究|分析|交易|司机|秘书|参保",
    against(
        r"公司|集团|药业|医药|生物|董事|监事|总裁|高管|创始人|公告|披露|辞[任职去]|演员|歌手|"
        r"球员|研究者|课题组|院士|"
        r"教授|患者[数群入]|临床|适应症|销售|市场|概念|板块|获批|上市",
        SHOWN,
    ),
    beside=regex(
        r"病假|休假|请假|住院|复诊|服用|确诊|诊断|查出|病历|处方|门诊|医保|理赔|HR|人事|代管|"
        r"顶岗|暂由|"
        r"患[有上了]?|治疗|手术|就诊|体检"
    ),
)
ROWS = (_POSTED, _FLAT, _PLATE, _ILL, _ILL_ZH)
KINDS = tuple(map(kind, ROWS))
