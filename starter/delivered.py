"""What the archive keeps of a run, held against its event history.

The raw answers are read again by the adapters that read them first; the document, its renderings
and the archive's own rows must say what the history says.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from activities.archive.store import Archive
from activities.errors import NoData, ResearchError, VendorError
from activities.rendering import html, markdown
from activities.rules.citation import same_value
from activities.rules.figures import unmark
from schemas.claim import Claim, ToolCite
from schemas.fetch import DatasetQuery, Fetched, Observation, Series
from schemas.integrity import IntegritySummary
from schemas.market import Extended
from schemas.report import OUTCOME, Outcome, RenderedReport
from schemas.research import RunSummary
from schemas.stages import Screened
from schemas.text import Lang
from starter.audit_errors import AuditFailure
from starter.histories import Unproved, extended_from

Read = tuple[tuple[Observation, ...], tuple[Series, ...]]
Reread = Callable[[DatasetQuery, bytes, bool, Extended | None], Read]
"""Reads a raw answer again, through the adapter that read it first; raises VendorError.

What a history was extended from is read with it.
"""


@dataclass(frozen=True)
class Delivered:
    """What the history says was fetched, claimed and delivered."""

    run_id: str
    screened: Screened
    result: RunSummary
    summary: IntegritySummary
    claims: tuple[Claim, ...]
    fetches: tuple[tuple[DatasetQuery, Fetched], ...]
    answered: Mapping[str, Any] = field(default_factory=dict)
    carried: tuple[Fetched, ...] = ()


@dataclass
class Proof:
    """What of it the archive bears out, and what could not be looked at."""

    figures: int = 0
    reports: int = 0
    raw_answers: int = 0
    unproved: list[str] = field(default_factory=list)


def prove(kept: Delivered, archive: Archive | None, reread: Reread) -> Proof:
    """Hold the archive against the history; raises AuditFailure at the first difference."""
    proof = Proof()
    if archive is None:
        proof.unproved.append("no archive was given: raw answers and documents were not checked")
        return proof
    try:
        _makers(kept, archive, proof)
        _raw_answers(kept, archive, reread, proof)
        _document(kept, archive, proof)
        _rows(kept, archive, proof)
    except ResearchError as error:
        raise AuditFailure(str(error)) from None
    return proof


def _makers(kept: Delivered, archive: Archive, proof: Proof) -> None:
    """A fetch that was carried over must be the one that its run recorded."""
    for fetched in kept.carried:
        call = fetched.call
        name = f"{call.source}.{call.table} {call.tool_call_id}"
        row = archive.tool_call(call.tool_call_id)
        if row is None:
            proof.unproved.append(f"{name} of run {fetched.made_by} is not filed in this archive")
        elif (row.run_id, row.record_sha256) != (fetched.made_by, fetched.ref.sha256):
            raise AuditFailure(f"fetch {name} is not the one that run {fetched.made_by} recorded")


def _raw_answers(kept: Delivered, archive: Archive, reread: Reread, proof: Proof) -> None:
    """Every figure of every fetch must still be what its raw answer says."""
    calendar = next((fetched.calendar for _, fetched in kept.fetches if fetched.calendar), None)
    for query, fetched in kept.fetches:
        call = fetched.call
        name = f"{call.source}.{call.table} {call.tool_call_id}"
        if not archive.has(call.snapshot.sha256):
            proof.unproved.append(f"the raw answer of {name} is not in this archive")
            continue
        raw = archive.get(call.snapshot.sha256)
        if fetched.texts and not (call.observations or call.series):
            proof.raw_answers += 1  # texts carry no figures that could be read again
            continue
        try:
            extended = extended_from(query, call, archive, calendar)
            observations, series = reread(query, raw, call.cache_hit, extended)
        except Unproved as gap:
            proof.unproved.append(f"{name}: {gap}")
            continue
        except VendorError as error:
            raise AuditFailure(f"fetch {name}: the raw answer reads as {error}") from None
        _same_observations(name, call.observations, observations)
        if call.series != series:
            raise AuditFailure(f"fetch {name}: the series differs from its raw answer")
        proof.raw_answers += 1


def _same_observations(
    name: str, recorded: tuple[Observation, ...], read: tuple[Observation, ...]
) -> None:
    for have, want in zip(recorded, read, strict=False):
        if have != want:
            raise AuditFailure(
                f"fetch {name}: {have.metric} of {have.as_of} is recorded as {have.value}, its "
                f"raw answer says {want.value}"
            )
    if len(recorded) != len(read):
        raise AuditFailure(
            f"fetch {name}: {len(recorded)} figures are recorded, its raw answer has {len(read)}"
        )


def _document(kept: Delivered, archive: Archive, proof: Proof) -> None:
    """The delivered document and its renderings, figure by figure."""
    screened = kept.screened
    if not archive.has(screened.document.sha256):
        proof.unproved.append("the delivered document is not in this archive")
        return
    document = OUTCOME.validate_json(archive.get(screened.document.sha256))
    known = _known_values(kept)
    for figure in document.figures:
        value = known.get(figure.node_id)
        if value is None:
            value = _backing(figure.cites, kept.summary, figure.metric, figure.as_of)
        if value is None or not same_value(figure.value, value):
            raise AuditFailure(
                f"{figure.node_id} {figure.metric}: the document says {figure.value}, the record "
                f"{value}"
            )
        proof.figures += 1
    for rendered in screened.reports:
        _rendering(document, rendered, archive, kept.run_id)
        proof.reports += 1


def _known_values(kept: Delivered) -> dict[str, Any]:
    known: dict[str, Any] = {e.evidence_id: e.envelope.value for e in kept.summary.evidence}
    known |= {node.node_id: node.value for node in kept.summary.nodes}
    return known | dict(kept.answered) | {claim.claim_id: claim.value for claim in kept.claims}


def _backing(cites: Iterable[Any], summary: IntegritySummary, metric: str, as_of: Any) -> Any:
    """The evidence behind a reported data point, which is known by its evidence's id."""
    calls = {cite.tool_call_id for cite in cites}
    for item in summary.evidence:
        cite = item.envelope.cite
        same = item.envelope.metric == metric and item.as_of == as_of
        if same and isinstance(cite, ToolCite) and cite.tool_call_id in calls:
            return item.envelope.value
    return None


def _rendering(document: Outcome, rendered: RenderedReport, archive: Archive, run_id: str) -> None:
    """What is delivered must be what the document renders to, under the hash in the history."""
    lang = Lang(rendered.lang)
    delivered = archive.report(run_id, rendered.format, rendered.lang)
    if rendered.format == "md":
        expected = unmark(markdown.MarkdownWriter(document, lang).write())
    else:
        expected = html.render(document, lang).html
    if delivered != expected.encode():
        raise AuditFailure(_first_difference(rendered, delivered.decode(), expected))
    if archive.get(rendered.ref.sha256) != delivered:
        raise AuditFailure(
            f"the history names another {rendered.format} report ({lang}) than was delivered"
        )


def _first_difference(rendered: RenderedReport, delivered: str, expected: str) -> str:
    what = f"{rendered.format} report ({rendered.lang})"
    lines = zip(delivered.splitlines(), expected.splitlines(), strict=False)
    for line, (have, want) in enumerate(lines, 1):
        if have != want:
            return (
                f"{what} line {line} reads {have.strip()[:80]!r}, the document gives "
                f"{want.strip()[:80]!r}"
            )
    return f"{what} is longer or shorter than its document"


def _rows(kept: Delivered, archive: Archive, proof: Proof) -> None:
    """What ``list`` and ``show`` read must be what the run returned."""
    rows = archive.find_runs(kept.run_id)
    if not rows:
        proof.unproved.append("the run is not filed in this archive")
        return
    row, result = rows[0], kept.result
    filed = {
        "ticker": result.ticker, "verdict": result.verdict, "output_type": result.output_type,
        "as_of": result.as_of, "fallbacks": result.fallbacks,
    }  # fmt: skip
    for name, value in filed.items():
        if getattr(row, name) != value:
            raise AuditFailure(
                f"the archive lists {name} {getattr(row, name)}, the history says {value}"
            )
    if row.summary != result.model_dump(mode="json"):
        raise AuditFailure("the archived summary differs from the run's result")
    _blackboard(kept, archive)


def _blackboard(kept: Delivered, archive: Archive) -> None:
    """The archived claims, which ``show`` prints, are the verified ones."""
    if not archive.has(kept.result.blackboard_ref.sha256):
        raise NoData("the archived blackboard is missing")
    verified = {claim.claim_id: str(claim.value) for claim in kept.claims}
    for row in archive.claims(kept.run_id):
        if verified.get(row.claim_id) != row.value:
            raise AuditFailure(
                f"{row.claim_id} {row.metric}: the archive lists {row.value}, the record "
                f"{verified.get(row.claim_id)}"
            )
