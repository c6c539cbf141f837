"""Who is no issuer and yet has figures: averages, central banks, countries."""

GENERIC = frozenset(
    [
        "Bank",
        "China",
        "General",
        "American",
        "First",
        "National",
        "International",
        "Global",
        "North",
        "South",
        "East",
        "West",
        "New",
        "The",
        "Great",
        "Royal",
        "Standard",
        "Advanced",
        "Applied",
        "Industrial",
        "Central",
        "Pacific",
        "Atlantic",
        "Capital",
        "Southern",
        "Northern",
        "Western",
        "Eastern",
        "Shanghai",
        "Shenzhen",
        "Beijing",
        "Hong",
        "Guangdong",
        "Zhejiang",
        "Jiangsu",
        "Sichuan",
        "Shandong",
        "Asia",
        "Asian",
        "Europe",
        "European",
        "Japan",
        "US",
        "Best",
        "Home",
        "Texas",
        "California",
        "Union",
        "Public",
        "Energy",
        "Health",
        "Power",
    ]
)
"""First words of names that alone are none."""

PLACES = frozenset(["贵州", "山西", "江苏", "浙江", "广东", "四川", "山东", "上海", "深圳", "北京",
                    "中国", "中信", "国家", "华润", "招商", "广州", "天津", "重庆", "湖南", "湖北",
                    "河南", "河北", "福建", "安徽", "江西", "云南", "广西", "海南", "辽宁", "吉林",
                    "陕西", "甘肃", "青海", "宁夏", "新疆", "西藏", "内蒙", "香港", "南京", "杭州",
                    "苏州", "宁波", "东方", "华夏", "国泰", "国信", "国金", "光大", "中银", "中金",
                    "平安", "交通", "工商", "建设", "农业", "民生", "兴业", "浦发", "第一", "万科",
                    "新华", "人民"])  # fmt: skip
"""Where a name begins with a place, or with a word of other names, that word alone is no name."""
TOWNS = PLACES | frozenset(["厦门", "无锡", "常州", "南通", "青岛", "大连", "济南", "成都", "武汉",
                            "长沙", "合肥", "西安", "福州", "昆明", "郑州", "太原", "南昌", "南宁",
                            "贵阳", "兰州", "长春", "沈阳", "珠海", "东莞", "佛山", "温州", "嘉兴",
                            "绍兴", "金华", "台州", "扬州", "徐州", "烟台", "潍坊", "威海", "洛阳",
                            "宜昌", "株洲", "柳州", "桂林", "海口", "三亚", "银川", "西宁", "拉萨",
                            "泉州", "漳州", "中山", "惠州", "汕头", "芜湖", "镇江",
                            "泰州"])  # fmt: skip
"""Places that a name may begin with in Latin letters: alone they are no name of a company."""

AVERAGES = frozenset({"行业", "同业", "板块", "市场", "peers", "Peers", "industry", "sector"})
"""What an average is called by: a company only where a fact is of it."""
INSTITUTIONS = {
    "Federal Reserve": ("Fed", "FOMC", "美联储"),
    "European Central Bank": ("ECB", "欧洲央行"),
    "Bank of England": ("BoE",),
    "Bank of Japan": ("BoJ", "BOJ"),
    "United States": ("US", "U.S.", "America", "美国"),
    "Placebo": ("placebo", "pbo", "安慰剂"),
    "United Kingdom": ("UK", "U.K.", "Britain", "British"),
    "Euro area": ("Eurozone", "eurozone", "euro zone", "euro area"),
    "Spain": ("Spanish",),
    "Italy": ("Italian",),
    "Germany": ("German",),
    "France": ("French",),
    "Japan": ("Japanese",),
    "China": ("Chinese",),
    "India": ("Indian",),
    "Canada": ("Canadian",),
    "Australia": ("Australian",),
    "Sweden": ("Swedish",),
    "中国人民银行": ("央行", "PBOC", "PBoC"),
    "People's Bank of China": ("PBOC", "PBoC"),
}
"""What those who are no issuers are called by, where a fact is of them."""
PRONOUNS = {"Fund": ("the fund", "The fund", "The Fund", "the Fund"),
            "Trust": ("the trust", "The trust", "The Trust", "the Trust")}  # fmt: skip
"""What a fund may be called for short, by the last word of its name."""
PEERS = ("peers", "Peers", "the peer average", "peer group")
"""What those who are compared are called."""
