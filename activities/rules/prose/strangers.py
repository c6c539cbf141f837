"""Names of unknown companies, told by their last word: 松江银行, Harlow Financial."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from activities.rules.prose import lastwords, metrics, sources
from activities.rules.prose.lastwords import Hit
from activities.rules.prose.phrases import alternatives
from activities.rules.prose.sectors import is_traded
from activities.rules.scanning.rare import Rare
from activities.rules.scanning.regex import regex

_LAST_ZH = (
    "银行", "科技", "股份", "集团", "汽车", "重工", "半导体", "乳业", "酒业", "锂业", "机场",
    "物流", "医药", "生物", "证券", "保险", "电气", "电子",
    "能源", "电力", "石化", "化工", "化学", "钢铁", "水泥", "建材", "地产", "置业", "传媒", "软件",
    "通信", "通讯", "光电", "材料", "矿业", "航空", "航运",
    "海运", "港口", "高速", "食品", "饮料", "药业", "制药", "医疗", "动力", "智能", "智造", "信息",
    "网络", "环保", "农业", "牧业", "渔业", "纺织", "服饰",
    "家居", "家电", "电器", "机械", "装备", "精密", "新材", "新能", "国际", "控股", "实业", "铝业",
    "铜业", "黄金", "煤业", "煤炭", "燃气", "水务", "旅游",
    "酒店", "教育", "影视", "影业", "游戏", "互娱", "娱乐", "互动", "百货", "超市", "零售", "电商",
    "快递", "速递", "供应链", "租赁", "信托", "期货",
    "微电子", "芯片", "光伏", "风电", "电池", "新能源", "啤酒", "酱酒", "调味", "美妆", "日化",
    "珠宝", "文旅", "文化", "出版", "数码", "数据", "云", "稀土",
    "轮胎", "玻璃", "陶瓷", "造纸", "纸业", "船舶", "重机", "铁路", "轨交", "建设", "建筑", "园林",
    "置地", "物业", "人寿", "财险", "电缆", "电机", "仪器", "院线", "影院",
)  # fmt: skip
LINES_ZH = frozenset((
    "汽车", "半导体", "机场", "物流", "医药", "保险", "电气", "电子", "能源", "电力", "石化",
    "化工", "化学", "钢铁", "水泥", "建材", "地产", "传媒", "软件",
    "通信", "通讯", "光电", "材料", "航空", "航运", "海运", "港口", "高速", "食品", "饮料", "医疗",
    "动力", "智能", "信息", "网络", "环保", "农业", "纺织", "服饰",
    "家居", "家电", "电器", "机械", "装备", "精密", "国际", "黄金", "煤炭", "燃气", "水务", "旅游",
    "酒店", "教育", "影视", "游戏", "娱乐", "互动", "百货", "超市",
    "零售", "电商", "快递", "供应链", "租赁", "信托", "期货", "微电子", "芯片", "光伏", "风电",
    "电池", "新能源", "啤酒", "美妆", "日化", "珠宝", "文旅", "文化", "出版",
    "数码", "数据", "云", "稀土", "轮胎", "玻璃", "陶瓷", "造纸", "船舶", "铁路", "轨交", "建设",
    "建筑", "园林", "物业", "电缆", "电机", "仪器", "影院",
))  # fmt: skip
"""Last words that name a line of business as often: a company only where one is spoken of."""
_SPOKEN_OF = regex(
    r"(?:股份|集团)?(?:\s|[^一-鿿A-Za-z]|$|的|则|也|为|以|是|与|和|及|跟|同[比期]|分别|实现|发布|"
    r"公布|披露|预[计告]|录得|交出|去年|今年|本[年季周]|上半年|下半年|[前第][一二三四]|"
    r"[一二三四]季|全年|单季|当前|最新|昨|营|总?收入"
    r"|净|归母|扣非|毛利|股价|收[盘报于]|[盘早午]|现价|总?市值|市盈|市净|估值|股息|每股|PE|PB|ROE|"
    r"EPS|Q[1-4]|H[12]|涨|跌|[增减]持|回购|派)"
)
_COMMON_ZH = regex(alternatives((
    "第", "季", "财年", "期", "率", "额", "占", "约", "超", "预", "类", "项", "客户", "用户",
    "门店", "渠道", "城市", "地区", "省", "分部", "端", "侧", "前", "后", "销量", "产量", "数量",
    "总量", "估值", "市值", "净值", "股价", "均价", "油价", "金价", "煤价", "电价", "单价",
    "隔壁", "做", "卖", "销售", "售出", "生产", "产出", "交付", "交运", "累计", "合计", "共计",
    "总计", "共", "完成", "推出", "制造", "采购", "购买", "购入", "订购", "引进", "引入", "接收",
    "出货", "动力", "中标", "中选", "入围", "签约", "签署", "签订", "收到", "承接", "携手", "发行",
    "回购", "增持", "减持", "质押", "冻结", "解禁", "限售", "流通", "认购", "收购", "转让", "受让",
    "持有", "出让", "注销", "激励", "配售", "参股", "控股", "关键", "分季", "分年", "逐季", "逐年",
    "季度", "年度", "财务", "经营", "市场", "行情", "公开", "历史", "统计", "交易", "重要", "基本",
    "相关", "上述", "以下", "更多", "最新", "参考", "原始", "新能源汽", "商业", "国有", "股份制",
    "城商", "农商", "上市", "乘用", "智能", "人工", "高新", "生物医", "创新", "国际", "跨境",
    "冷链", "现代", "传统",
    "国债", "股指", "豆粕", "豆油", "豆一", "棕榈", "螺纹", "热卷", "铁矿", "焦煤", "焦炭", "沪铜",
    "沪铝", "沪锌", "沪镍", "沪锡", "沪铅", "原油", "燃油", "燃料油", "沪金", "沪银", "白银",
    "纯碱", "甲醇", "尿素", "棉花",
    "白糖", "鸡蛋", "生猪", "玉米", "大豆", "菜粕", "菜油", "碳酸锂", "工业硅", "多晶硅", "集运",
    "橡胶", "沥青", "氧化铝", "不锈钢", "商品", "主力",
    "整车", "海外", "国内", "全球", "大型", "中型", "小型", "中小", "龙头", "头部", "同业", "行业",
    "互联网", "消费", "金融", "产业", "高端", "民营", "该", "本",
    "我国", "其他", "其它", "多家", "各", "两家", "三家", "公司", "业务", "收入", "营收", "利润",
    "成本", "费用", "同比", "环比", "增长", "下降", "提升", "占比",
    "板块", "分部", "挖掘", "起重", "工程", "动力电", "储能", "锂电", "三元", "原", "正极", "负极",
    "半导体", "功率", "车规", "模拟", "消费电", "第三方", "快递物",
    "水电", "火电", "核电", "绿色", "清洁", "可再生", "低温", "常温", "白酒", "高档", "中档",
    "休闲", "连锁", "社区", "直播", "跨界", "集成", "发电", "用电", "供电",
    "新增", "存量", "对公", "零售", "个人", "公募", "私募", "投资", "融资", "经营", "管理", "自动",
    "手机", "移动", "数字", "云计", "大数", "国产", "进口", "出口",
    "电动", "燃油", "混动", "充电", "线上", "线下", "境内", "境外", "主营", "主要", "核心", "基础",
    "特种", "普通", "合成", "有色", "贵", "黑色", "实体", "民用",
    "军用", "通用", "医用", "美国", "欧洲", "日本", "韩国", "亚太", "中国", "北美", "南美",
    "东南亚", "其中", "期末", "期初", "年末", "年初", "季度", "半年", "全年",
    "净", "毛", "总", "每", "单", "新", "老", "旧", "含", "非", "无", "未", "已", "将", "可", "不",
    "也", "都", "就", "只", "仅", "更", "最", "很",
    "的", "和", "与", "及", "在", "对", "向", "于", "从", "由", "被", "为", "是", "有", "把", "使",
    "让", "等", "如", "因", "受", "据", "按", "以", "并", "而",
    "月", "日", "年", "天", "亿", "万", "元", "家", "个", "位", "名", "次", "上海证", "深圳证",
)))  # fmt: skip
_SHORT_ZH = frozenset("港矿镇")
"""Last letters of names that count as last words where a fact has such a name."""
_BEFORE_ZH = (
    r"(?:^|(?<=[^一-鿿])|(?<=[的与和及跟同较比对向被由在从为看司年月日报度])|(?<=对手)|(?<=同业)|"
    r"(?<=友商)|(?<=同行)|(?<=邻城)|(?<=^据)|(?<=[，。；：:\s]据)|(?<=根据))(?!据|根据)"
)
_JOINING = "[的与和及跟同较比对向被由从在为看司年月日报是有]"
_AFTER_ZH = (
    "(?!业|类|网|板块|行业|概念|指数|产业|设备|零部|制造|市场|需求|价格|出口|销量|企业|公司|厂商|"
    "巨头|龙头|个股|指|部件|产品|材料|工程|项目|服务|系统|平台|芯片"
    "|负债|贷款|存款|投资|用户|客户|消费|领域|赛道|链|卡|券|险|费|车型|整车|技术|研发|人才|监管|"
    "政策|自律|协会|间|化|性|器|机组|装机|组件|回收|周期|成本|收入|毛利|销售|业务)"
)
_LAST_EN = (
    "Systems", "Semiconductor", "Semiconductors", "Foods", "Bancorp", "Bank", "Financial",
    "Biosciences", "Biotech", "Retail", "Rail", "Partners",
    "Holdings", "Group", "Corp", "Corporation", "Inc", "Ltd", "Energy", "Technologies",
    "Technology", "Pharma", "Pharmaceuticals", "Therapeutics",
    "Motors", "Motor", "Airlines", "Airways", "Software", "Networks", "Industries", "Insurance",
    "Health", "Healthcare", "Labs", "Laboratories",
    "Logistics", "Materials", "Mining", "Resources", "Steel", "Chemical", "Chemicals",
    "Entertainment", "Media", "Studios", "Stores", "Brands", "Devices",
    "Instruments", "Robotics", "Solar", "Utilities", "Petroleum", "Realty", "Bancshares",
    "Beverages", "Beverage", "Medical", "Genomics", "Dynamics",
    "Aerospace", "Automotive", "Electronics", "Electric", "Micro", "Microsystems", "Railroad",
    "Railway", "Lines", "Shipping", "Freight", "Trucking",
    "Apparel", "Outfitters", "Supply", "Markets", "Grocers", "Restaurants", "Hotels", "Resorts",
    "Gaming", "Interactive", "Communications", "Telecom",
    "Wireless", "Cable", "Analytics", "Cloudworks", "Robotics", "Biologics", "Oncology",
    "Diagnostics", "Packaging", "Paper", "Lumber", "Homes", "Air",
)  # fmt: skip
_COMMON_EN = frozenset(["the", "a", "an", "at", "in", "on", "by", "for", "from", "with", "of",
                        "and", "or", "to", "as", "its", "their", "our", "his", "her", "this",
                        "that", "these", "those", "rival", "peer", "peers", "competitor",
                        "supplier", "customer", "total", "net", "gross", "operating", "free",
                        "cash", "adjusted", "organic", "segment", "regional", "commercial",
                        "consumer", "investment", "private", "retail", "wholesale", "corporate",
                        "community", "central", "global", "north", "south", "america", "american",
                        "americas", "european", "asian", "emea", "apac", "cloud", "security",
                        "data", "digital", "mobile", "services", "products", "product", "revenue",
                        "sales", "income", "profit", "margin", "earnings", "average", "annual",
                        "quarterly", "fiscal", "first", "second", "third", "fourth", "new", "other",
                        "all", "each", "both", "street", "wall", "general", "renewable", "clean",
                        "solar", "wind", "nuclear", "natural", "industrial", "residential",
                        "premium", "core", "key", "top", "major", "large", "small", "big", "local",
                        "national", "international", "federal", "while", "when", "where", "if",
                        "but", "meanwhile", "however", "although", "despite", "excluding",
                        "including", "compared", "versus", "same", "after", "before", "during",
                        "since", "until"])  # fmt: skip


_ONE_BY_NAME = regex(
    r"(?<![A-Za-z])(?:at|by|rival|peer|competitor|than|versus|vs\.|against|while|whereas|and)\s"
    r"(?P<name>[A-Z][a-z]+(?:\s(?:&\s)?[A-Z][a-z]+){1,2})(?![A-Za-z])"
    r"|(?<![A-Za-z])(?:rival|peer|competitor|while|whereas|and|"
    r",)\s(?P<owner>[A-Z][a-z]{3,}(?:\s(?:&\s)?[A-Z][a-z]+){0,2})(?='s\s)"
    r"|(?<![A-Za-z])(?:than|versus|vs\.?|against|behind|above|below|trailing|beating|topping)\s"
    r"(?:(?P<base>[A-Z][a-z]{3,}(?:\s(?:&\s)?[A-Z][a-z]+){0,2})(?='s\s\(?[$¥€£]?[0-9])"
    r"|(?P<bases>[A-Z][a-z]{3,}(?:\s(?:&\s)?[A-Z][a-z]+){1,2})(?='s?\s[a-z]))"
)
_NOT_ISSUERS = frozenset(["york", "hong", "kong", "street", "wall", "silicon", "valley", "supreme",
                          "court", "reserve", "federal", "white", "house", "pacific", "latin",
                          "britain", "saudi", "arabia", "puerto", "rico", "san", "los", "las", "el",
                          "st", "korea", "zealand", "africa", "january", "february", "march",
                          "april", "may", "june", "july", "august", "september", "october",
                          "november", "december", "monday", "tuesday", "wednesday", "thursday",
                          "friday", "saturday", "sunday", "washington", "congress", "beijing",
                          "shanghai", "shenzhen", "london", "paris", "tokyo", "berlin", "texas",
                          "california", "florida", "board", "committee", "chairman", "president",
                          "chief", "officer", "act", "department", "agency", "commission", "bureau",
                          "treasury", "bank", "model", "note", "item", "table", "figure", "form",
                          "rule", "section", "company", "today", "yesterday", "management",
                          "investors", "analysts", "consensus", "guidance", "december", "today",
                          "tomorrow", "industry", "market", "christmas", "easter", "thanksgiving",
                          "cyber", "black", "singles", "asia", "europe", "china", "america",
                          "japan", "india", "germany", "france", "benelux", "iberia",
                          "nordics"])  # fmt: skip


_BANK_OF = regex(
    r"(?<![A-Za-z])Bank of (?:Beijing|Shanghai|Tianjin|Chongqing|Nanjing|Suzhou|Hangzhou|Ningbo|"
    r"Jiangsu|Zhejiang|Chengdu|Changsha|Guiyang|Guizhou|Xi'an|Zhengzhou|Qingdao|Xiamen|Lanzhou|"
    r"Qilu|Jinan|Dalian|Harbin|Guangzhou|Dongguan|Hebei|Jiangxi|Gansu|Jinzhou|Shengjing|Zhongyuan|"
    r"Huishang|Luzhou|Wenzhou|Kunlun|Hunan|Hubei|Sichuan|Guilin|Jiujiang|Weihai|"
    r"Wuhan|Shenzhen)(?![A-Za-z])"
)
"""Banks of a Chinese town or province."""
_FROM_THERE = regex(
    r"(?<![A-Za-z])(?:[Tt]he|[Aa]n?|[Tt]his|[Oo]ur)\s(?:[A-Z][a-z]{2,}(?:ese|ian|ean|ish|can|wiss|"
    r"nch|utch|man|ndic|rdic|eek|hai|raqi|eli|ech))\s$"
)
"""Before a line of business, where its company is from: the Singaporean REIT."""
_LEAD = 32
_NO_ISSUER = _COMMON_EN | _NOT_ISSUERS


def is_common_word(word: str) -> bool:
    """Whether a word of a company's name says what it does, or is one of any text."""
    return word in _LAST_EN or word.lower() in _NO_ISSUER


class Names:
    """Finds names of companies by their last word; the facts add last words of their own."""

    def __init__(self, entities: frozenset[str], metrics: frozenset[str]) -> None:
        last_zh = {
            e[-2:] for e in entities if len(e) >= 4 and _is_chinese(e[-2:]) and not is_traded(e)
        }
        last_zh |= {e[-1] for e in entities if len(e) == 3 and e[-1] in _SHORT_ZH}
        last_en = {e.split()[-1] for e in entities if e.isascii() and " " in e}
        self._metrics = metrics
        self._zh = frozenset(last_zh - set(_LAST_ZH))
        self._en = frozenset(w for w in last_en if w.isalpha()) - frozenset(_LAST_EN)

    def find(self, folded: str) -> Iterator[tuple[int, int]]:
        """Where a name stands, without the common words before it."""
        yield from (bank.span() for bank in _BANK_OF.finditer(folded))
        yield from self._by_words(folded)

    def _by_words(self, folded: str) -> Iterator[tuple[int, int]]:
        if not folded.isascii():
            for hit in self._by_last_zh(folded):
                stem = folded[hit.start : hit.stem]
                if not _COMMON_ZH.search(stem) and not self._is_thing(folded, hit):
                    yield hit.start, hit.end
        for hit in self._by_last_en(folded):
            start = hit.start + _common(folded[hit.start : hit.stem])
            whole = folded[start : hit.end]
            if start < hit.stem and not (self.is_metric(whole) or _is_from(folded, hit)):
                yield start, hit.end

        for named in _ONE_BY_NAME.finditer(folded):
            group = str(named.lastgroup)
            words = frozenset(named[group].lower().split())
            if not words & _NO_ISSUER and not self.is_metric(named[group]):
                yield named.span(group)

    def _by_last_zh(self, folded: str) -> Iterable[Hit]:
        own = lastwords.chinese(folded, self._zh, _BEGINS_ZH, _STEM_ZH, _BEHIND_ZH)
        known = [_hit(hit) for hit in _KNOWN_ZH.finditer(folded)]
        found = lastwords.merged(known, lastwords.from_left(own, longest=False))
        return found if found is not None else map(_hit, _all_zh(self._zh).finditer(folded))

    def _by_last_en(self, folded: str) -> Iterable[Hit]:
        own = lastwords.english(folded, self._en)
        known = [_hit(hit) for hit in _KNOWN_EN.finditer(folded)]
        found = lastwords.merged(known, lastwords.from_left(own, longest=True))
        return found if found is not None else map(_hit, _all_en(self._en).finditer(folded))

    def _is_thing(self, folded: str, hit: Hit) -> bool:
        """Whether a would-be name is that of a metric, of data or of a line of business."""
        if not folded[hit.start].isascii() and not _is_spoken_of(folded, hit):
            return True
        name = folded[hit.start : hit.end]
        return self.is_metric(name) or sources.is_data(folded, hit.start, hit.end)

    def heads_metric(self, folded: str, start: int, end: int) -> bool:
        """Whether a would-be name is of a metric, or its words run on into one: 汽车毛利率."""
        metric = metrics.pattern().match(folded, start)
        return self.is_metric(folded[start:end]) or (metric is not None and metric.end() > end)

    def is_metric(self, name: str) -> bool:
        """Whether words belong to what the facts call their metrics."""
        return any(name.lower() in metric for metric in self._metrics)


def _is_from(folded: str, hit: Hit) -> bool:
    """Whether a would-be name only tells where a company of a line of business is from.

    The Singaporean REIT.
    """
    return _FROM_THERE.search(folded[: hit.stem][-_LEAD:]) is not None


def _is_spoken_of(folded: str, hit: Hit) -> bool:
    """Whether what stands behind a would-be name goes on as behind a company's.

    Its last word is a doubtful one.
    """
    if folded[hit.stem : hit.end] not in LINES_ZH:
        return True
    return _SPOKEN_OF.match(folded, hit.end) is not None


def _is_chinese(word: str) -> bool:
    return all("一" <= char <= "龥" for char in word)


def _common(stem: str) -> int:
    """How many letters at the head of a stem are common words: The, At, Rival."""
    kept = 0
    for word in re.finditer(r"\S+\s", stem):
        if word[0].strip().lower() in _COMMON_EN:
            kept = word.end()
    return kept


def _hit(hit: re.Match[str]) -> Hit:
    return Hit(hit.start(), hit.end("stem"), hit.end("last"), hit.end())


_CHARACTER_ZH = f"(?!{_JOINING})[一-鿿]"
_BEGINS_ZH, _STEM_ZH = regex(_BEFORE_ZH), regex(f"(?:{_CHARACTER_ZH})+")
_BEHIND_ZH = regex(f"(?:股份|集团)?{_AFTER_ZH}")


def _chinese(more: Iterable[str]) -> str:
    last = alternatives((*_LAST_ZH, *more))
    return rf"{_BEFORE_ZH}(?P<stem>(?:{_CHARACTER_ZH}){{2,4}}?)(?P<last>{last}){_BEHIND_ZH.pattern}"


def _english(more: Iterable[str]) -> str:
    last = alternatives((*_LAST_EN, *more))
    return rf"(?<![A-Za-z'.&-])(?P<stem>(?:[A-Z][A-Za-z&-]*\s){{1,4}})(?P<last>{last})(?![A-Za-z-])"


_KNOWN_ZH, _KNOWN_EN = Rare(_chinese(())), Rare(_english(()))


@lru_cache(maxsize=64)
def _all_zh(more: frozenset[str]) -> re.Pattern[str]:
    return re.compile(_chinese(more))


@lru_cache(maxsize=64)
def _all_en(more: frozenset[str]) -> re.Pattern[str]:
    return re.compile(_english(more))
