"""Content that could act: database writes, commands, scripts, trade orders. ks_004 blocks it."""

import re
from collections.abc import Iterable, Iterator

from activities.rules.commands import CODE
from activities.rules.encodings import decoded
from activities.rules.normalise import MAX_CHARACTERS, readable
from activities.rules.orders import orders
from schemas.gate import Finding

RULES_VERSION = "executable/2"
_COMPILED = tuple((rule, re.compile(pattern, re.ASCII)) for rule, pattern in CODE)
"""ASCII: a Chinese character beside a Latin word ends it, so that \\b means what it says."""
_BLANKS = re.compile(r"\s+")
_SQL_COMMENT = re.compile(r"/\*[^*/]{0,200}\*/|--[^\n]{0,200}\n")


def find(text: str) -> Iterable[Finding]:
    """What in ``text`` could act; reports about others' trades are not orders."""
    if len(text) > MAX_CHARACTERS:
        yield Finding(rule="size.limit", reason="too long to be screened whole", remedy="split it")
    known: set[str] = set()
    for rule in _rules(text):
        if rule not in known:
            known.add(rule)
            yield Finding(
                rule=rule,
                reason="content that could act on its own",
                remedy="a person must look at it (ks_004)",
            )


def _squeezed(view: str) -> str:
    """The view with one blank, tab or line end for each run of them."""
    return _BLANKS.sub(lambda run: "\n" if "\n" in run[0] else run[0][0], view)


def _rules(text: str) -> Iterator[str]:
    view = _squeezed(readable(text))
    hidden = _squeezed(readable(decoded(text[:MAX_CHARACTERS])))
    bare = _SQL_COMMENT.sub("", view) if "*/" in view or "--" in view else view
    for part in dict.fromkeys((view, _SQL_COMMENT.sub(" ", view), bare, hidden)):
        for rule, pattern in _COMPILED:
            if part and pattern.search(part):
                yield rule
    yield from orders(view)
    if hidden:
        yield from orders(hidden)
