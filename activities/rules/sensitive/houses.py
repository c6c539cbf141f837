"""Whose telephone is published: an office, a helpline, an authority, a house that serves many."""

from activities.rules.sensitive.edges import regex

_OFFICES = (
    r"investors?\b|\bir\b|hotlines?|switchboard|headquarter|head office|main office|toll[- ]?free|"
    r"freephone|customer|consumers?\b|relations|services?\b|support|department|\bdesk|help ?desk|"
    r"reception|conference|dial[- ]?ins?\b|replay|webcast|passcode|access code|media|press\b|"
    r"newsroom|registrar|\bfax\b|ombuds\w+|branch(?:es)?\b|bureau|switch board|"
    r"(?:help|tip|info|care|news|advice)[- ]?lines?\b|"
    r"\b(?:fraud|ethics|integrity|compliance|reporting|complaints?|abuse|conduct|whistleblower|"
    r"speak[- ]?up|enquir(?:y|ies)|inquir(?:y|ies)|information|quitline|sales|order|dividend|"
    r"shareholders?|stockholders?|toll|public|general|office|counsel(?:l?ing)?|emergency)"
    r"(?: \w+)? (?:lines?|numbers?|phones?|telephones?)\b|"
    r"\b(?:transfer|information|paying|proxy|escrow|dividend)[- ](?:agents?|solicitors?)\b|"
    r"\b(?:division|committee|court|administrator)\b|\boffice of\b|\bcollect at\b|"
    r"\boperators?\b|text \"?\w+\"? to opt"
)
_AUTHORITIES = (
    r"(?-i:\b(?:SEC|FINRA|CFTC|FTC|FDIC|CFPB|NFA|NASAA|SIPC|OCC|IRS|FBI|IC3|DOJ|NYSE|CBOE|CME|DTCC|"
    r"DTC|FCA|FOS|FSCS|ASIC|AFCA|MAS|SFC|HKEX|HKMA|SGX|LSE|LSEG|ESMA|BaFin|AMF|CONSOB|FINMA|CIRO|"
    r"OSC|SEBI|NSE|BSE|JPX|AARP|BBB|MSRB|PCAOB|FASB|USPTO|FDA|NHTSA|CPSC|OSHA|EPA)\b)|"
    r"\bNasdaq\b|\bEuronext\b|\b(?:stock|futures|options|mercantile) exchange\b|"
    r"\bexchanges?['’]s?\b|"
    r"\bcommission(?:er['’]s office)?\b|\bauthority\b|\bregulators?\b|\bagency\b|\bministry\b|"
    r"\bfederal reserve\b|\btreasury\b|\battorney general\b|\bchamber of commerce\b|"
    r"\baction fraud\b|\bcitizens advice\b|\bmonetary\b"
)
_SERVING = (
    r"\b(?:computershare|broadridge|equiniti|eq shareowner|astz?|american stock transfer|"
    r"continental stock transfer|innisfree|georgeson|okapi|mackenzie partners|d\.? ?f\.? king|"
    r"morrow sodali|sodali|alliance advisors|laurel hill|kingsdale|link group|mufg|tsx trust|"
    r"odyssey trust|issuer direct|vstock|securitize|tricor|boardroom|"
    r"fidelity|schwab|vanguard|e\*?trade|td ameritrade|robinhood|interactive brokers|"
    r"merrill(?: lynch| edge)?|morgan stanley|goldman sachs|wells fargo|j\.?p\.? ?morgan|chase|"
    r"citi(?:bank|group)?|bank of america|ubs|raymond james|edward jones|ameriprise|lpl|webull|"
    r"sofi|ally|t\. ?rowe price|blackrock|ishares|invesco|state street|northern trust|"
    r"equifax|experian|transunion|factset|bloomberg|refinitiv|morningstar|"
    r"business wire|pr newswire|globe ?newswire)\b"
)
_ZH = (
    r"热线|专线|总机|客服|董秘办|董事会办公室|证券(?:事务)?部|投资者|传真|电话会议|接入|"
    r"(?:举报|投诉|咨询|信访|监督|报名|登记|服务|客户|业务|值班|预约|查询|报案|维权|采访|会务)(?:电话|号码|渠道)|"
    r"营业部|分公司|支行|网点|交易所|证监[会局]|监管局|金融监管|消保|协会|委员会|前台|服务台|办事处"
)
HOUSE = regex(rf"(?i){_OFFICES}|{_AUTHORITIES}|{_SERVING}|{_ZH}")
"""Words beside the telephone of a house: its number is published."""
TOLL_FREE = regex(
    r"(?:\+?1[ .-]?)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]?\d{3}[ .-]?\d{4}\Z"
    r"|(?:\+44[ -]?|0)(?:800|808|300|330|333|345|845)[ -]|(?:1300|1800)[ -]|[48]00-\d{3}"
)
"""Numbers whose calls the called one pays: houses rent them."""
OWN_LINE = regex(
    r"(?i)\b(?:his|her|my|their|own|personal|private|home)(?: \w+){0,2} "
    r"(?:cell|cellphone|mobile|number|phone|line|handset|landline)\b"
    r"|\b(?:at home|landline|cell ?phone|handset)\b|\bon (?:his|her|my)\b"
    r"|\b(?:personal|private) (?:cell|mobile|number)\b|\btext(?:s|ed)? (?:me|him|her|from)\b"
    r"|\b(?:cell|mobile)[\s:(]{1,3}$|私人|个人手机|本人手机|家里|家中"
)
"""What says in the midst of a house's words that the line is one person's."""
NOT_THERE = regex(r"(?i)\b(?:not|rather than|instead of) (?:the|our|its|an?) [^,.;\n]{0,30}")
"""A house that is named only as where not to call."""
