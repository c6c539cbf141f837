"""Mailboxes of persons, and those that a house shares."""

import re

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.offices import is_office
from activities.rules.sensitive.surroundings import (
    FREE_MAIL,
    HOUSE,
    HOUSE_ASKED,
    HOUSE_BEHIND,
    HOUSE_LABEL,
    NOBODY,
    ROLES,
)

MAILBOX = regex(
    r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}"
    r"(?:\.[A-Za-z0-9-]{1,63}){1,5}"
)
_RESERVED = regex(
    r"(?i)@(?:[a-z0-9-]+\.)*(?:example\.(?:com|org|net|cn)|example|test|invalid|"
    r"(?:your)?(?:company|domain)\.(?:com|cn))$"
)
"""Domains that no mail reaches (RFC 2606), where a placeholder stands before the sign."""
_IN_ADDRESS = regex(r"://[^\s/@]{0,80}:\S{0,40}$")
"""In an address of a machine, between the name and the sign: a password's end and a host."""

_MASKED, _LEFT = regex(r"\w[*＊•●]{2,12}\Z"), 4
"""A sign or more, then stars, before the last few signs of a name: nobody's mailbox any more."""
_NUMBERED = regex(r"(?i)(?<![\w-])(?:uid|(?:message|content)-id|in-reply-to|references)\s?:\s?<?\Z")
"""What programs number a message or an event by: a mailbox in shape only."""


def is_personal(found: str, before: str, after: str) -> bool:
    """A mailbox of a person: no role in the part before the sign, which the house shares."""
    if found.rpartition(".")[2].isdigit():
        return False
    if before.endswith("//") or _IN_ADDRESS.search(before) or _NUMBERED.search(before):
        return False
    if re.search(r"(?i)\.gov(?:\.[a-z]{2})?$", found):
        return False
    local = found.split("@")[0].lower()
    masked = len(local) <= _LEFT and _MASKED.search(before)
    if masked or (local in NOBODY and _RESERVED.search(found)):
        return False
    if not FREE_MAIL.search(found) and is_office(*found.lower().split("@")):
        return False
    parts = {*re.split(r"[._%+-]", local), local, re.sub(r"\d+$", "", local)}
    if parts & ROLES or local.startswith(("ir", "investor", "zqb", "dongmi", "noreply", "stock")):
        return (
            local.startswith("ir") and not (parts & ROLES) and not re.match(r"ir[\d._-]|ir$", local)
        )
    house = (
        HOUSE.search(before)
        or HOUSE_LABEL.search(before)
        or HOUSE_ASKED.search(before)
        or HOUSE_BEHIND.match(after)
    )
    if house and local.isalnum() and not FREE_MAIL.search(found):
        return False
    code = re.fullmatch(r"(?:[a-z]{2,6})?\d{6}", local)
    return not (code and not FREE_MAIL.search(found))
