"""The words that lead from a metric to its number."""

import re

from activities.rules.scanning.regex import regex

LINK = regex(
    r"(?:却|则)?(?:(?:同比)?(?:由亏转盈|扭亏为盈|扭亏|由盈转亏|转亏)[，,]?)?"
    r"(?:[，,]\s?\x00+(?=[为是达约仅]))?[\s:=]*(?:\((?:TTM|ttm|LTM|%|亿元|万元|元|元/股|倍|x|RMB|"
    r"USD|CNY|\$|basic|diluted|[^()0-9]{0,14})\)|[的仅才已又约为是达到至在于报近逾超从由自]|指引|"
    r"方面[，,:：]?\s?(?:公司|集团)?|超过|不足|不到|突破|首破|[冲攀登迈站]上|"
    r"(?:两家|三家|四家|两者|二者|双方)|分别(?:[同环]比(?:增长|增加|上升|提升|上涨|下降|减少|下滑|"
    r"降低))?|合计|录得|实现|共计|共|则|高达|(?:同比|环比)?(?:增速|增幅|增长率)|只有|仅为|同比|环比"
    r"|(?<![A-Za-z])(?:of|was|is|were|are|at|came in at|stood at|reached|totaled|totalled|to|hit|"
    r"amounted to|came to|stands at|closed at|closed|ratio|around|about|nearly|approximately|"
    r"roughly|over|between|more than|almost|some|just|under|a|an|the|for|in|"
    r"during (?:the|that|this|its)|over (?:the|that)|ended|finished|equal to|equals|by|from|rose|"
    r"fell|grew|dropped|increased|decreased|declined|up|down|climbed|slipped|slid|jumped|surged|"
    r"soared|gained|added|advanced|improved|expanded|rallied|rebounded|plunged|tumbled|sank|"
    r"shrank|slumped|eased|dipped|retreated|contracted|edged up|edged down|ticked up|ticked down|"
    r"inched up|inched down|shot up|more than doubled|doubled|swelled|narrowed|widened|weakened|"
    r"strengthened|crept up|per cent|remained|held|running|sat|sits|the half|the quarter|"
    r"the period|per|guidance|outlook|forecast|guided|should be|will be|would be|expected to be|"
    r"seen)(?![A-Za-z])|,\sat(?=\s)|(?<=\s)[a-z]{3,}(?:\s(?:out|in|back|further|again|[a-z]+ly))?"
    r"\s(?:to|at)(?![a-z])|[\s:=\x00-])*"
)
ASIDE = regex(
    r"(?:\s(?:at|of)\s\x00+)?,\s(?!and\s|but\s|while\s|which\s|up\s|down\s)[^,.;:0-9]{3,80},\s"
    r"(?:is|was|were|are|stood at|came to|came in at|reached|totall?ed|"
    r"amounted to)\s(?:about\s|some\s|roughly\s|just\s)?(?:[A-Z]{2,3}\s?)?[$¥€£]?"
)
"""Between a name and its number, words put in: book value per share, for those wondering, is
$17.20."""
WHOLE = regex(
    r"(?<![a-z])(?:percentage|percent|per cent|share|proportion|portion|fraction|"
    r"multiple) of (?:its |our |the |total |net |consolidated |group )*$"
    r"|%\s?of (?:its |our |the |total |net |consolidated |group |annual |quarterly |full-year |"
    r"first-half |(?:january|february|march|april|may|june|july|august|september|october|november|"
    r"december) |20[0-9]{2} |\x00+ ?)*$"
)
"""Before the whole that a share is one of: as a percentage of revenue, 52% of earnings."""
BASE = regex(
    (
        r"(?:相对于?|相较于?|相比|较|对比|"
        r"(?<![A-Za-z])(?:than|versus|vs\.?|relative to|against))\s?(?:the |its )?$"
    ),
    re.IGNORECASE,
)
"""Behind these stands what is compared with, not what is told."""
ARRIVED, LEFT = (
    regex(r"\sto\s(?:[A-Z]{2,3})?[$¥€£]?$"),
    regex(r"\s?,?\s?\(?from\s(?:[A-Z]{2,3})?[$¥€£]?[0-9]"),
)
NAMED_LAST = regex(
    r"(?<![A-Za-z])(?:is|was|are|were|remains|remained|namely)\s(?:(?:the|its|their|our)\s)?$"
)
"""Before a metric that a sentence leads up to."""
PACED_TO = regex(
    r"^\s(?:sequentially|(?:year|quarter|month)[- ](?:over|on)[- ](?:year|quarter|month)|yoy|qoq|"
    r"from (?:a|the) (?:year|quarter) (?:ago|earlier|before))(?:\x00|\s)*to\s(?=[$¥€£A-Z]{0,4}$)"
)
"""Between a change with its pace and the level that it leads to: 11 basis points sequentially to
3.42%."""
LED = regex(
    r"(?:\s(?:sequentially|(?:year|quarter|month)[- ](?:over|on)[- ](?:year|quarter|month)|yoy|"
    r"YoY|qoq|QoQ|from (?:a|the) (?:year|quarter) (?:ago|earlier|before)|"
    r"from the same (?:quarter|period) (?:last year|a year (?:earlier|ago))"
    r"|in (?:[QH][1-4]|[1-4][QH]|the (?:first|second|third|fourth) (?:quarter|half)|fiscal|"
    r"FY)(?:,? (?:of )?20[0-9]{2})?))?"
    r"(?:\s?(?:to|至|到)|,?\s(?:reaching|landing at|ending at))\s?(?:[A-Z]{2,3})?[$¥€£]?"
)
