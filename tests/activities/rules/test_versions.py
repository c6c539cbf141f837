"""Which version of a report counts, whatever else is in the answer."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from activities.rules.versions import Version, newest
from tests.properties import stable

DAY = date(2026, 1, 1)
VERSIONS = st.lists(
    st.builds(
        Version,
        key=st.sampled_from(["FY2024", "FY2025"]),
        corrected=st.booleans(),
        public=st.one_of(st.none(), st.integers(0, 300).map(lambda n: DAY + timedelta(days=n))),
        row=st.integers(0, 3),
    ),
    max_size=8,
)  # fmt: skip


@stable
@given(VERSIONS, st.randoms())
def test_the_order_of_the_rows_means_nothing(versions: list[Version[int]], random: object) -> None:
    """However a server sorts its answer, the same versions count."""
    shuffled = list(versions)
    random.shuffle(shuffled)  # type: ignore[attr-defined]

    assert newest(shuffled) == newest(versions)


@stable
@given(VERSIONS)
def test_every_report_keeps_a_version(versions: list[Version[int]]) -> None:
    """No report vanishes, and what is left of one agrees on what it is."""
    left = newest(versions)

    assert {version.key for version in left} == {version.key for version in versions}
    for key in {version.key for version in left}:
        assert len({(v.corrected, v.public) for v in left if v.key == key}) == 1


@stable
@given(VERSIONS)
def test_choosing_twice_changes_nothing(versions: list[Version[int]]) -> None:
    """What counts among those that count is the same."""
    assert newest(newest(versions)) == newest(versions)


def test_nothing_has_no_version() -> None:
    """An empty answer stays empty."""
    assert newest([]) == []
