"""The named classes of digits in prose that are no figures."""

import re

from activities.rules.prose import numbered
from activities.rules.prose.phrases import alternatives
from activities.rules.scanning.regex import regex

_CODES = (
    "RMB|Rmb|CNY|CNH|USD|HKD|EUR|GBP|JPY|CHF|AUD|CAD|SGD|NZD|INR|TWD|KRW|SEK|NOK|DKK|BRL|MXN|ZAR|"
    "CZK|PLN|HUF|THB|IDR|MYR|PHP|VND|TRY"
    "|RUB|ILS|SAR|AED|MOP"
)
"""Codes of currencies, all of three letters: what stands behind is no name."""
_INDICES = (
    r"(?:上证|深证|沪深|中证|科创|创业板|北证|国证|恒生|日经|标普|纳斯达克|纳指|罗素|富时|道琼斯|"
    r"中债)\s?[0-9]{2,4}(?![0-9%]|[.,][0-9])"
)
_WEST_INDICES = (
    r"(?:S&P|S&amp;P|Nasdaq|CSI|SSE|SZSE|STAR|FTSE|Russell|Nikkei|Hang Seng|Dow|"
    r"CAC|DAX|Euro Stoxx|Stoxx"
    r"|KOSPI|TOPIX|ASX|Fortune|Global|Forbes|MSCI|Hang Seng|IBEX|Sensex|Nifty|"
    r"Topix)[- ]?(?:Global\s|Composite\s)?(?:[0-9]{2,4})(?![0-9%]|[.,][0-9])"
)
_FORMS = (
    r"(?:Form\s)?(?:10-[KQ](?:/A)?|8-K|20-F|6-K|S-[1348]|F-[134]|13[DFG]|40-F|11-K|DEF\s14A|"
    r"424B[0-9])(?![A-Za-z0-9])"
)
_NUMBERED = (
    r"(?:ITEM|NOTE|TABLE|FIGURE|EXHIBIT|SECTION|PART|APPENDIX|SCHEDULE|ANNEX|ARTICLE|"
    r"Item|Note|Notes|Table|Figure|Fig\.|Exhibit|Section|Sec\.|Chapter|Part|Appendix|Page|"
    r"Pages|p\.|pp\.|Rule|Level|Tier"
    r"|Phase|Step|Schedule|Annex|Article|Series|Class|Version|No\.|#|Topic|ASC|ASU|IFRS|IAS|"
    r"SFAS|FAS|ISO|GB/T|Basel|Room"
    r"|Floor|Building|Gen|Stage|Line|Question|Claim|Row|Model|Windows|Boeing|Airbus|Galaxy|"
    r"iPhone|iPad|Mate|PlayStation"
    r"|Xbox|Python|Day|Route|Top|top|Gate|Unit|Lot|Scope|Web|"
    r"Industry)\s?(?:[0-9]{1,4}(?:\.[0-9]{1,2}){0,3}[A-Za-z]?(?:\([0-9a-z]{1,3}\)){0,4})"
    r"(?:\s?(?:and|to|-|,|&)\s?[0-9]{1,3}(?![0-9%]|[.,][0-9]))?(?![0-9%]|[.,][0-9]|"
    r"\s?(?:million|billion|percent|bps|bp|pp|x\b|%|万|亿|元|倍|个百分点|people|employees))"
)
_ZH_NUMBERED = (
    r"第\s?[0-9一二三四五六七八九十百零两]+(?:\.[0-9]{1,2}){0,3}"
    r"\s?(?:(?:至|到|-|~|、|和|及)\s?第?\s?[0-9一二三四五六七八九十百零两]+\s?)?(?:章|节|条|款|项|"
    r"届|次|期|版|页|名|位|个|大|批|代|步|点|行|列|篇|部分|轮|家|号|天|年|阶段|梯队|台|辆|工厂|"
    r"产线|届|集|季(?!度)|层|排|组|类|种|类别|曲线|增长|方|人称|档|顺位|医|中学|小学)"
    r"|共\s?[0-9]{1,4}\s?(?:页|章|节|条|篇|张图|个图表)|(?:IEC|ISO|IEEE|ASTM|EN|UL|ASME|SAE|IATF|"
    r"HACCP|GMP|AEC|OHSAS|SA)[- ]?[A-Z]?[0-9]{2,6}(?:[-:][0-9]{1,4})*|"
    r"ZL\s?[0-9]{8,14}(?:\.[0-9X])?|[Ww]eek\s[0-9]{1,2}(?![0-9%]|[.,][0-9])|(?:附注|注释|表|图|"
    r"附件|附录|附表|公告编号|编号|代码|版本|脚注|方案|情景|规则|条款|步骤|楼|室|档|(?<![热冷])卷)"
    r"\s?[:：]?\s?[0-9]{1,6}(?:[-.][0-9]{1,4}){0,3}(?![0-9]|\s?(?:%|元|亿|万|倍|个百分点))"
    r"|前\s?(?:[0-9]{1,3}|[一二三四五六七八九十]{1,3})\s?(?:大|名|位|强)(?=[^0-9]|$)"
    r"|[一二两三四五六七八九十0-9]{1,2}大(?:类|业务|板块|因素|原因|品牌|系列|产品|市场|基地|"
    r"运营商|行|方面|领域|主线|风险|股东)"
    r"|(?:TOP|CR)\s?[0-9]{1,3}(?![0-9.%])"
    r"|[A-Z]{2,6}[-_][0-9]{4,8}(?:[-_][0-9]{1,5}){1,3}(?![0-9.,%])"
    r"|附注[一二三四五六七八九十]{1,3}[、.(]\s?[0-9]{1,3}\)?(?=[:：，。、;；\s])"
    r"|(?:[A-Z]|[0-9]{1,2}号?|东|西|南|北)[座栋幢塔楼]\s?[0-9]{1,2}?[0-9]{2}(?:室|房)?"
    r"(?![0-9.,%]|\s?(?:元|亿|万|倍|个|家|人|户|台|套))"
)
_UNITLESS = (
    r"(?:24小时|7\s?[×x*]\s?24|360度|180度|T\+[0-9]|N\+[0-9]|A\+H|B2[BC]|O2O|C2M|O2C|"
    r"P2P|4680|21700|18650|12345"
    r"|24/7|5A级|3A|3C|4S店?|[2-6]G(?![A-Za-z0-9])|[23]D(?![A-Za-z])|4K|8K(?!-)|401\(k\)|"
    r"401k(?=\s(?:plans?|accounts?|match|savings|contributions?|balances?|assets|participants?|"
    r"retirement))|9·11|双11|双十一|双12|十四五|十五五|十三五"
    r"|52[- ]w(?:ee)?k|52周|[0-9]{1,3}-(?:day|week|month|year|quarter)(?![A-Za-z])"
    r"(?!\s(?:improvement|reduction|lengthening|shortening|increase|decrease|drop|rise|fall)"
    r"(?![a-z]))|"
    r"(?:30|50|60|90|100|120|200|250)[- ]?[Dd]ay(?=\s(?:moving|average|MA|SMA|EMA))|"
    r"(?:5|10|20|30|50|60|90|100|120|200|250)日(?:均线|线|移动)"
    r"|[0-9]{2,3}(?:\+|-plus)[ -][Dd]"
    r"ays?(?=\s(?:delinquen|past[ -]due|overdue|dpd|late|arrears|accounts|loans|bucket))"
    r"|MA(?:5|10|20|30|60|120|200|250)(?![0-9])|[0-9]{1,2}nm|"
    r"4\.0(?=时代|模式)|工业4\.0|Industry 4\.0)"
)
_PRODUCTS = (
    r"(?<![A-Za-z])(?:PCIe|WPS|Microsoft|DeepSeek|Qwen|Grok|USB|Wi-?Fi|Bluetooth|HDMI|Web|"
    r"Industry|Formula|Euro|Python|Java|iOS|Android|GPT|Gemini|Claude|Llama|"
    r"Pixel|Surface|Ryzen|Core"
    r"|Xeon|Snapdragon|Dimensity|Radeon|GeForce|RTX|GTX|Office|Falcon|Phillips|Forever|Motel|"
    r"Super|Pier|Studio|Channel|Area|Proposition|Prop|Block|Studio"
    r"|Photoshop|Switch|Echo|Kindle|Vision|Optimus|Powerwall|Megapack|Starship|Gulfstream|Cessna|"
    r"Embraer|Interstate|Highway|Catch|CAR|V)"
    r"[- ]?[0-9]{1,4}(?:\.[0-9]{1,2})?[A-Za-z]{0,2}(?![A-Za-z])"
    r"|(?:骁龙|麒麟|天玑|酷睿|锐龙|昇腾|思元|昆仑|霄龙|至强|龙芯|展锐|波音|空客|东风|问界|极氪|"
    r"领克|哈弗|坦克|理想|国窖|梦之蓝|青花郎?|飞天|窖藏|年份原浆"
    r"|古|蓝军|鸿蒙|澎湃|大众|宝马|奔驰|奥迪|标致|歼|运|神舟|天宫|嫦娥|长征|红旗|荣耀|小米|"
    r"华为)\s?[A-Z]{0,4}-?[0-9]{1,4}[A-Za-z]{0,3}(?![A-Za-z])"
    r"|7[0-8]7(?=\s(?:output|production|program(?:me)?|line|family|jets?|jetliners?|planes|"
    r"aircraft|variants?|certification|backlog|rate|assembly|freighters?|fleet))|"
    r"(?<=in )7[0-8]7(?=\sdeliver)|7[0-8]7(?:\sMAX(?:\s[0-9]{1,2})?|-[0-9]{1,3}|X|\sDreamliner)|"
    r"(?<![0-9$¥€£.,-])3M(?=\s(?!(?:in|of|to|from|for|shares|users|units|customers|people|or|a|"
    r"per|more|less|tons|homes|vehicles|subscribers)(?![a-z]))[a-z])|7-Eleven"
)
_LEGAL = (
    r"(?<![0-9A-Za-z])[0-9]{1,3}\s(?:C\.?F\.?R\.?|U\.?S\.?C\.?)"
    r"(?:\s(?:Part\s|§+\s?)?[0-9]+(?:\.[0-9]+)*[a-z]?(?:\([a-z0-9]+\))*)?|§+\s?[0-9]+(?:\.[0-9]+)*"
    r"|[〔\[(](?:19|20)[0-9]{2}[〕\])]\s?(?:第\s?)?[0-9]{1,5}\s?号|"
    r"(?<=[路街道巷弄里村园])\s?[0-9]{1,5}\s?号|(?<![A-Za-z])(?:GB|QB|YY|HJ|DL|SN|NY|JB|DB|CJ|JG)"
    r"(?:/T)?\s?[0-9]{2,6}(?:\.[0-9]{1,2})?(?:-(?:19|20)[0-9]{2})?|[0-9]{1,5}\s?号(?=汽油|柴油)|"
    r"[0-9]{1,2}-cent(?![a-z])|[0-9]{1,5}\s?号(?:令|文|公告|准则|文件|指引|指令|线|楼|院|店|仓|厂|"
    r"机组?|产线|车间|地块|井|决定|通知|意见)"
    r"|(?:[Pp]asscode|PIN|[Bb]ooth|[Hh]ull|[Ww]ell|[Pp]ad|[Bb]erth|[Ll]ocker|[Dd]ocket|"
    r"[Ee]xtension|[Mm]eeting|[Cc]onference|[Dd]ial-in|[Aa]ccess|[Pp]art|[Pp]ermit|[Ee]xt\.?|"
    r"[Mm]eeting ID|[Ii]nternational|File|Docket|Case|Patent|Registration|(?:HS|HTS|[Tt]ariff|"
    r"[Hh]armoni[sz]ed|[Pp]roduct|NAICS|SIC|[Aa]rea|[Zz]ip|[Pp]ost)(?=\s[Cc]ode)|DSS|TLS|NIST|"
    r"FIPS|SOC|DDR|NVMe|CUSIP|LEI|Invoice|Ticket|SKU|Flight|Batch|Serial|Contract|License|Permit|"
    r"NDC|NCT)\s?(?:No\.?|[Nn]umber|#|ID|id|[Cc]ode)?:?\s?[A-Z0-9:-]{0,12}[0-9][A-Z0-9:-]{0,16}"
    r"(?:\.[0-9]{1,4})?(?:\s[0-9]{3,4}){0,3}(?![0-9A-Za-z%]|[.,][0-9]|"
    r"\s(?:million|billion|percent|bps))"
)
_NUMBERS_OF = (
    r"(?:致电|来电|拨打|分机|会议[号码]|会议ID|(?:接入|入会|参会|听会|邀请|提取|识别|校验|取件|查询|追溯)码|(?:回复|文件|"
    r"记录|问题|提问|工单|受理|档案|报告|底稿|备案|批复|流水|单据|项目|样本|试验)编号|密码|口令|验证码|工位|料号|型号|品号|展位|热线|电话|"
    r"客服|邮编|邮政编码|传真|QQ群?|微信号?|航班|车次|批次|批号|准字|许可证|证号|专利号|文号|"
    r"注册号|信用代码|账号|卡号|订单号|合同号|序号|门牌)"
    r"[号为是:：\s]{0,3}[A-Z]{0,3}[0-9][0-9A-Zx*-]{1,24}(?:\.[0-9X](?![0-9]))?"
    r"(?:\s[0-9]{3,4}(?![0-9.,%万亿元])){0,3}(?:转\s?[0-9]{1,5}(?:分机)?)?|"
    r"(?:[本该上下前后各][章节段篇]|[章节段]落?)?(?:序号|编号|编码|节号|章号|章节号|小节号)"
    r"[为是:：\s]{0,3}[0-9]{1,2}(?:[.-][0-9]{1,2}){1,3}(?![0-9%]|[.,][0-9]|\s?[亿万元倍个])|"
    r"(?:[本该上下前后][章节]|章节|小节|详见|参见|见)\s?[0-9]{1,2}(?:[.-][0-9]{1,2}){1,3}\s?[章节]|"
    r"[0-9]{2,6}[Xx*]{2,8}[0-9]{0,4}(?:\.[A-Z]{2})?"
    r"|(?<=对应)100%(?=股权|股份|权益)|(?<=on a )100%(?= basis)|"
    r"(?<![0-9])\(?[2-9][0-9]{2}\)?[- .][0-9]{3}[-.][0-9]{4}(?![0-9])"
)
_RANKS = (
    r"(?<![0-9A-Za-z.,])[0-9]{1,4}(?:st|nd|rd|th)(?![A-Za-z])"
    r"|(?:排名?|位列|位居|居|名列|跻身|进入|入选|蝉联|"
    r"稳居)[^，。；、0-9\n]{0,8}?(?:前|第)?\s?[0-9]{1,4}\s?(?:位|名|强|席)"
    r"|(?<=分[列居])(?:前|第)?[一二三四五六七八九十][、至到]?[一二三四五六七八九十]{1,3}"
    r"位?(?=[，。；,;]|位|$)"
    r"|(?:[Rr]anks?|[Rr]anked|[Rr]anking)\s(?:among\sthe\stop\s|in\sthe\stop\s|[Nn]umber\s|"
    r"#)?[0-9]{1,3}(?![0-9%]|[.,][0-9])|[Nn]umber\s(?:one|two|three|[1-9])(?![0-9.,])"
)
_SMALL_WORDS = (
    r"(?<=\()(?:thousand|million|billion|hundred)s?\s[A-Za-z/$€£¥ ]{1,20}(?=\))|"
    r"(?<![A-Za-z])(?:pages?|slides?|notes?|items?|tables?|figures?|exhibits?|sections?|chapters?|"
    r"footnotes?|appendix|lines?|paragraphs?|questions?|steps?|phases?|stages?"
    r"|tiers?|levels?|versions?|rooms?|suites?|floors?|gates?|flights?|routes?|clauses?|articles?|"
    r"rules?|annex|schedules?)"
    r"\s[0-9]{1,4}(?:\.[0-9]{1,2}){0,2}[A-Za-z]?"
    r"(?:(?:\s?(?:,|-|to|and|through|&)\s?){1,2}[0-9]{1,4})*(?![0-9%]|[.,][0-9]|"
    r"\s?(?:million|billion|percent|bps|bp|pp|x\b|%|people))"
)
_QUOTED = (
    r"[\u201c\"「『](?=[^\u201c\u201d\"「」『』\n]{0,24}[0-9])"
    r"(?![^\u201d\"」』\n]{0,24}(?:[%$¥€£元亿倍]|万|百分|基点|percent|illion|"
    r"bps))[^\u201c\u201d\"「」『』，。；;\n]{1,24}[\u201d\"」』]"
)
_SPANS = (
    r"(?:19|20)[0-9]{2}-(?:era|built|founded|vintage|listed|style|model|class|born|launched)"
    r"(?![a-z])|(?:mid-|late |early )?(?:(?:19|20)[0-9]|')[0-9]0s(?![A-Za-z])|[0-9]{1,3}-year-old|"
    r"[0-9]{1,3}-for-[0-9]{1,3}|(?:150|200|300)mm(?![a-z])|[0-9]{1,3}mm(?=\s?(?:lines?|wafers?|"
    r"fabs?|caps?|tools?|equipment|nodes?|晶圆|硅片|产线|厚|钢))|从\s?0\s?到\s?1(?![0-9.])"
    r"|(?<![0-9.])[5-9]0后|[0-9]\+[0-9NX](?:\+[0-9NX])*(?![0-9.%])|"
    r"(?<![0-9.])[1-9]\.0(?=时代|版|战略|模式|计划|阶段|体系|平台|工程|架构|规划)"
    r"|(?:上午|下午|早上|晚上|晚间|凌晨|中午|(?:周|星期|礼拜)[一二三四五六日天])"
    r"\s?(?:[0-9]{1,2}|[一二三四五六七八九十两]{1,3})\s?[点时]半?(?![0-9个])|"
    r"[0-2][0-9][0-5][0-9]\s(?:GMT|E[SD]?T|P[SD]?T|BST|CET|UTC|hours|hrs)"
    r"|每\s?[0-9]{1,4}\s?(?:毫升|ml|克|公斤|千克|斤|吨|股|手|件|人|户|台|平方米|平米|桶|盎司|升|"
    r"分钟|秒|小时|天)(?![0-9])"
    r"|(?<![0-9A-Za-z.,])[0-9]{2,4}G(?:bE|bps|E)?(?![A-Za-z0-9])|"
    r"(?<![0-9A-Za-z.,])[0-9]\.[0-9]T(?=\s?(?:[一-鿿]|optic|module|transceiver|ethernet|switch)|"
    r"[/、，。]\s?(?:[0-9.]+[TG]|[一-鿿]))"
    r"|(?<![0-9A-Za-z.,$¥€£])[0-9]{1,4}(?:[ACDEFGIJLNOPRSUVWYZ](?![A-Za-z])|(?!MM|MN|BN|TN|KW|MW|"
    r"GW|TW|BP|PP|PC|RM|US|CN|HK|EU|YO|QO|LB|OZ|TE|BB|ML|MI)[A-Z]{2,5})(?![a-z0-9])"
    r"|(?<![0-9.,])(?:1|100)\s?(?:美元|欧元|英镑|日元|港元|港币|人民币|澳元|"
    r"韩元)(?=\s?(?:兑换?|折合?|合|等于|[=≈])\s?[0-9约人])"
    r"|(?<=\()(?:1[0-2]|0?[1-9])/(?:3[01]|[12][0-9]|0?[1-9])\s?[-~至]\s?(?:1[0-2]|0?[1-9])"
    r"/(?:3[01]|[12][0-9]|0?[1-9])(?=\))|[3-7][05]00(?=\s?(?:大卡|(?:千卡|kcal|K)(?![A-Za-z])))"
    r"|[Rr]ule of [0-9]{2}(?![0-9])|"
    r"[0-9]{1,4}(?:\.[0-9])?(?:mm|cm|m|毫米|厘米|米)?\s?[×*xX]\s?[0-9]{1,4}(?:\.[0-9])?"
    r"(?:\s?[×*xX]\s?[0-9]{1,4}(?:\.[0-9])?)?\s?(?:mm|cm|m|毫米|厘米|米)(?![A-Za-z0-9])"
    r"|[0-9]{1,3}\s?根?\s?[日周月]?K线|[一两二三四五六七八九十]块(?=[一-鿿])"
    r"(?![钱多半左上以出到至和与及的了来也，一二两三四五六七八九])"
    r"|(?:(?<=[a-z,] )|(?:(?<![^\n])|(?<=[.!?;:] ))(?=[A-Z][a-z]+\s[0-9]+,?\s(?:and\s)?[A-Z]))"
    r"(?!(?:Between|Within|Until|Through|After|Before|During|Exactly|Almost|Another|Deliveries|"
    r"Orders|Stores|Customers|Users|Shipments|Units|Output|Production|Volume|Price|Shares|Close|"
    r"Closed|Open|High|Low|Capex|Members|Subscribers|Buy|Sell|Hold|Bull|Bear|Up|Down|At|By|To|"
    r"From|With|And|The|Just|Some|Only|Plus|Minus|Target|Backlog|Guests|Traffic|Days|Rigs|"
    r"Wells|Ships|Vessels)\s)(?!(?:"
    + _CODES
    + (
        r")\s)(?!(?:About|Over|Nearly|Around|Roughly|Approximately|USD|CNY|RMB|HKD|EUR|GBP|JPY|Rs|"
        r"Rmb|FY|CY|Fiscal|Revenue|Sales|Income|Profit|Headcount|Employees|Staff|Cash|Debt|EPS|"
        r"ROE|PE|PB|Total)\s)[A-Z][A-Za-z]{2,}\s[1-9][0-9]{0,3}(?![0-9:]|[.,][0-9])(?!\s(?:[a-z-]+"
        r"\s){0,2}(?:days|hours|jobs|employees|staff|workers|stores|shops|homes|beds|vessels|"
        r"ships|vehicles|customers|subscribers|users|tonnes|tons|barrels|megawatts)(?![a-z]))"
    )
)
_SCHOOL = "工程|高校|院校|大学|名校|学校|本科|硕|博|毕业|学历|双一流|背景"
_NAMED_IN_CHINA = (
    rf"985(?=\s?(?:[、/和及与或]\s?211|{_SCHOOL}))|211(?=\s?(?:[、/和及与或]\s?985|{_SCHOOL}))|"
    rf"(?<=985[、/和及与或])211|(?<=211[、/和及与或])985"
    r"|618(?=\s?(?:大促|年中|购物|期间|活动|促销|预售|战报|电商|狂欢|节|前后|当[天日]|首|开门红|"
    r"收官|档期|全?周期|数据|表现|销售|成交|GMV|[Ss]hopping|[Ff]estival|promotions?|campaign|"
    r"mid-year|event|period|season|sales?\s(?:event|festival|season|campaign|period)|pre-?sales?)|"
    r"[、和与及/]\s?双)"
    r"|(?<=[今去本前]年)618|(?<=双11[、和与及/])618|(?<=(?:本次|本届|电商|天猫|京东|抖音|参与|"
    r"参加|备战))618|(?<=[“\"「'])618(?=[”\"」'])|(?<=[Dd]uring )618"
)
"""Universities of two projects and a shopping festival: the same digits are figures elsewhere."""
_VERSIONS = (
    r"(?:OAuth|TLS|SSL|HTTP|SAML|Pro|Plus|Max|Lite|Ultra|Mini|Gen|Version|"
    r"OS)\s[0-9]{1,2}\.[0-9]{1,2}(?:\.[0-9]{1,2})?|[0-9]\.[0-9](?=系列|版)"
    r"|(?<![0-9.])[0-9]{1,3}(?:\.[0-9])?(?=级(?:[、，,。；;和与及]|水泥|以上|标号|能效|地震|"
    r"强度))|[0-9]{1,3}片(?=版型|组件|式)|(?:19|20)[0-9]{2}/[0-9]{2}(?![0-9/-])"
    r"|(?:[Ww]ee?k|[Ww]k)\.?\s?[0-9]{1,3}"
)
_IDIOMS = alternatives((
    "一成不变", "万一", "三元锂", "三元材料", "三元电池", "三元前驱体", "三元正极", "三元催化",
    "三元乙丙", "二元", "一元化",
    "千万不", "千万别", "三亚", "一次性", "一股独大",
    "一手", "二手", "四大行", "五险一金", "一年期", "五年期", "十年期", "三年期", "八成新",
))  # fmt: skip
_NO_UNIT = (
    r"(?![0-9%]|[.,][0-9]|(?:mn?|k|tn|pp|kt|[MG]W)(?![A-Za-z])|\s?(?:%|元|亿|万|倍|个百分点|"
    r"个基点|美元|港元|股|户|家|人|million|billion|thousand|trillion|bn|percent|bps|x\b))"
)
"""What has a unit behind it is a figure, whatever its digits may also be the name of."""
_METRIC = (
    r"(?!(?:ROE|ROA|ROIC|PE|PB|PS|EPS|DPS|BPS|NIM|LPR|YoY|QoQ|yoy|qoq|TTM|FCF|OCF|EBITDA|EBIT|PEG|"
    r"GDP|CPI|NPL|ASP|about|over|约)[-+0-9])"
)
_ROWS: tuple[tuple[str, str], ...] = (
    ("url", r"(?:https?://|www\.|mailto:)[^\s<>\"')，。；]+"),
    (
        "email",
        r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}\.[A-Za-z0-9.-]{1,63}",
    ),
    (
        "tool_call",
        (
            r"(?<![A-Za-z0-9_])(?:tc|call|run|claim|cite|evt|toolu|fact|src|ref|doc|id|"
            r"msg|req)_[0-9A-Za-z_]{1,64}"
        ),
    ),
    ("uuid", r"(?<![0-9a-fA-F])[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"),
    ("rule", r"(?<![A-Za-z0-9_])[a-z]{2,12}_[0-9]{1,4}(?![0-9A-Za-z_])"),
    ("title", r"《[^《》\n]{1,120}》"),
    (
        "footnote",
        (
            r"\[\^?[0-9]{1,3}\](?:\(#[^)\n]{0,60}\))?|【[0-9]{1,3}】|"
            r"\[\^[0-9A-Za-z_-]{1,40}\]|[⁰¹²³⁴-⁹]+|[①-⑳]"
        ),
    ),
    (
        "code",
        r"(?<![0-9A-Za-z.])(?:[0-9]{4,6}\.(?:SH|SZ|BJ|HK|SS|sh|sz|bj|hk|XSHE|XSHG|TW|TWO|KS|KQ|T|"
        r"SI)|(?<![0-9],)[0-9]{1,5}[. ](?:HK|hk)(?!\$)|"
        r"(?:SH|SZ|BJ|HK|sh|sz|bj|hk)[:.]?\s?[0-9]{4,6})(?![0-9A-Za-z])"
        r"|(?<=\()[0-9]{6}(?=\))|(?<![0-9.,])(?:60[0135]|68[89]|00[0-3]|30[0-2]|920|83[0-9]|"
        r"87[0-9])[0-9]{3}(?![0-9.,]|\s?[%元股万亿倍户台辆])",
    ),
    (
        "isin",
        (
            r"(?<![A-Za-z0-9])[A-Z]{2}[A-Z0-9]{9}[0-9](?![A-Za-z0-9])|"
            r"(?<![A-Za-z])CIK\s?[0-9]{6,10}|(?<![0-9])0000[0-9]{6}(?![0-9])"
        ),
    ),
    (
        "clock",
        r"(?<![0-9:.QHqh])(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?(?![0-9:%亿万]|\.[0-9])"
        r"(?:\s?[ap]\.?m\.?(?![A-Za-z]))?"
        r"|(?<![0-9.])1?[0-9]\s?[ap]\.?m\.?(?![A-Za-z])|"
        r"(?<![0-9.])[0-2]?[0-9]\s?(?:时|点)(?:[0-5]?[0-9]\s?分|整|许)",
    ),
    ("zone", r"(?:UTC|GMT)\s?[+-][0-9]{1,2}(?::[0-9]{2})?"),
    (
        "phone",
        (
            r"(?<![0-9])(?:\+[0-9]{1,3}[- ])?(?:0[0-9]{2,3}-[0-9]{7,8}|"
            r"0[0-9]{2,3}-[0-9]{4}\s[0-9]{4}|1-?[0-9]{3}-[0-9]{3}-[0-9]{4}|"
            r"400-[0-9]{3}-[0-9]{4})(?![0-9])(?:转\s?[0-9]{1,5}(?:分机)?)?|"
            r"(?<![0-9])\+[1-9][0-9]{0,2}[ .-]\(?[0-9]{1,4}\)?(?:[ .-][0-9]{2,5}){1,4}(?![0-9%])|"
            r"(?<![0-9.,$])[0-9]{1,5}\s(?!Wall Street\s[a-z])(?:[A-Z][A-Za-z.]+\s){1,3}"
            r"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Place|Plaza|Square|Parkway)"
            r"(?![A-Za-z])|[Ff]ile\s(?:[Nn]o\.|[Nn]umber):?\s[0-9]{1,3}-[0-9]{3,6}|"
            r"(?:par|stated|nominal)\svalue\s(?:of\s)?(?:US)?\$[0-9]{0,2}\.?[0-9]{1,6}"
            r"(?:\sper\sshare)?|(?<![0-9])(?:US)?\$0?\.[0-9]{1,6}\s(?:par|nominal)\svalue|"
            r"(?<![A-Za-z])(?:[Tt]el(?:ephone)?|TEL|[Ff]ax|FAX|[Pp]hone|[Mm]obile|[Hh]otline|[Cc]all)"
            r"(?:\sus)?(?:\s(?:at|on|no\.?|number))?\.?\s?:?\s?\+?\(?[0-9]{1,5}\)?"
            r"(?:[ .-][0-9]{2,5}){1,4}(?![0-9%])"
        ),
    ),
    ("form", r"(?<![A-Za-z0-9])" + _FORMS),
    ("index", rf"{_INDICES}|(?<![A-Za-z]){_WEST_INDICES}"),
    ("numbered", r"(?<![A-Za-z])" + _NUMBERED),
    ("zh_numbered", _ZH_NUMBERED),
    ("quoted", _QUOTED),
    ("holding", numbered.NAMES),
    ("product", f"(?:{_PRODUCTS}){_NO_UNIT}"),
    ("legal", _LEGAL),
    ("number_of", _NUMBERS_OF),
    ("rank", _RANKS),
    ("reference", _SMALL_WORDS),
    ("version", f"(?<![A-Za-z])(?:{_VERSIONS}){_NO_UNIT}"),
    ("span", f"(?:{_SPANS}){_NO_UNIT}"),
    (
        "named",
        (
            rf"(?<![0-9.,$¥€£₹])(?<!(?:{_CODES}))(?<!(?:{_CODES}) )"
            rf"(?:{_UNITLESS}|{_NAMED_IN_CHINA}){_NO_UNIT}"
        ),
    ),
    ("idiom", _IDIOMS),
    (
        "kind",
        (
            r"(?<=[内外])三元(?!左右|以[上下内])|三元(?=生?猪|仔猪|母猪|杂交|股份|食品|乳业|生物|"
            r"基因)|[一二三四五六七八九十百千]{0,3}[百千万][万亿]?"
            r"元?(?=级(?!别)[^，。；]|(?<=元)机|俱乐部)|(?<=[统单唯同专划])一(?=[元成倍半亿])|"
            r"一(?=元(?:器件|素|宇宙|论|次|二次))|"
            r"(?<![0-9.])(?:10|15|20|30|35|50|70|80|90|100|300)\s?个?大中城市|(?<![0-9.])"
            r"(?:10|15|20|30|35|50|70|80|90|100|300)\s?个?(?:大中)?城市?(?=的?(?:新房|二手|房价|"
            r"成交|数据|商品|住宅|指数|土地|样本|口径|整体|平均))|八亿时空|三只松鼠|三六零"
        ),
    ),
    (
        "base",
        (
            r"(?<![A-Za-z])(?:[Ee]ach|[Ee]very|[Pp]er)\s(?:additional |extra |further )?"
            r"(?:(?:[A-Z]{2,3}\s?)?[$€£¥]|(?:RMB|CNY|USD|EUR|HKD|GBP|JPY)\s?)"
            r"(?:1|5|10|20|25|50|100|500|1,?000|10,?000)(?:\s?(?:million|billion|m|bn))?"
            r"(?=\s(?:of|in|spent|invested|earned|move|change|rise|fall|increase|decrease|adds?|"
            r"costs?|shifts?|takes?|moves?|lifts?|cuts?|swing)(?![a-z]))"
        ),
    ),
    (
        "per_ten",
        (
            r"每\s?(?:10|十)\s?股|(?<![A-Za-z])(?:per|for every|for each|on every)\s(?:10|ten)\s"
            r"(?:existing |ordinary |[AH] |[AH]-)?shares(?:\sheld)?(?![A-Za-z])"
        ),
    ),
    (
        "inline_list",
        (
            r"(?<=[\s;；,，。:：])[((][0-9]{1,2}[))](?=\s?[^\s0-9%,.])|"
            r"(?<=[;；。:：])\s?[0-9]{1,2}[.、)](?=\s?[^\s0-9])"
        ),
    ),
    (
        "listed",
        (
            r"(?:[Ss]tock|[Ss]hare|[Ss]ecurity|[Ss]ecurities|[Tt]icker|HKEX|SEHK)\s"
            r"(?:[Cc]ode|[Nn]o\.|[Nn]umber)s?\s?[:：]?\s?[0-9]{1,6}(?![0-9]|[.,][0-9])|"
            r"(?:股份|股票|证券|港股)代[号码]\s?[:：]?\s?[0-9]{1,6}(?![0-9]|[.,][0-9])"
        ),
    ),
    (
        "split",
        (
            r"(?<![0-9.,/$¥€£-])(?:50/50|60/40|40/60|70/30|30/70|80/20|20/80|90/10|10/90|55/45|45/55|"
            r"65/35|35/65|75/25|25/75)(?![0-9/%.]|,[0-9])"
        ),
    ),
    ("batch", r"(?:[一二两三四五六七八九十]|[0-9]{1,2})(?:期|版|个阶段|种情形|种情景|步走)"),
    (
        "model",
        rf"(?<![A-Za-z0-9]){_METRIC}"
        r"(?!(?:USD|CNY|RMB|HKD|EUR|JPY|GBP|US|HK|FY|CY|Rmb|rmb|TWD|KRW|CHF|AUD|CAD|SGD|NT|"
        r"A|C|S)[0-9]|(?:US|HK)\$)"
        r"(?:[A-Za-z]{1,12}[-.]?[0-9]{1,5}(?:\.[0-9]{1,2})?[A-Za-z]{0,4}"
        r"(?:-[A-Za-z0-9]{1,6})?)(?![A-Za-z])"
        + _NO_UNIT
        + r"|(?<![A-Za-z0-9])[A-Z][0-9]{2,4}[A-Za-z]{0,3}(?![0-9A-Za-z]|[.,][0-9]|%)",
    ),
)
_STARTS = (
    r"(?=[A-Za-z0-9《\[【⁰¹²³⁴-⁹①-⑳(\u201c\"「『〔§排位居名跻入蝉稳热电客邮传航车批准许证专文账卡"
    r"订合序门共骁麒天酷锐昇思昆霄至龙展波空东问极领哈坦理梦青飞窖年古蓝鸿澎大宝奔奥歼运神嫦长红荣"
    r"小华晚凌早从'第附注表图公编代版脚方情规条步楼室档卷前周星礼一二两三四五六七八九十致来拨会密"
    r"口见节章验工料型品展上深沪中科创北国恒日标纳罗富道双工每千万+接参听邀识取查追回记受报底备流单样试提问项])"
    r"(?<![A-Za-z](?=[A-Za-z]))"
)
"""No class starts with another character, nor inside a word: most places are left at once."""
_PATTERN = regex(
    _STARTS + "(?:" + "|".join(f"(?P<{name}>{pattern})" for name, pattern in _ROWS) + ")"
)
_LIST = regex(
    r"^[ \t]*(?:[>*-]{1,3}[ \t]+)?(?:#{1,6}[ \t]+[0-9]{1,2}(?:\.[0-9]{1,2}){0,3}[.、):]?(?=[ \t])"
    r"|[0-9]{1,2}(?:\.[0-9]{1,2}){1,3}\.?(?=[ \t]+[A-Z])|[0-9]{1,2}[.、)](?=[ \t]*[^0-9\s%])"
    r"|\([0-9一二三四五六七八九十]{1,3}\)|[一二三四五六七八九十]{1,3}[、.])",
    re.MULTILINE,
)


def blank(hit: re.Match[str]) -> str:
    """What a harmless match is replaced by: nothing that any pattern reads, of the same length."""
    return "\x00" * (hit.end() - hit.start())


def without(folded: str) -> str:
    """The text with every harmless class blanked, its length kept."""
    return _LIST.sub(blank, _PATTERN.sub(blank, folded))
