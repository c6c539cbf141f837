"""The direction of the house: what each layer may import, and what it may not."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"activities", "schemas", "starter", "worker", "workflows", "tests", "deploy"}
HEAVY = {"akshare", "curl_cffi", "httpx", "pandas", "requests", "tushare"}


@dataclass(frozen=True)
class Layer:
    """What the modules of a folder may import: prefixes of ours, and packages of others.

    ``never`` takes some of ours away again, but for ``save``.
    """

    ours: tuple[str, ...]
    others: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    save: tuple[str, ...] = ()


_BEHIND = ("activities.rules", "activities.vendors", "activities.archive", "activities.rendering")
LAYERS = {
    "schemas": Layer(("schemas",), ("pydantic",)),
    "activities/rules": Layer(
        ("schemas", "activities.rules"), ("ahocorasick_rs", "mnemonic", "pydantic", "pypinyin")
    ),
    "activities/rendering": Layer(
        ("schemas", "activities.rules", "activities.rendering"), ("jinja2", "markupsafe")
    ),
    "activities/vendors": Layer(
        ("schemas", "activities.rules", "activities.errors", "activities.vendors"),
        ("akshare", "curl_cffi", "httpx", "pandas", "requests", "tushare", "urllib3"),
    ),
    "activities/archive": Layer(
        ("schemas", "activities.archive", "activities.errors"),
        ("alembic", "pydantic", "sqlalchemy"),
    ),
    "activities": Layer(
        ("schemas", "activities"),
        ("platformdirs", "pydantic", "temporalio"),
        never=("activities.vendors",),
        save=("activities.vendors.answer",),
    ),
    "workflows": Layer(("schemas", "workflows", "activities"), ("temporalio",), never=_BEHIND),
    "starter": Layer(
        (
            "schemas", "workflows", "starter", "activities.archive", "activities.errors",
            "activities.rendering", "activities.rules", "activities.settings", "worker.reread",
        ),
        ("pydantic", "rich", "sqlalchemy", "temporalio", "typer"),
    ),
}  # fmt: skip


def _layer(path: Path) -> str:
    """The innermost layer that a module belongs to."""
    parents = {str(parent) for parent in path.relative_to(ROOT).parents}
    return max(parents & LAYERS.keys(), key=len)


MODULES = sorted(
    path for top in ("activities", "schemas", "starter", "workflows") for path in
    (ROOT / top).rglob("*.py")
)  # fmt: skip
NAMES = [str(path.relative_to(ROOT)) for path in MODULES]


def imports(source: str) -> Iterator[str]:
    """Every imported name, in full: ``from a import b`` is ``a.b``, a relative one begins so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            dots = "." * node.level
            yield from (f"{dots}{node.module or ''}.{alias.name}" for alias in node.names)


def _within(name: str, prefixes: tuple[str, ...]) -> bool:
    return any(f"{name}.".startswith(f"{prefix}.") for prefix in prefixes)


def strangers(source: str, layer: Layer) -> set[str]:
    """The imports of a module that its layer does not allow."""
    found = set()
    for name in imports(source):
        top = name.split(".")[0]
        allowed = layer.ours if top in OURS else layer.others
        taken = _within(name, layer.never) and not _within(name, layer.save)
        if top not in sys.stdlib_module_names and (taken or not _within(name, allowed)):
            found.add(name)
    return found


@pytest.mark.parametrize("path", MODULES, ids=NAMES)
def test_each_module_imports_only_what_stands_below_it(path: Path) -> None:
    """Schemas know nothing, rules judge them, activities use rules, workflows name activities."""
    layer = LAYERS[_layer(path)]

    assert strangers(path.read_text(encoding="utf-8"), layer) == set()


REFUSED = {
    "a relative import": ("schemas", "from .base import Record"),
    "schemas importing a rule": ("schemas", "from activities.rules import points"),
    "schemas importing Temporal": ("schemas", "import temporalio.workflow"),
    "a rule importing Temporal": ("activities/rules", "from temporalio import activity"),
    "a rule importing an error": ("activities/rules", "from activities.errors import NoData"),
    "a rule importing numpy": ("activities/rules", "import numpy as np"),
    "a rule importing late": ("activities/rules", "def f():\n    import requests"),
    "rendering importing the archive": ("activities/rendering", "import activities.archive.store"),
    "a vendor importing the archive": ("activities/vendors", "from activities import archive"),
    "an activity importing a vendor": ("activities", "from activities.vendors.tushare import X"),
    "an activity importing pandas": ("activities", "import pandas"),
    "an activity importing the sample": ("activities", "from activities.vendors import sample"),
    "a workflow importing a rule": ("workflows", "from activities.rules.quality import judge"),
    "a workflow importing the archive": ("workflows", "from activities.archive import store"),
    "a workflow importing the starter": ("workflows", "import starter.cli"),
    "the starter importing a vendor": ("starter", "from activities.vendors import sample"),
    "the starter importing the worker": ("starter", "import worker"),
    "the starter importing an activity": ("starter", "from activities.fetching import X"),
    "anybody importing the tests": ("activities", "from tests.loopback import Loopback"),
}


@pytest.mark.parametrize(("layer", "source"), REFUSED.values(), ids=REFUSED)
def test_the_rule_sees_each_breach(layer: str, source: str) -> None:
    """The table above is not idle: every breach it is there for is found."""
    assert strangers(source, LAYERS[layer])


def test_every_folder_has_a_layer() -> None:
    """A new folder of code is given its place in the table, or this fails."""
    assert {_layer(path) for path in MODULES} == LAYERS.keys()
    assert {path.parent.name for path in (ROOT / "activities").glob("*/__init__.py")} == {
        name.removeprefix("activities/") for name in LAYERS if "/" in name
    }


def test_only_vendors_name_the_vendor_packages() -> None:
    """Whoever else imports them would pay their seconds and their megabytes."""
    users = {
        name.split("/")[1]
        for name, path in zip(NAMES, MODULES, strict=True)
        if {found.split(".")[0] for found in imports(path.read_text(encoding="utf-8"))} & HEAVY
    }

    assert users == {"vendors"}


LIGHT = """
import sys
import {module}
print(*sorted({heavy!r} & sys.modules.keys()))
"""


@pytest.mark.parametrize("module", ["starter.cli", "workflows.research"])
def test_commands_and_workflows_load_nothing_heavy(module: str) -> None:
    """A command starts, and a workflow is replayed, without pandas and its friends."""
    done = subprocess.run(
        [sys.executable, "-c", LIGHT.format(module=module, heavy=HEAVY)],
        capture_output=True, text=True, cwd=ROOT, check=True,
    )  # fmt: skip

    assert done.stdout.strip() == ""


ENGINE = {
    "activities.analysis",
    "jinja2",
    "temporalio.worker.workflow_sandbox",
    "workflows.research",
}
"""What workers run; commands know it by name."""
CALLED = """
import sys
from starter import cli
sys.stdout = sys.stderr
cli._run({arguments!r})
print(*sorted({heavy!r} & sys.modules.keys()), file=sys.__stdout__)
"""


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (["--help"], {*HEAVY, *ENGINE, "sqlalchemy", "temporalio", "starter.engine"}),
        (["list"], {*HEAVY, *ENGINE, "activities.rules.questions", "rich.markdown"}),
        (["show", "600519"], {*HEAVY, *ENGINE, "activities.rules.questions", "rich.markdown"}),
    ],
    ids=["help", "list", "show"],
)
def test_a_command_loads_only_what_it_needs(
    arguments: list[str], heavy: set[str], tmp_path: Path
) -> None:
    """Help needs neither archive nor server; who reads runs needs none of what makes them."""
    done = subprocess.run(
        [sys.executable, "-c", CALLED.format(arguments=arguments, heavy=heavy)],
        capture_output=True, text=True, cwd=ROOT, check=True,
        env={**os.environ, "RESEARCH_DATA_DIR": str(tmp_path)},
    )  # fmt: skip

    assert done.stdout.strip() == ""


def test_workflows_have_no_finally() -> None:
    """A waiting run may be collected long after it left its worker, with no workflow around it.

    What stands in a ``finally`` would then ask Temporal for commands, and fail.
    """
    finals = [
        f"{path.relative_to(ROOT)}:{node.finalbody[0].lineno}"
        for path in (ROOT / "workflows").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Try) and node.finalbody
    ]
    assert not finals


def given(source: str) -> list[str]:
    """The names that a module's own statements give, each as often as it is given."""
    names: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.append(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            told = (part for target in targets for part in ast.walk(target))
            named = (part for part in told if isinstance(part, ast.Name))
            names += (name.id for name in named if isinstance(name.ctx, ast.Store))
    return names


def test_no_module_gives_a_name_twice() -> None:
    """The second would silently stand in for the first."""
    names = {path: given(path.read_text(encoding="utf-8")) for path in MODULES}

    assert [path for path, told in names.items() if len(told) != len(set(told))] == []


def test_a_name_given_twice_is_seen() -> None:
    """Also where it is one of several."""
    assert given("A = 1\nB, A = 2, 3\ndef f(): C = 1") == ["A", "B", "A", "f"]
