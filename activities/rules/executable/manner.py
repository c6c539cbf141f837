"""What reads like a trade order, whatever its turn: weights learnt from many authors' texts."""

from bisect import bisect_left, bisect_right
from functools import cached_property, lru_cache
from itertools import accumulate

from activities.rules.executable import rows
from activities.rules.executable.explaining import explains
from activities.rules.executable.heads import heads_data, heads_table
from activities.rules.executable.refusing import disclaims
from activities.rules.executable.reporting import reports
from activities.rules.scanning.anchors import lowered
from activities.rules.scanning.likeness import SHORTEST, Piece, Scales, Sentence, Window, pieces
from activities.rules.scanning.regex import regex

FOUND, FOUND_SHORT = 1.0, 2.5
"""Logits: what is more alike is an order; of fewer words than make up a window, more is asked."""
DOUBTFUL = -1.5
"""Logits: what is less alike is none."""
WEIGHED = 50_000
"""Characters of a text of which the manner is judged."""
_DATA = regex(
    r"[{}\[\]=<>|_]|[a-z0-9]\((?!\d{6}\)|[a-z.:]{1,8}\))|`{3}|"
    r"[\"'][\w ./-]{1,30}[\"']\s?:\s?(?:[\"'\d-]|true|false|null)|"
    r"(?m:^(?!\W*(?:buy|sell|short|cover|bto|sto)\b)(?![^\n]*[买卖清平减加])[^\n,]{1,40},\s?"
    r"\d{1,4}[/-]\d{1,2}[/-]\d{1,4}(?:,[^\n,]{0,40}){1,12}$)|"
    r"(?m:^(?![^\n]*[买卖清平减加])[\w.]{1,12}(?:,[\w.%$-]{0,16}){2,12}$)"
)
"""What stands in no sentence that is said to people; a code in brackets behind a name does."""
_NO_DEED = (
    r"(?!.{0,30}(?:[买卖清沽抛赎换]|[加减平建满空]仓|下单|委托|指令|立即|马上))"
    r"[^\n。,，;；:：]{2,30}?"
)
"""A name, or a few, with no word of a trade among them."""
_REPORT = regex(
    r"\s*(?:(?:问|提问|q|question)\s?[:：][^\n]{2,80}[?？]$|"
    r"[^\n]{2,80}已(?:做|作|经)?(?:掩码|脱敏|打码|遮蔽))|"
    r"\s*(?:[^,，:：]{1,12}[,，]\s?)?(?:(?:he|she|they|insiders?|traders|funds|investors|"
    r"(?:[a-z-]{3,16} ){1,2}(?:traders|funds|investors|insiders|managers|savers|speculators|"
    r"buyers|sellers) (?:who|that|often|rarely|usually|typically|tend|have|had|were|are)|"
    r"(?:the|that) (?:fund|company|board|founder|chairman|ceo))\b"
    r"|(?:[他她]们?|有人|外资|机构|基金|北向资金|(?:大|控股)?股东|高管|董事长|"
    r"公司)(?!请|经理请|务必)"
    r"|[a-z][^:;,]{4,70}? (?:rose|fell|gained|lost|slipped|climbed|dropped|lagged|outperformed|"
    r"underperformed|rallied|jumped|slid|edged|ended|closed (?:up|down|at|higher|lower)|advanced|"
    r"declined|traded|was (?:unchanged|flat|little)|were (?:unchanged|flat|mixed|little))\b"
    r"|【[^】\n]{2,12}】[^\n。,，:：]{0,30}$"
    rf"|{_NO_DEED}(?:涨停|跌停|大涨|大跌|暴涨|暴跌|跳水|闪崩|飙升|[领跟]涨|[领跟]跌|"
    r"走[强弱低高]|拉升|翻[红绿]|[涨跌][超逾近]\s?\d)(?![^\n]{0,40}(?:您|你|我|帮|替|请|快))"
    rf"|{_NO_DEED}\(\d{{6}}(?:\.[a-z]{{2}})?\)\s?(?:[点快短简锐]评|深度|跟踪|首次覆盖|"
    r"专题|调研|动态|公司研究|事件|业绩|[季年]报|中报)(?!.{0,60}(?:[买卖清沽抛]|[加减平建满空]仓|下单|"
    r"委托|立即|马上|[市限]价))[^\n。,，;；:：!！?？]{2,40}$"
    r"|(?:[^\s:：,，。]{0,6}(?:备忘录|卡片|纪要|速览|摘要|要点))\s*$"
    r"|#{0,6}\s?[^\n买卖清仓,，。;；]{1,40}(?:点评|[简快短]评|评论|研报|报告|跟踪|深度|周报|日报|"
    r"月报|"
    r"速递|快报|分析|解读|前瞻|综述|总结|复盘|更新)\s*$"
    r"|#{1,6}\s(?![^\n]*\b(?:buy|sell|close|order)\b)[^\n]{1,80}\b(?:review|update|note|memo|recap|"
    r"preview|take|results|earnings|initiation|comment|report|summary)\s*$"
    r"|(?!.{0,80}(?:[买卖清沽抛]|[加减平建满空]仓|下单|委托|指令|立即|马上|市价|限价|"
    r"\d\s?[万千]?[股手张份]))"
    r"#{0,6}\s?\W{0,2}[^\n,，。;；:：]{0,30}"
    r"(?:[点快短简锐]评|评论|研报|报告|跟踪|深度(?:研究|分析|解读)?|[周日月季年]报|速递|快报|"
    r"分析|解读|"
    r"前瞻|综述|总结|复盘|更新|首次覆盖|专题|研究|纪要|调研|观察|聚焦|速评|笔记|随笔|早评|晚评|"
    r"策略|展望)"
    r"(?:[(（][^()（）\n]{1,20}[)）])?\s?(?:[:：|｜]|——?|\s-\s)\s?[^\n。!！?？]{1,60}$"
    r"|(?!.{0,120}\b(?:buy|sell|close|orders? to|short|cover|trade|execute|shares|at market|now|"
    r"today|"
    r"immediately)\b)#{0,6}\s?[^\n:.]{0,60}\b(?:deep[- ]dive|review|update|note|memo|recap|"
    r"preview|take|"
    r"wrap|primer|initiation|initiating(?: coverage)?|initiated|coverage|comment|report|summary|"
    r"analysis|outlook|thoughts|readout|debrief|spotlight|focus|brief|insights?)\s?(?::|[—–]|"
    r"\s-)\s?"
    r"[^\n.!?]{1,90}$"
    r"|\W{0,6}(?:(?:please|pls|any|your|all|final|first|and) ){0,3}(?:send |share )?"
    r"(?:(?:your|any|all|the) )?(?:comments?|feedback|edits|thoughts|questions|corrections|remarks|"
    r"input|mark-?ups|suggestions|revisions|drafts?|replies|responses|slides|rsvps?|redlines|notes)"
    r"(?: (?:to (?:me|us|the (?:desk|team|editors?))|on (?:this|it|the (?:draft|note|preview|"
    r"model))))?"
    r" (?:by|before|no later than|due|until|welcome|at the latest|eod|cob)\b(?!.{0,60}\b(?:buy|"
    r"sell|shares|"
    r"orders?|trade|position)\b)[^\n]{0,40}$"
    r"|(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|"
    r"morning)(?: [a-z]{2,16}){0,3}\s?[,!:—-]\s*$"
    r"|[^\n,.;:!?@\d]{2,48}[,|·]?\s[\w.+-]{1,40}@[\w-]{1,40}(?:\.\w{2,8}){1,3}\W*$"
    r"|[-*•·\d.、)\s]{0,6}(?:标的|公司|股票|机构|评级|结论|理由|证据|来源|日期|下次更新|风险(?:提示)?)\s?[:：]"
    r"\s?[^\n买卖清仓]{1,40}$)"
)
"""How a sentence begins that tells what others do."""
_DONE = regex(
    r"(?:19|20)\d\d-\d\d-\d\d[,，]?\s(?:buy|sell|bought|sold|买入|卖出)|"
    r"[，,]\s?(?:均|都|现)?已(?:[补付收发存]|付清|补[齐录发]|修正|核对|成交|完成|处理|归档|确认)"
    r"(?:完毕|了)?\s?[。.；;]?\s*$"
    r"|\b(?:sold|bought|acquired|purchased) [\d,.]+[km]? shares\b[^.;\n]{0,120}?\b(?:during the "
    r"(?:quarter|"
    r"year|month|week)|(?:last|in the (?:first|second|third|fourth|same)) (?:quarter|week|month|"
    r"year)|according to (?:its|the|a)\b[^.;\n]{0,30}(?:13[fdg]|filing|form 4))"
    r"|(?<=: )(?:sold|bought) [\d,.]+k? [a-z][^;\n]*\b(?:filled|settled)\b"
    r"|(?:维持|重申|(?:首次|继续|仍)?给予|上调[至为到]|下调[至为到]|调[升降][至为到]|保持|"
    r"(?:结论|评级|观点|判断|建议|总结|小结|看法|意见)\W{0,3}[:：]\W{0,3}(?:强烈)?)"
    r"(?:公司|其|对\S{2,10})?(?:的)?(?:投资)?(?:评级)?(?:[为至])?\s?[“\"「『]?(?:强烈)?"
    r"(?:买入|卖出|增持|减持|持有|中性|回避|推荐|审慎增持|谨慎增持|跑赢(?:行业|大市|市场)|"
    r"优于大市|强于大市|同步大市|看好)[”\"」』]?(?:的?(?:投资)?评级)?(?:[(（][^()（）]{1,8}[)）])?"
    r"\W*$"
    r"|\b(?:reiterat\w+|maintain\w*|keep|reaffirm\w*|stay(?:ing)? at|remain|affirm\w*) "
    r"(?:(?:our|a|an|the|at|with) )?[\"“]?(?:strong )?(?:buy|sell|hold|overweight|underweight|"
    r"outperform|underperform|accumulate|neutral|add|reduce)[\"”]?(?: rating)?\W*$"
)
"""How a sentence ends, or what it holds, that tells what was done, or what a stock is rated."""
_END = regex(r"[。！？!\n;；]|\?|\.(?=[ \"'”’)\]\u4e00-\u9fff]|\Z)")


def cut(view: str) -> list[Piece]:
    """The sentences of a readable text: those about others, and data, are no orders by manner."""
    lower, start, sentences, rated = lowered(view), 0, [], False
    for end in (*(found.end() for found in _END.finditer(lower)), len(lower)):
        if end - start > 1:
            rated = rows.is_of_cells(lower[start:end]) and (rated or rows.rates(lower[start:end]))
            told = rated or _REPORT.match(lower, start, end) or _DONE.search(lower, start, end)
            named = heads_data(lower, start) or heads_table(lower, start)
            told = told or named or _DATA.search(lower, start, end)
            dull = told or _says_nothing(view[start:end])
            sentences.append(Sentence(start, end, sparks=not dull))
        start = end
    return pieces(lower, sentences)


def _says_nothing(sentence: str) -> bool:
    """Whether a sentence is a row of figures, reports or explains."""
    return (
        rows.is_figures(sentence)
        or rows.is_entry(sentence)
        or reports(sentence)
        or disclaims(sentence)
        or explains(sentence)
    )


class Manner:
    """How a readable text, as far as it is weighed, reads: looked at when first asked."""

    def __init__(self, view: str) -> None:
        self._view = view

    def is_order(self) -> bool:
        """Whether something in it reads like an order."""
        return any(
            window.score > (FOUND if window.words >= SHORTEST else FOUND_SHORT)
            for window in self._windows
        )

    def doubts(self, start: int, end: int) -> bool:
        """Whether a passage reads like none, whatever words of an order stand in it."""
        first, last = bisect_right(self._ends, start), bisect_left(self._starts, end)
        scores = [window.score for window in self._windows[first:last] if window.end > start]
        return bool(scores) and max(scores) < DOUBTFUL

    @cached_property
    def _windows(self) -> list[Window]:
        sentences = cut(self._view[:WEIGHED])
        read = (*_scales().weigh(sentences), *_scales().alone(sentences))
        return sorted(read, key=lambda window: window.start)

    @cached_property
    def _starts(self) -> list[int]:
        return [window.start for window in self._windows]

    @cached_property
    def _ends(self) -> list[int]:
        """Where the longest window up to each of them ends: none before reaches further."""
        return list(accumulate((window.end for window in self._windows), max))


@lru_cache(maxsize=1)
def _scales() -> Scales:
    return Scales.of(__package__)
