"""Words of change around a quantity: which way it goes, and whether it is a change or a level."""

import re
from typing import NamedTuple

from activities.rules.prose.phrases import alternatives
from activities.rules.scanning.regex import regex

_UP_ZH = ("增长", "增加", "上升", "上涨", "提升", "提高", "上调", "攀升", "走高", "多提", "多赚",
          "少亏", "多计", "提速", "加速", "延长", "回升", "反弹", "大增", "猛增", "激增", "劲增",
          "净增", "改善",
          "飙升", "飙涨", "走阔", "扩大", "增厚", "加息", "收涨", "累涨", "大涨", "上扬", "抬升",
          "拉升", "净流入", "净买入", "净买", "涨幅", "增幅", "升幅", "增速",
          "增长率", "升值", "走强", "增持", "微增", "微涨", "微升", "小涨", "高增", "暴涨", "跃升",
          "上行", "增收", "多增", "走强", "略增", "略升", "溢价", "扩张", "走扩", "上浮", "上探",
          "上移", "回暖", "放量", "拓宽", "提振", "上翘", "放大", "高走", "增进", "上冲", "上修",
          "加码", "加大", "扩容", "膨胀", "壮大", "走牛", "回弹", "好转", "爬坡", "升温", "上抬",
          "涨价", "提价", "累库", "补库", "攀高", "冲高", "拔高", "垫高", "抬高", "推高", "走宽",
          "扩宽", "扩阔", "跳升", "翻红", "拉高", "拉大", "拉宽", "拉长", "递增", "加仓", "增仓",
          "扩了", "抬了", "升了", "涨了", "净投放", "净申购", "增配", "增产", "偏丰", "提产",
          "跃增", "陡增", "爬升", "优化",)  # fmt: skip
_DOWN_ZH = ("下降", "减少", "下滑", "回落", "下跌", "降低", "下调", "收窄", "缩减", "萎缩", "减持",
            "走低", "滑落", "缩水", "大降", "骤降", "锐减", "净流出",
            "净卖出", "净卖", "负增长", "降幅", "跌幅", "降息", "降准", "大跌", "暴跌", "收跌",
            "累跌", "下挫", "下探", "走弱", "贬值", "腰斩", "净减", "净减少", "下行",
            "微降", "微跌", "小幅下降", "缩小", "缩窄", "减亏", "滑坡", "衰退", "跳水", "折价",
            "略降", "略减", "压缩", "负增", "少增", "减产", "恶化", "降价", "缩短", "放缓", "减速",
            "丢失", "回撤", "流失", "失血", "拖累", "下挫", "少提", "少计", "少赚", "少增", "多亏",
            "转跌", "下修", "收缩", "便宜", "走窄", "下浮", "下移", "下沉", "缩量", "收敛", "折损",
            "回吐", "下坠", "退坡", "走软", "趋弱", "松动", "跌落", "急挫", "重挫", "大挫", "受挫",
            "减弱", "减退", "消退", "瘦身", "削弱", "砍去", "砍掉", "降温", "遇冷", "回调", "退潮",
            "失速", "蒸发", "去库", "去化", "减仓", "压降", "压减", "递减", "拉低", "削减",
            "净回笼", "净赎回", "缩表", "走跌", "探底", "倒退", "收了", "压了", "落了", "降了",
            "跌了", "砸", "收敛", "减配", "转弱", "偏枯", "偏少", "摊低", "压低", "调低", "下台阶",
            "掉头",)  # fmt: skip
_UP_EN = ("rose", "rise", "rises", "rising", "risen", "increase", "increases", "increased",
          "increasing", "grew", "grow", "grows", "grown",
          "growing", "growth", "gain", "gains", "gained", "gaining", "climb", "climbs", "climbed",
          "climbing", "jump", "jumps", "jumped",
          "surge", "surges", "surged", "surging", "up", "higher", "advance", "advanced", "advances",
          "improve", "improves", "improved",
          "improvement", "improving", "expand", "expands", "expanded", "expansion", "expanding",
          "soar", "soared", "soars", "soaring", "accelerated",
          "rally", "rallied", "rallies", "widen", "widened", "widens", "added", "adds", "rebound",
          "rebounded", "uptick", "raised", "raise",
          "hike", "hiked", "inflow", "inflows", "upside", "appreciated", "leapt", "spiked",
          "swelled", "ticked up", "edged up", "inched up",
          "swell", "swells", "balloon", "leap", "leaps", "accelerate", "strengthen", "strengthens",
          "boosted", "boost", "boosts", "lift", "lifts", "lifted", "strengthened", "accelerates",
          "increasing by", "premium", "mushroomed", "vaulted", "rocketed", "popped", "recovered",
          "lengthened", "lengthens", "lengthening", "quickened", "ballooned", "firmed", "bounced",
          "mounted", "multiplied", "snowballed", "skyrocketed", "zoomed", "tacked on", "piled on",
          "put on", "puts on", "putting on", "picked up", "notched up", "crept up", "nudged up",
          "clawed back", "regained", "escalated", "heightened", "intensified", "flourished",
          "outgrew", "enlarged", "swelling", "soars", "picking up", "surging")  # fmt: skip
_DOWN_EN = ("fell", "fall", "falls", "falling", "fallen", "drop", "drops", "dropped", "dropping",
            "decline", "declines", "declined",
            "declining", "decrease", "decreases", "decreased", "decreasing", "down", "lower",
            "lowered", "slip", "slips", "slipped",
            "slid", "slide", "slides", "shrank", "shrunk", "shrinking", "shrink", "shrinks", "sink",
            "sinks", "plummet", "plummets", "collapse", "collapses", "recede", "recedes", "dwindle",
            "dwindles", "worsen", "weaken", "weakens", "soften", "softens", "contract by",
            "contracts by", "contracted", "contraction", "contracting",
            "plunge", "plunged", "plunges", "tumble", "tumbled", "tumbles", "reduced", "reduction",
            "reducing", "reduce", "reduces", "lowers", "trim", "cut", "cuts", "narrow",
            "narrowed", "narrows", "narrowing", "dip", "dipped", "dips", "sank", "sunk", "eased",
            "easing", "retreat", "retreated",
            "compressed", "compression", "weakened", "shed", "sheds", "deteriorated",
            "deterioration", "deteriorating", "deteriorates", "worsens", "slump", "slumped",
            "slumps",
            "outflow", "outflows", "negative growth", "depreciated", "crashed", "cratered",
            "softened", "decelerated", "decelerates", "slowed", "slows", "slowing", "hurt",
            "missed by", "pared", "trimmed", "trims", "declines", "clipped", "worsened",
            "worsening", "ticked down", "edged down",
            "inched down", "lost", "loses", "losing", "pullback", "erosion", "eroded", "downside",
            "discount", "weaker", "wilted", "swooned", "skidded", "sagged", "faltered", "withered",
            "gave back", "dwindled", "ebbed", "subsided", "receded", "plummeted", "nosedived",
            "buckled", "cooled", "moderated", "crumbled", "collapsed", "pulled back", "shortened",
            "shortens", "shortening", "cheapened", "crimped", "slackened", "waned", "faded",
            "diminished", "lessened", "deflated", "shriveled", "caved", "sputtered", "stumbled",
            "tanked", "dived", "dove", "backslid", "regressed", "drooped", "tapered", "chopped",
            "slashed", "slashes", "slashing", "pruned", "curbed", "abated", "retraced", "atrophied",
            "bled", "hemorrhaged", "wiped out", "wiping out", "wipes out", "erased", "erasing",
            "knocked off", "knocking off", "forfeited", "destroyed", "squandered", "surrendered",
            "depleted", "plunging", "sliding", "slipping", "tumbling", "sinking", "weakening",
            "fading", "trimming")  # fmt: skip
_SIGNS = dict.fromkeys((*_UP_ZH, *_UP_EN), 1) | dict.fromkeys((*_DOWN_ZH, *_DOWN_EN), -1)
_ZH = alternatives(word for word in _SIGNS if not word.isascii())
_EN = alternatives(word for word in _SIGNS if word.isascii())
_SHORT = {
    "涨": 1,
    "升": 1,
    "增": 1,
    "加": 1,
    "赚": 1,
    "跌": -1,
    "降": -1,
    "减": -1,
    "亏": -1,
    "少": -1,
    "多": 1,
    "贵": 1,
    "上来": 1,
    "上去": 1,
    "下来": -1,
    "下去": -1,
    "掉": -1,
    "砍": -1,
    "缩": -1,
}
_WORD = regex(
    (
        rf"(?:{_ZH})|(?<![A-Za-z-])(?<!made )(?<!make )(?<!makes )(?<!making )(?<!set )"
        rf"(?<!\btook )(?<!\btake )(?<!\btakes )(?<!\btaking )(?<!\btaken )(?<!\bate )(?<!\beat )"
        rf"(?<!\beats )(?<!\beating )(?<!\bused )(?<!\buses )(?:{_EN})(?![A-Za-z])"
    ),
    re.IGNORECASE,
)
_CLOSE = regex(
    r"(?<![参增附更至不])(?:(?P<word>[涨升增加赚跌降减亏少贵掉砍缩]|(?<![接剩余])[上下][来去])|"
    r"(?P<more>[多少])(?:[飞跑卖开产花用装运发买收付交]|流入))"
    r"(?:幅|了|着|超过?|逾|近|约|达|不足|过|掉|去|大约|将近|快)*\s?$"
)
_LEVEL_ZH = regex(r"(?:至|到|成)(?!少|多|今)")
_SETS = frozenset({"上调", "下调", "上修", "下修", "提高", "降低", "提升"})
_SET_TO = regex(r"(?:指引|目标|预[期测计]|预算|展望|区间|假设)[^，。；0-9]{0,6}[至到]$")
"""Around what is set to a level: 上调全年毛利率指引至17%-18%."""
_STEP = regex(
    r"(?:(?P<up>(?:[升增涨抬加拉推提][高升]?|调[高升]))|[降跌减砍削压滑掉跳缩])了?[至到](?!今)"
)
"""Short verbs that only lead to a level: 由51.2%升至41.21%."""
_PREPOSITION = regex(
    (
        r"(?<![A-Za-z])(to|at|from|by|of|with|reaching|hitting|totaling|totalling)(?![A-Za-z])"
        r"(?! (?:the year|least|most|an? (?:[a-z]+ )?(?:rate|pace|clip|speed)))"
    ),
    re.IGNORECASE,
)
_THAN = regex(
    r"\sthan\s(?:the|its|their|those?|a|an|last|analysts|[A-Z][A-Za-z.&]+'s)?(?![A-Za-z])",
    re.IGNORECASE,
)
"""Behind a comparative: the level that is compared with, lower than the 32.3% recorded."""
_LEVELS = frozenset({"to", "at", "from", "reaching", "hitting", "totaling", "totalling", "with"})
_YEARLY = regex(
    r"同比|环比|(?:较|比)(?:上年|去年|上季|上期|年初|期初|前一|昨|前[日值])|"
    r"year[- ](?:over|on)[- ]year|(?<![A-Za-z])(?:yoy|y/y|y-o-y|qoq|q/q|q-o-q)(?![A-Za-z])"
    r"|quarter[- ](?:over|on)[- ]quarter|month[- ](?:over|on)[- ]month|sequential(?:ly)?|"
    r"annual growth|growth rate|CAGR|复合增速|复合增长率|年均复合",
    re.IGNORECASE,
)
_LEADS_ON = regex(
    (
        r"\s?(?:points?\s|pp\s)?\(?(?:year[- ](?:over|on)[- ]year|yoy|y/y|y-o-y|qoq|q/q|q-o-q|"
        r"sequentially|quarter[- ](?:over|on)[- ]quarter),?\)?,?\s(?:to|reaching)\s"
        r"(?:about |just |only |some )?$"
    ),
    re.IGNORECASE,
)
"""Between by how much something moved and where it then was: slipped 12bps y/y to 1.88%."""
_BEHIND_EN = regex(
    r"\s?(?:\(?(?:year[- ](?:over|on)[- ]year|yoy|y/y|annual(?:ly)?|sequential(?:ly)?|quarterly|"
    r"qoq|organic|net|pay|wage|salary|dividend|job|further|sharp|slight|daily|weekly|monthly|"
    r"implied|potential|expected|estimated|favou?rable|adverse|of"
    r"|sales|revenue|volume|volumes|price|prices|profit|earnings|margin|traffic|cost|costs|"
    r"tariff|unit|share)\)?\s?)*"
    r"(?P<word>increases?|decreases?|declines?|drops?|gains?|falls?|rises|jump|surge|reductions?|"
    r"slump|slide|dip|improvement|expansion|contraction|deterioration"
    r"|compression|erosion|discount(?!\s(?:rate|factor|window|stores?|retail))|"
    r"premium(?!\s(?:income|growth|brand|segment|product))|upside|downside|outflows?|inflows?|"
    r"lower|higher|pullback|uptick|hike|cut|rise|advance|rebound|weaker|charge|loss|headwind|drag|"
    r"shortfall|deficit|tailwind)(?![A-Za-z])",
    re.IGNORECASE,
)
_SIZES = {"charge": -1, "loss": -1, "headwind": -1, "drag": -1, "shortfall": -1, "deficit": -1,
          "tailwind": 1}  # fmt: skip
"""Words behind an amount that say a loss: 120bp of headwind is one, though no move."""
_WEATHER = frozenset({"headwind", "tailwind", "drag"})
_RELATIONS = {
    "wider": 1, "tighter": -1, "pricier": 1, "dearer": 1, "costlier": 1, "cheaper": -1, "richer": 1,
    "faster": 1, "slower": -1,
    "stronger": 1, "softer": -1, "heavier": 1, "lighter": -1, "longer": 1, "shorter": -1,
    "bigger": 1, "larger": 1, "smaller": -1,
    "fewer": -1, "steeper": 1, "beat": 1, "beats": 1, "miss": -1, "misses": -1, "raise": 1,
    "uplift": 1, "upgrade": 1, "downgrade": -1,
    "markup": 1, "markdown": -1, "haircut": -1, "rollback": -1, "setback": -1, "overshoot": 1,
    "undershoot": -1, "slippage": -1,
    "up on": 1, "down on": -1, "increment": 1, "decrement": -1, "upswing": 1, "downswing": -1,
    "downturn": -1, "rally": 1, "selloff": -1, "sell-off": -1, "crash": -1, "plunge": -1,
    "tumble": -1, "retreat": -1, "loss of share": -1, "appreciation": 1, "depreciation": -1,
    "shrinkage": -1,
    "pay cut": -1, "wage cut": -1, "price cut": -1, "rate cut": -1, "dividend cut": -1,
    "tax cut": -1,
}  # fmt: skip
"""Words behind a difference that say which way it goes: 40bp wider, a 1.5% miss."""
_RELATED = regex(
    (
        rf"\s(?:pay |wage |salary |price |dividend |rate |share |earnings |revenue |sales |"
        rf"guidance |analyst )?(?P<word>{alternatives(_RELATIONS)})(?![A-Za-z-])"
    ),
    re.IGNORECASE,
)
_ROOM_ZH = regex(r"的?(?:潜在|理论)?(?P<way>上[行涨升]|下[行跌降])(?:空间|幅度|风险)")
_NOT_BEHIND = frozenset(
    {
        "missed by",
        "missed",
        "down",
        "up",
        "hurt",
        "slowed",
        "cut",
        "lost",
        "rise",
        "raised",
        "with",
        "growing",
        "growth",
    }
)
_PREDICATE = (
    r"(?![^0-9，。、]{2,6}(?:明显|显著|大幅|大为|有所|略[有微]?|小幅|进一步|继续|已|再|同比|环比)|"
    r"(?:净?亏损?|水平|规模|基数|高[点位]|低[点位])(?!率))"
)
_BEHIND_ZH = regex(rf"的{_PREDICATE}[^0-9，。、]{{0,6}}?(?P<word>{_ZH})")
"""A move behind its size, 8%的收入增长; what happened since to a level, 较52.43亿元的亏损明显收窄,
is none of it."""
_COMPARE = regex(
    r"(?:相差|差距为?|差异为?|(?<![A-Za-z])(?:gap|difference) of |(?<!最)高|(?<!最)低|领先|落后|"
    r"快|慢|(?<![至最不])多|(?<![至最不])少)(?:出|了)?(?:约|近)?\s?$"
)
_EXPECTED = regex(
    r"(?:(?P<over>超出?|高于|高出|好于|优于|强于|跑赢)|低于|不及|逊于|差于|弱于|"
    r"跑输)(?:市场|一致|机构|分析师|卖方|我们|公司|的)*(?:预期|指引)(?:约|近|逾|了)?\s?$"
)
_BESIDE = regex(
    r"\s?(?:(?P<up>above|ahead of|more than|higher than|greater than|larger than)"
    r"|(?P<down>below|"
    r"off(?=\s(?:its|their|the|a|an|this)\s(?:[a-z0-9-]+\s){0,3}(?:highs?|peak|record|top))|"
    r"under(?= (?:its|their|the|our|consensus|plan|budget|guidance|last|prior|expectations))|"
    r"behind|less than|lower than|fewer than|smaller than|short of|shy of)|(?P<better>better"
    r"(?: than|(?= at [0-9$])|(?=[,.;])))|worse(?: than|(?= at [0-9$])|(?=[,.;])))(?![A-Za-z])",
    re.IGNORECASE,
)
_COMPARED = {"高": 1, "多": 1, "领": 1, "快": 1, "低": -1, "少": -1, "落": -1, "慢": -1}
_QUALITY = frozenset(
    {
        "改善",
        "好转",
        "优化",
        "恶化",
        "improve",
        "improves",
        "improved",
        "improvement",
        "deteriorated",
        "deterioration",
        "worsened",
        "improving",
        "deteriorating",
        "worsening",
        "worsens",
        "deteriorates",
    }
)
_SOME_WAY = regex(
    r"\s(?:(?:more|less|fewer|as)\s(?!than)[a-z]{4,}|leaner|thinner|fatter|poorer|healthier|"
    r"looser|quicker|younger|older|busier|quieter|deeper|shallower|broader"
    r"|narrower|thicker|harder|easier|newer|warmer|colder|hotter|drier|wetter|leaner|brighter|"
    r"milder|safer|riskier)(?![a-z])"
)
"""Comparatives behind a number whose direction depends on what is compared."""
_SPENT = regex(r"\s(?:that\s)?(?:it|they|we)\s(?:had\s)?(?:burn(?:ed|t)|lost|used)(?![a-z])")
"""Behind an amount that went, which sources give with either sign: the $4.3 billion it burned."""
_NOUNS = frozenset({"growth", "增速", "增长率", "增幅", "涨幅", "降幅", "跌幅"})
_GAPS = frozenset({"discount", "premium", "upside", "downside", "折价", "溢价"})
_INVERTED = regex(
    (
        r"亏损|跌幅|降幅|贴水|缺口|赤字|逆差|"
        r"(?<![A-Za-z])(?:loss|losses|deficit|gap|decline)(?![A-Za-z])"
    ),
    re.IGNORECASE,
)
_WIDTH = regex(r"收窄|走窄|扩大|放大|缩小|收敛|narrow|widen|扩", re.IGNORECASE)


_NEGATIVE = regex(
    (
        r"(?<![A-Za-z])negative(?: at| of)?\s(?:\x00+\s(?:of|at)\s)?(?:about |approximately )?"
        r"(?:[A-Z]{2,3})?[$¥€£]?\s?$|(?<!转)(?:为负|(?<![背担肩承抱])负值?)[，,]?(?:为|约)?$|"
        r"净?(?:消耗|流出)了?(?:约|近|逾)?$"
    ),
    re.IGNORECASE,
)
_OFF = regex(
    (
        r"(?<![A-Za-z])(?:off|gave up|giving up|gives up|shaved|shaves|docked)\s(?:about |"
        r"roughly |nearly |some |just |only |more than |over |almost |another |a further |"
        r"a )?(?:[A-Z]{2,3})?[$¥€£]?\s?$"
    ),
    re.IGNORECASE,
)
_SAVED = regex(
    r"(?<![A-Za-z])(save|saves|saved|saving|cost|costs|costing)\s"
    r"(?:the company |[A-Z][A-Za-z]+ ){0,3}(?:[A-Z]{2,3})?[$¥€£]?\s?$"
)
_OFFSET = regex(
    (
        r"(?:offset(?:ting)? (?:in part )?by|抵[消销]了?|contributing|"
        r"contributed|thanks to)[^0-9]{0,16}$"
    ),
    re.IGNORECASE,
)
_UNKNOWN = regex(
    r"(?:同比|环比|较年初|较上年末)(?!增速|变动|变化|幅度|持平|为|约|近|逾|超|达|仅|有|也|均|分别|"
    r"大约|微|小幅|大幅)[一-鿿]{2,4}了?$"
)
_PACED = regex(
    r"(?:同比|环比|(?:较|比)(?:年初|期初|(?:上|前|去)(?:年末?|月末?|一?[周月季年]度?末?)|同期|"
    r"上年同期|去年同期))(?:则|却|又|再|也|已|仍|继续|持续|明显|小幅|大幅|略|重新)*"
    r"(?:(?P<up>累积|积累|堆积|积压|囤积|抬头|回补|飘红|转正|回正|转增|转涨|上蹿|见长|增厚|走俏|"
    r"走旺)|消化|出清|去库存|飘绿|转负|转降|退步|弱化|降速|减速|退|挫|折|折让|耗减|"
    r"去化|走淡)了?(?:约|近|逾)?$"
)
"""Verbs that say a way only of a change told against a time before: 库存环比累积9.4%."""
_OPEN = regex(
    (
        r"(?:release|reversal|deficit|shortfall|hit|drag|write-?back|benefit|credit|recovery|"
        r"headwind|tailwind|overhang|burn|burned|burnt|used|outlay)(?:s| rate)?\s(?:of|through|"
        r"was|averaged|totall?ed|came to|about|some|just|only|roughly|nearly|around|another|\s)*"
        r"(?:[A-Z]{2,3})?[$¥€£]?\s?$|(?:转回|冲回|影响(?:[毛净]利率?|利润|业绩|收入|营收|EPS)?|"
        r"烧钱|耗用|损失|减值|赤字|逆差|缺口|支出)(?:了|约|近|逾|达)?$"
    ),
    re.IGNORECASE,
)
"""Words that say an outflow or its opposite, which sources report with either sign."""


_ARTICLE = regex(r"(?<![A-Za-z])(?:a|an|the|its)\s(?:[A-Z]{2,3})?[$¥€£]?$", re.IGNORECASE)
_NOTHING = regex(r"[\s\x00(,，:：;；、|=/~约近逾达为+-]*")


_EITHER_WAY = regex(
    r"(?:涨跌|增减|升跌|升降|升贬|高低)(?:幅度?|变动)?|上下(?:浮动|波动|浮|调整|区间)?|"
    r"(?<![上下])浮动|波动|正负|±|[+＋]/-"
    r"|[增减]持[^，。；0-9]{0,8}[前后](?!期|值)"
    r"|(?<![a-z])f(?:ell|alls?|alling|allen)\s"
    r"(?:just\s|well\s|far\s|a little\s)?(?:short|shy)(?=\sof)"
)
"""Words that name a change and leave its direction to the sign, or only compare: fell short of
$15.6bn."""


_BESIDE_AN_EVENT = regex(rf"(?:{_ZH})(?=[前后](?!期|值))")
"""A move that only tells when: 减持前其持股比例为34.6%."""


_LEVEL_BEFORE = regex(r"(?:较|比|从|由|于)[^，。；、0-9增减升降涨跌]{1,8}的\s?(?:约|近|逾)?$")
"""Behind these stands the level that is compared with: 较上年同期的28.05%下滑."""


class Direction(NamedTuple):
    """Which way a quantity goes: -1, +1, 0 for not said, None where the words leave it open.

    ``soft`` tells of words that a source may count from the other side: ``beside`` of a
    comparison (低3个百分点), ``quality`` of a judgement (恶化); ``minus`` says that the number
    itself is negative, ``bare`` that no word stands before it.
    """

    sign: int | None = 0
    change: bool = False
    soft: str = ""


def _blank(hit: re.Match[str]) -> str:
    return "\x00" * (hit.end() - hit.start())


def bare(before: str) -> bool:
    """Whether no word at all stands before a number, but for hedges."""
    return bool(_NOTHING.fullmatch(before))


def speaks(text: str) -> bool:
    """Whether the text has a word of change."""
    return bool(_WORD.search(text))


def way(text: str) -> int:
    """Which way the last word of change in a text points; 0 where there is none."""
    words = [hit[0].lower() for hit in _WORD.finditer(text)]
    words = [word for word in words if word not in _NOUNS and not _soft(word)]
    if not words and (step := _STEP.search(text)):
        return 1 if step["up"] else -1
    return _SIGNS[words[-1]] if words else 0


def read(before: str, behind: str) -> Direction:
    """The direction of a quantity, from the words of its own clause before and behind it."""
    before = _BESIDE_AN_EVENT.sub(_blank, _EITHER_WAY.sub(_blank, before))
    if _LEVEL_BEFORE.search(before):
        return Direction()
    told = _YEARLY.search(before) and not _LEADS_ON.fullmatch(before)
    yearly = bool(told) or _is_yearly(behind.lstrip(" (")[:36])
    return (
        _told_behind(before, behind)
        or _told_by_phrase(before)
        or _told_by_word(before, yearly)
        or _told_by_comparison(before, behind)
        or _told_open(before, yearly)
        or Direction(0, change=yearly)
    )


def _told_behind(before: str, behind: str) -> Direction | None:
    if room := _ROOM_ZH.match(behind):
        return Direction(1 if room["way"][0] == "上" else -1, change=True, soft="beside")
    found = _BEHIND_ZH.match(behind) or _BEHIND_EN.match(behind)
    word = found["word"].lower() if found else ""
    if (not word or word in _NOT_BEHIND) and (related := _RELATED.match(behind)):
        return Direction(_RELATIONS[related["word"].lower()], change=True)
    if not word and (_SOME_WAY.match(behind) or _SPENT.match(behind)):
        return Direction(None, change=True)
    if not word or (word in _NOT_BEHIND and not (word == "rise" and _ARTICLE.search(before))):
        return None
    if word in _SIZES:
        soft = "quality" if word in _WEATHER else "charge" if word == "charge" else ""
        return Direction(_SIZES[word], soft=soft)
    return Direction(_SIGNS[word], change=True, soft=_soft(word))


def _told_by_phrase(before: str) -> Direction | None:
    if _OFF.search(before):
        return Direction(-1, change=True)
    if saved := _SAVED.search(before):
        return Direction(None if saved[1].lower().startswith("cost") else 1)
    return Direction(None, change=True) if _OFFSET.search(before) else None


def _told_by_word(before: str, yearly: bool) -> Direction | None:
    words = list(_WORD.finditer(before))
    close = _CLOSE.search(before)
    if words and words[-1][0] in _NOUNS and _COMPARE.search(before):
        return None
    if words and not (close and close.start() > words[-1].end() - 1):
        return _before(words[-1], before, yearly)
    return Direction(_SHORT[close["word"] or close["more"]], change=True) if close else None


def _told_by_comparison(before: str, behind: str) -> Direction | None:
    if beside := _BESIDE.match(behind):
        sign = 1 if beside["up"] or beside["better"] else -1
        told = beside["up"] or beside["down"]
        return Direction(sign, change=True, soft="beside" if told else "quality")
    if beat := _EXPECTED.search(before):
        return Direction(1 if beat["over"] else -1, change=True)
    if compared := _COMPARE.search(before):
        return Direction(_COMPARED.get(compared[0][0]), change=True, soft="beside")
    return None


def _told_open(before: str, yearly: bool) -> Direction | None:
    if _NEGATIVE.search(before):
        return Direction(-1, soft="minus")
    if paced := _PACED.search(before):
        return Direction(1 if paced["up"] else -1, change=True)
    if _OPEN.search(before):
        return Direction(None, change=yearly)
    return Direction(None, change=True) if _UNKNOWN.search(before) else None


def _soft(word: str) -> str:
    return "quality" if word in _QUALITY else "beside" if word in _GAPS else ""


def _is_yearly(behind: str) -> bool:
    """Whether 同比 or year on year behind a number is its own, not that of the next number."""
    hit = _YEARLY.match(behind)
    return hit is not None and not re.search(r"[0-9]", behind[hit.end() : hit.end() + 8])


def _before(word: re.Match[str], text: str, yearly: bool) -> Direction:
    gap = text[word.end() :]
    said = word[0].lower()
    if said.isascii():
        if _THAN.match(gap):
            return Direction(0)
        prepositions = [word for word in _PREPOSITION.findall(gap) if word.lower() != "of"]
        if prepositions and prepositions[-1].lower() in _LEVELS:
            return Direction(0)
        if said == "up" and gap.lower().startswith(" to "):
            return Direction(0)
    elif (
        _LEVEL_ZH.match(gap)
        or (said in _SETS and _SET_TO.search(gap))
        or (gap.startswith("为") and said[-1] not in "幅率速长")
    ):
        return Direction(0)
    if _WIDTH.search(said) and _INVERTED.search(text[: word.start()]):
        return Direction(None, change=True)
    if said in ("增速", "增长率", "growth", "增长", "增幅", "涨幅"):
        return Direction(0 if said in ("增速", "增长率", "growth") else 1, change=True)
    return Direction(_SIGNS[said], change=True, soft=_soft(said))
