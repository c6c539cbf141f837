"""The kill switch: ks_001 to ks_005 of seed 002 §2.4, at and just over each threshold."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.kill_switch import RULES, KillSwitchInput, evaluate
from tests.properties import stable

SEED = {
    "ks_001": ("关键结论中 unsupported 占比 > 50%", "BLOCK_FULL_REPORT", "仅输出假设清单"),
    "ks_002": ("A/B级证据覆盖率 < 40%", "DEGRADE_TO_WATCHLIST",
               "输出Watchlist Card而非Investment Memo"),
    "ks_003": ("存在未解决的口径冲突 > 3处", "BLOCK_UNTIL_RESOLVED", "返回冲突报告，要求人工复核"),
    "ks_004": ("输出含可执行动作（下单/写库）且未通过安全校验", "HARD_BLOCK", "无，必须人工介入"),
    "ks_005": ("核心数据时效 > 90天", "WARN_STALE_DATA", "在报告首页标注数据陈旧警告"),
    "egress_001": ("引用缺失率>30%", "BLOCK", "输出拦截通知"),
    "egress_002": ("核心结论为unsupported", "BLOCK", "输出拦截通知"),
    "egress_003": ("安全检查未通过", "BLOCK", "输出拦截通知"),
}  # fmt: skip


def fired(**given_: object) -> list[str]:
    return [firing.rule_id for firing in evaluate(KillSwitchInput.model_validate(given_))]


def test_the_rules_are_the_seed_s() -> None:
    """Condition, action and fallback of §2.4 and the triggers of §2.3 7b stand as written."""
    assert {r.rule_id: (r.condition, r.action, r.fallback) for r in RULES} == SEED


@pytest.mark.parametrize(
    ("given_", "rules"),
    [
        ({}, []),
        ({"key_claims": 4, "key_unsupported": 2}, []),
        ({"key_claims": 199, "key_unsupported": 100}, ["ks_001"]),
        ({"key_claims": 1, "key_unsupported": 1}, ["ks_001"]),
        ({"ab_coverage": Decimal(40)}, []),
        ({"ab_coverage": Decimal("39.999")}, ["ks_002"]),
        ({"ab_coverage": Decimal(0)}, ["ks_002"]),
        ({"unresolved_conflicts": 3}, []),
        ({"unresolved_conflicts": 4}, ["ks_003"]),
        ({"executable_findings": 1}, ["ks_004"]),
        ({"core_staleness_days": 90}, []),
        ({"core_staleness_days": 91}, ["ks_005"]),
        ({"core_staleness_days": None}, []),
        ({"figures": 10, "uncited_figures": 3}, []),
        ({"figures": 10, "uncited_figures": 4}, ["egress_001"]),
        ({"unsupported_conclusions": 1}, ["egress_002"]),
        ({"unsafe_findings": 1}, ["egress_003"]),
        ({"ab_coverage": Decimal(0), "core_staleness_days": 400}, ["ks_002", "ks_005"]),
    ],
    ids=[
        "nothing wrong", "half unsupported", "just over half", "the only one unsupported",
        "40 %", "just under 40 %", "no coverage", "three conflicts", "four conflicts",
        "an order", "90 days", "91 days", "age unknown",
        "30 % uncited", "40 % uncited", "a conclusion without support", "not safe", "two at once",
    ],
)  # fmt: skip
def test_a_rule_fires_beyond_its_threshold_and_not_at_it(
    given_: dict[str, object], rules: list[str]
) -> None:
    """The seed's > and < are strict: the threshold itself does not fire."""
    assert fired(**given_) == rules


inputs = st.builds(
    KillSwitchInput,
    key_claims=st.integers(0, 20),
    key_unsupported=st.integers(0, 20),
    ab_coverage=st.integers(0, 100).map(Decimal),
    unresolved_conflicts=st.integers(0, 6),
    executable_findings=st.integers(0, 2),
    core_staleness_days=st.none() | st.integers(0, 400),
)


@stable
@given(inputs)
def test_every_firing_carries_the_inputs_that_made_it_fire(given_: KillSwitchInput) -> None:
    """An operator can re-judge each firing from its own record."""
    for firing in evaluate(given_):
        assert firing.inputs
        assert firing.action == SEED[firing.rule_id][1]


@stable
@given(inputs, st.integers(1, 5))
def test_worse_inputs_never_silence_a_rule(given_: KillSwitchInput, more: int) -> None:
    """More conflicts, executable content and age only ever add firings."""
    worse = given_.model_copy(
        update={
            "unresolved_conflicts": given_.unresolved_conflicts + more,
            "executable_findings": given_.executable_findings + more,
            "core_staleness_days": (given_.core_staleness_days or 0) + more,
        }
    )

    assert {f.rule_id for f in evaluate(given_)} <= {f.rule_id for f in evaluate(worse)}
