"""Chinese names in Latin letters, and Latin ones in characters."""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from activities.rules.prose.romanised import alike
from schemas.facts import Fact

_NAMES = ("恒锐轴承", "北辰船厂", "河西铜业", "贵州瑞川", "厦门卓瓷", "安徽合力")


@pytest.mark.parametrize(
    ("latin", "chinese"),
    [
        ("Hengrui Bearings", "恒锐轴承"),
        ("Beichen Shipyard", "北辰船厂"),
        ("He Xi Copper", "河西铜业"),
        ("Ruichuan", "贵州瑞川"),
        ("Xiamen Zhuoci", "厦门卓瓷"),
    ],
)
def test_a_name_is_known_by_its_sounds(latin: str, chinese: str) -> None:
    """Written as one word or several, with its place or without."""
    assert alike(latin, _NAMES) == {chinese}
    assert alike(chinese, (latin,)) == {latin}


@pytest.mark.parametrize(
    "latin", ["Anhui Conch", "Heng", "Northgate Retail", "Xiamen Airlines", ""]
)
def test_no_name_is_known_by_its_place_alone(latin: str) -> None:
    """Nor by one character, and English is no Chinese."""
    assert alike(latin, _NAMES) == set()


def _fact(entity: str, value: float) -> Fact:
    return Fact(
        entity=entity, metric="合同负债", value=value, unit="亿元", as_of=date(2025, 6, 30),
        period="2025半年报"
    )  # fmt: skip


def test_an_english_text_may_speak_of_companies_whose_facts_are_in_chinese() -> None:
    """Each figure is still held against the facts of the company that is named."""
    text = "Contract liabilities at Beichen Shipyard were RMB 31.4bn at the end of June 2025."
    one, other = _fact("北辰船厂", 314.2), _fact("河西铜业", 314.2)

    assert check_prose(text, [one], "en") == ()
    assert [finding.rule for finding in check_prose(text, [other], "en")] == ["grounding.entity"]
    mixed = text.replace("Beichen Shipyard", "Hexi Copper")
    assert [
        finding.rule for finding in check_prose(mixed, [one, _fact("河西铜业", 20.1)], "en")
    ] == ["grounding.entity"]


def test_a_chinese_text_may_speak_of_companies_whose_facts_are_in_english() -> None:
    """The same the other way round."""
    text = "北辰船厂股份2025年6月末合同负债为314.2亿元。"

    assert check_prose(text, [_fact("Beichen Shipyard", 314.2)], "zh") == ()
    assert check_prose(text, [_fact("Hexi Copper", 314.2)], "zh")
