"""当前价 is said of a live price only, 最近收盘 of a close (seed 000)."""

import re
from collections.abc import Iterator
from functools import partial

from activities.rules.prose import price_now
from activities.rules.prose.context import Scene
from activities.rules.prose.index import Index
from activities.rules.scanning.regex import regex
from schemas.gate import Finding

_LIVE = regex(
    r"当前价格?|当前股价|现价|实时(?:价格?|股价)|盘中价|"
    r"(?<![A-Za-z])(?:current (?:share |stock )?price|real-time price|live price"
    r"|(?:currently|now) (?:trades|trading)|is trading (?:at|around)|"
    r"last traded price)(?![A-Za-z])",
    re.IGNORECASE,
)
_CLOSE = regex(
    (
        r"最近收盘|收盘价|收于|报收|收报|"
        r"(?<![A-Za-z])(?:last close|latest close|closing price|closed at)(?![A-Za-z])"
    ),
    re.IGNORECASE,
)
_JOINED = regex(
    r",?\s?(?:(?:Inc|Corp|Corporation|Co|Ltd|Group|Holdings|plc|股份|集团)\.?,?\s?)?\(?"
)
_CODE = regex(r"(?:[A-Za-z]{2})?[0-9]{4,6}(?:\.[A-Z]{2})?|[A-Z]{2,6}\s?:|[A-Z]{1,5}\)")
_FIGURE = regex(r"\s?:\s?(?:about |[A-Z]{2,3}\s?)?[-+]?[$¥€£]?[0-9.,]+(?:\s?[a-z%]|[^0-9A-Za-z.])")
"""Behind a name in brackets, its own figure, and no code of the name before: (BYD: CNY 19.8bn)."""
_BACK = 36
_TICKER, _STEM = regex(r"[A-Z]{1,5}(?=\)?$)"), 4
_AT_THE_CLOSE = regex(
    r"日终|闭市|收市|盘后|收盘(?:行情|卡片|数据|快照|速览|播报|一览|小结|报价)|"
    r"(?<![a-z])(?:end[ -]of[ -]day|eod|closing (?:card|snapshot|quotes?))(?![a-z])",
    re.IGNORECASE,
)
"""In the head of a card whose prices are all of the close."""
_FIELD = regex(r"(?:现价|最新价|last price)\s?(?:\([^()]{1,6}\))?\s?[:：|]", re.IGNORECASE)
"""A price as the field of a card, and not of a sentence."""
_OF_A_CLOSE = regex(r"\s?\([^()\n]{0,24}(?:收盘|盘后|close|closing)[^()\n]{0,8}\)", re.IGNORECASE)
"""Behind a current price, the close that it is of: 现价（5月7日收盘）."""
_BESIDE = regex(
    (
        r"(?:[较比对离]|相对于?|相比于?|"
        r"(?<![a-z])(?:than|to|above|below|from|against|versus|of) (?:the )?)$"
    ),
    re.IGNORECASE,
)
_MEASURED = regex(
    r"\s(?:at|on|for)\s(?:about |around |roughly |just |only |some )?[0-9.]+\s?"
    r"(?:x|times)(?![a-z])|"
    r"的?\s?(?:对应|隐含|计算|测算|折算|水平|下的|估值|处于|"
    r"(?:P/?E|P/?B|市盈率|市净率|股息率)(?![A-Za-z]))"
)
"""Behind a price that only something else is measured by: 当前股价对应PE, now trades at 12x."""


def misnamed(scene: Scene) -> Iterator[Finding]:
    """Findings on a company that is given the code of another: 五粮液(600519.SH)."""
    for one, other in zip(scene.entities, scene.entities[1:], strict=False):
        if (
            one.key == other.key
            or _FIGURE.match(scene.text, other.end)
            or _CODE.match(scene.text, one.start)
            or not _JOINED.fullmatch(scene.text[one.end : other.start])
            or _is_class(scene.text[other.start : other.end], one.key)
        ):
            continue
        if scene.text[other.start] == "(" or _CODE.match(scene.text, other.start):
            names = scene.text[one.start : one.end], scene.text[other.start : other.end].strip("()")
            yield Finding(
                rule="grounding.entity",
                reason=f"says {names[0]}; {names[1]} is another",
                span=names[0],
            )


def _is_class(written: str, own: str) -> bool:
    """Whether a ticker is that of another class of the same shares: GOOG for GOOGL."""
    ticker = _TICKER.search(written)
    return ticker is not None and own.startswith(ticker[0][:_STEM]) and len(ticker[0]) >= _STEM


_DENIED = regex(
    r"(?:(?<![仅只光单])(?:不(?:是|代表|等于|等同于?|构成|反映|作为|含|包含|包括|提供|显示|展示)|"
    r"并非|而非|非|没有|暂无|未(?:提供|接入|含|包含|包括|取得|获取|使用)|缺少|缺乏|不能?(?:视为|当作|视作))"
    r"(?:任何|真正的?|当日|当前|最新|其|该股|的|它|任意|目前|今日|此刻)*|"
    r"(?<![a-z])(?:not|isn't|aren't|never|no|without|rather than|instead of|nor|neither|"
    r"(?:does|do|did)(?:n't| not) (?:reflect|represent|mean|show|include)|excludes?|lacks?)"
    r"(?:\s(?:an?|the|any|its|your|to|be|taken|as|read|necessarily|today's))*\s?)$",
    re.IGNORECASE,
)
"""Before what a price is said not to be: 不代表盘中价格, not the current price."""
_LACKING = regex(
    r"\s?(?:[:：为]|(?:data|feed|数据|行情)|(?<![a-z])(?:is|are|was)(?![a-z]))*\s?(?:暂无|未(?!来)|不可得|缺失|无法|n/a|"
    r"(?:not|un)\s?available|missing)",
    re.IGNORECASE,
)
"""Behind a price that a text says it has none of: 实时价格暂无."""


def _named(text: str, hit: re.Match[str]) -> bool:
    """Whether a price is called so; not measured against (相对现价 -19%), nor denied."""
    if _MEASURED.match(text, hit.end()) or _LACKING.match(text, hit.end()):
        return False
    before = text[max(0, hit.start() - _BACK) : hit.start()]
    return not (_BESIDE.search(before[-12:]) or _DENIED.search(before))


def is_closing_card(folded: str) -> bool:
    """Whether the head of a text says that it is a card of closing prices: 日终行情卡片."""
    head = folded.lstrip().partition("\n")[0]
    return _AT_THE_CLOSE.search(head) is not None


def check(scene: Scene, known: Index, *, closing: bool = False) -> Iterator[Finding]:
    """Findings on a close that is called a current price, and on a live price called a close.

    In a card of closing prices the field 现价 is one of them.
    """
    for words, wanted, other in ((_LIVE, "live", "close"), (_CLOSE, "close", "live")):
        if other not in known.statuses or wanted in known.statuses:
            continue
        hit = next(filter(partial(_named, scene.text), words.finditer(scene.text)), None)
        if hit is None and other == "close":
            hit = next(
                filter(partial(_named, scene.text), price_now.called(scene.text, known.closes)),
                None,
            )
        if hit and not (
            _OF_A_CLOSE.match(scene.text, hit.end())
            or (closing and _FIELD.match(scene.text, hit.start()))
        ):
            fact = next(r for r in known.readings if r.price_status == other)
            kind = "a close" if other == "close" else "a live price"
            yield Finding(
                rule="grounding.wording",
                reason=f"says {hit[0]}; {fact.name} is {kind}",
                span=hit[0],
            )
