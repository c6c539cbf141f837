"""How a text tells what a value is: the word for it, and what may stand between the two.

Every kind of number shares these links, so that none knows only ``:`` and another only ``is``.
"""

import re

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.kind import Check

_REACH = 96
"""How far before a value its name is looked for."""
_NEAR = 56
_SIGNS = r"[^\w&.。；;！!？?<>(（\[【]{1,12}|[(（\[【<>]|\.(?=[\"'*`”]{0,2}[:：])"
_TAG = r"</?[a-z][^<>\n]{0,40}>"
_REMARK = r"[(（\[【][^()（）\[\]【】\n]{1,40}[)）\]】]"
_WHOSE = (
    r"(?:of|for|from|on|in|issued to|belonging to|held by|under)\s"
    r"(?:(?:mr|mrs|ms|miss|dr)\.?\s)?(?:[A-Za-z'’-]{1,20}\s?){1,4}"
    r"(?:,\s[^,.;:\n\d]{2,40}?(?=,|:|\s--|\s—|\s-\s))?"
)
_ASIDE = r",\s(?:as|per|see|according to)\s[^,.;:\n\d]{2,40}(?=[,:])"
_NUMBER = (
    r"(?:no|nos|nr|num|numbers?|id|code|value|digits|details|is no)(?![A-Za-z])\.?|"
    r"(?:证件|证)?号码?|编号|字号|代码|码|数值|信息|字段|一栏|那栏|那一栏|栏位|栏"
)
_IS = (
    r"(?:is|are|was|were|be|being|been|as|reads?|shows?|now|still|currently|again|to|at|equals?|"
    r"given|shown|listed|recorded|registered|stated|noted|entered|printed|stamped|written|filed|"
    r"logged|stored|saved|changed|reset|updated|set|put|down|kept|has|have|had|we|you|he|she|they|"
    r"i|it|on|in|file|record|ends|up|that|which|says|said|gave|us|me|provided|supplied|used|use|"
    r"here|below|follows|the|a|an|full|namely|verified|confirmed|found|down|appears|quoted|"
    r"ending up|remains|became|and|both|per|account)(?![A-Za-z])"
)
_IS_ZH = (
    r"登记|填写|填|写|记录|记载|记|显示|更新|更改|变更|修改|重置|改|换|设置|设|留存|留下|留|提供|报|给|印|录入|录|存|"
    r"核对|核验|核实|查到|查得|预留|绑定|开立|使用|"
    r"[是为即系乃作成了的在上里中处着就应仍还已现故叫用有到其为]|目前|现在|如下|等于|写明|注明|本人|尾页|首页|老样子|帮|让|没变|不变|照旧|"
    r"[他她我您你]|生日|[前后][四六八]位|最新|新|这|那"
)
_STATED_ZH = r"登记为|记录?为|显示为?|更新为|变更为|标为|写?[是为即系]|如下|分别为?|各|本|该"
"""How a thing has a number; what is left or filled in with it is somebody's."""
_LINKS = regex(
    rf"(?i)(?:(?:{_TAG}|{_REMARK}|{_ASIDE}|{_SIGNS}|{_WHOSE}|{_NUMBER}|{_IS}|{_IS_ZH})){{0,16}}+"
)
_CLOSE = regex(
    rf"(?i)(?:(?:[^\w&.。；;！!？?,，、<>(（\[【\n]{{1,8}}|[(（\[【]|{_NUMBER}|{_IS}|{_STATED_ZH}|"
    r"[A-Z]{0,4}\d{5,20}\s?(?:[、，,/]|and|和|与|及)\s?|"
    r"\d{5,20}\s(?-i:(?:(?!his|her|my|call|text|phone|cell|mobile|contact|ring|reach|ping|dial)"
    r"[a-z]{2,12}\s){1,4}))){0,8}+"
)
"""What stands between a thing and its number, where no person does: also the one listed before."""
_KIND = r"(?:[A-Za-z'’-]{1,16}\s){0,3}"
_KIND_ZH = r"[\u4e00-\u9fff]{0,6}?"
"""Which one it is, before its name: ``root`` password, ``手机`` IMEI."""
_REFERS_BACK = regex(
    r"(?i)(?:[，,；;、(（\s]号码|[，,；;]\s?(?:the\s)?(?:number|no\.?))[\s:：是为]{0,4}$"
)
_ASIDES = regex(r"(?:(?!\d{4})[^。！？!?\n]){0,40}")
"""What a document says of itself before its number, which is then called only a number."""
_WHO = r"(?:his|her|my|their|your|our|the|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?['’]s)\s"
_WHO_ZH = r"(?:[他她我您你其]的?|本人的?|[\u4e00-\u9fff]{2,4}的)"
_BEHIND = (
    r"[\"'”’」』】》〉)）\]*`]{0,3}"
    rf"(?:\s?[(（\[【]\s?(?:{_WHO}|{_WHO_ZH})?(?:{_KIND}|{_KIND_ZH})"
    rf"|,?\s(?:is|was|as)\s(?:{_WHO})?{_KIND}|,\s{_WHO}{_KIND}"
    rf"|\s?[，,]?\s?(?:这?[是为即系]|就是|作为)?{_WHO_ZH}{_KIND_ZH})"
)


def called(label: str) -> Check:
    """Whether a value is called so: before it, whatever links the two, or right behind it."""
    name = _named(label)
    behind = regex(rf"(?i){_BEHIND}(?:{label})(?![a-z])")

    def is_called(_found: str, before: str, after: str) -> bool:
        near = before[-_REACH:].replace("_", " ")
        back = _REFERS_BACK.search(near)
        for word in name.finditer(near):
            if _LINKS.fullmatch(near, word.end()):
                return True
            if back and _ASIDES.fullmatch(near, word.end(), max(word.end(), back.start())):
                return True
        return behind.match(after) is not None

    return is_called


def called_closely(label: str) -> Check:
    """Whether a value is called so right before it, with nobody and no other name between."""
    name = _named(label)

    def is_called(_found: str, before: str, _after: str) -> bool:
        near = before[-_NEAR:].replace("_", " ")
        return any(_CLOSE.fullmatch(near, word.end()) for word in name.finditer(near))

    return is_called


def _named(label: str) -> re.Pattern[str]:
    """A name that does not begin within a word."""
    return regex(rf"(?i)(?:(?<![A-Za-z])|(?=[^\x00-\x7f]))(?:{label})")
