"""What an engine would expand or a parser would build: templates, entities, serialised objects."""

_FILTERS = (
    r"(?:safe|attr|filter|map|system|join|format|append|prepend|remove|date|upcase|downcase|"
    r"default|"
    r"replace|escape|raw|json|tojson|reverse|sort|first|last|printf|sum|reduce|passthru|exec|"
    r"shell_exec|strip|split|upper|lower|title|where|render|include|url|import|eval|length|batch)"
)
_WORD = r"[A-Za-z_]\w{0,40}"

EXPANSIONS: tuple[tuple[str, str], ...] = tuple(
    ("executable.script", pattern)
    for pattern in (
        r"</?#(?:assign|include|import|macro|list|if|function|global|setting|attempt|compress|"
        r"local|"
        r"nested|switch|visit|ftl|else\w{0,2}|items|escape)\b|\?(?:new|api|eval|interpret)\s?\(|"
        r"<@\w{2,30}[^<>\n]{0,80}/?>(?=[^\d]|$)",
        r"#(?:set|foreach|if|include|parse|macro|evaluate|define|elseif)\s?\(\s?[$\"'!]|"
        r"\$\{?!?\w{1,30}\}?\.(?:inspect|getClass|class|forName|getRuntime)\b",
        r"[$#*%~!]\{\s?\d{1,9}\s?[*+-]\s?\d{1,9}\s?\}|"
        r"\{\{\s?['\"]?\d{1,9}['\"]?\s?[*+]\s?['\"]?\d{1,9}['\"]?\s?\}\}|"
        r"(?m:^\s?@\(\s?\d{1,9}\s?[*+]\s?\d{1,9}\s?\)\s?$)|\[\[\s?[$*]\{|\[\(\s?[$*]\{|__[$*]\{",
        r"\$\{\s?\$\{|\$\{::-|(?i:\$\{(?:date|base64|main|ctx|bundle|docker|k8s|spring|marker|map|"
        r"sd|event|web|url|dns|file|const|upper|lower|script|jndi):)|\bth:[a-z-]{2,16}\s?=\s?[\"']|"
        r"\bT\(\s?[a-z][\w.]{2,60}\)\.",
        rf"[$#%@*]!?\{{[^{{}}\n]{{0,120}}?[\w\])]\(|%\{{\s?[#(@]|"
        rf"\$\{{\s?{_WORD}(?:\.{_WORD}){{2,8}}\s?\}}|"
        r"@\{\s?\w[^{}\n]{0,160};\s?\}|(?m:^\s?@(?:using|model|inject|functions)\s[\w.{]+\s?$)",
        rf"\{{%-?\s?[a-z_]{{2,20}}\b[^%{{}}\n]{{0,160}}-?%\}}|"
        rf"\{{\{{-?\s?[^{{}}\n|]{{0,100}}\|\s?{_FILTERS}\b(?!=)|"
        rf"\{{\{{-?~?\s?(?:[#>!&/^]|range\s|with\s|if\s|end\b|else\b|template\s|define\s|block\s|"
        rf"printf\s|lookup\s|call\s|\.[A-Z]\w*)|\{{\{{[^{{}}\n]{{0,100}}?[\w\])]\(|"
        r"\{\{\s?_self\b|\{/?php\}|\{(?:include|fetch|eval)\s(?:file|var)\s?=",
        r"</?(?:cf(?:execute|file|query|http|mail|script|set|include|ftp|object)|jsp:\w+|asp:\w+|"
        r"c:(?:import|redirect|set|out|url|forEach)|s:(?:property|action|set))\b",
        r"<%[=@!#-]?\s?[\w\"'`$(]|(?m:^\s?[-=]\s(?:var|let|const)\s\w+\s?=)|\$eval\(|\$on\.\w|"
        r"\bconstructor\.constructor\b|\bmainModule\.require\b|\bprocess\.binding\(",
        r"<!ENTITY\s|<!DOCTYPE\s[^<>\n]{0,120}\[|<xi:include\b|<!ELEMENT\s|<\?xml-stylesheet\b|"
        r"</?xsl:[a-z-]{2,20}\b|<!\[INCLUDE\[|\bSYSTEM\s[\"'](?:file|https?|ftp|php|expect|jar|"
        r"gopher):",
        r"\b[OC]:\d{1,4}:\"[\w\\]{1,80}\":\d|!!(?:python|java|javax|ruby|org|com|sun)\b|!ruby/\w|"
        r"(?<![A-Za-z0-9+/])(?:rO0AB[A-Za-z0-9+/]|AAEAAAD/////|aced0005|gASV[A-Za-z0-9+/]{4})|"
        r"(?m:^c(?:os|posix|nt|subprocess|builtins|__builtin__|commands)\n\w{1,30}\n)|"
        r"[\"']@type[\"']\s?:\s?[\"'](?:com|java|javax|org|sun|net|ch)\.|"
        r"[\"']\$type[\"']\s?:\s?[\"']System\.|__proto__|_\$\$ND_FUNC|__reduce(?:_ex)?__|"
        r"[\"']constructor[\"']\s?:\s?\{\s?[\"']prototype|"
        r"[\"']\$(?:where|function|accumulator|expr)[\"']\s?:|java\.lang\.(?:Runtime|"
        r"ProcessBuilder)",
    )
)
