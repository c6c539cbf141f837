"""Formulas of spreadsheets: those that fetch, and any that a cell of a text or a sentence holds."""

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

_NAMES = (
    r"(?:SUM(?:IFS?|PRODUCT|SQ)?|AVERAGE(?:IFS?|A)?|COUNT(?:IFS?|A|BLANK)?|IF(?:S|ERROR|NA)?|"
    r"[VHX]?LOOKUP|X?MATCH|INDEX|OFFSET|INDIRECT|CHOOSE|SWITCH|AND|OR|NOT|LET|LAMBDA|FILTER|"
    r"SORT(?:BY)?|"
    r"UNIQUE|SEQUENCE|TRANSPOSE|ROUND(?:UP|DOWN)?|ABS|MAX(?:IFS)?|MIN(?:IFS)?|MEDIAN|MODE|"
    r"STDEV(?:\.[SP]|P)?|"
    r"VAR(?:\.[SP]|P)?|CORREL|SLOPE|INTERCEPT|RSQ|FORECAST(?:\.\w+)?|TREND|GROWTH|LINEST|"
    r"RANK(?:\.\w+)?|"
    r"PERCENTILE(?:\.\w+)?|QUARTILE(?:\.\w+)?|LARGE|SMALL|POWER|SQRT|LN|LOG(?:10)?|EXP|MOD|INT|"
    r"X?NPV|X?IRR|"
    r"MIRR|PV|FV|PMT|[IP]PMT|RATE|NPER|SLN|DDB?|YIELD|PRICE|DURATION|CAGR|RRI|TEXT(?:JOIN)?|"
    r"VALUE|LEFT|"
    r"RIGHT|MID|LEN|TRIM|CONCAT(?:ENATE)?|SUBSTITUTE|REPLACE|DATE|TODAY|NOW|YEAR|MONTH|DAY|"
    r"EOMONTH|EDATE|"
    r"ROW|COLUMN|ARRAYFORMULA|SPARKLINE|SUBTOTAL|AGGREGATE|NORM\.\w+|TABLE)"
)
_SHEET = r"(?:'[^'!\n]{1,40}'!|[\w\u4e00-\u9fff]{1,24}!)"
_CELL = (
    rf"(?:{_SHEET})?(?!(?:Q[1-4]|H[12]|FY\d+|CY\d+|CO2|H2O|"
    rf"[A-Z]{{2,3}}0)\b)\$?[A-Z]{{1,2}}\$?[1-9]\d{{0,5}}"
    r"(?![A-Za-z\d.%_])(?::\$?[A-Z]{1,2}\$?\d{1,6})?"
)
_AREA = r"\$?[A-Z]{1,3}\$?(?:\d{1,6})?:\$?[A-Z]{1,3}\$?(?:\d{1,6})?\b"
_OPENS = (
    r"(?:(?m:^)|[,;\t|\"'`(\[:：]\s?|<(?:t[dh]|p|span|div|li|code|v|f)\b[^<>\n]{0,60}>\s?|"
    r"(?<![\w\u4e00-\u9fff)\]%]) )"
)
"""Where a cell begins; a name before the sign makes an equation of it."""
_FILLS = (
    r"(?:(?i:\b(?:formula|cells?|columns?|rows?|sheet|tab|use|paste|enter|type|put|insert|copy|"
    r"drag|fill|"
    r"is|with|as|set to))|公式|单元格|[填写]|输入|粘贴|录入|用|为|改成|设为)\s?[:：]?\s?[\"'“`]?"
)
"""Words behind which a formula stands in prose."""

_SHOWN = (
    r"(?![^\s|;。]{2,80}\s?(?:(?:gives?|returns?|computes?|calculates?|means?|yields?)\b|"
    r"可以?(?:算出|得到|得出|求出)|表示|用于计算|用来计算|返回|的(?:含义|意思)))"
)
"""No formula that a sentence goes on to explain."""

FORMULAS: tuple[tuple[str, str], ...] = tuple(
    ("executable.formula", pattern)
    for pattern in (
        rf"(?<![A-Za-z0-9=])[=＝]\s?@?(?:_xlfn\.)?(?:{_CALL}\s?){{0,4}}{_FETCH}\s?\(\s?(?:[\"'“”＂]|"
        rf"[A-Z$]|[a-z]{{1,3}}[\",&])",
        rf"(?<![A-Za-z0-9=])[=＝]\s?{_CALL}[^\n。]{{0,160}}?[,(&;]\s?{_FETCH}\s?\(",
        rf"{_OPENS}={_SHOWN}\s?[-+(]{{0,3}}(?i:{_NAMES})\(\s?[^\s)][^\n]{{0,200}}?\)",
        rf"(?<![=<>!])={_SHOWN}[-+(]{{0,3}}{_NAMES}\((?:[^\n()]{{0,80}}?[(,<>=*/+-]\s?)?"
        rf"(?:{_CELL}|{_AREA})",
        rf"{_OPENS}={_SHOWN}\s?[-+(]{{0,3}}{_CELL}\s?\)?\s?(?:[-+*/^&<>=]\s?[-(]{{0,3}}(?:{_CELL}"
        rf"|[\d.]|\"|"
        rf"{_NAMES}\()|(?=[\"'`|;\t<]|,\S))",
        rf"{_FILLS}={_SHOWN}\s?[-+(]{{0,3}}(?:{_CELL}\s?\)?\s?[-+*/^&<>=]\s?[-(]{{0,3}}(?:{_CELL}"
        rf"|[\d.]|\")|"
        rf"{_NAMES}\(\s?[^\s)])|(?<![\w=<>!\u4e00-\u9fff)\]] )(?<![\w=<>!)\]])=\s?{_SHEET}"
        rf"\$?[A-Z]{{1,2}}\$?\d",
    )
)
"""A sign of equality before a function that reaches outside, before a call, cells or a sheet."""
