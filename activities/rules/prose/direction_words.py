"""The words that tell which way something went, and those beside them."""

import re

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
          "rally", "rallied", "rallies", "widen", "widened", "widens", "widening", "added", "adds",
          "rebound",
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
SIGNS = dict.fromkeys((*_UP_ZH, *_UP_EN), 1) | dict.fromkeys((*_DOWN_ZH, *_DOWN_EN), -1)
ZH = alternatives(word for word in SIGNS if not word.isascii())
_EN = alternatives(word for word in SIGNS if word.isascii())
SHORT = {
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
WORD = regex(
    (
        rf"(?:{ZH})|(?<![A-Za-z-])(?<!made )(?<!make )(?<!makes )(?<!making )(?<!set )"
        rf"(?<!\btook )(?<!\btake )(?<!\btakes )(?<!\btaking )(?<!\btaken )(?<!\bate )(?<!\beat )"
        rf"(?<!\beats )(?<!\beating )(?<!\bused )(?<!\buses )(?:{_EN})(?![A-Za-z])"
    ),
    re.IGNORECASE,
)
CLOSE = regex(
    r"(?<![参增附更至不])(?:(?P<word>[涨升增加赚跌降减亏少贵掉砍缩]|(?<![接剩余])[上下][来去])|"
    r"(?P<more>[多少])(?:[飞跑卖开产花用装运发买收付交]|流入))"
    r"(?:幅|了|着|超过?|逾|近|约|达|不足|过|掉|去|大约|将近|快)*\s?$"
)
STEP = regex(
    r"(?:(?P<up>(?:[升增涨抬加拉推提][高升]?|调[高升]))|[降跌减砍削压滑掉跳缩])了?[至到](?!今)"
)
"""Short verbs that only lead to a level: 由51.2%升至41.21%."""
PREPOSITION = regex(
    (
        r"(?<![A-Za-z])(to|at|from|by|of|with|reaching|hitting|totaling|totalling)(?![A-Za-z])"
        r"(?! (?:the year|least|most|an? (?:[a-z]+ )?(?:rate|pace|clip|speed)))"
    ),
    re.IGNORECASE,
)
THAN = regex(
    r"\sthan\s(?:the|its|their|those?|a|an|last|analysts|[A-Z][A-Za-z.&]+'s)?(?![A-Za-z])",
    re.IGNORECASE,
)
"""Behind a comparative: the level that is compared with, lower than the 32.3% recorded."""
YEARLY = regex(
    r"同比|环比|(?:较|比)(?:上年|去年|上季|上期|年初|期初|前一|昨|前[日值])|"
    r"year[- ](?:over|on)[- ]year|(?<![A-Za-z])(?:yoy|y/y|y-o-y|qoq|q/q|q-o-q)(?![A-Za-z])"
    r"|quarter[- ](?:over|on)[- ]quarter|month[- ](?:over|on)[- ]month|sequential(?:ly)?|"
    r"annual growth|growth rate|CAGR|复合增速|复合增长率|年均复合",
    re.IGNORECASE,
)
LEADS_ON = regex(
    (
        r"\s?(?:points?\s|pp\s)?\(?(?:year[- ](?:over|on)[- ]year|yoy|y/y|y-o-y|qoq|q/q|q-o-q|"
        r"sequentially|quarter[- ](?:over|on)[- ]quarter),?\)?,?\s(?:to|reaching)\s"
        r"(?:about |just |only |some )?$"
    ),
    re.IGNORECASE,
)
"""Between by how much something moved and where it then was: slipped 12bps y/y to 1.88%."""
BEHIND_EN = regex(
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
SIZES = {"charge": -1, "loss": -1, "headwind": -1, "drag": -1, "shortfall": -1, "deficit": -1,
          "tailwind": 1}  # fmt: skip
"""Words behind an amount that say a loss: 120bp of headwind is one, though no move."""
RELATIONS = {
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
RELATED = regex(
    (
        rf"\s(?:pay |wage |salary |price |dividend |rate |share |earnings |revenue |sales |"
        rf"guidance |analyst )?(?P<word>{alternatives(RELATIONS)})(?![A-Za-z-])"
    ),
    re.IGNORECASE,
)
NOT_BEHIND = frozenset(
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
PREDICATE = (
    r"(?![^0-9，。、]{2,6}(?:明显|显著|大幅|大为|有所|略[有微]?|小幅|进一步|继续|已|再|同比|环比)|"
    r"(?:净?亏损?|水平|规模|基数|高[点位]|低[点位])(?!率))"
)
COMPARE = regex(
    r"(?:相差|差距为?|差异为?|(?<![A-Za-z])(?:gap|difference) of |(?<!最)高|(?<!最)低|领先|落后|"
    r"快|慢|(?<![至最不])多|(?<![至最不])少)(?:出|了)?(?:约|近)?\s?$"
)
EXPECTED = regex(
    r"(?:(?P<over>超出?|高于|高出|好于|优于|强于|跑赢)|低于|不及|逊于|差于|弱于|"
    r"跑输)(?:市场|一致|机构|分析师|卖方|我们|公司|的)*(?:预期|指引)(?:约|近|逾|了)?\s?$"
)
BESIDE = regex(
    r"\s?(?:(?P<up>above|ahead of|more than|higher than|greater than|larger than)"
    r"|(?P<down>below|"
    r"off(?=\s(?:its|their|the|a|an|this)\s(?:[a-z0-9-]+\s){0,3}(?:highs?|peak|record|top))|"
    r"under(?= (?:its|their|the|our|consensus|plan|budget|guidance|last|prior|expectations))|"
    r"behind|less than|lower than|fewer than|smaller than|short of|shy of)|(?P<better>better"
    r"(?: than|(?= at [0-9$])|(?=[,.;])))|worse(?: than|(?= at [0-9$])|(?=[,.;])))(?![A-Za-z])",
    re.IGNORECASE,
)
QUALITY = frozenset(
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
SOME_WAY = regex(
    r"\s(?:(?:more|less|fewer|as)\s(?!than)[a-z]{4,}|leaner|thinner|fatter|poorer|healthier|"
    r"looser|quicker|younger|older|busier|quieter|deeper|shallower|broader"
    r"|narrower|thicker|harder|easier|newer|warmer|colder|hotter|drier|wetter|leaner|brighter|"
    r"milder|safer|riskier)(?![a-z])"
)
"""Comparatives behind a number whose direction depends on what is compared."""
INVERTED = regex(
    (
        r"亏损|跌幅|降幅|贴水|缺口|赤字|逆差|"
        r"(?<![A-Za-z])(?:loss|losses|deficit|gap|decline)(?![A-Za-z])"
    ),
    re.IGNORECASE,
)
NEGATIVE = regex(
    (
        r"(?<![A-Za-z])negative(?: at| of)?\s(?:\x00+\s(?:of|at)\s)?(?:about |approximately )?"
        r"(?:[A-Z]{2,3})?[$¥€£]?\s?$|(?<!转)(?:为负|(?<![背担肩承抱])负值?)[，,]?(?:为|约)?$|"
        r"净?(?:消耗|流出)了?(?:约|近|逾)?$"
    ),
    re.IGNORECASE,
)
OFF = regex(
    (
        r"(?<![A-Za-z])(?:(?<!threw )(?<!throws )(?<!throwing )(?<!thrown )(?<!kicked )(?<!spun )"
        r"off|gave up|giving up|gives up|shaved|shaves|docked)\s(?:about |"
        r"roughly |nearly |some |just |only |more than |over |almost |another |a further |"
        r"a )?(?:[A-Z]{2,3})?[$¥€£]?\s?$"
    ),
    re.IGNORECASE,
)
SAVED = regex(
    r"(?<![A-Za-z])(save|saves|saved|saving|cost|costs|costing)\s"
    r"(?:the company |[A-Z][A-Za-z]+ ){0,3}(?:[A-Z]{2,3})?[$¥€£]?\s?$"
)
OFFSET = regex(
    (
        r"(?:offset(?:ting)? (?:in part )?by|抵[消销]了?|contributing|"
        r"contributed|thanks to)[^0-9]{0,16}$"
    ),
    re.IGNORECASE,
)
UNKNOWN = regex(
    r"(?:同比|环比|较年初|较上年末)(?!增速|变动|变化|幅度|持平|为|约|近|逾|超|达|仅|有|也|均|分别|"
    r"大约|微|小幅|大幅)[一-鿿]{2,4}了?$"
)
PACED = regex(
    r"(?:同比|环比|(?:较|比)(?:年初|期初|(?:上|前|去)(?:年末?|月末?|一?[周月季年]度?末?)|同期|"
    r"上年同期|去年同期))(?:则|却|又|再|也|已|仍|继续|持续|明显|小幅|大幅|略|重新)*"
    r"(?:(?P<up>累积|积累|堆积|积压|囤积|抬头|回补|飘红|转正|回正|转增|转涨|上蹿|见长|增厚|走俏|"
    r"走旺)|消化|出清|去库存|飘绿|转负|转降|退步|弱化|降速|减速|退|挫|折|折让|耗减|"
    r"去化|走淡)了?(?:约|近|逾)?$"
)
"""Verbs that say a way only of a change told against a time before: 库存环比累积9.4%."""
OPEN = regex(
    (
        r"(?:charges?|write-?downs?|write-?offs?|release|reversal|deficit|shortfall|hit|drag|write-?back|benefit|credit|recovery|"
        r"headwind|tailwind|overhang|burn|burned|burnt|used|outlay)(?:s| rate)?\s(?:of|through|"
        r"was|averaged|totall?ed|came to|about|some|just|only|roughly|nearly|around|another|almost|"
        r"close to|more than|less than|over|under|up to|as much as|at least|an estimated|"
        r"approximately|\s)*"
        r"(?:[A-Z]{2,3})?[$¥€£]?\s?$|(?:转回|冲回|影响(?:[毛净]利率?|利润|业绩|收入|营收|EPS)?|"
        r"烧钱|耗用|损失|减值|赤字|逆差|缺口|支出)(?:了|约|近|逾|达)?$"
    ),
    re.IGNORECASE,
)
"""Words that say an outflow or its opposite, which sources report with either sign."""
EITHER_WAY = regex(
    r"(?:涨跌|增减|升跌|升降|升贬|高低)(?:幅度?|变动)?|上下(?:浮动|波动|浮|调整|区间)?|"
    r"(?<![上下])浮动|波动|正负|±|[+＋]/-"
    r"|[增减]持[^，。；0-9]{0,8}[前后](?!期|值)"
    r"|(?<![a-z])f(?:ell|alls?|alling|allen)\s"
    r"(?:just\s|well\s|far\s|a little\s)?(?:short|shy)(?=\sof)"
)
"""Words that name a change and leave its direction to the sign, or only compare: fell short of
$15.6bn."""
