"""What a source sent, as our own messages may name it: reports and operators read them."""

import re

_PLAIN = re.compile(r"(?![^\d]*\d{11})[0-9A-Za-z_.:/+-]{0,20}")


def shown(value: object) -> str:
    """A number or a code as it came; of any other text how long it is, for it could say anything.

    The raw answer stays in the archive, named by the failure's snapshot.
    """
    text = str(value)
    if not _PLAIN.fullmatch(text):
        return f"a text of {len(text)} characters"
    return text if text.isalnum() else repr(text)
