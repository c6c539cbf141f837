"""Ecosystem graph (agent 4): who a company competes with, and how long that may be trusted.

The rules know one relation: companies that the exchange list puts in the same industry compete.
Supply and partnership edges need filings that name them; without those they are not drawn.
"""

from collections.abc import Sequence
from datetime import date, timedelta

from schemas.ecosystem import (
    EcosystemPackage,
    Edge,
    EdgeClassification,
    GraphFreshness,
    RefreshRule,
    StaleEdgeHandling,
    UpdatePolicy,
)
from schemas.fetch import Company

MAX_PEERS = 20

UPDATE_POLICY = UpdatePolicy(
    edge_classifications=(
        EdgeClassification(
            edge_type="stable_supply", description="长期稳定供应关系", confidence="HIGH",
            review_frequency="quarterly", expiry_days=180,
        ),
        EdgeClassification(
            edge_type="strategic_partnership", description="战略合作关系", confidence="MEDIUM",
            review_frequency="monthly", expiry_days=90,
        ),
        EdgeClassification(
            edge_type="rumored_relationship", description="传闻/未确认关系", confidence="LOW",
            review_frequency="weekly", expiry_days=30,
        ),
        EdgeClassification(
            edge_type="competitive_dynamic", description="竞争关系", confidence="MEDIUM",
            review_frequency="monthly", expiry_days=60,
            auto_update_trigger="market_share_change > 5%",
        ),
    ),
    auto_refresh_rules=(
        RefreshRule(
            trigger="earnings_release", affected_edges=("supply", "revenue_dependency"),
            action="re-verify",
        ),
        RefreshRule(trigger="edge_age > expiry_days", action="flag_for_review"),
    ),
    stale_edge_handling=StaleEdgeHandling(
        warn_threshold_days=45, exclude_threshold_days=90, action="MARK_AS_UNVERIFIED"
    ),
)  # fmt: skip


def map_competitors(
    code: str, industry: str | None, companies: Sequence[Company], evidence_id: str, today: date
) -> EcosystemPackage:
    """The graph of the companies that share the target's industry."""
    policy = next(
        c for c in UPDATE_POLICY.edge_classifications if c.edge_type == "competitive_dynamic"
    )
    peers = sorted(c.code for c in companies if industry and c.industry == industry)
    edges = tuple(
        Edge(
            source=code,
            target=peer,
            edge_type=policy.edge_type,
            confidence=policy.confidence,
            verified_at=today,
            expires=today + timedelta(days=policy.expiry_days),
            evidence_ids=(evidence_id,),
        )
        for peer in peers
        if peer != code
    )[:MAX_PEERS]
    return EcosystemPackage(
        nodes=(code, *(edge.target for edge in edges)),
        edges=edges,
        update_policy=UPDATE_POLICY,
        graph_freshness=GraphFreshness(
            last_full_refresh=today,
            edges_verified_last_30_days=len(edges),
            edges_stale=0,
            edges_unverified=0,
        ),
    )
