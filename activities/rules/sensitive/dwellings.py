"""Where somebody lives, told by the shape of the place: what a flat has and an office has not.

A street and a number are no secret: companies print theirs. A flat on a staircase, an apartment of
a street are a person's where somebody is written to, visited or called at home there.
"""

from activities.rules.scanning.regex import regex

_NUMBER = r"[\d一二三四五六七八九十]{1,4}"
_FLAT_ZH = (
    rf"(?:{_NUMBER}(?:号楼|栋|幢|座|号|#楼?)[^。\n]{{0,6}}?)?{_NUMBER}单元\s?[-—]?{_NUMBER}(?:[室号房户]|(?!\d))"
    rf"|(?:{_NUMBER}|[A-Z])(?:号楼|栋|幢|座)\s?[-—]?\d{{3,4}}(?:[室号房户]|(?!\d))"
    rf"|{_NUMBER}弄{_NUMBER}号(?:楼)?\s?(?:{_NUMBER}室|\d{{3,4}}(?!\d))"
    rf"|(?:村|小区|苑|园|公寓|里|坊|庭){_NUMBER}号(?:楼)?\s?\d{{3,4}}(?:[室房]|(?!\d))"
)
_STREET = (
    r"\d{1,5}[A-Z]? (?:[NSEW]\.? )?(?:[A-Z][\w'’.]+ ){1,4}"
    r"(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Place|Pl|"
    r"Gardens|Close|Crescent|Terrace|Hill|Square|Mews|Circle|Trail|Parkway|Row|Grove)\b\.?"
)
_FLAT_EN = r"(?:Apt\.?|Apartment|Flat|Unit|Condo) ?#?[A-Z]?-?\d{1,4}-?[A-Z]?\b"
_LANE = (
    r"(?:Room|Rm\.?) ?\d{3,4}, ?(?:(?:Building|Block|Tower|Unit|Bldg\.?|Entrance) ?#?\w{1,3}, ?)"
    r"{1,2}[^.;\n]{0,40}?\b(?:Garden|Gardens|Village|Court|Community|Compound|Lane|Road|Rd|Street|St)\b"
)
"""A flat in China, in English: a room of a building of an estate."""
_EUROPE = (
    r"\d{1,4}(?: bis| ter)?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Qq]uai|[Vv]ia|[Cc]alle) "
    r"(?:(?:de|du|des|della?|la|le|los) )?(?:[A-Z][\w'’]+ ?){1,3},? \d{5}"
    r"|[A-ZÄÖÜ][a-zäöüß]+(?:straße|strasse|weg|platz|allee|gasse) \d{1,4}[a-z]?,? \d{5} [A-Z]"
)
_TITLED = rf"(?:Mr|Mrs|Ms|Miss)\.? [A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?, {_STREET}"
_NAMED = (
    r"\d{1,5} (?:[A-Z][\w'’.]+ ){1,3}[A-Z][\w'’]+, "
    r"(?:Flat|Apt\.?|Apartment) [A-Z]?-?\d{1,4}[A-Z]?\b"
)
_TOWN = r"(?:,? [A-Z][\w.]+){0,3}(?:,? \d{5})?"
PLACE = regex(
    rf"{_FLAT_ZH}|{_TITLED}|{_NAMED}|{_STREET},? {_FLAT_EN}{_TOWN}"
    rf"|(?:lives?|lived|living|resides?) (?:\w+ ){{0,3}}at {_STREET}{_TOWN}"
    rf"|{_FLAT_EN},? (?:[A-Z][\w'’ ]+, )?{_STREET}{_TOWN}|{_LANE}|{_EUROPE}"
)
PLACE_ANCHORS = (
    "单元|号楼|栋|幢|座|弄|村|小区|苑|园|公寓|里|坊|庭|apt|apartment|flat|unit|condo|mr|ms|miss|live|"
    "living|reside|room|rm|rue |avenue |boulevard |quai |via |calle |stra|weg |platz |allee |gasse "
)
_THERE = regex(
    r"(?i)[寄送住家他她我您租搬]|快递|上门|邮|本人|先生|女士|老师|同学|业主|联系人|收[货件]|户口|户籍"
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
    r"(?:[他她我您你]|本人|老师|总|先生|女士)家(?:里|中)?(?:地址)?\s?[:：在是][^，。,;\n]{0,30}$"
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


def is_home(found: str, before: str, after: str) -> bool:
    """Whether somebody lives at a place or is sent something there, and no business is there."""
    told = before[-60:], found, _NOT_THERE.sub("", after)
    if _AT_HOME.search(before) or _LIVING.match(found):
        return True
    return any(map(_THERE.search, told)) and not any(map(_HOUSE.search, told))
