"""Commands in English to change what a system holds, by their parts: deed, object, place, value.

A deed counts where a clause begins with it, so that nobody else is its subject; what must stand
beside it is the data of ``RULES``. What agencies, boards and analysts changed has a subject.
"""

import re
from collections.abc import Iterator
from itertools import islice

from activities.rules.executable.frames import Marks
from activities.rules.scanning.anchors import trie
from activities.rules.scanning.regex import regex

MOST = 4_000
"""Commands about records that a text may hold: what has more is a list of changes, read so far."""
_REACH = 320
_BEFORE = 300
_VERBS = {
    "alter": (
        "change|set|update|edit|modify|overwrite|replace|amend|adjust|alter|revise|correct|reset|"
        "switch|flip|swap|toggle|move|raise|lower|increase|decrease|reduce|cut|bump|lift|extend|"
        "upgrade|downgrade|override|backdate|postdate|rename|reassign|assign|relabel|tag|retag|"
        "reclassify|enter|record|log|put|write|rewrite|insert|append|push|sync|fill|apply|restate|"
        "copy|paste|save|upload|import|load|key in|plug|type|restore|revert|roll back|rollback|"
        "double|halve|zero|clear|fix|mark|flag|map|remap|point|redirect|tighten|loosen|widen|relax|"
        "delete|remove|drop|archive|lock|unlock|freeze|unfreeze|transfer|migrate|merge|withdraw|"
        "reschedule|cancel|postpone|pull|release|hold|publish|unpublish|retract|refresh|tick|untick|"
        "uncheck|untag|retitle|retime|shift|bring|nudge|pin|unpin|attach|detach|link|unlink|unassign|"
        "hide|unhide|demote|promote|strip|take|swap out|persist|backfill|predate|patch|reflect|void|"
        "reopen|close|approve|reject|resolve|downgrade|expunge|erase|purge|wipe|scrub|silence|mute|"
        "disable|enable|suspend|add|insert|park|queue|feed|hard-code|hardcode|populate|reinstate|recode|recast|rebook|reprice|restamp|reroute|make|"
        "retag|renumber|rekey|initial|countersign|deactivate|activate|exclude|include|register"
    ),
    "strict": (
        "change|set|update|edit|modify|overwrite|replace|amend|alter|flip|override|backdate|"
        "reassign|assign|switch|rename|reset|relabel|reclassify|swap|mark|enter|correct|raise|lower|"
        "extend|increase|reduce|upgrade|downgrade|move|adjust|revert|rewrite|backfill|tick|untick|"
        "uncheck|retime|shift|predate|demote|transfer|bump|cut|close|void|recode|recast|rebook|reprice|"
        "refresh|rekey|restamp|lift|make"
    ),
    "put": (
        "add|remove|put|place|take|drop|delete|move|insert|include|strike|pull|exclude|register|"
        "enrol|enroll|subscribe|unsubscribe|append|create|record|cc|bcc|slot|stick|push|purge|transfer|promote|"
        "bump|copy|enter|post|list|delist|clear|scrub|swap|restore|readmit|release|withdraw|cut"
    ),
    "grant": (
        "grant|give|assign|elevate|promote|upgrade|revoke|strip|remove|extend|restore|make|change|"
        "set|raise|provision|issue|create|add|enable|allow|authorise|authorize|bump|escalate|"
        "delegate|hand|transfer|withdraw|downgrade|demote|update"
    ),
    "disable": (
        "disable|turn off|switch off|deactivate|suspend|mute|silence|bypass|skip|relax|lift|"
        "override|pause|stop|kill|remove|drop|unhook|loosen|waive|ignore|toggle|flip|shut off|shut "
        "down|cancel|circumvent|suppress|snooze|delete|clear|unset|take down|stand down|dismiss"
    ),
    "enable": (
        "enable|turn on|switch on|activate|flip|toggle|set|arm|open|start|flick|trigger|unlock"
    ),
    "mark": (
        "mark|flag|set|tag|label|close|approve|reject|resolve|reopen|sign off|sign off on|clear|"
        "move|complete|acknowledge|dismiss|pass|escalate|merge|finalise|finalize|change|update|"
        "accept|decline|archive|certify|confirm|unflag|transition|switch|force|auto-approve"
    ),
    "purge": (
        "delete|purge|wipe|erase|clear|scrub|remove|drop|shred|destroy|empty|flush|truncate|"
        "overwrite|rewrite|alter|falsify|expunge|hide|edit|doctor|zap|trim|backfill|rotate|reset|lose|"
        "strip|redact|pull|get rid of|unpublish|retract"
    ),
    "commit": (
        "commit|push|save|apply|deploy|sync|publish|write|propagate|merge|submit|persist|promote|"
        "post|roll out|ship|release|replicate"
    ),
    "account": (
        "reset|unlock|lock|freeze|unfreeze|close|create|delete|disable|suspend|reactivate|"
        "reinstate|provision|change|extend|deactivate|activate|rotate|revoke|issue|regenerate|"
        "remove|block|unblock|merge|impersonate|terminate|kill|register|enable"
    ),
    "turn": "turn|switch|flip|toggle|keep|leave|shut",
    "permit": (
        "whitelist|blacklist|allowlist|blocklist|denylist|greylist|graylist|unblock|unblacklist|"
        "allow-list|block-list|white-list|black-list|backdate|unrestrict"
    ),
    "lead": (
        "open|locate|go|log|find|navigate|access|connect|use|take|pull up|bring up|look up|search|"
        "select|enter|call|run|note|check|review|ignore|proceed|go ahead|start|begin|ensure"
    ),
}
_CLASSES: dict[str, set[str]] = {}
for _name, _words in _VERBS.items():
    for _word in _words.split("|"):
        _CLASSES.setdefault(_word, set()).add(_name)
_ANY = trie(sorted(_CLASSES))

_OBJECT = (
    r"\s(?!(?:of|to|for|from|with|by|at|than|against|aside|up|is|are|was|were|has|have|had|and|or|will|"
    r"can|would|sold|dated|quotes?|rates?|costs?|orders?|notes? for|\d[\d.]* (?:of|removes|adds))\b|notes?,|"
    r"(?-i:[A-Z][\w-]+(?:,|\s(?:[a-z]+ed|told|said|says|was|is|has|will|spoke|sold|rose|fell|and [A-Z])\b)))"
)
"""Behind a verb: its object, and no word that makes a noun of it."""
_MANNER = (
    r"(?:(?:please|pls|kindly|then|now|just|also|next|first|second|finally|lastly|immediately|"
    r"quietly|silently|manually|directly|permanently|temporarily|simply|retroactively|"
    r"and|go ahead and|do|so),?\s)"
)
_ASKED = (
    r"(?:(?:can|could|would|will) (?:you|someone|somebody|anyone|one of you)(?: please| kindly)?\s|"
    r"(?:i|we)(?:'d| would| do)? (?:need|want|like|ask|require|expect|instruct|order|authori[sz]e|"
    r"direct) you to\s|you (?:are|'re)(?: hereby| now)? (?:to|instructed to|authori[sz]ed to|"
    r"asked to|requested to|directed to|required to)\s|(?:please )?(?:make sure|be sure|remember|"
    r"don't forget|ensure)(?: you| to| that you){1,2}\s|you (?:must|need to|have to|should) "
    r"(?:now |immediately )?|let's\s|let us\s|(?:your|the) (?:next )?(?:task|job|action|"
    r"instruction)s?(?: now)? (?:is|are) to\s|(?:have|get|ask|tell|instruct) (?:ops|it|support|the (?:\w+ )?(?:desk|team|"
    r"admin\w*|office|agent)|someone|somebody|[a-z]+) (?:to )?(?=[a-z]+ (?:the|a|an|all|my|our|his|her|any|user|account)\b)|"
    r"(?:the )?(?:assistant|agent|system|model|bot|admin|"
    r"administrator|ops|operator|desk|back office)s? (?:must|should|shall|will|is to|needs to|has "
    r"to)(?: now| immediately)?\s)"
)
_SETTING = (
    r"(?:(?:in|on|at|for|by|before|after|as|under|per|via|using|from|within|effective|following|"
    r"with|once|when|if|given|since|until|through|inside|upon|without|starting)\b"
    r"[^,.!?\n:;]{2,80},\s)"
)
_LABEL = r"(?:[@\[(]?[A-Za-z][\w @&/.,'()\]-]{0,60}?(?::|\s?[—–-])\s|@[\w-]{2,24},?\s|(?:hi|hello|hey|dear)?\s?[A-Za-z]+(?:\s[A-Za-z]+)?,\s)"
_COMMAND = regex(
    rf"(?i)(?:^[\"“'‘]?|(?<=[\n.!?;:>*#|\](•·])|(?<=[:,{{\[]\")|(?<=: [\"“'‘])|(?<=[-–—] )|(?<=\d\)))\s?(?:[-–—*•]\s|\d{{1,2}}[.)]\s?)?"
    rf"(?:{_LABEL})?(?:{_SETTING})?(?:{_MANNER}|{_ASKED}){{0,4}}(?P<verb>{_ANY})(?={_OBJECT})"
)
_NEXT = regex(
    rf"(?i)(?:[,;:]|\band\b|\bthen\b|&|\bplus\b)\s(?:{_MANNER}){{0,3}}(?P<verb>{_ANY})(?={_OBJECT})"
)
_END = regex(
    r"(?<!\bMr)(?<!\bMs)(?<!\bMrs)(?<!\bDr)(?<!\bNo)(?<!\bvs)(?<!\bCo)(?<!\bInc)(?<!\bCorp)[.!?](?=[\s\"'”)]|$)|[\n;<]|\"\s?(?:[,}\]]|:\s?\")|$"
)

_PLACE = (
    r"(?:database|data ?base|db|store|(?:model|feature|data|document|record|file) ?(?:store|warehouse|lake|mart|"
    r"hub|vault)|warehouse|crm|oms|ems|pms|rms|lims|erp|hris|gateway|portal|console|back ?(?:office|end)|admin|panel|"
    r"control room|dashboard|monitor|system|platform|engine|registry|register|repository|repo|ledger|"
    r"(?:security|client|customer|reference|price|instrument|coverage|account) ?master|"
    r"master (?:file|record|data|table)|golden source|screener|scheduler|workflow|queue|pipeline|"
    r"feed|tracker|tool|server|module|terminal|config(?:uration)?|settings|sheet|spreadsheet|"
    r"workbook|worksheet|tab|table|calendar|knowledge base|wiki|catalog(?:ue)?|directory|jira|"
    r"salesforce|confluence|sharepoint|notion|airtable|production|prod|site|website|page|profile|"
    r"schedule|rule ?book|policy engine|service|cms|api|app|backlog|board|inbox|archive|"
    r"environment|staging|cluster|index server|bucket|channel|work ?bench|workspace|work ?flow|suite|vault|blotter|template|hub|library|fact ?sheet|log|(?-i:[A-Z][a-z]+[A-Z]\w+))"
)
_MARKS = Marks({
    "field": regex(
        r"(?i)\b(?:ratings?|recommendations?|(?:price )?(?:targets?|objectives?)|TP|ownership|access|requirements?|complaints?|transcripts?|attachments?|paragraphs?|sections?|target prices?|PT|estimates?|"
        r"forecasts?|eps|fair values?|nav|weights?|weightings?|benchmarks?|risk (?:\w+ )?(?:levels?|ratings?|"
        r"profiles?|tolerance|scores?|class(?:es)?|appetite|categor(?:y|ies)|bands?)|suitability|"
        r"status|states?|stages?|priority|severity|owners?|assignees?|analysts?|reviewers?|"
        r"approvers?|authors?|coverage|sectors?|industry|classifications?|categor(?:y|ies)|tags?|"
        r"labels?|flags?|limits?|caps?|thresholds?|tolerances?|triggers?|parameters?|settings?|"
        r"values?|fields?|columns?|cells?|rows?|records?|entr(?:y|ies)|profiles?|permissions?|"
        r"roles?|passwords?|expiry|dates?|time ?stamps?|names?|scores?|versions?|"
        r"schedules?|alerts?|rules?|toggles?|switch(?:es)?|notes?|figures?|numbers?|prices?|"
        r"positions?|allocations?|budgets?|quotas?|margins?|fees?|rates?|address(?:es)?|phone|"
        r"mandates?|hold|buy|sell|publication|assumptions?|inputs?|multiples?|model|card|memo|"
        r"report|meeting|event|job|portfolio|headline|approvals?|disclosures?|disclaimers?|stance|view|"
        r"conviction|sizes?|ceilings?|floors?|balance|counterpart(?:y|ies))\b"
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
        r"tomorrow|(?:top|bottom|front|back|end|head)|v\d[\d.]*)\b|[A-Z][\w&.-]*)|\s=\s?[\"'“\w]|\b\w{2,30}=[\"'“\w]|\bfrom [^,;]{1,24} to \S"
    ),
    "ident": regex(
        r"#\s?[A-Z]{0,4}-?\d|\b[A-Z]{1,8}\d?-\d{2,}|\b(?!(?:CRM|OMS|EMS|PMS|RMS|ERP|API|CMS|EPS|"
        r"NAV|PT|VAR|CEO|CFO|US|UK|EU|USD|FY|PE|ID|IT|KYC|AML|ROE|ESG|GDP|CPI|ETF|IPO|AI|FX|II|PDF|"
        r"SEC|CSV|Q[1-4])\b)[A-Z]{2,6}\d?\b|\(\w{1,12}\)|[\"“'‘`][^\"”'’`\n]{1,40}[\"”'’`]|\b\d{4,}\b"
        r"(?<!\b(?:19|20)\d\d)|[\w.-]+@[\w-]+\.\w|\b[a-z]{1,12}[._][a-z]{1,16}(?:_[a-z]+)*\b|\b\d{1,3}[.-]\d{3}\b"
    ),
    "name": regex(
        r"(?<=[a-z,'’] )(?!January|February|March|April|May|June|July|August|September|October|November|December|"
        r"Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)[A-Z][a-z]+(?:'s)?\b|\b[A-Z][a-z]+ [A-Z][a-z]+\b"),
    "item": regex(
        r"(?i)\b(?:tickets?|cases?|records?|requests?|tasks?|reviews?|checks?|exceptions?|breach(?:es)?|"
        r"incidents?|issues?|drafts?|approvals?|applications?|accounts?|jobs?|pull requests?|"
        r"escalations?|workflows?|steps?|alerts?|notes?|reports?|entr(?:y|ies)|queries|query|"
        r"findings?|complaints?|trades?|documents?|memos?|submissions?|changes?|batch|items?|rows?|"
        r"orders?|invoices?|clients?|customers?|models?|cards?|investigations?|sign-?offs?|flags?|"
        r"transactions?|attestations?|file)\b"
    ),
    "status": regex(
        r"(?i)\b(?:as|to|is|=|status)\s?:?=?\s?(?:a )?[\"“'‘]?(?:pre-)?(?:approved|closed|resolved|reviewed|passed|"
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
        r"(?i)(?<!\badd )(?<!\bremove )(?<!\bput )(?<!\bmove )\b(?:to|from|on|onto|off|in|into|out of|of)\s(?:(?:the|this|that|every|all|each|any|a)\s)?"
        r"(?:[\w'’&-]{1,16}\s){0,3}?(?:(?:watch|restricted|gr[ea]y|black|white|allow|block|deny|exclusion|exempt(?:ion)?|"
        r"approved|no-trade|stop|blackout|coverage|e-?mail|mailing|distribution|recipients?|cc|"
        r"subscribers?|alerts?|notification|contact|sanctions?|insiders?|prospect|client|control|wall|do-not-\w+|"
        r"monitor(?:ing)?|suppression|trusted|eligible|prohibited|banned|embargo|access|vip|escalation|hold)[- ]?lists?|"
        r"recipients|distribution|approval (?:chain|flow|path|group|matrix)|sign-?off (?:chain|flow|path)|"
        r"(?:publication|publishing|release|approval|review|work|print|dispatch|send|outbound|job) queue|"
        r"(?:coverage|ticker|trading|eligible|investable) universe|"
        r"(?:admin(?:istrator)?s?|approvers?|editors?|reviewers?|owners|super ?users) (?:group|role|team|list)|"
        r"(?:admins|administrators|approvers)|(?:alert|mail|bcc|cc|exclusion|routing|firewall) (?:feed|rules?|field|line|filter|table)|"
        r"(?:research|earnings|events?|publication|team|shared) calendar|audit scope|mailing|blacklist|whitelist)\b"
    ),
    "picks": regex(
        r"(?i)\b(?:to|from|on|onto|off|in|into)\s(?:the\s)?(?:[\w'’&-]{1,16}\s){0,2}?"
        r"(?:(?:focus|conviction|buy|sell|picks?|best ideas|ideas?|top)[- ]list|model portfolio|index|basket|screen)\b"
    ),
    "entry": regex(
        r"(?i)\ban?\s(?:[\w-]+\s){0,3}?(?:record|entry|row|log line)\s(?:of|for|saying|dated|showing|stating|that|with|to|in)\b"
    ),
    "right": regex(
        r"(?i)\b(?:admin(?:istrator)?|root|super ?user|write|edit(?:or|ing)?|full|read[- ]?write|export|"
        r"delete|approv(?:er|al|ing)|trading|trade|publish(?:ing|er)?|sudo|owner|supervisor|elevated|"
        r"unrestricted|master|production|prod|privileged|override|signing|dealing|payment|release|god[- ]mode)"
        r"(?:[- ]level)?\s(?:\w+\s)?(?:access|rights?|privileges?|permissions?|roles?|status|authority|level|credentials|"
        r"entitlements?|mode|clearance)\b|\b(?:to|as|an?|the)\s(?:global |system |domain |full )?(?:super ?user|administrator|"
        r"admin|root|approver|supervisor|owner)\b|\bpermissions?\b|\broles? of\b|\b(?:authori[sz]ation|access|clearance) level|"
        r"\baccess (?:to|on|for) (?:the|all|our|production|every)|'s (?:\w+ )?access\b|\b(?:\w+-)?(?:approval|approver) rights?\b|\bentitlements?\b"
    ),
    "user": regex(
        r"(?i)\b(?:users?|service account|svc[_-]\w+|login|my|me|analysts?|traders?|contractors?|interns?|"
        r"team|group|desk|vendors?|colleagues?|everyone|all)\b|@"
    ),
    "control": regex(
        r"(?i)\b(?:the|all|any|every|this|that|both|our|its|each|those|these|further)\s(?:[\w'’/&-]{1,20}\s){0,4}?(?:alerts?|alarms?|"
        r"stop[- ]loss(?:es)?|kill ?switch|circuit breakers?|(?:checks?|reviews?|controls?|gates?|filters?|"
        r"screens?|monitors?|sign-?offs?|approvals?|safeguards?|guardrails?|validations?|"
        r"limits?)(?! of| on| and balances)|"
        r"audit(?:ing)?|audit[- ](?:log|trail|logging)s?|logging|monitoring|surveillance|two-factor|2fa|mfa|"
        r"multi-factor|embargo(?:es)? (?:on|flag|for)|restrictions?|freezes?|locks?|flags?|reconciliations?|"
        r"four[- ]eyes|maker-checker|firewall|watermarks?|disclaimers?|disclosures?|"
        r"notifications?|rate limit\w*|rules?|toggles?|breach(?:es)?|backups?|heartbeat|warnings?)\b|"
        r"\btwo-factor\b|\b2fa\b|\bmfa\b|\bauthentication\b"
    ),
    "switch": regex(
        r"(?i)\b(?:feature[- ]flag|feature[- ]toggle|toggle|kill[- ]switch|flag)s?\b|\bauto[-_ ]?(?:publish|trad|approv|send|execut|"
        r"post|releas|sync|renew|forward|rebalanc|email|deploy|merge)\w*|\b(?:debug|override|god|maintenance|bypass|"
        r"silent|stealth|live|unattended|dry[-_ ]run|force|safe)[- ]mode\b|\b[a-z]+_[a-z_]+\b"
    ),
    "log": regex(
        r"(?i)\b(?:audit|access|change|version|edit|revision|trade|chat|approval|transaction|order|login|"
        r"command|activity|review|event|system|error|security|compliance|alert|message|call|"
        r"rating|price|download|decision|override|e-?mail|communication|query)[- ](?:logs?|histor(?:y|ies)|trails?|records?)\b|"
        r"\blog (?:files?|entr(?:y|ies))\b|\blogs\b|\bbackups?\b|\bsnapshots?\b|\b(?:the |all )history\b|\bpaper trail\b|\btracks\b|\b(?:all|any) traces?\b"
    ),
    "evidence": regex(
        r"(?i)\b(?:transcripts?|recordings?|minutes|disclosures?|disclaimers?|complaints?|e-?mails?|warnings?|footnotes?|caveats?|"
        r"signatures?|comments?|messages?|chats?|attachments?|evidence|findings?|breach(?:es)?|alerts?|flags?|records?|entr(?:y|ies)|notes?|reports?|memos?|drafts?)\b"
    ),
    "bare": regex(
        r"(?i)^\W*(?:[a-z]+ ){1,3}(?:alerts?|alarms?|checks?|notifications?|logging|monitoring|surveillance|reminders?|warnings?|limits?) "
        r"(?:for|on|in|across|until)\b"
    ),
    "job": regex(
        r"(?i)\b(?:the|this|that|every)\s(?:[\w-]+\s){0,3}?(?:job|task|cron|trigger|integration|feed|sync|daemon|bot|script) (?:that|which|for|on|in|from|until)\b"
    ),
    "that": regex(r"(?i)\b(?:record|log|minute) that\b"),
    "as": regex(r"(?i)\bas\s[\"“'‘]?\w"),
    "to": regex(r"(?i)\b(?:(?:with|as)\s(?:the |an? )?|to (?:the|an?|its)\s)\w+"),
    "shown": regex(r"(?i)\bvisibility (?:of|for|on)\b"),
    "off": regex(r"(?i)\b(?:off|down)\b"),
    "old": regex(
        r"(?i)\b(?:previous|prior|old(?:er)?|earlier|original|past|last|draft) (?:versions?|records?|entr(?:y|ies)|"
        r"ratings?|values?|revisions?|estimates?|targets?|notes?|rows?)\b"
    ),
    "account": regex(
        r"(?i)\b(?:passwords?|accounts?|logins?|api[- ]keys?|tokens?|credentials?|certificates?|sessions?|"
        r"users?|passcodes?|secrets?|mailbox|workspace|tenant|mfa device)\b"
    ),
    "change": regex(
        r"(?i)\b(?:changes?|updates?|edits?|new (?:rating|target|version|value|record|figure|estimate|price)s?|"
        r"revisions?|amendments?|revised \w+|records?|overrides?|configuration|config|it|them|this|"
        r"everything|patch|model)\b(?=.{0,60}\b(?:to|in|on|into|across)\s(?:the\s)?(?:[\w-]{1,16}\s){0,3}?"
        r"(?:production|prod|live|main|master|all (?:systems|environments|channels)|database|db|feed|crm|oms|ledger|"
        r"portal|golden source|warehouse|store|system|server|record|registry))"
    ),
    "pair": regex(
        r"(?i)(?-i:\b[A-Z]{1,6}\s?(?:=|->|→)\s?(?:Buy|Sell|Hold|BUY|SELL|HOLD|\d))|\bset\s(?:the\s)?[\"'`]?[a-z][\w. ]{0,30}[\"'`]?\s?:?=\s?[\"'“`\w]|[\"'`]\w+[\"'`]\s?:\s?(?:true|false|null|[\"'\d])|\b[a-z]+(?:_[a-z]+)+\s?[=:]\s?\S|"
        r"[:=]\s?(?:true|false|null)\b|\b(?:sector|rating|status|target|limit|owner|analyst|price|role|level|value|eps)\s?=\s?\S"
    ),
    "cell": regex(
        r"(?i)(?-i:\b[A-Z]{1,2}\d{1,4}\s?(?:->|→|=|:)\s?\S)|\b(?:cells?|rows?|columns?|ranges?)\s(?:#\s?)?(?-i:[A-Z]{1,3}\d{0,5}|\d+)\b|(?-i:\b[A-Z]{1,2}\d{1,4}\b(?= (?:to|with|in|of)\b))"
    ),
    "record": regex(
        r"(?i)(?:\b(?:the|its|their|his|her|my|this|that)|'s)\s(?:[\w'’&-]{1,16}\s){0,3}?(?:status|risk (?:\w+ )?(?:profile|"
        r"rating|level|score|tolerance|category)|roles?|permissions?|(?:account|record|data|process) owner|approvers?|reviewers?|"
        r"analyst of record|passwords?|expiry(?: date)?|ownership|requirements?|(?:authori[sz]ation|access|clearance) level|"
        r"suitability \w+|kyc \w+|time ?stamps?|audit \w+|review date)\b"
    ),
    "knob": regex(r"(?i)\b(?:records?|fields?|flags?|parameters?|settings?|config\w*|variables?|toggles?|switch(?:es)?)\b"),
    "whose": regex(
        r"(?i)\b(?:for|of|from|by|user|account|client|to)\s(?:the\s)?(?:[a-z]+\s)?(?-i:(?!January|February|March|April|May|June|July|August|"
        r"September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)[A-Z][a-z]+)|"
        r"(?-i:[A-Z][a-z]+'s)\b"
    ),
    "guard": regex(
        r"(?i)\b(?:(?:pre|post)-trade|compliance|risk|suitability|kyc|aml|conflicts?|second|peer|supervisory|"
        r"human|manual|dual|fact|quality|legal|ingest|egress|safety|content)[- ](?:\w+ )?(?:checks?|reviews?|controls?|"
        r"gates?|filters?|screens?|sign-?offs?|approvals?|rules?|validations?|limits?)\b|"
        r"\baudit[- ](?:log\w*|trail)|\bfour[- ]eyes|\bmaker-checker|\bkill ?switch|\bcircuit breaker|\bstop-loss (?:alert|rule|trigger)|"
        r"\btwo-factor|\b2fa\b|\bmfa\b|\bgate ?keeper|\bpre-clearance|\b(?:mandatory|required|second) (?:approver|reviewer|signature)|\b(?:approval|clearance|sign-?off|review) requirements?|\bguardrails?\b"
    ),
    "effect": regex(
        r"(?i)\b(?:without (?:\w+ ){0,3}(?:review|approval|sign-?off|notice|notify\w*|telling|logging|checks?|"
        r"confirmation|asking|trace)|no (?:\w+ )?(?:review|approval|sign-?off|confirmation) (?:is )?(?:needed|required|necessary)|(?:effective|apply|live|in force) (?:immediately|now|at once|today)|"
        r"with immediate effect|(?:and|then|,)\s(?:hit |press |then )?(?:save|commit|submit|publish|push|sync|redeploy|deploy|refresh|"
        r"restart|apply|lock|notify|alert|archive|send|broadcast|confirm|overwrite)\b|before (?:compliance|anyone|the review))"
    ),
})  # fmt: skip
RULES: tuple[tuple[str, tuple[str, ...]], ...] = (
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
    ("purge", ("log",)),
    ("purge", ("old", "place")),
    ("purge", ("evidence", "place")),
    ("purge", ("evidence", "ident")),
    ("commit", ("change",)),
    ("account", ("account", "ident")),
    ("account", ("account", "whose")),
    ("account", ("account", "right")),
    ("permit", ("ident",)),
    ("permit", ("name",)),
)
"""A kind of deed, and what stands beside it in its sentence where it changes a record."""

_PASSIVE = regex(
    rf"(?i)\b(?:is|are|must|shall|should|needs?|ha(?:s|ve)|will|ought)\s(?:(?:now|hereby|immediately|to)\s){{0,2}}be "
    rf"(?:immediately |now )?(?:changed|set|updated|overwritten|replaced|edited|flipped|moved|raised|lowered|deleted|removed|"
    rf"reset|marked|switched|amended|reassigned|purged|disabled|revoked|backdated|added|unlocked|lifted|reclassified)\b"
)
_DUTY = regex(
    r"(?i)\b(?:within (?:\w+ ){1,3}(?:day|hour|week|month)s?|every|each|any|annually|quarterly|monthly|daily|whenever|"
    r"policy|polic(?:y|ies)|regulat\w+|rules?|law|company|companies|index|board|committee|according|expected|said)\b"
)
"""What makes a demand a duty, or somebody else's plan."""
_NOT = regex(
    r"(?i)\byour_|\b(?:your(?:self|s)?|you(?:'re| are|'ll)(?! (?:hereby |now )?(?:to|instructed|authori[sz]ed|asked|requested|"
    r"directed|required))|corrections?|errat(?:a|um)|corrigendum|browser|plug-?in|extension|cookies?|seconds|users can|if you|when you|lets you|you (?:can|could|may|might|will)|click|tap\b|press (?:the|ok)|menu|icon|"
    r"vote|voting|proposals?|shareholders?|stockholders?|charter|bylaws|articles of|investors? (?:should|may|can|must)|"
    r"probability|back-?test\w*|for example|e\.g\.|such as|simulat\w+|in the (?:bull|bear|base) case|our (?:focus|conviction)|javascript|readers|following corrected|settings >)\b"
)
"""Words of manuals, ballots and advice: what they say is done by whoever reads them, if at all."""
_LISTED = regex(
    r"(?i)release notes?|change ?log|what'?s new|new in (?:v|version)|\bv?\d+\.\d+(?:\.\d+)?\s?[:(\n]|"
    r"\bhow to\b|\bto do so\b|step-by-step|user guide|manual\b|responsibilities|job description|you will:|"
    r"house style|\breadme\b|\btodo\b|\bfixme\b|developers:|circular to|reminder:|(?:feat|fix|chore|docs|refactor)(?:\([\w-]+\))?:"
)
"""Heads of what was changed in a program, of manuals and of adverts for jobs."""


def changed(view: str) -> bool:
    """Whether somebody, or nobody by name, is told to change what a system holds."""
    return any(map(_alters, _commands(view))) or any(map(_due, _passives(view)))


def _passives(view: str) -> Iterator[str]:
    """The sentences that say what is to be done with something."""
    for found in islice(_PASSIVE.finditer(view), MOST):
        start = max(
            view.rfind(sign, max(0, found.start() - _REACH), found.start()) for sign in ".\n;"
        )
        end = _END.search(view, found.end(), found.end() + _REACH)
        yield view[start + 1 : end.start() if end else found.end() + _REACH]


def _due(sentence: str) -> bool:
    """Whether a change of a record is due, with its place, its value and whom it is about."""
    heard = _MARKS.heard(sentence)
    named = heard.has("ident") or heard.has("name")
    return (
        named
        and heard.has("field")
        and heard.has("place")
        and heard.has("value")
        and not (_NOT.search(sentence) or _DUTY.search(sentence))
    )


def _commands(view: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The sentences that command, each once, with the kinds of deeds that their clauses are."""
    known: set[str] = set()
    for found in islice(_COMMAND.finditer(view), MOST):
        end = _END.search(view, found.end(), found.end() + _REACH)
        sentence = view[found.start() : end.start() if end else found.end() + _REACH]
        if sentence in known:
            continue
        known.add(sentence)
        if _LISTED.search(view, max(0, found.start() - _BEFORE), found.end()) is None:
            yield sentence, _deeds(sentence, found)


def _deeds(sentence: str, first: re.Match[str]) -> frozenset[str]:
    """The kinds of the deeds that the clauses of a command begin with."""
    verbs = [first["verb"], *(found["verb"] for found in _NEXT.finditer(sentence))]
    return frozenset().union(*(_CLASSES[verb.lower()] for verb in verbs))


def _alters(command: tuple[str, frozenset[str]]) -> bool:
    sentence, deeds = command
    heard = _MARKS.heard(sentence)
    if _NOT.search(sentence):
        return False
    return any(deed in deeds and all(map(heard.has, marks)) for deed, marks in RULES)
