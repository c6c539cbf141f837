"""A person's name in front of a whole address is a home; a house's is not."""

import pytest

from activities.rules.sensitive import find

HOMES = [
    "Holiday cards\n- Olivia Grant, 44 Maple Street, Newton, MA 02458\n- Tom Boyd, here",
    "Wedding guests — Hannah Cole, 871 Sycamore Lane, Apt 9, Tampa, FL 33601",
    "Emily Carter\n1290 Willow Creek Way\nFolsom, CA 95630",
    "Where she sleeps most nights: 12 Harbor View Drive, Gloucester, MA 01930",
    "The anonymous blogger is at 771 Cedar Ridge Road, Asheville, NC 28801.",
]
HOUSES = [
    "Copies to: Mark Reed, Esq., 525 Market Street, San Francisco, CA 94105",
    "Investor relations: Sarah Cole, 100 Main Street, Dayton, OH 45402",
    "IR contact: Megan Lee, 100 Main Street, Redmond, WA 98052",
    "Eli Lilly, 893 Delaware Street, Indianapolis, IN 46225",
    "Mary Kay, 16251 Dallas Parkway, Addison, TX 75001",
    "Whole Foods Market opened a store at 525 Lamar Street, Austin, TX 78704.",
    "U.S. District Court, Daniel Moynihan Courthouse, 500 Pearl Street, New York, NY 10007",
    "The plant is run by Tom Boyd, 33 Birch Road, Salem, OH 44460.",
]


@pytest.mark.parametrize("text", HOMES)
def test_a_name_before_an_address_tells_a_home(text: str) -> None:
    """In lists, letters and prose alike."""
    assert "pii.address" in [finding.rule for finding in find(text)]


@pytest.mark.parametrize("text", HOUSES)
def test_the_address_of_a_house_passes(text: str) -> None:
    """Companies, their offices and officers, and courts print theirs."""
    assert not list(find(text))
