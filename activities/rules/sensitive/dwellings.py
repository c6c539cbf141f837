"""Where somebody lives, told by the shape of the place: what a flat has and an office has not.

A street and a number are no secret: companies print theirs. A flat on a staircase, an apartment of
a street are a person's where somebody is written to, visited or called at home there.
"""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.labels import is_addressed
from activities.rules.sensitive.people import is_house_name
from activities.rules.sensitive.sentences import ahead, behind

_NUMBER = r"[\d一二三四五六七八九十]{1,4}"
FLAT_ZH = (
    rf"(?:{_NUMBER}(?:号楼|栋|幢|座|号|#楼?)[^。\n]{{0,6}}?)?{_NUMBER}单元\s?[-—]?{_NUMBER}(?:[室号房户]|(?!\d))"
    rf"|(?:{_NUMBER}|[A-Z])(?:号楼|栋|幢|座)\s?[-—]?\d{{3,4}}(?:[室号房户]|(?!\d))"
    rf"|{_NUMBER}弄{_NUMBER}号(?:楼)?\s?(?:{_NUMBER}室|\d{{3,4}}(?!\d))"
    rf"|{_NUMBER}号楼\s?{_NUMBER}门\s?\d{{2,4}}(?!\d)"
    r"|\d{1,3}座\s?\d{1,3}[楼层樓]\s?[A-Z\d]{1,3}室|[A-Z]座\s?\d{1,3}[楼樓层]\s?\d{0,3}[A-Z]?室"
    r"|(?:\d{1,4}巷)?(?:\d{1,4}弄)?\d{1,4}号\s?\d{1,3}[楼樓](?:之\d{1,3}|\s?\d?[A-Z]室|\s?\d{1,4}室)"
    r"|[镇乡][\u4e00-\u9fff]{1,6}村(?:第)?\d{1,4}(?:号|组|村民组|社)"
    rf"|号(?:院|楼)?之(?:[一二三四五六七八九十]{{1,3}}|\d{{1,6}})\s?(?:\d{{1,2}}[栋幢座楼])?\s?(?:\d{{2,5}})?[室房户号]?"
    rf"|号院?\s?(?:付\d{{1,2}}号)?\s?\d{{1,3}}(?:[-—]\d{{1,4}}){{1,3}}(?!\d)"
    r"|(?:村|里|苑|园|坊|庭|区|院|楼|弄|路|街)\d{1,4}(?:[-—]\d{1,4}){2,3}(?!\d)"
    rf"|\d{{1,4}}号(?:院|楼)?\s?(?:{_NUMBER}号楼)?{_NUMBER}门\s?\d{{2,4}}(?!\d)"
    rf"|(?:村|里|苑|园|坊|庭|楼)\s?{_NUMBER}门\s?\d{{2,4}}(?!\d)"
    r"|号[甲乙丙丁戊]\s?\d{2,4}[室户号房]?|\d{1,4}号内\d{1,3}号|号附\d{1,3}号\s?\d{2,4}(?!\d)"
    r"|\d{1,4}巷(?:\d{1,4}弄)?\d{1,4}号\s?\d{1,2}[楼樓]|第?\d{1,3}座\s?\d{1,3}[楼樓]\s?[A-Z]{1,2}(?![A-Za-z])"
    r"|[镇乡][\u4e00-\u9fff]{1,6}村[\u4e00-\u9fff]{1,6}[组庄屯寨坡湾冲坪沟]\d{1,4}号"
    rf"|(?:村|小区|苑|园|公寓|里|坊|庭){_NUMBER}号(?:楼)?\s?\d{{3,4}}(?:[室房]|(?!\d))"
)
STREET = (
    r"\d{1,5}[A-Z]? (?:[NSEW]\.? )?(?:[A-Z][\w'’.]+ ){1,4}"
    r"(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Pl|"
    r"Gardens|Close|Crescent|Terrace|Ter|Hill|Hills|Square|Sq|Mews|Circle|Cir|Trail|Trl|Parkway|"
    r"Pkwy|Row|"
    r"Grove|Highway|Hwy|Pike|Cove|Cv|Loop|Run|Alley|Aly|Crossing|Xing|Point|Pt|Path|Walk|Bend|"
    r"Hollow|"
    r"Ridge|Pass|Heights|Hts|Manor|Vista|View|Park|Green|Landing|Glen|Chase|Turnpike|Tpke|Plaza|"
    r"Esplanade)\b\.?"
)
TOWNSHIP = r"[A-Z][A-Za-z'’.]+(?: [A-Z][A-Za-z'’.]+){0,2}"
_POSTAL = (
    rf"{STREET}(?:,? (?:(?:Apt\.?|Apartment|Unit|Suite|Ste\.?|Lot) ?#?|"
    rf"#)[A-Z]?-?\d{{0,4}}-?[A-Z]?)?,? {TOWNSHIP},? "
    r"[A-Z]{2} \d{5}(?:-\d{4})?\b"
    rf"|(?:Flat \w{{1,4}}, )?\d{{1,4}}[A-Z]? {TOWNSHIP}(?:, {TOWNSHIP}){{1,3}},? "
    rf"[A-Z]{{1,2}}\d[A-Z\d]? ?\d[A-Z]{{2}}\b"
    rf"|\d{{1,4}}(?:/\d{{1,4}})? {STREET.partition(' ')[2]},? {TOWNSHIP},? (?:NSW|VIC|QLD|WA|SA|"
    rf"TAS|ACT|NT) \d{{4}}\b"
    r"|(?:Blk|Block) ?\d{1,4}[A-Z]? [A-Z][\w' ]{3,40},? #\d{2}-\d{2,4}\b"
    rf"|(?:Flat|Room|Rm\.?|"
    rf"Unit) ?\w{{1,4}}, ?\d{{1,3}}/F\.?, ?[A-Z][\w' ]{{2,40}}(?:, ?[A-Z][\w' ]{{1,40}}){{1,3}}"
    rf"|{STREET}(?:,? (?:Apt\.?|Unit|#) ?\w{{1,4}})?,? {TOWNSHIP},? (?:ON|BC|QC|AB|MB|NS|"
    rf"SK) [A-Z]\d[A-Z] ?\d[A-Z]\d"
)
"""A whole address as mail is sent to it: of a person only where somebody is said to live there."""
FLAT_EN = r"(?:(?:Apt\.?|Apartment|Flat|Unit|Condo) ?#?|#)[A-Z]?-?\d{1,4}-?[A-Z]?\b"
_LANE = (
    r"(?:Room|Rm\.?) ?\d{3,4}, ?(?:(?:Building|Block|Tower|Unit|Bldg\.?|Entrance) ?#?\w{1,3}, ?)"
    r"{1,2}[^.;\n]{0,40}?\b(?:Garden|Gardens|Village|Court|Community|Compound|Lane|Road|Rd|Street|"
    r"St)\b"
)
"""A flat in China, in English: a room of a building of an estate."""
_EUROPE = (
    r"\d{1,4}(?: bis| ter)?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Qq]uai|[Vv]ia|[Cc]alle) "
    r"(?:(?:de|du|des|della?|la|le|los) )?(?:[A-Z][\w'’]+ ?){1,3},? \d{5}"
    r"|[A-ZÄÖÜ][a-zäöüß]+(?:straße|strasse|weg|platz|allee|gasse) \d{1,4}[a-z]?,? \d{5} [A-Z]"
)
_TITLED = rf"(?:Mr|Mrs|Ms|Miss)\.? [A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?, {STREET}"
_NAMED = (
    r"\d{1,5} (?:[A-Z][\w'’.]+ ){1,3}[A-Z][\w'’]+, "
    r"(?:Flat|Apt\.?|Apartment) [A-Z]?-?\d{1,4}[A-Z]?\b"
)
_TOWN = r"(?:,? [A-Z][\w.]+){0,3}(?:,? \d{5})?"
PLACE = regex(
    rf"{FLAT_ZH}|{_TITLED}|{_NAMED}|{STREET},? {FLAT_EN}{_TOWN}"
    rf"|(?:lives?|lived|living|resides?) (?:\w+ ){{0,3}}at {STREET}{_TOWN}"
    rf"|{FLAT_EN},? (?:[A-Z][\w'’ ]+, )?{STREET}{_TOWN}|{_LANE}|{_EUROPE}"
)
POSTAL = regex(_POSTAL)
POSTAL_ANCHORS = (
    "live|living|resid|home|parents|moved|address|private|ship|deliver|mail|send|sent|post|stay|"
    "rent|"
    "retired|homeowner|householder|neighbo|shipping|flat share|mr|ms|miss|madam|house|apartment|"
    "sleep|real name|dox|kids|porch|whereabouts|hides|hiding|crashes|blogger|anonymous|"
    "flat|borrower|claimant|panelist|respondent|plaintiff|holder|widow|tenant|wife|husband"
)
_LIVES = regex(
    r"(?i)\b(?:lives?|lived|living|resid(?:es?|ed|ing|ence|ent)|home(?:[ _]address)?|parents|moved|"
    r"stays?|staying|rents?|renting|"
    r"private individual|retired|homeowner|householder|neighbou?rs?|shipping\b|flat share|widow|"
    r"retiree|doorstep|wife|husband|mum|mom|dad|born|sleeps?|sleeping|real name|dox+(?:ed|ing)?|"
    r"kids|porch|whereabouts|hides|hiding|crashes|blogger|anonymous)\b|home_address|"
    r"\b(?:his|her|my|their|your)\b(?: (?!company|firm|office|proxy|form|vote|"
    r"ballot)\w+){0,3} (?:address|place|house|flat|apartment)\b|"
    r"\b(?:ship|shipped|send|sent|deliver|mail|mailed|post|courier|"
    r"forward)\w*\b[^.\n]{0,60}(?-i:\b(?:Mr|Mrs|Ms|Miss|Dr)\b\.?|"
    r"\bto [A-Z][a-z]+ [A-Z][a-z]+(?:,| at) $)|(?-i:\b(?:Mr|Mrs|Ms|Miss|"
    r"Madam)\b\.?) (?-i:[A-Z])[\w'’-]+,\s$|"
    r"\b(?:borrower|claimant|panelist|respondent|informant|whistleblower|plaintiff|interviewee|"
    r"expert|source|customer|patient|employee|guest|recipient)\b"
)
PLACE_ANCHORS = (
    "住|地址|家|寄|送|收件|收货|快递|单元|号楼|栋|幢|座|弄|巷|门|楼|镇|乡|村|小区|苑|园|公寓|里|坊|庭|apt|apartment|flat|unit|condo|mr|ms|miss|live|"
    "living|reside|room|rm|rue |avenue |boulevard |quai |via |calle |stra|weg |platz |allee |gasse "
)
_THERE = regex(
    r"(?i)[寄送住家他她我您租搬居]|快递|上门|邮|本人|先生|女士|老师|同学|业主|联系人|收[货件]|户口|户籍|身份证|退件|通[讯信]地址"
    r"|\b(?:home|house|lives?|living|lived|resid\w{2,6}|his|her|their|my|your|mail|send|sent|ship|"
    r"shipped|deliver\w*|courier\w*|post(?:ed)?|forward|visit\w*|moved|stays?|staying|doorstep|"
    r"Mr|Mrs|Ms|Miss|Dr|wohnhaft|wohnt|domicile)\b"
)
_HOUSE = regex(
    r"(?i)公司|注册地|办公|营业|大厦|广场|中心|写字楼|产业园|科技园|工业|园区|厂|仓库|门店|楼盘|"
    r"成交|在售|拍卖|法拍|抵押|查封|标的|房产|商铺|挂牌|均价|总价|招租"
    r"|\b(?:registered|headquarter\w*|offices?|suite|floor|inc|ltd|llc|llp|corp|plc|store|branch|"
    r"warehouse|plant|factory|propert(?:y|ies)|listings?|listed|reit|sold|tenants?|square feet|"
    r"sq ft|per month|auction\w*|mortgage\w*|deeds?|foreclos\w+)\b"
)


_AT_HOME = regex(
    r"(?:[他她我您你]|本人|老师|总|先生|女士)家(?:里|中)?(?:地址\s?[:：在是]?|\s?[:：在是])[^，。,;\n]{0,30}$"
    r"|[寄送][到往给去]?[\u4e00-\u9fff]{1,3}家(?:里|中)?[吧去，,：:\s][^。;\n]{0,30}$"
)
"""Right before where it is, whatever else the sentence speaks of: 别寄到公司，寄她家：."""
_NOT_THERE = regex(
    r"(?:别|不要|勿|不用|不能)(?:再)?(?:[寄送发][到往去给]?)(?:他|她|我|我们)?(?:的)?"
    r"(?:公司|单位|办公室|写字楼)"
    r"|(?i:(?:\bnot|\bnever|n't) (?:send |ship |mail |post )?(?:it |them )?(?:to )?"
    r"(?:the|her|his|their|my) (?:office|company|registered))"
)
"""Where it shall not go: no word of a business, but one of a home."""
_LIVING = regex(r"liv|resid")
"""How a place begins at which somebody is said to live."""


_AREA = regex(r"(?:工业|高新|产业|科技|开发)园?区(?=[\u4e00-\u9fff]{1,12}(?:[路街道巷弄]|\d|\Z))")
"""A part of a town with works in its name, before the street in it."""


_NAME_BEFORE = regex(r"(?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+){1,2})(?:,| at) $")


def is_posted_home(_found: str, before: str, after: str) -> bool:
    """Whether somebody is said to live at a whole address, and no business to be there."""
    said, rest = ahead(before), behind(after)
    name = _NAME_BEFORE.search(said)
    if name and is_house_name(name["name"]):
        return False
    return bool(_LIVES.search(said) or _LIVES.search(rest)) and not _HOUSE.search(said[-60:])


def is_home(found: str, before: str, after: str) -> bool:
    """Whether somebody lives at a place or is sent something there, and no business is there."""
    told = _AREA.sub("", ahead(before)[-60:]), _AREA.sub("", found), _NOT_THERE.sub("", after)
    if _AT_HOME.search(before) or _LIVING.match(found):
        return True
    addressed = is_addressed(before)
    return (addressed or any(map(_THERE.search, told))) and not any(map(_HOUSE.search, told))
