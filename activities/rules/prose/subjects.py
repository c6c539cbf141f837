"""Names of unknown companies, told by their place: the subject of a sentence of figures."""

import re
from collections.abc import Iterator

from activities.rules.prose.companies import CODES
from activities.rules.prose.metrics import NAMES
from activities.rules.prose.phrases import alternatives
from activities.rules.scanning.regex import regex

_SUBJECT_ZH = regex(
    r"(?:^|(?<=[。；;!?\n])|(?<=[年度日末季]，))\s*(?P<name>[一-鿿·]{2,8}?)(?:\([^()\n]{1,20}\))?"
    r"(?=的?(?:(?:19|20)[0-9]{2}\s?年|[12][0-9]年|今年|去年|FY|Q[1-4]|第?[一二三四]季度|上半年|"
    r"前三季度|全年|实现|营收|营业总?收入"
    r"|总?收入|净利|归母|毛利率|股价|收盘|总?市值|最新|市盈率|ROE|PE|每股收益))"
)
_NOT_ZH = regex(alternatives((
    "尽管", "即便", "即使", "哪怕", "固然", "不过", "然而", "反观", "至于", "平台", "被", "隔壁",
    "中标", "中选", "签约", "收到", "公司", "企业", "厂", "商", "企", "店", "展望", "回顾", "复盘",
    "聚焦", "拆", "梳理", "进一步", "另外", "接下", "论", "谈", "说", "讲", "听", "想", "问", "提",
    "集团", "该", "其", "本", "期", "年", "季", "月", "日", "数据", "显示", "报告", "财报", "此外",
    "同时", "另", "分", "从", "受", "由", "按",
    "据", "预计", "随", "截", "虽", "但", "而", "且", "并", "主营", "业务", "产品", "行业", "板块",
    "市场", "指数", "股", "价", "营", "利", "收入", "成本",
    "费用", "资产", "负债", "现金", "经营", "投资", "研发", "海外", "国内", "境内", "境外", "单",
    "整体", "合计", "累计", "当", "近", "前", "后", "今", "去",
    "昨", "目前", "最", "对", "与", "和", "在", "以", "为", "是", "有", "得益", "因", "若", "如",
    "也", "均", "都", "则", "还", "再", "又", "较", "比", "于",
    "至", "到", "的", "了", "总", "大", "小", "高", "低", "增", "减", "涨", "跌", "升", "降", "同",
    "环", "值", "看", "表", "计", "额", "率", "比", "基本",
    "整车", "单车", "核心", "关键", "要点", "摘要", "概览", "结论", "风险", "估值", "盈", "亏",
    "分红", "派", "回", "剔除", "扣", "换", "个", "家", "我们", "他们", "两者",
    "双方", "二者", "全", "这", "那", "之", "来", "自", "酒", "电池", "汽车业", "汽车销", "金融",
    "银行业", "用户", "门店", "产能", "销", "渠道", "直", "批",
    "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "财务", "业绩", "归", "稳", "继续",
    "持续", "仍", "已", "将", "更", "上", "下", "不", "注", "备注",
    "汇", "损", "拖", "产", "工厂", "基地", "良率", "约", "占", "履行", "履约", "重大", "分机",
    "管理", "指引", "目标", "预期", "计划", "机构", "券商", "分析", "客户", "供应商", "新签",
    "装机", "发电", "煤", "航性", "非航", "旅客", "货运", "客运", "油价", "气价",
    "药品", "器械", "门诊", "院内", "院外", "车型", "船队", "机队", "房产", "锂盐", "钢材", "铜",
    "铝价", "粮", "生猪", "鲜奶", "奶粉", "茶", "糖", "芯片", "屏", "晶圆",
    "流水", "付费", "游戏", "影", "剧", "课", "学", "险", "贷", "存款", "债", "基金", "托", "租",
    "手续", "中间", "息", "递延", "许可", "授权", "特许", "订阅", "会员", "广告", "佣金", "顾问",
    "不良", "拨备", "核心", "资本", "杠杆", "北向", "南向",
    "融资", "融券", "主力", "散户", "股东", "高管", "员工", "人均", "人员", "商誉", "存货", "应收",
    "预付", "预收", "合同", "订单", "在手", "问", "答", "电话会", "会议", "纪要",
    "实际", "事实", "公告", "点评", "速递", "快评", "亮点", "看点", "事件", "内容", "简评", "维持",
    "给予", "首次", "综合", "加权", "摊薄", "稀释", "合并口径", "备考", "可比", "我国", "社会",
    "居民", "滚动", "静态", "动态", "前瞻", "远期", "工业", "制造", "服务", "消费", "进口", "出口",
    "贸易", "卖", "带货", "供货", "出货", "运货", "走货", "发货", "到货", "拉货", "铺货", "送货",
    "进货", "销货", "干活", "打工", "收费", "进账", "到账", "入账", "账面", "赚",
)))  # fmt: skip
_DONE_ZH = regex(
    r"(?:共|总共|合共|合计|共计|全年|并|也|因此|从而|进而)?"
    r"(?:实现|录得|录入|取得|完成|创造|创下|创出|缔造|达成|达到|贡献|支撑|支持|确认|交出|斩获|"
    r"收获|拿下|突破|跨过|迈上|形成|产生|累积|保持|守住"
    r"|带动|推动|拉动|驱动|助推|助力|促使|促成|促进|使得|致使|导致|造成|引致|带来|对应|折合|相当|"
    r"意味|反映|体现|推升|推高|抬升|拉低|压低|拖累|对冲|抵消)(?:了|着|出)?"
    r"(?:公司|其|当期|整体|本期)?"
)
"""What the words do that stand where a subject would: 实现营业总收入, 带动净利率. Such a clause
goes on with the company before."""
_SUBJECT_EN = regex(
    r"(?:^|(?<=[.;!?]\s)|(?<=\n)|(?<=\) - )|(?<=\) -- ))"
    r"(?:(?:BRIEF|UPDATE [0-9]|CORRECTED|EXCLUSIVE)-|At |By contrast, |Meanwhile, |Rival |Peer |"
    r"- |\* |(?:In|For|During|As of|On|At|Through) [^,.;:\n]{1,40}(?:, 20[0-9]{2})?, )?"
    r"(?P<name>[A-Z][A-Za-z&-]*(?:\s(?:of\s|&\s)?[A-Z][A-Za-z&-]*){0,3}"
    r"(?:,?\s(?:Inc|Corp|Ltd|Co)\.)?)(?:\s\([^()\n]{1,24}\))?"
    r"(?='s\s|(?<=s)'\s|\s(?:reported|reports|posted|posts|generated|earned|recorded|booked|"
    r"delivered|closed|trades|traded|saw|grew|had|announced"
    r"|disclosed|swung|made|achieved|logged|registered|shipped|paid|ended|finished|sold|spent|"
    r"beat|missed|turned|to (?:cut|buy|sell|pay|acquire|shed))\s)"
)
_NOT_EN = frozenset(
    word for name in NAMES if name.isascii() for word in name.split()
) | frozenset(
    ["having", "manager", "managers", "adviser", "advisers", "trustee", "trustees", "auditor",
     "strategist", "portfolio", "fund", "the", "a", "an", "its", "it", "this", "that", "these",
     "those", "their", "his", "her", "our", "we", "they", "he", "she", "company", "group",
     "management", "board", "firm", "issuer", "business", "segment", "segments", "unit", "units",
     "division", "quarterly", "annual", "annually", "total", "adjusted", "diluted", "basic", "full",
     "first", "second", "third", "fourth", "half", "year", "quarter", "month", "week", "day",
     "fiscal", "january", "february", "march", "april", "may", "june", "july", "august",
     "september", "october", "november", "december", "monday", "tuesday", "wednesday", "thursday",
     "friday", "saturday", "sunday", "in", "on", "at", "for", "during", "by", "with", "as", "of",
     "from", "both", "each", "all", "investors", "analysts", "shareholders", "consensus", "market",
     "wall", "street", "what", "which", "who", "where", "when", "while", "if", "but", "and", "or",
     "so", "also", "overall", "underlying", "reported", "organic", "domestic", "overseas",
     "international", "demand", "growth", "results", "performance", "guidance", "outlook", "there",
     "here", "north", "america", "china", "europe", "asia", "asia-pacific", "americas", "greater",
     "emea", "us", "usa", "uk", "q1", "q2", "q3", "q4", "h1", "h2", "fy", "yoy", "gaap", "dcf",
     "base", "bear", "bull", "scenario", "valuation", "highlights", "summary", "key", "recap",
     "risk", "risks", "update", "verdict", "conclusion", "question", "answer", "hi", "hello",
     "takeaway", "headline", "step", "topic", "claims", "sources", "quality", "coverage", "data",
     "non-gaap", "today", "yesterday", "tomorrow", "last", "next", "now", "note", "table", "source",
     "services", "products", "iphone", "ipad", "mac", "wearables", "cloud", "automotive", "energy",
     "retail", "wholesale", "banking", "insurance", "liquor", "stock", "index", "bonds", "bond",
     "moody", "fitch", "nielsen", "gartner", "idc", "morningstar", "bloomberg", "reuters",
     "factset", "refinitiv", "interviewer", "interviewee", "founder", "operator", "moderator",
     "host", "analyst", "ceo", "cfo", "coo", "cto", "chair", "chairman", "president", "treasurer",
     "editor", "author", "reporter", "speaker", "client", "user", "assistant", "traffic", "ticket",
     "conversion", "price", "pricing", "volume", "volumes", "mix", "breakeven", "skew", "bull",
     "bear", "catalyst", "catalysts", "rating", "target", "thesis", "why", "how", "actual",
     "estimate", "estimates", "prior", "previous", "forecast"]
)  # fmt: skip


_AT_EN = regex(
    r"(?:^|(?<=[.;!?\n]\s))[A-Z][A-Za-z' -]{3,48}?\sat\s(?P<name>[A-Z][A-Za-z&' -]{2,40}?)(?='s\s|"
    r"\s(?:was|were|is|came|rose|fell|grew|reached|hit|totall?ed|stood|slipped|slid|climbed|jumped"
    r"|dropped|declined|increased|improved|edged|widened|narrowed|shrank|averaged|in\s|for\s))"
)
"""A sentence that tells a measure of somebody: Overseas revenue at Zoomlion came to."""
_PLURAL = regex(r"[A-Z]{2,5}s")
"""Letters for things, more than one of them: NEVs made up."""
_THING = regex(r"(?:tions?|ments?|ness|ity|ities|ships?)$")
"""Endings of words that begin a sentence and name no company: Subscriptions made up."""


def unknown(folded: str) -> Iterator[tuple[int, int]]:
    """Spans of subjects that are made of no common word of financial prose."""
    for hit in _SUBJECT_ZH.finditer(folded):
        name = hit["name"]
        if not (_NOT_ZH.search(name) or _DONE_ZH.fullmatch(name)):
            yield hit.span("name")
    for hit in _SUBJECT_EN.finditer(folded):
        parts = re.split(r"[\s,]+", hit["name"].lower().rstrip("."))
        if _PLURAL.fullmatch(hit["name"]):
            continue
        if len(parts) == 1 and _THING.search(parts[0]):
            continue
        if not any(part.rstrip("s.") in _NOT_EN or part in _NOT_EN for part in parts):
            yield hit.span("name")
    yield from (hit.span("name") for hit in _AT_EN.finditer(folded) if hit["name"] in CODES)
