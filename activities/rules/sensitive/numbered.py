"""Numbers of persons that nothing but their name tells: the name, the shape, what else must hold.

The name stands beside the number in any of the ways of :mod:`activities.rules.sensitive.naming`.
"""

import re

from activities.rules.sensitive import credentials, meetings, private, reach, vehicles
from activities.rules.sensitive.checksums import (
    is_hong_kong_id,
    is_national_health,
    is_old_resident_id,
    is_social_security,
    is_taiwan_id,
)
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.kind import Kind, both, checked, counts_nothing, either
from activities.rules.sensitive.naming import called
from activities.rules.sensitive.shown import is_somebodys
from activities.rules.sensitive.things import is_no_thing

_EDGE, _END = r"(?<![0-9A-Za-z])", r"(?![0-9A-Za-z]|[.,]\d)"


def _shape(pattern: str) -> re.Pattern[str]:
    return regex(rf"{_EDGE}(?:{pattern}){_END}")


_STAY = (
    r"(?:residen(?:ce|cy|t)|stay|work|employment|dependant|exit[- ]?(?:and[- ])?entry|two[- ]way|"
    r"(?:mainland )?travel|home[- ]return|entry|compatriots?)"
)
_PLACES = (
    r"(?:\s(?:to|for|of)\s(?:(?:hk|hong kong|macau|macao|taiwan|the|mainland|china|chinese|"
    r"residents?|and|from|travell?ing to|ordinary|compatriots|travel to|visit)"
    r"(?![a-z])[\s/&,]{0,3}){1,9})?"
)
_PERMIT = (
    r"通行证|回乡[证卡]|台胞[证卡]|港澳证|入台证|居住证|居留证|居留身份证|永居证|军官证|"
    rf"{_STAY} (?:permits?|pass|certificate|card){_PLACES}|permits?{_PLACES[:-1]}|"
    r"eep|mtp|home return|taibaozheng|huixiangzheng"
)
_WORKS = regex(
    r"(?i)\b(?:building|construction|planning|discharge|emission|mining|drilling|export|import|"
    r"zoning|environmental|operating|air|water|land|safety|business|fishing|event|parking|street)"
    r"\s(?:\w+\s)?permits?\b[^.\n]{0,40}$"
)
"""A permit to build or to do, which nobody carries."""


def _carried(_found: str, before: str, _after: str) -> bool:
    return not _WORKS.search(before)


_ID = (
    r"身[份分][证證](?:字[号號])?|身份号|证件|旧证|老证|一代证|二代证|15位|居民证|身份|"
    r"(?:(?:national|taiwan\w{0,4}|roc|hong kong|chinese|resident|old|15[- ]digit) ){0,3}"
    r"(?:id(?:entity|entification)?)(?: cards?)?|台湾|统一编号"
)
_TAIWAN = (
    r"身分[证證](?:字[号號])?|台湾(?:居民)?身[份分]证?|统一编号|"
    r"(?:(?:taiwan\w{0,4}|roc) (?:national )?|national )id(?:entity|entification)?(?: card)?"
)
"""Where its name is this clear, one with a slip of the pen is a leak as well."""
_HONG_KONG = (
    r"hkid|香港(?:居民|永久性?居民)?身份证|身份证|香港身份|"
    r"(?:hong kong|hk) (?:permanent )?(?:residents? )?(?:identity(?: card)?|id)(?: card)?"
)
_MACAU = (
    r"澳门(?:居民|永久性?居民)?身份证|身份证|(?-i:BIR)|maca[uo] (?:permanent )?(?:resident )?"
    r"(?:id(?:entity)?)(?: card)?|identity card of maca[uo]"
)
_SOCIAL_SECURITY = r"ssn|社会安全号码?|社安号码?|社会保障号码?|soc(?:ial)? sec(?:urity)?"
_NATIONAL = (
    r"aadhaa?r|itin|tfn|tax file|cpf|my number|codice fiscale|rrn|resident registration|curp|"
    r"(?-i:DNI|NIF|NIE|BSN|SIN|sin|RUT|CUIL|CNP|UCI)|pesel|personnummer|social insurance|"
    r"a-number|alien (?:registration )?number|steuer-?id|주민등록번호|マイナンバー|个人番号"
)
_CARD_OF = (
    r"(?:社保|社会保障|医保|社会保险|医疗保险|(?<!单位)公积金)(?:电脑|个人)?(?:卡|个人)?"
    r"(?:号码?|编号|账号|账户)"
)
_FILE = (
    r"(?:住院|病历|门诊|病案|就诊|诊疗|体检|急诊|影像|病理|健康)卡?(?:号码?|编号)|(?-i:MRN|mrn)|"
    r"(?:medical|health|hospital|clinical|patient) record|(?:medical |patient )?chart(?=\s(?:no|"
    r"number|#|id))|"
    r"patient(?=\s(?:id|no|number))|hospital(?=\s(?:no|number))"
)
_BORN = (
    r"出生(?:日期|年月日?|于|时间)?|生日|生于|date of birth|birth ?da(?:te|y)|d\.?o\.?b\.?|"
    r"(?<!new)born(?: on)?"
)
_PIN = (
    r"(?:(?:card|sim|debit|atm|phone|account) )?pin(?: ?code)?|pin ?码|"
    r"(?:device|screen|phone|unlock|door|gate|alarm|safe|entry) (?:pass)?code|"
    r"(?:支付|取款|交易|锁屏|开机|保险柜|门禁|房门|门锁|家门|大门|银行卡|查询)密码"
)
_SENT_CODE = (
    r"验证码|动态码|校验码|动态(?:口令|密码)|一次性(?:密码|口令)|(?:随机|短信)密码|短信码|otp|"
    r"(?:one[- ]time|2fa|mfa|verification|sms|login|"
    r"authentication|sign[- ]?in)(?: (?:pass)?code| password| pin)"
)
_HOLDER = (
    rf"{reach.ACCOUNT_LABEL}|股东账号|股东编号|证券账[户号]|资金账[户号]|"
    r"(?:个人|本人|私人|[他她我其]的)(?:的)?(?:银行|收款|工资)?[账帐][户号]|"
    r"(?:personal|private)(?: bank)? (?:account|acct)|(?:资产|信用|两融|理财|客户|交易)[账帐][户号]"
)
_WECHAT = r"[微薇威徽]信(?:账号)?|wechat|weixin|(?<![a-z])vx|v信"
_LINE = r"(?-i:LINE|Line) (?:id|account)|(?-i:LINE|Line)(?:账号|帐号|号)"

_KINDS: tuple[Kind, ...] = (
    Kind(
        "pii.resident_id",
        _shape(r"\d{15}"),
        both(checked(is_old_resident_id), called(_ID), is_no_thing),
        "身|证|15|id",
    ),
    Kind(
        "pii.passport",
        private.PASSPORT,
        either(called(r"护照|passport(?: ?\([A-Z]{2,3}\))?"), private.is_passport),
        "护照|passport",
    ),
    Kind(
        "pii.permit",
        _shape(r"[A-Za-z]{1,2}\d{7,10}|\d{8,10}|[A-Z]{3}\d{12}|8[123]0000\d{11}[\dXx]"),
        both(called(_PERMIT), _carried, counts_nothing),
        "通行证|回乡|台胞|港澳证|入台证|居住证|居留证|居留身份证|永居证|军官证|"
        "permit|home return|home-return|compatriot|eep|mtp|travel pass|taibaozheng|huixiangzheng",
    ),
    Kind(
        "pii.hong_kong_id",
        _shape(r"[A-Za-z]{1,2}\d{6}[(（]?[0-9Aa][)）]?"),
        both(checked(is_hong_kong_id), called(_HONG_KONG)),
        "hkid|身份|hong kong|hk ",
    ),
    Kind(
        "pii.macau_id",
        _shape(r"[1578]\d{6}[(（/]?\d[)）]?"),
        called(_MACAU),
        "macau|macao|身份证|bir",
    ),
    Kind(
        "pii.taiwan_id",
        _shape(r"[A-Z][1289]\d{8}"),
        either(called(_TAIWAN), both(checked(is_taiwan_id), called(_ID))),
        "身|证|id|台湾|统一编号",
    ),
    Kind(
        "pii.licence",
        private.LICENCE,
        both(
            either(
                called(r"驾驶证(?:档案)?|驾照|驾驶执照|driv(?:ers?'?s?|er’s|ing) licen[cs]es?"),
                private.is_licence,
            ),
            counts_nothing,
        ),
        "驾驶|驾照|licen|dl",
    ),
    Kind(
        "pii.licence",
        private.LICENCE_ABROAD,
        both(called(private.LICENCE_BY_STATE), counts_nothing),
        private.LICENCE_ABROAD_ANCHORS,
    ),
    Kind(
        "pii.account",
        _shape(r"[A-Z]{0,2}\d{5,14}"),
        both(called(r"客户(?:号码?|编号|代码)|client (?:no|number|id|code)"), reach.is_investor),
        "客户号|客户编号|客户代码|client",
    ),
    Kind(
        "pii.national_insurance",
        _shape(r"[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]"),
        called(r"national insurance|国民保险|nino|(?-i:NI)"),
        "insurance|nino|ni|国民保险",
    ),
    Kind("pii.health", private.HEALTH, both(called("nhs"), checked(is_national_health)), "nhs"),
    Kind(
        "pii.national_id",
        _shape(r"[A-Z]?\d(?:[ ./-]?\d){7,13}(?:[ -]?[A-Z0-9]{1,2})?"),
        both(called(_NATIONAL), counts_nothing),
        private.NATIONAL_ANCHORS + "|sin|rut|cuil|cnp|uci|social insurance",
    ),
    Kind(
        "pii.national_id",
        _shape(r"[A-Z]{3}P[A-Z]\d{4}[A-Z]"),
        called(r"(?-i:PAN|pan)(?: card)?|permanent account"),
        "pan|permanent account",
    ),
    Kind(
        "pii.national_id",
        _shape(r"[A-Z]?\d{8,14}"),
        both(called(r"学号|考号|准考证|student(?=\s(?:id|no|number))"), counts_nothing),
        "学号|考号|准考证|student",
    ),
    Kind("pii.national_id", _shape(r"\d{15}"), called("imei"), "imei"),
    Kind(
        "pii.social_security",
        _shape(r"\d{3}[- ]?\d{2}[- ]?\d{4}"),
        both(checked(is_social_security), called(_SOCIAL_SECURITY), is_somebodys),
        "ssn|social sec|soc sec|社会安全|社安|社会保障",
    ),
    Kind(
        "pii.social_security",
        _shape(r"[A-Z]\d{8}|\d{9,18}"),
        both(called(_CARD_OF), counts_nothing),
        "公积金|社保|社会保|医保|医疗保",
    ),
    Kind(
        "pii.health",
        _shape(r"[A-Z]{0,2}\d{6,14}"),
        both(called(_FILE), counts_nothing),
        "住院|病历|门诊|病案|就诊|诊疗|体检|急诊|影像|病理|健康|mrn|record|chart|patient|hospital",
    ),
    Kind(
        "pii.plate",
        _shape(
            r"[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][·.\s-]?"
            r"(?=[A-Z]{0,5}\d)[A-Z0-9]{5,6}"
        ),
        called(r"[车車]牌|号牌|牌照|车号|plates?"),
        "车牌|車牌|号牌|牌照|车号|plate",
    ),
    Kind(
        "pii.plate",
        _shape(r"(?=[A-Z]{0,12}\d)[A-HJ-NPR-Z0-9]{17}"),
        both(called(r"vin|车架号|车辆识别代?[号码]?"), vehicles.is_of_one),
        "vin|车架号|车辆识别",
    ),
    Kind(
        "pii.birth",
        regex(rf"(?<!\d){private.WHOLE_DATE}"),
        both(called(_BORN), private.is_of_nobody_public),
        "出生|生日|生于|birth|dob|d.o.b|born",
    ),
    Kind("pii.birth", private.BORN_ON, private.is_of_nobody_public, "出生|日生"),
    Kind(
        "pii.account",
        _shape(r"[A-Z]{0,2}\d(?:[ -]?\d){6,20}"),
        both(called(_HOLDER), reach.is_held_by_one, counts_nothing),
        "股东|证券|资金|账|帐|account|acct|a/c",
    ),
    Kind(
        "pii.bank_account",
        _shape(r"\d{9}|\d\d-\d\d-\d\d|\d{3}-\d{3}"),
        called(r"(?:aba )?routing(?: transit)?|(?-i:ABA)|sort code|(?-i:BSB)"),
        "routing|aba|sort code|bsb",
    ),
    Kind(
        "pii.bank_card",
        _shape(r"\d{3,4}(?!\s?[年%])"),
        both(called(r"cvv2?|cvc2?"), counts_nothing),
        "cvv|cvc",
    ),
    Kind(
        "pii.messenger",
        _shape(r"[1-9]\d{5,10}"),
        both(called(r"(?-i:QQ|qq)|扣扣|企鹅号?"), counts_nothing),
        "qq|扣扣|企鹅",
    ),
    Kind(
        "pii.messenger",
        _shape(r"(?=[A-Za-z-]{0,18}[\d_])[A-Za-z][A-Za-z0-9_-]{5,19}"),
        both(called(_WECHAT), private.is_no_house_account),
        "信|wechat|weixin|vx",
    ),
    Kind(
        "pii.messenger",
        _shape(r"@?[A-Za-z][A-Za-z.]{1,24}[\d_][A-Za-z0-9_.-]{0,20}"),
        both(called(_LINE), private.is_no_house_account),
        "line",
    ),
    Kind(
        "secret.code",
        regex(r"(?<![A-Za-z0-9_.,-])\d{4,8}(?![\w-]|[.,]\d|\s?[年月万亿元%个位])"),
        both(called(_PIN), counts_nothing),
        "pin|code|密码",
    ),
    Kind(
        "secret.code",
        regex(
            r"(?<![A-Za-z0-9_.,-])(?:\d{3}[ -]?\d{3}|\d{4,8})(?![\w-]|[.,]\d|\s?[年月万亿元%个位])"
        ),
        both(called(_SENT_CODE), credentials.is_sent, counts_nothing),
        "验证码|动态码|校验码|动态|一次性|随机密码|短信密码|短信码|otp|code|one-time|one time",
    ),
    Kind(
        "secret.password",
        regex(r"(?<![A-Za-z0-9!#$%^&*@+~])[A-Za-z0-9!#$%^&*@?+._~-]{6,64}(?![A-Za-z0-9/])"),
        both(
            called(r"密码|口令|密匙|授权码|解压码|passw(?:or)?d|passphrase|passcode|pwd"),
            credentials.is_made_up,
            meetings.opens_nothing_else,
        ),
        "password|passwd|passphrase|passcode|pwd|密码|口令|密匙|授权码|解压码",
    ),
    Kind(
        "pii.national_id",
        regex(r"[\u4e00-\u9fff]字第?\s?\d{5,8}(?!\d)"),
        called(r"军官证|士兵证|警官证|士官证|文职干部证"),
        "官证|士兵证|干部证",
    ),
    Kind(
        "pii.messenger",
        _shape(r"@[A-Za-z][A-Za-z0-9_.]{3,31}|(?=[A-Za-z]{2,24}[\d_])[A-Za-z]\w{4,31}"),
        both(called(r"telegram|(?-i:TG|tg)|电报|飞机号|纸飞机"), private.is_no_house_handle),
        "telegram|tg|电报|飞机",
    ),
    Kind(
        "pii.messenger",
        _shape(r"@[A-Za-z][A-Za-z0-9_.]{3,31}"),
        both(
            called(r"(?-i:Signal|LINE|Line)|skype|discord|threema|viber|wickr|kakao(?:talk)?"),
            private.is_no_house_handle,
        ),
        "signal|line|skype|discord|threema|viber|wickr|kakao",
    ),
    Kind(
        "pii.phone",
        _shape(r"[5-79]\d{3}[ -]?\d{4}"),
        both(called(reach.MOBILE), counts_nothing),
        reach.MOBILE_ANCHORS,
    ),
)
KINDS = tuple(kind._replace(reads=48) for kind in _KINDS)
"""What such a number is may be told behind it, with whose it is."""
