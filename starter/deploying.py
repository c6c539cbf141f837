"""What ``research builds`` does."""

from activities.settings import Settings
from starter import builds, output
from starter.engine import engine

WITHOUT = "none"
"""What the command line calls workers without a build id."""


async def listed(settings: Settings, *, as_json: bool) -> int:
    """Print the builds."""
    async with engine(settings, worker=False) as started:
        found = await builds.known(started.client, settings.task_queue)
    if as_json:
        output.result_json([one.model_dump(mode="json") for one in found])
        return 0
    for one in found:
        output.result(f"{one.status:<10} {one.build}")
    if not found:
        output.result("no worker has a build id: set RESEARCH_BUILD_ID to deploy side by side")
    return 0


async def promoted(settings: Settings, build: str) -> int:
    """Make a build current; ``none`` means workers without a build id."""
    async with engine(settings, worker=False) as started:
        wanted = None if build == WITHOUT else build
        await builds.make_current(started.client, settings.task_queue, wanted)
    output.result(f"current: {build}")
    return 0
