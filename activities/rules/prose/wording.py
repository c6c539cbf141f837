"""当前价 is said of a live price only, 最近收盘 of a close (seed 000)."""

import re
from collections.abc import Iterator, Sequence

from activities.rules.prose.context import Scene
from activities.rules.prose.readings import Reading
from schemas.gate import Finding

_LIVE = re.compile(
    r"当前价格?|当前股价|现价|实时(?:价格?|股价)|盘中价|(?<![A-Za-z])(?:current (?:share |stock )?price|real-time price|live price"
    r"|(?:currently|now) (?:trades|trading)|is trading (?:at|around)|last traded price)(?![A-Za-z])",
    re.IGNORECASE,
)
_CLOSE = re.compile(
    r"最近收盘|收盘价|收于|报收|收报|(?<![A-Za-z])(?:last close|latest close|closing price|closed at)(?![A-Za-z])",
    re.IGNORECASE,
)
_NOT_ABOUT = re.compile(
    r"[较比](?:最近)?$|相对|相比|than (?:the )?$|(?:to|above|below|from) (?:the )?$", re.IGNORECASE
)


def check(scene: Scene, readings: Sequence[Reading]) -> Iterator[Finding]:
    """Findings on a close that is called a current price, and on a live price called a close."""
    for words, wanted, other in ((_LIVE, "live", "close"), (_CLOSE, "close", "live")):
        hit = words.search(scene.text)
        statuses = {reading.price_status for reading in readings} - {""}
        if hit and other in statuses and wanted not in statuses:
            fact = next(r for r in readings if r.price_status == other)
            kind = "a close" if other == "close" else "a live price"
            yield Finding(
                rule="grounding.wording",
                reason=f"says {hit[0]}; {fact.name} is {kind}",
                span=hit[0],
            )
