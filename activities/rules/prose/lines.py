"""Lines of business in the names of facts, and of which one a metric alone is told.

甲业务收入5亿元，毛利率22%.
"""

from activities.rules.prose import exclusive
from activities.rules.prose.bounds import Bound
from activities.rules.prose.labels import BEHIND
from activities.rules.prose.readings import Reading, Readings
from activities.rules.scanning.regex import regex

LINE = regex(r"(?P<line>[一-鿿]{2,6}?)(?:业务|板块|分部|事业部)")
"""A line of business in the name of a fact, or in the words before a number."""
_LISTED = regex(r"分别|依次|各|\|")


def is_under_other(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether a metric alone follows another line of business that has a fact of it.

    甲业务收入5亿元，毛利率22%.

    Its own line may be told by how its name begins: 工业级 for 工业级传感器.
    """
    own, label = _line_of(reading.words), bound.label.partition(BEHIND)[0]
    metric = reading.words.removeprefix(own)
    if not own or not metric or label.strip(" 、") != metric or _LISTED.search(bound.around):
        return False
    told = bound.told
    lines = [_place(own[:size], told, mine=True) for size in range(2, len(own) + 1)]
    for other in readings:
        line = _line_of(other.words)
        if line and other.entity == reading.entity and other.words.removeprefix(line) == metric:
            lines.append(_place(line, told, mine=line == own))
    end, _, mine = max(lines)
    return end > 0 and not mine


def _line_of(words: str) -> str:
    """The line of business that the name of a fact begins with, whether it is called one or not.

    伺服系统毛利率.
    """
    if hit := LINE.match(words):
        return hit[0]
    line = exclusive.line(words)
    return line if len(line) > 1 and not line.isascii() and words.startswith(line) else ""


def _place(line: str, told: str, *, mine: bool) -> tuple[int, int, bool]:
    """Where a line of business is named last.

    Its end there, or 0; of two that end alike the longer one counts.
    """
    at = told.rfind(line)
    return (at + len(line), len(line), mine) if at >= 0 else (0, 0, mine)
