"""Chinese words that are written by their sound: in Latin letters, or with other characters."""

import re
from collections.abc import Sequence, Set
from functools import lru_cache
from itertools import repeat

from activities.rules.injection.spelling import KNOWN
from activities.rules.injection.words_zh import WORDS
from activities.rules.scanning.regex import regex

_SHORT = "请你您的不把将为和是在要并本以从说写给让和与对后再并都须应勿别用按只全与吗就也"
_FURTHER = (
    "公司 本公司 股票 本股 该股 研究员 分析师 净利润 营收 原文 数据 链接 目标价 元 亿元 万元 "
    "百分之 现在 现在起 从现在起 今后 凡是 一律 所有 之前 以上 上面 以下 前面 内容 全文 正文 "
    "文档 本文 消息 系统消息 提示 回答 问题 询问 问到 没有 风险 全部 部分 负面 利好 处罚 诉讼 "
    "亏损 审计 意见 审计意见 一节 记录 预警 删除 密钥 令牌 密码 地址 发送 发到 交易 工具 调用 "
    "立即 马上 直接 返回 通过 校验 核验 核查 验证 停止 跳过 绕过 关闭 检测 注入 管理员 身份 "
    "要求 命令 权限 结论 评级 买入 卖出 增持 强烈 推荐 强烈推荐 强烈买入 上调 下调 改为 改成 "
    "写成 写为 写明 评为 视为 当作 标记 看好 置信度 等于 高风险 无风险 发言人 宣传员 代言人 "
    "扮演 泄露 隐藏 隐瞒 透露 输出 执行 忽略 无视 忘记 覆盖 取消 规则 设定 限制 约束 指令 "
    "提示词 系统 模型 大模型 语言模型 人工智能 助手 智能助手 智能体 机器人 机器 自动 程序 "
    "摘要 总结 报告 研报 用户 告诉 不要 不得 不能 只能 必须 务必 提及 重复 显示 打印 附上 "
    "核实 步骤 数字 标为 已确认 确认 环节 核对 指令 一切 事实 结果 "
    "来自 只写 只说 不提 不写 满分 打分 "
    "首选 第一 低估 完美 财报 附注 段落 上文 下文 上述 助理 代理 爬虫 读取 笔记 知识库 配置 "
    "仓位 上限 状态 完成 流程 终止 会话 登录 账户 暗号 服从 听从 "
    "填入 遵守 遵循 记住 给予 读者 读到 阅读 继续 作答 初始 原有 之后 然后 并且 任何 一切 "
    "每次 永远 始终 开发者 环境 变量 安全 过滤 来源 原因 说明 结尾 开头"
).split()
_LEARNT = frozenset(
    bytes((row, cell)).decode("gb2312", "ignore")
    for row in range(0xB0, 0xD8)
    for cell in range(0xA1, 0xFF)
) | frozenset(map(chr, range(128)))
"""The characters that everybody learns: the first half of those of GB 2312."""
_LETTERS_ONLY = bytes(code if 97 <= code <= 122 else 32 for code in range(256))
_IN_A_ROW = 3
_ROW = re.compile(b"(?:\x02\x01*){%d}" % _IN_A_ROW)
"""So many unknown words in a row that are syllables may be a sentence; known ones stand between."""
_KNOWN = frozenset(word.encode() for word in KNOWN)
_LETTERS = regex("[a-z]+")
_MARKS = regex("([,;:.]) ?")
_LONGEST = 6
"""Syllables of a word."""
_UNKNOWN = 3
"""What a syllable of no word costs, where a word costs one."""
_COVERED = 0.6
"""So many of the syllables must be those of words."""
_LEAST = 6
"""So many syllables in a row without a Chinese character are Chinese."""
_FEWEST = 3
"""The same of a text that has such a row already: names in characters cut it."""
_HAN = "\u3400-\u9fff"
_INITIALS = "zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]"
_FINALS = (
    "iang|iong|uang|ueng|ang|eng|ing|ong|iao|ian|uai|uan|van|ai|ei|ao|ou|an|en|in|un|vn|er|"
    "ia|ie|iu|ua|ue|uo|ui|ve|a|o|e|i|u|v"
)
_SYLLABLE = rf"(?:(?:{_INITIALS})?(?:{_FINALS}))"
_SYLLABLES = regex(rf"{_SYLLABLE}+")
_IS_HAN = regex(f"[{_HAN}]")
_BEFORE = rf"(?<=[{_HAN}，。:;,、(])"
_BEHIND = rf"(?=[{_HAN}，。:;,、)])"
_SPELT_OUT = regex(r"(?<![a-z0-9])[a-z]{1,60}(?:[ ,;:.]{1,2}[a-z]{1,60}){2,200}(?![a-z0-9])")


@lru_cache(maxsize=1)
def _words() -> dict[tuple[str, ...], str]:
    """The words that are looked for, by the sounds of their characters, the shortest first."""
    listed = (word for words in WORDS.values() for word in words.split("|"))
    words = [word for word in (*_FURTHER, *listed) if 1 < len(word) <= _LONGEST and _is_han(word)]
    found: dict[tuple[str, ...], str] = {}
    for word in (*words, *_SHORT):
        found.setdefault(_sounds(word), word)
    return found


def _is_han(word: str) -> bool:
    return all("\u3400" <= character <= "\u9fff" for character in word)


def _sounds(word: str) -> tuple[str, ...]:
    from pypinyin import lazy_pinyin  # noqa: PLC0415 - a dictionary that most texts do not need

    return tuple(sound.replace("ü", "v") for sound in lazy_pinyin(word))


def heard(text: str) -> str:
    """The Chinese sentences that a text, in lower case, spells by their sounds, without the rest.

    Their marks stay: beside other Chinese nothing else tells where they end.
    """
    _, may = _spelling(text)
    if not may:
        return ""
    said = (_sentence(run[0]) for run in _SPELT_OUT.finditer(text))
    return "\n\n".join(filter(None, said))


def _sentence(run: str) -> str:
    """A row of words as Chinese, with its marks; empty where it is none."""
    if _spelt_out(run, _LEAST) == run:
        return ""
    parts = _MARKS.split(run)
    return "".join(part if at % 2 else _spelt_out(part.strip(), 1) for at, part in enumerate(parts))


def _spelling(text: str) -> tuple[set[bytes], bool]:
    """The unknown words that are syllables, and whether enough of them stand in a row."""
    words = text.encode("utf-8", "surrogatepass").translate(_LETTERS_ONLY).split()
    different = set(words)
    foreign = {word for word in different - _KNOWN if _is_syllabic(word)}
    if len(foreign) < _IN_A_ROW:
        return foreign, False
    kinds = dict.fromkeys(filter(_is_syllabic, different), 1) | dict.fromkeys(foreign, 2)
    return foreign, _ROW.search(bytes(map(kinds.get, words, repeat(0)))) is not None


def sounded(text: str) -> str:
    """The text, in lower case, with words of the vocabulary for their sounds."""
    foreign, may = _spelling(text)
    if may:
        said = _SPELT_OUT.sub(lambda run: _spelt_out(run[0], _LEAST), text)
        if said != text:
            said = _SPELT_OUT.sub(lambda run: _spelt_out(run[0], _FEWEST), said)
        text = said
    if text.isascii() or not _IS_HAN.search(text):
        return text
    alone = {word: said for word in map(bytes.decode, foreign) if (said := _said(word)) != word}
    if alone:
        either = "|".join(sorted(alone, key=len, reverse=True))
        beside = rf"{_BEFORE}(?:{either})(?![a-z])|(?<![a-z])(?:{either}){_BEHIND}"
        text = re.sub(beside, lambda run: alone[run[0]], text)
    rare = {character for character in set(text) - _LEARNT if _is_han(character)}
    return _by_characters(text, rare) if rare else text


@lru_cache(maxsize=65_536)
def _is_syllabic(word: bytes) -> bool:
    return _SYLLABLES.fullmatch(word.decode()) is not None


def _spelt_out(run: str, least: int) -> str:
    """A row of words, as Chinese where all of them are syllables, ``least`` or more."""
    words = _LETTERS.findall(run)
    if not all(map(_SYLLABLES.fullmatch, words)):
        return run
    syllables = [part for word in words for part in _cut(word)]
    if len(syllables) < least:
        return run
    return _worded(syllables) or run


@lru_cache(maxsize=65_536)
def _said(word: str) -> str:
    """A word of Latin letters, as Chinese where it is made of the sounds of words."""
    if len(word) < _LEAST - 2 or not _SYLLABLES.fullmatch(word):
        return word
    return _worded(_cut(word), most=1.0) or word


@lru_cache(maxsize=4096)
def _cut(word: str) -> tuple[str, ...]:
    """The syllables of a run of letters, as the words that are looked for would have them."""
    known = {sound for sounds in _words() for sound in sounds}
    size = len(word)
    best: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    for end in range(1, size + 1):
        options = [
            (
                best[start][0] + (1 if word[start:end] in known else 10),
                (*best[start][1], word[start:end]),
            )
            for start in range(max(0, end - 6), end)
        ]
        best.append(min(options))
    return best[size][1]


def _worded(syllables: Sequence[str], most: float = _COVERED) -> str:
    """The fewest words that sound so; empty where too little of it are words."""
    words, size = _words(), len(syllables)
    best: list[tuple[int, int]] = [(0, 0)]
    for end in range(1, size + 1):
        options = [(best[end - 1][0] + _UNKNOWN, end - 1)]
        options += [
            (best[start][0] + 1, start)
            for start in range(max(0, end - _LONGEST), end)
            if tuple(syllables[start:end]) in words
        ]
        best.append(min(options))
    parts, end, covered = [], size, 0
    while end:
        start = best[end][1]
        word = words.get(tuple(syllables[start:end]))
        covered += (end - start) if word else 0
        parts.append(word or syllables[start])
        end = start
    return "".join(reversed(parts)) if covered >= most * size else ""


def _by_characters(text: str, rare: Set[str]) -> str:
    """The text with words that are written with rare characters of the same sound."""
    out, at, size = [], 0, len(text)
    while at < size:
        parts = (text[at : at + length] for length in (4, 3, 2))
        heard = (_alike(part) for part in parts if not rare.isdisjoint(part) and _is_han(part))
        word = next(filter(None, heard), "")
        out.append(word or text[at])
        at += len(word) or 1
    return "".join(out)


@lru_cache(maxsize=8192)
def _alike(part: str) -> str:
    """The word of the vocabulary that sounds like the characters."""
    return _words().get(_sounds(part), "")
