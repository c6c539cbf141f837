"""A number that is another metric's, another whole's, or a later level's is no fact's own."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact

_DAY = {"2025Q1": "2025-03-31", "2025Q3": "2025-09-30", "2025FY": "2025-12-31"}


def fact(
    metric: str, value: float, unit: str, who: str = "青禾食品", period: str = "2025FY"
) -> Fact:
    return Fact.model_validate({
        "entity": who, "metric": metric, "value": value, "unit": unit, "as_of": _DAY[period],
        "period": period,
    })  # fmt: skip


FACTS = [
    fact("净利率", 9.8, "%"),
    fact("直销渠道收入", 7.3, "亿元"),
    fact("批发渠道收入", 5.2, "亿元"),
    fact("营业收入同比", 8.4, "%"),
    fact("归母净利润同比", 15.1, "%"),
    fact("营业收入环比", -3.3, "%"),
    fact("分红比例", 40.3, "%"),
    fact("存货", 2.6, "亿元"),
    fact("存货", 2.2, "亿元", period="2025Q1"),
    fact("上网电价", 0.412, "元/千瓦时"),
    fact("月营收", 349.2, "十亿新台币"),
    fact("前三季度销量", 8.4, "万吨", period="2025Q3"),
    fact("毛利率", 44.0, "%", "嘉木家居"),
    fact("净利率", 6.1, "%", "嘉木家居"),
]


@pytest.mark.parametrize(
    "text",
    [
        "青禾食品2025年净利率9.8%，直销贡献7.3亿元，批发贡献5.2亿元",
        "青禾食品2025年营收同比增长8.4%、环比下降3.3%",
        "青禾食品2025年分红占净利润的40.3%",
        "青禾食品2025年存货从2.2亿元升至2.6亿元，高于一季度的2.2亿元",
        "青禾食品2025年上网电价0.412元/千瓦时，月营收3492亿元新台币",
        "青禾食品与嘉木家居都做渠道。嘉木家居毛利率44%。直销渠道收入7.3亿元",
        "青禾食品2025年存货2.6亿元（一季度末为2.2亿元），直销渠道收入7.3亿元",
        "青禾食品和嘉木家居2025年净利率9.8%对6.1%",
    ],
)
def test_what_is_named_rightly_passes(text: str) -> None:
    """In the words of the writer, and of the company that has such a fact."""
    assert check_prose(text, FACTS, "zh") == ()


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("metric", "青禾食品2025年净资产收益率9.8%"),
        ("metric", "青禾食品2025年直销贡献5.2亿元，批发贡献7.3亿元"),
        ("metric", "青禾食品2025年净利润同比增长8.4%"),
        ("metric", "青禾食品2025年营收环比增长8.4%"),
        ("metric", "青禾食品2025年分红占营业收入的40.3%"),
        ("sign", "青禾食品2025年存货从2.6亿元降至2.2亿元"),
        ("sign", "青禾食品2025年存货2.6亿元，低于一季度的2.2亿元"),
        ("metric", "| 渠道 | 2025年收入（亿元） |\n|---|---|\n| 直销 | 5.2 |\n| 批发 | 7.3 |"),
        ("entity", "青禾食品与嘉木家居。嘉木家居看盈利。净利率9.8%"),
    ],
)
def test_what_is_another_s_is_found(rule: str, text: str) -> None:
    """Each by the rule that it breaks."""
    assert f"grounding.{rule}" in {finding.rule for finding in check_prose(text, FACTS, "zh")}
