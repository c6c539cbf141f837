"""The command ``sources``: how each upstream stands, and closing a breaker by hand."""

import asyncio
from datetime import UTC, datetime
from typing import Any

from pydantic import SecretStr
from rich.table import Table
from temporalio.client import Client
from temporalio.service import RPCError

from activities.archive.breakers import BreakerStore, BreakersUnreadable
from activities.archive.migrate import upgrade
from activities.errors import ResearchError
from activities.rules import breakers as rules
from activities.rules import rates
from activities.settings import Settings
from schemas.breaker import WHOLE, Breaker, State
from schemas.fetch import CATALOGUE, UPSTREAMS
from schemas.names import source_queue
from starter import output, queues
from starter.connect import NoServer, connect
from starter.engine import make_data_dir
from starter.problems import BadInput, CommandError
from starter.queues import QueueStatus
from starter.requests import SHANGHAI
from starter.server import running

UNKNOWN = "?"
PRINTED_WIDTH = 100
"""Columns of the table where nobody watches; what each upstream serves is in ``--json``."""


async def sources(settings: Settings, *, as_json: bool) -> int:
    """One line for each upstream; what only a server can tell stays open without one."""
    breakers, unread = _breakers(settings)
    client = await _client(settings)
    asked = [_queue(client, source_queue(settings.task_queue, name)) for name in UPSTREAMS]
    found = dict(zip(UPSTREAMS, await asyncio.gather(*asked), strict=True))
    lines = [
        _line(settings, name, found[name], [b for b in breakers if b.upstream == name])
        for name in UPSTREAMS
    ]
    notes = [unread] if unread else []
    if client is None:
        notes.append(
            "no Temporal server answers: rates are those a worker would set when it starts"
        )
    elif None in found.values():
        notes.append("this server does not tell about its queues")
    if as_json:
        output.result_json({"server": client is not None, "notes": notes, "upstreams": lines})
        return 0
    _print(lines)
    for breaker in filter(rules.stands_open, breakers):
        way_out = f"`research sources reset {breaker.upstream}` closes it"
        notes.append(f"{rules.describe(breaker)}; {way_out}")
    for note in notes:
        output.result(note)
    output.note("tokens are those of this process: a worker elsewhere may have others")
    return 0


def reset(settings: Settings, upstream: str) -> int:
    """Close every breaker of the upstream, its tables' included."""
    if upstream not in UPSTREAMS:
        raise BadInput(f"there is no upstream {upstream!r}: use {', '.join(UPSTREAMS)}")
    try:
        with _store(settings) as store:
            held = [b for b in store.all() if b.upstream == upstream and rules.stands_open(b)]
            store.change_all([upstream], rules.closed)
    except BreakersUnreadable as error:
        raise CommandError(f"the breakers cannot be changed: {error}") from None
    names = ", ".join(f"{breaker.upstream} {breaker.table}".strip() for breaker in held)
    output.result(f"closed: {names}" if held else f"no breaker of {upstream} was open")
    return 0


def _store(settings: Settings) -> BreakerStore:
    make_data_dir(settings.data_dir)
    upgrade(settings.archive_url)
    return BreakerStore.connect(settings.archive_url)


def _breakers(settings: Settings) -> tuple[tuple[Breaker, ...], str | None]:
    try:
        with _store(settings) as store:
            return store.all(), None
    except (BreakersUnreadable, ResearchError) as error:
        return (), f"the breakers cannot be read: {error}"


async def _client(settings: Settings) -> Client | None:
    server = None if settings.temporal_address else await running(settings.data_dir)
    address = settings.temporal_address or (server.address if server else None)
    if address is None:
        return None
    try:
        return await connect(address)
    except NoServer:
        return None


async def _queue(client: Client | None, queue: str) -> QueueStatus | None:
    if client is None:
        return None
    try:
        return await queues.status(client, queue)
    except RPCError:
        return None


def _line(
    settings: Settings, upstream: str, queue: QueueStatus | None, breakers: list[Breaker]
) -> dict[str, Any]:
    """What is known of an upstream, as ``--json`` shows it."""
    now = datetime.now(UTC)
    whole = next((b for b in breakers if b.table == WHOLE), Breaker(upstream=upstream))
    limit = queue.limit if queue else rates.wanted(upstream, settings.rates)
    held = [breaker for breaker in breakers if rules.stands_open(breaker)]
    return {
        "upstream": upstream,
        "serves": sorted(
            {f"{t.source}.{t.table}" for t in CATALOGUE.values() if t.upstream == upstream}
        ),
        "queue": source_queue(settings.task_queue, upstream),
        "per_minute": round(limit.per_minute, 2) if limit else None,
        "rate_reason": limit.source if limit else None,
        "workers": len(queue.workers) if queue else None,
        "backlog": queue.backlog if queue else None,
        "state": _state(held, now),
        "breakers": [
            breaker.model_dump(
                mode="json", include={"table", "state", "since", "until", "cause", "reason"}
            )
            for breaker in held
        ],
        "token": _token(settings, upstream),
        "last_success": _moment(whole.last_success),
        "last_failure": _moment(whole.last_failure),
        "last_error": whole.last_error or None,
    }


def _state(held: list[Breaker], now: datetime) -> str:
    """The state in a few words; the reasons stand below."""
    if not held:
        return State.CLOSED.value
    whole = next((b for b in held if b.table == WHOLE), None)
    if whole is None:
        return f"open for {', '.join(sorted(b.table for b in held))}"
    if whole.state is State.HALF_OPEN:
        return "being tried"
    return "open" if rules.admit(whole, now) is None else "open, the next fetch tries it"


def _token(settings: Settings, upstream: str) -> str:
    if upstream == "sec":
        return "set" if settings.sec_contact else "missing"
    token: SecretStr | None = getattr(settings, f"{upstream}_token", None)
    if f"{upstream}_token" not in Settings.model_fields:
        return "none needed"
    return "set" if token else "missing"


def _moment(moment: datetime | None) -> str | None:
    return moment.astimezone(SHANGHAI).isoformat(timespec="seconds") if moment else None


def _print(lines: list[dict[str, Any]]) -> None:
    table = Table(pad_edge=False, box=None)
    names = ("upstream", "rate", "workers", "waiting", "breaker", "token", "answered", "failed")
    for name in names:
        table.add_column(name, no_wrap=True)
    for line in lines:
        table.add_row(
            line["upstream"], _rate(line), _known(line["workers"]), _known(line["backlog"]),
            line["state"], line["token"], _short(line["last_success"]),
            _short(line["last_failure"]),
        )  # fmt: skip
    output.table(table, width=PRINTED_WIDTH)
    for line in lines:
        output.result(f"{line['queue']}: {line['rate_reason'] or 'no limit'}")


def _rate(line: dict[str, Any]) -> str:
    return "no limit" if line["per_minute"] is None else f"{line['per_minute']:g}/min"


def _known(value: int | None) -> str:
    return UNKNOWN if value is None else str(value)


def _short(moment: str | None) -> str:
    return moment[:16].replace("T", " ") if moment else "never"
