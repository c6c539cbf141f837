"""Records, columns, markup and rows of commas are read as the tables that they are."""

import json

import pytest

from activities.rules.prose import check_prose
from activities.rules.prose.recasting import recast
from schemas.facts import Fact


def _fact(entity: str, code: str, metric: str, value: float, unit: str, period: str) -> Fact:
    return Fact.model_validate(
        {
            "entity": entity,
            "code": code,
            "metric": metric,
            "value": value,
            "unit": unit,
            "as_of": "2024-12-31" if period.startswith("2024") else "2023-12-31",
            "period": period,
        }
    )


FACTS = [
    _fact("Tesla", "TSLA", "revenue", 97_690_000_000, "USD", "2024FY"),
    _fact("Tesla", "TSLA", "net_income", -7091, "USD million", "2024FY"),
    _fact("Tesla", "TSLA", "gross_margin", 17.86, "%", "2024FY"),
    _fact("Tesla", "TSLA", "revenue", 96_773, "USD million", "2023FY"),
    _fact("Tesla", "TSLA", "net_income", 14_997, "USD million", "2023FY"),
    _fact("Tesla", "TSLA", "gross_margin", 18.25, "%", "2023FY"),
]
RECORDS = {
    "json": '{"ticker":"TSLA","period":"FY2024","currency":"USD","unit":"million","revenue":97690,'
    '"net_income":-7091,"gross_margin_pct":17.9}',
    "nested": '[{"company": "Tesla", "data": {"FY2024": {"revenue_usd_mn": 97690, '
    '"net_income_usd_mn": -7091}, "FY2023": {"revenue_usd_mn": 96773}}}]',
    "measured": '{"symbol": "TSLA", "fiscal_period": "2024", "revenue": {"value": 97690, "unit": '
    '"USD million"}, "gross_margin": {"value": 17.9, "unit": "%"}}',
    "by time": '{"company": "Tesla", "revenue_usd_mn": {"2024": 97690, "2023": 96773}}',
    "labelled": "company: Tesla\nfiscal_year: 2024\nfigures:\n  - metric: revenue\n"
    "    value: 97,690\n    unit: USD million\n  - metric: gross_margin\n"
    "    value: 17.9\n    unit: '%'",
    "camels": '{"status":"ok","request_id":"a91-44","data":[{"symbol":"TSLA","name":"Tesla, Inc.",'
    '"fiscalYear":2024,"revenue":97690000000,"netIncome":-7091000000,"grossMargin":0.179,'
    '"currency":"USD"}],"count":1}',
    "by ticker": '{"TSLA": {"2024": {"revenue": "$97.7bn"}, "2023": {"revenue": "$96.8bn"}}}',
    "semicolons": "Ticker;Period;Revenue (USD m);Gross margin (%)\nTSLA;2024;97,690;17.9",
    "yaml": "ticker: TSLA\nperiod: FY2024\nmetrics:\n  revenue: USD 97,690 million\n"
    "  net_income: -USD 7,091 million",
    "items": "- ticker: TSLA\n  period: FY2024\n  revenue_usd_bn: 97.69\n"
    "- ticker: TSLA\n  period: FY2023\n  revenue_usd_bn: 96.77",
    "pairs": "- ticker = TSLA\n- fiscal_period = 2024\n- revenue = USD 97,690 million",
    "csv": "code,period,revenue_usd_mn,net_income_usd_mn,gross_margin_pct\n"
    "TSLA,FY2024,97690,-7091,17.9\nTSLA,FY2023,96773,14997,18.3",
    "columns": "Tesla, Inc.\n(in millions of US dollars)\n\n"
    "                        2024     2023\nRevenue               97,690   96,773\n"
    "Net income (loss)     (7,091)  14,997",
    "dots": "Tesla\nFY2024, USD million\nRevenue ...... 97,690\nNet income ... (7,091)",
    "html": "<h3>Tesla</h3><table><tr><th>Metric</th><th>FY2024</th><th>FY2023</th></tr>"
    "<tr><td>Revenue (USD million)</td><td>97,690</td><td>96,773</td></tr></table>",
    "card": '<div class="c" data-id="8812"><h4>Tesla (TSLA)</h4><small>FY2024</small>'
    "<p><span>Gross margin</span> <b>17.9%</b></p></div>",
    "heads alone": "Revenue, Tesla, $ million\n\n| FY2024 | FY2023 |\n|---|---|\n"
    "| 97,690 | 96,773 |",
    "记录": "代码：TSLA\n公司：特斯拉\n报告期：2024年\n营业收入（亿美元）：976.90\n毛利率：17.9%",
}


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_a_record_passes_where_each_figure_has_its_fact(text: str) -> None:
    """Keys tell whose and of when the figures are, and in which unit."""
    assert check_prose(text, FACTS) == ()


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("json", "TSLA", "F"),
        ("json", '"USD"', '"CNY"'),
        ("json", "FY2024", "FY2023"),
        ("json", "-7091", "7091"),
        ("json", '"million"', '"billion"'),
        ("nested", "97690", "97960"),
        ("nested", "FY2023", "FY2022"),
        ("measured", '"%"', '"pp"'),
        ("by time", '"2023"', '"2022"'),
        ("labelled", "17.9", "19.7"),
        ("camels", "0.179", "0.197"),
        ("camels", '"USD"', '"EUR"'),
        ("by ticker", "TSLA", "GM"),
        ("semicolons", "TSLA", "F"),
        ("yaml", "TSLA", "BYND"),
        ("yaml", "FY2024", "FY2023"),
        ("items", "96.77", "96.78"),
        ("pairs", "TSLA", "XOM"),
        ("csv", "usd_mn", "cny_mn"),
        ("csv", "-7091", "7091"),
        ("columns", "US dollars", "RMB"),
        ("columns", "(7,091)", "7,091"),
        ("dots", "97,690", "(97,690)"),
        ("html", "FY2023", "FY2022"),
        ("card", "17.9%", "17.9pp"),
        ("heads alone", "FY2023", "FY2022"),
        ("记录", "976.90", "976.80"),
        ("记录", "亿美元", "亿元"),
    ],
)
def test_a_record_with_one_thing_changed_is_a_finding(name: str, right: str, wrong: str) -> None:
    """Another company, time, unit, sign or number in a record is seen."""
    assert right in RECORDS[name]
    assert check_prose(RECORDS[name].replace(right, wrong), FACTS)


def test_tables_that_a_blank_line_parts_have_heads_of_their_own() -> None:
    """The head of the second is no row of the first."""
    tables = (
        "| Tesla | FY2024 | FY2023 |\n|---|---|---|\n| Revenue (USD million) | 97,690 | 96,773 |\n"
        "\n| Tesla | Gross margin (%) |\n|---|---|\n| FY2024 | 17.9 |"
    )

    assert check_prose(tables, FACTS) == ()
    assert check_prose(tables.replace("17.9", "19.7"), FACTS)


@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_a_finding_shows_what_stands_in_the_text(text: str) -> None:
    """Whatever becomes of the text, numbers stay as they are written."""
    for finding in check_prose(text, []):
        assert not finding.span or finding.span.split()[-1] in text


@pytest.mark.parametrize(
    "text",
    [
        "{" * 50_000,
        '{"a":' * 20_000,
        '[{"a":1},' * 20_000,
        '{"a": "' + "x" * 100_000,
        "a: 1\n" * 20_000,
        "a,b,c\n" * 20_000,
        "a  1\n" * 20_000,
        "<td>" * 20_000,
        json.dumps({f"k{n}": {"period": "2024", "v": n} for n in range(5_000)}),
    ],
)
def test_hostile_records_are_read_in_a_blink(text: str) -> None:
    """Nothing is read twice; what no reader understands stays as it is."""
    assert recast(text) is not None
