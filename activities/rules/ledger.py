"""Looking things up in the ledger: the recorded fetches of one run."""

from collections.abc import Iterable, Sequence
from datetime import date
from decimal import Decimal

from schemas.base import Record
from schemas.claim import Envelope, Tier, ToolCite
from schemas.fetch import Dataset, Observation, Series, ToolCall
from schemas.metrics import Period

_TIERS = {
    "sec.gov": Tier.A, "tushare": Tier.B, "akshare": Tier.C, "tencent": Tier.C, "yahoo": Tier.C,
    "user": Tier.C,
}  # fmt: skip
_STATUTORY = frozenset({"akshare.stock_zh_a_disclosure_report_cninfo"})
"""Tables of a site that the regulator names for disclosure, whoever carries them to us."""
_ORDER = {Dataset.INCOME_RESTATED: 0, Dataset.CORRECTION: 2}
"""Within a tier: a restated version first, a person's word behind the sites that agree with it."""


def tier_of(source: str, table: str = "") -> Tier:
    """The evidence tier of a table: filings and statutory disclosure A, licensed B, else C."""
    if f"{source}.{table}" in _STATUTORY:
        return Tier.A
    return _TIERS.get(source, Tier.C)


ReadingKey = tuple[str, str, Period, date, Decimal | str]


class Reading(Record):
    """One observation together with the fetch that made it."""

    call: ToolCall
    observation: Observation

    @property
    def tier(self) -> Tier:
        """The tier of the source."""
        return tier_of(self.call.source, self.call.table)

    @property
    def key(self) -> "ReadingKey":
        """Which observation of which fetch this is."""
        seen = self.observation
        return self.call.tool_call_id, seen.metric, seen.period, seen.as_of, seen.value

    def envelope(self, code: str) -> Envelope:
        """The observation as a cited figure."""
        call, seen = self.call, self.observation
        return Envelope(
            value=seen.value,
            metric=seen.metric,
            code=seen.code or call.code or code,
            as_of=seen.as_of,
            cite=cite_of(call),
            unit=seen.unit,
            period=seen.period,
            announced=seen.announced,
            as_of_ts=seen.as_of_ts,
        )


def cite_of(call: ToolCall) -> ToolCite:
    """The cite that points at ``call``."""
    return ToolCite(
        source=call.source,
        table=call.table,
        fetched_at=call.fetched_at,
        tool_call_id=call.tool_call_id,
        served_by=call.served_by,
    )


class Ledger:
    """The recorded fetches of one run, searchable by metric, period and date.

    Where several sources answer, the better tier comes first, and among the versions of one
    source the restated one. Readings that other sources outvoted come last.
    """

    def __init__(
        self, calls: Iterable[ToolCall], outvoted: frozenset[ReadingKey] = frozenset()
    ) -> None:
        self.calls, self.outvoted = tuple(calls), outvoted
        self._by_id = {call.tool_call_id: call for call in self.calls}
        self._series: dict[str, tuple[ToolCall, Series] | None] = {}
        self._observed: dict[str, dict[tuple[str, date], list[Observation]]] = {}

    def call(self, tool_call_id: str) -> ToolCall | None:
        """The recorded fetch of that id."""
        return self._by_id.get(tool_call_id)

    def observed(self, tool_call_id: str, metric: str, as_of: date) -> Sequence[Observation]:
        """What a fetch recorded of a metric for a day, of whatever period and unit."""
        found = self._observed.get(tool_call_id)
        if found is None:
            found = self._observed[tool_call_id] = _by_day(self._by_id[tool_call_id])
        return found.get((metric, as_of), ())

    def readings(
        self, metric: str, period: Period | None = None, as_of: date | None = None
    ) -> Sequence[Reading]:
        """All readings of ``metric``, best source first, newest date first."""
        found = [
            Reading(call=call, observation=seen)
            for call in self.calls
            for seen in call.observations
            if seen.metric == metric
            and (period is None or seen.period is period)
            and (as_of is None or seen.as_of == as_of)
        ]
        return sorted(found, key=lambda r: (r.key in self.outvoted, *preference(r)))

    def best(self, metric: str, period: Period, as_of: date) -> Reading | None:
        """The preferred reading of one figure."""
        return next(iter(self.readings(metric, period, as_of)), None)

    def latest(self, metric: str, period: Period | None = None) -> Reading | None:
        """The newest reading of ``metric``; for one date, the preferred source's."""
        found = self.readings(metric, period)
        newest = max((reading.observation.as_of for reading in found), default=None)
        return next((r for r in found if r.observation.as_of == newest), None)

    def series(self, table: str, metric: str) -> tuple[ToolCall, Series] | None:
        """The longest fetched series of ``metric`` in ``table``."""
        found = [
            (call, series)
            for call in self.calls
            for series in call.series
            if call.table == table and series.metric == metric
        ]
        return max(found, key=lambda pair: len(pair[1].days), default=None)

    def node(self, name: str) -> tuple[ToolCall, Series] | None:
        """The series that a derivation names as ``series:TABLE.METRIC``."""
        if name not in self._series:
            table, _, metric = name.removeprefix("series:").partition(".")
            self._series[name] = self.series(table, metric)
        return self._series[name]


def _by_day(call: ToolCall) -> dict[tuple[str, date], list[Observation]]:
    """The observations of a fetch by metric and day, in their order."""
    found: dict[tuple[str, date], list[Observation]] = {}
    for seen in call.observations:
        found.setdefault((seen.metric, seen.as_of), []).append(seen)
    return found


def preference(reading: Reading) -> tuple[str, int, int, str]:
    """What readings are sorted by: tier, version, the newer date, the dataset."""
    return (
        reading.tier,
        _ORDER.get(reading.call.dataset, 1),
        -reading.observation.as_of.toordinal(),
        reading.call.dataset,
    )
