"""Screenshots of what an operator sees: the Temporal UI with runs of every kind, and a report.

    make screenshots            # or: python deploy/screenshots.py FOLDER

Starts a service of its own in a temporary folder, makes the runs from the recorded sample, and
takes the pictures with Chromium. They are not committed: they are made where they are needed.
"""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait
from temporalio.client import Client, WorkflowFailureError, WorkflowHandle

from activities.archive.store import Archive
from activities.settings import Settings
from schemas.control import Steering
from schemas.research import SAMPLE_CLOCK, Change, ResearchRequest, RunStatus, RunSummary, Stage
from schemas.text import Lang
from starter import runs
from starter.connect import connect
from starter.rewind import rewind
from workflows.research import ResearchWorkflow

BIN = Path(sys.executable).parent
CHROMIUM, DRIVER = Path("/usr/bin/chromium"), Path("/usr/bin/chromedriver")
FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
    "--window-size=1600,1250", "--force-device-scale-factor=1", "--hide-scrollbars",
)  # fmt: skip
WAIT_SECONDS, SETTLE_SECONDS, POLL_SECONDS = 60.0, 1.5, 0.02
ATTENTION = (
    "ExecutionStatus = 'Failed' OR ResearchVerdict IN ('FAIL', 'BLOCKED') OR "
    "(ResearchKind = 'research' AND ExecutionStatus = 'Running')"
)
"""Runs that an operator looks at: see docs/operator.md."""
COLUMNS = (
    "Status", "Workflow ID", "ResearchTicker", "ResearchStage", "ResearchVerdict",
    "ResearchOrigin", "Start",
)  # fmt: skip
COLUMNS_KEY = "namespace-workflow-table-columns"
"""Where the UI keeps the columns that somebody chose, in the browser."""


class Service(NamedTuple):
    """A running ``research up``."""

    client: Client
    archive: Archive
    queue: str


Handle = WorkflowHandle[ResearchWorkflow, RunSummary]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def _up(folder: Path) -> Iterator[tuple[int, int]]:
    """A service in ``folder``: the ports of its server and of its UI."""
    port, ui_port = _free_port(), _free_port()
    process = subprocess.Popen(
        [str(BIN / "research"), "up", "--port", str(port), "--ui-port", str(ui_port)],
        env={**os.environ, "RESEARCH_DATA_DIR": str(folder)}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        for line in process.stdout or ():
            if line.startswith("ready"):
                break
        yield port, ui_port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=WAIT_SECONDS)


async def _started(service: Service, code: str, **options: Any) -> Handle:
    request = ResearchRequest(code=code, sample=True, as_of=SAMPLE_CLOCK, **options)
    started = await runs.start_research(service.client, service.queue, request)
    return started.handle


async def _held(handle: Handle, reason: str) -> None:
    """Pause the run as soon as its company is known, and wait until it holds."""
    order = Steering(by="operator", reason=reason)
    await _until(handle, lambda status: status.stage is not Stage.OPEN)
    await handle.execute_update(ResearchWorkflow.pause, order)
    await _until(handle, lambda status: status.control.held)


async def _until(handle: Handle, condition: Callable[[RunStatus], bool]) -> None:
    for _ in range(round(WAIT_SECONDS / POLL_SECONDS)):
        if condition(await handle.query(ResearchWorkflow.status)):
            return
        await asyncio.sleep(POLL_SECONDS)
    raise TimeoutError(f"{handle.id} did not get there")


async def _make_runs(service: Service) -> dict[str, tuple[str, str]]:
    """Runs of every kind: what each is called, and its workflow and run id."""
    made: dict[str, tuple[str, str]] = {}
    for name, code in (("pass", "600519.SH"), ("degrade", "300750.SZ"), ("fail", "601318.SH")):
        summary = await (await _started(service, code)).result()
        made[name] = summary.workflow_id, summary.run_id
    new = await rewind(
        service.client, service.archive, made["pass"], Stage.ANALYSIS,
        reason="for readers of English", keep_updates=True, changed=Change(lang=Lang.EN),
    )  # fmt: skip
    made["rewound"] = made["pass"][0], new
    await service.client.get_workflow_handle(made["pass"][0], run_id=new).result()
    followed = await _started(service, "300750.SZ", follows=made["degrade"][1])
    made["follow-up"] = followed.id, (await followed.result()).run_id
    stopped = await _started(service, "000858.SZ")
    await _held(stopped, "look first")
    await stopped.execute_update(
        ResearchWorkflow.stop, Steering(by="operator", reason="no longer needed")
    )
    made["stopped"] = stopped.id, (await stopped.result()).run_id
    refused = await _started(service, "600000.SH")
    try:
        await refused.result()
    except WorkflowFailureError:
        made["failed"] = refused.id, str(refused.result_run_id)
    paused = await _started(service, "600036.SH")
    await _held(paused, "wait for the announcement")
    made["paused"] = paused.id, str(paused.result_run_id)
    return made


class Camera:
    """A headless Chromium that looks at pages of the UI and of reports."""

    def __init__(self, driver: webdriver.Chrome, ui: str, folder: Path) -> None:
        self._driver, self._ui, self._folder = driver, f"{ui}/namespaces/default", folder

    def choose_columns(self) -> None:
        """Show our search attributes in the list, as an operator chooses once."""
        self._driver.get(f"{self._ui}/workflows")
        chosen = json.dumps({"default": [{"label": name} for name in COLUMNS]})
        self._driver.execute_script(
            "localStorage.setItem(arguments[0], arguments[1])", COLUMNS_KEY, chosen
        )

    def listed(self, name: str, query: str, ready: str) -> None:
        """The list of runs that a saved filter shows."""
        self._page(name, f"workflows?query={quote(query)}", ready)

    def run(self, name: str, run: tuple[str, str], tab: str, ready: str) -> None:
        """A page of one run."""
        workflow_id, run_id = run
        self._page(name, f"workflows/{quote(workflow_id, safe='')}/{run_id}/{tab}", ready)

    def report(self, name: str, path: Path) -> None:
        """A delivered page."""
        self._driver.get(path.as_uri())
        self._shoot(name, "")

    def _page(self, name: str, path: str, ready: str) -> None:
        self._driver.get(f"{self._ui}/{path}")
        self._shoot(name, ready)

    def _shoot(self, name: str, ready: str) -> None:
        """Take the picture, all of the page, when the text ``ready`` is on it."""
        driver, path = self._driver, self._folder / f"{name}.png"
        try:
            WebDriverWait(driver, WAIT_SECONDS).until(
                lambda _: ready in driver.find_element(By.TAG_NAME, "body").text
            )
            time.sleep(SETTLE_SECONDS)
        finally:
            driver.save_screenshot(str(path))
        print(path)  # noqa: T201 - what was made


def _look(camera: Camera, made: dict[str, tuple[str, str]], reports: dict[str, Path]) -> None:
    """Every picture that docs/operator.md speaks of."""
    camera.choose_columns()
    camera.listed("list", "ResearchKind = 'research'", "600036.SH")
    camera.listed("list-attention", ATTENTION, "600036.SH")
    for name in ("pass", "degrade", "fail", "stopped", "paused", "rewound", "follow-up"):
        camera.run(f"details-{name}", made[name], "user-metadata", "Current Details")
    camera.run("timeline-fail", made["fail"], "timeline", "draft_thesis")
    camera.run("history-rewound", made["rewound"], "history", "Workflow Execution Completed")
    camera.run("history-failed", made["failed"], "history", "Activity Task Failed")
    camera.run("attributes-rewound", made["rewound"], "search-attributes", "ResearchOrigin")
    for name, path in reports.items():
        camera.report(f"report-{name}", path)


async def _photograph(folder: Path, data: Path) -> None:
    with _up(data) as (port, ui_port):
        settings = Settings.from_env({"RESEARCH_DATA_DIR": str(data)})
        service = Service(
            await connect(f"127.0.0.1:{port}"), Archive.connect(settings.archive_url),
            settings.task_queue,
        )  # fmt: skip
        made = await _make_runs(service)
        reports = {}
        for name in ("pass", "degrade", "fail", "stopped", "rewound", "follow-up"):
            reports[name] = data / f"{name}.html"
            lang = Lang.EN if name == "rewound" else Lang.ZH
            reports[name].write_bytes(service.archive.report(made[name][1], "html", lang))
        options = webdriver.ChromeOptions()
        options.binary_location = str(CHROMIUM)
        for flag in (*FLAGS, f"--user-data-dir={data / 'chromium'}"):
            options.add_argument(flag)
        driver = webdriver.Chrome(options, webdriver.ChromeService(executable_path=str(DRIVER)))
        try:
            _look(Camera(driver, f"http://127.0.0.1:{ui_port}", folder), made, reports)
        finally:
            driver.quit()
            service.archive.close()


def main() -> None:
    """Make the runs, take the pictures."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(_photograph(folder, Path(data)))
    os._exit(0)  # the SDK may abort while the interpreter shuts down (sdk-python#300)


if __name__ == "__main__":
    main()
