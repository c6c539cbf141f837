"""Whose a number is: a person's by what he is or is called, before "number", "cell" or "line"."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.people import SURNAMES

_THINGS = (
    r"(?:order|container|meter|sensor|server|number|computer|printer|router|paper|letter|folder|"
    r"register|tracker|counter|cylinder|boiler|chiller|reactor|motor|tractor|trailer|transformer|"
    r"inverter|converter|semiconductor|conductor|factor|sector|vector|monitor|elevator|generator|"
    r"compressor|processor|floor|door|water|power|paper|matter|quarter|center|chapter|tower|"
    r"charter|carrier|water|voucher|ledger|header|footer|offer|transfer|tender|wafer|poster|"
    r"freighter|tanker|steamer|cooker|filter|laser|scanner|reader|loader|buffer|cluster|parameter|"
    r"identifier|timer|timber|copper|silver|user|peer|issuer|insurer|carmaker|chipmaker|maker|"
    r"manufacturer|retailer|lender|insurer|producer|developer|publisher|airliner|year|"
    r"newspaper|broadcaster|operator|competitor|bidder|underwriter|registrar|cigar|dollar|"
    r"country|industry|company|economy|city|factory|group|firm|bank|fund|market|segment|parent|"
    r"patent|component|equipment|shipment|document|agreement|payment|instrument|plant|event|"
    r"department|government|parliament|content|element|investment|statement|continent|"
    r"station|division|region|version|pension|million|billion|nation|union|commission|"
    r"business|process|series|census|summary|subsidiary|library|inventory|treasury|january|"
    r"february|brand|land|island|president's office|hotel|material|terminal|capital|journal|portal)"
)
_ROLE = (
    rf"(?!{_THINGS}(?:['’]|\b))[a-z]{{0,20}}"
    r"(?:er|or|ist|ee|man|men|woman|women|lady|ent|ant|ian|ess|yst|ief|hand|mate|smith|boss|"
    r"spouse|wife|husband|son|daughter|mother|father|mum|mom|dad|nurse|clerk|pilot|chef|cook|"
    r"guard|lead|head|rep|dealer|aide|temp|source|contact|guy|girl|lad|friend|uncle|aunt|niece|"
    r"nephew|cousin|widow|tenant|captain|secretary|intern|coach|host|guest|student|pupil|patient|"
    r"witness|attorney|physician|surgeon|doctor|professor|scholar|chemist|geologist|expert|agent|"
    r"consultant|analyst|accountant|auditor|assistant|official|executive|director|ceo|cfo|pm|"
    r"specialist|technician|operative|apprentice|bookkeeper|whistle-?blower|go-between|"
    r"fixer|middleman|insider|mole|tipster)"
)
_NAME = (
    rf"\b(?-i:(?:Mr|Ms|Mrs|Miss|Dr|Mme|Madam|Auntie|Uncle|Old|Master|Manager|Director|"
    rf"Engineer)\.?\s"
    rf"[A-Z][a-z]{{1,20}}|{SURNAMES}(?:\s[A-Z][a-z]{{1,12}})?|[A-Z][a-z]{{1,12}}\s{SURNAMES})"
)
_BY = (
    r"(?:\s(?:own|direct|new|old|current|other|second|spare|usual|desk|site|night|day|work|"
    r"business|office|personal|private|home|mobile|cell|phone|telephone|contact|whatsapp|wechat|"
    r"signal|burner|back-?up|emergency|weekend|china|mainland|hk|local)){0,3}"
)
_CALLED = (
    r"\s(?:numbers?|no\.?|lines?|mobiles?|cells?|phones?|handsets?|tel|telephone|digits|contacts?|"
    r"contact details|extension|whatsapp|wechat|signal|landline|hotline)(?![a-z])"
)
_STEPS = (
    r"(?:[^\w.。;；\n]{1,6}|\b(?:is|was|now|still|again|changed|to|are|reads|given|as|on|file|at|"
    r"the|"
    r"site|for|night|shifts?|below|here|listed|remains|recorded|noted|saved|in|notes|our|sheet|"
    r"under|of|this)\b){0,10}"
)
_OWNED = regex(rf"(?i)(?:\b{_ROLE}|{_NAME})(?:['’]s|s['’]){_BY}{_CALLED}{_STEPS}$")
"""``the line supervisor's direct number is``, right before digits."""
_FIRM = regex(
    r"(?i)\b(?:agent|registrar|solicitor|custodian|trustee|auditor|distributor|broker|supplier|"
    r"vendor|"
    r"publisher|sponsor|depositary|dealer|registrant|filer|applicant|defendant|claimant|"
    r"contractor|borrower|"
    r"guarantor|landlord|lessor|lessee|licensor|licensee|issuer|acquirer|exporter|importer|shipper|"
    r"carrier|underwriter|manager|adviser|advisor|administrator|processor|provider|customer|"
    r"client|partner|bookrunner|investor)s?['’]"
)
"""Whoever is as often a house, whose telephone is published."""
_NEAR = 120


def is_owned(_found: str, before: str, _after: str) -> bool:
    """Whether a number is called that of somebody, told by what he does or is called."""
    near = before[-_NEAR:]
    return ("'" in near or "’" in near) and _OWNED.search(near) is not None


def is_owned_by_one(found: str, before: str, after: str) -> bool:
    """The same, of one who is hardly ever a house."""
    return is_owned(found, before, after) and not _FIRM.search(before[-_NEAR:])
