"""The commands by which people speak to a run: what they mean, what they refuse, what they do."""

import re
from collections.abc import AsyncIterator, Callable
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from activities.settings import Settings
from schemas.control import Correction, Steering, Subject
from schemas.metrics import Period
from schemas.research import Blackboard, RunStatus, Stage, Status
from starter import orders, output, people, reading, steering
from starter.engine import keeping_worker
from starter.errors import explain
from starter.people import Wanted, Words, about_run, metric_named, number
from starter.problems import BadInput
from starter.requests import duration
from tests.lab import Lab
from tests.starter.conftest import Call
from tests.workflows.contrary import contrary
from workflows.research import ResearchWorkflow

SUBJECT = Subject(metric="ROE", period=Period.YEAR, as_of=date(2025, 12, 31))
WORDS = Words(by="analyst", source="annual report, page 58", note="")
MARKED = WORDS._replace(source="taken back [/red] [a](http://a.test) <b>page</b> [^1]")


@pytest.mark.parametrize(
    ("typed", "metric", "value"),
    [
        ("33.5", "ROE", "33.5"), ("33.5%", "ROE", "33.5"), ("823.2亿", "net_profit", "82320000000"),
        ("1,272.83", "close", "1272.83"), ("-1.5", "profit_growth", "-1.5"),
    ],
)  # fmt: skip
def test_a_value_is_read_in_single_units(typed: str, metric: str, value: str) -> None:
    """亿 and 万 are multiplied out, a percent sign belongs to ratios, commas are no digits."""
    assert number(typed, metric) == Decimal(value)


@pytest.mark.parametrize("typed", ["", "nan", "inf", "-Infinity", "33.5%%", "about 3", "1e999999"])
def test_what_is_no_finite_number_is_refused(typed: str) -> None:
    """The refusal names the option."""
    with pytest.raises(BadInput, match="--value"):
        number(typed, "net_profit")


def test_a_metric_is_named_by_name_or_label() -> None:
    """In any case and either language; another word is refused with the list."""
    named = [metric_named(text) for text in ("roe", "毛利率", "Net Profit to the parent", "pe_ttm")]

    assert named == ["ROE", "gross_margin", "net_profit", "pe_ttm"]
    with pytest.raises(BadInput, match="--metric 'alpha' is unknown"):
        metric_named("alpha")


@pytest.mark.parametrize(
    ("typed", "span"),
    [("90s", 90), ("30m", 1800), ("2h", 7200), ("1h30m", 5400), ("1d", 86400), (" 2H ", 7200)],
)
def test_a_hold_is_a_time_span(typed: str, span: int) -> None:
    """Days, hours, minutes and seconds, in this order."""
    assert duration(typed) == timedelta(seconds=span)


@pytest.mark.parametrize("typed", ["", "0s", "2", "h", "31d", "2x", "-1h"])
def test_what_is_no_time_to_wait_is_refused(typed: str) -> None:
    """The refusal shows how it is written."""
    with pytest.raises(BadInput, match="use 30m, 2h or 1d"):
        duration(typed)


@pytest.fixture
async def settings(lab: Lab, tmp_path: Path) -> AsyncIterator[Settings]:
    """Settings of commands that meet the laboratory's server, whose workers run here."""
    environ = {
        "RESEARCH_DATA_DIR": str(tmp_path),
        "TEMPORAL_ADDRESS": lab.client.service_client.config.target_host,
        "RESEARCH_TASK_QUEUE": lab.queue,
    }
    with keeping_worker(tmp_path):
        yield Settings.from_env(environ)


async def _settle(settings: Settings, run: str, first: str) -> None:
    """Settle a conflict, after and before words that settle none."""
    chosen = WORDS._replace(source="")
    for named, choose, value, says in (
        (first, "yahoo", None, "names 0 readings"),
        (first, None, None, "give --choose"),
        (first, "tushare", "5", "leave out --value"),
        (None, "tushare", None, "name one"),
        ("cf_999", "tushare", None, "names 0 unresolved"),
    ):
        with pytest.raises(BadInput, match=says):
            await people.resolve(settings, run, named, choose, value, WORDS)
    await people.resolve(settings, run, first, "tushare", None, chosen)
    with pytest.raises(BadInput, match=f"{first} was settled by analyst"):
        await people.resolve(settings, run, first, "tushare", None, chosen)


async def _miss(settings: Settings, run: str) -> None:
    """Correct what the run does not know, and in words that no report may carry."""
    for wanted, says in (
        (Wanted("net_profit"), "say which"),
        (Wanted("volume"), "no fetched volume"),
        (Wanted("ROE", as_of=date(2019, 12, 31)), "the run has no such ROE"),
        (Wanted("volume", Period.INSTANT, date(2026, 8, 21)), "no figure volume"),
    ):
        with pytest.raises(BadInput, match=says):
            await people.correct(settings, run, wanted, "12345", WORDS)
    with pytest.raises(BadInput, match="--source cannot stand in a report"):
        await people.correct(
            settings, run, Wanted("ROE"), "33", WORDS._replace(source="call 13812345678")
        )


def _print(board: Blackboard) -> None:
    for table in reading._said(board):
        output.table(table, width=400)


async def test_a_waiting_run_hears_every_command(
    lab: Lab,
    settings: Settings,
    eventually: Callable[..., Any],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """List, settle, correct, ask further and answer, by the functions behind the commands."""

    async def asks() -> bool:
        return bool(await handle.query(ResearchWorkflow.pending_questions))

    contrary(lab)
    async with lab.workers():
        handle = await lab.start("600519.SH", hold=timedelta(hours=1))
        await eventually(asks)
        run = str(handle.result_run_id)
        await people.resolve(settings, run, None, None, None, WORDS)
        conflicts = (await handle.query(ResearchWorkflow.status)).conflicts
        first = conflicts[0].conflict_id
        await _settle(settings, run, first)
        await people.correct(settings, run, Wanted("roe"), "33.5%", WORDS)
        await people.correct(settings, run, Wanted("roe"), "34.462", MARKED)
        await _miss(settings, run)
        await people.follow_up(settings, run, "去年净利润", None, "analyst")
        await people.answer(settings, run, None, "report", "analyst")
        summary = await handle.result()
    said = capsys.readouterr().out
    board = lab.archive.load(summary.blackboard_ref, Blackboard)
    _print(board)
    shown = capsys.readouterr().out
    report = lab.archive.report(summary.run_id, "md", "en").decode()

    for line in (
        r"ROE, FY2025, 33\.50%\S*: analyst · annual report, page 58",
        r"ROE, FY2025, 34\.46%\S*: analyst · taken back \\\[/red",
        r"ROE, FY2025 \| tushare\S+ \| 34\.46%\S* \| yes",
    ):
        assert re.search(line, report)
    assert MARKED.source in shown, "a person's words are no markup"
    assert f"{first} {conflicts[0].metric}" in said
    assert "takes ROE of 2025-12-31 (fiscal_year) as 33.5 percent" in said
    assert "q_1 answered: report" in said
    assert [item.correction.by for item in board.corrections or ()] == ["analyst"] * 3
    assert lab.json(summary)["follow_ups"][0]["answer"]["claims"]


def test_a_further_question_need_not_name_the_company() -> None:
    """It is of the run's company; one about another is refused."""
    status = RunStatus(
        run_id="r", workflow_id="w", ticker="600519.SH", name="贵州茅台", status=Status.RUNNING,
        stage=Stage.VERIFY, verdict=None, fallbacks=0, rows=(), sample=True,
    )  # fmt: skip
    asked = [about_run(text, status) for text in ("去年 ROE", "茅台去年 ROE", "600519 ROE 2024")]

    assert [question.code for question in asked] == ["600519.SH"] * 3
    with pytest.raises(BadInput, match="not about 平安银行"):
        about_run("平安银行去年 ROE", status)


def test_an_ambiguous_name_is_answered_from_another_terminal(served: Call) -> None:
    """`run --hold` asks, `answer` tells, and the run that `show` follows ends with that company."""
    begun = served("run", "平安", "--sample", "--hold", "1h", "--detach")
    run = begun.out.strip()
    refused = served("answer", run, "q_1", "perhaps")
    while "asks nothing now" in refused.err or "open is none" in refused.err:
        refused = served("answer", run, "q_1", "perhaps")
    listed = _listed(served, run)
    while "waiting" not in listed:  # the server's list follows the run at a distance
        listed = _listed(served, run)
    empty = served("answer", run, "")
    taken = served("answer", run, "000001.SZ")
    shown = served("show", run)

    assert begun.code == 0
    assert "not offered by question q_1" in refused.err
    assert refused.code == 2
    assert (empty.code, empty.err) == (2, "research: ANSWER: must not be empty\n")
    assert "q_1 answered" in taken.out
    assert "000001.SZ" in shown.out
    assert "answered by" in shown.out


def _listed(served: Call, run: str) -> str:
    return next(line for line in served("list").out.splitlines() if line.startswith(run[:13]))


def test_a_name_on_an_order_is_the_users() -> None:
    """Where nobody is named, whoever is logged in gives the order."""
    assert Steering(by=steering.operator()).by


@pytest.mark.parametrize(
    ("field", "words", "says"),
    [
        ("source", "", "--source: must not be empty"),
        ("source", "  ", "--source: must not be empty"),
        ("source", "p" * 401, "--source: holds at most 400 characters"),
        ("source", "page\n58", "--source: is one line, without control characters"),
        ("by", "a" * 81, "--by: holds at most 80 characters"),
    ],
)
def test_words_that_do_not_fit_are_refused_in_one_line(field: str, words: str, says: str) -> None:
    """It names the option and the limit."""
    given = {"subject": SUBJECT, "value": 1, "unit": "percent", "source": "page 58", field: words}
    with pytest.raises(ValidationError) as failed:
        Correction.model_validate(given)

    assert str(explain(failed.value)) == says


@pytest.mark.parametrize("note", ["增长 99%", "买入目标价 1800", "n" * 201])
def test_a_note_states_no_figure(note: str) -> None:
    """As a note of a rewind: its digits would stand in the report without a source."""
    people._harmless(WORDS._replace(note="restated by the auditor"))
    with pytest.raises(BadInput, match="--note"):
        people._harmless(WORDS._replace(note=note))


def test_a_cancelled_run_is_said_to_be_cancelled(served: Call) -> None:
    """The end that was asked for is told as no error."""
    begun = served("run", "平安", "--sample", "--hold", "1h", "--detach")
    ended = served("cancel", begun.out.strip())

    assert ended.out.endswith(" cancelled\n")
    assert "WorkflowFailureError" not in ended.err


async def test_a_run_that_nobody_works_for_is_told_so(
    lab: Lab, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a command would ask the run first gets one line with the way out, not a stack trace."""
    monkeypatch.setattr(orders, "ANSWER_SECONDS", 0.2)
    handle = await lab.start("600519.SH")
    run = str(handle.result_run_id)
    with pytest.raises(BadInput, match="is a worker running"):
        await people.resolve(settings, run, None, None, None, WORDS)
    with pytest.raises(BadInput, match="is a worker running"):
        await people.follow_up(settings, run, "去年净利润", None, "analyst")
    await handle.terminate()
