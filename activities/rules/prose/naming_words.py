"""The words of a fact's name that tell it from another, and those that do not."""

from activities.rules.scanning.regex import regex

SUBJECT = regex(
    r"\s?(?:(?:and|while|but|of which|with|its|the|total|average|group|quarterly|annual)\s)*"
    r"(?P<name>[a-z][a-z0-9&' -]{1,40}?)\s"
    r"(?:was|were|is|are|made up|came in at|came to|stood at|averaged|totall?ed|reached|hit|"
    r"amounted to|ran at|set a record at)\s(?:a record\s|about\s|some\s)?(?:[a-z]{2,3})?[$¥€£]?"
)
"""A name and a verb, and nothing else before a number."""
LED_UP = regex(
    r"(?:^|[,;]\s?|(?<![a-z])(?:and|while|but|its|the|their)\s)(?P<name>(?:[a-z][a-z&'-]*\s){2,8})"
    r"(?:was|were|is|are|came in at|came to|stood at|averaged|totall?ed|reached|hit|amounted to|"
    r"ran at|rose to|fell to)\s(?:a record\s|about\s|some\s)?(?:[a-z]{2,3}\s)?[$¥€£]?$"
)
PART = regex(
    r"(?:^|(?<![a-z]))(?P<name>[a-z][a-z&-]{2,}(?:\s[a-z][a-z&-]{2,})?)\s"
    r"(?:(?:accounted|accounts|accounting) for|for|contributed|contributes|made up|makes up|"
    r"represented|represents|generated|brought in)\s(?:about\s|some\s|"
    r"nearly\s|over\s|more than\s)?$"
)
"""What a share is told of, before it: China accounted for 52%, and Europe for 21%."""
SHARE = regex(
    r"(?P<name>[a-z& -]+?)(?:'s)?\s(?:revenue |sales |profit )?"
    r"(?:share|percentage|proportion|mix)(?![a-z])"
)
LEADS = (
    r"\s?(?:of|was|were|is|at|came in at|stood at|reached|"
    r"(?:rose|fell|improved|slipped|climbed|declined) to)?\s?(?:about\s|some\s)?[$¥€£]?"
)
"""What may stand between a name and its number."""
EMPTY = frozenset(
    [
        "a",
        "an",
        "the",
        "of",
        "in",
        "on",
        "at",
        "to",
        "for",
        "from",
        "by",
        "per",
        "and",
        "or",
        "as",
        "is",
        "was",
        "its",
        "reported",
        "yoy",
        "qoq",
        "mom",
        "growth",
        "change",
        "increase",
        "decrease",
        "decline",
        "rate",
        "ratio",
        "value",
        "level",
        "estimate",
        "guidance",
        "forecast",
        "consensus",
        "target",
        "expected",
        "actual",
        "current",
        "previous",
        "prior",
        "old",
        "new",
        "full",
        "year",
        "quarter",
        "half",
        "month",
        "annual",
        "quarterly",
        "daily",
        "range",
        "midpoint",
        "low",
        "high",
        "end",
        "average",
        "figure",
        "number",
        "amount",
        "ttm",
        "ltm",
        "company",
        "group",
        "fiscal",
        "calendar",
        "latest",
        "one",
        "two",
        "three",
        "four",
    ]
)
"""Words of a name that do not tell it from another."""
QUALIFIERS = frozenset(
    [
        "adjusted",
        "organic",
        "core",
        "underlying",
        "comparable",
        "net",
        "gross",
        "operating",
        "diluted",
        "basic",
        "pre-tax",
        "pretax",
        "cash",
        "funded",
        "recurring",
        "total",
        "free",
        "constant-currency",
        "like-for-like",
        "same-store",
        "statutory",
    ]
)
"""Words that make another figure of the same one."""
REMADE = frozenset(
    [
        "adjusted",
        "core",
        "underlying",
        "organic",
        "recurring",
        "comparable",
        "non-gaap",
        "same-store",
        "like-for-like",
    ]
)
"""Those that nobody leaves out where the plain figure is another."""
OPPOSITES = (
    ("funded", "unfunded"), ("recurring", "non-recurring"), ("current", "non-current"),
    ("secured", "unsecured"), ("owned", "leased"),
    ("domestic", "overseas"), ("domestic", "international"), ("domestic", "foreign"),
    ("onshore", "offshore"), ("upstream", "downstream"),
    ("short-term", "long-term"), ("paid", "unpaid"), ("drawn", "undrawn"),
    ("performing", "non-performing"), ("realized", "unrealized"),
    ("online", "offline"), ("buy", "sell"), ("inbound", "outbound"), ("imports", "exports"),
    ("maximum", "minimum"),
    ("net", "gross"), ("cpi", "pce"), ("cpi", "ppi"), ("trasm", "casm"), ("rasm", "casm"),
    ("prasm", "casm"),
    ("ticket", "transactions"), ("ticket", "traffic"),
)  # fmt: skip
"""Words of which a name has one or the other."""
LIKE = {
    "sales": "revenue", "revenues": "revenue", "turnover": "revenue", "profits": "profit",
    "earnings": "profit", "income": "profit",
    "output": "production", "capital-expenditure": "capex", "dividends": "dividend",
    "non-gaap": "adjusted", "costs": "cost", "expenses": "expense", "margins": "margin",
}  # fmt: skip
