"""The names in a text, indexed by place: companies, metrics, times, sentences and clauses."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from activities.rules.prose import adjusted, coordinated, metrics
from activities.rules.prose.blocks import Carry
from activities.rules.prose.entities import Cast, EntityMention
from activities.rules.prose.entities import find as find_entities
from activities.rules.prose.folding import lower
from activities.rules.prose.metrics import Metric
from activities.rules.prose.periods import PeriodMention
from activities.rules.prose.phrases import words
from activities.rules.scanning.regex import regex

_SENTENCE = regex(r"[。！？!?；;\n\r]|(?<=[A-Za-z0-9%)\]\"'’$亿元])\.(?=\s|$)")
_ABBREVIATION = regex(
    r"(?:\b(?:Inc|Corp|Co|Ltd|vs|No|approx|U\.S|U\.K|St|Mr|Ms|Dr|Jan|Feb|Mar|Apr|Jun|Jul|Aug|"
    r"Sept?|Oct|Nov|Dec|N\.V|S\.A|ca|est|Fig))$"
)
_CLAUSE = regex(
    r"[，:()\[\]|、]|,(?![0-9]{3})|\s(?:and|while|but|versus|vs\.?|whereas|compared (?:with|to)|"
    r"against|with|after|(?<!much )(?<!many )(?<!high )as(?!\s(?:much|many|high)\s)|on)\s|--|而|但"
)
_NO_METRIC = regex(
    r"(?:固定|恒定|不变|可比)汇率|盈利(?:能力|质量|预[测警喜]|模式|拐点)|"
    r"(?:收入|利润)(?:结构|确认|分配|空间|弹性)|(?:收入|利润|成本|费用)端|市值管理|价格战|"
    r"存款准备金|(?:未|不)(?:扣除|扣|剔除)非经常性?损益后?的?"
    r"|(?<=attributable to )(?:(?:the|its|all|company|ordinary|common|equity|company's|"
    r"parent's) )*(?:share|stock|unit)?(?:holders|owners)(?: of the (?:company|parent))?(?![a-z])"
    r"|(?<=at the )[a-z0-9,. -]{4,20}\sclose(?=\s?[:;,.]|\s(?:was|is|stood)\s)"
    r"|(?<![a-z])(?<!the )close(?=\sto\s(?:[a-z]{2,3}\s?)?[^a-z\s]{0,3}[0-9])"
    r"|(?<=(?<![a-z])to )(?:its )?(?:share|stock|unit)holders(?![a-z])"
)
"""Words with the name of a metric in them that name none."""
_EITHER = regex(r"\((?:net )?loss(?:es)?\)|(?:profit|income|earnings) ?/ ?\(?loss")
"""A loss that a name leaves open: operating (loss) income."""
_LOST_SOME = regex(
    r"(?<![a-z])lost(?=\s(?:about |some |roughly |nearly |another )?[0-9.]+\s?(?:basis points?|"
    r"bps?(?![a-z])|percentage points?|pp(?![a-z])|points?|percent|%))"
)
"""A verb of what fell by so much, and no loss: the margin lost 7 basis points."""
_ACHIEVED = regex(
    r"(?<![a-z])(?:delivered|produced)(?=\s(?:(?:an?|another|about|some|roughly|nearly|record|"
    r"strong|solid|full-year|annual|quarterly)\s){0,3}(?:(?:[a-z]{2,3})?[$¥€£]|"
    r"[0-9.]+\s?(?:%|percent|per cent|basis points?|bps?(?![a-z])))(?!\s(?:more|fewer|less)\s))"
)
"""A verb of what was achieved, and nothing handed over: it delivered 5% organic growth."""
_MAX_LOOK = 8
_MAX_NAMES = 40


class MetricMention(NamedTuple):
    """Where a text names a metric."""

    start: int
    end: int
    metric: Metric


M = TypeVar("M", EntityMention, MetricMention, PeriodMention)


_NOTHING = Carry()


class Scene:
    """A folded text with all its mentions, indexed by place."""

    def __init__(
        self,
        folded: str,
        times: list[PeriodMention],
        cast: Cast,
        own: Iterable[str] = (),
        carry: Carry = _NOTHING,
        *,
        names_only: bool = False,
    ) -> None:
        self.text = folded
        self.plain = lower(folded)
        self.carry = carry
        self.own = own = frozenset(own)
        self.ends: list[int] = []
        self.named = frozenset(cast.names.values())
        self.several = len(set(cast.keys)) > 1
        self.wide = cast.wide
        self.entities = find_entities(folded, cast)
        self.metrics = [] if names_only else _apart(find_metrics(folded, own), self.entities)
        names = [name.start for name in self.entities]
        self.periods = [time for time in times if not self._is_named(time, names)]
        self._ends = [0, *(hit.end() for hit in _SENTENCE.finditer(folded) if _ends(folded, hit))]
        self._clauses = [hit.end() for hit in _CLAUSE.finditer(folded)]
        self._starts = {
            id(mentions): [m.start for m in mentions]
            for mentions in (self.entities, self.metrics, self.periods)
        }

    def sentence(self, position: int) -> tuple[int, int]:
        """Where the sentence of a position begins and ends."""
        index = bisect_right(self._ends, position)
        end = self._ends[index] if index < len(self._ends) else len(self.text)
        return self._ends[index - 1], end

    def in_a_name(self, position: int) -> bool:
        """Whether a position lies inside the name of a company: 三元股份, 3M."""
        index = bisect_right(self._starts[id(self.entities)], position)
        return index > 0 and position < self.entities[index - 1].end

    def _is_named(self, time: PeriodMention, starts: list[int]) -> bool:
        """Whether what reads like a year belongs to the name of a company or an index.

        Russell 2000.
        """
        index = bisect_left(starts, time.start)
        return index > 0 and time.end <= self.entities[index - 1].end

    def clause(self, position: int) -> int:
        """Where the clause of a position begins."""
        index = bisect_right(self._clauses, position)
        return self._clauses[index - 1] if index else 0

    def clause_end(self, position: int) -> int:
        """Where the clause of a position ends."""
        index = bisect_right(self._clauses, position)
        return self._clauses[index] if index < len(self._clauses) else len(self.text)

    def nameless(self, start: int, end: int) -> str:
        """A stretch of the text without its times and companies.

        They part a metric from no number.
        """
        text = self.text[start:end]
        times = [(m.start, m.end) for m in self.after(self.periods, start, end)]
        names = [(m.start, m.end) for m in self.after(self.entities, start, end)]
        for first, last in times + names:
            text = text[: first - start] + "\x00" * (last - first) + text[last - start :]
        return text

    def before(self, mentions: list[M], position: int, floor: int) -> list[M]:
        """The nearest mentions that end before a position, nearest first."""
        index = bisect_left(self._starts[id(mentions)], position)
        found = []
        for mention in reversed(mentions[max(0, index - _MAX_LOOK) : index]):
            if mention.start < floor:
                break
            if mention.end <= position:
                found.append(mention)
        return found

    def silent(self, position: int, floor: int) -> list[MetricMention | EntityMention]:
        """The nearest names before a position whose letters tell no direction, in order.

        Metrics, and companies in Chinese: 好市多 is no 多.
        """
        owners = self.before(self.entities, position, floor)
        chinese = [owner for owner in owners if not self.text[owner.end - 1].isascii()]
        named: list[MetricMention | EntityMention]
        named = [*self.before(self.metrics, position, floor), *chinese]
        return sorted(named, key=lambda mention: mention.start)

    def after(self, mentions: list[M], position: int, ceiling: int) -> list[M]:
        """The nearest mentions that start behind a position, nearest first."""
        index = bisect_left(self._starts[id(mentions)], position)
        return [m for m in mentions[index : index + _MAX_LOOK] if m.start < ceiling]

    def between(self, mentions: list[M], floor: int, ceiling: int) -> list[M]:
        """The last mentions that start in a stretch, in order."""
        starts = self._starts[id(mentions)]
        last = bisect_left(starts, ceiling)
        return mentions[max(bisect_left(starts, floor), last - _MAX_NAMES) : last]


def _apart(found: list[MetricMention], names: list[EntityMention]) -> list[MetricMention]:
    """The metrics that are no part of the name of a company.

    None is in Greyfriars Global Equity.
    """
    ends = [name.end for name in names]
    kept = []
    for mention in found:
        index = bisect_left(ends, mention.end)
        if index == len(names) or mention.start <= names[index].start:
            kept.append(mention)
    return kept


def _ends(text: str, stop: re.Match[str]) -> bool:
    return stop[0] != "." or not _ABBREVIATION.search(text[max(0, stop.start() - 6) : stop.start()])


def find_metrics(folded: str, own: Iterable[str]) -> list[MetricMention]:
    """Every metric that the text names; ``own`` are names that only the facts use."""
    plain = _NO_METRIC.sub(lambda hit: "\x00" * len(hit[0]), lower(folded))
    plain = _EITHER.sub(lambda hit: hit[0].replace("loss", "\x00" * 4), plain)
    plain = _LOST_SOME.sub("\x00" * 4, plain)
    plain = _ACHIEVED.sub(lambda hit: "\x00" * len(hit[0]), plain)
    found = _hits(plain, own)
    mentions: list[MetricMention] = []
    for start in sorted(found):
        end, name = found[start]
        if name == "car" and folded[start:end] != "CAR":
            continue
        if not mentions or start >= mentions[-1].end:
            metric = named(name)
            if metric.id == "net_profit" and (told := adjusted.end(plain, start, end)):
                metric, end = metrics.NAMES["扣非净利润"]._replace(sign=metric.sign), told
            mentions.append(MetricMention(start, end, metric))
    return mentions


_BARE_PROFIT = regex(
    r"(?<![^，,、；;。：:\s及和与而])利润(?=(?:则|也|约)?(?:为|是|达到?|有|录得|实现|[增升降下上减])?[^，。；]{0,6}?[0-9])"
)
"""Profit without a word of which, where a clause begins with it and tells how much."""


def _hits(plain: str, own: Iterable[str]) -> dict[int, tuple[int, str]]:
    """Where the names of metrics end, and the names, by their places; the longest at each."""
    found = {hit.start(): (hit.end(), hit[0]) for hit in metrics.pattern().finditer(plain)}
    present = frozenset(word for word in own if word in plain)
    if present:
        for hit in re.finditer(words(present), plain):
            known = found.get(hit.start())
            if known is None or known[0] <= hit.end():
                found[hit.start()] = hit.end(), hit[0]
    for hit in _BARE_PROFIT.finditer(plain):
        found.setdefault(hit.start(), (hit.end(), "盈利"))
    for start, end, name in coordinated.names(plain):
        found.setdefault(start, (end, name))
    for hit in adjusted.WITHOUT.finditer(plain):
        if hit[0] != "扣非":
            found.setdefault(hit.start(), (hit.end(), hit[0]))
    return found


def named(name: str) -> Metric:
    """A metric by its name; one that only the facts name has the sign that its name gives it."""
    if name in metrics.NAMES:
        return metrics.NAMES[name]
    if adjusted.WITHOUT.fullmatch(name):
        return metrics.NAMES["扣非净利润"]
    known = metrics.named(name)
    return Metric(name, name, sign=known.sign if known and known.change else 1)
