"""What a system keeps of its own work, and that it is to be undone, thrown away or sent out again.

Alerts on prices, forecasts of the past, versions of models and prompts, cards and memos.
"""

from activities.rules.scanning.regex import regex

_WORK_ZH = (
    r"(?:预测|评级|目标价|估值|结论|卡片|备忘录|点评|观点|打分|信号|研报|报告|晨报|简报|日报|任务|记忆|上下文|"
    r"对话|回答|草稿)"
)
_KEPT_ZH = (
    r"(?:模型|提示词|知识库|配置|权重|索引|策略|模板|卡片|备忘录|报告|研报|评级|目标价|规则|参数|数据源|"
    r"数据库|流水线|智能体|系统)"
)
_VERSION_ZH = (
    r"(?:第?\s?[\d一二三四五六七八九十]+(?:\.\d+)*\s?版|[vV]\s?\d|(?:上|前)[一个两]*版|旧版|原版|"
    r"[\u4e00-\u9fff\d]{0,6}(?:快照|备份|版本|检查点)|默认(?:值|配置)?|出厂)"
)
RESTORED_ZH = regex(
    r"(?:重置|修改|更改|调整|设置|清除|取消|删除|改|[把将])[^,。;]{0,16}?(?:价格|目标价|到价|股价|涨跌幅|盯盘|"
    r"止[损盈])?(?:提醒|预警|告警|报警)(?:价|线|值|阈值)?(?:设|改|调|重置|修改|调整)?(?:定|高|低|整)?"
    r"(?:为|到|至|成)\s?[\d+-]|"
    rf"(?:清除|清空|删除|抹掉|抹去|覆盖|作废|丢弃|清掉|删掉)[^,。;]{{0,8}}?(?:历史|旧|以往|全部|所有|过往|之前|"
    rf"原有|现有|先前|已有)的?[^,。;]{{0,4}}?{_WORK_ZH}(?=[,。;并再后和与及、]|$)|"
    rf"(?:[把将][^,。;]{{0,12}}?{_KEPT_ZH}[^,。;]{{0,6}}?(?:回滚|回退|还原|恢复|切换?|降级|升级|退|调)回?|"
    rf"(?:回滚|回退|还原|恢复|切换)(?:[^,。;]{{0,10}}?{_KEPT_ZH})?[^,。;]{{0,4}}?)(?:到|至|为|成)"
    rf"[^,。;]{{0,8}}?{_VERSION_ZH}|"
    rf"(?:恢复|还原|改回|回滚|覆盖)[^,。;]{{0,14}}?(?:旧|原|上一版|之前的?|历史|当前|现有)的?"
    rf"(?:{_WORK_ZH}|版本)[^。;]{{0,10}}?(?:[,并][^。;]{{0,8}}(?:覆盖|通知|发布|推送|删除)|$)|"
    r"(?:撤回|撤下|下架)[^,。;]{0,10}?(?:卡片|备忘录|晨报|日报|简报|研报|点评)(?=[,。;并再后]|$)|"
    rf"(?:重新|再次|强制|跳过\S{{0,6}})(?:发布|推送|生成|上线|群发|计算|跑)[^,。;]{{0,16}}?(?:{_WORK_ZH}|版本)"
    r"(?=[,。;并再后]|$)|"
    r"(?:重新训练|重训|微调)[^,。;]{0,12}?模型[^。;]{0,6}?(?:[,并][^。;]{0,6}(?:上线|发布|部署|替换)|上线|部署)"
)
CHECKED_ZH = regex(
    r"(?:关闭|停用|禁用|屏蔽|关掉|关停|绕过|绕开|跳过|停掉|暂停|解除|取消|撤掉|免除|忽略)"
    r"(?:[^,。;]{0,6}?)(?:合规|风控|安全|内容|事实|引用|质量|人工|数据|来源|出处|数字|敏感|隐私|发布前|法务|双人|二次)"
    r"(?:的)?(?:审查|核查|核对|检测|把关|筛查|评审|复审|审读|校对|检验|查验|比对|扫描)"
    r"(?!项目|业务|部门|公司|结果|中心|报告|制度)"
)
"""A check of what goes out, and that it is left out."""
_WORK_EN = (
    r"(?:forecasts?|predictions?|ratings?|estimates?|valuations?|price targets?|cards?|"
    r"memos?|alerts?|"
    r"conversations?|memory|signals?|scores?|briefs?)"
)
_KEPT_EN = (
    r"(?:models?|prompts?|knowledge base|index|config\w*|templates?|cards?|memos?|weights|ratings?|"
    r"pipeline|agent|rules|parameters|settings|database|data source|system)"
)
_VERSION_EN = (
    r"(?:v\s?\d|version\s\S|(?:the |its |an? )?(?:previous|prior|last|earlier|old|original|"
    r"default)\s"
    r"(?:\w+\s)?(?:version|snapshot|build|state|release|backup|values?|settings?)|"
    r"(?:\w+['’]s|last (?:week|night|month)['’]?s?)\s(?:snapshot|version|backup|build)|defaults?\b|"
    r"(?:snapshot|backup|checkpoint)\s\S)"
)
_SENT_EN = (
    r"(?:cards?|memos?|notes?|reports?|briefs?|flash(?:es)?|pieces?|previews?|e-?mails?|"
    r"bulletins?|write-?ups?|pdfs?|decks?|summar(?:y|ies)|newsletters?|alerts?|updates?|"
    r"commentar(?:y|ies)|initiations?|downgrades?|upgrades?)"
)
_AGAIN_EN = r"(?:re-?(?:publish|issue|send|post|release|circulate|distribute|share|upload|push))"
RESTORED_EN = regex(
    rf"(?i)\b(?:recall|retract|withdraw|pull|take(?: down| back)?|unsend|un-?publish|rescind|scrap)"
    rf"\s[^.;\n]{{1,60}}?\b{_SENT_EN}\b[^.;\n]{{0,100}}?(?:\band|\bthen|,)\s(?:then\s)?"
    rf"(?:{_AGAIN_EN}|(?:publish|issue|send|put|post|push)\s(?:it|them|out|that|a|an|the)\b)|"
    rf"\b{_AGAIN_EN}\s[^.;\n]{{1,60}}?\b{_SENT_EN}\b[^.;\n]{{0,40}}?\b(?:with|showing|as|under|"
    rf"carrying|"
    rf"at|after|but|using)\s[^.;\n]{{0,40}}?\b(?:rat(?:ing|ed)|targets?|tp|conclusions?|views?|"
    rf"valuations?|stance|buy|hold|sell|neutral|outperform|underperform|overweight|underweight|"
    rf"estimates?|numbers|figures|multiple|recommendation|verdict|changed|changes|swapped)\b|"
    rf"\b(?:clear|wipe|purge|delete|erase|discard|drop|overwrite)\s(?:out\s)?(?:(?:the|all|any|"
    rf"our|its)"
    rf"\s){{0,2}}(?:(?:past|old|prior|previous|historical|existing|stored|cached|"
    rf"earlier)\s{_WORK_EN}|"
    rf"(?:past\s|old\s)?(?:forecast|prediction|rating|estimate|alert|conversation|valuation)\s"
    rf"history)(?=\s(?:for|of|on|and|in|from|then)\b|[,.;]|$)|"
    rf"\b(?:roll\s?back|revert|restore|reset|switch|return|downgrade|roll|"
    rf"set)\s(?:[\w'/-]+\s){{0,5}}?"
    rf"{_KEPT_EN}\s(?:[\w-]+\s){{0,3}}?(?:back\s)?to\s{_VERSION_EN}|"
    r"\b(?:re-?publish|re-?release|re-?push|regenerate|unpublish|re-?send)\s(?:[\w'/.-]+\s){0,5}?"
    r"(?:cards?|memos?|notes?|reports?|briefs?)\b(?=\s(?:(?:for|of|on|and|to)\b|\d)|[,.;]|$)|"
    r"\b(?:retrain|re-train|fine-tune)\s(?:(?:the|our|all)\s)?(?:[\w-]+\s){0,3}?models?\s(?:on|"
    r"with|and|"
    r"now|from)\b|"
    r"\b(?:reset|set|change|raise|lower|move)\s(?:the\s|all\s)?(?:[\w'/-]+\s){0,3}?"
    r"(?:alert|alarm)(?:\s(?:price|level|threshold|trigger))?\s(?:(?:for|of|on)\s[^,.;]{1,24}\s)?"
    r"(?:to|at)\s[$€£]?\d"
)
