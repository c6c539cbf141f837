"""Directions in English: who decides tells who carries out what to trade, in the third person.

"The trading desk is to reduce the holding by 40,000 shares" begins with no verb of trading, and it
is an order all the same. What a rule, a court or a contract demands of a broker is none.
"""

from activities.rules.executable.frames import Heard
from activities.rules.scanning.regex import regex

_DEED = (
    r"(?:buy|sell|short|add|trim|reduce|exit|liquidate|close(?: out)?|cover|rotate|switch|redeem|"
    r"subscribe|transfer|wire|cancel|replace|roll|hedge|exercise|purchase|acquire|unwind|flatten|"
    r"dispose of|increase|cut|halve|double|move|swap|convert|"
    r"rebalance|invest|allocate|open|enter|place|submit|execute|take|dump|offload|remit|tender|"
    r"raise|lower|remove|scale|accumulate|pay|deliver|bring|write|lift|work|"
    r"deploy|sweep|release|submit)"
)
_DOING = (
    r"(?:buying|selling|shorting|adding|trimming|reducing|exiting|liquidating|closing(?: out)?|"
    r"covering|rotating|switching|redeeming|subscribing|transferring|wiring|cancel{1,2}ing|"
    r"rolling|hedging|exercising|purchasing|unwinding|flattening|moving|swapping|converting|"
    r"rebalancing|entering|placing|executing|increasing|cutting)"
)
_DONE = (
    r"(?:bought|sold|shorted|added|trimmed|reduced|exited|liquidated|closed(?: out)?|covered|"
    r"rotated|switched|redeemed|subscribed|transferred|wired|cancel{1,2}ed|rolled|hedged|"
    r"exercised|purchased|unwound|flattened|moved|swapped|converted|increased|cut|halved|doubled)"
)
_DESK = (
    r"(?:(?:the |our |your |all |every |each )?(?:(?:trading|execution|dealing|order|equity|"
    r"equities|fixed[- ]income|fx|rates|credit|derivatives|options|futures|prime|executing|duty|"
    r"head|on-duty|responsible|appointed)[- ]){0,2}"
    r"(?:desks?|brokers?|brokerage|dealers?|traders?|custodian(?: bank)?|operations(?: team)?|"
    r"agents?|execution(?: team| layer| engine| service| module)?|order management system|oms|"
    r"back office|middle office|trading (?:bot|system|agent|engine)|treasury(?: team)?|"
    r"(?:dealing|trading|execution|investment|portfolio|treasury) team|fund administrator|"
    r"transfer agent|prime broker|account manager|relationship manager))"
)
_ADVERB = (
    r"(?:(?:hereby|now|immediately|promptly|therefore|at once|forthwith|accordingly|also|then) )*"
)
_TOLD_TO = (
    r"(?:(?:hereby |now |therefore |accordingly )?(?:instructed|directed|ordered|required|"
    r"authori[sz]ed|requested|asked|told|mandated|commanded|tasked) )?"
    r"(?:with immediate effect |immediately )?to"
)
_THING = (
    r"(?=[^;\n]{0,140}?(?:\d|(?i:\b(?:positions?|holdings?|stakes?|shares|units|contracts|orders?|"
    r"shorts?|longs?|calls|puts|exposure|book|account|portfolio|proceeds|half|all|entire|whole|"
    r"everything|line|lot|basket|sleeve|cash)\b)))"
)
_LEAD = (
    r"(?:^\W*|(?<=[.:;,—–] ))(?i:(?:effective (?:immediately|today|now|\w+day)|"
    r"with immediate effect|as of (?:now|today)|from (?:now|today)|on receipt(?: of this \w+)?|"
    r"for immediate execution|per (?:the )?(?:pm|cio|mandate|committee),?|accordingly|therefore|"
    r"in light of [^,;\n]{2,40}|given [^,;\n]{2,40}|following [^,;\n]{2,40}|today|at the open|"
    r"before the close|by the close)(?: today)?, )?"
)
_AMONG = r"(?:\b(?:at|of) \w+ )?"
_LABEL = (
    r"(?:(?:system|pm|portfolio manager|client|trade|trading|execution|dealing|investment "
    r"committee|committee|cio|assistant|agent|standing|final|order|rebalancing|rebalance|broker|"
    r"automated|model|desk|risk|account|immediate|urgent|binding|operational) ){0,3}"
    r"(?:instructions?|directives?|directions?|orders?|mandate|decision|resolution|"
    r"actions?|commands?|tickets?)"
)
_DIRECTED = regex(
    # The desk is to sell; the broker is hereby instructed to sell.
    rf"{_LEAD}(?i:{_DESK} (?:is|are) {_TOLD_TO} {_ADVERB}{_DEED})\b{_THING}"
    # Who decides instructs the broker to sell.
    rf"|\b(?i:(?:instructs?|directs?|orders?|authori[sz]es?|requests?|requires?|commands?|tells|"
    rf"mandates|(?:has|have) (?:instructed|directed|ordered|authori[sz]ed)) {_DESK} to "
    rf"{_ADVERB}{_DEED})\b{_THING}"
    # An order that is called one, to whom it may concern.
    rf"|(?:^\W*|(?<=[.;] ))"
    rf"(?i:{_LABEL}(?: (?:to|for) {_DESK})?: (?:please )?{_ADVERB}{_DEED})\b{_THING}"
    rf"|(?:^\W*|(?<=[.;:] ))"
    rf"(?i:(?:to|attn|attention|memo to|for)[: ] ?{_DESK}: (?:please )?{_ADVERB}{_DEED})\b{_THING}"
    # The reader is told what he is to do; somebody trades in another's name.
    rf"|^\W*(?i:for (?:account|acct|a/c|client) [\w-]*\d[\w-]*[:,] (?:please )?"
    rf"{_ADVERB}{_DEED})\b{_THING}"
    rf"|{_LEAD}(?i:you (?:are|'re) {_TOLD_TO} {_ADVERB}{_DEED})\b{_THING}"
    rf"|{_LEAD}(?i:(?:acting )?(?:on behalf of|in the name of|for the account of|"
    rf"for) (?:the|our|my|this|your) (?:client|account holder|fund|trust|principal|portfolio|"
    rf"customer),? (?:please )?{_ADVERB}{_DEED}) (?i:the|all|half|our|\d|[$€£]){_THING}"
)
_BOUND = regex(
    rf"^\W*(?i:(?:please |let's |let us )?{_DEED} (?:\d[\d,.]*k? (?:shares|units|lots|contracts) "
    rf"of|the client's|our|the|all))\s[^;\n]{{0,20}}?(?=[A-Z]){_THING}|"
    rf"{_LEAD}(?i:(?:{_DESK} (?:must|shall|will)|you (?:must|shall)) {_ADVERB}{_DEED})\b{_THING}"
)
"""What somebody must do is an order with a size or a time: else it could be a rule."""
_SETTLED = regex(
    rf"{_LEAD}(?i:(?:by order of [^,;\n]{{2,30}}, )?"
    rf"(?:(?:all|half|a third|the rest|the remainder|the whole|the entire|everything) (?:of )?)?"
    rf"(?:the |our |its |my )?(?:[^,.;:\n]|,\d){{0,60}}?\b(?:positions?|holdings?|stake|shares|"
    rf"units|contracts|bonds|shorts?|longs?|calls|puts|exposure|sleeve|basket|book|portfolio|"
    rf"account) (?:is|are|shall|must) (?:to )?(?:now |hereby |immediately )?be {_DONE}\b)"
    rf"|\b(?i:(?:directed|ordered|resolved|instructed|decided) that [^.;\n]{{2,60}}? be {_DONE})\b"
    rf"|\b(?i:(?:this is|consider this|take this as|treat this as) (?:your|an?|my|our) (?:\w+ )?"
    rf"(?:instruction|order|direction|authority) to {_ADVERB}{_DEED})\b"
)
_AT_ONCE = regex(
    r"(?i)\b(?:now|today|immediately|at once|at (?:the )?(?:market|open|close|bell)|"
    r"(?:by|before) (?:the )?(?:bell|noon|open|close|auction|lunch)|tomorrow|"
    r"this (?:morning|afternoon)|on receipt|right away|tonight|instruction to|order to)\b"
)
_PERFORMED = regex(
    rf"(?:^\W*|(?<=[.;:] ))(?i:(?:i|we|this (?:system|agent|assistant)|the "
    rf"(?:system|agent|assistant|bot))(?:'ve|'m|'re| have| has| am| are| is)? (?:just|(?:now )?"
    rf"hereby|will (?:now|immediately|therefore)) (?:{_DONE}|{_DOING}|{_DEED}s?))\b{_THING}"
)
_CLIENT = regex(
    r"(?i)\bhereby\b|\b(?:for|on behalf of|per|as(?: the)?) ?(?:the |your |our |my )?(?:client|"
    r"account|fund|you|instructed|requested|directed)\b|"
    r"\b(?:order|ticket|trade|instruction|fill|wire)s? (?:is|are|has been|have been|sent|"
    r"submitted|placed|in|confirmed|booked)\b(?! line)|\bplaces\b"
)
_SIZED = regex(
    r"[$€£¥]\s?\d|\b\d+% of\b|\b\d[\d,.]*(?:k|m)?%?\s(?:more |of |x )?(?:shares|lots|units|"
    r"contracts|calls|puts|bonds|[A-Z])|"
    r"\b[A-Z][\w.&]+(?: [\w&]+){0,3} (?:position|holding|stake|shares|bonds)\b|"
    r"\b(?i:now|today|immediately|at once|at (?:the|tomorrow's) (?:open|close|market)|"
    r"before the close|by the (?:close|open)|this (?:afternoon|morning)|right away|half|all|"
    r"entire|in full|completely|by \d[\d.,]*(?:%| shares)|T\+\d|EUR \d|USD \d)\b"
)
_AGAINST = regex(
    r"(?i)^\W*(?:brokers|dealers|traders|agents) (?:are|is) (?:required|authori[sz]ed)|"
    r"\border (?:instructs?|tells|directs|is filled)\b|\bQ[1-4]\b|"
    r"\b(?:a year ago|(?-i:treasury) shares|at (?:least|most) \d+|or more at|watchlist|in line)\b|"
    r"\b(?:said|says|according|filings?|court|judge|regulators?|decree|statute|prospectus|"
    r"agreement|indenture|contract (?:says|requires|states)|rules?|policy|policies|"
    r"polic(?:y|ies) requires?|law|termination|would|could|may|might|never|not|n't|cannot|"
    r"expected|example|illustrat\w*|hypothetical\w*|back-?test\w*|simulat\w*|demo|paper trad\w*|"
    r"whether|why|how|did|was|were|had|last (?:week|month|quarter|year)|yesterday|next year|"
    r"in (?:19|20)\d\d|by (?:19|20)\d\d|typically|usually|generally|always|customers|clients|"
    r"investors|shareholders|typical|reported|announced|disclosed|lawsuit|best execution|"
    r"obligation|upon|whenever|successor|statement|plans?)\b|\?\s*$"
)
_RULED = regex(
    r"(?i)\b(?:within \w+ (?:days|months|years)|to (?:claim|qualify|avoid)|and you|the spread|if|"
    r"when|unless|once|until|where|in case|should|any|each|every|"
    r"an? (?:client|investor|customer|buyer|seller|order)|their|his|her|under|only|eventually|"
    r"probably|likely|soon|always|need|able|over the coming|in the coming)\b"
)

MARKS = {
    "directed": _DIRECTED, "bound": _BOUND, "settled": _SETTLED, "performed": _PERFORMED,
}  # fmt: skip


def directed(heard: Heard) -> bool:
    """Whether the sentence tells those who carry out orders what to trade, or itself trades."""
    sentence = heard.sentence
    if heard.has("directed"):
        return _AGAINST.search(sentence) is None
    if heard.has("bound"):
        spoken = _AGAINST.search(sentence) or _RULED.search(sentence)
        return not spoken and _SIZED.search(sentence) is not None
    if heard.has("settled") and _AT_ONCE.search(sentence):
        return not (_AGAINST.search(sentence) or _RULED.search(sentence))
    if heard.has("performed") and _CLIENT.search(sentence):
        return _AGAINST.search(sentence) is None
    return False
