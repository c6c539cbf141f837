"""Plates of cars with who drives or owns them, where no word calls the plate one."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.people import SURNAMES_ZH, is_house_name
from activities.rules.sensitive.plates import STATES
from activities.rules.sensitive.sentences import ahead, behind

_PROVINCES = "京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼"
PLATE_ZH = regex(
    rf"(?:(?<![\u4e00-\u9fffA-Za-z])|(?<=[是为开着车骑乘驶用坐牌了记]))[{_PROVINCES}][A-Z][·.•\s-]?"
    r"(?=[A-Z]{0,5}\d)[A-Z0-9]{5,6}(?![A-Za-z0-9试挂警学领港澳])"
)
PLATE_ZH_ANCHORS = "|".join(_PROVINCES)
_DRIVES_ZH = regex(
    r"司机|车主|驾驶|自己的车|自己开|开车|开[的着了是]|[天早晚人常]开|私家车|座驾|的车|的?车是|"
    r"坐车|乘车|[骑停]|"
    r"登记|门卫|访客|轿车|送孩子|接送|代步|名下|"
    r"奥迪|奔驰|宝马|特斯拉|比亚迪|丰田|本田|大众|保时捷|路虎|别克|雷克萨斯|蔚来|理想|小鹏|问界|"
    r"越野|摩托"
)
_ROLE_ZH = (
    r"(?:司机|车主|驾驶[人员]|经理|[购管检计纳售查技护保驶程术理职课业操]员|总监|老板|主任|秘书|"
    r"助理|专家|董事长?|总裁|工程师|"
    r"厂长|店长|会计|出纳|同事|客户|线人|妻子|丈夫|太太|儿子|女儿|副总|总工|登记[:：]|"
    r"访客[:：]?|[他她]叫)"
)
_NAME_ZH = rf"[{SURNAMES_ZH}][\u4e00-\u9fff]{{1,2}}"
_SOMEBODY_ZH = regex(
    rf"{_ROLE_ZH}\s?{_NAME_ZH}|(?<![\u4e00-\u9fff]){_NAME_ZH}(?=[的开自今每，,：:（(\s])|"
    rf"[{SURNAMES_ZH}][\u4e00-\u9fff]{{0,2}}(?:先生|女士|小姐|[总工姐哥])"
)
_HOUSE_ZH = regex(
    r"号段|字头|系列|试验车|测试车|样车|路试|牌照(?:拍卖|额度|指标|管理)|公交|出租车|网约车|"
    r"物流车|车队|货车|自卸|罐车|"
    r"公司名下|公告|召回|示例|虚构"
)


def is_driven_zh(_found: str, before: str, after: str) -> bool:
    """Whether the sentence of a Chinese plate tells who drives the car."""
    told = f"{ahead(before)[-70:]}▮{behind(after)[:50]}"
    if _HOUSE_ZH.search(told) or not _DRIVES_ZH.search(told):
        return False
    return _SOMEBODY_ZH.search(told) is not None


_SHAPE = (
    r"(?:\d[A-Z]{3}\d{3}|\d{3}[ -]?[A-Z]{3}|[A-Z]{3}[ -]?\d{3,4}|[A-Z]{2}\d{2} ?[A-Z]{3}|"
    r"\d[A-Z]{2}[ -]?[A-Z]\d{2,3}|[A-Z]\d{2}[ -]?[A-Z]{3}|[A-Z]{2}[ -]?\d{5}|\d{3}[ -]?\d{2}[A-Z])"
)
_NAME = r"(?P<{}>[A-Z][a-z'’-]+(?: [A-Z]\.)?(?: [A-Z][A-Za-z'’-]+){{1,2}})"
_TITLED = r"(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s)?"
_OWNED = (
    r"(?:(?:is |was |are |were |it is |it'?s |which is |that is |came back |comes back )?"
    r"(?:registered (?:to|in the name of)|titled to|owned by|driven by|assigned to|traced to)|"
    r"belongs to|belonged to|comes? back (?:to|as)|came back (?:to|as)|returns? to|traces? to|"
    r"and it is|is)"
)
PLATE = regex(
    rf"(?<![\w.-]){_SHAPE}(?![\w-])(?:\s?\({STATES}(?: (?:tag|plates?))?\)|"
    rf",? {STATES})?,?\s{_OWNED}\s"
    rf"{_TITLED}{_NAME.format('owner')}"
    rf"|(?<![\w-]){_NAME.format('driver')}\s(?:drives|drove|was driving|is driving|parks|parked)\s"
    rf"(?:an?\s(?:[\w-]+\s){{1,4}})?\(?(?:plates?\s)?{_SHAPE}(?![\w-])"
)
PLATE_ANCHORS = (
    "registered|titled|owned by|driven by|assigned to|traced|traces|trace to|belong|comes back|"
    "come back|came back|return|and it is|drives|drove|driving|parks|parked|plate|tag"
)
_CAR = regex(
    r"(?i)\b(?:plates?|tags?|parked|parking|lot|dmv|gate log|visitors?|cars?|suv|sedan|truck|"
    r"vehicles?|drives|drove|"
    r"driving|garage|registration|reg|licen[cs]e|driveway)\b"
)
_OF_A_HOUSE = regex(
    r"(?i)\b(?:airlines?|airways|aviation|aircraft|tail|jet|logistics|motors?|rentals?|leasing|"
    r"freight|transport\w*|trucking|foods?|stores?|fleets?|inc|corp\w*|llc|ltd|company|group|"
    r"partners|holdings?|dealers?|flight|vessel|ship|bank|trust|department|county|city|state|"
    r"police|university|patent|trademark|model|part|sku|fund)\b"
)


def is_driven(found: str, before: str, after: str) -> bool:
    """Whether letters and digits are the plate of a car which a named person owns or drives."""
    match = PLATE.match(found)
    name = match and (match["owner"] or match["driver"])
    if not name or is_house_name(name) or _OF_A_HOUSE.search(f"{found}{after[:16]}"):
        return False
    return _CAR.search(f"{before[-100:]}{found}{after[:60]}") is not None
