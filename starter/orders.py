"""Giving an order to a run: taken, or refused with the run's own reason."""

import asyncio
from typing import Any

from temporalio.client import WorkflowHandle, WorkflowUpdateFailedError
from temporalio.exceptions import ApplicationError
from temporalio.service import RPCError

from starter.errors import BadInput

ANSWER_SECONDS = 30.0
"""How long a run may take to take an order; without a worker it never does."""


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
