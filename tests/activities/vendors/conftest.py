"""A far end on this machine, and the sources pointed at it."""

from collections.abc import Iterator

import pytest

from activities.vendors.akshare import AkshareSource
from activities.vendors.tencent import TencentSource
from activities.vendors.tushare import TushareSource
from activities.vendors.wire import requests_hook
from activities.vendors.wire.wiring import Wiring
from tests.loopback import Loopback


@pytest.fixture(scope="session", autouse=True)
def _packages() -> None:
    """Import and hook the real packages once: no single test should be charged with it."""
    TushareSource("unused", Wiring()).prepare()
    AkshareSource(None, Wiring()).prepare()
    requests_hook.install()


@pytest.fixture
def far_end() -> Iterator[Loopback]:
    """A server that plays all sites."""
    with Loopback() as server:
        yield server


@pytest.fixture
def tushare(far_end: Loopback) -> TushareSource:
    """Tushare, as the far end plays it."""
    return TushareSource("token-of-this-test", Wiring(loopback=far_end.url))


@pytest.fixture
def akshare(far_end: Loopback) -> AkshareSource:
    """Xueqiu and Eastmoney, as the far end plays them."""
    return AkshareSource("token-of-this-test", Wiring(loopback=far_end.url))


@pytest.fixture
def tencent(far_end: Loopback) -> TencentSource:
    """Tencent, as the far end plays it."""
    return TencentSource(Wiring(loopback=far_end.url))
