"""What a failed connection is called in plain words; the libraries name it by their classes."""

_WORDS = (
    (("Timeout", "TooSlow"), "no answer in time"),
    (("SSL", "Certificate"), "no safe connection could be made"),
    (("Connect", "Proxy"), "no connection could be made"),
    (("Protocol", "Read", "Write", "Close", "Chunked", "Reset"), "the connection broke off"),
    (("Decod",), "the answer is damaged"),
)


def outage(name: str) -> str:
    """The words for an exception of that name, with the name for those who look it up."""
    words = (text for parts, text in _WORDS if any(part in name for part in parts))
    return f"{next(words, 'the request failed')} ({name})"
