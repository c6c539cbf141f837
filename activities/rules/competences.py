"""The competence registry: what the rules hold to be true without a fetch.

A knowledge cite names an entry here. Each has a scope in which it may be used and a day on which
a person must look at it again. An entry with a value is an assumption that a claim may repeat.
"""

from datetime import date

from schemas.base import Number, Record
from schemas.instrument import A_SHARE_MARKETS, Market, market_of
from schemas.text import Bilingual


class Competence(Record):
    """One registered piece of knowledge.

    ``scope`` says in words for whom it holds; ``markets`` says it to the verifier, empty for all.
    """

    competence_id: str
    text: Bilingual
    scope: str
    markets: frozenset[Market] = frozenset()
    review_by: date
    metric: str | None = None
    value: Number | None = None


_ENTRIES = (
    Competence(
        competence_id="valuation.discount_rate.cn",
        text=Bilingual(
            zh="A 股成熟企业股权现金流的基准折现率（无风险利率加股权风险溢价的取整假设）",
            en="base discount rate on equity cash flows of a mature A-share company: a rounded "
            "risk-free rate plus equity premium",
        ),
        scope="CN, non-financial",
        markets=A_SHARE_MARKETS,
        review_by=date(2027, 6, 30),
        metric="discount_rate",
        value=9,
    ),
    Competence(
        competence_id="valuation.terminal_growth.cn",
        text=Bilingual(
            zh="永续增长率取长期名义增长的保守值",
            en="terminal growth: a cautious figure below long-run nominal growth",
        ),
        scope="CN, non-financial",
        markets=A_SHARE_MARKETS,
        review_by=date(2027, 6, 30),
        metric="terminal_growth",
        value=2.5,
    ),
    Competence(
        competence_id="valuation.growth_cap",
        text=Bilingual(
            zh="显性期增速不外推超过此上限",
            en="stage-one growth is never extrapolated above this cap",
        ),
        scope="all",
        review_by=date(2027, 6, 30),
        metric="growth_cap",
        value=8,
    ),
    Competence(
        competence_id="valuation.growth_floor",
        text=Bilingual(
            zh="显性期增速不低于此下限", en="stage-one growth is never taken below this floor"
        ),
        scope="all",
        review_by=date(2027, 6, 30),
        metric="growth_floor",
        value=-5,
    ),
    Competence(
        competence_id="valuation.scenario_step",
        text=Bilingual(
            zh="悲观与乐观情景相对基准的增速差（个百分点）",
            en="growth difference between the base and the bear or bull scenario, in points",
        ),
        scope="all",
        review_by=date(2027, 6, 30),
        metric="scenario_step",
        value=3,
    ),
    Competence(
        competence_id="valuation.grid_step",
        text=Bilingual(
            zh="敏感性网格的步长（个百分点）", en="step of the sensitivity grid, in points"
        ),
        scope="all",
        review_by=date(2027, 6, 30),
        metric="scenario_step",
        value=1,
    ),
)  # fmt: skip

COMPETENCES: dict[str, Competence] = {entry.competence_id: entry for entry in _ENTRIES}


def objection(entry: Competence, code: str, today: date) -> str | None:
    """Why an entry may not be used for a company on a day; None where it may."""
    if entry.markets and market_of(code) not in entry.markets:
        return f"{entry.competence_id} holds for {entry.scope}, not for {code}"
    if today > entry.review_by:
        return f"{entry.competence_id} was due for review on {entry.review_by}"
    return None
