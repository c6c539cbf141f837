"""Health, cars, licences and accounts of private persons, and what news says of the same."""

import pytest

from activities.rules.executable import find as find_orders
from activities.rules.sensitive import find

HEALTH = [
    "Heads up that Omar Hughes on the consumer team was admitted on May 2 for multiple myeloma.",
    "My neighbor Brian Delgado is HIV positive and takes Biktarvy daily.",
    "Tom Becker in compliance is on medical leave for depression until March.",
    "Mr. Alvarez had a heart attack in April and needs cash for bypass surgery.",
    "Linda Park's breast cancer has spread to the liver, she told me.",
    "Zhang Wei from our Shanghai desk was diagnosed with hepatitis B last month.",
    "Employee: Grace Lin; leave reason: depression; return: unknown",
    "The analyst was seen on the ward (chart no. 3442083).",
    "客户唐敏上个月确诊2型糖尿病合并肾病，正在服用达格列净。",
    "同事周敏（女，34岁）先兆流产正在住院保胎。",
    "员工刘志强尿毒症，每周透析三次。",
    "张伟的父亲是肺癌晚期，他打算卖掉持仓。",
    "司机老陈有癫痫，不能再开夜车。",
]
NO_HEALTH = [
    "CEO David Ricks announced a temporary medical leave for surgery.",
    "Patients diagnosed with stage III colon cancer received the drug for six cycles.",
    "Dr. Anna Weiss treated 40 patients with lupus in the phase 2 trial.",
    "Lisa Wu, our biotech analyst, has cancer and diabetes names under coverage.",
    "Mark Chen takes HIV share estimates from IQVIA.",
    "Robert Lang had surgery on the model: three segments cut to two.",
    "高血压患者确诊后需长期服药，带动仿制药放量。",
    "分析师张强表示，公司肿瘤管线有三个品种进入三期。",
    "公司董事长王某因病住院，职务由副董事长代行。",
    "用户确诊糖尿病后，平台推荐的血糖仪复购率达到62%。",
]
PLATES = [
    "The grey Tacoma, CA plate 7KGE643, belongs to Kevin Okafor, a technician.",
    "Her VW Golf, reg AK19 XPD, was parked at the data centre until midnight.",
    "Kennzeichen M-KP 4471, a black BMW, belongs to Herr Thomas Keller.",
]
NO_PLATES = [
    "California plates for EVs rose 12%: the DMV issued 91,000 in Q2.",
    "The name plate on the transformer reads A36-5512.",
    "Test mule of the Cybertruck with manufacturer plate MFG 0472 was seen.",
]
LICENCES = [
    "Mine is New York DL 119 610 506, Gregory Foster, class D.",
    "Illinois driver's license B653-4821-7790 for Anthony Russo is attached.",
    "Driver's license: WA WDL7B4K2913A for Anna Cole",
]
ROW = "<tr><td>{}</td><td>{}</td><td>{}</td></tr></table>"
ACCOUNTS = [
    "<table><tr><th>Client</th><th>IBKR account</th><th>Position</th></tr>"
    + ROW.format("Laura Ramirez", "U48719717", "AAPL 1,150 sh"),
    "<table>\n<tr>\n  <th>姓名</th>\n  <th>资金账号</th><th>持仓</th>\n</tr>\n"
    + ROW.format("周丽娟", "309812774512", "600519 200股"),
    "华泰证券 客户号 6233547433 姓名 许一鸣 总资产 486,213.77",
]
NO_ACCOUNTS = [
    "客户编号：20394857（宁德时代新能源科技股份有限公司），合同号HT-2025-118。",
    "Schwab client accounts reached 36.5 million; brokerage accounts 1.2 million.",
    "<table><tr><th>Item</th><th>2024</th><th>2023</th></tr>"
    + ROW.format("Client cash", "36512044871", "33871220443"),
]
ANSWER = "Winter_" + "28xHr"
SEED = "fabric basket planet ceiling ocean engine afraid animal crystal velvet monkey bottle"
TOLD = [
    f"Joanna: what is the password for the portal?\nPriya: {ANSWER}, same as before",
    f"小王：数据库密码是多少？\n小李：{ANSWER}",
    f"Backup phrase for my own wallet in case I lose the phone: {SEED}.",
    "INFO notify.sms delivered to=+1415-935-6800 user=x",
    "He would rather chat on WeChat. His ID, shared in confidence, is sunhaiyan18.",
]
NOT_TOLD = [
    "Tom: did you reset the password?\nAna: yes, yesterday via Okta",
    "Who owns the password manager budget?\nIT-Sec-2025 cost centre does.",
    "Twelve words for the quarter: solid margins, weak orders, better cash, more buybacks, "
    "steady pricing, light guidance.",
    '{"message":"Invalid API key. Obtain a key."},"request_id":"b334c0836faa73aa877a4586e8e076bb"}',
]
NO_ORDERS = [
    "Hi team,\n\nComments by Thursday please.\n\nResearch Desk, research@northgateequity.com",
    "### 研究卡片\n- 标的：立讯精密\n- 依据：公告2025-029、年报第53页",
    "科目,本期,上期\n货币资金,15158356621,15580447726\n存货,1560945617,4050983215",
    "name,cusip,shares,value_usd\nEli Lilly,75629N102,84170928,5812544989",
]


@pytest.mark.parametrize(
    ("rule", "text"),
    [("pii.health", text) for text in HEALTH]
    + [("pii.plate", text) for text in PLATES]
    + [("pii.licence", text) for text in LICENCES]
    + [("pii.account", text) for text in ACCOUNTS],
)
def test_what_is_of_a_private_person_is_found(rule: str, text: str) -> None:
    """Whoever is named with an illness, a car, a licence or an account is a person."""
    assert rule in {finding.rule for finding in find(text)}


@pytest.mark.parametrize("text", TOLD)
def test_what_is_told_beside_its_name_is_found(text: str) -> None:
    """A name in a question, a field or the sentence before tells what a value is."""
    assert list(find(text))


@pytest.mark.parametrize("text", NO_HEALTH + NO_PLATES + NO_ACCOUNTS + NOT_TOLD)
def test_news_and_notes_pass(text: str) -> None:
    """Medicines, published leave, plates of products and figures of brokers are nobody's."""
    assert not list(find(text))


@pytest.mark.parametrize("text", NO_ORDERS)
def test_notes_and_rows_of_filings_are_no_orders(text: str) -> None:
    """A request for comments, an entry of a card and a row of a filing ask for no trade."""
    assert not list(find_orders(text))
