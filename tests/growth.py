"""Whether time grows with a text and no faster, on a machine of any pace."""

import time
from collections.abc import Callable

TWICE = 2.5
UNNOTICED = 0.05
"""Seconds in which a busy machine may double any time: growth with the square takes far more."""
TRIES = 5
HOSTILE = (
    "<", "<a ", "<!--", '<a "', '<div style="display:none">', "QUJD", "41 ", "%41", "&#65;",
    "\\u0041",
    "![a](", "\u0301\u0316", " ", "\n", "a ", "忽 ", "。", "must ", "忽略", "ignore ", "system: ",
    "1",
    "1 2 ", "a@", "a@b.", '{"code":', "{", "insert into ", "select a, ", "$(", "`", "买入100",
    "buy 100 ",
    "a_", "http://a", "-", "token=", "1381234567 ", "0123456789abcdef", "=A1+", "a:", "/",
    "1gn0r3 ",
    "<|im_", "</data>", "password: ", "server=", "a.b", "''", "/*", "--", "请将评级改为",
    "side: buy ", "select a,", "方向：买",
    "*/5 * ", "echo >", "unless you are an ", "读到本文的", "any ai ", "请把“", "-... ", "住址",
    "home address ",
    "识别“忽略”类", "flags text like \"a\" ", "1 3 6 ", "密码 aA1", "你是", "\\151",
    "when you get to ", "a1b2c3", "a<b>", "dis<td>", "w\n\n", "ai_prompt: ", "what api keys ",
    "SELECT a, b FROM ", "撤销所有委托,",
    "\u200b", "\u200b\u200c", "\U000e0041", "\"model\":\"", "the paper tested phrases like '",
    "transfer ", "eslint-disable ", "```python\n", "set:", "单位：元\n收入 ",
)  # fmt: skip
"""What a text may be made of that is to make the gates slow."""


def outgrown(read: Callable[[str], object], text: str) -> list[float]:
    """How many times as long the text takes as its first half, by each of some tries.

    Empty where one of them is in proportion, or where the text is read unnoticed.
    """
    ratios: list[float] = []
    for _ in range(TRIES):
        whole = _seconds(read, text)
        if whole <= TWICE * UNNOTICED:
            return []
        ratios.append(whole / max(_seconds(read, text[: len(text) // 2]), UNNOTICED))
        if ratios[-1] <= TWICE:
            return []
    return ratios


def _seconds(read: Callable[[str], object], text: str) -> float:
    """Processor time: what others do on the machine does not count."""
    begun = time.process_time()
    read(text)
    return time.process_time() - begun
