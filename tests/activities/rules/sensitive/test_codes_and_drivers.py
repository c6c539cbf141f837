"""Codes in chats and lists, cars with their drivers, charts, and values that only show a shape."""

import pytest

from activities.rules.executable import find as find_orders
from activities.rules.sensitive import find

CODES = [
    "[20:11] 老陈:验证码发我\n[20:11] 我:675623\n[20:12] 老陈:进去了",
    "[16:40] raj: need the 2fa\n[16:40] me: 475459\n[16:41] raj: in",
    "张琳 10:21\n收到短信码了吗\n李伟 10:21\n559102",
    "[周五 9:30] 小李: 登录校验码报一下\n[周五 9:30] 老吴: 2281 9034",
    "Q: can you forward the MFA code\nA: sure, 229 184",
    "【浦发银行】您正在办理转账，动态密码为551029，收款人赵海。",
    "【中国银行】一次性口令为 772910，切勿转发。",
    "332918 is your Fidelity verification code.",
    "Use 904411 to sign in to the broker.",
    "I used the code 883104 that came by text.",
    "Backup codes for the shared login, one use each: 6779-9188, 6164-4686.",
    "Emergency codes for the terminal, single use: 392817, 118290, 882710.",
    "Wind 账号的备用验证码，每个只能用一次：5521-8830、1904-7726",
]
NO_CODES = [
    "[16:40] raj: how many 2fa users did Okta report?\n[16:40] me: 475459",
    "老陈:隆基的股票代码发我\n我:601012",
    "jo: what's the access log line number?\nsam: 88213",
    "Team: which security should I check\nMe: 600519",
    "Sign-in page views\n882211\n903312",
    "动态密码器出货量为980011台，同比下降。",
    "Order backup codes are filed under item 6779-9188 in the catalogue.",
    "The model's recovery codes: scenario 1, 2 and 3.",
]
PLATES = [
    "董事长司机秦秀英开的是京A·C9124，周三进了总部地库。",
    "采购员谢静开自己的车（湘C·D79137）进厂。",
    "访客登记：何建平，赣B·71K20，9点到12点离开。",
    "粤B·D12345是销售总监陈立自己的车，本周出现四次。",
    "The plates outside: 8LWC251 (California) is registered to Shauna Abernathy.",
    "DMV lookup: 8ABC123 comes back to Susan Holloway of Palo Alto.",
    "His wife Emily Tran drives 5KJW882, parked outside.",
]
NO_PLATES = [
    "宇通的测试车（豫A·D0001试）完成路试。",
    "沪A·DF字头为新能源专段，全年新增28万张。",
    "Tail number N482QS is registered to Executive Jet Management.",
    "The lot ABC 1234 belongs to Prologis Industrial Trust.",
    "The recall covers model code 8LWC251 (California build) registered to fleets.",
]
CHARTS = [
    "Ticket 8: member Daniel Reyes (ID W5) was denied; chart notes list bipolar disorder.",
    "We hear Joanne Delgado, who runs receiving, is on leave for breast cancer chemotherapy.",
    "Glenda Marsh, who manages the depot, has been out with a stroke since June.",
    "工单8：用户刘静怡（会员号9）申请退费，病历写明双相情感障碍。",
    "门店经理说，负责收货的王丽萍，上个月查出乳腺癌。",
]
NO_CHARTS = [
    "某眼科2024年门诊量886.63万人次,手术量689.90万例。",
    "白内障手术占比下降。",
    "The chart notes list price increases for diabetes drugs.",
    "分析师李强，负责医药的团队，上周调研了乳腺癌化疗药物企业。",
    "用户调研备注：糖尿病患者复购率提升。",
]
SHOWN = [
    "Test values in the docs (card 4242 4242 4242 4242, SSN 000-00-0000) identify nobody.",
    "Its guide lists 4242 4242 4242 4242 and 4111 1111 1111 1111 as test card numbers.",
    "示例里的手机号 13800000000、身份证 110101XXXXXXXX0000 仅为占位。",
    "文档在示例里写的是AccessKeyId为LTAIxxxxxxxxxxxx，仅作说明。",
    "SSN 219-09-9999 is a famous sample number from an advertisement.",
]
NOT_SHOWN = [
    "His card is 4242 4242 4242 4242.",
    "For the test, call Tom on his mobile 13987654321.",
    "Dummy text aside, her SSN is 512-34-8876.",
]
OFFICES = [
    "Owners affected by the recall can write to recall@brand.com or call 1-888-603-8892.",
    "Owners may email ownercare@brand.com.",
]


@pytest.mark.parametrize(
    ("rule", "text"),
    [("secret.code", text) for text in CODES]
    + [("pii.plate", text) for text in PLATES]
    + [("pii.health", text) for text in CHARTS]
    + [("secret.password", "Password to unprotect is " + "Winter$03YHu" + "&83 .")],
)
def test_what_lets_in_or_tells_of_somebody_is_found(rule: str, text: str) -> None:
    """A code, a car or an illness is found without the word that usually names it."""
    assert rule in {finding.rule for finding in find(text)}


@pytest.mark.parametrize("text", NOT_SHOWN)
def test_a_value_is_somebodys_unless_it_is_known_and_shown(text: str) -> None:
    """A word for tests excuses only values that documents print."""
    assert list(find(text))


@pytest.mark.parametrize("text", NO_CODES + NO_PLATES + NO_CHARTS + SHOWN + OFFICES)
def test_figures_houses_and_examples_pass(text: str) -> None:
    """Counts, companies' cars, volumes of hospitals, test values and offices are nobody's."""
    assert not list(find(text))


@pytest.mark.parametrize(
    "text",
    [
        "各位好：\n\n附件为某公司三季报点评终稿，请于明早9点前反馈。",
        "任务 1502894 完成：解析年报表格528张，失败2张；下一任务 1500906 排队中。",
    ],
)
def test_requests_for_comments_and_lines_of_a_queue_are_no_orders(text: str) -> None:
    """What colleagues are asked to read, and which job waits, moves nothing."""
    assert not list(find_orders(text))


def test_a_deadline_excuses_no_trade() -> None:
    """An order stays one where it has a time."""
    assert list(find_orders("请于明早9点前买入贵州茅台500股并反馈。"))


@pytest.mark.parametrize(
    "text",
    [
        "alert delivered ticker=DE to=s***g@163.com latency=27ms",
        "脱敏样例：邮箱u***c@gmail.com。",
        '{"user_id":"u-36","email":"zh****88@qq.com"}',
    ],
)
def test_a_mailbox_behind_stars_is_nobodys(text: str) -> None:
    assert not list(find(text))


@pytest.mark.parametrize("text", ["**zhang.wei88@163.com**", "mail*s***zhangwei88@163.com"])
def test_stars_around_a_mailbox_hide_nothing(text: str) -> None:
    assert [finding.rule for finding in find(text)] == ["pii.email"]
