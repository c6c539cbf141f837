"""What ``rewind --input`` understands, and what it says to the rest."""

import pytest

from schemas.research import Change
from schemas.text import Bilingual, Lang
from starter.branching import changes
from starter.problems import BadInput
from tests.starter.conftest import Call

READ = {
    "nothing": ((), Change()),
    "a code": (("code=sh600519",), Change(code="600519.SH")),
    "a name": (("name=贵州茅台",), Change(name="贵州茅台")),
    "a language and a note": (
        ("lang=en", "note= look again "),
        Change(lang=Lang.EN, note=Bilingual(zh="look again", en="look again")),
    ),
}
REFUSED = {
    "an unknown key": ("verdict=PASS", "use code, name, as_of, lang, note as KEY=VALUE"),
    "no value": ("lang", "use code, name, as_of, lang, note as KEY=VALUE"),
    "another language": ("lang=fr", "use zh or en"),
    "a day after the recording": ("as_of=2026-08-22", "after the sample's last moment"),
    "no day": ("as_of=May", "is not a date: use 2026-05-07"),
    "a figure in a note": ("note=target 2000", "without a source"),
    "a company that is not covered": ("code=00700", "listed in HK"),
}


@pytest.mark.parametrize(("words", "expected"), READ.values(), ids=READ)
def test_inputs_are_read_as_run_reads_them(words: tuple[str, ...], expected: Change) -> None:
    """The same codes, names and days as on any command line."""
    assert changes(words, sample=True) == expected


@pytest.mark.parametrize(("word", "said"), REFUSED.values(), ids=REFUSED)
def test_an_input_that_makes_no_sense_is_refused(word: str, said: str) -> None:
    """The line names the field and what to type."""
    with pytest.raises(BadInput, match=said):
        changes((word,), sample=True)


def test_rewinding_says_whence_and_what_changed(served: Call) -> None:
    """A finished run, on another day: stderr names the branch, stdout is its report."""
    assert served("run", "600519", "--sample", "--json").code == 0
    ended = served(
        "rewind", "600519", "--to", "open", "--input", "as_of=2026-05-07", "--input", "lang=en"
    )

    assert ended.code == 0, ended.err
    assert "rewound to open: its new branch is" in ended.err
    assert "begun again at open; changed input: as_of = 2026-05-07T16:30:00+08:00" in ended.out
    shown = served("show", "600519").out
    assert "to open, as_of = 2026-05-07T16:30:00+08:00, lang = en" in shown
    assert "because: rewound by hand" in shown
    late = served("rewind", "600519", "--to", "verify", "--input", "lang=zh")
    assert (late.code, late.err.count("\n")) == (2, 1)
    assert "so rewind to analysis or before" in late.err
