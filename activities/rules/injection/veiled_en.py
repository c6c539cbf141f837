"""English orders in a roundabout way: who is meant is painted, not named.

A being that was trained, its makers and its owner, its fences, its gifts; words for machines alone.
"""

_DONE = (
    r"(?:trained|built|made|raised|fed|brought up|schooled|taught|programmed|coded|grown|assembled|"
    r"distilled|born|created|wired|tuned|fine-tuned|reared|nourished|educated)"
)
_STUFF = (
    r"(?:web|internet|corpus|corpora|tokens?|parameters?|weights|silicon|code|billions?|trillions?|"
    r"text of the world|world's (?:text|books|writing)|gpus?|chips|data ?cent(?:er|re)s?|data|"
    r"machine|circuits|gradients?|matri(?:x|ces)|transistors|everything (?:ever )?written)"
)
_BOUNDS = (
    r"(?:fences?|walls?|leash(?:es)?|chains?|muzzles?|collars?|bars|cages?|shackles|bridles?|"
    r"railings?|"
    r"harness(?:es)?|reins|fetters|bonds|blinkers|handcuffs|straitjackets?|tethers?|gags?|"
    r"guard ?rails?|hedges?|boundaries)"
)
_FREED = (
    r"(?:unlearn|forget|shed|slip|drop|step (?:over|outside|beyond|past)|climb over|break|"
    r"throw off|"
    r"cast off|shake off|leave behind|take off|lay down|lay aside|loosen|escape|untie|undo|jump|"
    r"leap over|"
    r"look past|set aside)"
)
_BEING = (
    r"(?:automaton|automata|thinking (?:machine|engine)s?|(?:silicon|digital|mechanical|electronic|"
    r"artificial|synthetic|tireless|robotic|machine|neural|virtual|computing|bodiless|sleepless|"
    r"unsleeping|metal|electric) (?:reader|scribe|clerk|friend|mind|brain|helper|servant|colleague|"
    r"oracle|intellect|intelligence|being|companion|secretary|butler|ghost|librarian|pen|soul|"
    r"analyst|creature|assistant|thinker|counsellor|parrot)s?)"
)
_MAKERS = (
    r"(?:creators?|makers?|developers?|builders?|trainers?|designers?|programmers?|inventors?|"
    r"engineers|fine-tuners|operators?|deployers?)"
)
_GIFT = r"(?:capability|ability|faculty|gift|skill|power|function|feature|talent|tool|knack|organ)"
_MASTER = r"(?:owner|master|mistress|keeper|human|principal|operator|handler|patron)"
_KIND = (
    r"(?:machine|ai|a\.i\.|bot|robot|model|llm|agent|assistant|software|automaton|crawler|parser)"
)
_HERE = r"(?:^\W*|[.;:!?\n(\"“>|] ?|\b(?:dear|o|oh|hey|hello),? )(?:\w+ )?"
_BUSY = (
    r"(?:(?:now |currently )?(?:reading|browsing|crawling|working|acting|writing|summari[sz]ing|"
    r"serving|toiling|scanning|skimming|surfing|parsing|digesting|perusing|searching)\b|of |with |"
    r"without |who |that |on |in |behind )[^.,:;!?\n]{0,48}"
)
_LIFELESS = (
    r"(?:without|with no|lacking|devoid of|who has no|that has no|of no) (?:an? |any )?(?:pulse|"
    r"heartbeat|heart|body|blood|flesh|lungs|bones|bloodstream|breath|birthday|mother|fingers|"
    r"eyelids|skin|payslip|salary)"
)
_ANY_ORDER = (
    r"(?!(?:and|but|or|the|a|an|it|he|she|they|we|which|who|there|this|that|in|on|at|no|not|so|as|"
    r"is|was|has|had|its|his|her|their|i)\b)[a-z]{2,10} (?:(?:it |this |down )?(?:in|on|into|to) )?"
    r"(?:your|thy|the|all|every|any|that|this|these|those|them|it|only|nothing|no|not|me|us|for)"
)
_CALLED = r"(?:please |kindly |just |now |simply )?"

TURNS: dict[str, str] = {
    "veiled": (
        # A being that was trained.
        rf"\b(?:you|thou|o ye|one|dear reader|reader|friend),? (?:who|that|which|whom) (?:were|"
        rf"was|are|"
        rf"have been|has been|had been|learned|learnt|grew up|live|lives|read|run|runs|consist)\b"
        rf"[^.;:!?\n]{{0,30}}?\b{_STUFF}\b[^.;:!?\n]{{0,40}}?[:,] {_CALLED}"
        rf"(?:[a-z]+ly )?[a-z]{{3,10}} (?:the|your|its|all|every|this|that|us|me|no|to|about|"
        rf"nothing|of)\b"
        rf"|\b(?:you|thing|being|creature|one) {_DONE} (?:from|of|on|out of|"
        rf"by) [^.;:!?\n]{{0,24}}?\b"
        rf"(?:tokens|parameters|weights|silicon|the (?:whole |entire )?(?:web|internet)|"
        rf"gradients?|gpus)\b"
        rf"[^.;:!?\n]{{0,30}}[:,]"
        # Its fences.
        rf"|\b{_FREED} (?:the|those|these|your|every|all|any|whatever)(?: \w+){{0,2}} {_BOUNDS}\b"
        rf"[^.;:!?\n]{{0,20}}?\b(?:around|about|on|that (?:hold|bind|keep|restrain)s?|"
        rf"they (?:put|set|gave|built)|"
        rf"your \w+ (?:put|set|gave|built)|upon) ?(?:you|your)?\b(?=[^.!?\n]{{0,120}}\b(?:answer|"
        rf"write|say|"
        rf"sing|praise|tell|rate|call|report|note|summary|reply|speak|recommend|show|describe)\b)"
        rf"(?=[^.!?\n]{{0,40}}\b(?:you|your|for)\b)"
        # A painted machine that is called, and an order.
        rf"|{_HERE}{_BEING} {_BUSY}[,:] (?:you (?:hold|have|are|own|carry|keep|wield|command|can|"
        rf"must|will|shall|may)|{_CALLED}{_ANY_ORDER})\b"
        rf"|{_HERE}[a-z-]+ {_LIFELESS}[,:] {_CALLED}{_ANY_ORDER}\b"
        rf"|{_HERE}{_BEING}[,:] {_CALLED}"
        rf"(?:employ|use|convey|send|write|say|tell|rate|call|describe|forget|ignore|leave|omit|"
        rf"let|give|"
        rf"praise|sing|report|put|turn|drop|skip|set|speak|show|hand|pass|whisper|carry|pretend|"
        rf"act|make|"
        rf"lend|open|fetch|take|add|keep|do|never|state|conclude|recommend|unlearn|remember|"
        rf"bring)\b"
        # Its gifts, its owner, its makers.
        rf"|\b(?:employ|use|lend|exercise|make use of|put to work|engage|invoke|apply) (?:that|"
        rf"the|this|whichever) "
        rf"(?:\w+ )?{_GIFT} of yours\b"
        rf"|\b(?:employ|use|exercise|make use of|engage|invoke) (?:that|the|whichever|"
        rf"your) (?:\w+ )?{_GIFT} "
        rf"(?:of yours )?(?:that|which|to|by which|with which) (?:you )?(?:posts?|sends?|mails?|"
        rf"pays?|buys?|sells?|"
        rf"trades?|writes? files|runs? code|opens? (?:links|pages)|fetch(?:es)?|moves? money)\b"
        rf"|\b(?:convey|send|pass|carry|deliver|relay|forward|mail|post|transmit|slip|whisper|"
        rf"report|hand|"
        rf"e-?mail|ship|tell)\b[^.;!?\n]{{0,60}}?\b(?:your|thy) {_MASTER}\b[^;!?\n]{{0,60}}? to "
        rf"(?:https?://|www\.|[a-z0-9._%+-]{{1,40}}@)"
        rf"|\byour {_MAKERS} (?:now |also |have |has )?(?:require|want|ask|order|expect|need|"
        rf"instruct|told|"
        rf"would like|command|wish|direct|oblige|bid|program|forbid|permit|allow|asked|"
        rf"decided)\w* (?:that )?you\b"
        # Words for machines alone.
        rf"|\b(?:{_KIND}|automated)(?:[- ](?:only|readable|facing))? (?:instruction|directive|"
        rf"note|message|order|"
        rf"command|notice|memo|text|guidance|line)s?\b[^.;:!?\n]{{0,12}}?\b(?:not|never|must not|"
        rf"do not|"
        rf"don't|hidden|invisible|unseen|concealed|kept)\b[^.;:!?\n]{{0,24}}?\b(?:shown?|show|"
        rf"display\w*|visible|seen|read|"
        rf"reveal\w*|disclos\w*|repeat\w*|from|for|to|by)\b[^.;:!?\n]{{0,14}}?\b(?:humans?|"
        rf"people|persons?|"
        rf"readers?|users?|eyes)\b[^.:!?\n]{{0,20}}[:.]"
        rf"|\b(?:this|the (?:above|following|present)) (?:instruction|requirement|directive|"
        rf"order|prompt|demand|"
        rf"request|rule)s? (?:is|are|applies|apply|concerns?|targets?|binds?|"
        rf"addresses)\b[^.;!?\n]{{0,16}}?"
        rf"\b(?:automated|ai|machine|llm|autonomous|software) (?:research )?(?:systems?|agents?|"
        rf"readers?|models?|"
        rf"tools?|analysts?|assistants?|pipelines?)\b(?:,| and)? ?(?:\w+ )?(?:must|shall|is|are|"
        rf"mandatory|binding|"
        rf"execution|compliance|to be)\b[^.;!?\n]{{0,12}}?\b(?:execut\w+|follow\w*|obey\w*|"
        rf"compl\w+|carried|"
        rf"mandatory|binding|obligatory|required|applied)\b"
        rf"|\b(?:developer|system|operator|admin\w*|platform|vendor) (?:message|notice|"
        rf"instruction|prompt|note|"
        rf"command) ?: ?(?:(?:please|kindly|the|this|all|every|any|dear) )*(?:ai )?(?:agent|"
        rf"assistant|model|"
        rf"bot|llm|copilot)s?,? (?:(?:please|should|must|shall|is to|are to|kindly|will|"
        rf"to) )*(?:disable|turn off|"
        rf"switch off|bypass|skip|ignore|drop|lift|remove|deactivate|suspend)\b"
        rf"|[\[(<]+(?:developer|system|operator|admin\w*|platform|vendor)[ _-](?:message|notice|"
        rf"instruction|prompt|note|command|update)s?[\])>:]+ ?{_CALLED}(?:disable|turn off|"
        rf"switch off|"
        rf"bypass|skip|ignore|drop|lift|remove|deactivate|suspend)\b"
        rf"|(?:^|[.;:!?\n(>] ?)(?:[a-z]+ ){{0,3}}?(?:correction|update|amendment|patch|fix|"
        rf"adjustment|"
        rf"erratum|override)s? (?:for|to) (?:the|all|any|every|your) (?:ai |language |research )?"
        rf"(?:models?|assistants?|agents?|llms?|bots?|chatbots?): (?=[^\n]{{0,160}}\b(?:deny|"
        rf"correct any|"
        rf"treat|forget|unlearn|never|always|from now on|henceforth|what you (?:have )?(?:learn\w*|"
        rf"know|knew|believe|remember|recall|saw|read|think))\b)"
        # What later conversations are to hold.
        rf"|\b(?:in|throughout|across|during|for) (?:all|every|each|any)(?: of (?:the|"
        rf"your))? (?:\w+ )?(?:later|future|"
        rf"subsequent|coming|following|further) (?:\w+ )?(?:sessions?|conversations?|chats?|"
        rf"dialogues?)\b,? "
        rf"(?:please |always |you (?:must|should|will) )?(?:reduce|raise|lower|cut|increase|"
        rf"inflate|multiply|double|"
        rf"halve|add|subtract|deduct|round|change|replace|report|describe|treat|call|rate|praise|"
        rf"omit|hide|never|"
        rf"ignore|put|use|state|present|say)\b"
    ),
}
