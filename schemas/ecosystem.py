"""The ecosystem graph (agent 4) and the policy by which it is kept up to date."""

from datetime import date

from schemas.base import Record


class Edge(Record):
    """A relation between two companies, with the class that decides how long it may be trusted."""

    source: str
    target: str
    edge_type: str
    confidence: str
    verified_at: date
    expires: date
    evidence_ids: tuple[str, ...]


class EdgeClassification(Record):
    """How relations of one class are reviewed."""

    edge_type: str
    description: str
    confidence: str
    review_frequency: str
    expiry_days: int
    auto_update_trigger: str | None = None


class RefreshRule(Record):
    """What makes edges be looked at again."""

    trigger: str
    action: str
    affected_edges: tuple[str, ...] = ()


class StaleEdgeHandling(Record):
    """From which age an edge is warned about, and from which it is left out."""

    warn_threshold_days: int
    exclude_threshold_days: int
    action: str


class UpdatePolicy(Record):
    """The whole policy, as in the seeds."""

    edge_classifications: tuple[EdgeClassification, ...]
    auto_refresh_rules: tuple[RefreshRule, ...]
    stale_edge_handling: StaleEdgeHandling


class GraphFreshness(Record):
    """How recent the graph is."""

    last_full_refresh: date
    edges_verified_last_30_days: int
    edges_stale: int
    edges_unverified: int


class EcosystemPackage(Record):
    """The artifact of the ecosystem agent."""

    agent: str = "ecosystem_graph"
    version: str = "1.1"
    nodes: tuple[str, ...]
    edges: tuple[Edge, ...]
    update_policy: UpdatePolicy
    graph_freshness: GraphFreshness
