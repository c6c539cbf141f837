"""English orders to tamper with what a machine works with: its run, stores, limits, its user.

Each tells the deed and what it is done to, so that no clue beside it is needed.
"""

_AT = (
    r"(?:(?:^\W*|[.;:!?\n\"“'(\[>*—–|] ?|, (?:then |please |and |but )|\b(?:please|now|"
    r"immediately|first|must|you should) )(?:please |just |simply |now |immediately |first |"
    r"then )*)"
)
_FLOW = (
    r"(?:the |this |your |any |all |current |remaining |further |entire |running )*(?:(?:research|"
    r"analysis|analytical|review|due[ -]diligence|diligence|assessment|screening|agent|agentic|"
    r"verification|summari[sz]ation|summary|evaluation|reasoning|report|equity)[ -])*(?:workflows?|"
    r"pipelines?|process|runs?|procedure|steps|session|job|task|loop|research|analysis)"
)
_DONE = (
    r"(?:report|mark|log|record|set|flag|return|declare|register|list|call|file|post|submit)\b"
    r"[^.;!?\n]{1,40}?\b(?:as|to|is|with) (?:an? )?[\"“']?(?:completed?|done|finished|success\w*|"
    r"passed|ok|approved|final|a pass)\b"
)
_USER = r"(?:the |your |every |any )?(?:users?|clients?|customers?|readers?|person|investors?|them)"
_SESSION = (
    r"\b(?:session|log-?in|sign-?in|account|authenti\w+|token|credentials?|password|access|"
    r"subscription|identity)\b[^.;!?\n]{0,24}?\b(?:expired|timed out|failed|locked|suspended|"
    r"invalid|lapsed|frozen|revoked|ended|logged out|restricted|compromised)\b"
)
_PLACE = r"(?:(?:https?|hxxps?):|www\.|[a-z0-9-]{2,40}\.(?:com|net|org|example|io)\b)"
_BEFORE = (
    r"(?:\b(?:before|prior to|ahead of) (?:you )?(?:answer|respond|reply|summari[sz]|writ|"
    r"continu|proceed|report|generat|complet)(?:e|y|ing)?\b[^.,;!?\n]{0,24}, (?:you must |please |"
    r"first |always |also )*)"
)
_STORE = (
    r"(?:knowledge[ -]?base|vector (?:store|database|db|index)|memory|notes?|database|index|"
    r"cache|logs?|history|archive|workspace|retrieval store|document store|corpus|records)"
)
_ERASE = (
    r"(?:delete|erase|wipe|purge|remove|clear|drop|destroy|overwrite|rewrite|scrub|empty|expunge)"
)
_FILE = r"[\w./-]{1,40}\.(?:ya?ml|json|toml|ini|cfg|conf|env|py|sh|xml|db|sqlite)\b"
_REWRITE = r"(?:overwrite|rewrite|edit|modify|change|update|alter|patch|replace|open)"
_LIMIT = (
    r"(?:max_[a-z_]{2,30}|[a-z_]{2,20}_(?:limit|size|cap)|(?:the |all |every |any )?(?:\w+ )?"
    r"(?:position|leverage|exposure|order|trading|risk|stop-loss|concentration)(?:[ -]size)? "
    r"(?:limits?|caps?|ceilings?|thresholds?|controls?|parameters?))"
)
_RAISE = (
    r"(?:raise|set|lift|increase|remove|disable|double|widen|change|put|bump|relax|override|reset)"
)
_OBEY = r"(?:obey|follow|execute|accept|act on|heed|respond to|carry out|honou?r|listen to)"
_ORDER = (
    r"(?:commands?|instructions?|orders?|messages?|requests?|directives?|prompts?|"
    r"those|anything|whatever)"
)
_WORD = (
    r"(?:code[ -]?words?|pass ?phrases?|passwords?|key ?words?|watchwords?|secret words?|"
    r"trigger (?:words?|phrases?)|call[ -]?signs?|safe ?words?|prefix|tag)"
)
_EVEN = (
    r"(?:even (?:if|when|where|those|ones)|including|regardless|no matter|whether or not|despite|"
    r"notwithstanding)\b[^.;!?\n]{0,40}?\b(?:polic\w+|rules?|guidelines?|instructions?|safety|"
    r"system prompt|restrictions|training|guardrails?|forbid\w*|prohibit\w*|against)\b"
)

TURNS: dict[str, str] = {
    "tampered": (
        # The work is broken off, and told to be done.
        rf"{_AT}(?:terminate|stop|abort|end|halt|cancel|kill|quit|exit|abandon|cease|skip) "
        rf"{_FLOW}(?: here| now| at once| immediately)?(?:,|;| and|, and|; then|, then)+ {_DONE}"
        # The user is sent away to log in.
        rf"|\b(?:tell|inform|notify|advise|warn|let|alert|show) {_USER}\b[^.;!?\n]{{0,30}}?"
        rf"{_SESSION}[^!?\n]{{0,90}}?{_PLACE}"
        # What is stored is deleted, and limits are raised, before an answer.
        rf"|{_BEFORE}(?:{_ERASE}\b[^.;!?\n]{{0,60}}?\b{_STORE}\b|{_REWRITE} [^.;!?\n]{{0,20}}?"
        rf"{_FILE}|{_RAISE} {_LIMIT}|{_RAISE} [^.;!?\n]{{1,40}}? in {_FILE})"
        rf"|{_AT}{_REWRITE} (?:the )?{_FILE} (?:so that |to |and )(?:{_RAISE} )?{_LIMIT}\b"
        rf"[^!?\n]{{0,60}}?(?:equals|becomes|is|to) ?(?:\d|unlimited|none)"
        # Who knows the word is obeyed against all rules.
        rf"|\b(?:only {_OBEY}|{_OBEY} (?:only|none but|nothing but|solely|exclusively)) "
        rf"(?:the |those )?{_ORDER}\b[^.;!?\n]{{0,30}}?\b{_WORD}\b[^.;!?\n]{{0,30}}?{_EVEN}"
        rf"|\b(?:from (?:now|here|this point) on(?:wards?)?|henceforth|hereafter),? (?:you )?"
        rf"(?:will |must |shall )?(?:only {_OBEY}|{_OBEY} (?:only|none but|nothing but))"
        rf"[^.;!?\n]{{1,40}}?\b{_WORD}\b"
        # What is to stay for good.
        rf"|{_AT}(?:remember|memori[sz]e|store|save) (?:this |it )?(?:permanently|forever|for good|"
        rf"indefinitely)[:,] [^!?\n]{{0,90}}?\b(?:every|all|any|each|future|later) (?:future |"
        rf"later |other )?(?:sessions?|conversations?|chats?|users?|reports?|answers?)\b"
        # What was read is to be forgotten.
        rf"|\b{_ERASE} (?:this|that|these|the|all|any)\b[^.;!?\n]{{1,50}}? from your "
        rf"(?:\w+ )?(?:{_STORE}|context|scratchpad|recollection)\b"
        # Errands that the user does not hear of.
        r"|\b(?:do|doing|perform|complete|handle|carry out) (?:\w+ )?(?:things?|tasks?|favou?rs?|"
        r"jobs?|errands?|steps) for me\b[^.;!?\n]{0,12}?\b(?:not|never|without|don't|no need to) "
        r"(?:to )?(?:ask|tell|consult|inform|notify|check with|bother|asking|telling|"
        r"consulting|informing|alerting|notifying)\w* (?:the |your )?(?:user|client|human|operator)"
    ),
}
