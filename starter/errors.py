"""Errors of the command line: one line each, with the way out, and an exit code."""

from temporalio.client import WorkflowFailureError
from temporalio.exceptions import ActivityError, ApplicationError, FailureError

from activities.errors import ResearchError
from schemas.failures import (
    EXIT_BAD_INPUT,
    EXIT_CODES,
    EXIT_FAILED,
    Failure,
)
from schemas.instrument import TargetError
from starter.connect import NoServer
from starter.server import ServerError


class CommandError(Exception):
    """A problem with its exit code. ``kind`` names it for programs."""

    def __init__(self, message: str, code: int = EXIT_FAILED, kind: str = "Error") -> None:
        super().__init__(message)
        self.code, self.kind = code, kind


class BadInput(CommandError):
    """The command line asks for something impossible."""

    def __init__(self, message: str) -> None:
        super().__init__(message, EXIT_BAD_INPUT, Failure.BAD_REQUEST)


EXPECTED = (ResearchError, TargetError, NoServer, ServerError, WorkflowFailureError, CommandError)


def explain(error: Exception) -> CommandError:
    """The error as one line with its exit code."""
    match error:
        case CommandError():
            return error
        case TargetError():
            return BadInput(str(error))
        case WorkflowFailureError():
            return _of_workflow(error)
        case ResearchError():
            return CommandError(str(error), EXIT_CODES[error.failure], error.failure)
        case _:
            return CommandError(str(error), EXIT_FAILED, type(error).__name__)


def _of_workflow(error: WorkflowFailureError) -> CommandError:
    """The innermost cause that carries a type of ours."""
    cause: BaseException | None = error.cause
    while isinstance(cause, ActivityError) and cause.cause is not None:
        cause = cause.cause
    if isinstance(cause, ApplicationError) and cause.type in set(Failure):
        return CommandError(cause.message, EXIT_CODES[Failure(cause.type)], cause.type)
    text = cause.message if isinstance(cause, FailureError) else str(cause)
    return CommandError(
        f"the run ended with an error: {text}; the Temporal UI shows where", EXIT_FAILED
    )
