"""The command ``follow-up``: what it takes, what it refuses, and what comes out."""

import json
from datetime import date

import pytest

from schemas.instrument import TargetError
from schemas.question import Topic
from starter.following import about
from starter.problems import BadInput
from tests.starter.conftest import Call

TODAY = date(2026, 8, 21)


@pytest.mark.parametrize(
    "text", ["最近一季 ROE", "600519 ROE", "贵州茅台 ROE", "latest quarter ROE"]
)
def test_a_follow_up_question_need_not_name_the_company(text: str) -> None:
    """It is about the company of the run; who names it must mean the same."""
    understood = about("600519.SH", text, TODAY)

    assert understood.topics == (Topic.ROE,)
    assert understood.target.startswith("600519")


def test_a_question_about_another_company_is_refused() -> None:
    """And one that is not understood says why."""
    with pytest.raises(BadInput, match="the question is about 300750, the run about 600519"):
        about("600519.SH", "300750 ROE", TODAY)
    with pytest.raises(TargetError, match="no known figure in the question"):
        about("600519.SH", "how are they doing", TODAY)


def test_a_finished_run_is_followed_up(served: Call) -> None:
    """The report names the run; a question cites its fetches; both runs know of each other."""
    first = json.loads(served("run", "601318", "--sample", "--json").out)["run_id"]
    ended = served("follow-up", first, "--note", "once more", "--lang", "en")
    assert ended.code == 0, ended.err
    assert f"follows run {first}" in ended.out
    assert "once more" in ended.out

    answer = json.loads(served("follow-up", first, "2025 ROE", "--json").out)
    assert (answer["follows"], answer["status"]) == (first, "answered")
    shown = served("show", first).out
    assert "followed by research" in shown
    assert "followed by question" in shown
    assert f"follows {first[:13]}" in served("list").out
    early = served("follow-up", first, "--as-of", "2026-05-07")
    assert (early.code, early.err.count("\n")) == (2, 1)
    assert "start a run of its own with `research run`" in early.err
