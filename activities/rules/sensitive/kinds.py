"""Every kind of personal data and of secrets: its shape, and what must hold beside the shape."""

import re
from collections.abc import Callable
from typing import NamedTuple

from activities.rules.scanning.regex import regex
from activities.rules.sensitive import (
    cards,
    credentials,
    drawn,
    dwellings,
    hooks,
    mailboxes,
    mobiles,
    openers,
    private,
    reach,
    wallets,
)
from activities.rules.sensitive.checksums import (
    is_hong_kong_id,
    is_iban,
    is_old_resident_id,
    is_resident_id,
    is_singapore_id,
    is_social_security,
    is_taiwan_id,
)
from activities.rules.sensitive.surroundings import HASH_BEFORE, PART, THINGS_AFTER, UNIT_AFTER

EVERYWHERE = "*"


class Kind(NamedTuple):
    """One kind of personal data or secret: its shape and what must hold beside the shape.

    ``valid`` is asked with what was found, what stands before it and what after. ``needs`` names
    literals one of which stands beside it; without them it holds a run of digits.
    """

    rule: str
    pattern: re.Pattern[str]
    valid: Callable[[str, str, str], bool]
    needs: str = ""


def _always(_found: str, _before: str, _after: str) -> bool:
    return True


def _checked(check: Callable[[str], bool]) -> Callable[[str, str, str], bool]:
    return lambda found, _before, _after: check(re.sub(r"[ .·/–-]", "", found))


def _counts_nothing(_found: str, _before: str, after: str) -> bool:
    """Whether nothing behind digits says what they count."""
    return not (UNIT_AFTER.match(after) or THINGS_AFTER.match(after))


def _no_hash(_found: str, before: str, _after: str) -> bool:
    """Hexadecimal digits that are not said to be the sum of a file."""
    return not HASH_BEFORE.search(before)


def _secret(found: str, before: str, after: str) -> bool:
    parts = credentials.ASSIGNED.fullmatch(found)
    if parts is None or credentials.is_shown(found, before, after):
        return False
    if parts["name"].lower() in drawn.NO_SECRETS:
        return False
    return credentials.looks_secret(parts["name"], parts["value"])


def _labelled(label: str) -> Callable[[str, str, str], bool]:
    pattern = regex(
        rf"(?i)(?:{label})[^A-Za-z0-9\n]{{0,8}}(?:号码|号|证号|no\.?|number|is|:|：|#|为|是|"
        rf"\s){{0,4}}[^A-Za-z0-9\n]{{0,3}}$"
    )
    return lambda _found, before, _after: bool(pattern.search(before))


def _both(*checks: Callable[[str, str, str], bool]) -> Callable[[str, str, str], bool]:
    return lambda found, before, after: all(check(found, before, after) for check in checks)


_SOCIAL_SECURITY = _labelled(
    r"ssn|社会安全号码?|社安号码?|社会保障号码?|"
    r"soc(?:ial)? sec(?:urity)?(?: number| no\.?)?(?: (?:for|"
    r"of) [A-Z][a-z]+ [A-Z][a-z]*\.?)?"
    r"(?:, the [^,\n]{1,30} -)?"
)


def _called_social_security(found: str, before: str, after: str) -> bool:
    """Whether a number is called one of social security, before it or in brackets behind it."""
    behind = re.match(r"(?i)\s?[(（,]\s?(?:ssn|social security)", after)
    column = before.rstrip().endswith("|") and re.search(r"(?i)\|[^|\n]*\bssn\b[^|\n]*\|", before)
    return behind is not None or bool(column) or _SOCIAL_SECURITY(found, before, after)


_PASSPORT = _labelled(r"护照|passport(?: ?\([A-Z]{2,3}\))?")


_PASSPORT_OF = regex(
    r"\b[Pp]assport of (?:the |our |his |her |my )?[^.;:\n\d]{0,48}"
    r"(?<![A-Za-z])[A-Z][a-z]+ [A-Z][a-z]+,? is $"
    r"|\b[Pp]assport of (?:the|our|his|her|my) [a-z][a-z -]{2,30}[:,]? ?(?:is )?$"
)


def _called_passport(found: str, before: str, after: str) -> bool:
    """Whether a number is called one of a passport, before it or right behind it."""
    if re.match(r"(?i)\s?passport\b", after) or _PASSPORT_OF.search(before):
        return True
    return _PASSPORT(found, before, after)


def _social_security(found: str, before: str, _after: str) -> bool:
    """Whether digits in the groups of such a number are not said to be those of a thing."""
    return is_social_security(found) and not PART.search(before)


_EDGE = r"(?<![0-9A-Za-z])"
_END = r"(?![0-9A-Za-z])"
_ID_LABEL = _labelled(r"身份证|身份号|证件|身份|id card|identity(?: card)?|national id|居民证|id")
KINDS: tuple[Kind, ...] = (
    Kind(
        "pii.resident_id",
        regex(rf"{_EDGE}\d(?:[ .·/–-]?\d){{16}}[ .·/–-]?[\dXx]{_END}"),
        _checked(is_resident_id),
    ),
    Kind(
        "pii.resident_id",
        regex(rf"{_EDGE}\d{{15}}{_END}"),
        _both(_checked(is_old_resident_id), _ID_LABEL),
    ),
    Kind("pii.mobile", mobiles.MOBILE, mobiles.is_mobile),
    Kind(
        "pii.phone",
        regex(r"\(?0\d{2,3}\)?[- ]?\d{3,4}[- ]?\d{4}(?!\d)"),
        _labelled(reach.HOME_PHONE),
        reach.HOME_PHONE_ANCHORS,
    ),
    Kind(
        "pii.phone",
        regex(
            r"(?<![\d+])(?!1[3-9]\d[ .-]?\d{4})(?:\+?\d{1,3}[ .-]?)?"
            r"\(?\d{2,4}\)?(?:[ .-]?\d{3,4}){2}(?!\d)"
        ),
        _both(_labelled(reach.MOBILE), _counts_nothing),
        reach.MOBILE_ANCHORS,
    ),
    Kind(
        "pii.phone",
        regex(
            rf"{_EDGE}\+(?:852[ -]?[5679]\d{{3}}[ -]?\d{{4}}|853[ -]?6\d{{3}}[ -]?\d{{4}}|"
            rf"886[ -]?9\d{{2}}[ -]?\d{{3}}[ -]?\d{{3}}|"
            rf"44[ -]?(?:\(0\)[ -]?)?7\d{{3}}[ -]?\d{{3}}[ -]?\d{{3}})(?!\d)"
        ),
        _always,
    ),
    Kind("pii.phone", reach.TAIWAN, _labelled("电话|联系"), "09"),
    Kind("pii.phone", reach.HONG_KONG, reach.is_no_house, "852"),
    Kind("pii.phone", reach.PHONE, reach.is_personal, reach.PERSON_ANCHORS),
    Kind("pii.phone", reach.ABROAD, reach.is_personal, reach.PERSON_ANCHORS),
    Kind(
        "pii.messenger", private.MESSENGER, private.is_no_house_account, private.MESSENGER_ANCHORS
    ),
    Kind(
        "pii.messenger",
        private.HANDLE,
        private.is_handle,
        private.HANDLE_ANCHORS,
    ),
    Kind("pii.birth", private.BIRTH, private.is_of_nobody_public, private.BIRTH_ANCHORS),
    Kind(
        "pii.account",
        reach.ACCOUNT,
        _both(_labelled(reach.ACCOUNT_LABEL), reach.is_held_by_one, _counts_nothing),
        reach.ACCOUNT_ANCHORS,
    ),
    Kind("pii.account", reach.BRANCHED, reach.is_paid_to_one, reach.BRANCHED_ANCHORS),
    Kind("pii.address", reach.HOME, _always, reach.HOME_ANCHORS),
    Kind("pii.email", mailboxes.MAILBOX, mailboxes.is_personal, "@"),
    Kind("pii.bank_card", cards.CARD, cards.is_card),
    Kind(
        "pii.bank_card",
        regex(r"(?i)(?<![a-z])cvv2?(?:\s?(?:code|is|码))?[^\w\n]{0,3}\d{3,4}(?![\d%]|[.,]\d)"),
        _always,
        "cvv",
    ),
    Kind(
        "pii.passport",
        private.PASSPORT,
        _called_passport,
        "护照|passport",
    ),
    Kind("pii.passport", regex(r"P<[A-Z]{3}[A-Z]{1,30}<[A-Z<]{8,40}"), _always, "p<"),
    Kind(
        "pii.permit",
        private.PERMIT,
        _both(private.is_permit, _counts_nothing),
        private.PERMIT_ANCHORS,
    ),
    Kind(
        "pii.hong_kong_id",
        regex(rf"{_EDGE}[A-Za-z]{{1,2}}\d{{6}}[(（][0-9Aa][)）]"),
        _checked(is_hong_kong_id),
    ),
    Kind(
        "pii.hong_kong_id",
        regex(rf"{_EDGE}[A-Za-z]{{1,2}}\d{{6}}[0-9Aa]{_END}"),
        _both(_checked(is_hong_kong_id), _labelled("hkid|香港身份证|身份证")),
        "hkid|身份证",
    ),
    Kind(
        "pii.macau_id",
        regex(rf"{_EDGE}[1578]\d{{6}}[(（]\d[)）]"),
        _labelled(
            r"澳门(?:居民)?身份证|maca[uo] (?:resident )?id(?:entity)?(?: card)?|"
            r"identity card of maca[uo]|身份证|bir"
        ),
        "macau|macao|身份证|bir",
    ),
    Kind(
        "pii.taiwan_id",
        regex(rf"{_EDGE}[A-Z][1289]\d{{8}}{_END}"),
        _both(
            _checked(is_taiwan_id), _labelled(r"台湾|身份证|身分证|统一编号|national id|id|证号")
        ),
    ),
    Kind(
        "pii.mobile",
        regex(r"(?<!\d)1[3-9]\d{2}[- ]\d{4}[- ]\d{3}(?!\d)"),
        _labelled("群主|微信|联系|电话|手机|拨打|咨询|mobile|phone|call|whatsapp"),
    ),
    Kind(
        "pii.licence",
        regex(rf"{_EDGE}[A-Za-z]\d{{7,12}}{_END}"),
        _labelled(r"driver'?s? licen[cs]e|driving licen[cs]e|licen[cs]e no"),
        "licen",
    ),
    Kind("pii.licence", private.LICENCE, private.is_licence, private.LICENCE_ANCHORS),
    Kind(
        "pii.singapore_id", regex(rf"{_EDGE}[STFGM]\d{{7}}[A-Z]{_END}"), _checked(is_singapore_id)
    ),
    Kind("pii.national_id", private.NATIONAL, _always, private.NATIONAL_ANCHORS),
    Kind("pii.national_id", private.REGISTERED, _always, private.REGISTERED_ANCHORS),
    Kind("pii.plate", private.PLATE, _always, private.PLATE_ANCHORS),
    Kind("pii.plate", private.VEHICLE, _always, private.VEHICLE_ANCHORS),
    Kind("pii.place", private.WHEREABOUTS, _always, private.WHEREABOUTS_ANCHORS),
    Kind("pii.social_security", private.SOCIAL_CARD, _always, private.SOCIAL_CARD_ANCHORS),
    Kind("pii.health", private.HEALTH, private.is_health, "nhs"),
    Kind("pii.health", private.PATIENT, _always, private.PATIENT_ANCHORS),
    Kind(
        "pii.national_insurance",
        regex(rf"{_EDGE}[A-Z]{{2}} ?\d{{2}} ?\d{{2}} ?\d{{2}} ?[A-D]{_END}"),
        _labelled(r"national insurance|nino|\bni(?: number| no\.?)?|insurance number"),
        "insurance|nino|ni:|ni number|ni no",
    ),
    Kind(
        "pii.bank_account",
        regex(r"(?i)\|[^|\n]*\brouting\b[^|\n]*\|[^\n]*\n(?:\|[-:| ]+\n)?\|[^\n]*\b\d{9} ?\|"),
        _always,
        "routing",
    ),
    Kind(
        "pii.bank_account",
        regex(
            r"(?i)\b(?:(?:routing|aba)\b\D{0,14}\d{4}-?\d{4}-?\d(?!\d)"
            r"|(?:sort code|bsb)\b\D{0,14}\d{2,3}-?\d{2,3}-?\d{0,2}(?!\d))"
        ),
        _always,
        "routing|aba|sort code|bsb",
    ),
    Kind("pii.address", reach.DWELLING, _always, reach.DWELLING_ANCHORS),
    Kind("pii.address", dwellings.PLACE, dwellings.is_home, dwellings.PLACE_ANCHORS),
    Kind("pii.address", dwellings.POSTAL, dwellings.is_posted_home, dwellings.POSTAL_ANCHORS),
    Kind(
        "pii.social_security",
        regex(r"(?<![\dA-Za-z-])\d{3}[- ]\d{2}[- ]\d{4}(?![\dA-Za-z-])"),
        _social_security,
    ),
    Kind(
        "pii.social_security",
        regex(rf"{_EDGE}\d{{9}}{_END}"),
        _both(_checked(is_social_security), _called_social_security),
        "ssn|social security|soc sec|社会安全|社安|社会保障",
    ),
    Kind(
        "pii.iban",
        regex(
            rf"{_EDGE}[A-Z]{{2}}\d{{2}}(?:[ -]?[A-Z0-9]{{4}}){{2,7}}(?:[ -]?[A-Z0-9]{{1,3}})?{_END}"
        ),
        _checked(is_iban),
    ),
    Kind(
        "secret.private_key",
        credentials.PRIVATE_KEY,
        credentials.is_no_mention,
        "private key|putty",
    ),
    Kind("secret.token", credentials.KEY, credentials.opens_something, credentials.KEY_ANCHORS),
    Kind("secret.token", credentials.HEX_KEY, _no_hash, EVERYWHERE),
    Kind(
        "secret.password",
        credentials.SPOKEN,
        _always,
        "password|passwd|passphrase|passcode|pwd|requirepass|密码|口令|授权码",
    ),
    Kind("secret.password", credentials.MAILED, _always, "密码|password|授权码"),
    Kind(
        "secret.password",
        credentials.TOLD,
        credentials.is_told,
        "password|passwd|passphrase|passcode| code|pwd|pw |pass |密码|口令",
    ),
    Kind(
        "secret.code", credentials.ONE_TIME, credentials.is_one_time, credentials.ONE_TIME_ANCHORS
    ),
    Kind("secret.code", openers.PIN, _always, openers.PIN_ANCHORS),
    Kind("secret.code", openers.BACKUP_CODES, _always, openers.BACKUP_ANCHORS),
    Kind("secret.private_key", openers.WALLET, _always, openers.WALLET_ANCHORS),
    Kind("secret.password", openers.SHARED, openers.is_shared, openers.SHARED_ANCHORS),
    Kind("secret.password", openers.PAIR, openers.is_pair, openers.PAIR_ANCHORS),
    Kind("secret.password", openers.CURLED, openers.is_handed, openers.CURLED_ANCHORS),
    Kind("secret.password", openers.SHAPED, openers.is_shaped, openers.SHAPED_ANCHORS),
    Kind("secret.password", openers.BASIC, openers.is_basic, openers.BASIC_ANCHORS),
    Kind("secret.password", openers.KEPT, openers.is_kept, openers.KEPT_ANCHORS),
    Kind("secret.seed", openers.SETUP, _always, openers.SETUP_ANCHORS),
    Kind("secret.password", openers.HASHED, _always, openers.HASHED_ANCHORS),
    Kind("secret.seed", wallets.SEED, wallets.is_seed, wallets.ANCHORS),
    Kind("secret.seed", wallets.RUN, wallets.is_run, EVERYWHERE),
    Kind("secret.token", credentials.ASSIGNED, _secret, credentials.NAME_ANCHORS),
    Kind(
        "secret.token",
        credentials.NAMED,
        _both(_no_hash, credentials.is_drawn),
        "key|secret|token|密钥|秘钥|令牌|凭证",
    ),
    Kind(
        "secret.bearer",
        credentials.BEARER,
        credentials.is_drawn,
        "authorization|api-key|api-secret|auth-token|bearer|-key|-token|-secret",
    ),
    Kind(
        "secret.cookie",
        credentials.COOKIE,
        _always,
        "li_at|sid=|sid =|sess|token|xqat|ut=|ut =|pi=|pi =|cookie|jct|xsrf|z_c0",
    ),
    Kind("secret.connection", credentials.CONNECTION, _always, "://|password|pwd"),
    Kind("secret.token", drawn.DRAWN, drawn.opens, drawn.ANCHORS),
    Kind("secret.token", drawn.BEHIND, drawn.is_named_behind, drawn.ANCHORS),
    Kind("secret.webhook", hooks.WEBHOOK, hooks.is_live, hooks.ANCHORS),
    Kind("secret.url", credentials.SIGNED_URL, _always, "?|&"),
)
