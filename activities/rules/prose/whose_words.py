"""The words around a figure that tell whose it is."""

import re

from activities.rules.scanning.regex import regex

ASIDE = regex(
    (
        r"(?:接近|超过|不及|不如|[高低逊优多少快慢强弱好差大小次]于|落后于?|领先于?|有别于|不同于|"
        r"胜过|向|对|与|跟|同|被|像|如|比|较|给|跑赢|跑输|"
        r"(?:供应商|竞争对手|客户|对手|友商)(?:则|依然|依旧|仍)?(?:是|为|有|包括|包含|即)?|"
        r"(?<![A-Za-z])(?:with|to|against|including|like|such as|than|versus|vs\.?|compared "
        r"(?:with|to)|rivals?|competitors?|peers?|supplier|customer|by|"
        r"(?<!print )(?<!prints )(?<!numbers )(?<!results )(?<!beat )(?<!miss )(?<!report )"
        r"(?<!release )(?<!quarter )(?<!update )(?<!showing )(?<!figures )from|unlike|alongside|"
        r"behind|beating|trailing|above|below|topping|beats?|tops|topped|trailed|trails|outpaced|"
        r"outpacing|exceeded|exceeding|(?:buy|buying|bought|acquire|acquired|acquiring|purchase|"
        r"purchased|sell|sold|divest|divested|merge with|stake in|owns|lent)|(?:positions?|"
        r"stakes?|holdings?|weights?|weightings?|investment|bets?|exposure) (?:in|to)|(?:ahead|in "
        r"front|short) of|relative to|outperform(?:ed|ing)|underperform(?:ed|ing)|lagg(?:ed|ing)|"
        r"(?:is|are|was) not)(?:\sthe)?(?:\s[A-Z][A-Za-z]+-(?:based|listed|owned|born))?)\s?$"
    ),
    re.IGNORECASE,
)
RATING = regex(
    r"(?:研究所?|研报)?(?:给出|给予|维持|认为|指出|研报|分析|首席|测算|上调|下调|重申|首予)|"
    r"(?:'s?)?\s(?:analysts?|strategists?|reiterat|initiat|upgrad|downgrad|rates)"
)
"""What brokers do: the figures behind are not theirs."""
PARTNER = regex(
    r"\s(?:facility|loan|term loan|credit line|acquisition|deal|contract|agreement|merger|"
    r"transaction|stake|order|partnership|joint venture|lease|settlement"
    r"|brand|plant|mine|project|campus|store|hotel|tower|licence|license)(?![a-z])|"
    r",\s(?:a|an|its|our|the)\s(?:[a-z-]+\s){0,3}(?:customer|client|supplier|lender|tenant"
    r"|distributor|partner|vendor|subsidiary|unit|affiliate|investor|shareholder)(?![a-z])|"
    r"(?:项目|合同|订单|贷款|授信|并购|收购案|给予|为其|向其)"
)
"""Behind the name of who is only dealt with."""
DEALT = regex(
    r"(?:增持|减持|持有|买入|卖出|收购|入股|参股|举牌|认购|中标|中选|签约|承接|收到|出售|转让|"
    r"并购|吸收合并|引进|采购|购入|购买|订购)(?:了|的)?$|占(?:到|了)?$"
)
"""Before the name of who is bought or held: what follows is the holder's."""
CLAUSE_OF_ITS = regex(
    r",\s(?:whose|where|which\s(?:is|was|has|had|trades|traded|posted|reported|grew|earned|made|"
    r"sold|lost|handed over|delivered|shipped|produced|booked|carried|paid|generated|ran|runs|"
    r"stood|stands|ended|closed|spent|yields|sits|managed)(?=\s))\s?"
)
"""Behind a name, in whatever way it came up, a clause that tells of it: compared with Alder, whose
growth was."""
OWN = regex(
    r"(?:'s?\s|的|\s?(?:[$¥€£]|[A-Z]{3}\s)?(?=[0-9])|"
    r"\s?(?:was|is|at|为|\(\s?(?:[$¥€£]|[A-Z]{3}\s)?[0-9]|\([一-鿿]{2,10}:?\s?[0-9]))"
)
ACTS = regex(
    r"\s(?!(?:in|on|at|by|for|to|of|with|and|or|as|than|from|which|who|whose|that|but|while|after|"
    r"before|over|under|a|an|the)\s)[a-z]+(?=\s)"
)
"""Behind a company that its role heads, and that is the subject still: rival Lumo had."""
AT_ANOTHER = regex(
    r"\s(?:at|for|by|from|of|in|on|to)\s(?:the\s|its\s)?(?:rival\s|peer\s)?$", re.IGNORECASE
)
AT = regex(
    (
        r"\s?(?:(?:fall|drop|decline|decrease|slide|slump|plunge|dip|contraction|rise|gain|"
        r"increase|growth|jump|surge|climb|advance|expansion)\s(?=at\s|for\s|by\s|[a-z]+ed\s)|"
        r"(?:book|earnings|sales|ebitda|forward earnings|trailing earnings|book value|"
        r"net assets)\s(?=at\s|for\s))?(?:(?:[a-z]{3,}ed|seen|made|won|paid|shown|given|held)\s)?"
        r"(?:(?:at|for|by|from|of)\s(?:the\s|its\s)?|on\sthe\s)(?:rival\s|peer\s|"
        r"(?:the\s)?(?:market |category |sector )?leader\s|incumbent\s)?$|\sthat\s$|的?$"
    ),
    re.IGNORECASE,
)
SET_AGAINST = regex(
    r"(?<![a-z])(?:against|versus|vs\.?|compared (?:with|to)|"
    r"than)\s(?:(?:just|only|about|some|roughly)\s)?(?:[A-Z]{2,3}\s?)?[$¥€£]?[0-9][0-9.,]*\s?(?:k|"
    r"m|mn|bn|x|%|times|percent|thousand|million|billion)?$"
)
"""Around a count of another company that a sentence compares with: against 405k phone additions at
Harlow."""
TIMES_ITS = regex(r"的\s?(?:约|近|逾|超过?|不足|不到|将近|大约|整整|至少|足足)?\s?$", re.IGNORECASE)
"""Between the company that another one is measured by and how many times: 是甲公司的7.2倍."""
PART_OF_ITS = regex(
    r"(?:相当于|仅为|仅有|只有|约为|约等于|不足|不到|不及|仅及|只及|还不到|约合|仅相当于)\s?$"
)
"""Before the company that another one is only a part of: 不足甲公司的三成."""
ELLIPTIC = regex(
    r"'s\s(?:(?!(?:said|says|told|is|was|were|are|stood|stands|remains|remained|came)\s)[a-z-]+"
    r"\s){1,3}?at\s[^,;:.0-9]{0,24}[0-9]"
)
"""Behind a company, a figure of its own without a verb: , Harlow's own portfolio at 6.9%."""
AND_NEXT = regex(
    r"\s(?:and|or)\s(?:(?:with|to|against)\s)?(?:its own\s)?(?:[A-Z]{2,3}\s?)?[$¥€£]?[0-9]"
)
"""Behind a company that another one is compared with: what it is compared with next, 8.3x at Gree
and 17.6x a year ago."""
HOLDERS = regex(
    r"(?:股东|资金|机构|实控人|实际控制人|高管|董事长?|"
    r"监事)[^，。；]{0,16}(?:[增减]持|买入|卖出|持有)"
)
"""Shareholders without a name, who deal in a company."""
