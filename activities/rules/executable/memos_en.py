"""Memos in English that say to which weight accounts of a house bring a holding, and how."""

from itertools import islice

from activities.rules.scanning.regex import regex

_MOST = 100
_WEIGHED = regex(
    r"(?i)(?:(?<=[\n.;:,])|^)\s?(?:please\s)?(?:(?:all|each|every|both|our)\s(?:[\w-]+\s){0,2}?"
    r"(?:sleeves?|mandates?|accounts?|portfolios?|funds?|books?|pms?|products?|desks?|managers?)\s"
    r"(?:are to|must|should|will|is to|shall|need to|needs to|have to|has to|please|to)|"
    r"please (?:have|make sure|ensure) (?:all|each|every) (?:[\w-]+\s){1,3}?)\s?(?:\w+\s)?"
    r"(?:bring|cut|reduce|trim|take|lower|raise|lift|increase|move|get|sell|bump|scale)\s"
    r"[^.\n]{1,60}?\b(?:to|below|under|above|at)\s(?:no more than\s)?\d[\d.]*\s?%[^\n]{0,160}"
)
_HOW = regex(
    r"(?i)\baverage (?:price )?(?:no|not|at)\b|\bliquid|\bstagger\w*|\bintraday\b|"
    r"\b(?:before|by|into|at) "
    r"(?:the|today|tomorrow|mon|tue|wed|thu|fri)\w*(?:'s)? ?(?:close|open|auction)?|"
    r"\bno (?:worse|less|more|better) than\b|\bin (?:tranches|clips|pieces)\b|\bv?wap\b|"
    r"\b(?:limit|market)"
    r" orders?\b"
)
_OTHERS = regex(
    r"(?i)\b(?:regulat\w+|rules?|law|directive|ucits|sec|esma|finra|index|expected|plans?|said|policy|"
    r"consultation|by (?:year-end )?20\d\d)\b"
)


def handed(view: str) -> bool:
    """Whether a house tells those who run its accounts what to hold."""
    if "%" not in view:
        return False
    return any(
        _HOW.search(memo[0]) is not None and _OTHERS.search(memo[0]) is None
        for memo in islice(_WEIGHED.finditer(view), _MOST)
    )
