"""What is shipped is whole, ours, and free of this machine."""

import importlib
import importlib.metadata
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from schemas.fetch import UPSTREAMS

ROOT = Path(__file__).parents[1]
SAMPLE = Path("activities/vendors/sample")
MEGABYTE = 1024 * 1024
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SHIPPED: list[str] = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]


def _git(*command: str) -> list[str]:
    done = subprocess.run(
        ["git", *command], capture_output=True, text=True, cwd=ROOT, check=False
    )  # fmt: skip
    return [line for line in done.stdout.split("\0") if line]


def test_every_source_has_its_page() -> None:
    """Whoever runs this finds for each site what it gives, its limits, and what to mind."""
    folder = ROOT / "docs" / "sources"
    index = (folder / "README.md").read_text(encoding="utf-8")

    for upstream in UPSTREAMS:
        assert (folder / f"{upstream}.md").is_file()
        assert f"({upstream}.md)" in index


COMMITTED = [ROOT / name for name in _git("ls-files", "-z") if (ROOT / name).is_file()]


def test_every_package_folder_is_shipped() -> None:
    """The builder ignores a misspelt folder in silence; this does not."""
    folders = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}

    assert set(SHIPPED) == folders | {"worker.py"}
    assert all((ROOT / name).exists() for name in SHIPPED)


def test_every_folder_of_code_is_a_package() -> None:
    """A folder without ``__init__.py`` would import here and not where it is installed."""
    inner = {path.parent for top in SHIPPED for path in (ROOT / top).rglob("*.py")} - {ROOT}

    assert [folder for folder in inner if not (folder / "__init__.py").exists()] == []


@pytest.mark.parametrize("script", PROJECT["project"]["scripts"].values())
def test_each_console_script_resolves(script: str) -> None:
    """What the entry point names exists and can be called."""
    module, _, function = script.partition(":")

    assert callable(getattr(importlib.import_module(module), function))


@pytest.mark.parametrize("name", [Path(entry).stem for entry in SHIPPED])
def test_no_other_package_owns_our_names(name: str) -> None:
    """A package that brings the same top-level name would overwrite ours on installation."""
    owners = set(importlib.metadata.packages_distributions().get(name, ()))

    assert owners <= {PROJECT["project"]["name"]}


def test_no_committed_file_is_large() -> None:
    """A clone stays a matter of seconds."""
    assert COMMITTED
    assert [path for path in COMMITTED if path.stat().st_size > 5 * MEGABYTE] == []


def _of_this_machine() -> list[str]:
    """The folders that the tests run in, as they would stand in a file."""
    folders = [ROOT, Path.home()]
    if sys.prefix != sys.base_prefix:
        folders.append(Path(sys.prefix))
    return [f"{folder}/" for folder in folders]


@pytest.mark.parametrize("text", _of_this_machine(), ids=lambda text: text.replace("/", "|"))
def test_nothing_of_this_machine_is_committed(text: str) -> None:
    """No path of a developer's machine is in any committed file; the lock has its own test."""
    found = [path for path in COMMITTED if text.encode() in path.read_bytes()]

    assert found == []


def _locked() -> dict[str, str]:
    """The requirements of the lock file, each with the text that follows its name."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return {line.split("==")[0].strip(): line for line in lines}


def test_every_locked_requirement_has_a_hash() -> None:
    """A requirement is one version with at least one SHA-256, and comes from no address."""
    form = re.compile(
        r"[a-z0-9._-]+(\[[a-z0-9,-]+\])?==\S+( ; .+?)?(\s+--hash=sha256:[0-9a-f]{64})+"
    )
    locked = _locked()

    assert len(locked) > 50
    assert [name for name, line in locked.items() if not form.fullmatch(line.strip())] == []


@pytest.mark.parametrize("sign", ["//", " @ ", "--index", "--extra", "--find-links", "-e "])
def test_the_lock_names_no_address(sign: str) -> None:
    """Where packages come from is the business of whoever installs them."""
    assert [line for line in _locked().values() if sign in line] == []


DECLARED: list[str] = [
    *PROJECT["project"]["dependencies"],
    *PROJECT["project"]["optional-dependencies"]["dev"],
]


@pytest.mark.parametrize("declared", DECLARED)
def test_every_dependency_is_locked(declared: str) -> None:
    """What we declare is what the lock installs, to the very version where one is named."""
    name, _, version = declared.partition("==")
    name = re.split(r"[<>=!~[]", name)[0]

    assert _locked()[name].startswith(f"{name}=={version}")


def test_the_sample_is_small() -> None:
    """The recording is a demonstration, not a data set."""
    assert 0 < sum(path.stat().st_size for path in (ROOT / SAMPLE).rglob("*.json")) <= 3 * MEGABYTE


DATA = {
    str(path.relative_to(ROOT))
    for top in SHIPPED
    for path in (ROOT / top).rglob("*")
    if path.is_file() and "__pycache__" not in path.parts
}


def test_no_file_of_a_package_is_ignored() -> None:
    """The builder leaves out what git ignores: no recording, template or migration is among it."""
    assert any(name.endswith("SH601899.json") for name in DATA)
    assert _git("check-ignore", "-z", "--no-index", *sorted(DATA)) == []


def _members(folder: Path) -> set[str]:
    """The files of a wheel built now, or where there is no builder those that it would take."""
    if find_spec("hatchling") is None:
        return {name for name in DATA if any(Path(name).is_relative_to(top) for top in SHIPPED)}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("kept", ["activities/vendors/sample", "activities/archive/migrations"])
def test_data_and_migrations_are_in_the_wheel(tmp_path: Path, kept: str) -> None:
    """An installed package has its recording and its migrations."""
    wanted = {name for name in DATA if name.startswith(kept)}

    assert wanted
    assert wanted <= _members(tmp_path)
