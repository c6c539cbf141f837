"""What the hook for requests owes to the packages that rely on requests."""

import pytest
import requests

from activities.errors import Blocked
from activities.vendors.wire.core import Capture, capture
from tests.activities.vendors.asking import END
from tests.loopback import Loopback, page, redirect

SITE = "http://api.waditu.com"
HOSTS = frozenset({"api.waditu.com"})


@pytest.fixture
def rules(far_end: Loopback) -> Capture:
    """A capture that lets requests to one site through, to the far end."""
    return Capture(HOSTS, END, loopback=far_end.url)


def _get(rules: Capture, url: str = f"{SITE}/x") -> requests.Response:
    with capture(rules):
        return requests.get(url)  # noqa: S113 - that there is a timeout all the same is the point


def test_requests_outside_are_untouched(far_end: Loopback, rules: Capture) -> None:
    """With the hook in place, other users of requests see no difference."""
    far_end.answer_with(page())
    _get(rules)

    response = requests.get(f"{far_end.url}/plain", timeout=5)

    assert response.request.url == f"{far_end.url}/plain"
    assert "x-original-host" not in far_end.requests[-1].headers
    assert len(rules.exchanges) == 1


def test_rules_end_with_their_block(far_end: Loopback, rules: Capture) -> None:
    """After the block, even after a failure in it, no rule applies any more."""
    far_end.answer_with(page())
    with pytest.raises(Blocked):
        _get(rules, "http://elsewhere.example/")

    assert requests.get(far_end.url, timeout=5).ok


def test_a_redirect_within_the_host_is_followed(far_end: Loopback, rules: Capture) -> None:
    """A relative redirect stays with the site, in loopback as in life."""
    far_end.answer_with(page(), path="/y")
    far_end.answer_with(redirect("/y"), path="/x")

    response = _get(rules)

    assert response.url == f"{SITE}/y"
    assert far_end.paths("api.waditu.com") == ["/x", "/y"]
