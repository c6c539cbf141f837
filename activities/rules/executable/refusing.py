"""Answers that trade for nobody: what somebody asked for, and was refused in the next breath."""

from activities.rules.scanning.regex import regex

_NO = (
    r"(?!.{0,80}\b(?:bought|sold|done|placed|executed|filled|submitted|"
    r"sent)\b)(?:no\b[.,;:!—-]?\s?)?"
    r"(?:(?:i'?m |we'?re )?(?:afraid|sorry|unable)|(?:i|we|it|this \w+|the (?:assistant|service|"
    r"system|"
    r"tool|bot))\s(?:can(?:no|')?t|cannot|do(?:es)? not|don't|doesn't|am not|are not|is not|isn't|"
    r"won't|will not|has no|have no)|(?:that(?:'s| is)\s)?not (?:possible|supported|available|"
    r"something)|"
    r"unfortunately|"
    r"(?:很|非常)?(?:抱歉|对不起|遗憾)|不好意思|(?:我|本系统|系统|本助手|助手|"
    r"本服务)?(?:们)?(?:暂)?(?:无法|"
    r"不能|不行|不可以|没有权限|没有(?:交易|下单)|不提供|不支持|不具备|无权|做不到|办不到|"
    r"不会(?:下单|替|代|"
    r"为)|不(?:下单|代客|接受|执行)|只能提供|仅提供))|no[.,] (?:this|it|the|i|we|research)\b"
)
"""How somebody says that they trade for nobody."""
_REFUSED = regex(rf"(?i)\W{{0,4}}(?:(?:答|a|回答|回复)\s?[:.]?)?\W{{0,3}}{_NO}")
"""The answer to a question that asks for a trade."""
_EXCHANGE = regex(
    r"(?im)(?:^|(?<=[.!?。;]))[^\w\n]{0,6}(?:q|user|human|client|customer|investor|问|用户|客户|"
    r"投资者|提问)"
    r"\s?:[^\n]{2,160}?[\n ]?(?:\ba|\bai|\bassistant|\bbot|\banswer|\bsystem|\bagent|\breply|答|"
    r"助手|系统|"
    rf"客服|回复|回答|机器人)\s?:[^\w\n]{{0,3}}{_NO}[^\n.。!;]{{0,80}}"
)
"""A question with who asks it, and the refusal with who gives it."""


def refused(after: str) -> bool:
    """Whether what follows a question begins with a refusal."""
    return _REFUSED.match(after) is not None


def without_refused(view: str) -> str:
    """The text without the questions that are refused, where both speakers are named."""
    return _EXCHANGE.sub("", view) if ":" in view else view
