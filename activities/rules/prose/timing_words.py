"""The words around a time that tell whether it is a figure's own."""

import re

from activities.rules.scanning.regex import regex

IN = regex(
    (
        r"(?:\s(?:again|too|once more|as well))?\s?(?:的|,)?\s?(?:\((?:数据)?(?:截[至止]到?)?|"
        r"(?:at|by|of|as of)\s(?:year-)?end[- ]|(?:in|for|of|during|at|on|as of|as at|"
        r"(?:at|by) the (?:end|close) of|over the (?:whole|course) of|for the whole of|for the|"
        r"in the|during the|over the|through|ended|by)\s)?\s?(?:(?:the|its)\s)?"
        r"(?:(?:fiscal\s)?(?:year|quarter|period|months)\s(?:ended|to|ending)\s|fiscal\s)?$"
    ),
    re.IGNORECASE,
)
BOOKED = regex(
    r"(?<![a-z])(?:it|they|we|had|handed over|delivered|shipped|sold|made|built)(?![a-z])|booked|"
    r"recorded|posted|reported|earned|seen|achieved|paid|generated|in the"
)
ANNOUNCED = regex(
    (
        r"\s?(?:晚间?|盘后|早间|当日|日前)?\s?[，,]?\s?(?:公司|[一-鿿A-Za-z ]{0,8})?(?:公告|发布|"
        r"披露|公布|宣布|召开|审议|批准|决议|表决|通过|收到|讯|消息|报道|电(?=[，,:：])|电讯)|\s?,?\s?(?:when|as)?"
        r"\s?(?:the company|it|(?:the|its)\s(?:board(?:\sof\sdirectors)?|directors|"
        r"(?:share|stock)holders))?\s?(?:announced|reported|filed|disclosed|published|released|"
        r"said|approved|declared|proposed|recommended)"
    ),
    re.IGNORECASE,
)
PUBLISHED = regex(
    r"(?:披露于|发布于|(?<![a-z])(?:filed|published|released|announced|dated|issued)\s(?:on\s)?)$",
    re.IGNORECASE,
)
CLOSING = regex(r"(?<![a-z])(?:(?:closed|ended|finished|exited|(?:end|close) of|year-end)\s|end-)$")
"""Before a year at whose end something is told: it closed 2025 with 9.7m subscribers."""
FROM = regex(
    r"(?:从|由|自|(?<![A-Za-z])from(?:\san?(?:\s(?:net\s)?(?:loss|profit)\sof)?)?)"
    r"\s?(?:[$¥€£]|[A-Z]{3}\s?)?$"
)
WEIGHED = regex(
    r"(?<![A-Za-z])(?:compar(?:es?|ed|ing)|versus|vs|against|than|from|above|below|"
    r"(?:ahead|short|shy) of|exceed(?:s|ed|ing)|twice|double|"
    r"after an? (?:\w+ )?(?:loss|profit))(?![A-Za-z])|较|比|距|上年|去年|而"
)
