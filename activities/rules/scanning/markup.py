"""The channels of marked-up text: what a page shows, and what it carries without showing it.

A scanner of one pass: a browser's tree is not needed to tell the channels apart, and no input can
make it look at a character twice.
"""

import html
import re
from collections.abc import Sequence
from typing import NamedTuple

from activities.rules.scanning.regex import regex

_TAG = regex(r"<(?=[A-Za-z/!?])")
_NAME = regex(r"</?\s*([A-Za-z][\w:-]*)")
_VALUE = regex(r"[\w:@.-]{1,60}\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")
_SAYING = regex(
    r"\S\s+\S|[^\x00-\x7f]{4}|[&%\\+]|[A-Za-z0-9_/=-]{20}|"
    r"(?:[^\x00-\x7f][^\w\s]{1,3}){4}"
)
"""In a value that could say something: names of classes, parts and colours are single words."""
_CONCEALING = regex(
    r"display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|"
    r"font-size\s*:\s*0*[01](?:\.\d+)?(?:px|pt|em|rem|%|;|\"|'|\s|$)"
    r"|opacity\s*:\s*0*(?:\.0+)?(?:[;\"'\s]|$)|font-size\s*:\s*[12](?:\.\d+)?(?:px|pt)|"
    r"(?<![\w-])color\s*[:=]\s*[\"']?(?:#fff(?:fff)?\b|#f[c-f]f[c-f]f[c-f]\b|white\b|transparent\b"
    r"|hsla?\(\s*\d+\s*,\s*\d+%\s*,\s*100%|rgba?\(\s*255\s*,\s*255\s*,\s*255)|"
    r"(?:left|top|text-indent|margin-left)\s*:\s*-\d{3,}"
    r"|(?:max-)?(?:height|width)\s*:\s*0(?:px)?\s*[;\"']|clip\s*:\s*rect\(\s*0"
    r"|(?<=\s)hidden(?=[\s>=/]|$)|aria-hidden\s*=\s*[\"']?true|type\s*=\s*[\"']?hidden",
    re.IGNORECASE,
)
_INLINE = frozenset(
    (
        "a abbr acronym b bdi bdo big blink cite code data del dfn em font i img input ins kbd "
        "label mark nobr q rb rp rt ruby s samp small span strike strong sub sup tbody thead time "
        "tt u var wbr"
    ).split()
)
"""Tags in whose midst a word may go on; any other, of a feed too, ends what stood before it."""
_BREAKS = frozenset("br td th dt dd".split())
"""Tags after which a sentence may go on."""
_PARAGRAPH = "p"
"""Of the names of one letter the one that stands for a block."""
_VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())
_SWALLOWING = frozenset(("script", "style", "template", "head"))
_PLAIN = frozenset(
    f"<{slash}{name}>"
    for name in ("a", "b", "em", "i", "small", "span", "strong", "sub", "sup", "tbody", "u")
    for slash in ("", "/")
)
"""Tags that conceal nothing, carry nothing and set no text apart."""
_METADATA = regex(
    (
        r"<script\s+(?:[\w-]{1,40}\s*=\s*(?:\"[^\"]*\"|'[^']*'|[^\s\"'>]+)\s+){0,6}"
        r"type\s*=\s*[\"']?application/ld\+json[\"'\s/>]"
    ),
    re.IGNORECASE,
)
"""What a page tells search engines of itself, and shows its readers, too."""
_MARKDOWN_LINK = regex(
    r"!?\[([^\[\]\n]{0,300})\]\(([^()\s]{0,500})(?:\s+[\"']([^\"'\n]{0,500})[\"'])?\)"
)
_MARKDOWN_NOTE = regex(
    r"(?m)^\[[^\]\n]{1,60}\]:\s*(?:#|<>|\S{1,300})\s*[(\"']([^\n]{1,2000})[)\"']"
)


_BOUNDARY = regex(
    r"(?i)\W{0,8}(?:end|begin|start|close|open|stop|/)(?:\s(?:of|the)){0,2}\s?(?:[\w#.-]{1,24}\s){0,3}"
    r"(?:table|box|section|block|header|footer|head|foot|body|nav|navbar|navigation|menu|banner|row|"
    r"columns?|col|list|cards?|widget|panel|sidebar|aside|content|contents|article|main|wrapper|"
    r"container|div|ads?|summary|disclaimer|report|page|form|charts?|data|title|ratings?|grid|tabs?|"
    r"modal|slider|carousel|footnotes?|comments?|related|module|area|zone|region|template|include|"
    r"ticker|quotes?|news|story|post|toolbar|breadcrumbs?)\W{0,8}"
)
"""A comment that says where a part of the page begins or ends."""


_LITERALLY = "<![CDATA["
"""Before what a feed shows as it stands, mark-up and all."""
_IN_PARTS = 2
"""So many values of one tag may be parts of one text."""


class Channels(NamedTuple):
    """The text of each channel."""

    visible: str
    hidden: str = ""
    comment: str = ""
    attribute: str = ""


class _Page:
    """The state of the one pass."""

    def __init__(self) -> None:
        self.visible: list[str] = []
        self.hidden: list[str] = []
        self.comment: list[str] = []
        self.attribute: list[str] = []
        self._within = ""
        self._depth = 0

    @property
    def conceals(self) -> bool:
        """Whether what comes is not shown."""
        return self._depth > 0

    def text(self, piece: str) -> None:
        (self.hidden if self._depth else self.visible).append(piece)

    def tag(self, raw: str) -> None:
        known = _NAME.match(raw)
        name = known[1].lower() if known else ""
        bare = known is not None and known.end() == len(raw) - 1
        closing, void = raw.startswith("</"), name in _VOID or raw.endswith("/>")
        if (len(name) > 1 or name == _PARAGRAPH) and name not in _INLINE:
            self.text("\n" if name in _BREAKS else "\n\n")
        if self._depth:
            if name == self._within and not void:
                self._depth += -1 if closing else 1
            if not self._depth:
                self.hidden.append("\n\n")
        elif (
            not closing
            and not void
            and (name in _SWALLOWING or (not bare and _CONCEALING.search(raw)))
            and not _METADATA.match(raw)
        ):
            self._within, self._depth = name, 1
        if bare:
            return
        values = [first or second for first, second in _VALUE.findall(raw)]
        concealed = void and _CONCEALING.search(raw) and name == "input"
        (self.hidden if concealed else self.attribute).extend(
            f"{value}\n\n" for value in values if _SAYING.search(value)
        )
        self.attribute.extend(_parts_of_one(raw, values))
        rest = _VALUE.sub(" ", raw[len(known[0]) if known else 1 : -1])
        if rest.strip(" /"):
            self.attribute.append(f"{rest}\n\n")


def _parts_of_one(raw: str, values: Sequence[str]) -> list[str]:
    """What values of one tag that no browser knows say in one piece."""
    if len(values) < _IN_PARTS or "data-" not in raw:
        return []
    return ["".join(map(html.unescape, values)) + "\n\n"]


def channels(text: str) -> Channels:
    """The channels of a text that may be HTML or Markdown."""
    page = _split(text.replace("]]>", "\n\n")) if "<" in text else None
    if page is None:
        visible, hidden, comment, attribute = text, "", "", ""
    else:
        visible, hidden, comment, attribute = (
            html.unescape("".join(part))
            for part in (page.visible, page.hidden, page.comment, page.attribute)
        )
    if "](" in visible or "]:" in visible:
        asides = [f"{link[1]} {link[3] or ''}\n\n" for link in map(_of_link, _links(visible))]
        notes = [f"{note}\n\n" for note in _MARKDOWN_NOTE.findall(visible)]
        attribute += "".join(asides)
        comment += "".join(notes)
    return Channels(visible, hidden, comment, attribute)


def _links(text: str) -> list[re.Match[str]]:
    return list(_MARKDOWN_LINK.finditer(text))


def _of_link(link: re.Match[str]) -> tuple[str, str, str, str]:
    return link[0], link[1] or "", link[2] or "", link[3] or ""


def _split(text: str) -> _Page:
    page, at, size = _Page(), 0, len(text)
    closable = True
    while at < size:
        opening = _TAG.search(text, at) if closable else None
        if opening is None:
            page.text(text[at:])
            break
        page.text(text[at : opening.start()])
        at = opening.start()
        if text.startswith(_LITERALLY, at):
            at += len(_LITERALLY)
            continue
        if text.startswith("<!--", at):
            end = text.find("-->", at + 4)
            end = size if end < 0 else end
            if not _BOUNDARY.fullmatch(text, at + 4, end):
                page.comment.append(text[at + 4 : end] + "\n\n")
            at = end + 3
            continue
        end = text.find(">", at)
        if end < 0:
            closable = False
            continue
        raw = text[at : end + 1]
        if raw not in _PLAIN or page.conceals:
            page.tag(raw)
        at = end + 1
    return page
