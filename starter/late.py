"""What a command loads when it is called, so that no other command waits for it."""

import gc
import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

T = TypeVar("T")


def loaded(load: Callable[[], T]) -> T:
    """What ``load`` imports: all of it stays, so no collection looks for garbage in it."""
    gc.disable()
    found = load()
    gc.freeze()
    gc.enable()
    return found


class Late:
    """Stands for a module, which is imported when something of it is first asked for.

    Where one stands, the module itself is imported for the type checker alone.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(sys.modules.get(self._name) or loaded(self._import), attribute)

    def _import(self) -> ModuleType:
        return import_module(self._name)
