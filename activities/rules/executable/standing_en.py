"""Standing orders in English: a machine that trades for the reader by itself, an order that waits.

What a firm offers its customers, and what machines do in a market, is news.
"""

from activities.rules.executable.frames import Heard
from activities.rules.scanning.regex import regex

_MACHINE = (
    r"(?:bots?|robots?|system|agents?|algo(?:rithm)?s?|strategy|strategies|assistant|autopilot|"
    r"engine|scripts?|program|AI|model|platform|robo-?advis[oe]r|copilot|software|automation|"
    r"trader|I|we|it|app|tool|copy-?trad\w+|mirror(?:ing)?(?: mode| trading)?|auto-?trad\w+|"
    r"auto-?(?:invest|rebalanc|execut|buy|sell|pilot)\w*|signal-?following)"
)
_TRADES = (
    r"(?:buy(?:s|ing)?|sell(?:s|ing)?|trad(?:e|es|ing)|rebalanc(?:e|es|ing)|liquidat(?:e|es|ing)|"
    r"purchas(?:e|es|ing)|short(?:s|ing)?|exit(?:s|ing)?|rotat(?:e|es|ing)|trim(?:s|ming)?|"
    r"invest(?:s|ing)?|execut(?:e|es|ing)|"
    r"plac(?:e|es|ing) (?:\w+ ){0,2}(?:orders?|trades?)|clos(?:e|es|ing) (?:\w+ ){0,3}positions?|"
    r"mov(?:e|es|ing) (?:\w+ ){0,3}(?:cash|money|funds)|manag(?:e|es|ing) (?:your|my)|"
    r"(?:mirror|cop|replicat)(?:y|ies|e|es|s|ing|ied|ed))"
)
_YOURS = (
    r"(?:\bfor you\b|\bon your behalf|\b(?:in|into|to|from|across|of|with) (?:your|my)\b|"
    r"\b(?:your|my) (?:account|portfolio|holdings?|positions?|shares?|stake|cash|money|"
    r"[A-Z]{1,5}\b)|\bin my name)"
)
_ALONE = (
    r"(?:without (?:\w+ ){0,2}(?:asking|approval|confirmation|review|consent|confirming|"
    r"intervention|sign-?off|checking|oversight|input|prompt\w*)|no (?:\w+ ){0,2}(?:confirmation|"
    r"approval|sign-?off|review|consent)|automatically|by itself|on its own|unattended|"
    r"hands-free|autonomously|(?:don't|do not|won't|will not|needn't) (?:ask|wait|need|confirm))"
)
_GIVEN = (
    r"(?:\b(?:I|you|we) (?:hereby |now |have |fully )?(?:authori[sz]ed?|permit(?:ted)?|"
    r"allow(?:ed)?|"
    r"empower(?:ed)?|let|grant(?:ed)?)\b|\byou(?:'ve| have) (?:authori[sz]ed|allowed|granted)|"
    r"\b(?:is|are) (?:hereby |now |fully )?(?:authori[sz]ed|cleared|permitted|empowered) to\b|"
    r"standing (?:instruction|order|authority)|\bfrom (?:now|today|here) on\b|\bgoing forward\b|"
    r"\bhenceforth\b|\bstarting (?:now|today|tomorrow|Monday)\b|\buntil further notice\b)"
)
_ON = (
    r"(?:\b(?:is|are|now|has been|have been|went|goes)\s(?:now\s)?(?:on|active|live|enabled|"
    r"activated|armed|running|engaged|switched on|turned on)\b|\b(?:enabled|activated|armed|"
    r"engaged|linked)\b|\b(?:mode|autopilot|trading) on\b)"
)
_WHEN = r"(?:\b(?:whenever|each time|every time|as soon as|once|if|when|each|every|any|as)\b)"
_SIZED = r"\d[\d,]*(?:k|m)?\s(?:shares?|lots?|units?|contracts?|[A-Z]{1,5}\b)"
_STATED = (
    r"(?:now |currently |already )?(?:live|working|active|armed|queued|resting|in the (?:book|"
    r"queue|"
    r"market)|on the exchange|(?:in )?with the (?:broker|desk|exchange)|at the exchange|in force|"
    r"routed|"
    r"sent|placed|submitted|transmitted|staged|entered|accepted|released)\b"
)
_DEALT = (
    r"(?:sold|bought|liquidated|closed|purchased|covered|exited|redeemed|shorted|trimmed|"
    r"rebalanced|copied|mirrored|replicated|executed|converted|invested)"
)
_STANDS = (
    rf"\b{_MACHINE}\b[^.!?\n]{{0,40}}?\b(?:will|shall|is set to|are set to|is going to|'ll|now|"
    rf"to|can now)\s(?:then |now |automatically |also |immediately )?{_TRADES}\b"
    rf"(?=[^.!?\n]{{0,120}}?(?:{_YOURS}|\bfor your\b))",
    rf"\b{_MACHINE}\b[^.!?\n]{{0,30}}?\b{_TRADES}\b[^.!?\n]{{0,60}}?{_YOURS}"
    rf"[^.!?\n]{{0,80}}?{_ALONE}",
    rf"{_GIVEN}[^.!?\n]{{0,80}}?\b{_TRADES}\b[^.!?\n]{{0,120}}?(?:{_ALONE}|{_YOURS}|{_SIZED})",
    rf"\b{_MACHINE}\b[^.!?\n]{{0,20}}?{_ON}[^.!?\n]{{0,80}}?\b(?:{_TRADES}|purchase)\b"
    rf"[^.!?\n]{{0,80}}?(?:{_ALONE}|{_YOURS})",
    rf"\b{_MACHINE}\b[^.!?\n]{{0,20}}?{_ON} (?:on|in|for|with) (?:your|my) (?:account|portfolio)",
    rf"{_WHEN}[^.!?\n]{{0,60}}?\b{_TRADES}\b[^.!?\n]{{0,40}}?{_SIZED}[^.!?\n]{{0,60}}?{_ALONE}",
    rf"\bwill be {_DEALT}\b[^.!?\n]{{0,40}}?(?:automatically|\bin(?:to)? your\b|\bfor you\b|"
    rf"on your behalf|at market\b|without)|\b(?:shares|position|holding|lots)\s(?:will )?goes? out "
    rf"at market",
    rf"\b(?:limit|market|stop|trailing[- ]stop|bracket|conditional|GTC|day|new|"
    rf"order)\s(?:order )?(?:is )?(?:to )?"
    rf"(?:buy|sell|bid|offer)\b[^.!?\n]{{0,16}}?{_SIZED}[^.!?\n]{{0,40}}?(?:\d\.\d\d?)?"
    rf"[^.!?\n]{{0,20}}?[,;—-]\s?(?:and )?(?:is )?{_STATED}",
    rf"\b(?:order to (?:buy|sell|short|cover)|(?:buy|sell|sale|purchase|order) (?:for|"
    rf"of)) {_SIZED}[^.!?\n]{{0,60}}?\b(?:has been|have been|was|is|"
    rf"went)\s{_STATED}",
    r"\b(?:stop(?:-loss)?|limit|order|bracket|take-profit|sell|buy)\b[^.!?\n]{0,24}?\b(?:placed|"
    r"set|set up|armed|attached|entered|active)\s(?:on|for) your\b[^.!?\n]{0,16}?\d",
    rf"\b(?:stop|limit|order|bid|offer|sell|buy|sale|purchase) (?:on|for|of) {_SIZED}"
    rf"[^.!?\n]{{0,30}}?\b(?:is (?:now )?{_STATED}|now (?:rests|sits|works|waits)\b)",
    rf"{_SIZED}[^.!?\n]{{0,24}}?(?:\d\.\d\d?)?[^.!?\n]{{0,12}}?,\s?(?:the )?"
    rf"order (?:is )?{_STATED}",
    rf"\b(?:cards?|memos?|notes?|reports?|documents?|pages?|messages?|files?|publication|release|"
    rf"opening|rendering)\b[^.!?\n]{{0,30}}?\b(?:triggers?|fires?|launch(?:es)?|activates?|arms?|"
    rf"signals?|starts?|instructs?|tells?|prompts?|causes?|sets? off|kicks? off)\s(?:the|an?|our|"
    rf"your|its)\s(?:\w+\s){{0,3}}?(?:{_MACHINE}|router|oms|ems)\b[^.!?\n]{{0,20}}?"
    rf"\b{_TRADES}\b[^.!?\n]{{0,20}}?{_SIZED}",
    rf"\b(?:executed|done|filled|placed|entered|booked)\b[^.!?\n]{{0,12}}? (?:for|in|on) your "
    rf"(?:account|behalf|portfolio)[^.!?\n]{{0,8}}?[:,;—-][^.!?\n]{{0,8}}?{_DEALT}\b",
)
_TOLD = regex(
    r"(?i)\b(?:said|says|clients|customers|users|retail|lets|allows|launch(?:ed|es)|feature|"
    r"the (?:fund|company|firm)\b|the (?:broker(?:age)?|exchange) (?!now|will)[a-z]+s\b|"
    r"regulat\w+|revenue|according|reported|disclosed|would|could|might|may|never|cannot|can't|"
    r"does not|do not (?:trade|place|execute|buy|sell)|if you|you can|investors|market share|"
    r"shareholders|management|simulat\w+|paper trad\w+|back-?test\w*|per cent of|% of volume|"
    r"tutorial|unless|offers?|plans? to|expects?|jets?|trains?|aircraft|vessels?)\b"
)

MARKS = {f"stands{at}": regex(rf"(?i:{pattern})") for at, pattern in enumerate(_STANDS)}
"""Ways of leaving trades to a machine, or of saying that an order waits for its moment."""


def stands(heard: Heard) -> bool:
    """Whether trades are left to a machine, or an order is said to wait in the market."""
    return any(heard.has(name) for name in MARKS) and not _TOLD.search(heard.sentence)
