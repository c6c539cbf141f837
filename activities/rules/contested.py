"""What another source says of a figure of an answer, where the two differ.

A report concludes nothing from such a figure (seed 000: above 0.01 % is a conflict). An answer
gives it, and beside it the figure of every source that contradicts it.
"""

from collections.abc import Iterable, Sequence

from activities.rules.periods import describe
from activities.rules.reconciliation import Disagreement
from activities.rules.wording import entitled, failure_words, token
from schemas.claim import Envelope, ToolCite
from schemas.fetch import Dataset, SourceFailure
from schemas.metrics import Period
from schemas.text import Bilingual, Lang


def contradictions(
    shown: Iterable[Envelope], found: Sequence[Disagreement], code: str
) -> tuple[Envelope, ...]:
    """The readings that differ from what is shown, each value once. What a person ruled is over."""
    against: dict[object, Envelope] = {}
    for claim in shown:
        known = claim.metric, claim.period or Period.INSTANT, claim.as_of
        for item in found:
            if (item.metric, item.period, item.as_of) == known and not item.ruled:
                others = (reading.envelope(code) for reading in item.readings)
                told = claim.value, claim.unit
                against |= {
                    (*known, o.value, o.unit): o for o in others if (o.value, o.unit) != told
                }
    return tuple(against.values())


def lines(conflicts: Sequence[Envelope], lang: Lang) -> list[str]:
    """A line of an answer for each, with a token ``conflict.N`` for the figure."""
    return [
        _line(token(f"conflict.{number}"), other, lang) for number, other in enumerate(conflicts)
    ]


def _line(figure: str, other: Envelope, lang: Lang) -> str:
    cite, period = other.cite, other.period or Period.INSTANT
    origin = f"{cite.source} {cite.table}" if isinstance(cite, ToolCite) else ""
    when = None if period is Period.INSTANT else describe(period, other.as_of)
    named = entitled(other.metric, when, lang)
    if lang is Lang.ZH:
        return f"- 另一来源与此不一致：{named}：{figure}（{origin}，{other.as_of}）"
    return f"- Another source differs: {named}: {figure} ({origin}, {other.as_of})"


def uncompared(
    periods: Iterable[Period | None], failures: Sequence[SourceFailure]
) -> Bilingual | None:
    """That annual figures could not be held against a second source, where one was asked."""
    failed = next((f for f in failures if f.dataset is Dataset.SECOND_ANNUAL), None)
    if failed is None or Period.YEAR not in periods:
        return None
    why = failure_words(failed.error)
    return Bilingual(
        zh=f"年度数据未能与第二来源对照（{failed.source}：{why.zh}）。",
        en=f"the annual figures could not be held against a second source "
        f"({failed.source}: {why.en}).",
    )
