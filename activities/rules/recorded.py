"""What the sample holds: the companies that were recorded, and how any other is refused."""

from schemas.text import Bilingual

RECORDED = (
    "000001.SZ", "000333.SZ", "000858.SZ", "002594.SZ", "002714.SZ", "300750.SZ", "600036.SH",
    "600519.SH", "600809.SH", "601318.SH", "601899.SH", "AAPL.US", "TSLA.US",
)  # fmt: skip


def refusal(code: str) -> Bilingual:
    """That a code is not in the sample, and which ones are."""
    codes = ", ".join(RECORDED)
    return Bilingual(
        zh=f"样本中没有 {code}；录制的有 {codes}",
        en=f"{code} is not in the sample; recorded are {codes}",
    )
