"""Loading drafts and holding their claims against the ledger."""

from activities.archive.store import Archive
from activities.rules.competences import COMPETENCES
from activities.rules.ledger import Ledger
from activities.rules.verification import Verifier
from schemas.claim import Claim, VerificationResult
from schemas.fetch import Ref, ToolCall
from schemas.integrity import IntegrityReport
from schemas.stages import Draft


def load_claims(
    archive: Archive, drafts: tuple[Ref, ...], without: tuple[str, ...] = ()
) -> tuple[Claim, ...]:
    """The claims of several drafts, in order, without the named ones."""
    return tuple(
        claim
        for ref in drafts
        for claim in archive.load(ref, Draft).claims
        if claim.claim_id not in without
    )


def verify(
    archive: Archive, claims: tuple[Claim, ...], report: Ref, calls: tuple[Ref, ...]
) -> VerificationResult:
    """Every claim held against the ledger of the run."""
    picture = archive.load(report, IntegrityReport)
    verifier = Verifier(
        Ledger(archive.load(ref, ToolCall) for ref in calls),
        picture.evidence,
        [point.node() for point in picture.data_points if point.derivation],
        COMPETENCES,
    )
    return verifier.verify(claims)
