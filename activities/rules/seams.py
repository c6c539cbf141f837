"""Words that markup cuts through: ``dis</td><!-- -->regard`` is read as one word again."""

import re

from activities.rules.anchors import joined
from activities.rules.injection.repair import is_key

_MARK = r"<(?:!--(?:[^-<]|-(?!->)){0,200}--|/?[A-Za-z][^<>]{0,200})>"
_CUT = re.compile(rf"[A-Za-z]{{1,14}}(?:(?:{_MARK}){{1,6}}[A-Za-z]{{1,14}}(?![A-Za-z])){{1,8}}")
_MARKS = re.compile(rf"((?:{_MARK})+)")
_REACH = 400
"""Characters around a cut word: further than a sentence goes."""
_MOST = 5
"""Pieces of one word."""


def seamless(text: str) -> str:
    """Where tags cut key words: the surroundings without those tags; empty where none does."""
    if "<" not in text:
        return ""
    cut = [
        (run.start() - _REACH, run.end() + _REACH)
        for run in _CUT.finditer(text)
        if _joined(run[0]) != run[0]
    ]
    return "\n\n".join(
        _CUT.sub(lambda run: _joined(run[0]), text[start:end]) for start, end in joined(cut)
    )


def _joined(run: str) -> str:
    """The run with the pieces of every key word in one."""
    parts = _MARKS.split(run)
    words, marks = parts[::2], [*parts[1::2], ""]
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
