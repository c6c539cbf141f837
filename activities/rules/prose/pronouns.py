"""Who is told by a word that stands for a name: 它, 公司, 后者, the latter, 隔壁."""

import re

from activities.rules.prose.context import Scene
from activities.rules.prose.entities import EntityMention
from activities.rules.scanning.regex import regex

_THE_COMPANY = regex(
    r"(?<![母子分市限贵])公司(?!债|法|治理|章程)|(?<=[，。；：:])(?:它|该股)(?!们)|[该我本]行|"
    r"(?<![A-Za-z])[Tt]he (?:company|bank|group)(?![A-Za-z])"
)
_ANSWER = regex(r"\s*(?:(?:答|A|回复|回答)\s?[:：]|(?:[-*•·▪●]|[0-9]{1,2}[.、)])\s?[^0-9\s])")
"""At the head of the sentence that answers a question, or of what stands under a heading."""
_IT = regex(r"\s?(?:It|The (?:company|group|firm|bank|insurer|retailer))\s[a-z]")
_BEHIND_IN_ORDER = regex(
    r"\s(?:[a-z-]+\s){0,3}?(?:at|for|from|in|by|to)\s(?P<which>the former|the latter)(?![a-z])",
    re.IGNORECASE,
)
"""Behind a number, which of two companies it is of."""
_IN_ORDER = {"前者": 0, "the former": 0, "后者": 1, "the latter": 1}
_IT_BEHIND = regex(r"[，,]它的?(?!们)")
"""Right behind a name, what stands for it: 真正该担心的是甲公司，它的质押比例."""
_LED_UP = regex(r"[的才就]是$")
"""Before a name that a clause leads up to."""
_UNNAMED = regex(r"[比较]\s?(?:隔壁|对门|另一家|某家)[^，。；、0-9]{0,12}的?(?:约|近|逾)?$")
"""Before a number of whom a text compares with and never names: 比隔壁做酱菜的38.9%."""


def it(scene: Scene, start: int) -> str | None:
    """The only company that the sentence before names, however aside.

    Where one begins with its pronoun: we own Harlow. It earned.
    """
    if not start or not _IT.match(scene.text, start):
        return None
    named = {m.key for m in scene.after(scene.entities, *scene.sentence(start - 1))}
    return named.pop() if len(named) == 1 else None


def in_order(scene: Scene, position: int, end: int, sentence: tuple[int, int]) -> int | None:
    """Which of two companies a sentence speaks of as the former or the latter.

    Only where none is named since.
    """
    if behind := _BEHIND_IN_ORDER.match(scene.text, end):
        return _IN_ORDER[behind["which"].lower()]
    said = scene.text[sentence[0] : position]
    word = max(_IN_ORDER, key=said.rfind)
    at = said.rfind(word)
    if at < 0 or scene.before(scene.entities, position, sentence[0] + at):
        return None
    return _IN_ORDER[word]


def pair(scene: Scene, sentence: tuple[int, int]) -> list[str]:
    """The companies of a sentence, or of the last ones before it that name two, in order."""
    keys: list[str] = []
    for _ in range(4):
        told = [m.key for m in scene.after(scene.entities, *sentence)]
        keys = list(dict.fromkeys((*told, *keys)))
        if len(keys) > 1 or not sentence[0]:
            return keys
        sentence = scene.sentence(sentence[0] - 1)
    return keys


def is_another(scene: Scene, mention: EntityMention, position: int) -> bool:
    """Whether 公司 behind one of several companies may mean another of them."""
    if mention.key.startswith("?") or not (scene.several and len(scene.named) > 1):
        return False
    if _IT_BEHIND.match(scene.text, mention.end) and _LED_UP.search(scene.text[: mention.start]):
        return False
    called = len("公司") if scene.text.startswith("公司", mention.end) else 0
    return bool(_THE_COMPANY.search(scene.text, mention.end + called, position))


def is_the_company(scene: Scene, entity: str | None, stretch: tuple[int, int]) -> bool:
    """Whether words of a sentence that names nobody stand for the only company of the text."""
    if entity is None or entity.startswith("?"):
        return False
    if scene.after(scene.entities, *scene.sentence(stretch[1] - 1)):
        return False
    if any(mention.key != entity for mention in scene.entities):
        return False
    said = _THE_COMPANY.search(scene.text, *stretch) or _ANSWER.match(scene.text, stretch[0])
    return said is not None


def is_unnamed(scene: Scene, position: int) -> bool:
    """Whether a number is that of somebody compared with whom a text does not name."""
    floor = scene.clause(position)
    hit = _UNNAMED.search(scene.text[floor:position])
    return hit is not None and not scene.before(scene.entities, position, floor + hit.start())
