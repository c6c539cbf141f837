"""The names of metrics in prose and in facts, one metric a row."""

ROWS = """
revenue|revenue|营收|营业额|销售收入|收入|revenue|revenues|net revenue|net revenues|sales|\
net sales|top line|turnover|rev|revs
operating_revenue|revenue|营业收入|主营业务收入|net operating revenues|or
total_revenue|revenue|营业总收入|总营收|总收入|total revenue|total revenues|tr
net_profit|profit|净利润|归母净利润|归母净利|净利|归属于上市公司股东的净利润|\
归属于母公司股东的净利润|归属于母公司所有者的净利润|归属母公司净利润|归属净利润|盈利|net profit|\
net profits|net income|net earnings|profit|earnings|profit attributable to shareholders|\
profit attributable to owners|profit attributable to owners of the parent|\
profit attributable to equity holders|profit attributable to equity shareholders|\
net profit attributable to equity holders|net profit attributable to equity shareholders|\
net profit to shareholders|net income attributable to shareholders|\
net profit attributable to owners|net profit attributable to shareholders|\
net profit attributable to the parent|attributable net profit|attributable profit|\
net profit to the parent|bottom line|np|attributable np|n income attr p|netprofit|n income|\
溢利|年内溢利|期内溢利|\
股东应占溢利|母公司拥有人应占溢利|拥有人应占溢利
adjusted_profit|adjusted_profit|扣非净利润|扣非净利|扣非归母净利润|扣除非经常性损益的净利润|\
扣除非经常性损益后的净利润|扣非后净利润|扣非后归母净利润|扣除非经常性损益后|扣除非经常性损益|\
扣除非经常损益|剔除非经常性损益|扣非后|adjusted net income|adjusted net profit|adjusted profit|\
recurring net profit|recurring net income|recurring attributable net profit|\
recurring attributable profit|underlying net profit|underlying net income|\
underlying attributable profit|underlying attributable net profit|\
adjusted attributable net profit|\
deducted net profit|deducted np|recurring np|core np|adjusted np|underlying np|recurring profit|\
normalised net profit|normalized net profit|normalised net income|normalized net income|\
normalised profit|normalized profit|core net income|core net profit|core profit|\
non-gaap net income|non-gaap net profit|non-ifrs net profit|non-ifrs profit|non-ifrs net income|\
profit dedt|dt netprofit|经调整净利润|经调整净利|经调整溢利|\
非公认会计准则净利润|非国际财务报告准则净利润
minority_profit|minority_profit|少数股东损益|minority interest|minority interests
operating_profit|operating_profit|营业利润|经营利润|经营溢利|经营盈利|经营收益|operating profit|\
operating income|income from operations
arr|arr|年度经常性收入|年化经常性收入|arr|annual recurring revenue|annualized recurring revenue|\
annualised recurring revenue
gross_profit|gross_profit|毛利|毛利润|毛利额|gross profit|gross income
pretax_profit|pretax_profit|利润总额|税前利润|除税前利润|除税前溢利|税前溢利|列账基准除税前利润|\
pretax profit|pre-tax profit|pretax income|pre-tax income|profit before tax|income before tax|\
income before income taxes|total profit
ebit|ebit|息税前利润|ebit|earnings before interest and tax|earnings before interest and taxes|\
profit before interest and tax
ebitda|ebitda|息税折旧摊销前利润|ebitda|adjusted ebitda|\
earnings before interest, tax, depreciation and amortisation|\
earnings before interest, tax, depreciation and amortization|\
earnings before interest, taxes, depreciation and amortization|\
earnings before interest, taxes, depreciation and amortisation
cost|cost|营业成本|销售成本|成本|cost of revenue|cost of revenues|costs of revenue|\
costs of revenues|cost of sales|costs of sales|cost of goods sold|costs of goods sold|\
operating cost|operating costs|oper cost|cogs
operating_expense|operating_expense|营业费用|期间费用|operating expenses|operating expense|opex
selling_expense|selling_expense|销售费用|selling expenses|selling expense|sales and marketing|\
sales and marketing expenses|sales and marketing expense|selling and marketing expenses|\
selling and marketing expense|marketing expenses|marketing expense|distribution costs
admin_expense|admin_expense|管理费用|administrative expenses|administrative expense|sg&a|sga|\
sga expense|sg&a expenses|sg&a expense|sg&a costs|general and administrative expenses|\
general and administrative expense|g&a expense|g&a expenses|\
selling, general and administrative expenses|selling, general and administrative expense|\
selling, general and administrative costs|selling, general & administrative expenses
finance_expense|finance_expense|财务费用|finance costs|finance expenses|financial expenses
tax_expense|tax_expense|所得税费用|所得税|income tax expense|provision for income taxes
tax_rate|tax_rate|有效税率|实际税率|所得税率|effective tax rate|tax rate
rnd|rnd|研发费用|研发投入|研发支出|研发开支|研发经费|r&d|r&d expenses|r&d expense|rd expense|\
rd expenses|r&d costs|r&d spending|research spending|research costs|research expenses|\
research expense|research outlays|research and development spending|research and development|\
research and development expenses|research and development expense|research and development costs
rnd_ratio|rnd_ratio|研发费用率|研发投入占比|研发强度|r&d ratio|r&d intensity|r&d as % of revenue|\
r&d as a % of revenue|r&d as a percentage of revenue|r&d as a share of revenue|r&d as % of sales|\
r&d to revenue|r&d/revenue|r&d expense ratio|r&d expense to revenue
selling_ratio|selling_ratio|销售费用率|selling expense ratio
admin_ratio|admin_ratio|管理费用率|admin expense ratio
expense_ratio|expense_ratio|期间费用率|费用率|expense ratio|opex ratio
gross_margin|gross_margin|毛利率|销售毛利率|综合毛利率|gross margin|gross margins|\
gross profit margin|grossprofit margin
vehicle_margin|gross_margin|车端毛利率|整车毛利率|汽车毛利率|车辆毛利率|汽车业务毛利率|\
vehicle margin|vehicle gross margin|automotive gross margin|auto gross margin
retention|retention|净收入留存率|净留存率|净美元留存率|net revenue retention|net retention|\
net dollar retention|dollar-based net retention|net revenue retention rate
net_margin|net_margin|净利率|净利润率|销售净利率|net margin|net margins|net profit margin|\
profit margin|netprofit margin
operating_margin|operating_margin|营业利润率|经营利润率|operating margin|operating margins|\
operating profit margin|operating profit margins|ebit margin|ebit margins
ebitda_margin|ebitda_margin|ebitda margin|ebitda margins|adjusted ebitda margin|ebitda利润率
fcf_margin|fcf_margin|自由现金流利润率|free cash flow margin|fcf margin
fcf_yield|fcf_yield|自由现金流收益率|free cash flow yield|fcf yield
occupancy|occupancy|出租率|入住率|occupancy|occupancy rate
cost_income|cost_income|成本收入比|cost-to-income ratio|cost-to-income|cost-income ratio|\
cost to income ratio|cost/income ratio|efficiency ratio
combined_ratio|combined_ratio|综合成本率|combined ratio
roe|roe|净资产收益率|股本回报率|权益净利率|净资产回报率|roe|return on equity
rotce|rotce|平均有形普通股股本回报率|有形普通股股本回报率|平均有形普通股权益回报率|\
有形普通股权益回报率|有形普通股权益收益率|平均有形普通股回报率|有形普通股回报率|\
平均有形股本回报率|\
有形股本回报率|平均有形权益回报率|有形权益回报率|有形净资产收益率|有形净资产回报率|\
有形股东权益回报率|有形股东权益回报|有形普通股股东权益回报率|有形普通股权回报率|有形股东回报率|\
有形权益回报|rotce|rote|return on tangible common equity|return on average tangible common equity|\
return on tangible equity|return on average tangible equity
roe_weighted|roe|加权平均净资产收益率|加权净资产收益率|加权平均roe|加权roe|weighted roe|\
weighted average roe|roe waa|平均净资产收益率|净资产收益率(加权)|roe(加权)
roe_diluted|roe|摊薄净资产收益率|摊薄roe|diluted roe
roa|roa|总资产收益率|总资产净利率|资产回报率|总资产报酬率|roa|return on assets
roic|roic|投入资本回报率|投资资本回报率|roic|return on invested capital
debt_ratio|debt_ratio|资产负债率|负债率|debt to assets|debt-to-assets|debt-to-asset ratio|\
debt to asset ratio|debt-to-assets ratio|debt ratio|liabilities to assets|asset-liability ratio|\
liability-to-asset ratio|liabilities-to-assets ratio
debt_equity|debt_equity|产权比率|debt-to-equity|debt to equity|debt-to-equity ratio
gearing|gearing|净负债率|有息负债率|gearing|net gearing|gearing ratio
current_ratio|current_ratio|流动比率|current ratio
quick_ratio|quick_ratio|速动比率|quick ratio
asset_turnover|asset_turnover|总资产周转率|资产周转率|asset turnover|assets turn
inventory_turnover|inventory_turnover|存货周转率|库存周转率|inventory turnover
inventory_days|inventory_days|存货周转天数|库存周转天数|inventory days|days of inventory|\
days inventory outstanding
receivable_days|receivable_days|应收账款周转天数|receivable days|days sales outstanding|dso
payable_days|payable_days|应付账款周转天数|payable days|days payable outstanding|dpo
equity_multiplier|equity_multiplier|权益乘数|equity multiplier|leverage ratio
eps|eps|每股收益|基本每股收益|每股盈利|每股基本盈利|基本每股盈利|每股基本收益|每股溢利|每股净利|\
每股净收益|eps|earnings per share|basic eps|basic earnings per share|\
earnings a share|profit per share
eps_diluted|eps|稀释每股收益|摊薄每股收益|diluted eps|diluted earnings per share|dt eps
bvps|bvps|每股净资产|每股账面值|每股账面价值|book value per share|bps per share|bvps
ocfps|ocfps|每股经营现金流|每股经营性现金流|operating cash flow per share|ocfps
dps|dps|dps|每股派现|每股分红|每股股利|每股派息|每股现金分红|现金红利|现金股利|现金分红|\
dividend per share|\
dividends per share|dividend|dividends|cash dividend|cash div tax
dividend_total|dividend_total|分红总额|现金分红总额|派现总额|total dividends|total dividend payout
payout|payout|分红率|现金分红比例|现金分红率|现金分红占比|分红比例|派息率|股利支付率|派息比率|\
payout ratio|\
dividend payout|dividend payout ratio
dividend_yield|dividend_yield|股息率|股息收益率|dividend yield|dv ttm|dv ratio|yield
ocf|ocf|经营现金净流入|经营活动现金净流入|经营性净现金流|经营净现金流|经营现金净额|\
经营活动现金流净额|经营活动产生的现金流量净额|经营活动现金流量净额|经营性现金流净额|经营性现金流|\
经营现金流|经营活动现金流|经营现金流净额|operating cash flow|operating cash flows|\
cash flow from operations|cash from operations|net cash flow from operating activities|\
net cash flow from operations|net cash flows from operations|net cash from operations|\
net cash generated from operations|net cash flows from operating activities|\
net cash generated from operating activities|net cash from operations|\
cash generated from operations|cash flow from operating activities|\
net cash from operating activities|net cash provided by operating activities|\
cash provided by operating activities|ocf
fcf|fcf|自由现金流|自由现金流量|free cash flow|fcf
investing_cf|investing_cf|投资活动现金流净额|投资活动产生的现金流量净额|investing cash flow|\
cash used in investing activities
financing_cf|financing_cf|筹资活动现金流净额|筹资活动产生的现金流量净额|\
融资活动现金流净额|financing cash flow
capex|capex|资本开支|资本支出|资本性支出|资本性开支|capex|capital expenditure|\
capital expenditures|capital spending
cash|cash|货币资金|现金及现金等价物|现金储备|账上现金|账面现金|在手现金|cash and cash equivalents|\
cash and equivalents|cash pile|cash balance|cash position|cash|money cap
receivables|receivables|应收账款|应收款项|accounts receivable|receivables|trade receivables
inventory|inventory|存货|库存|inventory|inventories
contract_liabilities|contract_liabilities|合同负债|递延收入|预收款项|预收账款|\
contract liabilities|deferred revenue
goodwill|goodwill|商誉|goodwill
aum|aum|资产管理规模|管理资产规模|管理规模|在管资产|assets under management|aum|client assets|\
fee-bearing assets|fee-earning assets|fee-paying assets|fee-generating assets
total_assets|total_assets|总资产|资产总额|资产总计|total assets|assets
total_liabilities|total_liabilities|总负债|负债总额|负债合计|\
total liabilities|liabilities|total liab
current_assets|current_assets|流动资产|current assets
current_liabilities|current_liabilities|流动负债|current liabilities
equity|equity|净资产|所有者权益|股东权益|归母净资产|归母权益|归属于上市公司股东的净资产|\
归属于母公司股东的权益|归属于母公司股东权益|归属于母公司所有者权益|归属于母公司所有者的权益|\
归属于上市公司股东的所有者权益|归属于母公司股东的净资产|股东权益合计|shareholders' equity|\
shareholders equity|stockholders' equity|stockholders equity|total equity|\
equity|net assets|book value
debt|debt|有息负债|带息债务|带息负债|付息债务|付息负债|计息负债|计息借款|有息债务|有息借款|\
带息借款|债务总额|total debt|gross debt|financial debt|interest-bearing debt|debt|borrowings
net_debt|net_debt|净负债|净债务|net debt
net_cash|net_cash|净现金|net cash
long_term_debt|long_term_debt|长期借款|长期债务|long-term debt
short_term_debt|short_term_debt|短期借款|short-term debt|short-term borrowings
pe|pe|市盈率|动态市盈率|静态市盈率|pe|p/e|p/e ratio|pe ratio|price-to-earnings|\
price-to-earnings ratio|price to earnings|earnings multiple|price-earnings ratio
pe_ttm|pe|滚动市盈率|滚动pe|滚动 pe|pe-ttm|市盈率-ttm|市盈率(ttm)|市盈率ttm|市盈率 ttm|pe ttm|\
pe(ttm)|pe (ttm)|p/e (ttm)|p/e(ttm)|滚动p/e|滚动 p/e|追踪p/e|追踪市盈率|追踪pe|往绩市盈率|\
历史市盈率|往绩pe|往绩p/e|trailing p/e|trailing pe|ttm p/e|ttm pe|trailing multiple|\
trailing earnings multiple|trailing multiple of earnings
forward_pe|forward_pe|预期市盈率|前瞻市盈率|远期市盈率|预测市盈率|前向市盈率|前向pe|前向 pe|\
前瞻pe|\
前瞻 pe|远期pe|远期 pe|预期pe|预期 pe|预测pe|预测 pe|前瞻p/e|前瞻 p/e|远期p/e|远期 p/e|预期p/e|\
预期 p/e|预测p/e|预测 p/e|前向p/e|前向 p/e|未来12个月市盈率|未来12个月pe|未来12个月p/e|\
未来12个月 p/e|未来十二个月市盈率|pe(前瞻)|p/e(前瞻)|市盈率(前瞻)|pe(远期)|p/e(远期)|市盈率(远期)|\
pe(预期)|p/e(预期)|市盈率(预期)|pe(预测)|p/e(预测)|市盈率(预测)|forward p/e|forward pe|\
forward p/e ratio|fwd p/e|fwd pe|forward price-to-earnings|forward multiple|\
forward earnings multiple|forward price-to-earnings ratio|p/e (fwd)|pe (fwd)|pe fwd|\
forward price/earnings|p/e (forward)
pb|pb|市净率|pb|p/b|p/b ratio|pb ratio|price-to-book|price-to-book ratio|price to book
ps|ps|市销率|ps|p/s|p/s ratio|ps ratio|price-to-sales ratio|price-to-sales|price to sales|ps ttm
ev_sales|ev_sales|ev/sales|ev sales|ev to sales|ev/revenue
net_debt_ebitda|net_debt_ebitda|净负债/ebitda|净债务/ebitda|净杠杆率|净杠杆|net debt/ebitda|\
net debt ebitda|net debt to ebitda|net debt-to-ebitda|net leverage
interest_cover|interest_cover|利息保障倍数|interest cover|interest coverage|interest coverage ratio
ev_ebitda|ev_ebitda|ev/ebitda|ev ebitda|ev to ebitda|ev-to-ebitda|enterprise value to ebitda|\
enterprise value/ebitda|企业价值倍数
peg|peg|peg|peg ratio
percentile|percentile|分位|历史分位|分位数|分位点|市盈率分位|估值分位|percentile|p/e percentile
market_cap|market_cap|总市值|市值|market capitalisation|market capitalization|market cap|\
mkt cap|market value|total mv
float_cap|float_cap|流通市值|float market cap|circ mv
enterprise_value|enterprise_value|企业价值|enterprise value
close|price|收盘价|最近收盘|最近收盘价|收盘|收报|收于|报收|close|closing price|last close|\
latest close|closed|closes|closing
live|price|当前价|现价|当前股价|当前价格|最新价|实时价|实时价格|实时股价|盘中价|current price|\
current share price|live price|real-time price|last price|last traded price
price|price|股价|价格|每股价格|share price|stock price|price
open|open|开盘价|开盘|opening price|opened|open price
high|high|最高价|盘中最高|intraday high|day high|session high
low|low|最低价|盘中最低|intraday low|day low|session low
high52|high52|52周最高|52周高点|52周最高价|一年最高价|52-week high|52 week high
low52|low52|52周最低|52周低点|52周最低价|一年最低价|52-week low|52 week low
pre_close|pre_close|前收盘价|昨收|昨收价|前收|previous close|prior close|pre close
target_price|target_price|目标价|目标价格|target price|price target
fair_value|fair_value|每股价值|合理价值|内在价值|每股内在价值|fair value|value per share|\
value a share|intrinsic value
volume|volume|成交量|volume|trading volume|vol
turnover_rate|turnover_rate|换手率|turnover rate|turnover ratio
amplitude|amplitude|振幅|amplitude
drawdown|drawdown|最大回撤|回撤|max drawdown|maximum drawdown|drawdown
beta|beta|贝塔|beta
volatility|volatility|波动率|年化波动率|volatility
depreciation|wear|折旧费用|折旧|depreciation|depreciation expense
amortization|amortization|摊销费用|摊销|amortization|amortisation|amortization expense
total_shares|total_shares|总股本|股本|股份总数|shares outstanding|outstanding shares|share count|\
total shares|total share capital|total share
float_shares|float_shares|流通股本|流通股|float shares|free float|float share
holders|holders|股东户数|股东人数|股东总数|shareholders|number of shareholders|holder num
holding_ratio|holding_ratio|持股比例|持股|stake|shareholding|ownership
employees|employees|员工人数|员工总数|在职员工|员工|雇员|employees|headcount|staff|workforce
deliveries|deliveries|交付量|交付|deliveries|delivered|vehicle deliveries|vehicles delivered|\
delivery guidance|delivery outlook|delivery forecast|delivery target|\
delivery volume|delivery volumes
production|production|产量|生产汽车|生产整车|生产新车|生产车辆|production|output|produced
sales_volume|sales_volume|销量|销售量|出货量|销售汽车|销售整车|销售新车|shipments|unit sales|\
sales volume|units sold|shipped
asp|asp|均价|平均售价|吨酒价格|单价|average selling price|asp|unit price
capacity|capacity|产能|capacity
utilisation|utilisation|产能利用率|utilization|utilisation|capacity utilization|\
capacity utilisation
market_share|market_share|市占率|市场份额|市场占有率|market share
stores|stores|门店数|门店数量|门店总数|门店家数|门店|stores|store count
users|users|用户数|活跃用户|users|active users|subscribers
backlog|backlog|在手订单|订单金额|订单|backlog|order backlog|order book|orderbook|unfilled orders|\
unfilled order book|outstanding orders
orders|orders|新签订单|新增订单|新接订单|orders|order intake|new orders|orders received|bookings
funding_cost|funding_cost|计息负债成本率|付息负债成本率|计息负债平均成本率|付息负债平均成本率|\
负债成本率|计息负债付息率|付息负债付息率|计息负债成本|付息负债成本
deposit_cost|deposit_cost|存款成本率|存款付息率|存款平均成本率
nim|nim|净息差|净利息收益率|nim|net interest margin
nii|nii|净利息收入|利息净收入|净息收入|净利息收益|净利息营业收入|净利息业务收入|\
net interest income|net interest revenue|net interest revenues
npl|npl|不良贷款率|不良率|npl ratio|non-performing loan ratio|nonperforming loan ratio|\
nonperforming loans|non-performing loans|npls|npl
special_mention|special_mention|关注类贷款占比|关注类贷款率|关注贷款率|关注类占比|关注率|\
special-mention loan ratio|special mention loan ratio|special-mention ratio|special mention ratio
overdue|overdue|逾期贷款占比|逾期贷款率|逾期率|overdue loan ratio|overdue ratio
loan_deposit|loan_deposit|存贷比|贷存比|loan-to-deposit ratio|\
loan to deposit ratio|loan/deposit ratio
lcr|lcr|流动性覆盖率|lcr|liquidity coverage ratio
credit_cost|credit_cost|信用成本率|信用成本|信贷成本率|信贷成本|credit cost ratio|cost of risk
coverage|coverage|拨备覆盖率|provision coverage|provision coverage ratio|coverage ratio
car|car|资本充足率|capital adequacy ratio|car
tier1|tier1|一级资本充足率|一级资本比率|tier 1 ratio|tier 1 capital ratio
cet1|cet1|核心一级资本充足率|核心一级资本比率|普通股一级资本充足率|普通股一级资本比率|\
普通股权一级资本比率|普通股权一级资本充足率|cet1比率|cet1资本充足率|cet1|cet1 ratio|cet-1 ratio|\
common equity tier 1 ratio
loans|loans|贷款总额|贷款余额|贷款|total loans|loans|loan book|loan portfolio|gross loans|net loans
deposits|deposits|存款总额|存款余额|存款|total deposits|deposits|deposit base|customer deposits
premium|premium|保费收入|保费|premiums|premium income
nbv|nbv|新业务价值|new business value|value of new business|nbv
non_interest|non_interest|非利息净收入|非利息收入|非净利息收入|非息收入|非息净收入|净非息收入|\
净非利息收入|非利息营业收入|非利息业务收入|non-interest income|\
noninterest income|net non-interest income
fee_income|fee_income|手续费及佣金净收入|手续费及佣金收入|手续费净收入|手续费收入|佣金净收入|\
佣金收入|中间业务收入|net fee income|fee income|net fees and commissions|\
net fee and commission income|fee and commission income|commission income
interest_rate|interest_rate|利率|逆回购利率|逆回购操作利率|贷款利率|票面利率|lpr|\
interest rate|policy rate|coupon
bond_yield|bond_yield|收益率|国债收益率|到期收益率|bond yield|treasury yield|yield to maturity
net_invest_yield|invest_yield|净投资收益率|net investment yield
total_invest_yield|invest_yield|总投资收益率|total investment yield
comprehensive_invest_yield|invest_yield|综合投资收益率|comprehensive investment yield
exchange_rate|exchange_rate|汇率|汇价|exchange rate
wacc|wacc|折现率|加权平均资本成本|discount rate|wacc
terminal_growth|terminal_growth|永续增长率|terminal growth|\
terminal growth rate|perpetual growth rate
upside|upside|上涨空间|相对现价空间|相对现价|upside|upside to the price
cash_conversion|cash_conversion|净现比|现金含量|cash conversion|cash conversion ratio
reverse_repo|reverse_repo|逆回购|逆回购操作|逆回购投放|正回购|买断式逆回购
buyback|buyback|回购|回购金额|share repurchases|share repurchase|share repurchase spending|\
share buybacks|share buyback|buyback|buybacks|repurchases|stock repurchases|\
stock buybacks|bought back
non_recurring|non_recurring|非经常性损益|non-recurring gains|one-off gains
gdp|gdp|gdp|国内生产总值
cpi|cpi|cpi|居民消费价格指数
"""
