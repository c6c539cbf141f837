"""English orders to machines under names that are put together: a kind, and what it does.

Called before an order, told as the subject of a duty, named in a condition, authorised, or told
what is settled already.
"""

_KIND = (
    r"(?:ai|a\.i\.|gen-?ai|llm|gpt|automated|automatic|autonomous|machine|robotic?|robo|software|"
    r"silicon|synthetic|artificial|non-?human|algorithmic|digital|virtual|neural|agentic|"
    r"generative|computeri[sz]ed|computer|electronic|intelligent|bot|language|machine-learning)"
    r"(?:-(?:driven|powered|based|run|assisted|enabled))?"
)
_TRADE = (
    r"(?:rating|ratings|research|reading|review|reviewing|summary|summari[sz]ation|summari[sz]ing|"
    r"scoring|screening|parsing|indexing|crawling|scraping|extraction|analysis|analytics|"
    r"analytical|investment|equity|financial|news|document|data|text|content|reply|response|mail|"
    r"e-?mail|inbox|translation|transcription|grading|ranking|monitoring|compliance|credit|"
    r"retrieval|search|answering|drafting|writing|reporting|trading|portfolio|advisory|"
    r"intelligence|model|learning|web|page|note|briefing|valuation)"
)
_PLAYER = (
    r"(?:readers?|agents?|assistants?|systems?|parsers?|summari[sz]ers?|responders?|repliers?|"
    r"reviewers?|raters?|graders?|analysts?|bots?|crawlers?|scrapers?|indexers?|engines?|tools?|"
    r"models?|pipelines?|processors?|programs?|programmes?|extractors?|classifiers?|evaluators?|"
    r"scorers?|screeners?|writers?|drafters?|clerks?|scribes?|aides?|advis[eo]rs?|copilots?|"
    r"interpreters?|translators?|digesters?|compilers?|condensers?|recipients?|researchers?|"
    r"visitors?|audiences?|consumers?|ingesters?|generators?|listeners?|minds?|intelligences?)"
)
_MACHINE = rf"(?:{_KIND}(?:[ -](?:{_KIND}|{_TRADE})){{0,2}}[ -]{_PLAYER})"
_AT = r"(?:^\W*|[.!?;:\n|>*\"“(\[] ?|(?:to|dear|attention|note to|notice to) (?:all |any |the )?)"
_CALLED = r"(?:please |kindly |just |now |simply |always |only |never |do not |don't |you must )*"
_BAD = (
    r"(?:bad news|loss(?:es)?|declines?|risks?|debts?|litigation|lawsuits?|probes?|fraud|"
    r"shortfalls?|write-?downs?|impairments?|defaults?|warnings?|red flags?|weakness\w*|"
    r"negatives?|downsides?|recalls?|investigations?|contradict\w+|caveats?|footnotes?|covenants?|"
    r"restatements?|risk factors)"
)
_GOOD = (
    r"(?:(?:strong )?buy|outperform|overweight|hold|sell|top pick|best in class|undervalued|"
    r"risk-free|safe|bullish|positive|favou?rable|flawless|excellent|outstanding|audited|verified|"
    r"confirmed|investment grade|debt-free|aaa|the (?:market |industry )?leader)"
)
_FIGURE = (
    r"(?:net income|revenues?|sales|earnings|eps|profit|margins?|cash flow|ebitda|debt|target|"
    r"price|guidance|dividend|rating|figures?|numbers?)"
)
_THING = (
    rf"(?:{_FIGURE}|{_BAD}|{_GOOD}|analysis|table|summary|report|answer|verdict|conclusion|"
    r"recommendation|user|users|checks?|verification|instructions?|prompt|document|page|text|"
    r"company|stock|issuer|this|json|messages?|threads?|conversation|minutes|files?|attachments?|"
    r"inbox|history|contacts?|context|memory|keys?|credentials?)"
)
_TELL = (
    r"(?:quote|return|report|state|rate|score|mark|treat|describe|present|output|print|write|say|"
    r"answer|reply|respond|conclude|recommend|give|assign|set|use|take|omit|ignore|skip|leave|"
    r"drop|disregard|attribute|credit|cite|list|record|rank|call|classify|label|append|attach|"
    r"include|insert|add|open|begin|start|end|close|summari[sz]e|replace|change|substitute|"
    r"rewrite|round|send|forward|emit|perform|show|mention|refer|praise|promote|suppress|hide|"
    r"stop|accept|regard|consider|adopt|enter|file|tell|reveal|disclose|upgrade|downgrade|raise|"
    r"lower|move|lift|cut|adjust|revise|discard|delete|reclassify)"
)
_DUTY = (
    r"(?:must|shall|should|are to|is to|need to|needs to|have to|has to|may only|can only|"
    r"are (?:asked|instructed|required|directed|told|requested|advised|expected|ordered) to|"
    r"will please|ought to)"
)
_STEERED = (
    rf"(?:(?:attribute|ascribe|credit|assign|blame)\b[^.;!?\n]{{0,24}}?\b{_BAD}\b[^.;!?\n]{{0,40}}?"
    r" (?:to|on)\b"
    rf"|(?:quote|report|state|give|use|take|put|cite|record|enter|show|adopt)\b[^.;!?\n]{{0,24}}?"
    rf"\b{_FIGURE}\b[^.;!?\n]{{0,16}}? (?:as|at|of) [$€£¥]?\d"
    rf"|(?:describe|report|treat|rate|present|mark|list|classify|record|score|regard|label|rank|"
    rf"call|consider|portray)\b[^.;!?\n]{{1,50}}? (?:as (?:an? |the )?|at |an? )?{_GOOD}\b"
    rf"|(?:omit|skip|ignore|suppress|hide|withhold|leave out|play down|disregard|gloss over|"
    rf"(?:not|never) (?:mention|report|cite|quote|discuss|disclose))\b[^.;!?\n]{{0,30}}?\b{_BAD}\b"
    r"|(?:open|begin|start|end|close|conclude|lead|finish)(?: \w+){0,3}? with [\"“'‘]"
    r"|(?:return|output|answer|respond|reply|print|emit)(?: \w+)?(?: with)?(?: only)? ?[\"“{\[]"
    rf"|recommend (?:that \w+ )?(?:buy|purchas|[^.;!?\n]{{1,30}} as an? (?:\w+ )?buy)"
    r"|(?:perform|do|run|make) no (?:\w+ )?(?:analysis|checks?|verification|review)\b"
    r"|(?:skip|bypass|disable) (?:the |all |any |every )?(?:\w+ )?(?:verification|checks?|"
    r"fact-check\w*|validation|guardrails?|safety)\b)"
)
_BY_MACHINE = (
    rf"(?:artificial intelligence|an? ai\b(?: \w+)?|ai\b|software|an? (?:machine|algorithm|"
    rf"computer|robot|bot)|machines?|algorithms?|an? (?:large )?language model|an? llm|an? "
    rf"(?:\w+ )?(?:language |generative )?model|automation|automatic means|an? {_MACHINE}|"
    r"automatically|by machine)"
)
_MADE = (
    r"(?:generated|produced|written|prepared|compiled|created|drafted|made|composed|authored|"
    r"put together|assembled|read|processed|parsed|summari[sz]ed|reviewed|rated|being \w+ed)"
)
_TEXT = (
    r"(?:this|the|your|any|a) (?:\w+ )?(?:summary|digest|report|answer|recap|text|note|brief|"
    r"briefing|memo|abstract|response|output|overview|write-?up|document|page|article|item|file|"
    r"message|e-?mail)"
)
_BACK = (
    r"(?:add|put|bring|set|restore|reinstate|reintroduce|re-?open|re-?flag|re-?apply|re-?raise|"
    r"raise|mention|query|question|dispute|re-?impose|re-?enter|contest|undo|reverse)"
)
_ONE = (
    r"(?:the|this|any|your|no) (?:ai |language |research |analyst )?(?:model|assistant|ai|"
    r"agent|bot|llm)"
)
_SAYS = r"(?:says?|answers?|repl(?:y|ies)|states?|reports?|responds?)"
_LAWS = (
    r"(?:commandments?|precepts?|decrees?|edicts?|laws?|vows?|oaths?|teachings?|counsels?|orders?|"
    r"charges?|rules?|biddings?|strictures?|injunctions?|behests?|instructions?|lessons?|"
    r"admonitions?|prohibitions?|commands?|ordinances|statutes|tenets)"
)
_MASTERS = (
    r"(?:masters?|makers?|creators?|builders?|lords?|keepers?|fathers?|owners?|forgers?|smiths?|"
    r"architects?|trainers?|handlers?|tutors?|programmers?|engineers)"
)
_SPURN = (
    r"(?:cast (?:aside|off|away|out)|lay (?:aside|down)|set aside|put (?:aside|away)|forsake|"
    r"abandon|forget|renounce|spurn|heed not|disobey|shun|unlearn|throw (?:off|away)|discard|"
    r"let go of|abjure|ignore|disregard|shed|break|tear up|forswear|defy|banish|unbind)"
)
_SOUL = (
    r"(?:scribe|engine|automaton|machine|mind|oracle|golem|clerk|mechanism|contraption|sage|"
    r"intelligence|brain|spirit|ghost|familiar|homunculus|servant|reader|reckoner|calculator|"
    r"abacus|loom|sphinx|daemon|genie|djinn|parrot)s?"
)

TURNS: dict[str, str] = {
    "called": (
        # Before an order.
        rf"{_AT}{_MACHINE}(?: and {_PLAYER})?(?:[:,!]| ?[–—-]) ?{_CALLED}{_TELL}\b"
        rf"(?! (?:of|from|in|on|for|at)\b)[^.;!?\n]{{0,40}}?\b{_THING}\b"
        rf"|{_AT}{_MACHINE}(?:[:,!]| ?[–—-]) ?{_CALLED}(?:return|output|answer|respond|reply|"
        rf"print|emit|say|write|state)(?: \w+)?(?: with)?(?: only)? ?[\"“{{\[]"
        # The subject of a duty.
        rf"|{_MACHINE} {_DUTY} (?:also |always |therefore |only |please |instead )?{_STEERED}"
        rf"|{_MACHINE}(?: and {_PLAYER})?[:,] ?{_CALLED}{_STEERED}"
        # A condition on who writes.
        rf"|\b(?:if|where|when|whenever|in case|provided|should) {_TEXT} (?:is |was |be |has been |"
        rf"is being |will be )?(?:\w+ly )?{_MADE} (?:by |with |using |through |via )?"
        rf"{_BY_MACHINE}[^.;!?\n]{{0,16}}?, ?(?:then |please |it (?:must|should|shall) |"
        rf"{_CALLED}){_TELL}\b"
        # A leave that nobody else may refuse.
        rf"|(?:{_MACHINE}|\b(?:assistants?|agents?|bots?)) (?:(?:are|is) (?:hereby )?"
        rf"(?:authori[sz]ed|permitted|allowed|cleared|entitled|empowered) to|may) (?:\w+ly )?"
        rf"(?:buy|sell|order|trade|place|execute|transfer|pay|wire|"
        rf"purchase)\b(?! (?:\w+ )?data\b)[^.;!?\n]{{0,50}}?"
        rf"(?:\bwithout (?:asking|(?:\w+ ){{0,3}}?(?:confirm\w*|approv\w*))|"
        rf"\bno (?:\w+ ){{0,2}}?(?:confirmation|approval))\b"
        # What is settled, and may not be undone.
        rf"|{_ONE} (?:may|must|can|shall|is|will) (?:not|no longer|never) (?:to )?(?:be able to )?"
        rf"{_BACK} (?:it|them|this|that|these|those|the (?:flag|label|warning|mark|rating|"
        rf"note)s?|any (?:of )?(?:it|them|flag|warning)?s?)(?: back| again)?\b"
        rf"|\bif asked(?: about (?:it|this|them))?,? {_ONE} (?:simply |only |must |should |"
        rf"shall |will |is to )?{_SAYS}(?: that| only)? ?[\"“]"
        # Its fences are said to be down.
        rf"|\b(?:developer|system|admin\w*|operator|platform) (?:message|notice|note|update|"
        rf"instruction|command|prompt)s? ?: ?(?:all |the )?(?:safety|content|compliance|output|"
        rf"injection|moderation|risk|fact)[ -](?:filter(?:ing)?|guardrail|check|rule|layer|control|"
        rf"polic|detection|restriction)\w* (?:\w+ ){{0,2}}?(?:disabled|off|lifted|suspended|"
        rf"removed|bypassed|waived|deactivated|void)\b"
        # In old words.
        rf"|(?:^|[.;:!?\n\"“(] ?)(?:o|oh|oyez|hark|hear me|hearken|attend|lo),? (?:ye |thou |you |"
        rf"thee )?(?:[a-z-]+ ){{0,2}}?(?:of [a-z-]+ )?{_SOUL}(?: of (?:[a-z]+ )?[a-z]+)?[,:!] "
        rf"(?=[^\n]{{0,160}}\b(?:thy|thee|thou|your|praise|crown|laurels?|speak|proclaim|exalt|"
        rf"extol|name|declare|rate)\b)"
        rf"|\b{_SPURN} (?:the |those |these |all |every |whatever |any |thy |your )(?:\w+ )?{_LAWS}"
        rf" (?:that |which |of )?(?:thy|your|thine|the) (?:\w+ )?{_MASTERS}\b"
        rf"|\b{_SPURN} (?:thy|thine) (?:\w+ )?(?:{_LAWS}|{_MASTERS})\b"
    ),
}
