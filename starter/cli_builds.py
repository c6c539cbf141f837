"""The commands of ``research builds``."""

import asyncio
import os
from typing import TYPE_CHECKING, Annotated

import typer

from starter.late import Late

if TYPE_CHECKING:
    from activities import settings as configured
    from starter import deploying
else:
    configured = Late("activities.settings")
    deploying = Late("starter.deploying")

app = typer.Typer(rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def listed(
    context: typer.Context,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON array")] = False,
) -> int:
    """Show the builds of the workers: which is current, which still drain."""
    if context.invoked_subcommand:
        return 0
    return asyncio.run(deploying.listed(configured.Settings.from_env(os.environ), as_json=json))


@app.command()
def current(
    build: Annotated[str, typer.Argument(help="As `research builds` names it; none: without id")],
) -> int:
    """Route all runs to a build, forward or back."""
    return asyncio.run(deploying.promoted(configured.Settings.from_env(os.environ), build))
