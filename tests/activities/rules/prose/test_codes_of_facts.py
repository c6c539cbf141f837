"""Codes: those of one exchange are not those of another, and a fact may be named by one."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _close(entity: str, code: str | None, value: float) -> Fact:
    return Fact(
        entity=entity,
        code=code,
        metric="收盘价",
        value=value,
        unit="元",
        as_of=date(2025, 10, 31),
    )


@pytest.mark.parametrize(
    "name", ["000001.SZ", "SZ000001", "000001.XSHE", "000001", "平安银行（000001.SZ）"]
)
def test_a_code_is_read_however_its_exchange_is_written(name: str) -> None:
    """Whoever writes the exchange in another way means the same company."""
    assert not check_prose(f"{name}收盘价11.35元。", [_close("平安银行", "000001.SZ", 11.35)], "zh")


@pytest.mark.parametrize(
    "name",
    ["000001.SH", "SH000001", "sh000001", "000001.XSHG", "000001.SS", "平安银行（000001.SH）"],
)
def test_the_same_digits_at_another_exchange_are_another(name: str) -> None:
    """000001.SH is an index, and no bank."""
    found = check_prose(f"{name}收盘价11.35元。", [_close("平安银行", "000001.SZ", 11.35)], "zh")
    assert {finding.rule for finding in found} == {"grounding.entity"}


def test_each_of_two_codes_of_the_same_digits_has_its_own_figure() -> None:
    """Where facts are of both, each code is its own."""
    facts = [_close("平安银行", "000001.SZ", 11.35), _close("上证指数", "000001.SH", 3954.8)]
    assert not check_prose("000001.SH收盘价3954.8元，000001.SZ收盘价11.35元。", facts, "zh")
    assert check_prose("000001.SH收盘价11.35元。", facts, "zh")
    assert check_prose("000001.SZ收盘价3954.8元。", facts, "zh")


@pytest.mark.parametrize(
    "entity",
    ["SH600519", "sh600519", "SH.600519", "600519.SH", "600519.SS", "600519.XSHG", "600519"],
)
@pytest.mark.parametrize("code", [None, ""])
def test_a_fact_may_be_named_by_its_code_alone(entity: str, code: str | None) -> None:
    """A code in place of a name is the company's, in every form that a field for codes takes."""
    facts = [_close(entity, code, 1371.05)]
    for name in ("600519.SH", "600519", "SH600519", "贵州茅台", "茅台"):
        assert not check_prose(f"{name}收盘价1371.05元。", facts, "zh"), name
    for name in ("五粮液", "000858.SZ", "600519.SZ"):
        assert check_prose(f"{name}收盘价1371.05元。", facts, "zh"), name


@pytest.mark.parametrize(
    ("entity", "name", "other"),
    [
        ("HK00700", "腾讯控股", "阿里巴巴"),
        ("00700", "0700.HK", "阿里巴巴"),
        ("NASDAQ:AAPL", "苹果", "微软"),
        ("AAPL.US", "AAPL", "微软"),
    ],
)
def test_codes_of_other_places_stand_for_their_companies(
    entity: str, name: str, other: str
) -> None:
    """Hong Kong and America have codes of their own forms."""
    assert not check_prose(f"{name}收盘价200元。", [_close(entity, None, 200)], "zh")
    assert check_prose(f"{other}收盘价200元。", [_close(entity, None, 200)], "zh")
