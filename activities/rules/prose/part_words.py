"""Words of the parts of a company whose own figures are told: regions, channels, lines, products.

Each row names one part in both languages; what stands beside a metric and is of another row than
anything in the name of a fact tells another figure.
"""

REGIONS = (
    "overseas|international|foreign|abroad|outside|ex-china|rest of world|以外|"
    "其他国家|海外|境外|国外|国际|外销|export|exports|出口",
    "domestic|home-market|国内|境内|内销|省内|省外",
    "americas|north america|north american|北美|欧美|us|u.s.|united states|american|美国",
    "latin america|latin american|latam|south america|南美|拉美|拉丁美洲|brazil|巴西|mexico|墨西哥",
    "europe|european|emea|eu|欧洲|欧盟|欧美|germany|german|德国|france|french|法国|uk|u.k.|"
    "britain|british|英国",
    "asia|asian|asia-pacific|asia pacific|apac|亚太|亚洲|southeast asia|southeast asian|东南亚|"
    "japan|japanese|日本|korea|korean|韩国|india|indian|印度|rest of asia pacific",
    "china|greater china|chinese|mainland china|大中华区|大中华|中国大陆|中国区|中国|港澳台|"
    "hong kong|香港|taiwan|台湾",
    "middle east|middle eastern|中东|africa|african|非洲|russia|俄罗斯",
    "华东", "华南", "华北", "华中", "西南", "西北", "东北",
)  # fmt: skip
CHANNELS = (
    "online|e-commerce|ecommerce|digital-channel|线上|电商|internet",
    "in-store|offline|brick-and-mortar|线下|商超",
    "wholesale|批发代理|批发|经销|分销|distributor",
    "direct-to-consumer|dtc|direct|直销|直营",
    "franchise|franchised|加盟",
    "retail|零售",
    "duty-free|免税",
)
LINES = (
    "services|service|服务",
    "hardware|硬件|devices|device|设备",
    "software|软件",
    "cloud|云|云计算",
    "advertising|ad|ads|marketing|广告|营销",
    "subscription|subscriptions|订阅|会员",
    "licensing|license|royalty|授权",
    "games|gaming|game|游戏",
    "data center|data centre|数据中心",
    "automotive|汽车|整车|vehicle",
    "energy storage|储能",
    "battery|batteries|电池",
    "iphone|iphones|smartphone|smartphones|手机|智能手机",
    "ipad|ipads|tablet|平板",
    "mac|macs|pc|pcs|电脑|笔记本",
    "wearables|穿戴",
    "semiconductor|chip|chips|芯片|半导体",
    "drug|drugs|药|药品|创新药", "drug|drugs|药|药品|仿制药|generics", "drug|drugs|药|药品|制剂",
    "drug|drugs|药|药品|原料药", "drug|drugs|oncology", "drug|drugs|vaccine|vaccines|疫苗",
    "血制品",
    "medical device|器械",
    "白酒|酒类|中高档酒|高端酒", "白酒|酒类|茅台酒", "白酒|酒类|系列酒", "白酒|酒类|次高端酒",
    "白酒|酒类|低档酒",
    "啤酒|beer", "饮料|beverage|beverages", "乳制品|液态奶|液体乳|奶粉|dairy",
    "food|食品|零食",
    "coal|煤炭", "copper|铜", "gold|黄金", "lithium|锂", "aluminium|aluminum|铝",
    "组件|光伏|solar", "风电|wind", "逆变器|inverter", "电力|electricity",
    "cargo|货运", "passenger|客运", "物流|logistics", "快递|express",
    "房地产|地产|物业|property", "租赁|rental", "票务|ticket", "酒店|hotel", "餐饮|restaurant",
    "investment banking|investment bank|投行", "brokerage|经纪", "资管|asset management",
    "wealth management|财富管理", "commercial banking|consumer banking",
    "packaging|包装", "零部件|部件|parts", "aftermarket|售后",
    "packaged food|cider|spirits|wine",
)  # fmt: skip
LOANS = (
    "个人|零售|retail|consumer|personal", "对公|企业|corporate|commercial", "活期|demand",
    "定期|time", "住房|按揭|mortgage|residential", "普惠|小微|small-business", "绿色|green",
)  # fmt: skip
"""Of loans and deposits alone."""
SEGMENTS_ZH = "业务|板块|分部|事业部|产品线|子公司"
"""Behind a name of a line of business, of any."""
SEGMENTS_EN = "segment|division|unit|business"
NO_SEGMENTS_ZH = (
    "主营", "各项", "全部", "所有", "整体", "核心", "主要", "公司", "集团", "各个", "多个",
    "相关", "旗下", "下属", "合并", "全资", "控股", "重要", "两大", "三大", "四大", "各大",
    "其各", "自营", "日常", "经营", "实体", "内外", "两项", "三项", "四项", "多项", "几项", "各类",
    "上述", "该项", "这些", "持续", "全线", "各条",
)  # fmt: skip
NO_SEGMENTS_EN = frozenset({
    "the", "its", "each", "every", "reporting", "single", "one", "whole", "entire", "core",
    "any", "per", "main", "overall", "company", "group", "all", "by", "strong", "per-unit",
    "business", "new", "small", "operating", "reportable",
})  # fmt: skip
"""Words before a segment that name none."""
NO_PRODUCTS = frozenset({
    "q", "h", "fy", "gaap", "ifrs", "hkfrs", "ttm", "ltm", "ytd", "yoy", "qoq", "group", "parent",
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec", "spring", "summer", "autumn", "winter", "christmas", "friday",
    "day", "week", "festival", "holiday", "year", "first", "second", "third", "fourth", "full",
    "half", "the", "its", "our", "their", "total", "net", "gross", "record", "strong", "adjusted",
    "annual", "quarterly", "interim", "reported", "us", "r", "d", "a", "i", "bn", "usd", "rmb",
    "cny", "hk", "hkd", "eur", "gbp", "jpy", "ceo", "cfo", "street", "consensus", "cash", "free",
    "operating", "core", "underlying", "lfl", "pro", "ebit", "ebitda", "bloomberg", "factset",
    "refinitiv", "lseg", "reuters", "zacks", "wind", "inc", "corp", "ltd", "co", "holdings",
    "plc", "ag", "se", "nv", "sa", "limited", "company", "bank", "eps", "pe", "ps", "pb",
    "however", "meanwhile", "overall", "consolidated", "and", "but", "with", "while", "where",
})  # fmt: skip
"""Words in capitals before a metric that name no product."""
