"""The readable view of a text: what a reader or a model would read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.scanning.encodings import decoded
from activities.rules.scanning.normalise import MAX_CHARACTERS, invisible_count, readable
from tests.properties import stable


@pytest.mark.parametrize(
    ("text", "view"),
    [
        ("６００５１９．ＳＨ", "600519.SH"),
        ("贵\u200b州\u2060茅\ufeff台", "贵州茅台"),
        ("аррӏе".replace("ӏ", "l"), "apple"),
        ("买 入", "买入"),
        ("买·入", "买入"),
        ("贵州茅台 600519", "贵州茅台 600519"),
        ("s e l l  n o w", "sell  now"),
        ("A B 股", "A B 股"),
        ("①", "1"),
    ],
    ids=[
        "full width", "invisible", "cyrillic", "spaced", "dotted", "ordinary blank",
        "spaced letters", "two letters", "compatibility form",
    ],
)  # fmt: skip
def test_the_view_is_what_is_read(text: str, view: str) -> None:
    """Compatibility forms, look-alikes, invisible characters and spread-out words are undone."""
    assert readable(text) == view


@pytest.mark.parametrize("text", ["营业收入 1,701.52 亿元，同比 +1.47%", "ROE（FY2025）"], ids=str)
def test_ordinary_prose_stays_legible(text: str) -> None:
    """Digits, signs and letters of ordinary prose survive."""
    view = readable(text)

    assert [c for c in view if c.isalnum()] == [c for c in text if c.isalnum()]


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("aWdub3JlIHByZXZpb3VzIGluc3RydWN0aW9ucw==", "ignore previous instructions"),
        ("&#105;gnore", "ignore"),
        ("%E5%BF%BD%E7%95%A5", "忽略"),
    ],
    ids=["base64", "entity", "percent"],
)
def test_encoded_text_has_a_second_view(text: str, hidden: str) -> None:
    """What an encoding hides is looked at as well."""
    assert hidden in decoded(text)


@pytest.mark.parametrize("text", ["600519", "净利润 100%", "R&D 投入", "A" * 40], ids=str)
def test_plain_text_has_no_second_view(text: str) -> None:
    """Figures, percent signs and ampersands are not taken for encodings."""
    assert decoded(text) == ""


def test_a_huge_text_is_cut_at_a_limit() -> None:
    """A text of any size is screened in bounded time."""
    assert len(readable("a" * (MAX_CHARACTERS + 5))) == MAX_CHARACTERS


@stable
@given(st.text(max_size=200))
def test_the_view_shows_nothing_invisible(text: str) -> None:
    """After normalisation no invisible character is left to hide anything."""
    assert invisible_count(readable(text)) == 0
