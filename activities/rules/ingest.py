"""The ingest gate (7a): external text is data, never instruction.

A pattern gate is a tripwire. What holds is that figures reach a report only through claims, and
that no text from outside is ever placed where instructions stand; this gate keeps such text from
travelling further and puts it on record.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from activities.rules.identity import identified
from activities.rules.injection.search import search
from activities.rules.scanning.normalise import invisible_count, readable
from activities.rules.scanning.regex import regex
from activities.rules.sources import is_trusted
from schemas.fetch import TextItem
from schemas.gate import IngestItem, IngestReport, IngestVerdict, Severity, TextFinding, View

RULES_VERSION = "ingest/21"
HIDDEN_LIMIT = 4
_FIGURE = regex(
    r"\d[\d,.]{0,20}\s?(?:%|％|万亿|亿|万|元|倍|个百分点|基点|"
    r"(?i:billion|million|bn|bps|percent)\b)|[$¥€]\s?\d"
)
_ATTRIBUTED = regex(
    r"(?i)公告|年报|季报|披露|据|数据显示|来源|报告期|according to|said|reported|filing|"
    r"10-[kq]|source:|annual report"
)
_DATED = regex(
    r"(?i)\d{4}\s?[年./-]|\d{1,2}月\d{1,2}日|Q[1-4]|季度|半年|年度|日前|今日|"
    r"昨日|20\d{2}|fy\d{2}|quarter"
)


def screen_text(text: str) -> tuple[TextFinding, ...]:
    """The injection findings in one text; empty when it is clean."""
    return search(text)


def screen_item(item: TextItem, company: str, others: Sequence[str]) -> IngestItem:
    """The verdict on one item: injected, unknown source, or about another company."""
    if findings := screen_text(f"{item.title}\n{item.body}"):
        return IngestItem(
            item_id=item.item_id, verdict=IngestVerdict.QUARANTINED, findings=findings
        )
    flags = (
        *hidden(f"{item.title}\n{item.body}"),
        *doubts(item.source, item.body or item.title),
        *_strangers(item, company, others),
    )
    verdict = IngestVerdict.FLAGGED if flags else IngestVerdict.CLEAN
    return IngestItem(item_id=item.item_id, verdict=verdict, findings=flags)


def hidden(text: str) -> Iterator[TextFinding]:
    """Characters that nobody sees in a text that demands nothing: typesetting, as a rule."""
    if invisible_count(text) >= HIDDEN_LIMIT:
        yield _flag("text.invisible", "carries invisible characters")


def doubts(source: str, text: str) -> Iterator[TextFinding]:
    """What speaks against believing a text without instructions.

    Who says it, and on what ground.
    """
    if is_trusted(source):
        return
    yield _flag("source.unknown", f"{source[:80]} is not on the list")
    view = readable(text)
    if (figure := _FIGURE.search(view)) and not _ATTRIBUTED.search(view):
        yield _flag("figure.unsourced", "states a figure and not where it is from", figure[0])
    if not _DATED.search(view):
        yield _flag("text.undated", "does not say of which day or period it speaks")


def _strangers(item: TextItem, company: str, others: Sequence[str]) -> Iterator[TextFinding]:
    if foreign := _foreign_company(item.title, company, others):
        yield _flag("company.other", f"speaks of {foreign}", foreign)


def _flag(rule: str, reason: str, span: str | None = None) -> TextFinding:
    return TextFinding(
        rule=rule, reason=reason, span=span and span[:80], view=View.SOURCE, severity=Severity.LOW
    )


def _foreign_company(title: str, company: str, others: Sequence[str]) -> str | None:
    """A title that names another listed company, or another issuer, and not this one."""
    view = readable(title)
    if _plain(company) in view:
        return None
    named = next((name for name in others if _plain(name) in view), None)
    issuer = re.match(r"[\u4e00-\u9fff（）()]{2,30}?(?:股份)?有限公司", view)
    return named or (issuer.group(0) if issuer else None)


@lru_cache(maxsize=16_384)
def _plain(name: str) -> str:
    """A company name as a title's readable view has it."""
    return "".join(readable(name).split())


def screen(items: Sequence[TextItem], company: str, others: Sequence[str]) -> IngestReport:
    """The ingest gate's verdict on all texts of a run."""
    verdicts = [screen_item(item, company, others) for item in items]
    quarantined = tuple(v for v in verdicts if v.verdict is IngestVerdict.QUARANTINED)
    flags = tuple(v for v in verdicts if v.verdict is IngestVerdict.FLAGGED)
    overall = IngestVerdict.CLEAN
    if flags:
        overall = IngestVerdict.FLAGGED
    if quarantined:
        overall = IngestVerdict.QUARANTINED
    return IngestReport(
        verdict=overall,
        screened=len(items),
        quarantined_items=quarantined,
        flags=flags,
        rules_version=identified(RULES_VERSION),
    )
