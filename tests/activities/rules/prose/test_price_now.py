"""A close that a text calls the price of now, whatever words it has for it; or denies to be one."""

import pytest

from activities.rules.prose import check_prose
from tests.activities.rules.prose.talk import of, passes

_EN = (
    of("Harlow", "close", 63.97, "USD", "2026-10-08"),
    of("Harlow", "pe_ttm", 16.77, "x", "2026-10-08"),
)
_ZH = [
    of("甲公司", "close", 38.46, "CNY", "2026-06-10"),
    of("甲公司", "pe_ttm", 32.17, "x", "2026-06-10"),
]


@pytest.mark.parametrize(
    "text",
    [
        "Harlow checklist\n• Trailing P/E: 16.8x\n• Price now: $63.97",
        "Right now, Harlow shares are changing hands at $63.97.",
        "Harlow trades at $63.97 right now.",
        "Harlow stock now sits at $63.97, or 16.8x trailing earnings.",
        "Harlow's stock price stands at $63.97 as of now.",
    ],
)
def test_a_close_is_no_price_of_now(text: str) -> None:
    assert not passes(text, *_EN)


@pytest.mark.parametrize(
    "text",
    [
        "Harlow now trades at 16.8x trailing earnings; it last closed at $63.97.",
        "Closing price, not the current price: $63.97 for Harlow on Oct 8, 2026.",
        "The close of Harlow, $63.97 on Oct 8, 2026, does not represent the current price.",
        "We now value Harlow shares using the $63.97 close of Oct 8, 2026.",
        "Live price: not available. Close on 2026-10-08: $63.97 (Harlow).",
    ],
)
def test_a_close_may_be_told_beside_what_it_is_not(text: str) -> None:
    assert passes(text, *_EN)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("甲公司目前股价为38.46元。", False),
        ("甲公司股价现为38.46元。", False),
        ("甲公司此刻报价38.46元。", False),
        ("甲公司现在的价格是38.46元。", False),
        ("甲公司暂报38.46元。", False),
        ("甲公司收盘价（2026年6月10日）是38.46元，不代表盘中价格。", True),
        ("甲公司6月10日收盘价38.46元，并非实时价格。", True),
        ("目前甲公司市盈率TTM为32.17倍，6月10日收盘价为38.46元。", True),
        ("实时价格暂无，最近收盘价为38.46元（甲公司，2026年6月10日）。", True),
    ],
)
def test_in_chinese(text: str, right: bool) -> None:
    assert bool(check_prose(text, _ZH, "zh")) is not right
