"""The ecosystem graph: who competes with whom, and how long that may be trusted."""

from datetime import timedelta

import pytest

from activities.rules.ecosystem import MAX_PEERS, UPDATE_POLICY, map_competitors
from schemas.fetch import Company
from tests.ledgers import AUGUST, MOUTAI, fetches

TODAY = AUGUST.date()
COMPANIES = fetches(MOUTAI).companies


def test_companies_of_one_industry_compete() -> None:
    """The exchange list's industry is the one relation that the rules know."""
    graph = map_competitors(MOUTAI, "白酒", COMPANIES, "ev_002", TODAY)

    assert [edge.target for edge in graph.edges] == ["000858.SZ", "600809.SH"]
    assert {edge.edge_type for edge in graph.edges} == {"competitive_dynamic"}
    assert graph.nodes == (MOUTAI, "000858.SZ", "600809.SH")


def test_an_edge_has_evidence_and_an_expiry() -> None:
    """A competitor is trusted for sixty days, and says where it comes from."""
    edge = map_competitors(MOUTAI, "白酒", COMPANIES, "ev_002", TODAY).edges[0]

    assert edge.evidence_ids == ("ev_002",)
    assert (edge.verified_at, edge.expires) == (TODAY, TODAY + timedelta(days=60))
    assert edge.confidence == "MEDIUM"


@pytest.mark.parametrize("industry", [None, "", "无此行业"])
def test_without_an_industry_there_are_no_edges(industry: str | None) -> None:
    """Nothing is drawn that the list does not show."""
    graph = map_competitors(MOUTAI, industry, COMPANIES, "ev_002", TODAY)

    assert (graph.edges, graph.nodes) == ((), (MOUTAI,))


def test_a_crowded_industry_is_cut_at_a_limit() -> None:
    """Twenty peers at most, in a stable order, and never the company itself."""
    crowd = [Company(code=f"{n:06d}.SZ", name=str(n), industry="白酒") for n in range(40, 0, -1)]
    graph = map_competitors("000007.SZ", "白酒", crowd, "ev_002", TODAY)
    targets = [edge.target for edge in graph.edges]

    assert len(targets) == MAX_PEERS
    assert targets == sorted(targets)
    assert "000007.SZ" not in targets


def test_the_update_policy_is_the_seed_s() -> None:
    """Expiry days, review rhythm, refresh rules and stale handling stand as seed 002 has them."""
    classes = {c.edge_type: (c.confidence, c.review_frequency, c.expiry_days)
               for c in UPDATE_POLICY.edge_classifications}  # fmt: skip
    stale = UPDATE_POLICY.stale_edge_handling

    assert classes == {
        "stable_supply": ("HIGH", "quarterly", 180),
        "strategic_partnership": ("MEDIUM", "monthly", 90),
        "rumored_relationship": ("LOW", "weekly", 30),
        "competitive_dynamic": ("MEDIUM", "monthly", 60),
    }
    assert [(r.trigger, r.action) for r in UPDATE_POLICY.auto_refresh_rules] == [
        ("earnings_release", "re-verify"), ("edge_age > expiry_days", "flag_for_review"),
    ]  # fmt: skip
    assert (stale.warn_threshold_days, stale.exclude_threshold_days, stale.action) == (
        45, 90, "MARK_AS_UNVERIFIED",
    )  # fmt: skip
