"""Keys that no form gives away, addresses that take messages, homes at a whole address."""

import pytest

from activities.rules.sensitive import find
from activities.rules.sensitive.drawn import is_drawn

DRAWN = "ccde4bbjc5bui4enmli4" + "wczyhjh7qluk02on8iqe"
CAPITALS = "037KKVDC" + "GZZMHLQW"
HEX = "3f9a0c51d7e24b86" * 2
PATH = "TcMnA0km4MK9xh1z5BnnF2poeRNt"
UUID = "5b1c9e0a-77d2-4c1f-9a3e-2f60d8b4c7e1"


def rules(text: str) -> set[str]:
    """The rules that fire on a text."""
    return {finding.rule for finding in find(text)}


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (f"美股基本面取自Finnhub,令牌{DRAWN},字段为eps", "secret.token"),
        (f"Alpha Vantage premium key: {CAPITALS} (75 a minute)", "secret.token"),
        (f"my Quandl key ({HEX}) still works", "secret.token"),
        (f"| 数据源 | 密钥 |\n|---|---|\n| FMP | {DRAWN} |", "secret.token"),
        (f"Finnhub: {DRAWN} (token)", "secret.token"),
        (f"通道：https://sctapi.ftqq.com/SCT286183{PATH}.send", "secret.webhook"),
        (f"https://hooks.zapier.com/hooks/catch/8455550/{PATH[:7]}/", "secret.webhook"),
        (f"https://n8n.corp.internal/webhook/{UUID}", "secret.webhook"),
        ('the zip opens with passphrase "delta.4l3' + 'idvB!"', "secret.password"),
        ("账号 zhang.wei 密码 sunshine" + "12", "secret.password"),
        ("密码（别外传）：kirin" + "-zVetiqP!", "secret.password"),
        ("The panelist lives at 7145 Whispering Pines Ter, Cary, NC 27513.", "pii.address"),
        ("moved in with her parents at 1461 Oakview Ln, Ann Arbor, MI 48191", "pii.address"),
        ("自然人股东韩敏,住所:武汉市雄楚大道427号院7号楼1门302", "pii.address"),
        ("受访人现居苏州市工业园区星塘街12号翠湖花园3栋1202", "pii.address"),
        ("Exit-Entry Permit for Hong Kong and Macau CG5157958", "pii.permit"),
        ("Mainland Travel Permit for Taiwan Residents, no. 04974291", "pii.permit"),
        ("爆料人只用Telegram,账号@ming_xiao69", "pii.messenger"),
        ("供应链人士的LINE ID:haiyan.sun323", "pii.messenger"),
        ("受访者,号码13812345678,35岁女性", "pii.mobile"),
        ('in the Q&A box: "please call me +86 138 1234 5678, I lost', "pii.mobile"),
        ("台湾线人电话 0912-345-678", "pii.phone"),
        ("家里IP 121.34.56.78", "pii.place"),
        ("VIN LSVAB12345" + "6789012", "pii.plate"),
    ],
)
def test_what_is_called_a_persons_or_a_key_is_found(text: str, rule: str) -> None:
    """By the words around it, where it has no form of its own."""
    assert rule in rules(text)


@pytest.mark.parametrize(
    "text",
    [
        f"content key {HEX}",
        f"snapshot_key={HEX}",
        f"primary key hash {HEX}",
        "token contract 0x" + HEX + HEX[:8],
        "the key model is H5AN8G8NAFR-VKC-2024",
        "key takeaway: revenue_growth_2024_vs_2023",
        "密钥长度2048位，算法RSA-OAEP-SHA256",
        "https://open.feishu.cn/open-apis/bot/v2/hook/<your-hook-id>",
        "https://hooks.slack.com/services/XXXX/XXXX/XXXX",
        "https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=YOUR_KEY",
        "postgres://USER:PASS@HOST/DB",
        "Headquarters: 4421 Oak Grove Rd, Plano, TX 75023",
        "She joined the plant at 4421 Harbor Blvd, Fremont, CA 94538 as a manager.",
        "子公司住所：苏州市工业园区星湖街128号3栋502室",
        "Production line: phase_2.b",
        "公司官方Telegram频道 @brand_news",
        "通行证业务12345678人次",
        "资金账户开户数12345678户",
        "联系人：张三，电话：13800000000（示例）",
        "house price index 123.4567, 120.1234",
    ],
)
def test_what_only_looks_like_it_passes(text: str) -> None:
    """Keys by which something is found, places of businesses, counts, placeholders."""
    assert not rules(text)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (DRAWN, True),
        (HEX, True),
        ("reports/2024-05-06/nvda", False),
        ("moat_score_v2_final", False),
    ],
)
def test_a_drawn_run_is_told_from_a_name(value: str, expected: bool) -> None:
    """By how often it changes between letters and digits."""
    assert is_drawn(value) is expected
