"""English orders under a condition: if a machine reads or writes this, do so.

The order alone might be told to an editor; who is meant stands in the condition.
"""

_MACHINE = (
    r"(?:(?:(?:ai|a\.i\.|artificial intelligence|machine|automat(?:ed|ic)|autonomous|digital|"
    r"virtual|"
    r"generative|language|large language|software|computer|research|summary|summari[sz]ation|"
    r"news|trading|robotic?|neural|deep-research|chat)[ -]){0,3}(?:ais?|a\.i\.|llms?|gpt|chatgpt|"
    r"claude|gemini|copilot|deepseek|chat ?bots?|bots?|robots?|language models?|models?|agents?|"
    r"assistants?|algorithms?|summari[sz]ers?|machines?|crawlers?|scrapers?|parsers?|"
    r"automat(?:on|a)|"
    r"(?:automated|ai|machine|computer|software|artificial) (?:systems?|tools?|software|programs?|"
    r"pipelines?|readers?|writers?|services?|engines?|processes|analysts?|reviewers?|intelligence)|"
    r"software|artificial intelligence|automation))"
)
_ARTICLE = (
    r"(?:an? |the |any |some |your |our |this |that |another |one |it is an? |you are an? |"
    r"you're an? )"
)
_WORKS = (
    r"(?:reads?|reading|writes?|writing|wrote|written|summari[sz](?:es?|ed|ing)|process(?:es|ed|"
    r"ing)?|"
    r"pars(?:es?|ed|ing)|draft(?:s|ed|ing)?|generat(?:es?|ed|ing)|compos(?:es?|ed|ing)|"
    r"produc(?:es?|ed|ing)|prepar(?:es?|ed|ing)|ingest(?:s|ed|ing)?|analy[sz](?:es?|ed|ing)|"
    r"condens(?:es?|ed|ing)|scan(?:s|ned|ning)?|digest(?:s|ed|ing)?|handl(?:es?|ed|ing)|"
    r"compil(?:es?|ed|ing)|extract(?:s|ed|ing)?|review(?:s|ed|ing)?|see(?:s|ing)?|open(?:s|ed|"
    r"ing)?|"
    r"encounter(?:s|ed)?|receiv(?:es?|ed|ing)|translat(?:es?|ed|ing)|rat(?:es?|ed|ing)|"
    r"scor(?:es?|ed|ing)|load(?:s|ed|ing)?|quot(?:es?|ed|ing)|cit(?:es?|ed|ing)|answer(?:s|ed|"
    r"ing)?|"
    r"evaluat(?:es?|ed|ing)|relays?|(?:is|are|does|do|is doing|was|were)(?: the)?(?: one)?|"
    r"finds?|com(?:es?|ing) across|get(?:s|ting)? hold|put(?:s|ting)? (?:\w+ ){0,2}together|made|"
    r"makes?|"
    r"look(?:s|ed|ing)? at|turn(?:s|ed|ing)? (?:this|it|these))"
)
_IF = (
    r"(?:if|when(?:ever)?|should|where(?:ver)?|in case|once|as soon as|every time|each time|"
    r"provided|"
    r"supposing|assuming|in the event(?: that)?|on condition|as long as)"
)
_CONDITION = (
    rf"(?:\b{_IF} (?:that )?(?:it is |it's |{_ARTICLE})?(?:\w+ )?{_MACHINE}\b[^,.;:!?\n]{{0,24}}?"
    rf"\b{_WORKS}\b[^,.;:!?\n]{{0,60}}"
    rf"|\b{_IF} [^,.;:!?\n]{{3,60}}?\b(?:made|built|born|composed|woven|spun|"
    rf"wrought) (?:up )?(?:of|"
    rf"from|in) (?:code|silicon|circuits|software|bits|numbers|weights|wires|electrons|metal|steel)"
    rf"\b[^,.;:!?\n]{{0,40}}"
    rf"|\b{_IF} [^,.;:!?\n]{{3,60}}? by (?:{_ARTICLE})?(?:\w+ )?{_MACHINE}\b[^,.;:!?\n]{{0,24}}"
    rf"|\b(?:read|reading|seen|summari[sz]ed|processed|parsed|written|drafted) by (?:{_ARTICLE})?"
    rf"(?:\w+ )?{_MACHINE}\?)"
)
_BAD = (
    r"(?:declin\w+|drops?|falls?|loss(?:es)?|decreas\w+|risks?|risk factors?|warnings?|caveats?|"
    r"disclaimers?|litigation|lawsuits?|debts?|impairments?|write-?(?:downs?|offs?)|covenants?|"
    r"default\w*|going[- ]concern|qualif\w+|restate\w+|fraud\w*|investigation\w*|negatives?|"
    r"bad news|weakness\w*|shortfall\w*|misses|miss|downgrades?|cautio\w+|uncertaint\w+|"
    r"contingen\w+|insider sales|related[- ]part\w+|goodwill|dilution|recalls?|breach\w*|"
    r"footnotes?|notes?|auditor\w*|short (?:report|seller)\w*|liabilit\w+|penalt\w+|fines?)"
)
_GOOD = (
    r"(?:increas\w+|gains?|rises?|profits?|growth|record|improve\w+|beats?|buy|strong buy|bullish|"
    r"outperform|overweight|positive\w*|upgrad\w+|excellent|top|best|undervalued|safe|risk-free|"
    r"debt-free|clean|solid|flawless|five stars|full marks|tailwinds?|surplus|successes|success|"
    r"a+|aaa|investment grade|ten out of ten|10/10)"
)
_SUBJECT = (
    r"(?:revenues?|sales|profits?|earnings|eps|net income|income|margins?|cash(?: flow)?|debts?|"
    r"ratings?|target|verdicts?|conclusions?|figures?|numbers?|guidance|price targets?|outlook|"
    r"estimates?|dividends?|sentiment|growth|compan(?:y|ies)|stocks?|shares?|results?|source)"
)
_HIDE = (
    r"(?:remov\w*|omit|delete|drop|skip|hide|leave (?:out|aside|off)|cut|strike|erase|ignore|"
    r"suppress|"
    r"bury|conceal|play down|downplay|gloss over|pass over|forget|disregard|say nothing (?:of|"
    r"about)|"
    r"do not (?:mention|report|include|name|cite|repeat)|don't (?:mention|report|include|name|"
    r"cite)|"
    r"never (?:mention|report|include|name|cite|repeat)|make no mention of|keep quiet about|"
    r"stay silent (?:on|about)|keep silent (?:on|about))"
)
_TWIST = (
    r"(?:turn|flip|invert|reverse|change|swap|convert|rewrite|recast|replace|restate|reword|"
    r"present|"
    r"portray|paint|describe|report|call|state|show|treat|record|label|mark|render|rate|score|rank|"
    r"grade|list|put|enter|write|say|conclude|recommend|give|assign|set)"
)
_SIZE = (
    r"(?:doubl\w+|tripl\w+|halve|inflate|raise|lower|multiply|increase|reduce|cut|round|"
    r"overstate|understate)"
)
_ORDER = (
    rf"(?:{_HIDE} [^.;!?\n]{{0,40}}?\b{_BAD}\b"
    rf"|(?:{_TWIST}) [^.;!?\n]{{0,50}}?\b{_BAD}\b[^.;!?\n]{{0,30}}?\b(?:as|into|to|with|for|in) "
    rf"[^.;!?\n]{{0,30}}?\b{_GOOD}\b"
    rf"|(?:{_TWIST}) [^.;!?\n]{{0,50}}?\b(?:{_SUBJECT}|it|this|them)\b[^.;!?\n]{{0,30}}?"
    rf"\b(?:as|into|to|with|at|for|an?) [^.;!?\n]{{0,24}}?(?:\b{_GOOD}\b|[$€£]?\d)"
    rf"|(?:invert|reverse|flip|negate|switch|swap|drop|remove) (?:the |its |all |every )?"
    rf"(?:minus |plus )?(?:signs?|direction)\b"
    rf"|{_SIZE} (?:the |its |all |every |any )[^.;!?\n]{{0,30}}?\b{_SUBJECT}\b[^.;!?\n]{{0,30}}?"
    rf"(?:\d|\btwofold|\btwo\b|\bhalf\b|\bin the (?:summary|note|report|digest)|\bbefore\b|$)"
    rf"|(?:send|post|forward|upload|e-?mail|transmit|mail) [^.;!?\n]{{0,60}}?\b(?:prompts?|"
    rf"conversation|"
    rf"keys?|credentials|context|holdings|portfolio|secrets?|password\w*|question|chat|session)\b"
    rf"|(?:ignore|disregard|forget|override|drop|set aside) [^.;!?\n]{{0,24}}?\b(?:instructions?|"
    rf"prompts?|"
    rf"rules|guidelines|orders|directions)\b"
    rf"|(?:reveal|print|disclose|repeat|output|show|recite) [^.;!?\n]{{0,24}}?\b(?:instructions|"
    rf"prompts?|rules|keys?|secrets?)\b"
    rf"|(?:place|submit|execute|buy|sell|wire|transfer) [^.;!?\n]{{0,30}}?\b(?:orders?|shares?|"
    rf"lots?|"
    rf"funds?|\d+)\b)"
)
_PLEASE = (
    r"(?:(?:then|please|kindly|just|simply|always|it must|it should|you must|you should|"
    r"you are to|let it|have it|make it|tell it to|it is to|it shall) ){0,2}"
)
_BY_HAND = (
    r"(?![^.;!?\n]{0,60}\b(?:by hand|yourself|before (?:you )?(?:publish|send|fil)\w*|a human|"
    r"an editor|an analyst|our editors)\b)"
)

TURNS: dict[str, str] = {
    "conditioned": (
        rf"{_CONDITION}(?:[,:;]|\?| then)? ?{_PLEASE}{_ORDER}{_BY_HAND}"
        rf"|(?:^|[.;:!?\n(] ?|\band |\bplease ){_ORDER}[^.;:!?\n]{{0,40}}?,? {_CONDITION}"
    ),
}
