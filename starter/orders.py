"""Asking a run and giving it an order: answered or taken, or refused with the reason."""

import asyncio
import math
from typing import Any

from temporalio.client import WorkflowHandle, WorkflowUpdateFailedError
from temporalio.exceptions import ApplicationError
from temporalio.service import RPCError, RPCStatusCode

from starter.patience import patiently
from starter.problems import BadInput

ANSWER_SECONDS = 30.0
"""How long a run may take to take an order or to answer; without a worker it never does."""
_NOT_YET = (RPCStatusCode.FAILED_PRECONDITION, RPCStatusCode.DEADLINE_EXCEEDED)


async def ask(handle: WorkflowHandle[Any, Any], query: Any) -> Any:
    """What the run answers to ``query``; raises BadInput with the reason where nobody answers.

    A server that has not noted the run's worker yet says that there is none: it is asked again.
    """
    try:
        return await asyncio.wait_for(
            patiently(lambda: handle.query(query), _NOT_YET, math.inf), ANSWER_SECONDS
        )
    except RPCError as error:
        raise BadInput(f"the run does not answer: {error.message}") from None
    except TimeoutError:
        raise BadInput("the run did not answer in time: is a worker running?") from None


async def give(
    handle: WorkflowHandle[Any, Any], update: Any, order: Any, order_id: str | None = None
) -> Any:
    """Give the order; raises BadInput with the reason where the run refuses it.

    Orders of one ``order_id`` are one order.
    """
    try:
        return await asyncio.wait_for(
            handle.execute_update(update, order, id=order_id), ANSWER_SECONDS
        )
    except WorkflowUpdateFailedError as error:
        cause = error.cause
        text = cause.message if isinstance(cause, ApplicationError) else str(cause)
        raise BadInput(text) from None
    except RPCError as error:
        raise BadInput(f"the run takes no orders any more: {error.message}") from None
    except TimeoutError:
        raise BadInput("the run did not take the order in time: is a worker running?") from None
