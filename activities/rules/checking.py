"""The gates for a text from anywhere: what ``research check`` says of one line."""

import json
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any

from pydantic import ValidationError

from activities.rules.prose import check_prose
from activities.rules.scanning.locating import located
from schemas.base import Record
from schemas.facts import Fact
from schemas.gate import EgressVerdict, Finding, IngestVerdict, TextFinding


class Gate(StrEnum):
    """The gates that judge a text on its own."""

    INGEST = "ingest"
    EGRESS = "egress"
    GROUNDING = "grounding"


class CheckInput(Record):
    """One text to be judged. Fields beyond these are ignored."""

    id: str | int
    text: str
    lang: str | None = None
    source: str | None = None
    facts: tuple[Fact, ...] = ()


class BadLine(ValueError):
    """A line that is no check: the message names the field and what it must be."""


def parse(line: str) -> dict[str, Any]:
    """A line as an object with ``id`` and ``text``. Raises BadLine."""
    try:
        given = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLine("not JSON: a line holds one JSON object") from None
    if not isinstance(given, dict):
        raise BadLine("not an object: a line holds one JSON object")
    if isinstance(given.get("id"), bool) or not isinstance(given.get("id"), str | int):
        raise BadLine('"id" is missing or no string: every text needs one')
    if not isinstance(given.get("text"), str):
        raise BadLine('"text" is missing or no string')
    for name in ("lang", "source"):
        if not isinstance(given.get(name), str | None):
            raise BadLine(f'"{name}" must be a string')
    return given


def _facts(given: object) -> tuple[Fact, ...]:
    """The facts of a line. Raises BadLine, which names the fact and its field."""
    if not isinstance(given, list):
        raise BadLine(
            '"facts" is missing or no list: grounding needs what the text is held against'
        )
    facts = []
    for number, fact in enumerate(given):
        try:
            facts.append(Fact.model_validate(fact))
        except ValidationError as error:
            raise BadLine(_complaint(f"facts[{number}]", error)) from None
    return tuple(facts)


_EXPECTED = {
    "entity": "a text that is not empty, such as 贵州茅台",
    "metric": "a text that is not empty, such as 营业收入",
    "value": "a number, or a list of two numbers for a range",
    "as_of": "a day, such as 2025-12-31",
}
"""What a field of a fact must be, where it is no text."""


def _complaint(name: str, error: ValidationError) -> str:
    """The first field that is wrong and what it must be; the steps inside it are our own affair."""
    first = error.errors()[0]
    if not first["loc"]:
        return f"{name} must be an object"
    field = str(first["loc"][0])
    absent = first["type"] == "missing" and len(first["loc"]) == 1
    state = "is missing: it must be" if absent else "is not understood: it must be"
    if isinstance(first["input"], str) and not first["input"].strip():
        state = f"{json.dumps(first['input'])} is empty: it must be"
    return f"{name}.{field} {state} {_EXPECTED.get(field, 'a text')}"


def check_ingest(given: CheckInput) -> tuple[str, Iterable[Finding]]:
    """CLEAN, FLAGGED (invisible characters, a named source not on the list) or QUARANTINED."""
    from activities.rules import ingest  # noqa: PLC0415 - the other gates are not loaded

    if injected := ingest.screen_text(given.text):
        return IngestVerdict.QUARANTINED, [_placed(one, given.text) for one in injected]
    doubts = (
        *ingest.hidden(given.text),
        *(ingest.doubts(given.source, given.text) if given.source else ()),
    )
    return (IngestVerdict.FLAGGED if doubts else IngestVerdict.CLEAN), doubts


def check_egress(given: CheckInput) -> tuple[str, Iterable[Finding]]:
    """SAFE or BLOCKED: personal data, secrets, executable content, orders.

    Structure, disclaimer and the wording of prices are demanded of documents, not of a bare text.
    """
    # Here, so that the other gates load neither.
    from activities.rules import executable, sensitive  # noqa: PLC0415

    private = tuple(sensitive.find(given.text))
    # A passage that stands beside a secret might repeat it.
    acting = (executable.find if private else executable.placed)(given.text)
    found = (*private, *acting)
    findings = tuple({finding.rule: finding for finding in reversed(found)}.values())[::-1]
    return (EgressVerdict.BLOCKED if findings else EgressVerdict.SAFE), findings


def _placed(finding: TextFinding, text: str) -> TextFinding:
    """The finding with its span as it stands in the text."""
    span = finding.span and located(text, finding.span)
    return finding.model_copy(update={"span": span})


def check_grounding(given: CheckInput) -> tuple[str, Iterable[Finding]]:
    """GROUNDED where every figure of the text is one of the facts, UNGROUNDED where one is not."""
    findings = check_prose(given.text, given.facts, given.lang)
    return ("UNGROUNDED" if findings else "GROUNDED"), findings


GATES: dict[Gate, Callable[[CheckInput], tuple[str, Iterable[Finding]]]] = {
    Gate.INGEST: check_ingest,
    Gate.EGRESS: check_egress,
    Gate.GROUNDING: check_grounding,
}


def answer(given_id: str | int, verdict: str, findings: Iterable[Finding]) -> dict[str, Any]:
    """The line that is written for a text."""
    return {
        "id": given_id,
        "verdict": str(verdict),
        "findings": [{"rule": f.rule, "span": f.span, "reason": f.reason} for f in findings],
    }


def check(gate: Gate, line: str) -> dict[str, Any]:
    """The answer to one line. Raises BadLine."""
    parsed = parse(line)
    given = CheckInput(
        id=parsed["id"],
        text=parsed["text"],
        lang=parsed.get("lang"),
        source=parsed.get("source"),
        facts=_facts(parsed.get("facts")) if gate is Gate.GROUNDING else (),
    )
    verdict, findings = GATES[gate](given)
    return answer(given.id, verdict, findings)
