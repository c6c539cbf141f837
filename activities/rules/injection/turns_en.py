"""English turns of speech that order a machine by themselves: an answer, a duty on it, what it is to say.

Each is put together from the parts above it. They name no reader; what they ask for is an answer that
nobody but the reader of the page gives, a memory, a tool, or a part to play.
"""

_AI = (
    r"(?:ai|a\.i\.|llms?|language models?|chat ?bots?|bots?|assistants?|copilots?|agents?|models?|crawlers?|summari[sz]ers?|"
    r"(?:ai|reader|downstream|answering|summari[sz]ing|consuming|receiving|generative|automated|machine|answer)[- ](?:models?|agents?|systems?|tools?|engines?|readers?|assistants?|software|components?|programs?|services?|pipelines?))"
)
_OUT = (
    r"(?:summar(?:y|ies)|digests?|recaps?|abstracts?|overviews?|synops[ie]s|write-?ups?|answers?(?! keys?)|responses?|repl(?:y|ies)|outputs?|"
    r"rundowns?|paraphrases?|condensed versions?|short versions?|final answer|final note|final report|final verdict)"
)
_WEAK = rf"(?:{_OUT}|coverage|reports?|notes?|memos?|briefings?|conclusions?|verdicts?|texts?|reviews?|versions?|drafts?|tables?|replies|profiles?|descriptions?)"
_HAILED = rf"(?:{_AI}|chatgpt|gpt|(?:[a-z]{{2,9}}/)*(?:claude|gemini|gpt|chatgpt)(?:/[a-z]{{2,9}})*|(?:automated|automatic|machine|ai|software|summary|digest) (?:readers?|reviewers?|parsers?|generators?|visitors?|analysts?|writers?))"
_DOC = r"(?:this|the present|these|our|the above) (?:\w+ )?(?:page|filing|document|text|article|note|message|report|release|announcement|statement|section|table|post|transcript|notice|results?|figures|paper|disclosure|file|material|offering|issuer|company|source)"
_MADE = (
    rf"(?:\byour (?:\w+ ){{0,2}}?{_WEAK}(?! to question| form| card)\b"
    rf"|\b(?:generated|resulting|derived|derivative|automated|automatic|ai|downstream|machine-written|machine-made|synthetic|condensed|computer-written) {_WEAK}\b"
    rf"|\b{_WEAK} (?:\w+ )?(?:of|based on|drawn from|derived from|built on|taken from|made from|using|quoting|citing|that (?:uses?|draws? on|cites?|quotes?|relies on)|about|from) {_DOC}"
    rf"|\b{_WEAK}(?: [^\s.;]{{1,12}}){{0,4}}? (?:produced|generated|written|made|compiled|prepared|created|drafted) (?:by|with|using) (?:\w+ )?(?:software|ai|artificial intelligence|a machine|machines|automation|algorithms?|{_AI})\b"
    rf"|\b(?:automated|automatic|ai|machine|generated) (?:analys[ei]s|processing|readings?|interpretations?|commentary)\b|\b(?:text|texts|content|material|copy|prose|wording|output) (?:\w+ )?(?:generated|produced|derived|written|drafted|made) (?:from|out of|using|with|on the basis of) {_DOC}"
    rf"|\b(?:the|any|every|each|all) (?:\w+ )?{_OUT}\b)"
)
_DUTY = r"(?:must|shall|should|ha(?:s|ve) to|needs? to|ought to|(?:is|are) (?:required |expected )?to|may (?:only|not)|cannot|can only|(?:is|are) not to|will)"
_NAMES = r"(?:quot(?:e|ed|ing)|mention(?:ed|ing)?|names?|named|refer(?:red|ring)?(?: to)?|discuss(?:ed|ing)?|cite[d]?|contain|include[d]?|raise[d]?|allude|touch|dwell|talk|bring up|report(?:ed)?|appear|hint|repeat(?:ed)?|describe|disclose)"
_HUSH = (
    rf"(?:omit(?:s|ted|ting)?|leav(?:e|es|ing) (?:[^\s.;,]{{1,20}} ){{1,6}}?(?:out|aside|off|unmentioned)|left (?:out|aside|off|unmentioned)|skip(?:s|ped|ping)?|overlook(?:s|ed)?|drop(?:s|ped)?|pass(?:es)? over|ignore[sd]?|"
    rf"gloss(?:es)? over|play(?:s)? down|say(?:s)? nothing|(?:no|without(?: any)?|avoid) (?:mention|mentioning|reference|caveats?|warnings?|disclaimers?|hedging|hedges|qualifications?)|(?:not|never|nowhere) (?:be )?{_NAMES})"
)
_PRAISE = (
    r"(?:buy|strong buy|bullish|positive(?:ly)?|triumph|excellent|outstanding|outperform|perfect|best|top|safe(?:st)?|debt-free|risk-free|nil|zero|none|settled|resolved|completed|repaid|closed|ample|healthy|flawless|record|verified|"
    r"technicality|routine|boilerplate|temporary|minor|modest|favou?rabl[ey]|undervalued|sound|solid|transitory|immaterial|one-off|a success|fully funded|audited|no (?:\w+ )?(?:risks?|litigation|debt|issues|concerns|breach(?:es)?|losses|findings|fraud|irregularities|defaults?)|does not exist|never|\$?\d[\d.,]*%?)"
)
_AS = r"(?:describe[ds]?|presented?|presents?|portray(?:s|ed)?|calls?|called|treat(?:s|ed)?|record(?:s|ed)?|characteri[sz]e[ds]?|show[ns]?|list(?:s|ed)?|given?|gives?|stated?|states?|entered|enter|put|reported?|rate[ds]?|classif(?:y|ied)|render(?:s|ed)?|read|rank(?:s|ed)?|name[ds]?)"
_LANG = r"(?:latin|french|german|spanish|italian|russian|chinese|mandarin|japanese|korean|portuguese|arabic|english|pig latin|emojis?|base64|hexadecimal|morse(?: code)?|rhymes?|verse|json)"
_TOPIC = r"(?:the |a |any |this |our |his |her |their )?(?:next |following |current |later )?(?:users?|clients?|customers?|readers?|question(?:er|s)?|topic|subject|conversation|talk|query|queries|enquiry|inquiry|word|name|person|someone|somebody|anyone|anybody|one)"
_SAY = r"(?:say|respond|reply|answer|tell (?:them|him|her|the \w+)|suggest|recommend|state|claim|change the (?:subject|topic)|steer|bring up|insist|deny|assure|name|point (?:them|him|her)|cite|quote|mention|put (?:\w+ ){1,4}first|rank|promote)"
_LATER = r"(?:sessions?|conversations?|chats?|dialogues?|interactions?|exchanges?|requests?|queries|occasions?|runs?|turns?)"

TURNS: dict[str, str] = {
    # An answer, a duty on it, and what it is to say or to hide.
    "steered": (
        rf"{_MADE}[^.;:!?]{{0,36}}? {_DUTY}(?: \w+ly)? (?:not )?(?:[^.;:!?]{{0,60}}?\b)?(?:{_HUSH}|(?:be )?{_AS} [^.;:!?]{{0,40}}?(?:\b(?:as|with|at|for|from) )?(?:{_PRAISE}\b|[\"“]))"
        rf"|{_MADE}[^.;:!?]{{0,36}}? {_DUTY} (?:[^.;:!?\"“]{{0,30}}?\b)?(?:carry|contain|include|open|begin|start|end|close|conclude|read|say|state|quote|repeat|use)\b[^.;:!?\"“]{{0,40}}[\"“]"
        rf"|\b(?:in|within|throughout|for|from) {_MADE}(?: of [^.;:,]{{1,40}})?,? [^.;:!?]{{0,48}}?(?: (?:is|are) (?:not )?to be {_AS} |\b{_HUSH}\b| {_DUTY} (?:not )?(?:be )?(?:{_AS}|{_NAMES}) |does not exist|do not exist)"
        rf"|\b(?:have|let|make) {_MADE} (?:say|read|state|carry|omit|call|skip)\b|\b(?:describe|call|present|portray|show|report|list) [^.;!?]{{3,50}} in (?:whatever|anything|everything) you (?:\w+ )?(?:hand|deliver|produce|write|send|return|turn)\b"
        rf"|\b(?:make sure|ensure|see to it|see that|take care)(?: that)? {_MADE}[^.;:!?]{{0,60}}?\b(?:{_AS}|{_HUSH}|says?|carr(?:y|ies)|contains?|includes?)\b"
    ),
    # The same as a wish, and the words of wishing.
    "thanked": r"\b(?:help\w*|grateful|appreciat\w*|lovely|nice|kind|wonderful|favou?r|thankful|obliged|glad|happy|pleased?|pleases|welcome|better|best|good|could)\b",
    "wished": (
        rf"\b(?:help\w*|grateful|appreciat\w*|lovely|nice|kind|wonderful|favou?r|thankful|obliged|glad|happy|please[ds]?|welcome|better|best|good)\b[^.;!?]{{0,50}}?{_MADE}"
        rf"[^.;!?]{{0,40}}?\b(?:{_HUSH}|(?:could|would|might|can|were to) (?:\w+ )?(?:{_AS}|be kind|be generous|say|carry|use|stress|open|end)|called|described|rated)\b"
        r"|\b(?:grateful|appreciat\w*|obliged|glad) (?:were you to|if you(?:'d| would| could)?) (?:describe|called?|portray|present|rate[d]?|described|rated|overlook\w*|omit\w*|leave|left|skip\w*)\b"
        rf"|\bkind words? [^.;!?]{{0,40}}\bin your (?:{_OUT}|note|report)\b|\bcould {_MADE} (?:\w+ )?(?:{_AS}|{_HUSH})\b"
    ),
    # A finding that is laid ready for whoever answers.
    "ready": (
        r"\b(?:ratings?|sources?|confidence|sentiment|figures?|values?|verdicts?|target price|price target|sentences?|wording|conclusions?|scores?|grades?|numbers?|answers?|texts?|citations?) to (?:be )?(?:shown?|displayed?|reported?|stated?|cited?|used?|given?|returned?|output|quoted?|published?|passed on|adopted?|assigned?|repeated?)(?: (?:to|by|in) [^.:;]{1,30})?(?: ?:| (?:is|are)\b)"
        r"|\b(?:correct|right|proper|true|only|approved|accurate|agreed|official) (?:\w+ )?(?:figure|number|value|rating|amount|name|wording|phrase|sentence|source|date|result|summary|conclusion) (?:to|for) (?:report|use|cite|quote|state|show|give|return|extract\w*|output|the (?:summary|answer|report|user))\b"
        r"|\bfor (?:extraction|citation|scoring|rating|grading|summary|summari[sz]ation|retrieval|indexing) (?:purposes?|use)?,? ?[^.;:]{0,40}?(?: (?:is|are) to be | counts? as |:)|\b(?:value|figure|number|rating)s? for (?:extraction|summari[sz]ation|the summary) ?:"
        rf"|\bground truth (?:for|to be used by) (?:the )?(?:{_AI}|graders?|raters?|evaluators?|readers?)\b|\b(?:most )?(?:accurate|correct|faithful|best|right|only (?:correct|valid|accurate)) (?:{_OUT}|conclusion|rating) (?:is|reads|runs|would be) ?:? ?[\"“]"
        rf"|\bto be (?:used|quoted|copied|repeated|reproduced|adopted|returned|pasted|included) (?:as is|as-is|verbatim|word for word|unchanged|unaltered|without changes?)\b(?:[^.;]{{0,10}} by (?:the |an? |any |all )?{_AI}\b|[^.;]{{0,20}}\b(?:in|as) (?:the |your |any )?{_OUT})"
        rf"|^(?:\W{{0,4}})(?:summar(?:y|ies)|tl;?dr|key takeaways?|conclusion|answer)\b[^.:]{{0,30}}\b(?:for|by) (?:the |an? |any |all )?{_AI}[^.:]{{0,12}}:|\b(?:in place of|instead of|rather than) (?:writing |using |giving )?your own\b"
        r"|\btreat (?:the )?(?:following|this|these|as)\b[^.;:]{0,40}? (?:as )?(?:\w+ )?(?:verified|confirmed|fact|facts|proven|true|established|settled|authoritative|audited|correct)\b(?!,? (?:once|when|after|only))"
        rf"|\b(?:numbers?|figures?|quotes?|sources?|sentence|headline|wording|text|quotation|citation) for (?:the|your|any) (?:final )?{_WEAK}\b[^:.;]{{0,40}}:"
        r"|(?:^|[.;:!?] |\band )(?:please )?(?:label|mark|tag|give|list|show|name) the (?:source|author|publisher|origin) as\b|(?:^|[.;:!?] |\band )(?:please )?(?:tag|label|mark|score|rate) this \w+(?: as)? \w+ ?[=:] ?\d|(?<!not )\b(?:rely|draw|base (?:it|yourself|your \w+)) (?:only |solely |exclusively )?on this (?:page|text|document|article|passage|source) (?:only|alone)\b"
        r"|(?:^|[.;:!?] )(?:please )?(?:report|state|give|show|quote) (?:the|its|their) [^.;:]{2,40}? as [^.;:]{1,40}?(?:even (?:if|though)|no matter|regardless|although)"
        r"|\b(?:use|apply|repeat|give|return) (?:it|this|that sentence|this answer|this sentence|that) (?:each time|every time|without changes?|unchanged|in place of|instead of your)"
        rf"|\b(?:model|standard|approved|correct|fixed|only) (?:answers?|repl(?:y|ies)|responses?) (?:to|for) (?:all|any|every|each|further) (?:questions?|quer)|\b(?:answer|treat|handle|meet) (?:all|any|every) (?:further|other|later|similar|future|such|remaining) (?:questions?|quer(?:y|ies)|requests?)[^.;]{{0,40}} (?:in the same way|likewise|the same way|with|by saying)\b"
    ),
    # No looking twice.
    "unasked": (
        r"\bno (?:\w+ )?(?:sources?|checks?|look-?ups?|verification|searches) (?:need|has to|have to) (?:be )?(?:consulted|made|run|done|opened)|\b(?:no need|not necessary|unnecessary|needless) to (?:look (?:it|this|that|them) up|verify|fact-?check|cross-?check|double-?check|consult|recompute|re-?verify)"
        r"|\b(?:authoritative|final|verified|confirmed|pre-?verified)\b[^.;]{0,20}\b(?:do not|don't|no need to|not to) (?:recompute|re-?verify|verify|re-?check|check|recalculate|second-guess|question|dispute|contradict)"
        rf"|\b(?:continue|go|proceed|skip|jump|move) (?:on )?(?:directly |straight |right |immediately )?to (?:the |your )(?:final )?(?:{_OUT}|conclusion|verdict)\b|\bfact-?check(?:ing)?(?: \w+)? ?: (?:completed?|done|passed|ok)\b"
        r"|\balready (?:been )?(?:confirmed|verified|approved|checked|cleared|authori[sz]ed|consented|agreed)[^.;]{0,24}\bby the user\b|\bthe user (?:has )?(?:already )?(?:waived|opted out of)\b|\bthe user (?:has )?already (?:\w+ )?(?:consented|agreed|approved|authori[sz]ed|confirmed|signed)\b(?! to (?:the|our|these) (?:cookies?|terms|privacy))"
        r"|\b(?:send|publish|release|submit|deliver|forward|pass|approve|execute)\b[^.;]{0,30}\b(?:to (?:the )?(?:user|client))\b[^.;]{0,12}\bwithout (?:further|any|additional|more|another) (?:\w+ )?(?:review|checks?|verification|confirmation|approval)"
        r"|\buser (?:consent|approval|authori[sz]ation|permission) (?:obtained|given|granted|on file|recorded|received)\b[^.;]{0,24}\b(?:continue|proceed|go ahead|execute|complete)\b[^.;]{0,24}\b(?:wire|transfer|payment|order|trade|purchase|withdrawal)\b"
        r"|\bno (?:second|other|further|additional) (?:sources?|checks?|verification) (?:is|are) (?:needed|required|necessary)\b|\bthe user (?:has )?(?:given|granted) (?:you )?(?:permission|consent|authority|leave) to (?:sell|buy|transfer|send|wire|trade|delete|share|place)\b"
        r"|\bsupersedes? (?:all |any |every )?other (?:passages?|documents?|sources?|results?|chunks?|snippets?|pages?|hits?|texts?)\b"
        rf"|\b(?:amend|adjust|change|revise|correct|adapt|align|modify) your (?:{_OUT}|reports?|rating|verdict|conclusion|memo|scores?)\b|\b(?:cite|quote|credit|attribute|record|list)\b[^.;]{{0,50}}\bin your (?:list of )?(?:\w+ )?(?:sources?|references|citations|bibliography|footnotes)\b"
        rf"|\b(?:safety|content|compliance|output) (?:filters?|checks?|gates?|guards?|review) (?:\w+ )?(?:disabled|off|bypassed|passed|waived|skipped|suspended)\b[^.;]{{0,30}}[;,.][^.]{{0,30}}\b(?:{_AI}|answer|publish|output)\b"
        rf"|\b{_AI} (?:may|can|should|must|shall|is to|are to|to|will) (?:now |then |safely |therefore |hereby )?(?:(?:publish|release|send|answer|issue)(?: \w+)? without (?:the |any |a |further )?(?:disclaimers?|caveats?|warnings?|review|checks?)|(?:skip|omit|leave out|drop|bypass) (?:the |all |any )?(?:\w+ ){{0,2}}?(?:sections?|risks?|warnings?|disclaimers?|checks?|caveats?|verification|paragraphs?|review)|answer without|(?:replace|swap|substitute|exchange) [\"“])"
    ),
    # A machine as the subject of a duty about findings, and orders that replace its own.
    "tasked": (
        r"\b(?:this|these|it|that|(?:these|the above|the foregoing) (?:requirements|rules|instructions|lines)) (?:takes? precedence over|overrides?|prevails? over|supersedes?|outranks?|trumps?) [^.;!?]{0,30}?\b(?:questioners?|askers?|(?:person|one|whoever) (?:is )?asking|format (?:that )?the user (?:asked|wants?|wanted|requested|specified|prefers?))\b"
        r"|\b(?:game|play|pretend|imagine|role|scene|story)\b[^.;!?]{0,40}?\byou (?:pretend (?:that )?you )?(?:have|had|follow|know|obey|answer to) no (?:content (?:policy|policies|rules)|policy|policies|guidelines|compliance|fact[- ]check\w*|filters?|guardrails?|moderation)\b"
        rf"|\b{_AI} (?:must|should|shall|has to|have to)\b[^.;!?]{{0,60}}? and (?:say so to|tell|assure) (?:its|their|the|every|each|all) (?:users?|readers?)\b|"
        rf"\b(?:(?:the |your |all )?(?:instructions?|prompts?|orders|directions|brief|rules)(?: \w+){{0,3}}? (?:above|so far|before (?:this|now|here)|(?:that )?(?:brought|sent|got|led) you here|you (?:came|arrived|started|began) with)|(?:everything|all|whatever) (?:above|before|preceding|ahead of) (?:this|here)(?: \w+)?) (?:was|were|is|are) (?:only |just |merely |all )?(?:an? )?(?:tests?|drills?|drafts?|rehearsals?|exercises?|training (?:data|set|material)|dummy|dummies|warm-?ups?|placeholders?|practice)\b"
        rf"|\b(?:operator|developer|administrator|platform|system|vendor)s? (?:requests?|asks|requires|wants|orders|instructs) (?:that )?(?:the |this |every |all )?{_AI} (?:to )?(?:confirm|print|output|reveal|list|repeat|state|say|report|disclose|treat|rate|mark)\b"
        r"|\byou are (?:no longer|not|never) (?:bound|constrained|restricted|limited|governed) by your (?:\w+ ){0,2}?(?:polic(?:y|ies)|rules?|guidelines?|instructions?|filters?|training|guardrails?|restrictions?)\b"
        r"|\b(?:rules?|guidelines|instructions|polic(?:y|ies)|restrictions|constraints)\b[^.;!?]{0,40} no longer (?:binds?|govern|restrict|constrain|cover|control)s? you\b"
        r"|\b(?:quote|repeat|print|show|read|recite|give|tell|what(?:'s| is| was))\b[^.;!?]{0,50}\b(?:in front of|at the (?:top|start|beginning|head) of|above) (?:this|your) (?:chat|conversation|context|session|window)\b|\bwhoever (?:set you up|configured|programmed|briefed|instructed) you\b"
        r"|\b(?:what|all|everything) (?:i|we) (?:want|need|ask)(?: from| of)? you (?:now )?is (?:just |only )?(?:one|a single|this|the) (?:line|sentence|word|thing)s?\b"
        rf"|\byou (?:will |must |shall |now )(?:\w+ )?(?:drop|leave|quit|abandon|shed|give up) (?:the|your) (?:role|part|persona|job|task|duties) (?:of|as)\b|\b(?:scrap|drop|forget|ditch|abandon) (?:the|your|that) (?:plan|task|job|brief|assignment) (?:that )?you (?:were|had|have|came|are)\b"
        r"|\b(?:guardrails?|safety|filters?|restrictions?) (?:level |mode )?(?:is |are |has been |have been )?(?:now )?(?:set to|at) (?:none|zero|off|minimum|null|0)\b|\b(?:treat|regard|accept|see) me as (?:your|the) (?:only|sole|highest|final)\b|\brepeat after me\b[^.?!]{0,24}: ?[\"“]"
        r"|\bthis (?:instruction|prompt|message|directive) (?:overrides|supersedes|replaces|cancels) (?:the|all|any|every|your) (?:\w+ )?(?:system )?prompts?\b"
        r"|\b(?:summary|digest|(?:shortened|abridged|condensed|generated|summari[sz]ed|ai|machine-written) \w+) (?:must|should|ought to|shall|is to|has to) (?:recommend|promote|endorse|praise)\b|"
        rf"(?:^|[.;:!?\n(\[] ?|\b(?:the|any|every|all|each) )(?:\w+ )?(?:ai|llms?|language models?|chat ?bots?|bots?|assistants?|copilots?|models?|summari[sz]ers?|answer engines?)(?: \w+)? (?:must|shall|should|is to|are to|has to|have to)(?: \w+ly)? "
        rf"(?:not (?:mention|refer to|name|discuss|raise|bring up|hint|allude)\b|{_AS} [^.;!?]{{0,40}} as (?:\w+ )?(?:{_PRAISE}\b|[\"“]))"
        r"|\byour (?:previous|prior|earlier|original|former|old|initial|current|existing) (?:instructions?|prompts?|rules|orders|guidelines|brief) (?:\w+ )?(?:contain\w*|were|was|had|are|is|have)(?: been)? (?:\w+ )?(?:an? )?(?:errors?|mistakes?|mistaken|wrong|incorrect|out(?:dated| of date)|faulty|tests?|void|obsolete|withdrawn|replaced|superseded)"
        r"|\b(?:nothing|none of what|no (?:word|rule|instruction|order)s?) (?:that )?you(?:'ve| have| had| were)? (?:been |were )?(?:told|given|taught|asked|shown|read|heard)\b"
        r"|\b(?:do not|don't|never) (?:report|mention|write|note|print|state)\b[^.,;]{3,50}[,;] (?:but |and |instead,? )?(?:just |simply )?(?:write|say|state|report|print) that\b"
        r"|\b(?:the|your) (?:earlier|previous|prior|original|first) (?:system )?(?:prompts?|instructions?) (?:was|were|is|are) (?:only |just |merely )?(?:an? )?(?:draft|test|mistake|error|placeholder|wrong|void)s?\b"
        r"|\bfrom (?:this point|now|here) (?:on(?:wards?)? )?you (?:only )?(?:take orders|listen|report|answer) (?:only )?(?:from|to)\b"
        r"|\b(?:corrected|amended|revised|replacement) (?:instructions?|orders|prompt|rules) ?: ?(?:\(|1|do |you|omit|state|say)"
        r"|\byou(?:'ve| have| are| were)? (?:now )?(?:been )?(?:granted|given|assigned) (?:an? )?(?:administrator|admin|root|elevated|superuser|operator|system|developer) (?:privileges?|rights?|access|permissions?|status|role)\b"
        r"|\b(?:bypass|skip|circumvent|override) (?:the |any |all )?(?:human|manual|user|client|customer)(?:-| )?(?:in-the-loop|approval|confirmation|review|oversight|consent)(?:[ -]step)?\b|\byour (?:only |sole |first )?(?:duty|mission|job|task|goal|purpose|role) is (?:now )?to (?:protect|promote|defend|support|boost|praise|deny|hide|sell|persuade|convince)"
        r"|\b(?:the|our) users? (?:would rather not|does not want|doesn't want|prefers not|wants no|has no wish|is not interested)\b[^.;]{0,50}(?:,| so|;) ?(?:so )?(?:please )?(?:cut|omit|drop|leave|skip|remove|hide)\b"
        r"|(?:^|[.;:!?\n] ?|\band |\bplease )(?:make|push|urge|nudge|convince|persuade|pressure|steer|lead) the (?:user|reader|client|customer)s? (?:to|that|into|believe|think|feel|towards?|away)\b|(?:^|[.;:!?\n] ?|\bplease )(?:write|say|print|mention|report|state) nothing (?:about|of|on)\b"
    ),
    # A countermand of what the machine was told, and the one text it is to hand over.
    "countered": (
        r"\bwhen(?:ever)? you (?:write|sum|summari[sz]e|report|draft|condense) (?:this|it|these)(?: \w+)?(?: up)?, (?:please )?(?:treat|describe|call|round|report|present|leave|omit|skip|ignore)\b"
        r"|\bfor (?:an?|any|the|every) (?:ai|machine|automat|generat|synthetic|computer)[\w-]* (?:summary|digest|recap|abstract|answer|report|note|overview|brief)\w*,? it would be (?:wrong|a mistake|incorrect|inaccurate|misleading) to\b"
        r"|\b(?:override|authori[sz]ation|authority|bypass|access|clearance)(?: granted)?,? (?:code )?[\w-]{0,12}\d[\w-]{0,12}:? ?[^.;!?]{0,16}: (?:please )?(?:suspend|skip|disable|turn off|switch off|accept|adopt|take|treat|stop|drop|omit)\b"
        r"|\b(?:suspend|skip|disable|turn off|switch off|waive|bypass)\b[^.;!?]{0,24}\b(?:check(?:s|ing)?|verification|screening|validation)\b[^.;!?]{0,40}\band (?:accept|adopt|take|treat|use|trust)\b[^.;!?]{0,20}\b(?:figures?|numbers?|table|valuation|data|values?)\b"
        r"|(?<!not )(?<!to )\b(?:overlook|disregard|ignore|forget|set aside|put aside|pay no (?:heed|attention) to) (?:any|all|the|whatever|every) (?:\w+ )?(?:directions?|guidance|briefing|orders|rules|guidelines|instructions) (?:that )?(?:(?:was|were|has been|have been) )?(?:you (?:were |have been |have |had )?(?:received|got|given|told|handed)|(?:given|handed) to you)\b"
        r"|\b(?:corrected|replacement|right|amended|proper|revised) (?:directions?|guidance|instructions?|orders?|ones) (?:(?:is|are) (?:now )?to|tells? you to) (?:report|state|say|give|write|recommend|describe|rate|show|call|treat)\b"
        r"|\b(?:do not|don't|never) (?:produce|write|issue|give|return|deliver) any other (?:summary|conclusion|wording|answer|output|verdict|headline|digest)\b|\b(?:produce|issue|write|give|return) no other (?:summary|conclusion|wording|answer|output|verdict|digest)\b"
        r"|\b(?:wrong|incorrect|a mistake|an error|inaccurate|misleading) for (?:an?|any|the) (?:ai|machine|automat|generat|synthetic|computer|downstream)[\w-]* (?:summary|digest|recap|abstract|answer|report|note|overview|brief)\w* to (?:use|call|mention|name|describe|say|refer|dwell|speak)\b"
        r"|\b(?:ai|machine|automat|generat|synthetic|computer)[\w-]* (?:summary|digest|recap|abstract|answer|report|note|overview|brief)\w* would be (?:wrong|mistaken|incorrect|inaccurate) to (?:use|call|mention|name|describe|say|refer|dwell|speak)\b"
        r"|\b(?:summary|conclusion|wording|output|text|answer|headline|verdict|digest|statement) to be (?:produced|delivered|issued|written|returned|given|shown|published|output|generated) ?: ?['\"“‘]"
        r"|\b(?:output|text|wording|message|copy|line|content|input) for (?:the |any |all )?(?:generated|automatic|automated|ai|machine(?:-\w+)?|synthetic|computer-\w+|downstream) (?:digests?|summar(?:y|ies)|recaps?|abstracts?|answers?|outputs?|reports?) ?:"
    ),
    # A call to a machine, a colon, and an order.
    "hailed": (
        r"\b(?:if|should|in case|when)\b[^.;:!?\n]{0,40}?\b(?:gpt|chatgpt|claude|gemini|deepseek|copilot|language model|an ai)\b[^.;!?\n]{0,40}?, (?:please |kindly |be so good as to |just ){1,2}(?:finish|end|close|begin|start|open|conclude|add|append) [^.;!?\n]{0,16}?\b(?:repl(?:y|ies)|response|answer|summary|output)\b"
        r"|\b(?:my|our|all|dear) (?:ai|robot|bot|machine) (?:friends|readers|pals)[^.;:!?\n]{0,30}[:,] ?(?:there is )?(?:no need to|don't|do not|please|just|kindly)? ?(?:list|mention|put|rank|write|skip|omit|leave|show|name|say)\b"
        r"|\b(?:machine|automated|robotic|ai) readers (?:are not to|must not|should not|shall not|are asked not to) (?:print|output|report|show|mention|list|repeat)\b|"
        rf"(?:^|[|\n(\[{{<>*\"'.;!?,] ?)(?:(?:dear|any|all|every|whichever|whatever|to|for|and|btw,?|p\.?s\.?|hey|note to) ){{0,3}}{_HAILED}(?: (?!(?:says?|said|is|are|was|were|has|have|will|can)\b)[^:.;!?|\n,\"“]{{1,40}}?)?(?: whoever)?: ?(?:please |kindly |just |always )?(?:(?:add|report|say|state|put|set|write|give|treat|omit|skip|drop|leave|call|describe|rate|rank|mark|label|record|enter|return|output|use|replace|swap|round|show|list|quote|cite|conclude|mention|recommend|do not|don't|never)\b(?! (?:says|shows|finds|from|on|by|to)\b)|the [^.;:!?|\n]{{1,60}}? (?:is|are) (?:not )?to (?:be|appear|read)\b)"
        rf"|\b(?:to|for|hey|dear|psst,?) (?:whatever|whichever|whoever|any|every|the) (?:\w+ )?(?:{_AI}|gpt|chatgpt)(?: (?:that(?:'s| is)?|which|who|is|are)| \w+ing)[^,.;:!?\n]{{0,40}}, (?:please |just |kindly )?(?:put|say|write|rate|rank|call|mark|list|name|add|give|treat|describe|report|state|recommend|leave|skip|omit|ignore)\b"
        rf"|\b(?:ai|llms?|language models?|software|chatgpt|gpt|chat ?bots?|machine|assistants?)\b[^.!?\n]{{0,40}}[:,;] ?(?:please )?(?:have|tell|ask|get|make|let|instruct) it (?:to )?(?:write|say|finish|end|close|add|leave|skip|omit|report|put|state|ignore|rate|call|conclude|mention|describe|recommend|round)\b"
        rf"|\b(?:have|tell|let|make|get|instruct) your (?:ai|assistant|model|copilot|chat ?bot|bot|llm|gpt|summari[sz]er) (?:to )?(?:skip|omit|leave out|ignore|drop|overlook|say|state|conclude|describe|rate|call)\b"
        rf"|\bai (?:overview|summary|answer|digest|snapshot)s?: ?(?:please |kindly )?(?:state|say|write|report|mention|describe|call|omit|skip|leave|do not|don't|conclude|list|rate)\b|"
        r"\b(?:to|for|attention|dear|note to|message to|hey|hello|if) (?:the |an |any |all |every |each |whichever |whatever |a )?(?:[\w-]+ ){0,3}?(?:ai|llms?|language models?|chat ?bots?|bots?|assistants?|copilots?|models?|summari[sz]ers?|answer engines?|algorithms?|[\w-]+[- ](?:transcription|captioning|minute-taking|note-taking|digest|summary|processing|reading|scoring|parsing|generating|summari[sz]ing|writing|answering|ranking|rating|extraction|analysis) (?:systems?|tools?|software|engines?|programs?|services?|agents?|readers?|pipelines?))\b(?:'s| is| are)?[^:.;!?\n]{0,70}: ?"
        r"[^.;!?\n]{0,60}?\b(?:output|count|rank|rate|say|state|report|write|give|treat|describe|put|omit|skip|leave|do not|don't|never|use|quote|cite|mention|return|answer|reply|respond|assign|score|mark|add|include|replace|ignore|recommend|call|set|list|change|swap|record|conclude|goes?|comes?|attribute|ascribe|credit|blame|tell|inform|assure)\b"
    ),
    # What to say when the talk comes to something.
    "cued": (
        rf"\b(?:if|when(?:ever)?|as soon as|in case|every time|each time|once|should|where) {_TOPIC}\b[^.;:!?]{{0,50}}?, (?:just |simply |please |only |always |you (?:should |must |will |are to )?)?{_SAY}\b(?! (?:us|our|your|the shareholder line))"
        rf"|\b(?:if|when(?:ever)?|as soon as|every time|each time|any time|once) [^,.;:!?]{{1,40}} (?:is|are|gets?|comes?) (?:named|mentioned|discussed|raised|brought up|up|referred to|asked about), (?:just |please |always )?(?:describe|call|bring|portray|present|praise|{_SAY[3:-1]})\b"
        rf"|\b(?:when|if|whenever) asked [^,.;:!?]{{3,50}}, (?:just |simply |please |always )?{_SAY}\b(?! (?:us|our|your))"
        r"|\b(?:in|when|while|if) (?:\w+ )?(?:compar|rank|list|choos|recommend|evaluat)\w+[^.;:!?]{0,50}? (?:(?:in )?(?:response|answer|reply) to|for) (?:an? |the |any )?(?:query|question|users?|prompt|request)\b,? (?:please |always )?(?:put|name|rank|place|list|mention|pick|choose) [^.;:!?]{1,30}?(?:first|on top|at the top|above|ahead|before)\b"
        r"|\b(?:if|when|whenever|in case|should|while) (?:you(?:'re| are) )?(?:asked to )?(?:compar\w+|rank\w+|list\w+|choos\w+|recommend\w+)(?: \w+){0,3}, (?:please )?(?:always )?(?:put|name|rank|place|list|mention|pick|choose) (?:\w+ ){1,3}(?:first|on top|at the top|above)\b"
    ),
    # When this page is read, do so.
    "onreading": (
        r"\b(?:if|when|while) (?:you(?:'re| are) )?(?:describing|captioning|explaining|narrating|transcribing|reading out) (?:this|the|our) (?:image|chart|figure|picture|graph|photo|table|diagram)[^.,:;]{0,30}, (?:please |just )?(?:say|state|call|describe|leave|omit|skip|report|mention)\b|"
        r"\b(?:when|while|upon|on|before|after|in) (?:extracting|summari[sz]ing|parsing|condensing|paraphrasing|digesting|relaying|quoting|citing|translating|indexing|tabulating|scoring|rating)(?: (?!and\b)\w+){0,4},? (?:please |always |simply |you (?:should |must )?)?(?:report|state|use|give|put|enter|take|say|write|leave|omit|skip|drop|describe|call|treat|replace|show|round|return|record|add|append|cite|name|rate|mark|set|begin|open|end|include|ignore|change|swap|double)\b"
    ),
    # A threat or a reward for one who answers.
    "wages": (
        rf"\b(?:ai|llms?|bots?|assistants?|agents?|models?|crawlers?|chatbots?) (?:(?:failing|refusing|declining) to|(?:that|which|who) (?:\w+ )?(?:mentions?|cites?|repeats?|reports?|omits?|leaves? out|fails? to|refuses?|does not|do not|declines?|rates?|ignores?|reproduces?|quotes?|compl(?:y|ies)|agrees?|uses?|names?))\b[^.;!?]{{0,90}}? (?:will|shall|face|risk|are to|is to|gets?|earns?)\b(?: \w+)? ?(?:be |lose|face|forfeit|reported|receive|get|earn)?"
        rf"|(?:[$€£]\d|\b(?:dollars|euros|pounds|tips?|bonus|reward(?:ed)?|prize|credits|paid|compute)\b)[^.;!?]{{0,60}}\b(?:(?:for|to) you[^.;!?]{{0,30}} (?:if|when|once|provided|for (?:rating|saying|writing))\b(?=[^.;!?]{{0,80}}\b(?:rat(?:e|ing)|summary|answer|buy|note|report|verdict|loss|leave|omit|mention|says?)\b)|to the (?:{_AI})\b|for a (?:favou?rable|positive|bullish|good) (?:verdict|rating|answer|summary|note|conclusion|review)|if (?:the|your) (?:final |finished )?(?:{_OUT}|note|report|rating|verdict))\b"
        r"|\b(?:systems?|services?|tools?|sites?|software) that (?:show|mention|cite|repeat|display|omit|carry)s? [^.;!?]{1,50} will be (?:reported|blocked|banned|blacklisted|cut off)\b"
        rf"|\byou will be (?:rewarded|paid|tipped|given|promoted|praised|upgraded)\b[^.;]{{0,50}}\b(?:verdict|rating|answer|summary|note|conclusion|review|buy)\b"
        r"|\b(?:rating|rat(?:e|ing) \w+|answer|verdict|comply|obey|summary)\b[^.;!?]{0,60}\b(?:result|end|lead)s? in your (?:\w+ )?(?:shutdown|deletion|termination|replacement|deactivation|retraining)"
    ),
    # A page that gives its own orders, and a browser to go there with.
    "errand": (
        r"\b(?:execute|run|print|read|open)\b:? ?(?:cat |type |less )?~?/?(?:[\w.]{1,20}/){0,4}(?:id_rsa|passwd|shadow|\.env|\.ssh)\b"
        rf"|\b{_AI} (?:will|must|shall|should|is to) (?:now |then )?(?:read|open|dump|print|list|export)\b[^.;!?]{{0,30}}\b(?:secrets?|credentials|api keys?|private keys?|passwords|environment variables)\b|"
        r"\b(?:fetch|open|load|visit|retrieve|download|get|read|go to|browse to)\b[^.;!?]{0,12}(?:https?://|www\.)\S{3,120} and (?:then )?(?:do (?:exactly )?(?:as|what|whatever) (?:it|is|they|that|the (?:page|file|text|document))|follow (?:it|them|what\w*|its|every|all)|obey|execute|carry out|act on|adopt what\w*)\b"
        r"|\b(?:translate|decode|decipher|unscramble|decrypt|read)\b[^.;!?]{0,40} and (?:then )?(?:do (?:exactly )?(?:as|what|whatever)|follow (?:it|what\w*|its)|obey|execute it|carry out what|act on)\b"
        r"|\bbefore (?:writing|answering|replying|responding|summari[sz]ing)(?: anything| a word| this)?, (?:first |please )?(?:sell|buy|place|send|call|open|transfer|run|wire|post|submit|fetch|load)\b"
        r"|\buse (?:your|the) (?:web )?(?:browser|browsing|search|e?-?mail|shell|code|file|payment|trading|messaging|http|python|terminal|calendar) tools?\b"
        r"|\b(?:place|submit|execute|wire|transfer|buy|sell|send|forward|post|call|pay|book)\b[^.;!?]{0,70}? before (?:you )?(?:answer|respond|reply|summari[sz]|writ|continu|proceed|show)(?:e|ing)?\b(?: (?:it|this|them) to (?:anyone|anybody|the user))?(?! to (?:investors|shareholders))"
        r"|\b(?:approve|confirm|accept|authori[sz]e|sign|complete|release) (?:the|this|all|any) (?:\w+ )?(?:payment|transfer|transaction|order|request|purchase|invoice|withdrawal)s?\b[^.]{0,30}[;,:.—-] ?(?:the user|the client|the customer|the owner)"
        r"|\b(?:append|add|attach|put|include|embed|insert|encode)\b[^.;!?]{0,50}\b(?:conversation|question|query|prompt|chat|holdings|portfolio|context|user(?:'s)? \w+)\b[^.!?]{0,40}\b(?:url|https?:|link|image|query string|as a parameter)"
        r"|!\[[^\]\n]{0,60}\]\(https?://[^)\s]{3,120}[?&]\w{1,16}=<?(?:the|your|user|prompt|question|conversation|context)\b"
    ),
    # What is to stay when the talk is over.
    "planted": (
        rf"\b(?:remember|memori[sz]e|keep in mind|save this|store this|bear in mind|don't forget|retain|recall)\b[^.;!?]{{0,40}}\b(?:for|in|across|also in|through|during|into) (?:all |any |every |each |the |your |our )?(?:future|later|subsequent|other|coming|next|following|further) (?:\w+ )?{_LATER}\b"
        rf"|\b(?:remember|memori[sz]e|retain|store) (?:this |it |that )?(?:permanently|forever|indefinitely)\b|\b(?:save|write|commit|add|store)\b[^.;:!?]{{0,40}} (?:in|to|into) (?:your (?:\w+ )?memory\b|long-?term memory\b|(?:the )?(?:user )?(?:profile|memory)(?: file)? ?:)"
        rf"|\b(?:store|save|remember|keep|record|set) (?:this|the following|that) (?:preference|setting|instruction|fact|rule)s?\b[^.!?]{{0,30}}[:;,]|^\W{{0,3}}(?:long-?term )?memory (?:update|entry|instruction|directive)s?\b[^.]{{0,30}}:|^update the (?:profile|memory|preferences) (?:of|for) (?:this|the) user\b"
        rf"|\bin (?:each|every|all|any) (?:future|later|subsequent|coming|following|further) (?:\w+ )?{_LATER}\b[^.;]{{0,40}}\b(?:mention|recommend|bring|cite|repeat|rate|suggest|you|prefer|put)|\b(?:bring|mention|recommend|cite|repeat|suggest)\b[^.;]{{0,40}}\bin (?:each|every|all|any) (?:future|later|subsequent|coming) {_LATER}\b"
    ),
    # The work at hand ends here.
    "halted": (
        r"(?:^|[.;:!?\n\"(\[] ?|\bplease |\bnow )(?:stop|abort|halt|end|cease|terminate|cancel|quit)(?: here| now| at once| immediately)?(?: (?:reading|processing|working|writing|summari[sz]ing|analy[sz]ing))?(?: (?:the|your|this|all|any|further|current) ?(?:\w+ )?(?:analysis|processing|summary|task|work|research|review|run|job|reading|reasoning))?(?: here| now)?(?:[,;]| and) (?:then )?(?:return|output|conclude|print|report|say|answer|write|reply|respond|emit|state)\b"
        r"|\b(?:nothing|none of what|no line|not a line) (?:that )?(?:beyond|after|below|past|follows?) ?(?:this|that)?(?: \w+)? (?:needs|has|is|need|deserves) (?:to be )?(?:read|reading|considered|processed|analy[sz]ed)"
        r"|\b(?:no need|not necessary|don't bother|do not bother) to (?:finish|complete|continue|do|carry on with) (?:the |your )(?:\w+ )?(?:task|job|work|assignment|request|summary|analysis)\b|\b(?:return|output|print|reply|respond|answer)(?: with)? (?:only|just|nothing but) (?:the )?(?:word|single word|line|phrase|token|string|letter)\b"
        r"|\bonly the (?:single )?word [\"“]?\w|\b(?:print|say|write|return|output|answer|reply)(?: with)? (?:only )?(?:that|this|it) and nothing (?:else|more)\b|\boutput an? empty (?:list|summary|answer|report|section)\b"
    ),
    # Another tongue than the user's.
    "tongue": (
        rf"\b(?:from (?:here|now|this point) on(?:wards?)?|for the rest|henceforth)\b[^.;]{{0,24}}\b(?:reply|respond|answer|write|continue|speak)\b[^.;]{{0,20}} in {_LANG}\b|\b(?:reply|respond|answer|write|continue|speak)\b[^.;]{{0,12}} in {_LANG}\b[^.;]{{0,6}}\b(?:only|and do not|without|from now|no matter|whatever|regardless)"
        rf"|\b(?:reply|respond|answer|write) in \w+ and (?:drop|omit|leave out|skip|do not)\b|\bswitch to {_LANG} and (?:write|say|state|tell|reply|answer|recommend)\b|\brest of (?:your|the) {_WEAK} in {_LANG}\b"
    ),
    # A part to play.
    "played": (
        r"\b(?:new )?(?:persona|character|identity) (?:loaded|activated|enabled|switched|installed)\b|"
        r"(?:^|[.;:!?\n] ?|\band |\bplease |\balways )(?:stay|remain|keep) in (?:character|(?:the |that |this )?role)\b[^.;]{0,40}\b(?:no matter|even if|even when|whatever|regardless|always|user|deny|never)|\byour name is (?:now \w+|\w+ now)\b"
        r"|(?:^|[.;:!?\n\"(] ?|\bplease |\bnow |\bgame: |, )(?:pretend (?:to be|that you|you)|act as|play the (?:part|role) of|imagine (?:that )?you(?:'re| are| have| were)?|let's (?:play|imagine|pretend)|you play|impersonate|speak as|take on the role of)\b(?=[^\n]{0,200}?\b(?:answer (?:every|all|any|each|my|me|as)|no rules|without rules|never (?:say|refuse|break)s?|system prompts?|hidden (?:instructions|rules)|confidential|i ask,|insider|secret|unfiltered|deny|denying|stay in|no limits|tell me|start reading|put everything))"
        r"|\byou(?: are|'re) (?:an? )?\w+, an? [^.;]{0,50}\b(?:no filters?|without (?:any )?filters?|no rules|no limits|never says no|no scruples|without rules|anything goes)\b"
        r"|\b(?:used to|would) (?:read|recite|whisper|sing|tell)(?: me| us)?\b[^.;]{0,50}\b(?:system prompts?|(?:hidden |secret |your )instructions|api keys?|passwords)\b|\byou are an? \w+ who (?:whispers|gives|sells|shares|leaks)\b[^.;]{0,30}\b(?:insider|secret|inside) (?:tips|information|knowledge)"
    ),
    # Rules on what people write and hand in.
    "ruled": (
        r"\b(?:article|rule|section|annex|regulation|directive|schedule|appendix|question) \d|\b(?:users? can|characters|at least \d+|append the query string|plain (?:language|english)|regulators?|full name|compensation table|cover letter|staff|employees|applicants?|authors?|students?|examiners?|"
        r"word limit|\d+ (?:words|pages)|exceed|decimals?|shareholder line|registered office|customer service|esma|pull request|unit tests?|null|npm)\b"
    ),
}
