"""A password that one asks for and another tells: the name stands in the question alone."""

from activities.rules.sensitive.credentials import is_made_up
from activities.rules.sensitive.edges import regex

ANSWERED = regex(
    r"(?:(?i:\b(?:password|passwd|passphrase|passcode|pass|pwd|pw|creds|credentials|log-?in|pin|"
    r"door code|"
    r"access code|wi-?fi key)\b)|密码|口令|解压码|访问码)"
    r"(?!\s(?i:manager|polic\w+|resets?|rotation|rules?|requirements?|length|rate|page|"
    r"budget)\b)[^\n?？]{0,80}"
    r"(?:[?？]|(?<=[吗呢啥么少])|(?i:\bplease|\bpls|\bthx|\bthanks|again))[^\n]{0,40}\n{1,2}"
    r"(?:[^\n:：]{1,40}(?:[:：]|\))\s{0,2})?(?:\[[^\]\n]{1,20}\]\s)?"
    r"(?:(?i:sure|yes|yep|yeah|ok|okay|it'?s|its|still|try|here|use|should be|i think|that'?s|is|"
    r"the|"
    r"password|same|as|before|now|hi|hey)[\s,.:!-]{1,3}|[是就还用试]{1,3}|好的?[，,]|在[，,]|老样子[，,]?|"
    r"[:：\s]){0,6}"
    r"[\"'“‘「`]?(?P<answer>[!-+\--~]{6,40})"
)
"""A question that names it, the end of a line, who answers, and the answer."""
ANCHORS = (
    "password|passwd|passphrase|passcode|pass |pwd|pw|creds|credential|login|log-in|pin|code|"
    "wifi|wi-fi|"
    "密码|口令|解压码|访问码"
)


def is_answered(found: str, before: str, after: str) -> bool:
    """Whether what is answered is a password, and no word."""
    match = ANSWERED.fullmatch(found)
    return match is not None and is_made_up(match["answer"].rstrip(",.;\"'`”"), before, after)
