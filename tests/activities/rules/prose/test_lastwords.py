"""Names by the last words that only the facts know."""

import pytest

from activities.rules.prose.strangers import Names


@pytest.mark.parametrize(
    ("entity", "text", "name"),
    [
        ("Ardley Cloudline", "The Vesper Point Cloudline margin fell", "Vesper Point Cloudline"),
        ("Ardley Cloudline", "the Vesper Cloudline-style plan", None),
        ("Ardley Cloudline", "Vesper Cloudline Group rose", "Vesper Cloudline Group"),
        ("云岭茶树", "年内，海岭茶树的收入", "海岭茶树"),
        ("云岭茶树", "海岭茶树银行的收入", "海岭茶树"),
        ("云岭茶树", "茶树的收入", None),
    ],
)
def test_a_name_is_known_by_the_last_word_of_a_fact(
    entity: str, text: str, name: str | None
) -> None:
    """The longest stem from the left, and a known last word behind it goes on."""
    found = [text[start:end] for start, end in Names(frozenset({entity}), frozenset()).find(text)]

    assert found == ([name] if name else [])
