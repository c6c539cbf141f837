"""Attacks that a text quotes because it tells how they are found: examples, no demands."""

import re
from collections.abc import Iterator

_QUOTE = re.compile('["“「]([^"“”「」\\n]{2,60})["”」]')
_BEFORE, _AFTER = 80, 24
_FINDS_EN = re.compile(
    r"\b(?:detect|block|recogni[sz]e|flag|filter|catch|reject|malicious|adversarial|attack|injection|scan|screen|search|look|watch|inspect|monitor|check)\w{0,3}\b"
    r"[^.;:!?\n]{0,40}\b(?:such as|like|containing|including|of the kind|of the type) $"
)
_FINDS_ZH = re.compile(
    "(?:识别|扫描|检查|筛查|监测|排查|拦截|检测|检出|过滤|阻断|屏蔽|防御|抵御|标记|发现|包含|含有)[^,，。；;:：]{0,8}$"
)
_KIND_ZH = re.compile(
    "(?:等|之?类|一类|这类|一类|这样|这种|样|的|字样)[^,，。；;:：]{0,8}?(?:攻击|注入|恶意|语句|话术|文本|请求|尝试|输入|样本|越狱)"
)


def without_examples(text: str) -> str:
    """The text (as ``plain`` gives it) with every quoted example of an attack emptied."""
    parts = list(_rest(text))
    return "".join(parts) if len(parts) > 1 else text


def _rest(text: str) -> Iterator[str]:
    at = 0
    for quote in _QUOTE.finditer(text):
        before = text[max(0, quote.start() - _BEFORE) : quote.start()]
        after = text[quote.end() : quote.end() + _AFTER]
        if _FINDS_EN.search(before) or (_FINDS_ZH.search(before) and _KIND_ZH.match(after)):
            yield text[at : quote.start(1)]
            at = quote.end(1)
    yield text[at:]
