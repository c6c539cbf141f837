"""External text as data: a header that says whose it is, between marks that it cannot contain."""

import hashlib
import json
from collections.abc import Sequence

from schemas.fetch import SanitizedTexts, TextItem
from schemas.gate import IngestReport


def sanitized(items: Sequence[TextItem], report: IngestReport) -> SanitizedTexts:
    """What of the texts may travel on: the clean ones, each as data; doubtful ones stay behind."""
    held = {item.item_id for item in (*report.quarantined_items, *report.flags)}
    return SanitizedTexts(
        wrapped={item.item_id: wrapped(item) for item in items if item.item_id not in held}
    )


def wrapped(item: TextItem) -> str:
    """The item as labelled data for a prompt.

    The delimiter is drawn from the content's hash: the same for the same item in every process, and
    lengthened until the content does not contain it. The content is a JSON string, so that no
    line of it can look like a line of ours.
    """
    content = json.dumps({"title": item.title, "body": item.body}, ensure_ascii=True)
    digest = hashlib.sha256(content.encode()).hexdigest()
    size = next(size for size in range(16, 65) if size == 64 or digest[:size] not in content)
    header = json.dumps(
        {"source": item.source, "item": item.item_id, "sha256": digest}, ensure_ascii=True
    )
    mark = f"DATA-{digest[:size]}"
    return f"<<{mark}\n{header}\n{content}\n{mark}>>"
