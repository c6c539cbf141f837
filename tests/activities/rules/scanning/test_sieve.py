"""Which of many patterns could match in a text, of any length."""

import pytest

from activities.rules.scanning.sieve import Sieve

_SIEVE = Sieve({"sell": (r"\bsell\b",), "long": ("the quick brown fox",), "sign": ("<<<x",)})
_FILLER = "market news. " * 5_000


@pytest.mark.parametrize("gap", [0, 1, 8_180, 8_191, 8_192, 8_193, 16_383, 40_001])
def test_a_long_text_is_sieved_as_a_short_one(gap: int) -> None:
    """What lies across the edge of a stretch is not overlooked, nor is what repeats."""
    for name, match in (("sell", "sell"), ("long", "the quick brown fox"), ("sign", "<<<x")):
        text = f"{_FILLER[:gap]} {match} {_FILLER}"

        assert _SIEVE.whole(text) == _SIEVE.whole(match) == _SIEVE.bits[name]


def test_a_stretch_that_repeats_is_the_same_each_time() -> None:
    assert _SIEVE.whole("<" * 100_000) == 0
    assert _SIEVE.whole("<" * 100_000 + "x") == _SIEVE.bits["sign"]
