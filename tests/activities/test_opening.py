"""What a request is about: stocks of the list, funds and indices, and what is refused."""

from datetime import date

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from activities.archive.store import Archive
from activities.opening import OpeningActivities
from schemas.failures import Failure
from schemas.fetch import Company, CompanyList, Dataset, ListStatus
from schemas.instrument import Kind
from schemas.research import Target
from schemas.stages import OpenInput
from schemas.text import Bilingual
from tests.activities.vendors.asking import END, MOUTAI

LISTED = CompanyList(
    tool_call_id="tc_list",
    companies=(
        Company(code=MOUTAI, name="贵州茅台", industry="白酒", listed=date(2001, 8, 27)),
        Company(code="600001.SH", name="邯郸钢铁", status=ListStatus.DELISTED,
                listed=date(1998, 1, 22), delisted=date(2009, 12, 29)),
    ),
)  # fmt: skip


def resolve(archive: Archive, code: str, **changes: object) -> Target:
    """The target of a request for ``code``."""
    given = OpenInput(
        code=code, name=None, note=None, clock=END, sample=False,
        companies=archive.put_model("companies", LISTED), calendar=None,
    )  # fmt: skip
    environment = ActivityEnvironment()
    target: Target = environment.run(
        OpeningActivities(archive).resolve_target, given.model_copy(update=changes)
    )
    return target


def test_a_stock_has_a_live_price_and_a_close(archive: Archive) -> None:
    """After the close its price is the close."""
    target = resolve(archive, MOUTAI)

    assert (target.name, target.industry, target.kind) == ("贵州茅台", "白酒", Kind.STOCK)
    assert [route.dataset for route in target.price_routes] == [Dataset.CLOSE]


@pytest.mark.parametrize(
    ("code", "name", "dataset"),
    [
        ("510300.SH", "510300.SH", Dataset.FUND_CLOSE),
        ("159915.SZ", "159915.SZ", Dataset.FUND_CLOSE),
        ("000300.SH", "沪深300", Dataset.INDEX_CLOSE),
        ("399001.SZ", "399001.SZ", Dataset.INDEX_CLOSE),
    ],
)
def test_a_fund_and_an_index_have_a_table_of_their_own(
    archive: Archive, code: str, name: str, dataset: Dataset
) -> None:
    """They are not in the stock list, and their last close is their price."""
    target = resolve(archive, code, stocks_only=False)

    assert (target.code, target.name) == (code, name)
    assert [route.dataset for route in target.price_routes] == [dataset]


REFUSED = {
    "a fund to research": ("510300.SH", {}, "is not a stock"),
    "an index to research": ("000300.SH", {}, "is not a stock"),
    "a delisted company": ("600001.SH", {}, "was delisted on 2009-12-29"),
    "not yet listed": (
        MOUTAI, {"clock": END.replace(year=2001, month=8, day=26)}, "was listed on 2001-08-27",
    ),
    "an unknown code": ("600002.SH", {}, "not in the stock list"),
    "an index taken for a stock": (
        "000300.SZ", {"note": Bilingual(zh="指数", en="the index 沪深300 is 000300.SH")},
        "the index 沪深300 is 000300.SH",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("code", "changes", "says"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_looked_at_is_refused(
    archive: Archive, code: str, changes: dict[str, object], says: str
) -> None:
    """One line that says what is wrong, with the date or the code that helps."""
    with pytest.raises(ApplicationError, match=says) as refused:
        resolve(archive, code, **changes)

    assert (refused.value.type, refused.value.non_retryable) == (Failure.BAD_REQUEST, True)


def test_a_company_that_is_gone_can_be_looked_at_as_of_its_time(archive: Archive) -> None:
    """A day before its end it was listed like any other."""
    clock = END.replace(year=2009, month=12, day=28)

    assert resolve(archive, "600001.SH", clock=clock).name == "邯郸钢铁"
