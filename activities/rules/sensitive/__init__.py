"""Personal data and secrets in an outgoing text."""

from activities.rules.sensitive.finding import find

__all__ = ["find"]
