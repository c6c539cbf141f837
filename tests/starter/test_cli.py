"""The command line against a running service: results on stdout, problems in one line."""

import json
import re
from pathlib import Path

import pytest

from tests.starter.conftest import Call

RUN_JSON = {
    "run_id", "workflow_id", "ticker", "status", "verdict", "outcome", "claims", "evidence",
    "gate_history", "fallbacks", "artifacts", "as_of", "sample",
}  # fmt: skip


def test_run_prints_the_memo_and_says_where_to_look(served: Call, tmp_path: Path) -> None:
    """The memo goes to stdout, the stages and the pointers to stderr, the page to its file."""
    page = tmp_path / "page.html"
    ended = served("run", "600519", "--sample", "--html", str(page))

    assert ended.code == 0
    assert "**PASS**" in ended.out
    assert "¥1272.83" in ended.out
    assert "quality_gate: done" in ended.err
    assert re.search(r"history +http://127", ended.err)
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_run_json_prints_one_object(served: Call) -> None:
    """--json prints the contract's fields, and nothing else on stdout."""
    ended = served("run", "300750", "--sample", "--json")
    run = json.loads(ended.out)

    assert set(run) >= RUN_JSON
    assert (run["ticker"], run["status"], run["verdict"]) == ("300750.SZ", "completed", "DEGRADE")
    assert run["sample"] is True


def test_run_speaks_english(served: Call) -> None:
    """--lang en gives the same document in English."""
    ended = served("run", "601318", "--sample", "--lang", "en")

    assert "**FAIL** · Error report" in ended.out
    assert "Unresolved conflicts" in ended.out


def test_a_failed_verdict_is_an_outcome_not_a_stack_trace(served: Call) -> None:
    """FAIL is delivered like every outcome: exit code 0, the reasons in the report."""
    ended = served("run", "000001", "--sample")

    assert ended.code == 0
    assert "Traceback" not in ended.err
    assert "缺失的核心数据" in ended.out


def test_ask_answers_with_sources(served: Call) -> None:
    """The seeds' question is answered with wording and source line."""
    ended = served("ask", "查 600519 的当前价格和最近一季 ROE", "--sample")

    assert ended.code == 0
    assert "最近收盘：¥1272.83（tushare daily，2026-08-21）" in ended.out


@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
def test_ask_tells_a_verified_failure_whole(served: Call, as_json: bool) -> None:
    """The figure, the record, the reason, sources, attempts and next step; exit code 1."""
    options = ("--json",) if as_json else ()
    ended = served("ask", "贵州茅台2014年净利润", "--sample", *options)
    text = json.loads(ended.out)["text"] if as_json else ended.err

    assert ended.code == 1
    assert len(text.strip().splitlines()) > 5
    for part in ("归母净利润（2014 年度）", "台账记录为", "原因：", "尝试次数：2", "下一步："):
        assert part in text


def test_price_prints_the_envelope(served: Call) -> None:
    """The contract of fetch_price: one envelope as JSON on stdout."""
    ended = served("price", "600519", "--sample", "--as-of", "2026-05-07")
    envelope = json.loads(ended.out)

    assert (envelope["value"], envelope["metric"], envelope["code"]) == (
        1371.05,
        "close",
        "600519.SH",
    )
    assert envelope["as_of"] == "2026-05-07"
    assert envelope["cite"]["kind"] == "tool"
    assert re.fullmatch(r"tc_[0-9a-f]{12}", envelope["cite"]["tool_call_id"])


def test_a_price_that_fell_back_says_so_beside_the_envelope(served: Call) -> None:
    """In the session without a live quote: the close, what failed, and a line on stderr."""
    ended = served("price", "600519", "--sample", "--as-of", "2026-05-07T10:30")
    envelope = json.loads(ended.out)

    assert (envelope["value"], envelope["as_of"]) == (1375, "2026-05-06")
    hops = [failure["dataset"] for failure in envelope["fallbacks"]]
    assert hops == ["live_quote", "live_quote_tencent", "live_quote_eastmoney"]
    assert "live sources failed (akshare: " in ended.err
    assert "this is the last close of 2026-05-06" in ended.err


def test_a_price_that_did_not_fall_back_says_nothing(served: Call) -> None:
    """The seeds' envelope stands alone where nothing failed."""
    ended = served("price", "600519", "--sample")

    assert "fallbacks" not in json.loads(ended.out)
    assert ended.err == ""


def test_a_second_service_on_the_same_data_is_refused(served: Call) -> None:
    """It names the server that runs already, and does not claim to be ready."""
    ended = served("up")

    assert ended.code == 1
    assert re.search(r"a service runs already on .*: Temporal server pid \d+ at 127", ended.err)
    assert ended.out == ""


def test_a_run_speaks_the_reader_s_language_on_the_way(served: Call) -> None:
    """The verdict's reason is English for an English reader."""
    ended = served("run", "600519", "--sample", "--lang", "en")

    assert "quality_gate: done" in ended.err
    assert not re.search(r"[\u4e00-\u9fff]", ended.err)


def test_a_partial_answer_carries_its_reasons(served: Call) -> None:
    """What is missing is named with its reason, in the text and in --json."""
    question = "600519 2019年ROE和最近收盘价"
    text = served("ask", question, "--sample")
    answer = json.loads(served("ask", question, "--sample", "--json").out)

    assert text.code == 0
    assert "- ROE（2019 年度）：无数据，数据源没有这一数字（数据源：the sample holds" in text.out
    assert [c["metric"] for c in answer["claims"]] == ["close"]
    assert answer["missing"][0]["reason"].startswith("the sample holds no fina_indicator row")


def test_a_derived_answer_names_its_formula_and_inputs(served: Call) -> None:
    """What was computed can be computed again from what --json prints."""
    answer = json.loads(served("ask", "600519 三年平均ROE", "--sample", "--json").out)
    (mean,) = answer["derived"]
    inputs = {e["evidence_id"]: e["envelope"]["value"] for e in answer["evidence"]}
    values = [inputs[node] for node in mean["derivation"]["inputs"].values()]

    assert mean["derivation"]["formula"] == "mean"
    assert mean["value"] == pytest.approx(sum(values) / len(values), abs=1e-9)


def test_fundamentals_print_the_envelopes(served: Call) -> None:
    """The contract of fetch_fundamentals: code, as_of and one claim a figure."""
    ended = served("fundamentals", "600519", "--period", "20241231", "--sample")
    found = json.loads(ended.out)

    assert (found["code"], found["as_of"]) == ("600519.SH", "2024-12-31")
    assert [c["metric"] for c in found["claims"]] == [
        "ROE", "gross_margin", "net_margin", "debt_to_assets",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "code", "kind"),
    [
        (("price", "700", "--sample"), 2, "BadRequest"),
        (("price", "600519", "--sample", "--trade-date", "2026-13-01"), 2, "BadRequest"),
        (("price", "600519", "--sample", "--trade-date", "2026-12-01"), 2, "BadRequest"),
        (("price", "600000", "--sample"), 3, "NotRecorded"),
        (("price", "0700.HK", "--sample"), 3, "NotRecorded"),
        (("price", "510300", "--sample"), 3, "NotRecorded"),
        (("price", "600519", "--sample", "--trade-date", "2025-12-01"), 3, "NoData"),
        (("fundamentals", "600519", "--sample", "--period", "20190331"), 3, "NoData"),
        (("price", "600519"), 4, "AuthOrPermission"),
        (("price",), 2, "BadRequest"),
    ],
    ids=[
        "suggest",
        "malformed",
        "future",
        "unknown",
        "hong-kong",
        "fund",
        "gap",
        "no-period",
        "no-token",
        "no-code",
    ],
)
def test_the_scripts_contract_of_errors(
    served: Call, arguments: tuple[str, ...], code: int, kind: str
) -> None:
    """Errors are one JSON object on stderr: 2 bad input, 3 no data, 4 source failure."""
    ended = served(*arguments)
    problem = json.loads(ended.err)

    assert (ended.code, problem["error"], ended.out) == (code, kind, "")
    assert problem["message"]


def test_list_show_report_and_audit_read_what_a_run_left(served: Call, tmp_path: Path) -> None:
    """A finished run is listed, shown, reported in both languages, and proved again."""
    run = json.loads(served("run", "600809", "--sample", "--json").out)
    name, page = run["run_id"], tmp_path / "r.html"

    assert name in served("list", "--json").out
    assert "600809.SH" in served("list").out
    assert "claim_001" in served("show", name).out
    assert json.loads(served("show", name, "--json").out) == run
    assert "山西汾酒" in served("report", name, "--md").out
    assert "hypotheses" in served("report", name, "--md", "--lang", "en").out
    assert served("report", name, "--html", str(page)).code == 0
    assert page.exists()
    audited = served("audit", name)
    assert audited.code == 0
    assert audited.out.startswith("holds: ")


@pytest.mark.parametrize("spelt", ["600809", "sh600809", "600809.SS"])
def test_a_run_is_known_by_any_spelling_of_its_code(served: Call, spelt: str) -> None:
    """What ``run`` accepts as a code, ``report`` accepts as the name of its newest run."""
    served("run", "600809", "--sample", "--json")
    served("price", "600809", "--sample")

    assert "600809.SH" in served("report", spelt, "--md").out, "a question came in between"


@pytest.mark.parametrize("name", ["show", "report", "audit"])
def test_an_unknown_run_is_refused(served: Call, name: str) -> None:
    """One line names the problem and the command that lists the runs."""
    ended = served(name, "deadbeef")

    assert ended.code == 2
    assert "`research list` shows them" in ended.err


def test_a_run_that_failed_is_listed_with_where(served: Call) -> None:
    """It left no report, and whoever looks for it finds it: it can be rewound."""
    served("run", "600000", "--sample")
    listed = served("list").out
    while "600000.SH" not in listed:  # the server's list follows the run at a distance
        listed = served("list").out

    assert re.search(r"600000\.SH +failed: open", listed)


def test_audit_of_a_doctored_file_exits_1(served: Call, tmp_path: Path) -> None:
    """A file that proves nothing is refused with exit code 1."""
    path = tmp_path / "history.json"
    path.write_text('{"events": []}', encoding="utf-8")
    ended = served("audit", "--history", str(path))

    assert (ended.code, ended.out) == (1, "")
    assert "audit:" in ended.err


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("", "the question is empty"),
        ("天气怎么样", "没有认识的数据"),
        ("当前价格是多少", "问题里没有公司"),
        ("600519 和 000858 的价格", "一次请问一家公司"),
        ("招商银行股价", "在两地上市：600036.SH 和 03968.HK"),
        ("某某公司 ROE", "没有名为“某某"),
        ("600519 扣非净利润", "这里不回答：'扣非'"),
        ("600519 商誉和ROE", "没有看懂“商誉”"),
        ("600519 2030年 ROE", "2030-12-31 在将来"),
    ],
    ids=[
        "empty",
        "no-figure",
        "no-company",
        "two",
        "two-listings",
        "unknown",
        "qualifier",
        "foreign",
        "future",
    ],
)
def test_a_question_that_cannot_be_answered_says_why(
    served: Call, question: str, says: str
) -> None:
    """Every refusal is one line with exit code 2 and no stack trace."""
    ended = served("ask", question, "--sample")

    assert ended.code == 2
    assert says in ended.err
    assert ended.err.count("\n") == 1


def test_detach_starts_a_run_and_leaves(served: Call) -> None:
    """With a service running, --detach prints the run id at once; show follows it to the end."""
    ended = served("run", "002594", "--sample", "--detach")

    assert ended.code == 0
    assert re.fullmatch(r"[0-9a-f-]{36}\n", ended.out)
    assert "002594.SZ" in served("show", ended.out.strip()).out


def test_an_unwritable_page_is_named(served: Call, tmp_path: Path) -> None:
    """A page that cannot be written is one line naming the file; nothing is half-written."""
    ended = served("run", "600519", "--sample", "--html", str(tmp_path / "no" / "page.html"))

    assert (ended.code, ended.out) == (2, "")
    assert len(ended.err.splitlines()) == 1, "the run began although its page cannot be written"
    assert "cannot write" in ended.err
    assert not (tmp_path / "no").exists()
