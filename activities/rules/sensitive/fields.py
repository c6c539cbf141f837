"""What a field of a record holds, by its key: a person's number, or a sum that a vendor counts.

A payload names its values in its own way (``sharesOutstanding``, ``shares_out``, ``f62``, a
number of a row); what a key is made of tells, whatever signs join its words.
"""

import re
from enum import Enum

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.people import is_full_name
from activities.rules.sensitive.sums import is_sum_name


class Held(Enum):
    """What the field that a number stands in holds."""

    PERSON = "person"
    SUM = "sum"
    UNKNOWN = "unknown"


_KEYED = regex(
    r"(?:[\"'](?P<quoted>[^\"'\n:]{1,40})[\"']\]?\s{0,2}[:=]|"
    r"(?<![\w\"'.])(?P<bare>[A-Za-z_][\w.-]{0,40})\s?(?:=|:\s{0,6}(?!\S))|"
    r"<(?P<tag>[A-Za-z_][\w:.-]{1,40})(?:\s[^<>\n]{0,160})?>|"
    r">(?![\d.,%-]+<)(?P<cell>[^<>\n]{1,40})</\w{1,8}>\s{0,4}<\w{1,8}[^<>\n]{0,40}>)\s{0,4}"
    r"(?P<mark>[\"']?[-−+$¥￥]?)$"
)
_LISTED = regex(r"[\"'](?P<key>[^\"'\n:]{1,40})[\"']\s{0,2}[:=]\s{0,2}\[[\d\s.,eE+-]{0,120}$")
_NESTED = regex(
    r"[\"'](?P<outer>[^\"'\n:]{1,40})[\"']\s{0,2}:\s{0,2}\{(?:[^{}\n]{0,80},)?\s{0,4}"
    r"[\"'](?P<inner>[^\"'\n:]{1,20})[\"']\s{0,2}:\s{0,2}$"
)
_CELLS = {
    "td",
    "th",
    "b",
    "p",
    "i",
    "em",
    "li",
    "dd",
    "dt",
    "div",
    "span",
    "strong",
    "font",
    "br",
    "h3",
}
_WORDS = regex(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[\u4e00-\u9fff]+")
_PERSONAL = regex(
    r"(?i)(?:phones?|mobiles?|tels?|telephone|cells?|cellphone|contacts?|wechat|whatsapp|sms|"
    r"msisdn|"
    r"handset|hotline|caller|callee|recipient|receiver|payee|consignee|user|login|uid|mob|phoneno|"
    r"phonenumber|mobileno|alipay|account|acct|username|person|name|customer|client|owner|holder)|"
    r".*(?:手机|电话|联系|微信|收件|收货人|姓名|号码|致电).*"
)
_COUNTED = regex(
    r"(?i)(?:shares?|vols?|volavg|amts?|qty|quantity|mv|mktcap|mcap|cap|caps|float|floats|oi|"
    r"interest|"
    r"nav|aum|cash|cashflows?|flows?|val|money|turnover|outstanding|assets?|debts?|profits?|"
    r"revenues?|"
    r"incomes?|ebitda?|equity|liab|liabs|liability|capex|opex|supply|notional|size|ev|short|"
    r"minority|power|"
    r"usd|cny|rmb|hkd|eur|jpy|gbp|units?|count|cnt|total|sum|value|balance|net|gross)"
)
_TALLY = regex(
    r"(?i)counts?|cnt|totals?|sum|values?|balances?|amounts?|amt|quantity|qty|[人户次件]数"
)
"""The last word of a key that counts, whoever is counted: ``userCount``."""
_SHORT = regex(r"(?!(?:p|t|m|c)\Z)[a-z]\d{0,3}")
"""Keys of a letter and a number, as feeds of prices have them."""
_PERIOD = regex(r"(?i)(?:19|20)\d\d(?:-\d\d(?:-\d\d)?|q[1-4])?|[1-4]?q[1-4]?|fy\d{2,4}|[a-z]{3}")
_NAMED_SERIES = regex(
    r"[\"'](?:name|label|metric|title|key|indicator|item|field|"
    r"id)[\"']\s{0,2}:\s{0,2}[\"'](?P<key>[^\"'\n]{1,40})[\"']"
    r"[^{}\[\]\n]{0,40}[\"'](?:data|values?|y|points|series)[\"']\s{0,2}:\s{0,2}\[?[\d\s.,]{0,100}$"
)
"""A series of numbers beside its name."""
_ANSWERED = regex(r">>> (?P<key>[^\n]{1,80})\n$")
"""What an interpreter was asked, above its answer."""
_TICK = regex(
    r"(?:(?<!\d)(?:19|20)\d\d-?[01]\d-?[0-3]\d|"
    r"\d\d:\d\d)(?=[^\n]{0,80}$)[\d.:,\s|/-]{0,60}\d\.\d{1,4}[ ,\t|]{1,4}$"
)
"""A day or a time and prices, with nothing but numbers between."""
_IN_ROW = regex(r"\[(?P<row>[^\[\]{}\n]{1,140},\s{0,2})$")
_OF_MARKET = regex(
    r"[\"'](?:19|20)\d\d-?[01]\d-?[0-3]\d|(?<!\d)1[67]\d{8}(?:\d{3})?(?!\d)|"
    r"[\"'](?:\d{6}(?:\.[A-Z]{2})?|[A-Z]{1,5}(?:\.[A-Z]{1,2})?|(?:sh|sz|bj|hk)\d{5,6})[\"']"
)
_DECIMAL = regex(r"(?<![\d.])\d{1,6}\.\d{1,4}(?![\d.])")
_FEWEST_DECIMALS = 2


_REMARK = regex(
    r"(?i)[\"'](?:notes?|remarks?|memos?|comments?|msg|message|text|desc|description|body|content|detail|"
    r"reply|answer|备注|附言|说明|留言|内容|便签|摘要)[\"']\s{0,2}:\s{0,2}[\"'](?P<said>[^\"'\n]{0,160})$"
)
_GOES_ON = regex(r"\s?[^\s\"',}\]]|[,，] ?[^\s\"']")


def as_said(before: str, after: str) -> str:
    """What stands before a number in a remark of several words, without the key of the remark."""
    remark = _REMARK.search(before)
    if remark is None or (not remark["said"] and not _GOES_ON.match(after)):
        return before
    return remark["said"]


_BESIDE = regex(
    r"[\"'](?:name|label|key|who|姓名|名称)[\"']\s{0,2}:\s{0,2}[\"'](?P<who>[^\"'\n]{2,24})[\"']\s{0,2},\s{0,4}"
    r"[\"'](?:value|val|v|content|data|number|no|info|值|内容)[\"']\s{0,2}:\s{0,2}[\"']?$"
)


def is_beside_a_person(before: str) -> bool:
    """Whether the field before that of a number holds the name of a person."""
    beside = _BESIDE.search(before)
    return beside is not None and is_full_name(beside["who"])


def held(before: str) -> Held:
    """What the field right before a number says of it."""
    if is_beside_a_person(before):
        return Held.PERSON
    nested = _NESTED.search(before)
    if nested and (_PERIOD.fullmatch(nested["inner"]) or nested["inner"].isdigit()):
        return _told(nested["outer"], bare=True)
    for series in (_NAMED_SERIES, _LISTED, _ANSWERED):
        if listed := series.search(before):
            return _told(listed["key"], bare=True)
    if keyed := _KEYED.search(before):
        return _keyed(keyed)
    if _TICK.search(before):
        return Held.SUM
    row = _IN_ROW.search(before)
    if row and _is_of_market(row["row"]):
        return Held.SUM
    return Held.UNKNOWN


def _keyed(keyed: re.Match[str]) -> Held:
    key = keyed["quoted"] or keyed["bare"] or keyed["tag"] or keyed["cell"]
    if keyed["tag"] and key.lower() in _CELLS:
        return Held.UNKNOWN
    return _told(key, bare=keyed["mark"] == "" and keyed["quoted"] is not None)


def _told(key: str, *, bare: bool) -> Held:
    """What a key holds by its words; one of a letter only where a bare number stands behind it."""
    words = _WORDS.findall(key)
    if words and _TALLY.fullmatch(words[-1]):
        return Held.SUM
    if any(map(_PERSONAL.fullmatch, words)):
        return Held.PERSON if _names_telephone(words) else Held.UNKNOWN
    if any(map(_COUNTED.fullmatch, words)) or any(map(is_sum_name, (*words, key))):
        return Held.SUM
    return Held.SUM if bare and _SHORT.fullmatch(key) else Held.UNKNOWN


_TELEPHONE = regex(
    r"(?i)(?:phones?|mobiles?|tel|telephone|cell|cellphone|contact|whatsapp|sms|msisdn|user|login|"
    r"phoneno|phonenumber|mobileno|username)|.*(?:手机|电话|联系|收件人|收货人).*"
)


def _names_telephone(words: list[str]) -> bool:
    """Whether the last word of a key, or the one before its ``number``, is that of a telephone."""
    last = [word for word in words if word.lower() not in ("no", "number", "num", "nbr")][-1:]
    return any(map(_TELEPHONE.fullmatch, last)) or (
        len(words) == 1 and _TELEPHONE.fullmatch(words[0]) is not None
    )


def _is_of_market(row: str) -> bool:
    """Whether a row of a list has a day, a time, a code or prices before the number."""
    return _OF_MARKET.search(row) is not None or len(_DECIMAL.findall(row)) >= _FEWEST_DECIMALS
