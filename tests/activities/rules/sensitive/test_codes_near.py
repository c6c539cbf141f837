"""Codes told near their name, cards and accounts of who is named, and changes in per cent."""

import pytest

from activities.rules.sensitive import find

CARD, OTHER_CARD = "45390357" + "67134297", "51058883" + "10700696"

LEAKS = {
    "secret.code": [
        "登录同花顺要短信码，刚收到的是932998，你赶紧填。",
        "小王：验证码来了没？\n小李：来了，604218，快点",
        "661203 就是你要的那个动态码",
        "网银转账要U盾口令，上面跳出来的是 204817",
        "Omar just texted the 2FA code for the login, it's 171572, go quick",
        "482913 — that's the login code Okta just texted me",
        "Verification code for the portal arrived a second ago. 771035. Go.",
        "SMS from 95555: 847120 is the code for your transfer",
        "02:05:08 INFO otp issued user=liukai mobile_mask=198****0764 code=169996 ttl=300",
        '{"event":"otp_sent","user":"lin.q","channel":"sms","code":"771204"}',
        "otp:\n  user: helen.z\n  code: 337102\n  ttl: 120",
    ],
    "pii.bank_card": [
        f"Refund list: Rajesh Tanaka {OTHER_CARD} $49.00; Elena Venkataraman {CARD} $99.00",
        f"退款名单：李娜 {CARD} 99元",
        f"name,number,amount\nElena Cruz,{CARD},99.00",
    ],
    "pii.account": [
        "郭建国个人储蓄账户：招商银行深圳分行，账号755900855340272，余额约92万元。",
        "payee=孙浩 account=6222021001087654321 bank=ICBC",
        "- name: Diana Foster\n  bank_account: 4401928837\n  balance: 9120.55",
    ],
}
PASSING = [
    "Home Depot – quarter in brief\n\nSales: $14.2 billion, +33.4% year on year.",
    "His view: +45.2 bps; +33.1 bps",
    "Home improvement +20 25 30 bps over +40 45 50",
    "短信验证码业务收入为560000元，同比增长12%。",
    "登录同花顺查看代码600519，刚收到公告。",
    "收到！代码300059，登录东方财富看公告",
    "2FA login attempts rose to 171572 in March.",
    "OTP Bank: HUF 296412 m net income; it's up, code 5012345 in the ledger.",
    "INFO otp service error code=500231 retries=3 ttl=300",
    "The login page got 482913 hits",
    "募集资金专户：招商银行深圳分行，账号755900855340272，余额约92万元。",
    f"Holders: Vanguard Group {CARD}; BlackRock 12",
    f"Invoice {CARD} $99.00 paid",
]


@pytest.mark.parametrize(("rule", "text"), [(rule, t) for rule, ts in LEAKS.items() for t in ts])
def test_what_its_surroundings_tell_is_found(rule: str, text: str) -> None:
    assert rule in {finding.rule for finding in find(text)}


@pytest.mark.parametrize("text", PASSING)
def test_counts_changes_and_houses_pass(text: str) -> None:
    assert not list(find(text))
