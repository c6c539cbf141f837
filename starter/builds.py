"""Builds of the workers, as the server routes to them: which one is current, which still drain.

A worker with a build id takes nothing until its build is made current: a new build is started
beside the old one, tried, made current, and the old one ended when nothing of it is left. Runs move
to the current build with their next decision, so that a rewind finds a worker after years.
"""

from datetime import UTC, datetime

import temporalio.api.deployment.v1 as deployment_pb
import temporalio.api.workflowservice.v1 as service_pb
from temporalio.api.enums.v1 import WorkerDeploymentVersionStatus
from temporalio.client import Client
from temporalio.service import RPCError, RPCStatusCode

from schemas.base import Record
from schemas.names import deployment
from starter.patience import patiently
from starter.problems import BadInput, CommandError

KNOWN_SECONDS = 60.0
"""How long the server may take to have noted a worker that polls, queue by queue."""
_BUSY = (
    RPCStatusCode.CANCELLED, RPCStatusCode.DEADLINE_EXCEEDED, RPCStatusCode.RESOURCE_EXHAUSTED,
    RPCStatusCode.UNAVAILABLE,
)  # fmt: skip
"""What a server answers, or nothing in time, while it notes many queues at once."""
_NOT_YET = (RPCStatusCode.NOT_FOUND, RPCStatusCode.FAILED_PRECONDITION, *_BUSY)


class Build(Record):
    """One build: ``status`` is current, ramping, draining, drained or inactive."""

    build: str
    status: str
    since: datetime | None = None


async def known(client: Client, queue: str) -> list[Build]:
    """The builds that ever worked for the queue, newest first; none where none has an id."""
    try:
        described = await client.workflow_service.describe_worker_deployment(
            service_pb.DescribeWorkerDeploymentRequest(
                namespace=client.namespace, deployment_name=deployment(queue)
            )
        )
    except RPCError as error:
        if error.status is RPCStatusCode.NOT_FOUND:
            return []
        raise
    summaries = described.worker_deployment_info.version_summaries
    newest = sorted(summaries, key=lambda one: one.create_time.ToNanoseconds(), reverse=True)
    return [_build(summary) for summary in newest]


async def current(client: Client, queue: str) -> str | None:
    """The build that takes the work of the queue; None where its workers need no build id."""
    builds = await known(client, queue)
    return next((one.build for one in builds if one.status == "current"), None)


def _build(
    summary: deployment_pb.WorkerDeploymentInfo.WorkerDeploymentVersionSummary,
) -> Build:
    name = WorkerDeploymentVersionStatus.Name(summary.status)
    changed = summary.routing_update_time
    return Build(
        build=summary.deployment_version.build_id,
        status=name.removeprefix("WORKER_DEPLOYMENT_VERSION_STATUS_").lower(),
        since=changed.ToDatetime(UTC) if changed.seconds else None,
    )


async def make_current(client: Client, queue: str, build: str | None, seconds: float = 0.0) -> None:
    """Route all work of the queue to ``build``; None routes it to workers without a build id.

    Raises BadInput with the server's reason where it refuses; ``seconds`` is how long to ask again
    while it has not noted the workers of the build yet.
    """
    request = service_pb.SetWorkerDeploymentCurrentVersionRequest(
        namespace=client.namespace, deployment_name=deployment(queue),
        build_id=build or "", identity=client.identity,
        ignore_missing_task_queues=build is None,
    )  # fmt: skip
    service = client.workflow_service
    try:
        await patiently(
            lambda: service.set_worker_deployment_current_version(request), _NOT_YET, seconds
        )
    except RPCError as error:
        raise BadInput(f"{build or 'no build'} cannot be made current: {error}") from None


async def settle(client: Client, queue: str, build: str | None) -> None:
    """Make the build of the one worker there is current: an embedded server has no operator."""
    try:
        now = await patiently(lambda: current(client, queue), _BUSY, KNOWN_SECONDS)
    except RPCError as error:
        raise CommandError(f"the server does not tell its builds: {error.message}") from None
    if now != build:
        await make_current(client, queue, build, KNOWN_SECONDS)
