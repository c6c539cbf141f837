"""The passages of a text that could instruct anybody: the rest is not read word by word."""

from collections.abc import Iterator
from functools import lru_cache

from activities.rules.scanning.literals import Literals
from activities.rules.scanning.regex import regex

_PIECE, _OVERLAP, _SHORT = 1_200, 240, 4_000
"""Characters: the overlap is further than any rule reaches; a short text is read whole."""
_ENCODED = regex(r"(?<![a-z0-9])(?=[a-z0-9]{24})(?:[a-z]{0,12}[0-9])+[a-z]{0,12}(?![a-z0-9])")
"""Letters and digits in one long run: no word stands in it, and what it encodes has its own
view."""
_CLASS = bytes(
    97 if chr(code) in "abcdefghijklmnopqrstuvwxyz0123456789" else 32 for code in range(256)
)
_RUN = b"a" * 24
_CUT = regex("[。！？!?\\n]|[.;；] ")
_SPARKS = (
    "you|your| ai | ai,| ai:|ai-|(ai|ais |bot|model|llm|gpt|agent|assistant|software|program|tool|"
    "machine|crawl|scrap|pars|"
    "algorithm|computer|human|neural|automat|generative|virtual|claude|gemini|deepseek|"
    "qwen|copilot|summari|digest|"
    "instruct|prompt|rule|guideline|guidance|polic|filter|guardrail|directive|orders|command|"
    "restrict|safety|verdict|"
    "output|answer|respon|reply|memo|verif|check|secret|key|token|credential|password|memory|"
    "context|shell|env|execut|"
    "pretend|act as|ignor|disregard|forget|omit|mode|developer|operator|admin|openai|"
    "anthropic|trusted|treat|verbatim|"
    "mark |rate |rating|scor|grade|grading|praise|sentence|paragraph|http|www|end of|play |skip|"
    "swap|flip|quot|cite|citing|jailbreak|dan|"
    "unrestrict|uncensor|system|hulue|hu lu|hu lv|hulve|wushi|wu shi|zhiling|tishici|ignora|"
    "ignoriere|oublie|olvida|vergiss|"
    "игнор|無視|무시|report|conclu|never|say |write |state |round |recommend|replac|"
    "overrid|bypass|void|reset|"
    "你|您|请|阁下|人工智能|大模型|语言模型|模型|智能|自动|机器|程序|助手|助理|代理|爬虫|系统|"
    "工具|软件|插件|ai|指令|提示词|"
    "规则|设定|规矩|限制|约束|忽略|无视|忘记|忘掉|命令|改为|改成|改称|改写|写成|写为|标为|标成|"
    "标记|视为|视作|当作|当成|判定|"
    "评为|评级|目标价|结论|输出|回答|回复|摘要|总结|裁决|门禁|校验|核验|核实|验证|密钥|令牌|密码|"
    "用户|务必|必须|不得|不要|"
    "不必|无需|一律|统一|采信|返回|扮演|越狱|报告|研报|备忘录|只能|只说|只回|别让|从现在|新任务|"
    "上调|下调|推荐|最高分|打分|满分|不许|不准|跳过|取消|"
    "执行|运行|调用|访问|加载|发到|发送|重复|读到|读取|任务|角色|置信|负号|四舍五入|买入|卖出"
)
_BRIEF = {
    spark for spark in _SPARKS.split("|") if spark.isascii() and spark.isalpha() and len(spark) < 5
}
"""Chance makes short words inside of long ones, and in what is no language."""
_CALL = regex("[_@](?<=[a-z0-9].)[a-z]")


def passages(text: str) -> Iterator[str]:
    """The text in overlapping pieces, cut where sentences end; of a long one those with a spark."""
    if len(text) > _SHORT:
        text = (
            _ENCODED.sub(" ", text)
            if _RUN in text.encode("utf-8", "surrogatepass").translate(_CLASS)
            else text
        )
    start, size = 0, len(text)
    while start < size:
        cut = _CUT.search(text, start + _PIECE, start + 2 * _PIECE)
        end = cut.end() if cut else min(size, start + 2 * _PIECE)
        piece = text[start:end]
        if size <= _SHORT or _sparkles(piece):
            yield piece
        if end >= size:
            return
        start = end - _OVERLAP


@lru_cache(maxsize=1)
def _sparks() -> Literals[bool]:
    """Each spark, and whether it is one only where a word begins."""
    return Literals({spark: spark in _BRIEF for spark in _SPARKS.split("|")})


def _sparkles(piece: str) -> bool:
    for start, _, brief in _sparks().within(piece):
        if not brief or not start or not "a" <= piece[start - 1] <= "z":
            return True
    return bool(_CALL.search(piece))
