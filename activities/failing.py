"""Translating expected errors into what Temporal records."""

from collections.abc import Iterator
from contextlib import contextmanager

from activities.errors import ResearchError, to_failure


@contextmanager
def typed_failures() -> Iterator[None]:
    """Raise expected errors as typed application errors, without their inner stack."""
    try:
        yield
    except ResearchError as error:
        raise to_failure(error) from None
