"""``research check``: the gates over JSON lines, in order, in one process."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

import typer
from typer.exceptions import TyperException

from activities.rules.checking import BadLine, Gate, check
from schemas.failures import EXIT_BAD_INPUT, EXIT_FAILED
from starter.entry import EXIT_INTERRUPTED

_HELP = """Judge texts: one JSON object a line in, one JSON object a line out, in the same order.

In: {"id", "text", "lang"?: "zh" or "en", "source"?}. For grounding also "facts": a list of
{"entity", "metric", "value": a number or [low, high], "unit", "as_of", "period"?, "code"?,
"status"?}.

Out: {"id", "verdict", "findings": [{"rule", "span", "reason"}]}. Verdicts: CLEAN, FLAGGED or
QUARANTINED (ingest), SAFE or BLOCKED (egress), GROUNDED or UNGROUNDED (grounding).

Exit codes: 0 all lines were judged; 1 with --fail, a text was QUARANTINED, BLOCKED or UNGROUNDED;
2 a line or the file is wrong: the message names it, and all answers before it are written.
"""
_REFUSED = frozenset({"QUARANTINED", "BLOCKED", "UNGROUNDED"})

app = typer.Typer(
    name="research check",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


class Unreadable(Exception):
    """The lines cannot be read: the message says from where and why."""


@app.command(help=_HELP)
def run(
    gate: Annotated[Gate, typer.Argument(help="Which gate")],
    file: Annotated[str, typer.Argument(help="JSON lines; - is standard input")] = "-",
    fail: Annotated[bool, typer.Option("--fail", help="Exit with 1 if a text is refused")] = False,
) -> int:
    """Judge every line and write one JSON object for each, in the same order."""
    if sys.stdout is None:
        return _say("standard output is closed: there is nowhere to write to", EXIT_BAD_INPUT)
    refused = False
    try:
        for text, verdict in answers(gate, _lines(file)):
            sys.stdout.buffer.write(text)
            sys.stdout.buffer.flush()
            refused = refused or verdict in _REFUSED
    except (BadLine, Unreadable) as error:
        return _say(str(error), EXIT_BAD_INPUT)
    except BrokenPipeError:
        return EXIT_FAILED
    except OSError as error:
        return _say(f"cannot write the answers: {error.strerror}", EXIT_BAD_INPUT)
    return EXIT_FAILED if refused and fail else 0


def answers(gate: Gate, lines: Iterable[bytes]) -> Iterator[tuple[bytes, str]]:
    """The answer to each line that is not blank, and its verdict.

    Raises BadLine, which names the line.
    """
    for number, raw in enumerate(lines, start=1):
        if not raw.strip():
            continue
        try:
            answer = check(gate, raw.decode("utf-8-sig" if number == 1 else "utf-8"))
        except UnicodeDecodeError:
            raise BadLine(f"line {number}: not UTF-8") from None
        except BadLine as error:
            raise BadLine(f"line {number}: {error}") from None
        text = json.dumps(answer, ensure_ascii=False) + "\n"
        yield text.encode("utf-8", "backslashreplace"), answer["verdict"]


def main(arguments: list[str]) -> int:
    """Run the command with its arguments."""
    try:
        code = app(arguments, prog_name="research check", standalone_mode=False)
    except TyperException as error:
        return _say(" ".join(error.format_message().split()), EXIT_BAD_INPUT)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return code if isinstance(code, int) else 0


def _lines(file: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input. Raises Unreadable."""
    try:
        with _opened(file) as lines:
            yield from lines
    except OSError as error:
        raise Unreadable(f"cannot read {file}: {error.strerror}") from None


def _opened(file: str) -> BinaryIO:
    if file != "-":
        return Path(file).open("rb")
    if sys.stdin is None:
        raise Unreadable("standard input is closed: name a file, or - with something behind it")
    return sys.stdin.buffer


def _say(text: str, code: int) -> int:
    print(f"research: {text}", file=sys.stderr)
    return code
