"""The names of what is told of a share on the market, by what it is counted in.

Trading, margin loans, flows of money, holders. Rows as those of ``metric_names``.
"""

AMOUNTS = """
turnover_value|turnover_value|成交额|成交金额|成交总额|总成交额|全天成交|全天成交额|日成交额|\
当日成交额|日均成交额|成交|trading value|traded value|turnover value|trading turnover
margin_balance|margin_balance|融资余额|margin financing balance|margin loan balance|\
margin trading balance|margin purchase balance|outstanding margin loans
short_balance|short_balance|融券余额|securities lending balance
margin_total|margin_total|融资融券余额|两融余额|margin trading and securities lending balance|\
margin financing and securities lending balance|margin trading and short selling balance
margin_buy|margin_buy|融资买入额|融资买入|margin purchases
margin_repay|margin_repay|融资偿还额|融资偿还|margin repayments
margin_net|margin_net|融资净买入额|融资净买入|融资净流入|net margin purchases
main_flow|main_flow|主力资金净流入|主力资金净流入额|主力净流入|主力净流入额|主力资金净买入|\
主力资金净额
huge_flow|huge_flow|超大单净流入|超大单净流入额|特大单净流入|超大单净额
large_flow|large_flow|大单净流入|大单净流入额|大单净额
medium_flow|medium_flow|中单净流入|中单净流入额|中单净额
small_flow|small_flow|小单净流入|小单净流入额|散户资金净流入|散户净流入|小单净额
north_flow|north_flow|北向资金净流入|北向资金净买入|北向资金净买入额|北向净流入|北向净买入|\
陆股通净买入|陆股通净流入|沪深股通净买入|northbound net inflow|northbound net buying
south_flow|south_flow|南向资金净流入|南向资金净买入|南向资金净买入额|南向净流入|南向净买入|\
港股通净买入|港股通净流入|southbound net inflow|southbound net buying
board_net|board_net|龙虎榜净买入|龙虎榜净买入额|龙虎榜净买额
block_trades|block_trades|大宗交易成交额|大宗交易金额|大宗交易成交金额|大宗交易额
north_value|north_value|北向资金持股市值|陆股通持股市值|北向持股市值
fund_value|fund_value|基金持股市值|公募基金持股市值|公募持股市值
sealed|sealed|封单金额|封单资金|封单额
float_cap|float_cap|a股流通市值|自由流通市值|free-float market cap|free float market cap|\
free-float market capitalisation|free-float market capitalization
market_cap|market_cap|最新市值|总市值|a股总市值|a股市值
"""
OUTFLOWS = {
    "融资净买入": ("融资净偿还", "融资净偿还额", "净偿还", "融资净卖出", "融资净卖出额",
              "融资净流出"),
    "主力资金净流入": ("主力资金净流出", "主力资金净流出额", "主力净流出", "主力净流出额",
                "主力资金净卖出"),
    "超大单净流入": ("超大单净流出", "特大单净流出"),
    "大单净流入": ("大单净流出",),
    "中单净流入": ("中单净流出",),
    "小单净流入": ("小单净流出", "散户资金净流出", "散户净流出"),
    "北向资金净流入": ("北向资金净流出", "北向资金净卖出", "北向净流出", "北向净卖出",
                "陆股通净卖出", "陆股通净流出", "沪深股通净卖出"),
    "南向资金净流入": ("南向资金净流出", "南向资金净卖出", "南向净流出", "南向净卖出",
                "港股通净卖出", "港股通净流出"),
    "龙虎榜净买入": ("龙虎榜净卖出", "龙虎榜净卖出额", "龙虎榜净卖额"),
}  # fmt: skip
"""What a net inflow is called below zero."""
PERCENTS = """
free_turnover|turnover_rate|自由流通换手率
top_holders|holding_ratio|前十大股东持股比例|前十大股东合计持股比例|前十大股东合计持股|\
前十大股东持股
institution_share|holding_ratio|机构持股比例|机构持股占比|institutional ownership
fund_share|holding_ratio|基金持股比例|公募基金持股比例|基金持股占比
north_share|holding_ratio|北向资金持股比例|陆股通持股比例|北向持股比例|北向资金持股占比
controller_share|holding_ratio|控股股东持股比例|第一大股东持股比例|大股东持股比例|\
实际控制人持股比例
pledged_share|pledged_share|股权质押比例|股份质押比例|质押比例|质押率|股票质押比例|pledge ratio|\
pledged ratio
"""
MULTIPLES = """
pb|pb|市净率(lf)|市净率lf|市净率(mrq)|市净率mrq|pb(mrq)|pb(lf)|pb-mrq|pb mrq
ps|ps|市销率(ttm)|市销率ttm|ps(ttm)|ps-ttm
pcf|pcf|市现率|pcf|p/cf|市现率ttm|市现率(ttm)|pcf(ttm)|price-to-cash-flow|price to cash flow
volume_ratio|volume_ratio|量比|volume ratio
beta|beta|贝塔系数|beta系数|贝塔值|beta值
"""
COUNTS = """
north_shares|north_shares|北向资金持股数量|北向资金持股数|陆股通持股数|陆股通持股数量
pledged_shares|pledged_shares|质押股数|质押股份数|质押股份数量|质押股份|累计质押股份|\
累计质押股份数|pledged shares
bought_shares|bought_shares|回购股份数量|回购股数|回购股份数|回购数量
unlocked_shares|unlocked_shares|解禁股数|解禁数量|限售股解禁数量|解禁股份数量|解禁股份
average_holding|average_holding|户均持股|户均持股数|户均持股数量|户均持有
free_shares|free_shares|自由流通股本|自由流通股
float_shares|float_shares|流通a股|a股流通股本|无限售流通股
institutions|institutions|机构持股家数|持股机构家数|持股机构数
analysts|analysts|覆盖机构数|覆盖分析师家数|评级机构数
"""
PRICES = """
close|price|收盘价报|收盘报|收盘于
average_price|average_price|成交均价|vwap|volume-weighted average price
price_change|price_change|涨跌额
issue_price|issue_price|发行价|发行价格|定增发行价|定增价格|定增价|增发价|增发价格|\
发行底价|首发价格|issue price|offer price
limit_up|limit_up|涨停价|涨停价格
limit_down|limit_down|跌停价|跌停价格
conversion_price|conversion_price|转股价|转股价格|conversion price
buyback_price|buyback_price|回购均价|回购价格|回购成交均价
moving_average|moving_average|5日均线|10日均线|20日均线|30日均线|60日均线|120日均线|250日均线
pre_close|pre_close|昨收盘|昨日收盘价|前一交易日收盘价
"""
