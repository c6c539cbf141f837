"""Tables of persons, quoted or not, and of houses, branches and those who speak for them."""

import pytest

from activities.rules.sensitive import find

HOME = "5317 Birchwood Lane, Naperville, IL 60540"


def rules(text: str) -> set[str]:
    """The rules that fire on a text."""
    return {finding.rule for finding in find(text)}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (f'name,dob,phone,address\nThomas Romano,06/16/1956,503.519.1038,"{HOME}"', "pii.birth"),
        (f"name,dob,phone,address\nThomas Romano,06/16/1956,503.519.1038,{HOME}", "pii.birth"),
        (f'name,dob\nThomas Romano,"June 16, 1956"\nx,"{HOME}"', "pii.birth"),
        ("name,phone\nOlivia Yamada,503.519.1038\nMichael Moss,(919) 732-9137", "pii.phone"),
        (f'id,name,address\n1,Thomas Romano,"{HOME}"', "pii.address"),
        ("姓名,生日,电话,住址\n王建国,1975-02-18,0571-88812345,文三路20号,3单元502室", "pii.birth"),
    ],
)
def test_a_row_of_a_person_is_personal(text: str, rule: str) -> None:
    """Whatever commas an address has, and where only the name says whose a telephone is."""
    assert rule in rules(text)


@pytest.mark.parametrize(
    "text",
    [
        'name,ticker,phone,address\nFord Motor,F,313-322-3000,"1 American Rd, Dearborn, MI 48126"',
        "name,phone\nCharles Schwab,(800) 435-4000\nRaymond James,(727) 567-1000",
        'name,phone,address\nHelen of Troy,(915) 225-8000,"1 Troy Plaza, El Paso, TX 79912"',
        "name,title,phone\nKaren Whitfield,VP Investor Relations,(415) 867-2290",
        f'branch,opened,phone,address\nNaperville,01/22/1994,(630) 465-0478,"{HOME}"',
        "营业部,电话,地址\n上海花木路营业部,021-68888888,上海市浦东新区花木路12号",
    ],
)
def test_a_row_of_a_house_is_public(text: str) -> None:
    """Companies, branches and those who speak for one print theirs."""
    assert not rules(text)
