"""Instructions in English as letters give them: "we hereby direct you to tender our 18,400 shares".

Who writes speaks for himself, in the present, to whoever holds the account; a company, a court or a
meeting that authorises somebody to deal is reported on. What a letter asks for is judged from the
asking on: the reasons before it may speak of anything.
"""

from activities.rules.executable.frames import Heard
from activities.rules.scanning.regex import regex

_DEED = (
    r"(?:buy(?: in)?|sell(?: short| forward)?|short|trim|exit|liquidate|close(?: out)?|cover|"
    r"switch|redeem|subscribe|transfer|wire|roll|hedge|exercise|purchase|acquire|unwind|flatten|"
    r"dispose of|swap|convert|rebalance|tender|dump|offload|remit|encash|surrender|reinvest|"
    r"realise|realize|withdraw|journal|move|halve|double|place an order)"
)
_DONE = (
    r"(?:bought|sold|liquidated|closed(?: out)?|covered|switched|redeemed|transferred|wired|"
    r"rolled|hedged|exercised|purchased|unwound|disposed of|swapped|converted|tendered|"
    r"surrendered|moved|disinvested)"
)
_ASKS = (
    r"(?:(?:hereby|formally|irrevocably|unconditionally|therefore|now|also) ){0,2}"
    r"(?:authori[sz]es?|directs?|instructs?|requests?|mandates?|orders?|asks?|empowers?|"
    r"requires?)(?:,? and (?:direct|instruct|authori[sz]e|request|order|empower)s?)?"
)
_HOLDER = (
    r"(?:you|your (?:firm|desk|office|bank|house|department|company|institution|broker)|"
    r"the (?:bank|broker|custodian|firm|desk|dealer|depositary|transfer agent|fund administrator|"
    r"brokerage))(?:,? [^,.;\n]{2,30},)?"
)
_NAME = r"(?:[A-Z][\w.'&-]*(?: |$)(?:& |and |of )?){1,5}"
_SELF = (
    r"(?:\b(?:[Ii]|[Ww]e)\b(?:, [^,.;\n]{2,40},)?|\bundersigned\b(?:,[^.;\n]{2,70}?,)?|\b(?:[Tt]"
    r"his|[Mm]y|[Oo]ur) (?:letter|e-?mail|message|note|memo|fax|notice|instruction|signature)\b)"
)
_THING = (
    r"(?=[^;\n]{0,140}?(?:\d|"
    r"\b(?i:positions?|holdings?|stakes?|shares|units|contracts|account|portfolio|proceeds|half|"
    r"all|entire|whole|everything|securities|balance|bonds?|calls|puts|fund)\b))"
)
_LETTER = regex(
    rf"{_SELF}(?: (?:do|am writing to|are writing to|write to|confirm that (?:i|we|I)|wish to))? "
    rf"{_ASKS} {_HOLDER} to (?:\w+ly )?{_DEED}\b{_THING}"
    rf"|{_SELF}(?: do)? (?:(?=hereby)|(?<=undersigned, )|(?<=, )){_ASKS} {_NAME}to "
    rf"(?:\w+ly )?{_DEED}\b{_THING}"
    rf"|{_SELF} {_ASKS} that [^.;\n]{{2,90}}? be (?:\w+ly )?{_DONE}\b"
    rf"|^\W*(?:[Pp]lease )?(?i:accept|take|treat|consider|regard) "
    rf"this(?: (?:letter|e-?mail|message|note))? as (?:my|our|the) (?:\w+ )?(?:instruction|"
    rf"authority|order|authori[sz]ation|direction|consent)s? to {_DEED}\b{_THING}"
)
_REBALANCED = regex(
    r"^\W*(?i:please |kindly )?(?i:rebalance) "
    r"(?i:(?:the |my |our |this |client )?(?:us|me|it|everything|portfolio|account|sleeve|book|"
    r"fund|ira|pension|model)\b[^.;,\n%]{0,24}? ?(?:back )?(?:in)?to) (?:a )?\d{1,3}(?:%|/\d)"
)
_AGAINST = regex(
    r"(?i)\b(?:said|says|according|court|judge|regulators?|prospectus|would|could|may|might|never|"
    r"not to|n't|cannot|if you (?:wish|want|would)|example|illustrat\w*|hypothetical\w*|"
    r"back-?test\w*|simulat\w*|specimen|template|sample|whether|why|how|were|"
    r"last (?:week|month|quarter|year)|yesterday|usually|generally|always|each|"
    r"every (?:year|quarter|month)|annually|shareholders?|stockholders|customers|vote|voting|"
    r"proxy|meeting|company to|management to|carbon|emissions|capacity|headcount|goods|parcel|"
    r"documents?|files?|your (?:questions?|subscription))\b|\?\s*$"
)

MARKS = {"letter": _LETTER, "rebalanced": _REBALANCED}


def instructed(heard: Heard) -> bool:
    """Whether the sentence is what a letter to a bank or a broker asks it to deal."""
    sentence = heard.sentence
    if heard.has("rebalanced"):
        return _AGAINST.search(sentence) is None
    if not heard.has("letter"):
        return False
    found = _LETTER.search(sentence)
    return found is not None and _AGAINST.search(sentence, found.start()) is None
