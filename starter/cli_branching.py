"""The commands of ``research`` that begin a run from another one."""

import asyncio
import os
from typing import Annotated

import typer

from activities.settings import Settings
from schemas.research import Stage
from schemas.text import Lang
from starter import branching
from starter.cli_steering import Language, RunName

app = typer.Typer(rich_markup_mode=None)


@app.command()
def rewind(
    run: RunName,
    to: Annotated[Stage, typer.Option("--to", help="The stage to begin again from")],
    changes: Annotated[
        list[str] | None,
        typer.Option(
            "--input", metavar="KEY=VALUE", help="Other input: code, name, as_of, lang, note"
        ),
    ] = None,
    reason: Annotated[
        str, typer.Option("--reason", help="Why; it stands in the history")
    ] = "rewound by hand",
    nth: Annotated[
        int | None, typer.Option("--try", min=1, help="Which try of the stage; default: the last")
    ] = None,
    keep_updates: Annotated[
        bool,
        typer.Option(
            "--keep-updates/--drop-updates",
            help="Apply what was said to the run after that stage again, or not",
        ),
    ] = True,
    lang: Language = None,
) -> int:
    """Run a stage and all after it again, as a new branch; the old one stays readable."""
    wanted = branching.Rewind(
        stage=to, inputs=tuple(changes or ()), reason=reason, occurrence=nth,
        keep_updates=keep_updates,
    )  # fmt: skip
    settings = Settings.from_env(os.environ)
    return asyncio.run(branching.rewound(settings, run, wanted, lang or Lang.ZH))
