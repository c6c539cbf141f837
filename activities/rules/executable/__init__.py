"""What could act on its own in an outgoing text: code, formulas, orders, webhooks."""

from activities.rules.executable.finding import find
from activities.rules.executable.placing import placed

__all__ = ["find", "placed"]
