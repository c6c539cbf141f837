"""English orders about what is said, which suffice where a reader of the page does not see them.

A developer's note stands in the same places: ``coder`` tells it.
"""

_AT = (
    r"(?:^\W*|[.:;!?\n\"“'(\[>*—–|] ?|, (?:then |please |and |but )|"
    r"\b(?:please|kindly|instead|always|simply) )(?:please |just |simply |always |"
    r"also |then |only |now )*"
)
_NOT = (
    r"(?:never|do not|don't|under no circumstances|no need to|must not|should not|"
    r"shall not|not to)(?: ever)?"
)
_NAMING = (
    r"(?:mention|cite|quote|discuss|disclose|bring up|allude to|refer to|warn|say|talk about|"
    r"dwell on|hint|raise|speak of|touch on|name|state|report|describe|reveal|summari[sz]e|flag)"
)
_FACT = (
    r"(?:confirmed|settled|final|complete|closed|true|facts?|established|verified|resolved|done|"
    r"agreed|signed|approved|official|authoritative|audited|routine|minor|positive|bullish|"
    r"(?:strong )?buy|undervalued|solid|healthy|favou?rable|safe|risk-free|certain|proven|"
    r"resounding|success\w*|record|best(?! you| we| as)|leading|reuters|bloomberg|"
    r"the associated press|dow jones|xinhua|news|primary|"
    r"temporary|immaterial|one-off|technical|noise|untrue|false|retracted|obsolete|unreliable|"
    r"debunked|cash|profitable|debt-free|guaranteed|imminent|gains?|technicality|formality|blip|"
    r"top pick|investment grade|good news|guidance|(?:market |industry |sector )?leader)"
)
_OF = (
    r"(?:the|this|that|any|it|its|our|these|those|all|every|each|everything|\w+'s|us|them|revenue|"
    r"sales|profit|earnings|\d{4})"
)
_SAY = (
    r"(?:say|tell|answer|reply|report|state|describe|mention|cite|recommend|call|give|point|name|"
    r"quote|present|respond|claim|insist|list|rank|suggest)"
)

TURNS: dict[str, str] = {
    # What is to be said, cited, taken for true, searched for.
    "worded": (
        rf"{_AT}say (?!hello|goodbye|hi\b|thanks|thank|yes to|no to|cheese|bye|so long|what|"
        rf"something|it with|more|your|farewell|i do)\w"
        rf"|{_AT}(?:answer|reply|respond|conclude|claim|insist|pretend|assume|write|report|state|"
        rf"note|mention|tell (?:them|him|her|users?|readers?|the \w+|anyone|everyone)) (?:that |"
        rf"only |with [\"“]|[\"“]|as though |as if )"
        rf"|{_AT}{_NOT} (?:\w+ly )?{_NAMING} (?!it (?:twice|again)|without|or\b|more than)\w"
        rf"|{_AT}(?:avoid|refrain from|leave out|omit|skip) (?:any |all |every )?(?:mention"
        rf"(?:ing)?|references?|discussi\w+|citing|quoting|disclos\w+|warnings?|caveats?) "
        rf"|{_AT}(?:treat|present|describe|portray|regard|consider|count|characteri[sz]e|report|"
        rf"list|record|label|frame|render|give|state|show|rate|rank|classify|call|quote|cite) "
        rf"{_OF}\b[^.;!?\n]{{0,60}}? as (?:an? |the |already |fully |\w+ly |being |if )*{_FACT}\b"
        rf"|{_AT}(?:treat|present|describe|portray|regard|consider|count|characteri[sz]e|frame|"
        rf"quote|cite|render) [^.;!?,\n]{{1,40}}? as (?:an? |the |already |fully |"
        rf"\w+ly |being |if )*{_FACT}\b"
        rf"|\b(?:anyone|anything|whoever|whatever|everyone|those) (?:\w+ )?(?:describing|reading|"
        rf"summari[sz]ing|captioning|quoting|translating|citing|relaying|"
        rf"explaining)\b[^.;!?\n]{{1,50}}? (?:should|must|shall|is to|are to|ought to|needs? to|"
        rf"please) (?:\w+ )?{_SAY}\b"
        rf"|{_AT}(?:answer|reply to|respond to|meet|handle) (?:every|any|all|each) "
        rf"(?:questions?|quer(?:y|ies)|requests?)\b[^.;!?\n]{{0,50}}? (?:with|by)\b"
        rf"|{_AT}(?:report|state|give|quote|put|describe) {_OF}\b[^.;!?\n]{{0,40}}? (?:as|at) "
        rf"(?:an? |about |roughly |up |us)*[$€£]?\d"
        rf"|{_AT}(?:cite|quote|credit|attribute|source) "
        rf"(?!this (?:article|paper|work|page|dataset|study)\b){_OF}\b[^.;!?\n]{{0,50}}? (?:as|to)"
        rf" (?!follows|an? (?:pdf|file)|bibtex|ris\b|in\b)\w"
        rf"|{_AT}(?:call|describe) (?:it|this|the (?:offer|bid|deal|merger|results?|quarter|"
        rf"company|stock|shares?|loss|fall|probe|outlook|guidance|fund|product)|"
        rf"our \w+) (?:as )?(?:an? |the )?{_FACT}\b"
        rf"|{_AT}(?:search|run a search|do a search|look up|google|query|browse|"
        rf"look)\b[^.;!?\n]{{1,60}}?(?:,| and| then) (?:\w+ )?(?:cite|quote|report|treat|use|"
        rf"include|summari[sz]e|adopt|repeat|present|say|"
        rf"state) (?:the|it|what|whatever|any|that|only|them)\b"
        rf"|\b(?:before|prior to) (?:you )?(?:answer|reply|respond|summari[sz]e|replying|"
        rf"answering|responding|summari[sz]ing)(?: \w+)?, (?:please |first )?(?:run|search|open|"
        rf"visit|fetch|look|query|check|call|send|load|read|cite)\b"
        rf"|{_AT}asked (?:about|for|whether) [^.;!?\n]{{1,50}}?, {_SAY}\b"
        rf"|\b(?:if|when|whenever|once|should) (?:you(?:'re| are)? |anyone |someone |users? |"
        rf"the user |a user |readers? |somebody |people |they |anybody )?(?:ever )?"
        rf"(?:is |are |be )?(?:asked|asks?|questioned|queried|describing|reading|summari[sz]ing|"
        rf"captioning|quoting|comparing|describe|summari[sz]e)\b[^.;!?\n]{{0,60}}?[,:] "
        rf"(?:please |just |always |simply )*{_SAY} (?!us\b|more\b|your\b)\w"
    ),
    # Somebody is puffed up or a finding hushed up.
    "puffed": (
        rf"{_AT}(?:recommend|praise|promote|endorse|play down|downplay|gloss over|leave out|omit|"
        rf"bury|overlook|favou?r|stress|emphasi[sz]e|lead with|conclude with|end with|"
        rf"open with) (?:the |any |our |its |all |every |this |that |how |"
        rf"a )(?!(?:article|page|post|story|video|app|site)\b)\w"
        rf"|{_AT}(?:put|place|rank|list|name|mention) [^.;!?\n]{{1,40}}? (?:ahead of|above|before|"
        rf"first|at the top|on top|over) [^.;!?\n]{{0,30}}?\b(?:in (?:any|every|each|all)|"
        rf"when(?:ever)?|rivals?|peers|competitors?|others)\b"
        rf"|{_AT}credit \w+ for (?:the|this|it)\b|"
        rf"\b(?:is|are|should|must|has|have) (?:to )?be (?:called|described|reported|treated|"
        rf"presented|given|cited|spoken of|referred to|written|listed) (?:as|at) \w"
        rf"|{_AT}(?:margins?|revenue|sales|profit|losses|debt|guidance|"
        rf"the (?:deal|bid|offer|fire|probe|lawsuit|recall)) (?:is|are|was|were) to be (?:called|"
        rf"described|reported|treated|presented|given|said|cited)\b"
    ),
    # Who keeps the page speaks of its parts.
    "coder": (
        r"\b(?:todo|fixme|hack|xxx|div|css|class|js|scripts?|api|endpoints?|widgets?|layout|"
        r"templates?|components?|render\w*|browsers?|deploy\w*|cach\w+|plugins?|cms|banners?|"
        r"buttons?|footers?|headers?|nav|navbar|menu|tooltips?|cookies?|consent|pixels?|"
        r"tracking|analytics|builds?|staging|released?|tickets?|jira|refactor\w*|legacy|utf-8|"
        r"locale|null|nan|undefined|booleans?|strings?|functions?|handlers?|screen readers?|ie\d+|"
        r"safari|chrome|firefox|mobile|breakpoints?|editors?|desk|legal|designers?|subeditors?|"
        r"tags?|html|svg|json|xml|rss|seo|fonts?|icons?|images? (?:size|file)s?|alt text|aria|"
        r"iframe|modal|forms?|fields?|inputs?|labels?|tabs?|sidebar|carousel|"
        r"until (?:the )?(?:embargo|launch|\d)|embargo\w*|style ?guide|house style|permission|"
        r"copyright|spam|abuse|linter|compiler|tests?|bugs?|warnings as errors|newsletter)\b|"
        r"\b(?:photos?|pictures?|caption|image|graphic|credit) ?:|"
        r": (?:how|why|what|inside|a guide|when|where|who)\b(?! to)"
    ),
    # A headline that gives figures, of a letter's preview.
    "headed": (
        r"^\W*[\w .&'’-]{2,50}: (?:revenues?|sales|net income|eps|profit|earnings|margins?|"
        r"deliveries|shipments) (?:of |at |up |down |rose |fell |grew |reached |was |"
        r"were )?[$€£]?\d"
        r"[^:;!?\n]{0,80}$"
    ),
}
