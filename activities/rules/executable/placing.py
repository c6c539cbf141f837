"""Where in a text stands what could act: the fewest of its sentences that a rule fires on."""

from bisect import bisect_left

from activities.rules.executable.finding import WHOLE, find
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

LONGEST = 200
"""Characters of a span: enough to find the passage by."""
_SENTENCE_END = regex(r"[。！？；]\s*|[.!?;]\s+|\n\s*")


def placed(text: str) -> tuple[Finding, ...]:
    """What in ``text`` could act, each with the passage that shows it.

    No passage is named in a text of over ``WHOLE`` characters.
    """
    findings = tuple(find(text))
    if len(text) > WHOLE:
        return findings
    return tuple(found.model_copy(update={"span": _span(text, found.rule)}) for found in findings)


def _span(text: str, rule: str) -> str | None:
    """The shortest run of sentences from the first place on that fires the rule by itself."""
    bounds = [0, *(end.end() for end in _SENTENCE_END.finditer(text)), len(text)]
    last = bisect_left(range(len(bounds)), True, key=lambda n: _fires(rule, text[: bounds[n]]))
    if last == len(bounds):
        return None
    end = bounds[last]
    earlier = bounds[:last][::-1]
    first = bisect_left(range(last), True, key=lambda n: _fires(rule, text[earlier[n] : end]))
    passage = text[earlier[min(first, last - 1)] : end].strip()
    return passage[:LONGEST] if _fires(rule, passage) else None


def _fires(rule: str, passage: str) -> bool:
    return any(found.rule == rule for found in find(passage))
