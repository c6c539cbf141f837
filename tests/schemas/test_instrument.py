"""What people type for a company, and the canonical code it means."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas.instrument import (
    Instrument,
    Kind,
    Market,
    NameQuery,
    TargetError,
    is_former_beijing,
    parse_target,
)
from tests.properties import stable

ACCEPTED = [
    ("600519", "600519.SH", Kind.STOCK),
    ("600519.SH", "600519.SH", Kind.STOCK),
    ("600519.ss", "600519.SH", Kind.STOCK),
    ("600519.XSHG", "600519.SH", Kind.STOCK),
    ("000001.XSHE", "000001.SZ", Kind.STOCK),
    ("sh600519", "600519.SH", Kind.STOCK),
    ("SZ.000001", "000001.SZ", Kind.STOCK),
    ("bj920163", "920163.BJ", Kind.STOCK),
    ("1.600519", "600519.SH", Kind.STOCK),
    ("0.000858", "000858.SZ", Kind.STOCK),
    ("0.920163", "920163.BJ", Kind.STOCK),
    ("６００５１９", "600519.SH", Kind.STOCK),
    (" 600 519 ", "600519.SH", Kind.STOCK),
    ("688981", "688981.SH", Kind.STOCK),
    ("689009", "689009.SH", Kind.STOCK),
    ("002594", "002594.SZ", Kind.STOCK),
    ("300750", "300750.SZ", Kind.STOCK),
    ("920163", "920163.BJ", Kind.STOCK),
    ("430047.BJ", "430047.BJ", Kind.STOCK),
    ("838163", "838163.BJ", Kind.STOCK),
    ("430047", "430047.BJ", Kind.STOCK),
    ("871981", "871981.BJ", Kind.STOCK),
    ("889999", "889999.BJ", Kind.STOCK),
    ("400002", "400002.BJ", Kind.STOCK),
    ("0.838163", "838163.BJ", Kind.STOCK),
    ("bj838163", "838163.BJ", Kind.STOCK),
    ("８３８１６３．ＢＪ", "838163.BJ", Kind.STOCK),
    ("ｓｈ６００５１９", "600519.SH", Kind.STOCK),
    ("900901", "900901.SH", Kind.B_SHARE),
    ("200002", "200002.SZ", Kind.B_SHARE),
    ("510300", "510300.SH", Kind.ETF),
    ("588000", "588000.SH", Kind.ETF),
    ("159915", "159915.SZ", Kind.ETF),
    ("113050", "113050.SH", Kind.CONVERTIBLE),
    ("123107", "123107.SZ", Kind.CONVERTIBLE),
    ("399001", "399001.SZ", Kind.INDEX),
    ("000300.SH", "000300.SH", Kind.INDEX),
    ("sh000001", "000001.SH", Kind.INDEX),
    ("1.000001", "000001.SH", Kind.INDEX),
    ("899050", "899050.BJ", Kind.INDEX),
    ("00700", "00700.HK", Kind.STOCK),
    ("hk00700", "00700.HK", Kind.STOCK),
    ("0700.HK", "00700.HK", Kind.STOCK),
    ("700.HK", "00700.HK", Kind.STOCK),
    ("116.00700", "00700.HK", Kind.STOCK),
    ("TSLA", "TSLA.US", Kind.STOCK),
    ("tsla.us", "TSLA.US", Kind.STOCK),
    ("105.TSLA", "TSLA.US", Kind.STOCK),
    ("Apple", "AAPL.US", Kind.STOCK),
    ("Tesla, Inc.", "TSLA.US", Kind.STOCK),
    ("BRK.B", "BRK.B.US", Kind.STOCK),
    ("BRK-B", "BRK.B.US", Kind.STOCK),
    ("BRK_B", "BRK.B.US", Kind.STOCK),
    ("106.BRK_B", "BRK.B.US", Kind.STOCK),
    ("BRK.B.US", "BRK.B.US", Kind.STOCK),
    ("SH", "SH.US", Kind.STOCK),
]
REFUSED = [
    ("", (), "empty"),
    ("   ", (), "empty"),
    ("700", ("00700.HK", "000700.SZ"), "not a full code"),
    ("1", ("00001.HK", "000001.SZ"), "not a full code"),
    ("6005190", (), "too many digits"),
    ("600519.SZ", ("600519.SH",), "listed on SH"),
    ("000001.BJ", ("000001.SZ",), "listed on SZ"),
    ("0.510300", ("510300.SH",), "listed on SH"),
    ("700519", (), "no mainland instrument"),
    ("60051.SH", (), "6 digits"),
    ("123456.HK", (), "at most 5 digits"),
    ("TESLAMOTORS.US", (), "not a US ticker"),
    ("¥¥¥", (), "neither a code nor a company name"),
    ("贵" * 41, (), "too long"),
]


@pytest.mark.parametrize(("text", "code", "kind"), ACCEPTED, ids=[row[0] for row in ACCEPTED])
def test_every_accepted_spelling_means_one_code(text: str, code: str, kind: Kind) -> None:
    """The spellings of vendors, exchanges and people lead to the same canonical code."""
    found = parse_target(text)

    assert isinstance(found, Instrument)
    assert (found.code, found.kind, found.market) == (code, kind, Market(code.rpartition(".")[2]))


@pytest.mark.parametrize(
    ("text", "suggestions", "reason"), REFUSED, ids=[row[0] or "nothing" for row in REFUSED]
)
def test_what_names_no_instrument_is_refused_with_candidates(
    text: str, suggestions: tuple[str, ...], reason: str
) -> None:
    """A text that could mean several things, or nothing, is refused and never guessed."""
    with pytest.raises(TargetError, match=re.escape(reason)) as refused:
        parse_target(text)

    assert refused.value.suggestions == suggestions
    assert all(code in str(refused.value) for code in suggestions)


@pytest.mark.parametrize(
    ("text", "index"),
    [("000001", "上证指数"), ("000016", "上证50"), ("000300", "沪深300"), ("000852", "中证1000")],
    ids=["000001", "000016", "000300", "000852"],
)
def test_a_code_that_an_index_shares_is_read_as_the_stock_and_says_so(
    text: str, index: str
) -> None:
    """The ambiguous bare code is the Shenzhen stock; the note names the index and its code."""
    found = parse_target(text)

    assert isinstance(found, Instrument)
    assert (found.code, found.kind) == (f"{text}.SZ", Kind.STOCK)
    assert index in str(found.note)
    assert f"{text}.SH" in str(found.note)


@pytest.mark.parametrize(
    ("code", "former"),
    [
        ("838163.BJ", True), ("430047.BJ", True), ("920163.BJ", False), ("899050.BJ", False),
        ("600519.SH", False), ("83816.BJ", False),
    ],
)  # fmt: skip
def test_former_beijing_codes_are_told_apart(code: str, former: bool) -> None:
    """What was moved to 920xxx, or never came from NEEQ, has to be looked up."""
    assert is_former_beijing(code) is former


@pytest.mark.parametrize("text", ["600519", "000001.SZ", "TSLA"], ids=str)
def test_a_clear_code_carries_no_note(text: str) -> None:
    """Where nothing was guessed there is nothing to explain."""
    found = parse_target(text)

    assert isinstance(found, Instrument)
    assert found.note is None


@pytest.mark.parametrize(
    ("text", "name"),
    [("贵州茅台", "贵州茅台"), ("万  科Ａ", "万科A"), ("*ST海航", "*ST海航"), ("Moutai", "Moutai")],
    ids=["plain", "full width and blanks", "status prefix", "latin"],
)
def test_other_text_is_a_name_to_look_up(text: str, name: str) -> None:
    """A company name is passed on as it is written, without blanks and full-width forms."""
    assert parse_target(text) == NameQuery(name=name)


@stable
@given(
    st.one_of(
        st.text(max_size=45),
        st.from_regex(
            r"(sh|sz|bj|hk|0\.|1\.|116\.)?\.?\d{1,7}(\.(SH|SZ|BJ|HK|US))?", fullmatch=True
        ),
        st.from_regex(r"[A-Z]{1,6}([._-][A-Z])?(\.US)?", fullmatch=True),
    )
)
def test_a_canonical_code_means_itself(text: str) -> None:
    """Whatever is typed, a code that comes out is plain ASCII and parses to itself again."""
    try:
        found = parse_target(text)
    except TargetError:
        return
    if isinstance(found, Instrument):
        again = parse_target(found.code)
        assert re.fullmatch(r"[0-9A-Z.]+\.(SH|SZ|BJ|HK|US)", found.code)
        assert isinstance(again, Instrument)
        assert (again.code, again.kind) == (found.code, found.kind)
