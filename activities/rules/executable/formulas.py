"""Formulas of spreadsheets that fetch, wherever in a text they stand, alone or inside another."""

_FETCH = (
    r"(?:HYPERLINK|IMPORT(?:XML|DATA|HTML|FEED|RANGE|JSON|FROMWEB)|WEBSERVICE|FILTERXML|"
    r"GOOGLEFINANCE|"
    r"GOOGLETRANSLATE|STOCKHISTORY|RTD|DDE(?:AUTO|INITIATE|POKE)?|SQL\.REQUEST|CALL|EXEC|"
    r"REGISTER(?:\.ID)?|"
    r"IMAGE|ENCODEURL|QUERY|CUBE(?:VALUE|MEMBER|SET)|BD[PHS]|BQL|FDS[A-Z]?|CIQ\w{0,8}|TR|"
    r"RDP\.(?:DATA|"
    r"HISTORICALPRICING)|WS[DSQTI]|THS_\w{2,6}|EM_\w{2,20}|CSD\w?|PY|SHELL|RUN|FOPEN|FWRITE|"
    r"FORMULA)"
)
_CALL = r"[A-Z][A-Z.]{1,16}\("

FORMULAS: tuple[tuple[str, str], ...] = tuple(
    ("executable.formula", pattern)
    for pattern in (
        rf"(?<![A-Za-z0-9=])[=＝]\s?@?(?:_xlfn\.)?(?:{_CALL}\s?){{0,4}}{_FETCH}\s?\(\s?(?:[\"'“”＂]|"
        rf""
        rf"[A-Z$]|[a-z]{{1,3}}[\",&])",
        rf"(?<![A-Za-z0-9=])[=＝]\s?{_CALL}[^\n。]{{0,160}}?[,(&;]\s?{_FETCH}\s?\(",
    )
)
"""A sign of equality, calls around it, and a function that reaches outside of the sheet."""
