"""Chinese clauses that only say how much.

What they tell of is the topic of the clause before, 净利率居首，上半年高达21%.
"""

from activities.rules.prose.context import MetricMention, Scene
from activities.rules.scanning.regex import regex

_WHO = r"(?:该?公司|集团|管理层|财报|年报|中报|季报|公告|它|其)?"
_ADVERB = (
    r"(?:[则也又更只仅已便就还却均大]|目前|当前|如今|进一步|一度|具体|大致|基本|大体|"
    r"其实|实际|折?算下来|最新)*"
)
_GIVEN = r"(?:(?:给出|披露|公布|报告|交出)?的?(?:数字|数据|结果|数值|水平|答卷|成绩))?"
_VERB = (
    r"(?:是|为|达到?|高达|多达|低至|只有|仅有|约有|录得|[做回来]到|站[上稳]|守住|以"
    r"|(?:稳定?|维持|保持|处)在|"
    r"(?:提升|上升|回升|攀升|下降|下滑|回落|降低|增长|增加|减少|[升降增减涨跌])[至到])?了?"
)
_ONLY = regex(
    rf"[\s\x00]*{_WHO}[\s\x00]*{_ADVERB}{_GIVEN}{_VERB}[\s\x00]*(?:约|近|逾|超过?|不足|大约)?"
    rf"\s?(?:[A-Z]{{2,3}})?[$¥€£]?"
)
_ASIDE = regex(
    r"^[\s\x00]*(?:且|并|但|而|其中|若|如果?|即使)?(?:按照?|以|据|根据|基于|剔除|扣除|不[含计考]|"
    r"考虑|受|因|由于?|随着?|除|得益|加上|凭借|对应|对比|假设|[与和跟同比较])"
    r"|相比|相较|之[后前]|[后前时]$|影响|带动|推动|拖累|驱动|(?:计算?|测算|估算|口径)$"
)
"""A clause that says why, when or on what ground, and names no topic: 受汇兑收益拖累，为3亿元."""
_ANSWER = regex(r"\s*(?:(?:答案?|A)\s?:)?\s?")
_MARKS = "，,:"
_LONG = 48
"""No longer is a clause that only says how much, its time and its company with it."""
_FAR = 2
"""How many clauses before may name the topic: 毛利率领先同行，上半年又创新高，达18%."""


def before(scene: Scene, position: int, floor: int) -> tuple[int, int] | None:
    """Where the clause stands whose topic a number at a position goes on with.

    None where its own has words of another.
    """
    begins = scene.sentence(position)[0]
    floor = max(floor, begins)
    end = max(scene.text.rfind(mark, floor, position) for mark in "，,")
    if end < 0 or position - end > _LONG or scene.text[floor:end].isascii():
        return None
    if not _ONLY.fullmatch(scene.nameless(end + 1, position)):
        return None
    start = end
    for _ in range(_FAR):
        stop = start
        start = max(floor, *(scene.text.rfind(mark, floor, stop) + 1 for mark in _MARKS))
        if _ASIDE.search(scene.nameless(start, stop)):
            return None
        if scene.after(scene.metrics, start, stop) or start <= begins:
            return start, end
        if start == floor:
            return None
        start -= 1
    return None


def asked(scene: Scene, position: int, floor: int) -> MetricMention | None:
    """The only metric of a question that a number answers: 毛利率是多少？上半年为18%."""
    begins = scene.sentence(position)[0]
    if not begins or scene.text[begins - 1] not in "?？" or scene.text[:begins].isascii():
        return None
    asks = scene.sentence(begins - 1)[0]
    answer = _ANSWER.match(scene.text, begins)
    begins = answer.end() if answer else begins
    if floor > asks or not _ONLY.fullmatch(scene.nameless(begins, position)):
        return None
    named = scene.between(scene.metrics, asks, begins)
    return named[0] if len(named) == 1 else None
