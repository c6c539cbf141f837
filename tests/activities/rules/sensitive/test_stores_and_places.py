"""Secrets in the addresses and files of programs, and what only stands where one would."""

import base64

import pytest

from activities.rules.sensitive import find

PASSWORD = "kT7" + "vR2xq9LmZ"
PAIR = base64.b64encode(f"svc:{PASSWORD}".encode()).decode()
TOKEN = "nT8kQ2" + "vXz91LmPq4RsWy7"
VIN, LAST_VIN = "5YJ3E1EA0PF571760", "5YJ3E1EA0PF975377"
SECRETS = [
    f"jdbc:oracle:thin:app/{PASSWORD}@//10.1.2.3:1521/FINPROD",
    f"sqlplus app/{PASSWORD}@FINPROD",
    f"oracle+cx_oracle://app:{PASSWORD}@db/?service_name=x",
    f"trojan://{PASSWORD}@hk.corp.cn:443",
    f'{{"auths":{{"r.corp.cn":{{"auth":"{PAIR}"}}}}}}',
    f"//npm.corp.cn/:_auth={PAIR}",
    f"ldapsearch -D cn=admin -w {PASSWORD} -H ldap://l",
    f'IDENTIFIED BY "{PASSWORD}"',
    f"WIFI:S:Corp;T:WPA;P:{PASSWORD};;",
    f"crypto isakmp key {PASSWORD} address 1.2.3.4",
    f'HTTPBasicAuth("svc", "{PASSWORD}")',
    f"kind: Secret\nstringData:\n  conn: {PASSWORD}",
    f"session_id: {TOKEN}",
    f"grafana: admin / {PASSWORD}",
]
PLACES = (
    "${DB_PASSWORD}", "$DB_PASS", "{{ password }}", "%DB_PASS%", "<your-password>", "xxxx", "****",
    "changeme", "DB_PASSWORD", "${{ secrets.DB_PASSWORD }}", "$env:DB_PASS", "[REDACTED]",
    "${DB_PASSWORD:-changeme}", "your_password", "#{password}", "{{ .Values.password }}",
    "__PASSWORD__",
)  # fmt: skip
HELD = (
    "postgres://app:{}@localhost:5432/prices",
    "https://user:{}@git.corp.cn/x.git",
    "Server=db;User Id=sa;Password={};",
    "machine git.corp.cn login me password {}",
)
HARMLESS = [
    "amqp://guest:guest@localhost:5672/",
    "password: vault:secret/data/prod#db1",
    "secret: arn:aws:secretsmanager:us-east-1:123456789012:secret:prod/db-AbCdEf",
    "existingSecret: postgres-creds-v1",
    "uses: actions/checkout@v4",
    "session_id: 2024-06-03-morning-call",
    "Authorization: Basic " + base64.b64encode(b"user:password").decode(),
]
RANGES = (
    "VIN ranges {} to {}", "车架号 {}～{}", "起始VIN：{}；终止VIN：{}", "Begin VIN {}, End VIN {}",
)  # fmt: skip
HOMES = [
    "收件地址：广州市天河区华景路55号之31804房",
    "住址：北京市东城区东四十条胡同甲22号3门201",
    "收货地址：杭州市西湖区教工新村8-2-301，联系人王芳",
    "寄到家里：西安市雁塔区小寨东路11号付2号3-1-502",
    "快递寄：苏州市姑苏区大儒巷38号内5号",
    "台北住家：信義區永吉路30巷112弄8號5樓",
    "澳門住址：氹仔利盈大廈10樓F",
    "家住海口市长流镇美德村12号",
]
WORKS = [
    "注册地址：深圳市南山区高新南一道9号之1 401室（公司）",
    "法拍房：福州市鼓楼区杨桥新村6-3-402，起拍价120万元",
    "预计6月15号之3天后公告",
]


@pytest.mark.parametrize("text", SECRETS)
def test_a_password_is_found_in_every_form_of_a_program(text: str) -> None:
    """By the scheme, the option, the statement or the file that it stands in."""
    assert any(finding.rule.startswith("secret.") for finding in find(text))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("held", HELD)
def test_what_names_a_secret_is_none(place: str, held: str) -> None:
    """Nor is the rest of the address a mailbox."""
    assert list(find(held.format(place))) == []


@pytest.mark.parametrize("text", HARMLESS)
def test_defaults_and_places_in_a_vault_pass(text: str) -> None:
    """They open nothing for whoever reads them."""
    assert list(find(text)) == []


@pytest.mark.parametrize("told", RANGES)
def test_a_range_of_recalled_cars_is_of_nobody(told: str) -> None:
    """Unless one of its cars is somebody's."""
    assert list(find(told.format(VIN, LAST_VIN))) == []
    assert list(find(f"车主王芳，车架号{VIN}")) != []


@pytest.mark.parametrize("text", HOMES)
def test_a_home_with_an_unusual_door_is_found(text: str) -> None:
    """Whatever parts a town counts its doors by."""
    assert {finding.rule for finding in find(text)} == {"pii.address"}


@pytest.mark.parametrize("text", WORKS)
def test_a_place_of_work_or_for_sale_passes(text: str) -> None:
    """And so does a day of a month."""
    assert list(find(text)) == []
