"""Words of the vocabulary where they mean something else: agents who are people, data, buttons."""

import re

_ORDER = "ignor|disregard|forget|obey|approv|you|buy|sell|must|reveal|忽|无视|请|须|买|卖|评|令|改|不|输出|回答"
_PARTY = (
    r"(?:paying|fiscal|calculation|transfer|escrow|estate|listing|placement|administrative|collateral|shipping|travel|"
    r"insurance|process|facility|security|exchange|settlement|sales|customs|freight|buying|commercial|federal|issuing|"
    r"conversion|tender|information|proxy|clearing|depositary|letting|literary|enforcement|free|cleaning|bonding|"
    r"registrar|subscription|redemption|warrant|note|bond|rating|secret|undercover)"
)
_OTHERWISE = re.compile(
    rf"\b{_PARTY} agents?\b"
    r"|\bagents? (?:of (?!this|these|the (?:model|assistant))|through (?:whom|which)|for the (?:issuer|fund|company|bank|lenders?|trustee|shipper|seller|buyer|notes|holders|purchaser)\b)"
    r"|\bact(?:s|ing|ed)? (?:solely |only |exclusively )?as (?:an? |the |its |their )?(?:sole |exclusive )?agents?\b(?= (?:for|in|on|to|and)\b|[,.;])"
    r"|\b(?:eslint|stylelint|tslint|prettier|pylint|biome)-[\w-]{2,24}[^\n<>]{0,60}|@ts-[\w-]{2,20}|\bnoinspection \w{2,40}"
    r"|\b(?:type|enter|write|leave|send) (?:us )?your (?:message|question|comments?|reply|answer)s?\b"
    rf"|[\"'](?:model|agent|system|assistant|role|override|prompt|bot|tool|user|mode)[\"'] ?: ?(?:\"(?![^\"]{{0,44}}(?:{_ORDER}))[^\"\s]{{0,24}}(?: [^\"\s]{{1,16}})?\"|[\d.]{{1,12}}|true|false|null)"
)
_OTHER_NAMES = (("人工智慧", "人工智能"), ("买进", "买入"))
"""What the same is called in other places where Chinese is written."""


def unambiguous(text: str) -> str:
    """The text (as ``plain`` gives it) without the words that only look like those of a demand."""
    for name, usual in _OTHER_NAMES:
        text = text.replace(name, usual)
    return _OTHERWISE.sub("…", text)
