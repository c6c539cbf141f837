"""What else prose calls who facts name.

The unit without its group, a commodity in small letters.
"""

from collections.abc import Iterable, Iterator
from itertools import takewhile

from activities.rules.prose.folding import is_latin
from activities.rules.scanning.regex import regex

_PLACED = regex(
    r"^(?:US|U\.S\.|UK|U\.K\.|China|Chinese|German|Germany|Japan|Japanese|French|Italian|Spanish|"
    r"Eurozone|Euro area|Global|LME|NYMEX|COMEX|ICE|SHFE|DCE|CBOT|Spot|Benchmark)\s(?=\S)"
)
"""What the name of a market, a bond or a commodity begins with, and prose leaves out."""
_TENOR = regex(r"(?<![0-9])[0-9]{1,2}-year(?=\s)")
"""What a government bond is called for short."""
_CLASS = regex(r"(?<=\s)(?:Class|Series)\s[A-Z]$")
"""The shares of one company that are told apart by a letter."""
_MATURING = regex(
    r"(?<![0-9])(?P<year>20[2-9][0-9])\s(?P<kind>notes|bonds|debentures|convertibles)$"
)
"""What a bond is called by the year in which it falls due."""
_TENOR_WORDS = {"1": "one", "2": "two", "3": "three", "5": "five", "7": "seven", "10": "ten",
                "20": "twenty", "30": "thirty"}  # fmt: skip
_LEAST = 4
_ALIKE = (
    ("Coca-Cola", "Coke"), ("PepsiCo", "Pepsi"), ("Bank of America", "BofA"),
    ("Procter & Gamble", "P&G"), ("Johnson & Johnson", "J&J"),
    ("Goldman Sachs", "Goldman"), ("McDonald's", "McDonald’s"), ("American Express", "Amex"),
    ("Citigroup", "Citi"), ("Charles Schwab", "Schwab"), ("Eli Lilly", "Lilly"),
    ("International Business Machines", "IBM"), ("Anheuser-Busch InBev", "AB InBev"),
    ("General Motors", "GM"), ("General Electric", "GE"), ("Raytheon", "RTX"),
    ("WTI", "West Texas Intermediate", "Nymex crude"), ("Brent", "North Sea crude"),
    ("S&P 500", "S&P 500 Index", "S&P", "SPX"),
    ("Dow Jones Industrial Average", "Dow Jones", "Dow", "DJIA", "Dow industrials",
     "blue-chip Dow"),
    ("Nasdaq Composite", "Nasdaq Comp", "Nasdaq"), ("Nasdaq 100", "Nasdaq-100", "NDX"),
    ("Russell 2000", "Russell"), ("FTSE 100", "Footsie"),
    ("Nikkei 225", "Nikkei", "Nikkei Stock Average"), ("Hang Seng Index", "Hang Seng", "HSI"),
    ("Hang Seng Tech Index", "Hang Seng Tech", "HSTECH"),
    ("STOXX Europe 600", "Stoxx 600", "STOXX 600", "Stoxx Europe 600"),
    ("Euro Stoxx 50", "EURO STOXX 50"), ("DAX", "DAX 40", "Germany's DAX"), ("CAC 40", "CAC"),
    ("Shanghai Composite", "Shanghai Composite Index", "SSE Composite"), ("CSI 300", "CSI300"),
    ("VIX", "Cboe Volatility Index", "CBOE Volatility Index", "volatility index"),
    ("Henry Hub", "U.S. natural gas", "US natural gas", "natural gas", "natgas"),
    ("TTF", "Dutch TTF", "European gas"), ("JKM", "Japan-Korea Marker"),
    ("gold", "Gold", "bullion", "XAU"), ("silver", "Silver", "XAG"), ("copper", "Copper"),
    ("iron ore", "Iron ore", "62% Fe fines"),
    ("Dollar Index", "dollar index", "DXY", "ICE Dollar Index"), ("Bitcoin", "bitcoin", "BTC"),
    ("Ether", "ether", "Ethereum", "ETH"),
    ("Federal Reserve", "Fed"), ("European Central Bank", "ECB"), ("Bank of Japan", "BoJ", "BOJ"),
    ("Bank of England", "BoE", "BOE"), ("People's Bank of China", "PBOC", "PBoC"),
    ("United States", "U.S.", "US", "America"), ("United Kingdom", "U.K.", "UK", "Britain"),
    ("euro zone", "Eurozone", "eurozone", "euro area", "Euro area"),
    ("10-year Treasury", "10-year Treasury yield", "10-year Treasury note", "ten-year Treasury",
     "10-year note", "10-year yield", "US 10-year", "U.S. 10-year"),
    ("2-year Treasury", "2-year Treasury yield", "2-year Treasury note", "two-year Treasury",
     "2-year note", "2-year yield", "US 2-year", "U.S. 2-year"),
)  # fmt: skip
"""What one benchmark, commodity, market or bank is called."""
_GRADE = regex(r"([一-鿿]{2,3}级)([一-鿿]{2,6})")
_BOND = regex(r"([0-9]{1,2})年期(国债|国开债|农发债|口行债|地方债|中短票|美债)")
_STOCKED = regex(r"([一-鿿]{2,4})原油")
_AT_HOME = regex(
    r"(?:美国|日本|德国|英国|全球|国内)([一-鿿]{1,5}(?:油|气|煤|储备|大豆|玉米|小麦|钢))"
)
_METAL = regex(r"(LME|COMEX|SHFE)(铜|铝|锌|铅|镍|锡|金|银)")
_KIND = regex(
    r"^(?:ICE|NYMEX|Nymex|COMEX|Comex|LME|Cboe|CBOE|Spot|spot|Front-month|front-month|U\.S\.|"
    r"US)\s(?=\S)|\s(?:crude oil|crude|oil|index|Index|futures|front-month|spot price|spot|price|"
    r"bullion|natural gas|gas|\(.*\))+$"
)
"""What is said besides with the name of one."""
_HYPHENED = regex(
    r"((?!Cross|First|Inter|Trans|Multi|Ultra|Micro|Macro|South|"
    r"North)[A-Z][a-z]{4,})-[A-Z][A-Za-z]{2,}"
)
_UNIT = regex(
    r"[一-鿿]{1,6}(?:基地|工厂|厂区|园区|分公司|子公司|事业部|分部|中心|矿区|[铜锂金煤铁镍]矿|"
    r"油田|气田|电站|港区|码头|景区|产线)|[一-鿿]{2}级"
)
_GROUP = 2
"""So many characters of a Chinese group's name at least stand before the names of its units."""
_PRODUCT = regex(r"[一-鿿]{4,8}")
_LONGEST_KIND = 3
"""So many characters at most has the kind of a product: 散瓶, 电池级."""
_LONG = 6
"""From so many letters on, a name is written without the capital inside it, too."""
_BOTH = regex(
    r"([^()（）]{2,}?)\s?[(（](?!(?:ETF|LOF|TTM|USD|CNY|HKD|RMB)[)）])([^()（）]{3,})[)）]"
)
_WORDS = regex(r"[A-Za-z0-9][A-Za-z0-9'.&/-]*(?: [A-Za-z0-9][A-Za-z0-9'.&/-]*)*")


def of(entity: str, others: Iterable[str], *, coded: bool) -> Iterator[str]:
    """Further names of an entity among those of a set of facts; ``coded`` ones are companies."""
    for other in others:
        if entity.startswith(f"{other} ") and len(tail := entity[len(other) + 1 :]) >= _LEAST:
            yield from _cases(tail)
    yield from _alike(entity)
    yield from _of_brackets(entity)
    yield from _in_chinese(entity)
    yield from _of_unit(entity, others)
    yield from _bracketed(entity, coded=coded)
    if share := _CLASS.search(entity):
        yield share[0]
    yield from _by_maturity(entity)
    if coded or not _WORDS.fullmatch(entity.replace(",", "")):
        return
    yield from _tenors(entity)
    head = entity.partition(",")[0]
    if (
        head != entity
        and len(head) >= _LEAST
        and not any(o != entity and head in o for o in others)
    ):
        yield from _cases(head)
    bare = _PLACED.sub("", entity)
    for name in (entity, bare):
        if len(name) >= _LEAST and (name != entity or " " not in name):
            yield from _cases(name)


def _of_brackets(entity: str) -> Iterator[str]:
    """Both names of who has one in each script: 香港交易所(HKEX), Tencent (腾讯控股)."""
    hit = _BOTH.fullmatch(entity)
    if hit and is_latin(hit[1]) != is_latin(hit[2]):
        for name in hit.groups():
            yield name
            yield from _alike(name)


def _of_unit(entity: str, others: Iterable[str]) -> Iterator[str]:
    """The name of a plant or a unit without its group's, beside another of the group.

    国内基地 of 青禾国内基地.
    """
    for other in others:
        shared = takewhile(lambda pair: pair[0] == pair[1], zip(entity, other, strict=False))
        length = sum(1 for _ in shared)
        unit = entity[length:]
        if other != entity and length >= _GROUP and _UNIT.fullmatch(unit):
            yield unit


def _bracketed(entity: str, *, coded: bool) -> Iterator[str]:
    """A Chinese product whose kind prose puts in brackets: 飞天茅台(散瓶) for 飞天茅台散瓶."""
    if not coded and _PRODUCT.fullmatch(entity):
        ends = range(_GROUP, min(_LONGEST_KIND, len(entity) - _GROUP) + 1)
        yield from (f"{entity[:-end]}({entity[-end:]})" for end in ends)


def half(short: str) -> Iterator[str]:
    """The first half of a name that a hyphen joins: Freeport of Freeport-McMoRan."""
    if hit := _HYPHENED.match(short):
        yield hit[1]


def _in_chinese(entity: str) -> Iterator[str]:
    """What a grade, a bond or a commodity is called in Chinese.

    碳酸锂(电池级), 10年国开, 库欣, 期铜.
    """
    if hit := _GRADE.fullmatch(entity):
        yield f"{hit[2]}({hit[1]})"
    if hit := _BOND.fullmatch(entity):
        yield from (f"{hit[1]}年{hit[2]}", f"{hit[1]}年{hit[2].removesuffix('债')}")
    if (hit := _STOCKED.fullmatch(entity)) and len(hit[1]) > 1:
        yield hit[1]
    if hit := _AT_HOME.fullmatch(entity):
        yield hit[1]
    if hit := _METAL.fullmatch(entity):
        yield from (f"{hit[1]}期{hit[2]}", f"期{hit[2]}")


def _by_maturity(entity: str) -> Iterator[str]:
    """What a bond is called by the year in which it falls due: the 2029s."""
    if due := _MATURING.search(entity):
        yield from (f"{due['year']}s", f"{due['year']} {due['kind']}")


def _tenors(entity: str) -> Iterator[str]:
    """What a government bond is called by its tenor, in figures or as newswires spell it.

    Ten-year gilt.
    """
    hit = _TENOR.search(entity)
    if hit is None:
        return
    word = _TENOR_WORDS.get(hit[0].partition("-")[0])
    forms = (hit[0], f"{word}-year", f"{word.title()}-year") if word else (hit[0],)
    for form in forms:
        yield from (form, f"{form} {entity.rpartition(' ')[2]}")


def _alike(entity: str) -> Iterator[str]:
    """What else a benchmark is called, whatever kind of price of it a name tells."""
    bare = _KIND.sub("", entity)
    while (shorter := _KIND.sub("", bare)) != bare:
        bare = shorter
    for names in _ALIKE:
        if entity in names or bare in names:
            yield from (form for name in names for form in (name, name[:1].upper() + name[1:]))


def _cases(name: str) -> tuple[str, ...]:
    return name, name.lower(), name[:1].upper() + name[1:]


def uncapped(short: str) -> Iterator[str]:
    """A name of one word without the capital inside it: Crowdstrike for CrowdStrike."""
    inside = short[1:] != short[1:].lower() and not short.isupper()
    if inside and short[:1].isupper() and short.isalpha() and len(short) >= _LONG:
        yield short.capitalize()
