"""Names that enter history: stable, and different for different things."""

import re
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas import names
from schemas.fetch import UPSTREAMS
from tests.properties import stable

DAY = date(2026, 8, 21)


@stable
@given(st.text(), st.text())
def test_a_tool_call_id_is_tc_and_twelve_hex_digits(run_id: str, activity_id: str) -> None:
    """Every fetch gets an id of the seed's shape, whatever the run is called."""
    assert re.fullmatch(r"tc_[0-9a-f]{12}", names.tool_call_id(run_id, activity_id))


def test_a_tool_call_id_never_changes() -> None:
    """The id is a pointer into recorded histories: this very value must stay."""
    assert names.tool_call_id("run-1", "7") == "tc_84cb1cd4e831"


@stable
@given(st.integers(), st.integers())
def test_two_fetches_of_a_run_have_two_ids(first: int, second: int) -> None:
    """Ids are equal exactly where the activity is the same one, retries included."""
    ids = {names.tool_call_id("run", str(first)), names.tool_call_id("run", str(second))}

    assert len(ids) == len({first, second})


@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ({"code": "600519.SH", "lang": "zh"}, {"lang": "zh", "code": "600519.SH"}, True),
        ({"code": "600519.SH"}, {"code": "600036.SH"}, False),
        ({"lang": "zh"}, {"lang": "en"}, False),
    ],
    ids=["order of keys", "another code", "another language"],
)
def test_equal_requests_share_their_workflow(one: object, other: object, shared: bool) -> None:
    """Equal requests have one business key, different ones never share it."""
    keys = {names.research_workflow_id("600519.SH", DAY, spec) for spec in (one, other)}

    assert (len(keys) == 1) is shared


def test_a_workflow_id_reads_as_what_it_is() -> None:
    """An operator sees target and day in the id, not only a hash."""
    research = names.research_workflow_id("600519.SH", DAY, {})

    assert re.fullmatch(r"research/600519\.SH/2026-08-21/[0-9a-f]{12}", research)
    assert re.fullmatch(r"question/2026-08-21/[0-9a-f]{12}", names.question_workflow_id(DAY, {}))
    assert names.eval_case_workflow_id("r1") == "eval-case/r1"


def test_each_upstream_has_a_queue_of_its_own() -> None:
    """A fragile site never shares its task queue with workflows or another site."""
    queues = {names.source_queue(names.RESEARCH_QUEUE, upstream) for upstream in UPSTREAMS}

    assert len(queues) == len(UPSTREAMS)
    assert names.RESEARCH_QUEUE not in queues


def test_no_upstream_is_called_like_a_queue_of_ours() -> None:
    """The recording and the workflows share no queue with a site, whose limit would slow them."""
    queues = {names.source_queue("q", upstream) for upstream in UPSTREAMS}

    assert not {"q", names.recorded_queue("q")} & queues
    assert not {names.MAIN, names.RECORDED} & set(UPSTREAMS)
