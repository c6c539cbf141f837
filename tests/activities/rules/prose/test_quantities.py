"""Every quantity of a text, typed: value, place, unit, sign, hedge and range."""

from decimal import Decimal

import pytest

from activities.rules.prose import periods, quantities
from activities.rules.prose.folding import fold, lower
from activities.rules.prose.quantities import Quantity


def scan(text: str) -> list[Quantity]:
    folded = fold(text)
    return list(quantities.scan(folded, list(periods.find(lower(folded)))))


SHOWN = [
    ("营业总收入1,741.44亿元", "174144000000", "1000000", "amount", "CNY"),
    ("两万亿元", "2000000000000", "1000000000000", "amount", "CNY"),
    ("一千二百三十四万元", "12340000", "10000", "amount", "CNY"),
    ("一千五百零一点八一亿元", "150181000000", "1000000", "amount", "CNY"),
    ("$96.77B", "96770000000", "10000000", "amount", "$"),
    ("US$391.0 billion", "391000000000", "100000000", "amount", "USD"),
    ("EUR 5m", "5000000", "1000000", "amount", "EUR"),
    ("HK$3.5", "3.5", "0.1", "amount", "HKD"),
    ("CNY1371.05", "1371.05", "0.01", "amount", "CNY"),
    ("13 cents", "0.13", "0.01", "amount", "¢"),
    ("one hundred and twenty million yuan", "120000000", "10000000", "amount", "CNY"),
    ("３．５％", "3.5", "0.1", "percent", None),
    ("百分之三十六点二", "36.2", "0.1", "percent", None),
    ("三成半", "35", "5", "percent", None),
    ("约三成", "30", "10", "percent", None),
    ("twenty percent", "20", "10", "percent", None),
    ("0.5pp", "0.5", "0.1", "percentage points", None),
    ("下降0.35个百分点", "0.35", "0.01", "percentage points", None),
    ("25 bps", "0.25", "0.01", "percentage points", "bp"),
    ("上调25个基点", "0.25", "0.01", "percentage points", "bp"),
    ("PE 25.3x", "25.3", "0.1", "multiple", None),
    ("7.11倍", "7.11", "0.01", "multiple", None),
    ("12.52亿股", "1252000000", "1000000", "count", "shares"),
    ("1.79 million vehicles", "1790000", "10000", "count", "vehicles"),
    ("45天", "45", "1", "duration", "days"),
]


@pytest.mark.parametrize(
    ("text", "value", "place", "kind", "what"), SHOWN, ids=[row[0] for row in SHOWN]
)
def test_a_quantity_is_read(text: str, value: str, place: str, kind: str, what: str | None) -> None:
    """Value and last shown place in the base unit, the kind, and the currency or noun."""
    (found,) = scan(text)

    assert (found.value, found.place, found.unit.kind.value) == (
        Decimal(value),
        Decimal(place),
        kind,
    )
    assert (found.unit.currency or found.unit.noun) == what


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("10-12%", "10", "12"),
        ("2.3亿-2.5亿元", "230000000", "250000000"),
        ("2.3-2.5亿元", "230000000", "250000000"),
        ("47.23元至54.90元", "47.23", "54.90"),
        ("10%~12%", "10", "12"),
        ("between $1.2bn and $1.5bn", "1200000000", "1500000000"),
        ("$1.2-1.5 billion", "1200000000", "1500000000"),
        ("$346.90-$366.50", "346.90", "366.50"),
    ],
)
def test_a_range_has_two_ends_of_one_unit(text: str, low: str, high: str) -> None:
    """The unit that only one end shows belongs to both."""
    (found,) = scan(text)

    assert found.top is not None
    assert (found.value, found.top.value) == (Decimal(low), Decimal(high))
    assert found.unit == found.top.unit


@pytest.mark.parametrize(
    ("text", "sign", "hedge"),
    [
        ("净利润-3.2亿元", -1, ""),
        ("$(3.4) million", -1, ""),
        ("(3.4)%", -1, ""),
        ("（42.28%）", 0, ""),
        ("(¥52.14)", 0, ""),
        ("+3.2%", 1, ""),
        ("近1700亿元", 0, "near"),
        ("超过1,700亿元", 0, "over"),
        ("1700亿元左右", 0, "about"),
        ("up to 5%", 0, "most"),
        ("at least $5", 0, "least"),
        ("不足1万亿元", 0, "under"),
    ],
)
def test_signs_and_hedges(text: str, sign: int, hedge: str) -> None:
    """What is written before and behind a number."""
    (found,) = scan(text)

    assert (found.sign, found.hedge) == (sign, hedge)


@pytest.mark.parametrize(
    "text",
    [
        "沪深300指数", "S&P 500", "Form 8-K 与 10-K", "A320 飞机", "5G 手机", "iPhone 17",
        "《2025年年报》", "https://a.cn/1/2.html",
        "2026-05-07 15:00", "5月7日", "May 7, 2026", "2025年前三季度", "Q3 FY2025", "1Q26", "FY25",
        "TTM", "600519.SH", "(600519)",
        "tc_fed71513e34b", "ks_005", "[^12]", "第十二条", "Item 7", "Note 12", "1. 收入", "（一）",
        "前三大客户", "52-week high", "T+1",
        "数十亿元", "一成不变", "三元锂电池", "GPT-4", "ir@a1.cn", "14:30", "10 a.m.",
        "400-820-8888", "+86 010-12345678",
    ],
)  # fmt: skip
def test_what_is_no_figure_is_left_out(text: str) -> None:
    """Dates, periods, codes, names, list numbers and ids are no quantities."""
    assert [text[q.start : q.end] for q in scan(text)] == []
