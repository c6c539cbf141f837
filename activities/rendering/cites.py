"""What the cite of a figure says, in full and in one line."""

from activities.rendering.phrases import CITE_FIELDS
from activities.rules.competences import COMPETENCES
from activities.rules.formulas import FORMULAS
from activities.rules.periods import describe
from activities.rules.wording import label
from schemas.report import Figure
from schemas.text import Lang


def rows(figure: Figure, lang: Lang) -> list[tuple[str, str]]:
    """The cite of a figure as labelled lines."""
    when = describe(figure.period, figure.as_of, figure.window_start).in_(lang)
    exact = figure.value if isinstance(figure.value, str) else f"{figure.value:f}"
    lines = [
        (CITE_FIELDS["metric"].in_(lang), f"{label(figure.metric).in_(lang)} · {figure.metric}"),
        (CITE_FIELDS["period"].in_(lang), when),
        (CITE_FIELDS["exact"].in_(lang), f"{exact} {figure.unit}"),
    ]
    if figure.tier:
        lines.append((CITE_FIELDS["tier"].in_(lang), figure.tier.value))
    lines += _origin(figure, lang)
    return lines


def _origin(figure: Figure, lang: Lang) -> list[tuple[str, str]]:
    lines = []
    if figure.derivation:
        expression = FORMULAS[figure.derivation.formula].expression
        lines.append((CITE_FIELDS["formula"].in_(lang), expression))
        inputs = ", ".join(f"{k} = {v}" for k, v in sorted(figure.derivation.inputs.items()))
        lines.append((CITE_FIELDS["inputs"].in_(lang), inputs))
    if figure.competence_id:
        text = COMPETENCES[figure.competence_id].text.in_(lang)
        lines.append((CITE_FIELDS["competence"].in_(lang), f"{figure.competence_id}: {text}"))
    for cite in figure.cites:
        lines.append(
            (
                CITE_FIELDS["source"].in_(lang),
                f"{cite.source}.{cite.table} · {cite.tool_call_id} · served_by {cite.served_by}",
            )
        )
        lines.append((CITE_FIELDS["fetched"].in_(lang), cite.fetched_at.isoformat()))
    return lines


def line(figure: Figure, lang: Lang) -> str:
    """The cite of a figure in one line, for a footnote."""
    parts = [f"{label(figure.metric).in_(lang)} {figure.as_of}"]
    if figure.derivation:
        parts.append(
            f"{figure.derivation.formula}: {FORMULAS[figure.derivation.formula].expression}"
        )
    if figure.competence_id:
        parts.append(f"competence {figure.competence_id}")
    parts += [f"{cite.source}.{cite.table} {cite.tool_call_id}" for cite in figure.cites]
    return " · ".join(parts)
