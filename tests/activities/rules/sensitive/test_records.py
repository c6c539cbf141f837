"""What a table or a record says of its values: names of columns, units, escapes."""

import pytest

from activities.rules.sensitive import find
from activities.rules.sensitive.records import told, unescaped


def rules(text: str) -> set[str]:
    """The rules that fire on a text."""
    return {finding.rule for finding in find(text)}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("| Source | Phone | Date |\n|---|---|---|\n| Li | 13812345678 | 2024-05-06 |", "mobile"),
        ("客户\t联系方式\t金额\n王伟\t13812345678\t18000", "mobile"),
        ("Name,Cell,City\nJames Tran,(212) 345-6789,Plano", "phone"),
        ("| Visitor | Passport | Date |\n|---|---|---|\n| Li | E71234567 | 2024 |", "passport"),
        ("| Source | Telegram |\n|---|---|\n| James | @james_tran |", "messenger"),
        ('{"notes": "\\n| 司机 | 电话 |\\n|---|---|\\n| 王 | 13812345678 |", "a": 1}', "mobile"),
        ('{"id": "\\uff11\\uff11\\uff10\\uff11\\uff10\\uff15\\uff11\\uff19\\uff14\\uff19'
         '\\uff11\\uff12\\uff13\\uff11\\uff10\\uff10\\uff12\\uff38"}', "resident_id"),
    ],
)  # fmt: skip
def test_a_value_is_what_its_column_says(text: str, rule: str) -> None:
    """However far the name of the column stands from it, escaped or not."""
    assert f"pii.{rule}" in rules(text)


@pytest.mark.parametrize(
    "text",
    [
        "| 股东 | 持股数（股） | 比例 |\n|---|---|---|\n| 香港中央结算 | 13812345678 | 3.1% |",
        "| Segment | 2024 | 2023 |\n|---|---|---|\n| Cloud | 13812345678 | 13912345678 |",
        "code,total_mv,circ_mv\n600519,13812345678,13912345678",
        "| 手机品牌 | 出货量 |\n|---|---|\n| 甲 | 13812345678 |",
        "| 证券账户 | 持股 |\n|---|---|\n| 回购专用证券账户 | 13812345678 |",
        '{"shares": 13812345678, "float": 13912345678}',
        "13812345678（元）为拟募集资金",
    ],
)
def test_a_figure_is_no_telephone_because_it_has_eleven_digits(text: str) -> None:
    """Its column, its row or its unit says what it counts."""
    assert not rules(text)


def test_a_row_is_read_with_the_names_of_its_columns() -> None:
    """A figure of a period with the name of its row."""
    assert told("| Name | Phone |\n|---|---|\n| Li | 138 |") == (
        "| Name | Phone |\n|---|---|\nName:  Li; Phone:  138".replace(":  ", ": ")
    )
    assert told("科目,2024\n负债,13812345678") == "科目,2024\n科目: 负债; 负债 金额: 13812345678"


@pytest.mark.parametrize("text", ["", "a|b", "|\n|", "\\ud800\\u", "[\\", ",\n,\n", "a\tb\n\t\t\t"])
def test_any_text_is_read(text: str) -> None:
    """Half a surrogate stays as it was written: nothing could print it."""
    told(unescaped(text)).encode()
