"""Keys that their first letters tell, and cards that their issuers number."""

import pytest

from activities.rules.sensitive import find

DRAWN = "h7Kq2Zp9Xw4Rt6Yb8Nc3Vd5Lm1Js0Gf" * 3
HEX = "3f9a1c7e5b2d8064" * 6
KEYS = [
    f"SG.{DRAWN[:21]}G.G3{DRAWN[:40]}",
    f"glagent-{DRAWN[:40]}",
    f"tgp_v1_{DRAWN[:43]}",
    f"dp.st.prd.{DRAWN[:40]}",
    f"sntryu_{HEX[:64]}",
    f"nfp_{DRAWN[:36]}",
    f"dckr_oat_{DRAWN[:32]}",
    f"tskey-auth-{DRAWN[:12]}-{DRAWN[:32]}",
    f"xkeysib-{HEX[:64]}-{DRAWN[:16]}",
    f"rubygems_{HEX[:48]}",
    f"pat-na1-{HEX[:8]}-{HEX[:4]}-{HEX[:4]}-{HEX[:4]}-{HEX[:12]}",
    f"access_token$production${HEX[:16]}${HEX[:32]}",
    f"FlyV1 fm2_{DRAWN[:60]}",
    f"{HEX[:32]}.{DRAWN[:16]}",
]
HARMLESS = [
    "test_rounding_of_figures_2024_q3_v2 passes on main.",
    "feature branch live_prices_refactor_2025_07_a1 merged.",
    "pa-2025-annual-report-of-the-company-v2 is the slug",
    f"trace {HEX[:8]}-{HEX[:4]}-{HEX[:4]}-{HEX[:4]}-{HEX[:12]}",
]
CARDS = [
    "Amex on file for Aisha Delgado: 374284108277565 (valid thru 11/26).",
    "American Express 3742 841082 77565",
    "Visa 4222222222222 from an old statement",
    "Diners Club 36006666333344 was charged",
    "信用卡（374284108277565）",
]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("told", ["{}", "盘后脚本直接用 {} 调接口。", "log: auth {} rejected"])
def test_a_key_is_known_by_its_first_letters(key: str, told: str) -> None:
    """Without any word for it."""
    assert "secret.token" in {finding.rule for finding in find(told.format(key))}


@pytest.mark.parametrize("text", HARMLESS)
def test_what_only_begins_like_a_key_passes(text: str) -> None:
    """Names of tests, branches and pages are words; a number of a run opens nothing."""
    assert list(find(text)) == []


@pytest.mark.parametrize("text", CARDS)
def test_cards_of_all_lengths_are_found(text: str) -> None:
    """Thirteen to nineteen digits with the prefix of an issuer, called a card."""
    assert "pii.bank_card" in {finding.rule for finding in find(text)}
