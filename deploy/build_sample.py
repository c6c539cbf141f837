"""Build the sample recording from a folder of re-tabulated market data.

    python deploy/build_sample.py FOLDER

The folder holds ``tushare/*.json``, ``second_source/*.json``, ``texts/*.jsonl``, ``us/*.json`` and
``raw/*``. What comes out is what the sites put on the wire: one answer body per interface. Figures
are copied as they stand; what the folder lacks stays a gap. Provenance is in the recording's
SOURCES.md.
"""

import json
import sys
from collections import defaultdict
from datetime import date, timedelta
from pathlib import Path
from typing import Any

TARGET = Path(__file__).parents[1] / "activities" / "vendors" / "sample" / "wire"
TABLES = (
    "stock_basic", "trade_cal", "daily", "daily_basic", "income", "balancesheet", "cashflow",
    "fina_indicator", "dividend",
)  # fmt: skip
HUNDRED_MILLION = 100_000_000
US_TICKERS = ("AAPL", "TSLA")
REVENUE_CONCEPT = {
    "AAPL": "RevenueFromContractWithCustomerExcludingAssessedTax", "TSLA": "Revenues"
}  # fmt: skip
COST_CONCEPT = {"AAPL": "CostOfGoodsAndServicesSold", "TSLA": "CostOfRevenue"}
FLOW_CONCEPTS = {
    "netIncome": "NetIncomeLoss", "grossProfit": "GrossProfit",
    "ocf": "NetCashProvidedByUsedInOperatingActivities",
    "capex": "PaymentsToAcquirePropertyPlantAndEquipment", "eps": "EarningsPerShareDiluted",
}  # fmt: skip
BALANCE_CONCEPTS = {
    "assets": "Assets", "liabilities": "Liabilities", "equity": "StockholdersEquity",
    "cash": "CashAndCashEquivalentsAtCarryingValue",
}  # fmt: skip
YEAR_DAYS, QUARTER_DAYS = range(350, 381), range(80, 101)
Points = list[dict[str, Any]]


def main(folder: Path) -> None:
    """Write every body of the recording."""
    names = _names(folder)
    for table in TABLES:
        _write(f"tushare/{table}.json", _tushare(_table(folder / "tushare" / f"{table}.json")))
    _write("tushare/anns_d.json", _tushare(_announcements(folder, names)))
    for api, market in (("irm_qa_sh", "SH"), ("irm_qa_sz", "SZ")):
        _write(f"tushare/{api}.json", _tushare(_questions(folder, names, market)))
    _klines(folder, names)
    _annuals(folder)
    quote = folder / "raw" / "xueqiu_quote_detail_SH601899_20211011.json"
    _write("xueqiu/SH601899.json", json.loads(quote.read_text(encoding="utf-8")))
    _us(folder)


def _table(path: Path) -> dict[str, Any]:
    (table,) = json.loads(path.read_text(encoding="utf-8")).values()
    return {"fields": table["fields"], "items": table["items"]}


def _tushare(data: dict[str, Any]) -> dict[str, Any]:
    return {
        "request_id": "recorded", "code": 0, "msg": "", "data": {**data, "has_more": False}
    }  # fmt: skip


def _names(folder: Path) -> dict[str, str]:
    return {row[0]: row[2] for row in _table(folder / "tushare" / "stock_basic.json")["items"]}


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _announcements(folder: Path, names: dict[str, str]) -> dict[str, Any]:
    """One row per document of which an excerpt is held; the excerpt itself is not on this wire."""
    rows = {
        (x["ts_code"], x["title"]): [
            x["ann_date"], x["ts_code"], names[x["ts_code"]], x["title"], None, x["_src"]
        ]
        for x in _lines(folder / "texts" / "filing_excerpts.jsonl")
    }  # fmt: skip
    fields = ["ann_date", "ts_code", "name", "title", "url", "_src"]
    return {"fields": fields, "items": list(rows.values())}


def _questions(folder: Path, names: dict[str, str], market: str) -> dict[str, Any]:
    rows = [
        [
            x["ts_code"], names[x["ts_code"]], x["question_time"].replace("-", ""),
            x["question"], x["answer"] or None, x["answer_time"] or None, x["_src"],
        ]
        for x in _lines(folder / "texts" / "investor_qa.jsonl")
        if x["ts_code"].endswith(market)
    ]  # fmt: skip
    fields = ["ts_code", "name", "trade_date", "q", "a", "pub_time", "_src"]
    return {"fields": fields, "items": rows}


def _klines(folder: Path, names: dict[str, str]) -> None:
    """Eastmoney daily bars: date, open, close, high, low, volume, amount, …, turnover."""
    table = _table(folder / "second_source" / "em_spot_close.json")
    column = {name: index for index, name in enumerate(table["fields"])}
    order = (
        "今开", "最新价", "最高", "最低", "成交量", "成交额", "振幅", "涨跌幅", "涨跌额", "换手率",
    )  # fmt: skip
    lines: dict[str, list[str]] = defaultdict(list)
    for row in table["items"]:
        values = [row[column[name]] for name in order]
        if None not in values:
            day = row[column["采集日"]]
            date = f"{day[:4]}-{day[4:6]}-{day[6:]}"
            lines[row[column["代码"]]].append(",".join([date, *map(repr, values)]))
    for code, klines in lines.items():
        market = 1 if code.startswith("6") else 0
        name = next(n for c, n in names.items() if c.startswith(code))
        data = {
            "code": code, "market": market, "name": name, "decimal": 2, "dktotal": len(klines),
            "klines": klines,
        }  # fmt: skip
        body = {"rc": 0, "rt": 17, "svr": 0, "lt": 1, "full": 0, "dlmkts": "", "data": data}
        _write(f"eastmoney/kline/{market}.{code}.json", body)


def _annuals(folder: Path) -> None:
    """Eastmoney main indicators; the source prints 亿元 with two decimals, the wire carries 元."""
    table = _table(folder / "second_source" / "em_f10_annual.json")
    rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for values in table["items"]:
        row = dict(zip(table["fields"], values, strict=True))
        rows[row["ts_code"]].append(
            {
                "SECUCODE": row["ts_code"],
                "SECURITY_CODE": row["ts_code"][:6],
                "REPORT_DATE": f"{row['year']}-12-31 00:00:00",
                "NOTICE_DATE": None,
                "REPORT_TYPE": "年报",
                "CURRENCY": "CNY",
                "TOTALOPERATEREVE": _yuan(row["revenue_yi"]),
                "PARENTNETPROFIT": _yuan(row["net_profit_parent_yi"]),
                "ROEJQ": row["roe_weighted_pct"],
                "XSMLL": row["gross_margin_pct"],
                "XSJLL": row["net_margin_pct"],
            }
        )
    for code, annual in rows.items():
        data = sorted(annual, key=lambda r: r["REPORT_DATE"], reverse=True)
        result = {"pages": 1, "data": data, "count": len(data)}
        body = {"version": "", "result": result, "success": True, "message": "ok", "code": 0}
        _write(f"eastmoney/main_indicators/{code}.json", body)


def _us(folder: Path) -> None:
    """EDGAR's and Yahoo's bodies of the recorded US companies."""
    tickers = {}
    for number, ticker in enumerate(US_TICKERS):
        told = json.loads((folder / "us" / f"{ticker}.fundamentals.json").read_text("utf-8"))
        cik, profile = told["cik"], told["profile"]
        tickers[str(number)] = {"cik_str": int(cik), "ticker": ticker, "title": told["name"]}
        _write(
            f"sec/submissions/CIK{cik}.json",
            {
                "cik": cik, "name": told["name"], "sicDescription": profile["sic"],
                "tickers": [ticker], "exchanges": [profile["exchange"]],
                "fiscalYearEnd": profile["fye"],
            },
        )  # fmt: skip
        body = {"cik": int(cik), "entityName": told["name"], "facts": _facts(told)}
        _write(f"sec/companyfacts/CIK{cik}.json", body)
        history = json.loads((folder / "us" / f"{ticker}.history.json").read_text("utf-8"))
        _write(f"yahoo/{ticker}.json", _chart(history))
    _write("sec/company_tickers.json", tickers)


def _facts(told: dict[str, Any]) -> dict[str, Any]:
    """What was reported: a derived quarter (``d``) is not. Filing dates and numbers are unknown."""
    names = {
        **FLOW_CONCEPTS, "revenue": REVENUE_CONCEPT[told["symbol"]],
        "costOfRevenue": COST_CONCEPT[told["symbol"]],
    }  # fmt: skip
    annual, quarterly = told["annual"], told["quarterly"]
    year_ends = sorted({point["end"] for points in annual.values() for point in points})
    ends = sorted({*year_ends, *(p["end"] for points in quarterly.values() for p in points)})
    gaap: dict[str, Any] = {}
    for name, concept in names.items():
        found = _flows(annual[name], year_ends, YEAR_DAYS)
        found += _flows(quarterly.get(name, ()), ends, QUARTER_DAYS)
        gaap[concept] = _concept(found, "USD/shares" if name == "eps" else "USD")
    gaap["WeightedAverageNumberOfDilutedSharesOutstanding"] = _concept(
        _flows(told["dilutedShares"], year_ends, YEAR_DAYS), "shares"
    )
    for name, concept in BALANCE_CONCEPTS.items():
        found = [{"end": point["end"], "val": point["v"]} for point in told["balances"][name]]
        gaap[concept] = _concept(found, "USD")
    latest = told["sharesLatest"]
    shares = _concept([{"end": latest["end"], "val": latest["v"]}], "shares")
    return {"dei": {"EntityCommonStockSharesOutstanding": shares}, "us-gaap": gaap}


def _concept(found: Points, unit: str) -> dict[str, Any]:
    return {"units": {unit: sorted(found, key=lambda fact: (fact["end"], fact.get("start", "")))}}


def _flows(points: Points, ends: list[str], days: range) -> Points:
    """Reported flows. One starts on the day after the period before it ended, if that is known."""
    found = []
    for point in points:
        before = max((end for end in ends if end < point["end"]), default=None)
        if point.get("d") or before is None:
            continue
        start = date.fromisoformat(before) + timedelta(days=1)
        if (date.fromisoformat(point["end"]) - start).days + 1 in days:
            found.append({"start": start.isoformat(), "end": point["end"], "val": point["v"]})
    return found


def _chart(history: dict[str, Any]) -> dict[str, Any]:
    daily = history["daily"]
    meta = {
        "currency": history["currency"], "symbol": history["symbol"],
        "fullExchangeName": history["exchange"], "instrumentType": "EQUITY",
        "exchangeTimezoneName": "America/New_York", "longName": history["name"],
    }  # fmt: skip
    quote = {"close": daily["c"], "volume": daily["v"]}
    result = {"meta": meta, "timestamp": daily["t"], "indicators": {"quote": [quote]}}
    return {"chart": {"result": [result], "error": None}}


def _yuan(value: float | None) -> int | None:
    return None if value is None else round(value * HUNDRED_MILLION)


def _write(name: str, body: object) -> None:
    path = TARGET / name
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text.replace("],[", "],\n[") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
