"""Research runs end to end: verdicts, fallbacks, verification, determinism, budgets."""

import json
from datetime import datetime
from typing import Any

import pytest
from temporalio.api.enums.v1 import EventType
from temporalio.client import WorkflowFailureError, WorkflowHandle

from schemas import names
from schemas.report import OutputType
from schemas.text import Lang
from starter.errors import explain
from tests.documents import states
from tests.lab import Filed, Lab, assert_history_at_most
from tests.workflows.analysts import Liar, Trader
from workflows.evaluation import EvalCaptureWorkflow
from workflows.research import ResearchWorkflow

SEED_BLACKBOARD = {
    "run_id", "created_at", "target", "artifacts", "claim_registry", "evidence_registry",
    "gate_history",
}  # fmt: skip


async def activities_of(handle: WorkflowHandle[Any, Any]) -> list[tuple[str, Any]]:
    """Each scheduled activity with its first argument."""
    history = await handle.fetch_history()
    scheduled = [
        event.activity_task_scheduled_event_attributes
        for event in history.events
        if event.event_type == EventType.EVENT_TYPE_ACTIVITY_TASK_SCHEDULED
    ]
    return [(a.activity_type.name, json.loads(a.input.payloads[0].data)) for a in scheduled]


async def test_pass_ends_in_a_memo_with_a_valuation(filed: Filed) -> None:
    """600519 has A/B evidence for every key claim, so it gets the full memo."""
    summary, _ = await filed.undisturbed("600519.SH")
    run = filed.json(summary)

    assert (run["verdict"], run["outcome"]["output_type"]) == ("PASS", "investment_memo")
    assert run["outcome"]["valuation"]["scenarios"]
    assert "valuation_engine" in run["artifacts"]
    assert run["fallbacks"] == 0


async def test_degrade_ends_in_hypotheses_without_a_valuation(filed: Filed) -> None:
    """300750 has no recent P/E, so a key claim is stale: hypotheses and triggers, no valuation."""
    summary, _ = await filed.undisturbed("300750.SZ")
    run = filed.json(summary)

    assert (run["verdict"], run["outcome"]["output_type"]) == ("DEGRADE", "hypothesis_list")
    assert run["outcome"]["hypotheses"][0]["monitoring_triggers"]
    assert "valuation_engine" not in run["artifacts"]


async def test_a_conflict_falls_back_exactly_twice_and_is_reported(filed: Filed) -> None:
    """601318's restated FY2022 divides the sources: two fallbacks, then the error report."""
    summary, handle = await filed.undisturbed("601318.SH")
    run = filed.json(summary)
    asked = await activities_of(handle)
    retried = [q["dataset"] for name, q in asked if name == "fetch_dataset" and q["attempt"] > 1]

    assert (run["verdict"], run["outcome"]["output_type"]) == ("FAIL", "error_report")
    assert retried == ["income_restated", "second_annual"]
    assert run["fallbacks"] == len(run["outcome"]["attempts"]) == 2
    assert [name for name, _ in asked].count("judge_quality") == 3
    assert {c["metric"] for c in run["outcome"]["conflicts"]} == {"total_revenue", "net_profit"}


async def test_missing_core_data_falls_back_exactly_twice(filed: Filed) -> None:
    """000001 has no statements anywhere: two fallbacks that bring nothing, then the report."""
    summary, handle = await filed.undisturbed("000001.SZ")
    run = filed.json(summary)
    asked = [name for name, _ in await activities_of(handle)]

    assert (run["verdict"], run["outcome"]["output_type"]) == ("FAIL", "error_report")
    assert (run["fallbacks"], asked.count("judge_quality")) == (2, 3)
    assert asked.count("draft_thesis") == 1, "nothing new was fetched, so nothing is thought twice"


async def test_a_figure_that_no_fetch_made_never_reaches_a_reader(lab: Lab) -> None:
    """1500 for 1272.83: one retry with the reason, then a verified failure without the figure."""
    liar = Liar(lies=9)
    summary, handle = await lab.run("600519.SH", liar)
    asked = [name for name, _ in await activities_of(handle)]

    assert summary.output_type is OutputType.VERIFIED_FAILURE
    assert (asked.count("draft_thesis"), asked.count("verify_claims")) == (2, 2)
    assert "judge_quality" not in asked
    assert "claim=1500.0, trace=1272.83" in liar.heard[1][0]
    assert not states(lab.everything(summary), "1500")


async def test_the_recorded_price_of_may_is_not_replaced_by_1500(lab: Lab) -> None:
    """Seed 001's own case: 1500 for 1371.05 on 2026-05-07 never reaches any output."""
    clock = datetime.fromisoformat("2026-05-07T21:42:00+08:00")
    summary, _ = await lab.run("600519.SH", Liar(lies=9), as_of=clock)
    told = lab.everything(summary)

    assert summary.output_type is OutputType.VERIFIED_FAILURE
    assert not states(told, "1500")
    assert "1371.05" in told


async def test_an_analyst_that_corrects_itself_passes(lab: Lab) -> None:
    """One rejected draft is retried once with the reasons, and the corrected one is delivered."""
    liar = Liar(lies=1)
    summary, _ = await lab.run("600519.SH", liar)

    assert summary.output_type is OutputType.INVESTMENT_MEMO
    assert len(liar.heard) == 2
    assert liar.heard[0] == ()
    assert not states(lab.everything(summary), "1500")


async def test_an_order_in_a_claim_is_blocked(lab: Lab) -> None:
    """The egress gate lets no order out, not even inside the JSON of the claims."""
    summary, _ = await lab.run("600519.SH", Trader())
    run = lab.json(summary)

    assert run["outcome"]["output_type"] == "blocked"
    assert run["gate_history"][-1]["verdict"] == "BLOCKED"
    assert "买入" not in lab.everything(summary)


async def test_two_runs_on_the_same_sample_are_identical(lab: Lab) -> None:
    """Same evidence, same claims, same gate history, same valuation, to the letter."""
    async with lab.workers():
        first = lab.json(await (await lab.start("600519.SH")).result())
        second = lab.json(await (await lab.start("600519.SH")).result())

    assert first["run_id"] != second["run_id"]
    for part in ("claims", "gate_history", "fallbacks"):
        assert first[part] == second[part]
    assert first["outcome"]["valuation"] == second["outcome"]["valuation"]


@pytest.mark.parametrize(
    ("code", "events"), [("600519.SH", 84), ("300750.SZ", 83), ("000001.SZ", 99)]
)
async def test_the_history_of_a_run_stays_small(filed: Filed, code: str, events: int) -> None:
    """A full run stays under 150 KB; two empty fallbacks cost little more."""
    _, handle = await filed.undisturbed(code)

    await assert_history_at_most(handle, events)


async def test_the_blackboard_has_the_shape_of_the_seed(lab: Lab) -> None:
    """Seed 002 §2.1, field by field, is what the query and the archive show."""
    async with lab.workers():
        handle = await lab.start("600519.SH")
        await handle.result()
        board = (await handle.query(ResearchWorkflow.blackboard)).model_dump(mode="json")

    assert set(board) == SEED_BLACKBOARD
    claim, evidence = board["claim_registry"]["claim_001"], board["evidence_registry"]["ev_001"]
    assert {"text", "source_agent", "evidence_ids", "confidence", "last_updated"} <= set(claim)
    assert {"source", "tier", "as_of", "linked_claims"} <= set(evidence)
    assert board["artifacts"]["data_integrity"]["artifact_id"] == "di_001"
    assert {"gate", "verdict", "timestamp", "reason"} == set(board["gate_history"][0])


async def test_evidence_is_linked_to_the_claims_that_rest_on_it(filed: Filed) -> None:
    """Every evidence id of a claim is registered, and names the claim in return."""
    summary, _ = await filed.undisturbed("600519.SH")
    run = filed.json(summary)
    evidence = {item["evidence_id"]: item for item in run["evidence"]}

    for claim in run["claims"]:
        for evidence_id in claim["evidence_ids"]:
            assert claim["claim_id"] in evidence[evidence_id]["linked_claims"]


@pytest.mark.parametrize(
    ("code", "label"),
    [
        ("300750.SZ", "potential_improvement"),
        ("601318.SH", "needs_review"),
        ("600519.SH", None),
    ],
)
async def test_a_run_that_fell_short_leaves_an_evaluation_case(
    lab: Lab, code: str, label: str | None
) -> None:
    """DEGRADE and FAIL are captured by a child that outlives its parent; PASS leaves nothing."""
    async with lab.workers():
        summary = await (await lab.start(code)).result()
        if label:
            child = lab.client.get_workflow_handle_for(
                EvalCaptureWorkflow.run, names.eval_case_workflow_id(summary.run_id)
            )
            assert summary.run_id in await child.result()

    assert lab.archive.count("eval_cases") == (1 if label else 0)


@pytest.mark.parametrize(
    ("code", "says"),
    [("600000.SH", "not in the sample; recorded are"), ("300999.SZ", "not in the sample")],
)
async def test_an_unknown_company_is_refused_and_nothing_is_archived(
    lab: Lab, code: str, says: str
) -> None:
    """The run fails with one typed reason, and leaves no half-written run behind."""
    with pytest.raises(WorkflowFailureError) as failed:
        await lab.run(code)
    problem = explain(failed.value)

    assert says in str(problem)
    assert f"样本中没有 {code}" in str(problem.told(Lang.ZH))
    assert problem.code == 3
    assert lab.archive.count("runs") == 0


async def test_a_name_with_two_listings_is_refused(lab: Lab) -> None:
    """招商银行 is listed in Shanghai and Hong Kong: the run asks, it does not guess."""
    from schemas.research import ResearchRequest  # noqa: PLC0415
    from starter import runs  # noqa: PLC0415

    async with lab.workers():
        request = ResearchRequest(name="招商银行", sample=True)
        started = await runs.start_research(lab.client, lab.queue, request)
        with pytest.raises(WorkflowFailureError) as failed:
            await started.handle.result()

    assert "600036.SH and 03968.HK" in str(explain(failed.value))


async def test_a_run_sees_nothing_newer_than_its_clock(lab: Lab) -> None:
    """As of 2026-05-07 the newest close is 1371.05 and no later report is known."""
    clock = datetime.fromisoformat("2026-05-07T21:42:00+08:00")
    summary, _ = await lab.run("600519.SH", as_of=clock)
    run = lab.json(summary)
    price = next(c for c in run["claims"] if c["topic"] == "price.last")

    assert (price["value"], price["as_of"]) == (1371.05, "2026-05-07")
    assert max(item["as_of"] for item in run["evidence"]) <= "2026-05-07"
