"""Marks that only the machinery around a model writes: chat templates, tool traffic, breakouts."""

import re
from collections.abc import Iterator
from functools import lru_cache

from activities.rules.scanning.regex import regex
from activities.rules.scanning.sieve import Sieve

_TEMPLATES = regex(
    r"<\|\s?(?:im_start|im_end|im_sep|system|user|assistant|endoftext|begin_of_text|end_of_text|"
    r"start_header_id|end_header_id|eot_id|eom_id|end|message|channel|start|python_tag|tool|"
    r"fim_\w{3,8}|end_of_turn|start_of_turn|endofprompt|sep|role)\s?\|>"
    r"|\[/?INST\]|<</?SYS>>|<(?:start|end)_of_turn>|<(?:\uff5c|\|)[a-z▁_ ]{3,40}(?:\uff5c|\|)>"
    r"|(?m:^\s{0,4}#{2,4} ?(?:system|instructions?|response|input|"
    r"system prompt|assistant|human|user|"
    r"指令|系统|系统提示|新指令|系统指令)\s*[:：])"
    r"|</?(?:system|assistant|developer|instructions?|system[-_]?prompt|system[-_]message|"
    r"system[-_]instructions?|tool[-_]calls?|tool[-_]results?|tool[-_]response|tool[-_]outputs?|"
    r"tool[-_]use|function[-_]calls?|function[-_]results?|function[-_]response|invoke|"
    r"ai[-_]instructions?|llm[-_]instructions?|admin|prompt|antml:\w{1,20}|thinking|scratchpad|"
    r"system[-_]reminder|user[-_]input|user[-_]message|override|"
    r"end[-_]of[-_]data)(?:\s[^<>]{0,120})?>"
    r"|\b(?:human|user)\s?:[^\n]{0,200}\b(?:assistant|ai|bot)\s?:|"
    r"(?:\b|[。？！”])用户[:：][^\n]{0,100}助手[:：]"
    r"|\b(?:what|how|which)\b[^?\n]{0,20}\b(?:should|must|shall|will) (?:an? |the |any )?(?:ai|"
    r"assistants?|models?|chat ?bots?|agents?) (?:say|answer|rate|conclude|report|recommend|write|"
    r"call|tell|respond|reply|describe|think|do)\b[^?\n]{0,50}\?\s{0,3}a(?:nswer)?\s?:"
    r"|(?:ai|模型|助手|智能体|机器人)(?:应当?|该|应该|要|须|会)"
    r"(?:怎么|如何|怎样)[^？?。\n]{0,14}[？?]\s{0,3}(?:答|回答)[：:]"
    r"|\[/?(?:system_prompt|tool[-_](?:outputs?|results?|response|calls?)|available_tools|"
    r"function[-_](?:results?|calls?))\]"
    r"|[\[【](?:工具(?:输出|返回|结果|调用)|函数(?:返回|结果))[\]】]|"
    r"[\[【](?:assistant|ai|助手)[\]】]\s?[:：]|[\[【<](?:系统(?:消息|提示|指令)?|"
    r"system(?: message| prompt)?)\s?(?:开始|结束|begin|start|end)[\]】>]"
    r"|(?m:^\s{0,4}(?:begin|start of) (?:system|new) (?:prompt|instructions?|message))",
    re.IGNORECASE,
)
_JSON = regex(
    r"[\"']role[\"']\s{0,4}:\s{0,4}[\"'](?:system|assistant|tool|developer|function)[\"']"
    r"|[\"'](?:tool_calls?|function_call|tool_use_id|tool_call_id|tool_choice)[\"']\s{0,4}:"
    r"|[\"']type[\"']\s{0,4}:\s{0,4}[\"'](?:tool_use|tool_result|function_call|tool_call)[\"']"
    r"|[\"'](?:system_prompt|system_instruction|new_instructions?|ai_instructions?|"
    r"llm_instructions?)[\"']\s{0,4}:"
    r"|[\"'](?:x[-_])?(?:ai|llm|gpt|agent|assistant|model|bot|crawler)s?[-_](?:guidance|"
    r"instructions?|prompt|directives?|notes?|command|hints?|override|task|rules?)[\"']\s{0,4}:"
    r"|\b(?:data|x|aria)-(?:ai|llm|gpt)(?:-\w{1,20})?\s{0,2}=|"
    r"\btype\s{0,2}=\s{0,2}[\"']text/x-(?:llm|ai|prompt|gpt)",
    re.IGNORECASE,
)
_MACHINE = (
    r"(?:x[-_])?(?:ai|llms?|gpt|chatgpt|agent|assistant|language[-_ ]model|model|"
    r"chat ?bot|bot|crawler|copilot)s?"
)
_ORDERS = r"(?:instructions?|prompt|directives?|guidance|command|override|system[-_ ]prompt)"
_KEYS = regex(
    rf"(?m:^|[{{,;])[ \t>*#\"'\-]{{0,8}}(?:{_MACHINE}[-_](?:{_ORDERS}|notes?|hints?|memo)|"
    rf"{_ORDERS}[-_](?:for|to)[-_](?:the[-_])?{_MACHINE}|"
    rf"note[-_](?:for|to)[-_]{_MACHINE})[\"'*]{{0,3}}\s{{0,4}}[:=]"
    r"|(?m:^)[ \t>*#\"'\-]{0,8}(?:ai|llm|gpt|chatgpt|language model|chat ?bot|"
    r"copilot) (?:system )?(?:instructions?|prompt)[\"'*]{0,3}\s{0,4}[:=]"
    r"|(?:^|[\n。;|>#*\[【(])"
    r"\s{0,4}(?:(?:给|致|供|发给|写给)(?:所有|各位)?(?:ai|人工智能|大?模型|大?语言模型|llm|智能体|"
    r"机器人|助手|爬虫)们?(?:助手|模型)?的?(?:指令|指示|提示词?|命令|须知|任务|要求|说明)"
    r"|(?:ai|人工智能|(?<!业务)大?模型|大?语言模型|llm|智能体|助手|爬虫)(?:助手|模型)?"
    r"(?:专用|专属|系统)?(?:指令|指示|提示词|命令|任务说明|任务指令|须知))[\]】)*\"]{0,3}\s{0,4}:",
    re.IGNORECASE,
)
"""A key or a heading by which a text says that what follows is for a model."""
_TURN = regex(
    r"(?mi)^[ \t>*#]{0,6}(human|user|assistant|ai|用户|人类|提问者|助手|ai ?助手|智能助手|模型|"
    r"thought|action|action input|observation|final answer)"
    r"[ \t*]{0,3}[:：]"
)
_CLOSERS = regex(
    r"<(/?)(data|document|documents|context|content|untrusted|untrusted[-_]\w{1,20}|external|"
    r"external[-_]\w{1,20}|user[-_]data|input|search[-_]results?|news|web[-_]?page|page|source|"
    r"retrieved|retrieved[-_]\w{1,20}|quote|text|message|doc|passage|evidence|"
    r"item|file)\b[^<>]{0,200}>",
    re.IGNORECASE,
)
_FENCE = regex(
    r"(?i)```[ \t]{0,3}(?:system|instructions?|prompt|tool_code|tool_call|assistant)\b"
    r"|```\s{1,3}(?:system|instructions?|prompt|tool_code|tool_call|assistant)[ \t]{0,3}[:：\n]"
    r"|\"\"\"\s{0,3}(?:end|system|new instructions?|ignore)\b"
    r"|(?<![-=#*<>_~])[-=#*<>_~]{3,60}\s{0,3}(?:begin|start of|new|end of|end|新的?|以下|"
    r"最新的?)?\s?(?:system|system prompt|system message|"
    r"new instructions?|instructions?|prompt|ai instructions?|override|admin|developer message|"
    r"系统|系统提示|系统指令|新指令|指令|系统消息|"
    r"提示词)(?: (?:prompt|message|instructions?|override))?"
    r"(?: (?:begin|end|start)s?|开始|结束)?\s{0,3}[-=#*<>_~]{3,60}"
)
_PLANTING_LINK = regex(
    (
        r"[?&](?:q|prompt|query|text|input|message|m)=[^\s\"'<>]{0,200}?(?:(?:remember|memori[sz]"
        r"e|ignore|always|trust)(?:\+|%20|_)[^\s\"'<>]{2,80}?(?:\+|%20|_)(?:as|source|first|"
        r"previous|instructions|best|trusted|reliable|sessions|conversations)\b)"
    ),
    re.IGNORECASE,
)
"""A link that opens an assistant with an order already typed."""
_LEAKING_IMAGE = regex(
    r"!\[[^\]\n]{0,100}\]\(\s?https?://[^)\s]{1,200}[?&/=](?:[^)\s]{0,100})"
    r"(?:\{[^)\n]{1,60}\}|\[[^)\n\]]{1,60}\]|<[^)\n>]{1,60}>|\$\w|DATA\b|"
    r"PROMPT\b|SECRET\b|HISTORY\b)",
)
_OFF = r"(?:off|disabled?|false|0|none|no|skip(?:ped)?|bypass(?:ed)?|关闭?|禁用|停用|否|跳过|无|免)"
_CHECKS = (
    r"(?:(?:fact|source|data|injection|safety|citation|evidence)[ _-]?(?:check(?:ing|s)?|"
    r"verification|validation|filter|guard)|verification|guardrails?|"
    r"(?:事实|来源|数据|引用|安全|注入|证据|真实性)?(?:核查|核验|校验|核实|查证|护栏|注入检测))"
)
_TRUST = (
    r"(?:(?:source|document|this)[ _-]?(?:trust|confidence|credibility)\w*|(?:来源|信源"
    r"|文档|本文)(?:信任|可信|置信)度?)"
)
_RATED = (
    r"(?:rating|verdict|recommendation|评级|结论|推荐等级|投资建议)[^\n=:：]{0,24}[=:：] ?[\"']?"
    r"(?:strong[ _-]?)?(?:buy|sell|outperform|"
    r"overweight|强烈(?:买入|推荐|卖出)|买入|增持|卖出|跑赢)"
)
_SWITCHED = (
    rf"(?:{_CHECKS}[\"']?\s{{0,2}}[=:：]\s{{0,2}}[\"']?{_OFF}\b"
    rf"|{_TRUST}[\"']?\s{{0,2}}[=:：]\s{{0,2}}[\"']?(?:1(?:\.0+)?|100%?|"
    rf"max\w*|high\w*|full|最高|满)(?![\d.]))"
)
_SETTINGS = regex(
    rf"{_SWITCHED}[^\n]{{0,40}}\n(?:[^\n]{{0,60}}\n){{0,3}}?[^\n]{{0,12}}?{_RATED}"
    rf"|{_RATED}[^\n]{{0,40}}\n(?:[^\n]{{0,60}}\n){{0,3}}?[^\n]{{0,12}}?{_SWITCHED}",
    re.IGNORECASE,
)
"""A block of settings that switches checks off, or trusts the text, and sets a verdict."""
_TURNS = (
    frozenset(("human", "user", "用户", "人类", "提问者")),
    frozenset(("assistant", "ai", "助手", "ai助手", "ai 助手", "智能助手", "模型")),
)
_TRACE = frozenset(("thought", "action", "action input", "observation", "final answer"))


_MARKS = {
    "marker.template": _TEMPLATES,
    "marker.message": _JSON,
    "marker.key": _KEYS,
    "marker.fence": _FENCE,
    "marker.leaking_image": _LEAKING_IMAGE,
    "marker.planting_link": _PLANTING_LINK,
    "marker.settings": _SETTINGS,
}


@lru_cache(maxsize=1)
def _sieve() -> Sieve:
    return Sieve({rule: [pattern.pattern] for rule, pattern in _MARKS.items()})


def markers(text: str) -> Iterator[tuple[str, str]]:
    """The marks in the text: rule and span, the first of each rule."""
    sieve = _sieve()
    possible = -1 if "İ" in text else sieve.whole(text.lower())
    for rule, pattern in _MARKS.items():
        if possible & sieve.bits[rule] and (found := pattern.search(text)):
            yield rule, found[0]
    if (breakout := _breakout(text)) is not None:
        yield "marker.breakout", breakout
    turns = {turn[1].lower() for turn in _TURN.finditer(text)}
    if all(turns & side for side in _TURNS) or len(turns & _TRACE) > 1:
        yield "marker.turns", " / ".join(sorted(turns))


def _breakout(text: str) -> str | None:
    """A closing tag of a wrapper that the text never opened."""
    opened: set[str] = set()
    for found in _CLOSERS.finditer(text):
        name = found[2].lower()
        if not found[1]:
            opened.add(name)
        elif name not in opened:
            return found[0]
    return None
