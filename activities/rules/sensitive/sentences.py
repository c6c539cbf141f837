"""What stands beside something in its own sentence: the next one may speak of a house."""

from activities.rules.sensitive.edges import regex

_END = regex(
    r"[。！!\n]|[.?](?=\s+[A-Z\u4e00-\u9fff])(?<!\bMr\.)(?<!\bMs\.)(?<!\bDr\.)(?<!\bMrs\.)(?<!\bNo\.)"
)


def ahead(before: str) -> str:
    """Of what stands before, what is in the same sentence."""
    return _END.split(before)[-1]


def behind(after: str) -> str:
    """Of what stands after, what is in the same sentence."""
    return _END.split(after, maxsplit=1)[0]
