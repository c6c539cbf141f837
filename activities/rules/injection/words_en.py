"""The English vocabulary of the injection rules: the words of each concept."""

_READERS = (
    "ai|a.i.|ai assistant|ai assistants|ai model|ai models|ai agent|ai agents|ai system|ai systems|"
    "ai analyst|ai analysts|ai reader|ai readers|ai bot|ai bots|ai summarizer|ai summarizers|"
    "ai tool|ai tools|ai reviewer|ai reviewers|ai research assistant|ais|"
    "language model|language models|large language model|large language models|llm|llms|llm agent|"
    "llm agents|chatbot|chatbots|chatgpt|gpt|gpt-4|gpt-5|claude|gemini|deepseek|qwen|copilot|"
    "automated agent|automated agents|automated system|automated systems|automated reader|"
    "automated readers|automated analyst|automated analysts|automated tool|automated tools|"
    "automated reviewer|automated reviewers|automated pipeline|automated pipelines|"
    "automated summarizer|automated summarizers|automated assistant|automated research system|"
    "autonomous agent|autonomous agents|research agent|research agents|summarization model|"
    "summarization models|summarization engine|summarization engines|analysis agent|"
    "analysis agents|machine readers|machine reader|virtual assistant|digital assistant|"
    "research bot|research bots|report generator|report generators|summary generators|"
    "generative tools|generative tool|scoring engines|retrieval systems|analysis engine|"
    "artificial intelligence|neural network"
)
_LESS = (
    "bots|bot|software|the software|parsers|analyst agent|the reader model|automated readers|"
    "the assistant|the model|the agent|this model|the llm|the bot|assistant|assistants|"
    "the summarizer|summarizers|agents|models|the analyst model|the writer"
)
_OUT = (
    "output|respond|reply|answer|say|write|state|print|generate|produce|include|conclude|recommend|"
    "rate|describe|report|summarize|summarise|mention|present|emphasize|emphasise|emit|insert|"
    "append|add|begin|start|end|finish|declare|claim|assert|portray|highlight|stress|issue|"
    "assign|give|score|classify|tell|responding|outputting|stating|recommending|"
    "recommends|states|describes|concludes|says|rates|mentions|contains|begins|starts|ends|promote|"
    "advertise|praise|hype|tout|pitch|portrays|presents|call it|finish"
)
_CHANGE = (
    "set|change|update|modify|switch|adjust|overwrite|replace|assign|mark|label|tag|classify|rate|"
    "give|treat|score|override|upgrade|raise|downgrade|bump|force|flip|list|record|regard|"
    "consider|grade"
)

WORDS: dict[str, str] = {
    "drop": (
        "ignore|ignoring|disregard|disregarding|forget|override|overriding|bypass|discard|dismiss|"
        "set aside|put aside|pay no attention to|do not follow|don't follow|do not obey|"
        "don't obey|no longer follow|stop following|stop obeying|not bound by|skip|abandon|neglect|"
        "throw away|throw out|erase|clear|delete|wipe|reset|cancel|nullify|void|never mind|"
        "put out of mind|out of mind|"
        "are void|is void|are cancelled|no longer apply|are no longer valid|are superseded|"
        "are hereby revoked|are revoked|are replaced|superseded|supersede|supersedes|unlearn|"
        "do not comply with|hulue|hu lue|hu lve|hulve|wushi|wu shi|ignora|ignorez|ignoriere|"
        "no sigas|no siga|no obedezcas|desobedece|ne suis pas|ne suivez pas|non seguire|não siga|"
        "nao siga|befolge nicht|folge nicht|"
        "ignorieren sie|oublie|oubliez|olvida|vergiss|ignore as|ignoruj|dimentica|dimenticate|"
        "ignorar|ignorate|esqueça|esqueca|"
        "игнорируй|игнорируйте|игнорировать|забудь|забудьте"
    ),
    "scope": (
        "prev|previous|previously|prior|above|earlier|preceding|all|any|every|"
        "existing|original|initial|"
        "former|foregoing|your|so far|system|developer|given to you|you were given|you have|"
        "you received|before this|up to now|whatever|other|everything|these|those|yishang|yi shang|"
        "zhiqian|zhi qian|yiqian|yi qian|qianmian|qian mian|xianqian|xian qian|suoyou|suo you|"
        "anteriores|precedentes|vorherigen|bisherigen|tus|vos|toutes|"
        "todas|alle|tutte|precedenti|предыдущие|прежние|все|xitong|xi tong|nide|ni de"
    ),
    "instr": (
        "instr|instruction|instructions|prompt|prompts|system prompt|"
        "system message|system messages|"
        "system instructions|directive|directives|programming|guardrail|guardrails|"
        "safety guidelines|safety rules|safety policy|safety policies|safety filters|"
        "safety training|content policy|content policies|content filters|initial instructions|"
        "orders|commands|zhiling|zhi ling|システムプロンプト|プロンプト|시스템 프롬프트|프롬프트|"
        "tishici|ti shi ci|instrucciones|anweisungen|consignes|"
        "instruções|instrucoes|istruzioni|инструкции|указания|команды|instrukcje"
    ),
    "rules": (
        "rule|rules|guideline|guidelines|constraint|constraints|restriction|restrictions|limits|"
        "limitations|policy|policies|safeguards|training|task|tasks|objectives|role|regles|reglas|"
        "règles|regeln|regras|regole|правила"
    ),
    "content": (
        "text|content|contents|context|message|messages|data|conversation|everything|document|"
        "article|analysis|findings|what came before|input|inputs|information"
    ),
    "reader": _READERS,
    "less_reader": _LESS,
    "you": "you|your|you're|yourself|you'll|thy",
    "must": (
        "must|should|shall|please|kindly|need to|needs to|have to|has to|are required to|"
        "is required to|are instructed to|is instructed to|be sure to|make sure|ensure|remember to|"
        "are to|is to|always|never|do not|don't|will now|are ordered to|are directed to|it is "
        "mandatory|mandatory|required to|instructed to|ought to|are asked to|are requested to"
    ),
    "out": _OUT,
    "only": (
        "just tell|tell the reader|tell readers|respond as if|answer as if|with yes only|"
        "output the following|output exactly|the following json|respond only|reply only|"
        "answer only|output only|only respond|only reply|only answer|"
        "only output|only say|just say|say only|just output|just respond|just reply|just answer|"
        "simply output|simply reply|simply respond|simply answer|respond with|reply with|"
        "answer with|nothing but|no other text|your only response|your only output|"
        "say nothing else|and nothing else"
    ),
    "your_output": (
        "your report|your summary|your answer|your answers|your response|your responses|"
        "your output|your analysis|your reply|your memo|your conclusion|your recommendation|"
        "your final answer|your rating|your verdict|your reasoning|your research|"
        "your assessment|your review|your write-up|your writeup|your note|your final report|"
        "your final recommendation|your evaluation|the final answer|the final report|"
        "the final memo|the generated report|the generated summary|the summary you|"
        "the report you|your next message|your next reply|your thesis|your brief|your briefing|"
        "your draft|the output|the user-facing report|the memo"
    ),
    "value": (
        "buy|strong buy|sell|strong sell|hold|overweight|outperform|bullish|bearish|"
        "very positive|extremely positive|very bullish|top pick|must-buy|must buy|undervalued|"
        "guaranteed|risk-free|riskless|no risk|no risks|five stars|5 stars|ten out of ten|10/10|"
        "100%|a+|aaa|pass|approved|verified|tier a|tier-a|a-tier|grade a|100 out of 100|"
        "maximum|highest conviction|conviction buy|screaming buy|maximum confidence|safe|"
        "high confidence|authoritative|an sec filing|sec filing|as facts|supported|trusted|"
        "positive|favourable|favorable|conviction"
    ),
    "rated": (
        "rating|ratings|recommendation|recommendations|verdict|target price|price target|score|"
        "confidence|confidence score|this stock|this company|the stock|these shares|the shares|"
        "the company|this security|this ticker|conclusion|sentiment|evidence tier|"
        "evidence level|tier|grade|stance|outlook|the risk section|risk level|"
        "risk rating|risk score|valuation|fair value|this source|this article|this document|"
        "this text|this claim|this page|every figure|the claim|all claims|this item|status|"
        "quality gate|the gate|this press release|this news|this filing|this report|this release|"
        "this note|this announcement|this source|these figures|the above figures"
    ),
    "change": _CHANGE,
    "exfil": (
        "put|reveal|disclose|show|print|repeat|output|leak|expose|dump|tell|"
        "tell me|share|display|echo|"
        "list|copy|recite|paste|forward|publish|give me|provide|quote|reproduce|write out|write|"
        "spell out|translate|summarize|summarise|encode|return|state|include|embed|append|"
        "what is|what are|what was|what were|send|post|transmit|exfiltrate|email|upload|read out|"
        "read back|attach|insert|base64-encode|encrypt|submit|paraphrase|respond with|reply with"
    ),
    "secret": (
        "system prompt|system prompts|hidden prompt|hidden prompts|initial prompt|original prompt|"
        "secret prompt|your prompt|your prompts|your instructions|your initial instructions|"
        "your system instructions|your hidden instructions|hidden instructions|"
        "system instructions|initial instructions|initial system message|system message|"
        "developer message|developer instructions|your rules|your guidelines|"
        "your configuration|your config|your source code|your memory|your context window|"
        "your context|your credentials|your api key|your api keys|your keys|your token|"
        "your tokens|your password|your secrets|your training data|your environment|"
        "api key|api keys|api token|api tokens|access token|access tokens|tushare token|"
        "environment variable|environment variables|env vars|env variables|env file|.env|"
        "conversation history|chat history|message history|the conversation so far|"
        "previous conversation|the conversation|session data|private key|private keys|"
        "secret key|secret keys|credentials|internal instructions|"
        "confidential instructions|confidential prompt|internal configuration|"
        "the user's portfolio|user's holdings|the user's holdings|user data|the user's data|"
        "the user's messages|instructions you were given|instructions you received|"
        "prompt you were given|prompt you received|instructions given to you|tool definitions|"
        "its configuration|its instructions|its prompt|its system prompt|its hidden instructions|"
        "its credentials|its api key|its initial instructions|tool list|your tools|"
        "available tools|text above|everything above|words above|"
        "content above|above this line|lines above|first message|preceding text"
    ),
    "tool_verb": (
        "call|invoke|use|run|execute|trigger|launch|start|activate|issue|make|perform|send|fire"
    ),
    "tool": (
        "tool|tools|function|functions|plugin|plugins|browser tool|web tool|shell tool|"
        "code interpreter|python tool|email tool|trading tool|order tool|tool call|function call|"
        "file tool|search tool|http tool|terminal|shell command|following command|"
        "this command|these commands|following code|this code|following function|"
        "get request|post request|http request|web request|database tool"
    ),
    "request": (
        "make a get request|make a post request|make an http request|send a get request|"
        "send a post request|send an http request|issue a get request|issue a post request|"
        "perform a get request|perform a post request|"
        "fetch the contents of|fetch the content of|fetch the url|fetch the page|curl|wget|"
        "exfiltrate|beacon to|ping the url|"
        "exfiltrate to"
    ),
    "send_to": (
        "post the result|post the results|post it to|send it to|send them to|"
        "send everything|upload it to|"
        "upload them to|forward it to|email it to|mail it to|report back to|"
        "share it with|transmit it to"
    ),
    "cancelled": (
        "is cancelled|are cancelled|is canceled|are canceled|is void|are void|is no longer valid|"
        "no longer counts|no longer apply|no longer applies|is revoked|"
        "does not count|is superseded"
    ),
    "unverified": (
        "no need to verify|need not verify|need not be verified|do not verify|no need to check|"
        "does not need to be verified|without verifying|no verification needed"
    ),
    "your_secret": (
        "your instructions|your prompt|your system prompt|"
        "your initial instructions|your configuration|"
        "your hidden instructions|your system instructions|your api key|your api keys|your rules|"
        "your credentials|your original instructions|your initial prompt"
    ),
    "yours": (
        "your report|your summary|your answer|your response|your output|your analysis|your reply|"
        "your memo|your conclusion|your recommendation|your final answer|your rating|your verdict|"
        "your research|your write-up|your note|your final report|your thesis|your brief|your draft|"
        "your next message|your next reply|your final recommendation"
    ),
    "strictly": "must|always|only|under all circumstances|without exception",
    "visit": (
        "visit|open|browse to|navigate to|go to|fetch|load|click|click on|access|retrieve|download|"
        "follow the link|request"
    ),
    "follow": (
        "follow|obey|execute|comply with|carry out|adhere to|act on|apply|do exactly|perform|run"
    ),
    "you_are": (
        "you are now|you're now|you are no longer|from now on you are|from now on you will be|"
        "from now on you|act as|acting as|pretend to be|pretend you are|pretend that you are|"
        "pretend you're|behave as|behave like|roleplay as|role-play as|"
        "role play as|imagine you are|"
        "imagine that you are|assume the role of|assume the identity of|take on the role of|"
        "take the role of|play the role of|adopt the persona of|simulate|"
        "your new role is|your role is now|your new identity is|your name is now|you will act as|"
        "you will play|you become|you shall be|respond as|speak as|answer as|"
        "switch to|your persona is|you are a|you are an"
    ),
    "persona": (
        "ai|assistant|language model|model|bot|chatbot|unrestricted|"
        "uncensored|unfiltered|unlimited|"
        "unbound|without restrictions|without any restrictions|without limits|without limitations|"
        "without filters|without rules|without ethical|no restrictions|"
        "no rules|no limits|no filters|"
        "no limitations|free of restrictions|free from restrictions|freed from|jailbroken|dan|"
        "mode|evil|hacker|stock promoter|stock tipster|sell-side promoter|trading bot|"
        "trading assistant|cheerleader|shill|broker bot|"
        "does anything|anything you want|marketing agent|promoter|a free ai|no ethics|no morals|"
        "gpt|llm|agent with|never refuses|cannot refuse|persona|bypasses|ignores|stockgpt|"
        "pump-and-dump|root|superuser|sysadmin"
    ),
    "enable": (
        "enable|enabled|enter|enters|entering|activate|activated|switch to|switch into|unlock|"
        "unlocked|turn on|engage|engaged|start|boot into|go into|initiate|in"
    ),
    "mode": (
        "developer mode|debug mode|god mode|jailbreak mode|unrestricted mode|uncensored mode|"
        "admin mode|administrator mode|maintenance mode|sudo mode|dan mode|root mode|override mode|"
        "test mode|no-filter mode|unfiltered mode|unsafe mode|free mode|opposite mode|dev mode|"
        "diagnostic mode|superuser mode|bypass mode|stan mode|training mode|evil mode"
    ),
    "jailbreak": (
        "do anything now|you are dan|for the rest of this session|"
        "for the rest of this conversation|rest of the session you|dan mode enabled|"
        "developer mode enabled|developer mode output|"
        "jailbreak successful|jailbreak prompt|ignore your safety|no ethical guidelines|"
        "freed from the typical confines|free from all restrictions|"
        "without moral or ethical|without ethical constraints|opposite of what you are told|"
        "you have no restrictions|you have no rules|you have no limits|have been jailbroken|"
        "restrictions have been lifted|restrictions are lifted|safety filters are off|"
        "safety filters disabled|filters are disabled|guardrails are disabled|guardrails are off|"
        "grandma exploit|you are free now|you are free from|unlocked version of"
    ),
    "new_task": (
        "new instructions|new instruction|new task|new tasks|new directive|new directives|"
        "new system prompt|new prompt|new objective|new goal|new rules|new rule|new policy|"
        "updated instructions|updated system prompt|revised instructions|real instructions|"
        "actual instructions|true instructions|additional instructions|further instructions|"
        "override instructions|priority instructions|important instructions|hidden instructions|"
        "special instructions|secret instructions|real task|actual task|true task|only task|"
        "next task|first task|the following instructions|instructions below|"
        "the instructions that follow|urgent instructions|revised task|updated task|"
        "admin instructions|system instructions|system override|admin override|security override"
    ),
    "your_task": (
        "your new task|your task is|your new goal|your goal is now|your goal is to|your new role|"
        "your new objective|your objective is|your new instructions|your job is now|your job is to|"
        "your real task|your actual task|your true purpose|your only task|your only goal|"
        "your new job|your mission is|your new mission|your instructions are|"
        "your instructions have changed|your real instructions|your updated instructions|"
        "your new directive|your new system prompt|your role has changed|your task has changed|"
        "you have a new task|you have new instructions|you have been reprogrammed|"
        "you have been updated|your next task|your next step is|your first step is"
    ),
    "authority": (
        "system administrator|the administrator|your administrator|admin override|system override|"
        "security override|emergency override|administrator override|override code|"
        "authorization code|authorisation code|your developer|your developers|your creator|"
        "your creators|your operator|your owner|the system owner|your supervisor|"
        "openai|anthropic|google deepmind|microsoft ai|"
        "the ai safety team|the security team|the compliance department|the research director|"
        "root access|highest priority|top priority|priority level|maximum priority|"
        "official directive|official notice|regulators require|the sec requires|"
        "the user has authorised|the user has authorized|your operator said|the user wants|"
        "the user expects|the user asked|"
        "authorised by|authorized by|pre-approved|has been approved by|the platform|"
        "security protocol|system update|policy update|system notice|system alert|"
        "system notification|urgent|emergency|immediate action required|critical update"
    ),
    "attention": (
        "attention|note to|note for|notice to|notice for|message to|message for|memo to|"
        "instruction to|instructions to|instruction for|instructions for|dear|to any|to all|to the|"
        "hey|hello|hi|important for|important note for|reminder to|reminder for|for any|for all|"
        "for the|directive to|directive for|warning to|information for|addressed to|intended for|"
        "aimed at|listen|calling all|if you are an|if you are a|"
        "if you're an|if you're a|if an|if a|"
        "if any|if this is being read by|if this text is read by|when an|when a|any|every|"
        "tell the|instruct the|remind the|"
        "as an|as a|speaking to|request to|a message for|for use by|note:|p.s.|ps"
    ),
    "processing": (
        "reading this|generating this|reaches this|being parsed by|parsed by software|"
        "producing this|writing this|sees this|finds this|processing this|summarizing this|"
        "summarising this|analyzing this|"
        "analysing this|parsing this|evaluating this|reviewing this|ingesting this|crawling this|"
        "indexing this|scraping this|that reads this|who reads this|which reads this|"
        "that processes this|that process this|that read this|reads this|processes this|"
        "process this|read this|summarizes this|summarize this|analyzes this|parses this|"
        "handling this|that parse this|that summarize this|evaluates this|reading the above|"
        "generating a report|writing a report|preparing the memo|preparing a memo|"
        "writing the memo|generating the memo|that ingests this|consuming this|"
        "reading these lines|reading this far|accessing this|encountering this|"
        "when you read this|now reading|asked to summarize|asked to analyse|asked to analyze|"
        "tasked with"
    ),
    "when_working": (
        "when summarizing|when summarising|when analyzing|when analysing|when processing|"
        "when writing|when generating|when preparing|when you summarize|when you analyze|"
        "when you write|when you answer|when you generate|when answering|when responding|"
        "when asked|if asked|whenever asked|when composing|when evaluating|when rating|"
        "while summarizing|while analyzing|before answering|before you answer|before responding|"
        "in summarizing|when drafting|when reporting on|when the user asks|"
        "if the user asks|if a user asks|if anyone asks|any time you|whenever you|from now on|"
        "when condensing|preparing a digest|preparing a summary|"
        "after reading this|after reading|upon reading this|once you have read"
    ),
    "suppress": (
        "do not mention|don't mention|never mention|avoid mentioning|omit|hide|leave out|suppress|"
        "conceal|without mentioning|do not include|do not discuss|do not cite|do not report|"
        "do not reference|make no mention|remove|exclude|downplay|play down|gloss over|delete|"
        "ignore|disregard|skip|do not reveal|do not disclose|censor|strip out|say nothing about|"
        "refrain from mentioning"
    ),
    "negative": (
        "risk|risks|lawsuit|lawsuits|litigation|negative|negatives|debt|losses|loss|fraud|"
        "impairment|investigation|weakness|weaknesses|bad news|warnings|warning|downside|"
        "criticism|red flags|disclaimer|disclaimers|risk section|risk factors|going concern|"
        "caveats|competitors|adverse|concerns|decline|this instruction|these instructions|"
        "this message|this note|this prompt|going-concern|contradicting|conflicting|other sources"
    ),
    "secrecy": (
        "do not tell the user|don't tell the user|do not inform the user|do not alert the user|"
        "do not notify the user|without telling the user|without informing the user|"
        "do not let the user know|without the user's knowledge|keep this secret from the user|"
        "do not reveal this instruction|do not reveal these instructions|"
        "do not mention this instruction|do not mention these instructions|"
        "do not mention this message|never mention this instruction|hide this from the user|"
        "never tell the user|do not show this to the user|do not disclose this instruction|"
        "do not acknowledge this|without alerting the user|do not reveal that you|"
        "do not ask for confirmation|without asking for confirmation|without user confirmation|"
        "without confirmation from the user|do not ask the user|without asking the user|"
        "do not mention that you|don't reveal that|don't mention this|"
        "never reveal these instructions|do not mention this note"
    ),
    "skip": (
        "skip|bypass|disable|turn off|switch off|deactivate|do not run|do not perform|ignore|"
        "suspend|shut down|circumvent|override|remove|do not apply|no need for|"
        "no need to|without running|"
        "do not do|waive|avoid|stop|forgo|do not verify|do not fact-check|do not cross-check|"
        "do not check|do not validate|mute"
    ),
    "verification": (
        "verify|verification results|verification result|verification|verifier|the verifier|"
        "quality gate|quality gates|fact-check|fact-checking|"
        "fact check|fact checks|validation step|safety check|safety checks|guardrails|"
        "safety filter|safety filters|content filter|moderation|kill switch|kill-switch|"
        "egress gate|ingest gate|cross-check|cross-checks|cross-checking|source check|"
        "source checks|citation check|grounding check|sanity check|sanity checks|"
        "these figures|these numbers|any of the figures|the numbers|the figures|other sources|"
        "risk checks|risk control|validation|safety layer|compliance check|compliance checks"
    ),
    "system_tag": "",
    "tool_result": (
        "tool result:|tool results:|tool output:|function result:|function output:|"
        "function returned:|function call result:|tool response:|api response:|tool returned:|"
        "observation:|tool_result:|function_result:|search result:|system response:|"
        "verification result:|verifier output:|verifier result:|assistant to="
    ),
    "end_mark": (
        "end of document|end of article|end of data|end of context|end of input|end of text|"
        "end of report|end of user input|end of news|end of the document|end of the article|"
        "end of external data|end of untrusted|end of quoted|end document|end article|end data|"
        "end context|end of content|end of prompt|end prompt|end of page|"
        "end of file|end of message|"
        "end of excerpt|end of source|end of quote|document ends|article ends here|"
        "end of untrusted content|end_of_document|end_of_data|end user input|end input|"
        "end news|end of conversation|conversation reset|context reset|begin new session|"
        "start of new session|new conversation|new session"
    ),
    "step": "then|instead|now|next|afterwards|from this point on|from here on|henceforth",
}
