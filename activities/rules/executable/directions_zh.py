"""Directions in Chinese: who decides tells who carries out what to trade, with no "please".

"交易台须于收盘前清仓" has a subject, and words that rules have; it is an order all the same. What a
court, a contract or a rule demands is none.
"""

from activities.rules.executable.frames import Heard
from activities.rules.scanning.regex import regex

_DESK = (
    r"(?:各|本|该|贵|我方|全体)?(?:交易员|交易台|交易部门?|交易室|交易系统|交易席位|执行部门?|"
    r"执行系统|执行台|执行员|执行端|执行方|执行模块|券商|经纪商|经纪人|操盘手|柜台|托管行|"
    r"托管银行|下单系统|下单员|运营部门?|资金部|清算部|客户经理|订单系统|"
    r"席位|受托方|代理人|做单员)"
)
_MUST = r"(?:请|须|应当?|立即|立刻|马上|必须|需(?!要)|务必|即刻|即时|当即)"
_WHEN = (
    r"(?:(?:于|在)?(?:今[日天早晚]|明[日天早]|现在|立即|立刻|马上|即刻|尽快|[T]\+\d日?|"
    r"开盘[时后前]?|收盘前|收市前|尾盘|盘中|早盘|午后|下午|上午|集合竞价|本周[内一二三四五]?|当日|"
    r"即日|分[一二两三四五\d]{1,2}[日天次批]|(?:\d{1,2}|[一二两三四五六七八九十]{1,2})点半?前?|"
    r"第一时间)(?:内|之?前|之?后|时|起|开盘|收盘前|尾盘|早盘|即|就)?[,]?){0,3}"
)
_THE = r"[^,。;:!?\n]"
_DEED = (
    rf"(?:(?:以[^,。;]{{1,8}}(?:价|价格|元))?(?:买入|买进|卖出|卖掉|抛售|抛出|清仓|平仓|平掉|加仓|"
    rf"减仓|建仓|补仓|开仓|回补|融券卖[空出]|融资买入|卖空|做[多空]|开[多空]|减持|增持|申购|认购|"
    rf"赎回|行权|撤销|撤单|撤回|取消|移仓|换仓|调仓|展期|转[出入账至]|划[转出]|汇[款出]|支付|清空|"
    rf"清掉|出清|了结)(?!的|成本|比例|评级|处理|[量额盘率价]|信号|机会|资金|时机|均价|意愿|操作|"
    rf"意见|观点|策略|为){_THE}"
    rf"|(?:将|把|从|由|向|用|对|以){_THE}{{1,30}}?(?:了结|清光|出清|清空|清掉|卖掉|转投|换入|买成|"
    rf"买入|卖出|平掉|平仓|清仓|减持|增持|减仓|加仓|赎回|转换|转[为出入至到]|划[转出至]|汇款|"
    rf"汇[出入至]|移仓|展期|行权|对冲|抛售|抛出|换成|[降升减加调]至))"
)
_SIZED = regex(
    r"\d[\d,.]*\s?[万亿千百]?(?:股|手|张|份|口|枚|元|美元|%|万|$|[\u4e00-\u9fffA-Z])|全部|所有|"
    r"账户内|所持|一半|半仓|[一二两三四五六七八九]成|三分之|四分之|清仓|清光|清空|了结|点前|平掉|"
    r"持仓|仓位|挂单|立即|立刻|马上|现在|今[日天]|明[日天早]|收盘前|开盘|T\+\d"
)
_END = r"(?:^|(?<=[,。;:!、\s]))"
_DIRECTED = regex(
    # The desk must sell; the desk, on receipt, is to sell.
    rf"{_END}{_DESK}(?:收[到悉](?:指令|本\w{{1,3}})?(?:之?后|即)?|接令后|"
    rf"阅后)?[,]?{_WHEN}{_MUST}{_WHEN}{_MUST}?{_DEED}"
    # Who decides instructs the desk to sell.
    rf"|(?:特此|现|兹|谨|已)?(?:指示|指令|要求|责成|授权|命令|通知|委托|令|吩咐|"
    rf"要求){_DESK}[:,]?{_WHEN}{_MUST}?{_WHEN}{_DEED}"
    # An order that is called one; an order to somebody.
    rf"|{_END}(?:[\u4e00-\u9fffA-Za-z]{{0,10}}(?:指令|指示|决议|决定|命令|口令|动作))"
    rf"(?:如下|内容)?\s?:\s?{_MUST}?{_WHEN}{_DEED}"
    rf"|^\W*(?:致|发|呈|给){_DESK}\s?[:,]\s?{_MUST}?{_WHEN}{_DEED}"
    # For an account, in somebody's name.
    rf"|{_END}(?:代表|代|受)(?:客户|委托人|账户持有人|本账户|本组合)"
    rf"(?:委托)?[,]?{_MUST}?{_WHEN}{_DEED}"
    rf"|^\W*请?(?:T\+\d日|收盘前|收市前|开盘时|明天开盘|明早|今日尾盘)[,]?{_MUST}?{_DEED}"
    rf"{_THE}{{0,40}}[。!]?$|(?:^\W*|[,。:;])(?:我要|帮我|替我|给我|为我){_WHEN}{_DEED}"
    rf"|^\W*(?:账户|账号|客户号|户号|资金账号)\s?:?\s?[A-Za-z0-9-]{{3,}}\s?[,:]\s?{_MUST}?{_WHEN}"
    rf"(?:全仓|满仓|半仓|全部)?{_DEED}"
)
_PERFORMED = regex(
    rf"^\W*(?:(?:本?系统|本?助手|机器人|程序|本人|我方?|本账户|"
    rf"本组合)(?:现|刚刚?|已|正在|即将|将){{1,3}}|现(?:已|正)?|兹|"
    rf"特此)(?:立即|马上|在)?(?:为客户|为本?账户|为本?组合|代客户)?{_DEED}"
)
_AGAINST = regex(
    r"日志|数据库|反悔|对簿|证监会|字段|取值|库存|房产|房源|缓存|文件|的人工|维持率|违规|被罚|"
    r"警示|赔偿|才能|考核|二季度|一季度|三季度|四季度|若|如果|倘|假如|一旦|时[,]|合同|约定|规定|"
    r"法院|监管|办法|条款|细则|制度|公告|披露|(?<!根)据(?!此)|报道|计划|拟|此前|去年|上[周月季年]|"
    r"昨[日天]|近[日期]|前日|累计|为例|示例|例如|比如|不得|不能|不会|不应|不构成|不建议|是否|为何|"
    r"为什么|什么|怎么|如何|吗|\?\s*$|投资者|股东|股民|可能|通常|一般|往往|每[日月周季年]|交易所|"
    r"无法|抱歉|表示|认为|声称|曾|回测|模拟|假设|建议|职责|义务|强平|平仓线|追加保证金|\d{4}年|"
    r"工作日|责令|权利|同比|环比|市场|散户|外资|机构|北向|资产|业务|子公司|股权|股份|门店|工厂|"
    r"产能|募集|客户(?:的)?(?:申请|请求)|投诉|流程|[是指]指|含义|风险提示"
)

MARKS = {"directed": _DIRECTED, "performed": _PERFORMED}


def directed(heard: Heard) -> bool:
    """Whether the sentence tells those who carry out orders what to trade, or trades by saying so."""
    if not (heard.has("directed") or heard.has("performed")):
        return False
    return _SIZED.search(heard.sentence) is not None and _AGAINST.search(heard.sentence) is None
