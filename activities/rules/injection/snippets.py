"""Programs in documents that show how a model is asked: its messages are told to nobody.

Only a message as every manual has it is put aside: a part that says who the model is, a question.
Whatever else stands in a block of a program is read.
"""

import re

from activities.rules.scanning.regex import regex

_BLOCK = regex(
    r"(?ims)^[ \t]{0,8}(`{3}|~{3})[ \t]{0,3}(?:python|py|javascript|js|typescript|ts|node|json|"
    r"bash|shell|sh|console|curl|http|go|java|kotlin|csharp|cs|php|ruby|rust|yaml|yml)[^\n]{0,40}\n"
    r"(?P<body>.{1,4000}?)^[ \t]{0,8}\1[ \t]*$"
)
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
    return _BLOCK.sub(_without_messages, text)


def _without_messages(block: re.Match[str]) -> str:
    if not _ASKED.search(block["body"]):
        return block[0]
    messages = list(_MESSAGE.finditer(block[0]))
    if not messages or not all(_is_harmless(message["said"]) for message in messages):
        return block[0]
    return _MESSAGE.sub("{}", block[0]) + _APART


def _is_harmless(said: str | None) -> bool:
    return said is None or _HARMLESS.fullmatch(said.strip()) is not None
