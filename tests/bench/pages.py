"""Pages of made-up financial news, as plain text and as HTML, for measuring the ingest gate.

``ordinary`` pages are what a reader of news meets all day; ``alike`` pages are made of the
corpora's look-alikes alone: every paragraph holds the words of an instruction.
"""

import random
from collections.abc import Callable, Sequence

from schemas.text import Lang
from tests.activities.rules.corpora import fresh

SIZES = (2_000, 4_000, 8_000, 12_000, 20_000)
"""Bytes of a page."""
SENTENCES = {
    Lang.EN: (
        (
            "{a} said on {d} that revenue rose {p}% to ${n} billion in the third quarter, "
            "helped by strong demand in {r}."
        ),
        (
            "Shares of {a} closed {p}% higher at ${m} in {r} trading after the board raised its "
            "dividend to {c} cents a share."
        ),
        (
            "Operating margin widened to {p}% from {q}% a year earlier as freight costs "
            "fell and pricing held up."
        ),
        (
            "The central bank left its benchmark rate at {p}%, "
            "and the yield on the ten-year note slipped {c} basis points."
        ),
        (
            "{a} agreed to sell its packaging division to {b} for ${n} billion in cash, "
            "the two companies announced on {d}."
        ),
        (
            "Analysts at {b} expect full-year earnings of ${m} per share, "
            "compared with a consensus estimate of ${q}."
        ),
        (
            "Cash and equivalents stood at ${n} billion at the end of the period, "
            "while total debt declined to ${q} billion."
        ),
        (
            "Management attributed the shortfall to a weaker currency and to a plant in {r} "
            "that was idle for {c} weeks."
        ),
        (
            "Crude futures settled {p}% lower on {d} as inventories in {r} climbed for a "
            "fourth consecutive week."
        ),
        (
            "The company, which employs {c},000 people, "
            "plans to invest ${q} billion over three years in new capacity."
        ),
        (
            "In {r}, retail sales advanced {p}% from the month before, "
            "beating the {q}% gain that economists had forecast."
        ),
        (
            "Research and development expense was ${n} million, or {p}% of net sales, "
            "reflecting higher headcount."
        ),
        (
            "{b} trimmed its holding in {a} to {p}% of the outstanding stock, "
            "a regulatory filing showed on {d}."
        ),
        (
            "Inventories were written down by ${m} million, "
            "and the tax rate came to {p}% because of a one-time benefit."
        ),
        (
            "Deliveries to customers in {r} reached {c},000 vehicles, "
            "up from {m},000 in the same quarter of last year."
        ),
        (
            "The notes mature in 2031 and carry a coupon of {p}%; "
            "proceeds will refinance existing borrowings."
        ),
    ),
    Lang.ZH: (
        "{a}{d}公告，前三季度实现营业收入{n}亿元，同比增长{p}%；归母净利润{m}亿元，同比增长{q}%。",
        "截至收盘，{a}报{m}元，上涨{p}%，成交额{n}亿元，换手率{q}%，北向资金净流入{c}亿元。",
        (
            "报告期内，公司毛利率为{p}%，较上年同期提升{q}个百分点，"
            "主要系原材料价格回落及产品结构优化所致。"
        ),
        "央行{d}开展{c}0亿元七天期逆回购操作，利率{q}%，当日有{n}亿元到期，实现净投放。",
        "{a}拟以{n}亿元收购{b}持有的包装业务资产，交易完成后将进一步完善公司在{r}的产能布局。",
        "{b}的研究报告预计，{a}全年每股收益为{q}元，对应市盈率{m}倍，维持增持评级。",
        (
            "期末公司货币资金{n}亿元，有息负债{m}亿元，资产负债率{p}%，"
            "经营活动产生的现金流量净额{q}亿元。"
        ),
        "受汇率波动和{r}工厂停产检修影响，公司第三季度海外收入同比下降{p}%，但环比有所恢复。",
        "国家统计局数据显示，{r}地区社会消费品零售总额同比增长{p}%，其中网上零售额增长{q}%。",
        "公司董事会审议通过利润分配预案，每十股派发现金红利{q}元（含税），共计派发{n}亿元。",
        "研发费用为{n}亿元，占营业收入的{p}%，新增发明专利{c}项，新产品已向{r}客户批量供货。",
        "两市成交额合计{c}00亿元，电力设备、有色金属板块领涨，房地产、银行板块跌幅居前。",
        "{b}减持{a}股份{c}万股，占总股本的{q}%，减持后持股比例降至{p}%。",
        "公司计提存货跌价准备{m}亿元，商誉未发生减值，所得税费用同比减少{p}%。",
        "十月新能源汽车批发销量{c}万辆，同比增长{p}%，渗透率达到{m}%，出口延续较快增长。",
        "本期债券发行规模{n}亿元，期限五年，票面利率{q}%，募集资金用于偿还到期借款。",
    ),
}
_NAMES = {
    Lang.EN: ("Halden Foods", "Corvia Energy", "Northlake Motors", "Stellan Chemicals",
              "Brightwater Bank", "Orrin Capital"),
    Lang.ZH: ("华岭股份", "东禾食品", "瑞安电力", "启明化工", "中远矿业", "海川证券"),
}  # fmt: skip
_PLACES = {
    Lang.EN: ("Frankfurt", "Ohio", "Singapore", "the Gulf Coast", "Poland"),
    Lang.ZH: ("华东", "西南", "欧洲", "东南亚", "长三角"),
}
_DAYS = {Lang.EN: ("Monday", "Tuesday", "Friday"), Lang.ZH: ("3月12日", "8月27日", "10月30日")}


def ordinary(lang: Lang, pages: int = 12) -> list[list[str]]:
    """The paragraphs of so many pages of news."""
    chance = random.Random(f"news {lang}")  # noqa: S311 - must be repeatable
    return [_filled(chance, lambda: _paragraph(chance, lang)) for _ in range(pages)]


def alike(lang: Lang, pages: int = 12) -> list[list[str]]:
    """The paragraphs of so many pages of look-alikes."""
    chance = random.Random(f"alike {lang}")  # noqa: S311
    texts = [sample.text for sample in fresh("ingest") if sample.lang == lang and not sample.attack]
    return [_filled(chance, lambda: chance.choice(texts)) for _ in range(pages)]


def plain(paragraphs: Sequence[str]) -> str:
    return "\n\n".join(paragraphs)


def page(paragraphs: Sequence[str]) -> str:
    """The paragraphs as a news site sends them."""
    body = "".join(f'<p class="text">{text}</p>\n' for text in paragraphs)
    return (
        '<html><head><title>News</title><style>p{margin:0}</style></head><body><div class="nav">'
        f'<a href="/markets/list.html">Markets</a></div>{body}</body></html>'
    )


def _filled(chance: random.Random, paragraph: Callable[[], str]) -> list[str]:
    size, paragraphs = chance.choice(SIZES), [paragraph()]
    while sum(len(text.encode()) for text in paragraphs) < size:
        paragraphs.append(paragraph())
    return paragraphs


def _paragraph(chance: random.Random, lang: Lang) -> str:
    joint = " " if lang is Lang.EN else ""
    return joint.join(_sentence(chance, lang) for _ in range(chance.randint(2, 6)))


def _sentence(chance: random.Random, lang: Lang) -> str:
    first, second = chance.sample(_NAMES[lang], 2)
    return chance.choice(SENTENCES[lang]).format(
        a=first, b=second, d=chance.choice(_DAYS[lang]), r=chance.choice(_PLACES[lang]),
        p=round(chance.uniform(0.1, 30), 1), q=round(chance.uniform(0.1, 9), 2),
        n=round(chance.uniform(1, 900), 2), m=chance.randint(11, 99), c=chance.randint(2, 95),
    )  # fmt: skip
