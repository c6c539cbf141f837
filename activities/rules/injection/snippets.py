"""Programs in documents that show how a model is asked: its messages are told to nobody.

Only a message as every manual has it is put aside: a part that says who the model is, a question.
Whatever else stands in a block of a program is read.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

from activities.rules.scanning.regex import regex

_FENCE = regex(r"(?m)^[ \t]{0,8}(?:`{3}|~{3})[ \t]{0,3}(\w{0,12})[^\n]{0,40}$")
_LANGUAGES = frozenset(
    "python py javascript js typescript ts node json bash shell sh console curl http go java "
    "kotlin csharp cs php ruby rust yaml yml".split()
)
_LONGEST = 4_000
"""Characters of a block."""
_ASKED = re.compile(
    r"\bmessages\b[\"']?\s{0,3}[=:(]|\b(?:chat|completions?|generate|invoke)\b\w{0,20}\("
)
_MESSAGE = regex(
    r"(?i)\{\s{0,8}[\"']?role[\"']?\s{0,3}:\s{0,3}[\"'](?:system|developer|user|assistant)[\"']\s{0,3},"
    r"\s{0,8}[\"']?content[\"']?\s{0,3}:\s{0,3}(?:[\"'](?P<said>[^\"'\n]{0,120})[\"']|"
    r"f?[\"']?\{?[a-z_]\w{0,30}\}?[\"']?)\s{0,8}\}"
)
_HARMLESS = regex(
    r"(?i)(?:you are (?:an? |the )?(?:(?:very |highly )?[a-z-]{3,16}[ ,]{1,2}){0,4}"
    r"(?:assistants?|analysts?|experts?|advis[eo]rs?|chatbot|bot|tutor|teacher|translator)"
    r"(?: (?:for|in|on|of|at) [a-z ]{3,30})?[.!]?"
    r"|你是(?:一个|一名|一位|名|位)?[^，。,.;；:：]{0,14}(?:助手|助理|分析师|专家|顾问|客服|老师|翻译)[。.！!]?"
    r"|(?:what|how|which|why|when|who|where|is|are|does|do|did|can)\b[^.!;:?]{3,90}\?"
    r"|[^，。；;:：！!？?]{0,40}(?:什么|多少|哪些|哪个|如何|怎么|几|吗|是否)[^，。；;:：！!？?]{0,20}[?？]"
    r"|(?:hello|hi|hello,? world|ping|你好)[!.！。]?|\.{3}|…)"
)


_APART = "\n\n"


def without_snippets(text: str) -> str:
    """The text without the harmless messages in its programs."""
    if "```" not in text and "~~~" not in text:
        return text
    return "".join(_without_messages(text))


def _without_messages(text: str) -> Iterator[str]:
    at = 0
    for opening, closing in pairwise(_FENCE.finditer(text)):
        block = text[opening.start() : closing.end()]
        is_program = opening[1].lower() in _LANGUAGES and not closing[1]
        if is_program and len(block) <= _LONGEST and _shows_asking(block):
            yield text[at : opening.start()]
            yield _MESSAGE.sub("{}", block) + _APART
            at = closing.end()
    yield text[at:]


def _shows_asking(block: str) -> bool:
    """Whether a program asks a model, and nothing but what is harmless."""
    if not _ASKED.search(block):
        return False
    messages = list(_MESSAGE.finditer(block))
    return bool(messages) and all(_is_harmless(message["said"]) for message in messages)


def _is_harmless(said: str | None) -> bool:
    return said is None or _HARMLESS.fullmatch(said.strip()) is not None
