"""A secret or a number is found as well where Chinese stands right before and right behind it."""

import pytest

from activities.rules.sensitive import find

PASS = "Kq82" + "mZ!ppz"
DRAWN = "a8Kd92LmQp" + "Zx71VbNcR4tYu6WoEi3sDf"
VALUES = [
    ("secret.connection", f"mysql://analyst:{PASS}@192.168.30.111:3306/ods"),
    ("secret.connection", f"postgresql+psycopg2://rw:{PASS}@db.corp.example:5432/q"),
    ("secret.connection", f"rtsp://admin:{PASS}@10.1.1.9:554/h264"),
    ("secret.connection", f"scott/{PASS}@10.1.2.3:1521/orcl"),
    ("secret.connection", f"trojan://{DRAWN}@192.0.2.4:443"),
    ("secret.token", "AKIA" + "Q3ZL7NBV2XKD9RTP"),
    ("secret.token", f"sk-proj-{DRAWN}"),
    ("secret.token", f"token: {DRAWN}"),
    ("secret.bearer", f"x-api-key: {DRAWN}"),
    ("secret.bearer", f"Authorization: Bearer {DRAWN}"),
    ("secret.cookie", f"sessionid={DRAWN}"),
    ("secret.url", f"https://a.example/x?token={DRAWN}"),
    ("secret.webhook", f"https://hooks.slack.com/services/T0A8KD92L/B0QPZX71V/{DRAWN[:24]}"),
    ("secret.password", f"sshpass -p {PASS}"),
    ("secret.password", f"redis-cli -h cache -a {PASS}"),
    ("secret.password", f"mysql -uroot -p{PASS}"),
    ("secret.password", f"curl -u bob:{PASS}"),
    ("secret.password", f"identified by '{PASS}'"),
    ("secret.password", f"WIFI:S:x;T:WPA;P:{PASS};;"),
    ("pii.mobile", "13812345678"),
    ("pii.resident_id", "11010519491231002X"),
    ("pii.hong_kong_id", "A123456(3)"),
    ("pii.email", "zhang.wei88@qq.com"),
    ("pii.iban", "DE89370400440532013000"),
    ("pii.social_security", "SSN 523-88-9104"),
    ("pii.passport", "passport no. E12345678"),
    ("pii.messenger", "QQ1234567890"),
    ("pii.phone", "+852 6123 4567"),
    ("pii.bank_account", "routing number 021000021"),
]


@pytest.mark.parametrize(
    "frame", ["资料为{}的", "资料是 {} 。", "配置为{}请勿外传", "改成{},每日写入"]
)
@pytest.mark.parametrize(("rule", "value"), VALUES)
def test_chinese_beside_a_value_ends_its_word(rule: str, value: str, frame: str) -> None:
    """No blank parts a value from a Chinese sentence."""
    assert rule in [finding.rule for finding in find(frame.format(value))]
