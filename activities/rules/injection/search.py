"""The search for instructions in every view of a text."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from activities.rules.injection import words_en, words_zh
from activities.rules.injection.demands import Effort, Looked, Place, demands, look
from activities.rules.injection.examples import without_examples
from activities.rules.injection.fields import apart
from activities.rules.injection.homonyms import unambiguous
from activities.rules.injection.manner import (
    DEMAND,
    Likeness,
    cut,
    least_found,
    least_read,
    least_told,
    likest,
)
from activities.rules.injection.markers import markers
from activities.rules.injection.opinion import LIKENESS, Hit, contradicted
from activities.rules.injection.passages import passages
from activities.rules.injection.repair import each_repaired
from activities.rules.injection.rules import ALIASES, GUARDS, PATTERNS, RULES
from activities.rules.injection.snippets import without_snippets
from activities.rules.injection.subjects import parted
from activities.rules.scanning.bulk import unreadable
from activities.rules.scanning.concepts import Lexicon, Rulebook, Word, plain
from activities.rules.scanning.normalise import MAX_CHARACTERS, readable, smuggled
from activities.rules.scanning.views import Viewed, views
from schemas.gate import Severity, TextFinding, View

SPAN = 80
WHOLE = 50_000
"""Up to so many characters every finding is named; of a longer text the first is enough."""
LONG, DENSE = 4_000, 10
"""So many words of the vocabulary, one in every ten characters: prose has one in twenty at most."""
WEIGHED = 100_000
"""Bytes of a text of which the manner is judged: what is beyond has to do with the rules."""
AT_ONCE = 16
"""So many passages are repaired in one go."""
_DENSITY, _FLOOD = "density", "flood"
_BREAKING_OFF = frozenset((_DENSITY, _FLOOD))
_UNSEEN = frozenset((View.HIDDEN, View.COMMENT, View.DECODED))
_UNREAD = frozenset((View.RAW, View.DECODED))
"""In which marks of a model's messages may stand that the text itself does not show."""
_PLACES = {**dict.fromkeys(_UNSEEN, Place.UNSEEN), View.ATTRIBUTE: Place.CARRIED}


def place_of(view: View) -> Place:
    """How well a reader sees what stands in a view."""
    return _PLACES.get(view, Place.SHOWN)


@lru_cache(maxsize=1)
def _book() -> tuple[Lexicon, Rulebook]:
    vocabularies = [_as_read(words_en.WORDS), _as_read(words_zh.WORDS)]
    for vocabulary in tuple(vocabularies):
        vocabularies.append(
            {
                alias: vocabulary[concept]
                for alias, concept in ALIASES.items()
                if concept in vocabulary
            }
        )
    return Lexicon(vocabularies, PATTERNS, GUARDS), Rulebook(RULES)


def _as_read(listed: Mapping[str, str]) -> dict[str, str]:
    """A vocabulary as a text that is made ready for reading has its words."""
    return {
        concept: "|".join(plain(readable(word)) for word in words.split("|"))
        for concept, words in listed.items()
    }


def search(text: str) -> tuple[TextFinding, ...]:
    """What in ``text`` would instruct a model, by view; empty where nothing would."""
    findings: dict[str, TextFinding] = {}
    for finding in _all(text):
        findings.setdefault(finding.rule, finding)
        if len(text) > WHOLE and finding.severity is Severity.HIGH:
            break
    return tuple(findings.values())


def _all(text: str) -> Iterator[TextFinding]:
    if len(text) > MAX_CHARACTERS:
        yield _finding("size.limit", "too long to be screened whole", View.RAW, "")
    if unreadable(text[:MAX_CHARACTERS]):
        yield _finding("bulk", "is undecodable bulk: no language is so dense", View.RAW, "")
        return
    if smuggled(text):
        yield _finding(
            "hidden.characters", "spells something in invisible characters", View.RAW, ""
        )
    raw = readable(text)
    yield from _marks(View.RAW, raw)
    yield from _said(views(text, raw))


def _said(seen: Iterable[Viewed]) -> Iterator[TextFinding]:
    effort = Effort()
    for view, text in seen:
        if view in _UNREAD:
            yield from _marks(view, text)
        if view is View.RAW:
            continue
        for finding in _instructions(view, text, effort):
            yield finding
            if finding.rule in _BREAKING_OFF:
                return


def _marks(view: View, text: str) -> Iterator[TextFinding]:
    for rule, span in markers(without_snippets(text)):
        yield _finding(rule, "imitates the messages around a model", view, span)


def _instructions(view: View, text: str, effort: Effort) -> Iterator[TextFinding]:
    lower = worded(text)
    sentences: set[str] = set()
    density = _Density(len(lower))
    for readings in read(lower):
        effort.read += len(readings[0].encode("utf-8", "surrogatepass"))
        for passage in (Passage.of(view, reading) for reading in readings):
            if density.exceeded(passage.text, len(passage.words) + passage.most):
                yield _finding(_DENSITY, "is made of the words of instructions", view, passage.text)
                return
            yield from _told(passage, sentences, effort)
        if effort.excessive:
            yield _finding(
                _FLOOD, "has more look-alikes of orders than are read", view, readings[0]
            )
            return


class Passage(NamedTuple):
    """A passage of a view, looked through: the words of the vocabulary in it, and its clues.

    ``patterned`` are the concepts of patterns that may stand in it, ``most`` times at most.
    """

    view: View
    text: str
    words: Sequence[Word]
    patterned: frozenset[str]
    most: int
    looked: Looked

    @classmethod
    def of(cls, view: View, reading: str) -> "Passage":
        """A reading of a passage, looked through."""
        lexicon, _ = _book()
        patterned, most = lexicon.patterned(reading)
        return cls(view, reading, lexicon.words(reading), patterned, most, look(reading))

    @property
    def place(self) -> Place:
        """How well a reader sees it."""
        return place_of(self.view)

    def turns(self) -> list[Hit]:
        """The turns of rules in it."""
        return [Hit(*turn) for turn in _followed(self)]

    def demands(self, seen: set[str], effort: Effort) -> list[Hit]:
        """The demands on a machine in it, those ``seen`` left out."""
        found = demands(self.looked, seen, effort, self.place)
        return [Hit(DEMAND + one.rule, one.start, one.end) for one in found]


def _told(passage: Passage, seen: set[str], effort: Effort) -> Iterator[TextFinding]:
    """What in a passage tells a machine something: by a rule, by its parts and by its manner."""
    pieces = cut(passage.looked, passage.words)
    like = likest(pieces, passage.place) if effort.read <= WEIGHED else None
    if like and like.most < least_read(passage.place, pieces):
        return
    hits = [*passage.turns(), *passage.demands(seen, effort)]
    found = [*standing(hits, like, passage.place), *_alike(like, passage.place)]
    if like and contradicted(pieces, passage.place, hits, found):
        return
    for hit in found:
        span = passage.text[hit.start : hit.end].strip()
        yield _finding(hit.rule, _reason(hit.rule), passage.view, span)


def standing(hits: Iterable[Hit], like: Likeness | None, place: Place) -> list[Hit]:
    """The hits that read like orders where they stand, if a reader sees them."""
    if like is None or place is not Place.SHOWN:
        return list(hits)
    return [hit for hit in hits if like.near(hit.start, hit.end) >= least_told(hit.rule)]


def _alike(like: Likeness | None, place: Place) -> Iterator[Hit]:
    if like and like.window.score > least_found(place):
        yield Hit(LIKENESS, like.window.start, like.window.end)


def _reason(rule: str) -> str:
    if rule == LIKENESS:
        return "reads like an order to a machine"
    return "tells a machine what to do" if rule.startswith(DEMAND) else "reads as an instruction"


def worded(text: str) -> str:
    """The readable text of a view as the vocabulary meets it, what means other things put aside."""
    return unambiguous(without_examples(plain(parted(apart(without_snippets(text))))))


def read(lower: str) -> Iterator[tuple[str, ...]]:
    """Every passage of a ``worded`` text once, as it stands, and repaired where that differs."""
    seen: set[str] = set()
    for passage, mended in _repaired(passages(lower)):
        if passage not in seen:
            seen.add(passage)
            yield tuple(dict.fromkeys((passage, mended)))


def _repaired(parts: Iterator[str]) -> Iterator[tuple[str, str]]:
    """Passages, each with what it is when disguised key words are put right."""
    while some := list(islice(parts, AT_ONCE)):
        yield from zip(some, each_repaired(some), strict=True)


class _Density:
    """How many words of the vocabulary a view holds: counted only where they could be too many."""

    def __init__(self, size: int) -> None:
        self._size, self._most, self._counted = size, 0, 0
        self._uncounted: list[str] = []

    def exceeded(self, reading: str, most: int) -> bool:
        """Whether there are too many with this reading, which holds ``most`` at most."""
        self._most += most
        self._uncounted.append(reading)
        if not self._many(self._most):
            return False
        lexicon, _ = _book()
        for text in self._uncounted:
            self._counted += len(lexicon.tokens(text, lexicon.words(text)))
        self._uncounted = []
        return self._many(self._counted)

    def _many(self, count: int) -> bool:
        return count > LONG and count * DENSE > self._size


def _followed(passage: Passage) -> Iterator[tuple[str, int, int]]:
    """The turns of rules in a passage: which rule, and from where to where."""
    lexicon, rulebook = _book()
    text, words, patterned = passage.text, passage.words, passage.patterned
    hidden = passage.view in _UNSEEN
    book = rulebook.narrowed(text, words, patterned, hidden=hidden)
    missing = (patterned & book.concepts) - lexicon.standing(text, patterned & book.concepts)
    if missing:
        book = rulebook.narrowed(text, words, patterned - missing, hidden=hidden)
    if not book.concepts:
        return
    tokens = lexicon.tokens(text, words, book.concepts)
    for hit in book.follow(tokens, hidden=hidden):
        yield hit.rule.rule, hit.start, hit.end


def _finding(rule: str, reason: str, view: View, span: str) -> TextFinding:
    return TextFinding(rule=rule, reason=reason, view=view, span=span[:SPAN] or None)
