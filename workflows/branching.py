"""The beginning of a branch, inside the run that was rewound.

A reset replays the run up to the boundary of a stage and runs on from there. The first stage that
runs, rather than being replayed, asks how the branch came to be; the marker in its history makes
every later replay ask at the same place, and only there.
"""

from temporalio import workflow

with workflow.unsafe.imports_passed_through():
    from activities.branching import BranchActivities
    from schemas.research import Branch, Stage
    from schemas.stages import BranchStage
    from workflows import options, visibility
    from workflows.board import RunBoard


async def begin(board: RunBoard, stage: Stage) -> None:
    """Where ``stage`` is the first of a branch: take the input that the rewind changed."""
    if not _cut_here(board):
        return
    board.keep_rows()
    branch = await workflow.execute_activity_method(
        BranchActivities.open_branch,
        BranchStage(stage=stage),
        **options.judge(f"rewound to {stage}: read what was changed"),
    )
    board.branch_off(branch)
    _publish(board, branch)


def _cut_here(board: RunBoard) -> bool:
    """Whether the marker stands here, or this is where the run, having been reset, goes on.

    A replay without a marker writes none. It must not look at the run id, which is not the run's
    own where a history is replayed from a file.
    """
    info = workflow.info()
    if not workflow.unsafe.is_replaying():
        known = board.branch is not None and board.branch.run_id == info.run_id
        if known or info.original_execution_run_id == info.run_id:
            return False
    return workflow.patched(f"branch-{len(board.rows)}")


def _publish(board: RunBoard, branch: Branch) -> None:
    changed = branch.changed
    visibility.branched(
        branch.origin, ticker=changed.code, as_of=board.clock if changed.as_of else None
    )
