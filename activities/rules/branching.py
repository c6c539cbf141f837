"""Rewinding with other input: what may be changed where, and how a branch is told of."""

import re

from activities.rules.calendar import SHANGHAI
from activities.rules.scanning.regex import regex
from schemas.following import Followed
from schemas.research import Branch, Change, RunContext, Stage
from schemas.text import Bilingual

_ORDER = tuple(Stage)
_UNTIL: dict[str, tuple[Stage, str]] = {
    "code": (Stage.OPEN, "the company is resolved there"),
    "name": (Stage.OPEN, "the company is resolved there"),
    "as_of": (Stage.OPEN, "the session is chosen there, and every fetch asks as of it"),
    "lang": (Stage.ANALYSIS, "the claims are worded there"),
    "note": (Stage.DELIVER, "the document is composed there"),
}
"""The last stage that heeds an input, and why none after it does."""

KEYS = tuple(_UNTIL)
_REFERENCE = regex(r"\A(?P<reason>.*?) ?\[input (?P<sha256>[0-9a-f]{64})\]\Z", re.DOTALL)


def allowed(stage: Stage) -> tuple[str, ...]:
    """The inputs that ``stage``, or a stage after it, still heeds."""
    at = _ORDER.index(stage)
    return tuple(key for key, (last, _) in _UNTIL.items() if at <= _ORDER.index(last))


def refusal(stage: Stage, changed: Change) -> str | None:
    """Why the run cannot begin again at ``stage`` with this input; None where it can."""
    for key in changed.given:
        if key not in allowed(stage):
            last, why = _UNTIL[key]
            return f"{key} cannot be changed at {stage}: {why}, so rewind to {last} or before"
    return None


def reset_reason(reason: str, sha256: str | None) -> str:
    """The reason of a reset: people's words, and where the changed input lies in the archive."""
    return f"{reason} [input {sha256}]".strip() if sha256 else reason


def read_reason(text: str) -> tuple[str, str | None]:
    """People's words and the reference out of a reset's reason."""
    found = _REFERENCE.match(text)
    return (found["reason"], found["sha256"]) if found else (text, None)


def lineage(run: RunContext) -> tuple[Bilingual, ...]:
    """Where a run comes from, in words for its reader."""
    follows = (_follows(run.followed),) if run.followed else ()
    return (*follows, _rewound(run.branch)) if run.branch else follows


def _follows(before: Followed) -> Bilingual:
    verdict = before.verdict or "—"
    day = before.as_of.astimezone(SHANGHAI).date()
    return Bilingual(
        zh=f"续自运行 {before.run_id}（{day}，{verdict}）；沿用其 {before.reused} 次取数，"
        "取数时间照旧" + ("；其中的人工更正未沿用" if before.corrected else ""),
        en=f"follows run {before.run_id} ({day}, {verdict}); fetches of it used again: "
        f"{before.reused}, each with its own time"
        + ("; what people corrected in it is not carried over" if before.corrected else ""),
    )


def _rewound(branch: Branch) -> Bilingual:
    changed = ", ".join(f"{key} = {value}" for key, value in branch.changed.given.items())
    return Bilingual(
        zh=f"回退自运行 {branch.origin}，从 {branch.stage} 阶段重新开始"
        + (f"；更改的输入：{changed}" if changed else ""),
        en=f"rewound from run {branch.origin}, begun again at {branch.stage}"
        + (f"; changed input: {changed}" if changed else ""),
    )
