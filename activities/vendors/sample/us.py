"""The recorded US companies: EDGAR and Yahoo, as they would have answered at the clock.

The recording knows no filing dates: a fact is public from the statutory deadline of its report on
(``us_facts.public_from``). A bar is public when its session is over.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

from activities.errors import NotRecorded
from activities.rules.calendar import NEW_YORK, local_day, session_at
from activities.rules.recorded import refusal
from activities.rules.us_facts import Fact, public_from
from schemas.instrument import Market

Load = Callable[[str], Any]


def sec(load: Load, path: str, clock: datetime) -> object:
    """The answer of sec.gov to a path."""
    name = path.rsplit("/", 1)[-1]
    if name == "company_tickers.json":
        return load("sec/company_tickers.json")
    kind = "companyfacts" if "/companyfacts/" in path else "submissions"
    body = load(f"sec/{kind}/{name}")
    if body is None or "/Archives/" in path:
        raise NotRecorded(f"the sample holds no {name} of sec.gov")
    return _facts(body, local_day(clock, Market.US)) if kind == "companyfacts" else body


def _facts(body: dict[str, Any], today: date) -> dict[str, Any]:
    facts = {
        taxonomy: {
            concept: {"units": _public(f"{taxonomy}:{concept}", told["units"], today)}
            for concept, told in concepts.items()
        }
        for taxonomy, concepts in body["facts"].items()
    }
    if not any(
        found
        for concepts in facts.values()
        for told in concepts.values()
        for found in told["units"].values()
    ):
        raise NotRecorded(f"the sample holds no facts of {body['entityName']} by {today}")
    return {**body, "facts": facts}


def _public(concept: str, units: dict[str, Any], today: date) -> dict[str, Any]:
    return {
        unit: [row for row in found if public_from(_fact(concept, unit, row)) <= today]
        for unit, found in units.items()
    }


def _fact(concept: str, unit: str, row: dict[str, Any]) -> Fact:
    start = row.get("start")
    return Fact(
        concept=concept, unit=unit, value=Decimal(str(row["val"])),
        start=date.fromisoformat(start) if start else None, end=date.fromisoformat(row["end"]),
    )  # fmt: skip


def chart(load: Load, path: str, query: dict[str, str], clock: datetime) -> object:
    """The answer of Yahoo to a chart request: the bars of the window that were over by then."""
    symbol = path.rsplit("/", 1)[-1]
    body = load(f"yahoo/{symbol}.json")
    if body is None:
        raise NotRecorded(refusal(symbol))
    (result,) = body["chart"]["result"]
    moments = result["timestamp"]
    last = session_at(clock, None, Market.US).last_close
    shown = [
        index
        for index, moment in enumerate(moments)
        if int(query["period1"]) <= moment < int(query["period2"]) and _session(moment) <= last
    ]
    if not shown:
        raise NotRecorded(
            f"the sample holds Yahoo bars of {symbol} from {_session(moments[0])} to "
            f"{_session(moments[-1])} only"
        )
    quote = {
        name: [values[index] for index in shown]
        for name, values in result["indicators"]["quote"][0].items()
    }
    cut = {"timestamp": [moments[index] for index in shown], "indicators": {"quote": [quote]}}
    return {"chart": {"result": [{**result, **cut}], "error": None}}


def _session(moment: int) -> date:
    return datetime.fromtimestamp(moment, UTC).astimezone(NEW_YORK).date()
