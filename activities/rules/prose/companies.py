"""Names of listed companies: the same company in both languages, and strangers to a set of facts.

Each row: code, Chinese names, English names. It names well-known issuers only; a company that is
not listed here is still known by the facts that name it.
"""

from activities.rules.prose.issuers import NAMED, ROWS, SHORT

_ROWS = """
600519.SH|贵州茅台|茅台|Kweichow Moutai|Moutai
000858.SZ|五粮液|Wuliangye
000568.SZ|泸州老窖|Luzhou Laojiao
600809.SH|山西汾酒|Shanxi Fenjiu|Shanxi Xinghuacun
002304.SZ|洋河股份|Yanghe
000596.SZ|古井贡酒|Gujing
600887.SH|伊利股份|伊利|Yili
603288.SH|海天味业|Haitian
300750.SZ|宁德时代|宁王|CATL|Contemporary Amperex
002594.SZ|比亚迪|BYD
601633.SH|长城汽车|Great Wall Motor
600104.SH|上汽集团|SAIC Motor|SAIC
000625.SZ|长安汽车|Changan Automobile|Changan
601238.SH|广汽集团|GAC Group
601127.SH|赛力斯|Seres
000333.SZ|美的集团|Midea|Midea Group
000651.SZ|格力电器|格力|Gree|Gree Electric
600690.SH|海尔智家|海尔|Haier|Haier Smart Home
000100.SZ|TCL科技|TCL Technology
000725.SZ|京东方|京东方A|BOE|BOE Technology
002415.SZ|海康威视|海康|Hikvision
002475.SZ|立讯精密|立讯|Luxshare
601138.SH|工业富联|Foxconn Industrial Internet
002714.SZ|牧原股份|牧原|Muyuan|Muyuan Foods
300498.SZ|温氏股份|Wens
600036.SH|招商银行|招行|China Merchants Bank|CMB
601398.SH|工商银行|工行|ICBC
601939.SH|建设银行|建行|China Construction Bank|CCB
601288.SH|农业银行|农行|Agricultural Bank of China|AgBank
601988.SH|中国银行|中行|Bank of China
601328.SH|交通银行|交行|Bank of Communications|BoCom|BoComm
601658.SH|邮储银行|邮政储蓄银行|Postal Savings Bank|PSBC
000001.SZ|平安银行|Ping An Bank
601166.SH|兴业银行|Industrial Bank
600000.SH|浦发银行|SPD Bank
600016.SH|民生银行|Minsheng Bank|China Minsheng Bank|China Minsheng
002142.SZ|宁波银行|Bank of Ningbo|Ningbo Bank
601318.SH|中国平安|Ping An|Ping An Insurance
601628.SH|中国人寿|国寿|China Life|China Life Insurance
601601.SH|中国太保|太保|太平洋保险|中国太平洋保险|CPIC|China Pacific Insurance
600030.SH|中信证券|CITIC Securities
300059.SZ|东方财富|East Money
601688.SH|华泰证券|Huatai Securities
601899.SH|紫金矿业|Zijin Mining|Zijin
600547.SH|山东黄金|Shandong Gold
603993.SH|洛阳钼业|CMOC
601600.SH|中国铝业|Chalco
600362.SH|江西铜业|Jiangxi Copper
601088.SH|中国神华|China Shenhua|Shenhua
601225.SH|陕西煤业|Shaanxi Coal
600019.SH|宝钢股份|Baosteel|Baoshan Iron & Steel
600028.SH|中国石化|中石化|Sinopec
601857.SH|中国石油|中石油|PetroChina
600938.SH|中国海油|中海油|中国海洋石油|CNOOC|CNOOC Limited
600900.SH|长江电力|China Yangtze Power|Yangtze Power|CYPC
600585.SH|海螺水泥|Conch Cement|Anhui Conch|Conch
600309.SH|万华化学|万华|Wanhua Chemical
600276.SH|恒瑞医药|恒瑞|Hengrui
300760.SZ|迈瑞医疗|Mindray
603259.SH|药明康德|WuXi AppTec
300015.SZ|爱尔眼科|Aier Eye
600436.SH|片仔癀|Pientzehuang
000538.SZ|云南白药|Yunnan Baiyao
300122.SZ|智飞生物|Zhifei
688981.SH|中芯国际|中芯|SMIC
002371.SZ|北方华创|NAURA
688041.SH|海光信息|Hygon
688256.SH|寒武纪|Cambricon
603501.SH|韦尔股份|Will Semiconductor|豪威集团|OmniVision
603986.SH|兆易创新|GigaDevice
300308.SZ|中际旭创|Innolight|InnoLight|Zhongji Innolight
300502.SZ|新易盛|Eoptolink
601012.SH|隆基绿能|隆基|LONGi|Longi
600438.SH|通威股份|Tongwei
300274.SZ|阳光电源|Sungrow
002460.SZ|赣锋锂业|Ganfeng
002466.SZ|天齐锂业|Tianqi
601668.SH|中国建筑|China State Construction|CSCEC
601390.SH|中国中铁|China Railway Group
601766.SH|中国中车|CRRC
600031.SH|三一重工|Sany Heavy|Sany|SANY|Sany Heavy Industry
000338.SZ|潍柴动力|Weichai Power
600009.SH|上海机场|Shanghai Airport|Shanghai International Airport
601111.SH|中国国航|国航|Air China
600029.SH|南方航空|南航|China Southern Airlines
601888.SH|中国中免|中免|China Tourism Group Duty Free|CTG Duty Free|China Duty Free
002352.SZ|顺丰控股|顺丰|SF Holding
000002.SZ|万科|万科A|Vanke
600048.SH|保利发展|Poly Developments
601728.SH|中国电信|China Telecom
600050.SH|中国联通|China Unicom
000063.SZ|中兴通讯|ZTE
002230.SZ|科大讯飞|iFlytek
688111.SH|金山办公|Kingsoft Office
00700.HK|腾讯|腾讯控股|Tencent|Tencent Holdings
09988.HK|阿里巴巴|阿里|Alibaba|BABA
03690.HK|美团|Meituan
09618.HK|京东|JD.com|京东集团
09888.HK|百度|Baidu|BIDU
01810.HK|小米|小米集团|Xiaomi
09999.HK|网易|NetEase
00941.HK|中国移动|China Mobile
01024.HK|快手|Kuaishou
00005.HK|汇丰控股|汇丰|HSBC
01299.HK|友邦保险|AIA
00388.HK|港交所|香港交易所|HKEX|香港交易及结算所|Hong Kong Exchanges
02015.HK|理想汽车|Li Auto
09868.HK|小鹏汽车|XPeng
09866.HK|蔚来|蔚来汽车|NIO
PDD|拼多多|PDD Holdings
AAPL|苹果|苹果公司|Apple|Apple Inc.
TSLA|特斯拉|Tesla|Tesla, Inc.
MSFT|微软|Microsoft|Microsoft Corporation
GOOGL|谷歌|Alphabet|Google|GOOG
AMZN|亚马逊|Amazon|Amazon.com
META|Meta Platforms|Meta|Facebook
NVDA|英伟达|Nvidia|NVIDIA
AMD|超威半导体|Advanced Micro Devices|AMD
INTC|英特尔|Intel
AVGO|博通|Broadcom
QCOM|高通|Qualcomm
MU|美光|美光科技|Micron
TXN|德州仪器|Texas Instruments
TSM|台积电|TSMC|Taiwan Semiconductor
ASML|阿斯麦|ASML
ORCL|甲骨文|Oracle
CRM|Salesforce|赛富时
ADBE|Adobe|奥多比
IBM|国际商业机器|IBM
CSCO|思科|Cisco
NFLX|奈飞|网飞|Netflix
DIS|迪士尼|Disney|Walt Disney
UBER|优步|Uber
F|福特|福特汽车|Ford|Ford Motor
GM|通用汽车|General Motors
TM|丰田|丰田汽车|Toyota
RIVN|Rivian
LCID|Lucid|Lucid Group
VWAGY|大众汽车|Volkswagen
BMWYY|宝马|BMW
MBGYY|奔驰|梅赛德斯-奔驰|Mercedes-Benz
HMC|本田|Honda
SONY|索尼|Sony
SSNLF|三星|三星电子|Samsung|Samsung Electronics
JPM|摩根大通|JPMorgan|JPMorgan Chase|JPMorgan Chase & Co.
BAC|美国银行|Bank of America
C|花旗|花旗集团|Citigroup
WFC|富国银行|Wells Fargo
GS|高盛|Goldman Sachs
MS|摩根士丹利|Morgan Stanley
BRK.B|伯克希尔|伯克希尔·哈撒韦|Berkshire Hathaway|Berkshire
V|Visa|维萨
MA|Mastercard|万事达
PYPL|PayPal
WMT|沃尔玛|Walmart
COST|好市多|开市客|Costco
TGT|塔吉特|Target Corporation
HD|家得宝|Home Depot
KO|可口可乐|Coca-Cola
PEP|百事|百事可乐|PepsiCo
MCD|麦当劳|McDonald's
SBUX|星巴克|Starbucks
NKE|耐克|Nike
PG|宝洁|Procter & Gamble
JNJ|强生|Johnson & Johnson
PFE|辉瑞|Pfizer
MRK|默沙东|Merck
LLY|礼来|Eli Lilly
ABBV|艾伯维|AbbVie
UNH|联合健康|UnitedHealth
XOM|埃克森美孚|ExxonMobil|Exxon Mobil|Exxon
CVX|雪佛龙|Chevron
SHEL|壳牌|Shell
BP|英国石油
BA|波音|Boeing
EADSY|空中客车|空客|Airbus
CAT|卡特彼勒|Caterpillar
GE|通用电气|General Electric|GE Aerospace
MMM|3M公司|3M
LMT|洛克希德·马丁|Lockheed Martin
UPS|联合包裹|United Parcel Service|UPS
FDX|联邦快递|FedEx
T|AT&T
VZ|威瑞森|Verizon
NVS|诺华|Novartis
NSRGY|雀巢|Nestlé|Nestle
LVMUY|路威酩轩|LVMH
SAP|思爱普|SAP
SHOP|Shopify
SNOW|Snowflake
PLTR|Palantir
COIN|Coinbase
ABNB|爱彼迎|Airbnb
DELL|戴尔|Dell|Dell Technologies
HPQ|惠普|HP Inc.
LNVGY|联想集团|联想|Lenovo
300014.SZ|亿纬锂能|EVE Energy
002074.SZ|国轩高科|Gotion
00175.HK|吉利汽车|吉利|Geely
002812.SZ|恩捷股份|Semcorp
600111.SH|北方稀土|Northern Rare Earth|China Northern Rare Earth
600406.SH|国电南瑞|NARI|NARI Technology
601919.SH|中远海控|COSCO Shipping|COSCO Shipping Holdings
600018.SH|上港集团|SIPG|Shanghai International Port
601006.SH|大秦铁路|Daqin Railway
600153.SH|建发股份|C&D Inc
000895.SZ|双汇发展|Shuanghui
600600.SH|青岛啤酒|Tsingtao|Tsingtao Brewery
002311.SZ|海大集团|Haid|Haid Group
600346.SH|恒力石化|Hengli Petrochemical
002493.SZ|荣盛石化|Rongsheng Petrochemical
600196.SH|复星医药|Fosun Pharma
000661.SZ|长春高新
300347.SZ|泰格医药|Tigermed
600570.SH|恒生电子|Hundsun
300033.SZ|同花顺|Hithink RoyalFlush|RoyalFlush
600588.SH|用友网络|Yonyou
688036.SH|传音控股|Transsion
002241.SZ|歌尔股份|Goertek|GoerTek
300124.SZ|汇川技术|Inovance
600089.SH|特变电工|TBEA
601877.SH|正泰电器|Chint
603799.SH|华友钴业|Huayou Cobalt
601066.SH|中信建投|CSC Financial|China Securities Co
601995.SH|中金公司|CICC
601211.SH|国泰君安|国泰海通|Guotai Haitong|Guotai Junan
600999.SH|招商证券|China Merchants Securities
600837.SH|海通证券|Haitong Securities
002736.SZ|国信证券|Guosen Securities
601336.SH|新华保险|New China Life
601319.SH|中国人保|人保|中国人民保险|PICC
601818.SH|光大银行|China Everbright Bank
600015.SH|华夏银行|Hua Xia Bank|Huaxia Bank
601169.SH|北京银行|Bank of Beijing
601229.SH|上海银行|Bank of Shanghai
600919.SH|江苏银行|Bank of Jiangsu
601838.SH|成都银行|Bank of Chengdu|Chengdu Bank
600926.SH|杭州银行|Bank of Hangzhou|Hangzhou Bank
601009.SH|南京银行|Bank of Nanjing|Nanjing Bank
000776.SZ|广发证券|GF Securities
603369.SH|今世缘|King's Luck
000799.SZ|酒鬼酒|Jiugui
600702.SH|舍得酒业|Shede Spirits
603589.SH|口子窖|Kouzi
600779.SH|水井坊|Swellfun
000729.SZ|燕京啤酒|Yanjing Brewery
002507.SZ|涪陵榨菜|Fuling Zhacai
603517.SH|绝味食品|Juewei
600298.SH|安琪酵母|Angel Yeast
605499.SH|东鹏饮料|Eastroc|Eastroc Beverage
09633.HK|农夫山泉|Nongfu Spring
02020.HK|安踏体育|安踏|Anta
02331.HK|李宁|Li Ning
06862.HK|海底捞|Haidilao
09992.HK|泡泡玛特|Pop Mart
00027.HK|银河娱乐|Galaxy Entertainment
00016.HK|新鸿基地产|新鸿基|Sun Hung Kai Properties|SHKP
00001.HK|长和|CK Hutchison
ARM|Arm Holdings
AMAT|应用材料|Applied Materials
LRCX|泛林集团|Lam Research
KLAC|KLA
ADI|亚德诺
NOW|ServiceNow
INTU|Intuit
SPOT|Spotify
BKNG|Booking Holdings
CMCSA|康卡斯特|Comcast
TMUS|T-Mobile
LOW|Lowe's
TJX|TJX
CL|高露洁|Colgate-Palmolive|Colgate
EL|雅诗兰黛|Estée Lauder|Estee Lauder
LULU|露露乐蒙|Lululemon
CMG|Chipotle
YUM|Yum Brands
YUMC|百胜中国|Yum China
HON|霍尼韦尔|Honeywell
RTX|Raytheon
DE|迪尔|Deere|John Deere
STLA|斯特兰蒂斯|Stellantis
RACE|法拉利|Ferrari
NSANY|日产|Nissan
HYMTF|现代汽车|Hyundai
000660.KS|SK Hynix|SK海力士
BLK|贝莱德|BlackRock
SCHW|嘉信理财|Charles Schwab
AXP|美国运通|American Express
USB|U.S. Bancorp
UBS|瑞银集团|瑞银
DB|德意志银行|Deutsche Bank
BCS|巴克莱|Barclays
AMGN|安进|Amgen
GILD|吉利德|Gilead
MRNA|莫德纳|Moderna
BMY|百时美施贵宝|Bristol Myers Squibb|Bristol-Myers Squibb
AZN|阿斯利康|AstraZeneca
NVO|诺和诺德|Novo Nordisk
GSK|葛兰素史克
SNY|赛诺菲|Sanofi
ROG|罗氏|Roche
BAYRY|拜耳|Bayer
SIEGY|西门子|Siemens
NOK|诺基亚|Nokia
ERIC|爱立信|Ericsson
RIO|力拓|Rio Tinto
BHP|必和必拓|BHP Group
FCX|Freeport-McMoRan
COP|康菲石油|ConocoPhillips
TTE|道达尔能源|TotalEnergies
NEE|NextEra|NextEra Energy
"""


def _read(rows: str) -> dict[str, tuple[str, ...]]:
    parts = (row.split("|") for row in rows.strip().splitlines())
    return {code: tuple(names) for code, *names in parts}


def _pairs(names: str) -> dict[str, tuple[str, ...]]:
    words = names.split()
    return {code: (name,) for name, code in zip(words[::2], words[1::2], strict=True)}


_TABLES = _read(_ROWS), _read(ROWS), _pairs(NAMED), _pairs(SHORT)
COMPANIES: dict[str, tuple[str, ...]] = {
    code: tuple(dict.fromkeys(name for table in _TABLES for name in table.get(code, ())))
    for code in (code for table in _TABLES for code in table)
}
"""The names of each company, by its code or ticker."""
_WHOLE_ZH = 4
SPOKEN_OF = frozenset(
    name for table in (_TABLES[0], _TABLES[2]) for names in table.values() for name in names
) | {
    name
    for names in _TABLES[1].values()
    for name in names
    if len(name) >= _WHOLE_ZH and not name.isascii()
}
"""Names that speak of a company even where no fact does."""

CODES: dict[str, str] = {name: code for code, names in COMPANIES.items() for name in names}
"""The code that a name stands for."""

_LINE_OF_BUSINESS = frozenset(
    ["Chemical", "Mining", "Securities", "Cement", "Power", "Motor", "Automobile", "Electric",
     "Foods", "Pharma", "Cobalt", "Therapeutics", "Airlines"]
)  # fmt: skip
_NO_HEADS = frozenset(["Ping", "Yangtze", "Great Wall", "China Yangtze", "China Southern", "CITIC",
                       "General"])  # fmt: skip
"""What is left of a name and is said of others, too."""


def _heads() -> dict[str, str]:
    """What is left of an English name without its line of business: Wanhua of Wanhua Chemical."""
    parts = ((name.rpartition(" "), code) for name, code in CODES.items() if name.isascii())
    return {
        head: code
        for (head, _, last), code in parts
        if last in _LINE_OF_BUSINESS and head not in _NO_HEADS and head not in CODES
    }


HEADS: dict[str, str] = _heads()
"""The code that a name without its line of business stands for, as a fact may have it."""
