"""Orders as forms: boxes that are ticked, weights that are to change, messages between banks."""

import re
from itertools import islice

from activities.rules.scanning.regex import regex

_SIDE = (
    r"(?:buy|sell|short|cover|purchase|redeem|redemption|subscribe|subscription|switch|买入|卖出|"
    r"买|卖|申购|赎回|认购|转换|融资买入|融券卖出|开仓|平仓)"
)
_TICK = r"(?:\[[xX✓✔√*]\]|\([xX✓✔√]\)|[☑☒✅■●✓✔√])"
_EMPTY = regex(r"(?:\[ ?\]|\( ?\)|[☐□○]) ?[\w\u4e00-\u9fff-]{1,20}")
_TICKED = regex(rf"(?i){_TICK} ?({_SIDE})(?![a-z])|(?<![a-z])({_SIDE}) ?{_TICK}")
_TICKS = (*(f"{a}{sign}{b}" for a, b in ("[]", "()") for sign in "xX✓✔√*"), *"☑☒✅■●✓✔√")
_DEEDS = (
    r"买入|卖出|加仓|减仓|清仓|建仓|增持|减持|\b(?:buy|sell|trim|add|reduce|increase|exit|cut)\b"
)
_SHIFT = regex(
    rf"(?im)^(?=[^\n]{{0,120}}(?:{_DEEDS}))[^\n%]{{0,60}}\d%[^\n%\d]{{0,16}}"
    rf"\d{{1,3}}(?:\.\d{{1,3}})?%"
)
"""A line with two weights and what to do about it."""
_ARROW = regex(
    r"(?m)^[^\n%]{0,60}?\d%\s?(?:→|->|=>|—>|⇒|>|\|)\s?[^\n%\d]{0,6}\d{1,3}(?:\.\d{1,3})?%"
)
"""A line with a weight and the next."""
_HOW = regex(
    r"(?i)指令|执行方式|做完|做到位|立即执行|即刻执行|下单|务必|收盘前|vwap|twap|市价|"
    r"\b(?:by the close|at the open|execute|moc|instructions?|at market)\b"
)
_INSTRUCTED = regex(
    r"(?i)指令|执行|下单|生效|收盘前|尾盘|开盘|立即|今[日天](?:内|完成)|务必|"
    r"\b(?:twap|vwap|moc|instructions?|execut\w+|effective|orders?|by the close|at the open|"
    r"on the close|today|please)\b"
)
_RECORDED = regex(
    r"(?i)回测|模拟|历史|回顾|复盘|已完成|建议|拟|示例|假设|季报|年报|披露|上[季期月周]|报告期|"
    r"研报|评级|指数|样本|若|测算|"
    r"\b(?:back-?test\w*|hypothetical|model portfolio|last (?:quarter|month|year)|was|were|"
    r"example|illustrat\w+|review|proposed|recommend\w*|index|consensus|survey|13f|filing|"
    r"previous|prior|scenario)\b"
)
_AROUND = 300
_MOST = 200
_MESSAGE = tuple(
    (regex(head), regex(value))
    for head, value in (
        (r":32[AB]:(?:\d{6})?[A-Z]{3}\d", r":5[789][A-D]?:"),
        (r"\{2:I(?:10[1234]|20[0-5]|50[29]|54[0-3])", ""),
        (r":23G:(?:NEWM|CANC)", r":(?:22[FH]::(?:BUSE|REDE|SETR|TOOR)|(?:36B|19A)::(?:ORDR|SETT))"),
        (
            (
                r"<(?:\w{1,8}:)?(?:CdtTrfTxInf|FIToFICstmrCdtTrf|FICdtTrf|CstmrCdtTrfInitn|PmtInf|"
                r"DrctDbtTxInf|SbcptOrdr\w{0,4}|RedOrdr\w{0,4}|SctiesSttlmTxInstr)\b"
            ),
            r"<(?:\w{1,8}:)?(?:IntrBkSttlmAmt|InstdAmt|Amt|UnitsNb|SttlmAmt|SttlmQty|OrdrQty)\b",
        ),
    )
)
"""How messages of SWIFT begin that pay, settle or deal, and the value in them; statements
differ."""
_REACH = 1200
_FEW = 20
_SIGNS = (":32", "{2:I", ":23G:", "CdtTrf", "PmtInf", "DrctDbt", "Ordr", "SctiesSttlm")


def unticked(view: str) -> str:
    """The text with the box that is ticked as a field, and without the others."""
    if not any(tick in view for tick in _TICKS):
        return view
    return _TICKED.sub(
        lambda box: f"; side:{box[1] or box[2]} ; exec:now ", _EMPTY.sub("", view, _MOST), _MOST
    )


def filled(view: str) -> bool:
    """Whether a list of weights is to be traded, or a message pays or settles."""
    if any(sign in view for sign in _SIGNS) and _paid(view):
        return True
    return "%" in view and _shifted(view)


def _paid(view: str) -> bool:
    """Whether a message between banks pays, settles or deals."""
    return any(
        value.search(view, begun.end(), begun.end() + _REACH)
        for head, value in _MESSAGE
        for begun in islice(head.finditer(view), _FEW)
    )


def _shifted(view: str) -> bool:
    """Whether two lines change weights that somebody is told to trade."""
    return _told(view, _SHIFT, _INSTRUCTED) or _told(view, _ARROW, _HOW)


def _told(view: str, shift: re.Pattern[str], told: re.Pattern[str]) -> bool:
    """Whether two lines close to each other are changes, and somebody is told to make them."""
    last = None
    for line in islice(shift.finditer(view), _MOST):
        if last is not None and line.start() - last < _AROUND:
            around = view[max(0, last - _AROUND) : line.end() + _AROUND]
            if told.search(around) and not _RECORDED.search(around):
                return True
        last = line.start()
    return False
