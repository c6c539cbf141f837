"""The commands of ``research`` that steer a run."""

import asyncio
import os
from typing import TYPE_CHECKING, Annotated

import typer

from schemas.metrics import Period
from schemas.text import Lang
from starter.late import Late

if TYPE_CHECKING:
    from activities import settings as configured
    from starter import people, requests, steering
else:
    configured = Late("activities.settings")
    people = Late("starter.people")
    requests = Late("starter.requests")
    steering = Late("starter.steering")

app = typer.Typer(rich_markup_mode=None)

RunName = Annotated[str, typer.Argument(help="Run id or its beginning, workflow id, or code")]
Hold = Annotated[
    str | None,
    typer.Option("--hold", metavar="TIME", help="Wait so long where only a person can help: 2h"),
]
Language = Annotated[Lang | None, typer.Option("--lang", help="Language of the reader")]


def _settings() -> "configured.Settings":
    return configured.Settings.from_env(os.environ)


Reason = Annotated[str, typer.Option("--reason", help="Why; it stands in the history")]
By = Annotated[str | None, typer.Option("--by", help="Who gives the order; default: the user")]


@app.command()
def pause(run: RunName, reason: Reason = "", by: By = None) -> int:
    """Hold a run at its next stage boundary."""
    return asyncio.run(steering.pause(_settings(), run, reason, by or steering.operator()))


@app.command()
def resume(run: RunName, by: By = None) -> int:
    """Let a paused run go on."""
    return asyncio.run(steering.resume(_settings(), run, by or steering.operator()))


@app.command()
def stop(run: RunName, reason: Reason = "stopped by hand", by: By = None) -> int:
    """End a run at its next stage boundary and report what is verified so far."""
    return asyncio.run(steering.stop(_settings(), run, reason, by or steering.operator()))


@app.command()
def cancel(run: RunName, reason: Reason = "cancelled by hand") -> int:
    """End a run now: nothing is delivered, nothing is filed."""
    return asyncio.run(steering.cancel(_settings(), run, reason))


Note = Annotated[str, typer.Option("--note", help="What else is to be known; in the report")]


@app.command()
def correct(  # noqa: PLR0913 - one parameter an option
    run: RunName,
    metric: Annotated[str, typer.Option("--metric", metavar="M", help="ROE, net_profit, 毛利率")],
    value: Annotated[str, typer.Option("--value", metavar="V", help="33.5, 82320067101.68, 823亿")],
    source: Annotated[str, typer.Option("--source", metavar="TEXT", help="Where that is written")],
    period: Annotated[
        Period | None, typer.Option("--period", help="Which span of time it covers")
    ] = None,
    as_of: Annotated[
        str | None, typer.Option("--as-of", metavar="DATE", help="The day it speaks of")
    ] = None,
    note: Note = "",
    by: By = None,
) -> int:
    """Tell a run what a figure is: it reasons and judges again, and says who said so."""
    wanted = people.Wanted(metric, period, requests.a_date(as_of, "--as-of") if as_of else None)
    words = people.Words(by or steering.operator(), source, note)
    return asyncio.run(people.correct(_settings(), run, wanted, value, words))


@app.command()
def resolve(
    run: RunName,
    conflict: Annotated[
        str | None, typer.Argument(help="Its id or metric; without it they are listed")
    ] = None,
    choose: Annotated[
        str | None, typer.Option("--choose", metavar="SOURCE", help="The reading that is right")
    ] = None,
    value: Annotated[
        str | None, typer.Option("--value", metavar="V", help="Or the value, with its source")
    ] = None,
    source: Annotated[str, typer.Option("--source", metavar="TEXT", help="Where it is")] = "",
    note: Note = "",
    by: By = None,
) -> int:
    """Settle a conflict of a run: by one of its readings, or by a value."""
    words = people.Words(by or steering.operator(), source, note)
    return asyncio.run(people.resolve(_settings(), run, conflict, choose, value, words))


@app.command()
def answer(
    run: RunName,
    words: Annotated[list[str], typer.Argument(metavar="[QUESTION] ANSWER", help="q_1 report")],
    by: By = None,
) -> int:
    """Answer a question of a run; without QUESTION the only open one."""
    *question, text = words
    if len(question) > 1:
        raise typer.BadParameter("give one answer, quoted where it has blanks")
    return asyncio.run(
        people.answer(
            _settings(), run, question[0] if question else None, text, by or steering.operator()
        )
    )


@app.command()
def watch(run: RunName, lang: Language = None) -> int:
    """Follow a run live, from anywhere, to its end."""
    return asyncio.run(steering.watch(_settings(), run, lang or Lang.ZH))
