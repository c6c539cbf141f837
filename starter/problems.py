"""The errors that commands raise: one line each, with the way out, and an exit code."""

from activities.rules.wording import failure_words
from schemas.failures import EXIT_BAD_INPUT, EXIT_FAILED, Failure
from schemas.text import Lang


class CommandError(Exception):
    """A problem with its exit code. ``kind`` names it for programs, ``zh`` tells it in Chinese."""

    def __init__(
        self, message: str, code: int = EXIT_FAILED, kind: str = "Error", zh: str | None = None
    ) -> None:
        super().__init__(message)
        self.code, self.kind, self.zh = code, kind, zh

    def told(self, lang: Lang) -> "CommandError":
        """The problem in the reader's language; a source's own words stay its own."""
        if lang is not Lang.ZH:
            return self
        text = self.zh or f"{failure_words(self.kind).zh}：{self}"
        return CommandError(text, self.code, self.kind, text)


class BadInput(CommandError):
    """The command line asks for something impossible."""

    def __init__(self, message: str, zh: str | None = None) -> None:
        super().__init__(message, EXIT_BAD_INPUT, Failure.BAD_REQUEST, zh)
