"""The words of a wallet (BIP 39): whoever has them has what is in it."""

import re
from functools import lru_cache

from mnemonic import Mnemonic

from activities.rules.sensitive.edges import regex

_SPACED = r"(?:[\u4e00-\u9fff][\s、,，]{1,2}){11,23}[\u4e00-\u9fff](?![\u4e00-\u9fff])"
_SPACED_SEED = regex(rf"(?:助记词|备份词)[^\n]{{0,12}}?{_SPACED}")
"""As it is written: made ready for reading, single characters are joined."""
SEED = regex(
    rf"{_SPACED_SEED.pattern}"
    r"|(?i:助记词|备份词|钱包[^\n]{0,8}单词|\bmnemonic\b|\bledger\b|\btrezor\b|\bmetamask\b|\b(?:12|24|"
    r"twelve|twenty-four)[ -]words?\b|"
    r"\b(?:seed|recovery|backup|secret|wallet|restore)\s(?:recovery\s)?(?:phrase|"
    r"words?)\b(?:(?=[^\n]{0,120}:)[^\n:]{0,100})?|"
    r"\b(?:cold|hardware|paper) wallet\b(?=[^\n]{0,80}:)[^\n:]{0,40}|"
    r"\bwallet\b[^\n:]{0,80}\b(?:restor|recover|import)\w{0,5}\b[^\n:]{0,24}:)[^\n]{0,40}?"
    r"(?P<words>(?:(?:\d{1,2}[.)]\s?)?[a-z]{3,8}[\s,]{1,2}){11,23}"
    r"(?:\d{1,2}[.)]\s?)?[a-z]{3,8}(?![a-z]))"
)
"""The words of a wallet (BIP 39): twelve to twenty-four."""
ANCHORS = (
    "12|24|twelve|twenty-four|"
    "钱包|助记词|备份词|mnemonic|ledger|trezor|metamask|phrase|words|word|wallet"
)
_FEWEST_WORDS, _FEWEST_LISTED = 12, 8
"""Of so many words in a row, how many the list has: somebody who copies them may slip."""
_SENTENCE = frozenset(
    (
        "the and for are was were not but its has had been from into which their his her kept who "
        "whose each any all are our may can must should could would"
    ).split()
)
"""Words that no list of a wallet has and hardly any sentence lacks."""
RUN = regex(
    r"(?i)(?<![a-z])(?:[a-z]{3,8}(?:[\s,;/|"
    r"-]{1,3}(?:\d{1,2}[.):]?\s?)?)){11,2000}[a-z]{3,8}(?![a-z])"
)
"""Words none of which is long or short, as hardly a sentence has them; taken whole."""


@lru_cache(maxsize=1)
def _listed() -> frozenset[str]:
    return frozenset(Mnemonic("english").wordlist)


def is_spaced_seed(text: str) -> bool:
    """Whether the words of a wallet stand in a text as single Chinese characters."""
    named = "助记词" in text or "备份词" in text
    return named and _SPACED_SEED.search(text) is not None


def is_run(found: str, _before: str, _after: str) -> bool:
    """Whether twelve words in a row are of the list of BIP 39, whatever they are called."""
    run = 0
    for word in re.findall(r"[a-z]+", found.lower()):
        run = run + 1 if word in _listed() else 0
        if run == _FEWEST_WORDS:
            return True
    return False


def is_seed(found: str, _before: str, _after: str) -> bool:
    """Whether words behind the name of a wallet's are those, and no sentence about them."""
    seed = SEED.fullmatch(found)
    if seed is None or seed["words"] is None:
        return seed is not None
    run: list[bool] = []
    for word in re.findall(r"[a-z]+", seed["words"]):
        run = [] if word in _SENTENCE else [*run, word in _listed()]
        if len(run) >= _FEWEST_WORDS and sum(run[-_FEWEST_WORDS:]) >= _FEWEST_LISTED:
            return True
    return False
