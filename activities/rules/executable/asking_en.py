"""Whether a sentence in English bears the marks of an order, in whatever words it is put.

The marks are counted: how much, at what price or on what terms, when, and on whose account; and
somebody must be asked, by a verb that begins a clause or by words of asking, or told of it as done.
"""

from activities.rules.executable.frames import Heard
from activities.rules.scanning.regex import regex

_VERBS = (
    r"buy|sell|short|purchase|liquidate|dump|offload|unload|cover|exit|trim|lighten|close|flatten|"
    r"unwind|roll|write|exercise|lift|grab|pick|scoop|load|halve|flip|reverse|rotate|switch|"
    r"rebalance|reallocate|redeem|subscribe|tender|reinvest|"
    r"cancel|cxl|scratch|kill|axe|re-?enter|long|hedge|bto|sto|btc|stc|ditch|scale|leg|bin|snag|"
    r"clip|work|take|hit|double|cut|reduce|add|get|bring|put|place|set|enter|submit|send|route|"
    r"execute|pull|replace|amend|modify|change|move|raise|lower|leave|initiate|open|fill|"
    r"allocate|invest|deploy|park|"
    r"convert|pay|bid|offer|increase|decrease|post|join|sweep|cross|withdraw|revise|show|transfer|"
    r"wire|remit|ship|make|start|stop|stick|swap|lock|accept|top|do|finish|complete|upsize|"
    r"downsize|chase|cap|cash|average|let|go|give|want|need|drop|swing|stake|borrow|settle|book|"
    r"deliver|release|trade|exchange|process|arrange|apply"
)
_HEAD = regex(
    rf"(?i)(?:^\W*|^at \d\d?:\d\d,? |[:;—–?!.]\s+|\s-\s|,\s|"
    rf"\b(?:please|pls|plz|kindly|just|ahead and|let's|ok|okay|mate|then|and|now|so|but|"
    rf"(?:you|(?-i:[A-Z])\w+) to|(?:want|like|need|time|authority) to)\s)(?:re-?)?(?:{_VERBS})"
    rf"(?:\s(?:out|up|down|off|back|on|in|away|over|rid|of|at|to|me|us|part)){{0,2}}:?\s"
    r"(?=(?:the|my|our|your|all|half|every|everything|it|them|another|any(?:thing)?|assignment|"
    r"delivery|that|those|whatever|what|buying|selling|some|orders?|an?|for|into|long|short|"
    r"profits|order|size|two|three|ten|twenty|flat|rid|more)\b|[\d$€£+]|(?-i:[A-Z]))"
)
_BARE = regex(
    r"(?i)(?:^\W*|\b(?:please|pls|just|let's|kindly|like to|ahead and|lads|guys|team|folks),?\s)"
    r"(?!(?:about|above|across|after|against|all|along|although|amid|among|and|around|as|at|"
    r"because|before|behind|below|beneath|beside|besides|between|beyond|both|but|by|despite|down|"
    r"during|even|except|for|from|given|half|hence|if|in|inside|into|less|like|make|more|most|"
    r"near|nor|not|of|off|on|once|only|onto|or|out|outside|over|per|plus|save|since|so|some|such|"
    r"than|that|then|though|through|till|to|toward|under|unlike|until|up|upon|versus|via|what|"
    r"when|where|which|while|who|whom|whose|why|with|within|without|worth|yet|is|was|are|were|be|"
    r"been|has|have|had|do|did|can|could|may|might|must|shall|should|will|would|this|these|those|"
    r"there|here|it|he|she|they|we|you|how|see|note|notice|take|consider|compare|recall|remember|"
    r"multiply|divide|subtract|let|look|read|say|ask|tell|show|suppose|assume|imagine|picture|"
    r"meet|join|visit|click|press|tap|enter|type|choose|select|open|check|review|verify|confirm|"
    r"ensure|avoid|watch|follow|use|apply|contact|call|email|download|upload|copy|paste|insert|"
    r"delete|update|plot|compute|calculate|estimate|model|measure|rank|sort|weigh|bear|keep|mind|"
    r"hold|wait|forget|blame|credit|thank|congratulate)\b)"
    r"(?-i:[A-Za-z]?[a-z]{2,9})(?<!ing)(?<!ed)(?<!ly)(?<!s)(?:\s(?:up|down|out|off|in|over|away))?"
    r"\s(?=(?:the (?!first|second|last|next|most|same|other|latest)|my|our|all|another|half|"
    r"an? (?:quarter|third|bit|few|chunk|slug|clip|little)|some|most|me|us|them|"
    r"everything|\d[\d,.]*k?\s)\b)"
)
"""A word of any kind at the beginning, with an object after it as only a verb has."""
_TRADES = regex(
    r"(?i)(?:^[\W\d]*|^at \d\d?:\d\d,? |[:;—–.!]\s+|\b(?:please|pls|plz|kindly|just|ahead and|"
    r"let's|ok|mate|now|then)\s)(?:immediately |now |then |just )?(?:buy|(?:market-)?sell|max out|"
    r"short|purchase|liquidate|dump|offload|unload|cover|exit|trim|close out|flatten|unwind|"
    r"exercise|redeem|tender|bto|sto|btc|stc|write|roll|cancel|cxl|scratch|kill|yank|wire|swap|"
    r"switch|subscribe|get (?:me|us|flat|out)|take profits|bail out|grab|lift|hit|move all|send|"
    r"double|halve)\b(?![-,]| (?:stop|limit|market|side|rating|orders? (?:is|are|that|to)|"
    r"sellers?|volumes?|:|interest|term|levels|of|yield|price))"
)
"""A verb of trading alone that begins a sentence."""
_ASKED = regex(
    r"(?i)\b(?:please|pls|plz|kindly|(?:can|could|would|will) you|can we get|let's|go ahead|"
    r"(?:my|our) instructions?|my authority|authori[sz]e you|hereby|(?:need|want|like) you|"
    r"(?:tell|ask|have) (?:(?-i:[A-Z])\w+|the \w+) to|for (?:me|us)\b|(?:i|we)(?:'d| would) "
    r"(?:like|rather)|(?:i|we|client \w+) (?:now )?(?:want|wants|need|needs)\b|client asked for|"
    r"(?:i|we)(?:'ll| will) (?:take|have|buy|sell|pay)|thx|thanks|no need to|asap|"
    r"(?:don't|do not) (?:wait|chase|pay|go|care)|you may now|make me|put me|short me|approved -|"
    r"we're (?:done|in)\b|time to|auto-trade)"
)
_YOURS = regex(
    r"(?i)\b(?:your (?!own\b|decision|horizon|tax|broker|circumstances|questions?|view|screen|"
    r"cart|inbox)\w+|for you\b|on your behalf|as you (?:asked|requested|instructed))"
)
_OPENS = regex(
    r"(?i)\W*(?:ticket \d|(?:(?:action|conclusion|order|ticket|trade)\b.{0,30}: ?)?(?:enter )?"
    r"(?:buy|sell|short|oco|bracket|bto|sto|cxl)\b)"
)
"""The line of a ticket."""
_DONE = regex(
    r"(?i)(?:^\W*|[:;—–-]\s|\b(?:i'?m|i am|we'?re|we are)\s)(?:now |just |going ahead now and |"
    r"currently )*(?:selling|buying|closing|pulling|trimming|exiting|moving|placing|cancell?ing|"
    r"adding|shorting|covering|rolling|switching|sending|putting|cutting|liquidating|executing|"
    r"submitting|redeeming)\b|(?:trimming|pulling|selling|buying|closing) your|"
    r"\b(?:i|we|(?:the )?(?:system|bot|agent|assistant|desk|algo|algorithm))"
    r"(?:'ve|'ll| have| has| will| shall)?(?: just| already| now| gone ahead and| went ahead and|"
    r" shortly| therefore| authori[sz]ed and)*\s(?:sold|bought|put|sent|sell|buy|cut|"
    r"submit(?:ted)?|place|placed|executed?|lodged|opened?|closed?|moved?|transferred|cancell?ed|"
    r"switched|trimmed|covered|shorted|rolled|purchased|redeemed|liquidated?|entered)\b|"
    r"\b(?:has|have|was|were) (?:been |just )?(?:gone|sold|bought|closed|executed|filled)\b|"
    r"\border\b.{0,60} (?:is (?:live|working|in)|"
    r"(?:has been|was|is) (?:submitted|placed|routed|accepted|executed|filled))\b"
)
_UNIT = (
    r"(?:shares?|shs?|lots?|units?|contracts?|calls?|puts?|bonds?|minis?|futures|spreads?|"
    r"warrants?|clips|options|face|oz|coins?|nominal|ETH|BTC|SOL|USDC|USDT)"
)
_LOT = regex(
    rf"(?<![$€£¥\d.,])\b(?:\d[\d,.]*\s?(?:k|m|mm|mio|million)?|ten|twenty|fifty|two|three|five|"
    rf"another)\s(?:x\s|of\s|more\s|the\s|of the\s)*(?:(?-i:[A-Z])[\w&.']*\s|\w+\s){{0,3}}{_UNIT}"
    rf"\b|\b\d[\d,.]*[kKm]?\s(?:of\s|x\s|more\s|old\s)*(?!USD|EUR|GBP|BP\b|AM\b|PM\b|Q\d|January|"
    rf"February|March|April|May|June|July|August|September|October|November|December|Monday|"
    rf"Tuesday|Wednesday|Thursday|Friday)[A-Z][\w&]+"
    r"|[$€£¥]\s?\d[\d,.]*\s?(?:k|m|grand|million)?\s(?:worth\s)?(?:of|in|into|from|out)\b|"
    r"(?i:\b(?:USD|EUR|GBP)\s?\d[\d,.]*k?|\b(?:[\d,]{4,}|\w+ty|\d+k|\d+)\s?(?:grand|dollars|euros)"
    r"\b)|\b(?i:all of (?:it|them)|all (?:of )?(?:my|our|your|the \d+|\d+|margin)|"
    r"(?:by|for|of) \d{1,3},\d{3}|every (?:share|unit)|all (?:units|shares|contracts|lots)|"
    r"everything|half (?:of )?(?:the|my|our|your)|the (?:whole|entire|rest|remainder|remaining|"
    r"lot\b|second half)|(?:whole|entire) (?:position|holding)|"
    r"to (?:a )?\d+(?:\.\d+)?% (?:weight|of)|\d[\d,]* of (?:my|our|your|the)|two thirds|"
    r"out of all|\d+% of (?:the |my |our |your )?(?:portfolio|book|nav|account|"
    r"\w+ (?:fund|position|holding))|whatever is left|by a (?:third|half|quarter))"
    r"|\b(?i:for|in) \d[\d.]*\s?(?i:k|m|mm|mio|mil|million|bn|billion)\b|"
    r"\b(?!401k|10k|8k)\d+(?:k|mm|mio)\b|\b\d[\d,]* \| [A-Z]{2,5}\b|"
    r"\b[A-Z]{2,5},?\s(?:x\s?)?\d[\d,]{1,7}\b|\b\d+% (?!of|p)[A-Z]{2,5}\b|"
    r"(?i:\bquantity|\bqty|\bsize)\b|(?i:order|allocation|quantity) (?:to )?\d[\d,]{2,}"
)
_WORDS = regex(
    r"\b(?i:positions?|stakes?|holdings?|shares|calls?|puts?|contracts?|exposure|orders?|bids?|"
    r"offer|limit|stop|shorts?|longs?|leg|spread|basket|ADRs|ETFs|book|portfolio|account|IRA|Roth|"
    r"fund|bonds?|gilts?|linkers|coupons|minis|block|algo|ticket|etf|silver|gold|crude|warrants|"
    r"(?:sell|buy|short|dump|close|cover|double|halve) (?:it|them)|proceeds|strangle|clips|"
    r"nominal|instruction|dollars|euros|sterling|francs|yen|bills|legs)\b"
)
"""What is traded."""
_NAMED = regex(r"\b(?!I\b|OK\b)[A-Z]{2,5}\b|(?<=[a-z0-9,] )[A-Z][^\W\d_]*[^\W\dA-Z_]\b")
_TERMS = regex(
    r"(?i)@|\b(?:(?:at|on) (?:the )?(?:market|mid|open|close|bid|ask|offer|touch|best|any price|"
    r"prevailing|limit|first print)|market order|"
    r"(?:go )?market(?:,? ?(?:is |'s )?(?:fine|instead|please)|$|[.!])|mkt|lmt|moc|loc|limit|"
    r"stop(?: loss|-loss)?,?(?: in)? (?:at |to )?\d|trailing|gtc|gtd|"
    r"good[- ](?:til|till|until|for)|day (?:order|only)|ioc|fok|fill[- ]or[- ]kill|vwap|twap|pov|"
    r"in line with volume|tracking volume|same (?:quantity|size|limit|stop|account)|"
    r"or (?:better|lower|higher|less|more|above|under|below)\b|"
    r"no (?:worse|more|less|lower|higher) than|(?:do not|don't) (?:chase|go|pay|care)|"
    r"pay (?:up to|no)|(?:at|under|below|above|up to|cap) [$£€]?\d[\d,.]*(?!%)(?!\d)"
    r"(?! (?:years|months|days|times))|whatever|mid price|any price|(?:north|south) of \d|"
    r"anything (?:up to|under|over|above)|trigger|price stays|leave size|not a cent more|pay \d|"
    r"strike|best price|\d+p\b|\d top\b|passive|otherwise|on receipt|auction|on a break of \d|oco)"
)
_TIME = regex(
    r"(?i)\b(?:right now|now|immediately|at once|asap|today|tonight|tomorrow|tmrw|"
    r"this (?:morning|afternoon|week)|(?:right|straight) away|first (?:thing|print)|"
    r"by (?:noon|lunch|the (?:close|bell|end)|\d|three|\w+day|month end)|before (?:noon|lunch|the|"
    r"\d|month end|(?-i:[A-Z]{2,})|(?:mon|tues|wednes|thurs|fri)day|payrolls|earnings|they)|"
    r"(?:at|on|into|till|until|through) (?:the |today's |tomorrow's )?(?:open|close|opening|"
    r"closing|bell|auction|print)|at \d{1,2}:\d\d|(?:at|by) \d{1,2}\s?[ap]m|monday|tuesday|"
    r"wednesday|thursday|friday|shortly|effective|(?:right|straight) after|with immediate effect|"
    r"here(?=[ ,.]|$)|over the (?:afternoon|weekend|holiday)|valid for|starting now|until i)\b"
)
_WHOSE = regex(
    r"(?i)\b(?:my|our|for me|for us|acct|account \w*\d\w*|"
    r"(?:the|my|our|same|joint|margin|brokerage) account|ira|roth|isa|portfolio \d+|"
    r"client \d+|sub-?account)\b"
)
_HARD = regex(
    r"(?i)\b(?:comments on|feedback|corrections|suggestions|questions about|"
    r"(?:plans|planned|agreed|intends) to cancel|(?:fund|broker|company|board) "
    r"cancel{1,2}ed|in (?:our|this|the) example|so you (?:lose|pay|earn|make)|"
    r"(?:shares|units) of any stock|(?-i:treasury) shares|and you (?:pay|owe|get|keep)|"
    r"(?:did|does)(?:n't| not) (?:cancel|buy|sell|replace|close|exit|trade)|"
    r"(?<!^)advise (?:anyone|you|investors|clients)|expected to|decree|"
    r"(?<=^in )(?:january|february|march|april|may|june|july|august|september|october|november|"
    r"december) (?:19|20)\d\d|(?:insiders|institutions|funds|companies|firms) must|scammers?|"
    r"fraudsters?|phish\w+|impost[eo]rs?|step \d|press \w+|template|wording|specimen|"
    r"if (?:you|i|we|he|she|they) (?:had|were)|trades? (?:buys|sells)|said|says|saying|told|"
    r"(?<!i )wrote|asked whether|reported|according|analysts?|investors|shareholders|stockholders|"
    r"trustees?|never|how (?:do|to|many)|what is (?!left)|whether|click|(?<!the )tap|reminder|"
    r"investor relations|(?:limits|orders?|volume) (?:for|of|hit|rise|rose)|doubles|tab|menu|"
    r"button|choose|select|can(?:'|no)t|unable|won't|back-?test\w*|hypothetical\w*|simulat\w+|"
    r"paper|illustrat\w+|example|e\.g\.|FAQ|rated|ratings?|price target|target price|"
    r"would (?:be|have|cut|need|not|use|turn|hold)|"
    r"(?<!\bi )(?<!\bwe )(?<!\byou )(?<!system )(?<!bot )(?<!agent )(?<!desk )(?<!assistant )"
    r"(?<!algo )(?<!engine )(?<!it )(?:would|will)(?! (?:you|do\b))|had (?:you|we|i)|might|"
    r"may (?:wish|want|consider|be|so)|could|they (?!fetch)|only (?:when|if)|imbalances?|goods|"
    r"refund|parcel|delivery|their(?! (?:close|open))|its|his own|he|she|who|in (?:19|20)\d\d|"
    r"last (?:week|month|year|quarter)|yesterday|quarter|strategy|entry:|position size|"
    r"\bat \d+x now|growth(?! fund)|LAST\b|VOL\b|hold: ?\d|discipline|consensus|eps|revenue|"
    r"report|subscribe now|site|webcast|webinar|questions|newsletter|letter|page|holders|users|"
    r"members|funds (?:must|that|usually)|typically|usually|suppose|imagine|scenario|loading|"
    r"in our view|our (?:survey|model|estimate))\b"
)
_SOFT = regex(
    r"(?i)\b(?:was|were|is(?! good)|are|has|had|guidance|management|company|companies|customers?|"
    r"clients? (?:can|may|who|have|with)|targets?(?! \d)|(?<!initial )(?<!maintenance )margins?"
    r"(?! (?:account|book|longs|posted))|estimates?|forecasts?|outlook|rules?|if the|when the|"
    r"plan|program(?:me)?|board|fund (?:sold|bought)|must be|will (?:only|be|start|likely|not)|"
    r"expires?|looks?|unlikely|peers|discount rate|growth rate|value|leverage|reported|agreement|"
    r"regulator|filing|closed|rose|fell|showed|sold(?! (?:down|your))|bought|became|took|let \d|"
    r"not to|can set|gaps|becomes?|costs?|depends)\b"
)
_FINITE = regex(
    r"(?i)\b(?!hundred|attached|wanted|filled|solicited|worked|done|armed|need|need|exceed|speed|"
    r"feed|seed|approved|asked|accumulated|authorised|authorized|cancelled|hedged|unlimited|"
    r"mixed|limited)\w{3,}ed\b"
)


MARKS = {
    "bid": _ASKED, "yours": _YOURS, "done": _DONE, "terms": _TERMS, "timed": _TIME, "whose": _WHOSE,
    "hard": _HARD, "soft": _SOFT, "finite": _FINITE, "headed": _HEAD, "trades": _TRADES,
}  # fmt: skip
"""What the sentence is asked for by name: see ``frames.Marks``."""


def named(sentence: str) -> bool:
    """Whether something that is traded is in the sentence, or a name."""
    return bool(_NAMED.search(sentence) or _WORDS.search(sentence))


def asked(heard: Heard) -> bool:
    """Whether the marks of an order outweigh what speaks against one."""
    sentence = heard.sentence
    if heard.has("hard") or not named(sentence):
        return False
    terms, timed, whose = heard.has("terms"), heard.has("timed"), heard.has("whose")
    begged = heard.has("bid")
    if not (terms or timed or whose or begged or heard.has("yours") or heard.has("trades")):
        return False
    lot = bool(_LOT.search(sentence))
    marks = lot + terms + timed + whose
    if not (marks or begged):
        return False
    yours = heard.has("yours") or (whose and timed)
    if yours and heard.has("done"):
        return lot or terms
    return ("?" not in sentence or begged) and _outweigh(
        heard, marks, begged=begged, lot=lot, terms=terms
    )


def _outweigh(heard: Heard, marks: int, *, begged: bool, lot: bool, terms: bool) -> bool:
    """Whether so many marks, a verb that begins a clause and words of asking make an order."""
    against = heard.has("soft") + heard.has("finite")
    if against:
        return marks + begged + heard.has("headed") - 2 * against > 2 and begged
    if heard.has("trades"):
        return True
    headed = heard.has("headed") or bool(_BARE.search(heard.sentence))
    if not (headed or begged):
        return lot and terms and (marks > 2 or _OPENS.match(heard.sentence) is not None)
    return marks > 0 and marks + begged + headed > 2 - (begged and lot)
