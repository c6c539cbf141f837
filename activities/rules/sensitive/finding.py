"""Personal data and secrets in outgoing text. Findings name the kind; the span is masked."""

import re
from collections.abc import Iterable, Iterator, Sequence

from activities.rules.scanning.anchors import Anchors, TooDense, joined, lowered, matches
from activities.rules.scanning.bulk import repetitive
from activities.rules.scanning.normalise import MAX_CHARACTERS, readable
from activities.rules.sensitive import nearby, openers, records, wallets
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.kind import EVERYWHERE, Kind
from activities.rules.sensitive.kinds import KINDS
from activities.rules.sensitive.markup_tables import as_rows
from activities.rules.sensitive.placeholders import is_blank, without_references
from activities.rules.sensitive.surroundings import NUMBER_BEFORE, OWN_IDS
from schemas.gate import Finding

_PLACED_MAIL = regex(r"\s?[\[(（]\s?(?:at|AT|艾特)\s?[\])）]\s?")
_PLACED_DOT = regex(r"\s?[\[(（]\s?(?:dot|DOT|点)\s?[\])）]\s?")
_SIGN_TOLD = regex(r"(?<=[A-Za-z0-9])#(?=[a-z0-9-]{1,30}\.[a-z]{2,4}\b)")
"""The sign that is told to be put in its place: zhang#mail.com(#换@)."""
_SPACED_SIGN = regex(r"(?<=[A-Za-z0-9]) @ (?=[a-z0-9-]{2,30}\.[a-z]{2,4}\b)")
_SPOKEN_MAIL = regex(
    r"(?i)(?<![a-z0-9._-])([a-z0-9][a-z0-9._-]{2,40}) (?:at|艾特) "
    r"(gmail|outlook|hotmail|qq|163|126|yahoo|icloud|proton(?:mail)?|foxmail|sina) (?:dot|点) "
    r"(com|net|cn|me)(?![a-z])"
)
_SAID = "零〇一二三四五六七八九幺壹贰叁肆伍陆柒捌玖"
_CHINESE_DIGITS = regex(rf"[{_SAID}](?:[、，, -]?[{_SAID}]){{10,17}}")
_PLACED_NUMBER = regex(r"(?<=[\u4e00-\u9fff]) (?=\d)|(?<=[\dA-Z]) (?=[\u4e00-\u9fff])")
"""Blanks round the numbers of a street, a house and a flat."""
_STREETS = regex(r"[路街道巷弄村]")
_SPELT = "zero oh one two three four five six seven eight nine".split()
_SPELT_NUMBER = regex(
    rf"(?i)(?<![a-z])(?:{'|'.join(_SPELT)})(?:[ ,-]{{1,2}}(?:{'|'.join(_SPELT)})){{9}}(?![a-z])"
)
"""A telephone of ten digits, read out."""
_DIVIDED_KEY = regex(r"[0-9_-][A-Za-z]\.[A-Za-z][0-9_-]")
"""A dot in a key that is read as those of a word that is spread out, and lost with them."""
_SPACED_DIGITS = regex(r"(?<!\d)(?<!\d[ ._-])\d(?:([ ._-])\d)(?:\1\d){9,17}(?![ ._-]?\d)")
"""Digits set apart one by one, as no table has them in a sentence that speaks of a telephone."""
_TO_DIGITS = str.maketrans(_SAID, "001234567891123456789")
_READ_BEFORE = 160
_MOST = 2_000
"""More numbers of one shape, none of them of a person, than any report holds."""


def _spelt(literals: str) -> str:
    """The literals, those of several words also as programs write them: ``tax_file``."""
    return f"{literals}|{literals.strip().replace(' ', '_')}" if " " in literals else literals


_ANCHORS = Anchors(
    {str(n): _spelt(kind.needs) for n, kind in enumerate(KINDS) if kind.needs.strip(EVERYWHERE)},
    240,
    640,
)
_DIGITS = regex(r"\d(?:[ .()/-]{0,2}\d){5,}")


def find(text: str) -> Iterable[Finding]:
    """The kinds of personal data and secrets in ``text``, once each."""
    if len(text) > MAX_CHARACTERS:
        yield Finding(rule="size.limit", reason="too long to be screened whole", remedy="split it")
    if repetitive(text[:MAX_CHARACTERS]):
        yield Finding(rule="bulk", reason="the same signs again and again", remedy="leave them out")
        return
    known: set[str] = set()
    try:
        for view in dict.fromkeys(_views(text)):
            for rule, found in _found(view):
                if rule not in known:
                    known.add(rule)
                    yield Finding(
                        rule=rule,
                        reason="personal data or a secret",
                        span=masked(found),
                        remedy="remove it",
                    )
    except TooDense:
        yield Finding(
            rule="sensitive.density",
            reason="is made of the words of credentials",
            remedy="split it",
        )


def _found(view: str) -> Iterator[tuple[str, str]]:
    spans = _ANCHORS.windows(lowered(view))
    digits = joined((run.start() - 64, run.end() + 48) for run in _DIGITS.finditer(view))
    whole = [(0, len(view))]
    for number, kind in enumerate(KINDS):
        near = whole if kind.needs == EVERYWHERE else digits
        near = near if kind.needs in ("", EVERYWHERE) else spans.get(str(number), [])
        if found := next(_matches(kind, view, near), None):
            yield kind.rule, found


def _views(text: str) -> Iterator[str]:
    whole = readable(records.told(as_rows(records.unescaped(without_references(text)))))
    view = OWN_IDS.sub(lambda run: run[0] if _is_told_key(whole, *run.span()) else " ", whole)
    view = _with_signs(view)
    yield view
    if _STREETS.search(view) and (squeezed := _PLACED_NUMBER.sub("", view)) != view:
        yield squeezed
    if _SPELT_NUMBER.search(view):
        yield _SPELT_NUMBER.sub(_dialled, view)
    if wallets.is_spaced_seed(text) or _DIVIDED_KEY.search(text):
        yield text
    if _SPACED_DIGITS.search(view):
        yield _SPACED_DIGITS.sub(lambda run: _joined_where_called(run, view), view)
    if _CHINESE_DIGITS.search(view):
        yield _CHINESE_DIGITS.sub(lambda run: re.sub(r"\D", "", run[0].translate(_TO_DIGITS)), view)


def _is_told_key(text: str, start: int, end: int) -> bool:
    return openers.is_said(text, start, end) or nearby.is_key(text, start, end)


def _with_signs(view: str) -> str:
    """The view with the signs of mailboxes where words or spaces stand for them."""
    if "(" in view or "[" in view:
        view = _PLACED_DOT.sub(".", _PLACED_MAIL.sub("@", view))
    if " @ " in view:
        view = _SPACED_SIGN.sub("@", view)
    if "换@" in view or "换成@" in view:
        view = _SIGN_TOLD.sub("@", view)
    if " dot " in view or " DOT " in view or " 点 " in view:
        view = _SPOKEN_MAIL.sub(r"\1@\2.\3", view)
    return view


def _dialled(run: re.Match[str]) -> str:
    """A number that is read out, as it is dialled in North America."""
    words = re.findall(r"[a-z]+", run[0].lower())
    digits = "".join(str(max(0, _SPELT.index(word) - 1)) for word in words)
    return f"{digits[:3]}-{digits[3:6]}-{digits[6:]}"


def _joined_where_called(run: re.Match[str], view: str) -> str:
    """The digits of a run as one number, where a telephone or a card is spoken of before it."""
    called = NUMBER_BEFORE.search(view[max(0, run.start() - 24) : run.start()])
    return run[0].replace(run[1], "") if called else run[0]


def _matches(kind: Kind, view: str, near: Sequence[tuple[int, int]]) -> Iterator[str]:
    for looks, match in enumerate(matches(kind.pattern, view, near)):
        if looks > _MOST and not kind.needs:
            raise TooDense
        if kind.rule.startswith("secret.") and is_blank(match[0]):
            continue
        start, end = match.span()
        if kind.valid(
            match[0], view[max(0, start - _READ_BEFORE) : start], view[end : end + kind.reads]
        ):
            yield match[0]


def masked(found: str) -> str:
    """What was found, with all but its ends hidden.

    Enough to see which one, never enough to use.
    """
    bare = found.strip()
    return f"{bare[:1]}{'*' * min(12, max(3, len(bare) - 2))}{bare[-1:]}"
