"""Which metrics and lines of business a number cannot be of when it is said of another one."""

import re
from functools import lru_cache
from typing import NamedTuple

from activities.rules.prose import metrics, segments, spellings
from activities.rules.prose.leading import MOVED
from activities.rules.prose.metrics import Metric
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_GROUPS = (
    "revenue|net_profit|operating_profit|gross_profit|pretax_profit|ebitda|ocf|fcf|capex|rnd|"
    "market_cap|debt|net_debt|inventory|receivables"
    "|total_assets|equity|deposits|loans|backlog|orders|goodwill|contract_liabilities|"
    "enterprise_value|arr|total_liabilities|finance_expense|selling_expense|admin_expense|"
    "depreciation|amortization|cost|tax_expense|buyback",
    "gross_margin|net_margin|operating_margin|ebitda_margin|fcf_margin|roe|rotce|roa|roic|"
    "debt_ratio|dividend_yield|fcf_yield|payout|nim|npl|cet1|car"
    "|coverage|tax_rate|market_share|utilisation|occupancy|cost_income|rnd_ratio|turnover_rate|"
    "combined_ratio|retention",
    (
        "pe pe_ttm forward_pe|pb|ps ev_sales|ev_ebitda|peg|net_debt_ebitda|interest_cover|"
        "current_ratio|quick_ratio|beta"
    ),
    "eps|dps|bvps|ocfps|target_price",
    "production|deliveries sales_volume",
    "inventory_days|receivable_days|payable_days|operating_cycle|cash_cycle",
    "net_invest_yield|total_invest_yield|comprehensive_invest_yield",
)
"""One group a row: metrics of one kind that prose confuses. Names between two bars exclude no other
of them."""
_PLACES = {
    name: (row, number)
    for row, group in enumerate(_GROUPS)
    for number, alike in enumerate(group.split("|"))
    for name in alike.split()
}
_PROFITS = frozenset({"net_profit", "operating_profit", "gross_profit", "pretax_profit", "ebitda"})
_MARGINS = frozenset({"net_margin", "operating_margin", "gross_margin", "ebitda_margin"})
_ORDERS = frozenset({"orders", "backlog"})
SHARED = {"profit": "eps", "adjusted_profit": "eps", "ocf": "ocfps", "equity": "bvps",
          "dividend_total": "dps"}  # fmt: skip
"""What an amount is by the share."""
_TAKEN = regex(
    r"(?<![a-z])(?:orders (?:in|for|during|over) the (?:[a-z-]+ )?"
    r"(?:quarter|half|year|period|month|months)|"
    r"(?:took|taken|won|booked|received|(?<!unfilled )new) [a-z ]{0,16}orders)(?![a-z])"
)
_YIELDS = frozenset({"dividend_yield", "fcf_yield"})
_RELATED = regex(
    r"(?<![a-z])(?:to|per|share|impact|effect|cover|coverage|ratio|write|cap|contribution|of|on|"
    r"from|in|for|vs|versus|weight|gap|spread|average|bridge"
    r"|gain|gains|charge|mix|intensity|conversion|backlog|days|multiple|margin|yield|income|"
    r"rate)(?![a-z])|[/占比每率中对额度价量户]|影响|贡献|差|缺口|敏感|覆盖"
)
"""Words by which the name of a fact says another thing than the metric that it contains."""
_PACED = regex(r"同比|环比")
_LEVEL = regex(r"[为是达约近逾至到仅录得:\s]*[0-9.]+%(?:[，,]\s?[较比][^，。0-9]{1,6}的[0-9.]+%)?$")
"""Behind a metric, its level, and the one that it is compared with."""
_IS_WHOLE = regex(r"(?<!应)占(?:到|了)?(?:公司|集团|同期|当期|总|其)?$")
"""Before a metric of which something is a share: no level of it follows."""
_OF_LEVEL = regex(
    rf"\s?[，,(]?\s?(?:(?:[较比](?:19|20)[0-9]{{2}}年?(?:同期|末)?)?{MOVED.pattern}|"
    rf"(?:同比|环比)[为:\s]*)"
)
"""Between a level and by how much it moved."""
_BEHIND_LEVEL = regex(
    r"(?:\s(?:in|for|at)\s[^,;.()]{2,28})?\s?[,(]\s?(?:(?:which\s(?:is|was)|having|or)\s)?"
    r"(?:(?:up|down|risen|fallen|improved|better|worse|"
    r"an?\s(?:rise|fall|gain|drop|decline|increase|decrease|improvement)\sof)\s)?"
    r"(?:(?:by|about|some|roughly|nearly|over)\s)*"
)
"""The same in English."""
_GOES_ON = regex(r"(?:个|%|个?百分点|pct|pp)?\s?[、和与及]")
"""Behind the first of several such moves."""
_PLAIN = regex(
    r"[\s_()]+|(?:19|20)[0-9]{2}(?:q[1-4]|h[12]|年)?|(?<![a-z0-9])[qh][1-4](?![0-9])|"
    r"(?<![a-z])(?:total|group|company|reported|consolidated|net|gross|annual|quarterly|adjusted|"
    r"comparable|organic|like-for-like|core|underlying|diluted"
    r"|basic|full-year|actual|estimate|estimated|forecast|expected|prior|previous|trailing|ttm|of|"
    r"from|yoy|qoq|y/y|growth|change|increase|decrease|decline|the)(?![a-z])"
    r"|同比|环比|增长率|增长|增速|增幅|变动|变化|合计|累计|总|年度|单季|预测|预计|一致预期|指引|"
    r"上年|本期|扣非|归母|公司|集团|整体|期末|年末|季末|余额"
)


def clash(said: Metric, reading: Reading, before: str = "") -> bool:
    """Whether a metric that stands beside a number excludes the one that a fact is of.

    General names (profit, margin, yield) exclude none of their kind. Nor does a name contradict a
    fact whose own name says more than a metric: net debt to EBITDA, share of revenue.
    """
    metric = reading.metric
    if metric is None or said.id == metric.id or said.sign < 0 or metric.sign < 0:
        return False
    one, other = _PLACES.get(said.id), _PLACES.get(metric.id)
    if one is None or other is None or one[0] != other[0] or one[1] == other[1]:
        return False
    pair = {said.id, metric.id}
    general = (said.general or metric.general) and not _taken(said, metric, before)
    if general and any(pair <= kind for kind in (_PROFITS, _MARGINS, _ORDERS, _YIELDS)):
        return False
    known = _named(reading.words)
    return said.id not in known.ids and not _RELATED.search(_PACED.sub("", known.rest))


def moved(told: str, before: str, behind: str, reading: Reading) -> bool:
    """Whether the metric that moved by a number excludes the one that a fact is of.

    净利率同比回落2.66个百分点.

    ``before`` are the words since the last number, ``told`` those before it:
    净利率为12.3%，同比下降2.66个百分点.
    """
    if reading.metric is None or not reading.metric.change:
        return False
    if _OF_LEVEL.fullmatch(before) and not _GOES_ON.match(behind):
        level = _LEVEL.search(told)
        words, end = told, level.start() if level else -1
    else:
        led = MOVED.search(before)
        words, end = before, led.start() if led else -1
    hits = [hit for hit in metrics.pattern().finditer(words) if hit.end() == end]
    if hits and _IS_WHOLE.search(words, 0, hits[-1].start()):
        return False
    return bool(hits) and clash(metrics.NAMES[hits[-1][0]], reading)


def is_moved_behind_level(
    said: Metric | None, quantity: Quantity, before: str, reading: Reading
) -> bool:
    """Whether points in English behind a level are of a metric that excludes a fact's.

    The gross margin was 44.1% in 2025, 0.4 points worse.
    """
    if said is None or reading.metric is None or not reading.metric.change:
        return False
    points = quantity.unit.kind is Kind.POINT or quantity.unit.noun == "points"
    return points and _BEHIND_LEVEL.fullmatch(before) is not None and clash(said, reading)


def _taken(said: Metric, metric: Metric, before: str) -> bool:
    """Whether orders are said to have come in over a time, and are no backlog.

    Orders in the quarter hit.
    """
    return {said.id, metric.id} == _ORDERS and said.id == "orders" and bool(_TAKEN.search(before))


class _Named(NamedTuple):
    """The metrics in a fact's name, what else it says, and the line of business before them."""

    ids: frozenset[str]
    rest: str
    line: str


@lru_cache(maxsize=4096)
def _named(words: str) -> _Named:
    hits = list(metrics.fact_pattern().finditer(words))
    ids = frozenset(metrics.NAMES[hit[0]].id for hit in hits)
    longest = max(hits, key=lambda hit: (hit.end() - hit.start(), hit.end()), default=None)
    if longest is None:
        return _Named(ids, words, "")
    rest = words[: longest.start()] + " " + words[longest.end() :]
    before = _PLAIN.sub(" ", words[: longest.start()])
    behind = _PLAIN.sub(" ", words[longest.end() :]).strip()
    line = " ".join(before.split())
    return _Named(ids, rest, "" if behind or _RELATED.search(before) else line)


def line(words: str) -> str:
    """The line of business that the name of a fact gives before its metric."""
    return _named(spellings.placed(words)).line


def is_plain(words: str) -> bool:
    """Whether the name of a fact is that of a metric and of no part: total revenue."""
    named = _named(words)
    return bool(named.ids) and not _PLAIN.sub("", named.rest).strip()


def of_another_line(at: str, text: str, reading: Reading, readings: Readings) -> bool:
    """Whether the words around a number name another line of business than a fact is of.

    Services revenue contradicts a fact of iPhone revenue where a fact of services revenue is known,
    too. ``at`` tells where the text stands: before a ``metric``, ``behind`` the number (tonnes of
    alumina), or as the ``subject`` before the number (but Asia shrank 3 %).
    """
    metric = reading.metric
    if not text or metric is None or not metric.id:
        return False
    own, text, words = line(reading.words), spellings.placed(text), spellings.placed(reading.words)
    if own and _has(own, text):
        return False
    for named, other in readings.lines(line):
        if named == own or named not in text or not _is_beside(other, reading):
            continue
        if own and segments.of(named) & segments.of(own):
            continue
        if _stands(at, named, text) and not _has(named, words):
            return not (own and _has(own, named)) and bool(
                own or (other.metric and other.metric.change == metric.change)
            )
    return False


def _is_beside(other: Reading, reading: Reading) -> bool:
    """Whether a fact tells the same kind of thing of the same company, of a metric's family."""
    if other.entity != reading.entity or other.metric is None or reading.metric is None:
        return False
    if other.unit and reading.unit and other.unit.kind is not reading.unit.kind:
        return False
    return other.metric.family == reading.metric.family


def _stands(at: str, named: str, text: str) -> bool:
    """Whether the name of a line stands where it tells what a number is of."""
    name = re.escape(named)
    if at == "behind":
        return bool(
            re.match(rf"[^,;.]{{0,12}}?\s(?:of|from)\s(?:its\s|the\s)?{name}(?![a-z])", text)
        )
    if at == "subject":
        head = r"(?:^\s?|[,:]\s?|'s?\s|(?<![a-z])(?:and|but|while)\s)(?:the\s|its\s|in\s)?"
        return bool(re.search(rf"{head}{name}\s(?!(?:and|or)\s$)[a-z\s$€£¥]{{1,30}}$", text))
    return bool(re.search(rf"(?<![a-z]){name}(?:集团|业务|板块|分部|产品|事业部)?[\s-]*$", text))


def _has(line: str, text: str) -> bool:
    return all(word in text for word in line.split())
