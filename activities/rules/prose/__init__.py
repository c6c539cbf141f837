"""The numerals of prose, in Chinese and English, held against facts: ``check_prose``."""

from collections.abc import Sequence

from schemas.facts import Fact
from schemas.gate import Finding


def check_prose(
    text: str, facts: Sequence[Fact], lang: str | None = None, *, strict: bool = False
) -> tuple[Finding, ...]:
    """What is wrong with the figures of a text; nothing means that every one is grounded.

    As ``matching.read_prose``, which is loaded with the first text: most commands read none, and
    would start a sixth later.
    """
    from activities.rules.prose.matching import read_prose  # noqa: PLC0415 - see above

    return read_prose(text, facts, lang, strict=strict)
