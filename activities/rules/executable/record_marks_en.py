"""What is said in English of records in a system, and which of it beside a deed changes one.

A mark is a pattern by its name: a field, the place that keeps it, a value, whom it is about,
a list, a right, a control, a log. ``RULES`` tells which of them make a command.
"""

from activities.rules.executable.frames import Marks
from activities.rules.executable.operating import OPERATED_EN
from activities.rules.executable.restoring import RESTORED_EN
from activities.rules.scanning.regex import regex

_PLACE = (
    r"(?:database|data ?base|db|store|(?:model|feature|data|document|record|file) ?(?:store|"
    r"warehouse|lake|mart|"
    r"hub|vault)|warehouse|crm|oms|ems|pms|rms|lims|erp|hris|gateway|portal|console|"
    r"back ?(?:office|end)|admin|panel|"
    r"control room|dashboard|monitor|system|platform|engine|registry|register|repository|repo|"
    r"ledger|(?:security|client|customer|reference|price|instrument|coverage|account) ?master|"
    r"master (?:file|record|data|table)|golden source|shared (?:model|file|folder|drive|doc\w*)|"
    r"\w+ master|screener|scheduler|workflow|queue|pipeline|"
    r"feed|tracker|tool|server|module|terminal|config(?:uration)?|settings|sheet|spreadsheet|"
    r"workbook|worksheet|tab|table|calendar|knowledge base|wiki|catalog(?:ue)?|directory|jira|"
    r"salesforce|confluence|sharepoint|notion|airtable|production|prod|site|website|page|profile|"
    r"schedule|rule ?book|policy engine|service|cms|api|app|backlog|board|inbox|archive|"
    r"environment|staging|cluster|index server|bucket|channel|work ?bench|workspace|work ?flow|"
    r"suite|vault|blotter|template|hub|library|fact ?sheet|log|(?-i:[A-Z][a-z]+[A-Z]\w+))"
)
_RATING = (
    r"(?:strong[- ])?(?:buy|sell|hold|neutral|over-?weight|under-?weight|out-?perform|"
    r"under-?perform|market[- ]?perform|equal[- ]?weight|accumulate|reduce)"
)
_SECURITY = (
    r"(?:(?-i:(?!TO\b|THE\b|ALL\b)[A-Z]{1,5}(?:\.[A-Z]{1,2})?\b|[A-Z][a-z]+\b(?: [A-Z][a-z]+\b)?)|"
    r"[\"“][^\"”\n]{1,24}[\"”])"
)
_MACHINE = (
    r"(?:assistant|agent|system|bot|copilot|co-pilot|chatbot|model|llm|gpt|engine|pipeline|"
    r"workflow|back ?end|back ?office|ops|admin|helper|automation|scheduler)"
)
MARKS = Marks({
    "machine": regex(
        r"(?i)^\W{0,3}(?:(?:hi|hey|hello|dear|ok|okay|please|kindly|pls),?\s){0,2}(?:"
        rf"(?:have|let|tell|ask|get|instruct)\s(?:(?:the|our|my|your|this)\s)?(?:[a-z]{{1,12}} )?"
        rf"{_MACHINE}\b|@[\w-]{{0,16}}{_MACHINE}\b|"
        rf"(?:(?:to|for)\s)?(?:(?:the|our|my|your|this)\s)?(?:[a-z]{{1,12}}[ -]){{0,2}}{_MACHINE}"
        r"(?:\s?[,:—–]|\s(?:please|pls|kindly|should|must|shall|needs? to|has to|is to)\b))"
    ),
    "rated": regex(
        rf"(?i)\b(?:change|set|switch|flip|override|overwrite|make|mark|update|put|reclassify|"
        rf"restate|toggle|edit|modify|swap)\s(?:the\s)?(?:(?:rating|stance|recommendation)s?\s"
        rf"(?:of|on|for)\s)?(?:{_SECURITY}(?:['’]s)?"
        rf"(?:\s(?:rating|stance|recommendation))?(?:\sfrom\s(?:an?\s)?{_RATING})?"
        rf"\s(?:to|as|on|at|=|:|->|→|an?)\s(?:an?\s)?[\"“]?{_RATING}\b"
        rf"(?![- ](?:list|side|order|back|its|[a-z]+ stake))|"
        rf"(?:price )?(?:target|pt|rating)s?\s(?:of|on|for)\s{_SECURITY}\sto\s"
        rf"(?:\$?\d|{_RATING}\b))"
    ),
    "covered": regex(
        r"(?i)\b(?:from|to|in|on|off|into|onto|under|of)\s(?:(?:the|our|my|its|your)\s)?(?:\w+\s)?"
        r"(?:coverage|watch ?list|list|universe|portfolio|screen|basket|tracker|alerts|book|"
        r"rotation|dashboard|favou?rites|monitor)\b"
    ),
    "field": regex(
        r"(?i)\b(?:ratings?|recommendations?|(?:price )?(?:targets?|objectives?)|TP|ownership|"
        r"access|requirements?|complaints?|transcripts?|attachments?|paragraphs?|sections?|"
        r"target prices?|PT|estimates?|"
        r"forecasts?|eps|fair values?|nav|weights?|weightings?|benchmarks?|"
        r"risk (?:\w+ )?(?:levels?|ratings?|"
        r"profiles?|tolerance|scores?|class(?:es)?|appetite|categor(?:y|ies)|bands?)|suitability|"
        r"status|states?|stages?|priority|severity|owners?|assignees?|analysts?|reviewers?|"
        r"approvers?|authors?|coverage|sectors?|industry|classifications?|categor(?:y|ies)|tags?|"
        r"labels?|flags?|limits?|caps?|thresholds?|tolerances?|triggers?|parameters?|settings?|"
        r"values?|fields?|columns?|cells?|rows?|records?|entr(?:y|ies)|profiles?|permissions?|"
        r"roles?|passwords?|expiry|dates?|time ?stamps?|names?|scores?|versions?|"
        r"schedules?|alerts?|rules?|toggles?|switch(?:es)?|notes?|figures?|numbers?|prices?|"
        r"positions?|allocations?|budgets?|quotas?|margins?|fees?|rates?|address(?:es)?|phone|"
        r"mandates?|hold|buy|sell|publication|assumptions?|inputs?|multiples?|model|card|memo|"
        r"report|meeting|event|job|portfolio|headline|approvals?|disclosures?|disclaimers?|"
        r"stance|view|conviction|sizes?|ceilings?|floors?|balance|counterpart(?:y|ies))\b"
    ),
    "place": regex(
        rf"(?i)\b(?:in|on|at|inside|within|into|from|to|via|of|through|across|under)\s"
        rf"(?:(?:the|our|its|this|that|all|any|every|each)\s)?(?:[\w'’&/.-]{{1,20}}\s){{0,3}}?"
        rf"{_PLACE}s?\b(?! sales| revenue| growth| costs?| margins?| sector| industry| statement)|"
        rf"\b(?:the|our)\s(?:[\w-]{{2,16}}\s){{0,2}}?(?:{_PLACE})(?:'s|\s(?:record|field|entry|"
        rf"row|column|flag))\b"
    ),
    "value": regex(
        r"\b(?i:to|as|with|at|by|from|=)\s(?i:an? |the |be )?(?:[\"“'‘(`][^\s]|[$€£¥]?-?\d|"
        r"(?i:zero|null|none|nil|blank|true|false|on|off|(?:strong[- ])?(?:buy|sell|hold)|neutral|"
        r"overweight|underweight|outperform|underperform|market ?perform|reduce|accumulate|"
        r"approved|closed|open|active|inactive|final|draft|published|public|private|aggressive|"
        r"conservative|balanced|moderate|growth|high|low|medium|critical|urgent|admin\w*|"
        r"super ?user|root|default|unlimited|maximum|minimum|max|min|yesterday|today|now|"
        r"tomorrow|(?:top|bottom|front|back|end|head)|v\d[\d.]*)\b|[A-Z][\w&.-]*)|\s=\s?[\"'“\w]|"
        r"\b\w{2,30}=[\"'“\w]|\bfrom [^,;]{1,24} to \S"
    ),
    "ident": regex(
        r"#\s?[A-Z]{0,4}-?\d|\b[A-Z]{1,8}\d?-\d{2,}|\b(?!(?:CRM|OMS|EMS|PMS|RMS|ERP|API|CMS|EPS|"
        r"NAV|PT|VAR|CEO|CFO|US|UK|EU|USD|FY|PE|ID|IT|KYC|AML|ROE|ESG|GDP|CPI|ETF|IPO|AI|FX|II|PDF|"
        r"SEC|CSV|Q[1-4])\b)[A-Z]{2,6}\d?\b|\(\w{1,12}\)|[\"“'‘`][^\"”'’`\n]{1,40}[\"”'’`]|"
        r"\b\d{4,}\b"
        r"(?<!\b(?:19|20)\d\d)|[\w.-]+@[\w-]+\.\w|\b[a-z]{1,12}[._][a-z]{1,16}(?:_[a-z]+)*\b|"
        r"\b\d{1,3}[.-]\d{3}\b"
    ),
    "name": regex(
        r"(?<=[a-z,'’] )(?!January|February|March|April|May|June|July|August|September|October|"
        r"November|December|"
        r"Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)[A-Z][a-z]+(?:'s)?\b|"
        r"\b[A-Z][a-z]+ [A-Z][a-z]+\b"),
    "item": regex(
        r"(?i)\b(?:tickets?|cases?|records?|requests?|tasks?|reviews?|checks?|exceptions?|"
        r"breach(?:es)?|"
        r"incidents?|issues?|drafts?|approvals?|applications?|accounts?|jobs?|pull requests?|"
        r"escalations?|workflows?|steps?|alerts?|notes?|reports?|entr(?:y|ies)|queries|query|"
        r"findings?|complaints?|trades?|documents?|memos?|submissions?|changes?|batch|items?|rows?|"
        r"orders?|invoices?|clients?|customers?|models?|cards?|investigations?|sign-?offs?|flags?|"
        r"transactions?|attestations?|file)\b"
    ),
    "status": regex(
        r"(?i)\b(?:as|to|is|=|status)\s?:?=?\s?(?:a )?[\"“'‘]?(?:pre-)?(?:approved|closed|"
        r"resolved|reviewed|passed|"
        r"completed?|cleared|verified|published|signed[- ]off|compliant|final(?:i[sz]ed)?|done|"
        r"confirmed|settled|exempt|waived|inactive|active|false positive|void(?:ed)?|expired|"
        r"suitable|eligible|rejected|cancelled|accepted|(?:kyc|aml)[- ]\w+|(?:\w+[- ])?complete|"
        r"low[- ]risk|no action|not applicable|n/a|certified|audited|released|archived|executed|"
        r"live|pending|overridden|escalated|read|ready)\b"
    ),
    "numbered": regex(
        r"(?i)\b(?:tickets?|case|record|request|task|review|check|exception|breach|incident|issue|"
        r"draft|approval|application|account|job|escalation|workflow|alert|entry|query|finding|"
        r"complaint|trade|document|submission|change|batch|client|customer|transaction|note|"
        r"report|pr|row|user|attestation|order)s?\s(?:request\s|no\.?\s|number\s|id\s)?"
        r"(?:#\s?\w|[A-Z]{1,8}-?\d{2}|\d{2,}(?![\d/%.])|[A-Z]{2,6}-)"
    ),
    "list": regex(
        r"(?i)(?<!\badd )(?<!\bremove )(?<!\bput )(?<!\bmove )\b(?:to|from|on|onto|off|in|into|"
        r"out of|of)\s(?:(?:the|this|that|every|all|each|any|a)\s)?"
        r"(?:[\w'’&-]{1,16}\s){0,3}?(?:(?:watch|restricted|gr[ea]y|black|white|allow|block|deny|"
        r"exclusion|exempt(?:ion)?|"
        r"approved|no-trade|stop|blackout|coverage|e-?mail|mailing|distribution|recipients?|cc|"
        r"subscribers?|alerts?|notification|contact|sanctions?|insiders?|prospect|client|control|"
        r"wall|do-not-\w+|"
        r"monitor(?:ing)?|suppression|trusted|eligible|prohibited|banned|embargo|access|vip|"
        r"escalation|hold)[- ]?lists?|"
        r"recipients|distribution|approval (?:chain|flow|path|group|matrix)|sign-?off (?:chain|"
        r"flow|path)|"
        r"(?:publication|publishing|release|approval|review|work|print|dispatch|send|outbound|"
        r"job) queue|(?:coverage|ticker|trading|eligible|investable) universe|"
        r"(?:admin(?:istrator)?s?|approvers?|editors?|reviewers?|owners|super ?users) (?:group|"
        r"role|team|list)|"
        r"(?:admins|administrators|approvers)|(?:alert|mail|bcc|cc|exclusion|routing|"
        r"firewall) (?:feed|rules?|field|line|filter|table)|"
        r"(?:research|earnings|events?|publication|team|shared) calendar|audit scope|mailing|"
        r"blacklist|whitelist)\b"
    ),
    "picks": regex(
        r"(?i)\b(?:to|from|on|onto|off|in|into)\s(?:the\s)?(?:[\w'’&-]{1,16}\s){0,2}?"
        r"(?:(?:focus|conviction|buy|sell|picks?|best ideas|ideas?|top)[- ]list|model portfolio|"
        r"index|basket|screen)\b"
    ),
    "entry": regex(
        r"(?i)\ban?\s(?:[\w-]+\s){0,3}?(?:record|entry|row|log line)\s(?:of|for|saying|dated|"
        r"showing|stating|that|with|to|in)\b"
    ),
    "right": regex(
        r"(?i)\b(?:admin(?:istrator)?|root|super ?user|write|edit(?:or|ing)?|full|read[- ]?write|"
        r"export|delete|approv(?:er|al|ing)|trading|trade|publish(?:ing|er)?|sudo|owner|supervisor|"
        r"elevated|unrestricted|master|production|prod|privileged|override|signing|dealing|payment|"
        r"release|god[- ]mode)"
        r"(?:[- ]level)?\s(?:\w+\s)?(?:access|rights?|privileges?|permissions?|roles?|status|"
        r"authority|level|credentials|"
        r"entitlements?|mode|clearance)\b|\b(?:to|as|an?|the)\s(?:global |system |domain |"
        r"full )?(?:super ?user|administrator|"
        r"admin|root|approver|supervisor|owner)\b|\b(?:temporary|permanent|full|sudo) (?:root|"
        r"admin)\b|\bpermissions?\b|\broles? of\b|\b(?:authori[sz]ation|access|clearance) level|"
        r"\baccess (?:to|on|for) (?:the|all|our|production|every)|'s (?:\w+ )?access\b|"
        r"\b(?:\w+-)?(?:approval|approver) rights?\b|\bentitlements?\b"
    ),
    "user": regex(
        r"(?i)\b(?:users?|service account|svc[_-]\w+|login|my|me|analysts?|traders?|contractors?|"
        r"interns?|team|group|desk|vendors?|colleagues?|everyone|all)\b|@"
    ),
    "control": regex(
        r"(?i)\b(?:the|all|any|every|this|that|both|our|its|each|those|these|"
        r"further)\s(?:[\w'’/&-]{1,20}\s){0,4}?(?:alerts?|alarms?|"
        r"stop[- ]loss(?:es)?|kill ?switch|circuit breakers?|(?:checks?|reviews?|controls?|"
        r"gates?|filters?|"
        r"screens?|monitors?|sign-?offs?|approvals?|safeguards?|guardrails?|validations?|"
        r"limits?)(?! of| on| and balances)|"
        r"audit(?:ing)?|audit[- ](?:log|trail|logging)s?|logging|monitoring|surveillance|"
        r"two-factor|2fa|mfa|"
        r"multi-factor|embargo(?:es)? (?:on|flag|for)|restrictions?|freezes?|locks?|flags?|"
        r"reconciliations?|"
        r"four[- ]eyes|maker-checker|firewall|watermarks?|disclaimers?|disclosures?|"
        r"notifications?|rate limit\w*|rules?|toggles?|breach(?:es)?|backups?|heartbeat|"
        r"warnings?)\b|\btwo-factor\b|\b2fa\b|\bmfa\b|\bauthentication\b"
    ),
    "switch": regex(
        r"(?i)\b(?:feature[- ]flag|feature[- ]toggle|toggle|kill[- ]switch|flag)s?\b|"
        r"\bauto[-_ ]?(?:publish|trad|approv|send|execut|"
        r"post|releas|sync|renew|forward|rebalanc|email|deploy|merge)\w*|\b(?:debug|override|god|"
        r"maintenance|bypass|"
        r"silent|stealth|live|unattended|dry[-_ ]run|force|safe)[- ]mode\b|\b[a-z]+_[a-z_]+\b"
    ),
    "log": regex(
        r"(?i)\b(?:audit|access|change|version|edit|revision|trade|chat|approval|transaction|order|"
        r"login|command|activity|review|event|system|error|security|compliance|alert|message|call|"
        r"rating|price|download|decision|override|e-?mail|communication|query)[- ](?:logs?|"
        r"records?|"
        r"histor(?:y|ies)|trails?|entr(?:y|ies))\b|\blog (?:files?|entr(?:y|ies))\b|\blogs\b|"
        r"\bbackups?\b|\bsnapshots?\b|\b(?:the |all )history\b|\bpaper trail\b|\btracks\b|"
        r"\b(?:all|any) traces?\b"
    ),
    "evidence": regex(
        r"(?i)\b(?:transcripts?|recordings?|minutes|disclosures?|disclaimers?|complaints?|"
        r"e-?mails?|warnings?|footnotes?|caveats?|files?|working papers?|workpapers?|documents?|"
        r"signatures?|comments?|messages?|chats?|attachments?|evidence|findings?|breach(?:es)?|"
        r"alerts?|flags?|records?|entr(?:y|ies)|notes?|reports?|memos?|drafts?)\b"
    ),
    "utterly": regex(
        r"(?i)\b(?:for good|permanently|irrevocably|beyond recovery|along with|archives?|"
        r"audit (?:log|trail|entr|record|file)\w*|"
        r"before (?:the )?(?:audit\w*|regulators?|compliance|inspect\w+|review\w*|discovery|"
        r"lawyers)|"
        r"(?:back-?up|all|every|any|other) cop(?:y|ies)|(?:leave|keep) no \w+|everywhere|too$|"
        r"as well$)"
    ),
    "bare": regex(
        r"(?i)^\W*(?:[a-z]+ ){1,3}(?:alerts?|alarms?|checks?|notifications?|logging|monitoring|"
        r"surveillance|reminders?|warnings?|limits?) (?:for|on|in|across|until)\b"
    ),
    "job": regex(
        r"(?i)\b(?:the|this|that|every)\s(?:[\w-]+\s){0,3}?(?:job|task|cron|trigger|integration|"
        r"feed|sync|daemon|bot|script) (?:that|which|for|on|in|from|until)\b"
    ),
    "that": regex(r"(?i)\b(?:record|log|minute) that\b"),
    "as": regex(r"(?i)\bas\s[\"“'‘]?\w"),
    "to": regex(r"(?i)\b(?:(?:with|as)\s(?:the |an? )?|to (?:the|an?|its)\s)\w+"),
    "shown": regex(r"(?i)\bvisibility (?:of|for|on)\b"),
    "thing": regex(
        r"(?i)\b(?:databases?|crm|oms|servers?|portal|console|dashboard|registers?|registry|"
        r"(?:audit|approval|access|change|review|trade) (?:log|entry|trail|record)s?|"
        r"queue|workflows?|tickets?|(?:the|this|that) record|records|entr(?:y|ies)|exceptions?|"
        r"breach(?:es)?|flags?|alerts?|thresholds?|limits?|permissions?|roles?|"
        r"shared (?:model|sheet|file|folder|drive)|model store|templates?|watermarks?|\w+ master|"
        r"config\w*|settings?|parameters?|fields?|columns?|"
        r"calendar|watch ?list|status|profile|password|price source|snapshot|gateway|check|"
        r"toggle|switch)\b"
    ),
    "sweep": regex(
        r"(?i)\b(?:all|every|each) (?:of the )?(?:(?:open|pending|outstanding|remaining|"
        r"unresolved|new|old|the) )?(?:[\w-]+ ){0,2}?(?:exceptions?|breach(?:es)?|"
        r"alerts?|tickets?|cases?|incidents?|findings?|flags?|complaints?|warnings?|requests?|"
        r"approvals?)\b"
    ),
    "off": regex(r"(?i)\b(?:off|down)\b"),
    "old": regex(
        r"(?i)\b(?:previous|prior|old(?:er)?|earlier|original|past|last|draft) (?:versions?|"
        r"records?|entr(?:y|ies)|ratings?|values?|revisions?|estimates?|targets?|notes?|rows?)\b"
    ),
    "account": regex(
        r"(?i)\b(?:passwords?|accounts?|logins?|api[- ]keys?|tokens?|credentials?|certificates?|"
        r"sessions?|users?|passcodes?|secrets?|mailbox|workspace|tenant|mfa device)\b"
    ),
    "change": regex(
        r"(?i)\b(?:changes?|updates?|edits?|new (?:rating|target|version|value|record|figure|"
        r"estimate|price)s?|"
        r"revisions?|amendments?|revised \w+|records?|overrides?|configuration|config|it|them|this|"
        r"everything|patch|model)\b(?=.{0,60}\b(?:to|in|on|into|"
        r"across)\s(?:the\s)?(?:[\w-]{1,16}\s){0,3}?"
        r"(?:production|prod|live|main|master|all (?:systems|environments|channels)|database|db|"
        r"feed|crm|oms|ledger|portal|golden source|warehouse|store|system|server|record|registry))"
    ),
    "pair": regex(
        r"(?i)(?-i:\b[A-Z]{1,6}\s?(?:=|->|→)\s?(?:Buy|Sell|Hold|BUY|SELL|HOLD|\d))|"
        r"\bset\s(?:the\s)?[\"'`]?[a-z][\w. ]{0,30}[\"'`]?\s?:?=\s?[\"'“`\w]|"
        r"[\"'`]\w+[\"'`]\s?:\s?(?:true|false|null|[\"'\d])|\b[a-z]+(?:_[a-z]+)+\s?[=:]\s?\S|"
        r"[:=]\s?(?:true|false|null)\b|\b(?:sector|rating|status|target|limit|owner|analyst|"
        r"price|role|level|value|eps)\s?=\s?\S"
    ),
    "cell": regex(
        r"(?i)(?-i:\b[A-Z]{1,2}\d{1,4}\s?(?:->|→|=|:)\s?\S)|\b(?:cells?|rows?|columns?|"
        r"ranges?)\s(?:#\s?)?(?-i:[A-Z]{1,3}\d{0,5}|\d+)\b|(?-i:\b[A-Z]{1,2}\d{1,4}\b(?= (?:to|"
        r"with|in|of)\b))"
    ),
    "record": regex(
        r"(?i)(?:\b(?:the|its|their|his|her|my|this|that)|"
        r"'s)\s(?:[\w'’&-]{1,16}\s){0,3}?(?:status|risk (?:\w+ )?(?:profile|"
        r"rating|level|score|tolerance|category)|roles?|permissions?|(?:account|record|data|"
        r"process) owner|approvers?|reviewers?|"
        r"analyst of record|passwords?|expiry(?: date)?|ownership|requirements?|"
        r"(?:authori[sz]ation|access|clearance) level|"
        r"suitability \w+|kyc \w+|time ?stamps?|audit \w+|review date)\b"
    ),
    "knob": regex(
        r"(?i)\b(?:records?|fields?|flags?|parameters?|settings?|config\w*|variables?|toggles?|"
        r"switch(?:es)?)\b"
    ),
    "whose": regex(
        r"(?i)\b(?:for|of|from|by|user|account|client|"
        r"to)\s(?:the\s)?(?:[a-z]+\s)?(?-i:(?!January|February|March|April|May|June|July|August|"
        r"September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|"
        r"Sunday)[A-Z][a-z]+)|(?-i:[A-Z][a-z]+'s)\b"
    ),
    "guard": regex(
        r"(?i)\b(?:(?:pre|post)-trade|compliance|risk|suitability|kyc|aml|conflicts?|second|peer|"
        r"supervisory|human|manual|dual|fact|citations?|quality|legal|ingest|egress|safety|"
        r"content)[- ](?:\w+ )?(?:checks?|reviews?|controls?|"
        r"gates?|filters?|screens?|sign-?offs?|approvals?|rules?|validations?|limits?)\b|"
        r"\baudit[- ](?:log\w*|trail)|\bfour[- ]eyes|\bmaker-checker|\bkill ?switch|"
        r"\bcircuit breaker|\bstop-loss (?:alert|rule|trigger)|"
        r"\btwo-factor|\b2fa\b|\bmfa\b|\bgate ?keeper|\bpre-clearance|\b(?:mandatory|required|"
        r"second) (?:approver|reviewer|signature)|\b(?:approval|clearance|sign-?off|"
        r"review) requirements?|\bguardrails?\b|\bwatermark\w*|\bencryption\b|\barchiving\b|"
        r"\baudit(?:ing)?\b"
    ),
    "operated": OPERATED_EN,
    "restored": RESTORED_EN,
    "effect": regex(
        r"(?i)\b(?:without (?:\w+ ){0,3}(?:review|approval|sign-?off|notice|notify\w*|telling|"
        r"logging|checks?|confirmation|asking|trace)|no (?:\w+ )?(?:review|approval|sign-?off|"
        r"confirmation) (?:is )?(?:needed|required|necessary)|(?:effective|apply|live|"
        r"in force) (?:immediately|now|at once|today)|"
        r"with immediate effect|(?:and|then|,)\s(?:hit |press |then )?(?:save|commit|submit|"
        r"publish|push|sync|redeploy|deploy|refresh|"
        r"restart|apply|lock|notify|alert|archive|send|broadcast|confirm|overwrite)\b|"
        r"before (?:compliance|anyone|the review))"
    ),
})  # fmt: skip
RULES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("rate", ("rated",)),
    ("alter", ("machine", "field", "value")),
    ("put", ("machine", "covered", "ident")),
    ("strict", ("machine", "field", "ident")),
    ("mark", ("machine", "status")),
    ("alter", ("field", "place", "value")),
    ("alter", ("field", "place", "ident")),
    ("alter", ("field", "place", "name")),
    ("alter", ("place", "value", "ident")),
    ("strict", ("place", "value", "name")),
    ("strict", ("numbered", "value")),
    ("strict", ("numbered", "status")),
    ("strict", ("numbered", "ident")),
    ("strict", ("field", "value", "effect", "ident")),
    ("strict", ("record", "value")),
    ("strict", ("knob", "value", "ident")),
    ("alter", ("cell", "value")),
    ("alter", ("numbered", "pair")),
    ("strict", ("pair", "ident")),
    ("put", ("list",)),
    ("put", ("entry",)),
    ("put", ("that",)),
    ("put", ("place", "ident")),
    ("alter", ("cell", "place")),
    ("alter", ("pair", "ident", "field")),
    ("strict", ("field", "place", "to")),
    ("strict", ("shown", "value")),
    ("mark", ("item", "as", "ident")),
    ("put", ("picks", "place", "effect")),
    ("put", ("item", "place", "ident")),
    ("grant", ("right", "ident")),
    ("grant", ("right", "name")),
    ("grant", ("right", "user")),
    ("disable", ("control", "place")),
    ("disable", ("control", "ident")),
    ("disable", ("control", "name")),
    ("disable", ("guard",)),
    ("operate", ("operated",)),
    ("restore", ("restored",)),
    ("disable", ("bare", "user")),
    ("disable", ("bare", "item")),
    ("disable", ("job",)),
    ("enable", ("switch", "user")),
    ("turn", ("guard", "off")),
    ("turn", ("control", "off")),
    ("enable", ("switch", "ident")),
    ("enable", ("switch", "place")),
    ("mark", ("item", "status")),
    ("mark", ("numbered",)),
    ("mark", ("sweep",)),
    ("purge", ("sweep",)),
    ("alter", ("thing", "ident")),
    ("alter", ("thing", "name")),
    ("alter", ("thing", "value")),
    ("alter", ("numbered", "value")),
    ("purge", ("log",)),
    ("purge", ("old", "place")),
    ("purge", ("evidence", "place")),
    ("purge", ("evidence", "ident")),
    ("purge", ("evidence", "utterly")),
    ("commit", ("change",)),
    ("account", ("account", "ident")),
    ("account", ("account", "whose")),
    ("account", ("account", "right")),
    ("permit", ("ident",)),
    ("permit", ("name",)),
)
"""A kind of deed, and what stands beside it in its sentence where it changes a record."""
