"""Eleven digits are a telephone, unless they are an amount or the number of a thing."""

import pytest

from activities.rules.sensitive import find

NUMBER, OTHER = "19670773759", "13037316694"
THINGS = (
    "物料号", "批次", "炉号", "SKU编码", "电表号", "受理号", "提单号", "井号", "偏移量",
    "part number",
    "lot no.", "meter ID", "docket number", "work order", "ledger entry", "S/N", "bill of lading",
)  # fmt: skip
TOLD = ("{}{}", "{}：{}", "{}为{}，已入库", "「{}」{}", "{} [{}]", "{} reads {}", '{{"{}": "{}"}}')
SUMS = (
    "营业收入", "筹资净额", "押金", "票房", "吞吐量", "归母净利润", "net income", "page views",
    "throughput", "premiums", "AUM", "backlog",
)  # fmt: skip
COUNTED = (
    "{}录得{}", "{} {}，上期{}", "{}由{}增至{}", "{} {} / {}", "{} stood at {}",
    "{} was {}, against {}",
    "{} -{}", "{} rose to {} from {}",
)  # fmt: skip
HARMLESS = [
    "trade_id 327111910626033 was settled",
    '{"order_id": 435500261223872, "trade_id": "544824840625534"}',
    "Cash flow, CNY: operating 11285109463, investing -13037316694, financing -436819140.",
    "订单批次PO-77616638、物料号19670773759为披露的抽样凭证。",
    "本期应收账款明细：甲客户 13060866836，乙客户 17305490327（单位：元）。",
    "Flight CX758 carried 16704239262 kilograms of cargo.",
    "Goods receipt 19268355456 posted against 13081141959.",
    "part numbers 19442889772 and 16002477088 were sampled.",
    "Call volume was 13474854902 minutes.",
    "工单系统显示 17874641269 待处理",
    "设备点检表 No.19193404938",
    "Job 19979431989 failed; retry 19891894874 passed.",
    "License revenue 18293096408, support 16678694160.",
    "竞品下载量：16310484867；我司：17698029068",
]
TELEPHONES = [
    "订单收件人李强 19670773759",
    "押金退给他，19670773759",
    "Contact sales on 19670773759",
    "Text the passenger at 19670773759",
    "Order for Mr Li: 19670773759",
    "客户号码是19670773759",
    "充值账号 19670773759",
    "phone number on file: 19670773759",
    "号码 19670773759 张女士",
    "户主手机号登记的是19670773759",
    "门店留的是19670773759",
    "respondent: 19670773759",
]


@pytest.mark.parametrize("name", THINGS)
@pytest.mark.parametrize("told", TOLD)
def test_a_number_of_a_thing_is_no_telephone(name: str, told: str) -> None:
    """Goods, papers and records have numbers as long, told with the same links."""
    assert list(find(told.format(name, NUMBER))) == []


@pytest.mark.parametrize("name", SUMS)
@pytest.mark.parametrize("counted", COUNTED)
def test_a_sum_is_no_telephone(name: str, counted: str) -> None:
    """Whatever it is said to have reached, and beside the sum of another period."""
    assert list(find(counted.format(name, NUMBER, OTHER))) == []


@pytest.mark.parametrize("text", HARMLESS)
def test_lists_of_sums_and_things_pass(text: str) -> None:
    """The head of the list, a unit behind it or the number before tells what the others are."""
    assert list(find(text)) == []


@pytest.mark.parametrize("text", TELEPHONES)
def test_a_telephone_beside_such_words_is_found(text: str) -> None:
    """Where a person stands between, or somebody is to be reached there."""
    assert {finding.rule for finding in find(text)} == {"pii.mobile"}
