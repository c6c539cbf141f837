"""What ``research price`` says of the routes that failed before one served."""

from datetime import UTC, date, datetime
from decimal import Decimal

import pytest

from schemas.claim import Envelope, ToolCite
from schemas.fetch import Dataset, SourceFailure
from schemas.question import Answer
from starter import commands

NOW = datetime(2026, 8, 21, 3, tzinfo=UTC)


def _answer(metric: str, *failed: Dataset) -> Answer:
    cite = ToolCite(
        source="tencent", table="quote", fetched_at=NOW, tool_call_id="tc_0123456789ab",
        served_by="tencent",
    )  # fmt: skip
    claim = Envelope(
        value=Decimal("1281.50"), metric=metric, code="600519.SH", as_of=date(2026, 8, 21),
        cite=cite, unit="CNY",
    )  # fmt: skip
    return Answer(
        code="600519.SH", name="贵州茅台", status="answered", text="",
        claims=(claim,), as_of=NOW, sample=True, run_id="r", workflow_id="w",
        source_failures=tuple(
            SourceFailure(dataset=d, source=d.value, error="Blocked", reason="HTTP 403")
            for d in failed
        ),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("metric", "failed", "says"),
    [
        ("current_price", (Dataset.LIVE_QUOTE,), "current price"),
        ("current_price", (Dataset.LIVE_QUOTE, Dataset.LIVE_QUOTE_TENCENT), "current price"),
        ("close", (Dataset.LIVE_QUOTE, Dataset.LIVE_QUOTE_EASTMONEY), "last close"),
    ],
)
def test_every_failed_hop_is_named(metric: str, failed: tuple[Dataset, ...], says: str) -> None:
    """Each live source that did not serve stands in the envelope and in the note."""
    answer = _answer(metric, *failed)
    note = commands.fallback_note(answer)

    assert note is not None
    assert says in note
    assert all(dataset.value in note for dataset in failed)
    assert len(commands.price_envelope(answer)["fallbacks"]) == len(failed)


def test_without_a_failure_there_is_nothing_to_say() -> None:
    """A price from the first route has no note and no extra key."""
    answer = _answer("current_price")

    assert commands.fallback_note(answer) is None
    assert "fallbacks" not in commands.price_envelope(answer)
