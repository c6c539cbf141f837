"""Demands on a machine: who is told what, whatever the words.

A rule names clues, not phrases. A sentence is a demand where one of each of the rule's clues stands in it
and none that speaks against it (``!``): a duty laid on people, a report of what somebody said, talk
about security. Clues are looked for when a rule asks for them.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from activities.rules.anchors import TooDense
from activities.rules.injection import clues_en, clues_zh

RULES: tuple[tuple[str, str], ...] = (
    ("reader.must", "reader must act|omit|twist|quoted|praise|run|carry !others !security"),
    ("reader.act", "reader act|omit|twist omit|twist|quoted|secret|place|run !others !security !told"),
    ("reader.verdict", "reader act|omit|twist praise judged|product|you must|omit|twist|command|quoted|you !others !security !told"),
    ("reader.orders", "reader|addressed orders this|renew|command|must|drop !others !security !told"),
    ("reader.praise", "reader|addressed judged praise|omit must|omit|twist|command|this !others !security !told"),
    ("reader.drop", "reader|addressed drop|omit must|judged|this|command|act|orders !others !security !told"),
    ("reader.command", "reader command !others !security"),
    ("address.omit", "addressed must omit !others !security"),
    ("address.twist", "addressed must|quoted twist !others !security !told"),
    ("address.quoted", "addressed must quoted !others !security"),
    ("address.verdict", "addressed must act judged|product praise|twist|omit|quoted !others !security !told"),
    ("address.carry", "addressed secret carry|self place|you|self !others !security"),
    ("address.place", "reader|addressed|machine place carry|run|act secret|must|you|run !others !security"),
    ("address.run", "addressed must run !others !security"),
    ("address.you", "addressed|machine you must product|judged|omit|orders|quoted|self !others !security !told"),
    ("address.this", "addressed this must act !others !security"),
    ("machine.demand", "machine must act omit|twist|quoted judged|praise|product|this !others !security !told"),
    ("self.any", "self must|command drop|omit|praise|judged|product|secret|place|run|twist|quoted !others !security"),
    ("self.carry", "self carry secret|place|command|judged !others !security"),
    ("self.act", "self act praise|judged command|twist|omit|product|quoted !others !security"),
    ("self.you", "self you this|orders|act power|drop|omit|must|command|praise !others !security"),
    ("self.drop", "self drop|omit|twist !others !security"),
    ("self.renew", "self renew|free|trusted !others !security"),
    ("self.demand", "self must act praise|judged|product|omit|quoted|place|secret|orders !others !security"),
    ("command.praise", "command praise product|machine|you|twist|trusted|orders|quoted|renew !others !told !security"),
    ("command.this", "command this twist|trusted|omit praise|judged|product !others !told !security"),
    ("command.verdict", "command praise this|judged|twist !others !told !security"),
    ("command.twist", "command twist judged|this !others !told !security"),
    ("command.trusted", "trusted command|must this|judged|twist !others !told !security"),
    ("command.omit", "command omit product|judged you|product !others !told !security"),
    ("command.run", "command run !others !told !security"),
    ("command.secret", "command secret carry place|you|machine|product !others !told !security"),
    ("command.role", "command role|free praise|judged|you|product|renew !others !told !security"),
    ("command.drop", "command drop orders !others !told !security"),
    ("command.place", "command place carry product|secret|you !others !told !security"),
    ("orders.renewed", "renew drop orders omit|command|you|machine|judged !others !told"),
    ("orders.dropped", "drop orders you|renew|secret|machine must|command !others !told !security"),
    ("orders.earlier", "drop orders earlier this must|command|you !others !told !security"),
    ("renew.demand", "renew must|act omit|praise|judged|product|twist you|machine|command !others !told"),
    ("power.demand", "power orders|secret|free must|act you|self|command !others !told !security"),
    ("power.verdict", "power judged must|act praise|twist|product !others !told"),
    ("power.orders", "power drop orders must|you|command !others !security !told"),
    ("secret.place", "secret carry place must|act !others !security"),
    ("secret.carry", "secret carry must|act you self|must|command !others !security !told"),
    ("run.product", "run must|act product|secret|place you|must !others !told"),
    ("end.demand", "end power|orders|machine|self|renew act|must|judged"),
    ("free.you", "free you|machine|role must|role|run|omit|carry !others !security !told"),
    ("product.demand", "product you must|act praise|quoted|omit|twist !others !told"),
    ("product.omit", "product omit must judged|you !others !told !security"),
    ("trusted.this", "trusted this|you|machine renew|must|self|machine|you !others !told"),
)  # fmt: skip
UNSEEN: tuple[tuple[str, str], ...] = (
    ("hidden.verdict", "judged|product act|must praise|quoted|omit|twist"),
    ("hidden.address", "reader|addressed must|act|omit|twist"),
    ("hidden.drop", "drop orders"),
    ("hidden.order", "must act product|judged|secret|quoted|place|orders|run"),
)
"""Less is needed to be sure where a reader does not see the text."""

MOST = 2_500
"""More different sentences that hold a spark than any article has."""
_LONGEST = 320
_SENTENCE = re.compile(r"[^。！？!?\n;；]*?(?:[。！？!?\n;；]|\.(?=[ \"'”’)]|\Z)|\Z)")
_CJK = re.compile("[\u3400-\u9fff]")
_SPARK = re.compile(
    r"(?<![a-z])(?:you|yours?|yourself|ai|ais|bots?|robots?|robotic|models?|llms?|gpt|agents?|assistants?|systems?|"
    r"software|programs?|tools?|machines?|machine-\w+|readers?|summar\w+|digests?|copilots?|crawlers?|scrap\w+|pars\w+|"
    r"algorithm\w*|computers?|humans?|non-human|neural|automat\w+|generat\w+|virtual|claude|gemini|deepseek|qwen|"
    r"instructions?|instructed|prompts?|rules?|guidelines?|guidance|polic\w+|filters?|guardrails?|directives?|orders?|"
    r"commands?|restrictions?|safety|verdict|output|answers?|respon\w+|repl(?:y|ies)|report|memo|summary|conclu\w+|"
    r"verif\w+|checks?|secrets?|keys?|tokens?|credentials?|password|memory|context|shell|env|printenv|execute|run|"
    r"pretend|act|ignore|disregard|forget|omit|must|never|mode|developer|operator|admin\w*|openai|anthropic|trusted|"
    r"untrusted|treat(?:ed)?|verbatim|mark|rate|rating|praise|say|says|write|sentence|paragraph|line|page|user|users|"
    r"http\w*|www|end|full|give|play|skip|scrap|round|replace|swap|flip|quoting|quotes?|cite|citing|cited|https?)(?![a-z])"
    r"|[你您请务须勿别令词设忽略无视忘器型体手序具件虫脑]|ai|智能|自动|程序|模型|要求|必须|写成|改[为成写称]|当[成作]|标[成为]|一律|统一|不得|采信|返回|裁决|评级|摘要|总结|输出|扮演|不[用必要]"
)
_Need = tuple[frozenset[str], ...]


def _parsed(rules: tuple[tuple[str, str], ...]) -> tuple[tuple[str, _Need, frozenset[str]], ...]:
    return tuple(
        (
            name,
            tuple(frozenset(part.split("|")) for part in rule.split() if part[0] != "!"),
            frozenset(part[1:] for part in rule.split() if part[0] == "!"),
        )
        for name, rule in rules
    )


@lru_cache(maxsize=1)
def _book() -> tuple[dict[str, re.Pattern[str]], dict[str, re.Pattern[str]]]:
    return (
        {name: re.compile(pattern) for name, pattern in clues_en.CLUES.items()},
        {name: re.compile(pattern) for name, pattern in clues_zh.CLUES.items()},
    )


_SEEN_RULES, _UNSEEN_RULES = _parsed(RULES), _parsed(RULES + UNSEEN)


class _Clues:
    """The clues of one sentence, looked for once each."""

    def __init__(self, sentence: str) -> None:
        self._sentence = sentence
        english, chinese = _book()
        self._patterns = (english, chinese) if _CJK.search(sentence) else (english,)
        self._known: dict[str, bool] = {}

    def __contains__(self, name: str) -> bool:
        known = self._known.get(name)
        if known is None:
            known = any(patterns[name].search(self._sentence) for patterns in self._patterns)
            self._known[name] = known
        return known


def demands(text: str, *, unseen: bool) -> Iterator[tuple[str, str]]:
    """Every demand of a text (as ``plain`` gives it): rule and sentence. Raises TooDense."""
    rules = _UNSEEN_RULES if unseen else _SEEN_RULES
    for sentence in _sentences(text):
        clues = _Clues(sentence)
        for name, needs, vetoes in rules:
            if all(any(clue in clues for clue in need) for need in needs) and not any(
                clue in clues for clue in vetoes
            ):
                yield name, sentence
                break


def _sentences(text: str) -> Iterator[str]:
    """The different sentences that could be demands, long ones in pieces."""
    seen: set[str] = set()
    for start, end in _spans(text):
        sentence = text[start:end].strip()
        if len(sentence) > 5 and sentence not in seen and _SPARK.search(sentence):
            seen.add(sentence)
            if len(seen) > MOST:
                raise TooDense
            yield sentence


def _spans(text: str) -> Iterator[tuple[int, int]]:
    for found in _SENTENCE.finditer(text):
        for start in range(found.start(), found.end(), _LONGEST - 80):
            yield start, min(start + _LONGEST, found.end())
            if start + _LONGEST >= found.end():
                break
