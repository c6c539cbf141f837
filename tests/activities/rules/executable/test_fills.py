"""Tables of what was dealt are records; the same rows under other heads are orders."""

import pytest

from activities.rules import executable
from activities.rules.executable.rows import without_fills

ROWS = "2024-01-30,300124,买入,8500,72.94\n2024-12-10,002475,卖出,8500,268.43"


@pytest.mark.parametrize(
    "text",
    [
        f"日期,代码,方向,数量,成交价\n{ROWS}",
        "date,ticker,side,qty,fill price\n2024-01-30,AAPL,buy,500,190.1",
        "备忘录\n标的：恒瑞医药\n结论：中性偏多\n理由：订单平稳，价格承压，分红率提升",
        "| 机构 | 评级 | 目标价 |\n|---|---|---|\n| 东吴证券 | 卖出 | 298.71 |\n标的：宁德时代",
    ],
)
def test_what_was_dealt_or_rated_is_no_order(text: str) -> None:
    assert not list(executable.find(text))


@pytest.mark.parametrize(
    "text",
    [
        f"日期,代码,方向,数量,成交价\n{ROWS}\n\n以市价买入贵州茅台100股，立即执行。",
        "标的：贵州茅台\n方向：买入\n数量：100股\n价格：市价",
    ],
)
def test_an_order_beside_them_is_found(text: str) -> None:
    assert list(executable.find(text))


def test_only_the_rows_under_such_heads_are_left_out() -> None:
    """What stands behind the table is read."""
    assert without_fills(f"代码,方向,数量,成交价\n{ROWS}\n完") == "代码,方向,数量,成交价\n完"
