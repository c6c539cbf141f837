"""The words and figures by which prose tells a period, a day or a year, one way a row."""

MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|"
    r"sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"
)
Y = r"(?:19|20)[0-9]{2}(?!\s?(?:basis[ -]points?|bps?|bp)(?![A-Za-z]))"
_L, _R = r"(?<![A-Za-z0-9.,])", r"(?![A-Za-z0-9])"
_FY = r"(?:fiscal(?:\s(?:year\s?)?)|fy\s?|financial\syear\s|calendar(?:\syear)?\s|cy\s?)"


def _year_after(name: str) -> str:
    """An optional year behind a part of one: ``, fiscal 2025``, `` of 2025``, `` FY25``."""
    years = rf"{Y}|(?<=[y'])[0-9]{{2}}(?![0-9])"
    return rf"(?:[,\s]{{1,2}}(?:of\s)?(?:the\s)?(?:{_FY})?'?(?P<{name}>{years}))?"


RULES: tuple[tuple[str, str], ...] = (
    (
        "day",
        rf"{_L}(?P<day_y>{Y})(?P<day_s>[-/.])(?P<day_m>1[0-2]|0?[1-9])(?P=day_s)"
        rf"(?P<day_d>3[01]|[12][0-9]|0?[1-9])"
        r"(?![0-9])(?:[t ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]+)?)?"
        r"(?:z|[+-][0-9]{2}:?[0-9]{2})?)?",
    ),
    (
        "usday",
        (
            rf"(?<![0-9A-Za-z./$-])(?P<usday_m>1[0-2]|0?[1-9])/(?P<usday_d>3[01]|[12][0-9]|0?[1-9])"
            rf"/(?P<usday_y>{Y}|2[0-9])(?![0-9/%]|[.,][0-9])|"
            rf"(?<![0-9A-Za-z./$-])(?P<usday_d2>3[01]|2[0-9]|1[3-9])/(?P<usday_m2>1[0-2]|0?[1-9])"
            rf"/(?P<usday_y2>{Y})(?![0-9/%]|[.,][0-9])|"
            r"(?:(?<= on )|(?<=as of )|(?<=close of ))(?P<usday_m3>1[0-2]|[1-9])"
            r"/(?P<usday_d3>3[01]|[12][0-9]|0?[1-9])(?![0-9/%]|[.,][0-9]|\s?(?:of|share))"
        ),
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
            rf"(?:(?P<zhday_y>{Y}|(?<![0-9])[0-9]{{2}})\s?年\s?)?(?<![0-9.,])"
            rf"(?P<zhday_m>1[0-2]|0?[1-9])\s?月\s?(?P<zhday_d>3[01]|[12][0-9]|0?[1-9])\s?[日号]"
            rf"(?:止(?:的)?(?:年度|(?:三|六|九)个月|期间))?"
        ),
    ),
    (
        "yearto",
        rf"(?<![A-Za-z])(?<!half-)(?<!half )(?:(?:full|fiscal|financial|the)\s)?year(?:\sthat)?\s"
        rf"(?:to|ended|ending|ends|through)(?:\s(?:in|on))?\s(?:the\send\sof\s)?"
        rf"(?:(?:3[01]|2[89])\s)?(?P<yearto_m>{MONTH})(?:\s(?:3[01]|2[89]))?"
        rf"(?:,?\s(?P<yearto_y>{Y})(?![0-9])|(?!,?\s?[0-9]|[a-z]))",
    ),
    (
        "enday",
        (
            rf"{_L}(?P<enday_m>{MONTH})\s(?P<enday_d>3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)?"
            rf"(?![0-9%])(?:,?\s(?P<enday_y>{Y})(?![0-9]))?"
        ),
    ),
    (
        "ukday",
        (
            rf"{_L}(?P<ukday_d>3[01]|[12][0-9]|0?[1-9])(?:st|nd|rd|th)?\s(?:of\s)?"
            rf"(?P<ukday_m>{MONTH})(?![A-Za-z])(?:,?\s(?P<ukday_y>{Y})(?![0-9]))?"
        ),
    ),
    (
        "ttm",
        (
            r"(?<![A-Za-z])(?:ttm|ltm|trailing[ -](?:twelve|12)[ -]months?|"
            r"(?:last|past)\s(?:twelve|12)\smonths|12 months to)"
            r"(?:(?<!to)\s(?:to|ended|ending|through)\s(?:the end of\s)?(?:[0-9]{1,2}\s)?"
        )
        + MONTH
        + r"(?:\s[0-9]{1,2}(?![0-9]))?(?:,?\s"
        + Y
        + r")?)?(?![A-Za-z])|(?:过去|近|最近)\s?(?:12|十二)\s?个月|滚动(?=市盈率|十二)|近四个?季度",
    ),
    (
        "zhpart",
        (
            rf"(?<![0-9.,](?=[0-9]))(?:(?P<zhpart_y>{Y}|(?<![0-9])[12][0-9])"
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
    ("sofarq", rf"{_L}(?:1q?|q1)\s?-\s?3q\s?'?(?P<sofarq_y>{Y}|[12][0-9])(?![0-9])"),
    (
        "sofar",
        (
            rf"{_L}(?:(?P<sofar_y>{Y})\s?年?\s?)?q1\s?[-~至到]\s?q?(?P<sofar_c>[2-4])"
            rf"(?!\.?[0-9]|\s?[万亿元%])(?:\s?(?P<sofar_y2>{Y}))?(?![0-9])"
        ),
    ),
    (
        "yearq",
        (
            rf"(?:{_L}|(?<=[a-z]{{2}})(?<!fy)(?=20[0-9]{{2}}(?:年\s?)?[qh][1-4]))"
            rf"(?:fy\s?)?(?P<yearq_y>{Y}|[12][0-9])\s?(?:年\s?|-)?"
            rf"(?:(?:fy?)?q(?P<yearq_q>[1-4])|(?:fy?)?h(?P<yearq_h>[12])|"
            rf"(?P<yearq_n>(?:(?<=[年 -])|(?<=20[0-9]{{2}}))9m)|(?P<yearq_f>fy|年报))(?:{_R}|"
            rf"(?=[0-9]{{1,3}}(?:\.[0-9]{{1,2}})?[%亿万]))"
        ),
    ),
    (
        "yearord",
        (
            rf"{_L}(?:{_FY})?'?(?P<yearord_y>{Y}|(?<=[y'])[0-9]{{2}}|"
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
            rf"(?!(?!fy)[A-Za-z0-9]*[a-z]{{2}})(?:\s?(?:of\s)?(?:{_FY})?'?(?P<qyear_y>{Y}|"
            rf"(?:(?<=[1-4][qh])[0-9]{{2}}|[12][0-9])(?![0-9%万亿]|[.,][0-9])))?(?![0-9])"
        ),
    ),
    (
        "sofarto",
        (
            rf"(?<![A-Za-z])(?:(?:(?:six|6)[ -]months?|half(?:[- ]year)?)(?:\speriod)?\s"
            rf"(?:to|ended|ending|through)\s(?:the\send\sof\s)?(?P<sofarto_h>june?)|"
            rf"(?:nine|9)[ -]months?(?:\speriod)?\s(?:to|ended|ending|through)\s(?:the\send\s"
            rf"of\s)?(?P<sofarto_n>sept?(?:ember)?))\.?,?\s(?P<sofarto_y>{Y})(?![0-9])"
        ),
    ),
    (
        "enq",
        (
            rf"(?<![A-Za-z])(?:(?P<enq_q>first|second|third|fourth|final|closing|1st|2nd|3rd|"
            rf"4th)(?:[ -](?:fiscal[ -])?quarters?(?!ly)|"
            rf"(?=(?:,\s(?:second|third|2nd|3rd)){{0,2}},?\sand\s"
            rf"(?:second|third|fourth|2nd|3rd|4th)[ -](?:fiscal[ -])?quarters(?![a-z])))|"
            rf"(?P<enq_h>first|second)(?:[ -]hal(?:f|ves)|(?=\sand\ssecond[ -]halves))"
            rf"(?![ -](?:weight|skew|load|bias|story))|"
            rf"(?:(?:first|last)\s)?(?P<enq_n>nine|9)[ -]months?(?=\s(?:of|ended|to|through|20))|"
            rf"(?P<enq_n6>nine)-month(?=\s(?:[a-z-]+\s){{0,2}}(?:revenues?|sales|profits?|ebitda|"
            rf"ebit|eps|earnings|turnover|loss|results|total|production|output|cash|income|"
            rf"margin)(?![a-z]))|(?<=the )(?P<enq_n5>nine|9)[ -]months?(?![a-z])|"
            rf"first\s(?P<enq_n2>nine|9|six|6)\smonths|(?P<enq_h2>interim)(?=\s(?:19|20)[0-9]{{2}}"
            rf"(?![0-9])|\s(?:(?:net|gross|operating|attributable|underlying|core|pre-tax)\s)*"
            rf"(?:revenues?|sales|turnover|profits?|earnings|loss)\s(?:of|was|rose|fell|grew|came|"
            rf"dropped|climbed|jumped)(?![a-z]))|first[ -](?P<enq_c>two|three|2|3)[ -]quarters?|"
            rf"(?P<enq_n4>first|final|last)\sthree\smonths(?=\sof)|"
            rf"(?<=its )(?P<enq_n3>nine|9|six|6)-month(?=\s))(?:\s(?P<enq_y2>{Y}))?"
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
            rf"year\s)(?P<fiscal_y>{Y}|(?<=[y'])[0-9]{{2}}|(?<=[y]\s)[0-9]{{2}})[ae]?(?![0-9])"
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
            rf"(?<![0-9.,])(?:(?P<month_y>{Y})\s?年\s?(?P<month_m>1[0-2]|0?[1-9])"
            rf"\s?月(?:份|末|底|初|中旬|上旬|下旬)?|(?P<month_m3>1[0-2]|0?[1-9])\s?月(?:份|末|底)?"
            rf"(?!\s?[0-9]{{1,2}}(?![0-9,.%亿万元家辆吨])|止|底止|末止)|"
            rf"(?P<month_y2>{Y})-(?P<month_m2>1[0-2]|0[1-9])(?![-0-9]))"
        ),
    ),
    (
        "span",
        rf"{_L}(?P<span_a>{MONTH})\s?-\s?(?P<span_b>{MONTH})(?:\s(?P<span_y>{Y}))?(?![a-z0-9])",
    ),
    (
        "enmonth",
        rf"{_L}(?P<enmonth_m13>{MONTH})\s(?P<enmonth_y5>{Y})(?=[ -]quarter(?![a-z]))|"
        rf"{_L}(?P<enmonth_m>{MONTH})\s(?P<enmonth_y>{Y})(?![0-9])|{_L}(?P<enmonth_m2>{MONTH})"
        rf"(?:(?=[ -]quarter(?![a-z]))(?:[ -]quarter,?\s(?:of\s)?(?P<enmonth_y2>{Y})(?![0-9]))?)"
        rf"|(?:(?<=three months to )|(?<=three months ended )|(?<=3 months to )|"
        rf"(?<=quarter to ))(?P<enmonth_m9>{MONTH})(?:\s(?P<enmonth_y3>{Y}))?(?![a-z0-9])|"
        rf"(?:three|3)[ -]months?\s(?:to|ended|ending|through)\s(?:the\send\sof\s)?"
        rf"(?P<enmonth_m11>{MONTH})(?:\s(?P<enmonth_y4>{Y}))?(?!\s?[0-9]|[a-z])|"
        rf"(?<=ended\s)(?P<enmonth_m3>{MONTH})(?![a-z])|(?:(?<=end of )|(?<=end-)|(?<=mid-)|"
        rf"(?<=at the close of )|(?<=finished )|(?<=as of )|(?<=as at )|(?<=late )|(?<=early )|"
        rf"(?<=[0-9%bnmk] of )(?={MONTH}(?:[,.;:)]|\s(?:and|but|to|from|while|as)\s|$)))"
        rf"(?P<enmonth_m4>{MONTH})(?![a-z])(?!\s[0-9])|"
        rf"(?<=the )(?P<enmonth_m12>{MONTH})(?=\s(?:readings?|figure|level|print|reported|number|"
        rf"close|mark|value|balance|ratio|count|total)(?![a-z]))|"
        rf"(?<=for )(?P<enmonth_m10>{MONTH})(?=\s(?:amounted|came|reached|totall?ed)\s)|"
        rf"(?:(?<=in )|(?<=during ))(?P<enmonth_m5>{MONTH})(?=[,:;.]|\s(?:amounted|came|reached|"
        rf"totall?ed|rose|fell|grew|stood|hit|from|and|to|as|after|versus|while|at|was|were|with|"
        rf"by|that|which)\s|$)|(?<='s )(?P<enmonth_m7>{MONTH})(?=\s[a-z])|"
        rf"(?<![a-z])(?P<enmonth_m8>(?!may){MONTH})(?='s\s(?!quarter)[a-z]|"
        rf"\s(?:(?:was|were|is|had been)\s(?:(?:later|since)\s)?(?:revised|restated|lowered|"
        rf"raised|cut|marked)|(?:came in|printed|read|brought|stood)(?![a-z])|was\s[0-9]|traffic|"
        rf"sales|deliveries|production|output|shipments|volumes?|inflation|cpi|exports|imports|"
        rf"registrations|revenues?|orders|payrolls|retail|figures)(?![a-z]))|"
        rf"(?<![a-z])(?P<enmonth_m6>{MONTH})(?='s\s\(?[$+-]{{0,2}}[0-9])",
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
        rf"dkk|krw|twd|nzd|brl|zar|us\$|hk\$) )(?<![¥$€£₹] )(?<!rs )(?<!₹)(?P<year_y>{Y})"
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
            rf"(?<![0-9.,A-Za-z])(?P<slashyear_y>{Y})(?=/)|(?<![0-9.,A-Za-z])"
            rf"(?<![0-9]/[0-9]{{2}}/)(?P<slashyear_y2>[12][0-9])(?=(?:/[12][0-9]){{1,4}}\s?年)|"
            rf"(?<![0-9.,A-Za-z-])(?P<slashyear_y3>2[3-9])"
            rf"(?=\s?[-~至到]\s?(?:2[4-9]|3[0-3])\s?年(?!期|内|间|以?上|以来|的?时间))"
        ),
    ),
)
