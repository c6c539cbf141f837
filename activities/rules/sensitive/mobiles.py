"""Mobiles of the mainland: eleven digits, as amounts and numbers of orders have them too."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.fields import Held, as_said, held
from activities.rules.sensitive.naming import called
from activities.rules.sensitive.owners import is_owned
from activities.rules.sensitive.sentences import behind
from activities.rules.sensitive.shown import is_shown
from activities.rules.sensitive.sums import is_sum
from activities.rules.sensitive.surroundings import (
    AMOUNT_BEFORE,
    CALLED,
    COUNTED,
    CURRENCY,
    DENIED_AFTER,
    FIELD_BEFORE,
    FILE_AFTER,
    PHONE_BEFORE,
    THINGS_AFTER,
    UNIT_AFTER,
    UNIT_BEFORE,
    UNIT_SAID,
)
from activities.rules.sensitive.things import is_thing

MOBILE = regex(r"1[3-9]\d(?:\)?(?:\s?[-–—.·_]\s?|\s)?\d{4}){2}(?!\d|\.\d|,\d{3}(?!\d))")
_HEX_BEFORE, _HEX_AFTER = regex(r"[0-9a-f]*\Z"), regex(r"[0-9a-f]*")
_WITHIN_CODE = regex(
    r"\d[A-Za-z]{1,4}$|(?<![A-Za-z])(?!TEL|PHONE|CALL|SMS|MOB|QQ|WX|VX|WA|CELL)[A-Z]{2,6}-?$"
)
"""Letters right before digits, as in the number of a parcel or a bill."""
_GOES_ON = regex(rf"(?i)(?:\d|[\d.,][.,]|[¥￥$€£₩₹]\s?|(?<![a-z])(?:{CURRENCY})[ :]?)$")
"""A longer number, a fraction, a sum of money."""
_FROM_ABROAD = regex(r"(?:\+|00|wa\.me/)86[- ]?$")
_COLUMN_BEFORE = regex(r"(?<!\d)(?!0086)\d{4,}[ |\t]+$")
_COLUMN_AFTER = regex(r"[ |\t]+\d{4,}")
_IS_PHONE = called(
    r"(?:at|on|under|via) number|"
    r"手机号?|电话|联系方式|联系人|联系|致电|拨打|微信|mobile|(?:cell|tele)?phone|cell|tel|"
    r"contact|whatsapp"
)
_CALLED_SO = regex(r"(?<![A-Za-z'’])(?P<word>[a-z]{3,20})[\"']?\s?[:=#]?\s{0,2}$")
_OF_SOMEBODY = regex(
    r"his|her|him|she|was|number|numbers|mobile|phone|telephone|tel|cell|call|text|ring|reach|"
    r"ping|dial|"
    r"contact|contacts|whatsapp|wechat|weixin|signal|viber|sms|message|line|home|office|work|"
    r"personal|"
    r"private|and|with|via|from|for|under|called|alias|mum|mom|dad|wife|husband|friend|boss|"
    r"source|spouse|nurse|account|alipay|login|name|username|value|direct|directly|now|still|back|"
    r"out|also|again|only|just|first|use|try|add|get|the|this|that|near|gave|left|has|uses|says|"
    r"[a-z]+(?:er|or|ist|ee|man|men|woman|ent|ant|ian|son|ess|yst|ary|ial|eur|ief|hand|mate|smith)"
)
"""Words a telephone stands behind: of persons, of reaching them, and such as name nothing."""
_NEAR = 48
_HASHED = 8
"""Hexadecimal digits beside eleven: together more than any word with a number behind it."""


def _in_hash(before: str, after: str) -> bool:
    """Whether digits stand within a run of hexadecimal ones."""
    left, right = _HEX_BEFORE.search(before), _HEX_AFTER.match(after)
    around = (left[0] if left else "") + (right[0] if right else "")
    return len(around) > _HASHED and not around.isdigit()


def _is_counted(before: str, after: str) -> bool:
    """Whether a unit stands beside digits."""
    return UNIT_AFTER.match(after) is not None or UNIT_BEFORE.search(before) is not None


def _is_no_telephone(found: str, before: str, after: str) -> bool:
    """Whether what stands beside digits says that they are something else, or nobody's."""
    return (
        _in_hash(before, after)
        or _WITHIN_CODE.search(before[-_NEAR:]) is not None
        or _is_counted(before, after)
        or DENIED_AFTER.match(after) is not None
        or is_shown(found, before, after)
        or (THINGS_AFTER.match(after) is not None and not PHONE_BEFORE.search(before))
        or FIELD_BEFORE.search(before[-_NEAR:]) is not None
        or (before.endswith("/") and FILE_AFTER.match(after) is not None)
    )


def _is_sum_or_thing(found: str, before: str, after: str) -> bool:
    """Whether digits are called an amount or a number of goods, papers or records."""
    if is_thing(found, before, after) or is_sum(before, after):
        return True
    told = UNIT_SAID.search(before) or COUNTED.search(before) or UNIT_SAID.search(behind(after))
    return told is not None and not CALLED.search(before)


def _is_named_in_english(found: str, before: str) -> bool:
    """Whether a common noun stands right before digits: nobody's, and no word of telephones."""
    word = _CALLED_SO.search(before[-_NEAR:])
    return word is not None and found.isdigit() and not _OF_SOMEBODY.fullmatch(word["word"])


def is_mobile(found: str, before: str, after: str) -> bool:
    """Eleven digits are a number of a person unless they are labelled as an amount or an order."""
    if _is_no_telephone(found, before, after):
        return False
    if _GOES_ON.search(before[-_NEAR:]):
        return _FROM_ABROAD.search(before) is not None
    if is_owned(found, before, after):
        return True
    before = as_said(before, after)
    field = held(before)
    if field is not Held.UNKNOWN:
        return field is Held.PERSON
    if _is_sum_or_thing(found, before, after):
        return False
    if PHONE_BEFORE.search(before) or _IS_PHONE(found, before, after):
        return True
    if _is_named_in_english(found, before):
        return False
    column = _COLUMN_BEFORE.search(before[-_NEAR:]) or _COLUMN_AFTER.match(after)
    return not (column or AMOUNT_BEFORE.search(before[-_NEAR:]))
