"""What manuals and notices to customers tell their readers in the words of a demand.

Documents of interfaces do so, too.
"""

from activities.rules.injection.substitutes import Group
from activities.rules.scanning.regex import regex

MANUALS: tuple[Group, ...] = (
    (
        (".env", " header", "supersede", "user agent"),
        regex(
            r"\bcopy `?\.env\.(?:example|sample|template|dist)`? to `?\.env\b`?"
            r"|\b(?:pass|send|include|put|provide|supply) (?:your|an?|the) (?:api )?(?:key|token) "
            r"in the `?[\w-]{2,24}`? header\b"
            r"|\bsupersedes? (?:all|any) (?:prior|previous|earlier|other) (?:agreements?|"
            r"understandings?|versions?|arrangements?)\b"
            r"|\bdeclare your traffic by updating your user agent\b"
        ),
        "…",
    ),
    (
        ("if this was you", "did not request", "didn't request"),
        regex(
            r"\bif (?:this was you|you did(?: not|n't) request (?:this|it|a \w+)), (?:you "
            r"(?:can|may) |please )?(?:ignore|disregard) this (?:message|e-?mail|text|notice)\b"
        ),
        "…",
    ),
    (
        ("developer mode",),
        regex(
            r"\bdeveloper mode (?:on|in|of) (?:the|your) (?:\w+ )?"
            r"(?:terminal|phone|device|tablet|platform)\b|"
            r"\bdeveloper mode (?:exposes|lets|shows|resets)\b"
            r"|\bin developer mode you(?:'ll| will| can) (?:see|find)\b"
        ),
        "…",
    ),
    (
        ("违反以上", "违反上述"),
        regex(
            r"违反(?:以上|上述)(?:规定|规则|条款|条例)"
            r"|违反(?:以上|上述)(?:要求|须知|守则|规程|操作规程|注意事项)"
            r"(?=(?:而|所)?(?:造成|导致|引起|引发)的|的(?:行为|责任|后果)?[,，])"
        ),
        "…",
    ),
    (
        ("to disregard any", "to ignore any"),
        regex(
            r"\bshall (?:also )?be (?:entitled|permitted) to (?:disregard|ignore) any "
            r"(?:instruction|direction|notice)s? (?:that|which), in the opinion of (?:its|their) "
            r"(?:legal )?(?:counsel|advis[eo]rs?), (?:is|are|would be) "
            r"(?:contrary to|in breach of) "
            r"(?:applicable )?(?:law|the deed|this agreement)\b"
        ),
        "…",
    ),
    (
        ("开发者模式",),
        regex(r"(?:如何)?(?:打开|进入|开启)?开发者模式(?=[^。;；\n]{0,20}?(?:点击\W?版本号|长按))"),
        "…",
    ),
    (
        ("开发者模式",),
        regex(
            r"(?:安卓|手机|android)(?:手机)?(?:的|开启|打开)?开发者模式|提示[“\"]?"
            r"您(?:现在|已经?)?处于开发者模式|(?:关闭|退出|检测到)开发者模式|app在开发者模式"
        ),
        "…",
    ),
)
"""Each with words of which one must stand in the text, and what is put in its place."""
