"""What is said of a fetch that gave nothing."""

import pytest

from schemas.fetch import Dataset, SourceFailure


@pytest.mark.parametrize(
    ("error", "mendable"),
    [("NoData", False), ("NotRecorded", False), ("ReplayMiss", False), ("Blocked", True)],
)
def test_a_failed_source_is_told_apart_from_one_without_data(error: str, *, mendable: bool) -> None:
    """Another try might mend the one; the other has answered."""
    failure = SourceFailure(dataset=Dataset.CLOSE, source="tushare", error=error, reason="none")

    assert failure.mendable is mendable
