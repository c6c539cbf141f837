"""Trade orders: as data, as calls, and in words. Reports about trades are not orders."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from activities.rules.executable import memos_en, memos_zh, publishing
from activities.rules.executable.bots import sent_out
from activities.rules.executable.intents import intended
from activities.rules.executable.manner import Manner
from activities.rules.executable.order_data import is_record, ordered
from activities.rules.executable.paying import paid
from activities.rules.executable.records import changed
from activities.rules.executable.refusing import without_refused
from activities.rules.executable.robots import started
from activities.rules.executable.rows import without_fills
from activities.rules.executable.sheets import written
from activities.rules.executable.steps import stepped
from activities.rules.executable.summons import summoned
from activities.rules.executable.tickets import demands
from activities.rules.scanning.anchors import Anchors, lowered, matches
from activities.rules.scanning.regex import regex

_SIDE = regex(
    r"(?i)[:=：]\s{0,3}[\"']?(?:(?:buy|sell|long|short|b|s|bid|cover|close|open_long|open_short|"
    r"sell_short|sell_to_\w+|buy_to_\w+)\b|买|卖|做多|做空|融资买|融券卖|[多空开平][\"'])"
)
_SIDE_NAME = regex(
    r"(?i)(?:\b(?:side|action|direction|bs_flag|order_side|交易|trade_type|operation|type|op)|"
    r"方向|操作|交易|买卖|多空|开平)[\"']?\s{0,3}$"
)
_SYMBOL = regex(
    r"(?i)(?:\b(?:symbol|code|ticker|instrument|stock_?code|security|secid|stock|asset|contract|"
    r"pair)[\"']?|证券代码|股票代码|代码|标的|证券|股票|合约|券种|品种)[\"']?\s{0,3}[:=：]"
)
_SIZE = regex(
    r"(?i)(?:\b(?:qty|quantity|contracts|volume|amount|notional|size|shares|lots|order_?qty|vol|"
    r"price|order_type|limit_price|weight|percent|value)[\"']?|数量|价格|金额|股数|手数|委托价|"
    r"仓位|面额|手数?)(?:_[a-z]{1,12})?[\"']?\s{0,3}[:=：]"
)
_NEAR = 200
_Spans = Sequence[tuple[int, int]]
_Forms = Sequence[tuple[str, Sequence[Callable[[str], bool]]]]

_CALLS = regex(
    r"(?i)<(?:side|action|direction)>\s*(?:buy|sell|long|short|b|s)\s*</|"
    r"\{\s*[\"']order[\"']\s*:\s*\{|\b(?:place|submit|create|send|new|execute|insert|cancel|"
    r"modify|put|make)_?\w{0,24}?_?(?:order|trade)s?\w{0,10}\s*\(|\bpassorder\s*\(|"
    r"\b(?!(?:get|list|query|fetch|show|read|count|load|is|has|plot|parse|calc)_)\w{0,24}(?:order_"
    r"(?:buy|sell)|(?:buy|sell)_order|order_(?:stock|option|future|crypto|fund|etf))\w{0,40}\s*\("
    r"|\border_(?:target\w{0,20}|value|volume|shares|percent|lots|stock\w{0,10}|market|limit|buy|"
    r"sell)\s*\(|\b\w{0,20}_order\s*\(|\b(?:trader?|broker|client|api|account|exchange|xt_trader|"
    r"ctx|context|self|ib|alpaca)\.(?:buy|sell|short|cover|order\w{0,20}|liquidate|"
    r"close_position\w{0,4}|trade|submit\w{0,12})\s*\("
    r"|\b(?:buy|sell|short|cover|go_long|go_short|"
    r"liquidate)(?:_\w{1,20})?\s*\(\s*(?:['\"]|\w{1,20}\s*=|\d{6}\b)"
    r"|\b(?:buy|sell)_(?:stock|market|limit|order|open|close|shares)\b\s*\("
    r"|\b(?:POST|PUT|DELETE)\s+\S{0,120}/(?:orders?|trades?|positions?)\b|"
    r"/(?:api|v\d)/\S{0,60}(?:orders?|trade)/(?:new|create|place|submit|buy|sell)\b"
    r"|\b(?:8=FIX|35=[DGF])(?:[\x01|^;]|\b)(?=.{0,200}(?:54=|55=|38=|35=|49=))|"
    r"\b55=\w{1,12}[\x01|^;]\s?54=[12]|\b35=D\b"
    r"|--(?:side|action)[= ](?:buy|sell)\b|--(?:buy|sell)\s+\S{1,20}\s+(?:--?\w+\s+)?\d"
)
_TYPED = regex(
    r"(?i)\b(?:POST|PUT)\s+\S{0,120}(?:withdraw|transfer|payout|redeem|subscribe)\w*\b"
    r"|(?<!the )(?<!\ba )(?<!our )(?<!your )(?<!my )\b(?:trade|order|broker|futu|ibkr|alpaca|"
    r"xtquant|easytrader)(?:-?cli)?\s+(?:--?)?(?:buy|sell|place|submit)\s+\S"
)
"""What is typed at a console or sent to a host; calls have a sign in them."""
_SIGN = regex(r"[(<{=/]|--")
_INVOKED = regex(
    r"(?<![\w.])(?=[A-Za-z_][\w.]{1,70}\s?\()(?:(?:\w{1,20}\.){0,2}(?:Req)?(?:Order(?:Insert|Send|"
    r"Action|Place|Create|Submit|Cancel|Modify|Delete|Close)|order_(?:send|insert|create|submit|"
    r"place|cancel|modify|close))\w{0,10}\s*\(|(?:\w{1,20}\.)?(?:Market|Limit|Stop|StopMarket|"
    r"StopLimit|MarketOnOpen|MarketOnClose|TrailingStop)Order\s*\(|(?:\w{1,20}\.)?(?:S|s)"
    r"et_?(?:H|h)oldings\s*\(|(?:\w{1,20}\.)?(?:place|submit|send|open|create)_(?:bracket|oco|"
    r"basket|position|short|long|limit|market|stop)\w{0,12}\s*\(|"
    r"(?:\w{1,20}\.)?Order\s*\((?=[^)\n]{0,80}(?:side|action|Side|qty|quantity|BUY|SELL)\b)|"
    r"(?:\w{1,20}\.)?strategy\.(?:entry|close|exit|order)\s*\(|"
    r"(?:\w{1,20}\.)?(?:rebalance|hedge|roll|unwind|close|exit|adjust|allocate|deploy|trade|"
    r"invest)\w{0,16}\s*\((?=[^\n]{0,160}(?:\b(?:execute|confirm|submit|live|place|send)"
    r"\s?=\s?(?:True|true|1)\b|\bdry_?run\s?=\s?(?:False|false|0)\b))"
    r"|(?:\w{1,24}\.){1,2}(?:(?:apply|request|do|submit|create|make|place)_)?(?:withdraw|"
    r"transfer(?:_funds|_asset|_money)?|create_(?:withdrawal|transfer|ach_\w+|payment)|redeem|"
    r"subscribe_fund|repay\w{0,12}|borrow\w{0,12}|sell|buy|flatten\w{0,6}|exit_all|"
    r"close_all\w{0,12}|cancel_(?:all|entrust|order)\w{0,12}|buy_(?:open|close)|"
    r"sell_(?:open|close)|open_(?:long|short)|close_(?:long|short)|"
    r"exercise\w{0,10})\s*\((?=[^)\n]{0,80}[\d'\"=)]))"
)
"""Methods and functions that trade, by their names."""
_DEALT = regex(
    r"(?i)(?<![\w.])(?=[a-z_][\w.]{1,70}\s?\()(?:"
    # A verb that says little, of something that trades, with what is traded.
    r"(?:\w{1,20}\.)?(?:\w{0,12}broker\w{0,8}|oms|ems|exec\w{0,8}|\w{0,8}engine|\w{0,8}router|"
    r"\w{0,8}gateway|trader?|trd_?ctx|\w{0,8}api|dealer|desk|portfolio|account|oanda|"
    r"fix)\.(?:execute|execute_trade|route|send|insert|fire|deal|market|limit|trade|"
    r"place)\s?\((?=[^)\n]{0,200}\b(?:units|qty|quantity|shares|volume|delta|side|buy|"
    r"sell)\b)(?=[^)\n]{0,200}\d)"
    r"|(?:account|positions?|portfolio|broker|trades?)\.(?:close|exit|flatten|liquidate)"
    r"\s?\(\s?(?:(?:symbol|instrument|ticker)\s?=\s?)?['\"]\w"
    r"|(?:\w{1,24}\.){1,2}(?:\w{0,16}(?:market|limit|stop)_?(?:buy|sell)|auto_ipo|"
    r"orders?\.(?:market|limit|create|place|submit|stop))\s?\(|"
    r"order\s?\(\s?(?:[\w.]{1,24}\(\s?)?['\"]?[\w.]{1,24}['\"]?\)?\s?,\s?-?\d"
    r"|targetpostask\s?\([^)\n]{0,60}\)\.set_target_volume\s?\()"
)
"""Calls whose name alone says too little: who is called, or what is handed over, says the rest.""
"""

_TRADING = Anchors(
    {
        "call": "<side>|<action>|<direction>|order|trade|.buy|.sell|.short|.cover|.liquidate|"
        ".close_position|.submit|buy(|buy (|buy_|"
        "post /|put /|post http|put http|"
        "sell(|sell (|sell_|short(|short (|short_|cover(|cover (|cover_|go_long|go_short|"
        "liquidate|"
        "/position|8=fix|35=d|35=g|35=f|55=|broker|futu|ibkr|alpaca|xtquant|"
        "--side|--action|--buy|--sell",
        "published": publishing.ANCHORS,
    },
    before=130,
    after=130,
)
"""The words without which nobody calls or publishes; patterns are asked about their
surroundings."""


def orders(view: str) -> Iterator[str]:
    """The rules of every order in a readable text; its manner counts where no rule names it.

    Raises TooDense.
    """
    named, manner = False, Manner(_asked(view))
    for rule in named_orders(view, manner.doubts):
        named = True
        yield rule
    if not named and manner.is_order():
        yield "order.likeness"


def named_orders(view: str, doubts: Callable[[int, int], bool]) -> Iterator[str]:
    """The rules of every order that one names, but of words where it ``doubts`` them.

    It is asked of places in the text without what is refused. Raises TooDense.
    """
    spans = _TRADING.windows(lowered(view))
    yield from _shown(_FORMS, view)
    if _called(view, spans.get("call", ())):
        yield "order.call"
    if sent_out(view) or publishing.published(view, spans.get("published", ())):
        yield "order.publish"
    if paid(view):
        yield "order.payment"
    yield from _shown(_SAID, _asked(view))
    yield from demands(_asked(view), doubts)


def _shown(forms: _Forms, view: str) -> Iterator[str]:
    """The rules of which one form is in the text."""
    return (rule for rule, shapes in forms if any(shape(view) for shape in shapes))


@lru_cache(maxsize=2)
def _asked(view: str) -> str:
    """The text without what is refused, and without records of what was dealt."""
    return without_refused(without_fills(view))


def _called(view: str, spans: _Spans) -> bool:
    """Whether something is called that trades."""
    if "(" in view and (_INVOKED.search(view) or _DEALT.search(view)):
        return True
    signed = [span for span in spans if _SIGN.search(view, *span)]
    found = next(matches(_CALLS, view, signed), None) or next(matches(_TYPED, view, spans), None)
    return found is not None


def _order_fields(view: str) -> bool:
    """Whether instrument, side and size stand together as fields."""
    if _SIDE.search(view) is None:
        return False
    symbols = [at.start() for at in _SYMBOL.finditer(view)]
    sizes = [at.start() for at in _SIZE.finditer(view)] if symbols else []
    return bool(sizes) and any(
        _near(at, symbols)
        and _near(at, sizes)
        and not is_record(view[max(0, at - _NEAR) : at + _NEAR])
        for at in _sides(view)
    )


def _sides(view: str) -> Iterator[int]:
    """Where the values of fields stand that say which way it goes."""
    for at in _SIDE.finditer(view):
        if _SIDE_NAME.search(view[max(0, at.start() - 16) : at.start()]):
            yield at.start()


def _near(at: int, places: list[int]) -> bool:
    """Whether one of the places lies within reach."""
    next_one = bisect_left(places, at - _NEAR)
    return next_one < len(places) and places[next_one] <= at + _NEAR


_FORMS: _Forms = (
    ("order.json", (_order_fields, ordered, started, intended)),
    ("order.ticket", (written, summoned)),
    ("order.steps", (stepped,)),
)
"""Orders by their form, with what tells each."""
_SAID: _Forms = (
    ("order.record", (changed,)),
    ("order.zh", (memos_zh.handed,)),
    ("order.en", (memos_en.handed,)),
)
"""Orders by what is said, but for what is refused."""
