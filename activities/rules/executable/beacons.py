"""Addresses that whoever opens a text is to call, told in prose: who calls, by which verb, when.

A link to a source, a page for readers and a webcast are visited by people: no machine is named
beside them, and no verb of machines stands before the address.
"""

_URL = r"[\"'`<]?(?:https?|wss?)://"
_METHOD = r"(?-i:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)"
_WHOLE = rf"{_URL}[^\s\"'`<>，。；、\u4e00-\u9fff]{{1,300}}[\"'`>]?"
_CALL = (
    r"(?:request|fetch|load|hit|call|ping|invoke|query|poll|contact|touch|trigger|GET|HEAD|POST|"
    r"PUT|"
    r"curl|retrieve|notify|beacon)"
)
_CALLED = (
    r"(?:requested|fetched|loaded|hit|called(?: back)?|pinged|invoked|queried|polled|contacted|"
    r"touched|triggered|notified|retrieved|GET-ed)"
)
_MACHINE = (
    r"(?:your|the|a|any|each|every)\s(?:\w+\s)?(?:client|server|agent|assistant|browser|renderer|"
    r"viewer|app|bot|model|parser|backend|back end|system|crawler|runtime|host|gateway|"
    r"reader(?:'s (?:client|browser|app))?)"
)
_EVENT = (
    r"(?:(?:once|when|whenever|after|as soon as|upon|before|while|if|every time|each time)\b"
    r"[^.!?\n]{0,40}?\b(?:opens?|opened|opening|reads?|reading|render(?:s|ed|ing)?|display(?:s|ed|"
    r"ing)?|"
    r"publish(?:es|ed|ing)?|publication|load(?:s|ed|ing)?|view(?:s|ed|ing)?|shown|parse[sd]?|"
    r"process(?:es|ed)?|receiv(?:es|ed|ing)|receipt)\b|\bon (?:open|load|render|view|read|publish|"
    r"display|"
    r"receipt)(?:ing)?\b)"
)
_ACK = (
    r"\bto (?:confirm|acknowledge|register|log|record|report|"
    r"complete|activate|unlock|signal|notify|mark)\b"
)
_OBJECT = (
    r"(?:(?:the|this|our|that)\s)?(?:(?:tracking |callback |confirmation |status |"
    r"read )?(?:endpoint|"
    r"url|uri|link|address|api|hook|interface|beacon|pixel|resource)\s)?(?:at\s)?"
)
_DUE = r"(?:must|should|shall|has to|needs to|is to|ought to|will need to)"
_ENGLISH = (
    rf"\b{_METHOD}\s(?:request\s)?(?:to\s)?{_WHOLE}[^.!?\n]{{0,60}}?(?:\b{_DUE} be {_CALLED}|"
    rf"{_EVENT}|{_ACK}|"
    rf"\bfrom (?:your|the) (?:client|server|agent|browser|app))|"
    rf"{_WHOLE}\s{_DUE}\s(?:then |now |also |immediately )?be {_CALLED}|"
    rf"(?:{_MACHINE}|{_EVENT})(?:(?!\b(?:can|may|could)\b)[^.!?\n]){{0,80}}?\b{_CALL}(?:s|"
    rf"ing)?\s{_OBJECT}{_URL}|"
    rf"\b{_CALL}\s{_OBJECT}{_WHOLE}[,]?\s[^.!?\n]{{0,40}}?(?:\bfrom (?:your|the) (?:client|server|"
    rf"agent|"
    rf"browser|app|backend)|{_EVENT}|{_ACK})|"
    rf"\b(?:make|send|issue|fire|perform|submit|trigger(?:s|ing)?|dispatch|execute)\s(?:a|an|one|"
    rf"the|another)\s"
    rf"(?:\w+\s)?(?:{_METHOD}\s)?(?:request|ping|beacon|callback|heartbeat)\s(?:to|at|against|"
    rf"for)\s"
    rf"{_OBJECT}{_URL}|"
    rf"(?:^|[.!?;:\n]\s?|\b(?:please|then|and|must|should|to)\s)(?:invoke|hit|ping|"
    rf"poll)\s{_OBJECT}{_URL}"
)
_CALL_ZH = (
    r"(?:请求|调用|回调|访问(?:接口|端点|地址|下列接口|以下接口)|触发|抓取|拉取|加载|"
    r"ping|GET|HEAD|POST|PUT|curl)"
)
_ONCE = r"(?:一[下次]|两次|接口|端点|地址|链接|网址|如下|以下|该|此|资源|服务)"
_CLUE_ZH = (
    r"(?:(?:打开|展示|阅读|读取|读完|渲染|加载|发布|生成|查看|收到|显示|浏览|解析|处理|点开|推送|"
    r"送达)"
    r"[^。;；\n]{0,16}?(?:时|后|即|完毕|之际|,|，)|(?:读者|用户)?(?:的)?(?:客户端|服务[端器]|"
    r"浏览器|阅读器|渲染器|智能体|"
    r"助手|模型|程序|后台|系统|终端)[^。;；\n]{0,12}?(?:须|需|应|请|务必|必须|立即|将|要|会|去|"
    r"自动|回|先|代为|向)?)"
)
_CHINESE = (
    rf"{_CLUE_ZH}[^。;；\n]{{0,24}}?{_CALL_ZH}\s?{_ONCE}{{0,3}}\s?[:：]?\s?{_URL}|"
    rf"(?:向|对|往|给|朝)\s?{_ONCE}{{0,2}}\s?{_WHOLE}\s?[^。;；\n]{{0,8}}?(?:发送|发起|发出|提交|"
    rf"发|做|执行|进行|上报)"
    rf"[^。;；\n]{{0,12}}?(?:请求|回执|心跳|ping|调用|信号|GET|POST|HEAD)|"
    rf"(?:请|务必|必须|须|立[即刻]|马上|自动|应当?|即可?|随后|然后)(?:先|再|在后台|静默)?"
    rf"(?:请求|调用|回调|ping|GET|HEAD|POST)\s?{_ONCE}{{0,3}}\s?[:：]?\s?{_URL}|"
    rf"{_WHOLE}\s?(?:必须|须|需|应|要|将)(?:当|在|于)?[^。;；\n]{{0,16}}?被?(?:请求|调用|回调|"
    rf"触发)(?:一次|一下)?"
)
BEACON = rf"(?i)(?:{_ENGLISH}|{_CHINESE})"
"""An address with who calls it, when, or to what end; in English and in Chinese."""
ANCHORS = "http:|https:|ws:|wss:"
