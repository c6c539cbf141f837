"""What a failed connection is called."""

import pytest

from activities.vendors.wire.outage import outage

NAMES = {
    "ConnectError": "no connection could be made (ConnectError)",
    "ConnectionError": "no connection could be made (ConnectionError)",
    "ConnectTimeout": "no answer in time (ConnectTimeout)",
    "ReadTimeout": "no answer in time (ReadTimeout)",
    "SSLError": "no safe connection could be made (SSLError)",
    "RemoteProtocolError": "the connection broke off (RemoteProtocolError)",
    "Mystery": "the request failed (Mystery)",
}


@pytest.mark.parametrize(("name", "words"), NAMES.items(), ids=NAMES)
def test_a_librarys_error_is_put_in_plain_words(name: str, words: str) -> None:
    """The class stays beside them, for whoever looks it up."""
    assert outage(name) == words
