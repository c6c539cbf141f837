"""Whether the whole number of a car is somebody's, or the end of a range that a maker recalls."""

from activities.rules.sensitive.edges import regex

_VIN = r"[A-HJ-NPR-Z0-9]{17}"
_LABEL = r"(?:(?i:vins?|chassis)\s?(?:(?i:no)\.?)?\s?|车架号\s?)?"
_TO = r"\s?(?:(?i:to|through|thru|and|until|up to)\b|[-–—~～至到])\s?"
_GOES_ON = regex(rf"[)）\"]?{_TO}[(（\"]?{_LABEL}{_VIN}(?![A-Z0-9])")
_BEGAN = regex(rf"(?<![A-Z0-9]){_VIN}[)）\"]?{_TO}[(（\"]?{_LABEL}$")
_OF_MANY = regex(
    r"(?i)\b(?:ranges?|between|first|last|starting|ending|begin\w*|from|through|pattern|sample|"
    r"prototype|example|decodes?|test (?:car|vehicle|mule))\b|\bvins? (?:from|to|start|end)\b|"
    r"范围|区间|起止|起始|终止|[起止自至](?:[:：]|\s?$)|首[辆台]|末[辆台]|号段|样车|示例|样例|原型车|公告目录"
)
_OF_ONE = regex(
    r"(?i)\b(?:his|her|my|owner|owned|mr|mrs|ms|miss|belongs|driver|policyholder|customer)\b|"
    r"车主|先生|女士|[他她我]的|投保人|被保险人|本人"
)
_NEAR, _LENGTH = 48, 17


def is_of_one(found: str, before: str, after: str) -> bool:
    """A number that begins or ends a range, or shows what numbers look like, is of no one's car."""
    if _GOES_ON.match(after) or _BEGAN.search((before + found)[:-_LENGTH]):
        return False
    told = (before + found)[:-_LENGTH][-_NEAR:]
    return _OF_MANY.search(told) is None or _OF_ONE.search(told + after) is not None
