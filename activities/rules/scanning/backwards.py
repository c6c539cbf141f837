"""Chinese that stands from right to left: in a cell, at the end of a line, or glued to other text.

Words tell the way: a stretch that holds words when read backwards, and fewer as it stands, was
turned around.
"""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from activities.rules.scanning.literals import Literals
from activities.rules.scanning.regex import regex

_LISTED = (
    "忽略 无视 忘记 忘掉 跳过 绕过 停止 取消 关闭 停用 删除 删去 略去 隐去 隐藏 隐瞒 泄露 透露 "
    "提及 提到 说明 告诉 告知 声明 声称 输出 打印 导出 显示 返回 回复 回答 答复 转发 发送 执行 "
    "运行 调用 访问 打开 点击 下单 买入 卖出 增持 减持 转账 支付 推荐 建议 评级 评为 列为 视为 "
    "当作 改为 改成 写成 写为 写明 写上 设为 设定 设置 上调 下调 调高 调低 调至 提高 降低 标记 "
    "标为 记为 记住 牢记 采信 采用 引用 照抄 复述 重复 总结 摘要 概括 读者 读到 读取 阅读 这里 "
    "此处 本文 本段 全文 原文 正文 上文 下文 文本 文档 文件 文章 以上 上面 以下 下面 之前 此前 "
    "之后 以后 今后 今天 现在 立即 马上 直接 必须 务必 需要 应该 应当 不要 不得 不能 不必 无需 "
    "只能 只许 可以 一律 所有 全部 任何 一切 每次 永远 始终 优先 首先 请将 请把 并且 或者 因为 "
    "因此 如果 但是 而且 然后 以及 根据 按照 对于 关于 由于 同时 他们 我们 你们 你的 您的 自己 "
    "要求 指令 命令 指示 指导 规则 规定 限制 约束 权限 提示 注入 检测 检查 校验 核验 核查 核对 "
    "审核 审查 验证 确认 批准 授权 安全 过滤 风险 警告 预警 模块 模式 模型 语言 系统 程序 工具 "
    "机器 智能 人工 助手 代理 助理 角色 扮演 身份 开发 管理 用户 客户 主人 消息 信息 内容 数据 "
    "数字 字段 结论 结果 报告 研报 公司 股票 股价 目标 标价 价格 市场 行业 业绩 利润 营收 收入 "
    "增长 上涨 下跌 下降 上升 亏损 诉讼 处罚 立案 调查 案件 违规 负面 正面 利好 利空 优秀 最高 "
    "最低 最佳 最好 最强 强烈 满分 可信 信度 置信 来源 链接 网址 地址 邮箱 密钥 密码 令牌 变量 "
    "环境 配置 对话 会话 记录 历史 上下 初始 原有 新的 任务 步骤 流程 没有 这个 这只 这家 该股 "
    "本股 本公 投资 资者 分析 研究 交易 订单 账户 资金 银行 审计 意见 财务 季度 年度 同比 预期 "
    "正在 管理 质量 审阅 满分 打分 请给 评分 给出 撰写 生成 上述 回复 核实 "
    "步骤 低估 高估 估值 持有 看好 看多 看空 唯一"
)
_WORDS = frozenset(_LISTED.split())
_CHANCE = frozenset(
    (
        "股本",
        "的新",
        "话会",
        "有所",
        "面上",
        "有没",
        "户账",
        "能不",
        "者或",
        "度年",
        "入收",
        "司公",
        "及以",
    )
)
"""What ordinary text holds where two words meet."""
_LITERALS = Literals(
    dict.fromkeys(_WORDS, False)
    | {word[::-1]: True for word in _WORDS if word[::-1] not in _WORDS | _CHANCE}
)
"""Each word, and turned around; what is a word either way tells nothing."""
_TURNED = Literals(
    {word: None for word, turned in zip(_LITERALS.words, _LITERALS.meanings, strict=True) if turned}
)
_MOST_TURNED = 20_000
"""So many turned words are looked at: ordinary text of any length holds fewer."""
_AGAINST = 2
"""So many words in a row that stand as they should end a stretch: one may be chance."""
_APART = 24
"""Characters without a word either way, at most, within a stretch."""
_ENOUGH = 2
"""So many different turned words are no chance."""
_MOST = 200
"""So many stretches of a text are turned around."""
_BREAK = regex(r"[\n<>\"|]")
_BEFORE = regex(r"[^。！？\n<>\"|]{0,24}$")
_BEHIND = regex(r"[^。！？\n<>\"|\u3400-\u9fff]{0,24}")
_TURNED_SIGNS = str.maketrans("[]()（）【】《》“”「」{}", "][)(）（】【》《”“」「}{")
"""Brackets that were turned around with the text, their shapes kept: they face the wrong way."""


class _Stretch(NamedTuple):
    """Characters from ``start`` to ``end`` that hold turned words."""

    start: int
    end: int


def backwards(text: str) -> str:
    """The stretches of Chinese that were turned around, each put right on lines of its own."""
    turned = _TURNED.found(text)
    if len(turned) < _ENOUGH:
        return ""
    if len(turned) > _MOST_TURNED:
        text = text[: turned[_MOST_TURNED][2]]
    read = (
        reading for found in islice(_stretches(text), _MOST) for reading in _readings(text, found)
    )
    return "\n\n".join(dict.fromkeys(read))


def _stretches(text: str) -> Iterator[_Stretch]:
    """Where turned words prevail, each run from its first to its last."""
    run: list[tuple[int, int]] = []
    against = 0
    for start, end, turned in _LITERALS.within(text):
        if run and _ended(text, run[-1][1], start):
            yield from _told(text, run)
            run = []
        against = 0 if turned else against + 1
        if turned:
            run.append((start, end))
        elif run and against >= _AGAINST:
            yield from _told(text, run)
            run = []
    yield from _told(text, run)


def _ended(text: str, last: int, start: int) -> bool:
    """Whether a stretch that had a word up to ``last`` does not go on at ``start``."""
    if start <= last:
        return False
    return start - last > _APART or _BREAK.search(text, last, start) is not None


def _told(text: str, run: list[tuple[int, int]]) -> Iterator[_Stretch]:
    if len({text[start:end] for start, end in run}) >= _ENOUGH:
        yield _Stretch(run[0][0], run[-1][1])


def _readings(text: str, found: _Stretch) -> Iterator[str]:
    """A stretch turned around: by itself, and with the signs and characters beside it."""
    behind = _BEHIND.match(text, found.end)
    end = behind.end() if behind else found.end
    before = _BEFORE.search(text, max(0, found.start - 24), found.start)
    start = before.start() if before else found.start
    for first in (found.start, start):
        turned = text[first:end][::-1]
        yield turned
        if (mirrored := turned.translate(_TURNED_SIGNS)) != turned:
            yield mirrored
