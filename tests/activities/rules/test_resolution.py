"""Resolving what a request is about: by code or exact name, never by guess."""

from datetime import date

import pytest

from activities.rules.resolution import (
    ResolutionError,
    by_code,
    by_name,
    check_listed,
    plain_name,
)
from schemas.fetch import Company, ListStatus
from tests.ledgers import MOUTAI, fetches

LISTED = (
    *fetches(MOUTAI).companies,
    Company(code="000002.SZ", name="万  科Ａ"),
    Company(code="600221.SH", name="*ST海航"),
    Company(code="301563.SZ", name="N汉朔"),
    Company(code="300999.SZ", name="金龙鱼", full_name="益海嘉里金龙鱼食品集团股份有限公司",
            initials="jly", listed=date(2020, 10, 15)),
    Company(code="920163.BJ", name="方大新材", initials="fdxc"),
    Company(code="600001.SH", name="邯郸钢铁", status=ListStatus.DELISTED,
            listed=date(1998, 1, 22), delisted=date(2009, 12, 29)),
    Company(code="000015.SZ", name="汉朔", status=ListStatus.DELISTED),
    Company(code="000024.SZ", name="招商地产", delisted=date(2015, 12, 30)),
    Company(code="600087.SH", name="退市长油", status=ListStatus.SUSPENDED),
)  # fmt: skip
"""Rows of the shapes that the exchanges' lists have; the recording has codes and names only."""
TODAY = date(2026, 8, 21)


def test_a_code_finds_its_company() -> None:
    """The code decides, and brings the name."""
    assert by_code(MOUTAI, LISTED).name == "贵州茅台"


def test_an_unknown_code_is_refused() -> None:
    """A code that is not listed is an error, not a look-alike."""
    with pytest.raises(ResolutionError, match=r"600000\.SH is not in the stock list") as refused:
        by_code("600000.SH", LISTED)

    assert refused.value.missing


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("贵州茅台", MOUTAI),
        ("万科A", "000002.SZ"),
        ("万科Ａ", "000002.SZ"),
        ("海航", "600221.SH"),
        ("*ST海航", "600221.SH"),
        ("汉朔", "301563.SZ"),
        ("Ｎ汉朔", "301563.SZ"),
        ("＊ＳＴ海航", "600221.SH"),
        ("ST海航", "600221.SH"),
        ("XD贵州茅台", MOUTAI),
        ("XR贵州茅台", MOUTAI),
        ("DR贵州茅台", MOUTAI),
        ("C方大新材", "920163.BJ"),
        ("万 科 A", "000002.SZ"),
        ("万科a", "000002.SZ"),
        ("益海嘉里金龙鱼食品集团股份有限公司", "300999.SZ"),
        ("jly", "300999.SZ"),
        ("JLY", "300999.SZ"),
        ("邯郸钢铁", "600001.SH"),
    ],
)
def test_a_name_is_matched_without_its_trimmings(name: str, code: str) -> None:
    """Blanks, full-width letters and trading-status prefixes do not matter."""
    assert by_name(name, LISTED, TODAY).code == code


@pytest.mark.parametrize(
    ("name", "missing", "reason"),
    [
        ("平安", False, "could be"),
        ("银行", False, "600036.SH"),
        ("茅台", False, "600519.SH 贵州茅台"),
        ("招商银行", False, "two listings: 600036.SH and 03968.HK"),
        ("不存在的公司", True, "no listed company"),
        ("", True, "no listed company"),
    ],
    ids=["two companies", "many", "part of a name", "A and H", "nobody", "empty"],
)
def test_an_ambiguous_name_asks_for_the_code(name: str, missing: bool, reason: str) -> None:
    """More than one answer is a question back, with the candidates in it."""
    with pytest.raises(ResolutionError, match=reason) as refused:
        by_name(name, LISTED)

    assert refused.value.missing is missing


@pytest.mark.parametrize(
    ("name", "plain"), [("ST", "ST"), ("XD贵州茅", "贵州茅"), ("TCL科技", "TCL科技")]
)
def test_a_prefix_is_only_dropped_in_front_of_a_name(name: str, plain: str) -> None:
    """A prefix alone is a name of its own."""
    assert plain_name(name) == plain


LISTINGS = [
    ("300999.SZ", date(2020, 10, 14), "was listed on 2020-10-15, after 2020-10-14"),
    ("300999.SZ", date(2020, 10, 15), None),
    ("600001.SH", date(2009, 12, 28), None),
    ("600001.SH", date(2009, 12, 29), "was delisted on 2009-12-29; give --as-of"),
    ("000024.SZ", TODAY, "was delisted on 2015-12-30"),
    ("000015.SZ", TODAY, "000015.SZ 汉朔 was delisted;"),
    ("600087.SH", TODAY, None),
    (MOUTAI, TODAY, None),
]


@pytest.mark.parametrize(("code", "day", "refusal"), LISTINGS)
def test_a_company_must_be_listed_on_the_day(code: str, day: date, refusal: str | None) -> None:
    """Before its listing and after its end a company is refused with the date that decides."""
    company = by_code(code, LISTED)

    if refusal is None:
        check_listed(company, day)
    else:
        with pytest.raises(ResolutionError, match=refusal):
            check_listed(company, day)
