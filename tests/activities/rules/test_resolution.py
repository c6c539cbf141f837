"""Resolving what a request is about: by code or exact name, never by guess."""

import pytest

from activities.rules.resolution import ResolutionError, by_code, by_name, plain_name
from schemas.fetch import Company
from tests.ledgers import MOUTAI, fetches

LISTED = (
    *fetches(MOUTAI).companies,
    Company(code="000002.SZ", name="万  科Ａ"),
    Company(code="600221.SH", name="*ST海航"),
    Company(code="301563.SZ", name="N汉朔"),
)


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
    ],
)
def test_a_name_is_matched_without_its_trimmings(name: str, code: str) -> None:
    """Blanks, full-width letters and trading-status prefixes do not matter."""
    assert by_name(name, LISTED).code == code


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
