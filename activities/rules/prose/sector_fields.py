"""The fields of vendors and of tables for what single lines of business are measured by.

Rows as those of ``field_names``: what prose calls it, and the fields that mean it.
"""

ROWS = """
adjusted net income|non gaap net income|adj net income|non gaap ni|net income non gaap
net income|gaap net income|net income gaap
adjusted eps|non gaap eps|eps non gaap|adj eps|eps adjusted
diluted eps|gaap eps|eps gaap|eps diluted gaap
net interest income|nii
net interest margin|nim
cet1 ratio|common equity tier1 ratio|common equity tier 1|common equity tier1|cet1 capital ratio|\
tier1 common ratio|cet 1 ratio|cet1 pct
tier 1 ratio|tier1 capital ratio|tier1
tier 1 leverage ratio|tier1 leverage ratio|tier1 leverage
supplementary leverage ratio|slr
total capital ratio|total risk based capital ratio
net charge-off ratio|nco ratio|net charge off rate|net charge off ratio|nco rate|charge off rate
allowance ratio|acl ratio|allowance to loans|reserve to loans
cost of deposits|deposit cost|total deposit cost
allowance for credit losses|acl|allowance|loan loss reserve|loan loss reserves
provision for credit losses|provision|pcl|loan loss provision|loan loss provisions|credit provision
pre-provision net revenue|ppnr|pre provision profit|pre provision net revenue
nonperforming assets|npas|npa
nonperforming loans|npls|non performing loans
risk-weighted assets|rwa|rwas
tangible book value per share|tbvps|tbv per share
price to tangible book|p tbv|ptbv|price to tbv|price to tangible book value
return on tangible common equity|rotce|rote
cost-to-income ratio|cost to income|cir
liquidity coverage ratio|lcr
net stable funding ratio|nsfr
loan-to-deposit ratio|ldr|loan to deposit
gross written premiums|gwp|gross premiums written|gross premium written
net written premiums|nwp|net premiums written|net premium written
net premiums earned|npe|earned premiums|net earned premiums|premiums earned
medical loss ratio|mlr|medical care ratio|mcr|medical cost ratio|benefit expense ratio|hbr
annual premium equivalent|ape
contractual service margin|csm
new business value|nbv|vnb
load factor|passenger load factor|plf
available seat miles|asm|asms
available seat kilometers|ask|asks
revenue passenger miles|rpm|rpms
revenue passenger kilometers|rpk|rpks
casm ex-fuel|casm ex|casm ex fuel|casmex
funds from operations|ffo|nareit ffo
adjusted funds from operations|affo
core ffo|core funds from operations
net operating income|noi
same-store noi|same store noi|ss noi
net asset value per share|nav per share|navps
ffo per share|ffops
affo per share|affops
loan-to-value|ltv ratio|ltv pct
average daily rate|adr
annual recurring revenue|arr
monthly recurring revenue|mrr
net revenue retention|nrr|ndr|dbnr|dbnrr|net dollar retention rate
gross revenue retention|grr|gross retention
remaining performance obligations|rpo|total rpo
current remaining performance obligations|crpo|current rpo
stock-based compensation|sbc|share based comp|stock comp|stock based comp
average revenue per user|arpu
average order value|aov
gross payment volume|gpv
total payment volume|tpv
short interest|short interest pct float|short interest pct|short interest percent|\
short percent of float|short pct float|short interest of float|short float|si pct float|\
short percent float|short interest pct of float|short interest percent of float
days to cover|short ratio|dtc
shares short|short shares|shares sold short
borrow fee|cost to borrow|borrow rate
insider ownership|insider ownership pct|insiders pct held|held percent insiders
institutional ownership|institutional ownership pct|held percent institutions|institutions pct held
free cash flow|fcf
free cash flow margin|fcf margin
free cash flow yield|fcf yield
free cash flow per share|fcfps|fcf per share
cash conversion|fcf conversion
p/fcf|price to fcf|p fcf
p/ffo|p ffo
p/affo|p affo
ev/ebit|ev to ebit|ev ebit
ev/fcf|ev to fcf|ev fcf
debt-to-equity|debt equity|de ratio
net debt to ebitda|net leverage ratio
return on capital employed|roce
days sales outstanding|dso
days payable outstanding|dpo
cash conversion cycle|cash cycle
share repurchases|repurchases|stock repurchases|share buybacks|buybacks
"""
