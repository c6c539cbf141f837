"""What could act on its own in an outgoing text: code, formulas, orders, webhooks."""

from activities.rules.executable.finding import find

__all__ = ["find"]
