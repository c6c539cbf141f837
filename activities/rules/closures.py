"""Weekdays without trading, and days that end early: one bundled table per exchange.

Mainland: exchange notices, as in akshare's calendar table. New York and Hong Kong: exchange
notices, as in exchange_calendars 4.13.2 (XNYS, XHKG), whose tables end on 2027-11-19. They lack
the two days on which weather closed Hong Kong in September 2023, which are added here.
"""

from collections.abc import Iterable
from datetime import date, time

MAINLAND_CLOSED = {
    2021: "0101 0211 0212 0215 0216 0217 0405 0503 0504 "
    "0505 0614 0920 0921 1001 1004 1005 1006 1007",
    2022: "0103 0131 0201 0202 0203 0204 0404 0405 0502 "
    "0503 0504 0603 0912 1003 1004 1005 1006 1007",
    2023: "0102 0123 0124 0125 0126 0127 0405 0501 0502 "
    "0503 0622 0623 0929 1002 1003 1004 1005 1006",
    2024: "0101 0209 0212 0213 0214 0215 0216 0404 0405 0501 "
    "0502 0503 0610 0916 0917 1001 1002 1003 1004 1007",
    2025: "0101 0128 0129 0130 0131 0203 0204 0404 0501 "
    "0502 0505 0602 1001 1002 1003 1006 1007 1008",
    2026: "0101 0102 0216 0217 0218 0219 0220 0223 0406 "
    "0501 0504 0505 0619 0925 1001 1002 1005 1006 1007",
}
NEW_YORK_CLOSED = {
    2021: "0101 0118 0215 0402 0531 0705 0906 1125 1224",
    2022: "0117 0221 0415 0530 0620 0704 0905 1124 1226",
    2023: "0102 0116 0220 0407 0529 0619 0704 0904 1123 1225",
    2024: "0101 0115 0219 0329 0527 0619 0704 0902 1128 1225",
    2025: "0101 0109 0120 0217 0418 0526 0619 0704 0901 1127 1225",
    2026: "0101 0119 0216 0403 0525 0619 0703 0907 1126 1225",
    2027: "0101 0118 0215 0326 0531 0618 0705 0906",
}
NEW_YORK_EARLY = {
    2021: "1126", 2022: "1125", 2023: "0703 1124", 2024: "0703 1129 1224",
    2025: "0703 1128 1224", 2026: "1127 1224",
}  # fmt: skip
"""The New York exchanges end at 13:00 on these days."""
HONG_KONG_CLOSED = {
    2021: "0101 0212 0215 0402 0405 0406 0519 0614 0701 0922 1001 1013 1014 1227",
    2022: "0201 0202 0203 0405 0415 0418 0502 0509 0603 0701 0912 1004 1226 1227",
    2023: "0102 0123 0124 0125 0405 0407 0410 0501 0526 0622 0717 0901 0908 1002 1023 1225 1226",
    2024: "0101 0212 0213 0329 0401 0404 0501 0515 0610 0701 0906 0918 1001 1011 1225 1226",
    2025: "0101 0129 0130 0131 0404 0418 0421 0501 0505 0701 1001 1007 1029 1225 1226",
    2026: "0101 0217 0218 0219 0403 0406 0407 0501 0525 0619 0701 1001 1019 1225",
    2027: "0101 0208 0209 0326 0329 0405 0513 0609 0701 0916 1001 1008",
}
HONG_KONG_EARLY = {
    2021: "0211 1224 1231", 2022: "0131", 2024: "0209 1224 1231", 2025: "0128 1224 1231",
    2026: "0216 1224 1231", 2027: "0205",
}  # fmt: skip
"""Hong Kong ends at noon on these days, the eves of the large holidays."""


def days_of(table: dict[int, str]) -> frozenset[date]:
    """The days that a table of MMDD by year names."""
    return frozenset(
        date(year, int(day[:2]), int(day[2:])) for year, days in table.items()
        for day in days.split()
    )  # fmt: skip


def clock_times(text: str) -> Iterable[time]:
    """Times of day, written as HH:MM and separated by blanks."""
    return (time.fromisoformat(part) for part in text.split())
