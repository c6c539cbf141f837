"""The numerals of prose, in Chinese and English, held against facts: ``check_prose``."""

from activities.rules.prose.matching import check_prose

__all__ = ["check_prose"]
