"""Cards of banks: digits of an issuer with Luhn's check, grouped as on a card or called one."""

import re

from activities.rules.sensitive.checksums import is_luhn
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.kind import counts_nothing
from activities.rules.sensitive.naming import called
from activities.rules.sensitive.people import is_full_name, is_given_name
from activities.rules.sensitive.shown import is_shown
from activities.rules.sensitive.somebody import is_one
from activities.rules.sensitive.surroundings import AMOUNT_BEFORE
from activities.rules.sensitive.things import is_thing

CARD = regex(
    r"(?<![0-9A-Za-z])(?:[2-68]\d{15}(?=[ ]\d)|[2-68]\d{3}(?:[ -]?\d{4}){2}(?:[ -]?\d{1,4}){0,2}|"
    r"3\d{3}[ -]?\d{6}[ -]?\d{4,5}|[2-68]\d{5}[ -]\d{10,13}|"
    r"[56]\d{3}[ -]\d{6}[ -]\d{4,5}|[2-68]\d{12,18})(?![0-9A-Za-z])"
)
_ISSUED = regex(
    r"4(?:\d{12}|\d{15}|\d{18})"
    r"|(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]\d|27[01]|2720|220[0-4])\d*(?<=^\d{16})"
    r"|3[47]\d{13}|3(?:0[0-5]|095|6|8|9)\d*(?<=^\d{14})|3(?:0[0-5]|095|6|8|9)\d*(?<=^\d{16})"
    r"|35(?:2[89]|[3-8]\d)\d{12}(?:\d{3})?|(?:6011|64[4-9]|65)\d{12,15}"
    r"|(?:6[0-9]|81|82)\d{11,17}|(?:50|5[6-9]|9558)\d{10,17}"
)
"""Prefixes and lengths of the issuers: Visa, Mastercard and Mir, American Express, Diners, JCB,
Discover, UnionPay and RuPay, Maestro."""
_COMPANY_ACCOUNT = regex(r"专户|专项账户|募集|监管账户|公司账户|对公|户名：.{0,20}公司|escrow")
_BANK_NAMED = regex("开户行")
"""Beside an account of a house; one that begins with 62 is the card of a person."""
_YEARS = regex(r"(?:(?:19|20)\d\d[ -]?)+")
_UNION_PAY = (16, 19)
"""Digits of a card in China, where no word calls it one."""
_NAME = (
    r"卡号|银行卡|信用卡|借记卡|储蓄卡|工资卡|副卡|主卡|白金卡|贷记卡|运通卡?|万事达卡?|"
    r"银联卡?|维萨卡?|[工农中建招交商邮浦兴]行(?:信用|借记|储蓄)?卡|收款卡|账号|"
    r"帐号|账户|帐户|"
    r"(?:credit|debit|bank|payment|corporate|gold|platinum|charge|prepaid)? ?cards?|visa|"
    r"master ?card|union ?pay|amex|american express|diners(?: club)?|discover|jcb|maestro|rupay|"
    r"acct|account|(?-i:PAN)"
)
_CALLED = called(_NAME)
_CALLED_BEFORE = regex(
    r"(?i)(?:卡号|银行卡|信用卡|借记卡|储蓄卡|[工农中建招交]行卡|账号|帐号|账户|card|visa|"
    r"mastercard|"
    r"unionpay|amex|acct|account|\bpan)\D{0,24}$|"
    r"(?:(?:debit|credit|bank) card|full (?:card )?number)\b[^\d.\n]{0,48}$"
)
_CARD_BEHIND = regex(
    r"(?i)\s?[(（,，]\s?[\u4e00-\u9fff]{0,6}?"
    r"(?:visa|master ?card|unionpay|amex|信用卡|借记卡|银联|储蓄卡|银行卡)"
)

_OF_ONE = regex(
    r"(?:(?<![A-Za-z])(?P<name>[A-Z][a-z]{1,14} (?:[A-Z]\. )?(?:[A-Z]['’])?[A-Z][\w'’-]{1,20})|"
    r"(?<![\u4e00-\u9fff])(?P<name_zh>[\u4e00-\u9fff]{2,3}))[\"']?[\s,，;；:：|(（–—-]{1,4}"
    r"(?i:(?:refund(?:ed)?|payout|charge(?:d|back)?|payment|number|no|num|pan|on|to|from|paid|"
    r"退款|付款|扣款|退至|退到)[\s:：#=\"']{1,4})?$"
)
"""The name of a person right before digits, as a list of payments has it."""
_PAYS = regex(
    r"(?i)\b(?:refund|charge-?back|card ?holder|pay(?:er|ment|out)|dispute|customer|guest|client)"
)
"""What such a list is of, where the name may be any."""


def is_card(found: str, before: str, after: str) -> bool:
    """A card number: Luhn, a known issuer, and either a label or the grouping of a card."""
    bare = re.sub(r"\D", "", found)
    if is_shown(found, before, after):
        return False
    if not is_luhn(bare) or len(set(bare)) == 1 or _YEARS.fullmatch(found):
        return False
    if _is_called(found, before, after):
        return not _COMPANY_ACCOUNT.search(before) and not (
            _BANK_NAMED.search(before) and not bare.startswith("62")
        )
    if _ISSUED.fullmatch(bare) and _is_of_one(found, before, after):
        return True
    if (
        AMOUNT_BEFORE.search(before)
        or is_thing(found, before, after)
        or re.search(r"[A-Za-z]{2,}-$", before)
    ):
        return False
    grouped = re.search(r"[ -]", found) is not None and _ISSUED.fullmatch(bare) is not None
    return grouped or (bare.startswith("62") and len(bare) in _UNION_PAY)


def _is_called(found: str, before: str, after: str) -> bool:
    """Whether digits of an issuer are called a card's, before or behind."""
    if not _ISSUED.fullmatch(re.sub(r"\D", "", found)):
        return False
    said = _CALLED_BEFORE.search(before) or _CARD_BEHIND.match(after)
    return said is not None or _CALLED(found, before, after)


def _is_of_one(found: str, before: str, after: str) -> bool:
    """Whether a person's name leads to the digits, and they count nothing."""
    led = _OF_ONE.search(before)
    if led is None or is_thing(found, before, after) or not counts_nothing(found, before, after):
        return False
    if led["name_zh"]:
        return is_full_name(led["name_zh"])
    return is_given_name(led["name"]) or (_PAYS.search(before) is not None and is_one(led["name"]))
