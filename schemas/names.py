"""Names that enter Temporal's history or the outside world. Changing one is a migration."""

import hashlib
import json
from datetime import date

RESEARCH_QUEUE = "research"
"""Workflows and gates. Never rate limited: eager dispatch would bypass the limit."""


def source_queue(queue: str, upstream: str) -> str:
    """The task queue of one fragile upstream, beside the main ``queue``.

    Each has its own, so that its limits and faults stay its own.
    """
    return f"{queue}-{upstream}"


RESEARCH_WORKFLOW = "ResearchWorkflow"
QUESTION_WORKFLOW = "QuestionWorkflow"
SESSION_WORKFLOW = "SessionWorkflow"
"""Commands start workflows by name: the code is loaded by workers alone."""
STATUS = "status"
"""The query that every research run answers."""

MAIN = "main"
RECORDED = "recorded"
"""What a worker serves besides the upstreams: workflows and gates, and the recording."""


def recorded_queue(queue: str) -> str:
    """The task queue of fetches from the recording: they meet no site, so no limit holds them."""
    return f"{queue}-{RECORDED}"


def deployment(queue: str) -> str:
    """The name under which the server keeps the builds of the workers of ``queue``."""
    return queue.replace(".", "-")


TICKER = "ResearchTicker"
KIND = "ResearchKind"
STAGE = "ResearchStage"
VERDICT = "ResearchVerdict"
WATCHLIST = "ResearchWatchlist"
AS_OF = "ResearchAsOf"
NEEDS_HUMAN = "ResearchNeedsHuman"
ORIGIN = "ResearchOrigin"
"""The run that a rewind or a follow-up comes from."""


def digest(value: object) -> str:
    """Twelve hex digits of the SHA-256 of the value's canonical JSON."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def research_workflow_id(target: str, as_of: date, spec: object) -> str:
    """The business key of a research request; equal requests share it, different ones never do."""
    return f"research/{target}/{as_of.isoformat()}/{digest(spec)}"


def question_workflow_id(as_of: date, spec: object) -> str:
    """The business key of a question."""
    return f"question/{as_of.isoformat()}/{digest(spec)}"


def session_workflow_id(session: date, spec: object) -> str:
    """The business key of the fetch of a whole session."""
    return f"session/{session.isoformat()}/{digest(spec)}"


def eval_case_workflow_id(run_id: str, trigger: str = "", number: int = 1) -> str:
    """The business key of an evaluation case that a run leaves behind.

    ``trigger`` and ``number`` tell apart what a person's corrections leave beside the run's own.
    """
    return f"eval-case/{run_id}" + (f"/{trigger}/{number}" if trigger else "")


def tool_call_id(run_id: str, activity_id: str) -> str:
    """The id of one recorded fetch: stable over retries, a pointer into the run's history."""
    return "tc_" + hashlib.sha256(f"{run_id}:{activity_id}".encode()).hexdigest()[:12]
