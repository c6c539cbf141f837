"""Whom a text says that all it tells is of: the above applies to, 以上数据均为."""

from bisect import bisect_right

from activities.rules.prose import periods, quantities
from activities.rules.prose.entities import Cast, find
from activities.rules.prose.folding import is_without_han, lower
from activities.rules.scanning.regex import regex

_LONGEST = 4_000
"""Characters of a text that may be of one company throughout."""
_STOP = regex(r"\n|[.!?;:]\s|(?<=[.)%0-9])\s(?=\()")
_TAIL = 64
_APPLIES = regex(
    r"(?:(?<![A-Za-z])(?:(?:[Aa]ll(?: of)?\s)?(?:[Tt]he\s)?(?:[Aa]bove|[Ff]oregoing|[Pp]receding)"
    r"(?:\s(?:figures|numbers|data|points|metrics|thesis|items|list|summary|table))?|"
    r"[Aa]ll (?:figures|numbers|data|points)|(?:[Tt]hese|[Tt]he) (?:figures|numbers|data|points))\s"
    r"(?:all\s)?(?:appl(?:y|ies)|refers?|relates?|pertains?|belongs?|concerns?|is|are|describes?)"
    r"(?:\s(?:only|all|solely))?\s(?:(?:to|for|about|on|those of|that of)\s)?"
    r"|(?:以上|上述|前述|上列|上表|本文|文中|表中)[^，。；\n0-9]{0,8}?(?:均|皆|都|全部)?"
    r"(?:适用于|针对|属于|属|对应|来自|取自|出自|为|系|是指?|指))(?P<who>[^，。；;\n]{2,60})"
)


_LAST = regex(
    r"(?:[。；;\n]|^)[ \t]*[(\[【—*#>-]*\s*"
    r"(?:[一-鿿]{0,4}(?:公司|主体|标的|证券|股票|对象)(?:名称|简称)?\s?:\s?|注[:：]?\s?|"
    r"图?表[0-9一二三四五六七八九十]{0,2}\s?[:：]\s?)?(?P<who>[^，。；;\n:]{2,40}?(?:[，,、\s]\s?[0-9A-Z.]{4,10})?)[)\]】。*\s]*$"
)
"""The last words of a text, in a line, a sentence or brackets of their own: 万华化学盈利预测表."""
_CARD = regex(
    r"(?:证券|股票|公司|标的)(?:简称|名称)\s?[:：]\s?(?P<who>[^，,。;；、:：()|\n]{2,24}?)\s*"
    r"(?:[，,。;；、()|\n\s]|$)"
)
"""What a notice calls its company, wherever that stands: 证券简称：金山办公."""
_CODE = regex(r"\?[0-9]{4,6}(?:\.[A-Z]{2,4})?")
_IN_BRACKETS = regex(
    r"(?:[。.;；!%元)\n]|[0-9]\s?[A-Za-z]{1,8}[.;]?)\s*[(\[【](?P<who>[^()\[\]【】\n]{2,60}?)[)\]】][\s.。]*$"
)
"""Brackets of their own at the end of a text."""
_CREDIT = regex(
    r"(?:^|[。.;；!%元)\n]|[0-9A-Za-z][.;]?\s)\s*[(\[【*_>-]*\s*(?:[Ss]ources?|SOURCES?|"
    r"(?:[Dd]ata|[Ff]igures)\s(?:source|from)|(?:资料|数据|信息)?(?:来源|出处)(?:于|自)?)"
    r"\s?[:：]\s?(?:the\s)?(?P<who>[^()\[\]【】\n]{2,48}?)[)\]】*_.。\s]*$"
)
"""A source named at the end of a text, in brackets or on a line of its own."""
_ACCORDING = regex(
    r"(?<![A-Za-z])(?:according to|as (?:reported|disclosed|stated|told) by|reported by|"
    r"(?<=, )per)\s(?:the\s)?(?P<who>[^()\[\]【】\n,;]{2,48}?)[)\]】*_.。\s]*$"
)
"""Who a text says in its last words to have told it: …, according to Meta Platforms."""
_TIME = (
    r"(?:(?:19|20)[0-9]{2}年?)?\s?(?:FY\s?(?:20)?[0-9]{2}|Q[1-4]|H[12]|[1-4]Q|[12]H|第?[一二三四]季度?|"
    r"[上下]半年|前三季度|中期|半?年度?|全年|[0-9]{1,2}月)?(?:\s?(?:of\s)?(?:FY)?(?:20)?[0-9]{2})?"
)
_OWN_REPORT = regex(
    rf"[，,、:\s]\s?[A-Z]{{1,5}}(?:[.:][A-Z]{{1,4}})?|[，,、\s]?\s?[0-9]{{4,6}}(?:\.[A-Z]{{2}})?|"
    rf"[，,、\s的]?\s?{_TIME}(?:的?\s?(?:[一-鿿]{{0,4}}(?:报告?|年报|半年报|中报|季报|财报|公告|业绩|快报|"
    rf"预告)|(?:annual |quarterly |interim |earnings )?(?:report|results|release|10-[KQ]|20-F)))?"
    r"|(?:'s)?(?:\s(?:company|corporate|regulatory|SEC|public|investor|annual|quarterly|earnings))?"
    r"\s(?:filings?|disclosures?|accounts|reports?|releases?|data|documents|relations|presentation|"
    r"statements|financials|results)|的?(?:公司)?(?:公告|财报|定期报告|官网|披露|年报|财务报告|报告)"
)
"""Behind a company in such brackets: its ticker, a time, its report."""
_PASSES_ON = regex(
    r"证券|研究|资讯|数据|财富|同花顺|万得|中金|高盛|摩根|瑞银|花旗|银河|新闻|日报|社|时报|网|"
    r"Bloomberg|Reuters|FactSet|Refinitiv|Morningstar|Moody|Fitch|S&P|Goldman|Morgan|Citi|UBS|"
    r"Jefferies|Barclays|Nomura|HSBC|Deutsche|CICC|CLSA|Macquarie|Bernstein|Gartner|Nielsen|"
    r"Wind|Capital IQ|Yahoo|Google Finance|MarketWatch|CNBC"
)
"""Names of brokers, papers and vendors of data."""
_OF_ALL = regex(
    r"(?:\([0-9A-Z.]{4,10}\)?|[，,、\s]\s?[0-9A-Z.]{4,10})?的?(?:[0-9年月日末底度季前上下半中三一二四第QqH全E]|20[0-9]{2})*的?"
    r"(?:[一-鿿]{0,8}(?:表|摘录|摘要|数据|概览|一览|速览|卡片|情况|快照|指标|小结|节选|口径|"
    r"时点数|报告期))?"
)
"""Behind the company of all figures: …2024年合并利润表摘录."""


def to(folded: str, known: Cast) -> str | None:
    """The company that a text says all its figures are of; None where it says none, or two."""
    keys = set[str]()
    for hit in _APPLIES.finditer(folded):
        named = find(hit["who"], known)
        if named and not hit["who"][: named[0].start].strip():
            keys.add(named[0].key)
    if len(keys) == 1:
        return keys.pop()
    own = _headed_by(folded, known) or _at_the_end(folded, known)
    return own or _signed_by_another(folded, known) or _called_in_a_card(folded, known)


def _called_in_a_card(folded: str, known: Cast) -> str | None:
    """The company whose short name a notice gives, where its text names no other.

    证券简称：甲公司，证券代码：600519.
    """
    if "称" not in folded or len(folded) > _LONGEST:
        return None
    cards = list(_CARD.finditer(folded))
    named = [find(card["who"], known) for card in cards]
    keys = {mentions[0].key for mentions in named if mentions and not mentions[0].start}
    if len(keys) != 1 or len(cards) != 1:
        return None
    others = {mention.key for mention in find(folded, known)} - keys
    others = {key for key in others if not _CODE.fullmatch(key)}
    return None if others else keys.pop()


def _signed_by_another(folded: str, known: Cast) -> str | None:
    """The company of no fact whose report a text says in its last words to come from.

    （甲公司 2024年上半年报告）, (Apple, AAPL). Brokers and vendors only pass figures on.
    """
    tail = max(0, len(folded) - _TAIL)
    last = (
        _CREDIT.search(folded, tail)
        or _IN_BRACKETS.search(folded, tail)
        or _ACCORDING.search(folded, tail)
    )
    named = find(last["who"], known) if last else []
    if last is None or not named or named[0].start or _PASSES_ON.search(last["who"]):
        return None
    who, rest = named[0], last["who"][named[0].end :]
    if not _OWN_REPORT.fullmatch(rest):
        return None
    return None if find(folded[: last.start()], known) else who.key


def _headed_by(folded: str, known: Cast) -> str | None:
    """The only company of an English text, where words without a figure name it.

    They are its heading, its source or whom all is for: (Harlow press release), All for Harlow.
    """
    if not is_without_han(folded) or len(folded) > _LONGEST:
        return None
    named = find(folded, known)
    if len({mention.key for mention in named}) != 1 or named[0].key.startswith("?"):
        return None
    apart = (_around(folded, mention.start) for mention in named)
    return named[0].key if any(map(_has_no_figure, apart)) else None


def _around(folded: str, position: int) -> str:
    """The sentence or the line that a position lies in."""
    ends = [hit.end() for hit in _STOP.finditer(folded)]
    at = bisect_right(ends, position)
    return folded[ends[at - 1] if at else 0 : ends[at] if at < len(ends) else len(folded)]


def _has_no_figure(words: str) -> bool:
    times = list(periods.find(lower(words)))
    return next(quantities.scan(words, times), None) is None


def _at_the_end(folded: str, known: Cast) -> str | None:
    """The company that stands in the last words alone, where nothing before names any."""
    last = _LAST.search(folded, max(0, len(folded) - _TAIL))
    named = find(last["who"], known) if last else []
    if last is None or not named or named[0].start or named[0].key.startswith("?"):
        return None
    rest = last["who"][named[0].end :]
    return (
        named[0].key
        if _OF_ALL.fullmatch(rest) and not find(folded[: last.start()], known)
        else None
    )
