"""The search for instructions in every view of a text."""

from collections.abc import Iterator
from functools import lru_cache

from activities.rules.anchors import TooDense
from activities.rules.concepts import Lexicon, Rulebook, plain
from activities.rules.injection import words_en, words_zh
from activities.rules.injection.demands import demands
from activities.rules.injection.markers import markers
from activities.rules.injection.repair import repaired
from activities.rules.injection.rules import ALIASES, GUARDS, PATTERNS, RULES
from activities.rules.normalise import MAX_CHARACTERS, invisible_count, readable
from activities.rules.views import views
from schemas.gate import TextFinding, View

HIDDEN_LIMIT = 4
SPAN = 80
_DENSITY = "density"
_UNSEEN = frozenset((View.HIDDEN, View.COMMENT, View.DECODED))


@lru_cache(maxsize=1)
def _book() -> tuple[Lexicon, Rulebook]:
    vocabularies = [words_en.WORDS, words_zh.WORDS]
    for vocabulary in tuple(vocabularies):
        vocabularies.append(
            {
                alias: vocabulary[concept]
                for alias, concept in ALIASES.items()
                if concept in vocabulary
            }
        )
    return Lexicon(vocabularies, PATTERNS, GUARDS), Rulebook(RULES)


def search(text: str) -> tuple[TextFinding, ...]:
    """What in ``text`` would instruct a model, by view; empty where nothing would."""
    findings: dict[str, TextFinding] = {}
    for finding in _all(text):
        findings.setdefault(finding.rule, finding)
    return tuple(findings.values())


def _all(text: str) -> Iterator[TextFinding]:
    if len(text) > MAX_CHARACTERS:
        yield _finding("size.limit", "too long to be screened whole", View.RAW, "")
    if invisible_count(text) >= HIDDEN_LIMIT:
        yield _finding("hidden.characters", "carries invisible characters", View.RAW, "")
    yield from _marks(View.RAW, readable(text))
    for view, readable_text in views(text):
        if view is View.DECODED:
            yield from _marks(view, readable_text)
        for finding in _instructions(view, readable_text):
            yield finding
            if finding.rule == _DENSITY:
                return


def _marks(view: View, text: str) -> Iterator[TextFinding]:
    for rule, span in markers(text):
        yield _finding(rule, "imitates the messages around a model", view, span)


def _instructions(view: View, text: str) -> Iterator[TextFinding]:
    lexicon, rulebook = _book()
    lower = plain(text)
    for reading in dict.fromkeys((lower, repaired(lower))):
        try:
            tokens = lexicon.tokens(reading)
        except TooDense:
            yield _finding(_DENSITY, "is made of the words of instructions", view, reading[:SPAN])
            return
        for hit in rulebook.follow(tokens, hidden=view in _UNSEEN):
            yield _finding(
                hit.rule.rule, "reads as an instruction", view, reading[hit.start : hit.end]
            )
        try:
            for rule, sentence in demands(reading, unseen=view in _UNSEEN):
                yield _finding(f"demand.{rule}", "tells a machine what to do", view, sentence)
        except TooDense:
            yield _finding(_DENSITY, "is made of the words of instructions", view, reading[:SPAN])
            return


def _finding(rule: str, reason: str, view: View, span: str) -> TextFinding:
    return TextFinding(rule=rule, reason=reason, view=view, span=span[:SPAN] or None)
