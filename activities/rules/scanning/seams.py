"""Words that markup cuts through: ``dis</td><!-- -->regard`` is read as one word again."""

from activities.rules.injection.repair import holds_key, is_key
from activities.rules.scanning.anchors import joined
from activities.rules.scanning.regex import regex

_MARK = r"<(?:!--(?:[^-<]|-(?!->)){0,200}--|/?[A-Za-z][^<>]{0,200})>"
_CUT = regex(rf"[A-Za-z]{{1,14}}(?:(?:{_MARK}){{1,6}}[A-Za-z]{{1,14}}(?![A-Za-z])){{1,8}}")
_BETWEEN = regex(rf"<(?<=[A-Za-z]<){_MARK.removeprefix('<')}(?:{_MARK}){{0,5}}(?=[A-Za-z])")
"""Mark-up with a letter before and after it: without it no word is cut."""
_LETTERWISE = regex(
    rf"[\w，。：；,.:;]{{1,3}}(?:\s?(?:{_MARK}\s?){{1,6}}[\w，。：；,.:;'\"]{{1,3}}(?!\w)){{7,}}"
)
"""A text with mark-up after each letter or two."""
_MARKS = regex(rf"((?:{_MARK})+)")
_TINY = regex(r">[^\s<>]{1,3}<")
_TINIES = 6
"""So many pieces of a few letters between mark-up are no table alone."""
_MARK_ALONE = regex(_MARK)
_HYPHENED = regex(r"(?<=[A-Za-z])-\n(?=[a-z])")
_SYLLABLES = 3
"""So many words cut at the end of a line are put together again."""
_REACH = 400
"""Characters around a cut word: further than a sentence goes."""
_MOST = 5
"""Pieces of one word."""


def seamless(text: str) -> str:
    """Where tags or lines cut key words: the surroundings in one piece; empty where none does."""
    hyphened = _unhyphened(text)
    if "<" not in text:
        return hyphened
    letterwise = _letterwise(text)
    hyphened = "\n\n".join(filter(None, (letterwise, hyphened)))
    if letterwise or not _BETWEEN.search(text):
        return hyphened
    cut = [
        (run.start() - _REACH, run.end() + _REACH)
        for run in _CUT.finditer(text)
        if _joined(run[0]) != run[0]
    ]
    mended = [_CUT.sub(lambda run: _joined(run[0]), text[at:end]) for at, end in joined(cut)]
    return "\n\n".join(filter(None, (*mended, hyphened)))


def _letterwise(text: str) -> str:
    """The runs of letters that have mark-up between them all, without it."""
    if len(_TINY.findall(text)) < _TINIES:
        return ""
    return "\n\n".join(_MARK_ALONE.sub("", run[0]) for run in _LETTERWISE.finditer(text))


def _unhyphened(text: str) -> str:
    """The surroundings of words that the ends of lines cut, put together again."""
    if "-\n" not in text:
        return ""
    cuts = [(cut.start() - _REACH, cut.end() + _REACH) for cut in _HYPHENED.finditer(text)]
    if len(cuts) < _SYLLABLES:
        return ""
    return "\n\n".join(_HYPHENED.sub("", text[max(0, at) : end]) for at, end in joined(cuts))


def _joined(run: str) -> str:
    """The run with the pieces of every key word in one."""
    parts = _MARKS.split(run)
    words, marks = parts[::2], [*parts[1::2], ""]
    if not holds_key("".join(words)):
        return run
    out, at = "", 0
    while at < len(words):
        end = next(
            (
                e
                for e in range(min(at + _MOST, len(words)), at + 1, -1)
                if is_key("".join(words[at:e]))
            ),
            at + 1,
        )
        out += "".join(words[at:end]) + marks[end - 1]
        at = end
    return out
