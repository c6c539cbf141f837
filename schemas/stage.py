"""The stages of a run, by name."""

from enum import StrEnum


class Stage(StrEnum):
    """The ten stages of a run, in order."""

    OPEN = "open"
    GATHER = "gather"
    INGEST = "ingest_gate"
    INTEGRITY = "integrity"
    ANALYSIS = "analysis"
    VERIFY = "verify"
    QUALITY = "quality_gate"
    DELIVER = "deliver"
    EGRESS = "egress_gate"
    CLOSE = "close"
