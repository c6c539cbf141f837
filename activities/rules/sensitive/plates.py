"""Plates of cars outside China: letters and digits that a place, a car and a person tell of."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.people import is_given_name

STATES = (
    r"(?:(?i:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|"
    r"georgia|"
    r"hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|"
    r"michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|"
    r"new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|"
    r"rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|"
    r"west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|new south wales|"
    r"victoria|queensland)|"
    r"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|"
    r"T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NSW|VIC|QLD))"
)
"""Whose authorities give out plates and licences, whole and in two letters."""
_PLATED = (
    r"(?i:(?:licen[cs]e|number|registration|vehicle|vanity|tag)[ -]plates?|plates?|tags?|"
    r"reg(?:istration)?(?: mark)?|rego|vrn|vrm|kennzeichen|matr[ií]cula|immatriculation|targa)"
)
PLATE = regex(
    rf"(?<![\w-]){_PLATED}(?:\s(?i:no\.?|number|is|was|reads?|of|on it|#))*[\s:：#(（=\"'“-]{{1,4}}"
    rf"(?:{STATES}[\s:-]{{1,2}})?"
    r"(?P<plate>(?=[A-ZÄÖÜ -]{0,9}\d)(?=[\d -]{0,9}[A-ZÄÖÜ])"
    r"(?:[A-ZÄÖÜ0-9]{5,8}|[A-ZÄÖÜ0-9]{1,4}[ -][A-ZÄÖÜ0-9]{1,5}(?:[ -][A-Z0-9]{1,4})?))(?![\w-])"
)
ANCHORS = "plate|tag|reg|rego|vrn|vrm|kennzeichen|matrícula|matricula|immatriculation|targa"
_CAR = regex(
    rf"(?i)\b(?:cars?|suvs?|sedan|trucks?|pick-?up|vans?|coupe|hatchback|convertible|minivan|"
    rf"motorbikes?|"
    r"motorcycle|vehicle|parking|parked|garage|driveway|drives?|driving|driven|drove|licen[cs]e|"
    r"tesla|toyota|tacoma|camry|corolla|prius|rav4|honda|civic|accord|ford|f-150|mustang|chevy|"
    r"chevrolet|tahoe|bmw|audi|mercedes|benz|volkswagen|vw|golf|passat|porsche|lexus|subaru|"
    r"outback|"
    r"mazda|nissan|hyundai|kia|jeep|wrangler|volvo|rivian|lucid|ram|dodge|gmc|cadillac|buick|"
    r"range rover|land rover|jaguar|mini|vauxhall|astra|corsa|peugeot|renault|skoda|octavia|fiat|"
    r"seat|polestar|model [3sxy]|cybertruck|ferrari|bentley)\b"
    rf"|(?-i:\b{STATES}\s(?i:licen[cs]e )?(?i:plate|tag|reg)s?)"
)
_OWNED = regex(
    r"(?i)\b(?:belongs to|owned by|registered to|owner|registered keeper|driven by|drives|his|"
    r"her|my|"
    r"assigned to|whose|wife|husband|neighbou?r|driver)\b|['’]s\s(?:\w+\s){0,4}$"
)
_NAME = regex(r"[A-Z][a-z'’-]+ [A-Z][A-Za-z'’-]+")
_TITLED = regex(r"\b(?:Mr|Mrs|Ms|Miss)\.? [A-Z]")
_OF_A_HOUSE = regex(
    r"(?i)\b(?:test mules?|prototypes?|fleet|manufacturer plates?|dealer plates?|delivery vans?|"
    r"part|parts|steel|armou?r|base|printing|heat|name ?plate|catalog\w*|aircraft|tail|hull|"
    r"company reg\w*)\b"
)
_NEAR = 100


def is_of_one(found: str, before: str, after: str) -> bool:
    """Whether a plate is that of a car which somebody is told to own or to drive."""
    told = f"{before[-_NEAR:]}{found}{after[:_NEAR]}"
    if _OF_A_HOUSE.search(told) or _CAR.search(told) is None:
        return False
    if _OWNED.search(told) or _TITLED.search(told):
        return True
    return any(is_given_name(name[0]) for name in _NAME.finditer(told))
