"""Chinese figures that go on with others than the last one.

And metrics that two languages call otherwise.
"""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact
from tests.activities.rules.prose.talk import of

_PAIR = [
    of("海陆证券", "营业收入", 330.39, "亿元", "2025H1"),
    of("海陆证券", "营业收入同比", 20.4, "%", "2025H1"),
    of("海陆证券", "归母净利润", 137.19, "亿元", "2025H1"),
    of("长浦证券", "营业收入", 162.19, "亿元", "2025H1"),
    of("长浦证券", "归母净利润", 75.49, "亿元", "2025H1"),
]
_BANK = [
    of("鼎盛银行", "ROTCE", 21, "%", "2025Q2"),
    of("鼎盛银行", "ROE", 18, "%", "2025Q2"),
    of("鼎盛银行", "ROTCE", 19, "%", "2024Q2"),
]
_CLUB = [
    of("汇购", "membership fees", 1724, "million USD", "2025Q3"),
    of("汇购", "total revenue", 86156, "million USD", "2025Q3"),
    of("汇购", "total client assets", 11.59, "trillion USD", "2025Q3"),
    of("汇购", "total assets", 0.47, "trillion USD", "2025Q3"),
    of("汇购", "deferred revenue", 822.7, "million USD", "2025Q3"),
]
_DRUG = [
    of("远恒医药", "研发费用", 49.45, "亿元", "2025Q3"),
    of("远恒医药", "研发费用占营业收入比例", 21.33, "%", "2025Q3"),
    of("远恒医药", "研发费用同比", 8.7, "%", "2025Q3"),
    of("远恒医药", "营业收入同比", 14.85, "%", "2025Q3"),
]
_CLOUD = [
    of("云峰", "云业务收入", 330, "亿元", "2025Q3"),
    of("云峰", "云业务收入同比", 20.2, "%", "2025Q3"),
    of("云峰", "云业务经营利润", 114.3, "亿元", "2025Q3"),
    of("云峰", "云业务研发费用", 36.1, "亿元", "2025Q2"),
]
_MINE = [
    of("白河矿业", "铁矿石产量", 94.4, "百万吨", "2025Q3"),
    of("白河矿业", "现金成本", 20.7, "USD/吨", "2025Q3"),
    of("白河矿业", "现金成本", 20.6, "USD/吨", "2024Q3"),
    of("白河矿业", "税前利润", 44, "亿元", "2025H1"),
    of("白河矿业", "税前利润", 35, "亿元", "2024H1"),
    of("白河矿业", "股息率", 18.1, "%", "2025H1"),
    of("白河矿业", "股息率", 14, "%", "2024H1"),
]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (
            (
                "海陆证券2025H1营业收入330.39亿元,同比+20.4%;归母净利润137.19亿元,均高于长浦证券同"
                "期的162.19亿元和75.49亿元。"
            ),
            _PAIR,
        ),
        ("鼎盛银行二季度平均有形普通股股本回报率21%，净资产收益率18%。", _BANK),
        ("汇购三季度会员费收入17.2亿美元，客户总资产11.59万亿美元。", _CLUB),
        ("汇购三季度总收入861.56亿美元；递延收入8.23亿美元。", _CLUB),
        ("远恒医药三季度研发费用49.45亿元,占营业收入的21.3%,同比增加8.7%。", _DRUG),
        ("远恒医药三季度研发费用49.45亿元，占营业收入21.3%，较上年同期增加8.7%。", _DRUG),
        ("云峰三季度云业务收入330亿元,增速20.2%;云业务经营利润114.3亿元。", _CLOUD),
        (
            (
                "白河矿业三季度铁矿石产量9440万吨，创2018年以来新高；"
                "现金成本20.7美元/吨，高于去年的20.6美元。"
            ),
            _MINE,
        ),
        ("白河矿业上半年税前利润44亿元(2024年上半年:35亿元),股息率18.1%。", _MINE),
    ],
)
def test_a_figure_goes_on_with_what_was_told_before(text: str, facts: list[Fact]) -> None:
    """It is of the thing that its sentence speaks of, not of the last name before it."""
    assert check_prose(text, facts) == ()


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (
            (
                "海陆证券2025H1营业收入330.39亿元;归母净利润137.19亿元,均高于长浦证券同期"
                "的162.19亿元和75.94亿元。"
            ),
            _PAIR,
        ),
        ("海陆证券2025H1营业收入330.39亿元,归母净利润75.49亿元。", _PAIR),
        ("鼎盛银行二季度平均有形普通股股本回报率18%。", _BANK),
        ("鼎盛银行二季度净资产收益率21%。", _BANK),
        ("汇购三季度总收入17.2亿美元。", _CLUB),
        ("汇购三季度广告收入17.2亿美元。", _CLUB),
        ("汇购三季度总资产11.59万亿美元。", _CLUB),
        ("远恒医药三季度研发费用49.45亿元,占营业收入的21.3%,营业收入同比增加8.7%。", _DRUG),
        (
            "云峰三季度云业务收入330亿元,增速20.2%;云业务经营利润114.3亿元，研发费用36.1亿元。",
            _CLOUD,
        ),
        ("白河矿业上半年税前利润44亿元(2024年上半年:44亿元)。", _MINE),
        (
            (
                "海陆证券2025H1营业收入330.39亿元,归母净利润137.19亿元,均低于长浦证券同期"
                "的162.19亿元和75.49亿元。"
            ),
            _PAIR,
        ),
    ],
)
def test_a_look_alike_is_still_a_finding(text: str, facts: list[Fact]) -> None:
    """Another company, metric or quarter is none that the words go on with."""
    assert check_prose(text, facts) != ()
