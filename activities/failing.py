"""Translating expected errors into what Temporal records."""

from collections.abc import Iterator
from contextlib import contextmanager

from temporalio import activity

from activities.errors import ResearchError, to_failure


@contextmanager
def typed_failures() -> Iterator[None]:
    """Raise expected errors as typed application errors, without their inner stack."""
    try:
        yield
    except ResearchError as error:
        attempt = activity.info().attempt if activity.in_activity() else 1
        raise to_failure(error, attempt) from None
