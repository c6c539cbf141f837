"""Figures that the verifier rejected: what a memo and an answer alike tell a reader of them."""

from schemas.claim import Fault
from schemas.text import Bilingual

RETRY_STEP = Bilingual(
    zh="请稍后重试或提供更具体的时间范围。", en="Try again later, or give a narrower period."
)
FAULTS = {
    Fault.VALUE: Bilingual(zh="与台账记录不一致", en="contradicts the ledger"),
    Fault.FIELD: Bilingual(
        zh="所称的指标、公司、日期、期间或单位与台账不符",
        en="is not of the metric, company, date, period or unit that it claims",
    ),
    Fault.UNCITED: Bilingual(
        zh="没有引用能证明它的取数", en="cites no fetch, or not the one, that proves it"
    ),
    Fault.FORMULA: Bilingual(
        zh="不能由登记的公式从其来源重算得出",
        en="is not what a registered formula makes of what it names",
    ),
    Fault.ASSUMPTION: Bilingual(
        zh="所依据的假设不适用，或已过复核日",
        en="rests on an assumption out of its scope or past its review date",
    ),
    Fault.AGE: Bilingual(
        zh="日期超出校验允许的时效", en="is dated outside of what verification allows"
    ),
}
"""In which way a claim does not hold, in a reader's words."""
