"""Languages, and texts that exist in both of them."""

from enum import StrEnum

from schemas.base import Record


class Lang(StrEnum):
    """A language of the reader."""

    ZH = "zh"
    EN = "en"


class Bilingual(Record):
    """One text in both languages. Figures in it are tokens ``{{claim_id}}``, never digits."""

    zh: str
    en: str

    def in_(self, lang: Lang) -> str:
        """The text in ``lang``."""
        return self.zh if lang is Lang.ZH else self.en
