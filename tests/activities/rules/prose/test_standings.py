"""Words about figures that the figures deny: who is first, how much is half, what turned around."""

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact
from tests.activities.rules.prose.talk import of

_MARGINS = [
    of(name, metric, value, "%", year)
    for names, metric, year in (
        (("甲木股份", "乙水股份", "丙火股份"), "毛利率", "2025"),
        (("Alder Group", "Birch Co", "Cedar Ltd"), "gross margin", "2025"),
    )
    for name, value in zip(names, (30.1, 35.2, 28.4), strict=True)
]


def _passes(text: str, facts: list[Fact]) -> bool:
    return not check_prose(text, facts)


@pytest.mark.parametrize(
    ("text", "right", "wrong"),
    [
        (
            "2025年毛利率方面，甲木股份30.1%，乙水股份35.2%，丙火股份28.4%，{}居三家之首。",
            "乙水股份",
            "甲木股份",
        ),
        ("2025年三家公司中，乙水股份毛利率最{}，为35.2%，甲木股份为30.1%。", "高", "低"),
        (
            "In 2025 gross margin was 30.1% at Alder Group, 35.2% at Birch Co and 28.4% at Cedar "
            "Ltd, with {} the highest.",
            "Birch Co",
            "Alder Group",
        ),
        (
            "Birch Co had the {} gross margin of the three in 2025 at 35.2%, ahead of Alder Group "
            "at 30.1%.",
            "highest",
            "lowest",
        ),
    ],
)
def test_the_first_and_the_last_are_so_by_the_figures_beside_them(
    text: str, right: str, wrong: str
) -> None:
    """A superlative is held against what the sentence tells of the others."""
    assert _passes(text.format(right), _MARGINS)
    assert not _passes(text.format(wrong), _MARGINS)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("2025年毛利率由高到低依次为乙水股份35.2%、甲木股份30.1%、丙火股份28.4%。", True),
        ("2025年毛利率由高到低依次为甲木股份30.1%、乙水股份35.2%、丙火股份28.4%。", False),
        ("甲木股份2025年毛利率30.1%，为近五年最高，乙水股份为35.2%。", True),
        ("Cedar Ltd's gross margin in 2025 (28.4%) trailed that of Alder Group (30.1%).", True),
        ("Alder Group's gross margin in 2025 (30.1%) trailed that of Cedar Ltd (28.4%).", False),
    ],
)
def test_an_order_is_that_of_its_figures(text: str, right: bool) -> None:
    """A high of several years is none among companies."""
    assert _passes(text, _MARGINS) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("2025年紫霄光伏海外收入占比近半，达45%。", True),
        ("2025年紫霄光伏海外收入占比过半，达45%。", False),
        ("2025年紫霄光伏海外收入占比45%，超过一半。", False),
        ("2025年紫霄光伏海外收入占比45%，上半年完成过半任务。", True),
        ("Just under half of Larkspur Energy's 2025 revenue came from cloud (45%).", True),
        ("More than half of Larkspur Energy's 2025 revenue came from cloud (45%).", False),
        ("Cloud was the majority of Larkspur Energy's revenue in 2025, at 45%.", False),
        ("Cloud was 45% of Larkspur Energy's revenue in 2025, half a year after the deal.", True),
    ],
)
def test_half_is_half(text: str, right: bool) -> None:
    """Told beside the only share of a sentence."""
    facts = [
        of("紫霄光伏", "海外收入占比", 45, "%", "2025"),
        of("Larkspur Energy", "cloud revenue share", 45, "%", "2025"),
    ]
    assert _passes(text, facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("紫霄光伏2024年归母净利润-5亿元，2025年3亿元，扭亏为盈。", True),
        ("紫霄光伏2024年归母净利润-5亿元，2025年3亿元，由盈转亏。", False),
        ("紫霄光伏2025年归母净利润3亿元，同比由盈转亏。", False),
        ("紫霄光伏2024年亏损5亿元，2025年扭亏为盈。", True),
        ("紫霄光伏2024年亏损5亿元，公司力争扭亏。", True),
        ("Larkspur Energy returned to profit in 2025, with net income of $3m.", True),
        ("Larkspur Energy swung to a loss in 2025, with net income of $3m.", False),
        ("Larkspur Energy lost $5m in 2024 and returned to profit in 2025.", True),
        ("Larkspur Energy's net income was -$5m in 2024 and $3m in 2025, back in the black.", True),
        ("Larkspur Energy's net income was -$5m in 2024 and $3m in 2025, into the red.", False),
    ],
)
def test_a_turn_is_that_of_the_latest_result(text: str, right: bool) -> None:
    """Before it stand results of both signs, or none."""
    facts = [
        of(name, metric, value, unit, year)
        for name, metric, unit in (
            ("紫霄光伏", "归母净利润", "亿元"),
            ("Larkspur Energy", "net income", "USD m"),
        )
        for year, value in (("2024", -5), ("2025", 3))
    ]
    assert _passes(text, facts) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Larkspur Energy's revenue doubled from $40m in 2024 to $81m in 2025.", True),
        ("Larkspur Energy's revenue tripled from $40m in 2024 to $81m in 2025.", False),
        ("Larkspur Energy's revenue halved from $40m in 2024 to $81m in 2025.", False),
        ("Larkspur Energy's revenue was $40m in 2024 and $81m in 2025, up sharply.", True),
        ("Larkspur Energy's revenue was $40m in 2024 and $81m in 2025, down sharply.", False),
        ("Revenue at Larkspur Energy rose in 2025, to $81m.", True),
        ("Revenue at Larkspur Energy fell in 2025, to $81m.", False),
        ("Revenue at Larkspur Energy shrank in 2025: $81m, against $40m in 2024.", False),
    ],
)
def test_a_growth_in_words_is_that_of_the_levels(text: str, right: bool) -> None:
    """Told with both levels, or against the year before that the facts have."""
    facts = [
        of("Larkspur Energy", "revenue", v, "USD m", y) for y, v in (("2024", 40), ("2025", 81))
    ]
    assert _passes(text, facts) is right


@pytest.mark.parametrize(
    ("words", "right"), [("连续三年增长", True), ("逐年下滑", False), ("持续下降", False)]
)
def test_all_of_a_row_went_one_way(words: str, right: bool) -> None:
    """分别为A、B和C, and what they did."""
    facts = [
        of("紫霄光伏", "营业收入", value, "亿元", year)
        for year, value in (("2023", 90), ("2024", 95), ("2025", 98))
    ]
    text = f"2023年至2025年，紫霄光伏营业收入分别为90亿元、95亿元和98亿元，{words}。"
    assert _passes(text, facts) is right


def test_one_of_a_row_went_another_way() -> None:
    """The last step alone is up."""
    facts = [
        of("紫霄光伏", "营业收入", value, "亿元", year)
        for year, value in (("2023", 100), ("2024", 95), ("2025", 98))
    ]
    text = "2023年至2025年，紫霄光伏营业收入分别为100亿元、95亿元和98亿元，连续三年增长。"
    assert not _passes(text, facts)


def test_a_level_said_over_a_year_is_held_against_the_year_before() -> None:
    """The text tells only one of the two."""
    facts = [
        of("紫霄光伏", "营业收入", value, "亿元", year)
        for year, value in (("2024", 95), ("2025", 98))
    ]
    assert _passes("紫霄光伏2025年营业收入较上年回升，为98亿元。", facts)
    assert not _passes("紫霄光伏2025年营业收入较上年有所下滑，为98亿元。", facts)


@pytest.mark.parametrize(
    "text",
    [
        "甲木股份2025年以30.1%的毛利率落后于行业最高的乙水股份（35.2%）。",
        "甲木股份2025年毛利率30.1%，乙水股份为35.2%，二者均为各自上市以来最高。",
        "甲木股份市值为三家中最大，但2025年毛利率30.1%低于乙水股份的35.2%。",
        "Alder Group's 2025 gross margin of 30.1% was its highest ever, though below Birch Co's "
        "35.2%.",
        "Alder Group, the largest by revenue, had a 2025 gross margin of 30.1% against 35.2% at "
        "Birch Co.",
        "Alder Group is the largest customer of Birch Co, whose 2025 gross margin was 35.2% "
        "against 30.1% at Alder Group.",
    ],
)
def test_a_superlative_of_something_else_is_left_alone(text: str) -> None:
    """Of its own times, of another metric, or of no figure at all."""
    assert _passes(text, _MARGINS)


@pytest.mark.parametrize(
    "text",
    [
        "剔除减值后紫霄光伏已扭亏，但2025年归母净利润仍为-3亿元。",
        "子公司扭亏为盈，但紫霄光伏2025年归母净利润仍亏损3亿元。",
        "紫霄光伏2025年归母净利润为-3亿元，过半分析师认为2026年有望扭亏。",
    ],
)
def test_a_turn_of_something_else_is_left_alone(text: str) -> None:
    """Of a part, of another measure, or one that is hoped for."""
    assert _passes(text, [of("紫霄光伏", "归母净利润", -3, "亿元", "2025")])


@pytest.mark.parametrize(
    "text",
    [
        "紫霄光伏2025年归母净利润3亿元，同比扭亏为盈，2024年为亏损5亿元。",
        "紫霄光伏2025年归母净利润3亿元，实现扭亏为盈（2024年为亏损5亿元）。",
    ],
)
def test_the_time_behind_a_turn_is_that_of_what_was_before(text: str) -> None:
    """Behind a comma or a bracket stands another time."""
    facts = [of("紫霄光伏", "归母净利润", v, "亿元", y) for y, v in (("2024", -5), ("2025", 3))]
    assert _passes(text, facts)


def test_who_lost_more_before_has_not_fallen() -> None:
    """Lost is what was lost, and no way that something went."""
    facts = [
        of("Moderna", "net income", v, "USD bn", y) for y, v in (("2023", -4.7), ("2024", -3.6))
    ]
    text = "Moderna lost $3.6 billion in 2024, compared with a net loss of $4.7 billion in 2023."
    assert _passes(text, facts)
