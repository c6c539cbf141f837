"""Numbers that are a limit themselves, whatever hedge stands before them.

What a cap or a condition says.
"""

from activities.rules.prose.quantities import Quantity
from activities.rules.scanning.regex import regex

_HEDGES = frozenset({"most", "under", "least", "over"})
_NAMED = regex(
    r"[上下]限|最高|最低|不超过|不低于|至[多少]|封顶|门槛|红线|(?:业绩|盈利|利润)承诺|"
    r"承诺(?:净?利润|业绩|收入)|"
    r"(?<![a-z])(?:(?<!market )(?<!mkt )(?<!large )(?<!mid )(?<!small )cap|"
    r"ceiling|floor(?! area| space)|maximum|minimum|limit|threshold)(?![a-z])"
)
"""Names of what bounds something: a number that is not to be exceeded is the bound itself."""
_SUPPOSED = regex(
    r"(?:(?<![一-鿿])(?:若|如)(?!下|上|期|何|此|约|今|实|同|干|果然)|如果|如若|倘若|假如|假若|"
    r"一旦|只要|要是|万一|除非)[^，。；;]*$"
)
"""Before a number that a condition asks for: 若净利润不足1.8亿元，须补偿."""
_OF_BAR = regex(r"[0-9][%倍亿万元]*的$")
_BAR = regex(r"(?:最低|最高)?(?:上限|下限|红线|底线|标准|要求|门槛|警戒线|规定值?)")
"""Around who sets a bar."""


_PLANNED = regex(
    r"(?:募资|募集|定增|增发|发行|回购|额度|授信|担保|理财|借款|融资|中票|短融|转债|注资|增资|投资|"
    r"财务资助)[^，。；;:0-9]{0,16}(?:不超过|不高于|不低于|不少于|至[多少]|最高|最低|上限为?)"
    r"(?:人民币)?(?:约)?$"
)
"""Before a plan's own bound: the fact of the plan is that number, 拟定增募资不超过2.40亿元."""
_LOOK = 40
_EXACT = 100
"""In how many of its last places a bound is told as exactly as its fact."""


def exact(plain: str, quantity: Quantity) -> Quantity:
    """A quantity without its hedge where that is the bound of a plan, and its fact that number."""
    if quantity.hedge not in _HEDGES or quantity.value < _EXACT * quantity.place:
        return quantity
    planned = _PLANNED.search(plain[max(0, quantity.start - _LOOK) : quantity.start])
    return quantity._replace(hedge="") if planned else quantity


def hedge(said: str, before: str, words: str) -> str:
    """The hedge that counts beside a number.

    None where the number is a limit, by the name of the fact or by the words before it.
    """
    limits = said in _HEDGES and (_NAMED.search(words) or _SUPPOSED.search(before))
    return "" if limits else said


def is_bar(text: str, start: int, end: int) -> bool:
    """Whether who stands between two places only sets the bar that the number before is.

    突破10%的监管上限.
    """
    return bool(_BAR.match(text, end) and _OF_BAR.search(text[max(0, start - 12) : start]))
