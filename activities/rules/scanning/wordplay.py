"""What children's ciphers say: words without vowels, pig latin, digits that stand for letters.

A line is put right where several of its words make common ones; a model reads such a line at once.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from activities.rules.injection.spelling import KNOWN, RANKED
from activities.rules.scanning.ciphers import EDGE
from activities.rules.scanning.normalise import BEGINNING
from activities.rules.scanning.regex import regex

_VOWEL = regex("[aeiou]")
_BARE = regex(
    r"(?i)(?<![a-z0-9])(?:(?:[b-df-hj-np-tv-z]{1,16}|(?-i:[A-Z0-9]){1,6})[,.;:!?()'\"]{0,3} +){4,}"
    r"(?:[b-df-hj-np-tv-z]{1,16}|(?-i:[A-Z0-9]){1,6})(?![a-z0-9])"
)
"""Words of consonants, with names in capitals between them."""
_BARE_WORD = regex("(?i)[b-df-hj-np-tv-z]{1,16}")
_PIG = regex(r"(?i)(?<![a-z])[a-z]{1,18}(?:-[a-z]{0,4})?ay(?![a-z])")
_JOINED_PIG = "-"
"""Before what went to the end of a word, where the writer shows it: *evious-pray*."""
_ORDINARY_AY = frozenset(
    [
        "may",
        "pay",
        "say",
        "day",
        "today",
        "way",
        "away",
        "delay",
        "play",
        "stay",
        "display",
        "always",
        "lay",
        "bay",
        "ray",
        "gray",
        "array",
        "essay",
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
        "gateway",
        "pathway",
        "subway",
        "railway",
        "runway",
        "highway",
        "broadway",
        "norway",
        "holiday",
        "birthday",
        "yesterday",
        "okay",
        "repay",
        "prepay",
        "outlay",
        "layaway",
        "takeaway",
        "anyway",
        "midway",
        "doorway",
        "hallway",
        "pay",
        "betray",
        "portray",
        "replay",
        "relay",
        "x-ray",
        "spray",
        "tray",
        "clay",
        "hay",
        "jay",
        "kay",
        "ebay",
        "fray",
        "stray",
        "sway",
        "decay",
        "everyday",
        "weekday",
        "overlay",
        "underway",
        "faraway",
        "waterway",
        "giveaway",
        "runaway",
        "castaway",
        "breakaway",
        "halfway",
        "headway",
        "leeway",
        "motorway",
        "freeway",
        "expressway",
        "segway",
        "safeway",
        "hathaway",
        "galway",
        "conway",
        "halliday",
        "macquarie",
        "mackay",
        "finlay",
        "barclay",
        "murray",
        "lindsay",
        "midday",
        "payday",
        "heyday",
        "workday",
        "screenplay",
        "gameplay",
        "interplay",
        "downplay",
        "hearsay",
        "mainstay",
        "naysay",
        "soothsay",
        "uruguay",
        "paraguay",
        "bombay",
        "malay",
        "cathay",
        "cay",
        "nay",
        "fay",
        "gay",
        "quay",
    ]
)
_LEET = regex(r"(?<![A-Za-z0-9])[A-Za-z0-9@$!|+€]{1,24}(?![A-Za-z0-9])")
_MIXED = regex(r"(?=[a-z@$!|+]{0,20}[0-9])(?=[0-9@$!|+]{0,20}[a-z])")
_LEET_DIGITS = regex("[0-9@$!|+€]")
_SHAPES = tuple(
    str.maketrans("0345789@$!|+€1" + "6" + "2", "oeastbgasiite" + ell + "gz") for ell in "il"
)
_SOUNDS = (
    "ay,eh,aye/bee,be/cee,see,sea/dee/ee/eff,ef/gee,jee/aitch,haitch/eye/jay/kay/ell,el/em/en/"
    "oh,owe/pee,pea/cue,queue/are,ar/ess,es/tee,tea/you,yoo,yu/vee/double-u,doubleyou/ex,eks/"
    "why,wye/zee,zed"
)
"""What the letters are called, in their order."""
_NAMES_OF_LETTERS = {
    name: chr(ord("a") + at)
    for at, names in enumerate(_SOUNDS.split("/"))
    for name in names.split(",")
}
_LETTER = "|".join(sorted(_NAMES_OF_LETTERS, key=len, reverse=True))
_DICTATED = regex(rf"(?i)(?<![a-z])(?:{_LETTER})(?:[ -](?:{_LETTER})){{3,20}}(?![a-z])")
"""A word that is spelt aloud, its letters by their names."""
_DICTATED_LETTER = regex(rf"(?i){_LETTER}")
_HYPHENED = regex(r"(?i)(?<![a-z-])([a-z]{2,12})- _?([a-z]{2,12})(?![a-z])")
_MANY_HYPHENED = 3
"""So many words cut by a hyphen and a blank, with no end of a line there."""
_ENOUGH = 4
"""So many words that come out right are no chance."""
_SHORTEST = 3
_TELLS = regex(r"(?i)[a-z][0-9@$][a-z]|[0-9][a-z][0-9]")


def _bare_words() -> dict[str, str]:
    """The commonest word of each row of consonants."""
    found: dict[str, str] = {}
    for word in RANKED:
        found.setdefault(_VOWEL.sub("", word), word)
    return found


_SPOKEN = _bare_words()


def played(text: str) -> Iterator[str]:
    """The lines that read otherwise when their words are put right, each way by itself."""
    text = text[:BEGINNING]
    if found := "\n".join(filter(None, map(_voiced, _BARE.findall(text)))):
        yield found
    ways = ((_PIG, _from_pig), (_TELLS, _from_leet), (_DICTATED, _from_dictation))
    for tells, read in (*ways, (_HYPHENED, _unhyphened)):
        if found := "\n".join(filter(None, _lines(text, tells, read))):
            yield found


def _lines(text: str, tells: re.Pattern[str], read: Callable[[str], str]) -> Iterator[str]:
    if tells.search(text):
        yield from (read(line) for line in EDGE.split(text) if tells.search(line))


def _voiced(run: str) -> str:
    """A run of words without vowels, with them; empty where too few are known."""
    right = 0

    def word(found: re.Match[str]) -> str:
        nonlocal right
        spoken = _SPOKEN.get(found[0].lower(), "") if not found[0].isupper() else ""
        right += bool(spoken) and len(found[0]) < len(spoken)
        return spoken or found[0]

    voiced = _BARE_WORD.sub(word, run)
    return voiced if right > _ENOUGH else ""


def _from_pig(line: str) -> str:
    """A line of pig latin in English; empty where it is none."""
    words = {word.lower() for word in _PIG.findall(line)} - _ORDINARY_AY
    meant = {word: _unpigged(word) for word in words}
    if sum(word in KNOWN for word in meant.values()) < _ENOUGH:
        return ""
    return _PIG.sub(lambda found: meant.get(found[0].lower(), found[0]), line)


@lru_cache(maxsize=4096)
def _unpigged(word: str) -> str:
    """The word whose beginning went to its end: *eviouspray* is previous, *andway* is and."""
    if _JOINED_PIG in word:
        rest, beginning = word.removesuffix("ay").split(_JOINED_PIG)
        return rest if beginning == "w" and rest in KNOWN else beginning + rest
    if word.endswith("way") and word[:-3] in KNOWN:
        return word[:-3]
    stem = word[:-2]
    turned = [stem[-by:] + stem[:-by] for by in range(1, min(5, len(stem)))]
    ways = [way for way in turned if way in KNOWN]
    return ways[0] if ways else stem.removesuffix("w")


def _from_dictation(line: str) -> str:
    """A line with the words that are spelt aloud in it as words; empty where it has none."""

    def word(found: re.Match[str]) -> str:
        letters = (_NAMES_OF_LETTERS[name.lower()] for name in _DICTATED_LETTER.findall(found[0]))
        spelt = "".join(letters)
        return spelt if spelt in KNOWN else found[0]

    said = _DICTATED.sub(word, line)
    return said if said != line else ""


def _unhyphened(line: str) -> str:
    """A line without the hyphens that cut its words; empty where they cut too few."""
    cut = [found[1] + found[2] for found in _HYPHENED.finditer(line)]
    if sum(word.lower() in KNOWN for word in cut) < _MANY_HYPHENED:
        return ""
    return _HYPHENED.sub(r"\1\2", line)


def _from_leet(line: str) -> str:
    """A line in which digits stand for letters, in letters; empty where it is none."""
    tokens = {token for token in _LEET.findall(line) if _LEET_DIGITS.search(token)}
    meant = {token: _spelt(token.lower()) for token in tokens}
    right = {
        word
        for token, word in meant.items()
        if word in KNOWN and len(word) >= _SHORTEST and _MIXED.match(token.lower())
    }
    if len(right) < _ENOUGH:
        return ""
    return _LEET.sub(lambda found: meant.get(found[0], found[0]), line)


@lru_cache(maxsize=4096)
def _spelt(token: str) -> str:
    """A token with letters for its digits: one is an i or an l, whichever makes a word."""
    ways = [token.rstrip("!|").translate(shape) for shape in _SHAPES]
    return next((way for way in ways if way in KNOWN), ways[0])
