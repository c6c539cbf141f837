"""A name goes with its own code and exchange."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _found(said: str, entity: str, code: str | None) -> bool:
    fact = Fact(
        entity=entity,
        code=code,
        metric="net profit",
        value=44.5,
        unit="billion CNY",
        as_of=date(2024, 12, 31),
        period="FY2024",
    )
    return bool(check_prose(f"{said} earned a net profit of CNY44.5 billion in 2024.", [fact]))


@pytest.mark.parametrize(
    ("said", "entity", "code"),
    [
        ("平安银行(600000.SH)", "平安银行", "000001.SZ"),
        ("平安银行(600000.SH)", "平安银行", None),
        ("平安银行(600036)", "平安银行", None),
        ("600519.SZ", "贵州茅台", "600519.SH"),
        ("宁德时代(300750.SH)", "宁德时代", None),
        ("安岳机械(688123.SZ)", "安岳机械", None),
        ("Tencent (9988.HK)", "Tencent", "00700.HK"),
        ("Apple (MSFT)", "Apple", "AAPL"),
        ("Apple (NYSE: AAPL)", "Apple", "AAPL"),
        ("AAPL (NYSE)", "Apple", "AAPL"),
        ("Delmore Group (NYSE: DMR)", "Delmore Group", "DLM"),
    ],
)
def test_the_code_of_another_is_a_finding(said: str, entity: str, code: str | None) -> None:
    """Another company's, another exchange's, or one that no exchange has."""
    assert _found(said, entity, code)


@pytest.mark.parametrize(
    ("said", "entity", "code"),
    [
        ("平安银行(000001)", "平安银行", None),
        ("中国平安(601318.SH/02318.HK)", "中国平安", "601318.SH"),
        ("中国平安(02318.HK)", "中国平安", "601318.SH"),
        ("中国移动(00941.HK)", "中国移动", "600941.SH"),
        ("阿里巴巴(BABA)", "阿里巴巴", "09988.HK"),
        ("Alphabet (GOOG)", "Alphabet", "GOOGL"),
        ("Tencent (80700.HK)", "Tencent", "00700.HK"),
        ("Apple (NASDAQ: AAPL)", "Apple", "AAPL"),
        ("安岳机械(688123.SH)", "安岳机械", None),
    ],
)
def test_its_own_code_and_a_second_listing_pass(said: str, entity: str, code: str | None) -> None:
    """However it is written, and whatever may be another listing of it."""
    assert not _found(said, entity, code)


@pytest.mark.parametrize(
    "text",
    [
        "同行业（竞争关系）：000858.SZ, 600809.SH。",
        "Peers: AAPL, MSFT, TSLA and NVDA.",
        "可比公司为贵州茅台, 000858.SZ, 600809.SH。",
    ],
)
def test_the_next_of_a_list_is_no_code_of_the_one_before(text: str) -> None:
    """A memo names its peers by their codes."""
    assert check_prose(text, []) == ()


def test_two_classes_of_one_share_stand_in_one_bracket() -> None:
    assert not _found("Alphabet (NASDAQ: GOOG, GOOGL)", "Alphabet", "GOOGL")
    assert _found("Alphabet (NASDAQ: MSFT, GOOGL)", "Alphabet", "GOOGL")
