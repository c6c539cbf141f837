"""Keys that their issuers' first letters tell, whatever stands beside them: a table of houses."""

import re

from activities.rules.sensitive.credentials import opens_something
from activities.rules.sensitive.edges import regex

_HEX, _ANY, _URL, _DOTTED = "[0-9a-f]", "[A-Za-z0-9]", "[A-Za-z0-9_-]", "[A-Za-z0-9_.-]"
_UUID = r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
_BODIES: tuple[tuple[str, int, str], ...] = (
    (_HEX, 24, "pul- rubygems_ squ_ sqp_ sqa_ sntryu_ shippo_live_ shippo_test_ ATTA sk_ mlsn."),
    (_HEX, 30, "glptt- nfc_ FLWSECK- FLWSECK_TEST- xkeysib- xsmtpsib- live_ test_ sgp_ fc-"),
    (_ANY, 14, "rzp_live_ rzp_test_ fw_ AKLT STS.N PDU"),
    (_ANY, 30, "oy2 cio AKCp cmVmdGtu AQVN live_ test_"),
    (
        _ANY,
        24,
        "bkua_ bkct_ CLOJARS_ CCIPAT_ CCIPRJ_ NRII- NRRA- NRJS- EZAK "
        "EZTK rdme_ nfp_ nfo_ pnu_ pnb_ dckr_oat_ ABSK napi_ csk- ATBB ops_eyJ glc_eyJ "
        "snyk_uat. sk-ak- hcaik_ hcbik_ SCT SCU",
    ),
    (
        _URL,
        24,
        "glagent- glffct- glimt- gloas- glwt- ATCTT3 tgp_v1_ pa- tfp_ fio-u- tk-us- tskey-auth- "
        "tskey-api- tskey-client- hvb. hvr. sl. sl.u. dp.st. dp.ct. dp.sa. dp.scim. dp.audit. "
        "xoxc- xoxd- xoxe- 1//0 v1.0- AQE CCIPAT_ HRKU- pcsk_ live_ dbtu_ dbtc_ duffel_live_ "
        "duffel_test_ WPL_AP1.",
    ),
    (_DOTTED, 40, "sk.eyJ pk.eyJ tk.eyJ dt0c01. dt0s01. t1. st. dp.st. WPL_AP1."),
    (
        _UUID,
        1,
        "sdk- pat-na1- pat-eu1- pat-ap1- access-production- access-sandbox- access-development- "
        "sk-lf- pk-lf-",
    ),
)
"""What a key goes on with, how long that is at least, and with what the key begins."""
_ODD = (
    r"access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}"
    r"|[A-Za-z0-9_~.]{3}[78]Q~[A-Za-z0-9_~.-]{31,34}|[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}"
    r"|FlyV1 fm2_[A-Za-z0-9+/=,_]{40,400}|AAAA[\w-]{7}:APA91b[\w-]{100,200}"
    r"|[0-9a-f]{32}-us\d{1,2}(?!\d)"
    r"|2/\d{12,20}/\d{12,20}:[0-9a-f]{32}|A{18,22}[A-Za-z0-9%]{50,120}"
    r"|pk_\d{7,9}_[A-Z0-9]{32}|sgp_[0-9a-f]{16}_[0-9a-f]{40}|ALTAK[A-Za-z0-9-]{16,40}"
)
_ODD_ANCHORS = "access_token$|8q~|7q~|azdo|apa91b|-us|2/|aaaaaaaaaaaaaaaaaa|pk_|sgp_|altak|flyv1"


def _drawn(body: str, least: int) -> str:
    """What goes on behind the first letters: with a digit soon, as no word has it."""
    if body == _UUID:
        return _UUID
    return rf"(?=[A-Za-z_.=-]{{0,40}}[0-9]){body}{{{least},400}}"


KEY = regex(
    r"(?<![A-Za-z0-9_.-])(?:"
    + "|".join(
        rf"(?:{'|'.join(map(re.escape, begins.split()))}){_drawn(body, least)}"
        for body, least, begins in _BODIES
    )
    + rf"|{_ODD})"
)
ANCHORS = "|".join(
    [
        *dict.fromkeys(begin.lower() for _, _, begins in _BODIES for begin in begins.split()),
        _ODD_ANCHORS,
    ]
)
_LONGEST, _FEWEST_TURNS = 10, 4
"""What was drawn has a long run, and goes from letters to digits and capitals often."""
_RUN = regex(r"[A-Za-z0-9]+")
_TURN = regex(r"(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|(?<=[a-z])(?=[A-Z])")


def is_issued(found: str, before: str, after: str) -> bool:
    """Whether what begins like a key was drawn: no name of a file, a test or a branch is."""
    if before.endswith(("/", "#")) or after.startswith(("/", "(")):
        return False
    drawn = max(map(len, _RUN.findall(found))) >= _LONGEST
    return (
        drawn
        and len(_TURN.findall(found)) >= _FEWEST_TURNS
        and opens_something(found, before, after)
    )
