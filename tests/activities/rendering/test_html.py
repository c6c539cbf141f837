"""A document as one self-contained page: no script, no request, each figure opens its cite."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

import pytest

from activities.rendering import html
from activities.rules.figures import MARKS
from schemas.fetch import SourceFailure
from schemas.report import Outcome, OutputType
from schemas.text import Lang
from tests.documents import compose_input, degraded, documents, written
from tests.ledgers import CMB, MOUTAI, PING_AN

VOID = {"meta", "link", "br", "hr", "img", "input"}
HOSTILE = '<img src="http://evil.example/x" onerror="alert(1)">&"\'</h1>'


@dataclass
class Tree(HTMLParser):
    """What a browser would find in a page."""

    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)
    unbalanced: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember the element, and that it is open."""
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember an element that closes itself."""
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        """Close the innermost element, which must be this one."""
        if not self.open or self.open.pop() != tag:
            self.unbalanced.append(tag)

    def handle_data(self, data: str) -> None:
        """Remember what a reader sees."""
        if not self.open or self.open[-1] != "style":
            self.text.append(data)

    def attributes(self, name: str) -> list[str]:
        """The values of one attribute, in the order of the page."""
        return [attrs[name] for _, attrs in self.tags if name in attrs]


def parsed(document: Outcome, lang: Lang = Lang.ZH) -> Tree:
    tree = Tree()
    tree.feed(html.render(document, lang).html)
    return tree


def page(kind: OutputType, lang: Lang = Lang.ZH) -> Tree:
    return parsed(documents(lang)[kind], lang)


each_page = pytest.mark.parametrize(
    ("kind", "lang"),
    [(kind, lang) for kind in OutputType for lang in Lang],
    ids=[f"{kind}-{lang}" for kind in OutputType for lang in Lang],
)


@each_page
def test_verdict_time_and_disclaimer_are_on_the_page(kind: OutputType, lang: Lang) -> None:
    """The badge, the clock of the data and the disclaimer are on every outcome."""
    document, tree = documents(lang)[kind], page(kind, lang)
    shown = "".join(tree.text)

    assert f"badge {document.verdict or 'NONE'}" in tree.attributes("class")
    assert "2026-08-21 16:30 (Asia/Shanghai)" in shown
    assert document.disclaimer.in_(lang) in shown
    assert document.run_id in shown


@each_page
def test_the_page_needs_nothing_but_itself(kind: OutputType, lang: Lang) -> None:
    """No script, no handler, no form, no link and no resource from anywhere."""
    tree = page(kind, lang)
    source = html.render(documents(lang)[kind], lang).html

    assert not {tag for tag, _ in tree.tags} & {"script", "iframe", "form", "object", "img", "a"}
    assert not [name for _, attrs in tree.tags for name in attrs if name.startswith("on")]
    assert {value[:5] for value in tree.attributes("href")} <= {"data:"}
    assert not tree.attributes("src")
    assert not re.search(r"https?://|@import|url\(", source)
    assert any("default-src 'none'" in content for content in tree.attributes("content"))


@each_page
def test_every_figure_opens_a_cite_that_exists(kind: OutputType, lang: Lang) -> None:
    """Each button has its card, each card its button, and no id is given twice."""
    tree = page(kind, lang)
    ids = tree.attributes("id")
    cards = {i for i in ids if re.fullmatch(r"c\d+", i)}

    assert len(ids) == len(set(ids))
    assert set(tree.attributes("popovertarget")) == cards
    assert cards or kind is OutputType.BLOCKED


def test_every_number_on_a_chart_opens_its_cite() -> None:
    """The chart's labels stand below it again, as buttons."""
    memo = documents(Lang.ZH)[OutputType.INVESTMENT_MEMO]
    source = html.render(memo, Lang.ZH).html
    for drawn in re.findall(r"<figure>.*?</figure>", source, re.DOTALL):
        labels = set(re.findall(r">([¥-]?[\d.,]+%?)</text>", drawn))
        opened = set(re.findall(r"popovertarget=\"c\d+\">([^<]+)</button>", drawn))
        years = {label for label in labels if re.fullmatch(r"20\d\d", label)}

        assert labels - years
        assert labels - years <= opened


def test_what_to_watch_comes_before_the_sources() -> None:
    """The hypotheses are why a DEGRADE is read: they follow the summary, labelled."""
    degrade = documents(Lang.ZH)[OutputType.HYPOTHESIS_LIST]
    source = html.render(degrade, Lang.ZH).html

    assert source.index('id="summary"') < source.index('id="hypotheses"')
    assert source.index('id="hypotheses"') < source.index('id="sources"')
    assert "监控触发器: " in source


@each_page
def test_the_page_is_well_formed(kind: OutputType, lang: Lang) -> None:
    """Every element is closed in order, no token and no mark is left, the language is set."""
    tree = page(kind, lang)
    shown = "".join(tree.text)

    assert (tree.open, tree.unbalanced) == ([], [])
    assert not MARKS.search(shown)
    assert "{{" not in shown
    assert tree.attributes("lang") == ["zh-CN" if lang is Lang.ZH else "en"]


def test_a_cite_card_says_all_there_is_to_say() -> None:
    """Metric, period, exact value, tier, source with call id, and the time of the fetch."""
    shown = "\n".join(page(OutputType.INVESTMENT_MEMO).text)

    assert re.search(r"最近收盘 · close\n", shown)
    assert "1272.83 CNY" in shown
    assert re.search(r"tushare\.daily · tc_[0-9a-f]{12} · served_by tushare", shown)
    assert "2026-08-21T08:30:00+00:00" in shown
    assert "ytd + last_year - last_ytd" in shown
    assert "valuation.discount_rate.cn: " in shown


def test_growth_is_red_and_decline_is_green() -> None:
    """As on the mainland exchanges; a price or a ratio has no colour."""
    source = html.render(documents()[OutputType.INVESTMENT_MEMO], Lang.ZH).html

    assert re.search(r'class="fig down" popovertarget="c\d+">-1\.95%', source)
    assert re.search(r'class="fig up" popovertarget="c\d+">1\.47%', source)
    assert re.search(r'class="fig" popovertarget="c\d+">¥1272\.83', source)


@pytest.mark.parametrize("code", [MOUTAI, CMB, PING_AN])
def test_a_hostile_company_name_stays_text(code: str) -> None:
    """A name with markup in it is shown, never run."""
    given = compose_input(code)
    run = given.run.model_copy(update={"name": HOSTILE})
    target = given.target.model_copy(update={"name": HOSTILE})
    tree = parsed(written(given.model_copy(update={"run": run, "target": target})))

    assert HOSTILE in "".join(tree.text)
    assert "img" not in {tag for tag, _ in tree.tags}
    assert (tree.open, tree.unbalanced) == ([], [])


def test_a_source_s_words_stay_text() -> None:
    """An error text with markup and a token is shown as it is."""
    failure = SourceFailure(
        dataset="close", source="tushare", error="SourceDown", reason=f"{HOSTILE} {{{{claim_001}}}}"
    )
    document = degraded().model_copy(update={"source_failures": (failure,)})
    tree = parsed(document)

    assert any(HOSTILE in text for text in tree.text)
    assert "{ {claim_001} }" in "".join(tree.text)


def test_the_rejected_value_is_on_no_page() -> None:
    """1500 was made up; neither the page nor its hidden cards show it."""
    for lang in Lang:
        source = html.render(documents(lang)[OutputType.VERIFIED_FAILURE], lang).html
        assert not re.search(r"(?<![0-9a-f])1,?500(?![0-9a-f])", source)
        assert "¥1272.83" in source


def test_what_is_screened_is_what_is_shown() -> None:
    """The marked text for the egress gate holds every figure that the page shows."""
    made = html.render(documents()[OutputType.INVESTMENT_MEMO], Lang.ZH)
    shown = re.findall(r'popovertarget="c\d+">([^<]+)</button>', made.html)

    assert len(shown) > 80
    assert all(figure in made.marked for figure in shown)


def test_rendering_is_repeatable() -> None:
    """The same document gives the same page, byte for byte."""
    document = documents()[OutputType.INVESTMENT_MEMO]

    assert html.render(document, Lang.EN) == html.render(document, Lang.EN)
