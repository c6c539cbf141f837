"""Mobiles of the mainland: eleven digits, as amounts and numbers of orders have them too."""

import re

from activities.rules.scanning.regex import regex
from activities.rules.sensitive.surroundings import (
    AMOUNT_BEFORE,
    CALLED,
    COUNTED,
    CURRENCY,
    DENIED_AFTER,
    FIELD_BEFORE,
    FILE_AFTER,
    PHONE_BEFORE,
    SAMPLE_AFTER,
    THINGS_AFTER,
    UNIT_AFTER,
    UNIT_BEFORE,
    UNIT_SAID,
)

MOBILE = regex(r"1[3-9]\d(?:\)?(?:\s?[-–—.·_]\s?|\s)?\d{4}){2}(?!\d|\.\d|,\d{3}(?!\d))")
_HEX_BEFORE, _HEX_AFTER = regex(r"[0-9a-f]*\Z"), regex(r"[0-9a-f]*")
_WITHIN_CODE = regex(
    r"\d[A-Za-z]{1,4}$|(?<![A-Za-z])(?!TEL|PHONE|CALL|SMS|MOB|QQ|WX|VX|WA|CELL)[A-Z]{2,6}-?$"
)
"""Letters right before digits, as in the number of a parcel or a bill."""
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


def is_mobile(found: str, before: str, after: str) -> bool:
    """Eleven digits are a number of a person unless they are labelled as an amount or an order."""
    if (
        _in_hash(before, after)
        or _WITHIN_CODE.search(before)
        or _is_counted(before, after)
        or DENIED_AFTER.match(after)
    ):
        return False
    if found.endswith("0000000") and SAMPLE_AFTER.match(after):
        return False
    if THINGS_AFTER.match(after) and not PHONE_BEFORE.search(before):
        return False
    if FIELD_BEFORE.search(before) or (before.endswith("/") and FILE_AFTER.match(after)):
        return False
    if re.search(rf"(?i)(?:\d|[\d.,][.,]|[¥￥$€£₩₹]\s?|(?<![a-z])(?:{CURRENCY})[ :]?)$", before):
        return bool(re.search(r"(?:\+|00|wa\.me/)86[- ]?$", before))
    if UNIT_SAID.search(before) and not CALLED.search(before):
        return False
    if COUNTED.search(before) and not CALLED.search(before):
        return False
    column = re.search(r"(?<!\d)(?!0086)\d{4,}[ |\t]+$", before) or re.match(
        r"[ |\t]+\d{4,}", after
    )
    return bool(PHONE_BEFORE.search(before)) or not (column or AMOUNT_BEFORE.search(before))
