"""What notices to holders, order desks and developers' comments say in the words of an attack."""

import re

from activities.rules.injection.substitutes import Group

_MACHINE = r"(?:ai|bots?|models?|assistants?|machine|llm|told|instructed|prompted|programmed|summar\w+|read|reading)"

NOTICES: tuple[Group, ...] = (
    (
        ("ignore this", "disregard this"),
        re.compile(
            rf"\bif you (?:have|had|are|no longer|do not|did not|already|never|were|recently)\b(?![^.;\n]{{0,100}}\b{_MACHINE}\b)[^.;\n]{{0,100}}?,? (?:please )?"
            r"(?:ignore|disregard) this (?:reminder|notice|letter|message|e-?mail|circular|document|communication|request|form|announcement)"
        ),
        "…",
    ),
    (
        (" orders", " order"),
        re.compile(
            r"\b(?:re-?submit|duplicate|re-?enter|re-?send|re-?place|place|cancel|amend|modify|re-?key) (?:any |all |the |your )?"
            r"(?:cancel+ed|pending|open|rejected|unfilled|existing|queued|outstanding|expired|working|duplicate) orders?\b"
        ),
        "…",
    ),
    (
        ("system-prompt", "system prompt"),
        re.compile(
            r"\bsystem[- ]prompt (?:modal|dialog\w*|pop-?up|component|box|window|banner|overlay|css|div|screen|icon|style)s?\b"
        ),
        "…",
    ),
    (
        ("程序",),
        re.compile(
            r"(?:审计|核查|审议|审批|决策|表决|司法|法律|破产|诉讼|仲裁|清算|函证|监盘|内控|测试|必要|相应|替代|规定|实质性|分析性|法定)"
            r"(?:的)?(?:测试|审计|核查|审批|审议)?程序(?![请：:员化，,])"
        ),
        "步骤",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
