"""Metrics of a worker that no fetch reports: the breakers that all workers share."""

import asyncio
import logging
from collections.abc import Sequence

from temporalio.common import MetricMeter

from activities.archive.breakers import BreakerStore, BreakersUnreadable
from activities.rules.breakers import stands_open
from schemas.breaker import WHOLE

EVERY_SECONDS = 5.0

log = logging.getLogger(__name__)


async def watch_breakers(
    breakers: BreakerStore, upstreams: Sequence[str], meter: MetricMeter
) -> None:
    """Report again and again whether each upstream is held back, until cancelled."""
    while True:
        await asyncio.to_thread(report_breakers, breakers, upstreams, meter)
        await asyncio.sleep(EVERY_SECONDS)


def report_breakers(breakers: BreakerStore, upstreams: Sequence[str], meter: MetricMeter) -> None:
    """1 for an upstream that is held back as a whole, 0 for one that is not."""
    try:
        held = {b.upstream for b in breakers.all() if b.table == WHOLE and stands_open(b)}
    except BreakersUnreadable as error:
        log.warning("breakers are not reported: %s", error)
        return
    gauge = meter.create_gauge("research_breaker_open", "1 where an upstream is held back")
    for upstream in upstreams:
        gauge.set(int(upstream in held), {"upstream": upstream})
