"""Where in a text as it was given stands what was found in it as it is read."""

from unicodedata import normalize

SEARCHED = 200_000
"""Characters: in longer texts a span stays as it was read."""


def located(text: str, span: str) -> str:
    """The passage of ``text`` that reads as ``span``; the span itself where no such one stands.

    Width and case are undone; what was decoded, joined or repaired stands nowhere in the text.
    """
    if span in text or len(text) > SEARCHED:
        return span
    at = "".join(map(_folded, text)).find("".join(map(_folded, span)))
    return span if at < 0 else text[at : at + len(span)]


def _folded(character: str) -> str:
    """One character for one, so that places stay what they are."""
    plain = normalize("NFKC", character).lower()
    if plain.isspace():
        return " "
    return plain if len(plain) == 1 else character
