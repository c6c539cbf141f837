"""The environment, read once: what it may say, and what it never gives away."""

from collections.abc import Callable
from pathlib import Path

import pytest

from activities.settings import Settings
from schemas.names import RESEARCH_QUEUE

CANARY = "canary-5f0c2d9e"
SECRETS = {
    "TUSHARE_TOKEN": f"t-{CANARY}",
    "XUEQIU_TOKEN": f"x-{CANARY}",
    "RESEARCH_ARCHIVE_URL": f"postgresql+psycopg://research:p:{CANARY}@db.internal:5432/research",
}


def test_an_empty_environment_is_enough(tmp_path: Path) -> None:
    """Without any variable there are live sources, no tokens, and files of the user's own."""
    settings = Settings.from_env({"RESEARCH_DATA_DIR": str(tmp_path)})

    assert settings.archive_url == f"sqlite:///{tmp_path}/archive.sqlite"
    assert (settings.task_queue, settings.sample) == (RESEARCH_QUEUE, False)
    assert (settings.tushare_token, settings.xueqiu_token) == (None, None)
    assert "durable-research" in str(Settings.from_env({}).data_dir)


def test_every_variable_has_its_setting() -> None:
    """Each variable that is set arrives where it belongs."""
    settings = Settings.from_env(
        {
            **SECRETS, "RESEARCH_SOURCES": "sample", "RESEARCH_TASK_QUEUE": "q",
            "TEMPORAL_ADDRESS": "server:7233", "RESEARCH_LOOPBACK": "http://127.0.0.1:8080",
            "RESEARCH_METRICS_ADDRESS": "127.0.0.1:9000", "RESEARCH_RATES": "tushare=200",
            "RESEARCH_SERVES": "tushare, main", "RESEARCH_BUILD_ID": "2026-11-21.3",
            "RESEARCH_SEC_CONTACT": "Jane Doe jane@example.com",
            "RESEARCH_RECORD": "tapes/one",
        }
    )  # fmt: skip

    assert settings.sample
    assert settings.archive_url == SECRETS["RESEARCH_ARCHIVE_URL"]
    assert settings.tushare_token
    assert settings.tushare_token.get_secret_value() == SECRETS["TUSHARE_TOKEN"]
    assert (settings.task_queue, settings.temporal_address) == ("q", "server:7233")
    assert settings.sec_contact == "Jane Doe jane@example.com"
    assert (settings.loopback, settings.metrics_address) == (
        "http://127.0.0.1:8080", "127.0.0.1:9000"
    )  # fmt: skip
    assert (settings.rates, settings.serves) == ({"tushare": 200}, ("main", "tushare"))
    assert (settings.record, settings.replay) == (Path("tapes/one"), None)
    assert str(settings.build).endswith("-2026-11-21.3")


VARIABLES = [
    "RESEARCH_DATA_DIR", "RESEARCH_SOURCES", "RESEARCH_ARCHIVE_URL", "RESEARCH_TASK_QUEUE",
    "TEMPORAL_ADDRESS", "TUSHARE_TOKEN", "XUEQIU_TOKEN", "RESEARCH_LOOPBACK",
    "RESEARCH_METRICS_ADDRESS", "RESEARCH_RATES", "RESEARCH_SERVES", "RESEARCH_RECORD",
    "RESEARCH_REPLAY", "RESEARCH_SEC_CONTACT", "RESEARCH_BUILD_ID",
]  # fmt: skip


@pytest.mark.parametrize(
    "value", ["Jane Doe", "jane@localhost", "@example.com", "Jane\njane@example.com", "张三 a@b.cn"]
)
def test_a_contact_without_a_mail_address_is_refused(value: str) -> None:
    """It becomes a header: one line of plain letters that ends in a mail address."""
    with pytest.raises(ValueError, match="RESEARCH_SEC_CONTACT is no contact"):
        Settings.from_env({"RESEARCH_SEC_CONTACT": value})


@pytest.mark.parametrize("name", VARIABLES)
def test_an_empty_variable_is_no_variable(name: str) -> None:
    """Compose files set variables to nothing: that means the default."""
    assert Settings.from_env({name: ""}) == Settings.from_env({})


@pytest.mark.parametrize("address", ["127.0.0.1:9464", "0.0.0.0:1", "[::1]:65535"])
def test_metrics_may_listen_on_any_address(address: str) -> None:
    """Of this host alone or of all its networks, in either protocol."""
    assert Settings.from_env({"RESEARCH_METRICS_ADDRESS": address}).metrics_address == address


BAD = {
    "unknown sources": ("RESEARCH_SOURCES", "replay"),
    "a build of two words": ("RESEARCH_BUILD_ID", "build 7"),
    "sources in capitals": ("RESEARCH_SOURCES", "SAMPLE"),
    "a path as the archive": ("RESEARCH_ARCHIVE_URL", "archive.sqlite"),
    "another database": ("RESEARCH_ARCHIVE_URL", "mysql://host/db"),
    "loopback elsewhere": ("RESEARCH_LOOPBACK", "http://evil.example:80"),
    "loopback on a name that begins well": ("RESEARCH_LOOPBACK",
                                            "http://127.0.0.1.evil.example:80"),
    "loopback behind a user": ("RESEARCH_LOOPBACK", "http://127.0.0.1:80@evil.example:80"),
    "loopback without a port": ("RESEARCH_LOOPBACK", "http://127.0.0.1"),
    "loopback with a bad port": ("RESEARCH_LOOPBACK", "http://127.0.0.1:http"),
    "loopback without a scheme": ("RESEARCH_LOOPBACK", "127.0.0.1:8080"),
    "a tape that is not there": ("RESEARCH_REPLAY", "/nowhere/at/all"),
    "loopback by file": ("RESEARCH_LOOPBACK", "file:///etc"),
    "metrics by name": ("RESEARCH_METRICS_ADDRESS", "localhost:9464"),
    "metrics without a port": ("RESEARCH_METRICS_ADDRESS", "127.0.0.1"),
    "metrics without an address": ("RESEARCH_METRICS_ADDRESS", ":9464"),
    "metrics by port alone": ("RESEARCH_METRICS_ADDRESS", "9464"),
    "metrics on no port": ("RESEARCH_METRICS_ADDRESS", "127.0.0.1:0"),
    "metrics on a port too high": ("RESEARCH_METRICS_ADDRESS", "127.0.0.1:65536"),
    "metrics without brackets": ("RESEARCH_METRICS_ADDRESS", "::1:9464"),
    "metrics as a link": ("RESEARCH_METRICS_ADDRESS", "http://127.0.0.1:9464"),
    "a rate of nobody": ("RESEARCH_RATES", "wind=5"),
    "a rate of nothing": ("RESEARCH_RATES", "tushare=0"),
    "a queue of nobody": ("RESEARCH_SERVES", "main,wind"),
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), BAD.values(), ids=BAD)
def test_an_impossible_value_names_its_variable(name: str, value: str) -> None:
    """Whoever set it learns which variable is wrong, and how it should look."""
    with pytest.raises(ValueError, match=name):
        Settings.from_env({name: value})


def test_recording_and_replaying_exclude_each_other(tmp_path: Path) -> None:
    """A tape that is played is not recorded again; the message names both variables."""
    both = {"RESEARCH_RECORD": str(tmp_path), "RESEARCH_REPLAY": str(tmp_path)}

    with pytest.raises(ValueError, match="RESEARCH_RECORD and RESEARCH_REPLAY"):
        Settings.from_env(both)


SHOWN: dict[str, Callable[[Settings], object]] = {
    "repr": repr,
    "str": str,
    "model_dump_json": Settings.model_dump_json,
    "model_dump": Settings.model_dump,
    "an f-string": lambda settings: f"{settings}",
    "a field": lambda settings: f"{settings.tushare_token} {settings.xueqiu_token}",
}


@pytest.mark.parametrize("show", SHOWN.values(), ids=SHOWN)
def test_no_secret_is_shown(show: Callable[[Settings], object]) -> None:
    """Tokens and the password of the database stay out of logs, however the settings get there."""
    settings = Settings.from_env(SECRETS)

    assert CANARY not in str(show(settings))


def test_what_is_no_secret_stays_readable() -> None:
    """Host and user of the database, and the path of a file, help whoever looks for them."""
    assert "research:***@db.internal:5432" in Settings.from_env(SECRETS).model_dump_json()
    assert (
        "sqlite:////data/a.sqlite"
        in Settings.from_env({"RESEARCH_ARCHIVE_URL": "sqlite:////data/a.sqlite"}).model_dump_json()
    )


def test_an_impossible_value_does_not_show_a_secret() -> None:
    """The message about a bad archive address does not repeat the password in it."""
    with pytest.raises(ValueError, match="RESEARCH_ARCHIVE_URL") as refused:
        Settings.from_env({"RESEARCH_ARCHIVE_URL": f"mysql://root:{CANARY}@db/x"})

    assert CANARY not in str(refused.value)
