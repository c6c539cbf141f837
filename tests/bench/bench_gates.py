"""How fast the truth is checked: claims a second, and megabytes of text a second in each gate.

    python -m tests.bench.bench_gates

One process, one core, its processor time. The claims are those of the recorded 600519, the text is
its memo in both languages, over and over; the ingest gate reads pages of 2 to 20 KB (``pages.py``):
ordinary news, and look-alikes. design §14 has the bars.
"""

from collections.abc import Callable, Sequence
from time import process_time

from activities.rendering.markdown import MarkdownWriter
from activities.rules import executable, sensitive
from activities.rules.asserting import asserted, misread
from activities.rules.figures import unmark
from activities.rules.ingest import screen_text
from activities.rules.prose import check_prose
from schemas.report import OutputType
from schemas.text import Lang
from tests.bench import pages
from tests.bench.grounded import HOSTILE_PROSE
from tests.documents import documents
from tests.growth import HOSTILE
from tests.ledgers import MOUTAI, claims_of, valuation_of, verifier_of

MEMO = documents()[OutputType.INVESTMENT_MEMO]
FACTS = asserted(MEMO.figures, MEMO.name)
ROUNDS, REPEATS = 5, 20
Gate = Callable[[str], object]
Kind = Callable[[Lang], list[list[str]]]
Form = Callable[[Sequence[str]], str]


def best(work: Callable[[], object]) -> float:
    """Seconds of the fastest of some rounds."""
    times = []
    for _ in range(ROUNDS):
        started = process_time()
        work()
        times.append(process_time() - started)
    return min(times)


def claims_a_second(derived: bool) -> float:
    """Claims of one run that are held against its ledger in a second, each looked at once.

    A verifier remembers what it has looked at, so that each round has new ones.
    """
    claims = [*claims_of(MOUTAI), *valuation_of(MOUTAI).claims]
    chosen = [claim for claim in claims if derived or claim.derivation is None]
    seconds = []
    for _ in range(ROUNDS):
        verifiers = [verifier_of(MOUTAI) for _ in range(REPEATS)]
        started = process_time()
        for verifier in verifiers:
            verifier.verify(chosen)
        seconds.append(process_time() - started)
    return len(chosen) * REPEATS / min(seconds)


def megabytes_a_second(lang: Lang, gate: Gate, repeats: int = REPEATS) -> float:
    """UTF-8 megabytes of the memo's Markdown that a gate reads in a second."""
    text = unmark(MarkdownWriter(MEMO, lang).write()) * repeats
    return len(text.encode()) / best(lambda: gate(text)) / 1e6


def pages_a_second(lang: Lang, kind: Kind, form: Form) -> float:
    """UTF-8 megabytes of pages of a kind that the ingest gate reads in a second."""
    texts = [form(paragraphs) for paragraphs in kind(lang)]
    size = sum(len(text.encode()) for text in texts)
    return size / best(lambda: [screen_text(text) for text in texts]) / 1e6


def hostile_megabyte(gate: Gate, pieces: Sequence[str]) -> tuple[float, str]:
    """Seconds that a gate needs for a UTF-8 megabyte of the worst piece, and that piece."""
    gate(pieces[0])
    return max((_seconds(gate, piece), piece) for piece in pieces)


def _seconds(gate: Gate, piece: str) -> float:
    text = piece * (1_000_000 // len(piece.encode()))
    started = process_time()
    gate(text)
    return process_time() - started


def read(lang: Lang) -> Gate:
    """Layer B of a rendering in ``lang``."""
    return lambda text: misread(text, FACTS, lang, MEMO.name)


def main() -> None:
    """Print one line for each."""
    print(f"verifier    {claims_a_second(derived=True):>10,.0f} claims/s, derived ones among them")
    print(f"verifier    {claims_a_second(derived=False):>10,.0f} claims/s that repeat a fetch")
    gates: dict[str, Gate] = {
        "sensitive": lambda text: list(sensitive.find(text)),
        "executable": lambda text: list(executable.find(text)),
    }
    for lang in Lang:
        for kind in (pages.ordinary, pages.alike):
            for form in (pages.plain, pages.page):
                name = f"ingest {kind.__name__} {form.__name__}"
                print(f"{name:<22}{pages_a_second(lang, kind, form):>6.2f} MB/s  {lang}")
        for name, gate in gates.items():
            print(f"{name:<12}{megabytes_a_second(lang, gate):>10.2f} MB/s  {lang}")
        print(f"{'grounding':<12}{megabytes_a_second(lang, read(lang), 1):>10.2f} MB/s  {lang}")
    hostile: dict[str, tuple[Gate, Sequence[str]]] = {
        "ingest": (screen_text, HOSTILE),
        **{name: (gate, HOSTILE) for name, gate in gates.items()},
        "grounding": (lambda text: check_prose(text, FACTS), HOSTILE_PROSE),
    }
    for name, (gate, pieces) in hostile.items():
        seconds, piece = hostile_megabyte(gate, pieces)
        print(
            f"{name:<12}{seconds:>10.2f} s for a megabyte of {piece!r}, the worst of hostile texts"
        )


if __name__ == "__main__":
    main()
