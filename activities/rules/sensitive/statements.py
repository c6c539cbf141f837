"""Statements and printed series as sentences: what their figures count stands at the head or foot.

Below ``Income statement ($)`` the row ``Revenue  19006673824`` is an amount, whatever its name is.
"""

from activities.rules.sensitive.edges import regex

_LONGEST_LINE, _MOST_ROWS = 160, 400
_UNIT = (
    r"(?i:US\$|HK\$|\$|USD|CNY|RMB|HKD|EUR|GBP|JPY|in [a-z$ ]{2,24})|(?:人民币|"
    r"[美港日欧])?[千万亿百]{0,2}(?:元|股|份|户)"
)
_HEAD = regex(
    rf".{{0,60}}[(（]\s?(?:{_UNIT})\s?[)）]\s?[:：]?\s?|"
    rf".{{0,60}}单位\s?[:：为]\s?(?:{_UNIT}).{{0,20}}|"
    r".{0,40}(?i:income statement|balance sheet|cash flows?(?: statement)?|"
    r"profit and loss)[^\d]{0,24}|"
    r".{0,40}(?:利润|资产负债|现金流量|所有者权益变动)表[^\d]{0,24}"
)
_ROW = regex(
    r"\s{0,12}(?P<label>[^\W\d][^\t\n|]{0,50}?)(?:\s?[:：]\s{0,8}|\t|[ \u3000]{1,40}|\s?\|\s?)"
    r"(?P<figures>[-−(（$¥￥]{0,3}\d[\d,.]{5,24}[)）]?"
    r"(?:[\t |]{1,12}[-−(（]?[\d,.%—-]{1,24}[)）]?){0,6})\s{0,4}"
)
_PERSON = regex(
    r"(?i)手机|电话|联系|微信|姓名|编制|制表|复核|审核|负责|经办|先生|女士|老师|"
    r"\b(?:phone|mobile|tel|telephone|cell|contact|call|prepared|reviewed|approved|mr|mrs|ms|"
    r"whatsapp)\b"
)
_FOOT = regex(r"Name: (?P<name>[\w .%/-]{1,40}), (?:Length: \d+, )?dtype: \w+\s*")
_INDEXED = regex(r"(?P<index>\S[^\n]{0,40}?)[ \t]{2,40}(?P<figure>-?\d[\d.]{0,24})\s*")


_ANY_HEAD = regex(
    r"(?im)[(（][^()（）\n]{1,24}[)）]\s?[:：]?[ \t\r]{0,8}$|单位|表|statement|sheet|cash flow|"
    r"and loss"
)


def told(text: str) -> list[str]:
    """The lines, with what its figures count in each row of a statement or a printed series."""
    lines = text.split("\n")
    if _ANY_HEAD.search(text):
        lines = _headed(lines)
    return _footed(lines) if "dtype: " in text else lines


def _headed(lines: list[str]) -> list[str]:
    out: list[str] = []
    within = False
    for line in lines:
        if not line:
            out.append(line)
            continue
        row = _ROW.fullmatch(line) if within and len(line) <= _LONGEST_LINE else None
        if row and not _PERSON.search(row["label"]):
            out.append(f"{row['label']} 金额: {row['figures']}")
            continue
        within = _is_head(line) or (within and row is None and _is_gap(line))
        out.append(line)
    return out


def _is_head(line: str) -> bool:
    short = len(line) <= _LONGEST_LINE and not _PERSON.search(line)
    return short and _HEAD.fullmatch(line) is not None


def _is_gap(line: str) -> bool:
    """Whether a line only parts the rows of a statement: empty, a caption, a sum left out."""
    return len(line) <= _LONGEST_LINE // 4 and not any(c.isdigit() for c in line)


def _footed(lines: list[str]) -> list[str]:
    """The rows of a series as its last line names them."""
    for at, line in enumerate(lines):
        foot = _FOOT.fullmatch(line) if line.startswith("Name: ") else None
        if foot is None:
            continue
        for row in range(at - 1, max(-1, at - _MOST_ROWS), -1):
            told_row = _INDEXED.fullmatch(lines[row]) if len(lines[row]) < _LONGEST_LINE else None
            if told_row is None:
                break
            lines[row] = f"{foot['name']}: {told_row['figure']}"
    return lines
