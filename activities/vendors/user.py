"""A person as a source: what is said is recorded, word for word, like any answer.

Nothing is asked of a network: the query carries the correction, and its JSON is the raw answer.
"""

from activities.errors import BadRequest
from activities.rules import executable, sensitive
from activities.vendors.answer import VendorAnswer, figure, strict_reading
from schemas.control import Correction
from schemas.fetch import CATALOGUE, Dataset, DatasetQuery, Observation


class UserSource:
    """Turns a person's correction into an answer."""

    name = "user"

    def prepare(self) -> None:
        """A person needs no package."""

    def fetch(self, query: DatasetQuery) -> VendorAnswer:
        """The correction that the query carries, as its one observation.

        Words that the egress gate would stop are refused here: they would take the report along.
        """
        said = query.correction
        if said is None:
            raise BadRequest("a correction says its figure: the query carries none")
        for words in (said.by, said.source, said.note):
            if found := [*sensitive.find(words), *executable.find(words)]:
                raise BadRequest(f"its words cannot stand in a report: {found[0].rule}")
        raw = said.model_dump_json().encode()
        return VendorAnswer(
            table=CATALOGUE[Dataset.CORRECTION].table, served_by=self.name, raw=raw,
            query={"by": said.by, "source": said.source, "note": said.note},
            observations=read(raw),
        )  # fmt: skip


def read(raw: bytes) -> tuple[Observation, ...]:
    """The figure in a recorded correction; raises SchemaDrift where it is none."""
    with strict_reading("user correction"):
        said = Correction.model_validate_json(raw)
    subject = said.subject
    observation = Observation(
        metric=subject.metric, value=figure(said.value, subject.metric), as_of=subject.as_of,
        unit=said.unit, period=subject.period,
    )  # fmt: skip
    return (observation,)
