"""A raw answer read again: the same bytes for every request, or each of several in turn."""

import pytest

from activities.errors import NotRecorded
from activities.vendors.tushare import joined
from activities.vendors.wire.core import WireRequest
from activities.vendors.wire.snapshot import Snapshot
from tests.activities.vendors.asking import END

ASKED = WireRequest("POST", "http://api.waditu.com/dataapi/daily")
BODIES = [b'{"request_id": "1", "close": 10.10}', b'{"request_id":"2","name":"\xe8\x8c\x85]["}']


def test_one_answer_answers_everything() -> None:
    """A package that asks twice gets what was kept of its last question, twice."""
    kept = Snapshot(BODIES[0])

    assert [kept.answer(ASKED, END).body for _ in range(2)] == [BODIES[0], BODIES[0]]


@pytest.mark.parametrize("bodies", [BODIES, BODIES[:1], BODIES[1:]], ids=["two", "first", "other"])
def test_several_answers_come_back_in_turn(bodies: list[bytes]) -> None:
    """Byte for byte, whatever stands in them; after the last there is none."""
    kept = Snapshot(joined(bodies, several=True))

    assert [kept.answer(ASKED, END).body for _ in bodies] == bodies
    with pytest.raises(NotRecorded):
        kept.answer(ASKED, END)
