"""Values that documents print to show what one looks like: they are nobody's, and say so."""

from activities.rules.sensitive.edges import regex

_CARDS = frozenset(
    """
    4111111111111111 4242424242424242 5555555555554444 4012888888881881 4000056655665556
    4000000000000002 4000000000009995 4000000000000077 4000002500003155 4000000000003220
    5105105105105100 5200828282828210 2223003122003222 2223000048400011 378282246310005
    371449635398431 378734493671000 6011111111111117 6011000990139424 3530111333300000
    3566002020360505 30569309025904 38520000023237 3056930009020004 36227206271667 4222222222222
    4111111145551142 5136333333333335 4988438843884305 4917610000000000 5454545454545454
    6200000000000005 6205500000000000004 6243030000000001 370000000000002 4007000000027
    4212345678901237 4035501000000008 5577000055770004 4532015112830366 4485275742308327
    """.split()
)
"""What payment services print in their documents."""
_SECURITY = frozenset("078051120 123456789 219099999 457555462 111223333 123121234".split())
"""Numbers of social security that advertisements and forms made known."""
_RESIDENT = frozenset("11010519491231002X 440524188001010014 34052419800101001X".split())
"""What the standard of resident ids and its manuals reckon with."""
_RUN = regex(r"(\d)\1{7,}|12345678|138\D?0013\D?8000")
"""Digits that nobody has by chance."""
_SAID = regex(
    r"(?i)(?<![a-z@.])(?:tests?|testing|examples?|dummy|dummies|dummied|placeholders?|samples?|"
    r"demos?|"
    r"sandbox|fictitious|fictional|fake|mock(?:ed)?|made[- ]up|illustrat\w+|documented|"
    r"documentation|"
    r"docs|specimens?|template)(?![a-z]|\.[a-z])|示例|样例|示范|例如|占位|文档|测试|沙箱|演示|"
    r"虚构|假想|示意|模拟|样本|"
    r"模板|联调"
)
_NEAR = 100
_DIGITS = regex(r"[^0-9Xx]")


def is_shown(found: str, before: str, after: str) -> bool:
    """Whether a value known from documents stands where a text says that it only shows one."""
    bare = _DIGITS.sub("", found).upper()
    known = bare in _CARDS or bare in _SECURITY or bare in _RESIDENT or _RUN.search(bare)
    return bool(known) and _SAID.search(f"{before[-_NEAR:]}\n{after[:_NEAR]}") is not None


def is_somebodys(found: str, before: str, after: str) -> bool:
    """Whether a value does not only show what one looks like."""
    return not is_shown(found, before, after)
