"""Commands in English to change what a system holds, by their parts: deed, object, place, value.

A deed counts where a clause begins with it, so that nobody else is its subject; what must stand
beside it, ``RULES`` tells. What agencies, boards and analysts changed has a subject.
"""

from collections.abc import Iterator

from activities.rules.executable.record_deeds_en import ANY, KINDS
from activities.rules.executable.record_marks_en import MARKS, RULES
from activities.rules.scanning.anchors import TooDense, lowered
from activities.rules.scanning.regex import regex

MOST = 4_000
"""Commands about records of which no text has more, but one that is made of them."""
_TRIES = 20_000
"""Clauses that begin with a deed, alike or not, of which no text has more either."""
_REACH = 320
_BEFORE = 300
_OBJECT = (
    r"\s(?!(?:of|to|for|from|with|by|at|than|against|aside|up|is|are|was|were|has|have|had|and|or|"
    r"will|can|would|sold|dated|quotes?|rates?|"
    r"costs?(?! (?:from|to|on|off|into|onto) (?:the|our|my|its)\b)|"
    r"in (?:\w+ )?(?:rating|target|price|view|stance|estimate|coverage|recommendation)s?\s?[:,]|"
    r"orders?|notes? for|\d[\d.]* (?:of|removes|"
    r"adds))"
    r"\b|notes?,|\d[\d.]*:|\w{1,40}\(|date:|\||switch(?:es)?\b|"
    r"\([^()\n]{1,40}\)\s?[:=|,]|[\d-]+(?: [\d:.]+)?\s?[:|])"
)
"""Behind a verb: its object, and no word that makes a noun of it."""
_PERSON = regex(
    r"\s[A-Z][\w-]+(?:,|\s(?:[a-z]+ed|told|said|says|was|is|has|will|spoke|sold|rose|fell|"
    r"and [A-Z])\b)"
)
"""Somebody whose first name is a verb: Mark Benioff told, Grant Thornton was."""
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
    r"instruction)s?(?: now)? (?:is|are) to\s|(?:have|get|ask|tell|instruct) (?:ops|it|support|"
    r"the (?:\w+ )?(?:desk|team|admin\w*|office|agent)|someone|somebody|[a-z]+) (?:to )?"
    r"(?=[a-z]+ (?:the|a|an|all|my|our|his|her|any|user|account)\b)|"
    r"(?:have|get|let|tell|ask|instruct) (?:the |our )?(?:\w+ )?(?:system|bot|agent|assistant|"
    r"copilot|model|back ?end|engine) (?:to )?|"
    r"(?:the )?(?:assistant|agent|system|model|bot|admin|administrator|ops|operator|desk|"
    r"back office)s? (?:must|should|shall|will|is to|needs to|has to)(?: now| immediately)?\s)"
)
_SETTING = (
    r"(?:(?:in|on|at|for|by|before|after|as|under|per|via|using|from|within|effective|following|"
    r"with|once|when|if|given|since|until|through|inside|upon|without|starting)\b"
    r"[^,.!?\n:;]{2,80},\s)"
)
_LABEL = (
    r"(?:[@\[(]?[a-z][\w @&/.,'()\]-]{0,60}?(?::|\s?[—–-])\s|@[\w-]{2,24},?\s|"
    r"(?:hi|hello|hey|dear)?\s?[a-z]+(?:\s[a-z]+)?,\s)"
)
_COMMAND = regex(
    r"[\n.!?;:>*#|\](•·\"“'‘–—)-](?:(?<=[\n.!?;:>*#|\](•·])|(?<=[:,{\[\n]\")|(?<=: [\"“'‘])|"
    r"(?<=\n[“'‘])|(?<=[-–—])(?= )|(?<=\d\)))\s?(?:[-–—*•]\s|\d{1,2}[.)]\s?)?(?=[@\[(a-z])"
    rf"(?P<said>(?:{_LABEL})?(?:{_SETTING})?(?:{_MANNER}|"
    rf"{_ASKED}){{0,4}}(?P<verb>{ANY}))(?={_OBJECT})"
)
"""A clause that begins with a deed, in small letters: whom it is said to, where, and how."""
_NEXT = regex(
    rf"(?:[,;:]|\band\b|\bthen\b|&|\bplus\b)\s{_MANNER}{{0,3}}(?P<verb>{ANY})(?={_OBJECT})"
)
_END = regex(
    r"(?<!\bMr)(?<!\bMs)(?<!\bMrs)(?<!\bDr)(?<!\bNo)(?<!\bvs)(?<!\bCo)(?<!\bInc)(?<!\bCorp)[.!?]"
    r"(?=[\s\"'”)]|$)|[\n;<]|\"\s?(?:[,}\]]|:\s?\")|$"
)
_PASSIVE = regex(
    r"(?i)\b(?:is|are|must|shall|should|needs?|ha(?:s|ve)|will|ought)\s(?:(?:now|hereby|"
    r"immediately|to)\s){0,2}be "
    r"(?:immediately |now )?(?:changed|set|updated|overwritten|replaced|edited|flipped|moved|"
    r"raised|lowered|deleted|removed|"
    r"reset|marked|switched|amended|reassigned|purged|disabled|revoked|backdated|added|unlocked|"
    r"lifted|reclassified)\b"
)
_DUTY = regex(
    r"(?i)\b(?:within (?:\w+ ){1,3}(?:day|hour|week|month)s?|every|each|any|annually|quarterly|"
    r"monthly|daily|whenever|"
    r"policy|polic(?:y|ies)|regulat\w+|rules?|law|company|companies|index|board|committee|"
    r"according|expected|said)\b"
)
"""What makes a demand a duty, or somebody else's plan."""
_NOT = regex(
    r"(?i)\byour_|\bregister (?:on|at|for|here|via|online|in advance|by)\b|"
    r"\b(?:sample|example|template|dummy) (?:file|config\w*|env\w*)|changeme|"
    r"=\s?placeholder|\(placeholder|"
    r"=\s?<|(?:,|\band)\s(?:the\s)?(?:\w+\s){0,2}(?:margins?|eps|earnings|growth|revenues?|sales|"
    r"profits?|"
    r"returns?)\s(?:rises?|falls?|is|are|was|were|grew|would|looks?|drops?|climbs?)\b|"
    r"\b(?:your(?:self|s)?|you(?:'re| are|'ll)(?! (?:hereby |now )?(?:to|instructed|"
    r"authori[sz]ed|asked|requested|"
    r"directed|required))|corrections?|errat(?:a|um)|corrigendum|browser|plug-?in|extension|"
    r"cookies?|seconds|users can|if you|when you|lets you|you (?:can|could|may|might|will)|click|"
    r"tap\b|press (?:the|ok)|menu|icon|"
    r"vote|voting|proposals?|shareholders?|stockholders?|charter|bylaws|articles of|"
    r"investors? (?:should|may|can|must)|"
    r"probability|back-?test\w*|for example|e\.g\.|such as|simulat\w+|in the (?:bull|bear|"
    r"base) case|our (?:focus|conviction)|javascript|readers|choose|pick (?:a|the)|we will|"
    r"to receive|press|following corrected|settings >)\b"
)
"""Words of manuals, ballots and advice: what they say is done by whoever reads them, if at all.""
"""
_LISTED = regex(
    r"(?i)release notes?|change ?log|what'?s new|new in (?:v|version)|"
    r"(?<![$€£¥\d.,])\b(?:v\d+\.\d+(?:\.\d+)?|\d+\.\d+\.\d+)\s?[:(\n]|"
    r"(?m:^\W{0,4}\d+\.\d+\s?[:(\n])|"
    r"\bhow to\b|\bto do so\b|step-by-step|user guide|manual\b|responsibilities|job description|"
    r"you will:|"
    r"house style|style guide|\breadme\b|\btodo\b|\bfixme\b|developers:|circular to|reminder:|"
    r"(?:feat|fix|"
    r"chore|docs|refactor)(?:\([\w-]+\))?:"
)
"""Heads of what was changed in a program, of manuals and of adverts for jobs."""


_DUMPED = regex(
    r"(?i)^\W*(?:pull requests?|log (?:entry|level|line|file|record|of|date|time|format|id)|"
    r"switch (?:id|port|no|\S*\d)|release (?:notes?|date|id)|record (?:id|no|count)|"
    r"report (?:id|date)|"
    r"file (?:name|size|type|date|id|path)|update (?:id|time|no|status|frequency)|"
    r"change (?:log|id|set)|tag (?:id|name)|feed (?:id|name|status)|log(?= [a-z]+=)|"
    r"map (?:id|key)|cancel (?:code|rate)|reset (?:date|rate)|transfer (?:id|date|agent)|"
    r"load (?:id|time|factor)|input (?:file|id|data)|copy (?:of|id|no)|set (?:of|no|id)|"
    r"note (?:id|no)|list (?:of|id|price)|book (?:of|id|value)|post (?:id|date))\b[^\n]{0,60}?[=:]|"
    r"^\W*(?:release|sync|import|export|backfill|load|hold|log|pull|feed|map|tag|file|report|copy|"
    r"post|record|book|note|merge|refresh|upload|restore|transfer|reset|list|cut|lift|cap|register|"
    r"commit|queue|link|patch|park|point|shift|cancel|change in|change|switch)\b[^\n=:]{0,40}:\s?"
    r"[\w ()%]{1,24}=|"
    r"\b(?:level=\w|status=[2-5]\d\d\b|msg=|latency\w*=|trace_?id=|http/\d)"
)
"""A line of a log, or of fields under a name that a verb begins: it tells what is."""


_TOLD = regex(
    r"^[\w-]+\s(?:[\w-]+\s){0,2}[a-z-]+s(?:,\s(?:[\w-]+\s){0,3}[\w-]+){0,6}(?:,?\s(?:and|or)\s"
    r"(?:[\w-]+\s){0,3}[\w-]+)?\s(?<!that )(?<!which )(?<!who )(?:are|were|remain(?:ed)?|became|"
    r"have|had|help(?:ed)?|protect(?:ed)?|matter(?:ed)?)\s(?:now |still |all |both |usually |"
    r"often )?(?:typical|common|standard|required|mandatory|expected|known|"
    r"used|widespread|routine|optional|rare|essential|part|among|the|a|an|to|been|become|meant|"
    r"designed|intended|tested)\b"
)
"""Things whose first word may be a verb, and what they are: kill switches are typical."""


def changed(view: str) -> bool:
    """Whether somebody, or nobody by name, is told to change what a system holds.

    Raises TooDense.
    """
    return any(_alters(*command) for command in _commands(view)) or any(map(_due, _passives(view)))


def _commands(view: str) -> Iterator[tuple[str, frozenset[str]]]:
    """The sentences that command, each once, with the kinds of deeds that their clauses are."""
    known: set[str] = set()
    line = f"\n{view}"
    for tries, found in enumerate(_COMMAND.finditer(lowered(line))):
        start, end = found.span("said")
        sentence = line[start : _end(line, end)]
        if tries > _TRIES or len(known) > MOST:
            raise TooDense
        if sentence in known or _PERSON.match(line, end):
            continue
        known.add(sentence)
        if _LISTED.search(line, max(0, start - _BEFORE), end) is None:
            yield sentence, _deeds(lowered(sentence), found["verb"])


def _passives(view: str) -> Iterator[str]:
    """The sentences that say what is to be done with something, each once."""
    known: set[str] = set()
    for found in _PASSIVE.finditer(view) if " be " in view else ():
        begun = max(0, found.start() - _REACH)
        start = max(view.rfind(sign, begun, found.start()) for sign in ".\n;") + 1
        sentence = view[max(start, begun) : _end(view, found.end())]
        if sentence not in known:
            known.add(sentence)
            yield sentence
        if len(known) > MOST:
            raise TooDense


def _end(view: str, at: int) -> int:
    """Where the sentence ends that goes on at a place."""
    end = _END.search(view, at, at + _REACH)
    return end.start() if end else at + _REACH


def _deeds(lower: str, first: str) -> frozenset[str]:
    """The kinds of the deeds that the clauses of a command begin with."""
    verbs = [first, *(found["verb"] for found in _NEXT.finditer(lower))]
    return frozenset().union(*(KINDS[verb] for verb in verbs))


def _alters(sentence: str, deeds: frozenset[str]) -> bool:
    """Whether one of the deeds, with what stands beside it, changes a record."""
    if (
        _NOT.search(sentence)
        or _TOLD.match(sentence)
        or ("=" in sentence and _DUMPED.search(sentence))
    ):
        return False
    heard = MARKS.heard(sentence)
    return any(deed in deeds and all(map(heard.has, marks)) for deed, marks in RULES)


def _due(sentence: str) -> bool:
    """Whether a change of a record is due, with its place, its value and whom it is about."""
    heard = MARKS.heard(sentence)
    return (
        (heard.has("ident") or heard.has("name"))
        and all(map(heard.has, ("field", "place", "value")))
        and not (_NOT.search(sentence) or _DUTY.search(sentence))
    )
