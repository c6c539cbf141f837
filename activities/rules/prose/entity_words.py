"""The words by which companies are named, and those that name none."""

from activities.rules.prose.companies import SPOKEN_OF
from activities.rules.prose.phrases import words
from activities.rules.scanning.rare import Rare
from activities.rules.scanning.regex import regex

NOT_NAMES = regex(
    r"日产\s?[0-9约近逾超达量能]|高通胀|高通量|京东方面|联想到|理想化|增长苹果|经营苹果|财务苹果|"
    r"成本苹果|苹果期货|苹果价格"
    r"|[其集当从]中行|[创搭构组新在扩]建行|[手施分加开职员竣人]工行|"
    r"[工建农中交招]行(?:[业动使情政列驶走程家长文人]|为(?!(?:约|近|负|-)*[0-9]))"
)
STRANGERS = Rare(
    NOT_NAMES.pattern
    + "|"
    + words(
        name for name in sorted(SPOKEN_OF) if not (name.isascii() and len(name) < 3)
    )
)  # fmt: skip
OTHERWISE = regex(
    r"\s(?:States|Kingdom|Nations|Arab)|\s(?:share|cap|price|value|leader)s?(?![a-z])"
)
"""Behind a word that is no name there: United States, market share."""
FORMER = regex(
    r"(?:[(,，、]原|(?:曾用|原|旧)名(?:为|[:：])?|[前旧原]称(?:为|[:：])?|前身(?:为|是|[:：])?)\s?$"
)
"""Before the name that a company had once: 豪威集团（原韦尔股份）."""
