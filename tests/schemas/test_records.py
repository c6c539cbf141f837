"""What travels: every dataset, topic and outcome has its place, and survives the journey."""

import pytest
from pydantic import TypeAdapter, ValidationError

from activities.rules.ledger import tier_of
from schemas.claim import Cite, Claim, CompetenceCite, Tier, ToolCite
from schemas.failures import EXIT_CODES, NON_RETRYABLE, Failure
from schemas.fetch import CATALOGUE, UPSTREAMS, Dataset, Ref, ToolCall
from schemas.metrics import METRICS
from schemas.question import DATASETS, FUNDAMENTALS, Question, Topic
from schemas.report import OUTCOME, OutputType
from schemas.research import SAMPLE_CLOCK, registries
from schemas.text import Bilingual, Lang
from tests.documents import documents
from tests.ledgers import AUGUST, MOUTAI, claims_of, fetches, report_of


@pytest.mark.parametrize("dataset", Dataset)
def test_every_dataset_is_served_by_a_source_with_a_queue(dataset: Dataset) -> None:
    """A dataset without a table and a queue could be asked for and never answered."""
    table = CATALOGUE[dataset]

    assert (table.upstream in UPSTREAMS) is table.is_site
    assert (tier_of(table.source) is Tier.A) is (table.source == "sec.gov")


@pytest.mark.parametrize("topic", Topic)
def test_every_topic_of_a_question_has_a_figure_behind_it(topic: Topic) -> None:
    """What one can ask for is a known metric with a dataset; the price has its own routes."""
    assert topic is Topic.PRICE or (topic in DATASETS and topic.value in METRICS)


@pytest.mark.parametrize("failure", Failure)
def test_every_failure_ends_the_command_line_with_a_code(failure: Failure) -> None:
    """Scripts can tell bad input, no data and a failed source apart, and failures never exit 0."""
    assert EXIT_CODES[failure] in range(1, 5)


def test_only_what_may_pass_by_itself_is_tried_again() -> None:
    """A source or an archive that is away is retried; a wrong question or token is not.

    A fault of ours passes when a build that mends it is deployed.
    """
    passing = {Failure.SOURCE_DOWN, Failure.RATE_LIMITED, Failure.ARCHIVE_DOWN, Failure.FAULT}

    assert set(Failure) - set(NON_RETRYABLE) == passing


def test_the_fundamentals_are_the_four_of_the_seed() -> None:
    """``research fundamentals`` answers with ROE, both margins and the debt ratio, in order."""
    assert [topic.value for topic in FUNDAMENTALS] == [
        "ROE", "gross_margin", "net_margin", "debt_to_assets",
    ]  # fmt: skip


def test_the_sample_clock_is_the_close_of_the_recording() -> None:
    """Sample runs see 2026-08-21 16:30 in Shanghai unless they name another day."""
    assert AUGUST == SAMPLE_CLOCK


@pytest.mark.parametrize("call", fetches(MOUTAI).calls, ids=lambda call: call.dataset)
def test_a_recorded_fetch_survives_the_archive(call: ToolCall) -> None:
    """What is read back from the archive is what was fetched, to the last digit."""
    assert ToolCall.model_validate_json(call.model_dump_json()) == call


@pytest.mark.parametrize("kind", OutputType)
def test_an_outcome_is_told_apart_by_its_type(kind: OutputType) -> None:
    """Each of the six outcomes comes back from JSON as its own kind, unchanged."""
    document = documents()[kind]

    assert OUTCOME.validate_json(document.model_dump_json()) == document


def test_cites_are_told_apart_by_their_kind() -> None:
    """A tool cite and a competence cite are never confused; another kind is refused."""
    adapter: TypeAdapter[Cite] = TypeAdapter(Cite)
    tool = adapter.validate_python(claims_of(MOUTAI)[0].model_dump() | _seed_cite())

    assert isinstance(tool, ToolCite)
    assert isinstance(
        adapter.validate_python({"kind": "competence", "competence_id": "x"}), CompetenceCite
    )
    with pytest.raises(ValidationError):
        adapter.validate_python({"kind": "gossip"})


def _seed_cite() -> dict[str, str]:
    return {
        "kind": "tool", "source": "tushare", "table": "daily", "served_by": "tushare",
        "fetched_at": "2026-05-07T13:42:31.168698+00:00", "tool_call_id": "tc_fed71513e34b",
    }  # fmt: skip


def test_evidence_is_linked_to_the_claims_that_rest_on_it() -> None:
    """The blackboard's registries point at each other in both directions."""
    claims, evidence = registries(claims_of(MOUTAI), report_of(MOUTAI).evidence)

    for claim_id, entry in claims.items():
        assert all(claim_id in evidence[item].linked_claims for item in entry.evidence_ids)
    assert claims["claim_001"].evidence_ids == claims_of(MOUTAI)[0].evidence_ids


def test_the_claim_registry_shows_the_fields_of_the_seed() -> None:
    """A registered claim carries text, agent, evidence, confidence and time (seed 002)."""
    claims, _ = registries(claims_of(MOUTAI), ())

    assert {"text", "source_agent", "evidence_ids", "confidence", "last_updated"} <= set(
        claims["claim_005"].model_dump()
    )
    assert claims["claim_005"].source_agent == "research_mechanism"


def test_a_claim_as_an_input_keeps_what_proves_it() -> None:
    """The node of a derived claim carries its derivation, so that proofs can go on."""
    derived = next(claim for claim in claims_of(MOUTAI) if claim.derivation)
    node = derived.node()

    assert (node.node_id, node.value) == (derived.claim_id, derived.value)
    assert node.derivation == derived.derivation
    assert isinstance(derived, Claim)


@pytest.mark.parametrize(
    "fields",
    [{"sha256": "abc", "size": 1}, {"sha256": "a" * 64, "size": -1}],
    ids=["short hash", "negative size"],
)
def test_a_reference_to_nothing_is_refused(fields: dict[str, object]) -> None:
    """A reference names a SHA-256 and a size, or it is no reference."""
    with pytest.raises(ValidationError):
        Ref.model_validate({"kind": "snapshot", **fields})


def test_a_question_names_at_least_one_figure() -> None:
    """A question without a topic cannot be recorded."""
    with pytest.raises(ValidationError):
        Question(text="600519", code=MOUTAI, topics=())


def test_a_bilingual_text_answers_in_the_readers_language() -> None:
    """Chinese for zh, English for en."""
    text = Bilingual(zh="最近收盘", en="last close")

    assert (text.in_(Lang.ZH), text.in_(Lang.EN)) == ("最近收盘", "last close")
