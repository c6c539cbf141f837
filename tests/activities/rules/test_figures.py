"""Filling figures into prose, so that every later step knows which characters are figures."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from activities.rules.figures import (
    CLOSE,
    MARKS,
    MIDDLE,
    OPEN,
    FigureBook,
    UnknownFigure,
    apparatus,
    claim_figures,
    percent,
    point_figures,
    safe,
    unmark,
    worst_tier,
)
from schemas.claim import Tier
from schemas.text import Bilingual, Lang
from tests.ledgers import MOUTAI, claims_of, report_of
from tests.properties import stable

EVIDENCE = report_of(MOUTAI).evidence
CLAIMS = claims_of(MOUTAI)


def book() -> FigureBook:
    return FigureBook(claim_figures(CLAIMS, EVIDENCE), {"run.claims": 16})


def test_a_token_becomes_the_marked_figure() -> None:
    """The filled text shows the figure, and its marks say where it stands."""
    filled = book().fill("最近收盘 {{claim_001}}。", Lang.ZH)

    assert filled == f"最近收盘 {OPEN}claim_001{MIDDLE}¥1272.83{CLOSE}。"
    assert unmark(filled) == "最近收盘 ¥1272.83。"


def test_a_figure_reads_in_the_reader_s_language() -> None:
    """The same token is 亿 for one reader and billion for the other."""
    template = Bilingual(zh="{{claim_012}}", en="{{claim_012}}")

    assert book().plain(template, Lang.ZH) == "814.34 亿元"
    assert book().plain(template, Lang.EN) == "CNY 81.43 billion"


def test_an_unknown_token_is_an_error_not_a_blank() -> None:
    """A template that names what nobody verified cannot be filled."""
    with pytest.raises(UnknownFigure):
        book().fill("{{claim_999}}", Lang.ZH)


def test_only_figures_that_were_shown_are_listed_once_in_order() -> None:
    """A document lists the figures it uses; run facts need no cite."""
    used = book()
    used.fill("{{claim_005}} {{claim_001}} {{claim_005}} {{run.claims}}", Lang.ZH)

    assert [figure.node_id for figure in used.used] == ["claim_005", "claim_001"]


def test_a_claim_s_figure_carries_cites_and_the_weakest_tier() -> None:
    """A figure leads to every fetch that it rests on."""
    (figure,) = claim_figures([CLAIMS[11]], EVIDENCE)

    assert {cite.table for cite in figure.cites} == {"income"}
    assert figure.tier is Tier.B
    assert figure.derivation == CLAIMS[11].derivation


def test_a_figure_on_mixed_evidence_has_the_weaker_tier() -> None:
    """One scraped input makes the whole figure tier C; no evidence, no tier."""
    scraped = EVIDENCE[0].model_copy(update={"tier": Tier.C})

    assert worst_tier([EVIDENCE[1], scraped]) is Tier.C
    assert worst_tier([]) is None


def test_a_point_is_known_by_the_name_that_derivations_use() -> None:
    """A reported point answers to its evidence id as well as to its own."""
    report = report_of(MOUTAI)
    ids = {figure.node_id for figure in point_figures(report.data_points, EVIDENCE, MOUTAI)}

    assert {"dp_003", "ev_003", "dp_061"} <= ids
    assert all(point.reference in ids for point in report.data_points)


@stable
@given(st.text(alphabet="{}ab\ue000\ue001\ue002\ue003\ue004", max_size=40))
def test_external_text_cannot_pose_as_a_figure(text: str) -> None:
    """A company name or a source's error text holds no token and no mark once it is safe."""
    made = safe(text)

    assert not MARKS.search(made)
    assert "{{" not in made
    assert book().fill(made, Lang.ZH) == made


@stable
@given(st.text(max_size=40))
def test_apparatus_loses_foreign_marks(text: str) -> None:
    """A cite cannot smuggle a figure mark into the text."""
    assert unmark(apparatus(text)) == MARKS.sub("", text)


def test_a_share_is_shown_without_decimals() -> None:
    """Shares of the quality line are whole percents."""
    assert percent(Decimal("81.8")) == "82%"
