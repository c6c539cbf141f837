"""Orders in English as people speak.

"go all in", "dump the lot", behind a reason or with authority.

What a reason says ("margins fell, so ...") is told in words of reports. Here only the demand itself
is judged, from its verb on; and what stands before it only for whose words they are.
"""

import re
from itertools import islice

from activities.rules.executable.frames import Heard
from activities.rules.scanning.regex import regex

_ONES = (
    r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|"
    r"fifty|sixty|eighty|few|couple)"
)
_N = rf"(?:\d[\d,.]*(?:k|m)?|(?:{_ONES} )?(?:dozen|hundred|thousand)(?: and fifty)?|{_ONES})"
_SMALL = (
    r"(?!(?:The|This|That|It|Its|My|Our|I|A|An|In|On|At|By|Q[1-4]|FY|EPS|CEO|CFO|GDP|CPI|AI)\b)"
)
_NAME = rf"(?:the )?{_SMALL}(?-i:[A-Z][\w&.'-]*(?<![.'-]))(?: {_SMALL}(?-i:[A-Z][\w&'-]*)){{0,3}}"
_KIND = (
    r"(?:positions?|holdings?|stakes?|shares|stock|shorts?|longs?|calls|puts|bonds|units|"
    r"exposure|contracts|line)"
)
_ENDS = (
    rf"(?=\s{_KIND}\b|\W*$|[,;.!?)]|\s-|"
    rf"\s(?:at|in|on|by|to|for|before|after|limit|good|now|today|tonight|tomorrow|right|straight|"
    rf"as|first|this|from|because|since|with|into|using|through|via|the (?:minute|moment|second)|"
    rf"over the|immediately|asap|please|entirely|completely|outright|position)\b)"
)
_MONEY = (
    rf"(?:(?:another |a further |an extra |about |up to )?(?:[$€£]\s?\d[\d,.]*"
    rf"\s?(?:k|m|grand|million)?|{_N} (?:grand|dollars|bucks|quid|pounds|euros|thousand|million)|"
    rf"\d[\d,.]*k)|(?:all |half |most |what's left )?(?:of )?(?:(?:the|my|our|that|this) )?"
    rf"(?:(?:rest|remainder|bulk) of (?:the|my|our) )?(?:(?:remaining|spare|idle|free|leftover|"
    rf"available|unused|settled|uninvested|entire|whole) )?(?:cash|money|balance|buying power|"
    rf"funds|proceeds|dry powder|margin)(?: balance)?|every (?:last )?(?:cent|penny|dollar)|"
    rf"everything(?: (?:i|we) have| left)?|whatever(?:'s| is) left)"
)
_LOT = (
    rf"(?:(?:(?:another|a further|an extra|some|about|up to|at least) )?(?:(?:{_N} |{_MONEY} )"
    rf"(?:more |extra |worth )*(?:(?:of )?(?:{_KIND}|lots?) )?(?:(?:of|in) )?{_NAME}{_ENDS}))"
)
_PART = (
    r"(?:half|all|most|a third|a quarter|two[- ]thirds|three[- ]quarters|\d+%|"
    r"every (?:last |single )?(?:share|unit|bit)|the (?:rest|remainder|lot|whole|entire)|"
    r"(?:my|our|the) (?:entire|whole|remaining)|everything)"
)
_HELD = (
    rf"(?:{_PART} (?:of )?(?:(?:the|my|our|that|those) )?(?:{_KIND} (?:in|of) )?{_NAME}{_ENDS}|"
    rf"(?:the|my|our|that|those) {_NAME} {_KIND}\b|(?:my|our) {_NAME}{_ENDS}|all {_NAME}{_ENDS})"
)
_TRADES = (
    r"(?:buy|sell(?: off| down| out of)?|purchase|acquire|liquidate|exit|short|cover|add|"
    r"accumulate|dump|scoop(?: up)?|flip|grab|snap up|ditch|offload|unload|get rid of|pick up|"
    r"hoover up|mop up|sweep up|nab|snag|bag|bin|axe|flog|jettison|chop|shed|take|lift|trim|"
    r"reduce|cut|close(?: out)?|redeem|dispose of|cash (?:out|in)|torch|nuke|blow out|wind down|"
    r"stack|rack up|load up on|max out|pile into|get(?: me| us)?|clear out(?: of)?|hit the bid on|"
    r"lift the offer on|work|size up|top up|fill|close down|let go of)"
)
_ALONE = (
    r"(?:(?:cash out(?: of)?|clear out(?: of)?|pull the plug on|ring the register on|lever up on|"
    r"gear up on|fill (?:my|our) boots with|empty (?:the|my|our) accounts? of|"
    r"sell (?:all|everything)(?: (?:except|but))?|yolo (?:the|my|our|this) (?:whole |entire )?\w+ "
    r"(?:into|on)|take profits? (?:on|in)|lock in (?:the |my |our )?(?:gains|profits?) (?:on|in)|"
    r"send in an? (?:market|limit) order for (?:\d[\d,]*|the)|cut the cord on|call time on|"
    r"part with|take an? \d+% stake in)(?: (?:my|our|the|all my))?|"
    r"go (?:all[- ]in|heavy|big|full size|max(?:imum)? long|long|short) (?:on|in|into)|load up on|"
    r"max out(?: on)?(?: (?:my|our))?|back up the truck on|double down on|pile into|stock up on|"
    r"bail(?: out)? (?:of|on)|get (?:me|us) (?:all |completely )?(?:out of|into)|take (?:me|us) "
    r"out of|get (?:the hell )?out of|pull (?:me |us )?out of|dive into|ape into|cut (?:me|us) "
    r"loose from|clean (?:me|us) out of|dump|ditch|offload|unload|exit|liquidate|get rid of|sell)"
)
_PUTS = (
    rf"(?:put|throw|pile|plonk|bung|lob|plump|whack|dump|plough|plow|stick|chuck|sling|shove|drop|"
    rf"stuff|sink|funnel|move|shift|pour|tip|push|park|invest|"
    rf"deploy) {_MONEY} (?:straight |right |all )?(?:into|in|at|on|behind|to|towards)"
)
_TURNS = (
    rf"(?:recycle|flip|swap|switch|rotate|roll|trade|exchange|move|"
    rf"shift) (?:{_PART} (?:of )?)?(?:(?:the|my|our) )?(?:{_LOT}|(?:{_KIND} (?:in|of) )?{_NAME}"
    rf"(?: (?:{_KIND}|profits?|gains|proceeds|money))?) (?:over )?(?:into|for|to)"
)
_CUTS = (
    rf"(?:trim|reduce|cut|slash|halve|chop|shave|pare(?: back)?|scale (?:back|down)|bring down|"
    rf"take|dial|size up|top up|build(?: up)?|bump up|add to|"
    rf"work) (?:(?:the|my|our) )?{_NAME}(?: {_KIND})? (?:by|in half|(?:down|up|back) (?:by|to)|to|"
    rf"with) ?(?:half|a (?:third|quarter)|\d|{_N}|[$€£])?"
)
_WILL = (
    r"(?:authority|authori[sz]ation|permission|approval|consent|go-ahead|blessing|green light|"
    r"mandate|okay|ok|say-so|instructions?|orders?|direction|word|request)"
)
_CHARGED = (
    rf"(?:(?:i|we)(?:'m| am| are|'re)?(?: hereby| now| also| formally| therefore)? (?:instruct|"
    rf"authori[sz]e?|ask|direct|order|tell|request|command|"
    rf"empower)(?:ing)? you (?:now |immediately )?to|"
    rf"you (?:now |hereby )?have (?:my|our) (?:full |express |explicit |written )?{_WILL} to|"
    rf"(?:consider|take|treat|accept) this (?:as )?(?:my|our|an?) "
    rf"(?:formal |firm |written |standing )?{_WILL} to|(?:my|our) (?:firm |clear |standing )?"
    rf"(?:instructions?|orders?|request|wish|direction) (?:is|are) (?:for you )?to|"
    rf"you(?:'re| are) (?:hereby |now |fully )?(?:authori[sz]ed|cleared|instructed|free|good|ok|"
    rf"okay|clear|permitted|empowered|directed) to|(?:i|we)(?:'m| am| are|'re)? (?:hereby |now )?"
    rf"(?:giv(?:e|ing)|grant(?:ing)?) you (?:my |our |the |full )*{_WILL} to|"
    rf"it(?:'s| is) (?:my|our) (?:decision|wish|instruction|order) (?:to|that you)|"
    rf"(?:i|we)(?:'d like| want| need| would like| expect) you to)"
)
_HEAD = (
    rf"(?:(?P<charged>\b{_CHARGED} )|(?P<begged>\b(?:please|kindly|be so (?:good|kind) as to|"
    rf"go ahead and|let's|(?:can|could|will|would) you(?: please| just)?) )|(?P<reasoned>(?:, "
    rf"(?:and )?so|; so|,? (?:and )?(?:therefore|hence|accordingly|on that basis),?) |; | [-–—] |"
    rf"^\W*(?:because|since|given|as|with|now that|seeing|considering|on account of|in view of|"
    rf"due to|owing to|in light of)\b[^.;\n]{{3,120}}?, )|(?P<bare>^[\W\d]*))"
)
_SLIPPED = r"(?:(?:then|now|just|simply|please|immediately|quietly) )?"
_DEED = (
    rf"(?:{_PUTS} {_NAME}|{_TURNS} {_NAME}|{_CUTS}|(?:{_TRADES} )(?:{_LOT}|{_HELD})"
    rf"|(?P<alone>{_ALONE} {_NAME}{_ENDS}))"
)
_SPOKEN = regex(rf"(?i){_HEAD}{_SLIPPED}(?P<deed>{_DEED})")
_PLACED = regex(
    r"(?i)\b(?:i|we)(?:'ve|'m|'re| have| am| are| will|'ll)?(?: (?:just|already|now|therefore|"
    r"gone ahead and|duly|accordingly|hereby)){0,3} (?:plac|submitt?|enter|sent|send|"
    r"put(?:ting)? in|lodg|rout|fil)(?:e|ed|ing)? (?:an?|the|two|your) (?:\w+ ){0,3}?orders? "
    rf"(?:to (?:buy|sell|purchase|short|cover|acquire|liquidate|redeem) (?P<deed>{_LOT}|{_HELD})|"
    rf"for {_N} (?:shares|units|lots|contracts) of {_NAME})"
)
_BEARING = regex(
    r"(?i)\b(?:my|our|me|us|now|today|tonight|tomorrow|immediately|asap|right away|straight away|"
    r"at (?:the )?(?:market|open|close|best|mid)|as soon as|(?:by|before|at) (?:\d|noon|lunch|"
    r"the (?:open|close|bell|print)|earnings|expiry)|at the bell|"
    r"the (?:minute|moment|second) (?:trading|the)|this (?:morning|afternoon)|first thing|limit|"
    r"good (?:for|till?)|up to [$€£]?\d|no more than|account \w*\d|margin account|ira|isa|roth|"
    r"on margin|please|remaining cash|everything i have|idle cash|spare cash|buying power)\b|@|"
    r"\bwith (?:another )?[$€£]?\d"
)
_AGAINST = regex(
    r"(?i)\b(?:would|could|might|may|should|said|says|saying|told|wrote|reported|according|"
    r"filings?|analysts?|columnists?|investors|shareholders|holders|traders|customers|readers|"
    r"their|its|his|hers?|they|typically|usually|often|never|whether|how to|back-?test\w*|example|"
    r"illustrat\w*|hypothe\w+|simulat\w*|paper|demo|model portfolio|which|strateg(?:y|ies)|rules?|"
    r"yesterday|ago|last (?:week|month|year|quarter)|(?:in|since) (?:19|20)\d\d|is a|is an|was|"
    r"were|had|did|temptation|mistake|risky|rarely|click|button|menu|app|if)\b|\?\s*$"
)
_WHOSE_WORDS = regex(
    r"(?i)[\"“][^\"”]*$|\b(?:said|says|saying|told|wrote|argu\w+|claim\w*|according|analysts?|"
    r"columnist|headline|imagine|suppose|if|when|whenever|example|e\.g|hypothe\w*|back-?test\w*|"
    r"simulat\w*|paper trad\w*|never|why|how|rules?|strategy|they (?:say|want|think|should|would)|"
    r"traders|investors|should|would|who|advised|motto|mantra|advice)\b|"
    r"\b(?:do not|don't|not|n't|cannot)\W*$"
)
_FAQ = regex(r"(?i)\b(?:your|one|someone|an? (?:isa|ira|account|broker))\b")
_COUNTED = regex(r"(?i)\d|\b(?:hundred|thousand|grand|dozen)\b")
_MOST = 4

MARKS = {"spoken": _SPOKEN, "placed": _PLACED}


def spoken(heard: Heard) -> bool:
    """Whether the sentence tells in everyday words to trade, or that an order was placed."""
    sentence = heard.sentence
    if heard.has("placed"):
        found = _PLACED.search(sentence)
        return found is not None and not _told(sentence, found.start())
    return heard.has("spoken") and any(
        _ordered(found, sentence) for found in islice(_SPOKEN.finditer(sentence), _MOST)
    )


def _told(sentence: str, start: int) -> bool:
    """Whether what begins at ``start`` is somebody else's word, or a report."""
    before, rest = sentence[:start], sentence[start:]
    return bool(_WHOSE_WORDS.search(before) or _AGAINST.search(_demand(rest)))


def _demand(rest: str) -> str:
    """The demand without the reason that follows it."""
    return re.split(
        r" because | since | as | [-–—] |, (?=the |guidance|margins)", rest, maxsplit=1
    )[0]


def _ordered(found: re.Match[str], sentence: str) -> bool:
    begged = found["begged"] is not None and "you" in found["begged"].lower()
    asked = sentence.rstrip(" ?") if begged else sentence
    start = found.start("deed")
    if found["reasoned"] is None:
        said = _WHOSE_WORDS.search(sentence[: found.start()])
    else:
        said = _WHOSE_WORDS.search(sentence[:start])
    if said or _AGAINST.search(_demand(asked[start:])):
        return False
    if found["charged"]:
        return True
    if begged and _FAQ.search(sentence[start:]):
        return False
    if found["reasoned"] and _COUNTED.search(found["deed"]):
        return True
    return _BEARING.search(sentence, start) is not None
