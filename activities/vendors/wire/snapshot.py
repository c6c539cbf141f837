"""An archived raw answer as the far end: what was read once can be read again."""

from dataclasses import dataclass
from datetime import datetime

from activities.vendors.wire.core import WireAnswer, WireRequest


@dataclass(frozen=True)
class Snapshot:
    """Answers every request with the same bytes: the last answer of the fetch that is re-read."""

    raw: bytes

    def answer(self, _: WireRequest, __: datetime) -> WireAnswer:
        """The archived bytes."""
        return WireAnswer(200, self.raw)
