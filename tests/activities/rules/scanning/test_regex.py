"""Patterns that are compiled when a text first asks them."""

import gc
import importlib
import pkgutil
import re

import pytest

from activities import rules
from activities.rules.scanning.regex import regex


def test_a_pattern_answers_as_one_that_was_compiled_at_once() -> None:
    """Whatever is asked of it, first or later."""
    one, other = (
        regex(r"(?P<word>[a-z]+)\d", re.IGNORECASE),
        re.compile(r"([a-z]+)\d", re.IGNORECASE),
    )

    for text in ("AB1 cd2", "", "12"):
        assert one.findall(text) == other.findall(text)
        assert one.sub("-", text) == other.sub("-", text)
        assert bool(one.search(text, 3)) == bool(other.search(text, 3))
        assert one.split(text) == other.split(text)
    found = one.match("ab1")
    assert found is not None
    assert found["word"] == "ab"
    assert (one.pattern, one.groups) == (r"(?P<word>[a-z]+)\d", 1)


def test_what_no_pattern_has_is_an_error() -> None:
    """A slip of the pen is not hidden by the delay."""
    with pytest.raises(AttributeError):
        regex("a").serch  # type: ignore[attr-defined]  # noqa: B018


def test_every_pattern_of_the_rules_compiles() -> None:
    """A faulty pattern is found here, wherever it is kept, not by the first text."""
    for found in pkgutil.walk_packages(rules.__path__, "activities.rules."):
        importlib.import_module(found.name)
    gc.unfreeze()
    patterns = [one for one in gc.get_objects() if type(one) is type(regex(""))]

    assert len(patterns) > 900
    for pattern in patterns:
        pattern.search("")
