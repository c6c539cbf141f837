"""Whose report tells figures, of when it is, and names and tags that hold numbers."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    entity: str, metric: str, value: float, unit: str, period: str = "", end: str = "2024-12-31"
) -> Fact:
    return Fact(
        entity=entity,
        metric=metric,
        value=value,
        unit=unit,
        as_of=date.fromisoformat(end),
        period=period or None,
    )


YEAR = [_fact("青禾股份", "归母净利润", 5.32, "亿元", "2024")]
HALF = [_fact("青禾股份", "毛利率", 36.48, "%", "2025H1", "2025-06-30")]
DAY = [_fact("青禾股份", "pe_ttm", 15.08, "倍", end="2025-06-30")]
FLOW = [_fact("青禾股份", "主力资金净流入", 10.98, "亿元", end="2025-09-30")]
STAFF = [_fact("青禾股份", "员工人数", 29454, "人", "2023", "2023-12-31")]
STOCK = [
    _fact("青禾股份", "pe_ttm", 36.5, "倍", end="2024-12-31"),
    _fact("宏远制造", "存货", 91.3, "亿元", "2024"),
]
MARGINS = [
    _fact("宏远制造", "毛利率", 31.69, "%", "2023", "2023-12-31"),
    _fact("青禾股份", "bps", 21.68, "元/股", "2023", "2023-12-31"),
]
FALL = [_fact("青禾股份", "归母净利润同比", -17.61, "%", "2024")]
CARS = [_fact("特斯拉", "auto_gross_margin", 18.4, "%", "2024")]
GAMES = [_fact("三七互娱", "eps", 5.67, "元/股", "2023", "2023-12-31")]


@pytest.mark.parametrize(
    ("text", "facts", "right"),
    [
        ("青禾股份2024年年报出炉，全年归母净利润5.32亿元。", YEAR, True),
        ("青禾股份2024年半年报出炉，全年归母净利润5.32亿元。", YEAR, False),
        ("青禾股份2024年三季报披露，全年归母净利润5.32亿元。", YEAR, False),
        ("青禾股份2024年半年报发布，预计全年归母净利润5.32亿元。", YEAR, True),
        ("青禾股份毛利率36.5%，数据取自2025年半年报。", HALF, True),
        ("青禾股份毛利率36.5%，数据取自2023年半年报。", HALF, False),
        ("青禾股份PE 15.1倍。数据日期2025-06-30。", DAY, True),
        ("青禾股份PE 15.1倍。数据日期2025-03-31。", DAY, False),
        ("青禾股份PE 15.1倍（截至2025-06-30），主力资金净流入10.98亿元。", DAY + FLOW, True),
        ("青禾股份PE 15.1倍（截至2025-03-31），主力资金净流入10.98亿元。", DAY + FLOW, False),
        ("2025年9月30日，青禾股份主力资金净流入10.98亿元。", FLOW, True),
        ("2025年6月20日，青禾股份主力资金净流入10.98亿元。", FLOW, False),
    ],
)
def test_report_tells_the_time_of_its_figures(text: str, facts: list[Fact], right: bool) -> None:
    """No report of half a year tells the whole one, and data are of the day or report named."""
    assert (not check_prose(text, facts, "zh")) is right


@pytest.mark.parametrize(
    ("text", "facts", "right"),
    [
        ("据青禾股份披露，2023年末员工人数为29454人。", STAFF, True),
        ("据千方科技披露，2023年末员工人数为29454人。", STAFF, False),
        ("根据千方科技2023年年报，员工人数为29454人。", STAFF, False),
        ("据中证报报道，2023年末青禾股份员工人数为29454人。", STAFF, True),
        ("关于宏远制造的问询函回复。2024年末，公司存货为91.3亿元。", STOCK, True),
        ("关于青禾股份的问询函回复。2024年末，公司存货为91.3亿元。", STOCK, False),
        ("问：宏远制造2024年末存货多少？答：91.3亿元。", STOCK, True),
        ("问：青禾股份2024年末存货多少？答：91.3亿元。", STOCK, False),
        ("宏远制造2024年报要点：\n- 存货91.3亿元", STOCK, True),
        ("青禾股份2024年报要点：\n- 存货91.3亿元", STOCK, False),
        ("宏远制造2023年毛利率31.69%。", MARGINS, True),
        ("青禾股份2023年毛利率31.69%。", MARGINS, False),
    ],
)
def test_who_reports_tells_of_himself(text: str, facts: list[Fact], right: bool) -> None:
    """Figures that a company discloses are its own, and 公司 is the only one of the text."""
    assert (not check_prose(text, facts, "zh")) is right


@pytest.mark.parametrize(
    ("text", "facts", "right"),
    [
        ("58同城、36氪与奇虎360未覆盖。三七互娱2023年每股收益5.67元。", GAMES, True),
        ("$三七互娱(002555.SZ)$ 2023年每股收益5.67元。", GAMES, True),
        ("豆包1.6上线。三七互娱2023年每股收益5.67元。", GAMES, True),
        ("三七互娱2023年每股收益5.67元，门店58家。", GAMES, False),
        ("Model 3仍是主力。特斯拉2024年交付顺利；汽车毛利率18.4%。", CARS, True),
        ("青禾股份2024年归母净利润同比下降将近两成。", FALL, True),
        ("青禾股份2024年归母净利润同比下降近三成。", FALL, False),
    ],
)
def test_numbers_in_names_are_no_figures(text: str, facts: list[Fact], right: bool) -> None:
    """A name may hold a number, or run on into a metric; nearly two tenths may be 17.6 %."""
    assert (not check_prose(text, facts, "zh")) is right
