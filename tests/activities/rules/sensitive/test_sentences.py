"""Values drawn at random in the sentences that tell them, and look-alikes in those of reports."""

import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from activities.rules.sensitive import find

DIGITS, HEX = string.digits, "0123456789abcdef"
WORD = string.ascii_letters + string.digits
FULL_WIDTH = str.maketrans(DIGITS, "０１２３４５６７８９")
EXAMPLES = 40


def run(alphabet: str, length: int) -> st.SearchStrategy[str]:
    """Characters drawn from an alphabet."""
    return st.text(alphabet, min_size=length, max_size=length)


def drawn(length: int) -> st.SearchStrategy[str]:
    """A word as a machine draws it: both cases and digits, no character over and over."""
    return st.lists(st.sampled_from(WORD), min_size=length, max_size=length, unique=True).map(
        lambda word: f"kQ7{''.join(word)[3:]}"
    )


def with_check_digit(body: str) -> str:
    """A resident id (GB 11643-1999) from its first 17 digits."""
    total = sum(
        int(digit) * weight
        for digit, weight in zip(body, (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2),
                                 strict=True)
    )  # fmt: skip
    return body + "10X98765432"[total % 11]


def with_luhn(body: str) -> str:
    """A card number (ISO/IEC 7812-1) from all digits but the last."""
    doubled = (int(d) * (2 - at % 2) for at, d in enumerate(reversed(body)))
    return body + str(-sum(d // 10 + d % 10 for d in doubled) % 10)


MOBILE = st.builds(
    lambda head, tail, shape: shape(f"1{head}{tail}"),
    st.sampled_from("35789"),
    run(DIGITS, 9),
    st.sampled_from((
        str,
        lambda m: f"{m[:3]}-{m[3:7]}-{m[7:]}",
        lambda m: f"{m[:3]} {m[3:7]} {m[7:]}",
        lambda m: f"+86 {m}",
        lambda m: m.translate(FULL_WIDTH),
    )),
)  # fmt: skip
RESIDENT = st.builds(
    lambda region, year, month, day, tail: with_check_digit(
        f"{region}{year}{month:02}{day:02}{tail:03}"
    ),
    st.sampled_from(("110105", "310115", "440305", "330106", "510107")),
    st.integers(1950, 2005), st.integers(1, 12), st.integers(1, 28), st.integers(0, 999),
)  # fmt: skip
CARD = st.builds(
    lambda issuer, rest: with_luhn(f"{issuer}{rest}"),
    st.sampled_from(("622202", "622848", "621700", "625958")),
    run(DIGITS, 9),
)
MAIL = st.builds(
    "{}@{}".format,
    st.sampled_from(("zhang.wei", "liming88", "k.tanaka", "sarah.lee", "tom_harlan")),
    st.sampled_from(("gmail.com", "qq.com", "163.com", "outlook.com", "icloud.com")),
)
KEY = st.one_of(
    drawn(48).map("sk-{}".format), drawn(36).map("ghp_{}".format), drawn(34).map("hf_{}".format),
    drawn(24).map("sk_live_{}".format), drawn(35).map("AIza{}".format),
    run(string.ascii_uppercase, 12).map("AKIA{}Q7ZX".format),
)  # fmt: skip
PASSWORD = st.builds(
    "{}{}{}".format,
    st.sampled_from(("Moutai", "quant", "Wind", "spring")),
    st.sampled_from("@!#$"),
    st.integers(100, 9999),
)
TOLD = [
    (RESIDENT, ("身份证号{}，", "(身份证:{})", "resident ID {}", '"id_no": "{}"', "{}已开户")),
    (MOBILE, ("手机{}", "联系他：{}", "reach her on {}", '"phone": "{}"', "我号码是{}")),
    (CARD, ("银行卡号{}", "汇至卡号：{}", "credit card {}", "工行卡 {}", "打款账户 {}（张某）")),
    (MAIL, ("邮箱{}", "her email is {}", "可发邮件至{}联系", '"email": "{}"', "{}是我的邮箱")),
    (KEY, ("密钥是{}", "the key is {}", "token={}", "日志：auth failed for {}", "（{}）")),
    (PASSWORD, ("密码：{}", "password={}", "the password is {}", "用户名 admin 密码 {}")),
]  # fmt: skip
ELEVEN = st.builds("1{}{}".format, st.sampled_from("3456789"), run(DIGITS, 9))
PASSED = [
    (ELEVEN, (
        "营业收入{}元", "总股本{}股", "{} A shares outstanding", '"total_mv": {}', "total_share,{}",
        "订单号{}", "时间戳 {}", "EBITDA: {}", "processed {} transactions", "market cap {} USD",
        "https://static.cninfo.com.cn/finalpage/2026-08-21/{}.PDF", "应收账款期末余额为{}元",
    )),
    (run(HEX, 40), ("commit {}", "contract address 0x{}", "sha1 {}", "合约地址 0x{}")),
    (run(HEX, 64), ("sha256:{}", "tx hash 0x{}", "文件哈希 {}", "checksum={}")),
    (run(DIGITS, 17).map("9{}".format), ("流水号{}", "trade_id {}", '"seq": {}', "区块高度 {}")),
    (run(HEX, 24), ("https://finance.cn/a/{}.html", "trace {}", "tc_{}", "run id {}")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("values", "sentence"), [(values, told) for values, listed in TOLD for told in listed]
)
def test_what_a_sentence_tells_is_found(values: st.SearchStrategy[str], sentence: str) -> None:
    """Whichever value it is, and however it is written."""

    @settings(max_examples=EXAMPLES, derandomize=True)
    @given(values)
    def found(value: str) -> None:
        assert any(True for _ in find(sentence.format(value)))

    found()


@pytest.mark.parametrize(
    ("values", "sentence"), [(values, told) for values, listed in PASSED for told in listed]
)
def test_what_a_report_counts_and_names_passes(
    values: st.SearchStrategy[str], sentence: str
) -> None:
    """Sums, shares, numbers of documents and hashes, whichever they are."""

    @settings(max_examples=EXAMPLES, derandomize=True)
    @given(values)
    def passes(value: str) -> None:
        assert not list(find(sentence.format(value)))

    passes()
