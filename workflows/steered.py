"""What a research run shows and takes from outside: queries, orders, stage boundaries."""

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from schemas.control import ControlState, Steering
    from schemas.research import Blackboard, RunStatus, Stage
    from workflows import branching, steering, visibility
    from workflows.board import RunBoard
    from workflows.control import RunControl, refuse


class SteeredRun:
    """The part of a run that people reach: it answers queries and takes orders.

    Orders are checked before they enter history, and bite at the next stage boundary.
    """

    def __init__(self, board: RunBoard) -> None:
        self._board, self._control = board, RunControl()
        self._attributes: dict[str, str] = {}

    @workflow.query
    def status(self) -> RunStatus:
        """Where the run stands."""
        return self._board.snapshot(self._control.state)

    @workflow.query
    def blackboard(self) -> Blackboard:
        """The shared run state."""
        return self._board.blackboard()

    @workflow.update
    async def pause(self, order: Steering) -> ControlState:
        """Hold at the next stage boundary."""
        return self._steered(self._control.pause(order))

    @pause.validator
    def _may_pause(self, order: Steering) -> None:
        refuse(steering.refuse_pause(self._control.state))

    @workflow.update
    async def resume(self, order: Steering) -> ControlState:
        """Go on."""
        return self._steered(self._control.resume())

    @resume.validator
    def _may_resume(self, order: Steering) -> None:
        refuse(steering.refuse_resume(self._control.state))

    @workflow.update
    async def stop(self, order: Steering) -> ControlState:
        """End at the next stage boundary and report what is verified."""
        return self._steered(self._control.stop(order))

    @stop.validator
    def _may_stop(self, order: Steering) -> None:
        refuse(steering.refuse_stop(self._control.state, order.reason))

    def _steered(self, state: ControlState) -> ControlState:
        self._show()
        return state

    async def _enter(self, stage: Stage) -> None:
        """A stage boundary: orders bite here, and the stage is published for a reset to name."""
        self._board.leave(workflow.now())
        self._show()
        await self._control.boundary()
        self._board.enter(stage, workflow.now())
        visibility.publish(stage=stage, **self._attributes)
        self._attributes.clear()
        self._show()
        await branching.begin(self._board, stage)

    def _show(self) -> None:
        workflow.set_current_details(self._board.details(self._control.state))
