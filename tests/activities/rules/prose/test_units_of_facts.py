"""Units of facts: scales in digits, parts of one, ranges in any order and by their middle."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(metric: str, value: object, unit: str, period: str | None = "FY2025") -> Fact:
    return Fact.model_validate(
        {
            "entity": "Harlow Tools",
            "metric": metric,
            "value": value,
            "unit": unit,
            "as_of": date(2025, 12, 31),
            "period": period,
        }
    )


def _rules(text: str, fact: Fact) -> list[str]:
    return [finding.rule for finding in check_prose(text, [fact], None)]


@pytest.mark.parametrize(
    "unit",
    ["USD'000", "USD’000", "'000 USD", "$000", "US$000s", "USD 000's", "(USD'000)", "USD 1,000",
     "USD in thousands"],
)  # fmt: skip
def test_a_unit_of_thousands_is_read_however_it_is_written(unit: str) -> None:
    """USD'000 are thousands of dollars, and no dollars."""
    fact = _fact("revenue", 128_450_000, unit)
    assert not _rules("Harlow Tools' 2025 revenue was $128.45 billion.", fact)
    assert _rules("Harlow Tools' 2025 revenue was $128.45 million.", fact) == ["grounding.unit"]


@pytest.mark.parametrize(
    "unit",
    ["CNY 100m", "RMB 100 million", "100 million CNY", "100 million yuan", "in 100m RMB",
     "RMB'00m", "CNY100m", "100m CNY", "hundred million yuan", "1e8 CNY", "CNY 10^8",
     "100,000,000 yuan", "亿元"],
)  # fmt: skip
def test_a_unit_of_hundred_millions_is_read_however_it_is_written(unit: str) -> None:
    """CNY 100m are hundred millions of yuan, and no millions."""
    fact = _fact("revenue", 1284.5, unit)
    assert not _rules("Harlow Tools' 2025 revenue was RMB128.45 billion.", fact)
    assert _rules("Harlow Tools' 2025 revenue was RMB1.2845 billion.", fact) == ["grounding.unit"]


@pytest.mark.parametrize(
    ("unit", "text"),
    [
        ("'000 tonnes", "Harlow Tools sold 1.2 million tonnes in 2025."),
        ("EUR/100kg", "Harlow Tools' price in 2025 was €1,200."),
        ("index (2015=100)", "Harlow Tools' index was 1,200 in 2025."),
    ],
)
def test_digits_of_a_unit_are_a_scale_where_they_are_one(unit: str, text: str) -> None:
    """What a price is told for and the base of an index scale nothing."""
    metric = next(word for word in ("price", "index", "sold") if word in text)
    assert not _rules(text, _fact("tonnes sold" if metric == "sold" else metric, 1200, unit))


@pytest.mark.parametrize("unit", ["ratio", "decimal", "fraction", "小数", "比率", ""])
@pytest.mark.parametrize(
    ("metric", "true", "false"),
    [
        ("revenue growth, year over year", "revenue grew 7.94%", "revenue grew 0.0794%"),
        ("revenue yoy", "revenue rose 7.94%", "revenue rose 0.08%"),
        ("gross margin", "gross margin was 7.94%", "gross margin was 0.0794%"),
        ("gross margin", "gross margin was 0.0794", "gross margin was 7.94"),
    ],
)
def test_a_part_of_one_is_told_in_percent(unit: str, metric: str, true: str, false: str) -> None:
    """0.0794 is 7.94 % of growths and margins alike, and may be told as it stands."""
    fact = _fact(metric, 0.0794, unit)
    assert not _rules(f"Harlow Tools' {true} in fiscal 2025.", fact)
    assert _rules(f"Harlow Tools' {false} in fiscal 2025.", fact)


@pytest.mark.parametrize(
    ("metric", "value", "unit", "true", "false"),
    [
        ("营业收入同比", 0.0794, "ratio", "营业收入同比增长7.94%", "营业收入同比增长0.0794%"),
        ("净利润同比增速", -0.12, "ratio", "净利润同比下降12%", "净利润同比增长12%"),
        ("涨跌幅", 0.031, "ratio", "股价上涨3.1%", "股价上涨0.031%"),
        ("毛利率", 15.3, "百分比", "毛利率15.3%", "毛利率1530%"),
        ("seats filled", 0.85, "ratio", "seats filled were 85%", "seats filled were 0.85%"),
        ("current ratio", 1.5, "ratio", "current ratio was 1.5x", "current ratio was 1.5%"),
        ("gross margin", 47.18, "", "gross margin was 47.18%", "gross margin was 0.4718%"),
        ("gross margin change", 0.012, "ratio", "gross margin rose by 1.2 percentage points",
         "gross margin rose by 0.012 percentage points"),
    ],
)  # fmt: skip
def test_ratios_of_other_metrics(
    metric: str, value: float, unit: str, true: str, false: str
) -> None:
    """A ratio that is no known percentage is one, and told in percent a hundred times as much."""
    fact = _fact(metric, value, unit)
    assert not _rules(f"Harlow Tools: {true}.", fact)
    assert _rules(f"Harlow Tools: {false}.", fact)


def test_equal_ends_are_one_number() -> None:
    """A range from 13.1 to 13.1 is 13.1."""
    fact = _fact("revenue guidance", [13.1, 13.1], "USD billion")
    assert not _rules("Harlow Tools guided revenue to $13.1 billion.", fact)
    assert _rules("Harlow Tools guided revenue to $13.2 billion.", fact)


def test_a_range_is_one_whichever_end_stands_first() -> None:
    """[13.6, 12.6] is the range from 12.6 to 13.6."""
    fact = _fact("revenue guidance", [13.6, 12.6], "USD billion")
    assert not _rules("Harlow Tools guided revenue to $12.6 billion to $13.6 billion.", fact)
    assert _rules("Harlow Tools guided revenue to $12.6 billion to $13.8 billion.", fact)


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("$13.1bn plus or minus $500 million", "$13.1bn plus or minus $600 million"),
        ("$13.1bn, plus or minus $500 million", "$13.2bn, plus or minus $500 million"),
        ("$13.1bn +/- $0.5bn", "$13.1bn +/- $0.6bn"),
        ("$13.1bn ± $500m", "$13.1bn ± $500k"),
        ("131亿美元，正负5亿美元", "131亿美元，正负6亿美元"),
        ("131亿美元上下浮动5亿美元", "130亿美元上下浮动5亿美元"),
        ("131±5亿美元", "131±6亿美元"),
    ],
)
def test_a_range_may_be_told_by_its_middle(true: str, false: str) -> None:
    """X plus or minus Y is from X - Y to X + Y."""
    fact = _fact("revenue guidance", [12.6, 13.6], "USD billion")
    assert not _rules(f"Harlow Tools' revenue guidance is {true}.", fact)
    assert _rules(f"Harlow Tools' revenue guidance is {false}.", fact)


@pytest.mark.parametrize(
    ("metric", "value", "unit", "true", "false"),
    [
        ("revenue guidance", [52.92, 55.08], "USD billion", "$54.0 billion, plus or minus 2%",
         "$54.0 billion, plus or minus 3%"),
        ("gross margin guidance", [73.0, 74.0], "%", "73.5%, plus or minus 50 basis points",
         "73.5%, plus or minus 60 basis points"),
    ],
)  # fmt: skip
def test_a_tolerance_may_be_a_share_or_in_points(
    metric: str, value: list[float], unit: str, true: str, false: str
) -> None:
    """Two percent of an amount, and basis points of a rate."""
    fact = _fact(metric, value, unit)
    assert not _rules(f"Harlow Tools' {metric} is {true}.", fact)
    assert _rules(f"Harlow Tools' {metric} is {false}.", fact)
