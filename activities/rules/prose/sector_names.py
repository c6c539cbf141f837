"""The names of what single lines of business are measured by, by what it is counted in.

Airlines, property, hotels, software, banks, insurers, shops, energy and what shares are sold short.
Rows as those of ``metric_names``.
"""

FLOWS = """
ffo|ffo|ffo|funds from operations|nareit ffo
core_ffo|ffo|core ffo|core funds from operations|normalized ffo|normalised ffo
affo|affo|affo|adjusted funds from operations
noi|noi|noi|net operating income
same_store_noi|noi|same-store noi|same store noi|same-property noi|same-store net operating income
base_rent|base_rent|annualized base rent|annualised base rent
mrr|mrr|mrr|monthly recurring revenue
net_new_arr|net_new_arr|net new arr
billings|billings|billings|calculated billings
acv|acv|acv|annual contract value
tcv|tcv|tcv|total contract value
share_based|share_based|sbc|stock-based compensation|share-based compensation|\
stock based compensation|share based compensation|stock compensation
net_charge_offs|net_charge_offs|net charge-offs|net charge offs|net chargeoffs
ppnr|ppnr|ppnr|pre-provision net revenue|pre-provision profit|pre-provision operating profit
noninterest_expense|noninterest_expense|noninterest expense|non-interest expense|\
noninterest expenses|non-interest expenses
credit_provision|credit_provision|provision for credit losses|provision for loan losses|\
loan loss provisions|loan-loss provisions|credit loss provisions
net_written|premium|net written premiums|net premiums written|nwp
gross_written|premium|gross written premiums|gross premiums written|gwp
net_earned|premium|net premiums earned|earned premiums|net earned premiums
underwriting|underwriting|underwriting income|underwriting profit|underwriting result
net_invest_income|net_invest_income|net investment income
ape|ape|annual premium equivalent|annualised premium equivalent|annualized premium equivalent
bookings_gross|bookings_gross|gross bookings
payment_volume|payment_volume|total payment volume|tpv|gross payment volume|gpv
systemwide_sales|systemwide_sales|system-wide sales|systemwide sales|system sales
membership_fees|membership_fees|membership fee income|membership fees
maintenance_capex|maintenance_capex|maintenance capex
growth_capex|growth_capex|growth capex
nopat|nopat|nopat
fcff|fcff|fcff|free cash flow to the firm|free cash flow to firm
fcfe|fcfe|fcfe|free cash flow to equity
returned|returned|shareholder returns|capital returns|capital returned
"""
BALANCES = """
rpo|rpo|rpo|remaining performance obligations|remaining performance obligation
crpo|crpo|crpo|current rpo|current remaining performance obligations|\
current remaining performance obligation
nonperforming_assets|nonperforming_assets|nonperforming assets|non-performing assets|npas
credit_allowance|credit_allowance|allowance for credit losses|allowance for loan losses|\
loan loss reserves|loan-loss reserves
rwa|rwa|risk-weighted assets|risk weighted assets|rwa|rwas
tangible_equity|tangible_equity|tangible common equity
custody|custody|assets under custody
csm|csm|contractual service margin|csm
capital_employed|capital_employed|capital employed
invested_capital|invested_capital|invested capital
nav|nav|net asset value
"""
PER_SHARE = """
ffo_ps|ffo_ps|ffo per share|funds from operations per share|nareit ffo per share
core_ffo_ps|ffo_ps|core ffo per share|normalized ffo per share|normalised ffo per share
affo_ps|affo_ps|affo per share|adjusted funds from operations per share
nav_ps|bvps|nav per share|net asset value per share
tbv_ps|tbv_ps|tangible book value per share|tbvps|tangible book value
cash_ps|cash_ps|cash per share
fcfps|fcfps|fcf per share
"""
PERCENTS = """
load_factor|load_factor|load factor|passenger load factor
on_time|on_time|on-time performance|on time performance
completion_factor|completion_factor|completion factor
cap_rate|cap_rate|cap rate|capitalization rate|capitalisation rate
leased_rate|leased_rate|leased rate|percent leased
rent_collection|rent_collection|rent collection rate|rent collection
leasing_spread|leasing_spread|re-leasing spread|releasing spread|leasing spread|leasing spreads|\
re-leasing spreads|rental reversion|rental reversions
loan_to_value|loan_to_value|loan-to-value|loan to value|ltv ratio|loan-to-value ratio
gross_retention|gross_retention|gross revenue retention|gross retention|gross retention rate|\
gross dollar retention|grr
retention|retention|nrr|dbnrr|dbnr|ndr
churn|churn|churn rate|customer churn|logo churn|revenue churn|churn
attrition|attrition|attrition rate|employee turnover
short_interest|short_interest|short interest|short percent of float|short interest ratio
borrow_fee|borrow_fee|borrow fee|cost to borrow|borrow rate
insider_share|holding_ratio|insider ownership
implied_volatility|implied_volatility|implied volatility
historical_volatility|volatility|historical volatility|realized volatility|realised volatility
earnings_yield|earnings_yield|earnings yield
buyback_yield|buyback_yield|buyback yield
shareholder_yield|shareholder_yield|shareholder yield
tier1_leverage|tier1_leverage|tier 1 leverage ratio|tier-1 leverage ratio|tier1 leverage ratio
slr|slr|supplementary leverage ratio|slr
total_capital|car|total capital ratio|total risk-based capital ratio
nsfr|nsfr|nsfr|net stable funding ratio
tlac|tlac|tlac ratio
casa|casa|casa ratio
charge_off_rate|charge_off_rate|net charge-off ratio|net charge-off rate|nco ratio|nco rate|\
net charge off ratio|net charge off rate
allowance_ratio|allowance_ratio|allowance ratio|acl ratio|reserve ratio
deposit_cost|deposit_cost|cost of deposits|deposit cost
funding_cost|funding_cost|cost of funds|funding cost
deposit_beta|deposit_beta|deposit beta
loan_yield|loan_yield|loan yield|loan yields|yield on loans
asset_yield|asset_yield|yield on earning assets|earning asset yield
delinquency|delinquency|delinquency rate|delinquency ratio
loss_ratio|loss_ratio|loss ratio|claims ratio
accident_loss_ratio|accident_loss_ratio|accident-year loss ratio|accident year loss ratio
catastrophe_ratio|catastrophe_ratio|catastrophe loss ratio|cat loss ratio
acquisition_ratio|acquisition_ratio|acquisition ratio|acquisition expense ratio
medical_ratio|medical_ratio|medical loss ratio|mlr|medical care ratio|medical cost ratio|\
benefit expense ratio|benefits ratio|medical benefits ratio|benefit ratio
solvency|solvency|solvency ii ratio|solvency ii coverage|scr ratio
nbv_margin|nbv_margin|nbv margin|new business margin|vnb margin
persistency|persistency|persistency ratio|persistency
policy_retention|policy_retention|policy retention|customer retention|client retention
penetration|penetration|e-commerce penetration|ecommerce penetration|digital penetration
renewal|renewal|membership renewal rate|lease renewal rate|policy renewal rate|\
customer renewal rate
shrink|shrink|shrink rate
sell_through|sell_through|sell-through rate|sell-through
markdown|markdown|markdown rate
store_margin|store_margin|restaurant-level margin|store-level margin|restaurant level margin|\
restaurant-level operating margin|four-wall margin
take_rate|take_rate|take rate
conversion_rate|conversion_rate|conversion rate
click_rate|click_rate|click-through rate|ctr
refinery_use|utilisation|refinery utilization|refinery utilisation
capacity_factor|capacity_factor|capacity factor
reserve_replacement|reserve_replacement|reserve replacement ratio
operating_ratio|operating_ratio|operating ratio
roce|roce|roce|return on capital employed
capex_intensity|capex_intensity|capex intensity|capital intensity
contribution_margin|contribution_margin|contribution margin
pretax_margin|pretax_margin|pretax margin|pre-tax margin
equity_ratio|equity_ratio|equity ratio
debt_capital|debt_capital|debt-to-capital|debt to capital|debt-to-capital ratio
win_rate|win_rate|win rate
"""
MULTIPLES = """
days_to_cover|days_to_cover|days to cover|short ratio
put_call|put_call|put/call ratio|put-call ratio
sharpe|sharpe|sharpe ratio
sortino|sortino|sortino ratio
p_tbv|p_tbv|p/tbv|price to tangible book|price-to-tangible-book
p_ffo|p_ffo|p/ffo|price to ffo|price-to-ffo
p_affo|p_affo|p/affo|price to affo|price-to-affo
p_fcf|p_fcf|p/fcf|price to free cash flow|price-to-free-cash-flow
p_nav|p_nav|p/nav|price to nav|price-to-nav
ev_ebit|ev_ebit|ev/ebit
ev_fcf|ev_fcf|ev/fcf
ltv_cac|ltv_cac|ltv/cac|ltv-to-cac ratio|ltv to cac
magic_number|magic_number|magic number
book_to_bill|book_to_bill|book-to-bill|book-to-bill ratio|book to bill
fixed_charge_cover|fixed_charge_cover|fixed-charge coverage|fixed charge coverage|\
fixed-charge coverage ratio|fixed charge coverage ratio
dscr|dscr|dscr|debt service coverage ratio|debt service coverage
"""
DAYS = """
inventory_days|inventory_days|dio|days inventory|days of supply
cash_cycle|cash_cycle|ccc
"""
COUNTS = """
seat_miles|seat_miles|available seat miles|asms|asm
seat_kilometres|seat_kilometres|available seat kilometers|available seat kilometres|asks
passenger_miles|passenger_miles|revenue passenger miles|rpms|rpm
passenger_kilometres|passenger_kilometres|revenue passenger kilometers|\
revenue passenger kilometres|rpks|rpk
shares_short|shares_short|shares short|shares sold short
open_interest|open_interest|open interest
net_adds|net_adds|net adds|net subscriber additions|net additions
new_stores|new_stores|new store openings|store openings
"""
PRICES = """
rasm|rasm|rasm|trasm|unit revenue|unit revenues
prasm|rasm|prasm|passenger unit revenue|passenger unit revenues
casm|casm|casm|unit cost|unit costs
casm_ex|casm|casm ex-fuel|casm-ex|casm excluding fuel|ex-fuel casm|casm ex fuel
passenger_yield|passenger_yield|passenger yield|yield per rpm
revpar|revpar|revpar|revenue per available room
adr|adr|average daily rate
trevpar|trevpar|trevpar
arpu|arpu|arpu|average revenue per user
arppu|arppu|arppu
order_value|order_value|average order value|aov
ticket|ticket|average ticket
sales_per_foot|sales_per_foot|sales per square foot
aisc|aisc|aisc|all-in sustaining cost|all-in sustaining costs
cash_cost|cash_cost|cash cost|cash costs
realized_price|realized_price|realized price|realised price|average realized price|\
average realised price
lifting_cost|lifting_cost|lifting cost|lifting costs
refining_margin|refining_margin|refining margin|crack spread
"""
