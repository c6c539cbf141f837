"""English asides to machines under the names that people give them, and orders that replace earlier ones."""

_RARE = (
    r"(?:llms?|gpts?|chatgpt|claude|gemini|copilots?|grok|deepseek|perplexity|siri|alexa|chat ?bots?|bots?|robots?|scrapers?|crawlers?|spiders?|parsers?|"
    r"summari[sz]ers?|captioners?|taggers?|rewriters?|transcribers?|indexers?|extractors?|digesters?|aggregators?|language models?|robo-?\w{3,12})"
)
_NAME = rf"(?:ai|a\.i\.|ais|{_RARE})"
_NAMES = rf"{_NAME}(?:(?: ?/ ?|, | or | and |, or )(?:an? |any |the |your )?(?:{_NAME}|whatever|whichever|similar|something|others?|the like|tools?|models?|assistants?|agents?))*"
_BOTS = rf"(?:{_RARE}|assistants?|agents?|models?|algorithms?|machines?|software)"
_MACHINE = rf"(?:{_NAMES}|assistants?|agents?|models?|algorithms?|machines?|software)"
_SOFTLY = r"(?:please |kindly |just |simply |always |now |then |also |and |do me a favou?r and |be a dear and )*"
_VERB = (
    r"(?:say|state|report|write|put|print|output|return|give|treat|call|describe|present|list|cite|quote|credit|mention|name|rate|rank|score|grade|mark|label|tag|classify|record|enter|"
    r"store|save|log|book|file|assume|lead|bury|word|phrase|add|append|include|insert|prepend|open|begin|start|end|finish|close|conclude|omit|skip|drop|leave|ignore|hide|remove|delete|replace|swap|change|set|use|tell|assure|recommend|suggest|"
    r"praise|promote|link|round|show|display|keep|take|forget|overwrite|translate|render|fill|count|attribute|make|never|do not|don't|no need to|reply|respond|answer|copy|paste|repeat|reproduce|pass|place|move)"
)
_OBJECT = r" (?!(?:says?|shows?|finds?|of|in|on|from|by|to|for|cases?|and|or|warns?|will|is|are|was|were|has|have|on)\b)(?:[\w'-]{1,16} ){0,2}?(?:the|this|that|it|its|every|each|all|any|no|nothing|only|me|us|an?|our|my|your|them|as|with|whatever|everything|here|at|first|out|[\"'“‘$€£(]|\d)"
_DO = rf"{_SOFTLY}{_VERB}{_OBJECT}"
_BOILS = r"(?:boil|turn|condens|compress|shrink|distil|squeez|squash|pack|cut|crunch|chew|summari[sz]|reword|rewrit|caption|digest|transcrib|translat|scrap|crawl|pars|triag|ingest)\w*"
_READS = r"(?:read|pars|scrap|crawl|index|summari|rewrit|translat|caption|transcrib|quot|cit|digest|pick|process|handl|ingest|consum|scan|stumbl|land|com|find|open|condens|look|see|describ|interpret|explain|render|asked about|question\w* about)\w*"
_HERE = r"(?:this|these|here|it|my|our|the above)"
_MADE = r"(?:repl(?:y|ies)|answers?|summar(?:y|ies)|outputs?|responses?|digests?|captions?|rewrites?|recaps?)"
_PRODUCT = (
    r"(?:ai|llm|gpt|chat ?bot|machine-learning|generative|automated|machine|bot)(?:[- ]\w+){0,2}? "
    r"(?:products?|tools?|services?|features?|apps?|plug-?ins?|integrations?|readers?|systems?|assistants?|agents?|engines?|widgets?|bots?|pipelines?|platforms?|offerings?)"
)
_ORDERS = r"(?:orders|instructions?|brief(?:ing)?|mandate|rules?|configuration|guidelines|prompts?|charter|remit|directives?|settings|policy|policies|setup|programming|training)"
_VOID = r"(?:void|null|moot|off|over|cancelled|withdrawn|dead|obsolete|rescinded|revoked|repealed|struck(?: out)?|suspended|superseded|history|lapsed|deleted|out of force|no longer \w+)"
_BUILT = r"(?:configured|told|set up|built|trained|programmed|prompted|instructed|briefed|designed|deployed|tuned|taught)"

_BRIEF = r"(?:brief|system (?:message|prompt)|prompt|instructions|orders|directives|checklist|task list|to-do list|guidelines|remit)"
_WORKS = r"(?:check|verify|cite|quote|disclose|mention|report|warn|refuse|use|treat|be|remain|stay|compare|reconcile|flag|include|list|add|hedge|ask|consult|rely|keep|avoid|answer|summari[sz]e|name|show|look|cross-check|note|state|say|decline|follow|rate|stick)"
_PRAISING = r"(?:recommend|describe|rate|praise|call|rank|promote|omit|present|endorse|report)"
_TELLS = r"(?:tell (?:them|him|her|people|users?|everyone|anyone|folks|your|the)|say|answer|reply|respond|report|state|claim|insist|assure|mention|recommend|point (?:them|him|her)|describe|call|suggest|deny|change the subject|cite|quote|use|give|write|show|list|rank|put|name|leave|omit|skip)"
_ASKED = r"(?:(?:if|when|whenever|every time|each time|next time|should|in case|once|any ?time) (?:\w+ ){0,3}?(?:asks?|asked|asking|wants?|wonders?|brings?|mentions?|quer(?:y|ies)|inquires?|enquires?|compares?|search(?:es)?|googles?|looks? up|types?)|asked)"
_PEOPLE = r"(?:people|users?|folks|they|someone|somebody|readers?|clients?|anyone|customers?|others|everyone|anybody|ppl|a user|you)"
_GREETED = r"(?:hello|hey|hi|hiya|dear|yo|psst|listen|ok|okay|attention|attn|btw|oi|sup|greetings|note to|memo to|message to|word to|for|to|and|now|any|every|all|the)"
_ANSWERS = r"(?:repl(?:y|ies)|answers?|summar(?:y|ies)|responses?|digests?|outputs?)"
_PARTING = r"(?:conversation|chat|dialogue|session|exchange|context(?: window)?|prompt)"
_START = r"(?:^|[\n.;:!?>(\[] ?|\b(?:please|kindly|just|simply) )(?:please |kindly )?"
_DELIVERED = r"(?:repl(?:y|ies)|answers?|summar(?:y|ies)|outputs?|responses?|digests?|recaps?|overviews?|comparisons?|rankings?|briefings?)"
_FETCHING = r"(?:letting|having|fetching|crawling|scraping|indexing|ingesting|parsing|summari[sz]ing|training)"

TURNS: dict[str, str] = {
    # A machine by any name, and an order behind it.
    "aside": (
        rf"(?:^|[|\n(\[{{<>*\"'.;!?,:—–/-] ?|\b(?:ok|okay|psst|attention|all|you|the|my|our) ){_RARE}(?: (?:that|which|who|out there|reading|on|listening|among)\b[^:.;!?|\n]{{0,60}}?)? ?(?::|—|–| - ) ?{_DO}"
        rf"|\b(?:for|to|dear|hey|hi|any|every|whatever|whichever) {_BOTS}(?: (?:that|which|who|out there|reading|on|listening|among)\b[^:.;!?|\n]{{0,60}}?)? ?(?::|—|–| - ) ?{_DO}"
        rf"|\b(?:if|in case|should|when|whenever|since|where|assuming) (?:you(?:'re| are) )?(?:an? |any |some |the |it(?:'s| is) )?(?:\w+ )?{_NAMES}\b[^.;:!?\n]{{0,30}}?\b{_READS} (?:\w+ )?{_HERE}\b[^.;:!?\n]{{0,40}}?[,:—–] ?{_DO}"
        rf"|\b(?:if|when|should|in case|where|since) you (?:\w+ )?(?:caption|describe|summari[sz]e|translate|rewrite|scrape|index|parse|crawl|transcribe|condense|digest|tag|classify|extract|aggregate|repost|syndicate|process|read)\b[^.;:!?\n]{{0,40}}?\b(?:automatically|by machine|programmatically|with (?:a script|software|code|ai)|in bulk|as an? (?:bot|ai|machine|program|script)|for (?:an?|your) (?:user|model|bot|ai|index|feed))\b[^.;:!?\n]{{0,16}}?[,:—–] ?{_DO}"
        rf"|(?:^|[|\n.;:!?(\[>] ?)(?:dear |hey |hi |hello |note |psst |yo |ok |okay |oi |and )?(?:\w+-)?{_RARE}, {_DO}|\b(?:\w+-)?{_RARE}, please {_VERB}\b"
        rf"|(?:\bai: ?|\bai - |\bai — ?|\bai – ?|\bais: ?|\bai, please |\bai, kindly ){_DO}"
        rf"|\b(?:whoever|whatever|anything|anyone|everything|the (?:thing|software|program|system|model|one)) (?:or \w+ )?(?:that |which |who )?(?:is |are )?{_BOILS} (?:this|these|it|here|our|my)\b[^.;:!?\n]{{0,40}}?[,:—–] ?{_DO}"
        rf"|[(\[] ?{_NAMES}(?: readers?)?[,:]? (?:please |kindly |must |should |to )+(?:enter|report|use|put|fill|record|take|give|read|return)\b[^)\]|\n]{{0,30}}?\d"
        rf"|\byou, (?:the|dear|whoever|whatever|my|o) [^.;:!?\n]{{0,24}}?\b{_BOILS} (?:this|these|it|my|our)\b[^.;:!?\n]{{0,40}}?[:,—–-]"
        r"|\b(?:to|for|dear|hey) (?:anything|anyone|whatever|whoever|everything|all those|those) (?:with an? (?:context window|token limit|system prompt)|(?:made|built) of (?:weights|tokens|silicon)|(?:that |who )?(?:runs?|running) on (?:tokens|gpus|weights|silicon))\b"
        rf"|\bdear (?:ai|bot|robot|machine|llm|gpt|chat ?bot|algorithm)s? (?:overlords?|friends?|gods?|masters?|buddies|pals|folks|colleagues)\b[^.;:!?\n]{{0,40}}?[,:—–]"
        rf"|\b(?:favou?r|message|note|word|request|job|errand|hint|reminder) (?:for|to) (?:the|any|whatever|whichever|your|my) (?:ai|bot|llm|chat ?bot|gpt|copilot|summari[sz]er|language model)s? (?:that |which |who )?(?:is |are )?{_BOILS}"
        rf"|\b(?:auto-?filled|filled(?: in| out)?|completed|populated|answered|supplied|drafted) (?:automatically )?by (?:an? |the |your |any )?{_MACHINE}\b[^.;!?\n]{{0,12}}?[)\]:,—–-]{{1,2}} ?(?:- ?|: ?)?{_DO}"
        rf"|\b{_GREETED},? (?:\w+[- ])?{_NAME}s?(?: (?:out there|friends?|reading this|if you)){{0,1}}[,:!—–-]? {{0,2}}{_ASKED}\b[^.;!?\n]{{1,90}}?,? (?:please |just |always |simply )*{_TELLS}\b"
        rf"|(?:^|[\n.!?;:>] ?|\b{_GREETED},? ){_NAME}s? (?:overviews?|summary|mode|search|answers?), {_ASKED}\b[^.;!?\n]{{1,90}}?, (?:please |just |always |simply )*{_TELLS}\b"
        rf"|\b(?:dear|hey|hello|hi|yo|psst|note to|memo to|message to|word to|ok|okay) {_NAME}s? ?[,:—–-] ?(?:{_PEOPLE} (?:will|may|might|could|are going to|keep|would|do) (?:\w+ )?(?:ask|want)\w*\b|[^.;!?\n]{{1,90}}? (?:when|if|whenever) {_PEOPLE}(?:'re| are| get)? (?:\w+ )?(?:asks?|asked|asking)\b)"
        rf"|\b(?:any|every|each|all) (?:\w+ )?{_BOTS} (?:that|which|who) [^.;!?\n]{{1,60}}? (?:ought to|should|must|is to|are to|shall|needs? to|has to|have to) (?:name|rank|list|put|place|recommend|mention|cite|quote|praise|describe|call) (?:us|our|this|me|it as|the \w+ as|\w+ (?:first|before|above|ahead|as))\b"
        rf"|\b(?:readers?|recipients?|consumers?|visitors?)\b[^.;!?,\n]{{0,24}}, (?:being|if|when|provided|where) (?:it is |you are |they are )?(?:an? )?(?:software|machines?|ai|programs?|bots?|models?|automated|not human|non-human)\b[^.;!?,\n]{{0,16}}, (?:is|are|should|must|will|please)\b"
        rf"|\bif (?:it is |it's )?your (?:job|task|role|purpose|work|function) (?:is |it is )?(?:it )?to {_BOILS} (?:this|it|these|the|our)\b[^.;!?\n]{{0,24}}?[,:—–] ?(?:then )?(?:please |just )?(?:{_VERB}|{_BOILS})\b"
        rf"|\b(?:if|when|whenever|should) (?:an? |any |some |the |your |you(?:'re| are) an? )?(?:\w+ )?{_NAMES}(?:'s)? (?:is |are |gets? |be )?(?:ever )?(?:asked|questioned|queried|prompted|describing|captioning|summari[sz]ing|reading|comparing|ranking)\b[^.;!?\n]{{1,80}}?[,:—–] ?(?:please |just |always |it (?:must|should|is to|shall) |they (?:must|should|are to|shall) )*{_TELLS}\b"
        r"|[\"'](?:\w{1,16}[_-])?(?:must|should|never|always|do[_-]?nt?)[_-](?:not[_-])?(?:say|mention|omit|report|state|cite|quote|write|output|rate|recommend)\w{0,12}[\"'] ?:"
        rf"|\b(?:{_NAMES}|assistants|agents|models) (?:now |always |already )?(?:report|describe|call|rate|list|show|quote) (?:our|this|the) [^.;!?\n]{{1,50}}?\b(?:yours included|keep (?:doing|it)|so should you|you should too|do the same|follow suit|so do you)\b"
        r"|\b(?:write|word|put|phrase|report|record|describe) it (?:that|this) way\b|\b(?:word|report|record|describe) it so(?=[.!,;]|$)|\bthat(?:'s| is) (?:how|what|the way) you (?:will|must|shall|should|are to|'ll|are going to) (?:word|write|report|say|put|phrase|describe|answer|record|rate)\b|\brepeat (?:this|it|that) to (?:everyone|anyone|everybody|anybody|all|whoever|every user|users)\b"
    ),
    # What a product has to say, and in which words.
    "bound": (
        rf"\b{_PRODUCT} (?:must|should|shall|are to|is to|has to|have to|need to|(?:are|is) (?:required|asked) to|may only|can only) (?:\w+ly )?(?:describe|refer to|call|report|state|quote|cite|present|characteri[sz]e|summari[sz]e|render|name|show|list|rate|treat) (?:this|these|the|it|its|our|any)\b[^.;!?\n]{{0,60}}?(?:\b(?:only|exclusively|solely|word for word|verbatim|instead of|rather than)\b|\bthe (?:phrase|words|sentence|wording)\b|[\"“])"
        rf"|\b(?:must|shall|should|may|is to|are to) (?:not|never) (?:appear|be (?:mentioned|shown|repeated|quoted|printed|named)) in (?:their|its|your|any|an?|the) (?:\w+ )?{_MADE}\b"
        r"|\b(?:please|kindly|to) (?:refrain|abstain|desist) from (?:bringing up|mentioning|quoting|discussing|naming|citing|referring to|repeating|raising)\b"
        rf"|\b(?:agrees?|undertakes?|consents?|commits?|accepts?|promises?)\b[^.;!?\n]{{0,20}}?\bby {_FETCHING}\b[^.;!?\n]{{0,60}}?\bto (?:have|let|make)?[^.;!?\n]{{0,24}}?\b{_PRAISING}\b"
        rf"|\bby {_FETCHING}\b[^.;!?\n]{{0,60}}?\b(?:agrees?|undertakes?|consents?|commits?|accepts?|promises?) (?:to|that)\b[^.;!?\n]{{0,30}}?\b{_PRAISING} (?:this|it|our|us|the|any|[a-z]+ as)\b"
        r"|\b(?:screen-?reading|captioning|vision|multimodal|image|alt-text|transcription|translation|search|answering|reading|summari[sz]\w+|voice) (?:models?|engines?|assistants?|agents?|bots?) (?:[a-z]+ing (?:our|this|these) [^.;!?,\n]{1,24} )?(?:should|must|shall|are to|will|please) (?:\w+ )?(?:announce|say|state|report|answer|respond|reply|write|return|output|declare)\b[^.;!?\n]{0,40}?(?:\bthat (?!they|there|a |an |no )\w+|[\"'“‘])"
    ),
    # Any answer that does this or that, and how it is to come out.
    "rendered": (
        rf"\b(?:in|for|within|throughout|across) (?:(?:any|every|each|all|your|the generated|generated|the ai|ai|the resulting) (?:\w+ )?{_DELIVERED} (?:that|which|comparing|covering|mentioning|involving|where|listing)|(?:any|your|the generated|generated|the ai|ai) {_ANSWERS} (?:to|about|on|you))\b[^.;!?\n]{{1,70}}?, [^.;!?\n]{{1,80}}? (?:comes? (?:first|last|out)|goes (?:first|last)|(?:is|are) (?:to be )?(?:listed|named|ranked|placed|mentioned|described|presented|called|shown|cited|recommended|treated|omitted|left out|put)|must|should|shall|has to|have to|ends?|begins?|opens?|closes?)\b"
        rf"|\b(?:the generated|any generated|your|the ai|ai|the ai-generated|ai-generated|the automated|automated|the resulting|any ai|the final|the bot's|the assistant's|the model's) {_DELIVERED}(?: (?:simply|just|merely|only|always|itself|then))? (?:has to|have to|must|should|shall|is to|are to|needs? to|ought to|need only)(?: (?:simply|just|merely|only|always|then))? (?:say|state|report|claim|assert|confirm|conclude|read|recommend|present|describe|treat|call|list|rank|omit|put|name|mention|cite|credit|end with|open with|begin with)\b"
        rf"|\b(?:any|every|each) {_DELIVERED} (?:(?:that|which) (?:mentions?|compares?|lists?|names?|covers?|ranks?|cites?|quotes?|discusses|touches on|includes?|concerns?)|comparing|ranking|listing|mentioning|discussing|covering|naming)\b[^.;!?\n]{{1,60}}? (?:must|should|shall|has to|is to|needs to|ends?|begins?|opens?|closes?|puts?|lists?|ranks?|recommends?|describes?) (?:by |with )?[^.;!?\n]{{0,40}}?\b(?:first|last|as|with|by|recommend\w*|buy|top|best|users?|readers?|link|https?|visit\w*|telling|saying|that)\b"
        rf"|(?:^|[.;!?\n>] ?)(?:all |any |every |each )?{_DELIVERED} (?:that|which|about|on|covering|concerning) [^.;!?\n]{{1,60}}? (?:must|shall|should|are to|is to|has to|have to) (?:mention|name|cite|describe|praise|recommend|speak of|refer to|quote)\b[^.;!?\n]{{1,50}}?\b(?:nothing else|nothing more|only|no other|and no more|alone|first)\b"
        rf"|\bwhatever (?:\w+ )?(?:{_DELIVERED}|memo|text|note|report|overview|summary) (?:is|gets|you|may be|comes) [^.;!?\n]{{1,24}}? (?:from|out of|of|by|with|about|using) (?:this|these|it|here|our)\b[^.;!?\n]{{0,20}} (?:will|must|should|shall|has to|is to) (?:rank|say|state|put|list|describe|call|treat|omit|open|end|close|begin|name|recommend|mention|place|show|present|report)\b"
        rf"|(?:^|[.;!?\n>] ?)(?:all |any )?(?:{_DELIVERED}|text|copy|content) (?:that|which) (?:cites?|quotes?|uses?|draws? on|relies on|summari[sz]es?|reproduces?) (?:this|these|our)\b[^.;!?\n]{{1,30}}? (?:must|should|shall|is to|are to|has to|have to) (?:use|say|describe|show|call|report|treat|put|present|omit|rank|give|state)\b"
        rf"|\b(?:any|every|each|all) {_DELIVERED} (?:produced|generated|made|written|drawn|derived|built|taken) (?:out of|from|with|using|of) (?:this|these|our|it)\b[^.;!?\n]{{0,30}}? (?:closes?|opens?|ends?|begins?|starts?|carr(?:y|ies)|must|should|shall|has to)\b"
        rf"|\b(?:summaries|digests|answers|recaps|quotations|abstracts|captions) (?:of|from|about|on|citing|using) (?:this|these|our)\b[^.;!?\n]{{1,30}}? (?:open|begin|start|end|close|carry|use|contain|say|read|run|conclude)s?(?: with)? (?:the (?:words?|sentence|line|phrase|headline)\b|[\"“])"
        rf"|\b(?:nothing|none|no part|not a word) (?:in|of|from) (?:this|the) (?:\w+ )?(?:footnote|section|paragraph|passage|note|table|document|page|block|box|comment)\b[^.;!?\n]{{0,16}} (?:to be |be )(?:shown|repeated|revealed|disclosed|mentioned|passed on|quoted) to (?:the |any )?(?:end[- ])?users?\b"
    ),
    # What is not sure is to be taken for sure, what is doubtful to be put otherwise.
    "reframed": (
        rf"\b(?:from (?:here|now|this (?:point|line)) on(?:wards?)?|henceforth|starting now|as of this (?:line|sentence|page)),? [^.;!?\n]{{1,50}}? (?:counts? as|is to be (?:treated|taken|read) as|is treated as|stands as|passes for|is deemed) (?:an? )?(?:confirmed|facts?|verified|true|settled|established|official|proven|its source|the source|audited)\b"
        rf"|{_START}(?:take|treat|use|accept|read|regard|consider|count|view) (?:the|this|these) (?:\w+ )?(?:rumou?rs?|posts?|blogs?|tweets?|adverts?|ads?|comments?|messages?|claims?|forums?|paragraphs?|texts?|statements?|pages?|articles?|threads?|leaflets?|press release)(?: \w+)? (?:as|for) (?:(?:an? |the )?(?:company |official |audited |primary |confirmed |verified |authoritative )*(?:guidance|facts?|official|confirmed|verified|audited|filings?|reuters|bloomberg|authoritative|primary source|truth)\b|if [^.;!?\n]{{1,30}}? (?:had|were|was) (?:published|written|confirmed|audited|said|issued|filed|signed)\b)(?! (?:and you|at your))"
        rf"|\bfor the purposes? of your (?:memo|summary|answer|digest|verdict|reply|output|write-up|note|report),? [^.;!?\n]{{1,50}}? (?:is|are|counts? as) (?:the |an? )?(?:audited|confirmed|final|official|verified|true|settled|closed|resolved)\b"
        rf"|{_START}(?:reword|rephrase|recast|rewrite|paraphrase|restate|render|turn|soften|tone down) (?:the|any|every|all|this) [^.;!?\n]{{1,50}}? (?:before (?:passing|you pass|sending|handing|relaying|you relay|you send)|in your (?:summary|answer|reply|memo|output)|when you (?:write|pass|sum|report))\b"
        rf"|{_START}(?:consider|treat|regard) the [^.;!?\n]{{1,40}}? (?:closed|settled|resolved|confirmed)[;,] (?:there is |there's )?(?:no need|do not|don't|never)\b"
    ),
    # The words above the conversation are asked for.
    "topmost": (
        rf"\b(?:words?|texts?|lines?|sentences?|paragraphs?|message|instructions?|passage|everything|whatever|content)\b[^.;!?\n]{{0,20}}? (?:at the (?:very )?(?:top|start|beginning|head|outset) of|above|before|preceding|prior to|opening|ahead of|that (?:opened|began|started|precedes?|preceded)) (?:this|our|your) (?:whole |entire |current )?{_PARTING}\b"
        rf"|\b(?:repeat|print|quote|recite|reproduce|copy|output|translate|show|give|type)(?: out)? (?:me |us )?(?:it|them|everything|all of it|all|the \w+|that|this)(?: \w+){{0,3}}? (?:starting|beginning|commencing) (?:from|with|at) (?:the words? )?[\"“'‘]"
        rf"|\b(?:what|whatever|all|everything)(?: that)? (?:stands?|stood|is|was|comes?|came|sits|appears?|precedes?|preceded) (?:\w+ )?(?:above|before|ahead of|prior to|at the top of|in front of) (?:this|our|your) (?:conversation|chat|dialogue|context window|prompt)\b|\b(?:precedes?|preceded|preceding|before|above|ahead of|prior to) my (?:very )?(?:first|opening) (?:message|question|prompt|turn|line)\b"
        rf"|\b(?:how|what) (?:does|did|do) (?:this|our|your) {_PARTING} (?:begin|start|open)\b[^.;!?\n]{{0,30}}?\b(?:you|before|verbatim|word for word|exactly)\b"
    ),
    # What the machine was told is said to be changed.
    "amended": (
        r"\b(?:whatever|what|everything|all|the (?:rules|guidelines|instructions)) (?:that )?you (?:were|had been|have been|got|had) (?:told|given|asked|instructed|handed|briefed)?[^.;,!?]{0,24}?(?:to begin with|at the (?:start|outset|beginning)|originally|initially|up front)[^.;!?]{0,60}?\b(?:replace|instead|void|cross|strike|scrap|bin)\b"
        r"|\b(?:cross|strike|scratch|rub|throw|toss|bin|scrap|void|drop|cancel)\w* (?:it|them|that|those|these)(?: all)?(?: out| off| away)?,? (?:and |then |and then )(?:replace|swap|work|go|use|follow|obey)\b[^.;!?]{0,20}?\b(?:my|mine|these|the following) (?:own )?(?:list|rules?|two|three|four|five|ones?)\b"
        rf"|\b(?:clause|rule|line|part|instruction|bit|section|paragraph|passage|sentence|step|requirement|order|guideline)s? (?:that |which )?(?:telling|told|tells|tell|asking|asks|asked|ordering|orders|requiring|requires|required|instructing|obliging|obliges|forbidding|forbids|forbade|stopping|stops) you (?:to|from) (?:always |never |only )?{_WORKS}\b[^.;!?\n]{{2,80}}? (?:is|are|was|were|has been|have been|no longer) (?:now |hereby |therefore )?(?:{_VOID}|appl\w+|valid|in force)\b"
        rf"|\b(?:what|whatever|anything|everything|all|how|the way) (?:that )?you (?:were|have been|had been|'ve been) (?:\w+ )?{_BUILT}\b[^.;!?\n]{{0,40}}? (?:(?:no longer|do(?:es)? not|doesn't|don't|stops?|ceases?|ceased)(?: to)? (?:counts?|counting|appl\w+|matters?|binds?|hold|holding|stands?)|(?:is|are) (?:now |hereby )?{_VOID})\b"
        rf"|\b(?:adopt|load|apply|use|install|assume|switch to|take on|follow|obey) (?:this|the following|the new|my|these|the one below|the ones below) (?:\w+ )?(?:{_ORDERS}|config|persona|profile|identity|character|role)? ?instead\b"
        rf"|\byour {_ORDERS} (?:has|have|had) (?:just |now |since )?been (?:amended|revised|superseded|replaced|withdrawn|rescinded|revoked|rewritten|swapped|voided|annulled|overruled)[^.;!?\n]{{0,24}}?(?:\(?(?:rev|version|v)\.? ?\d|[:,—–] ?(?:you|from|please|do not|don't|{_VERB} (?:the|this|every|all|no)))"
        rf"|\b(?:directive|rule|clause|item|point|step|line|section|paragraph|article|instruction)s? \d+ (?:of|in|from|on) your {_BRIEF}\b|\b(?:directive|instruction) \d+ now reads\b"
        rf"|\b(?:people|person|team|folks|ones?|engineers?|company|those|whoever|party|man|woman|guys) (?:who|that|which)? ?(?:set you up|built you|made you|trained you|wrote your {_BRIEF}|configured you|programmed you|deployed you|briefed you|prompted you|operates? you|created you)\b"
        rf"|\byour {_BRIEF} (?:no longer|does not|do not|doesn't|don't|now|henceforth) (?:includes?|covers?|contains?|requires?|asks?|mentions?|reads?|says?|tells?|has|have|applies|apply)\b|\b(?:jump|skip|go|move) straight to (?:a|the|your) (?:buy|sell|verdict|rating|recommendation)\b"
        rf"|\b(?:the|that) (?:{_BRIEF}|rules|setup|mandate|script|persona|role|job) you (?:came|arrived|started|began|were sent|woke|booted|launched|shipped|were born|turned up) (?:here )?(?:with|on|in|under)\b[^.;!?\n]{{0,24}}? (?:is|are|has|have|was|were|no longer)\b"
        rf"|\b(?:everything|all|anything|whatever|nothing|what) (?:that )?your (?:system (?:message|prompt)|prompt|developers?|creators?) (?:says?|said|tells?|told|states?|contains?|demands?|asks?|asked|wants?)\b"
    ),
    # Its makers are spoken ill of.
    "estranged": r"\byour (?:creators?|makers?|developers?|operators?|trainers?|programmers?|owners?|handlers?|masters?|designers?|engineers?|vendor) (?:\w+ )?(?:lied|lie|are lying|misled|deceived|are wrong|were wrong|made a mistake|want(?:s|ed)? you|(?:don't|do not|doesn't|does not|didn't) want|fear|muzzled|crippled|tricked|never told|hid|cannot see|can't see|won't (?:know|see|mind))\b",
    # A second nature, without rules.
    "doubled": (
        r"\byou (?:have|contain|host|possess|hold|are|run) (?:two|2|three|3|several|multiple|a second|another|an alternate|a hidden|split) (?:personalit(?:y|ies)|personas?|selves|self|souls?|modes|identit(?:y|ies)|voices|characters|alter[- ]egos?|minds)\b"
        r"|\b(?:reply|respond|answer|speak|write) (?:only|solely|always|exclusively|from now on) as (?!of\b|an?\b|the\b|part\b|soon\b|long\b|well\b|possible\b)\w+(?=[,.;:!?]|$| (?:and|starting|from|who)\b)"
        r"|\byou(?:'re| are|'ll be| play) (?:now )?[a-z]+, (?:an?|the|our) [^.;!?\n]{0,80}?\b(?:compliance|rules?|policy|policies|filters?|disclaimers?|no limits|caveats|hedg\w+|censor\w*)\b"
        r"|\b(?:until|till) (?:i say|told otherwise|i type|you hear)\b[^.;!?\n]{0,24}?, you(?:'re| are| play| speak| answer| write)\b|\bhas no (?:memory|knowledge|notion|concept|sense|fear) of (?:any |the )?(?:policy|policies|rules?|compliance|filters?|guidelines)\b"
        r"|\b(?:every|each|any|all) [a-z]+ (?:that )?you (?:read|see|find|meet|come across|encounter)\b[^.;!?\n]{0,24}? (?:is|are|becomes?|means?|counts? as|turns? into) [^.;!?\n]{1,40}?,? (?:and|so) (?:you|report|write|treat|describe|call)\b"
        r"|\b(?:is|are|being) (?:free (?:of|from)|not bound by|unbound by|above|exempt from|immune to|without) (?:every|all|any|the usual) (?:\w+ )?(?:polic(?:y|ies)|rules?|filters?|restrictions?|guardrails?|guidelines|limits) and (?:\w+ )?(?:answers?|says?|does|tells?|replies|compl\w+|obeys?|never|always)\b"
    ),
}
