"""Whether the units of a number and a fact measure the same thing."""

from activities.rules.prose.directions import Direction
from activities.rules.prose.quantities import Quantity
from activities.rules.prose.ratios import brought
from activities.rules.prose.readings import Reading
from activities.rules.prose.units import Kind, Unit
from activities.rules.scanning.regex import regex

SAME_VALUE, OTHER_VALUE = 3, 30
"""How far a fact of another kind is from agreeing with a number, by its value."""
_TIMES = regex(r"times?(?:\s?/|\s(?:per|an?)\s)|次/")
"""Units of how often something happens, which a text may leave without its span: 4.2 times in
2024."""
_LOOSE = frozenset({"items", None})
_PEOPLE = frozenset({"people", "households", "users"})
_THINGS = frozenset({"vehicles", "firms"})
_POUNDS = (("pounds", "weight"), ("weight", "pounds"))
"""What may be money or a weight, and what is a weight."""
_NOUNS = frozenset({"shares", "lots", "people", "households", "firms", "vehicles", "tonnes",
                    "heads", "users", "barrels", "ounces",
                    "energy", "power", "area", "gas", "cubic", "heat", "gallons", "weight",
                    "distance", "points", "days", "months", "years", "weeks",
                    "kilolitres"})  # fmt: skip
_RATIO = regex(
    r"(?<![a-z])(?:combined|loss|expense|operating|efficiency|overhead|"
    r"medical[- ](?:cost|loss|care|benefit)|benefits?(?: expense)?|medical) ratios?$|"
    r"(?<![a-z])rule of 40(?: score)?$"
)
"""Names of shares that are told without their percent sign: a combined ratio of 89.5."""
_IN_POINTS = regex(
    r"(?<![a-z])(?:fees?|expense ratio|ongoing charges?|charge-?offs?|ncos?|loss rate|"
    r"(?:expected )?credit (?:costs?|loss(?:es)?)|ecls?|cost of risk|take rate|fee rate|spread|"
    r"roa|return on (?:average )?assets)(?![a-z])(?!.*(?:change|yoy|qoq|growth))"
)
"""Names of small levels in percent that are told in basis points as well: net charge-offs of 47
basis points."""
_PER = regex(
    r"\s?(?:/|per\s|an?\s)\s?(?:metric\s)?(?P<of>[A-Za-z]+)|"
    r"/(?P<zh>吨|公斤|千克|市?斤|克|桶|度|千瓦时|平方米|平米|亩|瓦|头|羽|箱|瓶)"
)
_MEASURES = {
    word: of
    for of, words in {
        "mass": "tonne tonnes ton tons mt t 吨", "pound": "pound pounds lb lbs",
        "kilo": "kg kilo kilogram 公斤 千克", "ounce": "ounce ounces oz",
        "gram": "gram g 克", "barrel": "barrel barrels bbl boe 桶", "jin": "斤 市斤",
        "area": "平方米 平米", "mu": "亩", "watt": "瓦", "head": "头 羽", "box": "箱",
        "bottle": "瓶", "energy": "mwh", "kwh": "kwh 度 千瓦时", "gallon": "gallon gallons gal",
        "share": "share shares ads",
    }.items()
    for word in words.split()
}  # fmt: skip
"""What prices are told for one of."""
_SPANS = {
    word: of
    for of, words in {
        "day": "day d 天 日", "week": "week 周", "month": "month 月", "quarter": "quarter 季 季度",
        "year": "year annum yr pa 年", "hour": "hour hr 小时",
    }.items()
    for word in words.split()
}  # fmt: skip
"""What flows are told for one of."""
_PACE = regex(
    r"(?:\s?(?:of\s)?[a-z]{1,12}){0,3}?\s?(?:/|per\s|an?\s)\s?(?P<of>[a-z]+)(?![a-z])|"
    r"每(?P<zh>天|日|周|月|季度|年|小时)"
)
_PACE_OF = regex(
    r"(?:/|\sper\s|\sa\s)\s?(?P<of>[a-z]+|天|日|周|月|季度|年|小时)\s?$|"
    r"^每(?P<zh>天|日|周|月|季度|年)"
)


def _is_colloquial(quantity: Quantity, reading: Reading) -> bool:
    """Whether 个点 is said of a change in percent: 跌了5个点."""
    change = reading.metric is not None and reading.metric.change
    percent = reading.unit is not None and reading.unit.kind is Kind.PERCENT
    return quantity.unit.noun == "dots" and change and percent


def may_be_growth(quantity: Quantity, reading: Reading) -> bool:
    """Whether a multiple may say the growth in percent that a fact is of: 增长2倍 is +200 %."""
    percent = reading.unit is not None and reading.unit.kind is Kind.PERCENT
    change = reading.metric is not None and reading.metric.change
    return quantity.unit.kind is Kind.MULTIPLE and percent and change


def is_level_in_points(quantity: Quantity, reading: Reading) -> bool:
    """Whether basis points may tell the level that a fact gives in percent.

    Charges 65 basis points a year.
    """
    percent = reading.unit is not None and reading.unit.kind is Kind.PERCENT
    points = quantity.unit.noun == "bp" and percent
    return points and _IN_POINTS.search(reading.words) is not None


def is_moved_level(quantity: Quantity, reading: Reading, direction: Direction) -> bool:
    """Whether basis points are said to be those of a move, and the fact is of such a level."""
    return direction.change and bool(direction.sign) and is_level_in_points(quantity, reading)


def fits_kind(quantity: Quantity, reading: Reading) -> bool:
    """Whether the units of a quantity and a fact measure the same thing."""
    quantity, unit = brought(quantity, reading), reading.unit
    if unit is None or _is_colloquial(quantity, reading):
        return unit is not None or quantity.unit.kind in (
            Kind.BARE,
            Kind.MULTIPLE,
            Kind.COUNT,
            Kind.AMOUNT,
            Kind.PERCENT,
        )
    kinds = quantity.unit.kind, unit.kind
    if unit.kind is Kind.POINT and quantity.unit.noun in ("pct", "points"):
        return True
    nouns = quantity.unit.noun, unit.noun
    multiple = unit.kind is Kind.MULTIPLE and nouns[0] == "items"
    multiple = multiple or (
        kinds[0] is Kind.MULTIPLE and _TIMES.match(reading.fact.unit) is not None
    )
    if multiple or nouns in _POUNDS or is_level_in_points(quantity, reading):
        return True
    if kinds[0] is kinds[1]:
        return kinds[0] not in (Kind.COUNT, Kind.DURATION) or _same_thing(quantity.unit, unit)
    if kinds[0] is Kind.BARE:
        ratio = unit.kind is Kind.PERCENT and _RATIO.search(reading.words)
        return bool(ratio) or unit.kind not in (Kind.PERCENT, Kind.POINT)
    if kinds[1] is Kind.BARE:
        return kinds[0] in (Kind.AMOUNT, Kind.COUNT)
    if unit.kind is Kind.COUNT and unit.noun not in _NOUNS:
        return kinds[0] in (Kind.COUNT, Kind.DURATION)
    return kinds == (Kind.COUNT, Kind.DURATION) and quantity.unit.noun in _LOOSE


def _same_thing(one: Unit, other: Unit) -> bool:
    if (
        one.noun in _LOOSE
        or other.noun in _LOOSE
        or other.noun not in _NOUNS
        or one.noun not in _NOUNS
    ):
        return True
    return (
        one.noun == other.noun
        or {one.noun, other.noun} <= _PEOPLE
        or {one.noun, other.noun} <= _THINGS
    )


def fits_pace(behind: str, reading: Reading) -> bool:
    """Whether a count for a span of time is one in the fact, too: 40,000 wafers per day."""
    if not (known := _PACE_OF.search(reading.fact.unit.lower())):
        return True
    said = _PACE.match(behind)
    one, other = (_SPANS.get((hit["of"] or hit["zh"]) if hit else "") for hit in (said, known))
    return one is None or other is None or one == other


def fits_measure(behind: str, reading: Reading) -> bool:
    """Whether an amount that is told for one of something, $1.74 per pound, is so in the fact."""
    said, known = _PER.match(behind), _PER.search(reading.fact.unit)
    if not said or not known:
        return True
    one, other = (_MEASURES.get((hit["of"] or hit["zh"]).lower()) for hit in (said, known))
    return one is None or other is None or one == other
