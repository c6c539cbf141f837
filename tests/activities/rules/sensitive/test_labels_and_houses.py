"""Who is behind a telephone or a label: a house whose number is published, or one person."""

import pytest

from activities.rules.sensitive import find

HOUSES = [
    "Report fraud through the SEC's tip line or FINRA's helpline for seniors at 844-574-3999.",
    "If you have questions, please contact Computershare at 877-373-6399.",
    "She pointed to the New York Stock Exchange at 212-656-3999 for the listing rules.",
    "Call the fraud reporting line at 855-411-2399 if someone asks for personal data.",
    "Mobile app trouble? Call Fidelity at 800-343-3599.",
    "The clerk of the court can be reached at 302-255-0599.",
    "Contact the Division of Enforcement, (202) 551-4599, if he solicits you.",
    "客户专线：800-820-8899；手机用户请拨打400-820-8899。",
]
PERSONS = [
    "The FINRA examiner gave me his personal cell, 240-386-4021.",
    "Investor relations is closed; ring Marcus on his mobile 646-318-2201 instead.",
    "The dial-in failed so I called Priya at home, 0207 946 0958.",
    "Call Sam Whitaker at 614-644-7399, not the Division.",
    "Call Olivia at 773-834-4396, she holds the annual review.",
    '{"note":"18512347765 李总"}',
    '[{"name":"李伟","value":"13912347765"}]',
    '{"key":"Chen Jie","value":"13912347765"}',
    r"联系人：王芳\n手机：13812347765\n地址：无",
]
TO_PERSONS = [
    "Ship to\nOlivia Castillo\n1976 Juniper Ct, Boulder, CO 80304\nTel (773) 834-4396",
    r'"Ship to\nOlivia Castillo\n1976 Juniper Ct, Boulder, CO 80304"',
    "Attn: Karen Whitfield\n17 Maple Street\nConcord, MA 01742",
    "SHIP TO: JAMES OKAFOR, 812 N 14TH ST, LINCOLN, NE 68508",
    "Shipping label - report\nName: Paul Dunn\nAddress: 441 Cedar Rd, Dallas, TX 75219",
    '{"ship_to": {"name": "Olivia Castillo", "line1": "1976 Juniper Ct", "city": "Boulder", '
    '"state": "CO", "zip": "80304"}}',
    "Please send the refund cheque to subscriber Jason Walker, 88 Creek Ct, Austin, TX 78704.",
    "Package for Ellen Marsh, 40 Tremont St Apt 6, Boston, MA 02108",
    "Label: Ellen Marsh | 40 Tremont St | Boston | MA | 02108",
    "Delivery address\nSophie Turner\nFlat 4, 22 Cromwell Road\nLondon SW7 2HR",
    "Forward mail to:\nAnna Novak\nLindenstraße 14\n10969 Berlin",
    "收件人：周敏\n地址：杭州市西湖区文三路18号翠苑三区6幢2单元301室",
    "收件信息\n姓名 钱慧\n地址 苏州市姑苏区十全街265号",
    "邮寄至：合肥市庐阳区长江中路319号 杨帆 收",
]
TO_HOUSES = [
    "Ship to\nBroadcom Inc.\n3421 Hillview Ave\nPalo Alto, CA 94304\nTel (650) 427-6099",
    "Attn: Jane Roe, General Counsel\nVisa Inc.\n900 Metro Center Blvd\nFoster City, CA 94404",
    "Mail to:\nEquiniti Trust Company, 55 Challenger Road, Ridgefield Park, NJ 07660",
    "The summons was delivered to Goldman Sachs, 200 West Street, New York, NY 10282.",
    "Mail-in ballots sent to Harris County voters rose 12 percent in Houston, TX 77002.",
    "Registered office: 1 St James's Square, London SW1Y 4PD.",
    "Ship to: Costco Wholesale\n999 Lake Drive\nIssaquah, WA 98027",
    "Send claims to Epiq Class Action, P.O. Box 2995, Portland, OR 97208.",
    "收件人：证券事务部（请注明“股东大会”字样）\n上海市浦东新区张江路18号3号楼5层",
    "收件地址：杭州市滨江区网商路699号4号楼 阿里巴巴集团投资者关系部",
    "送货至门店：成都市锦江区春熙路18号",
]
HARMLESS = [
    '[{"name":"成交额","value":13912347765}]',
    '[{"name":"贵州茅台","value":13912347765}]',
    '{"note":"货币资金18512347765元"}',
    r"营业收入\t13812347765\n净利润\t3312347765",
    'password = Deno.env.get("DB_PASS")',
    'password = System.getenv("DB_PASSWORD")',
    "token: import.meta.env.VITE_TOKEN",
    "apiKey: context.env.API_KEY_V2,",
    r"Meeting ID: 264 836 562 383\nPasscode: 0G8R78\nPlease accept or decline.",
]


@pytest.mark.parametrize("text", HOUSES)
def test_the_telephone_of_a_house_is_published(text: str) -> None:
    """Helplines, authorities, brokers, agents and calls that are free are nobody's own."""
    assert not list(find(text))


@pytest.mark.parametrize("text", PERSONS)
def test_a_person_s_line_beside_the_words_of_a_house_is_found(text: str) -> None:
    """A private line stays one in the same words, and so does a number beside a name."""
    assert list(find(text))


@pytest.mark.parametrize("text", TO_PERSONS)
def test_a_label_to_a_person_is_found_on_lines_and_in_a_row(text: str) -> None:
    """A label, a name, a street and a town are where somebody lives."""
    assert "pii.address" in {finding.rule for finding in find(text)}


@pytest.mark.parametrize("text", TO_HOUSES)
def test_a_label_to_a_house_passes(text: str) -> None:
    """Offices, agents and companies print where their mail goes."""
    assert not list(find(text))


@pytest.mark.parametrize("text", HARMLESS)
def test_what_is_counted_looked_up_or_shared_with_all_guests_passes(text: str) -> None:
    """Sums beside their names, values that programs look up, the codes of meetings."""
    assert not list(find(text))
