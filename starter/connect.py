"""The one way to reach Temporal: address, converter, logging, namespace."""

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import cache
from typing import Any

import temporalio.api.namespace.v1 as namespace_pb
import temporalio.api.operatorservice.v1 as operator_pb
import temporalio.api.workflowservice.v1 as service_pb
from temporalio.client import Client
from temporalio.common import SearchAttributeKey
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.envconfig import ClientConfig
from temporalio.runtime import (
    LogForwardingConfig,
    LoggingConfig,
    PrometheusConfig,
    Runtime,
    TelemetryConfig,
    TelemetryFilter,
)
from temporalio.service import RPCError

from workflows import visibility

CONNECT_TIMEOUT = 5.0
RETENTION = timedelta(days=180)


class NoServer(Exception):
    """No Temporal server answers."""


@cache
def runtime(metrics: str | None = None) -> Runtime:
    """The SDK runtime of this process: its log lines go to ``logging``, never to stdout.

    With ``metrics`` it answers a Prometheus server at that address; raises ValueError where it
    cannot.
    """
    forwarding = LogForwardingConfig(logger=logging.getLogger("temporalio.core"))
    log_filter = TelemetryFilter(core_level="WARN", other_level="ERROR")
    telemetry = TelemetryConfig(
        logging=LoggingConfig(filter=log_filter, forwarding=forwarding),
        metrics=_prometheus(metrics) if metrics else None,
    )
    try:
        return Runtime(telemetry=telemetry)
    except ValueError as error:
        raise ValueError(
            f"RESEARCH_METRICS_ADDRESS {metrics} cannot be listened on ({error}): choose another "
            "for each worker of this host, or leave it out"
        ) from None


def _prometheus(address: str) -> PrometheusConfig:
    return PrometheusConfig(
        bind_address=address,
        counters_total_suffix=True,
        unit_suffix=True,
        durations_as_seconds=True,
        histogram_bucket_overrides={
            "research_fetch_seconds": [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60],
            "research_fetch_bytes": [1e3, 1e4, 1e5, 1e6, 4e6, 16e6],
        },
    )


async def connect(address: str | None, metrics: str | None = None) -> Client:
    """A client of the server at ``address``, else of the one Temporal's own profile names.

    ``metrics`` is where this process shows its metrics. Raises NoServer within seconds when nothing
    answers, or something else does.
    """
    options: dict[str, Any] = dict(ClientConfig.load_client_connect_config())
    if address:
        options["target_host"] = address
    target = options.setdefault("target_host", "127.0.0.1:7233")
    options |= {"data_converter": pydantic_data_converter, "runtime": runtime(metrics)}
    try:
        client = await asyncio.wait_for(Client.connect(**options), CONNECT_TIMEOUT)
        await asyncio.wait_for(
            client.workflow_service.get_system_info(service_pb.GetSystemInfoRequest()),
            CONNECT_TIMEOUT,
        )
    except (RuntimeError, RPCError, TimeoutError) as error:
        raise NoServer(
            f"no Temporal server answers at {target}: start one with `research up`, or correct "
            "TEMPORAL_ADDRESS"
        ) from error
    return client


async def prepare_namespace(
    client: Client,
    keys: Sequence[SearchAttributeKey[Any]] = visibility.ALL,
    retention: timedelta | None = None,
) -> None:
    """Register missing search attributes, and set the retention; safe to repeat."""
    have = await client.operator_service.list_search_attributes(
        operator_pb.ListSearchAttributesRequest(namespace=client.namespace)
    )
    missing = {
        key.name: int(key.indexed_value_type)
        for key in keys
        if key.name not in have.custom_attributes
    }
    if missing:
        await client.operator_service.add_search_attributes(
            operator_pb.AddSearchAttributesRequest(
                namespace=client.namespace,
                search_attributes=missing,  # type: ignore[arg-type]
            )
        )
    if retention is not None:
        await _retain(client, retention)


async def _retain(client: Client, retention: timedelta) -> None:
    config = namespace_pb.NamespaceConfig()
    config.workflow_execution_retention_ttl.FromTimedelta(retention)
    await client.workflow_service.update_namespace(
        service_pb.UpdateNamespaceRequest(namespace=client.namespace, config=config)
    )
