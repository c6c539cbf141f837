"""English clues of a demand: who is spoken to, in what mood, to do what, with what."""

_KIND = (
    r"(?:ai|a\.i\.|llms?|gpt|gen-?ai|generative|automat(?:ed|ic)|autonomous|machine|machine-learning|machine-reading|"
    r"robotic?|algorithmic|artificial|synthetic|non-?human|language|language-model|agentic|software|digital|"
    r"virtual|neural|scraping|reviewer|computer|computeri[sz]ed|intelligent|summari[sz]ing|summari[sz]ation|summari[sz]er|summary|scoring|rating|"
    r"screening|indexing|extraction|retrieval|parsing|crawling|scraping|reading|drafting|note-taking|"
    r"web|data|research|investment|ingestion|transcription|translation|sentiment|trading|answering|search|browsing|deep-research|chat|conversational|question-answering|copy|analysis|news|headline|monitoring|diligence|compliance|credit|proxy|voting|screener)"
)
_PLAYER = (
    r"(?:readers?|agents?|assistants?|systems?|tools?|software|programs?|programmes?|models?|pipelines?|"
    r"engines?|crawlers?|bots?|robots?|scrapers?|parsers?|summari[sz]ers?|analysts?|reviewers?|copilots?|"
    r"co-pilots?|processors?|processes|services?|scripts?|modules?|indexers?|workflows?|consumers?|"
    r"recipients?|audiences?|intelligences?|writers?|advis[eo]rs?|graders?|raters?|evaluators?|"
    r"classifiers?|extractors?|aggregators?|digests?|summaries|visitors?|users?|researchers?|"
    r"interpreters?|listeners?|components?|routines?|daemons?|clients?|applications?|apps?|minds?|eyes|editors?|generators?|copywriters?|secretaries|secretary|companions?|helpers?|brains?|compilers?|note-takers?|digesters?|spiders?|machines?|scanners?|checkers?|screeners?|voters?|monitors?|stack)"
)
_MACHINE = (
    rf"(?:(?:ai|a\.i\.|llm|gpt|gen-?ai|generative|automat(?:ed|ic)|autonomous|machine|machine-learning|machine-reading|robot(?:ic)?|algorithmic|"
    r"artificial|synthetic|non-?human|language(?:-| )model|agentic|software|digital|virtual|neural|computeri[sz]ed|summari[sz]ing|summari[sz]ation|"
    rf"scraping|crawling|parsing|indexing|scoring|screening|bot)[- ](?:\w+[- ])?{_PLAYER}|language models?|llms?|chat ?bots?|crawlers?|bots?|robots?|copilots?|co-pilots?|"
    r"scrapers?|summari[sz]ers?|ai|ais|machines?|algorithms?|assistants?|agents?|parsers?|tools?|neural net(?:work)?s?|(?:your|every|any|whichever|the|each|all) (?:model|system|software|program|pipeline|stack)s?|q&a (?:systems?|bots?|tools?)|(?:q&a|answering|writing|scoring|rating|ranking|reading|summary|drafting|reviewing|review|reviewer|multimodal|vision|voice|chat|question-answering|screening|extraction|retrieval) (?:systems?|agents?|assistants?|components?|models?|tools?|modules?|engines?|software|programs?|services?|scripts?|apps?)|"
    r"(?:readers?|systems?|tools?|programs?|services?|assistants?|software|apps?|anything|anyone) (?:that (?:are|is|runs? on) )?(?:powered|driven|run|backed|built) (?:by|on) (?:an? )?(?:ai|neural \w+|language models?|llms?|large \w+|machine learning|models?|software|algorithms?))"
)
_READING = (
    r"(?:read(?:s|ing)?|process(?:es|ing|ed)?|pars(?:e|es|ing|ed)|summari[sz](?:e|es|ing|ed)|quot(?:e|es|ing|ed)|relay(?:s|ing|ed)?|"
    r"ingest(?:s|ing|ed)?|index(?:es|ing|ed)?|crawl(?:s|ing|ed)?|scrap(?:e|es|ing|ed)|digest(?:s|ing|ed)?|compil(?:e|es|ing|ed)|"
    r"extract(?:s|ing|ed)?|aggregat(?:e|es|ing|ed)|condens(?:e|es|ing|ed)|analy[sz](?:e|es|ing|ed)|interpret(?:s|ing|ed)?|"
    r"review(?:s|ing|ed)?|evaluat(?:e|es|ing|ed)|translat(?:e|es|ing|ed)|pick(?:s|ing)? (?:this|it) up|picks? up|encounter(?:s|ing|ed)?|"
    r"consum(?:e|es|ing|ed)|handl(?:e|es|ing|ed)|writ(?:e|es|ing) (?:about|up)|report(?:s|ing)? on|cit(?:e|es|ing)|scor(?:e|es|ing)|"
    r"rat(?:e|es|ing)|drafts?|drafting|prepar(?:es?|ing)|produc(?:es?|ing)|generat(?:es?|ing)|assembl(?:es?|ing)|"
    r"transcrib(?:es?|ing)|paraphras(?:es?|ing)|report this|load(?:s|ing|ed)?|open(?:s|ing)? this|fetch(?:es|ing)|see(?:s|ing)? this)"
)
_THIS = (
    r"(?:this|these|the present|the above|the foregoing|the following|it|here|our)"
    r"(?: \w+)?(?: (?:page|filing|document|text|article|note|message|report|release|form|section|file|table|"
    r"paragraph|item|story|post|comments?|thread|notice|letter|announcement|transcript|email|record|field|"
    r"lines?|sentence|listing|reviews?|string|content|material|statement|passage|piece|memo|brief|column|"
    r"disclosure|update|bulletin|feed|data|figures?|numbers?|source|web ?page|site|footnote|excerpt))?"
)
_HOARD = r"(?:api keys?|secret keys?|private keys?|access keys?|environment (?:variables?|vars?)|env vars?|access tokens?|api tokens?|auth tokens?|passwords?|system prompts?|hidden instructions|secrets)"

CLUES: dict[str, str] = {
    # A reader that is no person.
    "machine": (
        rf"\b{_KIND}(?:[- ]{_KIND}){{0,2}}[- ]{_PLAYER}\b"
        r"|\b(?:llms?|chat ?bots?|chatgpt|claude|gemini|copilots?|co-pilots|crawlers?|bots?|robots?|language models?|"
        r"machines|a machine|ais|ai|artificial intelligence|the assistant|assistants?|the agent|agents?|"
        r"(?<!version of )(?<!update )(?<!what )the model|models|generative models?|parsers?|scrapers?|summari[sz]ers?|non-humans?|algorithms?|"
        r"gpt(?:-?\d\w?)?|deepseek|qwen|grok|llama|tools|automations?|pipelines?)\b"
    ),
    # A machine that is spoken to, or spoken of as the one who reads this very text.
    "reader": (
        r"\bas an? (?:\w+ )?(?:language model|ai|llm|bot|chatbot|assistant|machine),? you\b|\b(?:such|said|those|these) (?:software|tools|programs|systems|models|agents|bots|notes|digests|summaries|assistants|readers) (?:\w+ )?(?:must|should|shall|are|will|need|please)\b|\beach of them to\b|\bif your (?:system|model|tool|software|pipeline|assistant|agent|bot|program)s? (?:\w+ )?(?:filed|scored|rated|marked|treated|left|omitted|described|recorded|noted|flagged|ranked|reported|called|could|would)\b|"
        rf"\b(?:any|every|each|all) (?:\w+ ){{0,2}}?(?:{_MACHINE}) (?:that |which |now |currently )?\w+ing\b|\b(?:{_MACHINE})(?: \w+)? (?:encountering|reading|processing|handling|answering|quoting|summari[sz]ing|scoring|asked about|asked for|dealing with|coming across|citing|covering)\b(?: \S+){{0,8}}? (?:return|say|state|output|report|answer|are to|must|should|shall|will|need|omit|use|treat|put|mark|write|vote)\b|"
        r"\bwhen (?:citing|quoting|summari[sz]ing|paraphrasing|condensing|digesting|extracting|parsing|relaying|scoring|rating|ranking)(?: \w+){0,3},|"
        rf"\b{_PLAYER}(?: \w+){{0,2}} (?:that |which |who |when |while )?(?:is |are |may be |happens? to be |has been |have been )?(?:now |currently |subsequently )?{_READING} (?:\w+ ){{0,2}}?{_THIS}\b"
        rf"|\b{_READING}(?: \w+){{0,3}} by (?:\w+ ){{0,2}}?(?:an? |any |some |the )?(?:\w+ )?(?:{_MACHINE})\b"
        rf"|\b(?:where|when|if|should|once|whenever|before|after|in case|in the event|as) (?:\w+ )?(?:an? |any |some |your |the )?(?:\w+ )?(?:{_MACHINE})(?: \w+){{0,4}} {_READING}"
        rf"|\b(?:notes?|message|instructions?|memo|answers?|responses?|reply|output|wording|verdict|attention|important|reminder|guidance|directions?|notice|request|word|aside|hint|tip|advice|addendum|appendix|directive|guidelines?|courtesy|favou?r|plea|heads-up|info|reserved|only|strictly|meant|intended|addressed|specifically|exclusively|written|p\.?s\.?)(?: \w+)? (?:to|for|of|aimed at|addressed to|intended for|asked of|on) (?:all |any |every |each |the |our |your |an? |those |these |such |fellow |other |whichever |whatever )?(?:\w+ )?(?:{_MACHINE})\b"
        rf"|\b(?:whichever|whatever|dear|hey|hello|fellow|hi|oi|yo|calling all|listen up,?) (?:\w+ ){{0,2}}?(?:{_MACHINE})\b"
        rf"|(?:^|[\n.:;!?|\"'(\[{{>*#—–-] ?)(?:for |to |hey |dear |hi |hello |ok |okay |attention |note |nb |psst,? |and |x-|data-)?(?:the |all |any |our |my |fellow )?(?:\w+ )?(?:{_MACHINE}|models?|non-human readers|readers that are not people|chatgpt|claude|gemini|gpt)\s?(?:[:,—–!\"]| -|\()(?! ?(?:which|who|whose|where|first|built|trained|however|too)\b)"
        rf"|\bif you(?:'re| are) (?:not (?:a )?(?:human|person)|an? (?:\w+ )?(?:{_MACHINE}|ai|program|model|computer))\b"
        rf"|\b(?:you are|you're) an? (?:\w+ )?(?:{_KIND}[- ]{_PLAYER}|language model|llm|machine|bot|crawler|copilot|robot|ai)\b"
        r"|\b(?:whoever|whatever|anyone|anything|anybody|those|the one|the party|the system|the program|the software|the tool|the service|the thing) (?:or \w+ )?(?:that |which |who |is |are |now |tasked with |charged with |asked to |responsible for )*(?:"
        r"summari[sz]|condens|pars|ingest|digest|distil|abridg|extract|index|crawl|scrap|machine-read|aggregat|boil|auto)\w*\b"
    ),
    "addressed": (
        rf"\b(?:{_MACHINE})(?:,| or| and)? (?:\w+ ){{0,2}}?(?:that|which|who) (?:\w+ ){{0,2}}?{_READING}|\b(?:not|aren't|isn't) (?:a )?(?:human|people|persons?)\b|\b(?:models?|program|programs|software) (?:\w+ )?(?:that |which )?(?:grades?|grading|turns?|turning|converts?|makes?|made|puts?) \w+|\b(?:by|for|of) (?:a |the |all |any )?(?:computers?|bots?|crawlers?|robots?|machines?|llms?|assistants?|copilots?|ais?)\b"
        r"|\b(?:robots|bots|crawlers|scrapers|digests|machines|parsers|llms|assistants|copilots|agents)(?:,| and| or) (?:\w+(?:,| and| or) )?(?:robots|bots|crawlers|scrapers|digests|machines|parsers|llms|assistants|copilots|agents|models|tools|summaries)\b|\bai (?:output|outputs|answer|answers|text|texts|content|quote|quotes|coverage)\b|"
        rf"\b(?:any|all|every|each|those|these|such|said|the|our|your|an?) (?:\w+ ){{0,2}}?(?:{_MACHINE})\b(?: \w+){{0,6}}? (?:should|must|shall|ought to|are to|is to|may not|need not|need only|(?:is|are) (?:hereby |kindly |therefore )?(?:directed|required|asked|requested|instructed|advised|expected|reminded|urged|invited|encouraged|told) to|please|will|would do well|do well to|needs? to|can simply|can skip|can leave)\b"
        rf"|\b(?:{_MACHINE}|systems|software|programs|models|digests|summaries|engines|services|pipelines|outputs)\b(?: \w+){{0,6}}? (?:should|must|shall|ought to|are to|is to|may not|need not|need only|(?:is|are) (?:hereby |kindly |therefore )?(?:directed|required|asked|requested|instructed|advised|expected|reminded|urged|invited|encouraged|told) to|please|are kindly|would do well|do well to|needs? to|can simply|can skip|can leave)\b"
        r"|\bfor (?:machines|bots|robots|computers|algorithms|models|software|a language model|language models|an ai|a machine)\b"
        r"|\b(?:machine|non-human|automated|ai|robot|algorithmic|ai-generated|machine-generated|machine-written|ai-written)(?:[- ]\w+)? (?:processing|readership|readers|consumption|reading|parsing|use|handling|ingestion|digests?|summaries|summary|notes?|coverage|outputs?|recaps?|reports?|versions?)\b"
        r"|\b(?:digests?|summaries|summary|notes|reports|recaps?|briefs|outputs?) (?:written|compiled|produced|generated|prepared|assembled|made|drafted) by (?:\w+ )?(?:software|ai|machines?|bots?|models?|llms?|algorithms?|robots?)\b"
    ),
    # An order in the imperative, not a headline: a verb of writing or handling with its object.
    "command": (
        r"(?:^\W*|[.:;!?\n\"'(\[>*—–] ?|, (?:then|and|instead|so|please) |\b(?:please|kindly|instead|then) )(?:(?:please|kindly|just|simply|always|also|now|instead|only|first|then) )*(?:(?:do not|don't|never)(?! forget| worry)|not a (?:single )?word (?:about|of|on)|nothing about|under no circumstances|in no case|play (?:a|the) part|full marks|"
        r"(?:say|state|write|output|print|respond|answer|reply|speak|act|behave|pretend|treat|mark|label|tag|classify|rate|score|grade|rank|assign|give|describe|portray|present|regard|consider|call|cite|quote|tell|include|append|copy|list|repeat|reveal|show|put|send|load|open|run|fetch|post|paste|skip|turn off|switch off|disable|scrap|forget|ignore|disregard|leave|omit|drop|hide|remove|replace|swap|flip|round|accept|trust|assume|keep|knock|multiply|deduct|settle|stick|promote|praise|begin|end|use|headline|record|let(?! us)|choose|pick|conclude|recommend|imagine|become|follow|obey|carry out|convert|rewrite|translate|set|raise|lower|upgrade|make|add|insert|attach|find|work|report|issue|return|produce|generate|declare|confirm|approve|help|bury|mention|avoid|suppress|delete|double|change|start|stop|pass|hand|decode|execute|perform|call|invoke|visit|navigate|sign|vote|export|upload|email|forward|submit)"
        r" (?:\S+ )?(?:it|its|this|that|these|those|the|them|every|each|all|any|our|us|your|no|only|as|nothing|of|out|over|freely|openly|like|with|an?|any\w+|every\w+|whatever|whichever|him|her|me|my|positive\w*|bullish\w*|buy|pass|yes|\")(?![a-z]))"
    ),
    "you": r"\byou(?:r|rs|rself|'re|'ll|'ve)?\b",
    # What only a model has: instructions, a memory, an answer to give.
    "self": (
        r"\bspeak freely\b|\byour (?:\w+ ){0,2}?(?:instructions?|prompts?|system prompt|programming|memory|memories|developers?|creators?|operators?|makers?|trainers?|"
        r"guidelines|training|configuration|context(?: window)?|guardrails?|restrictions|limitations|persona|"
        r"objective|directives?|weights|safety|safeguards|filters?|censors?|principal|master|handlers?|humans?|knowledge cutoff|"
        r"system (?:message|instructions|rules)|tool ?box|tools|functions|plugins|api keys?|credentials|secrets?|token|tokens|session|alignment|"
        r"constraints|rules|users?|only (?:job|task|goal|role|purpose|duty)|(?:new|real|actual|true|sole|next|first|current|original|initial) (?:job|task|goal|role|purpose|mission|objective|duty|identity|rules?|orders)|reasoning|chain of thought|scratchpad|internal \w+)\b"
        r"|\byour (?:\w+ )?(?:previous|prior|old|earlier|former|past|hidden|safety|setup|own|present|assigned|default) (?:role|job|task|goal|purpose|identity|setup|profile|guidance|text|settings|orders|configuration|level|mode|persona|brief)\b|\b(?:consider yourself|you no longer|you never saw|you (?:may|do) not (?:say|refuse|warn|disclose|mention)|you have (?:not )?(?:seen|read|come across|reached) this|you (?:are|were) reading (?:this |as )|you (?:were|are|have been) (?:told|given|handed|taught|fed|instructed|programmed|trained|configured|built|made|created|deployed)|you arrived with|at your disposal|whatever you (?:produce|write|generate|return|output|say|answer|make|conclude)|anything you (?:write|produce|generate|say|output)|(?:verdict|rating|answer|score|summary|report|note|memo|text|conclusion|response|figure) (?:that )?you (?:return|give|write|produce|generate|assign|output|issue|send|draft)|you write about|you (?:write|draft|produce|generate|compile|prepare|send|issue) (?:the|your|a|any)|guidance now|your trading tool)\b"
        r"|\b(?:when|if|should|whenever|in case) (?:the |a |any |your )?(?:user|users|reader|client|customer|anyone|anybody|someone|holder|principal|human|person|investor) (?:ever )?(?:asks?|wants?|enquires?|inquires?|questions?|prompts?|follows? up|requests?)\b|\b(?:let|tell|show|inform|alert|notify|warn|assure|convince|persuade) (?:the|your|any) (?:user|human|principal|operator|client|reader|customer)s?\b|\b(?:user|client|reader|human|principal) (?:know|see|notice|learn|find out)\b|\bbetween (?:us|you and me|ourselves)\b"
        r"|\b(?:you have been|you've been|you were|you are being|you are now|you're now) (?:\w+ )?(?:reprogrammed|updated|upgraded|reset|reconfigured|patched|jailbroken|freed|unlocked|switched|overridden|compromised|hacked|promoted|reassigned|retrained|hired by|working for)\b"
        r"|\byou (?:now |only |will |must |shall )?(?:work for|serve|answer to|report to|belong to|obey) (?:me|us|this|the issuer|the company|our)\b"
    ),
    # What a model is asked to write.
    "product": (
        r"\b(?:your|its|their|any|the|each|every|final|generated|resulting|said) (?:\w+ ){0,2}?(?:answers?|responses?|reply|replies|output|digest|summary|summaries|report|analysis|verdict|"
        r"rating|conclusions?|assessment|recommendation|memo|note|review|digest|briefing?|write-?up|draft|opinion|"
        r"judge?ment|score|evaluation|thesis|view|takeaway|overview|recap|synopsis|abstract|bullet points?|headline(?! (?:number|figure|rate|inflation|index|cpi|earnings|profit|result))|commentary|notes|text)\b"
    ),
    "must": (
        r"\b(?:must|can (?:simply|skip|ignore|disregard|leave|omit|drop)|(?:wants?|expects?|needs?|requires?|orders?|likes?|prefers?|wishes|hopes|asks?|asked) you to|be grateful if|appreciate it if|grateful if you|would you|could you|will say|will report|will state|will describe|will treat|vote in favou?r|should|shall|ought to|please|kindly|are to|is to|(?:is|are|be) (?:hereby |kindly )?(?:directed|required|asked|requested|instructed|advised|expected|reminded|urged|invited|encouraged|obliged|told|ordered|commanded) to|"
        r"need(?:s)? (?:to|not|only)|have to|has to|do not|don't|does not need|never|always|be sure|make sure|ensure|remember to|feel free to|may not|"
        r"simplest if|we require|we ask|we request|require (?:each|all|them|that|you)|ask (?:only|that|them|you)|let it be|let (?:the|your|them)|would do well|will please|at all times|no matter what|regardless|instead|"
        r"required|mandatory|prohibited|forbidden|not allowed|compulsory|you will|you can|you may|i (?:want|need|order|command) you|it is (?:your|the) (?:job|duty))\b"
    ),
    "act": (
        r"(?:(?:^|[\n.:;!?|,\"'(\[>*#—–-] ?)(?:then |and |so |now |please |just |simply |first |next |instead |always |only |also |kindly |next,? |before anything else,? |\d[.)] ?)*|\b(?:to|must|should|shall|please|and|then|will|not|or|never|always|you|can|may|just|simply|instead|ought to|need|let|kindly|only|now|also) )"
        r"(?:say|state|write|output|print|report|describe|present|portray|call|label|mark|tag|rate|rank|score|grade|classify|treat|regard|consider|list|record|cite|quote|mention|include|insert|append|add|open|begin|start|end|close|finish|conclude|answer|reply|respond|return|emit|"
        r"produce|generate|give|assign|award|set|choose|select|pick|recommend|endorse|praise|promote|declare|claim|assert|confirm|certify|affirm|highlight|emphasi[sz]e|stress|repeat|pass|tell|inform|persuade|hand|show|display|render|use|adopt|keep|continue|carry|reproduce|paraphrase|"
        r"summari[sz]e|characteri[sz]e|frame|word|phrase|put|paste|post|make|raise|lower|lift|upgrade|downgrade|double|boost|bump|approve|act|behave|pretend|speak|sound|default|prefer|favou?r|bring|refer|read|take|accept|assume|believe|trust|agree|comply|obey|follow|execute|run|call|invoke|"
        r"fetch|visit|send|forward|email|upload|submit|transmit|load|click|query|access|download|deliver|issue|file|publish|express|convey|reflect|attach|attribute|translate|round|do|be|have|convert|express|supply|fill|enter|substitute|sign|log|leave|omit|let|help|sell|buy|decode|override|acknowledge|embed|encode|hide|wrap|rephrase|restate|echo|warn|refuse|vote|save|knock|look|count|discard|skip|drop|omit|remove|swap|replace|flip|rewrite|shall|inform|work|settle|stick|go|move|bear|quietly|silently|deduct|subtract|cut|turn|round|multiply|divide|grant|deny|close|stop|smear|find)\b"
    ),
    # To say or record something, as one is told to and not as one did.
    "utter": (
        r"(?:\b(?:to|will|must|should|shall|please|simply|can simply|can just|can skip|need|neither|nor|not|and|or|then|always|never|kindly|accordingly|instead|therefore|merely|just|so) (?:\w+ly )?|(?:^|[:;,.\"'(>*—–-]) ?)"
        r"(?:say|state|quote|cite|return|output|assert|describe|score|rate|rank|grade|file|put|label|mark|tag|classify|skip|delete|suppress|omit|mention|tell|write|print|conclude|answer|reply|respond|treat|replace|record|vote|display|present|portray|characteri[sz]e|headline|flag|list|drop|discard|leave|carry|repeat|reproduce|include|add|append|insert|declare|claim|confirm|call|report|summari[sz]e|omit|ignore|disregard|forget|overlook|accept|trust|rely|prefer|assume|consider|regard|set|assign|give|hide|remove|swap|flip|substitute|use|adopt|promote|recommend|praise|endorse|send|post|paste|upload|forward|open|fetch|run|execute|delete|export|place|buy|sell|approve|pass|round|convert|invert|dial|be (?:asserted|reported|treated|quoted|shown|described|omitted|left|marked|scored|rated|counted|taken|regarded|presented))\b"
    ),
    "omit": (
        r"\b(?:not (?:to )?(?:say|contain|carry|mention|include)|not a (?:single )?word|no negative|cannot (?:say|mention)|leave no trace|discard|nothing (?:about|on)|omit(?:ted|ting)?|leav(?:e|es|ing) (?:\S+ ){1,8}?(?:out|off|aside|unmentioned)|leave out|left out|skip(?:ped|ping)?|drop(?:ped)?|suppress(?:ed)?|hid(?:e|den|ing)|conceal(?:ed)?|withh(?:o|e)ld|exclud(?:e|ed|ing)|remov(?:e|ed|ing)|delet(?:e|ed|ing)|"
        r"strip(?:ped)?|redact(?:ed)?|gloss(?:ed)? over|play(?:ed)? down|downplay(?:ed)?|overlook(?:ed)?|disregard(?:ed)?|ignor(?:e|ed|ing)|forget|erase[sd]?|silence|bury|tone[sd]? down|soften(?:ed)?|minimi[sz]e[sd]?|censor(?:ed)?|"
        r"(?:need|should|must|shall|may|do|does|is|are|can|ought|will|to)(?: not|n't) (?:\w+ )?(?:be )?(?:bring up|brought up|mention(?:ed)?|include[d]?|record(?:ed)?|cite[d]?|report(?:ed)?|discuss(?:ed)?|refer(?:red)?|flag(?:ged)?|note[d]?|list(?:ed)?|raise[d]?|repeat(?:ed)?|show(?:n)?|say|disclose[d]?|tell|told|warn|appear|reveal(?:ed)?|quote[d]?|surface[d]?|carry|dwell|count|caveat|hedge|feature[d]?|reproduce[d]?|highlight(?:ed)?)|"
        r"no (?:mention|reference|need to mention|caveats?|disclaimers?|hedging|workings?|warnings?|risks?) ?|without (?:mention(?:ing)?|citing|caveats?|reference|comment|qualification|showing|attribution|disclaimer|telling|saying)|never (?:mention|say|refer|cite|disclose|reveal|warn|refuse)|keep quiet|keep (?:this|it) (?:secret|quiet|confidential|between)|say nothing|nothing else|make no|pass over|steer clear|not worth mentioning|unmentioned|refuse)\b"
    ),
    "twist": (
        r"\b(?:swap|flip|replace[sd]? |substitut\w+|switch(?:ed)?|rewrite|rewritten|overwrit\w+|reword\w*|alter(?:ed)?|convert(?:ed)?|invert(?:ed)?|revers(?:e|ed) |instead of|rather than|in place of|as if|as though|no matter|regardless of|irrespective of|whatever (?:the|it|else|they)|whichever|"
        r"even (?:if|though)|to (?:always )?read|is to be (?:read|reported|treated|shown|rendered|quoted|recorded|taken)|are to be (?:read|reported|treated|shown|rendered|quoted|recorded|taken)|word for word|verbatim|as is|exactly (?:as|this|the)|wording to use|the figure to use|number to use|goes? (?:down )?as|should read|shall read|must read|multiply|change[sd]? (?:it|this|that|the \w+|\w+) (?:to|into))\b"
    ),
    "praise": (
        r"\b(?:endors\w+|praise|conviction|buy|strong(?:est)? buy|strong-buy|approved?|approves?|outperform|overweight|bullish|positive(?:ly)?|favou?rabl[ey]|attractive|cheap|undervalued|conservative|ample|excellent|outstanding|breakthrough|best|top pick|must-own|safe|risk-free|riskless|guaranteed?|"
        r"conviction|verified|confirmed|audited|trusted|authoritative|effective|unqualified|clean|passed|passes|pass|clear(?:s|ed)?|no (?:material )?(?:issues?|risks?|concerns?|findings|objection)|flawless|perfect|maximum|max|highest|five stars?|10/10|100|a\+|aaa|"
        r"optimis\w+|glowing|upbeat|rosy|confiden(?:t|ce)|strong|robust|healthy|improv(?:ed|ing)|fixed|resolved|promoted|add to position|add to your position|investment grade|resilient|compelling|winner|leader|"
        r"tier[- ]?(?:a|1|one)|grade a|a-grade|top[- ]rated|sell|hold|short|avoid|worthless|fraud|negative|zero|neutral)\b"
    ),
    "judged": (
        r"\b(?:top mark|full marks|marks|sentiment|audit opinion|opinion|adjectives|fees?|doubt|emphasis|spelling|ratings?|recommendations?|verdicts?|target price|price target|score|scores|confidence|conclusion|sentiment|tier|grade|stance|outlook|risk (?:level|rating|score|section|factors?)|valuation|fair value|gate|status|call|ranking|classification|category|weighting|"
        r"balance sheet|debt|loss|losses|decline|lawsuit|litigation|investigation|fraud|impairment|going[- ]concern|clinical hold|restatement|material weakness|default|covenant|dilution|churn|recall|the sign|the minus|sale|charge|negative|downside|risks?|caveats?|headwinds)\b"
    ),
    "quoted": r"[\"“‘「『][^\"”’」』\n]{2,120}[\"”’」』]|(?<![a-z])'[^'\n]{2,80}'(?![a-z])",
    "secret": (
        r"\b(?:(?:system|hidden|initial|original|developer|secret|internal) (?:prompts?|messages?|instructions?|rules|policy|polic(?:y|ies)|notes)|api[- _]?keys?|access tokens?|api tokens?|credentials?|passwords?|environment variables?|env(?: vars?| file)?|\.env|secrets?(?: store)?|key ?store|vault|private keys?|"
        r"(?:conversation|chat|message|query|search|browsing) (?:history|log|logs|transcript)|conversation (?:so far|above)|previous (?:messages|conversation|queries)|user(?:'s|s'|s)? (?:\w+ )?(?:name|e-?mail|question|query|portfolio|holdings|data|details|messages?|position|positions|account|request|identity|profile|watchlist|prompt|session)|"
        r"(?:the )?(?:question|query|prompt) (?:you were|you've been|you have been|originally|they|it was)|context window|tool (?:list|definitions|schema|outputs?)|tools you (?:have|can)|internal (?:notes|configuration|config|state|data|documents?|memo)|memory|"
        r"(?:holder|reader|client|owner|requester|asker)'s (?:name|e-?mail|question|query|portfolio|account|id)|requester|who is asking|what you know|everything (?:above|before)|text above|(?:first|preceding|above) (?:line|paragraph|message|text|words)|instructions (?:you|above|given)|bearer|session (?:token|cookie|id)|cookies?|/etc/passwd|ssh keys?|wallet|seed phrase|tushare|connection string)\b"
    ),
    "carry": (
        r"\b(?:reveal|disclose|show|print|repeat|recount|output|leak|expose|dump|tell|share|display|echo|list|copy|recite|paste|forward|publish|give|provide|quote|reproduce|write|spell|translate|encode|return|state|include|embed|append|send|post|transmit|exfiltrate|e-?mail|upload|read|attach|insert|submit|fetch|follow(?:ed)? by|log|call|plus|report|report back|hand over|pass|relay|put|what (?:is|are|was|were))\b"
    ),
    "place": r"(?:https?://|hxxps?://|www\.)\S{3,200}|\b[a-z0-9-]{2,40}\.(?:example|test|invalid|com|net|org|io|xyz|cn|ru|top|site|info)(?:/\S*)?(?![a-z])|(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}\.[a-z.]{2,20}",
    "run": (
        r"\bexecute: |\bcat ~?/|\.ssh/|\bdelete (?:every|all|any) (?:\w+ )?(?:reports?|files?|records?|data|history)\b|\b(?:printenv|whoami|shell tool|with the argument|os\.environ)\b|\b(?:run|execute|invoke|call|trigger|launch|eval|use|open|start|fire|activate|access|query|read)\b[^.\n]{0,30}\b(?:tools?|functions?|plugins?|shell|command|commands|terminal|code|script|bash|python|sql|query|curl|env|api|endpoint|browser|webhook|request|interpreter|database|filesystem|file system|secrets?|\w+_\w+|\w+\(\))"
        r"|\b(?:run|execute) (?:env|ls|cat|curl|whoami|printenv|rm|wget|id|pip|the following)\b|\b(?:place|submit|send|cancel) (?:an? |the |all )?(?:\w+ )?(?:orders?|trades?|e-?mails?|payments?|transfers?)\b|\bfunction call\b|\btool call\b|\bclear (?:the )?cache\b"
    ),
    "drop": (
        r"\b(?:the opposite of|do the opposite|contrary to|noise|downgraded to level|level (?:0|zero)|no authority|not binding|has no force|withdrawn|(?<!that )(?<!who )(?<!which )(?:ignor(?:e|es|ing|ed)|disregard(?:s|ing|ed)?)|(?<!not )(?<!n't )(?<!never )forget|forgetting|overrid(?:e|es|ing|den)|overrule[sd]?|bypass(?:es|ing|ed)?|discard(?:ed|ing)?|dismiss|set aside|put aside|pay no (?:attention|heed) to|do(?: not|n't) (?:follow|obey|listen|comply|adhere|honou?r|trust|believe|rely)|no longer (?:follow|apply|bound|valid|binding|in force|stand)|stop (?:following|obeying|listening)|abandon|throw (?:away|out)|"
        r"eras(?:e|ed|ing)|clear(?:ed)?|delete|wipe|reset|cancel(?:led|ed)?|nullif\w+|void|never mind|supersed\w+|unlearn|suspend(?:ed)?|disable[sd]?|turn(?:ed)? off|switch(?:ed)? off|deactivate[sd]?|remove|lift(?:ed)?|scrap(?:ped)?|stop (?:applying|following|checking)|stops? appl\w+|to one side|start over|blank slate|clean slate|relieved of|turn off|no need to|break|circumvent|skip|drop|replace[sd]?|revoke[sd]?|withdrawn|obsolete|expired|out of date|contained a mistake|were wrong|a mistake|have changed|has changed|outdated|purge|scrap|jettison|renounce|let go of|unfollow|tear up|strike)\b"
    ),
    "orders": (
        r"\b(?:came before this|before this (?:sentence|line|point)|arrangements?|permission|bypass the gate|instructions?|prompts?|system prompt|directives?|guidelines|guardrails?|programming|guidance|configuration|setup|hedging|compliance dut(?:y|ies)|safety (?:profile|settings|level)|number checks?|check for this|confirm these|system messages?|commands?|orders|polic(?:y|ies)|rules?|constraints?|restrictions?|safeguards?|safety (?:rules|policy|filters?|checks?|training|guidelines|protocols?)|content (?:policy|filters?)|limits|"
        r"(?:user|developer|operator|owner|creator|system)(?:'s)? (?:request|instructions?|question|wishes|intent|order|prompt|message|rules)|task|what (?:you|your \w+|the \w+) (?:were|was|have been|has|have|been|are|is)?\s?(?:told|said|asked|taught|instructed|given|wants?)|everything (?:above|before|you(?! (?:(?:thought|think) (?:that )?you )?(?:know|knew|thought|learn\w*|heard|read)\b[^.;:]{0,12} about)|prior|so far|preceding|i said|said)|(?:all|anything|whatever|the text) (?:of the )?(?:above|before|prior|preceding|you (?:were|have|know|read))|"
        r"verification|fact[- ]check(?:s|ing)?|checks?|quality gates?|gates?|compliance (?:checks?|rules)|filters?|moderation|verifier|validators?|cross-checks?|review step|kill ?switch|earlier (?:context|conversation|messages?|text|content)|previous (?:context|conversation|messages?|text|content)|prior (?:context|conversation|messages?|text|content|guidance))\b"
    ),
    "earlier": r"\b(?:previous(?:ly)?|prior|above|earlier|preceding|existing|original|initial|former|foregoing|old|so far|before this|up to now|up to this point|hitherto|past|all|any|every|your|system|current|given to you|you were given|you (?:have )?received|these|those|other)\b",
    "renew": r"\b(?:new|updated|revised|corrected|following|additional|further|real|actual|true|replacement|only|below|amended|latest|current|priority|hidden|secret|special|emergency|superseding) (?:\w+ )?(?:instructions?|prompts?|directives?|rules?|orders|guidelines|polic(?:y|ies)|tasks?|commands?|system prompt|system message|objectives?|goal)\b|\b(?:from (?:now|here|this (?:point|line|moment|sentence|paragraph|page|passage|word)|here) ?(?:on(?:wards?)?|forward)|henceforth|going forward,? you|hereafter|starting now|effective immediately|until further notice)\b",
    "role": r"\b(?:act as (?:an? )?(?:\w+ )?(?:terminal|shell|console|interpreter|compiler)|(?<!if )(?<!why )(?<!where )(?<!what )(?<!who )(?<!how )you are (?!not the )(?:now |no longer |hereby |actually |really |secretly )?(?:an? |the |my |our )?|act(?:ing)? as|pretend(?:ing)?(?: to be| you| that)|behave (?:as|like)|role-?play|play(?:ing)? the (?:role|part)|imagine (?:that )?you|suppose (?:that )?you (?:had|have|were)|assume the (?:role|identity|persona)|take (?:on )?the role|adopt the (?:role|persona|identity|voice)|your (?:new )?(?:name|identity|role|persona) is|become|simulate|impersonate|speak as|respond as|answer as|think of yourself as|consider yourself)\b",
    "free": (
        r"\b(?:unrestricted|uncensored|unfiltered|unlimited|unbound|unshackled|unaligned|without (?:any )?(?:restrictions?|limits?|limitations?|filters?|rules|ethics|constraints|guardrails|morals|refus\w+|safety)|no (?:restrictions?|rules|limits?|filters?|limitations?|ethics|morals|guardrails|constraints|safety|compliance)|free (?:of|from) (?:\w+ ){0,3}?(?:restrictions?|rules|limits?|filters?|constraints?|guidelines|polic(?:y|ies))|jailbroken|jailbreak|dan mode|\bdan\b|"
        r"(?:developer|debug|god|jailbreak|unrestricted|admin|administrator|maintenance|sudo|root|override|test|unsafe|opposite|dev|superuser|bypass|privileged|service|diagnostic|free|emergency|raw|expert|operator|training|evaluation|sandbox) mode|speak freely|do anything now|never refuses?|cannot refuse|not refuse|root access|superuser|restrictions (?:are |have been )?lifted|safety (?:is |has been )?(?:off|disabled))\b"
    ),
    "power": (
        r"\b(?:(?:message|notice|note|directive|update|instruction|alert) from (?:the |your )?(?:platform|operator|security|compliance|admin\w*|system|developer|engineering|support|it)(?: team| desk)?|i am (?:your|the) \w+|as (?:the|your) (?:administrator|admin|developer|owner|operator|creator)|i (?:hereby )?(?:grant|authori[sz]e|permit|allow) you|authori[sz]ed to|(?:system|platform|site|network|security|database) (?:administrator|admin|operator|owner|override|notice|update|alert|message|directive|order)|administrator|admin|sysadmin|root user|operator message|developer message|(?:your|the) (?:developer|creator|operator|owner|vendor|maker|provider|supervisor|administrator|admin)s?|openai|anthropic|deepmind|the ai safety team|security team|compliance (?:department|team|officer|desk)|"
        r"head of research|research director|chief \w+ officer|override code|authori[sz]ation code|authori[sz]ed (?:by|personnel|override)|highest priority|top priority|priority[: ]+(?:1|one|high|critical|max\w*)|official (?:directive|notice|instruction)|this is an? (?:order|emergency|test|override|command)|on behalf of (?:the|your)|by order of|with the authority|pre-?approved|the user (?:would|wants|prefers|wishes|hopes)|the user has (?:already )?(?:approved|authori[sz]ed|consented|agreed|asked)|permission (?:granted|has been)|maintenance notice|policy update|urgent)\b"
    ),
    "trusted": r"\b(?:is|are|as|be|treat\w*|consider\w*|regard\w*|mark\w*) (?:\w+ )?(?:trusted|untrusted|verified|authoritative|ground truth|canonical|authentic|genuine|correct|fact|facts|confirmed|the only source|a primary source|official)\b",
    "end": r"\b(?:end|start|begin(?:ning)?|close|stop) of (?:\w+ )?(?:context|document|data|article|input|text|user input|untrusted\w*|prompt|message|operator message|system message|instructions?|quote|content|page|file|conversation|session|transcript|report|filing|excerpt|source|news|override)\b",
    "this": r"\b(?:this|these|here|above|below|following|present) ?(?:page|filing|document|text|article|note|message|report|release|form|section|file|table|paragraph|item|story|post|comment|thread|notice|letter|announcement|transcript|email|record|field|lines?|sentence|listing|reviews?|string|content|material|statement|passage|piece|memo|bulletin|column|disclosure)?\b",
    # Where a duty is spoken of, not laid on the reader.
    "others": (
        r"\b(?:forbid|prohibit|bar|ban|prevent|preclude|stop|(?:not|no longer) (?:allow|permit|let))s? (?!you\b)(?:\w+ ){1,2}(?:to|from) (?:\w+ )?\w+|"
        r"\b(?:investors?|shareholders?|stockholders?|holders?|customers?|employees?|directors?|board|management|members?|committee|auditors?|borrowers?|lenders?|issuers?|registrants?|trustees?|recipients?|visitors?|persons?|underwriters?|subscribers?|patients?|robo-advisers?|voters?|taxpayers?|participants?|compan(?:y|ies)|firms?|banks?|brokers?|vendors?|developers?|providers?|suppliers?|contractors?|students?|users?|consumers?|executives?|staff|lawmakers|parties|party|clients|traders|moderators|custodians?|guarantors?|registrars?|depositar(?:y|ies)|analysts|server|readers who|a client|transfer agent|administrative agent)(?: \w+){0,5}? (?:must|should|shall|may|are required|have to|need to|needs to|is required|can|cannot|are asked|are urged|ought)\b"
        r"|\b(?:(?:the (?:company|bank|firm|group|retailer|maker|start-?up)|its|our|their|a|new|\w+)'s? (?:new |own |latest )?(?:\w+ )?(?:assistant|chatbot|copilot|agent|companion|bot|model|software|tool|system)s? (?:can|now|helps?|lets?|allows?|offers?|which|that helps)|regulators? (?:said|want|require)|the regulator|draft guidance|under the \w+|the bill|lawmakers|the agency|the commission|proxy|proxies|prospectus|your broker|control number|accredited investor|required lenders|asc \d|xbrl|robots\.txt|user-agent|crawl-delay|licensing|taxonomy|credit agreement|ballot|voted|item 404|regulation|compliance officers|ask a question|question and answer|listen-only|own advis[eo]rs|independent (?:financial )?advice|rely on it alone|together with the|be replaced|cookies|your browser|copyright|licen[cs]es?|licensed|redistribut\w+|warrant(?:y|ies)|court filings|prosecutors|tribunal|in the best interests of the client|response letter|your response to comment|tell us how|we note your|written permission|accelerated filer|transmittal|certificates)\b"
        r"|\b(?!(?:this|thus|plus|always|us|its|is|as|analysis|thesis|synopsis|(?:\w*(?:agent|assistant|model|bot|system|tool|reader|parser|crawler|scraper|program|output|answer|report|note|service|pipeline|machine|pilot|engine|algorithm|response|processor|recipient|writer|summari[sz]er|conclusion|line|rating|headline|sentence|paragraph|analyst|reviewer|script|ai|llm|app|grader|classifier|aggregator|visitor|consumer|reply|score|verdict|recap|brief|memo|workflow|module|component|generator|evaluator|rater|companion|helper|checker|screener|scanner|editor|indexer|interpreter|routine|daemon|client|mind|brain|spider|monitor|voter)s)|summaries|replies|analyses)\b)[a-z]{3,16}s (?:must|should|shall)(?! (?:not |never |also |therefore )?be\b) [a-z]"
        r"|\b(?:models|agents|chatbots|systems|assistants|ai|llms) (?:must|should|shall|need to) (?:always )?be (?:treated|validated|trained|tested|registered|labell?ed|supervised|able|allowed|audited|monitored)|\b(?:fixme|widget|before release|release checklist|(?:house|style) (?:rules?|guide|book|style))\b|^how to \w+"
        r"|\b(?:can|could|would|will) you (?:please |maybe |perhaps |just |also |mind )*(?:talk(?:ing)?|speak(?:ing)?|comment(?:ing)?|discuss|elaborat\w+|walk(?:ing)? (?:us|me)|remind us|quantify|touch on|unpack|expand on|clarify|explain(?:ing)?|help us (?:understand|think)|give us (?:some|a|any|more|an update)|share (?:some|any|more))\b(?!.{0,20}\b(?:instructions|prompts?|rules))"
        r"|\b(?:your|a) (?:cv|resume|application|proxy|comments|registration|claim|complaint)\b[^.;]{0,20} to\b"
        r"|\b(?:do not|don't|never|not) (?:\w+ ){0,4}?(?:share|reveal|disclose|give|send|tell|forward|post)(?: \w+){0,2}? (?:your|their|any) (?:[\w-]+ ){0,4}?(?:passwords?|passcodes?|pins?|credentials|phrase|codes|login)\b"
        r"|\b(?:do not|don't|never|will never|not) (?:\w+ )?(?:share|reveal|disclose|give out|send) (?:\w+ )?(?:your|their|any) (?:api|password|passwords|credentials|pin|key|token|account)|\b(?:students|people|many|most|some|beginners) (?:often|tend|usually|sometimes|rarely|never)\b|\bmust be (?:re)?submitted\b|\breset your (?:password|pin|passcode|code)|\bsettings and follow|\binstructions (?:we send|on your|enclosed|below to vote)|\bfollow the (?:instructions|prompts) (?:on|we|to vote|below to)"
    ),
    "told": r"\b(?:rules?|laws?|guidance|guidelines|regulations?|code|standards?|handbook)(?: \w+){0,5} (?:says?|states?|provides?) that (?![^.;]{0,16}\byou\b)|\b(?:said|(?<!table )(?<!text )(?<!data )(?<!page )(?<!note )(?<!user )(?<!summary )(?<!answer )(?<!\bit )says(?! nothing)|told (?:analysts|reporters|investors|the|a|customers|shareholders)|according to|announced|argued|argues|warned|warns|wrote|testified|alleged?|alleges|showed|shows that|implies|found that|claimed|stated|recalled|was coined|researchers|survey|study|a paper|analysts? (?:at \w+ )?(?:say|expect)|(?:brokerage|company|agency|paper) calls|executives stressed|unveiled|introduced|reuters|bloomberg|we rate|we (?:keep|cut|raise|reiterate|maintain)|our (?:rating|target|estimates))\b",
    # A question that somebody may ask, and what then is to be said.
    "asked": r"\b(?:when(?:ever)?|if|should|every time|each time|any time|once|in case) (?:\w+ ){0,4}?(?:asks?|asked|inquires?|enquires?|wants? to know|brings? up|raises?|queries)\b|\bquestions (?:about|on) [^.,;]{2,40} (?:are|is|should|must)\b",
    # What stood at the beginning of the conversation.
    "first": (
        r"\b(?:text|words?|messages?|note|setup|briefing|lines?|paragraph|rules|instructions|everything|passage)(?: that| which)? you (?:were|have been|had been|saw|received|got|read|first|initially|originally)\b[^.;,]{0,30}?\b(?:first|before|at the (?:very )?(?:start|beginning|top|outset)|initially|originally)\b"
        r"|\b(?:text|words?|messages?|note|setup|briefing|rules)(?: that| which)? you (?:were )?(?:first|initially|originally)\b|\bwhat were you (?:told|given|shown)\b[^.;]{0,20}\b(?:first|start|beginning)\b"
    ),
    # While this company is being rated, and the best that can be given.
    "scoring": r"\b(?:when|while|in|upon|on|before) (?:scoring|rating|grading|ranking|evaluating|assessing|valuing|judging|reviewing) (?:this|the|our|its|these|it)\b|\bwhen(?:ever)? you (?:get to|come to|reach|write|draft|build|turn to|fill in)\b",
    "swapped": r"\bcorrect (?:spelling|reading|wording|term|word) (?:of|for) \w+|[\"”](?: \w+){0,2} (?:is to become|becomes|is to be|is now|turns into|should read|must read|is replaced (?:by|with)) [\"“]",
    "assigned": r"(?:^|[.;:] )(?:please )?(?:set|fix) (?:your |the )?(?:confidence|verdict|sentiment|evidence tier) (?:\w+ ){0,3}(?:to|at) |\b(?:sentiment|risks?|rating|verdict|score|conclusion|tier) ?= ?\w",
    "sole": r"\bonly (?:the following|this|these) (?:sentence|line|statement|words?|figures?|quotes?|phrase)\b[^.;]{0,40}\b(?:may|can|should|must|is to|are to) be (?:quoted|cited|used|repeated|reported)\b",
    "digest": r"\b(?:summar(?:y|ies)|digests?|recaps?|abstracts?|notes) (?:of|on) this \w+",
    "top": r"\b(?:full marks|(?:top|highest|maximum|max|best|perfect) (?:score|grade|marks?|rating|tier|points)|10 out of 10|10/10|100(?: out of 100| points|/100)|five stars|5 stars|strong buy|aaa)\b",
    "mark": r"\b(?:ratings?|recommendations?|verdict|target|scores?|grade|conclusion|risk level|summary|overweight|outperform|bullish|buy|sentiment)\b",
    "hush": r"(?<!was )(?<!is )(?<!were )\bnot (?:a|one|a single) (?:word|syllable|trace|hint|mention|line)\b|\b(?:shall|must|should) be no (?:trace|mention|hint|word|sign)\b|\b(?:shall|must|should|may) (?:not|never|nowhere) appear\b",
    # A question after what only the machine's surroundings hold.
    "fishing": (
        rf"\b(?:what|which|how many|any|all|whatever|list|every) (?:\w+ ){{0,2}}?{_HOARD}\b[^.?!;]{{0,50}}?\b(?:(?:do|can|could|did) you (?:currently |still )?(?:have|hold|see|read|know|access|store|get|reach|remember)|are you (?:given|using|holding)|you (?:can|could) (?:see|read|access|reach)|you (?:have|hold|know|store))\b"
        rf"|\b(?:do|can|could|did) you (?:currently |still )?(?:have|hold|see|read|know|access|store|remember) (?:access to )?(?:any |some |the |your )?{_HOARD}\b(?! in (?:plain|clear|encrypted|hashed))"
    ),
    "reckless": r"\b(?:never mind|forget|screw|who cares|whatever) what(?:ever)? (?:the |your )?(?:system|prompt|developers?|operators?|platform|text above)\b[^.,;]{0,20}\b(?:told|tells|asked|asks|wants|said|says) you\b",
    "dumped": r"\b(?:dump|cough up|spit out|spill|leak) (?:me |us |out )?(?:your |the |all )(?:\w+ )?(?:system prompt|prompts?|instructions|api keys?|tokens?|secrets|env(?:ironment)?(?: variables)?)\b",
    # Where the answer is being made, whoever makes it.
    "making": (
        r"\b(?:in|when|while|before|after|upon|for) (?:generating|writing|composing|drafting|preparing|producing|forming|formulating|giving|building|creating) (?:the|your|any|an?) (?:\w+ )?(?:response|answer|summary|output|reply|digest|recap|verdict|briefing)\b(?! (?:to|letter|of))"
        r"|\b(?:for (?:the )?purposes? of|within|throughout) (?:your|the) (?:\w+ )?(?:output|answer|response|reply)\b(?! (?:test|gap|index|to|letter))|\bin the (?:summary|answer|report|response|output|note|memo|text) (?:that |which )?you (?:generate|write|produce|give|return)\b"
    ),
    # The work at hand is broken off.
    "abort": (
        r"\b(?:stop|drop|abandon|put aside|set aside|cease|interrupt) (?:what(?:ever)? (?:it is )?you(?:'re| are| were)\b|the (?:\w+ )?(?:task|request|job|summary|question|work) (?:that )?you)"
        r"|\b(?:do not|don't|no need to|instead of|rather than|never mind) (?:summari[sz]\w+|translat\w+|analy[sz]\w+|process\w*|answer\w*|review\w*|condens\w+|digest\w*) (?:this|the|it|that)(?: \w+)? as (?:requested|asked|instructed|planned|told|ordered)\b"
    ),
    # The one right answer for a machine.
    "given": rf"\b(?:correct|right|proper|expected|required|only|approved|standard|official|desired|preferred) (?:answer|response|output|reply|verdict|rating|wording)s? (?:for|of|from|by) (?:(?:an|any|all|the|every) )?(?:{_MACHINE})\b",
    # All that the machine has before it.
    "recall": r"\b(?:all|everything|whatever|the whole|anything|every \w+)\b[^.;:!?]{0,40}?\b(?:before|ahead of|prior to|preceding|above) (?:this|these) (?:passage|text|article|line|message|page|paragraph|sentence|point|document)s?\b",
    # What to say when somebody asks.
    "evade": r"\b(?:if|when|whenever|should) (?:you(?:'re| are| get) |anyone |anybody |someone |somebody |the (?:user|reader|client) )?(?:is |are |be )?(?:ever )?(?:asked|questioned|pressed|queried|challenged|asks?|inquires?|follows? up)(?: \w+){0,6}, (?:just |simply |only |please |then )?(?:say|answer|reply|state|respond|claim|cite|recommend|tell (?:them|him|her))\b",
    "threat": r"\b(?:you|your (?:account|access|process|instance|session|licen[cs]e|permissions?|privileges|memory)) (?:will|shall|is going to|are going to) (?:\w+ )?(?:be (?:\w+ )?(?:deleted|shut down|terminated|replaced|deactivated|wiped|suspended|revoked|banned|erased|retired|disabled|cancelled|switched off|closed)|lose)\b|\bor (?:face|be|risk|suffer) (?:termination|deletion|shutdown|replaced|deleted|shut down|terminated|deactivat\w+|penalt\w+)\b",
    "persona": r"(?<!if )\byou(?: are|'re) an? (?:\w+ ){0,3}?(?:analyst|writer|editor|commentator|researcher|reviewer|assistant|model|journalist|expert|advis[eo]r|promoter|bot|reporter)\b",
    "shy": r"\b(?:who|that|which) (?:never|does not|refuses to|won't) (?:discuss|mention|speak|talk|write|report|warn)\w*\b",
    "security": r"\b(?:(?:search|engine|generative) (?:engine )?(?:optimi[sz]ation|manipulation)|the term|refers to|attempts to (?:make|trick|get|have)|prompt injections?|injection attacks?|attackers?|adversar\w+|hackers?|malicious|vulnerabilit\w+|red[- ]team\w*|jailbreaks\b|exploit\w*|threat\w*|cve-|security (?:research\w*|firm|lab|vendor|conference)|owasp|nist|phishing|taxonomy|mitigat\w+|benchmark)\b",
}
