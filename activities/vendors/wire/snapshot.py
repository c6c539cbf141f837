"""An archived raw answer as the far end: what was read once can be read again."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from activities.errors import NotRecorded
from activities.vendors.wire.core import WireAnswer, WireRequest


@dataclass
class Snapshot:
    """Answers every request with the same bytes: the last answer of the fetch that is re-read.

    Where all answers of a fetch were kept, as a list, each request gets the next of them.
    """

    raw: bytes
    _several: Iterator[bytes] | None = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._several = split(self.raw) if self.raw.startswith(b"[{") else None

    def answer(self, _: WireRequest, __: datetime) -> WireAnswer:
        """The archived bytes."""
        if self._several is None:
            return WireAnswer(200, self.raw)
        body = next(self._several, None)
        if body is None:
            raise NotRecorded("the fetch that is re-read had no further answer")
        return WireAnswer(200, body)


def split(raw: bytes) -> Iterator[bytes]:
    """The answers in a list of them, byte for byte."""
    text, decoder, at = raw.decode(), json.JSONDecoder(), 1
    while at < len(text) and text[at] != "]":
        _, end = decoder.raw_decode(text, at)
        yield text[at:end].encode()
        at = end + 1 if text[end : end + 1] == "," else end
