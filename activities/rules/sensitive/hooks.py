"""Addresses that take messages from whoever knows them: the address is the secret."""

import re

from activities.rules.sensitive.edges import regex

_TAKING = (
    r"[^\s/]{0,80}/[^\s]{0,60}?(?:webhook|robot/send)[^\s]{0,20}?(?:key|access_token)=[^\s]{8,}"
    r"|[^\s/]{0,80}/[^\s]{0,60}?/hooks?/[0-9A-Za-z-]{8,}"
    r"|[^\s/]{0,80}/hooks/(?:[0-9a-z]{20,30}|catch/\d{4,}/\w{5,})"
    r"|[^\s/]{0,80}/webhook(?:-test)?/[0-9a-f-]{32,}"
    r"|hooks\.slack\.com/(?:services|workflows|triggers)/[A-Za-z0-9/]{8,}"
    r"|discord(?:app)?\.com/api/webhooks/\d{6,}/[\w-]{8,}"
    r"|[\w.-]{0,40}webhook\.office\.com/[\w@/-]{8,}"
    r"|[\w.-]{2,60}\.(?:logic\.azure\.com|"
    r"powerplatform\.com)(?::\d+)?/[^\s]{8,200}?[?&]sig=[\w%-]{16,}"
    r"|api\.telegram\.org/bot\d{6,}:[\w-]{8,}"
    r"|sct(?:api)?\.ftqq\.com/SCT\w{10,}|sc\.ftqq\.com/SCU\w{10,}|"
    r"\d{1,8}\.push\.ft07\.com/send/sctp\w{10,}"
    r"|api\.day\.app/\w{18,}|(?:www\.)?pushplus\.plus/send[^\s]{0,20}token=\w{16,}"
    r"|(?:api\.)?wxpusher[\w./-]{0,40}appToken=AT_\w{16,}"
    r"|maker\.ifttt\.com/(?:trigger/[^\s/]{1,60}/(?:json/)?with|use)/(?:key/)?[\w-]{16,}"
    r"|hook\.[\w.]{0,12}make\.com/\w{20,}|[\w-]{10,40}\.m\.pipedream\.net"
    r"|chat\.googleapis\.com/v1/spaces/[^\s]{4,80}[?&](?:key|token)=[\w%-]{16,}"
    r"|webhook\.site/[0-9a-f-]{36}|(?:www\.)?feishu\.cn/flow/api/trigger-webhook/\w{16,}|"
    r"api2\.pushdeer\.com/[^\s]{0,40}pushkey=PDU\w{16,}"
    r"|events\.pagerduty\.com/(?:integration|x-ere)/\w{16,}"
    r"|ntfy\.sh/[^\s]{4,60}\?auth=[\w-]{10,}|[^\s/]{3,60}/message\?token=A[\w.-]{12,}"
)
WEBHOOK = regex(rf"(?i:https?://)(?:{_TAKING})")
ANCHORS = "://"
_LAST = regex(r"[\w%-]+\W*$")
_PLACE = regex(r"(?i)x{4}|your|example|<|\{|\$|\*{3}|redacted|token$|sendkey$|demo|placeholder")
_WHOLE = regex(r"hooks\.slack\.com/services/T\w{8,}/B\w{8,}/\w{24}(?!\w)")
"""As long as a live one: what stands there is not looked at."""
_FEWEST_KINDS = 4
"""Signs of which what was drawn has more than a row of one letter or digit."""


def is_live(found: str, _before: str, after: str) -> bool:
    """Whether an address ends in what was drawn, and not in the place where it would stand."""
    if _WHOLE.search(found):
        return True
    last = _LAST.search(found)
    secret = last[0] if last else ""
    shown = _PLACE.search(found.partition("://")[2]) or re.match(r"[<{$*\[]", after)
    return not shown and len(set(secret.lower())) >= _FEWEST_KINDS
