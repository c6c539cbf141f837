"""The named classes of digits in prose that are no figures."""

import re

from activities.rules.prose.phrases import alternatives

_INDICES = r"(?:上证|深证|沪深|中证|科创|创业板|北证|国证|恒生|日经|标普|纳斯达克|纳指|罗素|富时|道琼斯|中债)\s?[0-9]{2,4}(?![0-9.,%])"
_WEST_INDICES = (
    r"(?:S&P|S&amp;P|Nasdaq|CSI|SSE|SZSE|STAR|FTSE|Russell|Nikkei|Hang Seng|Dow|CAC|DAX|Euro Stoxx|Stoxx"
    r"|KOSPI|TOPIX|ASX|Fortune|Global|Forbes|MSCI)\s?(?:Global\s|Composite\s)?(?:[0-9]{2,4})(?![0-9.,%])"
)
_FORMS = r"(?:Form\s)?(?:10-[KQ](?:/A)?|8-K|20-F|6-K|S-[1348]|F-[134]|13[DFG]|40-F|11-K|DEF\s14A|424B[0-9])(?![A-Za-z0-9])"
_NUMBERED = (
    r"(?:Item|Note|Notes|Table|Figure|Fig\.|Exhibit|Section|Sec\.|Chapter|Part|Appendix|Page|Pages|p\.|pp\.|Rule|Level|Tier"
    r"|Phase|Step|Schedule|Annex|Article|Series|Class|Version|No\.|#|Topic|ASC|ASU|IFRS|IAS|SFAS|FAS|ISO|GB/T|Basel|Room"
    r"|Floor|Building|Gen|Stage|Line|Question|Claim|Row|Model|Windows|Boeing|Airbus|Galaxy|iPhone|iPad|Mate|PlayStation"
    r"|Xbox|Python|Day|Route|Top|top|Gate|Unit|Lot|Scope|Web|Industry)\s?(?:[0-9]{1,4}(?:\.[0-9]{1,2}){0,3}[A-Za-z]?)"
    r"(?:\s?(?:and|to|-|,|&)\s?[0-9]{1,3}(?![0-9.,%]))?(?![0-9%]|[.,][0-9]|\s?(?:million|billion|percent|bps|bp|pp|x\b|%|万|亿|元|倍|个百分点|people|employees))"
)
_ZH_NUMBERED = (
    r"第\s?[0-9一二三四五六七八九十百零两]+\s?(?:章|节|条|款|项|届|次|期|版|页|名|位|个|大|批|代|步|点|行|列|篇|部分|轮|家|号|天|年|阶段|梯队|台|辆|工厂|产线)"
    r"|(?:附注|注释|表|图|附件|附录|附表|公告编号|编号|代码|版本|脚注|方案|情景|规则|条款|步骤|楼|室|档|卷)\s?[:：]?\s?[0-9]{1,6}(?:[-.][0-9]{1,4}){0,3}(?![0-9]|\s?(?:%|元|亿|万|倍|个百分点))"
    r"|前\s?(?:[0-9]{1,3}|[一二三四五六七八九十]{1,3})\s?(?:大|名|位|强)(?=[^0-9]|$)"
    r"|[一二两三四五六七八九十0-9]{1,2}大(?:类|业务|板块|因素|原因|品牌|系列|产品|市场|基地|运营商|行|方面|领域|主线|风险|股东)"
    r"|(?:TOP|CR)\s?[0-9]{1,3}(?![0-9.%])"
)
_UNITLESS = (
    r"(?:24小时|7\s?[×x*]\s?24|360度|180度|T\+[0-9]|N\+[0-9]|A\+H|B2[BC]|O2O|C2M|O2C|P2P|985|211|4680|21700|18650|12345"
    r"|24/7|5A级|3A|3C|4S店?|[2-6]G(?![A-Za-z0-9])|[23]D(?![A-Za-z])|4K|8K(?!-)|401\(?k\)?|9·11|618|双11|双十一|双12|十四五|十五五|十三五"
    r"|52[- ]week|52周|[0-9]{1,3}-(?:day|week|month|year|quarter)(?![A-Za-z])|(?:30|50|60|90|100|120|200|250)日(?:均线|线|移动)"
    r"|MA(?:5|10|20|30|60|120|200|250)(?![0-9])|[0-9]{1,2}nm|4\.0(?=时代|模式)|工业4\.0|Industry 4\.0)"
)
_IDIOMS = alternatives((
    "一成不变", "万一", "三元锂", "三元材料", "三元电池", "三元前驱体", "三元正极", "三元催化", "三元乙丙", "二元", "一元化",
    "千万不", "千万别", "三亚", "一次性", "一股独大",
    "一手", "二手", "四大行", "五险一金", "一年期", "五年期", "十年期", "三年期", "八成新",
))  # fmt: skip
_NO_UNIT = r"(?![0-9%]|[.,][0-9]|\s?(?:%|元|亿|万|倍|个百分点|个基点|美元|港元|股|户|家|人|million|billion|thousand|trillion|bn|percent|bps|x\b))"
"""What has a unit behind it is a figure, whatever its digits may also be the name of."""
_METRIC = r"(?!(?:ROE|ROA|ROIC|PE|PB|PS|EPS|DPS|BPS|NIM|LPR|YoY|QoQ|yoy|qoq|TTM|FCF|OCF|EBITDA|EBIT|PEG|GDP|CPI|NPL|ASP|about|over|约)[-+0-9])"
_ROWS: tuple[tuple[str, str], ...] = (
    ("url", r"(?:https?://|www\.|mailto:)[^\s<>\"')，。；]+"),
    ("email", r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}\.[A-Za-z0-9.-]{1,63}"),
    ("tool_call", r"(?<![A-Za-z0-9_])(?:tc|call|run|claim|cite|evt|toolu|fact|src|ref|doc|id|msg|req)_[0-9A-Za-z_]{1,64}"),
    ("uuid", r"(?<![0-9a-fA-F])[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"),
    ("rule", r"(?<![A-Za-z0-9_])[a-z]{2,12}_[0-9]{1,4}(?![0-9A-Za-z_])"),
    ("title", r"《[^《》\n]{1,120}》"),
    ("footnote", r"\[\^?[0-9]{1,3}\](?:\(#[^)\n]{0,60}\))?|【[0-9]{1,3}】|\[\^[0-9A-Za-z_-]{1,40}\]|[⁰¹²³⁴-⁹]+|[①-⑳]"),
    ("code", r"(?<![0-9A-Za-z.])(?:[0-9]{4,6}\.(?:SH|SZ|BJ|HK|SS)|(?:SH|SZ|BJ|HK|sh|sz|bj|hk)[:.]?\s?[0-9]{4,6})(?![0-9A-Za-z])"
             r"|(?<=\()[0-9]{6}(?=\))|(?<![0-9.,])(?:60[0135]|68[89]|00[0-3]|30[0-2]|920|83[0-9]|87[0-9])[0-9]{3}(?![0-9.,]|\s?[%元股万亿倍户台辆])"),
    ("isin", r"(?<![A-Za-z0-9])[A-Z]{2}[A-Z0-9]{9}[0-9](?![A-Za-z0-9])|(?<![A-Za-z])CIK\s?[0-9]{6,10}|(?<![0-9])0000[0-9]{6}(?![0-9])"),
    ("clock", r"(?<![0-9:.])(?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?(?![0-9:])(?:\s?[ap]\.?m\.?(?![A-Za-z]))?"
              r"|(?<![0-9.])1?[0-9]\s?[ap]\.?m\.?(?![A-Za-z])|(?<![0-9.])[0-2]?[0-9]\s?(?:时|点)(?:[0-5]?[0-9]\s?分|整|许)"),
    ("zone", r"(?:UTC|GMT)\s?[+-][0-9]{1,2}(?::[0-9]{2})?"),
    ("phone", r"(?<![0-9])(?:\+[0-9]{1,3}[- ])?(?:0[0-9]{2,3}-[0-9]{7,8}|1-?[0-9]{3}-[0-9]{3}-[0-9]{4}|400-[0-9]{3}-[0-9]{4})(?![0-9])"),
    ("form", r"(?<![A-Za-z0-9])" + _FORMS),
    ("index", rf"{_INDICES}|(?<![A-Za-z]){_WEST_INDICES}"),
    ("numbered", r"(?<![A-Za-z])" + _NUMBERED),
    ("zh_numbered", _ZH_NUMBERED),
    ("named", rf"(?<![0-9.,$¥€]){_UNITLESS}{_NO_UNIT}"),
    ("idiom", _IDIOMS),
    ("per_ten", r"每\s?(?:10|十)\s?股"),
    ("inline_list", r"(?<=[\s;；,，。:：])[((][0-9]{1,2}[))](?=\s?[^\s0-9%,.])|(?<=[;；。:：])\s?[0-9]{1,2}[.、)](?=\s?[^\s0-9])"),
    ("batch", r"(?:[一二两三四五六七八九十]|[0-9]{1,2})(?:期|版|个阶段|种情形|种情景|步走)"),
    ("model", rf"(?<![A-Za-z0-9]){_METRIC}" r"(?!(?:USD|CNY|RMB|HKD|EUR|JPY|GBP|US|HK|FY|CY|Rmb|rmb|TWD|KRW|CHF|AUD|CAD|SGD|NT|A|C|S)[0-9]|(?:US|HK)\$)"
              r"(?:[A-Za-z]{1,12}[-.]?[0-9]{1,5}(?:\.[0-9]{1,2})?[A-Za-z]{0,4}(?:-[A-Za-z0-9]{1,6})?)(?![A-Za-z])" + _NO_UNIT +
              r"|(?<![A-Za-z0-9])[A-Z][0-9]{2,4}[A-Za-z]{0,3}(?![0-9A-Za-z]|[.,][0-9]|%)"),
)  # fmt: skip
_STARTS = (
    r"(?=[A-Za-z0-9《\[【⁰¹²³⁴-⁹①-⑳(第附注表图公编代版脚方情规条步楼室档卷前一二两三四五六七八九十上深沪中科创北国恒日标纳罗富道双工每千万+])"
    r"(?<![A-Za-z](?=[A-Za-z]))"
)
"""No class starts with another character, nor inside a word: most places are left at once."""
_PATTERN = re.compile(
    _STARTS + "(?:" + "|".join(f"(?P<{name}>{pattern})" for name, pattern in _ROWS) + ")"
)
_LIST = re.compile(
    r"^[ \t]*(?:[>*-]{1,3}[ \t]+)?(?:#{1,6}[ \t]+[0-9]{1,2}(?:\.[0-9]{1,2}){0,3}[.、):]?(?=[ \t])"
    r"|[0-9]{1,2}(?:\.[0-9]{1,2}){1,3}\.?(?=[ \t]+[A-Z])|[0-9]{1,2}[.、)](?=[ \t]*[^0-9\s%])"
    r"|\([0-9一二三四五六七八九十]{1,3}\)|[一二三四五六七八九十]{1,3}[、.])",
    re.MULTILINE,
)


def blank(hit: re.Match[str]) -> str:
    """What a harmless match is replaced by: nothing that any pattern reads, of the same length."""
    return "\x00" * (hit.end() - hit.start())


def without(folded: str) -> str:
    """The text with every harmless class blanked, its length kept."""
    return _LIST.sub(blank, _PATTERN.sub(blank, folded))
