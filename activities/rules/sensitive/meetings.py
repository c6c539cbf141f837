"""Codes of meetings: whoever was invited has them, and they open nothing afterwards."""

from activities.rules.sensitive.edges import regex

_MEETING = regex(
    r"(?i)(?:meeting|webinar|conference|event) (?:id|number|no)\b|会议(?:号|id)|"
    r"dial[- ]?in|webcast|replay"
)
_NAMED = regex(r"(?i)passcode|(?:会议|入会)?密码")
_RIGHT_BEFORE = regex(r"(?i)(?:passcode|(?:会议|入会)?密码)[\s:：是为]{1,4}\Z")
_NEAR = 60


def opens_a_meeting(named: str, before: str) -> bool:
    """Whether a code so named stands behind the number of a meeting."""
    return _NAMED.match(named) is not None and _MEETING.search(before[-_NEAR:]) is not None


def opens_nothing_else(_found: str, before: str, _after: str) -> bool:
    """Whether a code is not that of a meeting named right before it."""
    named = _RIGHT_BEFORE.search(before)
    return named is None or not opens_a_meeting(named[0], before[: named.start()])
