"""Latin letters and times written without a space between: 京东方A2025/2026年, 2024年H1EPS."""

from activities.rules.scanning.regex import regex

_JOINT = regex(
    r"(?<=[一-鿿][A-Z])(?=(?:19|20)[0-9]{2}(?:年|[/、E-])|[0-9]+(?:\.[0-9]+)?(?:%|[万亿]))|"
    r"(?<=[0-9年][HQ][1-4])(?=(?:EPS|ROE|ROA|ROIC|PE|PB|PS|BPS|EBITDA?|DPS)(?![A-Za-z]))"
)


def parted(text: str) -> str:
    """The text with a space at each such joint."""
    return _JOINT.sub(" ", text)
