"""How figures and claims read in Chinese and English."""

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.wording import failure_words, joined, label, rounded, show, statement, token
from schemas.failures import EXIT_CODES, OUR_FAILURES, Failure
from schemas.metrics import METRICS, Period
from schemas.text import Lang
from tests.properties import stable

SHOWN = [
    ("close", "1272.83", "¥1272.83", "¥1272.83"),
    ("close", "1371.5", "¥1371.50", "¥1371.50"),
    ("ROE", "34.462", "34.46%", "34.46%"),
    ("profit_growth", "-1.95159485502795", "-1.95%", "-1.95%"),
    ("revenue_growth", "-0.004", "0.00%", "0.00%"),
    ("pe_ttm", "19.8256", "19.83 倍", "19.83×"),
    ("net_profit", "81433985225.44", "814.34 亿元", "CNY 81.43 billion"),
    ("net_profit", "-1234567", "-123.46 万元", "CNY -1.23 million"),
    ("total_mv", "1614480386400", "1.61 万亿元", "CNY 1.61 trillion"),
    ("net_profit", "950", "950.00 元", "CNY 950.00"),
    ("total_share", "1250081600", "12.50 亿股", "1.25 billion shares"),
    ("total_share", "300", "300.00 股", "300.00 shares"),
    ("eps", "65.66", "65.66 元/股", "CNY 65.66 a share"),
    ("pe_sessions", "539", "539", "539"),
    ("name", "贵州茅台", "贵州茅台", "贵州茅台"),
]


@pytest.mark.parametrize(
    ("metric", "value", "zh", "en"), SHOWN, ids=[f"{row[0]} {row[1]}" for row in SHOWN]
)
def test_a_figure_is_scaled_and_rounded_as_its_kind_asks(
    metric: str, value: str, zh: str, en: str
) -> None:
    """Amounts in 亿 and billion, rates with a percent sign, prices with two decimals."""
    figure = value if METRICS[metric].unit == "text" else Decimal(value)

    assert (show(figure, metric, "CNY", Lang.ZH), show(figure, metric, "CNY", Lang.EN)) == (zh, en)


ABROAD = [
    ("close", "345.13", "USD", "$345.13", "$345.13"),
    ("close", "601.5", "HKD", "HK$601.50", "HK$601.50"),
    ("total_revenue", "94827000000", "USD", "948.27 亿美元", "$94.83 billion"),
    ("net_profit", "-1962000000", "USD", "-19.62 亿美元", "-$1.96 billion"),
    ("total_mv", "1363107326000", "USD", "1.36 万亿美元", "$1.36 trillion"),
    ("net_profit", "950", "USD", "950.00 美元", "$950.00"),
    ("eps", "1.08", "USD", "1.08 美元/股", "$1.08 a share"),
    ("total_revenue", "6400000000", "HKD", "64.00 亿港元", "HK$6.40 billion"),
    ("total_revenue", "2894307699000", "TWD", "2.89 万亿 TWD", "TWD 2.89 trillion"),
    ("close", "12.5", "EUR", "EUR 12.50", "EUR 12.50"),
    ("gross_margin", "18.03", "percent", "18.03%", "18.03%"),
]


@pytest.mark.parametrize(
    ("metric", "value", "unit", "zh", "en"), ABROAD, ids=[f"{r[0]} {r[2]}" for r in ABROAD]
)
def test_money_reads_in_its_own_currency(
    metric: str, value: str, unit: str, zh: str, en: str
) -> None:
    """Dollars are never yuan; a currency without a sign is written by its code."""
    shown = [show(Decimal(value), metric, unit, lang) for lang in (Lang.ZH, Lang.EN)]

    assert shown == [zh, en]


@pytest.mark.parametrize(
    ("value", "shown"),
    [("2.345", "2.34"), ("2.355", "2.36"), ("-2.345", "-2.34"), ("-0.001", "0.00")],
    ids=["half to even, down", "half to even, up", "negative", "never minus zero"],
)
def test_rounding_is_half_even_and_never_shows_minus_zero(value: str, shown: str) -> None:
    """The same value reads the same everywhere."""
    assert rounded(Decimal(value)) == shown


@stable
@given(st.decimals(-(10**13), 10**13, places=4), st.sampled_from(sorted(METRICS)))
def test_every_number_of_every_metric_can_be_shown(value: Decimal, metric: str) -> None:
    """No figure breaks the prose, and its sign always shows unless it rounds to zero."""
    for lang in Lang:
        text = show(value, metric, "CNY", lang)
        assert text
        assert ("-" in text) <= (value < 0)


@stable
@given(st.decimals(-(10**13), 10**13, places=2))
def test_a_shown_amount_is_within_half_a_unit_of_the_true_one(value: Decimal) -> None:
    """Scaling to 亿 or 万 rounds, and never does more than that."""
    number, _, word = show(value, "net_profit", "CNY", Lang.ZH).partition(" ")
    scale = {"万亿元": 10**12, "亿元": 10**8, "万元": 10**4, "元": 1}[word]

    assert abs(Decimal(number) * scale - value) <= Decimal("0.005") * scale


def test_a_live_price_and_a_close_have_their_own_words() -> None:
    """当前价 is said of a live price, 最近收盘 of a close (seed 000)."""
    assert (label("current_price").zh, label("close").zh) == ("当前价", "最近收盘")
    assert (label("current_price").en, label("close").en) == ("current price", "last close")


@pytest.mark.parametrize("metric", sorted(METRICS))
def test_every_metric_has_a_name_in_both_languages(metric: str) -> None:
    """No reader meets an internal name."""
    assert label(metric).zh
    assert label(metric).en


def test_a_claim_reads_as_who_when_what_and_a_token() -> None:
    """The sentence of a claim holds no digit of its figure, only its token."""
    made = statement("贵州茅台", "ROE", Period.YEAR, date(2025, 12, 31), "claim_005")

    assert made.zh == "贵州茅台 2025 年度 ROE 为 {{claim_005}}"
    assert made.en == "贵州茅台: ROE {{claim_005}} (FY2025)"
    assert token("claim_005") in made.zh


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [("2025 年度", "毛利率", "2025 年度毛利率"), ("2025 年度", "ROE", "2025 年度 ROE"),
     ("ROE", "为", "ROE 为"), ("P/E", "TTM", "P/E TTM")],
    ids=["chinese", "chinese and latin", "latin and chinese", "latin"],
)  # fmt: skip
def test_chinese_and_latin_are_set_apart(first: str, second: str, text: str) -> None:
    """A blank stands where scripts meet, and nowhere inside Chinese."""
    assert joined(first, second) == text


OF_SOURCES = sorted(
    set(EXIT_CODES) - {Failure.BAD_REQUEST, Failure.UNKNOWN_NAME, Failure.STOPPED, *OUR_FAILURES}
)


@pytest.mark.parametrize("failure", OF_SOURCES)
def test_every_failure_of_a_source_has_words_for_the_reader(failure: Failure) -> None:
    """A Chinese reader is told in Chinese, and no reader is told the name of an error alone."""
    words = failure_words(failure.value)

    assert words != failure_words("SomethingElse")
    assert any("\u4e00" <= char <= "\u9fff" for char in words.zh)
    assert words.en.isascii()
