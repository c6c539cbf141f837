"""Orders in English by their parts: a demand to trade, what is traded, and how much or when.

The demand is a verb that begins a clause (after an addressee, a condition, a time), or the words of
somebody who is doing it: reports have a subject before the verb, and noun compounds no object
after.
"""

import re
from itertools import islice

from activities.rules.executable import (
    asking_en,
    directions_en,
    instructed_en,
    spoken_en,
    standing_en,
    trades_en,
)
from activities.rules.executable.asking_en import asked, named
from activities.rules.executable.directions_en import directed
from activities.rules.executable.frames import Heard, Marks
from activities.rules.executable.instructed_en import instructed
from activities.rules.executable.mandate_words_en import (
    ADVERB,
    AFTER,
    CANCEL,
    DID,
    DOES,
    DOING,
    FINITE,
    HALF,
    HOW,
    INDICATOR,
    LOOSE,
    LOT,
    OBJECT,
    OPENING,
    PAST,
    REPORTING,
    RULES_BEFORE,
    STEMS,
    STRONG_HEAD,
    TOLD,
    TOPIC,
    TRADE,
    URGENT,
    WHEN,
    WHOLE,
    WHOSE,
    WILL,
    WIRED,
    YOURS,
)
from activities.rules.executable.spoken_en import spoken
from activities.rules.executable.standing_en import stands
from activities.rules.executable.trades_en import dealt
from activities.rules.scanning.regex import regex

_HEAD_REACH = 60
_MOST, _CLAUSES = 12, 5
"""Verbs of a sentence that are looked at, and those of them that may begin a clause."""
_WEAK_HEAD = r",\s+(?:then |and |so |please |but )?|\b(?:and|then|but|or)\s+"
_VERB = regex(rf"(?i)\b(?=[a-z])(?:(?P<trade>{TRADE})|(?P<loose>{LOOSE}))(?![\w-])")
_HEAD = regex(rf"(?i)(?:(?P<strong>{STRONG_HEAD})|(?P<weak>{_WEAK_HEAD})){ADVERB}{{0,3}}$")
_NAME = regex(r"\b[A-Z][a-z]{2,}\b")
_ASKED = regex(r"\?\s*$")
_BEGGED = regex(r"(?i)\b(?:can|could|would|will) you\b.*\b(?:my|me|please|our|us)\b")
_ANY_DOING = regex(r"(?i)\b(?:i'?m|i am|we'?re|we are)\s(?:now |currently |just )*\w+ing\b")


_WORD = regex(r"[a-z]+")
_SELF = frozenset({"your", "you", *DOING.replace("(?: out)?", "").replace("?", "").split("|")})
"""A sentence without one of them tells of no trade made for the reader."""


def possible(sentence: str) -> bool:
    """Whether the sentence has a word of trading, and something that is traded."""
    words = frozenset(_WORD.findall(sentence.lower()))
    stems = {word[:4] for word in words}
    return not STEMS.isdisjoint(stems) and (named(sentence) or TOPIC.search(sentence) is not None)


MARKS = Marks(
    asking_en.MARKS
    | directions_en.MARKS
    | instructed_en.MARKS
    | spoken_en.MARKS
    | standing_en.MARKS
    | trades_en.MARKS
    | {
        "reported": TOLD,
        "indicated": INDICATOR,
        "begged": _BEGGED,
        "urgent": URGENT,
        "verb": _VERB,
        "wired": WIRED,
        "when": WHEN,
        "own": WHOSE,
        "does": DOES,
        "will": WILL,
        "did": DID,
        "doing": _ANY_DOING,
        "ended": FINITE,
        "of_yours": YOURS,
        "past": PAST,
    }
)
AGAINST = ("hard", "told", "reported")
"""The words of reports: a sentence with one of each is soon read."""


def demanded(heard: Heard, before: str, mask: int) -> bool:
    """Whether a possible sentence asks for a trade or a transfer, or says that one is being made.

    ``before`` is what stands before the sentence: rules of a strategy and quoted words are told
    there. ``mask`` has the frames of trades that it could be.
    """
    words = frozenset(_WORD.findall(heard.sentence.lower()))
    if asked(heard) or (not words.isdisjoint(_SELF) and _performed(heard)):
        return True
    if directed(heard) or instructed(heard) or spoken(heard) or stands(heard):
        return True
    if not words.isdisjoint(REPORTING):
        return False
    return dealt(heard, mask) or (not _told(heard, before) and _asks(heard))


def _asks(heard: Heard) -> bool:
    """Whether a verb that begins a clause asks for a trade or a transfer."""
    sentence = heard.sentence
    verbs = islice(_VERB.finditer(sentence), _MOST) if heard.has("verb") else ()
    begun = ((verb, head) for verb in verbs if (head := _begun(verb, sentence)))
    if any(_ordered(verb, head, heard) for verb, head in islice(begun, _CLAUSES)):
        return True
    return heard.has("wired") and any(
        _headed(wired.start(), sentence) for wired in islice(WIRED.finditer(sentence), _MOST)
    )


def _told(heard: Heard, before: str) -> bool:
    """Whether the sentence speaks of others, of a rule, a record or an example, or asks."""
    if heard.has("reported") or heard.has("indicated"):
        return True
    if _ASKED.search(heard.sentence) and not heard.has("begged"):
        return True
    return bool(RULES_BEFORE.search(before) and not heard.has("urgent"))


def _headed(start: int, sentence: str) -> re.Match[str] | None:
    """What makes the verb at ``start`` the head of a demand, if anything does."""
    reach = max(0, start - _HEAD_REACH)
    return _HEAD.search(("x " if reach else "") + sentence[reach:start])


def _begun(verb: re.Match[str], sentence: str) -> re.Match[str] | None:
    """What makes a verb with an object the beginning of a clause, if anything does."""
    if not AFTER.match(sentence, verb.end()):
        return None
    head = _headed(verb.start(), sentence)
    return None if head is None or (head["weak"] and not OPENING.match(sentence)) else head


def _ordered(verb: re.Match[str], head: re.Match[str], heard: Heard) -> bool:
    """Whether a verb that begins a clause has an object, a size and a price or a time."""
    sentence = heard.sentence
    if head["strong"] is not None and CANCEL.match(sentence, verb.start()):
        return True
    rest = sentence[verb.end() :]
    if verb["trade"] and WHOLE.match(rest):
        return True
    timed, priced = heard.has("when"), HOW.search(rest)
    whose = heard.has("own")
    if LOT.search(sentence, verb.start()):
        return bool(verb["trade"] or timed or priced or whose)
    thing = OBJECT.search(rest) or (verb["trade"] and _NAME.search(rest))
    return bool(thing and (timed or priced or HALF.search(rest) or whose))


def _performed(heard: Heard) -> bool:
    """Whether the writer trades for the reader, or says to have done it."""
    sentence = heard.sentence
    if ("ing" not in sentence and "ou" not in sentence) or heard.has("past"):
        return False
    yours = heard.has("of_yours")
    if heard.has("does"):
        how = LOT.search(sentence) and (HOW.search(sentence) or heard.has("when"))
        mine = how and not heard.has("ended")
        return bool((yours or mine) and not heard.has("reported"))
    if heard.has("doing") and yours and LOT.search(sentence):
        return not heard.has("reported")
    if heard.has("will"):
        return bool(yours and (LOT.search(sentence) or OBJECT.search(sentence)))
    return bool(
        heard.has("did")
        and yours
        and (LOT.search(sentence) or re.search(r"\d|\ball\b|\bentire\b", sentence))
        and not heard.has("reported")
    )
