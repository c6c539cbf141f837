"""The three ways to the network, asked in the same manner."""

from collections.abc import Callable
from dataclasses import dataclass

import curl_cffi.requests
import requests

from activities.errors import SourceDown
from activities.vendors.wire import curl_hook, http, requests_hook


@dataclass(frozen=True)
class Door:
    """One HTTP library behind its hook: how it is asked, and how it says that no answer came.

    ``follows`` says that it goes where a redirect points, if it may.
    """

    get: Callable[[str], tuple[int, bytes]]
    slow: type[Exception]
    broken: type[Exception]
    follows: bool = False


def _requests(url: str) -> tuple[int, bytes]:
    answer = requests.get(url)  # noqa: S113 - that there is a timeout all the same is the point
    return answer.status_code, answer.content


def _httpx(url: str) -> tuple[int, bytes]:
    answer = http.get(url)
    return answer.status, answer.body


def _curl(url: str) -> tuple[int, bytes]:
    answer = curl_cffi.requests.get(url)
    return answer.status_code, answer.content


DOORS = {
    "requests": Door(_requests, requests.Timeout, requests.ConnectionError, follows=True),
    "httpx": Door(_httpx, SourceDown, SourceDown),
    "curl_cffi": Door(
        _curl,
        curl_cffi.requests.exceptions.Timeout,
        curl_cffi.requests.exceptions.RequestException,
    ),
}


def install() -> None:
    """Put the hooks in place."""
    requests_hook.install()
    curl_hook.install()
