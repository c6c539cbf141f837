"""The report page in a real browser, at desktop and phone width."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from schemas.text import Lang
from tests.lab import Lab

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = pytest.mark.skipif(
    not (CHROMIUM and DRIVER), reason="needs the packages chromium and chromium-driver"
)
FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage", "--force-device-scale-factor=1",
)  # fmt: skip
LOAD_SECONDS = 30.0


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[webdriver.Chrome]:
    """A headless Chromium with a profile of its own."""
    options = webdriver.ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for flag in (*FLAGS, f"--user-data-dir={tmp_path_factory.mktemp('chromium')}"):
        options.add_argument(flag)
    driver = webdriver.Chrome(options, webdriver.ChromeService(executable_path=str(DRIVER)))
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def delivered() -> dict[tuple[str, Lang], bytes]:
    """The pages of the runs that have been made: one run serves all tests."""
    return {}


@pytest.fixture
async def page(
    lab: Lab,
    delivered: dict[tuple[str, Lang], bytes],
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> str:
    """The address of a delivered page."""
    code, lang = request.param
    if (code, lang) not in delivered:
        summary, _ = await lab.run(code)
        delivered |= {(code, one): lab.archive.report(summary.run_id, "html", one) for one in Lang}
    path = tmp_path / "page.html"
    path.write_bytes(delivered[code, lang])
    return path.as_uri()


EVERY = [("600519.SH", Lang.ZH), ("600519.SH", Lang.EN), ("300750.SZ", Lang.ZH),
         ("601318.SH", Lang.EN)]  # fmt: skip


@pytest.mark.parametrize("page", EVERY, indirect=True, ids=str)
@pytest.mark.parametrize("width", [1280, 390])
async def test_nothing_spills_over_the_edge(
    browser: webdriver.Chrome, page: str, width: int
) -> None:
    """Neither on a desk nor on a phone does the page scroll sideways."""
    _open(browser, page, width)
    inner = browser.execute_script("return window.innerWidth")
    spill = browser.execute_script("return document.documentElement.scrollWidth")

    assert spill <= inner


@pytest.mark.parametrize("page", EVERY[:1], indirect=True, ids=str)
async def test_the_first_screen_says_verdict_date_and_quality(
    browser: webdriver.Chrome, page: str
) -> None:
    """Without scrolling, on a phone too, a reader sees what, how sure and how fresh."""
    _open(browser, page, 390)
    screen = browser.execute_script("return window.innerHeight")

    for selector, text in ((".badge", "PASS"), (".line", "2026-08-21"), (".quality", "7/7")):
        element = browser.find_element(By.CSS_SELECTOR, selector)
        assert text in element.text
        assert element.rect["y"] + element.rect["height"] < screen


@pytest.mark.parametrize("page", EVERY[:1], indirect=True, ids=str)
async def test_a_figure_opens_its_cite(browser: webdriver.Chrome, page: str) -> None:
    """A click on the price shows source, table, tool call id and the exact value."""
    _open(browser, page, 1280)
    figure = browser.find_element(By.CSS_SELECTOR, ".cards .fig")
    card = browser.find_element(By.ID, str(figure.get_attribute("popovertarget")))
    assert not card.is_displayed()
    figure.click()

    assert card.is_displayed()
    assert "1272.83 CNY" in card.text
    assert "tushare.daily · tc_" in card.text


@pytest.mark.parametrize("page", EVERY, indirect=True, ids=str)
async def test_every_figure_has_a_cite_and_the_page_asks_for_nothing(
    browser: webdriver.Chrome, page: str
) -> None:
    """Each figure has a card; the page loads no resource and logs no error."""
    _open(browser, page, 1280)
    dangling = browser.execute_script(
        "return [...document.querySelectorAll('.fig')]"
        ".filter(b => !document.getElementById(b.getAttribute('popovertarget'))).length"
    )
    loaded = browser.execute_script("return performance.getEntriesByType('resource').length")

    assert (dangling, loaded) == (0, 0)
    logged = browser.get_log("browser")  # type: ignore[no-untyped-call]
    assert not [entry for entry in logged if entry["level"] == "SEVERE"]


@pytest.mark.parametrize("page", EVERY[:1], indirect=True, ids=str)
async def test_losses_are_green_and_gains_red(browser: webdriver.Chrome, page: str) -> None:
    """The colours of the mainland exchanges: red up, green down."""
    _open(browser, page, 1280)
    up = browser.find_element(By.CSS_SELECTOR, ".fig.up")
    down = browser.find_element(By.CSS_SELECTOR, ".fig.down")

    assert up.value_of_css_property("color") == "rgba(200, 16, 46, 1)"
    assert down.value_of_css_property("color") == "rgba(10, 125, 60, 1)"
    assert down.text.startswith("-")


def _open(browser: webdriver.Chrome, page: str, width: int) -> None:
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 600},
    )
    browser.get(page)
    WebDriverWait(browser, LOAD_SECONDS).until(
        lambda one: one.execute_script("return document.readyState") == "complete"
    )
