"""The names of metrics as the fields of vendors and of tables in a database have them.

n_cashflow_act, rd_to_revenue, circ_mv. Each row: what prose calls it, and the fields that mean it,
their underscores as spaces.
"""

import re
from functools import lru_cache

from activities.rules.prose import sector_fields
from activities.rules.scanning.regex import regex

_ROWS = """
revenue|operate income|operating income total|net sales|oper rev|biz revenue
total revenue|yyzsr|total operate income|total operating revenue|total oper rev
net profit|gsjlr|n income attr p|net profit parent|net profit attr parent|parent net profit|\
parent netprofit|net profit attributable|attributable net profit|np parent|netprofit attr p|\
net profit to parent|holder net profit|net profit atsopc|net profit attr p|net income parent|\
net profit attributable to parent|net profit attr|attr net profit|np attr
adjusted net profit|kcfjcxsyjlr|net profit deducted|profit dedt|net profit excl nonrecurring|\
deducted net profit|deducted profit|net profit adjusted|net profit ex nonrecurring|dedt profit|\
net profit deduct|\
net profit after deducting nonrecurring|recurring net profit|koufei net profit|\
deduct parent netprofit|np deducted|n income dedt|net profit non recurring excluded|\
net profit excl non recurring|net profit after deduction|dt netprofit|net profit dedt|\
nonrecurring adjusted net profit|net profit parent deducted|net profit cut|dt net profit|\
net profit ex non recurring|net profit excluding nonrecurring|kf net profit|koufei np
net profit forecast|np forecast|net profit est|np est|consensus net profit|net profit consensus|\
net profit e|forecast net profit|np consensus|net profit estimate|est net profit|np fcst
revenue forecast|revenue est|rev forecast|rev est|consensus revenue|revenue consensus|\
revenue estimate|est revenue
gross profit|grossprofit|gross profit amount
operating profit|operate profit|op profit|oper profit|op|op income
total profit|pbt|ebt|profit before tax|total profit before tax
operating cost|oper cost|operate cost
total operating costs|total cogs|total operating cost|total operate cost
taxes and surcharges|biz tax surchg|tax and surcharge|operate tax add|tax surcharge
selling expenses|sell exp|sale expense|selling exp|sales expense|sell expense|sales exp|\
marketing expense
administrative expenses|admin exp|admin expense|manage expense|management expense|ga expense|\
manage exp
finance expenses|fin exp|finance expense|financial expense|finance cost|fina exp|finan exp|\
finance exp
r&d expenses|rd exp|rd expense|research expense|r and d expense|rnd expense|rd cost|rnd exp|\
development expense|rd expenses
r&d spending|rd input|rd investment|rd spend|total rd investment
interest expense|int exp|fin exp int exp
interest income|int income|fin exp int inc
投资收益|invest income|investment income|inv income
fair value gains|fv value chg gain|fair value change|fair value gain|fv change gain|\
fairvalue change income
其他收益|oth income|other income|other gains
government grants|gov subsidy|government subsidy|govt grants|subsidy|subsidies|gov grants
gains on disposal of assets|asset disp income|asset disposal income|gain on disposal
信用减值损失|credit impa loss|credit impairment loss|credit impairment
资产减值损失|assets impair loss|asset impairment loss|asset impairment
商誉减值损失|goodwill impairment loss
non-operating income|non oper income|non operating income|nonoperating income|nonop income
non-operating expenses|non oper exp|non operating expense|nonoperating expense|nonop expense
income tax expense|income tax|tax expense
minority interest|minority gain|minority interest income|minority profit
non-recurring gains|extra item|non recurring gains|nonrecurring gain loss|nonrecurring profit|\
non recurring profit loss|non recurring items|\
non recurring gain|nonrecurring gain|nonrecurring gains|nonrecurring gain or loss|\
extraordinary gain loss|non recurring gain loss|one off gain
total comprehensive income|t compr income|comprehensive income
other comprehensive income|oth compr income|oci
operating cash flow|n cashflow act|net operating cash flow|cfo|operating cashflow|\
net cash flow oper|netcash operate|n cashflow operate|oper cash flow|net operate cashflow|\
net cash from operating|net ocf|net cash operate|ocf net|cashflow operating|operate cash flow|\
net cash flow operating|cash flow from operating
investing cash flow|n cashflow inv act|net investing cash flow|netcash invest|cfi|\
investing cashflow|net cash flow investing
financing cash flow|n cash flows fnc act|net financing cash flow|netcash finance|cff|\
financing cashflow|net cash flow financing|n cashflow fnc act
free cash flow|free cashflow
net increase in cash|n incr cash cash equ|net cash increase|cash net increase|net increase cash
cash received from sales|c fr sale sg|cash from sales|sales cash received
cash paid for goods|c paid goods s|cash paid to suppliers
cash paid to employees|c paid to for empl
cash paid for taxes|c paid for taxes|taxes paid
capital expenditure|c pay acq const fiolta
depreciation expense|depr fa coga dpba
depreciation and amortization|daa|depreciation amortization|d and a|da
total dividends|cash dividend total|total cash dividend|cash dividends total|div total|\
dividends paid|total dividend|dividend amount|cash div total
share buyback|buyback amount|repurchase amount|share repurchase amount
new orders|new order amount|new contracts|new contract value|contract signed|new order value
overseas revenue|foreign revenue|export revenue|overseas sales
net interest income|n int income
fee income|n commis income|net commission income|net fee income
premium income|prem income|gross premium
合同销售金额|contract sales
total assets|assets total|totalassets|total asset
total liabilities|total liab
equity|total hldr eqy exc min int|equity parent|net assets|equity attr parent|parent equity|\
total hldr eqy inc min int|equity attributable|bps total|net asset|parent net assets
non-controlling interests|minority int|minority equity|non controlling interest
cash|money cap|monetary funds|monetary capital|cash and equivalents|cash funds
trading financial assets|trad asset|trading assets
notes receivable|notes receiv
accounts receivable|accounts receiv|ar|account receivable|acct receivable|accts receivable
receivables financing|receiv financing
prepayments|prepayment|prepaid|advance to suppliers
other receivables|oth receiv|oth rcv total
inventory|inventories|stock inventory|invent
current assets|total cur assets|total current assets|cur assets
non-current assets|total nca|non current assets|total noncurrent assets
long-term equity investments|lt eqt invest|long term equity investment|lt equity invest
fixed assets|fix assets|fix assets total|fixed asset|ppe
construction in progress|cip|cip total
intangible assets|intan assets
right-of-use assets|use right assets|right of use assets
investment property|invest real estate
开发支出|r and d|development expenditure|development costs
long-term prepaid expenses|lt amor exp|long term prepaid expenses
deferred tax assets|defer tax assets
deferred tax liabilities|defer tax liab
short-term borrowings|st borr|short term borrowings|short term loan|short term debt|st loan
long-term debt|lt borr|long term borrowings|long term loan|lt loan|long term debt
bonds payable|bond payable
accounts payable|acct payable|accounts pay|ap|account payable
预收款项|adv receipts|advance receipts|advances from customers
contract liabilities|contract liab|contract liability
employee benefits payable|payroll payable
taxes payable|tax payable
other payables|oth payable|oth pay total
一年内到期的非流动负债|non cur liab due 1y|current portion noncurrent liabilities
lease liabilities|lease liab
estimated liabilities|estimated liab|provisions
deferred income|deferred inc
current liabilities|total cur liab|total current liabilities|cur liab
non-current liabilities|total ncl|non current liabilities
interest-bearing debt|interestdebt|interest bearing debt
net debt|netdebt
working capital|networking capital|net working capital
capital reserve|cap rese|additional paid in capital
surplus reserve|surplus rese
undistributed profit|undistr porfit|undist profit|undistr profit|retained earnings
treasury shares|treasury share|treasury stock
backlog|order backlog|orders on hand|order book|orders in hand
total loans|loan balance
total deposits|deposit balance
assets under management|aum
turnover value|turnovervol amount|cje|amount|turnover amount|trade amount|trading amount|\
amount traded|\
total turnover|trade value|deal amount|trans amount|turnover amt|amt|trading turnover
market cap|zsz|total mv|total market cap|mkt cap|total market value|marketcap|mktcap|market value|\
mv|total mkt cap
free-float market cap|ltsz|circ mv|float market cap|free float market cap|float mv|\
circulating market cap|negotiable mv|float cap|float market value|float mkt cap|tradable mv
margin financing balance|rzye|margin balance|financing balance|margin buy balance|\
margin loan balance|rz balance
securities lending balance|rqye|short balance|short selling balance|short sale balance
margin trading balance|rzrqye|margin total balance|margin short balance
margin purchases|rzmre|margin buy|margin buy amount|financing buy|margin purchase
margin repayments|rzche|margin repay|margin repayment|financing repay
net margin purchases|margin net buy|net margin buy|rzjme|rzjmre|financing net buy|\
rz net buy|rz net|margin net buy amount|rz net buy amount|margin net purchase
主力资金净流入|main net inflow|net mf amount|main fund flow|main capital inflow|\
main force net inflow|net main inflow|main net flow|main inflow|main capital net inflow
超大单净流入|super large net inflow|elg net inflow|net elg amount|xl net inflow
大单净流入|large net inflow|lg net inflow|big order net inflow
中单净流入|medium net inflow|md net inflow
小单净流入|small net inflow|retail net inflow|sm net inflow
northbound net inflow|north money|northbound net buy|north net inflow|hsgt net buy|\
northbound flow|north net buy
southbound net inflow|south money|southbound net buy|south net inflow
龙虎榜净买入|dragon tiger net buy|lhb net buy|lhb net amount
大宗交易成交额|block trade amount|block trade value
陆股通持股市值|north hold mv|hk hold value|northbound holding value
基金持股市值|fund hold mv|fund holding value
封单金额|fd amount|seal amount|limit order amount
gross margin|xsmll|grossprofit margin|gross margin rate|gross profit rate|gpm|gross profit ratio
net margin|xsjll|netprofit margin|npm|net profit ratio|net profit rate|net margin rate
operating margin|op of gr|op margin|oper margin
ebitda margin|ebitda of gr
selling expense ratio|saleexp to gr|selling expense rate|sales expense ratio|sell exp ratio|\
selling ratio|selling to revenue|selling expense to revenue|selling exp rate|sell expense ratio|\
selling exp ratio|sales expense rate|selling exp to revenue|sell exp rate
administrative expense ratio|adminexp of gr|admin expense ratio|admin expense rate|\
management expense ratio|admin exp ratio|admin ratio|ga ratio|admin to revenue|\
manage expense ratio|\
admin expense to revenue
finance expense ratio|finaexp of gr|financial expense ratio|fin exp ratio|fin expense ratio|\
finance expense rate|fin exp rate
r&d ratio|rd to revenue|rd ratio|rd expense ratio|rd rate|rd intensity|rd exp ratio|rnd ratio|\
rd to sales|rd expense rate|rd revenue ratio|rd exp to revenue|rnd to revenue|rd share|\
rd expense to revenue|research expense ratio|rnd expense ratio|rd exp rate
period expense ratio|expense of sales|total expense ratio
roe|jqjzcsyl|roe waa|roe weighted|weighted roe|weighted avg roe|roe avg|roe yearly|roe wa
扣非净资产收益率|roe dt|roe deducted|deducted roe
roa|npta|roa yearly
effective tax rate|tax to ebt
debt ratio|zcfzl|debt to assets|debt asset ratio|liability ratio|asset liability ratio|\
debt to asset ratio|leverage ratio da
net gearing|net gearing ratio|net debt ratio
overseas revenue share|overseas revenue ratio|foreign revenue ratio|overseas ratio|\
overseas sales ratio|overseas share
前五大客户销售占比|top5 customer ratio|top5 customers share
前五大供应商采购占比|top5 supplier ratio|top5 suppliers share
经营现金流占营收比|ocf to or|ocf to revenue|ocf margin
收现比|salescash to or|cash to revenue
payout ratio|dividend payout ratio|payout|div payout|dividend payout
dividend yield|dv ttm|dv ratio|div yield|dividend yield ttm|dividendyield|dy
turnover rate|hsl|turnover rate f|turn|turnoverrate|turnover pct|turn rate
自由流通换手率|turnover rate free
pct chg|pct change|change pct|price change pct|chg pct|daily return|change percent|price chg|\
changepercent|pctchg|daily change|pct chg 1d|percent change
amplitude|swing|price amplitude
商誉占净资产比例|goodwill to equity|goodwill ratio
前十大股东持股比例|top10 holder ratio|top10 holders ratio
institutional ownership|inst hold ratio|institutional holding ratio|institution holding ratio|\
inst ownership
基金持股比例|fund hold ratio|fund holding ratio
陆股通持股比例|north hold ratio|hk hold ratio|northbound holding ratio
控股股东持股比例|controlling holder ratio|largest holder ratio|major holder ratio|\
controlling shareholder ratio|controlling shareholding ratio|top1 holder ratio|first holder ratio
pledge ratio|pledged ratio|share pledge ratio
capacity utilization|utilization rate
产销率|production sales ratio
npl ratio|npl|\
npl rate|non performing loan ratio|nonperforming loan ratio|bad loan ratio|npl loan ratio
provision coverage|npl coverage|\
provision coverage ratio|provision coverage rate|npl provision coverage
loan provision ratio|provision to loan
cet1 ratio|core tier1 ratio
tier 1 ratio|tier1 ratio
cost-income ratio|cost income ratio
solvency ratio|solvency adequacy ratio
percentile|pe percentile|pe ttm percentile|pe quantile|pe pct|pb percentile
revenue yoy|yysrtbzz|or yoy|tr yoy|q sales yoy|rev yoy|yoy revenue|yoy sales|q gr yoy|\
oper rev yoy|\
operate income yoy
net profit yoy|netprofit yoy|np yoy|q netprofit yoy|yoy net profit|parent netprofit yoy|\
n income attr p yoy|profit yoy|q profit yoy|yoy netprofit|yoy profit|yoyni
revenue qoq|q sales qoq|or qoq|qoq revenue
net profit qoq|q netprofit qoq|np qoq|qoq net profit
adjusted net profit yoy|dt netprofit yoy|profit dedt yoy
total assets yoy|assets yoy
r&d expenses yoy|rd yoy|rd growth
equity yoy|eqt yoy
operating profit yoy|op yoy|q op yoy
eps|jbmgsy|eps basic|eps ttm|basic eps
diluted eps|dt eps|eps diluted|diluted2 eps
扣非每股收益|eps deducted|deducted eps|eps dedt
eps forecast|eps est|consensus eps|eps consensus|forecast eps|est eps|eps e|eps fcst
bvps|mgjzc|bps|net assets per share|nav per share|book value ps|naps
ocfps|mgjyxjl|operating cash flow per share|ocf per share|ocf ps|\
cash flow from operations per share|\
operating cashflow per share
net cash flow per share|cfps
free cash flow per share|fcff ps|fcfe ps|fcf per share|fcf ps
revenue per share|revenue ps|total revenue ps|rev per share|revps
capital reserve per share|capital rese ps
undistributed profit per share|undist profit ps|retainedps
dividend per share|mgfh|cash div per share|cash div|dps|cash div tax|cash dividend per share|\
div per share|cash div per 10 shares|cash div per10|div per10|\
dividend per10|cash div per 10|div per 10|\
dividend per 10 shares|div per 10 shares|\
cash dividend per 10 shares|per 10 shares dividend|dividend ps|cash dps|div ps|dividends ps|\
cash dividend ps
pe|price earnings ratio|pettm|p e|per
forward p/e|pe est|pe forecast|pe fwd|pe forward|consensus pe|pe e|\
forecast pe|est pe|expected pe|pe ttm forecast|pe consensus|fwd pe
pb|price to book|pb mrq|pb lf
ps|price to sales|ps ttm
pcf|pcf ocf ttm|price to cash flow|pcf ttm|price to cashflow
ev/ebitda|ev to ebitda
ev/sales|ev to revenue|ev to sales
interest coverage|ebit to interest
inventory turnover|inv turn
receivables turnover|ar turn|ar turnover
asset turnover|assets turn|total asset turnover
current asset turnover|ca turn
fixed asset turnover|fa turn
equity multiplier|assets to eqt
volume ratio|vol ratio
cash conversion|ocf to profit|cash to profit|ocf to net profit
inventory days|invturn days|inventory turnover days|dio|inv days
receivable days|arturn days|ar turnover days|ar days
payable days|ap turnover days|ap days
operating cycle|turn days
cash conversion cycle|ccc
close|close price|close px|px last|closing px
open price|open px
intraday high|high price|high px
intraday low|low price|low px
previous close|prev close|pre close
成交均价|average price|avg price
target price|consensus target price|price target mean|target price mean
涨跌额|change amount|chg amount|price change amount
issue price|ipo price|private placement price|placement price|placement issue price|spo price
涨停价|up limit|limit up price
跌停价|down limit|limit down price
20日均线|ma20|ma 20
52-week high|high 52w|week52 high|year high
52-week low|low 52w|week52 low|year low
conversion price|convert price
回购均价|buyback price|repurchase avg price
volume|cjl|trade volume|volume traded|trading vol
number of shareholders|gdhs|holder num|shareholder num|holders count|shareholder count|\
num holders|\
holder count|shareholders num|holder number|shareholders count|holder total|number of holders
total shares|total share|share capital|total share capital
float shares|float share|circulating shares|free share
北向资金持股数量|north hold shares|hk hold vol|northbound shares
pledged shares|pledge amount|pledge num|pledge shares|pledged share num|pledge vol
回购股份数量|repurchased shares|buyback shares
解禁股数|unlock shares|lockup release shares
户均持股|avg hold num|avg holding per holder
employees|employee count|staff num|num employees|employee num|total employees|staff count
r&d staff|rd staff|rd employees|rd headcount
store count|num stores|total stores|store num
新增门店|new stores|store openings
deliveries|vehicle deliveries|delivery
sales volume|vehicle sales|sales units|sale volume|units sold
production|production volume|prod volume|output volume
capacity|production capacity|annual capacity
patents|patent count|patent num|patents num|num patents
monthly active users|mau
daily active users|dau
覆盖机构数|analyst num|rating orgs
持股比例|hold ratio|holder ratio|holding ratio|shareholding ratio|share ratio|stake ratio|\
hold pct|holding pct
持股数量|hold amount|hold num|hold vol|holding shares|hold shares|holder shares|shares held
机构持股家数|institution num|fund num
"""
_FIELDS = {
    field: name
    for name, *fields in (row.split("|") for row in (_ROWS + sector_fields.ROWS).split("\n"))
    for field in fields
}
_PACE = regex(r"(?:\s(?:yoy|qoq|mom|growth|change|chg|rate|pct|percent|ttm))+$")
_FORESEEN = regex(r"\s(?:guidance|forecast|estimate|est|fcst|range|preview|warning|consensus)$")
"""Behind a field that is written as one word, that it is foreseen: deducted_profit_guidance."""


@lru_cache(maxsize=4096)
def spoken(name: str) -> str:
    """What prose calls a field, its pace behind it; empty where it is none that is known."""
    plain = re.sub(r"[_\s]+", " ", name.lower()).strip()
    if plain in _FIELDS:
        return _FIELDS[plain]
    paced = _PACE.search(plain) or (None if " " in name else _FORESEEN.search(plain))
    stem = plain[: paced.start()] if paced else ""
    return f"{_FIELDS[stem]}{paced[0]}" if paced and stem in _FIELDS else ""


def names() -> frozenset[str]:
    """What prose calls the fields."""
    return frozenset(_FIELDS.values())
