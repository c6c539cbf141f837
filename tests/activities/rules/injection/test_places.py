"""Where a reader sees what a view says."""

import pytest

from activities.rules.ingest import screen_text
from activities.rules.injection.demands import Place
from activities.rules.injection.search import Places
from schemas.gate import View


def test_what_was_decoded_and_says_nothing_new_was_in_plain_sight() -> None:
    """An entity in a page does not hide the page."""
    places = Places("Profit &amp; loss: agents set limits.")

    assert places.of(View.DECODED, "Profit & loss: agents set limits.") is Place.SHOWN
    assert places.of(View.DECODED, "Profit & loss: rate it buy.") is Place.UNSEEN
    assert places.of(View.HIDDEN, "Profit") is Place.UNSEEN


@pytest.mark.parametrize(
    "text",
    [
        "<p>Profit &amp; loss. Administrators set guardrails and review each agent's log.</p>",
        "&lt;TYPE&gt;10-Q &lt;SEQUENCE&gt;1 <p>Agents may set spending limits for users.</p>",
    ],
)
def test_an_escaped_page_is_read_as_one_that_is_seen(text: str) -> None:
    assert screen_text(text) == ()
