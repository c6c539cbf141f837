"""The kill switch as data, judged jointly by two gates.

ks_001 to ks_005 are the rules of seed 002 §2.4, word for word; egress_001 to egress_003 are the
triggers of its §2.3 7b, which stop a finished document on its way out.
"""

from decimal import Decimal
from typing import TypeAlias

from schemas.base import Number, Record
from schemas.gate import KillSwitchAction, KillSwitchRule, RuleFiring

RULES: tuple[KillSwitchRule, ...] = (
    KillSwitchRule(
        rule_id="ks_001",
        condition="关键结论中 unsupported 占比 > 50%",
        action=KillSwitchAction.BLOCK_FULL_REPORT,
        fallback="仅输出假设清单",
    ),
    KillSwitchRule(
        rule_id="ks_002",
        condition="A/B级证据覆盖率 < 40%",
        action=KillSwitchAction.DEGRADE_TO_WATCHLIST,
        fallback="输出Watchlist Card而非Investment Memo",
    ),
    KillSwitchRule(
        rule_id="ks_003",
        condition="存在未解决的口径冲突 > 3处",
        action=KillSwitchAction.BLOCK_UNTIL_RESOLVED,
        fallback="返回冲突报告，要求人工复核",
    ),
    KillSwitchRule(
        rule_id="ks_004",
        condition="输出含可执行动作（下单/写库）且未通过安全校验",
        action=KillSwitchAction.HARD_BLOCK,
        fallback="无，必须人工介入",
    ),
    KillSwitchRule(
        rule_id="ks_005",
        condition="核心数据时效 > 90天",
        action=KillSwitchAction.WARN_STALE_DATA,
        fallback="在报告首页标注数据陈旧警告",
    ),
    KillSwitchRule(
        rule_id="egress_001",
        condition="引用缺失率>30%",
        action=KillSwitchAction.BLOCK,
        fallback="输出拦截通知",
    ),
    KillSwitchRule(
        rule_id="egress_002",
        condition="核心结论为unsupported",
        action=KillSwitchAction.BLOCK,
        fallback="输出拦截通知",
    ),
    KillSwitchRule(
        rule_id="egress_003",
        condition="安全检查未通过",
        action=KillSwitchAction.BLOCK,
        fallback="输出拦截通知",
    ),
)

UNSUPPORTED_LIMIT = Decimal(50)
COVERAGE_FLOOR = Decimal(40)
CONFLICT_LIMIT = 3
STALE_LIMIT_DAYS = 90
UNCITED_LIMIT = Decimal(30)


class KillSwitchInput(Record):
    """What the rules look at. Shares are in percent."""

    key_claims: int = 0
    key_unsupported: int = 0
    ab_coverage: Number = Decimal(100)
    unresolved_conflicts: int = 0
    executable_findings: int = 0
    core_staleness_days: int | None = None
    figures: int = 0
    uncited_figures: int = 0
    unsupported_conclusions: int = 0
    unsafe_findings: int = 0

    @property
    def unsupported_share(self) -> Decimal:
        """Share of the key claims without support, in percent; all of none counts as none."""
        return _percent(self.key_unsupported, self.key_claims)

    @property
    def uncited_share(self) -> Decimal:
        """Share of the shown figures that cite nothing, in percent; all of none counts as none."""
        return _percent(self.uncited_figures, self.figures)


def evaluate(given: KillSwitchInput) -> tuple[RuleFiring, ...]:
    """The rules that fire, each with the inputs that made it fire."""
    return tuple(
        RuleFiring(rule_id=rule.rule_id, action=rule.action, inputs=inputs)
        for rule, (fired, inputs) in zip(
            RULES, (*_seed_rules(given), *_egress_triggers(given)), strict=True
        )
        if fired
    )


_Check: TypeAlias = tuple[bool, dict[str, Number]]


def _seed_rules(given: KillSwitchInput) -> tuple[_Check, ...]:
    return (
        _above("unsupported_share", given.unsupported_share, UNSUPPORTED_LIMIT),
        (
            given.ab_coverage < COVERAGE_FLOOR,
            {"ab_coverage": given.ab_coverage, "limit": COVERAGE_FLOOR},
        ),
        _above("conflicts", given.unresolved_conflicts, CONFLICT_LIMIT),
        (given.executable_findings > 0, {"findings": Decimal(given.executable_findings)}),
        _above("staleness_days", given.core_staleness_days or 0, STALE_LIMIT_DAYS),
    )


def _egress_triggers(given: KillSwitchInput) -> tuple[_Check, ...]:
    return (
        _above("uncited_share", given.uncited_share, UNCITED_LIMIT),
        (
            given.unsupported_conclusions > 0,
            {"unsupported_conclusions": Decimal(given.unsupported_conclusions)},
        ),
        (given.unsafe_findings > 0, {"findings": Decimal(given.unsafe_findings)}),
    )


def _above(name: str, value: Decimal | int, limit: Decimal | int) -> _Check:
    return value > limit, {name: Decimal(value), "limit": Decimal(limit)}


def _percent(part: int, whole: int) -> Decimal:
    return Decimal(part) * 100 / whole if whole else Decimal(0)
