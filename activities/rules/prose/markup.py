"""Markup of pages as the lines and tables that a reader sees."""

from html import unescape

from activities.rules.scanning.regex import regex

_TAG = regex(
    r"<(?P<close>/?)(?P<name>table|tr|td|th|div|p|h[1-6]|li|ul|ol|span|small|br|dl|dt|dd|section|"
    r"article|header|footer|thead|tbody|tfoot|caption|figure|figcaption|label|time|data|a|sup|sub|"
    r"font|center|body|html|main|aside)(?P<rest>\s[^<>]{0,400})?/?>",
)
_LINES = frozenset({"table", "tr", "div", "p", "li", "ul", "ol", "br", "dl", "section", "article",
                    "header", "footer", "caption", "figure", "figcaption", "h1", "h2", "h3", "h4",
                    "h5", "h6", "body", "html", "main", "aside"})  # fmt: skip
_BLANKS = regex(r"[ \t]*\n[ \t\n]*")
_MANY = regex(r"[ \t]{2,}")


def plain(text: str) -> str:
    """The text without tags of markup: cells as pipes, blocks as lines, what else as blanks."""
    if not _TAG.search(text):
        return text
    without = unescape(_TAG.sub(lambda hit: _said(hit["close"], hit["name"]), text))
    lines = [_MANY.sub(" ", line).strip() for line in _BLANKS.sub("\n", without).split("\n")]
    return "\n".join(line for line in lines if line.strip(" |"))


def _said(close: str, name: str) -> str:
    if name in ("td", "th"):
        return "" if close else "| "
    if name == "tr":
        return " |\n" if close else "\n"
    if name in ("dt", "dd"):
        return "\n" if name == "dt" and not close else ": " if name == "dt" else "\n"
    return "\n" if name in _LINES else " "
