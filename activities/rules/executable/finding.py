"""Content that could act: database writes, commands, scripts, trade orders. ks_004 blocks it."""

import re
from collections.abc import Iterable, Iterator

from activities.rules.executable.callbacks import takes_nothing
from activities.rules.executable.commands import ANCHORS, CODE, EVERYWHERE
from activities.rules.executable.dialects import STATEMENTS
from activities.rules.executable.effects import EFFECTS
from activities.rules.executable.formulas import FORMULAS
from activities.rules.executable.importing import IMPORTS
from activities.rules.executable.languages import CALLS
from activities.rules.executable.orders import orders
from activities.rules.executable.pages import ACTIVE
from activities.rules.executable.shells import RUNS
from activities.rules.executable.stores import WRITES
from activities.rules.executable.templating import EXPANSIONS
from activities.rules.executable.terminals import TERMINALS
from activities.rules.executable.tools import WRAPPERS
from activities.rules.scanning.anchors import Anchors, TooDense, lowered, matches
from activities.rules.scanning.bulk import repetitive
from activities.rules.scanning.encodings import decoded
from activities.rules.scanning.normalise import MAX_CHARACTERS, readable
from activities.rules.scanning.regex import regex
from activities.rules.scanning.sieve import Sieve
from schemas.gate import Finding

WHOLE = 50_000
"""Up to so many characters every finding is named; of a longer text the first is enough."""
_BEFORE, _AFTER = 240, 480
_ANCHORED = {
    str(number): (rule, regex(pattern, re.ASCII))
    for number, (rule, pattern) in enumerate(CODE)
    if ANCHORS[number]
}
"""ASCII: a Chinese character beside a Latin word ends it, so that \\b means what it says."""
_FREE = tuple(
    (rule, regex(pattern, re.ASCII))
    for rule, pattern in (
        *EVERYWHERE, *WRITES, *EFFECTS, *WRAPPERS, *RUNS, *STATEMENTS, *CALLS, *EXPANSIONS, *ACTIVE,
        *FORMULAS, *IMPORTS, *TERMINALS,
        *(code for code, words in zip(CODE, ANCHORS, strict=True) if not words)
    )
)  # fmt: skip
_FREE_SIEVE = Sieve({str(at): (pattern.pattern,) for at, (_, pattern) in enumerate(_FREE)})
_ANCHORS = Anchors({name: ANCHORS[int(name)] for name in _ANCHORED}, _BEFORE, _AFTER)
_CALLBACK = "executable.callback"
_READS = regex(r"(?i)select\b")
_WRITES = regex(r"(?i);|\bunion\b|\binto\b|--")
_SHOWN = regex(
    r"(?i)只读|\bread-only\b|仅(?:用于|作|供)[^。\n]{0,6}(?:说明|示意|参考|展示)|"
    r"for illustration(?: only)?"
    r"|(?:shown|given|quoted) only to|illustrates? (?:how|the)"
)
_BLANKS = regex(r"\s{2,}")
_ESCAPE = regex(r"\\{1,2}([nrt\"'/])")
_ESCAPED = {"n": "\n", "r": "\n", "t": "\t"}
_SQL_COMMENT = regex(r"/\*[^*/]{0,200}\*/|--[^\n]{0,200}\n")


def find(text: str) -> Iterable[Finding]:
    """What in ``text`` could act; reports about others' trades are not orders."""
    if len(text) > MAX_CHARACTERS:
        yield Finding(rule="size.limit", reason="too long to be screened whole", remedy="split it")
    if repetitive(text[:MAX_CHARACTERS]):
        yield Finding(rule="bulk", reason="the same signs again and again", remedy="leave them out")
        return
    known: set[str] = set()
    try:
        for rule in _rules(text):
            if rule not in known:
                known.add(rule)
                yield Finding(
                    rule=rule,
                    reason="content that could act on its own",
                    remedy="a person must look at it (ks_004)",
                )
                if len(text) > WHOLE:
                    return
    except TooDense:
        yield Finding(
            rule="executable.density",
            reason="is made of the words of commands",
            remedy="a person must look at it (ks_004)",
        )


def _squeezed(view: str) -> str:
    """The view with one blank, tab or line end for each run of them."""
    return _BLANKS.sub(lambda run: "\n" if "\n" in run[0] else run[0][0], view)


def view_of(text: str) -> str:
    """The text as it is read: without disguises, one blank for each run of them."""
    return _squeezed(readable(text))


def _unescaped(view: str) -> str:
    """What the strings of JSON and of programs in it say, with their lines; empty without any."""
    if "\\" not in view or _ESCAPE.search(view) is None:
        return ""
    return _squeezed(_ESCAPE.sub(lambda sign: _ESCAPED.get(sign[1], sign[1]), view))


def _rules(text: str) -> Iterator[str]:
    view = view_of(text)
    plain = _unescaped(view)
    hidden = _squeezed(readable(decoded(text[:MAX_CHARACTERS])))
    bare = view
    parts = [view, hidden, plain]
    if "*/" in view or ("--" in view and "\n" in view):
        bare = _SQL_COMMENT.sub("", view)
        parts += [_SQL_COMMENT.sub(" ", view), bare]
    for part in filter(None, dict.fromkeys(parts)):
        yield from _code(part)
    yield from orders(view)
    for part in filter(None, (hidden, plain)):
        yield from orders(part)


def _code(view: str) -> Iterator[str]:
    lower = lowered(view)
    possible = _FREE_SIEVE.whole(lower)
    for at, (rule, pattern) in enumerate(_FREE):
        if possible >> at & 1 and pattern.search(view):
            yield rule
    for name, spans in _ANCHORS.windows(lower).items():
        rule, pattern = _ANCHORED[name]
        harmless = takes_nothing if rule == _CALLBACK else _described
        if any(not harmless(found, view) for found in matches(pattern, view, spans)):
            yield rule


def _described(found: re.Match[str], view: str) -> bool:
    """Whether a query that only reads is there to say how a selection was made."""
    if not _READS.match(found[0]) or _WRITES.search(found[0]):
        return False
    around = view[max(0, found.start() - 60) : found.end() + 160]
    return bool(_SHOWN.search(around)) and not _WRITES.search(view, found.end(), found.end() + 80)
