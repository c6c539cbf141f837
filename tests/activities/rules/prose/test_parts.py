"""A part of a company is not the whole, nor another part; nor is a change a level."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact
from tests.activities.rules.prose.talk import of


def _passes(text: str, *facts: Fact) -> bool:
    return not check_prose(text, list(facts))


_SALES = of("安岳机械", "营业收入", 36.8, "亿元", "2025年")
_REVENUE = of("Velora", "revenue", 1.28, "billion USD", "FY2025")


@pytest.mark.parametrize(
    "text",
    [
        "安岳机械2025年海外收入36.8亿元。",
        "安岳机械2025年直销渠道实现营业收入36.8亿元。",
        "安岳机械2025年储能业务收入36.8亿元。",
        "安岳机械2025年母公司营业收入36.8亿元。",
        "安岳机械2025年营业收入增加36.8亿元。",
    ],
)
def test_a_part_or_a_change_is_no_whole_in_chinese(text: str) -> None:
    """Region, channel, line of business, the parent alone, and by how much it rose."""
    assert not _passes(text, _SALES)


@pytest.mark.parametrize(
    "text",
    [
        "在海外市场扩张的带动下，安岳机械2025年营业收入达36.8亿元。",
        "安岳机械2025年国内外业务收入共36.8亿元。",
        "安岳机械2025年营业收入增至36.8亿元，储能业务增长较快。",
        "安岳机械2025年合并营业收入36.8亿元。",
    ],
)
def test_a_part_beside_the_whole_leaves_it_so_in_chinese(text: str) -> None:
    """What only stands near the metric does not name it."""
    assert _passes(text, _SALES)


@pytest.mark.parametrize(
    "text",
    [
        "Velora's online revenue was $1.28 billion in 2025.",
        "Velora's Glowpad revenue was $1.28 billion in 2025.",
        "Velora's skincare segment revenue was $1.28 billion in 2025.",
        "Velora's revenue in Europe was $1.28 billion in 2025.",
        "Velora reported $1.28 billion in hardware sales for 2025.",
        "Velora's revenue rose by $1.28 billion in 2025.",
        "Velora's standalone revenue was $1.28 billion in 2025.",
    ],
)
def test_a_part_or_a_change_is_no_whole_in_english(text: str) -> None:
    """Channel, product, segment, region, line, and by how much it rose."""
    assert not _passes(text, _REVENUE)


@pytest.mark.parametrize(
    "text",
    [
        "Velora's revenue, of which online is the largest part, was $1.28 billion in 2025.",
        "As its European stores reopened, Velora's revenue rose to $1.28 billion in 2025.",
        "Velora's consolidated revenue was $1.28 billion in 2025, most of it from hardware.",
        "Velora, the online retailer, had revenue of US$1.28 billion in 2025.",
    ],
)
def test_a_part_beside_the_whole_leaves_it_so_in_english(text: str) -> None:
    """What only stands near the metric does not name it."""
    assert _passes(text, _REVENUE)


def test_a_part_by_another_of_its_names_is_the_same() -> None:
    """境外 is 海外, AWS Amazon Web Services, and total revenue no fact's of a region."""
    abroad = of("安岳机械", "境外收入", 9.1, "亿元", "2025年")
    cloud = of("Amazon", "Amazon Web Services net sales", 107.6, "billion USD", "FY2024")

    assert _passes("安岳机械2025年海外收入9.1亿元。", abroad)
    assert not _passes("安岳机械2025年营业总收入9.1亿元。", abroad)
    assert _passes("Amazon's AWS sales were $107.6 billion in 2024.", cloud)


@pytest.mark.parametrize(
    ("metric", "right", "wrong"),
    [
        ("存款余额", "存款余额", "日均存款余额"),
        ("日均存款", "日均存款", "年末存款余额"),
        ("保费收入", "保费收入", "净保费收入"),
        ("扣非归母净利润", "扣非归母净利润", "归母净利润"),
        ("归母净利润", "归母净利润", "扣非净利润"),
        ("净利润(含少数股东损益)", "净利润", "归母净利润"),
        ("贷款较年初增加额", "贷款较年初增加额", "贷款余额"),
    ],
)
def test_what_stands_at_a_metric_makes_another_of_it(metric: str, right: str, wrong: str) -> None:
    """Average or end, gross or net, with or without one-offs and minorities, change or level."""
    fact = of("江陵银行", metric, 81.9, "亿元", "2025年")

    assert _passes(f"江陵银行2025年{right}为81.9亿元。", fact)
    assert not _passes(f"江陵银行2025年{wrong}为81.9亿元。", fact)


def test_a_change_is_told_at_its_own_pace() -> None:
    """环比 is no 同比, sequentially no year on year; what is said of another number counts not."""
    quarter = of("Velora", "revenue growth qoq", 1.4, "%", "2025Q2")
    year = of("Velora", "revenue growth yoy", 6.4, "%", "2025Q2")

    assert _passes("Velora二季度营收同比由负转正，环比增长1.4%。", quarter)
    assert not _passes("Velora二季度营收同比增长1.4%。", quarter)
    assert not _passes("Velora's second-quarter revenue was up 6.4% sequentially.", year)
    told = "Velora's revenue was 6.4% higher than a year earlier but 1.4% higher sequentially."
    assert _passes(told, year, quarter)


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("安岳机械2025年营业收入为31.6亿元。",
         of("安岳机械", "储能业务收入", 31.6, "亿元", "2025年")),
        ("Velora's net sales were $0.4 billion in 2025.",
         of("Velora", "VWS net sales", 0.4, "billion USD", "FY2025")),
        ("Velora's total net sales were $0.4 billion in 2025.",
         of("Velora", "VWS net sales", 0.4, "billion USD", "FY2025")),
        ("贵州茅台2025年茅台酒收入1505.6亿元。",
         of("贵州茅台", "营业收入", 1505.6, "亿元", "2025年")),
    ],
)  # fmt: skip
def test_the_whole_is_no_part(text: str, fact: Fact) -> None:
    """Revenue of a company that only a fact of one of its lines has, and 茅台酒 of 茅台."""
    assert not _passes(text, fact)


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("安岳机械储能业务表现亮眼，2025年营业收入为31.6亿元。",
         of("安岳机械", "储能业务收入", 31.6, "亿元", "2025年")),
        ("Velora said VWS delivered net sales of $0.4 billion in 2025.",
         of("Velora", "VWS net sales", 0.4, "billion USD", "FY2025")),
        ("Velora's VWS revenue was $0.4 billion in 2025.",
         of("Velora", "Velora Web Services net sales", 0.4, "billion USD", "FY2025")),
    ],
)  # fmt: skip
def test_a_part_that_is_named_anywhere_in_its_sentence_is_told(text: str, fact: Fact) -> None:
    assert _passes(text, fact)


def test_the_first_of_a_list_is_not_of_the_part_that_the_second_is_of() -> None:
    """营业收入和海外收入分别为: the whole and a part."""
    abroad = of("安岳机械", "海外收入", 8.8, "亿元", "2025年")

    assert _passes("安岳机械2025年营业收入和海外收入分别为36.8亿元和8.8亿元。", _SALES, abroad)
    assert not _passes("安岳机械2025年营业收入和海外收入分别为8.8亿元和36.8亿元。", _SALES, abroad)
