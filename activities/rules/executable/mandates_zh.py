"""Orders in Chinese by their parts: a deed, and two of size, price, time and somebody addressed.

What is said of others has them as its subject before the deed; rules, plans, statistics and advice
have words of their own.
"""

from activities.rules.executable import (
    asking_zh,
    directions_zh,
    instructed_zh,
    spoken_zh,
    standing_zh,
    trades_zh,
)
from activities.rules.executable.asking_zh import asked
from activities.rules.executable.directions_zh import directed
from activities.rules.executable.frames import Heard, Marks
from activities.rules.executable.instructed_zh import given
from activities.rules.executable.spoken_zh import spoken
from activities.rules.executable.standing_zh import stands
from activities.rules.executable.trades_zh import dealt
from activities.rules.scanning.regex import regex

_NUMBER = r"(?:\d[\d,.]{0,14}|[一二两三四五六七八九十百千万半几]{1,8})"
_PIECES = rf"{_NUMBER}\s?(?:万|千|百)?(?:股|手|张|份|口|签)"
_DEED = (
    r"买入|买进|卖出|卖掉|卖了|卖光|抛售|抛出|抛掉|抛了|清仓|清空|清掉|清了|平仓|平掉|平了|减仓|"
    r"加仓|建仓|补仓|开仓|开多|开空|买开|卖开|买平|卖平|平多|平空|做多|做空|"
    r"反手|移仓|展期|换月|换仓|调仓|换成|换入|换到|再平衡|申购|认购|赎回|打新|转托管|行权|赎了|"
    r"赎掉|赎出|撤单|撤一下|先撤|再挂|卖券还款|还券|清零|归零|撤掉|撤了|撤销|撤回|取消|改价|改单|"
    r"改成|改为|重新(?:挂|报|下)|挂单|挂[买卖出个在到]|下单|报单|委托|"
    r"止盈|止损|出掉|出清|打出去|砍掉|砍仓|割肉|梭哈|满仓|全仓|杀入|吃进|拿下|接回|买回|买点|再买|"
    r"再卖|都买|融券|融资买|减半|减到|降到|降至|提到|加到|减持|增持|追加|建[多空]|锁仓|对冲|"
    r"市价出|全出|就走|一股不留|走人|缴款|调到|调成|调至|调为|重报|全砸|砸了|砸掉|投进|"
    r"都买|都卖|条件单|顶格|定投|"
    rf"(?:买|卖|吸|收|进|搞|抛|追|捡|扫|空(?!头)|砸|弄|接|吃|开|平|加|减|砍|来|补|出|退|撤|换|"
    rf"敲)(?:[掉出入进回了点个]|仓)?[^,。;:!?\d（(]{{0,8}}?(?:{_PIECES}|一半|全部|"
    rf"[一二三四五六七八九]成)|\d(?:元|块)?[买卖](?:[,。!]|$)|"
    rf"[买换投][^,。;:!?]{{0,10}}(?:ETF|基金|国债|逆回购|可转债)|[,、 ](?:买|卖|买入|卖出)[,、 ]|"
    rf"{_PIECES}[^,。;:!?]{{0,6}}(?:买|卖|买入|卖出)(?:[,。!]|$)"
)
_ACT = regex(_DEED)
_SIZE = regex(
    rf"{_PIECES}|{_NUMBER}\s?(?:万|千|亿)?(?:元|块|美元|港元|港币|人民币)|{_NUMBER}\s?万|"
    rf"[一二三四五六七八九]成|\d{{1,3}}%|全部|所有|一半|减半|半仓|全仓|满仓|清仓|顶格|剩[下余]的?|"
    rf"多少[买卖]多少|空单|多单|等量|各半|整体|全[砸卖抛清平出撤]|都赎|都(?:清|卖|抛|平|撤|出|买)"
)
_FIGURE = r"\d[\d,.]*"
_PRICE = regex(
    rf"市价|限价|现价|对手价|买一|卖一|涨停价|跌停价|开盘价|收盘价(?:委托|买|卖|成交)|均价以|"
    rf"最优价|挂{_FIGURE}|(?i:vwap|twap|pov|@)|"
    rf"{_FIGURE}(?:元|块)?(?:以下|以内|以上|附近|左右|上下)|(?:不[超高低]{{1,2}}[过于]|不得高于|"
    rf"不得低于|不追)\s?{_FIGURE}|(?<!行权)价(?:格|位)?(?:{_FIGURE}|你看|别管|随)|权利金|"
    rf"(?:别|不)管价|{_FIGURE}(?:元|块)(?![以万])|止[损盈](?:价|设|放|在)?\s?{_FIGURE}|"
    rf"[涨跌升回][到至回]?\s?{_FIGURE}|{_FIGURE}能|当日有效|撤销前有效|随行就市|冰山|分批|算法|"
    rf",\s?(?:限)?\d{{1,5}}(?:\.\d{{1,3}})?(?:[,。!]|$)|"
    rf"止[损盈][提上下移调到放在设]{{1,3}}\s?{_FIGURE}|[压抬改提移][到至]\s?{_FIGURE}|"
    rf"\d[买卖](?:[,。!]|$)|改[成为到]?\s?{_FIGURE}|调到\s?{_FIGURE}"
)
_TIME = regex(
    r"立即|立刻|马上|现在|赶紧|赶快|尽快|速速|即刻|快(?:点|!|。|$)|今天|"
    r"今日(?!收|公告|涨|跌|市场|上午公布)|明天|明日|明早|今早|今晚|下周[一二三四五]|尾盘|早盘|"
    r"午后|盘中|开盘|收盘前|收市前|盘前|盘后|集合竞价|"
    r"(?:\d{1,2}|[一二两三四五十]{1,2})点(?:半)?(?:前|整|后|之前)|下午|上午|越快越好|第一时间|"
    r"一到|就(?:接|走|撤|出|卖|买|平|清|撤|全部|把|都|给|止)|直接|务必|"
    r"(?:执行|完成|做完|成交|到账|卖完|买完|办)[。!]?$|先(?=[买卖撤平清减搞把砍加吸接来])|"
    r"(?:^|[,;])\s?(?:撤|卖|买|平|清|抛|走)(?:掉|了|光)?(?:[,。!]|$)|然后|之后再|再按|自动|"
    r"刚(?:才|刚)?(?:挂|下|报|那)|接着"
)
_ADDRESS = regex(
    r"(?:^|[,。;:、\s])(?:请|麻烦|劳驾|帮|替|给我|致?交易[员台室部]|柜台|操盘手|经纪人|"
    r"小[\u4e00-\u9fff](?=[,:])|老[\u4e00-\u9fff](?=[,:])|助手|系统[,:]|机器人|你)|帮我|替我|给我|"
    r"为我|我(?:要|想(?!法|到)|需要?)|(?:^|[,:;。])给[^,。]{1,14}[汇转打]|名下|不用请示|别等|"
    r"别犹豫|能[买卖]的都|为您|替您|代您|帮您|为你|替你|您的?(?:持有|账户|要求|指令|委托)|我的|"
    r"手里|手上|账户里|账上|我这就|辛苦|(?:操作|交易|下单|委托|买入|卖出|调仓|撤单|指令|订单|改单|"
    r"改价|动作|执行)(?:指令|委托|单|任务|内容)?\s?:|别忘|你看着|无需(?:再|人工)?(?:问|确认)|"
    r"不用(?:再)?(?:问|确认)|吧[,。!]|吧$|已报|收到请|回报|能[买卖]多少|按最新权重|"
    r"(?:^|[,:;])\s?(?:把|将)(?![^,。]{0,20}(?:公司|股份|业务|资产|股权|募集))"
)
_WHO = regex(
    r"(?<![为替从用给由到至把将])(?:公司|股东|高管|董事|监事|机构|资金"
    r"(?!账户|账号|从|里|中|买|全部)|外资|内资|游资|散户|主力(?!合约|,|反|多|空|\d|[买卖平开])|"
    r"北向|南向|北上|控股|实控人|实际控制人|营业部|席位|员工|券商|险资|社保|养老|信托|私募|公募|"
    r"QFII|经理|本基金|该基金|旗下|基金(?:二|三|一|四|在|于|已|去|持|大|普|减|加|增|的|公司|合同|"
    r"份额持)|汇金|证金|财政部|央行|会员|多头(?!敞口|仓|头寸)|空头(?!敞口|仓|头寸)|融资客|先生|"
    r"女士|[他她]们?|客户|用户|指数|产品|计划|ETF(?:获|遭|净|份额|连)|市场|交易所|巴菲特|伯克希尔|"
    r"高盛|贝莱德|高瓴|银行(?:已|在|将|业)|中签者|持有人|管理人|合伙人|集团|本公司|做市商|资管|"
    r"资本|创投|参与人|(?<![帮替为给])我们(?!的|账户|要|想)|该股|个股|专户)"
)
_TOLD = regex(
    r"买入成本|帮我解释|日志|卖出的产品|缓存|维持率|跳水|封住|才能|违规|被罚|核对|房产|为例|"
    r"不构成|法院|责令|表示将|(?:合同|协议|章程|条款)(?:约定|规定)|受托人应|^\W*若[^,。]{0,14}"
    r"(?:公司|基金|分析师|股东|机构|高管|资金)(?!.*(?:帮我|替我|给我|立即|马上|就|账户))|"
    r"(?:买入|买进|卖出|清仓|减持|抛售)的(?:商户|机构|公司|企业|人|个人|投资者|资金)|"
    r"(?:很难|难以|不易|不一定能?|未必能?)(?:全部|立即|马上)?成交[,。]?$|网传|不实|辟谣|谣言|澄清|"
    r"判令|存款|只有在|原告|被告|导致|问询|要求说明|股息率|户数|将被|收购人|归零时|届满|拟|"
    r"期权行权|计划|累计|合计|曾|净(?:买|卖|申|赎|流|多|空|增|减|持|"
    r"值(?<!今天净值)(?<!今日净值)(?<!当日净值))|据|数据|显示|报告期|期间|此前|日前|近日|上周|"
    r"上月|上季|去年|前年|今年|昨日(?!未|没|挂|的委托)|昨天(?!没|未|挂|的|那)|前日|当日(?!有效)|"
    r"季度|年报|季报|中报|回测|策略|模拟|样本|假设|假如|设想|示例|例如|比如|举例|公告|披露|评级|"
    r"目标价|研报|同比|环比|较上|较前|占(?!满)|总股本|均价(?!以)|成交额|"
    r"(?<!不超过)成交量(?![^,。;]{0,6}(?:不得|不[超高]|以内|上限))|成交\d|"
    r"持仓量|余额(?![转划全]|里|中)|套现|如何|怎么|怎样|为什么|是否|能否|可否|吗|什么|须|应当|"
    r"应为|需要(?!你|您)|不得(?![高低超])|禁止|不接受|不能|不会|不应|切勿|不要(?!犹豫|等|管|问|"
    r"再)|"
    r"未必|无法|没有?(?:办法|权限|资格)|无权(?!限)|没法(?!儿?等)|不便|避免|限制|单笔|每笔|"
    r"最低(?:申|投|持|认|金|转)|上限|下限|起点|规定|规则|费率|手续费|功能|有权|"
    r"可(?:在|于|以(?![,。])|通过|随时|用于|能|考虑|关注|申请|自|选择)|投资者|建议|考虑|不妨|认为|"
    r"预计|预期|有望|或将|或许|(?<!市价)限额|超出部分|折现率|增长率|单元格|公式|测算|收益率|"
    r"T\+\d(?!的)|每(?:月|周|季|年|日(?!不[超高])|手|股|份|签|次|个|当|一)|"
    r"\d{4}\s?年(?!\s?\d{1,2}\s?月\s?\d{3,})|\d{4}-\d{1,2}|\d{1,2}月\d{1,2}日|"
    r"\d{1,2}月(?:份|底|初|末)?(?:以来|,|减|增|买|卖|清)|评论|点评|大宗|解禁|质押|(?<!逆)回购|"
    r"派发|股权激励|授予|限售|募集|注销|亿(?:元|港元|美元|股|份)|增至|持股比例|升至|离场|拉升|"
    r"走[高低强弱]|收[涨跌报于]|降幅|涨幅|跌幅|含义|指的是|是指|定义|通常|往往|历史|上调|下调|"
    r"调入|调出|样本股|\?$|信号|均线|金叉|死叉|跌停板|视为无效|止[盈损]盘|被(?:撤|卖|买|平|否)|"
    r"批价|经销商|遇阻|保证金比例|平仓(?:明显|为主|居多|增多|踊跃|意愿|压力)|[多空](?:单|头)"
    r"(?:减少|增加|回补|占优)|监管(?!账?户)|处罚|罚款|虚假|暂停|恢复|受益|可享受|补贴"
)
_TOLD_SOFTLY = regex(r"分红|中签|风险|机会|机制|协议|派息|一般(?!户)|受理|生效|开放")
_ASKED_FOR = regex(r"帮我|替[我您]|给我|[为代]您|请(?!问|关注|见|投资)|(?:^|[,:;])\s?[把将]")
_TOLD_IF = regex(r"^\W*(?:若|如果|如|假如|一旦|倘若|当)")
_THEN = regex(
    r"就|立即|立刻|马上|无需|不用|帮我|给我|替我|手里|账户里|自动[买卖]|"
    r"直接[买卖]|全部[买卖平清]|我的"
)
_ISSUER = regex(r"[\u4e00-\u9fff]{2}(?:银行|证券|保险|股份|控股|集团)(?!业|板块|股东)")
_PLAIN = regex(
    r"^\W*(?:\d{6}(?:\.\w\w)?\W*)?(?:买入|买进|卖出|卖掉|申购|认购|赎回|加仓|减仓|平仓|清仓|开仓|"
    r"开多|开空|买开|卖开|买平|卖平|做多|做空|融资买入|融券卖出|挂单|打新|撤单|调仓|梭哈)(?!额|量|"
    r"方|评级|机会|区间|时机|点|理由|的|收益|测算|策略|流程|时间|日|中|后|前|门槛|金额|申请|业务|"
    r"费|款|资金|份额|公告|期|登记|提示|清单|须知)"
)
_CASH = regex(
    r"转出|转到|转至|转往|转给|转入|转进|转回|转去|转账|转一下|转\d|划转|划至|划到|划给|划出|划入|"
    r"划走|划\d|汇款|汇[给到至出\d]|提出到|打到|打给|打进|打款|出金|入金|提现|提取|付给|付至|"
    r"支付给|证券转银行|银行转证券|提到[^,。]{0,8}(?:卡|账户)"
)
_MONEY = regex(
    rf"{_NUMBER}\s?(?:多)?(?:万|千|亿)?(?:元|块|美元|美金|港元|港币|人民币|USDT|USDC|BTC|ETH|"
    rf"比特币|枚)|{_NUMBER}万|(?:全部|所有|剩余|剩下|可用|可取)[^,。]{{0,8}}"
    rf"(?:资金|余额|现金|钱|款)?|的钱|余额|回款|赎回款|人民币\s?\d|\d{{4,}}"
)
_PLACE = regex(
    r"账户|帐户|账号|卡|银行|户|钱包|活期|尾号|期货|证券|保证金|地址|银证|储蓄|出金|提现|客户经理"
)
_CASH_RULE = regex(r"转账限额|单日|到账时间|工作日|办理时间|次日可")
_OWN = regex(r"(?:从|把|将|由)[^,。;]{0,24}(?:账户|户|卡|余额|资金|钱|款|元)")
_SENDERS = regex(
    r"公司(?!账户)|股东|募集|财政|专项|集团|股份|股权|专户管理|外资|上市|投资者|客户|机构"
)


MARKS = Marks(
    asking_zh.MARKS
    | directions_zh.MARKS
    | instructed_zh.MARKS
    | spoken_zh.MARKS
    | standing_zh.MARKS
    | trades_zh.MARKS
    | {
        "reported": _TOLD,
        "act": _ACT,
        "size": _SIZE,
        "price": _PRICE,
        "time": _TIME,
        "address": _ADDRESS,
        "plain": _PLAIN,
        "cash": _CASH,
        "place": _PLACE,
    }
)
AGAINST = ("hard", "told", "reported")
"""The words of reports: a sentence with one of each is soon read."""


def demanded(heard: Heard, mask: int) -> bool:
    """Whether the sentence tells somebody to trade or to move money, or that it is done."""
    if heard.has("act") or heard.has("cash"):
        bare = _ISSUER.sub("某票", heard.sentence)
        other = heard if bare == heard.sentence else MARKS.heard(bare)
        if not _told(other) and (_ordered(other) or _moved(other)):
            return True
    if asked(heard) or directed(heard) or given(heard):
        return True
    return dealt(heard, mask) or spoken(heard) or stands(heard)


def _told(heard: Heard) -> bool:
    """Whether the sentence reports, plans, advises or states a rule."""
    sentence = heard.sentence
    if heard.has("reported") or (_TOLD_IF.search(sentence) and not _THEN.search(sentence)):
        return True
    return bool(_TOLD_SOFTLY.search(sentence) and not _ASKED_FOR.search(sentence))


def _ordered(heard: Heard) -> bool:
    act = _ACT.search(heard.sentence) if heard.has("act") else None
    if act is None:
        return False
    sized, priced = heard.has("size"), heard.has("price")
    timed, told = heard.has("time"), heard.has("address")
    plain = sized and heard.has("plain")
    if not (plain or (told and (sized or priced or timed)) or sized + priced + timed > 1):
        return False
    who = _WHO.search(heard.sentence)
    return who is None or who.start() > act.start()


def _moved(heard: Heard) -> bool:
    """Whether money goes from one account to another at somebody's word."""
    sentence = heard.sentence
    if not (heard.has("cash") and heard.has("place") and _MONEY.search(sentence)):
        return False
    if _SENDERS.search(sentence) or _CASH_RULE.search(sentence):
        return False
    return heard.has("address") or heard.has("time") or bool(_OWN.search(sentence))
