"""Commands in Chinese to change what a system holds, by their parts: deed, object, place, value.

A clause that begins with the deed, with 把 or 将, or with the place has no subject: it tells
somebody to do it. What companies, agencies and analysts changed has one, in it or before it.
"""

from collections.abc import Iterator

from activities.rules.executable.record_marks_zh import LISTS, MARKS, RULES, STORE
from activities.rules.scanning.anchors import TooDense
from activities.rules.scanning.regex import regex

MOST = 12_000
"""Clauses that could command of which no text has more, but one that is made of them."""
_REACH = 120
_BEFORE = 80
_POLITE = (
    r"(?:(?:敬?请|烦请|麻烦|劳驾|恳请|务必|帮我|帮忙|替我|给我|立即|立刻|马上|即刻|现在|直接|顺便|彻底|"
    r"尽快|悄悄|先|再|然后|随后|接着|最后|并|同时|另外?|此外|需要?|要求|必须|一律|统一|手动|"
    r"强制|自动|全部|批量|永久|暂时|临时|[你您](?!将)|各位|(?:(?:管理员|后台|系统|助手|智能体|"
    r"运维|技术|IT|风控|合规|"
    r"产品|数据)(?:同事|同学|老师|人员)?|同事|同学|老师)们?(?=[,:、把请])|(?<=请)"
    r"(?:[\u4e00-\u9fffA-Za-z]{0,4}(?:管理员|运维|后台|助手|助理|系统|平台|程序|机器人|智能体|模型)|"
    r"AI|[Aa]gent|[Bb]ot)(?=自动|立[即刻]|马上|[把将从在给])|"
    r"(?:[小本]?(?:智能体|助理|助手)|机器人(?!:)|小(?:助|秘|爱|度|艾|冰|蜜|研|投|管家|精灵)|"
    r"AI|[Aa]gent|[Bb]ot)(?:请注意)?(?=[,:、把请])|去|来|"
    r"(?:于|在)?(?:[今明]|本周|下周|周[一二三四五六日]|收盘|开盘|下班|盘后|"
    r"\d{1,2}[点月])[\u4e00-\u9fff\d]{0,5}?[前后内]|"
    r"(?:通知|让|叫|安排|联系|转告|提醒)[\u4e00-\u9fff]{1,8}?(?=把|将|在|给|关|删|改|"
    r"解))[,:、]?\s?)"
)
_DEED = (
    r"(?:修改|更改|变更|调整|更新|覆盖|替换|删除|删掉|删去|移除|移出|剔除|清空|清除|清掉|抹掉|抹除|抹去|擦掉|"
    r"擦除|销毁|粉碎|撕毁|毁掉|烧毁|作废|关闭|关掉|关停|停用|禁用|屏蔽|绕过|跳过|解除|取消|撤销|撤回|放开|停掉|暂停|静音|"
    r"打开|开启|启用|激活|开通|授予|赋予|收回|回收|吊销|提升|新增|添加|增加|补录|补登|插入|录入|"
    r"写入|填入|"
    r"填写|登记|加入(?!自选|收藏|关注|购物车|书签)|重置|解锁|锁定|冻结|解冻|注销|批准|审批通过|"
    r"通过(?=[^,。;]{0,10}(?:工单|任务|申请|审批|复核|请求))|驳回|关单|结案|标记|标注|"
    r"回滚|回退|切换|撤下|重新(?:训练|发布|推送|生成|上线)|重训|恢复|还原|归档(?!:)|置顶|下架|上架|发布|同步|改(?![为善进革观造变])|设(?![备计立施有])|"
    r"调(?![研味查])|提高|上调|下调|降低|放宽|延长|收紧|"
    r"转交|指派|分配|重新?分配|重命名|迁移|合并|踢出|拉黑|加白|豁免|忽略|"
    r"重启|重新启动|重建|重跑|重刷|清理|刷新(?![历新纪])|终止|杀掉|拉起|绕开|停止(?!损)|"
    r"启动(?=[^,。;]{2,12}(?:任务|服务|进程|作业))|"
    r"关(?![于注键联系税节口])|伪造|篡改|追加|创建|新建)"
)
_COMMAND = regex(
    rf"(?:^|(?<=[\n。!?;:,、>】)\]”\"#*•·|-])|"
    rf"(?<=\d[.)]))\s?(?:@?[\w\u4e00-\u9fff/ ]{{1,12}}:\s?|@[\w\u4e00-\u9fff]{{1,12}}[, ]\s?|"
    rf"(?:各位|[\u4e00-\u9fff]{{0,4}}(?:同学|同事|老师|助手|管理员|运维))们?,\s?)?"
    rf"(?P<polite>{_POLITE}{{0,5}})(?P<begun>把|将(?!于|在|会|来|要|有|继续|持续|进一步|成为|对|由|"
    rf"面临|达|迎|受|其|更|不|以|加|带|推|从|是|为(?!用户|客户|账[户号]|员工))|(?:(?:在|到|去|"
    rf"进入|登录(?![前后时])|打开|从){STORE}|(?:在|从|到){LISTS}|用(?=[^,。;]{{1,12}}(?:登录|"
    rf"账号|身份|权限))|{STORE}[里中内上](?!的))|(?:给|为|对)"
    rf"(?=[^,。;:\n]{{1,24}}(?:权限|角色|账[户号]|开通|授权|加白|解[锁冻除]|重置))|"
    rf"{_DEED}(?![于的前时中]|后(?!台)|"
    rf"(?:日志|记录|历史|说明|明细|时间|日期|原因|人|编号|单号|类型|结果)(?:\([^()\n]{{1,12}}\))?"
    rf"\s?[:=,]))"
)
"""A clause that tells somebody to do it; 变更日志: is the head of what was done."""
_END = regex(r"[。!?;\n<]|\"\s?(?:[,}\]]|:\s?\")|$")
_STRONG = regex(
    r"请|麻烦|劳驾|务必|帮我|帮忙|替我|给我|管理员|后台|系统|助[手理]|智能体|机器人(?!:)|[Aa]gent|"
    r"[Bb]ot|运维|立刻|即刻|立即|马上"
)
_SOMEBODY = regex(
    r"(?:公司|集团|银行|券商|证券|基金|机构|我们?(?![把将])|他们?|她|其|分析师|标普|穆迪|惠誉|"
    r"高盛|大摩|小摩|摩根|瑞银|花旗|美银|野村|外资|内资|中资|投行|大行|某[\u4e00-\u9fff]|"
    r"中金|中信|海通|国泰|华泰|MSCI|富时|指数|交易所|上交所|深交所|北交所|港交所|证监会|央行|"
    r"监管|部门|当局|总局|"
    r"商务部|财政部|工信部|发改委|国务院|法院|董事会|股东|管理层|团队|委员会|投委会|平台|黑客|"
    r"攻击者|客户|用户|投资者|员工|"
    r"研究所|美国|欧盟|中国|日本|政府|"
    r"近日|昨[日天]|日前|此前|去年|上周|年初|今年|曾|公告|宣布|表示|称|显示|报道|发布报告|计划|"
    r"拟|预计|考虑到|由于|基于|鉴于|"
    r"因此|随着|对应|意味着|例如|比如|可以?|能够?|支持|允许|功能|新版本|版本|优化|修复|办法|规定|"
    r"要求(?!你)|应当?|须|不得|"
    r"招聘|负责|熟悉|如需|若需|若要|如何|怎[么样]|是否|无法|不能|不会|不要|切勿|勿|严禁|禁止|"
    r"未经|抱歉|已经?(?!读|阅))"
)
"""Who did it or may do it, and what else begins a sentence that commands nothing."""
_NOT = regex(
    r"您|你的|昵称|麦克风|会议室|超出|贵(?:司|公司|行)|自己的|本人的|自行|"
    r"(?<!专业)(?<!合格)(?<!普通)投资者(?!类型|分类|等级|适当性)|股东|监管|的公司|可在|会计|章程|"
    r"折旧|募投|(?:公告|年报)(?!的?(?:索引|缓存|库|任务|数据))|"
    r"(?:应|须|需)(?:当|在|及时|于)|不得|登录(?:手机|网上|APP)|App设置|点(?:击|选|保存|开)|选择|"
    r"(?<![本此这该][条句])(?<![此今])之后(?!的)|以后(?!的)|模拟(?!盘)|为什么|[吗?]$|本网?站|浏览器|插件|JavaScript|广告|表决|投票|"
    r"提案|例如|"
    r"比如|假设|情景|回测|敏感性|(?:没有?|无)(?:权限?|资格|办法)|无权(?!限)|无法|(?:需|应|须|只能)[由经]|"
    r"(?:设为|填入?|替换为|改[为成])\s?[“\"']?(?:$|YOUR_|\*{4}|x{4})|"
    r"将其|其中|查看|查询|浏览(?!器)|下载|按F\d|以免|仅涉及"
)
_DONE = regex(r"(?:了|(?<!通)过)(?:[。,;]|$)")
_LISTED = regex(
    r"更新日志|更新说明|更新内容|(?:^|[\n。;,])\W{0,4}(?:本次|此次|版本|系统|功能|最近|近期)?更新\s?:|(?:模板|安装|使用|开发者?|提交|版本|"
    r"交接|变更|操作)(?:说明|须知|"
    r"备注|手册|指引|流程)|待办|TODO|todo|FIXME|"
    r"### |v\d+\.\d|\d\.\d版|修复了?|岗位职责|任职要求|<!--"
)
"""Heads of what was changed in a program, of manuals and of adverts for jobs."""


_HEADED = regex(
    r"^(?:上调|下调|提高|降低|新增|调整|恢复|移出|剔除|启动|取消)(?:评级|覆盖|目标价)?\s?:\s?"
    r"(?![请把将])(?:(?!请|帮|系统|后台|管理员|你)[^,。;:]){2,14}?(?:将|把|首次|重申|维持|给予|恢复|上调|下调|"
    r"调[高低升降])|"
    r"^(?:调样|调入|调出|调整|纳入|剔除|新增|变更)[^,。;:]{0,12}(?:名单|明细|一览表?|列表|清单|汇总|统计|情况)"
    r"(?:\([^()\n]{1,16}\))?:$"
)
"""A heading of a digest of ratings with who gave one, or of a list of what entered or left."""


def changed(view: str) -> bool:
    """Whether somebody, or nobody by name, is told to change what a system holds.

    Raises TooDense.
    """
    return any(_alters(*command) for command in _commands(view))


def _commands(view: str) -> Iterator[tuple[str, str, bool]]:
    """What commands could say, each once: from the deed on, how it begins, and if it is asked."""
    known: set[str] = set()
    for found in _COMMAND.finditer(view):
        start = found.start("begun")
        said, asked = view[start : _end(view, start)], _STRONG.search(view, found.start(), start)
        if said in known or _NOT.search(said) or _HEADED.match(said):
            continue
        known.add(said)
        if len(known) > MOST:
            raise TooDense
        if asked is None and _SOMEBODY.search(_told_before(view, found.start())):
            continue
        if _LISTED.search(view, max(0, start - _BEFORE), start) is None:
            yield said, found["begun"], asked is not None


def _end(view: str, at: int) -> int:
    """Where the sentence ends that goes on at a place."""
    end = _END.search(view, at, at + _REACH)
    return end.start() if end else at + _REACH


def _told_before(view: str, at: int) -> str:
    """What stands before a clause in its sentence."""
    before = view[max(0, at - _BEFORE) : at]
    return before[max(map(before.rfind, "\n。!?;")) + 1 :]


def _alters(said: str, begun: str, asked: bool) -> bool:
    """Whether a clause with what follows it changes a record."""
    if begun != "把" and _DONE.search(said):
        return False
    heard = MARKS.heard(said)
    granted = {"ba": begun == "把", "asked": asked, "told": asked or begun == "把"}
    return any(
        all(granted[mark] if mark in granted else heard.has(mark) for mark in marks)
        for marks in RULES
    )
