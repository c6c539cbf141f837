"""Who may be believed without a second look: the whitelist of text sources."""

import re

from activities.rules.scanning.regex import regex

_NAMES = frozenset(
    "tushare.anns_d tushare.irm_qa tushare.irm_qa_sh tushare.irm_qa_sz "
    "tushare.news tushare.major_news "
    "tushare.cctv_news tushare.research_report tushare akshare eastmoney xueqiu fmp_api "
    "company_ir sec_edgar edgar "
    "cninfo sse szse bse hkex".split()
)
"""Sources by name, with the table where the source has several."""

_DOMAINS = frozenset(
    "sec.gov cninfo.com.cn sse.com.cn szse.cn bse.cn csrc.gov.cn "
    "hkexnews.hk hkex.com.hk pbc.gov.cn "
    "stats.gov.cn gov.cn chinabond.com.cn chinaclear.cn sse.org.cn cs.com.cn cnstock.com stcn.com "
    "zqrb.cn eastmoney.com federalreserve.gov bls.gov bea.gov nasdaq.com nyse.com "
    "londonstockexchange.com "
    "ecb.europa.eu esma.europa.eu jpx.co.jp sgx.com".split()
)
"""Regulators, exchanges, statistical offices and the papers appointed for statutory disclosure."""

_HOST = regex(r"(?:https?://)?([a-z0-9.-]{3,253})(?::\d{1,5})?(?:/\S{0,2000})?", re.ASCII)


def is_trusted(source: str) -> bool:
    """Whether a source, given as a name, a host or a URL, is on the list.

    A host counts with its subdomains. One that only looks like it does not: ``sec.gov.example`` is
    another host, and so is one with a user name before it or with letters beyond ASCII.
    """
    given = source.strip().lower()
    if given in _NAMES:
        return True
    host = _HOST.fullmatch(given)
    return host is not None and _on_list(host[1])


def _on_list(host: str) -> bool:
    labels = host.removesuffix(".").split(".")
    return any(".".join(labels[at:]) in _DOMAINS for at in range(len(labels)))
