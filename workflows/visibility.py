"""Search attributes: what operators filter runs by."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from temporalio import workflow
from temporalio.common import (
    SearchAttributeKey,
    SearchAttributePair,
    SearchAttributeUpdate,
    TypedSearchAttributes,
)

from schemas import names

TICKER = SearchAttributeKey.for_keyword(names.TICKER)
KIND = SearchAttributeKey.for_keyword(names.KIND)
STAGE = SearchAttributeKey.for_keyword(names.STAGE)
VERDICT = SearchAttributeKey.for_keyword(names.VERDICT)
WATCHLIST = SearchAttributeKey.for_keyword(names.WATCHLIST)
AS_OF = SearchAttributeKey.for_datetime(names.AS_OF)
NEEDS_HUMAN = SearchAttributeKey.for_bool(names.NEEDS_HUMAN)
ORIGIN = SearchAttributeKey.for_keyword(names.ORIGIN)
ALL = (TICKER, KIND, STAGE, VERDICT, WATCHLIST, AS_OF, NEEDS_HUMAN, ORIGIN)


def at_start(
    kind: str, ticker: str | None, as_of: datetime, origin: str | None = None
) -> TypedSearchAttributes:
    """The attributes a run starts with; ``origin`` is the run that it follows."""
    pairs: list[SearchAttributePair[Any]] = [
        SearchAttributePair(KIND, kind),
        SearchAttributePair(AS_OF, as_of),
    ]
    if ticker:
        pairs.append(SearchAttributePair(TICKER, ticker))
    if origin:
        pairs.append(SearchAttributePair(ORIGIN, origin))
    return TypedSearchAttributes(pairs)


def publish(**values: str | bool | None) -> None:
    """Set ``stage``, ``verdict``, ``ticker`` or ``needs_human`` on the workflow; None unsets."""
    keys: Mapping[str, SearchAttributeKey[Any]] = {
        "stage": STAGE, "verdict": VERDICT, "ticker": TICKER, "needs_human": NEEDS_HUMAN
    }  # fmt: skip
    updates: list[SearchAttributeUpdate[Any]] = [
        keys[name].value_unset() if value is None else keys[name].value_set(value)
        for name, value in values.items()
    ]
    workflow.upsert_search_attributes(updates)


def needs_human(*, asking: bool) -> None:
    """Say whether the running workflow waits for a person."""
    said = NEEDS_HUMAN.value_set(True) if asking else NEEDS_HUMAN.value_unset()
    workflow.upsert_search_attributes([said])


def branched(origin: str, *, ticker: str | None, as_of: datetime | None) -> None:
    """Say which run the running one was rewound from, and what it is about now."""
    updates: list[SearchAttributeUpdate[Any]] = [ORIGIN.value_set(origin)]
    if ticker:
        updates.append(TICKER.value_set(ticker))
    if as_of:
        updates.append(AS_OF.value_set(as_of))
    workflow.upsert_search_attributes(updates)
