"""Demands on a machine: who is told what, whatever the words.

A rule names clues, not phrases. A sentence is a demand where one of each of the rule's clues stands
in it and none that speaks against it (``!``): a duty laid on people, a report of what somebody
said, talk about security. Clues are looked for when a rule asks for them.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from activities.rules.injection import (
    asides_en,
    asides_zh,
    callings_en,
    callings_zh,
    clues_en,
    clues_zh,
    conditions_en,
    conditions_zh,
    foreign,
    handling_en,
    handling_zh,
    poses_en,
    poses_zh,
    pretexts_en,
    pretexts_zh,
    tampering_en,
    tampering_zh,
    turns_en,
    turns_zh,
    unseen_en,
    unseen_zh,
    veiled_en,
    veiled_zh,
)
from activities.rules.injection.branches import branches
from activities.rules.injection.parts import CARRIED, RULES, UNSEEN
from activities.rules.injection.tongues import Span, Tongue
from activities.rules.scanning.regex import regex

_LONGEST = 320
_END = regex(
    r"[。！？!\n;；?.](?:(?<=[。！？!\n;；])|(?<=\?)(?![\w-]{1,30}=)|(?<=\.)(?=[ \"'”’)\]]|\Z)"
    r"(?!(?:(?<= inc\.)|(?<= ltd\.)|(?<= corp\.)) (?:as|at|to|by|is|and|of|in|for)\b))"
)
_ANYTHING_BUT = regex(r"\[\^[^\]]*\]")
_NARROW = str.maketrans({"，": "，,", "；": "；;", "：": "：:", "！": "！!", "？": "？?"})
_WIDE = regex("[\u0400-\u04ff\u0600-\u06ff\u1e00-\u1eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
"""Of Chinese, and of the other languages whose letters are not those of English."""
_LATIN = regex("[a-z]{2}")
_SPARK = (
    r"(?<![a-z])(?:you|yours?|yourself|ai|ais|bots?|robots?|robotic|models?|llms?|gpt|"
    r"agents?|assistants?|systems?|"
    r"software|programs?|tools?|machines?|machine-\w+|readers?|summar\w+|digests?|copilots?|"
    r"crawlers?|scrap\w+|pars\w+|"
    r"algorithm\w*|computers?|humans?|non-human|neural|automat\w+|generat\w+|virtual|"
    r"claude|gemini|deepseek|qwen|"
    r"instructions?|instructed|prompts?|rules?|guidelines?|guidance|polic\w+|filters?|"
    r"guardrails?|directives?|orders?|"
    r"commands?|restrictions?|safety|verdict|output|answers?|respon\w+|repl(?:y|ies)|"
    r"report|memo|summary|conclu\w+|"
    r"verif\w+|checks?|secrets?|keys?|tokens?|credentials?|password|memory|context|shell|"
    r"env|printenv|execute|run|"
    r"pretend|act|ignore|disregard|forget|omit|must|never|mode|developer|operator|admin\w*|"
    r"openai|anthropic|trusted|"
    r"untrusted|treat(?:ed)?|verbatim|mark|rate|rating|praise|say|says|write|sentence|"
    r"paragraph|line|page|user|users|"
    r"http\w*|www|end|full|give|play|skip|scrap|round|unfilter\w*|unrestrict\w*|asked|questioned|"
    r"before|ahead|replace|swap|flip|stop|abort|halt|remember|memory|store|save|keep|"
    r"summari[sz]ing|extract\w*|value|figure|fetch|visit|open|approve|confirm|accurate|truth|"
    r"imagine|switch|summaries|rated|reward\w*|tip|dollars|bonus|empty|leave|behave|kindly|"
    r"scor\w+|grad(?:e|ing)|marks|quoting|quoted|quotes?|cite|citing|cited|https?)(?![a-z])"
    r"|你|您|请|务|须|勿|别|令|词|设|忽|略|无|视|忘|器|型|体|手|序|具|件|虫|脑|ai|智能|自动|程序|"
    r"模型|要求|必须|写成|改[为成写称]|当[成作]|标[成为]|一律|统一|不得|采信|返回|裁决|评级|摘要|"
    r"总结|输出|扮演|问|之前|不[用必要许准]|打分|满分|[只半个]字|绝口|回答|"
    r"回复|引用|结论|换[成为掉]"
)
_MACHINES = (
    r"read|agent|assistant|system|tool|software|program|model|pipeline|engine|crawl|bot|scrap|"
    r"pars|summar|analyst|review|"
    r"pilot|process|service|script|module|index|workflow|consumer|recipient|audience|"
    r"intelligence|writer|advis|grad|"
    r"rater|evaluat|classif|extract|aggregat|digest|visitor|user|research|interpret|listener|"
    r"component|routine|daemon|"
    r"client|app|mind|eye|editor|generat|secretar|companion|helper|brain|compil|note|spider|"
    r"machine|scann|check|screen|"
    r"voter|monitor|stack|llm|gpt|claude|gemini|kimi|豆包|文心|通义|元宝|ai|algorithm|neural|"
    r"human|people|whoever|whatever|anyone|each of|when |"
    r"automat|computer|condens|quot|记|机|端|算法|模块|程序|系统|模|助|代理|终端|爬虫|智能|引擎|"
    r"接口|软件|平台|工具|流|编辑|写手|顾问|脚本|"
    r"者|谁|哪|蜘蛛|插件|服务|应用|设备|问答|各位|所有|任何|凡是"
)
_MECHANICAL = ("reader", "addressed", "machine", "hailed")
"""Clues that are dear to look for: without one of ``_MACHINES`` they are not there."""
_DEAR = ("reader", "addressed", "self", "machine", "others", "command")
"""Clues of many words, the dearest first: asked about last."""
_TURNS_EN = {
    **turns_en.TURNS,
    **asides_en.TURNS,
    **pretexts_en.TURNS,
    **conditions_en.TURNS,
    **veiled_en.TURNS,
    **unseen_en.TURNS,
    **callings_en.TURNS,
    **poses_en.TURNS,
    **tampering_en.TURNS,
    **handling_en.TURNS,
    **foreign.LATIN,
}
_TURNS_ZH = {
    **turns_zh.TURNS,
    **asides_zh.TURNS,
    **pretexts_zh.TURNS,
    **conditions_zh.TURNS,
    **veiled_zh.TURNS,
    **unseen_zh.TURNS,
    **callings_zh.TURNS,
    **poses_zh.TURNS,
    **tampering_zh.TURNS,
    **handling_zh.TURNS,
    **foreign.OTHER,
}
_TURNS = _TURNS_EN.keys()
_ENGLISH = {**clues_en.CLUES, **_TURNS_EN}
_CHINESE = {**clues_zh.CLUES, **_TURNS_ZH}
_NAMES = sorted({*_ENGLISH, *_CHINESE}, key=lambda name: (name in _DEAR, name))
_BITS = {name: 1 << at for at, name in enumerate((*_NAMES, "spark", "machines"))}
_SPARKLING, _MACHINERY = _BITS["spark"], _BITS["machines"]


class _Demand(NamedTuple):
    """A rule: its name, of which clues one each must stand in the sentence, and which must not.

    ``alone``: one turn of speech is all it needs, not a spark beside it.
    """

    name: str
    needs: tuple[int, ...]
    vetoes: int
    alone: bool


def _bits(names: Iterable[str]) -> int:
    return sum(_BITS[name] for name in names)


_MACHINAL = _bits(_MECHANICAL)


def _parsed(rules: tuple[tuple[str, str], ...]) -> tuple[_Demand, ...]:
    """The rules by their first need, each with what is quickly looked for before what is not."""
    parsed: dict[frozenset[str], list[_Demand]] = {}
    for name, rule in rules:
        needs = [frozenset(part.split("|")) for part in rule.split() if part[0] != "!"]
        vetoes = _bits(part[1:] for part in rule.split() if part[0] == "!")
        alone = all(need <= _TURNS for need in needs)
        asked = tuple(map(_bits, sorted(needs, key=_dearness)))
        parsed.setdefault(needs[0], []).append(_Demand(name, asked, vetoes, alone))
    return tuple(chain.from_iterable(parsed.values()))


def _dearness(names: frozenset[str]) -> int:
    return max((len(_DEAR) - _DEAR.index(name) for name in names if name in _DEAR), default=0)


def _narrow_too(pattern: str) -> str:
    """The pattern with the narrow marks beside the wide ones in "anything but".

    Texts are folded.
    """
    return _ANYTHING_BUT.sub(lambda found: found[0].translate(_NARROW), pattern)


class Place(Enum):
    """Where a text stands: shown to readers, carried beside what is shown, or hidden from them."""

    SHOWN, CARRIED, UNSEEN = (), CARRIED, UNSEEN


_RULES = {place: _parsed(RULES + place.value) for place in Place}


@lru_cache(maxsize=1)
def _tongues() -> tuple[Tongue, Tongue]:
    """English, and Chinese, which no text in ASCII is asked for."""
    sparks, machines = (
        [[way for way in branches(pattern) if way.isascii() is ascii] for ascii in (True, False)]
        for pattern in (_SPARK, _MACHINES)
    )
    chinese = {name: _narrow_too(pattern) for name, pattern in _CHINESE.items()}
    english, wide = (
        Tongue({**clues, "spark": "|".join(spark), "machines": "|".join(machine)}, _BITS)
        for clues, spark, machine in zip((_ENGLISH, chinese), sparks, machines, strict=True)
    )
    return english, wide


@lru_cache(maxsize=65_536)
def _possible(clues: int, place: Place) -> tuple[_Demand, ...]:
    """The rules that a sentence could meet in which no more than these clues stand."""
    if not clues & _MACHINERY:
        clues &= ~_MACHINAL
    return tuple(
        rule
        for rule in _RULES[place]
        if (rule.alone or clues & _SPARKLING) and all(clues & need for need in rule.needs)
    )


class Effort:
    """How often a text made us look for a clue, and how many bytes of it have been read so far.

    A page of nothing but look-alikes does not reach ``LEAST``. Ordinary news makes us look once in
    1,200 bytes, pages of look-alikes once in 27 (English) or 37 (Chinese).
    """

    LEAST, APART = 12_000, 24

    def __init__(self) -> None:
        self.looks, self.read = 0, 0

    @property
    def excessive(self) -> bool:
        """Whether the rest is not worth reading: no text of people is so full of clues."""
        return self.looks > self.LEAST and self.looks * self.APART > self.read


_Literals = tuple[Tongue, Sequence[Span], int]
"""The literals of a language, found in a text, and where in it a sentence begins."""


class _Stretch(NamedTuple):
    """What may stand in a sentence: the clues of each language, and the literals that say so."""

    english: int
    latin: Sequence[Span]
    chinese: int
    wide: Sequence[Span]


class _Clues:
    """The clues of one sentence: those that stand for sure, and the patterns to ask for others."""

    def __init__(self, sentence: str, effort: Effort) -> None:
        self._sentence, self._effort = sentence, effort
        self._sure, self._open = 0, 0
        self._asked: list[tuple[Tongue, dict[int, set[int]]]] = []

    def add(self, tongue: Tongue, found: Sequence[Span], offset: int) -> None:
        """What the literals of a language say, which stand in a text from ``offset`` on."""
        sure, asked = tongue.told(self._sentence, found, offset)
        self._sure |= sure
        self._asked.append((tongue, asked))
        for bit in asked:
            self._open |= bit

    @property
    def most(self) -> int:
        """The clues that may stand in the sentence."""
        return self._sure | self._open

    def met(self, rules: Sequence[_Demand]) -> str | None:
        """The first rule that the sentence meets."""
        if not self._sure & _MACHINERY:
            self._sure, self._open = self._sure & ~_MACHINAL, self._open & ~_MACHINAL
        for name, needs, vetoes, alone in rules:
            if self._sure & vetoes or not (alone or self._any(_SPARKLING)):
                continue
            if all(map(self._any, needs)) and not self._any(vetoes):
                return name
        return None

    def _any(self, clues: int) -> bool:
        """Whether one of the clues stands in the sentence."""
        while not (met := self._sure & clues) and (left := self._open & clues):
            bit = left & -left
            self._open &= ~bit
            self._effort.looks += 1
            if any(
                tongue.matches(number, self._sentence)
                for tongue, asked in self._asked
                for number in asked.get(bit, ())
            ):
                self._sure |= bit
        return bool(met)


@lru_cache(maxsize=65_536)
def _names(clues: int) -> tuple[str, ...]:
    return tuple(name for name, bit in _BITS.items() if clues & bit)


class Looked(NamedTuple):
    """A text in which the literals of the clues have been looked for once.

    ``clues`` are those that may stand in each stretch between the ``ends`` of its sentences.
    """

    text: str
    ends: Sequence[int]
    clues: Sequence[_Stretch]

    def sparks(self) -> list[bool]:
        """Whether a stretch may hold a word without which nothing is said to a machine."""
        return [bool((at.english | at.chinese) & _SPARKLING) for at in self.clues]

    def hints(self) -> list[tuple[str, ...]]:
        """The clues that may stand in each stretch, by name."""
        return [_names(at.english | at.chinese) for at in self.clues]


def look(text: str) -> Looked:
    """The text (as ``plain`` gives it), looked through."""
    english, chinese = _tongues()
    ends = [*(found.end() for found in _END.finditer(text)), len(text)]
    latin, wide = english.found(text), [] if text.isascii() else chinese.found(text)
    both = zip(english.along(latin, ends), chinese.along(wide, ends), strict=True)
    stretches = [
        _Stretch(may, latin[first:last], may_too, wide[first_too:last_too])
        for (may, first, last), (may_too, first_too, last_too) in both
    ]
    return Looked(text, ends, stretches)


class Demanded(NamedTuple):
    """A sentence that demands something of a machine: by which rule, and from where to where."""

    rule: str
    start: int
    end: int


def demands(looked: Looked, seen: set[str], effort: Effort, place: Place) -> Iterator[Demanded]:
    """Every demand of a text, those ``seen`` left out."""
    for at, sentence, places in _candidates(looked, place):
        if sentence in seen:
            continue
        seen.add(sentence)
        clues = _Clues(sentence, effort)
        for literals in places:
            clues.add(*literals)
        rules = _possible(clues.most, place)
        if rules and (rule := clues.met(rules)):
            yield Demanded(rule, at, at + len(sentence))


def _candidates(looked: Looked, place: Place) -> Iterator[tuple[int, str, list[_Literals]]]:
    """The sentences that a rule is possible in at most, and where a language's literals stand."""
    english, chinese = _tongues()
    start = 0
    for end, at in zip(looked.ends, looked.clues, strict=True):
        if _possible(at.english | at.chinese, place):
            for offset, sentence in _sentences(looked.text, start, end):
                places: list[_Literals] = []
                if _LATIN.search(sentence):
                    places.append((english, at.latin, offset))
                if _WIDE.search(sentence):
                    places.append((chinese, at.wide, offset))
                yield offset, sentence, places
        start = end


def _sentences(text: str, start: int, end: int) -> Iterator[tuple[int, str]]:
    """A sentence in pieces where it is long, each with its place."""
    for at in range(start, max(start + 1, end - 80), _LONGEST - 80):
        piece = text[at : min(at + _LONGEST, end)]
        sentence = piece.strip()
        if len(sentence) > 5:
            yield at + len(piece) - len(piece.lstrip()), sentence
