"""Which pace a change is told at: from a year, a quarter or a month before."""

from collections.abc import Collection

from activities.rules.prose.readings import Reading
from activities.rules.scanning.regex import regex

_PACES = (
    (
        "year",
        (
            r"y/y|yoy|y-o-y|year[- ](?:on|over)[- ]year|(?:(?:more|less|higher|lower|fewer) than|"
            r"from) a year (?:earlier|ago|before)|on the year"
        ),
    ),
    (
        "quarter",
        (
            r"q/q|qoq|q-o-q|quarter[- ](?:on|over)[- ]quarter|sequential(?:ly)?|"
            r"(?:(?:more|less|higher|lower|fewer) than |"
            r"from )(?:in )?the (?:previous|prior|first|second|third|fourth) "
            r"quarter(?! (?:of (?:last year|20)|a year|last year|20))|on the quarter"
        ),
    ),
    (
        "month",
        (
            r"m/m|mom|m-o-m|month[- ](?:on|over)[- ]month|"
            r"from the (?:previous|prior) month|on the month"
        ),
    ),
)
_PACE = regex(
    r"(?<![a-z])(?:" + "|".join(f"(?P<{name}>{words})" for name, words in _PACES) + ")(?![a-z])"
)
_BEHIND = regex(rf"\s?\(?(?:{_PACE.pattern})")
_TOLD_BEHIND = regex(
    rf"\s?\(?(?:(?:higher|lower|more|less|up|down|growth|rise|increase|decline)\s)?(?:{_PACE.pattern})"
)

_HEAD = regex(
    r"(?:^|[。；;!?！？]|[a-z0-9%)]\.\s)\s*(?:(?P<year>(?:从|以|按)?同比(?:来?看|而言|口径[下看]?|角度看?|)|"
    r"(?:较|与|和|同|相比)(?:上一?年|去年|前一年)(?:同期)?(?:相比|比较|来看)?|"
    r"year[- ](?:on|over)[- ]year|(?:compared with|from|relative to|versus|against) "
    r"(?:a|the same (?:quarter|period)(?: of)? (?:a|last|the previous|the prior)) ?"
    r"year(?: (?:earlier|ago|before))?|on an? (?:annual|year[- ](?:on|over)[- ]year) basis)|"
    r"(?P<quarter>(?:从|以|按)?环比(?:来?看|而言|口径[下看]?|角度看?|)|"
    r"(?:较|与|和|同|相比)(?:上|前)一?个?季度?(?:相比|比较|来看)?|"
    r"sequentially|quarter[- ](?:on|over)[- ]quarter|(?:compared with|from|relative to|versus|"
    r"against) the (?:prior|previous|preceding) quarter|"
    r"on a (?:sequential|quarterly|quarter[- ](?:on|over)[- ]quarter) basis)|"
    r"(?P<month>month[- ](?:on|over)[- ]month|(?:compared with|from|relative to|versus|against) "
    r"the (?:prior|previous|preceding) month|on a month[- ](?:on|over)[- ]month basis|"
    r"(?:较|与|和|同)(?:上|前)一?个?月(?:相比|比较|来看)?))[，,]"
)
"""At the head of a sentence, the pace of all its changes: Sequentially, revenue rose 4%."""
_ANY_TIME = regex(
    r"上年|去年|同期|前一|上[一个]?[季月]|年初|年均|复合|[同环]比|"
    r"(?<![a-z])(?:years?|quarters?|months?|annual|annually|sequential|sequentially|cagr|yoy|"
    r"qoq|earlier|ago|prior|previous|last|compound[a-z]*)(?![a-z])"
)
"""Words that may tell a number at another pace than the head of its sentence."""
_OWN_CLAUSE = regex(r"[，。；;]|[,.]\s")
_RATE = regex(r"(?:增速|增长率)(?:也|均|已|都|更|高)?[为达约超近逾过到]*$")


_SPOKEN = {"同比": frozenset({"year"}), "环比": frozenset({"quarter", "month"})}
_SPOKEN_OF = regex("|".join(_SPOKEN))


def of(words: str) -> frozenset[str]:
    """The paces that words name, in either language: 环比 is from a quarter or a month before."""
    found = [_SPOKEN[hit[0]] for hit in _SPOKEN_OF.finditer(words)]
    found += [frozenset({str(hit.lastgroup)}) for hit in _PACE.finditer(words)]
    return frozenset[str]().union(*found)


def told(before: str, behind: str) -> frozenset[str]:
    """The one pace that the words on both sides of a number tell it at; none where they tell two.

    Behind it only what follows directly counts.
    """
    hit = _TOLD_BEHIND.match(behind)
    said = [of(match[0]) for match in _SPOKEN_OF.finditer(before)]
    said += [of(match[0]) for match in _PACE.finditer(before)]
    said += [of(hit[0])] if hit else []
    return said[0] if len(said) == 1 else frozenset()


def headed(told: str, behind: str) -> frozenset[str]:
    """The pace that the head of a sentence tells all its changes at, as far as a number.

    None where words behind the head, or right behind the number, may tell another.
    """
    hits = list(_HEAD.finditer(told))
    if not hits or _ANY_TIME.search(told, hits[-1].end()):
        return frozenset()
    if _ANY_TIME.search(_OWN_CLAUSE.split(behind, maxsplit=1)[0]):
        return frozenset()
    pace = str(hits[-1].lastgroup)
    return frozenset({"quarter", "month"}) if "环" in hits[-1][0] else frozenset({pace})


def is_rate(before: str) -> bool:
    """Whether a multiple is a growth itself, and not what was grown to: 增速超过一倍."""
    return _RATE.search(before) is not None


def contradict(behind: str, reading: Reading, rivals: Collection[str]) -> bool:
    """Whether the words right behind a number say another pace than the name of a fact.

    A rival has that pace.
    """
    said = _BEHIND.match(behind)
    own = _PACE.search(reading.words)
    if said is None or own is None or said.lastgroup == own.lastgroup:
        return False
    name = _PACE.sub("", reading.words)
    return any(
        told.lastgroup == said.lastgroup and _PACE.sub("", words) == name
        for words in rivals
        if (told := _PACE.search(words))
    )
