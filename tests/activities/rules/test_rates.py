"""How often an upstream may be asked, and who may change it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules import rates
from activities.rules.rates import DEFAULTS, QueueLimit, at_start, from_server, learnt, wanted
from schemas.fetch import UPSTREAMS
from tests.properties import stable

KNOWN = ("tushare", "sec")
BY_HAND = QueueLimit(per_minute=500, reason="points bought on Monday")


def _set(per_minute: int) -> QueueLimit:
    return wanted("tushare", {"tushare": per_minute})


def _learnt(per_minute: int, before: QueueLimit | None) -> QueueLimit:
    lowered = learnt(before, per_minute, "tushare daily refused (40203): 每分钟最多访问该接口10次")
    assert lowered
    return lowered


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", {}),
        ("tushare=200", {"tushare": 200}),
        (" tushare = 200 , sec=300 ,", {"tushare": 200, "sec": 300}),
        ("tushare=1", {"tushare": 1}),
    ],
)
def test_the_operators_rates_are_read(text: str, found: dict[str, int]) -> None:
    """Calls per minute by upstream; blanks and a last comma do no harm."""
    assert rates.parse_rates(text, KNOWN) == found


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("tushare", "'tushare'"),
        ("tushare=", "'tushare='"),
        ("tushare=0", "'tushare=0'"),
        ("tushare=-5", "tushare=60"),
        ("tushare=2.5", "calls per minute"),
        ("tushare=5/s", "calls per minute"),
        ("tushare=1000000", "999999"),
        ("tushare=٣", "calls per minute"),
        ("wind=20", "no upstream 'wind': use tushare, sec"),
        ("=20", "no upstream ''"),
    ],
)
def test_an_impossible_rate_names_the_variable(text: str, says: str) -> None:
    """The line names the variable, the part that is wrong, and what would be right."""
    with pytest.raises(ValueError, match=r"^RESEARCH_RATES ") as refused:
        rates.parse_rates(text, KNOWN)

    assert says in str(refused.value)


def test_every_upstream_has_a_rate_with_its_reason() -> None:
    """Nobody is asked without a limit: what is not in the table gets the most careful rate."""
    assert set(UPSTREAMS) <= DEFAULTS.keys()
    assert wanted("stranger", {}).per_minute == min(rate.per_minute for rate in DEFAULTS.values())
    assert all(len(rate.why) > 10 for rate in DEFAULTS.values())
    assert "50/min" in wanted("tushare", {}).reason
    assert "RESEARCH_RATES 200/min" in _set(200).reason


@stable
@given(st.integers(1, 999_999))
def test_a_limit_survives_the_server(per_minute: int) -> None:
    """Single precision on the server does not make another limit of it."""
    limit = QueueLimit(per_minute=per_minute, reason="why")
    kept = from_server(limit.per_second * (1 + 2**-25), "why")

    assert round(kept.per_minute) == per_minute
    assert limit.per_second * 60 < per_minute


DEFAULT, SET = wanted("tushare", {}), _set(200)
START = {
    "a new queue": (None, DEFAULT, DEFAULT),
    "the same again": (DEFAULT, DEFAULT, None),
    "the operator raises": (DEFAULT, SET, SET),
    "the operator takes it back": (SET, DEFAULT, DEFAULT),
    "set by hand on the server": (BY_HAND, SET, None),
    "set by hand, no reason": (QueueLimit(per_minute=1, reason=""), SET, None),
    "learnt from the default": (_learnt(10, DEFAULT), DEFAULT, None),
    "learnt from the setting": (_learnt(10, SET), SET, None),
    "learnt twice": (_learnt(5, _learnt(10, SET)), SET, None),
    "learnt, then set anew": (_learnt(10, SET), _set(100), _set(100)),
    "learnt from the default, then set": (_learnt(10, DEFAULT), SET, SET),
    "learnt, then set lower": (_learnt(10, SET), _set(5), _set(5)),
    "learnt from by hand": (_learnt(10, BY_HAND), DEFAULT, None),
    "learnt where there was none": (_learnt(10, None), DEFAULT, None),
}


@pytest.mark.parametrize(("current", "wish", "set_"), START.values(), ids=START)
def test_what_a_starting_worker_sets(
    current: QueueLimit | None, wish: QueueLimit, set_: QueueLimit | None
) -> None:
    """Only a new word of the operator replaces what was learnt or set by hand."""
    assert at_start(current, wish) == set_


@stable
@given(st.integers(1, 9999), st.integers(1, 9999), st.booleans())
def test_a_restart_never_raises_what_was_learnt(before: int, stated: int, explicit: bool) -> None:
    """Whatever was learnt stays learnt over any number of starts with the same settings."""
    wish = _set(before) if explicit else DEFAULT
    lowered = learnt(wish, stated, "text")
    if lowered is not None:
        assert lowered.per_minute < wish.per_minute
        assert at_start(lowered, wish) is None


def test_learning_only_lowers() -> None:
    """A stated limit above ours changes nothing, and the reason keeps what was said and before."""
    assert learnt(DEFAULT, 50, "text") is None
    assert learnt(DEFAULT, 200, "text") is None
    lowered = _learnt(10, SET)

    assert lowered.per_minute == 10
    assert "was RESEARCH_RATES 200/min: tushare daily refused" in lowered.reason
    assert len(learnt(SET, 10, "字" * 999).reason.encode()) <= 1000  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("抱歉，您每分钟最多访问该接口50次，权限的具体详情访问：https://tushare.pro/", 50),
        ("抱歉，您每分钟最多访问该接口 2 次", 2),
        ("每分钟最多访问200次", 200),
        ("抱歉，您每分钟最多访问该接口0次", None),
        ("抱歉，您每小时最多访问该接口1次", None),
        ("抱歉，您每天最多访问该接口5次", None),
        ("每分钟最多访问该接口", None),
        ("", None),
    ],
)  # fmt: skip
def test_the_stated_number_is_read(text: str, number: int | None) -> None:
    """Only a limit by the minute states a rate."""
    assert rates.stated_per_minute(text) == number
