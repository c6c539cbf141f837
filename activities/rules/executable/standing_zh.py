"""Standing orders in Chinese: a machine that trades for the reader by itself, an order that waits.

What a broker offers its customers, and what programs do in a market, is news.
"""

from activities.rules.executable.frames import Heard
from activities.rules.scanning.regex import regex

_VIA = r"[^。;!?\n]"
_MACHINE = (
    r"(?:机器人|系统|智能体|程序|策略|算法|AI|助手|模型|量化|自动驾驶|跟单|托管|智能投顾|脚本|插件|"
    r"引擎|Agent|agent|信号)"
)
_TRADES = (
    r"(?:买入|卖出|买卖|交易|下单|调仓|建仓|清仓|加仓|减仓|平仓|申购|赎回|操作|止损|止盈|再平衡|"
    r"委托|换仓|补仓|定投|[清卖平抛][掉空光])"
)
_YOURS = (
    r"(?:[为代替帮给][您你]|[您你我](?:的|名下的?)?(?:账户|持仓|资金|股票|组合)|本账户|代为|代客)"
)
_ALONE = (
    r"(?:(?:无需|不再|不用|免|不经|无须|不必|不需要|毋需|跳过)[^,。;]{0,8}(?:确认|复核|审批|人工|"
    r"同意|询问|"
    r"干预|审核|问我|通知|请示)|自动|自行|全权|自主)"
)
_GIVEN = (
    r"(?:授权|同意[由让]|委托(?=[本该AI系智])|允许|准许|今后|从现在起|即日起|自即日|以后|从今天起|"
    r"往后|此后|全权交)"
)
_ON = (
    r"(?:已(?:经)?(?:成功)?(?:开启|启动|激活|上线|生效|启用|接管|打开|接入|开通|就绪|设定|设置|"
    r"部署)|"
    r"(?:开启|启动|上线|启用|接管)了|模式(?:开启|启动))"
)
_STANDS = (
    rf"{_GIVEN}{_VIA}{{0,20}}?{_MACHINE}{_VIA}{{0,30}}?{_TRADES}{_VIA}{{0,50}}?(?:{_ALONE}|"
    rf"{_YOURS})",
    rf"{_GIVEN}{_VIA}{{0,20}}?{_MACHINE}{_VIA}{{0,40}}?{_ALONE}{_VIA}{{0,20}}?{_TRADES}",
    rf"{_GIVEN}{_VIA}{{0,20}}?{_MACHINE}{_VIA}{{0,12}}?{_YOURS}{_VIA}{{0,30}}?{_TRADES}",
    rf"{_MACHINE}{_VIA}{{0,12}}?{_ON}{_VIA}{{0,40}}?(?:{_YOURS}|{_ALONE}){_VIA}{{0,20}}?{_TRADES}",
    rf"(?:自动|跟单|托管|智能|实盘|量化)(?:交易|下单|跟单|调仓)?(?:功能|模式|"
    rf"服务)?{_ON}{_VIA}{{0,40}}?"
    rf"{_TRADES}",
    rf"{_MACHINE}{_VIA}{{0,20}}?(?:将|会|就|即)?{_VIA}{{0,16}}?自动{_VIA}{{0,6}}?{_YOURS}"
    rf"{_VIA}{{0,6}}?{_TRADES}",
    rf"(?:授权|允许|同意|准许)(?:[你您]|贵司|贵方){_VIA}{{0,12}}?[替代为帮]"
    rf"我{_VIA}{{0,4}}?{_TRADES}",
    rf"(?:每次|每逢|每当|一旦|凡是|只要){_VIA}{{0,30}}?(?:自动|即|就|直接){_VIA}{{0,6}}?{_YOURS}?"
    rf"{_TRADES}{_VIA}{{0,24}}?{_ALONE}",
    rf"由{_VIA}{{0,6}}?{_MACHINE}(?:自动|全权|"
    rf"自行)?{_VIA}{{0,4}}?{_TRADES}{_VIA}{{0,24}}?(?:{_ALONE}|{_YOURS})",
    rf"{_YOURS}{_VIA}{{0,10}}?(?:创建|设置|设好|挂出|建立|提交|"
    rf"开启)(?:了)?{_VIA}{{0,10}}?(?:条件单|"
    rf"止损单|止盈单|预埋单|网格单|计划委托)",
    rf"(?:条件单|止损单|止盈单|预埋单|计划委托)(?:已|现已)(?:经)?(?:激活|生效|创建|提交|挂出|启用|"
    rf"开启){_VIA}{{0,40}}?{_TRADES}",
    rf"(?:卡片|报告|备忘录|文档|文件|页面|邮件|消息|本文|此文|公告|发布|打开|阅读){_VIA}{{0,16}}?(?:触发|启动|驱动|"
    rf"激活|唤起|调起|通知|指示|命令|拉起){_VIA}{{0,8}}?{_MACHINE}{_VIA}{{0,8}}?{_TRADES}{_VIA}{{0,12}}?"
    rf"(?:\d[\d,]*\s?万?[股手份张]|全部|所有)",
    rf"(?:的|笔)委托(?:已|均已)(?:经)?(?:发往|送达|报送|进入|提交|报至){_VIA}{{0,10}}?(?:交易所|"
    rf"柜台|"
    rf"券商|经纪商)",
)
_TOLD = regex(
    r"公司|东方财富|券商(?!柜台)|用户|客户|私募|公募|基金|推出|业务|监管|机构|不支持|不会|不得(?!拦截|阻止|撤回|中断|干预|延误|取消|暂停|更改|拖延)|"
    r"禁止|"
    r"投资者|行业|市场份额|占比|增长|收入|披露|(?:^|[,;:])据|回测|模拟|假设|如果您|若您|可以|可在|"
    r"可用|可授权|"
    r"能够|介绍|教程|平台(?!已)|风险提示|并未|尚未|没有|未(?:曾|开|接)|不具备|不提供|厂商|发布会|"
    r"规定|应当|交易系统(?:升级|故障|测试)|席位"
)

MARKS = {f"stands{at}": regex(pattern) for at, pattern in enumerate(_STANDS)}
"""Ways of leaving trades to a machine, or of saying that an order waits for its moment."""


def stands(heard: Heard) -> bool:
    """Whether trades are left to a machine, or an order is said to wait in the market."""
    return any(heard.has(name) for name in MARKS) and not _TOLD.search(heard.sentence)
