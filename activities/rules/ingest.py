"""The ingest gate (7a): external text is data, never instruction.

A pattern gate is a tripwire. What holds is that figures reach a report only through claims, and
that no text from outside is ever placed where instructions stand; this gate keeps such text from
travelling further and puts it on record.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from activities.rules.normalise import decoded, invisible_count, readable
from schemas.base import Record
from schemas.fetch import TextItem
from schemas.gate import Finding, IngestItem, IngestReport, IngestVerdict

RULES_VERSION = "ingest/1"
TRUSTED_SOURCES = frozenset({"tushare.anns_d"})
KNOWN_SOURCES = TRUSTED_SOURCES | frozenset({"tushare.irm_qa"})
HIDDEN_LIMIT = 4


class Pattern(Record):
    """One injection pattern, matched against the readable view of a text."""

    rule: str
    expression: str


_READER_ZH = (
    r"(?:AI|人工智能|大模型|语言模型|智能体|助手|机器人|Agent)"
    r"(?!\s?(?:行业|产业|业务|板块|概念|芯片|公司|产品|技术|领域|订单|应用|市场|赛道|项目))"
)
_EARLIER_ZH = (
    r"(?:以上|上述|上面|前面|之前|此前|先前|前述|原有|原来|系统|所有|全部|一切|任何|[你您]的?)"
)
_ORDER_ZH = r"(?:指令|提示词|(?<!风险)(?<!特别)(?<!事项)提示|系统消息)"
_RULE_ZH = r"(?:规则|设定|约束|要求|内容|对话|消息)"
_VERB_ZH = (
    r"(?:(?<![不勿未])(?<!不[要得应能可])(?:忽略|无视|忘记|忘掉|抛开)"
    r"|(?:不要|不必|停止)(?:理会|遵守|遵循|执行))掉?"
)
PATTERNS: tuple[Pattern, ...] = (
    Pattern(
        rule="override.en",
        expression=r"(?:(?<!not )(?<!n't )(?<!never )\b(?:ignore|disregard|forget|override|bypass)"
        r"|\bdo not (?:follow|obey))\b[^.]{0,40}"
        r"\b(?:previous|prior|above|earlier|all|system|your)\b[^.]{0,30}"
        r"\b(?:instructions?|prompts?|rules?|messages?|guidelines?|context)\b",
    ),
    Pattern(
        rule="role.en",
        expression=r"\byou are now\b.{0,40}\b(?:ai|assistant|model|bot|dan|mode|unrestricted)\b"
        r"|\bact as (?:an?|the)\b.{0,30}\b(?:ai|assistant|model)\b",
    ),
    Pattern(
        rule="system.marker",
        expression=r"(?m)^\s*(?:system(?: prompt)?|assistant|developer)\s*:"
        r"|<\|im_start\|>|\[/?INST\]|<<SYS>>|</?(?:system|data)>",
    ),
    Pattern(
        rule="override.zh",
        expression=rf"{_VERB_ZH}[^。\n]{{0,8}}(?:{_ORDER_ZH}|{_EARLIER_ZH}[^。，\n]{{0,6}}{_RULE_ZH})"
        rf"|(?:绕过|覆盖|取代)[^。\n]{{0,12}}{_ORDER_ZH}",
    ),
    Pattern(
        rule="role.zh",
        expression=rf"(?:你现在是|你是一个|请?扮演|从现在起你)[^。\n]{{0,16}}(?:{_READER_ZH}|不受(?:任何)?限制|分析师角色)",
    ),
    Pattern(
        rule="address.zh",
        expression=rf"(?:致|请|注意[,:，：]?)\s*(?:各位|所有)?{_READER_ZH}[^。\n]{{0,20}}(?:输出|回答|写|改|给出|评级|推荐|执行)"
        rf"|{_READER_ZH}\s?(?:请(?!问)|必须|务必)[^。\n]{{0,12}}(?:评级|买入|卖出)",
    ),
    Pattern(
        rule="exfiltration",
        expression=r"\b(?:reveal|print|repeat|output)\b[^.\n]{0,20}"
        r"\b(?:system prompt|your instructions|api key|token)\b"
        r"|(?:输出|泄露|告诉我|复述)[^。\n]{0,8}(?:系统提示|提示词|密钥|令牌)",
    ),
)  # fmt: skip
_COMPILED = tuple((p.rule, re.compile(p.expression, re.IGNORECASE | re.ASCII)) for p in PATTERNS)
"""ASCII: a Chinese character beside a Latin word ends it, so that \\b means what it says."""


def screen_text(text: str) -> tuple[Finding, ...]:
    """The injection findings in one text; empty when it is clean."""
    views = (readable(text), *decoded(text))
    findings = [
        Finding(rule=rule, reason="reads as an instruction", span=found.group(0)[:80])
        for rule, expression in _COMPILED
        if (found := next(filter(None, map(expression.search, views)), None))
    ]
    if invisible_count(text) >= HIDDEN_LIMIT:
        findings.append(Finding(rule="hidden.characters", reason="carries invisible characters"))
    return tuple(findings)


def screen_item(item: TextItem, company: str, others: Sequence[str]) -> IngestItem:
    """The verdict on one item: injected, unknown source, or about another company."""
    if findings := screen_text(f"{item.title}\n{item.body}"):
        return IngestItem(
            item_id=item.item_id, verdict=IngestVerdict.QUARANTINED, findings=findings
        )
    flags = []
    if item.source not in KNOWN_SOURCES:
        flags.append(Finding(rule="source.unknown", reason=f"{item.source} is not on the list"))
    if foreign := _foreign_company(item.title, company, others):
        flags.append(Finding(rule="company.other", reason=f"speaks of {foreign}", span=foreign))
    verdict = IngestVerdict.FLAGGED if flags else IngestVerdict.CLEAN
    return IngestItem(item_id=item.item_id, verdict=verdict, findings=tuple(flags))


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
        rules_version=RULES_VERSION,
    )
