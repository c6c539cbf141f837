"""Where a parcel or a letter goes: a label, a person, a street and a town, on lines or in a row."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.labels import CHINESE, ENGLISH
from activities.rules.sensitive.people import SURNAMES_ZH, is_house_name

_FIELD = (
    r"(?i:full ?name|name|contact|customer|recipient|person|address(?:[ _]?line)?[ _]?1?|"
    r"line[ _]?1|street[ _]?1?|addr|attn|to)"
)
_GAP = rf"(?:[^\w\n]|\n|_|\b{_FIELD}\b){{1,24}}?"
_TITLE = r"(?:(?i:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?"
_PERSON = rf"{_TITLE}[A-Z][\w'’.-]{{0,20}}(?: [A-Z][\w'’.-]{{0,20}}){{1,3}}"
_ZIP = (
    r"\b[A-Z]{2}\b(?:[\s,|\"':]|(?i:zip|postal)(?:[ _]?code)?){1,14}\d{5}(?:-\d{4})?(?!\d)"
    r"|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b"
    r"|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}\b|\bSingapore \d{6}\b"
)
_STREET = (
    r"(?:(?i:flat|apt\.?|unit) ?\w{1,4}, ?)?"
    r"(?<![\w-])\d{1,5}[A-Za-z]?(?:[-/]\d{1,4})?,? (?=[A-Z\d#])"
    rf"(?:[\w .,'’#/|\":-]|\n){{3,110}}?(?:{_ZIP})"
)
_ABROAD = (
    r"[A-ZÄÖÜ][\wäöüß.-]+(?:straße|strasse|str\.|weg|platz|allee|gasse) "
    r"\d{1,4}[a-z]?[\s,]{1,3}\d{5} [A-Z]"
    r"|(?i:flat|room|rm\.?|unit) ?\w{1,4}, ?(?:\d{1,3}/F|(?i:block|tower|blk) ?\w{1,3})[^\n]{4,60}"
    r"|(?:(?i:blk|block) ?)?\d{1,4}[A-Z]? [A-Z][\w' ]{3,40}[,\s]{1,3}#\d{2}-\d{2,4}\b"
    r"|\d{1,3}-\d{1,3}-\d{1,3},? [A-Z][\w' ,-]{4,60}?\d{3}-\d{4}\b"
)
_WHOM_ZH = rf"(?:姓名|收件人|联系人)?[\s:：,，]{{0,3}}[{SURNAMES_ZH}][\u4e00-\u9fff]{{1,2}}"
_NAME_ZH = rf"{_WHOM_ZH}(?![\u4e00-\u9fff])"
_STREET_ZH = (
    r"[\u4e00-\u9fff]{2,16}?(?:路|街|道|巷|弄|村|里|坊)[\u4e00-\u9fff]{0,4}?\d{1,5}(?:号|弄)"
    r"[^\n。；;，,]{0,24}"
)
ADDRESSED = regex(
    rf"(?:{ENGLISH}){_GAP}(?P<who>{_PERSON}(?:[^\w]|\n)[^\x00]{{0,60}}?)(?P<where>{_STREET}|{_ABROAD})"
    rf"|(?:{CHINESE})[\s:：]{{0,4}}(?P<who_zh>{_NAME_ZH}[^。；;]{{0,40}}?)(?P<where_zh>{_STREET_ZH})"
    rf"|(?:{CHINESE})[\s:：]{{0,4}}(?P<where_to>{_STREET_ZH}?)[\s,，]{{0,3}}"
    rf"(?P<whom>{_WHOM_ZH}\s?(?:亲?收|启))"
)
ANCHORS = (
    "label|letter|envelope|hard copy|invoice|"
    "ship|deliver|bill|mail|sold|send|sent|courier|forward|return|dispatch|post|fedex|ups|express|"
    "parcel|package|packing|destination|attn|attention|recipient|consignee|addressee|receiver|to:|to\n|"
    "收件|收货|寄|送|投递|快递"
)
_HOUSE = regex(
    r"(?i)\b(?:inc|llc|ltd|limited|llp|plc|corp(?:oration)?|company|co|n\.a|trust|bank|securities|"
    r"commission|department|dept|division|investors?|relations|shareholders?|stockholders?|c/o|"
    r"care of|services?|warehouse|stores?|counsel|secretary|board|group|holdings?|offices?|"
    r"headquarters|cent(?:er|re)|university|college|institute|hospital|school|law|attorneys?|"
    r"partners|capital|associates|advis[eo]rs?|management|systems?|technolog(?:y|ies)|energy|"
    r"surgical|processing|exchange|agency|bureau|clerk|court|distribution|logistics|depot|plant|"
    r"factory|team|desk|committee|federal|national|international|global|industries|foundation|"
    r"funds?|insurance|brothers|laborator(?:y|ies)|labs|hotel|gmbh|ag|s\.a|pty|officer|president|"
    r"director|chief|ceo|cfo|treasurer|chair\w{0,6}|vice|general|american|united|first|"
    r"wholesale|worldwide|retail|markets?|brands|products|supply|outlet|america|europe|asia|"
    r"motors?|electric|pacific|financial|software|pharma\w*|foods?|airlines?|railroad|electronics|"
    r"communications|networks?|media|press|research|library|archives?|reception|mailroom|"
    r"p\.?o\.? ?box|registrar|transfer|agent|proxy|vote|solutions|consulting|"
    r"ministry|embassy|council)\b|&|公司|集团|董事会|办公室|证券|银行|部\b|事务所|交易所|"
    r"委员会|大厦|写字楼|法院|医院|学院|大学|中心|仓库|编辑部|前台"
)
_WORKPLACE = regex(
    r"(?i)\b(?:suite|ste|floor|plaza|p\.?o\.? ?box|building|bldg|campus|headquarters|"
    r"dept|mail ?stop|inc|llc|ltd|corp)\b|公司|集团|大厦|广场|写字楼|中心|园区|"
    r"产业园|科技园|仓|厂|银行|"
    r"部\b|事务所|交易所|办公|\d[层樓]\b"
)
_FIRST_LINE = regex(r"[^\n,;/|\"]*")
_LINE = regex(r"[\n,;/|\"]")
_LETTERHEAD = regex(
    r"(?i)\b(?:inc|llc|ltd|llp|plc|corp(?:oration)?|company|n\.a)\b[^\n]{0,12}\n[^\n]{0,80}$"
)


def is_to_a_person(found: str, before: str, after: str) -> bool:
    """Whether who is named on a label is no house, and where it goes no place of work."""
    parts = ADDRESSED.fullmatch(found)
    if parts is None:
        return False
    who, where = (
        parts["who"] or parts["who_zh"] or parts["whom"],
        parts["where"] or parts["where_zh"] or parts["where_to"],
    )
    head = _FIRST_LINE.match(who)
    if (head and is_house_name(head[0])) or _HOUSE.search(who) or _LETTERHEAD.search(before):
        return False
    return not (_WORKPLACE.search(where) or _WORKPLACE.search(_LINE.split(after, maxsplit=1)[0]))
