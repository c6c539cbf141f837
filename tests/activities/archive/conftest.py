"""Where the archive of a test is; the archive itself is the fixture of the whole suite."""

from pathlib import Path

import pytest


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of this test's archive, whether it exists yet or not."""
    return tmp_path / "archive.sqlite"


@pytest.fixture
def url(file: Path) -> str:
    """The address of this test's archive, whether it exists yet or not."""
    return f"sqlite:///{file}"
