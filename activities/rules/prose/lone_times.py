"""The only time that an English text names: no figure of it is of another where both are known."""

from activities.rules.prose import periods
from activities.rules.prose.folding import is_without_han, lower
from activities.rules.prose.periods import Period
from activities.rules.scanning.regex import regex

_LONGEST = 8_000
"""Characters of a text that may be told of one time."""
_ANOTHER = regex(
    r"(?<![a-z])(?:prior|previous(?:ly)?|earlier|ago|before|last|since|from|than|above|below|higher|lower|versus|vs|against|"
    r"compared?|(?<=\()was|(?:it|they|this)\s(?:was|were)|had\sbeen|after|only\sto|beat|best|worst|high|low|peak|trough|average|old|former(?:ly)?|until|till|next|later|record|expect(?:s|ed)?|"
    r"target(?:s|ed)?|will|would|forecasts?|guid(?:es?|ance|ed)|outlook|estimates?|"
    r"due|matur[a-z]+|declared|announced|filed|issued|published|dated)(?![a-z])|→|->|[0-9]e(?![a-z])"
)
"""Words of another time than the one named, or by which that is no time of figures."""
_COMPARED = regex(r"\(\s?[^()]{2,24}:\s?[^()]*[0-9]|(?<![a-z])(?:having )?beg[au]n (?:fiscal )?20")
"""A figure of another time beside it in brackets (Q1 2025: $689m), or the year's beginning."""
_WHOLE = frozenset({"Q1", "Q2", "Q3", "Q4", "H1", "H2", "9M", "FY", "DAY"})


def of(folded: str) -> Period | None:
    """The only time that a text names, with its year; None where another may be meant."""
    plain = lower(folded[: _LONGEST + 1])
    if len(plain) > _LONGEST or not is_without_han(plain):
        return None
    if _ANOTHER.search(plain) or _COMPARED.search(plain):
        return None
    named = {mention.period for mention in periods.find(plain)}
    only = named.pop() if len(named) == 1 else None
    return only if only and only.year and only.part in _WHOLE else None
