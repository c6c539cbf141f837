"""English figures whose company, time, unit or metric words beside them and facts tell.

They do so together.
"""

from datetime import date

import pytest

from activities.rules.prose import check_prose
from schemas.facts import Fact


def _fact(
    entity: str,
    metric: str,
    value: float | tuple[float, float],
    unit: str,
    when: str,
    code: str | None = None,
) -> Fact:
    dated = when.count("-") == 2
    day = date.fromisoformat(when) if dated else date(2025 if "2025" in when else 2024, 6, 30)
    period = None if dated else when
    return Fact(
        entity=entity, metric=metric, value=value, unit=unit, as_of=day, period=period, code=code
    )


_FACTS = [
    _fact("Datadog", "Revenue", 2684.3, "million USD", "FY2024", "DDOG"),
    _fact("Datadog", "Customers", 3610, "customers", "FY2024", "DDOG"),
    _fact("BYD", "Overseas vehicle sales", 417204, "vehicles", "FY2024", "002594.SZ"),
    _fact("BYD", "Overseas vehicle sales YoY growth", 71.86, "%", "FY2024", "002594.SZ"),
    _fact("Adobe", "operating margin", 46.3, "%", "2025Q2", "ADBE"),
    _fact("Salesforce", "operating margin", 34.3, "%", "2025Q2", "CRM"),
    _fact("Adobe", "forward P/E", 16.1, "x", "2025-09-05", "ADBE"),
    _fact("Salesforce", "forward P/E", 27.8, "x", "2025-01-31", "CRM"),
    _fact("East Money", "pe_ttm五年分位", 48.6, "%", "2025-06-13", "300059.SZ"),
    _fact("Gree Electric", "合同负债", 12478000000, "CNY", "2025-06-30", "000651.SZ"),
    _fact("Gree Electric", "合同负债", 13589000000, "CNY", "2024-12-31", "000651.SZ"),
    _fact("Gree Electric", "n_cashflow_act", 29369000000, "CNY", "2025H1", "000651.SZ"),
    _fact("Shanxi Fenjiu", "roe_waa", 39.68, "%", "FY2024", "600809.SH"),
    _fact("Luzhou Laojiao", "roe_waa", 30.44, "%", "FY2024", "000568.SZ"),
    _fact("Shanxi Fenjiu", "pe_ttm", 17.92, "x", "2025-05-30", "600809.SH"),
    _fact("Luzhou Laojiao", "pe_ttm", 12.74, "x", "2025-05-30", "000568.SZ"),
    _fact("Micron", "data center revenue multiple of prior-year quarter", 3.1, "x", "2025Q2", "MU"),
    _fact("ConocoPhillips", "average realized price per BOE", 45.77, "USD", "2025Q2", "COP"),
    _fact("ConocoPhillips", "average realized price yoy", -19, "%", "2025Q2", "COP"),
    _fact("Berkshire", "cash and Treasury bills", 344.1, "billion USD", "2025-06-30", "BRK.B"),
    _fact("Berkshire", "cash and Treasury bills", 347.7, "billion USD", "2025-03-31", "BRK.B"),
    _fact("TJX", "pretax profit margin", 11.4, "%", "2025Q2", "TJX"),
    _fact("TJX", "pretax profit margin change", 0.5, "pp", "2025Q2", "TJX"),
    _fact("Visa", "effective tax rate", 16.4, "%", "2025Q2", "V"),
    _fact("Visa", "effective tax rate change", 0.5, "pp", "2025Q2", "V"),
    _fact("ASML", "net bookings", 5541, "million EUR", "2025Q2", "ASML"),
    _fact("ASML", "gross margin", 53.7, "%", "2025Q2", "ASML"),
    _fact("ASML", "gross margin guidance", (50, 52), "%", "2025Q3", "ASML"),
    _fact("SK hynix", "operating margin", 41, "%", "2025Q2", "000660.KS"),
    _fact("Samsung", "operating margin", 6.3, "%", "2025Q2", "005930.KS"),
    _fact("PDD Holdings", "cost of revenues growth yoy", 36, "%", "2025Q2", "PDD"),
    _fact("PDD Holdings", "revenue growth yoy", 7, "%", "2025Q2", "PDD"),
]

_TABLE = (
    "Datadog ({unit}):\n| | FY2024 |\n|---|---|\n| Revenue | {revenue} |\n"
    "| Customers (number) | 3,610 |"
)


def _findings(text: str) -> list[str]:
    return [finding.rule for finding in check_prose(text, _FACTS, "en")]


@pytest.mark.parametrize(
    "text",
    [
        _TABLE.format(unit="$m unless stated", revenue="2,684"),
        _TABLE.format(unit="$bn unless otherwise stated", revenue="2.68"),
        _TABLE.format(unit="USD m, except where noted", revenue="2,684"),
        "BYD's overseas sales climbed 71.9% to roughly 417,000 units in 2024.",
        "Adobe's operating margin was 46.3% in Q2 2025, well above the 34.3% Salesforce posted.",
        (
            "Adobe's operating margin was 46.3% in Q2 2025, "
            "more than the 34.3% margin Salesforce eked out."
        ),
        (
            "Adobe sells at 16.1x forward earnings, "
            "a fraction of the 27.8x Salesforce fetched in January 2025."
        ),
        "East Money stood in the 48.6th percentile of its five-year P/E range on 13 June 2025.",
        "Gree Electric ended June 2025 with contract liabilities of RMB 12.5bn, "
        "against RMB 13.6bn at the end of 2024,"
        " and generated RMB 29.4bn of operating cash flow in the first half of 2025.",
        "Shanxi Fenjiu's weighted ROE was 39.7% in FY2024; Luzhou Laojiao's was 30.4%."
        " Fenjiu sells at 17.9x trailing earnings (30 May 2025).",
        "SK hynix beat Samsung in Q2 2025: Hynix's operating margin was 41%.",
        "Micron's data center revenue was 3.1 times the prior-year quarter in Q2 2025.",
        "Micron's data center revenue in Q2 2025 was 3.1x that of the prior-year quarter.",
        "ConocoPhillips realized $45.77 per BOE in Q2 2025, 19% lower than a year earlier.",
        (
            "Berkshire held $344.1bn of cash and Treasury bills at the end of June 2025, "
            "below the $347.7bn of March."
        ),
        "TJX's pretax profit margin improved 0.5 percentage points to 11.4% in Q2 2025.",
        (
            "ASML booked EUR 5.5bn of orders in Q2 2025. "
            "Gross margin was 53.7%, and 50% to 52% is expected for Q3."
        ),
        "PDD Holdings' costs of revenues grew 36% in Q2 2025.",
    ],
)
def test_right_text_is_grounded(text: str) -> None:
    """What the facts and the words beside a figure tell together is read so."""
    assert _findings(text) == []


@pytest.mark.parametrize(
    "text",
    [
        _TABLE.format(unit="$bn unless stated", revenue="2,684"),
        _TABLE.format(unit="$m unless stated", revenue="2,864"),
        "BYD's overseas sales climbed 71.9% to roughly 471,000 units in 2024.",
        "Adobe's operating margin was 34.3% in Q2 2025, below the 46.3% Salesforce posted.",
        "East Money stood in the 46.8th percentile of its five-year P/E range on 13 June 2025.",
        (
            "Gree Electric ended June 2025 with contract liabilities of RMB 12.5bn, "
            "against RMB 29.4bn at the end of 2024."
        ),
        "Shanxi Fenjiu's weighted ROE was 39.7% in FY2024; Luzhou Laojiao's was 30.4%."
        " Fenjiu sells at 12.7x trailing earnings (30 May 2025).",
        "SK hynix beat Samsung in Q2 2025: Hynix's operating margin was 6.3%.",
        "Micron's data center revenue was 1.3 times the prior-year quarter in Q2 2025.",
        "BOE realized $45.77 a unit in Q2 2025, 19% lower than a year earlier.",
        (
            "Berkshire held $344.1bn of cash and Treasury bills at the end of June 2025, "
            "below the $347.7bn of May."
        ),
        "TJX's pretax profit margin deteriorated 0.5 percentage points to 11.4% in Q2 2025.",
        "Visa's effective tax rate fell 0.5 percentage points to 16.4% in Q2 2025.",
        "ASML booked EUR 5.5bn of orders in Q2 2025. Gross margin was 53.7% in Q3, as expected.",
        "PDD Holdings' revenue grew 36% in Q2 2025.",
    ],
)
def test_look_alike_is_still_found(text: str) -> None:
    """A fault beside the same words stays one."""
    assert _findings(text)
