"""A person's name in front of a whole address of the United States: nobody else's home."""

from activities.rules.sensitive.dwellings import FLAT_EN, STREET, TOWNSHIP
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.nearby_lives import BUSINESS
from activities.rules.sensitive.nearness import SHOWN, against
from activities.rules.sensitive.people import is_given_name, is_house_name

_FLAT = rf"(?:{FLAT_EN}|(?:Lot|Trailer|Rm\.?|Room) ?#?\w{{1,4}})"
RESIDENT = regex(
    r"(?<![\w&'’-])(?P<who>[A-Z][a-z'’-]{1,20}(?: [A-Z]\.)?(?: [A-Z][A-Za-z'’-]{1,20}){1,2})"
    r"(?:,\s|:\s|;\s|\s[-–—|]\s|\sat\s|\s\(|\s?\n\s?)"
    rf"(?:{_FLAT},? )?{STREET}(?:,? {_FLAT})?,?\s{TOWNSHIP},? [A-Z]{{2}},? \d{{5}}(?:-\d{{4}})?"
    r"(?![\d-])"
)
ANCHORS = (
    "street| st|avenue| ave|road| rd|lane| ln|drive| dr|boulevard| blvd|court| ct|way|place| pl|"
    "gardens|close|crescent|terrace| ter|hill|square| sq|mews|circle| cir|trail| trl|parkway|pkwy|"
    "row|grove|highway|hwy|pike|cove|loop|run|alley|crossing|point|path|walk|bend|hollow|ridge|"
    "pass|heights|manor|vista|view|park|green|landing|glen|chase|turnpike|plaza|esplanade"
)
_OF_A_HOUSE = against(
    BUSINESS,
    SHOWN,
    r"(?i:\b(?:ir|stores?|plants?|shop|showroom|dealer\w*|restaurant|clinic|practice|museum|theat\w+|"
    r"school|venue|library|stadium|lab(?:oratory)?|firm|business|headquarter\w*|courthouse|judge|"
    r"filings?|filed|form|plaintiffs?|defendants?|receiver|liquidator|custodian|underwriter|"
    r"manager|partner|treasurer|media|press|contact|campus|site|facility|mill|mine)\b)|&|公司|集团",
)
_BEFORE, _BEHIND = 120, 32


def lives_there(found: str, before: str, after: str) -> bool:
    """Whether who stands before an address is a person, and no house is named beside it."""
    match = RESIDENT.match(found)
    if match is None or is_house_name(match["who"]) or not is_given_name(match["who"]):
        return False
    behind = after[:_BEHIND].split("\n")[0]
    return not _OF_A_HOUSE.search(f"{before[-_BEFORE:]}{found}{behind}")
