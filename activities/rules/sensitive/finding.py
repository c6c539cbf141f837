"""Personal data and secrets in outgoing text. Findings name the kind; the span is masked."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from activities.rules.scanning.anchors import Anchors, TooDense, joined, lowered, matches
from activities.rules.scanning.normalise import MAX_CHARACTERS, readable
from activities.rules.scanning.regex import regex
from activities.rules.sensitive import credentials, private, reach
from activities.rules.sensitive.checksums import (
    is_hong_kong_id,
    is_iban,
    is_luhn,
    is_old_resident_id,
    is_resident_id,
    is_singapore_id,
    is_social_security,
    is_taiwan_id,
)
from schemas.gate import Finding

_ROLES = frozenset(
    "ir investor investors investorrelations relations disclosure info information contact "
    "contacts service services press media "
    "pr hr jobs careers support help helpdesk sales admin office board bod dsh dshbgs dsb zqb "
    "zqsw zq dm dongmi zhengquan "
    "stock stocks securities security secretary company enquiries enquiry inquiry inquiries "
    "compliance legal noreply no-reply "
    "donotreply webmaster privacy audit tousu jubao cs kefu customer customerservice "
    "customercare feedback proxy "
    "shareholder shareholders shareholderservices corp corporate public research "
    "marketing notice team hello mail "
    "postmaster abuse finance accounting invoice billing reception general esg csr "
    "sustainability git news "
    "newsroom communications communication editor complaints whistleblower ethics "
    "integrity agm meeting ipo "
    "listing trading operations ops desk bank fund funds clients client partner partners "
    "vendor suppliers global "
    "china hk group tzzgx gszq dmb dmbgs irm irchina xxpl gdzx admin1 investment".split()
)
_NOBODY = frozenset(
    "name user username someone somebody you your yourname your.name email e-mail sample "
    "example test foo bar abc xxx "
    "first.last firstname.lastname first_last jane.doe john.doe janedoe johndoe jdoe".split()
)
_RESERVED = regex(r"(?i)@(?:[a-z0-9-]+\.)*(?:example\.(?:com|org|net|cn)|example|test|invalid)$")
"""Domains that no mail reaches (RFC 2606), where a placeholder stands before the sign."""
_FREE_MAIL = regex(
    r"(?i)@(?:gmail|qq|vip\.qq|163|126|yeah|sina|sohu|outlook|hotmail|yahoo|foxmail|"
    r"icloud|me|live|msn|139|189|"
    r"protonmail|proton|aol|gmx|naver|mail)\."
)
_HOUSE = regex(
    r"(?i)(?:公司|证券部|证券事务部|董秘办|董事会办公室|投资者关系|官方|客服|举报|"
    r"investor relations|corporate|media)[^\n,，。;；]{0,10}$"
)
"""The label of a mailbox that a house shares; a name with a dot in it is still a person's."""
_HOUSE_ASKED = regex(
    r"(?i)(?:investor relations|\bir\b|证券部|证券事务部|董秘办|董事会办公室|"
    r"投资者关系)[^.。\n]{0,60}$"
)
"""Whom to ask, earlier in the sentence."""
_PLACED_MAIL = regex(r"\s?[\[(（]\s?(?:at|AT|艾特)\s?[\])）]\s?")
_PLACED_DOT = regex(r"\s?[\[(（]\s?(?:dot|DOT|点)\s?[\])）]\s?")
_CHINESE_DIGITS = regex("[零〇一二三四五六七八九幺](?:[、，, -]?[零〇一二三四五六七八九幺]){10,17}")
_SPACED_DIGITS = regex(r"(?<!\d)(?<!\d[ ._-])\d(?:([ ._-])\d)(?:\1\d){9,17}(?![ ._-]?\d)")
"""Digits set apart one by one, as no table has them in a sentence that speaks of a telephone."""
_TO_DIGITS = str.maketrans("零〇一二三四五六七八九幺", "001234567891")
_OWN_IDS = regex(
    r"(?<![A-Za-z0-9])(?:tc|ev|claim|run|call|fig|tool)_[0-9a-f]{6,40}(?![A-Za-z0-9])"
    r"|(?<![A-Za-z0-9=/])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![A-Za-z0-9])"
    r"|(?<![A-Za-z0-9=])(?:[0-9a-f]{64}|[0-9a-f]{40})(?![A-Za-z0-9])"
)
"""Call ids, run ids and hashes: a run of digits inside one is nobody's phone number."""

_AMOUNT_BEFORE = regex(
    r"(?i)(?:收入|利润|净利|成交额|成交量|总股本|股本|流通股|市值|资产|负债|金额|现金|合计|总计|"
    r"总额|余额|规模|募资|注册资本|"
    r"编号|单号|订单|合同|流水|批号|案号|批次|序号|票据|发票|凭证号|运单|快递|备案|许可|证书|"
    r"代码|报告号|文号|条码|货号|"
    r"型号|版本|时间戳|回执|股数|持股|数量|产量|销量|费用|成本|支出|税|应收|应付|账款|存货|商誉|"
    r"货币资金|借款|贷款|存款|准备|公积|权益|减值|净额|款项|投资|revenue|income|"
    r"profit|assets|shares|volume|"
    r"cash flows?|sales|liabilities|inventor(?:y|ies)|receivables?|payables?|goodwill|income|debt|"
    r"amount|total|order|invoice|contract|tracking|reference|ref|case|serial|batch|"
    r"file|filing|report|document|"
    r"id|number|cost|cash|equity|turnover|market cap|timestamp|cny|rmb|usd|hkd|eur|[$¥€£])"
    r"[^0-9A-Za-z\u4e00-\u9fff\n]{0,6}(?:\((?:元|万元|rmb|cny|股)\)|no\.?|number|号码?|为|是|of|"
    r"was|were|is|at|reached|totall?ed|:|：|#|达|约|共|\s){0,4}[^0-9A-Za-z\u4e00-\u9fff\n]{0,3}$"
)
_CURRENCY = (
    r"(?:cny|cnh|rmb|usd|hkd|eur|gbp|jpy|krw|twd|sgd|inr|idr|vnd|thb|myr|php|aud|nzd|cad|chf|sek|"
    r"nok|dkk|rub|brl|mxn|zar|try|aed|sar|"
    r"ntd|nt\$|hk\$|us\$|won|yen|rupees?|dollars?|euros?|pounds?|baht|rupiah|dong)"
)
_UNIT_SAID = regex(
    r"(?i)(?:单位|币种|金额单位|货币单位)\s?[:：为]?\s?(?:人民币|[美港日韩欧])?"
    r"\s?(?:千|万|百万|亿)?(?:元|股|吨|份)|"
    r"\b(?:in|unit:?|units? of|expressed in) (?:rmb|cny|yuan|dollars|won|yen|[A-Z]{3})\b"
)
"""A table or a note that says what its figures are counted in: none of them is a telephone."""
_COUNTED = regex(
    r"(?i)\b(?:shares?|float|outstanding|revenues?|assets|liabilities|profit|income|loss|cash|"
    r"debt|equity|capital|expenses?|volume|turnover|deposits|loans|capitali[sz]ation|count|"
    r"arrivals|units|visits|visitors|passengers|subscribers|trips|tonnes|barrels|transactions|"
    r"impressions|downloads)\b(?: outstanding)?[^.;\d\n]{0,30}(?:\d{9,15}[^.;\d\n]{0,16})?"
    r"\b(?:was|were|is|of|at|to|totall?ed|reached|against|from|versus|vs)\.? $"
    r"|\b(?:shares?(?: outstanding)?|count|arrivals|units|volume|total)\b[^.;:\n]{0,40}:\s?$"
    r"|\b(?:float|shares?(?: (?:outstanding|issued))?|outstanding|issued|volume|turnover|"
    r"share count|float count)[ ,:(=]{1,3}(?:(?:of|about|some|roughly|nearly|around)\s)?$"
    r"|\b(?:shares?|units|contracts|lots) (?:traded|sold|issued|changed hands) $"
    r"|(?:股本|股数|营收|收入|净利润|总资产|净资产|负债|成交[额量]|"
    r"市值)(?:合计|总计|约|共)?(?:为|达到?|是|[:：])?\s?$"
)
"""Words of accounts before a number: it is a sum, and no telephone."""
_PHONE_BEFORE = regex(
    r"(?i)(?:手机|电话|联系|致电|拨打|微信|mobile|phone|cell|tel|call|contact|"
    r"whatsapp|sms)[^0-9]{0,12}$"
)
_CALLED = regex(
    r"(?i)(?:手机|电话|联系|致电|拨打|微信|mobile|phone|cell|\btel\b|\bcall\b|contact|"
    r"whatsapp)[^0-9\n]{0,30}$"
)
_HASH_BEFORE = regex(
    r"(?i)(?:sha-?\d|sha3|hash|checksum|digest|fingerprint|sum of|摘要|校验和|校验值|哈希|散列|"
    r"指纹)[^,;，；。\n]{0,32}$"
)
_NUMBER_BEFORE = regex(
    r"(?i)(?:手机|电话|联系|致电|拨打|微信|身份证|证件|卡号|mobile|phone|cell|tel|call|contact|"
    r"whatsapp|card|id)[^0-9\n]{0,12}$"
)
_COMPANY_ACCOUNT = regex(r"专户|专项账户|募集|监管账户|公司账户|对公|户名：.{0,20}公司|escrow")
_BANK_NAMED = regex("开户行")
"""Beside an account of a house; one that begins with 62 is the card of a person."""
_YEARS = regex(r"(?:(?:19|20)\d\d[ -]?)+")
_CARD = r"[2-6]\d{3}(?:[ -]?\d{4}){2}(?:[ -]?\d{1,4}){0,2}|3[47]\d{2}[ -]?\d{6}[ -]?\d{5}"


EVERYWHERE = "*"
_READ_BEFORE, _READ_AFTER = 160, 24


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
    return lambda found, _before, _after: check(re.sub(r"[ -]", "", found))


def _mobile(_found: str, before: str, after: str) -> bool:
    """Eleven digits are a number of a person unless they are labelled as an amount or an order."""
    if re.match(
        (
            rf"(?i)\s?(?:元|股|万|亿|手|[美港日韩欧]元|英镑|卢比|卢布|份|吨|张|笔|%|件|台|辆|户|"
            rf"人|次|千瓦|兆瓦|度|立方|平方|公里|公斤|kwh|mwh|shares|lots|yuan|units|{_CURRENCY})"
        ),
        after,
    ):
        return False
    if re.search(rf"(?i)(?:\d|[\d.,][.,]|[¥￥$€£₩₹]\s?|(?<![a-z])(?:{_CURRENCY})[ :]?)$", before):
        return bool(re.search(r"(?:\+|00)86[- ]?$", before))
    if _UNIT_SAID.search(before) and not _CALLED.search(before):
        return False
    if _COUNTED.search(before) and not _CALLED.search(before):
        return False
    column = re.search(r"(?<!\d)(?!0086)\d{4,}[ |\t]+$", before) or re.match(
        r"[ |\t]+\d{4,}", after
    )
    return bool(_PHONE_BEFORE.search(before)) or not (column or _AMOUNT_BEFORE.search(before))


def _email(found: str, before: str, _after: str) -> bool:
    """A mailbox of a person: no role in the part before the sign, which the house shares."""
    if before.endswith("//"):
        return False
    if re.search(r"(?i)\.gov(?:\.[a-z]{2})?$", found):
        return False
    local = found.split("@")[0].lower()
    if local in _NOBODY and _RESERVED.search(found):
        return False
    parts = {*re.split(r"[._%+-]", local), local, re.sub(r"\d+$", "", local)}
    if parts & _ROLES or local.startswith(("ir", "investor", "zqb", "dongmi", "noreply", "stock")):
        return (
            local.startswith("ir")
            and not (parts & _ROLES)
            and not re.match(r"ir[\d._-]|ir$", local)
        )
    house = _HOUSE.search(before) or _HOUSE_ASKED.search(before)
    if house and local.isalnum() and not _FREE_MAIL.search(found):
        return False
    code = re.fullmatch(r"(?:[a-z]{2,6})?\d{6}", local)
    return not (code and not _FREE_MAIL.search(found))


def _card(found: str, before: str, _after: str) -> bool:
    """A card number: Luhn, a known issuer, and either a label or the grouping of a card."""
    bare = re.sub(r"\D", "", found)
    if not is_luhn(bare) or len(set(bare)) == 1 or _YEARS.fullmatch(found):
        return False
    labelled = re.search(
        (
            r"(?i)(?:卡号|银行卡|信用卡|借记卡|储蓄卡|账号|帐号|账户|card|visa|mastercard|"
            r"unionpay|amex|acct|account|\bpan)\D{0,24}$"
        ),
        before,
    )
    if labelled:
        return not _COMPANY_ACCOUNT.search(before) and not (
            _BANK_NAMED.search(before) and not bare.startswith("62")
        )
    if _AMOUNT_BEFORE.search(before) or re.search(r"[A-Za-z]{2,}-$", before):
        return False
    return bool(re.search(r"[ -]", found)) or bare.startswith("62")


def _no_hash(_found: str, before: str, _after: str) -> bool:
    """Hexadecimal digits that are not said to be the sum of a file."""
    return not _HASH_BEFORE.search(before)


def _secret(found: str, _before: str, _after: str) -> bool:
    parts = credentials.ASSIGNED.fullmatch(found)
    return parts is not None and credentials.looks_secret(parts["name"], parts["value"])


def _labelled(label: str) -> Callable[[str, str, str], bool]:
    pattern = regex(
        rf"(?i)(?:{label})[^A-Za-z0-9\n]{{0,8}}(?:号码|号|证号|no\.?|number|is|:|：|#|为|是|"
        rf"\s){{0,4}}[^A-Za-z0-9\n]{{0,3}}$"
    )
    return lambda _found, before, _after: bool(pattern.search(before))


def _both(*checks: Callable[[str, str, str], bool]) -> Callable[[str, str, str], bool]:
    return lambda found, before, after: all(check(found, before, after) for check in checks)


_SOCIAL_SECURITY = _labelled(r"ssn|social security(?: number| no\.?)?")


def _called_social_security(found: str, before: str, after: str) -> bool:
    """Whether a number is called one of social security, before it or in brackets behind it."""
    behind = re.match(r"(?i)\s?[(（,]\s?(?:ssn|social security)", after)
    column = before.rstrip().endswith("|") and re.search(r"(?i)\|[^|\n]*\bssn\b[^|\n]*\|", before)
    return behind is not None or bool(column) or _SOCIAL_SECURITY(found, before, after)


_PART = regex(
    r"(?i)\b(?:part|model|serial|lot|case|docket|invoice|order|sku|item|catalog\w*|batch|p/n|"
    r"ref\w*|ticket|claim|permit)\s?(?:no\.?|number|num|#|id)?\W{0,3}$"
)


def _social_security(found: str, before: str, _after: str) -> bool:
    """Whether digits in the groups of such a number are not said to be those of a thing."""
    return is_social_security(found) and not _PART.search(before)


_EDGE = r"(?<![0-9A-Za-z])"
_END = r"(?![0-9A-Za-z])"
_ID_LABEL = _labelled(r"身份证|身份号|证件|身份|id card|identity|national id|居民证|id")
KINDS: tuple[Kind, ...] = (
    Kind(
        "pii.resident_id",
        regex(rf"{_EDGE}\d{{6}}[ -]?\d{{4}}[ -]?\d{{4}}[ -]?\d{{3}}[\dXx]{_END}"),
        _checked(is_resident_id),
    ),
    Kind(
        "pii.resident_id",
        regex(rf"{_EDGE}\d{{15}}{_END}"),
        _both(_checked(is_old_resident_id), _ID_LABEL),
    ),
    Kind("pii.mobile", regex(r"1[3-9]\d(?:[- .]?\d{4}){2}(?!\d|[.,]\d)"), _mobile),
    Kind(
        "pii.phone",
        regex(r"\(?0\d{2,3}\)?[- ]?\d{3,4}[- ]?\d{4}(?!\d)"),
        _labelled(reach.HOME_PHONE),
        reach.HOME_PHONE_ANCHORS,
    ),
    Kind(
        "pii.phone",
        regex(r"(?<![\d+])(?:\+?\d{1,3}[ .-]?)?\(?\d{2,4}\)?(?:[ .-]?\d{3,4}){2}(?!\d)"),
        _labelled(
            r"personal (?:phone|mobile|cell|number)|cell ?phone|mobile(?: phone)?|cell|"
            r"home (?:phone|tel|telephone)|whatsapp|私人手机"
        ),
        "personal|cell|mobile|home|whatsapp|私人",
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
    Kind("pii.phone", reach.HONG_KONG, reach.is_no_house, "852"),
    Kind("pii.phone", reach.PHONE, reach.is_personal),
    Kind("pii.phone", reach.ABROAD, reach.is_personal, reach.ABROAD_ANCHORS),
    Kind(
        "pii.messenger", private.MESSENGER, private.is_no_house_account, private.MESSENGER_ANCHORS
    ),
    Kind("pii.birth", private.BIRTH, private.is_of_nobody_public, private.BIRTH_ANCHORS),
    Kind(
        "pii.account",
        reach.ACCOUNT,
        _both(_labelled(reach.ACCOUNT_LABEL), reach.is_held_by_one),
        reach.ACCOUNT_ANCHORS,
    ),
    Kind("pii.address", reach.HOME, _always, reach.HOME_ANCHORS),
    Kind(
        "pii.email",
        regex(
            r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}"
            r"(?:\.[A-Za-z0-9-]{1,63}){1,5}"
        ),
        _email,
        "@",
    ),
    Kind("pii.bank_card", regex(rf"{_EDGE}(?:{_CARD}){_END}"), _card),
    Kind("pii.passport", private.PASSPORT, _labelled(r"护照|passport"), "护照|passport"),
    Kind("pii.passport", regex(r"P<[A-Z]{3}[A-Z]{1,30}<[A-Z<]{8,40}"), _always, "p<"),
    Kind(
        "pii.permit",
        regex(rf"{_EDGE}[A-Za-z]{{1,2}}\d{{7,10}}{_END}|{_EDGE}\d{{8,10}}{_END}"),
        _labelled(
            r"通行证|回乡证|台胞证|港澳证|入台证|居住证|军官证|travel permit|permit|home return"
        ),
        "通行证|回乡证|台胞证|港澳证|入台证|居住证|军官证|permit|home return",
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
        _labelled(r"澳门(?:居民)?身份证|macau id|身份证|bir"),
        "macau id|身份证|bir",
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
    Kind("pii.health", private.HEALTH, private.is_health, "nhs"),
    Kind(
        "pii.national_insurance",
        regex(rf"{_EDGE}[A-Z]{{2}} ?\d{{2}} ?\d{{2}} ?\d{{2}} ?[A-D]{_END}"),
        _labelled(r"national insurance|nino|ni number|insurance number"),
        "insurance|nino|ni number",
    ),
    Kind(
        "pii.bank_account",
        regex(r"(?i)\|[^|\n]*\brouting\b[^|\n]*\|[^\n]*\n(?:\|[-:| ]+\n)?\|[^\n]*\b\d{9} ?\|"),
        _always,
        "routing",
    ),
    Kind(
        "pii.bank_account",
        regex(r"(?i)\b(?:routing|aba|sort code|bsb)\b\D{0,14}\d[\d-]{5,9}"),
        _always,
        "routing|aba|sort code|bsb",
    ),
    Kind("pii.address", reach.DWELLING, _always, reach.DWELLING_ANCHORS),
    Kind(
        "pii.social_security",
        regex(r"(?<![\dA-Za-z-])\d{3}[- ]\d{2}[- ]\d{4}(?![\dA-Za-z-])"),
        _social_security,
    ),
    Kind(
        "pii.social_security",
        regex(rf"{_EDGE}\d{{9}}{_END}"),
        _both(_checked(is_social_security), _called_social_security),
        "ssn|social security",
    ),
    Kind(
        "pii.iban",
        regex(
            rf"{_EDGE}[A-Z]{{2}}\d{{2}}(?:[ -]?[A-Z0-9]{{4}}){{2,7}}(?:[ -]?[A-Z0-9]{{1,3}})?{_END}"
        ),
        _checked(is_iban),
    ),
    Kind("secret.private_key", credentials.PRIVATE_KEY, _always, "private key|putty"),
    Kind("secret.token", credentials.KEY, credentials.opens_something, credentials.KEY_ANCHORS),
    Kind("secret.token", credentials.HEX_KEY, _no_hash, EVERYWHERE),
    Kind(
        "secret.password",
        credentials.SPOKEN,
        _always,
        "password|passwd|passcode|pwd|密码|口令|授权码",
    ),
    Kind(
        "secret.password",
        credentials.TOLD,
        credentials.is_told,
        "password|passwd|passcode|pwd|密码|口令",
    ),
    Kind(
        "secret.code", credentials.ONE_TIME, credentials.is_one_time, credentials.ONE_TIME_ANCHORS
    ),
    Kind("secret.seed", credentials.SEED, credentials.is_seed, credentials.SEED_ANCHORS),
    Kind("secret.token", credentials.ASSIGNED, _secret, credentials.NAME_ANCHORS),
    Kind(
        "secret.bearer",
        credentials.BEARER,
        credentials.is_drawn,
        "authorization|api-key|auth-token|bearer",
    ),
    Kind(
        "secret.cookie",
        credentials.COOKIE,
        _always,
        "sid=|sid =|sessid|session|sess=|sess =|token|xqat|ut=|ut =|pi=|pi =",
    ),
    Kind("secret.connection", credentials.CONNECTION, _always, "://|password|pwd"),
    Kind("secret.webhook", credentials.WEBHOOK, _always, "://"),
    Kind("secret.url", credentials.SIGNED_URL, _always, "?|&"),
)


_ANCHORS = Anchors(
    {str(n): kind.needs for n, kind in enumerate(KINDS) if kind.needs.strip(EVERYWHERE)}, 240, 640
)
_DIGITS = regex(r"\d(?:[ .()/-]{0,2}\d){5,}")


def find(text: str) -> Iterable[Finding]:
    """The kinds of personal data and secrets in ``text``, once each."""
    if len(text) > MAX_CHARACTERS:
        yield Finding(rule="size.limit", reason="too long to be screened whole", remedy="split it")
    known: set[str] = set()
    try:
        for view in dict.fromkeys(_views(text)):
            for rule, found in _found(view):
                if rule not in known:
                    known.add(rule)
                    yield Finding(
                        rule=rule,
                        reason="personal data or a secret",
                        span=masked(found),
                        remedy="remove it",
                    )
    except TooDense:
        yield Finding(
            rule="sensitive.density",
            reason="is made of the words of credentials",
            remedy="split it",
        )


def _found(view: str) -> Iterator[tuple[str, str]]:
    spans = _ANCHORS.windows(lowered(view))
    digits = joined((run.start() - 64, run.end() + 48) for run in _DIGITS.finditer(view))
    whole = [(0, len(view))]
    for number, kind in enumerate(KINDS):
        near = whole if kind.needs == EVERYWHERE else digits
        near = near if kind.needs in ("", EVERYWHERE) else spans.get(str(number), [])
        if found := next(_matches(kind, view, near), None):
            yield kind.rule, found


def _views(text: str) -> Iterator[str]:
    view = _OWN_IDS.sub(" ", readable(text))
    if "(" in view or "[" in view:
        view = _PLACED_DOT.sub(".", _PLACED_MAIL.sub("@", view))
    yield view
    if credentials.is_spaced_seed(text):
        yield text
    if _SPACED_DIGITS.search(view):
        yield _SPACED_DIGITS.sub(lambda run: _joined_where_called(run, view), view)
    if _CHINESE_DIGITS.search(view):
        yield _CHINESE_DIGITS.sub(lambda run: re.sub(r"\D", "", run[0].translate(_TO_DIGITS)), view)


def _joined_where_called(run: re.Match[str], view: str) -> str:
    """The digits of a run as one number, where a telephone or a card is spoken of before it."""
    called = _NUMBER_BEFORE.search(view[max(0, run.start() - 24) : run.start()])
    return run[0].replace(run[1], "") if called else run[0]


def _matches(kind: Kind, view: str, near: Sequence[tuple[int, int]]) -> Iterator[str]:
    for match in matches(kind.pattern, view, near):
        start, end = match.span()
        if kind.valid(
            match[0], view[max(0, start - _READ_BEFORE) : start], view[end : end + _READ_AFTER]
        ):
            yield match[0]


def masked(found: str) -> str:
    """What was found, with all but its ends hidden.

    Enough to see which one, never enough to use.
    """
    bare = found.strip()
    return f"{bare[:1]}{'*' * min(12, max(3, len(bare) - 2))}{bare[-1:]}"
