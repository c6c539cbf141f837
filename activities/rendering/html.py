"""A document as one self-contained page: no script, no request, each figure opens its cite."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from activities.rendering import charts, cites, phrases
from activities.rendering.failures import failure_lines
from activities.rules.calendar import SHANGHAI
from activities.rules.composing.common import facts_of, quality_sentence
from activities.rules.figures import FIGURE, MARKS, FigureBook, apparatus, safe
from schemas.base import Record
from schemas.report import Chart, Figure, Outcome
from schemas.text import Bilingual, Lang

_SIGNED = frozenset(
    {"revenue_growth", "profit_growth", "upside", "price_change", "adjusted_change"}
)


class Page(Record):
    """A rendered page, and every templated text on it with the figure marks still in place."""

    html: str
    marked: str


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("activities.rendering", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("page.html.j2")


def render(document: Outcome, lang: Lang) -> Page:
    """The page of ``document`` in ``lang``."""
    pen = _Pen(document, lang)
    clock = document.as_of.astimezone(SHANGHAI)
    html = _template().render(
        document=document,
        lang=lang,
        html_lang="zh-CN" if lang is Lang.ZH else "en",
        kind=phrases.KINDS[document.output_type].in_(lang),
        clock=f"{clock:%Y-%m-%d %H:%M}",
        quality=quality_sentence(document.quality),
        words={
            name: getattr(phrases, name).in_(lang)
            for name in (
                "AS_OF", "SAMPLE", "HYPOTHESES", "TRIGGERS", "TRIGGER", "NEEDED", "NEXT",
                "FAILURES", "CONFIDENCE", "RUN", "QUALITY",
            )
        },
        levels={name: level.in_(lang) for name, level in phrases.LEVELS.items()},
        failures=lambda: failure_lines(document.source_failures),
        prose=pen.prose, figure=pen.figure, chart=pen.chart, shown=pen.shown, note=pen.note,
        cards=pen.cards,
    )  # fmt: skip
    return Page(html=MARKS.sub("", html), marked="\n".join(pen.written))


class _Pen:
    """Turns templates into escaped HTML and remembers, with marks, what it wrote."""

    def __init__(self, document: Outcome, lang: Lang) -> None:
        self._lang = lang
        self._book = FigureBook(document.figures, facts_of(document.quality))
        self._figures: Mapping[str, Figure] = {f.node_id: f for f in document.figures}
        self._opened: dict[str, int] = {}
        self.written: list[str] = []

    def prose(self, template: Bilingual) -> Markup:
        """A template as HTML, each figure a button that opens its cite."""
        return self._markup(self._filled(template.in_(self._lang)))

    def figure(self, node: str) -> Markup:
        """One figure as a button."""
        return self._markup(self._filled("{{" + node + "}}"))

    def note(self, text: str) -> Markup:
        """A source's own words."""
        self.written.append(apparatus(safe(text)))
        return escape(safe(text))

    def chart(self, chart: Chart) -> Markup:
        """A chart as inline SVG."""
        self.written += [
            self._book.fill("{{" + str(point.node) + "}}", self._lang)
            for line in chart.lines
            for point in line.points
            if point.node
        ]
        return Markup(charts.draw(chart, self._lang, self._label))  # noqa: S704 - escaped inside

    def shown(self, chart: Chart) -> list[tuple[str, str]]:
        """The figures that a chart labels: what to call each, and its node."""
        found = {
            str(point.node): f"{line.name.in_(self._lang)} {point.label}"
            for line in chart.lines
            for point in line.points
            if point.node
        }
        return [(text, node) for node, text in found.items()]

    def cards(self) -> list[tuple[int, list[tuple[str, str]]]]:
        """The cite cards of all figures that were opened so far."""
        return [
            (number, cites.rows(self._figures[node], self._lang))
            for node, number in self._opened.items()
        ]

    def _label(self, node: str) -> str:
        return self._book.shown(node, self._lang)

    def _filled(self, template: str) -> str:
        filled = self._book.fill(template, self._lang)
        self.written.append(filled)
        return filled

    def _markup(self, filled: str) -> Markup:
        parts, end = [], 0
        for found in FIGURE.finditer(filled):
            parts.append(escape(filled[end : found.start()]))
            parts.append(self._button(found[1], found[2]))
            end = found.end()
        parts.append(escape(filled[end:]))
        return Markup("").join(parts)

    def _button(self, node: str, text: str) -> Markup:
        figure = self._figures.get(node)
        if figure is None:
            return Markup('<span class="fact">{}</span>').format(text)
        number = self._opened.setdefault(node, len(self._opened) + 1)
        return Markup('<button type="button" class="fig{}" popovertarget="c{}">{}</button>').format(
            _direction(figure), number, text
        )


def _direction(figure: Figure) -> str:
    """Red up, green down, as on the mainland exchanges."""
    if figure.metric not in _SIGNED or not isinstance(figure.value, Decimal) or not figure.value:
        return ""
    return " up" if figure.value > 0 else " down"
