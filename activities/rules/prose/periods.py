"""The times that prose and facts name: fiscal periods, days, months, and last year."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from activities.rules.prose import ranges
from activities.rules.prose.phrases import matches, starts
from activities.rules.scanning.regex import regex

_MONTHS = {name: number for number, name in enumerate(
    ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"), 1
)}  # fmt: skip
_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|"
    r"sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
)
_Y = r"(?:19|20)[0-9]{2}"
_ORDINALS = {"一": 1, "二": 2, "三": 3, "四": 4, "first": 1, "second": 2, "third": 3, "fourth": 4,
             "final": 4, "closing": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}  # fmt: skip
_L, _R = r"(?<![A-Za-z0-9.,])", r"(?![A-Za-z0-9])"
_FY = r"(?:fiscal(?:\s(?:year\s?)?)|fy\s?|financial\syear\s|calendar(?:\syear)?\s|cy\s?)"


def _year_after(name: str) -> str:
    """An optional year behind a part of one: ``, fiscal 2025``, `` of 2025``, `` FY25``."""
    years = rf"{_Y}|(?<=[y'])[0-9]{{2}}(?![0-9])"
    return rf"(?:[,\s]{{1,2}}(?:of\s)?(?:the\s)?(?:{_FY})?'?(?P<{name}>{years}))?"


_RULES: tuple[tuple[str, str], ...] = (
    (
        "day",
        rf"{_L}(?P<day_y>{_Y})(?P<day_s>[-/.])(?P<day_m>1[0-2]|0?[1-9])(?P=day_s)"
        rf"(?P<day_d>3[01]|[12][0-9]|0?[1-9])"
        r"(?![0-9])(?:[t ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?"
        r"(?:z|[+-][0-9]{2}:?[0-9]{2})?)?",
    ),
    (
        "slashday",
        (
            r"(?<=[(])(?P<slashday_m>1[0-2]|0?[1-9])/(?P<slashday_d>3[01]|[12][0-9]|0?[1-9])"
            r"(?=[)，,]|收盘|收市|止|当日)"
        ),
    ),
    (
        "compact",
        (
            r"(?<![A-Za-z0-9.,])(?P<compact_y>20[0-9]{2})(?P<compact_m>1[0-2]|0[1-9])"
            r"(?P<compact_d>3[01]|[12][0-9]|0[1-9])(?![0-9A-Za-z.,万亿元股])"
        ),
    ),
    (
        "zhday",
        (
            rf"(?:(?P<zhday_y>{_Y}|(?<![0-9])[0-9]{{2}})\s?年\s?)?(?<![0-9.,])"
            rf"(?P<zhday_m>1[0-2]|0?[1-9])\s?月\s?(?P<zhday_d>3[01]|[12][0-9]|0?[1-9])\s?[日号]"
            rf"(?:止(?:的)?(?:年度|(?:三|六|九)个月|期间))?"
        ),
    ),
    (
        "yearto",
        rf"(?<![A-Za-z])(?<!half-)(?<!half )(?:(?:full|fiscal|financial|the)\s)?year(?:\sthat)?\s"
        rf"(?:to|ended|ending|ends|through)(?:\s(?:in|on))?\s(?:the\send\sof\s)?"
        rf"(?:(?:3[01]|2[89])\s)?(?P<yearto_m>{_MONTH})(?:\s(?:3[01]|2[89]))?"
        rf"(?:,?\s(?P<yearto_y>{_Y})(?![0-9])|(?!,?\s?[0-9]|[a-z]))",
    ),
    (
        "enday",
        (
            rf"{_L}(?P<enday_m>{_MONTH})\s(?P<enday_d>3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)?"
            rf"(?![0-9%])(?:,?\s(?P<enday_y>{_Y})(?![0-9]))?"
        ),
    ),
    (
        "ukday",
        (
            rf"{_L}(?P<ukday_d>3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)?\s(?:of\s)?"
            rf"(?P<ukday_m>{_MONTH})(?![A-Za-z])(?:,?\s(?P<ukday_y>{_Y})(?![0-9]))?"
        ),
    ),
    (
        "ttm",
        (
            r"(?<![A-Za-z])(?:ttm|ltm|trailing[ -](?:twelve|12)[ -]months?|"
            r"(?:last|past)\s(?:twelve|12)\smonths|12 months to)"
            r"(?:(?<!to)\s(?:to|ended|ending|through)\s(?:the end of\s)?(?:[0-9]{1,2}\s)?"
        )
        + _MONTH
        + r"(?:\s[0-9]{1,2}(?![0-9]))?(?:,?\s"
        + _Y
        + r")?)?(?![A-Za-z])|(?:过去|近|最近)\s?(?:12|十二)\s?个月|滚动(?=市盈率|十二)|近四个?季度",
    ),
    (
        "zhpart",
        (
            rf"(?<![0-9.,](?=[0-9]))(?:(?P<zhpart_y>{_Y}|(?<![0-9])[12][0-9])"
            rf"\s?(?:财政|会计|财|自然)?年?度?\s?(?:的)?)?(?:(?<![0-9.从由自])第?[一1]\s?(?:季度)?"
            rf"\s?[-~—–至到]\s?第?(?P<zhpart_c>三|3)\s?季度(?![末底])|"
            rf"第?(?P<zhpart_q>(?<!最新)(?:(?<![最单上下本这该每某近各首头过])|(?<=不过)|(?<=单)"
            rf"(?=[二三四2-4]))[一二三四1-4])(?:财季|季度?)(?P<zhpart_z>[末底](?!端))?(?!报)|"
            rf"(?P<zhpart_h>上半年|下半年|半年度|半年末|[上下]半财年|(?<!之)[首前]半年(?!报)|"
            rf"(?<![开起带])头半年|中期(?=业绩|报告|净|营|,|，)|"
            rf"(?:(?<=年)|(?<=年度))中期(?!票据|借款|贷款|债|策略|展望|会议|规划|目标|选举|"
            rf"以[来后前]|的?(?:拟|将|计划|预案|方案|宣派|实施|按|再|又|已|还|另|每1?[0-9十]?0?股|"
            rf"现金|利润|特别|合计|共|总|权益|拟)*(?:股息|股利|分红|派|红利|分配|分派)))|"
            rf"(?P<zhpart_s>首季度?)|(?:前|首|(?<![开起带龙码源巨])头)(?P<zhpart_n>三|3)"
            rf"\s?个?季度?(?!报)|(?:(?:前|(?<![榜位居])首|"
            rf"(?<![开起带龙码源巨])头)(?P<zhpart_n2>[1-9]|1[01]|[二三四五六七八九十])|"
            rf"1\s?月?\s?[-~至到]\s?(?P<zhpart_n3>1[0-2]|[2-9]))\s?个?月(?:份)?|"
            rf"(?P<zhpart_r>年报|(?<!盘)中报|半年报|[一二三]季报|四季报)|(?P<zhpart_f>全年|财年|"
            rf"年度(?!交易|活跃|付费|购买|用户|股东|大会|审计|预算|化|合同|长协|订单|涨|跌|最))|"
            rf"(?P<zhpart_e>年末(?!期)|年底|(?<=[0-9])(?<!q[1-4])(?<!h[12])末(?!端)))"
        ),
    ),
    ("sofarq", rf"{_L}(?:1q?|q1)\s?-\s?3q\s?'?(?P<sofarq_y>{_Y}|[12][0-9])(?![0-9])"),
    (
        "sofar",
        (
            rf"{_L}(?:(?P<sofar_y>{_Y})\s?年?\s?)?q1\s?[-~至到]\s?q?(?P<sofar_c>[2-4])"
            rf"(?!\.?[0-9]|\s?[万亿元%])(?:\s?(?P<sofar_y2>{_Y}))?(?![0-9])"
        ),
    ),
    (
        "yearq",
        (
            rf"{_L}(?:fy\s?)?(?P<yearq_y>{_Y}|[12][0-9])\s?(?:年\s?|-)?"
            rf"(?:(?:fy?)?q(?P<yearq_q>[1-4])|(?:fy?)?h(?P<yearq_h>[12])|"
            rf"(?P<yearq_n>(?:(?<=[年 -])|(?<=20[0-9]{2}))9m)|(?P<yearq_f>fy|年报))(?:{_R}|"
            rf"(?=[0-9]{{1,3}}(?:\.[0-9]{{1,2}})?[%亿万]))"
        ),
    ),
    (
        "yearord",
        (
            rf"{_L}(?:{_FY})?'?(?P<yearord_y>{_Y}|(?<=[y'])[0-9]{{2}}|"
            rf"(?<=y\s)[0-9]{{2}})(?:'s)?\s(?:fiscal[ -])?(?:(?P<yearord_q>first|second|third|"
            rf"fourth|1st|2nd|3rd|4th)[ -](?:fiscal[ -])?quarter|"
            rf"(?P<yearord_h>first|second)[ -]half|(?P<yearord_h2>interims?)"
            rf"(?=\s(?:revenues?|sales|turnover|profits?|net|attributable|earnings|loss|operating|"
            rf"gross|results?|reports?|accounts|numbers|figures|statements?|period|shows?|showed|"
            rf"was|were|came|had|print)(?![a-z])|[,.;:)]|$))(?![A-Za-z])"
        ),
    ),
    (
        "qyear",
        (
            rf"{_L}(?:f?q(?P<qyear_q>[1-4])|f(?P<qyear_q3>[1-4])q|(?P<qyear_q2>[1-4])f?q|"
            rf"f?h(?P<qyear_h>[12])|(?P<qyear_h2>[12])f?h|"
            rf"(?P<qyear_n>(?<![$€£¥₹])(?<![$€£¥₹] )(?<!(?:cny|rmb|usd|hkd|eur|gbp|jpy|chf|aud|"
            rf"cad|sgd|inr|sek|nok|dkk|krw|twd|nzd|brl|zar) )(?<!rs )9m(?![a-eg-z]|\s(?:tonnes|"
            rf"tons|barrels|ounces|users|subscribers|people|households|homes|shares)(?![a-z]))))"
            rf"(?!(?!fy)[A-Za-z0-9]*[a-z]{{2}})(?:\s?(?:of\s)?(?:{_FY})?'?(?P<qyear_y>{_Y}|"
            rf"(?:(?<=[1-4][qh])[0-9]{2}|[12][0-9])(?![0-9%万亿]|[.,][0-9])))?(?![0-9])"
        ),
    ),
    (
        "sofarto",
        (
            rf"(?<![A-Za-z])(?:(?:(?:six|6)[ -]months?|half(?:[- ]year)?)(?:\speriod)?\s"
            rf"(?:to|ended|ending|through)\s(?:the\send\sof\s)?(?P<sofarto_h>june?)|"
            rf"(?:nine|9)[ -]months?(?:\speriod)?\s(?:to|ended|ending|through)\s(?:the\send\s"
            rf"of\s)?(?P<sofarto_n>sept?(?:ember)?))\.?,?\s(?P<sofarto_y>{_Y})(?![0-9])"
        ),
    ),
    (
        "enq",
        (
            rf"(?<![A-Za-z])(?:(?P<enq_q>first|second|third|fourth|final|closing|1st|2nd|3rd|"
            rf"4th)(?:[ -](?:fiscal[ -])?quarter(?!ly))|"
            rf"(?P<enq_h>first|second)[ -]half(?![ -](?:weight|skew|load|bias|story))|"
            rf"(?:(?:first|last)\s)?(?P<enq_n>nine|9)[ -]months?(?=\s(?:of|ended|to|through|20))|"
            rf"(?P<enq_n6>nine)-month(?=\s(?:[a-z-]+\s){{0,2}}(?:revenues?|sales|profits?|ebitda|"
            rf"ebit|eps|earnings|turnover|loss|results|total|production|output|cash|income|"
            rf"margin)(?![a-z]))|(?<=the )(?P<enq_n5>nine|9)[ -]months?(?![a-z])|"
            rf"first\s(?P<enq_n2>nine|9|six|6)\smonths|(?P<enq_h2>interim)(?=\s(?:19|20)[0-9]{{2}}"
            rf"(?![0-9])|\s(?:(?:net|gross|operating|attributable|underlying|core|pre-tax)\s)*"
            rf"(?:revenues?|sales|turnover|profits?|earnings|loss)\s(?:of|was|rose|fell|grew|came|"
            rf"dropped|climbed|jumped)(?![a-z]))|first[ -](?P<enq_c>two|three|2|3)[ -]quarters?|"
            rf"(?P<enq_n4>first|final|last)\sthree\smonths(?=\sof)|"
            rf"(?<=its )(?P<enq_n3>nine|9|six|6)-month(?=\s))(?:\s(?P<enq_y2>{_Y}))?"
        )
        + _year_after("enq_y"),
    ),
    (
        "wholeyear",
        (
            r"(?<![A-Za-z])(?:full|whole)[- ]year(?!\s?[0-9])(?![a-z])|"
            r"(?:(?<=ends )|(?<=ended )|(?<=ending )|(?<=finished )|(?<=finishes )|(?<=leaves )|"
            r"(?<=closes )|(?<=closed ))the\s(?:financial\s|fiscal\s)?"
            r"year(?=\s(?:[0-9.]+%|up|down|at|with|flat|higher|lower|on)(?![a-z]))"
        ),
    ),
    (
        "nth",
        (
            r"(?:(?<=in the )|(?<=for the )|(?<=from the ))(?P<nth_q>first|second|third|fourth)"
            r"(?=[,.;:)]|\s(?:and|from|to|but|as|after)\s|$)"
        ),
    ),
    (
        "fiscal",
        (
            rf"(?<![A-Za-z])(?:{_FY}'?|full[- ]year\s|(?:in|for|during)\sthe\syear\s|"
            rf"year\s)(?P<fiscal_y>{_Y}|(?<=[y'])[0-9]{{2}}|(?<=[y]\s)[0-9]{{2}})[ae]?(?![0-9])"
        ),
    ),
    (
        "estyear",
        (
            r"(?<![A-Za-z0-9])'(?P<estyear_y>[1-4][0-9])[ae](?![A-Za-z0-9])|"
            r"(?:(?<=in )|(?<=for )|(?<=vs )|(?<=of ))'(?P<estyear_y2>[0-4][0-9])(?![A-Za-z0-9%])"
        ),
    ),
    (
        "month",
        (
            rf"(?<![0-9.,])(?:(?P<month_y>{_Y})\s?年\s?(?P<month_m>1[0-2]|0?[1-9])"
            rf"\s?月(?:份|末|底|初|中旬|上旬|下旬)?|(?P<month_m3>1[0-2]|0?[1-9])\s?月(?:份|末|底)?"
            rf"(?!\s?[0-9]{{1,2}}(?![0-9,.%亿万元家辆吨])|止|底止|末止)|"
            rf"(?P<month_y2>{_Y})-(?P<month_m2>1[0-2]|0[1-9])(?![-0-9]))"
        ),
    ),
    (
        "span",
        rf"{_L}(?P<span_a>{_MONTH})\s?-\s?(?P<span_b>{_MONTH})(?:\s(?P<span_y>{_Y}))?(?![a-z0-9])",
    ),
    (
        "enmonth",
        rf"{_L}(?P<enmonth_m13>{_MONTH})\s(?P<enmonth_y5>{_Y})(?=[ -]quarter(?![a-z]))|"
        rf"{_L}(?P<enmonth_m>{_MONTH})\s(?P<enmonth_y>{_Y})(?![0-9])|{_L}(?P<enmonth_m2>{_MONTH})"
        rf"(?:(?=[ -]quarter(?![a-z]))(?:[ -]quarter,?\s(?:of\s)?(?P<enmonth_y2>{_Y})(?![0-9]))?)"
        rf"|(?:(?<=three months to )|(?<=three months ended )|(?<=3 months to )|"
        rf"(?<=quarter to ))(?P<enmonth_m9>{_MONTH})(?:\s(?P<enmonth_y3>{_Y}))?(?![a-z0-9])|"
        rf"(?:three|3)[ -]months?\s(?:to|ended|ending|through)\s(?:the\send\sof\s)?"
        rf"(?P<enmonth_m11>{_MONTH})(?:\s(?P<enmonth_y4>{_Y}))?(?!\s?[0-9]|[a-z])|"
        rf"(?<=ended\s)(?P<enmonth_m3>{_MONTH})(?![a-z])|(?:(?<=end of )|(?<=end-)|(?<=mid-)|"
        rf"(?<=at the close of )|(?<=finished )|(?<=as of )|(?<=as at )|(?<=late )|(?<=early )|"
        rf"(?<=[0-9%bnmk] of )(?={_MONTH}(?:[,.;:)]|\s(?:and|but|to|from|while|as)\s|$)))"
        rf"(?P<enmonth_m4>{_MONTH})(?![a-z])(?!\s[0-9])|"
        rf"(?<=the )(?P<enmonth_m12>{_MONTH})(?=\s(?:readings?|figure|level|print|reported|number|"
        rf"close|mark|value|balance|ratio|count|total)(?![a-z]))|"
        rf"(?<=for )(?P<enmonth_m10>{_MONTH})(?=\s(?:amounted|came|reached|totall?ed)\s)|"
        rf"(?:(?<=in )|(?<=during ))(?P<enmonth_m5>{_MONTH})(?=[,:;.]|\s(?:amounted|came|reached|"
        rf"totall?ed|rose|fell|grew|stood|hit|from|and|to|as|after|versus|while|at|was|were|with|"
        rf"by|that|which)\s|$)|(?<='s )(?P<enmonth_m7>{_MONTH})(?=\s[a-z])|"
        rf"(?<![a-z])(?P<enmonth_m8>(?!may){_MONTH})(?='s\s(?!quarter)[a-z]|"
        rf"\s(?:(?:was|were|is|had been)\s(?:(?:later|since)\s)?(?:revised|restated|lowered|"
        rf"raised|cut|marked)|(?:came in|printed|read|brought|stood)(?![a-z])|was\s[0-9]|traffic|"
        rf"sales|deliveries|production|output|shipments|volumes?|inflation|cpi|exports|imports|"
        rf"registrations|revenues?|orders|payrolls|retail|figures)(?![a-z]))|"
        rf"(?<![a-z])(?P<enmonth_m6>{_MONTH})(?='s\s\(?[$+-]{{0,2}}[0-9])",
    ),
    (
        "last",
        (
            r"(?<![A-Za-z])(?:(?:the\s)?(?:same|comparable|corresponding|year-ago|prior[- ]year|"
            r"year-earlier|previous[- ]year)\s(?:(?:three|six|nine|twelve|first|second|third|"
            r"fourth)[ -])?(?:periods?|quarter|half|months?|weeks?)"
            r"(?:\s(?:of\s)?(?:last year|a year (?:earlier|ago)|the (?:previous|prior) year)|"
            r"\s(?:of|in)\s(?P<last_y>(?:19|20)[0-9]{2}))?|(?:a|one|two|three|four|five)\s"
            r"(?:years?|quarters?)\s(?:earlier|ago|back|before|prior|previously)|"
            r"(?:three|six|nine|twelve)\smonths\s(?:earlier|ago|before|prior|previously)|"
            r"(?:a|one|two)\s(?:weeks?|months?)\s(?:earlier|ago|before)|the\s(?:quarter|half|"
            r"month)\s(?:earlier|before|prior)(?!\s(?:the|a|an|its|it\swas|we|they)\s)|"
            r"(?:the\s)?(?:(?:prior|previous|preceding|last)[- ](?:three\smonths|quarter)|"
            r"quarter-(?:ago|earlier|before))|the\syear\s(?:earlier|before)|(?:the\s)?"
            r"(?:prior|previous|preceding)[- ](?:fiscal[- ])?year|last\s(?:fiscal\s)?year|"
            r"(?:the\s)?year-(?:ago|earlier|before)|prior-year)(?![A-Za-z])|"
            r"(?:去年|上年|上一年|上一?财年)度?(?:同期|同季|末|底|同月)?|前一年|一年(?:之|以)?"
            r"前(?:的?(?:同期|同季|同月)|(?=(?:[则还仅只也]?[为是有]|的)?[约近逾]?[-+]?[0-9]|"
            r"(?:[则还仅只也尚]|只有|仅有|净?亏损?|盈利?|净?赚|合计|共计?|总计|实现|录得|达到?|"
            r"=)+[约近逾]?[-+]?[0-9]|\s?[:)|]|(?:则|也)?(?:分别|依次)|的?(?:同口径|这一|该|水平)|"
            r"[，,][^，。；0-9]{1,14}[为是仅达][约近逾]?[0-9]))|"
            r"(?<!今)(?:年初|期初)(?=的|[则还仅也]?[为是有]|则?分别|依次|[:约]|[0-9])|"
            r"上(?:一|个)?(?:财季|季度?(?!报)|月(?!球))|前一(?:财季|季度?|月)|"
            r"(?<![一-鿿A-Za-z0-9)])同期(?=[为仅录是])"
        ),
    ),
    (
        "this",
        (
            r"(?<![A-Za-z])(?:this\s(?:fiscal\s)?year|the\scurrent\s(?:fiscal\s)?year|(?:the\s)?"
            r"year[- ]to[- ]date(?!\sas of)|ytd(?!\sas of))(?![A-Za-z])|今年|本年|本期|报告期"
        ),
    ),
    (
        "then",
        (
            r"(?<![A-Za-z])the\s(?:season|year|half|quarter|month|period|summer|"
            r"winter)\s(?:(?:that\s)?(?:has\s)?just\s(?:ended|gone|past|finished|closed|reported)|"
            r"gone\sby)(?![a-z])|(?<![A-Za-z])(?:(?:this|the\scurrent|the\scoming|the\sfollowing|"
            r"(?:the\s)?next)\s(?:fiscal\s)?quarter|(?:the\s)?next\s(?:fiscal\s|financial\s)?year)"
            r"(?![A-Za-z])|下(?:一|个)?(?:财季|季度?(?!报)|财年|年度)|次季|次年|"
            r"明年(?!第|[一二三四上下前])|那一?年|那一?季|彼时|当时"
        ),
    ),
    (
        "year",
        rf"(?<![A-Za-z0-9.,¥$€£])(?<!(?:cny|rmb|usd|hkd|eur|gbp|jpy|chf|aud|cad|sgd|inr|sek|nok|"
        rf"dkk|krw|twd|nzd|brl|zar|us\$|hk\$) )(?<![¥$€£₹] )(?<!rs )(?<!₹)(?P<year_y>{_Y})"
        rf"(?:\s?年度?|[ae](?![A-Za-z]))?(?![0-9A-Za-z]|[.,][0-9])"
        r"(?!-(?:built|founded|vintage|dated|listed|style|model|class|born|launched))"
        r"(?!\s?(?:%|元|股|倍|亿|万|千|百|手|户|家|人|台|辆|吨|×|x\b|bps?\b|个?百分点|个?基点|"
        r"点(?![评])|yuan|shares|million|billion|trillion|thousand|times|dollars|percent|stores|"
        r"vehicles|employees|points|units))",
    ),
    (
        "zhyear",
        r"(?<![0-9.,])(?<!期限)(?<!为期)(?<!历时)(?<!质保)(?<!寿命)(?<!锁定)(?<!锁定期)(?<!久期)"
        r"(?<!年限)(?<!期间)(?<!长达)(?<!连续)(?<!未来)(?<!存续)(?<!期限为)(?<!租期)(?<!签下)"
        r"(?<!签订)(?<!签署)(?<!签约)(?<!成立)(?<!经营)(?<!运营)(?<![近过满逾超达约])"
        r"(?P<zhyear_y>(?:1[4-9]|2[0-9]))\s?年(?=(?<=2[1-9]年)[约近逾超]?-?[0-9]+(?:\.[0-9]+)?"
        r"\s?[亿万%元]|[qhe、和与及/,，]|pe|pb|eps|[的收对分]|营|归|净|盈利|收入|毛|实现|预计|"
        r"公司|利润|扣非|业绩|每股|前(?=[一二三四五六七八九十0-9]+大?(?:客户|供应商|股东|品牌))|"
        r"(?<=2[1-9]年)(?:同期|扭亏|出货|交付|销[量售]|产[量能]|订单|指引|目标|资本[开支性]|经营|"
        r"研发|派息|股息|每?股|分红|保费|现金|存货|装机|发电|新增|末|底|[尚仍还仅只则也曾却]*"
        r"(?:[为是达]|录得|净?亏损?|盈利?|赚)[约近逾负]?[-0-9]|:\s?[^0-9]{0,12}[-0-9]))"
        r"|(?<=[|\t])\s{0,3}(?P<zhyear_y2>2[1-9])\s?年(?=\s{0,3}(?:[|\t\n]|$))",
    ),
    (
        "slashyear",
        (
            rf"(?<![0-9.,A-Za-z])(?P<slashyear_y>{_Y})(?=/)|(?<![0-9.,A-Za-z])"
            rf"(?<![0-9]/[0-9]{{2}}/)(?P<slashyear_y2>[12][0-9])(?=(?:/[12][0-9]){{1,4}}\s?年)|"
            rf"(?<![0-9.,A-Za-z-])(?P<slashyear_y3>2[3-9])"
            rf"(?=\s?[-~至到]\s?(?:2[4-9]|3[0-3])\s?年(?!期|内|间|以?上|以来|的?时间))"
        ),
    ),
)
_HEADS = starts((
    *"'次明那彼当过近最滚第前上下半中年期去今本报全财末首一二三四同", "ttm", "ltm", "trailing",
    "last", "past", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep",
    "oct", "nov", "dec", "q1", "q2", "q3", "q4", "h1", "h2", "fy", "fq", "fh", "f1", "f2", "f3",
    "f4", "fiscal", "financial", "calendar", "cy", "full", "year", "first", "second", "third",
    "fourth",
    "nine", "interim", "half", "same", "comparable", "corresponding", "prior", "previous",
    "preceding", "a year", "a quarter", "a week", "a month", "one week", "one month", "two week",
    "two month", "one year", "one quarter", "two year", "two quarter",
    "the season", "the summer", "the winter", "the period", "the year", "the quarter", "quarter-",
    "the half", "the month", "three quarter", "four quarter", "three month", "six month",
    "nine month", "twelve month",
    "three year", "four year", "five year", "whole", "six", "final", "closing", "this", "ytd",
    "the current", "the coming", "the following", "the next", "next",
))  # fmt: skip
_DIGITS = (
    r"1(?=9[0-9]{2})|2(?=0[0-9]{2})|[0-9](?=[0-9]?(?:st|nd|rd|th|[ -]month))|"
    r"(?<![0-9])[0-9](?=[0-9]?\s?年)"
    r"|(?<![0-9.,])[0-9]"
    r"(?=[0-9]?\s{0,2}[年月季财会自度的第一二三四上下半中首前全末/~至到qhfmjasond-]|"
    r"[0-9]\s{0,2}(?:[1-4]财?季|1\s?月?\s?[-~至到]|9m))"
)
"""A digit that a rule may start with, by what stands behind it: most digits are those of
figures."""
_STARTS = regex(f"{_HEADS.pattern}|{_DIGITS}")
"""No rule starts elsewhere: most places are left at once."""
_PATTERN = regex("(?:" + "|".join(f"(?P<{name}>{pattern})" for name, pattern in _RULES) + ")")
_QUARTER_END = {"R1": (3, 31), "R2": (6, 30), "R3": (9, 30), "Q1": (3, 31), "Q2": (6, 30),
                "H1": (6, 30), "Q3": (9, 30), "9M": (9, 30), "Q4": (12, 31),
                "H2": (12, 31), "FY": (12, 31), "END": (12, 31), "Q": (0, 0)}  # fmt: skip
_REPORTS = {"年报": "FY", "中报": "H1", "半年报": "H1", "一季报": "R1", "二季报": "R2",
            "三季报": "R3", "四季报": "Q4"}  # fmt: skip
_QUARTERS_END = {"Q1": "R1", "Q2": "R2", "Q3": "R3", "Q4": "END"}
"""What stands at the end of a quarter stands at that of the months so far, too."""
_MONTHS_SO_FAR = {"first": "Q1", "final": "Q4", "last": "Q4", "nine": "9M", "six": "H1", "九": "9M",
                  "9": "9M", "六": "H1", "6": "H1",
                  "三": "Q1", "3": "Q1", "12": "FY"}  # fmt: skip
_HALF_NAMES = {
    "interim": "H1",
    "interims": "H1",
    "上半年": "H1",
    "下半年": "H2",
    "半年度": "H1",
    "半年末": "H1",
    "中期": "H1",
    "上半财年": "H1",
    "下半财年": "H2",
    "首半年": "H1",
    "前半年": "H1",
    "头半年": "H1",
}


_PART_ON = regex(r"(?<=[0-9])(?:q[1-4]|h[12]|9m)(?![0-9a-z])")
"""The part of a fiscal year that stands behind it: fy2026q2."""
_MONTHS_ON = regex(
    r"(?:(?:19|20)[0-9]{2}-|年)0?1月?\s?(?:[-~至到]|to)\s?(?:(?:19|20)[0-9]{2}[-年])?"
    r"(?:0?[124578]|1[01])月?$"
)
"""From January to a month that ends no half-year and no three quarters."""


_MONTH_SPAN = regex(
    r"((?:19|20)[0-9]{2})-(0[1-9]|1[0-2])\s?(?:to|[-~/至到])\s?((?:19|20)[0-9]{2})"
    r"-(0[1-9]|1[0-2])(?![-0-9])"
)
_YEAR_SPAN = regex(rf"{_Y}\s?年?\s?(?:[-~/至到]|to)\s?((?:19|20)[0-9]{{2}})\s?年?")
"""Years taken together: 2023-2025, told as of the last."""
_NAMED_SPAN = regex(
    rf"(?<![a-z])(?P<m1>{_MONTH})\s?(?P<y1>{_Y})?\s?(?:to|through|[-~/])\s?(?P<m2>{_MONTH})"
    rf"\s?(?P<y>{_Y})?(?![0-9a-z])"
)
"""July-September 2025, April to June 2025."""
_ENDED = regex(
    r"(?<![a-z])(?:(?P<of>quarter|(?:three|3)[ -]months?|half[ -]?year|half|(?:six|6)[ -]months?|"
    r"(?:nine|9)[ -]months?|(?:twelve|12)[ -]months?|(?:fiscal |financial )?year))(?: period)?\s"
    r"(?:that )?(?:ended|ending|ends|to)\s(?:on )?"
)
"""Before the day on which the time of a fact ends: quarter ended 2026-06-30."""
_LENGTHS = {
    "quarter": "Q",
    "three": "Q",
    "3": "Q",
    "half": "H",
    "six": "H",
    "6": "H",
    "nine": "9M",
    "9": "9M",
}
_CLOSES = {("Q", 3): "Q1", ("Q", 6): "Q2", ("Q", 9): "Q3", ("Q", 12): "Q4", ("H", 6): "H1",
           ("H", 12): "H2"}  # fmt: skip
_LATE, _LAST_DAY = 28, 31
"""On no earlier day a month ends."""
_TO_MONTH = regex(rf"(?<![a-z])(?:to|ended|ending)\s(?P<m>{_MONTH})\s(?P<y>{_Y})")
"""In which month a fiscal year ends: 2026FY (to February 2026)."""
_PARTS = {(1, 3): "Q1", (4, 6): "Q2", (7, 9): "Q3", (10, 12): "Q4", (1, 6): "H1", (7, 12): "H2",
          (1, 9): "9M", (1, 12): "FY"}  # fmt: skip
_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "nine": 9, "twelve": 12}
_COUNTED = regex(
    r"(?P<many>a|one|two|three|four|five|six|nine|twelve|"
    r"the)\s(?P<of>year|quarter|month)s?\s(?:earlier|ago|back|before|prior|previously)"
)
_SEASON = regex(
    r"\s(?:first |second )?interim (?:cash )?(?:dividend|distribution|payout)|"
    r"\s(?:[a-z]+\s)?(?:quarter|half|season|summer|winter|spring|autumn|holidays?)(?![a-z])"
    r"|\s?度?的?末期(?=股息|股利|分红|派)|\s?度?的?中期(?=(?:拟|将|计划|预案|方案|宣派|实施|按|再|"
    r"又|已|还|另)*(?:每1?[0-9十]?0?股|现金|利润|特别|合计|共|总)*(?:拟|将|计划|宣派|实施)*"
    r"(?:股息|股利|分红|派(?:[息发现付每]|约?[0-9])|红利|权益分派|分配))"
)
"""Behind a year of which only a part is meant: the 2025 summer quarter, 2026年中期股息."""
_AGAINST = regex(
    r"(?<![a-z])(?:compar(?:ed|es|ing)|versus|vs|against|from|than|was|were|"
    r"had been)(?![a-z])[^.;!?]*$|[(]\s?$"
)
_SOURCE = regex(r"(?<![a-z])from(?=\s(?!last|the last|about|some)[a-z])")
"""Where something comes from, which is no figure: orders from cloud customers."""
_SAME = regex(r"(?:the )?same (?:\S+ )?\S+$")
_DURING = regex(r"(?<![a-z])(?:for|in|over|during|across|through)\s(?:the\s)?$")
_WEIGHED = regex(
    r"(?<![a-z])(?:compar(?:ed|es|ing)|comparison|versus|vs|against|from|than|year|ago|earlier|"
    r"last|prior|previous|up|down|rose|fell|grew)(?![a-z])[^.;!?]*$"
)
YEAR, QUARTER = 12, 3
"""How far back LAST reaches: in months, kept as its ``month``."""


class Period(NamedTuple):
    """A time: a year and its part.

    ``part`` is FY, Q1…, H1…, 9M, TTM, END, DAY, MONTH, LAST, THIS, THEN (那年: one told elsewhere).

    A FY with a month ends in it, one of month 0 is a full year that the words leave open. A MONTH
    of day 0 is the quarter that ends in it. R1 to R3 are the reports of a quarter and what stands
    at its end, whose figures count from January.
    """

    part: str
    year: int | None = None
    month: int | None = None
    day: int | None = None

    def __str__(self) -> str:
        """The period as a reason shows it."""
        if self.part == "DAY":
            return "-".join(f"{n:02d}" for n in (self.year, self.month, self.day) if n is not None)
        if self.part == "MONTH":
            return f"{self.year or ''}-{self.month or 0:02d}".strip("-")
        names = {"FY": "FY", "END": "end of ", "LAST": "the year before", "THIS": "this period"}
        return f"{names.get(self.part, self.part)}{self.year or ''}"


class PeriodMention(NamedTuple):
    """Where a text names a time."""

    start: int
    end: int
    period: Period


def find(lower: str) -> Iterator[PeriodMention]:
    """Every time that a folded text in lower case names, in order."""
    before = ""
    for hit in matches(_STARTS, _PATTERN, lower):
        if ranges.begins(lower, *hit.span()):
            continue
        found = _read(hit)
        if hit.lastgroup == "nth":
            if before[:1] not in ("Q", "H"):
                continue
            found = found._replace(part=before[0] + found.part[1])
        before = found.part
        yield PeriodMention(hit.start(), hit.end(), found)


def parse(text: str) -> Period | None:
    """The period that a fact gives in words, or None where it names none."""
    plain = text.strip().lower()
    if span := _span(plain):
        return span
    found = [m.period for m in find(plain) if m.period.part not in ("THIS", "LAST", "THEN")]
    if not found:
        return None
    if (ended := _ENDED.search(plain)) and found[-1].part in ("DAY", "MONTH"):
        return _ended_on(ended["of"], found[-1]._replace(day=found[-1].day or _LAST_DAY))
    if _MONTHS_ON.search(plain) and found[0].part in ("FY", "MONTH"):
        return Period("YTD", found[0].year, _last_month(plain))
    if (
        found[0].part == "FY"
        and (ends := _TO_MONTH.search(plain))
        and (int(ends["y"]) == found[0].year)
    ):
        return found[0]._replace(month=_month(ends["m"]))
    if found[0].part == "FY":
        part = next((p.part for p in found[1:] if p.part in _QUARTER_END), None)
        part = part or next((hit[0].upper() for hit in _PART_ON.finditer(plain)), "FY")
        return found[0]._replace(part=part)
    return found[0]


def _ended_on(length: str, day: Period) -> Period:
    """The time of a length that ends on a day.

    Which part of a fiscal year that is stays open but at the ends of calendar ones.
    """
    part = next((part for head, part in _LENGTHS.items() if length.startswith(head)), "FY")
    if part == "FY":
        return Period("FY", day.year, day.month)
    whole = (day.day or 0) >= _LATE
    return day._replace(part=_CLOSES.get((part, day.month or 0), part) if whole else part)


def _span(plain: str) -> Period | None:
    """The period between two months, or two years taken together."""
    if months := _MONTH_SPAN.search(plain):
        return _of_months(*map(int, months.groups()))
    if years := _YEAR_SPAN.fullmatch(plain):
        return Period("FY", int(years[1]))
    if named := _NAMED_SPAN.search(plain):
        year = _year(named["y"] or named["y1"])
        first, last = _month(named["m1"]), _month(named["m2"])
        return _of_months(_year(named["y1"]) or year or 0, first, year or 0, last) if year else None
    return None


def _of_months(year: int, first: int, last_year: int, last: int) -> Period:
    """The part of a year between two of its months; a year that ends in another month."""
    if last_year != year:
        return Period("FY", last_year, last)
    part = _PARTS.get((first, last), "YTD")
    return Period(part, year, last if part == "YTD" and first == 1 else None)


def _last_month(plain: str) -> int | None:
    hit = re.search(r"(1[0-2]|0?[1-9])月?$", plain)
    return int(hit[1]) if hit else None


def _read(hit: re.Match[str]) -> Period:
    kind = str(hit.lastgroup)
    kind = kind.split("_")[0]
    groups = {name.split("_")[1]: value for name, value in hit.groupdict().items()
              if value is not None and name.startswith(f"{kind}_")}  # fmt: skip
    year = _year(next((year for name, year in groups.items() if name[0] == "y"), None))
    if kind in ("day", "slashday", "compact", "zhday", "enday", "ukday"):
        return Period("DAY", year, _month(groups["m"]), int(groups["d"]))
    if kind in ("month", "enmonth"):
        quarter = 0 if {"m2", "m9", "m11", "m13"} & set(groups) and kind == "enmonth" else None
        named = next(value for name, value in groups.items() if name[0] == "m")
        return Period("MONTH", year, _month(named), quarter)
    if kind == "yearto":
        return Period("FY", year, _month(groups["m"]))
    if kind == "wholeyear":
        return Period("FY", month=0)
    if kind == "last":
        return _last(hit, year)
    if year and kind in ("year", "zhpart") and (part := _within(hit)):
        return Period(part, year)
    if kind in ("ttm", "this", "then", "span"):
        return Period(kind.upper()) if kind != "span" else _named_span(groups, year)
    part = (
        "9M"
        if kind == "sofarq"
        else _part(groups)
        if kind != "sofarto"
        else {"h": "H1"}.get(next(iter(groups)), "9M")
    )
    months = groups.get("n2") or groups.get("n3") if part == "YTD" else None
    return Period(part, year, _count(months) if months else None)


def _within(hit: re.Match[str]) -> str:
    """The part of a year that the words beside it mean, if they mean one."""
    if hit.string.endswith("mid-", 0, hit.start()):
        return "R2"
    return "YEAR" if _SEASON.match(hit.string, hit.end()) else ""


def _count(months: str) -> int:
    return int(months) if months.isdigit() else "一二三四五六七八九十".index(months) + 1


def _named_span(groups: dict[str, str], year: int | None) -> Period:
    first, last = _month(groups["a"]), _month(groups["b"])
    return Period("MONTH", year, last, 0) if (last - first) % 12 == 2 else Period("YTD", year)


def _last(hit: re.Match[str], year: int | None) -> Period:
    if year is not None:
        return Period("YEAR", year)
    if _is_same(hit):
        return Period("THIS")
    if hit[0] == "last quarter" and (against := _may_be_latest(hit)) is not None:
        return Period("LAST", month=QUARTER, day=0) if against else Period("THIS")
    return Period("LAST", month=_distance(hit[0]))


def _may_be_latest(hit: re.Match[str]) -> str | None:
    """What makes last quarter perhaps not the one reported now.

    Was; None where it is compared with.
    """
    before = hit.string[max(0, hit.start() - 40) : hit.start()]
    told = _AGAINST.search(_SOURCE.sub(" ", before))
    if told is None:
        return ""
    return told[0] if told[0].startswith(("was", "were")) else None


def _is_same(hit: re.Match[str]) -> bool:
    """Whether the same period is the one just spoken of: nothing is compared with it."""
    before = hit.string[max(0, hit.start() - 90) : hit.start()]
    return bool(_SAME.match(hit[0]) and _DURING.search(before) and not _WEIGHED.search(before))


def _distance(words: str) -> int | None:
    """How many months before, where the words compare two like periods."""
    if "week" in words and "same" not in words:
        return 0
    if counted := _COUNTED.match(words):
        size = YEAR if counted["of"] == "year" else QUARTER if counted["of"] == "quarter" else 1
        return _NUMBERS.get(counted["many"], 1) * size
    if ("季" in words and "同季" not in words) or re.search(
        r"(?:prior|previous|preceding|last)[- ]quarter|quarter[- ](?:earlier|ago|before)", words
    ):
        return QUARTER
    return (
        YEAR
        if re.search(
            (
                r"同期|同季|同月|same|comparable|corresponding|ago|earlier|year-before|"
                r"prior[- ]year\s|previous[- ]year\s"
            ),
            words,
        )
        else None
    )


def _part(groups: dict[str, str]) -> str:
    if quarter := groups.get("q") or groups.get("q2") or groups.get("q3"):
        part = f"Q{_ORDINALS.get(quarter.lower()) or int(quarter)}"
        return _QUARTERS_END[part] if "z" in groups else part
    if half := groups.get("h") or groups.get("h2"):
        return _HALF_NAMES.get(half) or f"H{_ORDINALS.get(half.lower()) or int(half)}"
    if (
        months := groups.get("n2")
        or groups.get("n3")
        or groups.get("n4")
        or groups.get("n5")
        or groups.get("n6")
    ):
        return _MONTHS_SO_FAR.get(months, "YTD")
    if "s" in groups:
        return "Q1"
    if quarters := groups.get("c"):
        return {"2": "H1", "3": "9M", "two": "H1", "three": "9M", "三": "9M"}.get(quarters, "FY")
    if "n" in groups:
        return "9M"
    if report := groups.get("r"):
        return _REPORTS[report]
    return "END" if "e" in groups else "FY"


def _year(text: str | None) -> int | None:
    if text is None:
        return None
    return int(text) if len(text) == 4 else 2000 + int(text)


def _month(text: str) -> int:
    return int(text) if text.isdigit() else _MONTHS[text[:3].lower()]


def end_of(period: Period) -> tuple[int, int, int] | None:
    """The last day of a fiscal period of the calendar year."""
    ends = _QUARTER_END.get(period.part)
    return (period.year, *ends) if ends and period.year else None
