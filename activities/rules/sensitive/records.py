"""Tables and records as sentences, so that a value stands behind the name of its column or field.

``| Phone | Date |`` over ``| 137… | 2023-08-24 |`` reads ``Phone: 137…; Date: 2023-08-24``. What
says that a number is somebody's stands once at the head of a column, far from most of its values.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from activities.rules.sensitive import statements
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.fields import Held, held
from activities.rules.sensitive.people import is_given_name
from activities.rules.sensitive.sums import is_sum
from activities.rules.sensitive.things import is_thing

_MOST_COLUMNS, _LONGEST_NAME = 30, 40
_LONGEST_LINE = _MOST_COLUMNS * _LONGEST_NAME
_SHORTEST_HEAD = 3
"""Characters: two names and the sign between them."""
_RULER = regex(r"\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*")
_VALUE = regex(r"(?=[^\d]{0,60}\d[^\d]{0,6}\d[^\d]{0,6}\d)|[\w.]+@\w|@\w")
"""What a cell holds and a name of a column does not: three digits, an address."""
_ESCAPED = regex(r"\\u(?:00[2-7][0-9a-fA-F]|(?!00|[dD][89a-fA-F])[0-9a-fA-F]{4})")
_ESCAPED_TAB = regex(
    r"(?<=[A-Za-z0-9\u4e00-\u9fff)）])\\t(?=[-(（$¥]?\d|[\u4e00-\u9fff])|(?<=\d)\\t(?=[A-Z])"
)
_LITERAL_LINE = regex(r"(?<![:\\])(?:\\r)?\\n(?![a-z])")
"""The end of a line as programs print it, and no part of a path."""
_PATH = regex(r"(?<![A-Za-z])[A-Za-z]:\\|\\\\")
_LITERAL_TAB = regex(r"\\t")
_INDEX_NAME = regex(r"[A-Za-z_]{1,24}\s*")
"""What a printed table calls the column of its rows' names, below its head."""
_QUOTED_ESCAPE = regex(r"\\+[nrt\"/]")
_PERIOD = regex(
    r"(?i)(?:(?:19|20)\d\d|fy ?\d\d|[1-4]?q[1-4]?\b|"
    r"本期|上期|期末|期初|本年|上年|(?:now|prior|current|"
    r"latest)\Z)"
)
"""The name of a column of figures, each an amount of what the first cell of its row names."""
_VALUES = regex(r"(?i)(?:数值|取值|值|内容|信息|记录|登记值|value|content|figures?|details?)\Z")
"""The name of a column that says nothing of what is in it: the first cell does."""
_SPACES = {"n": "\n", "r": "\n", "t": "\t"}
_SEPARATORS = ("|", "\t", ",")
_LOOSE = (" / ", "/", ";", "、", " · ", "·", " - ", " – ", "—", " ")
"""Signs that prose has as well: between columns only where a name tells what is in one of them."""
_WIDE = str.maketrans("｜¦│／；，", "|||/;,")
_QUOTABLE = (",", ";")
_QUOTED_CELL = regex(r'(?<![^,;])\s?"[^"\n]{0,300}"\s?(?![^,;])')
_KEPT = "\x1f"
"""Stands for a separator in a quoted cell while its row is divided."""
_PLACE = regex(
    r"(?i)(?:.*[_ ])?(?:addr(?:ess)?|street|residence|home|住址|地址)\Z|.*(?:住址|地址)\Z"
)
"""The name of a column whose cells have commas of their own, though nobody quotes them."""
_GAP = regex(r"(?<=\S)(?:[ \u3000]*\u3000[ \u3000]*|[ ]{2,})(?=\S)")
"""Blanks that set columns apart: a wide one, or several."""
_PERSONAL = regex(
    r"(?i)护照|身份|证件|通行证|回乡证|台胞证|居[住留]证|驾驶证|驾照|军官证|手机|电话|联系方式|"
    r"微信|邮箱|QQ|TG|电报|"
    r"卡号|[账帐][户号]|住址|地址|生日|出生|密码|口令|密钥|秘钥|令牌|车牌|社保|病历|学号|"
    r"\b(?:passport|national id|id (?:no|number|card)|hkid|permit|licen[cs]e|mobile|phone|cell|tel|"
    r"telephone|contact|whatsapp|wechat|telegram|line id|signal|dob|birth(?:day|date)?|"
    r"date of birth|born|ssn|social security|"
    r"address|account|acct|card|iban|password|passcode|pin|token|secret|api key|key|plate|nhs|"
    r"mrn)\b"
)
_WHO = regex(r"(?i)(?:姓名|名字|name)\Z")
"""The name of a row of persons, below which the first cells name what is told of each."""
_NAMED = regex(
    r"(?i)(?:(?:full|client|customer|holder|member|contact|employee|account|patient)?[_ ]?name|"
    r"clients?|customers?|holders?|members?|employees?|姓名|名字|客户(?:姓名)?)\Z"
)
_REACHED = regex(
    r"(?i)\A(?:(?P<place>(?:mailing|postal|street|home)?[_ ]?(?:address|addr|street|residence)|"
    r"住址|地址)|"
    r"(?:phone|telephone|tel|contact|cell|mobile|电话|联系电话)(?:[_ ]?(?:no\.?|number|num))?)\Z"
)
_OFFICE = regex(
    r"(?i)titles?\b|roles?\b|position|company|firm|issuer|department|office|branch|ticker|symbol|"
    r"desk|"
    r"organi[sz]ation|institution|employer|affiliat|coverage|broker|analyst|founded|listed|ipo|"
    r"opened|"
    r"(?<![a-z])(?:ir|hq|sector|industry)(?![a-z])|职务|职位|公司|单位|部门|机构|营业部|成立|"
    r"上市|岗位|任职"
)
"""Columns of a list of houses, or of those who speak for one: their telephones are published."""
_INLINE = regex(r"([^:：\n]{3,120})[:：][ \t]?(?=\S)")
_ENTRY = regex(r"[;；]")
_AROUND = regex(r"^[^()（）:：]{0,20}[:：(（]|[)）:：\s]{1,4}$")
"""What stands around the names of columns: ``名单（姓名/电话）：``."""
_NUMBERING = regex(r"\A\s{0,4}(?:\d{1,3}[.、)）]|[-*•])\s{0,3}(?=\S)")


def unescaped(text: str) -> str:
    r"""What a record of JSON says: ``\uff15`` is a digit, ``\n`` begins a line."""
    if "\\" not in text:
        return text
    text = _ESCAPED_TAB.sub("\t", text)
    text = _ESCAPED.sub(lambda code: chr(int(code[0][2:], 16)), text)
    if text.lstrip()[:1] not in ("{", "["):
        return _without_literals(text)
    return _QUOTED_ESCAPE.sub(lambda mark: _SPACES.get(mark[0][-1], mark[0][-1]), text)


def _without_literals(text: str) -> str:
    """Lines and columns where a string that a program printed has their escapes."""
    if _PATH.search(text) or not _LITERAL_LINE.search(text):
        return text
    return _LITERAL_TAB.sub("\t", _LITERAL_LINE.sub("\n", text))


def told(text: str) -> str:
    """The text, each row of a table with the names of its columns before its cells."""
    lines: list[str] = []
    table = _NO_TABLE
    for line in statements.told(text):
        if table.names and _INDEX_NAME.fullmatch(line):
            continue
        if not line:
            table = _NO_TABLE
            lines.append(line)
            continue
        row = _row(line, table)
        if row is None and not _RULER.fullmatch(line[:_LONGEST_LINE]):
            table = _heading(line)
            row = _listed(line)
        lines.append(line if row is None else row)
    return "\n".join(lines)


class _Table(NamedTuple):
    """The sign between the columns of a table, and their names."""

    separator: str
    names: list[str]


_NO_TABLE = _Table("", [])


def _row(line: str, table: _Table) -> str | None:
    """A line as a sentence, where it is a row of the table."""
    if not table.names or _RULER.fullmatch(line[:_LONGEST_LINE]):
        return None
    loose = table.separator in _LOOSE
    if loose and len(line) > _LONGEST_LINE:
        return None
    within, rest = _inside(_divided(line), table.separator)
    cells = _cells(within, table.separator)
    if loose and len(cells) != len(table.names):
        cells = _cells(_NUMBERING.sub("", within, count=1), table.separator)
    if len(cells) == len(table.names) + 1 and table.separator == "\t":
        cells = cells[1:]
    if table.separator == "," and len(cells) > len(table.names) and _PLACE.match(table.names[-1]):
        cells = [*cells[: len(table.names) - 1], ", ".join(cells[len(table.names) - 1 :])]
    if len(cells) != len(table.names) or not _is_row(cells, table):
        return None
    return _sentence(table.names, cells) + rest


@lru_cache(maxsize=4_096)
def _listed(line: str) -> str | None:
    """A line that names its columns, and goes on behind a colon with the rows."""
    head = _INLINE.match(line[:_LONGEST_LINE])
    if head is None:
        return None
    names = _divided(head[1])
    if not any(sign.strip() and sign in names for sign in _LOOSE):
        return None
    table = _loose(names)
    rows = [_row(entry, table) for entry in _ENTRY.split(line[head.end() :])]
    return "; ".join(filter(None, rows)) if table.names and all(rows) else None


def _divided(line: str) -> str:
    """A line with the usual signs between its columns, where it has wide ones or gaps."""
    wide = line.translate(_WIDE)
    return _GAP.sub("\t", wide) if "\t" not in wide else wide


def _inside(line: str, separator: str) -> tuple[str, str]:
    """A row between its strokes, and what a record goes on with behind the last of them."""
    if separator != "|" or not line.startswith("|"):
        return line, ""
    end = line.rindex("|")
    return line[:end], line[end + 1 :]


def _is_row(cells: list[str], table: _Table) -> bool:
    """Whether cells below a head are values: strokes tell, commas also divide prose.

    Below a row of persons, one that begins with what is told of each has its own name.
    """
    if _WHO.match(table.names[0]) and _PERSONAL.search(cells[0]):
        return False
    if table.separator == "|" or any(map(_VALUE.search, cells)):
        return True
    told_of_persons = any(map(_PERSONAL.search, table.names))
    return told_of_persons and any(re.search(r"\d", cell) for cell in cells)


def _sentence(names: list[str], cells: list[str]) -> str:
    """A row as it would be read out; of a figure of a period its row is the name."""
    called = [_called(name, cells[0]) if at else name for at, name in enumerate(names)]
    if _is_of_person(names, cells):
        called = [_REACHED.sub(_as_own, name) for name in called]
    return "; ".join(f"{name}: {cell}" for name, cell in zip(called, cells, strict=True))


def _is_of_person(names: list[str], cells: list[str]) -> bool:
    """Whether a row is a person's, who stands in it for no house and holds no office."""
    if any(map(_OFFICE.search, names)):
        return False
    whole = (cell for name, cell in zip(names, cells, strict=True) if _NAMED.match(name))
    return any(map(is_given_name, whole))


def _as_own(name: re.Match[str]) -> str:
    return "home address" if name["place"] else "personal phone"


def _called(name: str, row: str) -> str:
    if _PERIOD.match(name):
        return f"{row} 金额"
    return row if _VALUES.match(name) else name


@lru_cache(maxsize=4_096)
def _heading(line: str) -> _Table:
    """The table that begins with a line, if that could be its head."""
    if not _SHORTEST_HEAD <= len(line) <= _LONGEST_LINE:
        return _NO_TABLE
    divided = _divided(line)
    for separator in (sign for sign in _SEPARATORS if sign in divided):
        names = _cells(divided, separator)
        prose = separator == "," and re.search("[:：]", line)
        if _are_names(names) and not prose:
            return _Table(separator, names)
    table = _loose(divided)
    return table if table.names else _loose(_AROUND.sub("", divided))


def _loose(line: str) -> _Table:
    """The table that begins with names parted as words of prose are, one of them telling."""
    for separator in (sign for sign in _LOOSE if sign in line):
        names = _cells(line, separator)
        worded = separator == " " and re.search("[a-z]", line)
        if _are_names(names) and not worded and any(map(_tells, names)):
            return _Table(separator, names)
    return _NO_TABLE


def _tells(name: str) -> bool:
    """Whether a column of that name holds what is a person's, a sum or the number of a thing."""
    label = f"{name}: "
    if _PERSONAL.search(name) is not None or is_sum(label, "") or is_thing("", label, ""):
        return True
    return held(f'"{name}": ') is Held.SUM


def _are_names(cells: list[str]) -> bool:
    return 1 < len(cells) <= _MOST_COLUMNS and all(map(_is_name, cells))


def _is_name(cell: str) -> bool:
    return 0 < len(cell) <= _LONGEST_NAME and not re.search(
        r"[。;；!?]|-{2}|(?<!\d)(?!(?:19|20)\d\d)\d{3}|\d{5}", cell
    )


def _cells(line: str, separator: str) -> list[str]:
    """The cells of a row, without the strokes at its ends."""
    bare = line.strip(" \r")
    if separator == "/" and " / " in bare:
        separator = " / "
    if separator == "|":
        bare = bare.strip("|")
    if bare.count(separator) >= _MOST_COLUMNS:
        return []
    if separator in _QUOTABLE and '"' in bare:
        bare = _QUOTED_CELL.sub(lambda cell: cell[0].replace(separator, _KEPT), bare)
    return [cell.strip(" \"'").replace(_KEPT, separator) for cell in bare.split(separator)]
