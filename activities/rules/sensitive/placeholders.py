"""What stands where a secret would: a variable, a place in a vault, a word that says so."""

import re

from activities.rules.sensitive.edges import regex

_WORD = (
    r"(?:pass(?:word|wd|phrase|code)?|pwd|user(?:name)?|secret|token|key|host(?:name)?|port|auth|"
    r"cred(?:ential)?s?|login|api|db|database)"
)
_NAME = r"[A-Za-z_](?:[A-Za-z_]|\d(?!\d{2}|[A-Za-z]\d))*"
"""A name that people gave: digits stand alone in it."""
_DOTTED = rf"{_NAME}(?:[.:/#-]{_NAME}){{0,6}}"
_MENTIONED = (
    rf"\$?\{{{{-? ?\.?{_DOTTED} ?(?:\| ?[a-z]{{2,12}} ?)?-?\}}}}"
    rf"|[$#@]\{{{_DOTTED}(?::?[-?=][^}}\n]{{0,40}})?\}}|\{{[a-z_.]{{2,40}}\}}|\$\({_NAME}\)"
    rf"|\$env:{_NAME}|\$(?=[A-Za-z_]{{0,40}}_|(?i:[a-z]{{0,20}}{_WORD}))[A-Za-z_]{{2,40}}(?![\w$])"
    r"|@Microsoft\.KeyVault\([^)\n]{1,200}\)"
    r"|<%=? ?[^%>\n]{1,60}%>|%[A-Z_]{3,40}%|![A-Z_]{3,40}!|@@?[A-Z_]{3,40}@@?(?![a-z])|"
    r"__[A-Z_]{3,40}__"
    rf"|"
    rf"(?i:(?<=[:=/\"' ])[<\[](?:[a-z]{{1,12}}[ _-]){{0,4}}{_WORD}"
    rf"(?:[ _-][a-z]{{1,12}}){{0,4}}[>\]]"
    r"(?=[@;\"'\s,)&]|\Z))"
)
REFERENCE = regex(_MENTIONED)
"""A value that is named and not told: ``${DB_PASSWORD}``, ``{{ password }}``, ``%PASSWORD%``."""
HIDDEN = "****"
_KEPT_ELSEWHERE = (
    r"(?:vault|op|arn:aws|ssm|kms|sops|gcp|azurekv|awssm|keyring|bws|secret)[:/].*|"
    r"!(?:vault|env|ref|reference|include|secret|sops)\w*.*|(?:var|local|data|module|secrets?|"
    r"args|opts|params|"
    r"env|vault|values|cfg|conf|ctx|node|input|inputs|credentials)\.[a-z_].*|ENV\[.*|ENC\(.*|"
    r"/run/secrets/.*|"
    r"/(?:etc|var|mnt|opt|home|vault)/.*|file:.*"
)
_PLACE = regex(
    r"(?i)^(?:[*•x#.…_-]+|x{6,}.*|.*\*{3,}.*|\$[{(]?(?!\d\w*[A-Za-z])\w.*|\{.*|\[.*|%\w*%?|%\(.*|your[_-]?.*|<.*|"
    r"my(?:[_-]?(?:own|new|super|very|strong|api|app|access|client|db|pass(?:word|wd|phrase)?|pwd|"
    r"secret|key|token|value|string|here)){1,5}\d{0,4}|"
    r"example.*|change[_-]?(?:me|it|this)|none|null|undefined|true|"
    r"false|required|optional|os\.environ.*|env\..*|process\.env.*|getenv.*|"
    r"settings\..*|config\..*|self\..*|"
    r"placeholder|anonymous|redacted.*|https?:.*|secret|password|token|string|str|"
    r".*(?<=[a-z_.\]])\(.*|"
    rf"![a-z_]+!|(?:[a-z]{{1,12}}[_-])*{_WORD}(?:[_-](?:here|value|name|goes))*|{_KEPT_ELSEWHERE})$"
)
_LOOKED_UP = regex(
    r"(?i)@?[a-z_]\w*\??(?:(?:\.|::|->)[a-z_]\w*\??){0,6}(?:\.|::|->)(?:env|environ|environment|getenv|get|fetch|"
    r"config|settings|secrets?|vault|keyvault|params?|parameters|options|props|vars?|values)"
    r"(?:(?:\.|::|->)[a-z_]\w*){0,4}"
)
"""Where a program looks a value up: ``Deno.env.get``, ``import.meta.env.TOKEN``."""
_IDENTIFIER = regex(r"@?[A-Za-z_]\w*(?:(?:\.|::|->)[A-Za-z_]\w*){1,6}")


def is_looked_up(value: str, after: str) -> bool:
    """Whether a value is what a program calls or looks up, by its own spelling or a bracket."""
    if _LOOKED_UP.fullmatch(value):
        return True
    return after[:1] in ("(", "[") and _IDENTIFIER.fullmatch(value) is not None


_DEFAULTS = regex(r"(?i)(?:guest|root|foobared|postgres|admin|test|user|demo|dev|local|mysql|sa)")
_HERE = regex(r"(?i)(?:localhost|127\.0\.0\.1|\[?::1\]?|0\.0\.0\.0)(?![\w.-])")


def is_placeholder(value: str) -> bool:
    """Whether a value is none, but names one or the place of one."""
    return _PLACE.match(value) is not None


_BLANK = regex(r"(?<![A-Za-z0-9])[A-Za-z]{0,6}([A-Za-z0-9*•#])\1{9,}[^A-Za-z0-9]*\Z")


def is_blank(secret: str) -> bool:
    """Whether a secret ends in a row of one sign, as its makers show what it looks like."""
    return _BLANK.search(secret) is not None


def is_default_here(password: str, host: str) -> bool:
    """Whether a password is what a program comes with, on the reader's own machine."""
    return _DEFAULTS.fullmatch(password) is not None and _HERE.match(host) is not None


def without_references(text: str) -> str:
    """The text with signs for what is named and not told."""
    if not re.search(r"[$%{<\[!@_]", text):
        return text
    return REFERENCE.sub(HIDDEN, text)
