"""The kill switch: ks_001 to ks_005 of seed 002 §2.4 as data, judged jointly by two gates."""

from decimal import Decimal

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
)

UNSUPPORTED_LIMIT = Decimal(50)
COVERAGE_FLOOR = Decimal(40)
CONFLICT_LIMIT = 3
STALE_LIMIT_DAYS = 90


class KillSwitchInput(Record):
    """What the rules look at. Shares are in percent."""

    key_claims: int = 0
    key_unsupported: int = 0
    ab_coverage: Number = Decimal(100)
    unresolved_conflicts: int = 0
    executable_findings: int = 0
    core_staleness_days: int | None = None

    @property
    def unsupported_share(self) -> Decimal:
        """Share of the key claims without support, in percent; all of none counts as none."""
        if not self.key_claims:
            return Decimal(0)
        return Decimal(self.key_unsupported) * 100 / self.key_claims


def evaluate(given: KillSwitchInput) -> tuple[RuleFiring, ...]:
    """The rules that fire, each with the inputs that made it fire."""
    staleness = given.core_staleness_days or 0
    checks: tuple[tuple[bool, dict[str, Number]], ...] = (
        (
            given.unsupported_share > UNSUPPORTED_LIMIT,
            {"unsupported_share": given.unsupported_share, "limit": UNSUPPORTED_LIMIT},
        ),
        (
            given.ab_coverage < COVERAGE_FLOOR,
            {"ab_coverage": given.ab_coverage, "limit": COVERAGE_FLOOR},
        ),
        (
            given.unresolved_conflicts > CONFLICT_LIMIT,
            {"conflicts": Decimal(given.unresolved_conflicts), "limit": Decimal(CONFLICT_LIMIT)},
        ),
        (given.executable_findings > 0, {"findings": Decimal(given.executable_findings)}),
        (
            staleness > STALE_LIMIT_DAYS,
            {"staleness_days": Decimal(staleness), "limit": Decimal(STALE_LIMIT_DAYS)},
        ),
    )
    return tuple(
        RuleFiring(rule_id=rule.rule_id, action=rule.action, inputs=inputs)
        for rule, (fired, inputs) in zip(RULES, checks, strict=True)
        if fired
    )
