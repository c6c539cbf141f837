"""The commands of ``research`` that steer a run."""

import asyncio
import os
from typing import Annotated

import typer

from activities.settings import Settings
from schemas.text import Lang
from starter import steering

app = typer.Typer(rich_markup_mode=None)

RunName = Annotated[str, typer.Argument(help="Run id or its beginning, workflow id, or code")]
Language = Annotated[Lang | None, typer.Option("--lang", help="Language of the reader")]


def _settings() -> Settings:
    return Settings.from_env(os.environ)


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


@app.command()
def watch(run: RunName, lang: Language = None) -> int:
    """Follow a run live, from anywhere, to its end."""
    return asyncio.run(steering.watch(_settings(), run, lang or Lang.ZH))
