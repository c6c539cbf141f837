"""What a field, a statement or a list is called by tells a sum from a telephone."""

import pytest

from activities.rules.sensitive import find

NUMBER, OTHER = "19670773759", "13037316694"
SUM_KEYS = (
    "shares_out", "sharesOutstanding", "mktCap", "freeCashflow", "netIncomeToCommon", "volAvg",
    "total_mv", "openInterest", "userCount", "v", "f62", "成交额", "主力净流入", "客户预付款",
)  # fmt: skip
PERSONAL_KEYS = (
    "phone", "phoneNumber", "contact_phone", "mobileNo", "tel", "cellPhone", "userPhone",
    "联系人", "联系电话", "手机号码",
)  # fmt: skip
COUNTED = [
    '<us-gaap:Revenues contextRef="c-393" unitRef="usd" decimals="-6">%s</us-gaap:Revenues>',
    '{"symbol":"AAPL","t":1759704826029,"o":308.45,"v":%s}',
    '{"market_cap":{"usd":%s,"eur":%s}}',
    '{"revenue":{"2023":%s,"2022":%s}}',
    '{"s":"ok","c":[99.2,100.1],"v":[%s,%s]}',
    '[["2024-03-01", 10.5, 10.9, %s], ["2024-03-04", 10.8, 11.2, %s]]',
    '{"series":[{"name":"Revenue","data":[%s,%s]}]}',
    "成交额前三：汇川技术 %s、隆基绿能 %s、宁波银行 24908983370（元）。",
    "主力资金净流出：1. 万科A %s；2. 比亚迪 %s",
    "Top volume: NVDA %s, TSLA %s",
    "segments: iPhone %s; Mac %s (USD)",
    "Income statement ($)\nRevenue\\t%s\nOther\\t%s",
    "现金流量表（人民币元）\n销售商品收到的现金\t%s\n其中：其他\t%s",
    "            Open    Volume\nDate\n2024-03-01  10.1  %s\n2024-03-04  10.3  %s",
    "2024-03-01    %s\n2024-03-04    %s\nName: turnover, dtype: int64",
    ">>> df.volume.sum()\n%s",
    "<td>Market cap</td><td>%s</td>",
    "<Volume>%s</Volume>",
    "2024-06-03,10.1,10.4,10.0,10.2,%s",
    "code;total_mv;circ_mv\n600036;%s;%s",
]
TELEPHONES = [
    "市值前三的客户：王芳 %s",
    "利润表\n编制人：周敏 %s",
    '["周敏", %s]',
    "Volume questions: text Jenny on %s",
    "参会人员：张伟（华夏基金）%s",
    "姓名|联系方式|持仓市值\n周敏|%s|120000",
    '{"phones":[%s,%s]}',
]


def _filled(text: str) -> str:
    return text % (NUMBER, OTHER)[: text.count("%s")]


@pytest.mark.parametrize("key", SUM_KEYS)
def test_a_field_that_counts_holds_no_telephone(key: str) -> None:
    """However a vendor joins the words of its keys."""
    assert list(find(f'{{"ticker":"MSFT","{key}":{NUMBER},"pe":33.1}}')) == []


@pytest.mark.parametrize("key", PERSONAL_KEYS)
def test_a_field_of_a_person_holds_one(key: str) -> None:
    """Beside whatever sums the same record has."""
    text = f'{{"ticker":"MSFT","shares_out":{OTHER},"{key}":"{NUMBER}"}}'
    assert {finding.rule for finding in find(text)} == {"pii.mobile"}


@pytest.mark.parametrize("text", COUNTED)
def test_series_rows_and_lists_of_sums_pass(text: str) -> None:
    """A key, a head, a foot or a row tells what all of their numbers count."""
    assert list(find(_filled(text))) == []


@pytest.mark.parametrize("text", TELEPHONES)
def test_somebody_in_such_a_list_is_found(text: str) -> None:
    """A person's name or a word of telephones outweighs a word of accounts."""
    assert {finding.rule for finding in find(_filled(text))} == {"pii.mobile"}
