"""Columns parted by any sign, numbers by their owners, keys by their vendors, office mailboxes."""

import pytest

from activities.rules.sensitive import find

MOBILE = "198" + "73240895"
KEYS = ("mryqlbux6dn5" + "iy3oxpw7", "037KKVDC" + "GZZMHLQW", "3f9a0c51d7e24b86" * 2)


def rules(text: str) -> set[str]:
    """The rules that fire on a text."""
    return {finding.rule for finding in find(text)}


@pytest.mark.parametrize(
    "sign",
    [" / ", "/", "／", "|", "｜", ";", "；", "\t", "　", "   ", "、", "，", " - ", " · ", "—"],
)
@pytest.mark.parametrize(
    ("names", "row", "rule"),
    [
        (("姓名", "护照号码", "城市"), ("梁鹏飞", "EK7516687", "伦敦"), "pii.passport"),
        (("Name", "Passport no.", "City"), ("Liang", "EK7516687", "London"), "pii.passport"),
        (("姓名", "证券账户", "营业部"), ("梁鹏飞", "A617653711", "南京"), "pii.account"),
        (("姓名", "出生日期", "营业部"), ("梁鹏飞", "1985.11.09", "南京"), "pii.birth"),
        (("Who", "Mobile", "Site"), ("Mary", "6123 4567", "Kwun Tong"), "pii.phone"),
    ],
)
def test_columns_may_be_parted_by_any_sign(
    sign: str, names: tuple[str, ...], row: tuple[str, ...], rule: str
) -> None:
    """What a head says of a value holds whatever stands between the columns."""
    assert rule in rules(f"名单\n{sign.join(names)}\n{sign.join(row)}")


@pytest.mark.parametrize(
    "text",
    [
        "姓名/护照号码/城市：梁鹏飞/EK7516687/伦敦；郭雪梅/EJ3845787/法兰克福",
        "名单（姓名/护照号码/城市）：\n1. 梁鹏飞 / EK7516687 / 伦敦",
        "姓名|梁鹏飞|郭雪梅\n护照号码|EK7516687|EJ3845787",
    ],
)
def test_a_head_may_stand_in_brackets_before_its_rows_or_at_the_side(text: str) -> None:
    """On the same line, with numbers before the rows, or as the first column."""
    assert "pii.passport" in rules(text)


@pytest.mark.parametrize(
    "text",
    [
        "供应商/采购额/占比\n供应商A/18472847213/12.3%",
        "客户编号/订单号/数量\nC256620/17981976150/527",
        "Name / Ticker / Shares\nPeer / YY / 13085529091",
        "代码　名称　流通股(股)\n600900　长江电力　18683767963",
        "序号、议案名称、同意票数\n1、年度报告、13812345678",
        "公司/联系电话/邮箱\n甲/0755-81234567/zqb@longi.com",
    ],
)
def test_columns_of_sums_and_things_pass(text: str) -> None:
    """Their head says so, parted by the same signs."""
    assert not rules(text)


@pytest.mark.parametrize(
    "told",
    [
        "The Kunshan line supervisor's number is {}", "plant manager's number: {}",
        "the night-shift foreman’s line is {}", "our interviewee's direct number was {}",
        "The warehouse keeper's number ({}) is on file", "Ms Lin's number is {}", "Wang's line: {}",
        "the line supervisor can be had at number {}", "昆山线长的号码是{}", "车间主任的号：{}",
    ],
)  # fmt: skip
def test_a_number_of_somebody_is_a_telephone(told: str) -> None:
    """Whoever it is, by his work or by his name."""
    assert "pii.mobile" in rules(told.format(MOBILE))


@pytest.mark.parametrize(
    "text",
    [
        f"The container's number is {MOBILE}", f"the meter's number: {MOBILE}",
        f"supplier's invoice number is {MOBILE}", f"the customer's order number is {MOBILE}",
        "Registrant's telephone number: (206) 266-1000",
        "The transfer agent's number is 212-555-0148",
    ],
)  # fmt: skip
def test_a_number_of_a_thing_or_a_house_is_nobodys(text: str) -> None:
    """What ends as words for persons do is not always one."""
    assert not rules(text)


@pytest.mark.parametrize("vendor", ["Finnhub", "Alpha Vantage", "EODHD", "Wind", "聚宽", "理杏仁"])
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    "told",
    [
        "{0} token for the earnings calendar: {1}; 60 calls a minute.", "token for {0} (free): {1}",
        "the key we use for {0} is {1}", "{0}'s API secret for the research box -> {1}",
        "{0}接口的令牌是{1}", "{0} 密钥，用于拉财报日历：{1}", "密钥（{0} 行情用）：{1}",
        "{1} is the {0} token", "{1}（{0}密钥）", "{0}口令 {1} 每天可查100万条",
    ],
)  # fmt: skip
def test_a_key_is_known_by_its_vendor_in_any_order(vendor: str, key: str, told: str) -> None:
    """However short what was drawn is, and whatever says what it is for."""
    assert "secret.token" in rules(told.format(vendor, key))


@pytest.mark.parametrize(
    "text",
    [
        "Finnhub token limits: earnings_calendar_2024Q3 was throttled",
        "Wind power is a key market: GW155-4.5MW platform",
        "FMP field keys: netIncomeRatio2024, epsdiluted",
        "set FINNHUB_TOKEN=your_token_here",
        "Key sources: Wind, iFinD; series M0000612 and S5711234",
        "Polygon token contract 0x" + "3f9a0c51d7e24b86" * 2 + "3f9a0c51",
        "Nasdaq Data Link key statistics table SHARADAR/SF1, last row 481516",
    ],
)
def test_a_vendor_beside_a_name_is_no_key(text: str) -> None:
    """Names of fields, series, models and contracts were not drawn."""
    assert not rules(text)


@pytest.mark.parametrize(
    "box",
    [
        "supplierhelp", "permissions", "research.compliance", "vendor.onboarding", "careers-emea",
        "accountspayable", "jobs2024", "procurement.longi", "officeofthesecretary", "caigoubu",
        "humanrights", "leaddirector", "lianjie", "zhaopin", "touzizheguanxi",
    ],
)  # fmt: skip
def test_a_mailbox_of_an_office_is_nobodys(box: str) -> None:
    """Words for what a house does, with or without signs between them."""
    assert not rules(f"Write to {box}@longi.com for details.")


@pytest.mark.parametrize(
    "text",
    [
        "write to supplier.li@longi.com", "write to boardman@longi.com",
        "write to chenhao@longi.com", "采购经理张伟：zhangwei@longi.com", "to marketdata@qq.com",
    ],
)  # fmt: skip
def test_a_name_beside_such_words_is_somebodys(text: str) -> None:
    """A mailbox with one, and a free one that somebody calls so."""
    assert "pii.email" in rules(text)
