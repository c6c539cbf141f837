"""A stop at every boundary of a run, on a real server: it gets what can be verified."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from activities.errors import NoData
from activities.vendors.answer import Source, VendorAnswer
from schemas import names
from schemas.control import Correction, Steering, Subject
from schemas.fetch import Dataset, DatasetQuery
from schemas.metrics import Period
from schemas.report import OutputType
from schemas.research import RunSummary, Status
from starter.audit import audit
from tests.lab import Lab, sample_sources
from tests.workflows.analysts import Liar
from tests.workflows.holding import Point, holding
from worker import reread
from workflows import visibility
from workflows.research import ResearchWorkflow

ME = Steering(by="analyst", reason="enough")
ROE = Subject(metric="ROE", period=Period.YEAR, as_of=date(2025, 12, 31))
WORD = Correction(subject=ROE, value=Decimal("33.5"), unit="percent", source="a page")
"""What no source says: the picture with it is another one."""


async def _stopped(
    lab: Lab, code: str, point: Point, analyst: Any = None, corrected: Point | None = None
) -> tuple[RunSummary, Any]:
    """A run that is told to stop at ``point``; and before, at ``corrected``, takes a correction."""
    held = holding(lab, *(p for p in (corrected, point) if p))
    async with held.workers(analyst):
        handle = await held.start(code)
        if corrected:
            await corrected.met()
            await handle.execute_update(ResearchWorkflow.correct, WORD)
            corrected.released.set()
        await point.met()
        await handle.execute_update(ResearchWorkflow.stop, ME)
        point.released.set()
        return await handle.result(), handle


async def _assert_reported(lab: Lab, summary: RunSummary, handle: Any) -> None:
    """Nothing was blocked, nothing was judged, and nobody is told that it was."""
    attributes = (await handle.describe()).typed_search_attributes
    gates = lab.json(summary)["gate_history"]
    assert (summary.status, summary.verdict) == (Status.STOPPED, None)
    assert summary.output_type is OutputType.ERROR_REPORT, gates
    assert gates[-1]["verdict"] == "SAFE"
    assert attributes.get(visibility.VERDICT) is None
    assert attributes.get(visibility.NEEDS_HUMAN) is None
    cases = lab.client.list_workflows(f"WorkflowId = '{_case(summary)}'")
    assert [case.id async for case in cases] == []
    assert audit(await handle.fetch_history(), lab.archive, reread).unproved == []


def _case(summary: RunSummary) -> str:
    return names.eval_case_workflow_id(summary.run_id)


STEPS = (
    "resolve_target", "fetch_dataset", "screen_ingest", "check_integrity", "map_ecosystem",
    "draft_thesis", "verify_claims", "judge_quality", "value_company", "compose_report",
)  # fmt: skip


@pytest.mark.parametrize("step", STEPS)
async def test_a_stop_in_any_stage_reports_what_is_verified(lab: Lab, step: str) -> None:
    """The order comes while the last step of a stage is at work, and bites at its end."""
    dataset = "price_history" if step == "fetch_dataset" else None
    summary, handle = await _stopped(lab, "600519.SH", Point(step, dataset=dataset))

    await _assert_reported(lab, summary, handle)
    assert lab.json(summary)["claims"] or step == "resolve_target"


HEARD = (
    ("fetch_dataset", 1), ("check_integrity", 2), ("draft_thesis", 2), ("verify_claims", 2),
    ("judge_quality", 2),
)  # fmt: skip


@pytest.mark.parametrize(("step", "number"), HEARD)
async def test_a_stop_after_a_correction_reports_by_the_correction(
    lab: Lab, step: str, number: int
) -> None:
    """Wherever the second round of reasoning is cut, the claims are those of the new picture."""
    dataset = "correction" if step == "fetch_dataset" else None
    point = Point(step, number, dataset=dataset)
    summary, handle = await _stopped(lab, "600519.SH", point, corrected=Point("judge_quality"))

    await _assert_reported(lab, summary, handle)
    told = {(c["metric"], c["value"]) for c in lab.json(summary)["claims"]}
    assert [value for metric, value in told if metric == "ROE"] == [33.5]


@dataclass
class Late:
    """A source that has no profit when it is first asked for one."""

    source: Source
    name: str

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The source's answer, from the second try on."""
        if query.dataset in (Dataset.INCOME, Dataset.SECOND_ANNUAL) and query.attempt == 1:
            raise NoData("no annual report yet")
        return self.source.fetch(query)

    def prepare(self) -> None:
        """Nothing to load that the sample's sources have not."""


FALLEN_BACK = (
    ("fetch_dataset", 2), ("screen_ingest", 2), ("check_integrity", 2), ("draft_thesis", 2),
    ("verify_claims", 2), ("judge_quality", 3),
)  # fmt: skip


@pytest.mark.parametrize(("step", "number"), FALLEN_BACK)
async def test_a_stop_after_a_fallback_reports_all_that_was_fetched(
    lab: Lab, step: str, number: int
) -> None:
    """What the fallback fetched is compared, reasoned from and verified before it is told."""
    lab.served = [Late(source, source.name) for source in sample_sources()]
    dataset = "second_annual" if step == "fetch_dataset" else None
    summary, handle = await _stopped(lab, "600519.SH", Point(step, number, dataset=dataset))

    await _assert_reported(lab, summary, handle)
    made = await _scheduled(handle)
    order = ("fetch_dataset", "check_integrity", "draft_thesis", "verify_claims", "compose_report")
    last = [max(at for at, name in enumerate(made) if name == step) for step in order]
    assert last == sorted(last), "the report rests on less than what was fetched"


@pytest.mark.parametrize("step", ["check_integrity", "draft_thesis", "verify_claims"])
async def test_a_stop_leaves_a_wrong_draft_its_one_retry(lab: Lab, step: str) -> None:
    """A claim that does not hold is written anew, not delivered and not blocked."""
    summary, handle = await _stopped(lab, "600519.SH", Point(step), Liar(lies=1))

    await _assert_reported(lab, summary, handle)
    assert "1500.00" not in lab.everything(summary)


async def test_a_stop_after_the_verifier_reasons_no_more(lab: Lab) -> None:
    """A draft of the newest picture that was verified is delivered as it is."""
    _, handle = await _stopped(lab, "600519.SH", Point("judge_quality"))
    made = await _scheduled(handle)

    steps = ("screen_ingest", "check_integrity", "draft_thesis", "verify_claims")
    assert [made.count(name) for name in steps] == [1] * len(steps)


async def _scheduled(handle: Any) -> list[str]:
    """The activities of a run, in the order in which they were asked for."""
    history = await handle.fetch_history()
    tasks = (event.activity_task_scheduled_event_attributes for event in history.events)
    return [task.activity_type.name for task in tasks if task.activity_type.name]
