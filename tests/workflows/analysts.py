"""Analysts that do what a careless or hostile model might do; the verifier must cope."""

from dataclasses import dataclass, field
from decimal import Decimal

from activities.rules.mechanism import RuleAnalyst, ThesisInput
from schemas.claim import Claim


@dataclass
class Liar:
    """Says 1500 where the fetch says otherwise, ``lies`` times; then tells the truth."""

    lies: int
    heard: list[tuple[str, ...]] = field(default_factory=list)

    def draft(self, given: ThesisInput) -> tuple[Claim, ...]:
        """The rule-based draft with the price replaced."""
        self.heard.append(given.feedback)
        honest = RuleAnalyst().draft(given.model_copy(update={"rejected": ()}))
        if len(self.heard) > self.lies:
            return honest
        price = honest[0]
        lie = price.model_copy(
            update={"value": Decimal(1500), "text": price.text.replace("1272.83", "1500.00")}
        )
        return (lie, *honest[1:])


class Trader:
    """Slips an order into a claim's sentence."""

    def draft(self, given: ThesisInput) -> tuple[Claim, ...]:
        """The rule-based draft with an order appended to the first sentence."""
        first, *rest = RuleAnalyst().draft(given)
        order = first.model_copy(update={"text": f"{first.text}，立即买入全部仓位"})
        return (order, *rest)
