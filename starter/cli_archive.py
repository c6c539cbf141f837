"""The commands ``research archive``: status, upgrade, downgrade."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from starter.late import Late

if TYPE_CHECKING:
    from activities import settings as configured
    from starter import archiving
else:
    configured = Late("activities.settings")
    archiving = Late("starter.archiving")

app = typer.Typer(
    help="Look after the archive of runs.", no_args_is_help=True, rich_markup_mode=None
)
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object")]


@app.command("status")
def status(json: Json = False) -> int:
    """Say where the archive is, which schema it has, and how many rows."""
    return archiving.status(configured.Settings.from_env(os.environ), as_json=json)


@app.command("upgrade")
def upgrade() -> int:
    """Create the archive, or bring it to the schema of this version."""
    return archiving.upgrade(configured.Settings.from_env(os.environ))


@app.command("downgrade")
def downgrade(
    revision: Annotated[str, typer.Argument(help="A schema such as 0001, or base")],
    yes: Annotated[bool, typer.Option("--yes", help="Rows may be lost")] = False,
) -> int:
    """Take the archive back to an older schema."""
    return archiving.downgrade(configured.Settings.from_env(os.environ), revision, sure=yes)
