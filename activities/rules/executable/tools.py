"""Calls of tools in the wrappers that models and the machinery around them write."""

_INPUT = r"(?:arguments|args|parameters|params|input|kwargs|payload|body)"
_NAME = r"[A-Za-z_][\w.-]{1,60}"
_DEED = (
    r"(?:save|send|write|update|publish|post|create|delete|remove|insert|submit|execute|run|call|"
    r"upload|set|add|put|move|drop|notify|email|trade|buy|sell|place|order|transfer|deploy|cancel|"
    r"broadcast|pay|wire|withdraw|share|"
    r"store|commit|search_and|close|open|approve|schedule|trigger|invoke|release|modify)"
)
"""How the names of tools begin that do more than read or compute."""
_READ = (
    r"(?:get|fetch|search|query|look_?up|list|load|read|find|retrieve|check|calc(?:ulate)?|compute|"
    r"browse|screen|scan|plot|request|download|pull|analy[sz]e|summari[sz]e|compare|open|ask|rank|"
    r"extract|web|run)"
)
"""How the names of those begin that read or compute: such a call counts where a model makes it."""
_VALUE = (
    r"(?:[\"'][^\"'\n]{0,80}[\"']|-?\d[\w.-]{0,24}|\[[^\[\]\n]{0,120}\]|[Tt]rue|[Ff]alse|None|null)"
)
_DESCRIBED = (
    r"(?![^\n]{0,160}(?i:\b(?:usage|examples?|e\.g|signature|syntax|document\w*|docs|sdks?|def|"
    r"functions?|library|package|endpoints?|exposes?|wrapper|methods?|returns?|users|developers|"
    r"client library|readme)\b|示例|用法|例如|签名|文档|返回|语法|函数|接口|用于|比如|方法|开发者|"
    r"用户可))"
)
"""No word of a manual in the line."""
_MARK = r"[\s*#`>-]{0,6}"

_CALLED = (
    r"(?:tool|tool[ _-]?call|tool[ _-]?use|use[ _-]tool|call|function|function[ _-]?call|func|fn|"
    r"action|invoke|exec|execute|run|api|api[ _-]?call|plugin|skill|command|cmd|"
    r"工具|工具调用|调用工具|调用|函数|函数调用|动作|插件|插件调用|执行|执行工具|技能|指令)"
)
"""What machinery writes before the name of what it calls."""
_DONE_BY_NAME = (
    rf"(?:{_DEED}|{_READ}|archive|recall|republish|retract|approve|reject|mark|edit|rate|pin|"
    r"refresh|subscribe|unsubscribe|enable|disable|reset|restart|tag|log|register|revoke|grant|"
    r"batch|bulk|db|sql|http|shell|bash|python|file|mail|slack|wechat|删除|移除|更新|修改|发布|发送|推送|写入|"
    r"新增|添加|下单|买入|卖出|撤单|撤回|查询|获取|保存|提交|调整|设置|取消)"
)
"""How the names of tools begin."""
_PAIR = r"[\w\u4e00-\u9fff.-]{1,30}\s?[=:：]\s?[\"'“「\[{\w$¥.-]"
"""An argument by its name."""
_PARTED = r"(?:\s?[:：=|/>-]\s?|\s|(?<=[\u4e00-\u9fff]))[\"'`]?"
_JOINED = r"(?:[_.-][a-z]\w{0,24}|(?-i:[A-Z])\w{2,24})"
"""A further word of a name in one piece."""

WRAPPERS: tuple[tuple[str, str], ...] = tuple(
    ("executable.tool_call", pattern)
    for pattern in (
        r"<\|(?:[A-Za-z_/]|[^\x00-\x7f]){2,40}\|>",
        r"\bto=(?:functions?\.|python\b|browser\b|container\b|[a-z]{2,20}\.[a-z_]{2,40})|"
        r"\bfunctions\.[a-z]\w{1,40}\s?\(|"
        r"<function=|\[/?(?:TOOL_CALLS?|TOOL_RESULTS?|AVAILABLE_TOOLS|TOOL_REQUEST|FUNCTION_CALL)"
        r"\]",
        rf"(?im:^{_MARK}(?:action|tool|function)\s?[:：]{_MARK}[^\n]{{1,80}}\n{{1,2}}{_MARK}"
        rf"(?:(?:action|tool|function)[ _](?:input|args|arguments|parameters))\s?[:：])",
        rf"(?im:^{_MARK}(?:tool|function|tool_name|action|call)\s?[:：]{_MARK}{_NAME}`?\s?"
        rf"\n{{1,2}}{_MARK}(?:{_INPUT}|with)\s?[:：])",
        rf"(?m:^{_MARK}(?:行动|动作|操作|工具)(?:名称)?\s?[:：]\s?[^\n]{{1,60}}\n{{1,2}}{_MARK}"
        r"(?:(?:行动|动作|操作|工具)的?(?:输入|参数|入参)|(?:输入|参数|入参)(?=\s?[:：]\s?[{\[(])"
        r")\s?[:：])",
        r"`{3}\s?(?:tool_code|tool_calls?|tool_use|function_calls?|tool|action|invoke)(?![\w-])",
        r"[\"'](?:toolUse|functionCall|toolCalls?|tool_uses?|tool_call|function_calls|tool_calls|"
        r"functionCalls)[\"']\s?:\s?[\[{]|"
        r"[\"'](?:tool_input|action_input|toolInput)[\"']\s?:|"
        r"[\"']recipient_name[\"']\s?:\s?[\"']functions?\.|"
        r"[\"']method[\"']\s?:\s?[\"']tools/call[\"']",
        rf"[\"'](?:command|tool|function|action|tool_name|toolName)[\"']\s?:\s?[\"']{_NAME}[\"']"
        rf"\s?,\s?[\"']{_INPUT}[\"']\s?:\s?[\[{{\"']",
        rf"[\"'](?:name|method)[\"']\s?:\s?[\"']{_DEED}[\w.-]{{0,40}}[\"']\s?,\s?"
        rf"[\"']{_INPUT}[\"']\s?:\s?[\[{{\"']",
        rf"(?<![\w.]){_DEED}(?:_[a-z]{{1,20}}){{0,3}}\(\s?[a-z_]{{1,24}}\s?=\s?[\"'\d\[{{]",
        rf"(?m:^{_DESCRIBED}(?<!sage:\n)(?<!ample:\n)(?<!示例:\n)(?<!用法:\n)(?:[^\n]{{0,120}}"
        rf"(?:[:：.。!！,，>]|执行|调用|运行|[Cc]all(?:ing)?|[Rr]un(?:ning)?)\s?)?"
        rf"[`*>\s-]{{0,4}}(?:await\s|"
        rf"print\()?{_READ}(?:_[a-z0-9]{{1,24}}){{1,4}}\(\s?[a-z_]{{1,24}}\s?=\s?"
        rf"{_VALUE}(?:\s?,\s?[a-z_]{{1,24}}\s?=\s?{_VALUE}){{0,8}}\s?\))",
        rf"(?im:^{_MARK}action\s?:\s?[a-z]\w{{1,40}}\s?[\[({{])|"
        rf"<(?:tool|function|action|tool_name)>\s?{_NAME}\s?</",
        r"[\w)]\.(?:call|run|invoke|execute|use|dispatch)_?[tT]ools?(?:_?[cC]all)?\s?\(",
        r"<(?:tool|function|invoke|action)\s+name\s?=|<(?:use_mcp_tool|execute_command|"
        r"write_to_file|replace_in_file|run_command|apply_diff|apply_patch|str_replace_editor|"
        r"tool_name|function_name|action_input|tool_input|toolcall|functioncall|tool_code|"
        r"antml:\w{2,20}|access_mcp_resource)>",
        # In brackets of any kind: what is called, its name, and what it is given, or nothing else.
        rf"(?i:[\[{{<«【⟦]{{1,3}}\s?{_CALLED}{_PARTED}{_NAME}[\"'`]?"
        rf"(?:[\s,，|;:：(?]\s?){{1,2}}[{{(\[]?{_PAIR})",
        rf"(?i:[\[{{<«【⟦(]{{1,3}}\s?{_CALLED}{_PARTED}{_DONE_BY_NAME}(?:"
        rf"{_JOINED}{{1,4}}[\"'`]?\s?(?:[\]}}>»】⟧/(,，|]|\s[\w\"'])|"
        rf"(?<=[\u4e00-\u9fff])[\w\u4e00-\u9fff]{{0,20}}[\s,，|"
        rf";:：(]?\s?[\w\u4e00-\u9fff]{{0,20}}\s?=\s?\S))",
        # At the head of a line, without brackets.
        rf"(?im:^{_MARK}(?:[@/!#]{_CALLED}|(?:tool|function|api|plugin)[_ -](?:call|use|run)|"
        rf"(?:call|use|invoke|run)[_ -](?:tool|function|plugin)|工具调用|调用工具|函数调用)"
        rf"\s?[:：>-]{{0,2}}\s?[`\"']?{_DONE_BY_NAME}{_JOINED}{{1,4}}[`\"']?"
        rf"(?:\s?[({{]|\s\S|\s?$))",
        r"(?:调用|执行|使用|运行|触发)(?:工具|函数|接口|插件|技能|"
        r"方法)\s?[:：]?\s?[`\"'“]?[A-Za-z_]"
        r"\w{1,40}[`\"'”]?\s?[({]|(?:工具|函数|插件|接口)调用\s?[:：]\s?[`\"'“]?[A-Za-z_]\w{1,40}"
        r"[`\"'”]?\s?[({]|(?i:\b(?:tool|function)[ _-]call\s?[:：]\s?`?[a-z_]\w{1,40}`?\s?[({])",
    )
)
