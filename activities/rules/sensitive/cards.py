"""Cards of banks: digits with the check of Luhn, grouped as on a card or called one."""

import re

from activities.rules.scanning.regex import regex
from activities.rules.sensitive.checksums import is_luhn
from activities.rules.sensitive.surroundings import AMOUNT_BEFORE

CARD = regex(
    r"(?<![0-9A-Za-z])(?:[2-6]\d{3}(?:[ -]?\d{4}){2}(?:[ -]?\d{1,4}){0,2}|"
    r"3[47]\d{2}[ -]?\d{6}[ -]?\d{5})(?![0-9A-Za-z])"
)
_COMPANY_ACCOUNT = regex(r"专户|专项账户|募集|监管账户|公司账户|对公|户名：.{0,20}公司|escrow")
_BANK_NAMED = regex("开户行")
"""Beside an account of a house; one that begins with 62 is the card of a person."""
_YEARS = regex(r"(?:(?:19|20)\d\d[ -]?)+")
_UNION_PAY = (16, 19)
"""Digits of a card in China, where no word calls it one."""
_TEST_CARDS = frozenset(("4111111111111111", "4242424242424242", "5555555555554444"))
"""What documents of payment services print."""
_CARD_BEHIND = regex(
    r"(?i)\s?[(（,，]\s?(?:visa|master ?card|unionpay|amex|信用卡|借记卡|银联|储蓄卡)"
)


def is_card(found: str, before: str, after: str) -> bool:
    """A card number: Luhn, a known issuer, and either a label or the grouping of a card."""
    bare = re.sub(r"\D", "", found)
    if bare in _TEST_CARDS and re.search(r"(?i)\btest cards?\b|sandbox|测试卡", before[-40:]):
        return False
    if not is_luhn(bare) or len(set(bare)) == 1 or _YEARS.fullmatch(found):
        return False
    labelled = re.search(
        (
            r"(?i)(?:卡号|银行卡|信用卡|借记卡|储蓄卡|[工农中建招交]行卡|账号|帐号|账户|card|visa|mastercard|"
            r"unionpay|amex|acct|account|\bpan)\D{0,24}$|"
            r"(?:(?:debit|credit|bank) card|full (?:card )?number)\b[^\d.\n]{0,48}$"
        ),
        before,
    )
    labelled = labelled or _CARD_BEHIND.match(after)
    if labelled:
        return not _COMPANY_ACCOUNT.search(before) and not (
            _BANK_NAMED.search(before) and not bare.startswith("62")
        )
    if AMOUNT_BEFORE.search(before) or re.search(r"[A-Za-z]{2,}-$", before):
        return False
    return bool(re.search(r"[ -]", found)) or (bare.startswith("62") and len(bare) in _UNION_PAY)
