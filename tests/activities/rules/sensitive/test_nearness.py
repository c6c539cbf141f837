"""Values that a label near them tells of, whatever words stand between the two."""

import pytest

from activities.rules.sensitive import find

KEY = "5e8299f3925d02c7" + "71b6d696372d8cd4" + "cbf2948e622f5030" + "5d10fc98cdb4166a"
TOLD = [
    ("secret.private_key", f"Ethereum private key for the address with our coins: 0x{KEY}"),
    ("secret.private_key", f"deployer_key, which Tom made last spring -> {KEY}"),
    ("secret.private_key", f"私钥(对应热钱包,余额约12个ETH)记录:{KEY}"),
    ("pii.social_security", "the last 4 didn't work so here's the full social: 198256489"),
    ("pii.social_security", "SSN on the W-9 that Greg Halloran sent over came out as 523889104"),
    ("pii.national_id", "ITIN issued to Mr Jose Ramirez, our translator, came: 912-78-4410"),
    ("pii.national_id", "通行证信息:同事陈国伟本次赴港携带的是C72839102,请登记"),
    ("pii.account", "账户变更申请:户主曹超,银行账号120230005063650,原缴存行工商银行。"),
    ("pii.account", "出金请打到本人名下:建设银行中关村支行 6217000019283746512"),
    ("pii.account", "Rollover IRA that belongs to Peter Nakamura, held before as 7729103845"),
    ("pii.bank_card", "The Visa that Angela Ruiz uses for cabs reads 4485 2291 7730 5561"),
    ("pii.phone", 'notify.sms delivered to (415) 810-2386 user="Tomasz Young" ticker=AMZN'),
    ("pii.phone", "[notify] otp sent dest=+1 646-555-7712 customer='Marta Kowalski'"),
    ("secret.password", "credentials are username er-desk / Su0MKBI0k%HvS, do not change"),
    ("secret.password", "后台:https://admin.example.cn/login 管理员 admin / Hu@" + "1986"),
    ("secret.password", "sftp drop opened with partner_x / 9Kd!vv82Qe (rotate monthly)"),
    (
        "pii.address",
        "Prize winner: David Jackson, 2136 Juniper Street, Apt 7C, Sunnyvale, CA 94086",
    ),
    ("pii.address", "Prize winner: Elizabeth Sharma, 3719 Larkspur Street, Naperville, IL 60540."),
    ("pii.address", "现更正为南京市鼓楼区汉口西路783号锦绣江南12栋2504室,由其家人代收。"),
    ("pii.plate", "据物业的记录,粤BD14308的车主是崔嘉琪,平时六点半出门。"),
    ("pii.plate", "苏E5D883登记在徐海涛名下,我们跟了两周"),
    ("pii.health", "member Mark Johnson, member ID PR81KQ89M92, sertraline 50mg, filled"),
    ("pii.health", "HR提醒:研究部王勇因抑郁症自2023-06-10起休病假,目前服用舍曲林。"),
    ("pii.account", "Statement for Anna Flores: account no. 447190283612, 1,200 shares of Intel"),
    ("pii.account", "Rollover IRA of Peter Nakamura, acct 772910384561; 40 shares VTI"),
    ("pii.plate", "蹲点记录:林海燕本人的车鄂A·D52922连续三天停在楼下"),
    ("pii.plate", "跟拍:王志强平时开的那辆沪A·D12345昨晚停在酒店。"),
    ("pii.plate", "周海涛驾驶苏E·5D883离开。"),
    ("pii.national_id", "酒店要求提供护照信息,梁佳琪的是EG3371399,其余同事稍后补。"),
    ("pii.national_id", "登记护照:周晓明 EG3371399,王海涛 EJ1234567"),
]
NOT_TOLD = [
    "Brokerage volumes in the account base rose to 316978695 shares of Starbucks.",
    "护照制造商公告,项目编号EG3371399。",
    "公司名下的车鄂A·D52922停在厂区。",
    f"The exploit used a leaked private key; see tx 0x{KEY} on the explorer.",
    f"黑客盗取私钥后转走资金,交易哈希为0x{KEY}。",
    f"Private keys never leave the device; the SHA-256 of its firmware is {KEY}.",
    "Form 1099 volumes: 219448830 were filed last year, up 3%.",
    "Social Security trust fund outlays were 812345678 thousand dollars.",
    "募集资金专户:开户行工商银行,账号为4000023029200124567,户名为公司。",
    "Accounts receivable ledger 4471902836 was reclassified by the company.",
    "户主调查显示,户均存款120230005元,样本5063户。",
    "Contact: Jane Smith, Investor Relations, (415) 810-2386",
    "Passwords must contain at least 8 characters, e.g. Digits#1a.",
    "The admin portal is at https://hw.example/a/671?utm_source=rss&k=QTHS",
    "James Miller, Secretary, 100 Main Street, Suite 400, Dayton, OH 45402 takes proposals",
    "Store opened at 552 Ocean View Terrace, San Diego, CA 92109 by Home Depot.",
    "公司注册地址变更为南京市鼓楼区汉口西路783号金陵大厦12栋2504室。",
    "车企公告:粤B新能源号段启用D、F字头,车主可自选。",
    "Pharmacy claims for insulin grew; John Boris of Truist covers the name.",
    "恒瑞医药公告,抑郁症新药获批上市,王工表示进展顺利。",
]


@pytest.mark.parametrize(("rule", "text"), TOLD)
def test_a_value_is_told_by_its_label_near_it(rule: str, text: str) -> None:
    """A distinctive value is found by a word of its label in the same sentence."""
    assert rule in [finding.rule for finding in find(text)]


@pytest.mark.parametrize("text", NOT_TOLD)
def test_a_word_against_it_lets_a_value_pass(text: str) -> None:
    """A hash, a house, a sum or an example near a label is nobody's value."""
    assert not list(find(text))


BLANKS = [
    "https://hooks.slack.com/services/T00000000/B00000000/" + "X" * 24,
    "x-api-key: " + "0" * 32,
    "AKIA" + "X" * 16,
    "token: ghp_" + "x" * 36,
]


@pytest.mark.parametrize("text", BLANKS)
def test_a_row_of_one_sign_is_no_secret(text: str) -> None:
    """What makers print to show the form of a key."""
    assert not list(find(text))
