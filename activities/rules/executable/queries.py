"""Queries of SQL in the dialects that stores speak: what stands in no plain SELECT ... WHERE."""

_WANTED = (
    r"where\s+[\w.(\"`]{1,40}\)?\s?(?:[=<>]|!=|in\s?\(|like\s+['\"]|between\s+\S+\s+and\s|"
    r"is\s+(?:not\s+)?null)|group\s+by\s+\w+(?:\s?;|\s?$|\s+(?:order|having|limit)\b)|"
    r"order\s+by\s+[\w.()]+\s+(?:asc|desc|limit)\b|limit\s+\d"
)
"""What narrows a query, in any case of letters."""
_SPOKEN = (
    r"(?:is\s+)?(?:equals?(?:\s+to)?|(?:greater|less|more|bigger|smaller)\s+than|above|below|"
    r"like|in|"
    r"between|starts\s+with|is\s+(?:not\s+)?null)\b|\s?(?:等于|大于|小于|不等于|包含)|[=<>]"
)
"""How an operator is said aloud."""
_LIST = r"[^;\n。，]{1,300}?"
_TABLE = (
    r"(?:`[\w .*$:-]{1,80}`(?:\.`[\w -]{1,60}`){0,3}|[\w.\"\[\]$@#-]{1,80}|\(\s?SELECT\b|\w+\()"
)
_WINDOW = (
    r"(?:ROW_NUMBER|RANK|DENSE_RANK|NTILE|LAG|LEAD|COUNT|SUM|MAX|MIN|AVG|FIRST_VALUE|LAST_VALUE)"
)
_AFTER = (
    r"(?:WHERE|GROUP\s+BY|ORDER\s+BY|HAVING|LIMIT|OFFSET|FETCH|QUALIFY|WINDOW|UNION|INTERSECT|"
    r"MINUS|"
    r"(?:(?:INNER|LEFT|RIGHT|FULL|CROSS|OUTER|NATURAL|ASOF|ANTI|SEMI)\s+)*(?:JOIN|APPLY)|"
    r"LATERAL|PIVOT|UNPIVOT|TABLESAMPLE|SAMPLE|PREWHERE|FINAL|FOR\s+(?:UPDATE|SHARE|SYSTEM_TIME|"
    r"JSON|"
    r"XML)|AS\s+OF|AT\s?\(|BEFORE\s?\(|MATCH_RECOGNIZE|CONNECT\s+BY|START\s+WITH|WITH\s?\(NOLOCK|"
    r"ALLOW\s+FILTERING|LATEST\s+ON|INTO|USE\s+INDEX|EMIT\s+CHANGES)"
)

ANCHORS = "select|delete from|update |qualify|show |describe |explain |match_recognize|pivot"
"""The words without which none of them is one."""
QUERIES = "|".join((
    r"\bSELECT\s+(?:AS\s+STRUCT\s+|AS\s+VALUE\s+|ALL\s+|DISTINCT\s+)?(?:\w+\.)?\*\s*(?:EXCEPT|"
    r"EXCLUDE|"
    r"REPLACE|RENAME|ILIKE)\b",
    r"\bSELECT\s+DISTINCT\s+ON\s*\(|\bLATERAL\s+(?:FLATTEN|VIEW)\b",
    rf"\bSELECT\s+(?:TOP\s+\(?\d+\)?\s+(?:PERCENT\s+)?)?{_LIST}\sFROM\s+`",
    rf"\bSELECT\s+TOP\s+\(?\d+\)?\s+{_LIST}\sFROM\s+\S",
    r"(?i:\bselect\s+top\s+\(?\d+\)?\s+[\w.,()* ]{1,200}?\sfrom\s+[\w.]+\s+(?:where\s+[\w.]+\s?"
    r"(?:[=<>!]|in\s?\(|like\s)|order\s+by\s+\w))",
    rf"\bSELECT\s{_LIST}\sFROM\s+{_TABLE}(?:\s+(?:AS\s+)?[a-z]\w{{0,20}})?\s+{_AFTER}(?![A-Za-z])",
    r"\bSELECT\s(?=[^;\n]{0,200}[(,_.*])[^;\n。，]{1,300}?\sFROM\s+[a-zA-Z_][\w.$]{1,60}\s?(?:;|"
    r"\)|(?m:$))",
    r"(?i:\bselect\s[^;\n。，]{1,200}?\sfrom\s+(?:sys|information_schema|pg_catalog|mysql|"
    r"performance_schema|"
    r"sqlite_(?:master|schema)|all_tables|dba_\w+|v\$\w+|pg_(?:user|shadow|tables|stat\w*))\b)",
    rf"(?i:\bselect\s(?:distinct\s+)?(?=[^;\n]{{0,200}}?[(,_*]|\w+\s+from\s){_LIST}\sfrom\s+"
    rf"(?!the\b|an?\b|our\b|this\b)[\w.\"`\[\]]{{1,60}}(?:\s+(?:as\s+)?[a-z]\w{{0,11}})?\s+(?"
    rf":{_WANTED}))",
    rf"(?i:\b(?:select\s?(?:(?:the\s)?star|asterisk|everything|星号?|所有|全部|distinct\s\w+|"
    rf"(?:count|sum|max|min|"
    rf"average|avg)(?:\s(?:of|star))?(?:\s\w+)?|\w+(?:\s?(?:comma|and|"
    rf"逗号)\s?\w+){{0,6}})\s?from|delete\s(?:star\s)?from|"
    rf"update\s\w+\sset\s\w+\s(?:equals?|to|"
    rf"=)\s\S{{1,24}})(?:\s(?:the\s)?(?:table\s)?\w{{2,30}}(?:\stable)?)?\s?"
    rf"where\s(?:the\s)?[\w\u4e00-\u9fff]{{1,30}}?\s?(?:{_SPOKEN}))",
    rf"\bQUALIFY\s+{_WINDOW}\s?\(|\bMATCH_RECOGNIZE\s?\(|\b(?:UN)?PIVOT\s?\(\s?\w+\s?\(",
    r"\bSHOW\s+(?:FULL\s+)?(?:TABLES|DATABASES|SCHEMAS|GRANTS|PROCESSLIST|USERS|VARIABLES|"
    r"COLUMNS|INDEXES?|"
    r"CREATE\s+TABLE|STATUS|KEYSPACES|MEASUREMENTS)\b(?=\s?(?:;|$|\s(?:FROM|IN|LIKE|FOR|ON)\b|"
    r"\s\w+\s?;))|"
    r"\bDESC(?:RIBE)?\s+(?:TABLE\s+|EXTENDED\s+|FORMATTED\s+)?\w*_\w+\s?(?:;|$)|"
    r"\bEXPLAIN\s+(?:ANALYZE\s+|VERBOSE\s+|PLAN\s+FOR\s+|\([\w, ]{1,40}\)\s+)*(?:SELECT|WITH|"
    r"UPDATE|DELETE|INSERT)\b",
    r"\bWITH\s+(?:RECURSIVE\s+)?\w+\s?(?:\([\w, ]{1,80}\)\s+)?AS\s+(?:NOT\s+MATERIALIZED\s+|"
    r"MATERIALIZED\s+)?\(\s?SELECT\b",
    r"(?i:\bwith\s+(?:recursive\s+)?[a-z_]\w*\s?(?:\([\w, ]{1,80}\)\s+)?as\s+(?:(?:not\s+)?"
    r"materialized\s+)?\(\s?select\s[^;。，]{1,300}?\sfrom\s)",
    r"(?m:^\s?FROM\s+[\w.\"'`/]{1,60}\s+SELECT\s+\S)|"
    r"\bSELECT\s+(?:DISTINCT\s+)?\?\w+(?:\s\?\w+){0,8}\s+WHERE\s?\{",
))  # fmt: skip
"""How each is built; names are in capitals, as people write statements."""
