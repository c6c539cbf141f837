"""The question "does this text state the figure?" that other tests rest on."""

import pytest

from tests.documents import states


@pytest.mark.parametrize("text", ["最近收盘 1500", "¥1,500.00", "claim=1500.0", "(1500)", "x1500y"])
def test_a_stated_figure_is_found(text: str) -> None:
    """However it is written."""
    assert states(text, "1500")


@pytest.mark.parametrize(
    "text",
    ["run 0d41500e-1500-4c6b-b4fb-7757cb001500", "sha256 9f1500aa01bc77", "11500", "15001"],
)
def test_a_run_id_or_a_longer_number_states_nothing(text: str) -> None:
    """Four digits stand in some identifier by chance in about one run of a few hundred."""
    assert not states(text, "1500")
