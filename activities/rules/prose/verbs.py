"""Verbs and states in English beside a number that tell which of several facts it is of.

Invested, owed, installed, on order.

A fact whose name has none of the words that such a verb stands for is contradicted where another
fact of the same company and unit has one: what was invested is capex and no debt.
"""

import re
from functools import cache
from typing import NamedTuple

from activities.rules.prose import soles
from activities.rules.prose.bounds import Bound
from activities.rules.prose.readings import Reading, Readings
from activities.rules.prose.units import Kind
from activities.rules.scanning.regex import regex

_ROWS = """
invest(?:ed|s|ing)?|plough(?:ed|s) back>capex|capital|invest|spend|outlay|r&d|research|acqui|\
purchas|stake|buyback|repurchas>amount
spen(?:t|ds?|ding)>capex|capital|invest|spen[dt]|outlay|r&d|research|acqui|purchas|buyback|\
repurchas|cost|expens|charge|paid|pay|marketing|advertis|tax|interest|wage|dividend|budget|claim|\
content|cash used|burn>amount
(?<!is )(?<!was )(?<!are )(?<!were )(?<!be )(?<!been )ow(?:ed|es|ing)|borrow(?:ed|s|ing)?>debt|\
borrow|loan|lend|liabilit|payable|due|notes|bonds?|credit|leverage|owed|tax|\
draw|facilit|lease>amount
(?:paid|pays|return(?:ed|s|ing)?|\
distribut(?:ed|es))\\s(?:to\\s)?(?:its|the|their)?\\s?(?:shareholders|stockholders|investors|\
owners)>dividend|buyback|repurchas|return|distribut|payout|pay-out|shareholder>amount
rais(?:ed|es|ing)>rais|proceed|ipo|offer|placement|placing|issu|fund|bond|notes|capital|equity|\
debt|subscri|target|guidance|forecast|price|dividend|rate|increase|hike>amount
lent|lends>loan|lend|credit|advance|mortgage|financ>amount
set aside|provision(?:ed|s)>provision|reserve|allowance|set aside|impair|charge|\
dividend|accru|tax>amount
manag(?:es|ed)>manage|aum|advis|assets|fund|portfolio>amount
(?:attract(?:ed|s)|gather(?:ed|s)|took in|takes in|pulled in|drew in|drew)>flow|net new|new money|\
rais|subscri|deposit|revenue|sales|fee|income|order|attract|premium|invest|visitor|user|passenger|\
customer|draw|borrow|credit|loan>amount
install(?:ed|s|ing)?>install|commission|operat|in service|in use|deploy|fitted>count
order(?:ed|s)?>order|book|backlog|commit|purchas>count
(?:produc(?:ed|es|ing)|buil[dt]|assembl(?:ed|es|ing)|manufactur(?:ed|es|ing)|turned out|rolled out|\
pump(?:ed|s|ing)|min(?:ed|es|ing)|extract(?:ed|s|ing)|smelted|harvested)>produc|output|buil[dt]|\
assembl|manufactur|made|mined|pump|extract|construct|complet|start|smelt|harvest|generat|\
throughput|refin|raw>count
(?:deliver(?:ed|s|ing)?|hand(?:ed|s|ing) over)>deliver|hand|sale|sold|ship|complet|retail|\
wholesale|volume|supply|throughput>count
(?:sold|sells|selling)>sale|sold|deliver|ship|retail|wholesale|volume|lifting|export|purchas|\
contract|dispos|book|order>count
(?:ship(?:ped|s|ping))>ship|deliver|export|sale|sold|volume|dispatch>count
(?:opened|opens|opening)>open|new|add|launch|start|expan>count
(?:closed|shut|shuts|shutting|closing)(?: down)?>clos|shut|exit|cut|reduc>count
(?:(?:cut|shed|sheds|axed|eliminat(?:ed|es)|laid off|lays off|dismissed))>layoff|laid|cut|redundan|\
reduc|eliminat|dismiss|sever|shed|job>count
(?:hired|hires|recruit(?:ed|s))>hir|recruit|add|new|join>count
(?:let|leas(?:ed?|es|ing)|rent(?:ed|s|ing)?)(?: out)?>leas|let(?![a-z])|rent|occup|absor|tak>count
"""
"""Each row: verbs, the words of the facts they may be said of, and whether of amounts or of what is
counted."""
_STATES = """
(?:were |was |are |is )?installed>install|commission|operat|in service|in use|deploy|fitted
(?:under construction|being built)>construct|build|progress
in (?:the|its) (?:development )?pipeline|under development>pipeline|develop|plan|secured
on order|(?:were |was |are |is )?ordered>order|backlog|commit|book
in operation|operating|up and running|in service|on stream>operat|install|in service|fleet|\
commission|connected|total|number|count
under management>manage|aum|asset
(?:were |was )?(?:produced|built|assembled|manufactured)>produc|output|buil[dt]|assembl|manufactur|\
made|construct|complet|start
(?:were |was )?(?:delivered|handed over)>deliver|hand|sale|sold|ship|complet|retail|wholesale
(?:were |was )?opened>open|new|add|launch|start|expan
(?:were |was )?(?:closed|shut)>clos|shut|exit
on hand|in the bank>cash|liquid|equivalent|inventor|stock|deposit|fund|order|backlog|hand
"""
"""Behind a number and its noun, what has become of it."""
_QUALITIES = r"""
installed>install|commission|operat|in service|deploy
paying|paid>pay|paid|premium|subscri
leased|rented>leas|let(?![a-z])|rent|occup
"""
"""Before the noun of a count, which of such things it counts."""
_LEAD = (
    r"\s(?:up\s)?(?:out\s)?(?:a\s(?:total|record|net|further|combined)\s(?:of\s)?|about\s|some\s|"
    r"roughly\s|nearly\s|almost\s|more than\s|over\s|another\s|around\s|only\s|just\s|"
    r"as much as\s){0,2}(?:(?:r|us|hk|a|c|s|nt|rs|rmb|usd|eur|gbp|cny|hkd|jpy|chf|inr|brl|krw|sek|"
    r"nok|dkk|aud|cad|sgd|zar|mxn|pln|twd|thb|idr|myr)\s?)?[$¥€£]?\s?$"
)
_SUM = (
    r"\s?(?:[:,-]\s?)?(?:(?:that|this|it)?\s?(?:is|was)\s)?(?:what|"
    r"(?:the\s)?(?:sum|amount|money|figure|total)(?:\sthat)?)\s"
    r"(?:[^\s,;:]+\s){1,5}?"
)
"""Between a number and the verb that it is the object of: $4 billion is the sum that Harlow
invested."""
_INVESTMENT = regex(
    r"(?<![a-z])(?:(?<!on )(?<!of )(?<!from )(?:capital\s)?investments?"
    r"(?:\s(?:spending|outlays?|budget|bill))?|investing)(?:\s(?:at|by|in|of)\s[^,;.0-9]{2,40}?)?"
    r"\s(?:came to|came in at|was|were|reached|totall?ed|stood at|hit|amounted to|"
    r"of|ran to|rose to|fell to)" + _LEAD
)
_IN = regex(r"\s(?:in|of)\s(?P<noun>[a-z]{4,})(?![a-z-])")
_DULL = frozenset({"cash", "total", "which", "that", "this", "them", "their", "annual", "quarterly",
                   "full", "first", "second", "third", "fourth", "year", "half",
                   "quarter", "share", "shares", "additional", "stock", "gross", "underlying",
                   "adjusted", "value", "early", "late"})  # fmt: skip
"""Behind "in" or "of", what names no other fact: paid in cash, of which."""
_NOUN = (
    r"\s(?:of\s(?:them|those|these|it)\s|"
    r"(?:of\s)?(?!(?:as|is|was|has|its|takes|brings|makes|gives)\s)[a-z-]{2,}s\s)?"
)
"""Between a count and its state, its noun."""


class _Verb(NamedTuple):
    before: re.Pattern[str]
    behind: re.Pattern[str]
    stems: re.Pattern[str]
    counted: bool


def contradict(bound: Bound, reading: Reading, readings: Readings) -> bool:
    """Whether the verb or the state beside a number is another fact's, and not this one's."""
    unit = reading.unit
    if unit is None or unit.kind not in (Kind.AMOUNT, Kind.COUNT, Kind.BARE):
        return False
    if (reading.metric is not None and reading.metric.change) or "/" in reading.fact.unit:
        return False
    rivals = readings.rivals(reading)
    if not rivals:
        return False
    if _is_of_other_object(bound, reading, rivals):
        return True
    mine = reading.words
    for stems in _told(bound, counted=unit.kind is not Kind.AMOUNT):
        if not stems.search(mine) and any(stems.search(other) for other in rivals):
            return True
    return False


def _told(bound: Bound, *, counted: bool) -> list[re.Pattern[str]]:
    """The words of the facts that the verbs and states beside a number are said of."""
    found = []
    for verb in _verbs():
        if verb.counted is counted and (
            verb.before.search(bound.before) or verb.behind.match(bound.behind)
        ):
            found.append(verb.stems)
    if not counted and _INVESTMENT.search(bound.before):
        found.append(_verbs()[0].stems)
    if not found:
        found = [stems for pattern, stems in _states() if pattern.match(bound.behind)]
    return found


def _is_of_other_object(bound: Bound, reading: Reading, rivals: frozenset[str]) -> bool:
    """Whether what an amount is said to be in or of is in the name of another fact alone.

    $6.1 billion in claims.
    """
    told = _IN.match(bound.behind)
    if told is None or told["noun"] in _DULL or soles.families(told["noun"]):
        return False
    name = re.compile(rf"(?<![a-z]){told['noun'].removesuffix('s')}")
    return not name.search(reading.words) and any(name.search(other) for other in rivals)


@cache
def _verbs() -> tuple[_Verb, ...]:
    found = []
    for row in _ROWS.strip().splitlines():
        said, stems, kind = row.split(">")
        found.append(
            _Verb(
                regex(rf"(?<![a-z-])(?:{said}){_LEAD}"),
                regex(rf"{_SUM}(?:had\s|has\s|have\s)?(?:{said})(?![a-z])"),
                regex(rf"(?<![a-z])(?:{stems})"),
                kind == "count",
            )
        )
    return tuple(found)


@cache
def _states() -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
    found = []
    for rows, end in ((_STATES, r"(?![a-z-])"), (_QUALITIES, r"\s[a-z]{3}")):
        for row in rows.strip().splitlines():
            said, stems = row.split(">")
            lead = _NOUN if rows is _STATES else r"\s"
            found.append((regex(rf"{lead}(?:{said}){end}"), regex(rf"(?<![a-z])(?:{stems})")))
    return tuple(found)
