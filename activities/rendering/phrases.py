"""The fixed words of a rendered document."""

from schemas.report import OutputType
from schemas.text import Bilingual

VERDICTS = {
    "PASS": Bilingual(zh="通过", en="passed"),
    "DEGRADE": Bilingual(zh="降级", en="degraded"),
    "FAIL": Bilingual(zh="失败", en="failed"),
}
KINDS = {
    OutputType.INVESTMENT_MEMO: Bilingual(zh="投资备忘录", en="Investment memo"),
    OutputType.HYPOTHESIS_LIST: Bilingual(zh="假设清单", en="Hypothesis list"),
    OutputType.WATCHLIST_CARD: Bilingual(zh="自选观察卡", en="Watchlist card"),
    OutputType.ERROR_REPORT: Bilingual(zh="错误报告", en="Error report"),
    OutputType.VERIFIED_FAILURE: Bilingual(zh="校验失败", en="Verification failed"),
    OutputType.BLOCKED: Bilingual(zh="输出被拦截", en="Output blocked"),
}
AS_OF = Bilingual(zh="数据时点", en="as of")
SAMPLE = Bilingual(zh="样本", en="sample")
RUN = Bilingual(zh="运行", en="run")
QUALITY = Bilingual(zh="质量", en="Quality")
HYPOTHESES = Bilingual(zh="假设", en="Hypotheses")
TRIGGERS = Bilingual(zh="监控触发器", en="Monitoring triggers")
TRIGGER = Bilingual(zh="监控触发器", en="monitoring trigger")
NEEDED = Bilingual(zh="需要验证", en="Verification needed")
NEXT = Bilingual(zh="下一步", en="Next step")
FAILURES = Bilingual(zh="未取得的数据", en="Sources that gave nothing")
CONFIDENCE = Bilingual(zh="置信", en="confidence")
LEVELS = {
    "HIGH": Bilingual(zh="高", en="high"),
    "MEDIUM": Bilingual(zh="中", en="medium"),
    "LOW": Bilingual(zh="低", en="low"),
}
CITE_FIELDS = {
    "metric": Bilingual(zh="指标", en="Metric"),
    "period": Bilingual(zh="期间", en="Period"),
    "exact": Bilingual(zh="精确值", en="Exact value"),
    "tier": Bilingual(zh="证据级别", en="Evidence tier"),
    "source": Bilingual(zh="来源", en="Source"),
    "fetched": Bilingual(zh="取数时间", en="Fetched at"),
    "formula": Bilingual(zh="公式", en="Formula"),
    "inputs": Bilingual(zh="输入", en="Inputs"),
    "competence": Bilingual(zh="能力条目", en="Competence"),
}
