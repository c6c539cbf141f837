"""The live stage table: what it says besides the stages."""

import pytest

from schemas.control import ControlState, Steering
from schemas.research import SAMPLE_CLOCK, RunStatus, Stage, Status
from schemas.text import Lang
from starter.progress import StageView


def status(pauses: int, *, paused: bool) -> RunStatus:
    """A run at its first stage."""
    order = Steering(by="ann", reason="lunch") if paused else None
    return RunStatus(
        run_id="01a1ff70-1cc0-7060-ae0c-f16628215a26", workflow_id="w", ticker="600519.SH",
        name="贵州茅台", status=Status.PAUSED if paused else Status.RUNNING, stage=Stage.OPEN,
        verdict=None, fallbacks=0, rows=(), as_of=SAMPLE_CLOCK, sample=True,
        control=ControlState(paused=order, pauses=pauses),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (Lang.EN, "paused by ann: lunch; go on with: research resume 01a1ff70-1cc0"),
        (Lang.ZH, "已被 ann 暂停: lunch；继续：research resume 01a1ff70-1cc0"),
    ],
)
def test_a_held_run_is_said_to_be_held_once_a_pause(
    capsys: pytest.CaptureFixture[str], lang: Lang, says: str
) -> None:
    """Whoever watches sees who holds it and how it goes on, not a table that stands still."""
    with StageView(lang) as view:
        for seen in (status(1, paused=True),) * 3 + (status(1, paused=False),):
            view.update(seen)
        once = capsys.readouterr().err
        view.update(status(2, paused=True))
        again = capsys.readouterr().err

    assert once.count(says) == 1
    assert again.count(says) == 1
