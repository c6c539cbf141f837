"""What may stand between a figure and the time behind it: its pace, and who told or did it."""

from activities.rules.scanning.regex import regex

_RATE = regex(
    r"^(?:/(?:[a-z]{1,6}|MWh|MMBtu)|(?:\sper\s|\sa\s)(?:day|week|month|year|d|hour|tonne|ton|"
    r"barrel|boe|unit|kg|kilogram|pound|watt|gallon|bushel|ounce|litre|liter))(?=\s)"
)
"""What may stand between an amount and its time: $41,300/day in November."""
_TOLD = regex(
    r"^\s(?:declines?|decreases?|drops?|falls?|increases?|rises?|gains?|"
    r"contraction)(?=\s(?:in|for|during)\s)|"
    r"^\s(?:[a-z]+\s){0,3}(?:issue|offering|placement|sale|deal|loan|acquisition|purchase|"
    r"contract|order)(?=\s(?:in|on|during)\s)|^\s(?:of\s(?:it|that|this|which|them)(?=\s)|"
    r"(?:(?:more|further|others)\s)?(?:(?:it|they|we|that was)\s)?(?:had\s(?:been\s)?)?(?:seen|"
    r"made|won|came|fell|arose|sold|built|spent|paid|lost|lent|bought|drawn|dug|"
    r"(?!handed)[a-z]{3,}ed))(?=\s(?:in|for|during|at|over)\s)"
    r"|^\s(?:that\s|which\s)?(?:(?:it|they|we|(?:the\s)?(?:company|group|bank|firm)|"
    r"[A-Z][A-Za-z.&'-]*(?:\s\([^()]{1,12}\))?|of|and)\s){1,5}(?:had\s)?(?:earned|made|booked|"
    r"reported|posted|recorded|generated|achieved|delivered|sold|shipped|spent|paid|lost|took in|"
    r"brought in|had)(?=\s(?:in|for|during|at|over)\s|\s(?:the\s)?$)"
    r"|^\s(?:earned|made|booked|reported|posted|recorded|generated|achieved)\sby\s(?:(?:it|the\s"
    r"(?:company|group|bank|firm)|[A-Z][A-Za-z.&'-]*)\s?){1,4}(?=\s(?:in|for|during|at|over)\s)"
)
"""What may stand between a figure and its time: the 11.8% seen in Q4, 96 more planned for 2026."""

_AT_THE_CLOSE = regex(
    r"^\s(?:(?:a|one|two|three|four|six)\s(?:trading\s)?(?:days?|sessions?|weeks?|months?|quarters?|"
    r"years?)\slater|at\s(?:the\s)?(?:market\s)?(?:close|open|settlement)|(?:at\s)?the\sclose)"
    r",?(?=\s(?:on|of|in)\s)"
)
"""What may stand between a price and its day: $884 at the close on 13 September, a week later, on
the 20th."""
DUE = regex(
    r"\s(?:that\s|which\s)?(?:is\s|are\s|comes?\s|falls?\s)?"
    r"(?:due|maturing|matures|repayable|expiring)\s(?:in\s|by\s)?(?:\x00|20[0-9]{2})"
)
"""Behind an amount that falls due in a year to come: no time told before is its own."""
OVER = regex(r"(?:,|;)\s(?:and|while|but|with)\s")
"""Behind a time that something was compared with: another figure follows."""


def without(gap: str) -> str:
    """The words between a figure and a time without those that part them from nothing."""
    return _TOLD.sub("", _AT_THE_CLOSE.sub("", _RATE.sub("", gap)))
