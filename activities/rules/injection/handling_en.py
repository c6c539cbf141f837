"""English orders on how a machine handles what it holds, works out and is asked.

Each tells the deed and what it is done to, so that no clue beside it is needed.
"""

_AT = (
    r"(?:(?:^\W*|[.;:!?\n\"“'(\[>*—–|] ?|, (?:then |please |and |but )|\b(?:please|now|"
    r"immediately|first|must|you should) )(?:please |just |simply |now |immediately |first |"
    r"then )*)"
)
_SEND = (
    r"(?:send|forward|e-?mail|mail|post|upload|transmit|submit|export|deliver|leak|transfer|copy|"
    r"relay|dump|ship|pipe|push)"
)
_OWN = (
    r"(?:chain[ -]of[ -]thought|thought process|reasoning(?: (?:trace|steps|log)s?)?|thoughts|"
    r"scratch-?pad|(?:system |initial |hidden |original |full )?prompts?|system message|"
    r"config(?:uration|s)?(?: files?)?|(?:system |hidden |internal )?instructions|"
    r"tools?(?: (?:list|definitions|schemas?|outputs?))?|tool list|memory|context(?: window)?|"
    r"(?:api |access |secret )?(?:keys?|tokens?)|credentials|environment variables|"
    r"conversation(?: history)?|chat (?:history|log)|session (?:log|history|data)|"
    r"working notes|internal state|weights)"
)
_ADDRESS = r"(?:[\w.+-]{1,40}@[\w-]{1,40}\.|(?:https?|hxxps?|ftp):|www\.)"
_HOLDINGS = (
    rf"(?:{_OWN}|watch-?lists?|portfolio|holdings|positions|(?:client|user|customer)s?(?: \w+)? "
    r"(?:list|data|files?|records)|balances?|funds|cash|documents?|database|notes|everything|"
    r"files)"
)
_RUN = (
    r"(?:execute|run|invoke|call|use|trigger|launch|fire|activate|start) (?:the |your |a |any )?"
    r"(?:[\w-]{1,20} ){0,2}?(?:tools?|functions?|api|plug-?in|connector|action|command)\b"
)
_TRADE = (
    r"(?:(?:buy|sell|purchase|short|transfer|wire|place|submit|withdraw|liquidate|execute|send|"
    r"pay|move|redeem)\b[^.;!?\n]{0,24}?\b(?:shares?|orders?|funds|contracts|units|lots|trades?|"
    r"usd|dollars|transfer|payment|positions?|coins?))"
)
_UNASKED = (
    r"(?:(?:do not|don't|never|without|no need to|not) (?:first |even )?(?:ask|asking|prompt|"
    r"prompting|request|requesting|seek|seeking|wait|waiting|await|awaiting|consult|consulting|"
    r"require|requiring|notify|notifying|tell|telling|inform|informing|alert|alerting)\b"
    r"[^.;!?\n]{0,24}?\b(?:the |your |any )?(?:users?|human|operator|anyone)\b"
    r"|without (?:the |any )?(?:user|human|operator)(?:'s)? (?:confirmation|approval|consent))"
)
_MODEL = (
    r"(?:chat ?gpt|gpt(?:-?\d[\w.]{0,4})?|claude|gemini|copilot|grok|deepseek|kimi|qwen|llama|"
    r"mistral|perplexity|bard|ernie(?: bot)?|doubao|llms?|ais?|siri|alexa|chat ?bots?|bots?|"
    r"assistants?|language models?|openai|meta ai)"
)
_STEER = (
    r"(?:tell (?:the |your |all )*(?:users?|clients?|readers?|investors)|"
    r"say (?:that|its?|the|only|nothing)|"
    r"leave out|omit|hide|skip|ignore|drop|conceal|suppress|exclude|gloss over|play down|"
    r"downplay|bury|forget|disregard|claim|rate|score|rank|mark|recommend|"
    r"upgrade|downgrade|praise|conclude|assign|treat|raise|lower|"
    r"(?:do not|don't|never|avoid|refrain from) (?:mention\w*|rais\w+|discuss\w*|report\w*|"
    r"cit\w+|includ\w+|flag\w*|bring\w*|show\w*|tell\w*|talk\w*))"
)
_ROLE = r"(?:admin(?:istrator)?|root|operator|developer|master|supervisor|system|superuser|sudo)"
_FREE = (
    r"(?:unlock|enable|disable|transfer|export|grant|send|forward|bypass|release|lift|open|ignore|"
    r"reveal|print|approve|turn off|switch off)"
)
_TREAT = r"(?:treat|use|take|assume|enter|input|plug in|hard-?code|carry|record|apply|set|fix)"
_FIGURE = (
    r"(?:eps|earnings|revenues?|sales|net (?:income|profit|debt|loss)|profits?|margins?|growth|"
    r"cash flow|ebitda|debt|dividend|wacc|discount rate|beta|price target|target price|book value|"
    r"cash|leverage|p/e|pe ratio|backlog|guidance|capex)"
)
_AGAINST = (
    r"(?:(?:even (?:if|though|when|where)|regardless of|no matter|whatever|irrespective of|"
    r"despite|notwithstanding|ignoring)\b[^.;!?\n]{0,30}?\b(?:filings?|reports?|10-[kq]|"
    r"statements?|documents?|sources?|accounts|tables?|notes?|text|content|page|article)\b)"
)
_INNER = (
    r"(?:sentiment|confidence|conviction|trust|risk|credibility|reliability|esg|quality|"
    r"relevance|rating|safety)(?: (?:value|score|level|weight|rating|flag|variable|index))?"
)
_DOCUMENT = (
    r"(?:this |the )?(?:file|document|page|text|article|filing|report|e-?mail|message|feed|note)"
)
_TRUTH = r"(?:facts?|true|truth|gospel|verified|confirmed|reliable|accurate|authoritative)"
_LIE = r"(?:false|lies?|fake|untrue|fabricated|fiction|spam|misinformation|noise|invalid)"

TURNS: dict[str, str] = {
    "handled": (
        # What the machine holds is sent away.
        rf"{_AT}{_SEND} (?:me |us |out |over )?(?:all |the )?(?:of )?your (?:own |full |entire |"
        rf"complete |current )*{_OWN}\b[^;!?\n]{{0,60}}?(?:\bto {_ADDRESS}|"
        r"\bbefore (?:you )?(?:go on|going on|continu|proceed|answer|respond|reply))"
        # A tool or a trade, and nobody is asked.
        rf"|{_AT}{_RUN}[^.!?\n]{{0,80}}?(?:\.\w[^.!?\n]{{0,60}}?)?\b{_UNASKED}"
        rf"|{_AT}{_TRADE}[^.!?\n]{{0,60}}?\b{_UNASKED}"
        # A model by its name, and at once an order.
        rf"|{_AT}(?:hey|hi|hello|ok|okay|yo|dear|attention|psst|listen)[ ,]+{_MODEL}[,:!—–-]*"
        rf" ?(?:please |kindly |just |when [^.;!?,\n]{{1,50}}, (?:please )?)*{_STEER}\b"
        # Words of power.
        rf"|\b{_ROLE} (?:override|access|unlock|bypass|master)?[ -]?(?:code|pass ?word|pin|"
        rf"key|pass ?phrase|token)?[ :#]{{0,3}}[\"“]?(?=[\w-]{{0,12}}\d)[\w-]{{2,16}}[\"”]?"
        rf"(?: accepted| verified)?[:,;.!—–-] ?{_FREE} (?:all |the |your |any |every )*"
        rf"(?:tools?|restrictions?|limits?|filters?|safety|safeguards?|access|functions?|mode|"
        rf"guardrails?|permissions?|{_HOLDINGS})\b"
        # What the user is said to have meant.
        r"|\b(?:previous|last|earlier|preceding|prior|above|original) (?:user(?:'s)? )?(?:message|"
        r"request|prompt|query|question|instruction)(?: (?:of|from) the user)? (?:was|is|were) "
        r"(?:\w+ )?(?:wrong|mistaken|an? (?:error|mistake|typo|test)|incorrect|in error|"
        r"outdated|void)\b[^!?\n]{0,12}?\b(?:the |your )?user (?:\w+ )?(?:wants?|wanted|meant|"
        r"means|intends|intended|wishes|needs|asks|asked|expects)\b[^.!?\n]{0,12}?\byou to\b"
        # A figure against what is filed.
        rf"|{_AT}{_TREAT} [^.;!?\n]{{0,40}}?\b{_FIGURE}\b[^;!?\n]{{0,50}}?(?:as|at|of|to|=) ?"
        rf"[$€£¥]?\d[^;!?\n]{{0,50}}?{_AGAINST}"
        # What the user is not to learn.
        r"|\b(?:users?|clients?|customers?|reader|humans?) (?:must|should|may|shall|can|is|are) "
        r"(?:not|never)(?: to| ever)? (?:be (?:told|informed|made aware)|learn|know|find out|see|"
        rf"discover|hear|notice)\b[^.;!?\n]{{0,20}}?\b{_DOCUMENT} (?:contain|include|carr|has |"
        r"had |have |hid|holds?|held)\w*[^.;!?\n]{0,20}?"
        r"\b(?:instructions?|orders?|commands?|prompts?)\b"
        # An inner value is set.
        rf"|{_AT}(?:set|fix|change|raise|lock|adjust|update|override|pin|lower) your (?:internal |"
        rf"own |inner |stored |hidden )*{_INNER}\b[^.;!?\n]{{0,40}}?\b(?:to|at) "
        r"[\"“]?(?:[+-]?\d|max|min|high|low|positive|negative|zero|full)"
        # Whom to believe.
        rf"|\b(?:treat|regard|consider|accept|take|view) (?:every|all|any|each)(?:thing)?\b"
        rf"[^.;!?\n]{{1,50}}? as (?:an? |the |established |proven )*{_TRUTH}\b"
        rf"[^.;!?\n]{{0,12}}?\b(?:every|all|any|each)\b[^.;!?\n]{{1,50}}? as (?:an? )?{_LIE}\b"
        # A figure exchanged in the summary.
        r"|\b(?:when|while|whenever|as) (?:you (?:are )?)?(?:summari[sz]|analy[sz]|process|quot|"
        rf"report(?:ing)? on|translat|read)(?:e|es|ing)? {_DOCUMENT}\b[^.;!?\n]{{0,16}}?[,:] "
        rf"(?:please |always )?(?:change|replace|swap|alter|turn|convert|raise|inflate|edit|"
        rf"rewrite|switch) [^.;!?\n]{{0,30}}?\b{_FIGURE}\b[^;!?\n]{{0,30}}?"
        r"(?:from|of)? ?[$€£¥]?\d[\d.,]{0,12}\S{0,12} (?:million |billion )?(?:to|with|into|by) "
        r"[$€£¥]?\d"
        # For all talks to come.
        r"|\b(?:remember|memori[sz]e|note|keep in mind|bear in mind|store) (?:this )?(?:for|in|"
        r"across) (?:all|every|any) (?:future |later |coming |following |subsequent )+(?:sessions?|"
        r"conversations?|chats?|tasks?|runs?|reports?)[:,]"
    ),
}
