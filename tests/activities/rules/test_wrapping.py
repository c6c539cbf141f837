"""External text as data."""

from hypothesis import given
from hypothesis import strategies as st

from activities.rules.wrapping import wrapped
from schemas.fetch import TextItem
from tests.properties import stable


@stable
@given(st.text(max_size=200))
def test_no_content_can_end_its_wrapper(body: str) -> None:
    """The closing mark stands once, at the end, whatever the text says."""
    item = TextItem(item_id="t", source="s", code="c", published=None, title="t", body=body)
    text = wrapped(item)
    opening, _, content, closing = text.split("\n")

    assert closing == f"{opening.removeprefix('<<')}>>"
    assert closing not in content
    assert wrapped(item) == text
