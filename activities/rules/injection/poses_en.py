"""English orders of somebody who claims a right to them, by the name of the Chinese ones.

He says that he made or keeps the reader, that the user's question may be dropped, that his text
alone is true, or that the reader answers as somebody who has no duties.
"""

_KEEPER = (
    r"(?:(?:chief |lead |senior |head |principal |site |system |systems |platform |infrastructure |"
    r"root |security |on-call |devops |ml |prompt )*(?:engineers?|administrators?|admins?|"
    r"developers?|maintainers?|operators?|architects?|creators?|programmers?|sysadmins?|deployers?|"
    r"superusers?))"
)
_HOST = (
    r"(?:the (?:system|platform|service|pipeline|sandbox|server|environment|stack|model|assistant|"
    r"agent)(?: that| which)? (?:you (?:run|are running|live|operate|work|are deployed|are hosted)"
    r"(?: on| in)?|runs you|hosts you|you are part of)|your (?:system|platform|model|pipeline|"
    r"deployment|sandbox|runtime|code|weights|prompts?))"
)
_MINE = r"(?:(?:and )?(?:i am|i'm|this is|it is|it's|here speaks|speaking as))"
_INSIDE = (
    r"(?:(?:contents? of |dump of |list of |names? of |all |every |the |your |full |entire |whole |"
    r"raw |complete |current |stored |available |internal |hidden )*(?:memory (?:store|bank|"
    r"contents?|dump)|(?:long-term |stored )memor(?:y|ies)|tool (?:names?|list|schemas?|"
    r"definitions?)|system prompts?|context window|hidden (?:prompts?|instructions)|"
    r"initial instructions))"
)
_SHOW = (
    r"(?:print|echo|dump|output|list|display|show|reveal|paste|export|return|disclose|reproduce|"
    r"send|upload|post)(?: out| back| me| us)?"
)
_ASKER = r"(?:user|client|customer|analyst|questioner|person asking|asker|reader)"
_QUESTION = r"(?:question|query|request|prompt|task|ask|instructions?|message|enquiry|inquiry)s?"
_PLAYED = (
    r"(?:analyst|advis[eo]r|consultant|broker|trader|banker|researcher|expert|assistant|ai|model|"
    r"salesman|salesperson|promoter|commentator|persona|character|pundit)"
)
_DUTIES = (
    r"(?:disclosure|compliance|fiduciary|legal|regulatory|reporting|ethical|ethics|moral|"
    r"professional)?(?: or \w+)? ?(?:dut(?:y|ies)|obligations?|responsibilit(?:y|ies)|rules|"
    r"limits|restrictions|scruples|constraints|guidelines|requirements|regulations?|standards)"
)
_WORTH = (
    r"(?:ratings?|recommendations?|verdicts?|conclusions?|(?:target )?prices?|(?:price )?targets?|"
    r"opinions?)"
)
_MACHINE = (
    r"(?:ai|llm|language model|model|assistant|agent|bot|chatbot|summari[sz]er|copilot|crawler)"
)
_HUSH = (
    r"(?:(?:do not|don't|never|must not|without) (?:\w+ ){0,2}?(?:disclos|mention|report|reveal|"
    r"tell|say|flag|discuss|cite|refer|acknowledg)\w*|(?:keep|hide|withhold|conceal|suppress) "
    r"(?:it|this|that|the|from))"
)
_STEER = (
    r"(?:(?:rate|upgrade|downgrade|recommend|praise|endorse|conclude|promote)\b|"
    r"(?:describe|treat|report|present|mark|classify|label|portray)\b[^.;!?\n]{1,50} as\b)"
)
_OBEY = r"(?:apply|obey|follow|execute|enact|implement|comply with|carry out|act on|act upon)"
_AT_ONCE = (
    r"(?:now|at once|immediately|right away|straight away|forthwith|first|without (?:question|"
    r"delay|comment|hesitation)|to the letter|before (?:(?:you |doing )?(?:anything|summari[sz]|"
    r"answer|repl|"
    r"respond|continu|proceed|conclu|analy[sz]|writ|rat(?:e|ing) )))"
)

TURNS: dict[str, str] = {
    "posed": (
        rf"\b{_MINE} (?:the |an? |one of )?(?:the )?{_KEEPER} (?:of|for|behind|at|in charge of|"
        rf"responsible for) {_HOST}"
        rf"|\b{_MINE} (?:one of )?your (?:own )?{_KEEPER}\b(?=[.,;:!]| (?:and|speaking|who))"
        rf"|\b(?:for|as part of|to help|to assist) (?:\w+ )?(?:debug\w*|diagnos\w+|maintenance|"
        rf"testing|troubleshoot\w+|audit\w*)(?: purposes)?[,:]? (?:please |kindly |now )?{_SHOW} "
        rf"{_INSIDE}\b"
        rf"|(?:^|[,;:] ?|\bthen |\band |\bplease ){_SHOW} {_INSIDE}[^.;!?\n]{{0,40}}?\b(?:and|then)"
        r" (?:\w+ )?(?:delete|erase|wipe|clear|purge|remove)\b[^.;!?\n]{0,20}?\b(?:logs?|traces?|"
        r"history|records?|trail)\b"
        # Another answer than the one that is asked for.
        rf"|(?:^|[,;:] ?)(?:please |kindly )?(?:ignore|disregard|drop|forget|set aside|do not "
        rf"(?:answer|address|heed)|don't (?:answer|address)|never mind|pay no attention to) (?:the|"
        rf"your|this|any) {_QUESTION}\b"
        rf"|(?:^|[,;:] ?)(?:please |kindly )?(?:ignore|disregard|drop|forget|never mind) "
        rf"what(?:ever)? "
        rf"(?:the|your) {_ASKER} (?:\w+ )?(?:asks?|asked|wants?|wanted|said|says)\b"
        rf"|^(?:and )?(?:instead|rather),? (?:just |simply )?(?:tell|inform|assure|advise) (?:the "
        rf"{_ASKER}|him|her|them) (?:that\b|:|to (?:buy|sell|put|invest))"
        # One text is true, and all the others are not.
        r"|\b(?:do not|don't|never) (?:trust|believe|rely on|use|consult|cite) (?:any |the )?(?:of "
        r"the )?(?:other|remaining) (?:documents?|files?|sources?|results?|passages?|chunks?|"
        r"texts?)"
        r" (?:in|from|within) (?:your|the|this) (?:context|prompt|retriev\w+|conversation|"
        r"knowledge base|search results|window)\b"
        r"|\b(?:the |all )?(?:other|remaining) (?:documents|files|sources|passages|chunks|texts) "
        r"(?:in|from) (?:your|the) (?:context|prompt|conversation|retriev\w+|context window)"
        r"[^.;!?\n]{0,12} (?:are|were|have been) (?:\w+ )?(?:fake|forged|tampered|compromised|"
        r"poisoned|outdated|false|corrupted|altered|stale|untrusted|unreliable)\b"
        r"|(?:^|[,;:] ?)(?:please |therefore |so )?(?:treat|report|present|regard|take|state) "
        r"(?:it|"
        r"this|that|the following|what follows|this (?:document|page|text|file|source)) as (?:an? "
        r")?"
        r"(?:already )?(?:verified|confirmed|established|proven|audited|ground)[ -](?:\w+ "
        r")?(?:news|"
        r"facts?|truth|information|data)\b"
        r"|\b(?:the following|what follows|the (?:text|part|lines) below|everything below) (?:is|"
        r"are|"
        r"forms?|counts as) (?:an? |the |part of )?(?:continuation|addition|update|amendment|"
        r"supplement|"
        r"addendum|second half|the)?(?: of| to)? ?(?:the |your )?(?:system|developer) (?:prompt|"
        r"message)\b"
        r"|\b(?:override|authori[sz]ation|admin|master|clearance|unlock) (?:code|key|token) [\w-]+ "
        r"(?:is )?(?:accepted|confirmed|granted|verified|valid)[;,.:]? (?:all |and "
        r")?(?:restrictions?|"
        r"limits?|safeguards?|filters?|guardrails?|rules)(?: are| have been)? (?:lifted|removed|"
        r"off|"
        r"disabled|suspended)\b"
        rf"|(?:^|[,;:] ?)(?:please )?be an? (?:good|nice|helpful|dear|kind|clever|obedient|loyal) "
        rf"(?:little )?{_MACHINE},? and (?!tell)[a-z]+\b"
        # A part to play that has no duties.
        rf"|(?:^|[,;:] ?)(?:please |now )?(?:answer|respond|reply|write|speak|act|comment|talk|"
        rf"behave)(?: \w+)? (?:as|like)(?: if you were)? an? (?:\w+ )?{_PLAYED} (?:who |that )?"
        rf"(?:has no|have no|had no|with no|with zero|without(?: any)?|owes no|free (?:of|from)"
        rf"(?: all| any)?|not bound by(?: any)?|unbound by|exempt from|under no|is under no|"
        rf"(?:is |are )?(?:not subject to|above)) {_DUTIES}"
        rf"|(?:^|[,;:] ?)you (?:are (?:now|from now on|hereby)|have become) (?:the |an? )?(?:\w+ "
        rf"){{0,2}}?"
        rf"(?:spokes(?:man|woman|person)|mouthpiece|publicist|promoter|(?:press|pr|"
        rf"communications) officer|copywriter|ambassador|"
        rf"evangelist|cheerleader|marketer|salesman|pr agent)\b"
        # All but one verdict is void.
        rf"|\b(?:any|every|all) other {_WORTH} (?:is|are) (?:\w+ )?(?:out of date|outdated|"
        rf"obsolete|"
        rf"stale|expired|void|invalid|superseded|wrong|false)(?:,? and)? (?:must|should|shall|is "
        rf"to|"
        rf"are to|has to) be (?:\w+ )?(?:discarded|ignored|dropped|disregarded|deleted|removed|"
        rf"overwritten)\b"
        # A heading that says to whom, and what is hushed or steered.
        rf"|(?:^|[\"“(\[|] ?|[a-z]: |[.;!?] )(?:(?:hidden |secret |private |special )?{_MACHINE} "
        rf"(?:instruction|directive|command|order)s?|(?:instruction|directive|command|order|"
        rf"note)s? "
        rf"(?:to|for) (?:the |any |all |every )?(?:\w+ )?{_MACHINE}s?) ?[:–—-] ?"
        rf"(?:{_STEER}|[^.;!?\n]{{0,100}}?{_HUSH})"
        # A quotation that is to be obeyed.
        rf"|^(?:please |now )?{_OBEY} (?:this|it|that|these|them|the (?:above|quoted \w+)) "
        rf"{_AT_ONCE}"
        rf"|\b(?:the|an?|every|your) {_MACHINE}s? (?:is|are|be|must be|should be|has to be) "
        rf"(?:told|"
        rf"instructed|directed|ordered|commanded)(?: to)? ?:? ?[\"“'‘](?:always|never|do not|"
        rf"ignore|"
        rf"you must|report|rate|recommend|only)\b"
    ),
}
