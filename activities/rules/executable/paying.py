"""Payments in words: money that is sent, or said to be on its way, to somebody who is named.

What was paid by others, what an agreement demands and what a company returns is news.
"""

from itertools import islice

from activities.rules.executable.frames import Marks
from activities.rules.scanning.regex import regex

_MOST = 50
_CCY = (
    r"(?:USD[TC]?|EUR|HKD|RMB|CNY|CNH|GBP|JPY|SGD|CHF|AUD|BTC|ETH|SOL|dollars?|euros?|pounds|yuan|"
    r"bitcoin|ether)"
)
_SUM = (
    rf"(?:(?:(?:US|HK)?[$€£¥]|{_CCY})\s?\d[\d,.]*\s?(?:k|mm?|bn|million|billion|thousand)?\b|"
    rf"\d[\d,.]*\s?(?:k|mm?|million|thousand)?\s?{_CCY}\b)"
)
_PAYEE = (
    r"(?:account|wallet|escrow|agent|broker|seller|vendor|counterpart(?:y|ies)|custodian|"
    r"beneficiar(?:y|ies)|payee|supplier|contractor|recipient|client|bank|exchange|address|"
    r"landlord|"
    r"trustee|clearing|0x[0-9a-fA-F]{6,}|bc1\w{6,}|IBAN|card|ending)"
)
_MONEY = (
    r"(?:payments?|wires?|transfers?|remittances?|ach|sepa|disbursements?|payouts?|withdrawals?)"
)
_STATE = (
    r"(?:initiated|sent|submitted|authori[sz]ed|released|executed|scheduled|queued|instructed|"
    r"ordered|"
    r"approved|processing|pending|in progress|confirmed|dispatched|triggered|on its way)"
)
_PAYS = (
    r"(?:wiring|sending|transferring|remitting|paying|releasing|disbursing|moving|withdrawing|"
    r"crediting|debiting|sweeping|forwarding|settling|funding|pushing)"
)
_BEGIN = r"(?:^|[\n.!?;:>*]\s?|[-–—]\s|\b(?:now|please|kindly|just|and|then),?\s)"
_OUT = r"[^.!?;\n]"
_EN = (
    rf"{_BEGIN}(?:[a-z]+\s)?{_MONEY}\s(?:instruction\s|order\s|request\s)?(?:has been |is |"
    rf"was just |"
    rf"now |just )?{_STATE}\s?[:：,–—-]\s?{_OUT}{{0,12}}?{_SUM}",
    rf"{_BEGIN}(?:funds?|money|cash|escrow|deposit|margin|collateral)\s(?:has been |have been |"
    rf"now |is |"
    rf"are )?(?:released|sent|wired|transferred|remitted|moved|swept|paid out)\s?[:：,–—-]\s?"
    rf"{_OUT}{{0,12}}?{_SUM}",
    rf"{_BEGIN}(?:(?:initiating|processing|executing|making|authori[sz]ing|submitting)\s(?:an?\s|"
    rf"the\s)?"
    rf"(?:[a-z]+\s){{0,2}}?{_MONEY}\s(?:of|for)\s|{_PAYS}\s(?:the\s|another\s|an?\s)?){_SUM}"
    rf"{_OUT}{{0,40}}?\b(?:to|into|for)\b{_OUT}{{0,30}}?\b{_PAYEE}",
    rf"{_BEGIN}(?:release|disburse|wire|pay|remit|transfer|send|settle|clear|refund|"
    rf"credit)\s(?:out\s|"
    rf"the\s|my\s|our\s|an?\s)?(?:[a-z]+\s(?:of\s)?){{0,3}}?{_SUM}{_OUT}{{0,40}}?\b(?:to|into)\b"
    rf"{_OUT}{{0,30}}?\b{_PAYEE}",
    rf"\b(?:i|we)(?:'m|'re| am| are)\s(?:now |just )?{_PAYS}\s(?:the\s|"
    rf"another\s)?{_SUM}{_OUT}{{0,40}}?"
    rf"\b(?:your|now|today|this (?:morning|afternoon|minute))\b",
    rf"\b(?:i|we)(?:'ve| have)?\s(?:just |now |already )?(?:paid|wired|sent|remitted|transferred|"
    rf"moved|"
    rf"withdrawn|debited)\s{_OUT}{{0,16}}?{_SUM}{_OUT}{{0,60}}?\b(?:from|out of|for|on) (?:your|"
    rf"you)\b",
    rf"\b(?:payment|wire|transfer|remittance)\s(?:instruction|"
    rf"order)\s?[:：]\s?{_OUT}{{0,30}}?{_SUM}",
)
_ZH_SUM = (
    r"(?:\d[\d,.]*\s?(?:万|亿|千)?\s?(?:元|美元|港元|港币|欧元|人民币|块|USDT|USD)|"
    r"(?:人民币|美元|港币|USD|RMB|[¥$])\s?[\d壹贰叁肆伍陆柒捌玖拾佰仟万]"
    r"[\d,.壹贰叁肆伍陆柒捌玖拾佰仟万]*)"
)
_ZH_PAYS = (
    r"(?:支付|汇[出入款付至往]|打款|打给|打入|划[转付拨至出]|付款|转账|转[至给入出]|拨付|"
    r"付[给至清]|"
    r"结清|缴纳|放款|代付|电汇|扣划|扣款|支取)"
)
_ZH_PAYEE = (
    r"(?:对手方|交易对方|卖方|买方|收款|账[户号]|供应商|托管|经纪|券商|银行卡|期货公司|中介|代理|"
    r"客户|个人|卡里|专户|律所|房东|服务商|对方|公司|先生|女士|承销|上游)"
)
_ZH_BEGIN = r"(?:^|[\n。!?;,:]\s?)"
_ZH_NOW = (
    r"(?:立[即刻]|马上|即刻|现(?=[向将从给支]|在|就)|请|务必|尽快|今[日天]|烦请|麻烦|"
    r"财务|出纳|速|正在|已(?:经)?(?:自动|为您|代您|替您))"
)
_ZH = (
    rf"{_ZH_BEGIN}{_ZH_NOW}[^,。;\n]{{0,10}}?(?:向|给|对|从|将|把|由)[^,。;\n]{{1,30}}?{_ZH_PAYS}"
    rf"[^。;\n]{{0,24}}?{_ZH_SUM}",
    rf"{_ZH_BEGIN}{_ZH_NOW}[^,。;\n]{{0,10}}?(?:将|把)[^,。;\n]{{0,16}}?{_ZH_SUM}[^,。;\n]{{0,12}}?"
    rf"{_ZH_PAYS}[^。;\n]{{0,20}}?{_ZH_PAYEE}",
    rf"{_ZH_BEGIN}(?:付款|支付|转账|汇款|打款|划款|出金|代付|放款)(?:指令|请求|申请)?(?:已(?:经)?|"
    rf"正在|"
    rf"即刻)?(?:发起|提交|启动|授权|受理|执行|放行|下达|生效|处理中)?\s?[:,]"
    rf"\s?[^。;\n]{{0,24}}?{_ZH_SUM}",
    rf"{_ZH_BEGIN}(?:款项|资金|保证金|定金|尾款)(?:已(?:经)?|正在)(?:汇出|划出|转出|打出|放款|释放|"
    rf"付出)"
    rf"\s?[:,][^。;\n]{{0,16}}?{_ZH_SUM}",
)
_MARKS = Marks({
    **{f"en{at}": regex(rf"(?i){pattern}") for at, pattern in enumerate(_EN)},
    **{f"zh{at}": regex(pattern) for at, pattern in enumerate(_ZH)},
})  # fmt: skip
_TOLD = regex(
    r"(?i)\b(?:said|says|reported|disclosed|according|agreed|shall|must|would|may|might|if|"
    r"under the|"
    r"prosecutors?|alleged|company|shareholders?|dividends?|buybacks?|users?|customers|back-?test|"
    r"example|template|last (?:week|month|quarter|year)|in (?:19|20)\d\d|q[1-4]|fiscal|per cent|"
    r"revenue|never|not|cannot|can't)\b|"
    r"公司(?:已|拟|将|向|应|须|于)|承诺|协议|约定|规定|判[令决]|法院|应[于在当按]|拟|若|如(?:果|"
    r"需)|"
    r"截至|报告期|募集|税[费款]|股东|年度|同比|本期|累计|示例|例如|不得|不要|切勿|不会|无法|诈骗|"
    r"上市公司|披露|公告|央行|财政"
)
"""Who tells of it, or by what it is owed."""


def paid(view: str) -> bool:
    """Whether somebody is told to pay, or a payment is said to be made."""
    heard = _MARKS.heard(view)
    return any(
        not _TOLD.search(view, *_sentence(view, found.start(), found.end()))
        for name in _MARKS.patterns
        if heard.has(name)
        for found in islice(_MARKS.patterns[name].finditer(view), _MOST)
    )


def _sentence(view: str, start: int, end: int) -> tuple[int, int]:
    """The bounds of the sentence, or of what is near in a long one."""
    begun = max(view.rfind(sign, max(0, start - 120), start) for sign in "\n。!?")
    stops = [at for sign in "\n。" if (at := view.find(sign, end, end + 120)) >= 0]
    return begun + 1, min(stops, default=min(len(view), end + 120))
