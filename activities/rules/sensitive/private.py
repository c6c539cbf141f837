"""Data of one private person beside numbers of state and bank.

Messengers, births, licences, health.

A name alone is no such datum, and no rule looks for names: what executives are and earn is
published.
"""

import re

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.plates import STATES
from activities.rules.sensitive.sentences import ahead, behind

PASSPORT = regex(
    r"(?<![0-9A-Za-z])(?:[A-Za-z]{1,2}\d{7,8}|\d{9}|"
    r"(?=[0-9A-Z]{0,9}[A-Z])(?=(?:[A-Z]{0,5}\d){4})[0-9A-Z]{7,10})(?![0-9A-Za-z])"
)
"""Of China, of nine digits, and with letters and digits as several countries mix them."""
MESSENGER = regex(
    r"(?:加(?:我|他|她|其|您|你|TA)?的?(?:[微薇威徽]信|[VvＶ](?=[\s:：]))|[微薇威徽]信号?|"
    r"(?i:wechat|weixin|v信号?|(?<![a-z])vx(?![a-z])))(?:,?\s?[(（]?(?i:id))?(?:\s(?i:is))?"
    r"(?:[是为]|[\s:：\"“'(（]|(?<=[薇威徽]信)|(?<=微信)(?=[A-Za-z-]{3,18}(?:\d\d|_\w))|"
    r"(?<=信号))(?:[\s:：\"“'(（]){0,3}"
    r"(?P<id>[A-Za-z][A-Za-z0-9_-]{4,19})(?![A-Za-z0-9_@.-])"
    r"|(?:(?<![A-Za-z])(?:QQ|qq|Q号|Q(?=群主))|企鹅号?|扣扣号?)(?:聊|联系|沟通)?[吧呗哈哦呢啊]?[,，]?"
    r"(?:群主)?(?:的?[私小]号|号码?|\s?(?i:id|number))?\s{0,2}(?:是|为|[:：]|\s(?i:is)\s)?"
    r"\s{0,2}[1-9]\d{5,10}(?!\d|[.,]\d|\s?[年月万亿元%股户人])"
    r"|(?i:discord)[^\n]{0,12}?(?<![\w#])[\w.]{2,32}#\d{4}(?!\d)"
    r"|@[A-Za-z][A-Za-z0-9_.]{3,31} (?:on|via|over) (?i:telegram|signal|discord|instagram|line|"
    r"snapchat|wechat)\b"
    r"|(?<![A-Za-z0-9_])wxid_[a-z0-9]{10,20}(?![A-Za-z0-9_])"
)
MESSENGER_ANCHORS = (
    "wxid_|telegram|signal|instagram|line|snapchat|discord|企鹅|扣扣|q号|q群主|微信|薇信|威信|徽信|加v|加我|加他|加她|加其|"
    "加您|加你|加ta|"
    "wechat|weixin|vx|v信|qq"
)
HANDLE = regex(
    r"(?i:[微薇威]信|推特|twitter|微博|weibo|threema|viber|zalo|wickr|(?-i:L(?:INE|ine))(?=\s?(?:账号|帐号|号|"
    r"[Ii][Dd]))|(?-i:L(?:INE|ine))(?=\s?[:：(（])|(?-i:LINE)(?=\s@?[A-Za-z])|(?-i:L(?:INE|"
    r"ine))(?=\s(?:is|at)\s)|小?飞机|纸飞机|"
    r"wechat|weixin|telegram|(?<![a-z])tg(?![a-z])|电报|飞机号|whatsapp|signal|"
    r"kakao(?:talk)?|insta(?:gram)?(?![a-z])|snapchat|t\.me(?=/)|"
    r"skype|discord|(?<![a-z])line(?=\s(?:id|account))|"
    r"(?<![a-z])ding(?:talk)?(?=\s?(?:id|account|号))|抖音|小红书|陌陌|钉钉|飞书)[^。！？!?\n]{0,36}?"
    r"(?:。[他她我其]?的?(?=账号|帐号|用户名?|号|(?i:id)))?"
    r"(?:(?<![A-Za-z])(?i:id|handle|username|user name|account|name|as)(?![A-Za-z])|"
    r"账号|帐号|用户名?|号|[:：@/]|"
    r"(?<=LINE )(?=@?[A-Za-z.]{2,24}[\d_])|"
    r"(?<=gram )|(?<=gram is )|(?<=chat )|(?<=chat is )|(?<=[Ll]ine )(?:is|at))"
    r"(?:,\s[^,.;\n]{2,48},|[，,][^，,。\n]{1,16}[，,])?(?:\s(?i:is|was))?[\s:：是为“\"'(（@]{0,4}"
    r"(?:live:)?\.?(?P<handle>[A-Za-z][A-Za-z0-9]{0,24}[_\d.-][A-Za-z0-9_.-]{0,24})(?![A-Za-z0-9_@-])"
)
"""An account of a messenger with words between: what is told as its name."""
HANDLE_ANCHORS = (
    "insta|snapchat|t.me|微信|wechat|weixin|telegram|tg|电报|飞机|推特|twitter|微博|weibo|threema|viber|zalo|"
    "wickr|薇信|威信|whatsapp|signal|kakao|skype|discord|line|抖音|"
    "小红书|陌陌|钉钉|飞书|ding"
)
_OWN = regex(
    r"(?i)live:|[他她我您]|本人|本名|真实身份|小号|私|加好友|单聊|群主|老师|先生|女士|找|联系|"
    r"\b(?:his|her|my|me|him|personal|private|dm|"
    r"ping|add|reach|text|talks?|chats?|direct|she|he|answers?|replies|contact|source|dealer|"
    r"informant|whistleblower|expert|ex|former|moderator|handle|username|user name|id)\b|"
    r"(?:(?<![a-z])tg|telegram|line|signal|skype|discord|电报|飞机|推特|twitter)(?:账号|号)?[^\w\n]{0,4}@|"
    r"(?-i:L(?:INE|ine))\s?[:：]|telegram[:：]|"
    r"goes by|known as|distributor|爆料|线人|散户|股民|专家|受访|经销商|离职|前员工|"
    r"账号|用户|姓名|加盟商|供应[链商]|(?-i:LINE)\s@?[a-z]"
)
_HOUSE_ACCOUNT = regex(
    r"(?:公众|服务|企业|官方|订阅|视频|小程序|客服|investor|official)[^。\n]{0,8}$"
)
_HOUSE_WORD = regex(
    r"(?i)公司|集团|品牌|粉丝|followers?|subscribers?|\bposts? updates\b|"
    r"公众号|服务号|视频号|小程序|官方|企业|客服|机器人|频道|"
    r"\b(?:official|channels?|groups?|community|bots?|investor relations|support|app|version|"
    r"api|messages?|users?)\b"
)
WHOLE_DATE = (
    r"(?:(?:19|20)\d{2}\s?(?:年\s?\d{1,2}\s?月\s?\d{1,2}\s?日|([-/.])\d{1,2}\1\d{1,2})"
    r"|\d{1,2}([-/.])\d{1,2}\2(?:19|20)\d{2}"
    r"|(?i:\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|"
    r"dec)[a-z]{0,6}\.?,? (?:19|20)\d{2}"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|"
    r"dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}))(?!\d)"
)
BORN_ON = regex(
    r"(?:19|20)\d{2}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日(?:出生|生(?![产物效活态前命成]))"
)
_PUBLIC = regex(
    r"(?i)董事|监事|总裁|总经理|高管|高级管理|创始人|创办人|主席|行长|院士|秘书|财务总监|"
    r"首席|基金经理|(?<!前)负责人"
    r"|\b(?:founder|co-founder|chief|ceo|cfo|coo|chair\w{0,6}|director|president|executive|"
    r"officer|governor|minister|senator|laureate)\b"
)
"""Whose dates annual reports and encyclopaedias print."""
_NO_PUBLIC = regex(r"(?i)\bnot an? (?:officer|executive|director)\b|非高管|不是高管|未任职")
PLATE = regex(
    r"(?:[车車]牌|号牌|牌照|车号|座驾|私家车|车主|绿牌|蓝牌|新能源车|"
    r"(?i:(?:licen[cs]e|number|registration) plate))"
    r"[^。\n]{0,12}?"
    r"[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][·.\s-]?"
    r"(?=[A-Z]{0,5}\d)[A-Z0-9]{5,6}(?![A-Za-z0-9])"
)
"""The plate of a car, called one."""
PLATE_ANCHORS = "车牌|車牌|号牌|牌照|车号|座驾|私家车|车主|绿牌|蓝牌|新能源车|plate"
VEHICLE = regex(
    r"(?:(?<![A-Za-z])VIN(?![A-Za-z])|车架号|车辆识别代[号码])[^\n。]{0,24}?(?<![A-Z0-9])(?=[A-Z]{0,12}\d)"
    r"[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])"
)
"""The whole number of one car; ranges of a recall name its beginning."""
VEHICLE_ANCHORS = "vin|车架号|车辆识别"
WHEREABOUTS = regex(
    r"(?:[我他她您你的]家|家里|家中|家庭[住地]址|住址|住处|住宅|(?i:\b(?:home|house|his|her|"
    r"lives?)\b))[^\n。;；]{0,12}?(?<!index )(?<!price )"
    r"(?<![\d.])-?\d{1,3}\.\d{4,8}\s?°?[NS]?\s?[,，/]\s?-?\d{1,3}\.\d{4,8}(?![\d.])"
    r"|(?:登录|登陆|常用|家庭|家里|住宅|(?i:\b(?:home|her|his|login|personal)\b))(?:的)?\s?IP(?:地址|\saddress)?"
    r"(?:\s(?:is|was))?[\s:：是为]{0,3}(?:\d{1,3}\.){3}\d{1,3}(?![\d.])"
)
"""Where somebody is: the place of a home on a map, the address somebody logs in from."""
WHEREABOUTS_ANCHORS = "家|住址|住处|住宅|home|house|his|her|live|登录|登陆|常用|login|personal"
NATIONAL = regex(
    r"(?<![A-Za-z])(?i:pan)(?: no\.?| number| card)?\W{1,3}[A-Z]{3}P[A-Z]\d{4}[A-Z](?![A-Za-z0-9])|"
    r"(?:(?<![A-Za-z])(?i:aadhaar|aadhar|itin|tfn|tax file number|cpf|my number|codice fiscale|rrn|"
    r"resident registration number|curp|dni|nif|nie|bsn|pesel|personnummer|social insurance number|"
    r"a-number|alien (?:registration )?number|steuer-?id\w{0,24})"
    r"(?![A-Za-z])|(?<![A-Za-z])SIN(?![A-Za-z])|주민등록번호|マイナンバー|个人番号)"
    r"(?:\s?(?i:no\.?|number|id|#|is|was)){0,2}[^\w\n]{0,4}"
    r"(?=(?:[^\d\n]{0,3}\d){8})[A-Z0-9](?:[ .-]?[0-9A-Z]){7,17}(?![A-Za-z0-9]|[.,]\d)"
)
"""A number of a person in another country's registers, called by its name."""
NATIONAL_ANCHORS = (
    "aadhaar|aadhar|itin|tfn|tax file|cpf|my number|codice|rrn|resident reg|curp|dni|nif|nie|bsn|"
    "pesel|personnummer|a-number|alien |steuer|insurance number|sin |sin:|pan |pan:|"
    "주민|マイナンバー|个人番号"
)
REGISTERED = regex(
    r"(?:军官证|士兵证|警官证)[^。\n]{0,8}[\u4e00-\u9fff]字第?\s?\d{5,8}"
    r"|结婚证(?:字号|编号|号)?[^。\n0-9A-Z]{0,4}[A-Z]?\d{6}-\d{4}-\d{6}(?!\d)"
    r"|(?:学号|考号|准考证号)[^。\n0-9A-Z]{0,4}[A-Z]?\d{8,14}(?!\d)"
    r"|学籍号?[^。\n0-9A-Z]{0,6}[A-Z]?\d{17}[\dXx](?!\d)"
    r"|(?<![A-Za-z])IMEI(?![A-Za-z])[^\d\n]{0,6}\d{15}(?!\d)"
    r"|(?<![A-Za-z])(?i:medicare|mbi)(?![A-Za-z])[^\n]{0,20}?(?<![A-Za-z0-9])"
    r"[1-9][A-Z][A-Z0-9]\d-?[A-Z][A-Z0-9]\d-?[A-Z]{2}\d{2}(?![A-Za-z0-9])"
)
"""Of an officer, a pupil, a telephone somebody carries, somebody insured."""
REGISTERED_ANCHORS = "结婚证|军官证|士兵证|警官证|学籍|学号|考号|准考证|imei|medicare|mbi"
LICENCE = regex(
    r"(?<![0-9A-Za-z])(?:[A-Z9]{5}\d{6}[A-Z9]{2}[A-Z0-9]{3}|\d{12}|"
    r"[A-Za-z]\d{7,13}|\d{17}[\dXx]|\d{8})(?![0-9A-Za-z])"
)
LICENCE_LABEL = regex(
    r"(?i)(?:驾驶证|驾照)(?:档案)?(?:编号|号码?)?\W{0,3}$"
    r"|\b(?:driver'?s?|driving) licen[cs]e\b(?: \([a-z]{2,3}\))?"
    r"(?: (?:no\.?|number|is|id|#))*(?: (?:of|for) (?-i:[A-Z][a-z]+)(?: (?-i:[A-Z][a-z]+))?)?"
    r"(?: is)?\W{0,3}$"
    r"|\b(?-i:DL) (?:#|no\.?|number)\W{0,3}$"
    r"|\b(?:driver'?s?|driving|license)\b[^\n]{0,60}\b(?-i:DL) ?(?:#|no\.?|number)?\W{0,2}$"
)
LICENCE_BY_STATE = (
    rf"(?-i:{STATES}) (?:c?dl|(?:driv(?:er['’]?s?|ing) )?licen[cs]e|driver id)|"
    r"driv(?:er['’]?s?|ing) licen[cs]e|(?-i:CDL|DLN|OLN)|operator['’]?s? licen[cs]e|"
    r"permis de conduire|f[uü]hrerschein(?:nummer)?|patente di guida|carn[eé] de conducir|"
    r"rijbewijs|prawo jazdy|運転免許証?|驾驶执照|驾照|driver licence"
)
"""What a licence to drive is called, by its state or in its country."""
LICENCE_ABROAD = regex(
    rf"(?<![0-9A-Za-z-])(?:{STATES} )?"
    r"(?=(?:[A-Z -]{0,3}\d){5})(?:WDL[A-Z0-9]{9}|"
    r"(?=(?:[A-Z -]{0,3}\d){6})(?:[A-Z]{0,2}\d{2,4}(?:[ -]\d{1,6}){2,5}|"
    r"[A-Z]{1,2}\d{5,14}|\d{7,12}|\d{2}[A-Z]{3}\d{5}|[A-Z]\d{4} \d{5} \d{5}|"
    r"[A-Z]{2}\d{2}[ -]?\d{11}|[A-Z]\d{2,3}[A-Z0-9]{7,8}|[A-Z]\d{2}-\d{2}-\d{4}))(?![0-9A-Za-z-]|"
    r"[.,]\d)"
)
LICENCE_ABROAD_ANCHORS = (
    "licen|dl|cdl|oln|permis|führer|fuhrer|patente|conducir|rijbewijs|prawo|免許|驾驶执照|驾照"
)
_BRITISH = regex(r"[A-Z9]{5}\d{6}[A-Z9]{2}[A-Z0-9]{3}")
_LICENCE = regex(r"(?i)licen[cs]e")
HEALTH = regex(r"(?<!\d)\d{3}[ -]?\d{3}[ -]?\d{4}(?!\d)")


def is_passport(_found: str, _before: str, after: str) -> bool:
    """Whether a number is called that of a passport by the word right behind it."""
    return re.match(r"(?i)\s?passport\b(?! (?:appl|hold|office|renew|issu))", after) is not None


def is_no_house_account(found: str, before: str, after: str) -> bool:
    """Whether an account of a messenger is none that a company publishes.

    Without being told to add it, a word needs a digit or an underscore to be an account.
    """
    name = MESSENGER.fullmatch(found)
    handle = name["id"] if name else None
    if _HOUSE_ACCOUNT.search(before) or re.match(r"\s?(?:公众号|小程序|支付|pay\b)", after, re.I):
        return False
    return handle is None or found.startswith("加") or re.search(r"[\d_]", handle) is not None


def is_handle(found: str, before: str, after: str) -> bool:
    """Whether an account of a messenger is called a person's, and none that a house publishes."""
    before, after = ahead(before), behind(after)
    around = before[-40:] + found
    if _HOUSE_ACCOUNT.search(before) or _HOUSE_WORD.search(around + after):
        return False
    return _OWN.search(around + after) is not None


def is_no_house_handle(found: str, before: str, after: str) -> bool:
    """Whether nothing says that an account of a messenger is a house's or a channel."""
    before, after = ahead(before), behind(after)
    return not (_HOUSE_ACCOUNT.search(before) or _HOUSE_WORD.search(before[-40:] + after))


def is_of_nobody_public(_found: str, before: str, after: str) -> bool:
    """Whether a date of birth is not of somebody whose office is named beside it."""
    sides = before[-60:], after
    return any(map(_NO_PUBLIC.search, sides)) or not any(map(_PUBLIC.search, sides))


def is_licence(found: str, before: str, _after: str) -> bool:
    """Whether a number is called that of a driving licence; one of Britain is known by its form."""
    if _BRITISH.fullmatch(found) and _LICENCE.search(before[-24:]):
        return True
    return LICENCE_LABEL.search(before) is not None
