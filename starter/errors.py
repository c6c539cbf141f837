"""Errors of the command line: one line each, with the way out, and an exit code."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from pydantic import ValidationError
from temporalio.client import WorkflowFailureError
from temporalio.exceptions import ActivityError, ApplicationError, FailureError

from activities.errors import ResearchError
from schemas.failures import (
    EXIT_CODES,
    EXIT_FAILED,
    IN_CHINESE,
    Failure,
)
from schemas.instrument import TargetError
from schemas.text import Lang
from starter.connect import NoServer
from starter.problems import BadInput, CommandError
from starter.server import ServerError

EXPECTED = (
    ResearchError, TargetError, NoServer, ServerError, WorkflowFailureError, CommandError,
    ValidationError,
)  # fmt: skip

_OPTIONS = {
    "by": "--by", "source": "--source", "note": "--note", "reason": "--reason", "value": "--value",
    "answer": "ANSWER", "text": "QUESTION",
}  # fmt: skip
"""Fields of what a person says, as the command line calls them."""


@contextmanager
def spoken(lang: Lang) -> Iterator[None]:
    """Raise expected errors in the reader's language."""
    try:
        yield
    except EXPECTED as error:
        raise explain(error).told(lang) from None


def explain(error: Exception) -> CommandError:
    """The error as one line with its exit code."""
    match error:
        case CommandError():
            return error
        case TargetError():
            return BadInput(str(error), error.zh)
        case WorkflowFailureError():
            return _of_workflow(error)
        case ValidationError():
            return BadInput("; ".join(_unfit(error)))
        case ResearchError():
            return CommandError(str(error), EXIT_CODES[error.failure], error.failure, error.zh)
        case _:
            return CommandError(str(error), EXIT_FAILED, type(error).__name__)


def _unfit(error: ValidationError) -> Iterator[str]:
    """Each field that does not fit, as the command line calls it, and why."""
    for found in error.errors():
        why = _limit(found["type"], found["msg"], found.get("ctx", {}))
        name = str(found["loc"][-1]) if found["loc"] else None
        yield f"{_OPTIONS.get(name, name)}: {why}" if name else why


def _limit(kind: str, message: str, context: Mapping[str, Any]) -> str:
    """What is wrong with a field, with its limit."""
    match kind:
        case "string_too_short":
            return "must not be empty"
        case "string_too_long":
            return f"holds at most {context['max_length']} characters"
        case "string_pattern_mismatch":
            return "is one line, without control characters"
        case _:
            return message.removeprefix("Value error, ")


def _of_workflow(error: WorkflowFailureError) -> CommandError:
    """The innermost cause that carries a type of ours."""
    cause: BaseException | None = error.cause
    while isinstance(cause, ActivityError) and cause.cause is not None:
        cause = cause.cause
    if isinstance(cause, ApplicationError) and cause.type in set(Failure):
        told = (detail[IN_CHINESE] for detail in cause.details if IN_CHINESE in detail)
        code = EXIT_CODES[Failure(cause.type)]
        return CommandError(cause.message, code, cause.type, next(told, None))
    text = cause.message if isinstance(cause, FailureError) else str(cause)
    return CommandError(
        f"the run ended with an error: {text}; the Temporal UI shows where", EXIT_FAILED
    )
