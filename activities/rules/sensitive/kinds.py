"""Every kind of personal data and of secrets: its shape, and what must hold beside the shape."""

from activities.rules.sensitive import (
    answers,
    cards,
    charts,
    codes,
    codes_near,
    connections,
    credentials,
    drawn,
    drivers,
    dwellings,
    hooks,
    illness,
    issuers,
    mailboxes,
    mobiles,
    nearby,
    nearby_lives,
    numbered,
    openers,
    parcels,
    plates,
    private,
    reach,
    residents,
    stores,
    vehicles,
    vendored,
    wallets,
)
from activities.rules.sensitive.checksums import (
    is_hong_kong_id,
    is_iban,
    is_resident_id,
    is_singapore_id,
    is_social_security,
)
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.kind import (
    EVERYWHERE,
    Kind,
    always,
    both,
    checked,
    counts_nothing,
)
from activities.rules.sensitive.meetings import opens_a_meeting
from activities.rules.sensitive.naming import called
from activities.rules.sensitive.placeholders import is_looked_up
from activities.rules.sensitive.shown import is_shown, is_somebodys
from activities.rules.sensitive.surroundings import HASH_BEFORE, PART


def _no_hash(_found: str, before: str, _after: str) -> bool:
    """Hexadecimal digits that are not said to be the sum of a file."""
    return not HASH_BEFORE.search(before)


def _secret(found: str, before: str, after: str) -> bool:
    parts = credentials.ASSIGNED.fullmatch(found)
    if parts is None or credentials.is_shown(found, before, after):
        return False
    if is_looked_up(parts["value"], after) or opens_a_meeting(parts["name"], before):
        return False
    if parts["name"].lower() in drawn.NO_SECRETS:
        return False
    return credentials.looks_secret(parts["name"], parts["value"])


def _social_security(found: str, before: str, after: str) -> bool:
    """Whether digits in the groups of such a number are not said to be a thing's or nobody's."""
    return (
        is_social_security(found) and not PART.search(before) and not is_shown(found, before, after)
    )


_EDGE = r"(?<![0-9A-Za-z])"
_END = r"(?![0-9A-Za-z])"
KINDS: tuple[Kind, ...] = (
    *numbered.KINDS,
    Kind(
        "pii.resident_id",
        regex(rf"{_EDGE}\d(?:[ .·/–-]?\d){{16}}[ .·/–-]?[\dXx]{_END}"),
        both(checked(is_resident_id), is_somebodys),
        reads=100,
    ),
    Kind("pii.mobile", mobiles.MOBILE, mobiles.is_mobile, reads=64),
    Kind(
        "pii.phone",
        regex(r"\(?0\d{2,3}\)?[- ]?\d{3,4}[- ]?\d{4}(?!\d)"),
        called(reach.HOME_PHONE),
        reach.HOME_PHONE_ANCHORS,
    ),
    Kind(
        "pii.phone",
        regex(
            r"(?<![\d+])(?!1[3-9]\d[ .-]?\d{4})(?:\+?\d{1,3}[ .-]?)?"
            r"\(?\d{2,4}\)?(?:[ .-]?\d{3,4}){2}(?!\d)"
        ),
        both(called(reach.MOBILE), counts_nothing),
        reach.MOBILE_ANCHORS,
    ),
    Kind(
        "pii.phone",
        regex(
            rf"{_EDGE}\+(?:852[ -]?[5679]\d{{3}}[ -]?\d{{4}}|853[ -]?6\d{{3}}[ -]?\d{{4}}|"
            rf"886[ -]?9\d{{2}}[ -]?\d{{3}}[ -]?\d{{3}}|"
            rf"44[ -]?(?:\(0\)[ -]?)?7\d{{3}}[ -]?\d{{3}}[ -]?\d{{3}})(?!\d)"
        ),
        always,
    ),
    Kind("pii.phone", reach.TAIWAN, called("电话|联系"), "09"),
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
    Kind("pii.account", reach.BRANCHED, reach.is_paid_to_one, reach.BRANCHED_ANCHORS),
    Kind("pii.address", reach.HOME, always, reach.HOME_ANCHORS),
    Kind("pii.email", mailboxes.MAILBOX, mailboxes.is_personal, "@"),
    Kind("pii.bank_card", cards.CARD, cards.is_card, reads=100),
    Kind(
        "pii.bank_card",
        regex(r"(?i)(?<![a-z])cvv2?(?:\s?(?:code|is|码))?[^\w\n]{0,3}\d{3,4}(?![\d%]|[.,]\d)"),
        always,
        "cvv",
    ),
    Kind("pii.passport", regex(r"P<[A-Z]{3}[A-Z]{1,30}<[A-Z<]{8,40}"), always, "p<"),
    Kind(
        "pii.hong_kong_id",
        regex(rf"{_EDGE}[A-Za-z]{{1,2}}\d{{6}}[(（][0-9Aa][)）]"),
        checked(is_hong_kong_id),
    ),
    Kind(
        "pii.mobile",
        regex(r"(?<!\d)1[3-9]\d{2}[- ]\d{4}[- ]\d{3}(?!\d)"),
        called("群主|微信|联系|电话|手机|拨打|咨询|mobile|phone|call|whatsapp"),
    ),
    Kind("pii.singapore_id", regex(rf"{_EDGE}[STFGM]\d{{7}}[A-Z]{_END}"), checked(is_singapore_id)),
    Kind("pii.national_id", private.NATIONAL, always, private.NATIONAL_ANCHORS),
    Kind("pii.national_id", private.REGISTERED, always, private.REGISTERED_ANCHORS),
    Kind("pii.plate", private.PLATE, always, private.PLATE_ANCHORS),
    Kind("pii.plate", private.VEHICLE, vehicles.is_of_one, private.VEHICLE_ANCHORS, reads=64),
    Kind("pii.plate", plates.PLATE, plates.is_of_one, plates.ANCHORS, reads=100),
    Kind("pii.plate", drivers.PLATE_ZH, drivers.is_driven_zh, drivers.PLATE_ZH_ANCHORS, reads=60),
    Kind("pii.plate", drivers.PLATE, drivers.is_driven, drivers.PLATE_ANCHORS, reads=64),
    Kind("pii.health", illness.SICK, illness.is_sick, illness.ANCHORS, reads=80),
    Kind("pii.health", illness.FIELDS, illness.is_recorded, illness.FIELDS_ANCHORS),
    Kind("pii.health", illness.SICK_ZH, illness.is_sick_zh, illness.ANCHORS_ZH),
    Kind("pii.health", charts.CHARTED, charts.is_charted, charts.CHARTED_ANCHORS),
    Kind("pii.health", charts.CHARTED_ZH, always, charts.CHARTED_ZH_ANCHORS),
    Kind("pii.place", private.WHEREABOUTS, always, private.WHEREABOUTS_ANCHORS),
    Kind(
        "pii.bank_account",
        regex(r"(?i)\|[^|\n]*\brouting\b[^|\n]*\|[^\n]*\n(?:\|[-:| ]+\n)?\|[^\n]*\b\d{9} ?\|"),
        always,
        "routing",
    ),
    Kind(
        "pii.bank_account",
        regex(
            r"(?i)\b(?:(?:routing|aba)\b\D{0,14}\d{4}-?\d{4}-?\d(?!\d)"
            r"|(?:sort code|bsb)\b\D{0,14}\d{2,3}-?\d{2,3}-?\d{0,2}(?!\d))"
        ),
        always,
        "routing|aba|sort code|bsb",
    ),
    Kind("pii.address", reach.DWELLING, reach.is_no_business, reach.DWELLING_ANCHORS),
    Kind("pii.address", dwellings.PLACE, dwellings.is_home, dwellings.PLACE_ANCHORS),
    Kind("pii.address", parcels.ADDRESSED, parcels.is_to_a_person, parcels.ANCHORS),
    Kind("pii.address", residents.RESIDENT, residents.lives_there, residents.ANCHORS, reads=32),
    Kind("pii.address", dwellings.POSTAL, dwellings.is_posted_home, dwellings.POSTAL_ANCHORS),
    Kind(
        "pii.social_security",
        regex(r"(?<![\dA-Za-z-])\d{3}[- ]\d{2}[- ]\d{4}(?![\dA-Za-z-])"),
        _social_security,
        reads=100,
    ),
    Kind(
        "pii.iban",
        regex(
            rf"{_EDGE}[A-Z]{{2}}\d{{2}}(?:[ -]?[A-Z0-9]{{4}}){{2,7}}(?:[ -]?[A-Z0-9]{{1,3}})?{_END}"
        ),
        checked(is_iban),
    ),
    Kind(
        "secret.private_key",
        credentials.PRIVATE_KEY,
        credentials.is_no_mention,
        "private key|putty",
    ),
    Kind("secret.token", credentials.KEY, credentials.opens_something, credentials.KEY_ANCHORS),
    Kind("secret.token", issuers.KEY, issuers.is_issued, issuers.ANCHORS),
    Kind("secret.token", credentials.HEX_KEY, _no_hash, EVERYWHERE),
    Kind(
        "secret.password",
        credentials.SPOKEN,
        always,
        "password|passwd|passphrase|passcode|pwd|requirepass|密码|口令|授权码",
    ),
    Kind("secret.password", credentials.MAILED, always, "密码|password|授权码"),
    Kind(
        "secret.password",
        credentials.TOLD,
        credentials.is_told,
        "password|passwd|passphrase|passcode| code|pwd|pw |pass |密码|口令",
    ),
    Kind(
        "secret.code", credentials.ONE_TIME, credentials.is_one_time, credentials.ONE_TIME_ANCHORS
    ),
    Kind("secret.code", openers.PIN, always, openers.PIN_ANCHORS),
    Kind("secret.code", openers.BACKUP_CODES, always, openers.BACKUP_ANCHORS),
    Kind("secret.code", codes.ASKED, codes.is_asked, codes.ASKED_ANCHORS),
    Kind("secret.code", codes.SENT, always, codes.SENT_ANCHORS),
    Kind("secret.code", codes_near.CODE, codes_near.is_told, codes_near.ANCHORS, reads=72),
    Kind("secret.code", codes.KEPT, always, codes.KEPT_ANCHORS),
    Kind("secret.private_key", openers.WALLET, always, openers.WALLET_ANCHORS),
    Kind("secret.password", openers.SHARED, openers.is_shared, openers.SHARED_ANCHORS),
    Kind("secret.password", openers.PAIR, openers.is_pair, openers.PAIR_ANCHORS),
    Kind("secret.password", openers.CURLED, openers.is_handed, openers.CURLED_ANCHORS),
    Kind("secret.password", openers.SHAPED, openers.is_shaped, openers.SHAPED_ANCHORS),
    Kind("secret.password", openers.BASIC, openers.is_basic, openers.BASIC_ANCHORS),
    Kind("secret.password", answers.ANSWERED, answers.is_answered, answers.ANCHORS),
    Kind("secret.password", openers.KEPT, openers.is_kept, openers.KEPT_ANCHORS),
    Kind("secret.seed", openers.SETUP, always, openers.SETUP_ANCHORS),
    Kind("secret.password", openers.HASHED, always, openers.HASHED_ANCHORS),
    Kind("secret.seed", wallets.SEED, wallets.is_seed, wallets.ANCHORS),
    Kind("secret.seed", wallets.RUN, wallets.is_run, EVERYWHERE),
    Kind("secret.token", credentials.ASSIGNED, _secret, credentials.NAME_ANCHORS),
    Kind(
        "secret.token",
        credentials.NAMED,
        both(_no_hash, credentials.is_drawn),
        "key|secret|token|密钥|秘钥|令牌|凭证",
    ),
    Kind(
        "secret.bearer",
        credentials.BEARER,
        both(credentials.is_drawn, openers.is_no_shown_pair),
        "authorization|api-key|api-secret|auth-token|bearer|-key|-token|-secret",
    ),
    Kind(
        "secret.cookie",
        credentials.COOKIE,
        always,
        "li_at|sid=|sid =|sess|token|xqat|ut=|ut =|pi=|pi =|cookie|jct|xsrf|z_c0",
    ),
    Kind("secret.connection", connections.CONNECTION, connections.is_open, connections.ANCHORS),
    Kind(
        "secret.connection",
        connections.ORACLE,
        connections.is_logged_in,
        connections.ORACLE_ANCHORS,
    ),
    Kind(
        "secret.connection",
        connections.BY_TOKEN,
        connections.is_by_token,
        connections.ADDRESS_ANCHORS,
    ),
    Kind("secret.password", stores.CODED, stores.is_coded, stores.CODED_ANCHORS),
    Kind("secret.password", stores.NESTED_KEY, stores.is_nested, stores.NESTED_ANCHORS),
    Kind("secret.password", stores.HANDED, stores.is_handed, stores.HANDED_ANCHORS),
    Kind("secret.password", stores.SLASHED, stores.is_slashed, stores.SLASHED_ANCHORS),
    Kind("secret.password", stores.DIGEST, always, stores.DIGEST_ANCHORS),
    Kind("secret.cookie", stores.SESSION, stores.is_session, stores.SESSION_ANCHORS),
    Kind("secret.token", drawn.DRAWN, drawn.opens, drawn.ANCHORS),
    Kind("secret.token", drawn.BEHIND, drawn.is_named_behind, drawn.ANCHORS),
    Kind("secret.token", vendored.KEY, vendored.is_given_out, vendored.ANCHORS),
    Kind("secret.webhook", hooks.WEBHOOK, hooks.is_live, hooks.ANCHORS),
    Kind("secret.url", credentials.SIGNED_URL, always, "?|&"),
    *nearby.KINDS,
    *nearby_lives.KINDS,
)
