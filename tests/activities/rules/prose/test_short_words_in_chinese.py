"""What research notes say for short: issuers by two characters, 正股, 前三季, Adj. EPS, 调至."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact
from tests.activities.rules.prose.talk import of

BREWERS = [
    of("青岛啤酒", "吨价", 4210, "元/吨", "2025H1"),
    of("重庆啤酒", "吨价", 4880, "元/吨", "2025H1"),
    of("泸州老窖", "毛利率", 87.2, "%", "2025H1"),
    of("五粮液", "毛利率", 76.8, "%", "2025H1"),
    of("招商银行", "净资产收益率", 13.9, "%", "2025H1"),
    of("兴业银行", "净资产收益率", 9.6, "%", "2025H1"),
]
BOND = [
    of("江岸转债", "收盘价", 118.6, "元", "2026-04-17"),
    of("江岸实业", "收盘价", 17.35, "元", "2026-04-17"),
]
NINE = [
    of("江岸实业", "营业收入", 240.5, "亿元", "2025 9M"),
    of("江岸实业", "营业收入", 88.1, "亿元", "2025Q3"),
    of("江岸实业", "营业收入同比", 8.3, "%", "2025 9M"),
    of("江岸实业", "归母净利润同比", 12.6, "%", "2025 9M"),
    of("江岸实业", "扣非净利润同比", 15.4, "%", "2025 9M"),
]
EARNED = [
    of("迪士尼", "adjusted EPS", 2.13, "USD", "2025Q3"),
    of("迪士尼", "GAAP EPS", 1.71, "USD", "2025Q3"),
    of("迪士尼", "EPS consensus", 1.98, "USD", "2025Q3"),
]
STORES = [
    of("江岸食品", "净增门店", 157, "家", "2025Q3"),
    of("江岸食品", "门店总数", 7780, "家", "2025-09-30"),
    of("江岸食品", "门店总数", 7623, "家", "2025-06-30"),
]
TARGET = [
    of("江岸实业", "目标价", 58, "元", "2026-05-06"),
    of("江岸实业", "目标价", 63, "元", "2026-01-06"),
]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("青啤吨价4,210元，重啤则有4,880元。", BREWERS),
        ("五粮液毛利率76.8%，老窖为87.2%。", BREWERS),
        ("兴业净资产收益率9.6%，招行为13.9%。", BREWERS),
        ("江岸转债收盘价118.6元，正股17.35元。", BOND),
        ("江岸实业前三季营收240.5亿元，Q3单季88.1亿元。", NINE),
        ("江岸实业收入、归母和扣非，前三季度分别为+8.3%、+12.6%和+15.4%。", NINE),
        ("迪士尼调整后EPS 2.13美元，GAAP EPS为1.71美元。", EARNED),
        ("迪士尼三季度Non-GAAP EPS为2.13美元。", EARNED),
        ("江岸食品净增门店157家至7,780家。", STORES),
        ("江岸实业目标价从63元调到58元。", TARGET),
    ],
)
def test_what_is_said_for_short_is_read(text: str, facts: list[Fact]) -> None:
    assert not check_prose(text, facts, "zh")


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("重啤吨价4,210元，青啤则有4,880元。", BREWERS),
        ("老窖毛利率76.8%，五粮液为87.2%。", BREWERS),
        ("招行净资产收益率9.6%，兴业为13.9%。", BREWERS),
        ("江岸转债收盘价17.35元，正股118.6元。", BOND),
        ("江岸实业前三季营收88.1亿元。", NINE),
        ("江岸实业收入、归母和扣非，前三季度分别为+8.3%、+12.9%和+15.4%。", NINE),
        ("迪士尼调整后EPS为1.71美元。", EARNED),
        ("迪士尼三季度Non-GAAP EPS为1.71美元。", EARNED),
        ("江岸食品净增门店157家至7,790家。", STORES),
        ("江岸实业目标价从63元上调到58元。", TARGET),
    ],
)
def test_the_like_of_it_is_a_finding(text: str, facts: list[Fact]) -> None:
    assert check_prose(text, facts, "zh")
