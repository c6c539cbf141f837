"""A person's word on a figure: it settles what the figure is, and overrules other readings.

Readings that agree with the ruled value within the tolerance stay in use, a better tier's first;
all others stay on record and are not used while one that agrees is there. Of several words on one
figure the newest counts.
"""

from collections.abc import Iterable, Sequence
from datetime import date

from activities.rules.ledger import Reading
from schemas.fetch import Dataset, ToolCall
from schemas.metrics import Period

Key = tuple[str, Period, date]


def rulings(calls: Iterable[ToolCall]) -> dict[Key, Reading]:
    """The newest word on each figure that people spoke of."""
    said = ((word.observation, word) for word in every_word(calls))
    return {(seen.metric, seen.period, seen.as_of): word for seen, word in said}


def every_word(calls: Iterable[ToolCall]) -> tuple[Reading, ...]:
    """All that people said of figures, in their order."""
    return tuple(
        Reading(call=call, observation=seen)
        for call in calls
        if call.dataset is Dataset.CORRECTION
        for seen in call.observations
    )


def placed(calls: Sequence[ToolCall]) -> tuple[ToolCall, ...]:
    """The calls, each correction with the first day of the flow that it is about.

    A person names a flow by its end and its kind; the sources know when it began.
    """
    starts = {
        (seen.metric, seen.period, seen.as_of): seen.start
        for call in calls
        for seen in call.observations
        if seen.start
    }
    return tuple(_placed(call, starts) for call in calls)


def _placed(call: ToolCall, starts: dict[Key, date]) -> ToolCall:
    if call.dataset is not Dataset.CORRECTION:
        return call
    observations = tuple(
        seen.model_copy(update={"start": starts.get((seen.metric, seen.period, seen.as_of))})
        for seen in call.observations
    )
    return call.model_copy(update={"observations": observations})
