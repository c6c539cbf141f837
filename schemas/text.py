"""Languages, and texts that exist in both of them."""

from enum import StrEnum
from typing import Any

from pydantic import model_validator

from schemas.base import Record


class Lang(StrEnum):
    """A language of the reader."""

    ZH = "zh"
    EN = "en"


class Bilingual(Record):
    """One text in both languages. Figures in it are tokens ``{{claim_id}}``, never digits."""

    zh: str
    en: str

    @model_validator(mode="before")
    @classmethod
    def _one_text(cls, value: Any) -> Any:
        """Histories recorded when notes had one language still load."""
        return {"zh": value, "en": value} if isinstance(value, str) else value

    def in_(self, lang: Lang) -> str:
        """The text in ``lang``."""
        return self.zh if lang is Lang.ZH else self.en
