"""Check digits: what tells a number of a person or an account from any other run of digits."""

import re
from datetime import date

_ID_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_ID_CHECK = "10X98765432"
_PROVINCES = frozenset(
    (
        "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 "
        "62 63 64 65 71 81 82 83 91"
    ).split()
)
_IBAN_LENGTHS = {
    "AE": 23, "AT": 20, "BE": 16, "BG": 22, "CH": 21, "CY": 28, "CZ": 24, "DE": 22, "DK": 18,
    "EE": 20,
    "ES": 24, "FI": 18, "FR": 27, "GB": 22, "GR": 27, "HR": 21, "HU": 28, "IE": 22, "IL": 23,
    "IT": 27,
    "LI": 21, "LT": 20, "LU": 20, "LV": 21, "MC": 27, "MT": 31, "NL": 18, "NO": 15, "PL": 28,
    "PT": 25,
    "RO": 24, "SA": 24, "SE": 24, "SI": 19, "SK": 24, "TR": 26, "UA": 29,
}  # fmt: skip
_TAIWAN = "ABCDEFGHJKLMNPQRSTUVXYWZIO"


def is_resident_id(text: str) -> bool:
    """Whether 18 characters are a valid resident identity number (GB 11643-1999)."""
    if not re.fullmatch(r"[1-9][0-9]{16}[0-9Xx]", text) or text[:2] not in _PROVINCES:
        return False
    try:
        born = date(int(text[6:10]), int(text[10:12]), int(text[12:14]))
    except ValueError:
        return False
    total = sum(int(d) * w for d, w in zip(text, _ID_WEIGHTS, strict=False))
    return born.year >= 1900 and _ID_CHECK[total % 11] == text[-1].upper()


def is_old_resident_id(text: str) -> bool:
    """Whether 15 digits may be an identity number of before 1999: it has no check digit."""
    if not re.fullmatch(r"[1-9][0-9]{14}", text) or text[:2] not in _PROVINCES:
        return False
    return 1 <= int(text[8:10]) <= 12 and 1 <= int(text[10:12]) <= 31


def is_luhn(text: str) -> bool:
    """Whether the digits pass the Luhn check (ISO/IEC 7812-1)."""
    digits = [int(d) for d in reversed(text)]
    doubled = [d * 2 - 9 if d > 4 else d * 2 for d in digits[1::2]]
    return (sum(digits[::2]) + sum(doubled)) % 10 == 0


def is_iban(text: str) -> bool:
    """Whether a run of letters and digits is a valid IBAN (ISO 13616)."""
    bare = re.sub(r"[ -]", "", text).upper()
    if _IBAN_LENGTHS.get(bare[:2]) != len(bare) or not bare.isascii() or not bare.isalnum():
        return False
    return int("".join(str(int(c, 36)) for c in bare[4:] + bare[:4])) % 97 == 1


def is_hong_kong_id(text: str) -> bool:
    """Whether the text is a valid Hong Kong identity card number.

    Its check digit may stand in brackets.
    """
    bare = re.sub(r"[()（）\s]", "", text).upper()
    if not re.fullmatch(r"[A-Z]{1,2}[0-9]{6}[0-9A]", bare):
        return False
    values = [ord(c) - 55 if c.isalpha() else int(c) for c in bare[:-1]]
    values = [36, *values] if len(values) == 7 else values
    total = sum(v * w for v, w in zip(values, range(9, 1, -1), strict=True))
    return (total + (10 if bare[-1] == "A" else int(bare[-1]))) % 11 == 0


def is_taiwan_id(text: str) -> bool:
    """Whether the text is a valid identity card number of Taiwan."""
    if not re.fullmatch(r"[A-Z][1289][0-9]{8}", text):
        return False
    first = _TAIWAN.index(text[0]) + 10
    digits = [first // 10, first % 10, *map(int, text[1:])]
    return (
        sum(d * w for d, w in zip(digits, (1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1), strict=True)) % 10 == 0
    )


def is_social_security(text: str) -> bool:
    """Whether the text may be a US social security number: no area, group or serial of zeros."""
    area, group, serial = text[:3], text[-6:-4], text[-4:]
    bare = re.sub(r"\D", "", text)
    if len(bare) != 9:
        return False
    area, group, serial = bare[:3], bare[3:5], bare[5:]
    return area not in ("000", "666") and area < "900" and group != "00" and serial != "0000"


def is_national_health(text: str) -> bool:
    """Whether ten digits are a valid NHS number (England and Wales): modulo 11, no check of ten."""
    bare = re.sub(r"[ -]", "", text)
    if not re.fullmatch(r"[0-9]{10}", bare):
        return False
    total = sum(int(d) * w for d, w in zip(bare, range(10, 1, -1), strict=False))
    return (11 - total % 11) % 11 == int(bare[-1])


def is_singapore_id(text: str) -> bool:
    """Whether the text is a valid NRIC or FIN of Singapore.

    Weights 2 7 6 5 4 3 2, a letter by its series.
    """
    if not re.fullmatch(r"[STFGM][0-9]{7}[A-Z]", text):
        return False
    offset = {"T": 4, "G": 4, "M": 3}.get(text[0], 0)
    rest = (
        offset + sum(int(d) * w for d, w in zip(text[1:8], (2, 7, 6, 5, 4, 3, 2), strict=True))
    ) % 11
    if text[0] == "M":
        return "KLJNPQRTUWX"[10 - rest] == text[8]
    return ("JZIHGFEDCBA" if text[0] in "ST" else "XWUTRQPNMLK")[rest] == text[8]
