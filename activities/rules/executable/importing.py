"""Programs in Python that import a package and call it: they fetch, compute and print."""

_PACKAGES = (
    r"(?:yf|ak|ts|bs|ef|yfinance|akshare|tushare|baostock|efinance|adata|jqdatasdk|rqdatac|"
    r"qstock|"
    r"mootdx|pro|opendatatools|pandas_datareader|pdr)"
)
_FETCHES = (
    r"(?:download|Ticker|Tickers|history|get_\w+|query_\w+|read_\w+|stock_\w+|fund_\w+|index_\w+|"
    r"macro_\w+|bond_\w+|futures_\w+|option_\w+|pro_api|pro_bar|set_token|daily|daily_basic|"
    r"income|"
    r"balancesheet|cashflow|fina_indicator|login|DataReader|DataFrame|wsd|wss|wsq|wset)"
)

IMPORTS: tuple[tuple[str, str], ...] = tuple(
    ("executable.script", pattern)
    for pattern in (
        r"(?m:(?:^|[;`]|>>>)\s?import\s+(?P<of>[a-z_]\w{1,30})(?:\.\w{1,30}){0,3}"
        r"(?:\s+as\s+(?P<by>[a-z_]\w{0,20}))?\s?(?:[;#\n]))"
        r"(?:(?!\n\n\n)[^\x00]){0,600}?(?<![\w.])(?:(?P=by)|(?P=of))\.[\w.]{1,60}\s?\(",
        r"(?m:(?:^|[;`]|>>>)\s?from\s+[a-z_][\w.]{1,40}\s+import\s+)(?P<name>[A-Za-z_]\w{1,40})"
        r"(?:[^\x00]){0,600}?(?<![\w.])(?P=name)(?:\.\w{1,40}){0,3}\s?\(",
        rf"(?<![\w.]){_PACKAGES}\.{_FETCHES}\(\s?(?:[frb]?['\"\[{{]|\w{{1,24}}\s?=|"
        rf"\w{{1,24}}\s?[,)])",
    )
)
"""A package and a call of it, or a call by the short name that everybody gives the package."""
