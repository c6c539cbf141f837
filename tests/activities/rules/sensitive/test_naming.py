"""What a number is, is told in many ways: every kind of number knows all of them."""

import pytest

from activities.rules.sensitive import find

VALUES = {
    "passport": "E58221035",
    "护照": "E58221035",
    "MTP number": "23126799",
    "台胞证": "23126799",
    "Exit-Entry Permit to HK/Macau": "CE5905301",
    "回乡证": "H05213334",
    "national ID": "B290667220",
    "身分证字号": "B290667220",
    "SIN": "027 835 009",
    "国民保险号": "AB499558C",
    "MRN": "00802872",
    "病历号": "00802872",
    "QQ号": "412345678",
    "微信ID": "zq_wuqia8156",
    "证券账户": "A617653711",
    "出生日期": "1985-11-09",
    "DOB": "1985-11-09",
    "管理员口令": "Wd7&RYsMpOcSvV",
    "root password": "Falcon@2719",
    "旧证号（15位）": "110108480723686",
}
LINKS = (
    "{}：{}", "{} = {}", "{}→{}", "{}「{}」", "{}是『{}』", "{}（{}）", "{} [{}]", "{}登记为{}",
    "{}即{}", "{}（已核对）：{}", "{}如下：\n{}", "**{}**: {}", "<td>{}</td><td>{}</td>",
    "{} is recorded as {}", "{} on file is {}", "{} of Grace Liu: {}", "{} (per HR) is {}",
    "{}, as shown on the scan: {}", "| 字段 | 值 |\n|---|---|\n| {} | {} |", '{{"{}": "{}"}}',
)  # fmt: skip
BEHIND = ("{1}（{0}）", "{1} ({0})", "{1}是他的{0}", "{1} is his {0}")
HARMLESS = [
    "passport applications were 123456789 in the year",
    "他没有护照。E58221035 是批次",
    "Building permit number 4596652199 covers the kiln",
    "permit number 351130327 matched the supplier's sample",
    "密码学采用 SHA-256，公司密码 SHA256 芯片量产",
    "The password must have 8-16 characters",
    "CVC 2025 年营收",
    "https://www.example.cn/notice?utm_source=weixin&utm_campaign=daily",
]


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("link", LINKS)
def test_a_number_is_known_whatever_links_it_with_its_name(name: str, link: str) -> None:
    """A bracket, an arrow, a cell of a table, a verb or a word aside stand for a colon."""
    assert any(True for _ in find(link.format(name, VALUES[name])))


@pytest.mark.parametrize("name", ["passport", "台胞证", "QQ号", "MTP number", "national ID"])
@pytest.mark.parametrize("link", BEHIND)
def test_the_name_may_stand_behind(name: str, link: str) -> None:
    """As well as before: in brackets, or as what the number is said to be."""
    assert any(True for _ in find(link.format(name, VALUES[name])))


@pytest.mark.parametrize("text", HARMLESS)
def test_a_word_that_names_nothing_here_is_no_name(text: str) -> None:
    """Other words between, an end of a sentence, a permit to build, a size of a key."""
    assert list(find(text)) == []
