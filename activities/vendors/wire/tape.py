"""A tape of the wire: the answers of a live run, kept to be replayed without a network.

An answer is filed under what was asked, never under who asked: request headers, tokens and
parameters that change from call to call are not part of its key, and not on the tape.
"""

import hashlib
import json
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from activities.errors import ReplayMiss
from activities.vendors.wire.core import WireAnswer, WireRequest

VOLATILE = frozenset({"_", "ut", "cb", "random", "r"})
SECRET = frozenset({"token", "apikey"})
"""Names of parameters, in lower case."""
ANSWERS, BODIES = "answers", "bodies"


class TapeRecorder:
    """Writes answers into a folder; an answer that comes again replaces the older one.

    Raises ValueError, naming the variable, where the folder cannot be made.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        try:
            for name in (ANSWERS, BODIES):
                (folder / name).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ValueError(
                f"RESEARCH_RECORD is {str(folder)!r}, a folder that cannot be made "
                f"({error.strerror}): name one that can"
            ) from None

    def record(self, request: WireRequest, answer: WireAnswer) -> None:
        """Keep one answer: its body first, so that an entry never points at nothing."""
        digest = hashlib.sha256(answer.body).hexdigest()
        _write(self._folder / BODIES / digest, answer.body)
        entry = {
            **_asked(request),
            "status": answer.status,
            "content_type": answer.content_type,
            "location": answer.location,
            "fetched_at": datetime.now(UTC).isoformat(),
            "body": digest,
        }
        text = json.dumps(entry, ensure_ascii=False, indent=1)
        _write(self._folder / ANSWERS / f"{_key(request)}.json", text.encode())


class Tape:
    """Plays a folder that a recorder wrote. What is not on it raises ReplayMiss."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def answer(self, request: WireRequest, clock: datetime) -> WireAnswer:
        """The recorded answer. The clock is not asked: dated requests carry their dates."""
        try:
            entry = json.loads((self._folder / ANSWERS / f"{_key(request)}.json").read_bytes())
            body = (self._folder / BODIES / entry["body"]).read_bytes()
        except FileNotFoundError:
            asked = f"{request.method} {request.host}{request.path}"
            raise ReplayMiss(f"{asked} is not on the tape") from None
        if hashlib.sha256(body).hexdigest() != entry["body"]:
            raise ReplayMiss(f"{request.method} {request.host}{request.path} is damaged on tape")
        return WireAnswer(
            entry["status"], body, entry["content_type"], entry["location"],
            datetime.fromisoformat(entry["fetched_at"]),
        )  # fmt: skip


def _key(request: WireRequest) -> str:
    text = json.dumps(_asked(request), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _asked(request: WireRequest) -> dict[str, Any]:
    """What identifies a request, free of secrets."""
    pairs = parse_qsl(urlsplit(request.url).query, keep_blank_values=True)
    return {
        "method": request.method,
        "host": request.host,
        "path": request.path,
        "query": sorted([name, value] for name, value in pairs if _lasting(name)),
        "question": _question(request.body),
    }


def _lasting(name: str) -> bool:
    return name.lower() not in VOLATILE | SECRET


def _question(body: bytes) -> str:
    """The hash of the body without its token and its own address."""
    if not body:
        return ""
    try:
        asked = json.loads(body)
    except ValueError:
        form = parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True)
        asked = sorted([name, value] for name, value in form if _lasting(name))
    return hashlib.sha256(json.dumps(_plain(asked), sort_keys=True).encode()).hexdigest()


def _plain(asked: Any) -> Any:
    if not isinstance(asked, dict):
        return asked
    return {
        name: _plain(value)
        for name, value in asked.items()
        if name.lower() not in SECRET | {"ts_type_name"}
    }


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as draft:
        draft.write(content)
    Path(draft.name).replace(path)
