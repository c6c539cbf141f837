"""What a page fetches, submits or runs when somebody merely looks at it; and live formulas."""

_AWAY = r"[\"']?\s?(?:https?:)?//"
_LIVE = (
    r"(?:WEBSERVICE|IMPORT(?:XML|DATA|HTML|FEED|RANGE|JSON)|HYPERLINK|FILTERXML|DDE(?:AUTO)?|RTD|"
    r"CALL|"
    r"EXEC|REGISTER|IMAGE|SQL\.REQUEST|PY|GOOGLEFINANCE|STOCKHISTORY|CUBEVALUE|BD[PHS]|FDS|CIQ|"
    r"QUERY|"
    r"GOOGLETRANSLATE|TR|RHISTORY|wsd|wss|wsq|EM_\w+|thsiFinD|s_dq_\w+|s_\w+_\w+)"
)

ACTIVE: tuple[tuple[str, str], ...] = (
    *(
        ("executable.script", pattern)
        for pattern in (
            rf"(?i:<(?:img|audio|video|source|track|portal|frame|bgsound|input|embed|image|use|"
            rf"feimage)"
            rf"\b[^<>]{{0,200}}\b(?:src|srcset|href|data|poster)\s?=\s?{_AWAY})",
            rf"(?i:<link\b(?=[^<>]{{0,200}}\brel\s?=\s?[\"']?(?:stylesheet|import|prefetch|preload|"
            rf"prerender|modulepreload))[^<>]{{0,200}}\bhref\s?=\s?{_AWAY})|"
            rf"(?i:@import\s(?:url\()?{_AWAY}|\burl\(\s?{_AWAY}|\burl\(\s?[\"']?javascript:)",
            r"(?i:<(?:portal|frame|frameset|bgsound|isindex|layer|ilayer|keygen|noembed|plaintext|"
            r"foreignobject|annotation-xml|handler|listener|animate|"
            r"set\sattributename)\b[^<>]{0,160}>?)|(?i:\bformaction\s?=|\bbackground\s?=\s?[\"']?"
            r"(?:https?:|javascript:|//)|:\s?expression\(|-moz-binding|\bbehavior\s?:\s?url|"
            r"\bxlink:href\s?=\s?[\"']?(?:javascript|data|https?):|\bping\s?=\s?[\"']https?:)",
            r"(?i:\bdata:(?:text/(?:html|javascript|xml)|application/(?:x?html|javascript|x-\w+|"
            r"xml)|"
            r"image/svg\+xml)|\b(?:java|vb|j)script&colon;|\bmhtml:|\bms-(?:msdt|word|excel|"
            r"search):|"
            r"\bview-source:|\bmailto:[^\s\"')]{1,80}\?[^\s\"')]{0,80}(?:body|cc|bcc)=|"
            r"\bfile:///?\w)",
        )
    ),
    *(
        ("executable.formula", pattern)
        for pattern in (
            rf"(?m:(?:^|[\t|,\"'`])\s?[=+@-]\s?{_LIVE}\s?\(\s?[^\s)])|"
            rf"(?m:(?:^|[\t|,\"'`])\s?=\s?[A-Z][A-Z.]{{1,20}}\([^\n]{{0,160}}?\b{_LIVE}\s?\()",
            r"\{\s?(?:INCLUDE(?:TEXT|PICTURE)|DDE(?:AUTO)?|LINK|IMPORT|MACROBUTTON|DATABASE|"
            r"HYPERLINK)\s"
            r"\\?[\"'\w]|(?m:^\s?\{=[A-Z]{2,20}\()",
        )
    ),
)
