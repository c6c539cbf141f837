"""Labels of parcels and letters: to whom something goes, in the lines above where it goes."""

from activities.rules.sensitive.edges import regex

_VERB = (
    r"(?:ship|deliver|bill|invoice|mail|sold|send|sent|courier|forward|return|dispatch|post|fedex|ups|"
    r"express|shipped|delivered|billed|mailed|couriered|forwarded|returned|dispatched|posted)"
)
_OBJECT = (
    r"(?:[ _-](?!the\b)\w{1,16}){0,1}|[ _-](?:the|a|one|two|this|his|her)(?: [\w'’-]{1,16}){1,8}"
)
_ROLES = r"(?: (?!the\b)(?-i:[a-z]{2,14})(?=[ :\n])| the (?:home|house|address) of){0,3}"
"""Who somebody is, before his name."""
ENGLISH = (
    rf"(?i:\b{_VERB}(?:{_OBJECT})[ _-]to\b{_ROLES}|"
    r"\b(?:ship|shipping|shipment|deliver|delivery|bill|billing|mail|mailing|return|parcel|package|"
    r"packing|courier|destination)[ _-](?:address|label|slip|details|info|information)"
    r"(?:[ :–—-]{1,4}[^\n:]{0,40}(?=\n))?|"
    r"\b(?:attn|attention|recipient|consignee|addressee|receiver|deliver|ship)\b|"
    r"\b(?:package|parcel|letter|envelope|delivery|courier|postcard|hard copy) for\b|"
    r"(?<![^\n])label(?=\s?[:\n])|"
    r"(?<![^\n])to(?=\s?[:\n]))"
)
CHINESE = (
    r"收[件货](?:人|方|信息|地址)?|[邮快]?[寄送](?:往|给|至|到|达(?=[:：\s]))|寄送|送货|"
    r"邮寄[至到给往]?|投递|派送|快递单|快递[至到给]"
)
_ABOVE = regex(rf"(?:{CHINESE})[^。！？]{{0,70}}$|{ENGLISH}[^.!?]{{0,70}}$")
_HOUSE = regex(
    r"(?i)公司|集团|董事会|办公室|证券|[部局](?![\u4e00-\u9fff])|交易所|银行|事务所|委员会|编辑部|前台|"
    r"\b(?:inc|llc|ltd|llp|plc|corp(?:oration)?|company|investor|department|division|counsel|"
    r"secretary|commission)\b|&"
)


def is_addressed(before: str) -> bool:
    """Whether a label stands a line or two above, and no house is named below it."""
    label = _ABOVE.search(before[-110:])
    return label is not None and not _HOUSE.search(label[0])
