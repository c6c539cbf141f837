"""Chinese numerals: 一千二百三十四万, 两万亿, 三点二."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.prose.chinese_numerals import NUMERAL, read
from tests.properties import stable

_DIGITS = "零一二三四五六七八九"


def spoken(number: int) -> str:
    """A whole number below 10**8 as it is spoken."""
    if number >= 10**4:
        high, low = divmod(number, 10**4)
        gap = "零" if 0 < low < 1000 else ""
        return f"{spoken(high)}万{gap}{spoken(low) if low else ''}"
    text, started = "", False
    for unit, name in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit, number = divmod(number, unit)
        if digit:
            text, started = text + _DIGITS[digit] + name, True
        elif started and number and not text.endswith("零"):
            text += "零"
    return text


@stable
@given(st.integers(min_value=1, max_value=10**8 - 1))
def test_what_is_spoken_is_read(number: int) -> None:
    """Saying a number and reading it gives the number."""
    found = read(spoken(number))

    assert found is not None
    assert found[0] == number


@pytest.mark.parametrize(
    ("text", "value", "place"),
    [
        ("一千二", 1200, 100), ("两万亿", 2 * 10**12, 10**12), ("三亿五", 350000000, 10**7),
        ("二零二五", 2025, 1), ("一千二百万", 12000000, 1000000),
    ],
)  # fmt: skip
def test_short_forms(text: str, value: int, place: int) -> None:
    """A digit at the end counts tenths of the unit before it, and gives the place."""
    assert read(text) == (value, place)


@stable
@given(st.text(alphabet=NUMERAL + "点", max_size=60))
def test_any_numeral_can_be_read(text: str) -> None:
    """No string of numerals makes the reader fail."""
    found = read(text)

    assert found is None or found[0] >= 0
