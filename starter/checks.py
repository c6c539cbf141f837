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

EXIT_INTERRUPTED = 130

app = typer.Typer(
    name="research check",
    help='Judge texts, one JSON object a line: {"id", "text", "lang"?, "source"?, "facts"?}.',
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.command()
def run(
    gate: Annotated[Gate, typer.Argument(help="Which gate")],
    file: Annotated[str, typer.Argument(help="JSON lines; - is standard input")] = "-",
) -> int:
    """Judge every line and write one JSON object for each, in the same order."""
    try:
        with _opened(file) as lines:
            for text in answers(gate, lines):
                sys.stdout.buffer.write(text)
                sys.stdout.buffer.flush()
    except BadLine as error:
        return _say(str(error), EXIT_BAD_INPUT)
    except BrokenPipeError:
        return EXIT_FAILED
    except OSError as error:
        return _say(f"cannot read {file}: {error.strerror}", EXIT_BAD_INPUT)
    return 0


def answers(gate: Gate, lines: Iterable[bytes]) -> Iterator[bytes]:
    """The answer to each line that is not blank. Raises BadLine, which names the line."""
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
        yield text.encode("utf-8", "backslashreplace")


def main(arguments: list[str]) -> int:
    """Run the command with its arguments."""
    try:
        code = app(arguments, standalone_mode=False)
    except TyperException as error:
        return _say(error.format_message(), EXIT_BAD_INPUT)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return code if isinstance(code, int) else 0


def _opened(file: str) -> BinaryIO:
    return sys.stdin.buffer if file == "-" else Path(file).open("rb")


def _say(text: str, code: int) -> int:
    print(f"research: {text}", file=sys.stderr)
    return code
