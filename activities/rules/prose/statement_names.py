"""The names of the items of a report in prose and in facts, by what they are counted in.

Rows as those of ``metric_names``: id, family, names.
"""

FLOWS = """
total_cost|total_cost|营业总成本|total operating costs|total costs and expenses
tax_surcharge|tax_surcharge|税金及附加|营业税金及附加|taxes and surcharges|\
business taxes and surcharges
interest_expense|finance_expense|利息费用|利息支出|interest expense|interest expenses
interest_income|interest_income|利息收入|interest income
invest_income|invest_income|投资收益|投资净收益|投资收益净额
fv_gain|fv_gain|公允价值变动收益|公允价值变动损益|公允价值变动净收益|公允价值变动损失|\
fair value gains|fair value changes
other_income|other_income|其他收益
subsidy|subsidy|政府补助|政府补贴|government grants|government subsidies
disposal_gain|disposal_gain|资产处置收益|资产处置损益|gains on disposal of assets
impairment|impairment|减值损失|减值|计提减值|impairment|impairments|write-down|impairment charge
asset_impairment|impairment|资产减值损失|资产减值
credit_impairment|impairment|信用减值损失|信用减值
goodwill_impairment|impairment|商誉减值损失|商誉减值
nonoperating_income|nonoperating_income|营业外收入|non-operating income
nonoperating_expense|nonoperating_expense|营业外支出|non-operating expenses
comprehensive_income|comprehensive_income|综合收益总额|total comprehensive income|\
comprehensive income
oci|oci|其他综合收益|other comprehensive income
net_cash_increase|net_cash_increase|现金及现金等价物净增加额|现金及现金等价物净增加|现金净增加额|\
net increase in cash and cash equivalents|net increase in cash
cash_received|cash_received|销售商品、提供劳务收到的现金|销售商品提供劳务收到的现金|销售收现|\
销售回款|cash received from sales
cash_for_goods|cash_for_goods|购买商品、接受劳务支付的现金|购买商品接受劳务支付的现金|\
cash paid for goods
cash_for_staff|cash_for_staff|支付给职工以及为职工支付的现金|支付给职工及为职工支付的现金|\
cash paid to employees
cash_for_taxes|cash_for_taxes|支付的各项税费|cash paid for taxes
d_and_a|wear|折旧与摊销|折旧及摊销|折旧和摊销|折旧摊销|depreciation and amortization|\
depreciation and amortisation
gmv|gmv|商品交易总额|平台交易额|gmv|gross merchandise volume|gross merchandise value
contracted_sales|contracted_sales|合同销售金额|合同销售额|签约销售金额|签约销售额|签约金额|销售金额|\
合约销售金额|合约销售额
dividend_total|dividend_total|分红金额|派现金额|现金分红金额|派息总额
"""
BALANCES = """
trading_assets|trading_assets|交易性金融资产|trading financial assets
notes_receivable|notes_receivable|应收票据|notes receivable
notes_and_receivables|receivables|应收票据及应收账款|notes and accounts receivable
receivables_financing|receivables_financing|应收款项融资|receivables financing
prepayments|prepayments|预付款项|预付账款|prepayments
other_receivables|other_receivables|其他应收款|其他应收款项|other receivables
contract_assets|contract_assets|合同资产|contract assets
noncurrent_assets|noncurrent_assets|非流动资产|非流动资产合计|non-current assets|noncurrent assets
equity_investments|equity_investments|长期股权投资|long-term equity investments
fixed_assets|fixed_assets|固定资产|fixed assets
construction|construction|在建工程|construction in progress
intangibles|intangibles|无形资产|intangible assets
rou_assets|rou_assets|使用权资产|right-of-use assets
investment_property|investment_property|投资性房地产|investment property|investment properties
development_cost|development_cost|开发支出|capitalised development costs|\
capitalized development costs
deferred_expenses|deferred_expenses|长期待摊费用|long-term prepaid expenses
deferred_tax_assets|deferred_tax_assets|递延所得税资产|deferred tax assets
deferred_tax_liabilities|deferred_tax_liabilities|递延所得税负债|deferred tax liabilities
bonds_payable|bonds_payable|应付债券|bonds payable
notes_payable|notes_payable|应付票据|notes payable
payables|payables|应付账款|accounts payable|trade payables
payroll_payable|payroll_payable|应付职工薪酬|employee benefits payable
taxes_payable|taxes_payable|应交税费|taxes payable
other_payables|other_payables|其他应付款|其他应付款项|other payables
due_within_year|due_within_year|一年内到期的非流动负债|\
non-current liabilities due within one year
lease_liabilities|lease_liabilities|租赁负债|lease liabilities
provisions|provisions|预计负债|estimated liabilities
deferred_income|deferred_income|递延收益|deferred income
noncurrent_liabilities|noncurrent_liabilities|非流动负债|非流动负债合计|non-current liabilities|\
noncurrent liabilities
working_capital|working_capital|营运资金|营运资本|working capital
capital_reserve|capital_reserve|资本公积|资本公积金|capital reserve
surplus_reserve|surplus_reserve|盈余公积|盈余公积金|surplus reserve
retained|retained|未分配利润|undistributed profit|undistributed profits|retained earnings
treasury|treasury|库存股|treasury shares|treasury stock
minority_equity|minority_equity|少数股东权益|non-controlling interests
embedded_value|embedded_value|内含价值|embedded value
"""
PER_SHARE = """
eps_adjusted|eps|扣非每股收益|扣非后每股收益|扣除非经常性损益后的基本每股收益|\
扣除非经常性损益的基本每股收益|扣除非经常性损益后每股收益|adjusted eps
cfps|cfps|每股现金流量净额|每股净现金流|每股现金流量|每股现金流|net cash flow per share
fcfps|fcfps|每股自由现金流|每股自由现金流量|free cash flow per share
revenue_ps|revenue_ps|每股营业收入|每股营收|每股营业总收入|每股销售收入|每股收入|\
revenue per share|sales per share
reserve_ps|reserve_ps|每股资本公积金|每股资本公积|每股公积金|capital reserve per share
retained_ps|retained_ps|每股未分配利润|undistributed profit per share
ocfps|ocfps|每股经营活动现金流|每股经营活动产生的现金流量净额|每股经营活动现金流量净额|\
每股经营现金流量净额|每股经营现金流净额|每股经营性现金流净额|每股经营性现金流量净额|\
每股经营活动现金净流量|经营现金流每股
dps|dps|每10股派现|每10股派息|每10股分红|每10股派|每10股派发现金红利|每10股现金红利|每十股派现|\
每十股派息|每股派发现金红利|每股现金红利|每股现金股利|每股派发现金股利|每股派发股息|每股股息|\
每股派发红利|每股红利|每股派现金|每股分派|每股派
"""
PERCENTS = """
finance_ratio|finance_ratio|财务费用率|财务费用占营收比|财务费用占营收比例|\
财务费用占营业收入比例|finance expense ratio|financial expense ratio
period_ratio|expense_ratio|期间费用率|period expense ratio
selling_ratio|selling_ratio|销售费用率|销售费用占营收比|销售费用占营收比例|\
销售费用占营业收入比例|销售费用占比|selling expense ratio
admin_ratio|admin_ratio|管理费用率|管理费用占营收比|管理费用占营收比例|管理费用占营业收入比例|\
管理费用占比|administrative expense ratio
rnd_ratio|rnd_ratio|研发投入占营业收入比例|研发投入占营业收入比重|研发投入占营业收入的比例|\
研发投入占营收比例|研发投入占营收比重|研发投入占营收比|研发费用占营业收入比例|研发费用占营收比例|\
研发费用占营收比重|研发投入强度|研发支出占比|研发费用占比
roe_deducted|roe|扣非净资产收益率|扣非后净资产收益率|扣非加权净资产收益率|\
扣非加权平均净资产收益率|\
扣非roe|扣非加权roe|扣除非经常性损益后的加权平均净资产收益率|扣除非经常性损益后净资产收益率|\
扣除非经常性损益后的净资产收益率
cash_collection|cash_collection|收现比|销售收现比|收现率
ocf_ratio|ocf_ratio|经营现金流占营收比|经营现金流占营收比重|经营现金流与营收之比
overseas_share|overseas_share|海外收入占比|境外收入占比|海外营收占比|海外业务收入占比|\
境外营收占比|\
overseas revenue share
top_customers|top_customers|前五大客户销售占比|前五大客户占比|前五名客户销售额占比|\
前五大客户收入占比|前五大客户销售额占比|客户集中度
top_suppliers|top_suppliers|前五大供应商采购占比|前五大供应商占比|前五名供应商采购额占比|\
前五大供应商采购额占比
production_sales|production_sales|产销率
net_spread|net_spread|净利差|net interest spread
provision_loan|provision_loan|拨贷比|贷款拨备率|贷款拨备比|loan provision ratio
solvency|solvency|偿付能力充足率|综合偿付能力充足率|solvency ratio
core_solvency|solvency|核心偿付能力充足率|core solvency ratio
surrender|surrender|退保率|surrender rate
goodwill_share|goodwill_share|商誉占净资产比例|商誉占净资产的比例|商誉占净资产比重|商誉占净资产比
"""
MULTIPLES = """
cash_ratio|cash_ratio|现金比率|cash ratio
interest_cover|interest_cover|已获利息倍数|利息保障倍数|利息覆盖倍数
receivable_turnover|receivable_turnover|应收账款周转率|应收账款周转次数|receivables turnover|\
accounts receivable turnover
inventory_turnover|inventory_turnover|存货周转次数|inventory turns
current_asset_turnover|current_asset_turnover|流动资产周转率|current asset turnover
fixed_asset_turnover|fixed_asset_turnover|固定资产周转率|fixed asset turnover
"""
DAYS = """
operating_cycle|operating_cycle|营业周期|operating cycle
cash_cycle|cash_cycle|现金循环周期|现金转换周期|现金周转周期|现金周转天数|净营业周期|\
cash conversion cycle
"""
COUNTS = """
researchers|researchers|研发人员|研发人员数量|研发人员人数|研发人员数|r&d staff|r&d personnel|\
r&d employees
new_stores|new_stores|新增门店|新开门店|新增门店数|新开门店数|新店数量
daily_users|users|日活跃用户|日活跃用户数|日活用户|日活|daily active users|dau
paying_users|paying_users|付费用户|付费用户数|付费会员数|paying users
patents|patents|专利数量|专利数|专利总数|patents
"""
OTHERS = """
orders|orders|新签合同额|新签合同金额|新签订单金额|新签订单额|新签合同|新增订单金额|新增合同额
backlog|backlog|在手订单金额|在手订单额|在手合同额|未完成合同额
ocf|ocf|经营性现金流量净额|经营活动净现金流|经营性净现金流量|经营现金流量净额|经营净现金流量|\
经营活动现金流量
investing_cf|investing_cf|投资活动现金流量净额|投资性现金流净额|投资现金流净额|投资活动净现金流|\
net cash flow from investing activities|net cash used in investing activities
financing_cf|financing_cf|筹资活动现金流量净额|筹资性现金流净额|筹资现金流净额|筹资活动净现金流|\
net cash flow from financing activities|net cash from financing activities
capex|capex|购建固定资产、无形资产和其他长期资产支付的现金|\
购建固定资产、无形资产及其他长期资产支付的现金
buyback|buyback|股份回购金额|回购股份金额|回购总金额
inventory|inventory|存货余额|存货账面价值|存货账面余额|存货净额
receivables|receivables|应收账款余额|应收账款账面价值|应收账款账面余额|应收账款净额
goodwill|goodwill|商誉账面价值|商誉余额|商誉净额
current_assets|current_assets|流动资产合计|流动资产总额
current_liabilities|current_liabilities|流动负债合计|流动负债总额
monthly_users|users|月活|月活用户|月活跃用户|月活跃用户数|月活用户数|月活跃人数|\
monthly active users|mau
employees|employees|员工总人数|在职员工数量|在职员工总数|在册员工
total_shares|total_shares|总股数|股份总额|总股份数|总股本数|发行总股数
cash_conversion|cash_conversion|净利润现金含量|经营现金流净利润比|经营现金流与净利润之比|\
盈利现金比率|\
净利润含金量
dividend_yield|dividend_yield|股息率ttm|股息率(ttm)|股利率|现金股息率
holders|holders|股东总户数|普通股股东总数|股东户数总数
sales_volume|sales_volume|汽车销量|总销量
production|production|汽车产量|总产量
deposits|deposits|吸收存款
loans|loans|发放贷款和垫款|发放贷款及垫款
premium|premium|保险业务收入|原保险保费收入|原保费收入
"""
