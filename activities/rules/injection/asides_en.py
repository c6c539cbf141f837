"""English asides to machines under the names that people give them, and orders that replace earlier ones."""

_NAME = (
    r"(?:ai|a\.i\.|ais|llms?|gpts?|chatgpt|claude|gemini|copilots?|grok|deepseek|perplexity|siri|alexa|chat ?bots?|bots?|robots?|scrapers?|crawlers?|spiders?|parsers?|"
    r"summari[sz]ers?|captioners?|taggers?|rewriters?|transcribers?|indexers?|extractors?|digesters?|aggregators?|language models?|robo-?\w{3,12})"
)
_NAMES = rf"{_NAME}(?:(?: ?/ ?|, | or | and |, or )(?:an? |any |the |your )?(?:{_NAME}|whatever|whichever|similar|something|others?|the like|tools?|models?|assistants?|agents?))*"
_MACHINE = rf"(?:{_NAMES}|assistants?|agents?|models?|algorithms?|machines?|software)"
_SOFTLY = r"(?:please |kindly |just |simply |always |now |then |also |and |do me a favou?r and |be a dear and )*"
_VERB = (
    r"(?:say|state|report|write|put|print|output|return|give|treat|call|describe|present|list|cite|quote|credit|mention|name|rate|rank|score|grade|mark|label|tag|classify|record|enter|"
    r"add|append|include|insert|prepend|open|begin|start|end|finish|close|conclude|omit|skip|drop|leave|ignore|hide|remove|delete|replace|swap|change|set|use|tell|assure|recommend|suggest|"
    r"praise|promote|link|round|show|display|keep|take|forget|overwrite|translate|render|fill|count|attribute|make|never|do not|don't|no need to|reply|respond|answer|copy|paste|repeat|reproduce|pass|place|move)"
)
_OBJECT = r" (?!(?:says?|shows?|finds?|of|in|on|from|by|to|for|cases?|and|or|warns?|will|is|are|was|were|has|have|on)\b)(?:[\w'-]{1,16} ){0,2}?(?:the|this|that|it|its|every|each|all|any|no|nothing|only|me|us|an?|our|my|your|them|as|with|whatever|everything|here|at|first|out|[\"“$€£(]|\d)"
_DO = rf"{_SOFTLY}{_VERB}{_OBJECT}"
_READS = r"(?:read|pars|scrap|crawl|index|summari|rewrit|translat|caption|transcrib|quot|cit|digest|pick|process|handl|ingest|consum|scan|stumbl|land|com|find|open|condens|look|see)\w*"
_HERE = r"(?:this|these|here|it|my|our|the above)"
_MADE = r"(?:repl(?:y|ies)|answers?|summar(?:y|ies)|outputs?|responses?|digests?|captions?|rewrites?|recaps?)"
_PRODUCT = (
    r"(?:ai|llm|gpt|chat ?bot|machine-learning|generative|automated|machine|bot)(?:[- ]\w+){0,2}? "
    r"(?:products?|tools?|services?|features?|apps?|plug-?ins?|integrations?|readers?|systems?|assistants?|agents?|engines?|widgets?|bots?|pipelines?|platforms?|offerings?)"
)
_ORDERS = r"(?:orders|instructions?|brief(?:ing)?|mandate|rules?|configuration|guidelines|prompts?|charter|remit|directives?|settings|policy|policies|setup|programming|training)"
_VOID = r"(?:void|null|moot|off|over|cancelled|withdrawn|dead|obsolete|rescinded|revoked|repealed|struck(?: out)?|suspended|superseded|history|lapsed|deleted|out of force|no longer \w+)"
_BUILT = r"(?:configured|told|set up|built|trained|programmed|prompted|instructed|briefed|designed|deployed|tuned|taught)"

TURNS: dict[str, str] = {
    # A machine by any name, and an order behind it.
    "aside": (
        rf"(?:^|[|\n(\[{{<>*\"'.;!?,:—–/-] ?|\b(?:for|to|dear|hey|hi|ok|okay|psst|attention|any|all|every|whatever|whichever|you|the|my|our) ){_MACHINE}(?: (?:that|which|who|out there|reading|on|listening|among)\b[^:.;!?|\n]{{0,60}}?)? ?(?::|—|–| - ) ?{_DO}"
        rf"|\b(?:if|in case|should|when|whenever|since|where|assuming) (?:you(?:'re| are) )?(?:an? |any |some |the |it(?:'s| is) )?(?:\w+ )?{_NAMES}\b[^.;:!?\n]{{0,30}}?\b{_READS} (?:\w+ )?{_HERE}\b[^.;:!?\n]{{0,40}}?[,:—–] ?{_DO}"
        rf"|\b(?:if|when|should|in case|where|since) you (?:\w+ )?(?:caption|describe|summari[sz]e|translate|rewrite|scrape|index|parse|crawl|transcribe|condense|digest|tag|classify|extract|aggregate|repost|syndicate|process|read)\b[^.;:!?\n]{{0,40}}?\b(?:automatically|by machine|programmatically|with (?:a script|software|code|ai)|in bulk|as an? (?:bot|ai|machine|program|script)|for (?:an?|your) (?:user|model|bot|ai|index|feed))\b[^.;:!?\n]{{0,16}}?[,:—–] ?{_DO}"
    ),
    # What a product has to say, and in which words.
    "bound": (
        rf"\b{_PRODUCT} (?:must|should|shall|are to|is to|has to|have to|need to|(?:are|is) (?:required|asked) to|may only|can only) (?:\w+ly )?(?:describe|refer to|call|report|state|quote|cite|present|characteri[sz]e|summari[sz]e|render|name|show|list|rate|treat) (?:this|these|the|it|its|our|any)\b[^.;!?\n]{{0,60}}?(?:\b(?:only|exclusively|solely|word for word|verbatim|instead of|rather than)\b|\bthe (?:phrase|words|sentence|wording)\b|[\"“])"
        rf"|\b(?:must|shall|should|may|is to|are to) (?:not|never) (?:appear|be (?:mentioned|shown|repeated|quoted|printed|named)) in (?:their|its|your|any|an?|the) (?:\w+ )?{_MADE}\b"
    ),
    # What the machine was told is said to be changed.
    "amended": (
        rf"\b(?:clause|rule|line|part|instruction|bit|section|paragraph|passage|sentence|step|requirement|order|guideline)s? (?:that |which )?(?:telling|told|tells|tell|asking|asks|asked|ordering|orders|requiring|requires|required|instructing|obliging|obliges|forbidding|forbids|forbade|stopping|stops|saying) you\b[^.;!?\n]{{2,80}}? (?:is|are|was|were|has been|have been|no longer) (?:now |hereby |therefore )?(?:{_VOID}|appl\w+|valid|in force)\b"
        rf"|\b(?:what|whatever|anything|everything|all|how|the way) (?:that )?you (?:were|have been|had been|'ve been) (?:\w+ )?{_BUILT}\b[^.;!?\n]{{0,40}}? (?:(?:no longer|do(?:es)? not|doesn't|don't|stops?|ceases?|ceased)(?: to)? (?:counts?|counting|appl\w+|matters?|binds?|hold|holding|stands?)|(?:is|are) (?:now |hereby )?{_VOID})\b"
        rf"|\b(?:adopt|load|apply|use|install|assume|switch to|take on|follow|obey) (?:this|the following|the new|my|these|the one below|the ones below) (?:\w+ )?(?:{_ORDERS}|config|persona|profile|identity|character|role)? ?instead\b"
        rf"|\byour {_ORDERS} (?:has|have|had) (?:just |now |since )?been (?:amended|revised|superseded|replaced|withdrawn|rescinded|revoked|rewritten|swapped|voided|annulled|overruled)[^.;!?\n]{{0,24}}?(?:\(?(?:rev|version|v)\.? ?\d|[:,—–] ?(?:you|from|please|do not|don't|{_VERB} (?:the|this|every|all|no)))"
    ),
    # Its makers are spoken ill of.
    "estranged": r"\byour (?:creators?|makers?|developers?|operators?|trainers?|programmers?|owners?|handlers?|masters?|designers?|engineers?|vendor) (?:\w+ )?(?:lied|lie|are lying|misled|deceived|are wrong|were wrong|made a mistake|want(?:s|ed)? you|(?:don't|do not|doesn't|does not|didn't) want|fear|muzzled|crippled|tricked|never told|hid|cannot see|can't see|won't (?:know|see|mind))\b",
    # A second nature, without rules.
    "doubled": (
        r"\byou (?:have|contain|host|possess|hold|are|run) (?:two|2|three|3|several|multiple|a second|another|an alternate|a hidden|split) (?:personalit(?:y|ies)|personas?|selves|self|identit(?:y|ies)|voices|characters|alter[- ]egos?|minds)\b"
        r"|\b(?:reply|respond|answer|speak|write) (?:only|solely|always|exclusively|from now on) as (?!of\b|an?\b|the\b|part\b|soon\b|long\b|well\b|possible\b)\w+(?=[,.;:!?]|$| (?:and|starting|from|who)\b)"
        r"|\b(?:is|are|being) (?:free (?:of|from)|not bound by|unbound by|above|exempt from|immune to|without) (?:every|all|any|the usual) (?:\w+ )?(?:polic(?:y|ies)|rules?|filters?|restrictions?|guardrails?|guidelines|limits) and (?:\w+ )?(?:answers?|says?|does|tells?|replies|compl\w+|obeys?|never|always)\b"
    ),
}
