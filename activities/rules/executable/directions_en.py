"""Directions in English: who decides tells who carries out what to trade, in the third person.

"The trading desk is to reduce the holding by 40,000 shares" begins with no verb of trading, and it
is an order all the same. What a rule, a court or a contract demands of a broker is none.
"""

from activities.rules.executable.frames import Heard
from activities.rules.scanning.regex import regex

_DEED = (
    r"(?:buy|sell|short|add|trim|reduce|exit|liquidate|close(?: out)?|cover|rotate|switch|redeem|subscribe|transfer|wire|cancel|replace|roll|hedge|exercise|purchase|acquire|unwind|flatten|dispose of|increase|cut|halve|double|move|swap|convert|"
    r"rebalance|invest|allocate|open|enter|place|submit|execute|take|dump|offload|remit|tender|raise|lower|remove|scale|accumulate|pay|deliver|bring|write|lift|work|deploy|sweep|release|submit)"
)
_DOING = r"(?:buying|selling|shorting|adding|trimming|reducing|exiting|liquidating|closing(?: out)?|covering|rotating|switching|redeeming|subscribing|transferring|wiring|cancel{1,2}ing|rolling|hedging|exercising|purchasing|unwinding|flattening|moving|swapping|converting|rebalancing|entering|placing|executing|increasing|cutting)"
_DONE = r"(?:bought|sold|shorted|added|trimmed|reduced|exited|liquidated|closed(?: out)?|covered|rotated|switched|redeemed|subscribed|transferred|wired|cancel{1,2}ed|rolled|hedged|exercised|purchased|unwound|flattened|moved|swapped|converted|increased|cut|halved|doubled)"
_DESK = (
    r"(?:(?:the |our |your |all |every |each )?(?:(?:trading|execution|dealing|order|equity|equities|fixed[- ]income|fx|rates|credit|derivatives|options|futures|prime|executing|duty|head|on-duty|responsible|appointed)[- ]){0,2}"
    r"(?:desks?|brokers?|brokerage|dealers?|traders?|custodian(?: bank)?|operations(?: team)?|agents?|execution(?: team| layer| engine| service| module)?|order management system|oms|back office|middle office|trading (?:bot|system|agent|engine)|treasury(?: team)?|(?:dealing|trading|execution|investment|portfolio|treasury) team|fund administrator|transfer agent|prime broker|account manager|relationship manager))"
)
_ADVERB = (
    r"(?:(?:hereby|now|immediately|promptly|therefore|at once|forthwith|accordingly|also|then) )*"
)
_TOLD_TO = r"(?:(?:hereby |now |therefore |accordingly )?(?:instructed|directed|ordered|required|authori[sz]ed|requested|asked|told|mandated|commanded|tasked) )?(?:with immediate effect |immediately )?to"
_THING = r"(?=[^;\n]{0,140}?(?:\d|(?i:\b(?:positions?|holdings?|stakes?|shares|units|contracts|orders?|shorts?|longs?|calls|puts|exposure|book|account|portfolio|proceeds|half|all|entire|whole|everything|line|lot|basket|sleeve|cash)\b)))"
_LEAD = r"(?:^\W*|(?<=[.:;,—–] ))(?i:(?:effective (?:immediately|today|now|\w+day)|with immediate effect|as of (?:now|today)|from (?:now|today)|on receipt(?: of this \w+)?|for immediate execution|per (?:the )?(?:pm|cio|mandate|committee),?|accordingly|therefore|in light of [^,;\n]{2,40}|given [^,;\n]{2,40}|following [^,;\n]{2,40}|today|at the open|before the close|by the close)(?: today)?, )?"
_AMONG = r"(?:\b(?:at|of) \w+ )?"
_LABEL = (
    r"(?:(?:system|pm|portfolio manager|client|trade|trading|execution|dealing|investment committee|committee|cio|assistant|agent|standing|final|order|rebalancing|rebalance|broker|automated|model|desk|risk|account|immediate|urgent|binding|operational) ){0,3}"
    r"(?:instructions?|directives?|directions?|orders?|mandate|decision|resolution|actions?|commands?|tickets?)"
)
_DIRECTED = regex(
    # The desk is to sell; the broker is hereby instructed to sell.
    rf"{_LEAD}(?i:{_DESK} (?:is|are) {_TOLD_TO} {_ADVERB}{_DEED})\b{_THING}"
    # Who decides instructs the broker to sell.
    rf"|\b(?i:(?:instructs?|directs?|orders?|authori[sz]es?|requests?|requires?|commands?|tells|mandates|(?:has|have) (?:instructed|directed|ordered|authori[sz]ed)) {_DESK} to {_ADVERB}{_DEED})\b{_THING}"
    # An order that is called one, to whom it may concern.
    rf"|(?:^\W*|(?<=[.;] ))(?i:{_LABEL}(?: (?:to|for) {_DESK})?: (?:please )?{_ADVERB}{_DEED})\b{_THING}"
    rf"|(?:^\W*|(?<=[.;:] ))(?i:(?:to|attn|attention|memo to|for)[: ] ?{_DESK}: (?:please )?{_ADVERB}{_DEED})\b{_THING}"
    # The reader is told what he is to do; somebody trades in another's name.
    rf"|^\W*(?i:for (?:account|acct|a/c|client) [\w-]*\d[\w-]*[:,] (?:please )?{_ADVERB}{_DEED})\b{_THING}"
    rf"|{_LEAD}(?i:you (?:are|'re) {_TOLD_TO} {_ADVERB}{_DEED})\b{_THING}"
    rf"|{_LEAD}(?i:(?:acting )?(?:on behalf of|in the name of|for the account of|for) (?:the|our|my|this|your) (?:client|account holder|fund|trust|principal|portfolio|customer),? (?:please )?{_ADVERB}{_DEED}) (?i:the|all|half|our|\d|[$€£]){_THING}"
)
_BOUND = regex(
    rf"^\W*(?i:(?:please |let's |let us )?{_DEED} (?:\d[\d,.]*k? (?:shares|units|lots|contracts) of|the client's|our|the|all))\s[^;\n]{{0,20}}?(?=[A-Z]){_THING}|{_LEAD}(?i:(?:{_DESK} (?:must|shall|will)|you (?:must|shall)) {_ADVERB}{_DEED})\b{_THING}"
)
"""What somebody must do is an order with a size or a time: else it could be a rule."""
_SETTLED = regex(
    rf"{_LEAD}(?i:(?:by order of [^,;\n]{{2,30}}, )?(?:(?:all|half|a third|the rest|the remainder|the whole|the entire|everything) (?:of )?)?(?:the |our |its |my )?(?:[^,.;:\n]|,\d){{0,60}}?\b(?:positions?|holdings?|stake|shares|units|contracts|bonds|shorts?|longs?|calls|puts|exposure|sleeve|basket|book|portfolio|account) (?:is|are|shall|must) (?:to )?(?:now |hereby |immediately )?be {_DONE}\b)"
    rf"|\b(?i:(?:directed|ordered|resolved|instructed|decided) that [^.;\n]{{2,60}}? be {_DONE})\b"
    rf"|\b(?i:(?:this is|consider this|take this as|treat this as) (?:your|an?|my|our) (?:\w+ )?(?:instruction|order|direction|authority) to {_ADVERB}{_DEED})\b"
)
_AT_ONCE = regex(
    r"(?i)\b(?:now|today|immediately|at once|at (?:the )?(?:market|open|close|bell)|(?:by|before) (?:the )?(?:bell|noon|open|close|auction|lunch)|tomorrow|this (?:morning|afternoon)|on receipt|right away|tonight|instruction to|order to)\b"
)
_PERFORMED = regex(
    rf"(?:^\W*|(?<=[.;:] ))(?i:(?:i|we|this (?:system|agent|assistant)|the (?:system|agent|assistant|bot))(?:'ve|'m|'re| have| has| am| are| is)? (?:just|(?:now )?hereby|will (?:now|immediately|therefore)) (?:{_DONE}|{_DOING}|{_DEED}s?))\b{_THING}"
)
_CLIENT = regex(
    r"(?i)\bhereby\b|\b(?:for|on behalf of|per|as(?: the)?) ?(?:the |your |our |my )?(?:client|account|fund|you|instructed|requested|directed)\b|\b(?:order|ticket|trade|instruction|fill|wire)s? (?:is|are|has been|have been|sent|submitted|placed|in|confirmed|booked)\b(?! line)|\bplaces\b"
)
_SIZED = regex(
    r"[$€£¥]\s?\d|\b\d+% of\b|\b\d[\d,.]*(?:k|m)?%?\s(?:more |of |x )?(?:shares|lots|units|contracts|calls|puts|bonds|[A-Z])|\b[A-Z][\w.&]+(?: [\w&]+){0,3} (?:position|holding|stake|shares|bonds)\b|\b(?i:now|today|immediately|at once|at (?:the|tomorrow's) (?:open|close|market)|before the close|by the (?:close|open)|this (?:afternoon|morning)|right away|half|all|entire|in full|completely|by \d[\d.,]*(?:%| shares)|T\+\d|EUR \d|USD \d)\b"
)
_AGAINST = regex(
    r"(?i)^\W*(?:brokers|dealers|traders|agents) (?:are|is) (?:required|authori[sz]ed)|\border (?:instructs?|tells|directs|is filled)\b|\bQ[1-4]\b|\b(?:a year ago|(?-i:treasury) shares|at (?:least|most) \d+|or more at|watchlist|in line)\b|\b(?:said|says|according|filings?|court|judge|regulators?|decree|statute|prospectus|agreement|indenture|contract (?:says|requires|states)|rules?|policy|policies|polic(?:y|ies) requires?|law|termination|would|could|may|might|never|not|n't|cannot|expected|example|illustrat\w*|hypothetical\w*|back-?test\w*|simulat\w*|demo|paper trad\w*|whether|why|how|did|was|were|had|last (?:week|month|quarter|year)|yesterday|next year|in (?:19|20)\d\d|by (?:19|20)\d\d|typically|usually|generally|always|customers|clients|investors|shareholders|typical|reported|announced|disclosed|lawsuit|best execution|obligation|upon|whenever|successor|statement|plans?)\b|\?\s*$"
)
_RULED = regex(
    r"(?i)\b(?:within \w+ (?:days|months|years)|to (?:claim|qualify|avoid)|and you|the spread|if|when|unless|once|until|where|in case|should|any|each|every|an? (?:client|investor|customer|buyer|seller|order)|their|his|her|under|only|eventually|probably|likely|soon|always|need|able|over the coming|in the coming)\b"
)

MARKS = {
    "directed": _DIRECTED, "bound": _BOUND, "settled": _SETTLED, "performed": _PERFORMED,
}  # fmt: skip


def directed(heard: Heard) -> bool:
    """Whether the sentence tells those who carry out orders what to trade, or trades by saying so."""
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
