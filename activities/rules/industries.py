"""Industries whose statements have no operating cost, and whose cash flow is their stock."""

from collections.abc import Iterable

from schemas.integrity import DataPoint

FINANCIALS = frozenset({"银行", "保险", "证券", "多元金融"})
"""As the mainland stock list calls banks, insurers and brokers."""

SEC_FINANCIALS = frozenset(
    {
        "Accident & Health Insurance",
        "Commercial Banks, NEC",
        "Federal & Federally-Sponsored Credit Agencies",
        "Finance Services",
        "Fire, Marine & Casualty Insurance",
        "Life Insurance",
        "Mortgage Bankers & Loan Correspondents",
        "National Commercial Banks",
        "Personal Credit Institutions",
        "Savings Institution, Federally Chartered",
        "Savings Institutions, Not Federally Chartered",
        "Security Brokers, Dealers & Flotation Companies",
        "Short-Term Business Credit Institutions",
        "State Commercial Banks",
        "Surety Insurance",
        "Title Insurance",
    }
)
"""The same by EDGAR's names of the industry codes 6021 to 6361."""


def is_financial(industry: str | None, points: Iterable[DataPoint] = ()) -> bool:
    """Whether the company is a bank, insurer or broker, by its industry or its statements."""
    if industry in FINANCIALS or industry in SEC_FINANCIALS:
        return True
    return any(point.metric == "statement_form" for point in points)
