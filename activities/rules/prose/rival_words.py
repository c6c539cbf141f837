"""The words by which one fact of a company is told from another."""

from activities.rules.prose import adjusted
from activities.rules.scanning.regex import regex

AMOUNTS = frozenset({
    "revenue", "profit", "adjusted_profit", "operating_profit", "gross_profit", "pretax_profit",
    "ebit", "ebitda", "cost", "selling_expense",
    "admin_expense", "finance_expense", "rnd", "tax_expense", "ocf", "fcf", "investing_cf",
    "financing_cf", "capex", "cash", "receivables",
    "inventory", "contract_liabilities", "goodwill", "total_assets", "total_liabilities", "equity",
    "debt", "net_debt", "net_cash", "market_cap",
    "float_cap", "turnover_value", "dividend_total", "buyback", "loans", "deposits", "premium",
    "nbv", "nii", "fee_income", "non_recurring",
    "eps", "dps", "bvps", "ocfps",
})  # fmt: skip
COUNTS = frozenset({"deliveries", "production", "sales_volume", "employees", "holders",
                     "total_shares", "float_shares"})  # fmt: skip
STEM = regex(
    r"变动|变化|增速|增长率|增长|增幅|降幅|预测|预期|一致|指引|均值|目标|合计|总额|金额|"
    r"规模|数量|实际|区间|范围"
)
"""Words of a metric's name that do not tell it from another."""
WHOLE = regex(r"占(?:到|了)?[^占，。；0-9\n]{2,16}的(?:比[例重])?(?=[约近逾为达超过\s]*(?:\x01|$))")
WHOLE_BEFORE = regex(
    r"(?<![应市])占(?!有?率)(?:到|了)?(?:[0-9]{4}\s?年度?的?)?[^占，。；0-9]{2,16}(?:的?比[例重]|的)?"
    r"(?:约|近|逾|超过?|为|达|\s)*$"
)
EFFECT = regex(
    r"(?:减少|增加|影响|调减|调增|增厚|减记)(?:公司|本期|当期|归属|上市|"
    r"[0-9一二三四上下半前年度季的\s])*(?:合并)?(?:报表)?"
    r"(?:利润总额|净利润|税前利润)(?:约|共|合计|共计)*$"
)
"""Before by how much something else changes a profit: 将减少公司当期利润总额8,436.5万元."""
FLOWS = regex(
    r"(?<![a-z])(?:burn(?:ed|t|s|ing)?|us(?:ed|es|ing)|consum(?:ed|es|ing)|generat(?:ed|es|ing)|"
    r"br(?:ought|ings?) in|threw off|produc(?:ed|es|ing)|return(?:ed|s|ing)|releas(?:ed|es)|"
    r"absorb(?:ed|s)|operations)(?![a-z])"
)
"""What makes an amount of cash a flow, and not what is in the till."""
PAID = regex(
    r"(?<![a-z])(?:for|paid|pays?|paying|offer(?:ed|ing|s)?|bid|bids|price|receives?|received|"
    r"consideration|deal|worth|valued at)\s(?:[a-z]+\s){0,3}(?:[a-z]{2,3})?[$£€¥]?$"
)
"""Before what is paid in cash, and not what is in the till: to buy it for $2.7 billion in cash."""
SHARE = regex(r"占比|比重|(?<![a-z])(?:share|percentage|percent|%|proportion|mix)(?: of)?(?![a-z])")
GROWTH = regex(
    r"(?<![a-z])growth (?:rate )?(?:of|was|at)\s(?:more than |over |about |around |nearly |"
    r"almost )?$|(?:增速|增长率)[为达约超近逾过到]*$"
)
ALIKE = (
    frozenset({"profit", "adjusted_profit"}),
    frozenset({"dividend_yield", "bond_yield"}),
    frozenset({"dps", "dividend_total"}),
    frozenset({"deliveries", "sales_volume"}),
    frozenset({"sales_volume", "volume"}),
)
"""Families that writers take one for the other: they contradict where a fact is of the one
named."""
WIDER = {
    "expense_ratio": frozenset({"selling_ratio", "admin_ratio", "rnd_ratio"}),
    "operating_expense": frozenset({"selling_expense", "admin_expense", "finance_expense", "rnd"}),
    "debt": frozenset({"long_term_debt", "short_term_debt"}),
}
"""Families whose name is said of others as well."""
SPOKEN = (
    (regex(r"派现|派息|派发|派付|股利|红利|股息(?!率)"), "分红"),
    (regex(r"溢利"), "利润"),
    (regex(r"(?<!全面)摊薄后?的?(?=每股|eps)"), "稀释"),
    (regex(r"[尚还仍]?(?:余下|剩下|余有|尚余|尚剩|还剩|仍剩|未使用|未用)"), "剩余"),
    (adjusted.MADE, " adjusted "),
    (regex(r"追加|新批准"), "新增"),
    (regex(r"募资(?!金)"), "募集资金"),
    (regex(r"(?<![a-z])(?:eps|每股盈利)(?![a-z])"), "每股收益"),
    (
        regex(
            rf"{adjusted.WITHOUT.pattern}之?后?的?(?:归母|归属于?(?:上市|母)公司(?:股东|所有者)的)?"
        ),
        "扣非",
    ),
    (regex(r"non-?\s?(?:gaap|ifrs)|非(?:国际财务报告准则|公认会计[准原]则)"), "准则之外"),
    (regex(r"境外|国外"), "海外"),
    (regex(r"今年以来|年内(?!到期)|年初以来"), "年初至今"),
    (regex(r"(?:调整|变更|修正|修订|更正|上修|下修|上调|下调|提高|降低)(?:为|至|到)"), " "),
    (regex(r"(?<![a-z])(?:yoy|y/y)(?![a-z])"), "同比"),
    (regex(r"(?<![a-z])(?:qoq|q/q|mom|m/m)(?![a-z])"), "环比"),
    (regex(r"(?<![增减])持股(?!东)"), "持有股份"),
    (
        regex(r"(?<![一-鿿])产(?=[0-9约近逾超\x01])|(?<=[0-9月季年:：])产(?=[0-9约近逾超\x01])"),
        "产量",
    ),
    (regex(r"(?:生产|产出)了?(?=[约近逾超达]{0,2}\x01)"), "产量"),
    (regex(r"(?:销售|售出|卖出)了?(?=[约近逾超达]{0,2}\x01)"), "销量"),
    (
        regex(r"(?<![一-鿿])销(?=[0-9约近逾超\x01])|(?<=[0-9月季年:：])销(?=[0-9约近逾超\x01])"),
        "销量",
    ),
)
"""What is said for a word of a metric's name."""
COMMON = frozenset([
    "销售", "业务", "产品", "公司", "实现", "平均", "单位", "主要", "经营", "其中", "口径", "分部",
    "部营", "部利", "部收", "部毛",
    "上调", "下调", "上修", "下修", "and",
])  # fmt: skip
"""What prose says of any metric, 分部 with what it runs into among it: it tells no name from
another."""
