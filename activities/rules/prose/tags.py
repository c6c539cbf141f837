"""Names of metrics as taxonomies and vendors write them.

NetIncomeLoss, us-gaap:Revenues, freeCashflow.
"""

import re
from functools import lru_cache

from activities.rules.prose import field_names, metrics
from activities.rules.scanning.regex import regex

_ROWS = """
capital expenditure|payments to acquire property plant and equipment|\
payments to acquire productive assets|payments for capital improvements
diluted eps|earnings per share diluted|income loss from continuing operations per diluted share|\
diluted earnings per share
eps|earnings per share basic|earnings per share basic and diluted|trailing eps|\
eps trailing twelve months|basic earnings loss per share
forward eps|eps forward
revenue|revenues|sales revenue net|revenue from contract with customer excluding assessed tax|\
revenue from contract with customer including assessed tax|sales revenue goods net
total revenue|total revenues
net income|net income loss|profit loss|net income loss available to common stockholders basic|\
net income loss available to common stockholders diluted|net income to common|\
income loss from continuing operations|profit loss attributable to owners of parent
pretax income|income loss from continuing operations before income taxes extraordinary items\
 noncontrolling interest|income loss from continuing operations before income taxes minority\
 interest and income loss from equity method investments|\
income loss from continuing operations before income taxes|income loss before income taxes
operating income|operating income loss|profit loss from operating activities
gross profit|gross profits
cost of revenue|cost of goods and services sold|cost of goods sold|cost of services|\
cost of goods and service excluding depreciation depletion and amortization
r&d expense|research and development expense|research development|\
research and development expense excluding acquired in process cost
sg&a expense|selling general and administrative expense|selling general administrative
g&a expense|general and administrative expense
selling and marketing expense|sales and marketing expense
operating expenses|operating expenses total|costs and expenses
interest expense|interest expense debt|interest expense nonoperating
net interest income|interest income expense net
noninterest income|non interest income
income tax expense|income tax expense benefit|tax provision
effective tax rate|effective income tax rate continuing operations
operating cash flow|net cash provided by used in operating activities|\
net cash provided by operating activities|operating cashflow|\
cash flows from used in operating activities
investing cash flow|net cash provided by used in investing activities
financing cash flow|net cash provided by used in financing activities
free cash flow|free cashflow
cash and cash equivalents|cash and cash equivalents at carrying value|\
cash cash equivalents restricted cash and restricted cash equivalents|total cash
marketable securities|marketable securities current|available for sale securities current
accounts receivable|accounts receivable net current|receivables net current|net receivables
inventory|inventory net
total assets|assets
current assets|assets current|assets current total
total liabilities|liabilities
current liabilities|liabilities current
stockholders' equity|stockholders equity|\
stockholders equity including portion attributable to noncontrolling interest|\
total stockholder equity|equity attributable to owners of parent
retained earnings|retained earnings accumulated deficit
long-term debt|long term debt|long term debt noncurrent
current portion of long-term debt|long term debt current
short-term borrowings|short term borrowings|short term debt
commercial paper|commercial paper current
property, plant and equipment|property plant and equipment net
intangible assets|intangible assets net excluding goodwill|finite lived intangible assets net
deferred revenue|contract with customer liability|contract with customer liability current|\
deferred revenue current
remaining performance obligations|revenue remaining performance obligation
dividend per share|common stock dividends per share declared|\
common stock dividends per share cash paid|dividend rate
total dividends|payments of dividends|payments of dividends common stock|dividends paid
share repurchases|payments for repurchase of common stock|stock repurchased during period value|\
repurchase of common stock
stock-based compensation|share based compensation|allocated share based compensation expense
depreciation and amortization|depreciation depletion and amortization|\
depreciation amortization and accretion net|depreciation and amortization expense
goodwill impairment|goodwill impairment loss
impairment|asset impairment charges|impairment of long lived assets held for use
restructuring charges|restructuring charges net
shares outstanding|common stock shares outstanding|entity common stock shares outstanding
diluted shares|weighted average number of diluted shares outstanding
basic shares|weighted average number of shares outstanding basic
provision for credit losses|provision for loan lease and other losses|\
provision for loan and lease losses|provision for loan losses expensed
p/e (ttm)|trailing pe|pe ratio ttm
forward p/e|forward pe
p/b|price to book|price to book ratio
p/s|price to sales trailing12months|price to sales trailing 12 months|price to sales ratio
market cap|market capitalization
ev/ebitda|enterprise to ebitda|enterprise value over ebitda
ev/revenue|enterprise to revenue
share price|regular market price
last price|current price
previous close|regular market previous close
52-week high|fifty two week high
52-week low|fifty two week low
gross margin|gross margins|gross profit margin
operating margin|operating margins|operating income ratio
net margin|profit margins|net income ratio|net profit margin
ebitda margin|ebitda margins
roe|return on equity
roa|return on assets
debt-to-equity|debt to equity
target price|target mean price
"""
"""Each row: what prose calls it, and the words of the tags that mean it."""
_NAMES = {
    tag: name for name, *tags in (row.split("|") for row in _ROWS.split("\n")) for tag in tags
}
_PREFIX = regex(r"(?<![A-Za-z])(?:us-gaap|ifrs-full|us_gaap|ifrs_full|dei)[:_]")
_TAG = regex(
    r"(?<![A-Za-z0-9_])(?:[A-Z]?[a-z]{2,}|[A-Z]{2,6}(?=[A-Z][a-z]))"
    r"(?:[A-Z0-9][A-Za-z0-9]*)+(?![a-z])"
)
_PART = regex(r"YoY|QoQ|MoM|TTM|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_PACE = regex(
    r"\s(?:yoy|qoq|mom|growth|change|ttm)(?:\s(?:yoy|qoq|mom|growth|change|rate|pct|percent))*$"
)
_FEW = 3
_SNAKE = regex(r"(?<![A-Za-z0-9_])[a-z]+(?:_[a-z]+)+(?![A-Za-z0-9_])")


def spaced(text: str) -> str:
    """The text with the names of metrics that have underscores as prose writes them.

    As pe_ttm. No character is moved.
    """
    return _SNAKE.sub(_spaced, text) if "_" in text else text


def _spaced(hit: re.Match[str]) -> str:
    plain = hit[0].replace("_", " ")
    return plain if plain in metrics.NAMES else hit[0]


@lru_cache(maxsize=4096)
def spoken(name: str) -> str:
    """The name of a fact with each tag or field in it as prose says it.

    What is neither stays as it is.
    """
    if field := field_names.spoken(name):
        return field
    return _TAG.sub(_said, _PREFIX.sub("", name))


def _said(hit: re.Match[str]) -> str:
    parts = _PART.findall(hit[0])
    words = " ".join(parts).lower()
    pace = _PACE.search(words)
    plain = words[: pace.start()] if pace else words
    behind = pace[0] if pace else ""
    if plain in _NAMES:
        return _NAMES[plain] + behind
    if hit[0].lower() in metrics.NAMES:
        return hit[0]
    known = len(parts) >= _FEW or pace or metrics.named(words)
    return words if known else hit[0]
