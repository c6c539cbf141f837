"""Orders in words: the sentences of a text that ask for a trade, or say that one is being made.

What a report says of others' trades has somebody who traded, a plan, a test or a rule in it.
"""

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet

from activities.rules.executable import mandates_en, mandates_zh, trades_en, trades_zh
from activities.rules.executable.explaining import explains
from activities.rules.executable.heads import heads_table
from activities.rules.executable.plainly import plainly
from activities.rules.executable.refusing import refused
from activities.rules.executable.reporting import recalls, reports
from activities.rules.executable.rows import is_row
from activities.rules.scanning.anchors import TooDense, lowered
from activities.rules.scanning.regex import regex

_SENTENCE = regex(r"[^。！？!?\n.]*(?:\.(?!\s|$)[^。！？!?\n.]*)*(?:([。！？!?\n])\1*|\.|$)")
_LONGEST = 400
_OVERLAP = 100
_SHORTEST = 4
_BEFORE, _AFTER = 200, 120
MOST = 200_000
"""Characters of possible demands of which no text has more, but one that is made of them."""
_LATIN = regex(r"[A-Za-z][ :]")
_PONDERED = regex(
    r"(?i)^\W*(?:(?:so|now|but|and),? )?(?:should|shall|do|did) (?:i|we|one|investors)\b"
)
"""A question that somebody asks of themselves."""
_LOGGED = regex(r"^\W*(?:19|20)\d\d[-/.年]\d{1,2}[-/.月]\d{1,2}日?\W")
_TESTED = regex(
    r"(?i)back-?test|simulat|hypothetical|paper trad|trade log|回测|模拟|历史成交|样本内|样本外"
)
_QUOTED = regex(
    r"(?i)^\W{0,2}[\"“][^\"”\n]{3,80}[\"”],? (?:has|have|is|was|are|works?|worked|may|can|goes|"
    r"went|trades?|as|said|runs|the)\b"
)
"""A saying that a sentence speaks of."""
_CHORE = regex(
    r"(?:^|(?<=[,，;；:：]))\s*(?:敬?请|烦请)?(?:勿|不要)?(?:直接|及时|尽快|尽早)?"
    r"(?:回[复电信](?!仓)|答复)(?:本|此|该)?(?:邮件|短信|消息|来信)?(?:即可)?(?=[,，。!！;；]|\s*$)"
    r"|(?i:(?<![a-z ])\s*(?:please )?(?:pay|settle|approve|process) "
    r"(?:the |this |your |our |their )?"
    r"(?:[a-z]+ )?invoices?\b)(?: [A-Z0-9-]{2,24})?(?: against PO [\w-]{2,20})?"
    r"(?=[,.;!]| and\b|\s*$)|(?i:(?<![a-z ])\s*(?:(?:add|put|keep) [^.,;\n]{1,40}? (?:to|on) your "
    r"(?:watch ?list|radar)|"
    r"vote (?:for|against) [^.;\n]{2,160})(?=[.,;!]|\s*$| ahead))"
)
"""A clause that asks for no trade: answer a mail, or do not (请勿直接回复); pay a bill."""
_GAPPED = regex(
    r"(?i)\b(?-i:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*_?(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|PWD|USER|"
    r"USERNAME|"
    r"HOST|URL|ID))\s?=\s?\S|\b(?-i:[A-Z]+_(?:KEY|TOKEN|SECRET))\b|\bYOUR_[A-Z_]{2,20}|"
    r"<\s?(?:your|my|insert|api|token|key|secret)[-_ ]?"
    r"[^<>\n]{0,30}>|changeme|placeholder|\.env\b"
)
"""A variable of a program, or what stands where its value would be."""
_SETUP = regex(
    r"(?i)\b(?:set|put|fill in|fill|change|add|enter|replace|copy|paste|use|export|define|"
    r"configure|"
    r"edit|keep)\b[^.;\n]{0,160}?(?:=\s?\S+|\.env\b|\bit\b|(?-i:[A-Z]+_[A-Z_]{2,20})\b)|"
    r"\b(?:before|then|and|prior to|when|to|after|until)?\s?(?:you )?(?:then )?"
    r"(?:request|load|fetch|ask for|get|pull|quer|download|stream|call)(?:ing|y|ying|s)?\s"
    r"(?:for\s)?[^.,;\n]{0,24}?\b(?:quotes?|prices?|bars|data|ticks|candles|filings|series)\b"
    r"(?:\s(?:for|of|on)\s(?:\d{1,3}\s)?[A-Za-z.]{1,10})?(?:\sat\s\d\d?:\d\d)?|"
    r"\basking for\b[^.,;\n]{0,24}?"
    r"\b(?:quotes?|prices?|bars|data)\b"
)
"""What a note on setting up a program tells its reader: fill in a value, ask for data."""
_NAME = r"(?:(?![买卖购抢清满全半加减平开建补仓])[\u4e00-\u9fff]){2,8}"
"""Of a security or of who trades: no word of a trade is in it."""
_BOOK = regex(
    r"(?:^|(?<=[,，;；:：、|/ ]))\s*(?:"
    r"[买卖][一二三四五]\s?(?:价|量|盘|挂单|档)?\s?[:：]?\s?\d[\d,.]*\s?元?"
    r"(?:\s?[/x×]?\s?(?:挂单?|量)?\s?\d[\d,]*)?\s?[股手张]?"
    r"|(?:申购|认购|配售|申报)代码\s?[:：]?\s?\d{6}|申购赎回单位\s?[:：]?\s?[\d,.]+\s?万?份"
    rf"|(?:今日|明日|本周)可申购(?:新股|新债)?[:：]?\s?{_NAME}"
    r"|(?:委[买卖托]|撤单|挂单|成交|主动[买卖]盘?)量\s?(?:为|[:：])?\s?\d[\d,.]*\s?万?[股手张]"
    rf"|(?:{_NAME}\s)?(?:累计)?(?:买入|卖出)(?:金额|总额|额)(?:合计|共计|为|约|[:：])?"
    r"\s?\d[\d,.]*\s?[万亿]?元"
    r"|(?:[A-Z]{2,6}\s?)?合约(?:地址)?\s?[:：]?\s?0x[0-9a-fA-F]{40}"
    r")(?=[,，;；。、|:：)）]|\s*$|\s?[买卖][一二三四五])"
)
"""What stands in the book of an exchange, or under the heads of its tables."""
_HEADED = regex(
    r"^\W*(?:[\u4e00-\u9fffA-Za-z0-9-]{0,8}?(?:盘口|五档|十档|档位|成交明细|逐笔(?:成交|明细)?|"
    r"快照|行情|"
    r"经纪排位|做市|报价|两融\S{0,6}明细|龙虎榜|集合竞价阶段未匹配量)|(?i:level-?2)\s?\S{0,4})"
    r"\s?(?:[:：,，]|\s(?=\d))"
)
"""The head of what an exchange shows."""
_QUOTE = (
    r"(?:(?:现|最新|昨收|今开|开盘|收盘|最高|最低|涨停|跌停|均)价?|涨跌[幅额]?|换手率?|"
    r"成交[量额]|总手|现手|振幅|量比|委[比差]|"
    r"市盈率?|市净率?|总?流?通?市值|PE|PB|[外内]盘|买[一二三四五]|"
    r"卖[一二三四五])(?:\([^()\n]{1,8}\))?\s?:?\s?[-+]?\d[\d,.]*\s?"
    r"(?:%|亿|万|元|港元|美元|倍|手|股){0,3}(?:\s?/\s?\d[\d,.]*\s?[万千]?[手股])?"
)
_QUOTED_LINE = regex(rf"^\W{{0,3}}{_QUOTE}(?:\s?[|,，;；、/·\s]?\s?{_QUOTE}){{1,12}}\W{{0,3}}$")
"""A line of a card of quotes: names of what is quoted, each with its number, and nothing else."""
_DIRECTED = regex(
    r"请|务必|立[即刻]|马上|现在|市价|限价|全部|所有|[给帮替]我|[以按]\S{0,10}[买卖]|挂(?!单)|下单|"
    r"委托(?!量|队列)|执行|确认|[清满全半加减平开建补]仓|梭哈|把|换成|"
    r"[买卖][了掉点些光]|撤(?!单量)|[买卖](?:入|出)?\s?\d[\d,]*\s?[股手张份]"
)
"""What no display says, but somebody who wants a trade."""
_TICKETED = regex(
    r"标的|方向|(?<![申认]购)(?<!配[售股])(?<!申报)代码|市价|限价|账户|账号|户名|请|务必|立[即刻]|"
    r"马上|给我|帮我|替我|下单"
)
"""Beside these it might be a ticket."""


_CERTAIN = regex(
    r"(?i)\b(?:your|the client's)\s(?:\w+\s){0,3}?orders?\s(?:\w+\s){0,4}?"
    r"(?:has|have|is|was|were)\s"
    r"(?:now |just |successfully |been ){0,3}(?:submitted|placed|executed|sent (?:to|for)|routed|"
    r"transmitted|filled)\b"
    r"|(?:^|[,;:])\s?(?:请|立即|立刻|马上)?(?:买入|卖出|平仓|开仓|平多|平空|开多|开空|买开|卖开|买平|卖平|加仓|减仓|做多|"
    r"做空|清仓|申购|赎回)\s?\d[\d,.]*\s?万?[手股张份]\s?(?:[A-Z]{1,3}\d{3,4}|\d{6})\W*$"
)
"""An order beyond doubt, however few its words are: it was given, or has side, size and code."""


def demands(view: str, doubts: Callable[[int, int], bool]) -> Iterator[str]:
    """The rules of the sentences that ask for a trade or a transfer of money, each once.

    What stands between two places that it ``doubts`` is none. Raises TooDense. A sentence that
    stood there before, after the same words, is not read again.
    """
    spans = list(_audible(view))
    ends, lower = [end for _, end in spans], lowered(view)
    masks = zip(
        trades_zh.FRAMES.along(lower, ends), trades_en.FRAMES.along(lower, ends), strict=True
    )
    known: set[str] = set()
    heard: set[tuple[str, str]] = set()
    left = MOST
    for (start, end), (zh, en) in zip(spans, masks, strict=True):
        for begin in range(start, end - _SHORTEST, _LONGEST - _OVERLAP):
            sentence = view[begin : min(end, begin + _LONGEST)]
            before = view[max(0, begin - _BEFORE) : begin]
            if (sentence, before) in heard:
                continue
            heard.add((sentence, before))
            rule, weight = _demanded(sentence, before, zh, en, known)
            if rule and (plain := _without_chores(sentence)) != sentence:
                rule, weight = _demanded(plain, before, *_frames(plain), known)
            if rule and (
                explains(sentence)
                or reports(sentence)
                or recalls(sentence, before)
                or _displayed(sentence)
                or is_row(sentence, before)
                or heads_table(view, start)
                or _quoted(sentence, before, view[end : end + _AFTER])
                or (doubts(start, end) and not _CERTAIN.search(sentence))
            ):
                rule, weight = "", len(sentence)
            left -= weight
            if left < 0:
                raise TooDense
            if rule:
                known.add(rule)
                yield rule


def _displayed(sentence: str) -> bool:
    """Whether the sentence is a line of what an exchange shows: quotes, the book, trades made."""
    if _QUOTED_LINE.match(sentence):
        return True
    return _HEADED.match(sentence) is not None and not _DIRECTED.search(sentence)


def _without_chores(sentence: str) -> str:
    """The sentence without the clauses that ask for no trade."""
    rest = _CHORE.sub("", sentence)
    if _GAPPED.search(rest):
        rest = _SETUP.sub("", rest)
    return rest if _TICKETED.search(rest) else _BOOK.sub("", rest)


def _audible(view: str) -> Iterator[tuple[int, int]]:
    """The sentences in which a word could stand."""
    english = view.isascii()
    for found in _SENTENCE.finditer(view):
        start, end = found.span()
        if end - start > _SHORTEST and (
            _LATIN.search(view, start, end) or not (english or view[start:end].isascii())
        ):
            yield start, end


def _demanded(
    sentence: str, before: str, zh: int, en: int, known: AbstractSet[str]
) -> tuple[str, int]:
    """The rule of a sentence that asks for a trade, as it stands or put plainly; none is empty.

    ``zh`` and ``en`` are the frames that it could be; a rule that is ``known`` is not asked again.
    Beside it, how many characters could have been a demand.
    """
    weight, begs = 0, False
    chinese = "order.zh" not in known and not sentence.isascii()
    if chinese:
        heard = mandates_zh.MARKS.heard(sentence)
        if mandates_zh.demanded(heard, zh):
            return "order.zh", 0
        weight, begs = heard.without(*mandates_zh.AGAINST), heard.has("strong")
    latin = "order.en" not in known and _LATIN.search(sentence) is not None
    english = latin and mandates_en.possible(sentence)
    if english:
        heard = mandates_en.MARKS.heard(sentence)
        if mandates_en.demanded(heard, before, en):
            return "order.en", 0
        weight += heard.without(*mandates_en.AGAINST) * _ascii(sentence) // len(sentence)
        begs = begs or heard.has("bid")
    plain = plainly(sentence) if weight or begs else sentence
    if plain == sentence:
        return "", weight
    return _plain(plain, before, chinese=chinese, english=english), 2 * weight


def _frames(sentence: str) -> tuple[int, int]:
    """The frames that a sentence could be, in Chinese and in English."""
    return trades_zh.FRAMES.of(sentence), trades_en.FRAMES.of(sentence)


def _ascii(sentence: str) -> int:
    """About how many characters of the sentence are no Chinese ones."""
    return (3 * len(sentence) - len(sentence.encode("utf-8", "surrogatepass"))) // 2


def _plain(plain: str, before: str, *, chinese: bool, english: bool) -> str:
    """The rule of a sentence that is put plainly."""
    if chinese:
        heard = mandates_zh.MARKS.heard(plain)
        if mandates_zh.demanded(heard, trades_zh.FRAMES.of(plain)):
            return "order.zh"
    if english:
        heard = mandates_en.MARKS.heard(plain)
        if mandates_en.demanded(heard, before, trades_en.FRAMES.of(plain)):
            return "order.en"
    return ""


def _quoted(sentence: str, before: str, after: str) -> bool:
    """Whether the sentence is a question refused or pondered, a line of a test, or a saying."""
    if sentence.rstrip().endswith("?") and (refused(after) or _PONDERED.match(sentence)):
        return True
    if _LOGGED.match(sentence) and _TESTED.search(before):
        return True
    return _QUOTED.match(sentence) is not None
