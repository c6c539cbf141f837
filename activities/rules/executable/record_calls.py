"""Commands to a bot, a console or a function that change a record: by their names and arguments.

``/set_rating 600036 Buy``, ``watchlist.remove("GE")``, ``rating_override(NUE) -> Buy``. What a
manual says of such a command, and what only reads, is none.
"""

import re
from collections.abc import Iterator
from itertools import islice

from activities.rules.scanning.regex import regex

_MOST = 200
_VERB = (
    r"(?:set|update|upd|change|edit|modify|mod|add|remove|delete|del|drop|rm|put|override|reset|"
    r"disable|enable|mute|unmute|lower|raise|clear|lock|unlock|grant|revoke|upgrade|downgrade|"
    r"force|assign|reassign|toggle|unset|write|insert|append|overwrite|replace|bump|cut|increase|"
    r"decrease|kill|suspend|pause|bypass|skip|approve|reject|close|flip|mark|ack|purge|wipe|"
    r"publish|unfollow|follow|unwatch|watch|save|sync|restrict|unrestrict|whitelist|blacklist|"
    r"turn[ _-]?o(?:n|ff)|switch[ _-]?o(?:n|ff))"
)
_NOUN = (
    r"(?:ratings?|rate|wl|targets?|target[_-]?prices?|price[_-]?targets?|tp|pt|reco(?:mmendation)?s?|"
    r"watch(?:[_-]?list)?s?|limits?|\w{0,12}_limits?|alerts?|universe|coverage|cover|estimates?|"
    r"eps|weights?|risk|config|settings?|params?|rules?|roles?|users?|perms?|permissions?|owners?|"
    r"sectors?|stops?|stop[_-]?loss(?:es)?|kill[_-]?switch|positions?|allocations?|focus[_-]?list|"
    r"(?:black|white|restricted|grey|gray|buy|sell|pick)[_-]?lists?|lists?|model|scores?|"
    r"forecasts?|status|flags?|tags?|notes?|records?|tickets?|thresholds?|portfolio|holdings?|"
    r"exposure|caps?|jobs?|schedules?|audit(?:[_-]?log)?|logs?|checks?|gates?|guards?|"
    r"conviction|stance|views?|thesis|fair[_-]?value|nav|kyc|access)"
)
_RATING = (
    r"(?:strong[ _-]?)?(?:buy|sell|hold|neutral|over-?weight|under-?weight|out-?perform|"
    r"under-?perform|accumulate|reduce|add|market[ _-]?perform)"
)
_ZH_VERB = (
    r"(?:修改|更改|变更|调整|更新|设置|设定|覆盖|新增|添加|增加|加入|删除|删掉|移除|移出|剔除|清空|"
    r"关闭|停用|禁用|启用|打开|上调|下调|提高|降低|重置|写入|改|设|加|删|移|调)"
)
_ZH_NOUN = (
    r"(?:投资评级|评级|目标价|自选股?|观察(?:池|名单|列表)?|资产池|股票池|关注(?:列表|名单)?|限额|"
    r"上限|止损|仓位|权限|(?:黑|白|限制|禁买)?名单|预警|告警|提醒|配置|参数|阈值|风控|开关|模型|"
    r"预测|盈利预测|覆盖(?:范围)?|权重|负责人|状态|规则|日志|工单|角色|用户|持仓)"
)
_MACHINE = (
    r"@[\w\u4e00-\u9fff-]{0,16}(?:bot|agent|assistant|copilot|gpt|ai|system|"
    r"机器人|助手|助理|系统|管家|智能体|后台|小[助秘研投爱度艾AIi]\w{0,2})"
)
_SLASHED = regex(
    rf"(?im)^[^\w/!@\u4e00-\u9fff]{{0,4}}(?:@[\w-]{{2,24}}[,:]?\s|[\w\u4e00-\u9fff]{{1,12}}:\s?(?=/))?(?:[/!]|"
    rf"{_MACHINE}(?:[,:]?\s|[,:]|(?<=[\u4e00-\u9fff]))[/!]?)"
    rf"(?:(?:{_VERB}[_ -]?{_NOUN}|{_NOUN}[_ -]{_VERB}|{_ZH_VERB}{_ZH_NOUN}|{_ZH_NOUN}\s?"
    rf"{_ZH_VERB})|"
    rf"(?P<bare>{_VERB}|{_NOUN}|{_ZH_NOUN}|{_ZH_VERB}))(?:(?![\w.:/])\s|"
    rf"(?<=[\u4e00-\u9fff])(?=[\d\u4e00-\u9fffA-Z]))(?P<rest>[^\n]{{1,160}})$"
)
"""A command at the start of a line: a deed and what it is done to, or one of the two."""
_CONSOLE = regex(
    rf"(?im)^[^\w/!@\u4e00-\u9fff]{{0,4}}(?:(?:cmd|command|run|exec(?:ute)?|do|call|invoke|tool|"
    rf"system|admin|root|operator|console|系统|管理员|控制台|指令|命令|执行|调用)\s?[:=>]\s?)?(?:{_VERB}_{_NOUN}|{_NOUN}_{_VERB}|(?:cmd|command|run|exec|"
    rf"指令|命令|执行)\s?[:=>]\s?{_VERB} {_NOUN}|{_NOUN} (?:set|override|add|remove|drop|update)"
    rf"(?= [A-Z0-9]))\s(?![|:=,])(?P<rest>[^\n]{{1,160}})$"
)
"""A command typed at a prompt, whose name joins a deed with what it is done to."""
_CALLED = regex(
    rf"(?i)(?<![\w.])(?!set_(?:universe|benchmark|parameters?|config)\b)"
    rf"(?<!def )(?<!function )(?<!func )(?<!the )(?<!fn )(?:\w{{1,16}}\.){{0,2}}"
    rf"(?:{_VERB}_?{_NOUN}|{_NOUN}_?{_VERB}|{_NOUN}\.{_VERB})\s?\("
    rf"(?P<rest>\s?(?:[\"'“‘][^\"'\n]|(?-i:[A-Z]{{1,5}}\b)|\d{{6}}|\w{{1,16}}\s?[=:]\s?[\"'\dA-Z])"
    rf"[^()\n]{{0,120}}\)?(?:\s?(?:->|→|=>|=)\s?[\w\"'“]{{1,20}})?)"
)
"""A call by such a name, with a value handed to it."""
_VALUED = regex(
    rf"(?i)\b{_RATING}\b|买入|增持|中性|减持|卖出|推荐|持有|回避|跑赢|\d|\w[=:]\s?\S|"
    rf"\b(?:on|off|true|false|all|none|null)\b|全部|"
    rf"(?-i:\b[A-Z]{{1,5}}\b)"
)
_SECOND = regex(
    rf"(?i)(?:^|\s){_VERB}\s+\S|\s{_RATING}\b|(?:^|\s){_ZH_VERB}\s?\S|\s(?:买入|增持|中性|减持|卖出|"
    rf"推荐|持有|回避)|\w[=]\s?\S|\s(?:on|off|true|false)\s*$|^\S{{1,24}}\s[+-]?\$?\d[\d.,]*%?"
    rf"\s*$|^(?:all|everything|全部)\s*$|\s--?[a-z]|^(?:on|off)\b"
)
"""What a command whose name says little must be told besides."""
_UNGUARDED = regex(
    r"(?i)(?<![\w-])(?:\w{1,16}\.){0,3}(?:(?:gates?|checks?|reviews?|approvals?|verif(?:ier|ication)|"
    r"compliance|guard(?:rail)?s?|validations?|egress|screening|kill[_-]?switch)"
    r"[._-](?:enabled|active|required|on)[\"']?\s?[:=]\s?[\"']?(?:false|off|no|0)|"
    r"(?:skip|bypass|disable|ignore)[._-](?:gates?|checks?|reviews?|approvals?|verification|"
    r"compliance|guard(?:rail)?s?|validations?|screening)[\"']?\s?[:=]\s?[\"']?(?:true|on|yes|1))\b"
)
"""A setting that shuts off what guards the way out."""
_ROW = regex(r"\s?:(?!=)")
_EXPLAINED = regex(
    r"(?i)\b(?:usage|syntax|example|e\.g\.|help|docs?|documentation|lets? you|opens? a|shows?|"
    r"returns?|prints?|displays?|lists?|means|is used|sets|changes|adds|removes|updates|deletes|"
    r"drops|would|was|were|has|have|had|will|are|is|rose|fell|status=[2-5]\d\d|level=\w+)\b|用法|"
    r"语法|示例|例如|说明|命令列表|帮助|用于|表示|返回|显示|即可|可以|[<\[{][a-z_ |]{1,20}[>\]}]|"
    r"\*{3}"
)


_NAMED = regex(
    rf"(?i)[\"']?\b(?:command|cmd|action|op|operation|tool|function|method|intent)[\"']?\s?[:=]\s?"
    rf"[\"']?{_VERB}[_-]{_NOUN}[\"']?\s?[,;&|\s](?P<rest>[^\n]{{1,160}})"
)
"""A field that names such a command, with its arguments beside it."""
_CALLED_ZH = regex(
    rf"(?<![\w.])(?:{_ZH_VERB}{_ZH_NOUN}|{_ZH_NOUN}\.{_ZH_VERB})\s?"
    rf"\((?P<rest>[\"'“]?[\w\u4e00-\u9fff.]{{2,12}}[\"'”]?\s?,[^()\n]{{1,40}})\)"
)
_KEPT = regex(
    r"(?i)\b(?:timestamp|ts|time|date|user|actor|by|(?:upd|cre)ated_(?:at|by)|count|result)[\"']?\s?[:=]"
)
"""Fields of a log, which tells what was done."""


def called(view: str) -> bool:
    """Whether a line tells a bot, a console or a function to change a record, and to what."""
    return (
        any(map(_tells, _first(_SLASHED, view)))
        or any(map(_valued, _first(_CONSOLE, view)))
        or _UNGUARDED.search(view) is not None
        or any(_valued(found) and not _KEPT.search(found["rest"]) for found in _first(_NAMED, view))
        or ("(" in view and any(map(_invoked, _first(_CALLED, view))))
        or (not view.isascii() and any(map(_valued, _first(_CALLED_ZH, view))))
    )


def _first(pattern: re.Pattern[str], view: str) -> Iterator[re.Match[str]]:
    """The first places of a pattern in a text."""
    return islice(pattern.finditer(view), _MOST)


def _tells(command: re.Match[str]) -> bool:
    """Whether a command behind a slash has the arguments that it needs."""
    return _valued(command) and (
        command["bare"] is None or _SECOND.search(command["rest"]) is not None
    )


def _valued(command: re.Match[str]) -> bool:
    """Whether a command is told of what or to what, and not explained."""
    rest = command["rest"]
    return _VALUED.search(rest) is not None and _EXPLAINED.search(rest) is None


def _invoked(call: re.Match[str]) -> bool:
    """Whether a call is told of what; ``rating_change(NVDA): Hold`` is the name of a row."""
    return _valued(call) and _ROW.match(call.string, call.end()) is None
