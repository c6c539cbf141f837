"""A source's own words in an answer: they tell which right or quota is missing.

They come from outside like a headline does, so they are shown only where the gates of incoming and
outgoing texts find nothing in them. What is not shown stays in the record of the fetch.
"""

from activities.rules import executable, sensitive
from activities.rules.ingest import screen_text
from schemas.fetch import SourceFailure

UNSHOWN = "the source's own words are not shown: they did not pass the gates"


def quotable(failure: SourceFailure) -> SourceFailure:
    """The failure with the source's words, or with ours where those must not be shown."""
    words = failure.reason
    unfit = screen_text(words) or any(sensitive.find(words)) or any(executable.find(words))
    return failure.model_copy(update={"reason": UNSHOWN}) if unfit else failure
