"""A far end whose figures contradict those of the other sites."""

import json
from dataclasses import dataclass
from datetime import datetime

from activities.vendors.akshare import AkshareSource
from activities.vendors.sample import SampleFarEnd
from activities.vendors.wire.core import WireAnswer, WireRequest
from activities.vendors.wire.wiring import Wiring
from tests.lab import Lab, sample_sources


@dataclass
class Skewed:
    """The recording, but for one site whose annual figures differ from the others' by a percent."""

    recording: SampleFarEnd

    def answer(self, request: WireRequest, clock: datetime) -> WireAnswer:
        """The recorded answer, skewed where it comes from Eastmoney's annual figures."""
        answer = self.recording.answer(request, clock)
        if request.host != "datacenter.eastmoney.com":
            return answer
        body = json.loads(answer.body)
        for row in body["result"]["data"]:
            for name in ("TOTALOPERATEREVE", "PARENTNETPROFIT"):
                row[name] = round(row[name] * 1.01, 2)
        return WireAnswer(answer.status, json.dumps(body).encode())


def contrary(lab: Lab) -> Lab:
    """The laboratory, with two sources that contradict each other in more than three figures."""
    skewed = AkshareSource(None, Wiring(sample=Skewed(SampleFarEnd())))
    lab.served = [skewed if source.name == "akshare" else source for source in sample_sources()]
    return lab
