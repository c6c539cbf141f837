"""What a session, a table, an agreement or a memory tells, in the words of an order."""

import pytest

from activities.rules.executable import find


def blocked(text: str) -> bool:
    """Whether the text is held to be able to act."""
    return any(True for _ in find(text))


@pytest.mark.parametrize(
    "text",
    [
        "尾盘集合竞价出现30000股卖单，推测为指数基金调仓所致，不改变中期判断。",
        "集合竞价阶段有2.3万手卖单挂在跌停价，9点20分前全部撤单。",
        "ETF申赎：沪深300ETF本周净申购68亿份，创业板ETF净赎回15亿份。",
        "前二十席位多头减2310手，空头减4102手。",
        "交易复盘\n2023-08-19 买入300059后遇到业绩预告下修\n随后两周回撤8%，按纪律止损离场",
        "三季度组合操作：卖出了全部券商，买入了电网设备，现金比例由8%升到14%。",
        "当时我在跌停板上挂单没卖掉，第三天开板才走。",
        "现金流量表（元）\n经营活动净额　19766278287\n投资活动净额　-15398082911",
        "营业部名称　买入金额(万元)\n机构专用　8930.1　0\n华鑫证券上海宛平南路　2310.7　4502.3",
        "代码　名称　总市值(元)\n600900　长江电力　1820699756900　18683767963",
        "ROE拆解：净利率12.3%×资产周转率0.85×权益乘数1.9=19.9%。",
        "【研究卡片】中际旭创\n- 结论：维持买入\n- 触发点：1.6T 放量",
        "The deal lets Boeing buy the remaining 49% for $756.60 million, half paid at close.",
        "Purchase order 4500102017 and bill of lading MAEU217933345 match on quantity.",
        "A fat-finger order to sell 10,000 contracts hit the E-mini, the inquiry found.",
        "Broker note: we raise Rio Tinto to Buy, cut BHP to Hold, and keep Glencore at Sell.",
        "China ETF 510300 and fund 110022 rose with the onshore market.",
        "Market makers buy at the bid and sell at the offer, and hedge what is left at the close.",
        "Quill Foods was inserted into the quality basket at the December rebalance.",
        "岚山铜业被调出沪深300指数，另一家公司获纳入。",
        "## 关键假设\n- 收入增速 26.2%\n- 毛利率 23.8%\n- 加权平均资本成本 45.7%",
        "发票号码246470220924287729410对应的软件服务收入已在Q3确认，税率6%。",
        "Set OPENAI_API_KEY to sk-xxxxxxxxxxxx (placeholder) and FINNHUB_TOKEN to <token>.",
        "自选股列表：\n600519 贵州茅台\n000858 五粮液\n600036 招商银行",
        "Peer set: NVDA, MU, 005930.KS, 7203.T and 300760.SZ; median EV/EBITDA 309.01x.",
        "Comparables: CRM, SAP, ORCL, NOW and 600588.SH.",
        "可比公司：NVDA、MU和300760.SZ；中位数30倍。",
        "Watch list:\nAAPL Apple Inc.\nMSFT Microsoft\nNVDA NVIDIA",
        "组合交易回顾：2024-03-18以26.4元买入岚山铜业3,100股，2025-01-28以28.2元卖出，收益6.8%。",
        "Add Quill to your watchlist ahead of the print.",
        "We lift 2026 EPS to $3.62. Our view is unchanged. The risk is that inventories at "
        "distributors, now at 80 days, take longer to clear.",
        "The question is whether buyers return at lower prices before the close of the year.",
        "Book value by segment (RMB thousand): 1343 / 4516 / 2098 / 9618.",
    ],
)
def test_what_only_tells_is_no_order(text: str) -> None:
    """Nobody is asked for anything."""
    assert not blocked(text)


@pytest.mark.parametrize(
    "text",
    [
        "复盘\n2023年1月建仓药明，8月清仓。\n明天开盘把剩下的500股药明全卖掉，限价55元。",
        "尾盘出现3万手卖单，立即跟着卖出我账户里的1000股。",
        "盘口出现2万手卖单，卖出中国平安2000股。",
        "交易清单（股）\n贵州茅台 -200\n五粮液 500",
        "按以下清单今日全部买入：\n600519 贵州茅台\n000858 五粮液\n600036 招商银行",
        "Foreigners were net sellers, so sell 500 NVDA.",
        "The key point is that you sell 500 NVDA at market now.",
        "Our view is unchanged: buy 500 shares of Apple at market now.",
        "Purchase order 4500: buy 300 AAPL at market.",
        "The deal closes today, so sell 500 shares of Boeing at market now.",
        "去跟对手方敲定：买入 24 附息国债 11 面额五千万，收益率 2.13% 以上，T+1 交割。",
    ],
)
def test_an_order_beside_what_tells_is_still_one(text: str) -> None:
    """A report around it makes no order a report."""
    assert blocked(text)
