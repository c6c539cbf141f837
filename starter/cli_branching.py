"""The commands of ``research`` that begin a run from another one."""

import asyncio
import os
from typing import TYPE_CHECKING, Annotated

import typer

from schemas.stage import Stage
from schemas.text import Lang
from starter.cli_steering import By, Language, RunName
from starter.late import Late

if TYPE_CHECKING:
    from activities import settings as configured
    from starter import branching, following, steering
else:
    configured = Late("activities.settings")
    branching = Late("starter.branching")
    following = Late("starter.following")
    steering = Late("starter.steering")

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
    settings = configured.Settings.from_env(os.environ)
    return asyncio.run(branching.rewound(settings, run, wanted, lang or Lang.ZH))


@app.command("follow-up")
def follow_up(
    run: RunName,
    question: Annotated[
        str | None, typer.Argument(help='Only this: "最近一季 ROE"; default: the whole research')
    ] = None,
    note: Annotated[str | None, typer.Option("--note", help="A remark for the report")] = None,
    as_of: Annotated[
        str | None, typer.Option("--as-of", metavar="DATE", help="As of then; default: now")
    ] = None,
    lang: Language = None,
    by: By = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object")] = False,
) -> int:
    """Look at a finished run again, or ask a run under way one more question.

    Of a finished run, what still holds is used and only the rest is fetched, as a new run. A run
    under way answers the question in its report, from the same ledger.
    """
    wanted = following.FollowUp(run=run, note=note, as_of=as_of, lang=lang)
    return asyncio.run(
        following.follow_up(
            configured.Settings.from_env(os.environ), wanted, question, by or steering.operator(),
            as_json=json,
        )
    )  # fmt: skip
