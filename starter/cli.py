"""The command line ``research``."""

import asyncio
import gc
import os
import sys
from collections.abc import Coroutine
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from typer.exceptions import TyperException

from schemas.failures import EXIT_FAILED, EXIT_OK
from schemas.text import Lang
from starter import checks
from starter.cli_archive import app as archive_app
from starter.cli_branching import app as branching_app
from starter.cli_builds import app as builds_app
from starter.cli_steering import Hold, Language, RunName
from starter.cli_steering import app as steering_app
from starter.late import Late
from starter.problems import BadInput, CommandError

if TYPE_CHECKING:
    from activities import settings as configured
    from starter import (
        commands,
        errors,
        output,
        proving,
        reading,
        recording,
        requests,
        service,
        sessions,
    )
    from starter import sources as upstreams
else:  # a command loads what it needs
    configured = Late("activities.settings")
    upstreams = Late("starter.sources")
    commands = Late("starter.commands")
    errors = Late("starter.errors")
    output = Late("starter.output")
    proving = Late("starter.proving")
    reading = Late("starter.reading")
    recording = Late("starter.recording")
    requests = Late("starter.requests")
    service = Late("starter.service")
    sessions = Late("starter.sessions")

T = TypeVar("T")

app = typer.Typer(
    name="research",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

app.add_typer(archive_app, name="archive")
sources_app = typer.Typer(rich_markup_mode=None)
app.add_typer(sources_app, name="sources")
app.add_typer(builds_app, name="builds")
app.add_typer(steering_app)
app.add_typer(branching_app)

Code = Annotated[str, typer.Argument(help="Code or name: 600519, sh600519, 600519.SH, 贵州茅台")]
Sample = Annotated[
    bool, typer.Option("--sample", help="Recorded real data instead of live sources")
]
AsOf = Annotated[
    str | None,
    typer.Option(
        "--as-of", metavar="DATE", help="See only what was known then: 2026-05-07[T11:00]"
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object")]


def _settings() -> "configured.Settings":
    return configured.Settings.from_env(os.environ)


def _options(settings: "configured.Settings", as_of: str | None, *, sample: bool) -> dict[str, Any]:
    used = sample or settings.sample
    return {"sample": used, "as_of": requests.knowledge_time(as_of, sample=used)}


def _say_version(wanted: bool) -> None:
    if wanted:
        output.result(f"research {version('durable-research')}")
        raise typer.Exit


@app.callback(
    help="Durable equity research: no number without a source. 投研：没有来源就没有数字。"
)
def _research(
    _: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_say_version, help="Print the version"),
    ] = False,
) -> None:
    """What may stand before any command."""


@app.command()
def run(  # noqa: PLR0913 - one parameter an option
    code: Code,
    sample: Sample = False,
    lang: Annotated[Lang, typer.Option("--lang", help="Language of the report")] = Lang.ZH,
    as_of: AsOf = None,
    json: Json = False,
    detach: Annotated[bool, typer.Option("--detach", help="Start it and leave")] = False,
    html: Annotated[Path | None, typer.Option("--html", help="Write the page to FILE")] = None,
    md: Annotated[Path | None, typer.Option("--md", help="Write the Markdown to FILE")] = None,
    hold: Hold = None,
) -> int:
    """Research one company and print the memo, hypotheses or error report."""
    settings = _settings()
    used = sample or settings.sample
    request = requests.research_request(code, lang=lang, as_of=as_of, sample=used, hold=hold)
    return _await(
        commands.run(settings, request, as_json=json, detach=detach, html=html, markdown=md)
    )


@app.command()
def ask(
    question: Annotated[str, typer.Argument(help='"查 600519 的当前价格和最近一季 ROE"')],
    sample: Sample = False,
    lang: Language = None,
    as_of: AsOf = None,
    json: Json = False,
) -> int:
    """Answer a question about a few figures, with their sources."""
    settings, reader = _settings(), lang or commands.language(question)
    with errors.spoken(reader):
        options = _options(settings, as_of, sample=sample)
        answer = _await(commands.ask(settings, question, reader, **options))
    return commands.deliver(answer, as_json=json)


@app.command()
def price(
    code: Code,
    trade_date: Annotated[
        str | None, typer.Option("--trade-date", metavar="D", help="Close of that day: 2026-05-07")
    ] = None,
    sample: Sample = False,
    as_of: AsOf = None,
) -> int:
    """Print the price envelope as JSON: the live price, or the close."""
    settings = _settings()
    options = _options(settings, as_of, sample=sample)
    answer = _await(commands.answer(settings, commands.price_question(code, trade_date, **options)))
    output.result_json(commands.price_envelope(answer))
    if said := commands.fallback_note(answer):
        output.note(f"research: {said}")
    return 0


@app.command()
def fundamentals(
    code: Code,
    period: Annotated[
        str | None, typer.Option("--period", metavar="P", help="20251231, 2025Q4 or FY2025")
    ] = None,
    sample: Sample = False,
    as_of: AsOf = None,
) -> int:
    """Print the envelopes of ROE, margins and debt ratio as JSON."""
    settings = _settings()
    options = _options(settings, as_of, sample=sample)
    answer = _await(
        commands.answer(settings, commands.fundamentals_question(code, period, **options))
    )
    output.result_json(commands.fundamentals_envelope(answer))
    return 0


@app.command()
def prefetch(
    session: Annotated[str | None, typer.Option("--session", metavar="DATE", help="Day")] = None,
    sample: Sample = False,
    json: Json = False,
) -> int:
    """Fetch the last session for every code at once; runs then need not ask for it."""
    settings = _settings()
    used = sample or settings.sample
    return _await(sessions.prefetch(settings, session, sample=used, as_json=json))


@app.command("list")
def list_(
    limit: Annotated[int, typer.Option("--limit", min=1, max=1000, help="How many")] = 20,
    json: Json = False,
) -> int:
    """List runs, the newest first."""
    return _await(reading.list_runs(_settings(), limit=limit, as_json=json))


@app.command()
def show(run: RunName, json: Json = False) -> int:
    """Show the blackboard of a run; follow it if it is still under way."""
    return _await(reading.show(_settings(), run, as_json=json))


@app.command()
def report(
    run: RunName,
    html: Annotated[Path | None, typer.Option("--html", help="Write the page to FILE")] = None,
    md: Annotated[bool, typer.Option("--md", help="Print the Markdown as it stands")] = False,
    json: Json = False,
    lang: Language = None,
    open: Annotated[bool, typer.Option("--open", help="Open the page in a browser")] = False,
) -> int:
    """Print a delivered report, or write its page."""
    return reading.report(
        _settings(), run, html=html, markdown=md, as_json=json, lang=lang, open_page=open
    )


@app.command()
def audit(
    run: Annotated[str | None, typer.Argument(help="Run id, its beginning, or ticker")] = None,
    history: Annotated[
        Path | None, typer.Option("--history", help="An exported history instead of the server's")
    ] = None,
    json: Json = False,
) -> int:
    """Prove every figure of a run again from its event history; exit 1 where one fails."""
    return _await(proving.audit(_settings(), run, history, as_json=json))


app.command("check")(checks.run)


@app.command()
def record(
    code: Code,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="A new folder for the tape")
    ] = None,
    as_of: AsOf = None,
    lang: Annotated[Lang, typer.Option("--lang", help="Language of the report")] = Lang.ZH,
) -> int:
    """Research one company on live sources and keep their answers on a tape."""
    request = requests.research_request(code, lang=lang, as_of=as_of, sample=False)
    return _await(recording.record(_settings(), os.environ, request, out))


@app.command()
def replay(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder made by `record`")],
    json: Json = False,
) -> int:
    """Run the request of a tape again, from the tape alone."""
    return _await(recording.replay(_settings(), os.environ, folder, as_json=json))


@app.command()
def up(
    port: Annotated[int, typer.Option("--port", help="Port of the Temporal server")] = 7233,
    ui_port: Annotated[int, typer.Option("--ui-port", help="Port of the Temporal UI")] = 8233,
) -> int:
    """Run server, UI and worker until Ctrl-C."""
    return _await(service.up(_settings(), port=port, ui_port=ui_port))


@app.command()
def worker(
    serves: Annotated[
        str | None,
        typer.Option("--serves", metavar="NAMES", help="Only these: main,recorded,tushare,…"),
    ] = None,
) -> int:
    """Run a worker for the configured server until Ctrl-C."""
    if serves is not None and not serves.strip(" ,"):
        raise BadInput(f"--serves names nothing: use some of {', '.join(configured.SERVABLE)}")
    chosen = {} if serves is None else {"RESEARCH_SERVES": serves}
    return _await(service.work(configured.Settings.from_env({**os.environ, **chosen})))


@app.command()
def doctor(json: Json = False) -> int:
    """Check what is ready and say what is missing."""
    return service.doctor(_settings(), as_json=json)


@sources_app.callback(invoke_without_command=True)
def sources(context: typer.Context, json: Json = False) -> int:
    """Show how each upstream stands: rate, workers, breaker, token, last answer."""
    if context.invoked_subcommand:
        return 0
    return _await(upstreams.sources(_settings(), as_json=json))


@sources_app.command("reset")
def reset_source(
    upstream: Annotated[str, typer.Argument(help="As `research sources` names it: tushare")],
) -> int:
    """Close the circuit breakers of an upstream by hand."""
    return upstreams.reset(_settings(), upstream)


def _await(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def main() -> None:
    """Run a command, and end with its exit code."""
    code = _run(sys.argv[1:])
    sys.stdout.flush()
    sys.stderr.flush()
    gc.collect()
    os._exit(code)  # the SDK may abort while the interpreter shuts down (sdk-python#300)


def _run(arguments: list[str]) -> int:
    try:
        return _called(arguments)
    except BrokenPipeError:
        return EXIT_FAILED


def _called(arguments: list[str]) -> int:
    contract = bool(arguments) and arguments[0] in ("price", "fundamentals")
    try:
        code = app(arguments, standalone_mode=False, prog_name="research")
        return code if isinstance(code, int) else 0
    except KeyboardInterrupt:
        return 130
    except TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # the class itself is private to typer
            output.result(error.format_message())
            return EXIT_OK
        return _say(BadInput(_plain(error.format_message())), contract=contract)
    except ValueError as error:
        if not isinstance(error, errors.EXPECTED):
            return _say(BadInput(str(error)), contract=contract)
        return _say(errors.explain(error), contract=contract)
    except errors.EXPECTED as error:
        return _say(errors.explain(error), contract=contract)


def _plain(message: str) -> str:
    """A usage error without the words of the library that found it."""
    return message.replace(": Value error, ", ": ")


def _say(error: CommandError, *, contract: bool) -> int:
    if contract:
        output.problem_json(error.kind, str(error))
    else:
        output.problem(str(error))
    return error.code
