"""Whether the company of a figure is handed on to it from afar.

A fact of another one may then be meant.

Not where its sentence names it, nobody else stands before the end of that, and others follow: whom
a text has yet to name it tells nothing of. Nor where the sentence says 公司 of the only one.
"""

from activities.rules.prose import pronouns
from activities.rules.prose.context import Scene


def is_so(
    scene: Scene, entity: str | None, stretch: tuple[int, int], sentence: tuple[int, int]
) -> bool:
    """Whether a company is named behind another quantity or in another sentence.

    It does not count where it stands alone as far as its own goes.
    """
    if any(mention.key == entity for mention in scene.after(scene.entities, *stretch)):
        return False
    if pronouns.is_the_company(scene, entity, (sentence[0], stretch[1])):
        return False
    if scene.carry.applied and scene.carry.applied == entity:
        return False
    if scene.carry.entity or any(
        m.key != entity for m in scene.after(scene.entities, 0, sentence[1])
    ):
        return True
    here = scene.after(scene.entities, sentence[0], stretch[0])
    behind = scene.after(scene.entities, sentence[1], len(scene.text))
    return not (here and behind and scene.text.isascii())
