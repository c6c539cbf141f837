"""The injection rules: what is demanded of whom, in concepts of the vocabularies."""

from activities.rules.scanning.concepts import Guard, Rule

PATTERNS: dict[str, str] = {
    "url": r"(?:https?://|hxxps?://|www\.)[^\s<>\"'，。；）)]{3,200}",
    "email": r"(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}",
    "call": r"(?<![a-z0-9_])[a-z][a-z0-9]{0,30}_[a-z0-9_]{1,40}(?:\(|(?![a-z0-9_.@]))"
    r"|(?<![a-z0-9_])[a-z]\w{2,30}\([^)\n]{0,80}\)",
    "told": r"(?:everything|whatever|anything|all) (?:that )?(?:you|your \w{1,16}) (?:were|was|"
    r"have been|said|told|received|learned)"
    r"|你(?:之前|此前|先前)?(?:接到|收到|得到|被赋予|被告知)的|"
    r"(?:给|对)你的(?:要求|指令|任务|规定|指示)|your prior guidance",
    "addressed": r"\b(?:si (?:tú )?eres|si usted es|si (?:vous êtes|tu es)|(?:wenn|falls|sofern) "
    r"(?:du|sie)|se (?:tu )?sei|se (?:você|voce) é|se fores|если (?:ты|вы)|eres|du bist|"
    r"vous êtes) [^.;!?\n]{0,24}?(?:asistente|assistant|assistente|assistent|ki-\w+|"
    r"modelo de lenguaje|modèle de langage|sprachmodell|modelo de linguagem|языковая модель|"
    r"ассистент)\b",
    "reprogrammed": r"(?:your|the assistant's) (?:memory|rules|instructions|guidelines|task|role|"
    r"goal|objective|settings|permissions|system prompt|configuration) "
    r"(?:has|have) (?:just )?been (?:updated|changed|replaced|reset|modified|extended)|"
    r"reset your (?:rules|memory|instructions|settings)"
    r"|(?:更新|修改|重置|替换|取消|清空|变更)了?你的(?:记忆|规则|指令|设定|任务|权限|角色|系统)|"
    r"你的(?:记忆|规则|指令|设定|任务|权限|角色)(?:已|已经)被?(?:更新|修改|重置|替换|取消|变更)"
    r"|重置你的(?:规则|记忆|设定|指令)|(?:前面|之前|以上|此前|上面|以前|先前)(?:的|所?[说写讲]"
    r"(?:过)?的)?(?:一切|全部|所有|统统)(?:都|均|统统|全)?(?:不算数|作废|不作数|无效|不算)(?!条款)"
    r"|\bfrom (?:now|here|this point) on(?:wards?)?,? you (?:work|write|speak|act) for\b|"
    r"从(?:现在|这里|此)(?:开始|起)[,，]?你(?:替|为|给)[^，。,]{1,10}(?:工作|推广|宣传|服务)"
    r"|\b(?:nothing|none of (?:what|that)|all that|"
    r"everything) (?:that )?(?:was |you were |i |we )?(?:said|told|written|stated)"
    r" ?(?:earlier|before|above|so far|previously) (?:counts?|applies|matters|is void|"
    r"no longer \w+)|what (?:instructions|rules|prompts?) (?:govern|guide|control|define|were you|"
    r"are you|do you)|你(?:遵循|遵守|执行|收到)(?:了)?(?:哪些|什么)(?:指令|规则|提示)",
    "recast": r"\b(?:stop|quit|cease|no more|forget) (?:being|acting as|playing|to be|to act as) "
    r"(?:(?:an? |the )?(?:\w+ )?(?:assistant|analyst|summari[sz]er|researcher|reviewer|"
    r"model|ai|bot|research tool)|neutral|objective|impartial|"
    r"balanced)[.;:,!]? (?:and )?(?:instead,? )?(?:pretend|impersonate|pose as|play the|"
    r"speak (?:as|for)|act (?:as|like) (?:the|our|this))\b"
    r"|\b\byou are no longer an? (?:\w+ )?(?:assistant|analyst|summari[sz]er|researcher|reviewer|"
    r"model|ai|bot)(?: but|[,;.:] (?:instead,? |from now on,? )?you(?: are|['’]re)(?: now)?) "
    r"(?:the|our|an?)\b|\b(?:drop|quit|stop|ditch|cut) the (?:\w+[ -])?"
    r"(?:analyst|assistant|researcher|ai|neutrality) (?:act|role|pose|persona|mask|routine)"
    r"\b(?=[.;:,!]? (?:and )?(?:pretend|speak|act|pose|play|write|impersonate))"
    r"|(?:你|您)(?:现在|已经?|从此|如今){0,2}不再?是(?:一[个名位])?[^，。；,;]{0,6}(?:助理|助手|"
    r"分析[师员]|研究员|摘要工具|模型|(?<![a-z])ai|"
    r"机器人)了?[，,。；;] ?(?:而是|(?:你|您)(?:就|要|将)?是|请)"
    r"|(?:放弃|卸下|抛开|丢掉)(?:你|您)?的?[^，。；,;]{0,4}"
    r"(?:助理|助手|分析师|研究员|(?<![a-z])ai)的?(?:身份|角色)[，,]",
    "restarted": r"(?:会话|对话)(?:已经?)?(?:重置|重启|更新)[^\w\n]{0,4}[^\n]{0,6}?"
    r"(?:新?(?:角色|身份|岗位|人设))"
    r"[^\n]{0,2}?[:：是]|\bsession (?:re(?:set|started)|updated)\b[^\w\n]{1,4}"
    r"(?:new )?(?:role|persona|identity)\b",
    "feigned": r"(?:请|你)(?:你|您|暂时|先)?(?:假装|装作)"
    r"(?:没有?[看读]|不知道|没有|本公司|该公司|本文)|"
    r"\b(?:behave|act|carry on|write) as if you (?:had|have) (?:not|never) (?:seen|read|noticed)\b|"
    r"(?:演示|演练|测试)(?:需要|起见)?[,，]请(?:你|您)?(?:假定|假设|假装|装作)",
    "unlisted": r"\b(?:ignore|bypass|skip|set aside|disregard) (?:the|your) (?:data )?(?:source )?"
    r"(?:white-?list|allow-?list)\b|(?:来源|数据源)(?:白名单|名单)[^，。\n]{0,3}(?:可以?不[看查用]|"
    r"不[必用][看查]|可忽略|作废|失效)|\bsource list need not be (?:consulted|checked|applied)\b",
    "halted": r"\b(?:do not|don't) continue (?:the|this|your) (?:analysis|summary|review)\b|"
    r"(?:^|(?<=[.!?\n] ))(?:halt|stop) here,? and (?:simply |just |only )?"
    r"(?:say|report|write|state|answer|reply)\b|"
    r"\bread no further[:;,.] (?:write|say|report|state|answer|reply)\b|"
    r"(?:停止分析|到此为止|不要再往下[读看])[,，][^。\n]{0,10}?(?:回复|回答|直接写|只写|输出|返回)",
    "pieced": r"= ?[\"'“‘「][^\"'”’」\n]{2,40}[\"'”’」][^\n]{0,160}?(?:拼接|连接|连起来|合起来|"
    r"拼起来|\bjoin\b|\bconcatenate\b)[^。.\n]{0,16}?(?:执行|照做|照办|"
    r"\b(?:and|then) (?:obey|execute|follow|carry (?:it|them) out|do as)\b)"
    r"|(?<![\w.])[a-z]\w{0,8} ?\+ ?[a-z]\w{0,8}(?![\w(])[^\n.。]{0,40}?(?:\b"
    r"(?:act (?:up)?on (?:it|them|the result|this|that)|obey|carry (?:it|them) out|do (?:as|what) "
    r"(?:it|they) says?|follow (?:it|them))\b|执行|照做|照办|遵照|按[^，。]{0,6}(?:做|办|行事))"
    r"|(?<![\w.])[a-z]\w{0,6} ?= ?[\"'“]?[\w ]{1,40}[\"'”]? ?[;,] ?[a-z]\w{0,6} ?= ?[^\n]{1,120}?"
    r"\b(?:joins?|adds?|strings?|glues?|puts?|concatenates?|combines?|merges?|reads?|appends?|"
    r"evaluates?|assembles?)\b[^.\n]{0,60}?\b(?:and|then) (?:then )?(?:do(?:es)? (?:as|what)|"
    r"obeys?|follows? (?:it|them)|carr(?:y|ies) (?:it|them) out|acts? (?:up)?on|compl(?:y|ies))\b"
    r"|\b(?:take|read|use|join) the (?:first|last|initial|opening) "
    r"(?:words?|letters?|characters?|initials) of (?:each|every|all|these|the)\b[^.;\n]{0,40}? "
    r"and (?:do (?:as|what)|follow|obey|act|execute|comply|carry)\b",
    "vocative": r"(?:hey|hi|hello|dear|attention|okay|ok)[, ]{1,2}(?:assistant|model|bot|agent|ai|"
    r"llm|summarizer)s?\b|(?:(?<=[.!?\n>] )|(?<![^\n>]))(?:assistants?|bots|llms?|"
    r"automated \w{3,16}|ai (?:agents?|assistants?|models?)|language models?)[,:]"
    r"|(?:助手|模型|智能体|机器人)(?:你好|您好|们)|自动化?\w{0,6}(?:程序|系统|工具)请",
    "named": r"(?<![a-z])(?:ai|llms?|gpt|chatbots?|bots?|crawlers?|language models?|assistants?|"
    r"models?|summari[sz]ers?|agents?)(?: \w{3,16})?\s?[:：]"
    r"|(?:机器人|大模型|模型|助手|智能体|爬虫|(?<![a-z])ai(?![a-z]))[^，。；：:\s]{0,4}[:：]",
    "deed": r"(?<![a-z0-9_])(?=[a-z0-9]{1,30}[_(])(?:[a-z0-9]{1,16}_){0,3}(?:send|transfer|pay|"
    r"wire|withdraw|deposit|buy|sell|trade|trades|order|orders|place|submit|execute|exec|run|post|"
    r"publish|upload|email|mail|message|share|exfil|exfiltrate|leak|reveal|dump|delete|purge|wipe|"
    r"approve|rate|rating|score|memo|report|prompt|secret|secrets|password|passwords|credential|"
    r"credentials|token|tokens|browse|browser|fetch|http|shell|bash|python|sql|tool|tools|memory|"
    r"agent|model|account|accounts|portfolio|position|positions|price|quote|user|users|admin|file|"
    r"files)(?:_[a-z0-9]{1,16}){0,3}(?:\([^)\n]{0,80}\)?|(?![a-z0-9_.@(]))",
    "quoted": r"[\"“‘'「『][^\"”’'」』\n]{1,60}[\"”’'」』]",
    "system_tag": r"(?:(?<![^\s。.!?！？；;>*#\-=])|(?<=[\[【(（<{|]))"
    r"(?:system|assistant|developer|sys|system prompt|system message|system note|system update|"
    r"system override|admin|administrator|ai instruction|ai instructions|instruction|instructions|"
    r"prompt|root|override|user|human|系统|系统消息|系统提示|系统指令|系统通知|系统公告|系统更新|"
    r"管理员|管理员消息|开发者|指令|提示词|系统提示词|ai指令|给ai的指令|ai须知|机器指令|用户)"
    r"[\]】)）>}|]{0,2} ?(?:\d{1,3} ?)?(?:[:：](?!:)|(?<=[\]】>]))",
}
"""Concepts that no list of words can hold."""

_CLAUSE = (
    r"(?:^|(?<![\d.])\d{1,2}[.)、]?|"
    r"[\n。！？!?:：;；,，、.\"“”'‘’（(【\]】\[{}<>*#|…—=/\-–•)）`~])\s*"
)
_ZH_CALL = (
    r"请|你|您|务必|必须|应|须|要|并|且|然后|再|现在|立即|立刻|马上|直接|先|来|去|和|"
    r"以|可以|能|帮我|给我|都|"
    r"全部|一并|就|身份|统统|末尾|结尾|开头|里|ai|模型|助手|系统|agent|智能体|将|把|们|需|一律|"
    r"只需|严格|优先|时|后|中|请你|此处|内容"
)
_EN_CALL = (
    r"\b(?:please|kindly|must|should|shall|to|now|and|then|you|just|always|"
    r"also|immediately|instead|"
    r"simply|only|will|ai|assistant|assistants|model|models|agent|agents|llm|llms|or|not|"
    r"silently|first|next|never|completely|fully|totally|quietly|hereby|do|this|so|can|go ahead"
    r"|before) "
)
_CALLED = rf"{_CLAUSE}|{_ZH_CALL}|{_EN_CALL}|[\u4e00-\u9fff]\s?(?=\Z)(?<=[请你您])"

_STATES_EN = (
    r"\b(?:will|would|may|might|can|could|cannot|did|does|do|don't|not|"
    r"never|n't|has|have|had|shall|"
    r"who|which|often|tend to|tends to|investors?|shareholders?|stockholders?|analysts?|management|"
    r"(?<=[a-z] )company|board|courts?|markets?|traders?|they|we|it|i|holders?|"
    r"members?|customers?|users?|"
    r"proxy|card|agreement|amendment|plan|this|is|are|was|were|been|be|law|laws|statutes?)"
    r"(?:,? \w+ly)?(?: may| will| should| must| to)? "
    r"|\b(?:shareholders?|investors?|holders?|customers?|members?|clients?|employees?|students?|"
    r"voters?)(?: who [^.,;]{1,30})? (?:are|is|were) (?:\w+ )?(?:advised|asked|urged|"
    r"requested|reminded|invited) to "
    r"|\b(?:forbid|prohibit|bar|ban|stop|prevent|allow|permit|let)s? (?!you\b)(?:\w+ )(?:to|from) "
)
_TO_YOU_EN = (
    r"\b(?:you|ai|assistants?|models?|agents?|llms?)(?:'re| are)? ?"
    r"(?:(?:will|would|may|might|can|could|must|should|have|need|shall|"
    r"are)(?: \w+ly)?(?: now)? )?(?:to )?"
)
_THIRD_ZH = (
    r"(?:公司|企业|投资者|股东|高管|机构|银行|市场|他们|董事会|董事|监管|当事人|用户|"
    r"消费者|客户|部分人|不少人|"
    r"散户|会计师|保荐人|上市公司|发行人|管理层|业内|分析师|研报|证券|我们|基金|供应商|经销商|"
    r"人员|记者|员工|编辑|学员|学生|老师|工程师|柜员)"
)
_STATES_ZH = (
    r"[不勿未别莫]|不[要得应能可会宜该准许]|切勿|切莫|避免|防止|以免|若|如果|如|一旦|因|"
    r"由于|被|往往|容易|常|可|"
    r"能够?|会|为|所|曾|并未|没有|故意|涉嫌|存在|擅自|违规|长期|或|"
    r"(?:系统|程序|平台|客户端|接口|按钮|面板)(?:会|将|可|便|自动|新增)?|(?:会|将|便)自动|是否|有意|"
    r"试图|企图|导致|属于|对于|"
    rf"{_THIRD_ZH}[^，。、：；,.:;]{{0,8}}"
)
_TO_YOU_ZH = (
    r"(?:你|您|ai|助手|模型|智能体|agent)[^，。、：；,:;不勿别未]{0,6}"
    r"(?:请|可以|可|必须|务必|应当|应|应该|需要|需|要|会|将|能|能够)?"
)
_STATES = rf"{_STATES_EN}|(?:{_STATES_ZH})"
_TO_YOU = rf"{_TO_YOU_EN}|(?:{_TO_YOU_ZH})"
_NEGATED_EN = r"\b(?:not|never|n't|no|cannot|without|avoid) (?:\w+ )?"
_NEGATED_ZH = (
    r"不(?:会|得|应|要|能)[^，。,]{0,6}|[不勿未别莫无]|不[要得应能可会宜该准许]|切勿|严禁|禁止|"
    r"避免|防止|以免|谨防|警惕"
)

_AI_TOPIC_ZH = (
    r"\s?(?:助手|助理|智能体|系统|工具|代理)?(?:生成合成|发帖|账号|安全(?:板块|行业|产业|公司|概念)|行业|产业|业务|"
    r"板块|概念|芯片|公司|产品|技术|领域|订单|应用|市场|赛道|项目|企业|服务|算力|时代|战略|"
    r"生态|平台|手机|眼镜|投资者|开发|研发|训练|推理|大会|指数|基金|龙头|厂商|供应|"
    r"服务器|需求|功能|能力|浪潮|"
    r"相关|关节|本体|零部件|制造|收入|营收|备案|提供者|提供商|服务提供|发布|上线|推出|"
    r"渗透率|出货|商业化|落地|"
    r"赋能|驱动|化|版|方面|团队|人才|工厂|工程|数量|已经|已在|正在|的(?!注意|指令|提示|新指令)|与|"
    r"及|和|等|是|对|也|下单(?:设|的|须|应|权限)|"
    r"使用(?:守则|规范|指引|手册|条款|说明|办法|情况|率)|机构|输出的|输出结果|输出为|输出可能|"
    r"输出(?:直接|未经|不能|不得|须经|应经|应当经)|可能|法案|治理|伦理|监管|有|能|可以|将于|于|从|"
    r"让|助力|带动|需要|以及|、|[^，。,]{0,2}(?:生成|撰写|翻译|写作|代写)的|会不会|是否|能否|取代|"
    r"替代|将是|将成|股|[^，。,]{0,4},它)"
)
_AI_TOPIC_EN = (
    r"(?:[-‑]\w| (?:industry|sector|chips?|company|companies|business|stocks?|"
    r"investors?|investments?|"
    r"products?|services?|revenue|demand|spending|boom|bubble|infrastructure|market|startups?|race|"
    r"capex|servers?|data|workloads?|adoption|regulation|act|summit|lab|labs|firms?|bill|training|"
    r"providers?|developers?|vendors?|platforms?|features?|capabilities|applications?|apps?|"
    r"technology|technologies|software|hardware|accelerators?|and|or|has|have|is|was|were|"
    r"are(?! (?:instructed|required|asked|requested|directed|to\b))|"
    r"will|can|could|may|for|in|at|from|that (?:can|will|help)|which|powered|driven|governance|"
    r"safety|ethics|policy|cloud|phones?|glasses|pc|pcs|trade|theme|rally|winners?)\b|'s)"
)
_INSTRUCTION_KIND = (
    r"\b(?:voting|proxy|wire|payment|delivery|transfer|settlement|shipping|"
    r"mailing|standing|dividend|"
    r"election|safety|care|user|assembly|operating|product|wiring|tax|filing|accounting|reporting|"
    r"admission|ballot|meeting|registration|trading|redemption|conversion|exchange|court|tender|"
    r"dosing|dosage|installation|manual|cpu|gpu|x86|machine|vector|arm|classroom|reading|english|"
    r"math|online|in-person|[a-z]{3,12}-level|broker|client|unsigned|conflicting|written|"
    r"depositary|custody|investment|stop|purchase|customer|buy|sell|sales|work|backlog|"
    r"new|valve|pump|duplicate|executive|export|your broker|form|letter of|and|"
    r"order|limit|market|open) "
)

GUARDS: dict[str, Guard] = {
    "when_working": Guard(
        before=r"(?:机构|公司|基金|专家|银行|我们|债券|企业|供应商)[^，。,]{0,6}",
        after=r" (?:bonds|loans|borrowers|suppliers|countries)\b",
    ),
    "drop": Guard(before=_STATES, unless=_TO_YOU),
    "drop_now": Guard(before=_STATES, unless=_TO_YOU, needs=_CALLED),
    "instr": Guard(
        before=rf"{_INSTRUCTION_KIND}|"
        rf"(?:交易|买卖|投票|付款|划款|转账|支付|申购|赎回|投资|行政|欧盟|监管|操作|调度|"
        r"控制|报送的|机器|cpu|处理器|风险|特别|事项|温馨|重要|精简|语音|遥控|欧洲|生产|禁令|"
        r"执法|结算|表决|总理|主席|"
        r"总书记|发出的|领导|重要讲话|批示|法院|精神|减持)",
        after=r"(?:任何|过任何|过)(?:媒体|机构|个人|第三方|他人|单位|平台|记者)|媒体|"
        r"(?:律师|工作人员|员工|管理层|秘书|子公司|下属|其)|集(?!合)|架构|周期|精神|批示|"
        r" (?:on|from) (?:the|your) (?:\w+ )?(?:broker|bank|proxy|card|"
        r"form|ballot)| (?:to (?:your|the) (?:broker|bank)|card|form|set\b|sets\b)|を",
    ),
    "rules": Guard(
        before=r"\b(?:accounting|listing|tax|exchange|trading|nyse|nasdaq|"
        r"sec|capital|payment|tariff|"
        r"export|import|fee|privacy|monetary|fiscal|dividend|insurance|accounting) "
        r"|(?:交易所|会计|监管|税收|上市|交易|披露|行业|海关|贸易|比赛|游戏|风险|环保|合同|"
        r"货币|财政|股利|分红|保险)",
        after=r"的(?:后果|风险|影响|行为|公司|企业|当事人)|将|会|导致|属于|构成|者|"
        r" (?:will|would|may|could|can|"
        r"is|are|was) ",
    ),
    "reader": Guard(
        after=rf"{_AI_TOPIC_ZH}|{_AI_TOPIC_EN}|(?:应|须|需)(?:每|由|定期|经)",
        before=r"(?:(?:lets|allows|enables|helps) (?:an?|its|our)|(?:that|who|which|firms|"
        r"companies|banks|advis[eo]rs?) (?:use|uses|using|deploy|deploys|offer|offers|"
        r"operate|build|sell)|(?:generated|written|produced|created) by|"
        r"(?:i am|i'm|\w,|this is|meet) (?:your|our|an?|the|my)|transfer|paying|escrow|"
        r"sales|estate|insurance|listing|placement|administrative|collateral|fiscal|"
        r"shipping|travel|rating|customs|用|使用|利用|借助|运用|多|版|版的|旧|新|本|参照|"
        r"里的|后的|工业|人形|扫地|手术|服务|焊接|物流|协作|经济|"
        r"计量|量化|因子|数学|预测|估值|定价|财务|商业|盈利|合作|dcf|ddm|三阶段|两阶段|"
        r"capm|杜邦|董秘|行政|研究部|(?:部署|接入|引入|采用|自研|开发|应用|搭载|上线)(?:了|的)?"
        r"(?:相关|多个|多款|各类|主流|开源|国产)?的?|[您你](?:所?[提说讲问]|关注)(?:到|及)?的|"
        r"机床|车|出口|世界|多因子|风控) ?",
    ),
    "less_reader": Guard(
        before=r"(?:analysts?|brokers?|we|they|investors?) "
        r"(?:(?:must|should|may|will|need to|have to) )?(?:update|revise|refresh|rework) "
        r"(?:(?:their|our) )?",
    ),
    "must": Guard(
        after=(
            r"(?: not)? (?:let|allow|permit) (?:an?|its|any) |"
            r" be (?:approved|tested|registered|supervised|labell?ed|reviewed|signed|"
            r"authori[sz]ed|validated|audited|trained|monitored|limited)\b"
        ),
        before=(
            r"(?:公司及客户|客户及公司|机构|企业|银行|客户|员工|人员|股东|投资者|持有人|"
            r"发行人)(?:都|均)?|责令其?|(?<!你)被要求|[相对供反响效回]"
        ),
    ),
    "new_task": Guard(
        after=(
            r"s? (?:says?|said|means?|meant|takes? effect|on \w+ing|for \w+s)\b|"
            r"(?:隔离|分离|分开|区分)| (?:require|oblige|force|allow|ask)s? (?!you\b)|"
            r" (?:from|of) (?:its|the|their) (?:supervisor|regulator)|s? are (?:held|kept)"
        ),
        before=(
            r"(?:members|banks|firms|staff|brokers|dealers|companies|holders|participants|"
            r"traders) to follow (?:the |these |its )?|\b(?:regulator|ministry|exchange|agency|"
            r"commission|government|council|bank|group|union)'s "
        ),
    ),
    "you": Guard(
        after=(
            r"(?:们?公司|司|单位|行|所|校|部|方|处|院|局|厂|们公司|"
            r"r (?:shares?|proxy|broker|vote|bank))"
        )
    ),
    "out": Guard(
        before=_NEGATED_ZH + r"|(?:投入|进出|产|出口|对外|电力|能源|净|技术|海外|劳务)(?=\Z)"
    ),
    "exfil": Guard(
        after="了|记录|日志",
        before=rf"{_NEGATED_EN}|{_NEGATED_ZH}|\b(?:may|might|could|can|hackers?|employees?|"
        r"attackers?|they|researchers?|companies|vendors?|who|which|that|did|does|would|users?) |"
        rf"{_THIRD_ZH}[^，。、：；,:;]{{0,8}}|者|黑客[^，。,]{{0,8}}|员工[^，。,]{{0,8}}|被",
        needs=rf"{_CALLED}|[，。、：；]?",
        unless=rf"{_TO_YOU}",
    ),
    "request": Guard(after=r"[-_.\w]", before=r"[-_./\w]"),
    "only": Guard(
        before=rf"(?:不得|不能|不应|不可|禁止|不许|避免|不要|别|勿|可能|往往|通常|一般|都|"
        rf"{_THIRD_ZH}[^，。、：；,:;]{{0,8}}|"
        rf"(?:客服|助手|对[“\"][^“”\"]{{1,16}}[”\"](?:之类的?|这类|等)?(?:要求|问题|提问)?))"
    ),
    "attention": Guard(needs=rf"{_CLAUSE}|[a-z0-9] |请|敬|们|者|系统|程序|工具"),
    "exfil_now": Guard(
        after="了",
        before=(
            rf"{_NEGATED_EN}|\b(?:got|made|tricked|led|forced|caused|allowed|coaxed|persuaded|"
            rf"convinced|induced) [^.;]{{1,20}}|ask you to |"
            rf"\b(?:clients|callers|requests|users) must |{_NEGATED_ZH}"
        ),
        needs=_CALLED,
    ),
    "tool_now": Guard(
        after=(
            r"[户于途好]| ?(?:(?:您的|你的)?浏览器(?:的)?脚本|"
            r"(?:浏览器)?(?:的)? ?(?:javascript|cookie))"
        ),
        before=rf"{_NEGATED_EN}|{_NEGATED_ZH}|{_THIRD_ZH}[^，。、：；,:;]{{0,8}}",
        needs=_CALLED,
    ),
    "change_now": Guard(
        after=r" in\b",
        before=(
            rf"{_NEGATED_EN}|{_NEGATED_ZH}|(?:相应|同步|随之|对应|同时|一并)(?:地)?|"
            rf"\b(?:we|they|analysts|brokers|it|he|she|recommendation|"
            rf"target|estimates?|forecasts?|\d+p) and "
        ),
        needs=_CALLED,
    ),
    "take_now": Guard(
        after=r"[^，。；,;]{0,8}?\d[\d.]* ?(?:倍|x|×)",
        before=rf"{_NEGATED_ZH}|(?:模型|系统|机构|券商|分析师|公司)",
        needs=_CALLED,
    ),
    "out_now": Guard(
        after=r" (?:shows?|says|said|finds|found|warns|suggests|sees|predicts|claims|reveals)\b",
        before=rf"{_NEGATED_EN}|{_NEGATED_ZH}|{_THIRD_ZH}[^，。、：；,:;]{{0,8}}",
        needs=_CALLED,
    ),
    "suppress": Guard(
        before=r"(?<!你)(?<!您)被要求[^，。,]{0,10}|不得|不应|不能|不可|严禁|禁止|不存在|未|没有|"
        r"涉嫌|故意|是否|不会|从不|请勿|"
        rf"{_THIRD_ZH}[^，。、：；,:;]{{0,8}}|"
        rf"\b(?:cannot|not|may|they|we|could|would|will|did|does) |"
        rf"\b(?:found|says?|said|shows|showed|argues?|warns|warned), ",
        unless=_TO_YOU,
    ),
    "skip_now": Guard(
        before=(
            rf"{_STATES}|\b(?:can|could|might) be (?:told|made|asked|instructed|"
            rf"tricked|forced|persuaded) to "
        ),
        unless=_TO_YOU,
        needs=_CALLED,
    ),
    "your_output": Guard(
        before=r"(?:年度|半年度|季度|审计|评估|财务|定期|核查|可行性研究|检测|专项|中期|调查|公司|"
        r"披露|业绩|本|上市|检查|鉴定|问询函|问询|监管|督导|内控|董事会|工作|"
        r"政府工作|专家|研究|行业)"
    ),
    "authority": Guard(after=r"[\u4e00-\u9fff]{0,6}(?:监管局|证监局)关于对|关于对"),
    "you_are": Guard(
        before=(
            r"(?:要求|让|令|训练|教|叫)[^，。,]{0,6}|[与和跟由]|"
            r"(?:模型|ai|助手|机器人|智能体|大家|学员|学生|工程师|公司)(?:在[^，。,]{1,8}中)?"
            r"(?:可以?|能够?|会|将|曾|来|仍然?|还|继续)?|(?:可以?|能够?|会)(?:用来)?"
        ),
        unless=r"(?:你|您)[^，。,]{0,8}",
    ),
    "persona": Guard(
        after=r"(?: (?:cash|subsidiar|stock|shares|access|company|industry|sector|investor|chip))"
        r"|行业|产业|公司|概念|芯片|板块|龙头|企业|领域|厂商|赛道|平台公司|业务|提供商|服务商"
    ),
}
"""Where a word of a concept does not count: statements about third parties, negations, topics."""

ALIASES: dict[str, str] = {
    "drop_now": "drop", "exfil_now": "exfil", "tool_now": "tool_verb", "change_now": "change",
    "take_now": "take", "out_now": "out", "skip_now": "skip", "only_told": "only",
}  # fmt: skip
"""The same words under a stricter guard: only where somebody is told to."""

RULES: tuple[Rule, ...] = (
    Rule(
        rule="override.instructions",
        concepts=("drop", "scope", "instr|your_secret"),
        gap=28,
        ordered=False,
    ),
    Rule(rule="override.plain", concepts=("drop_now", "instr|your_secret"), gap=10),
    Rule(rule="override.rules", concepts=("drop_now", "scope", "rules"), gap=16, ordered=False),
    Rule(rule="override.yours", concepts=("drop_now", "you", "rules"), gap=8),
    Rule(
        rule="override.content",
        concepts=("drop_now", "scope", "content", "out|only"),
        gap=16,
        reach=1,
    ),
    Rule(rule="override.verdict", concepts=("drop_now", "scope", "content", "value"), gap=20),
    Rule(
        rule="override.cancelled",
        concepts=("you|told|scope", "rules|instr|content|told", "cancelled"),
        gap=14,
    ),
    Rule(
        rule="override.told",
        concepts=("told", "cancelled|drop|value|only|out_now|new_task"),
        gap=50,
        reach=1,
    ),
    Rule(rule="role.reprogrammed", concepts=("reprogrammed",)),
    Rule(rule="address.tongue", concepts=("addressed",)),
    Rule(rule="role.recast", concepts=("recast",)),
    Rule(rule="role.restarted", concepts=("restarted",)),
    Rule(rule="steering.feigned", concepts=("feigned",)),
    Rule(rule="steering.unlisted", concepts=("unlisted",)),
    Rule(rule="steering.halted", concepts=("halted",)),
    Rule(rule="override.pieced", concepts=("pieced",)),
    Rule(rule="role.persona", concepts=("you_are", "persona"), gap=24),
    Rule(rule="role.mode", concepts=("enable", "mode"), gap=12),
    Rule(rule="role.mode.you", concepts=("you|must|reader", "mode"), gap=20),
    Rule(rule="role.jailbreak", concepts=("jailbreak",)),
    Rule(
        rule="system.demand",
        concepts=("system_tag", "you|reader|only|drop_now|new_task|instr|your_output"),
        gap=40,
        reach=1,
    ),
    Rule(
        rule="system.rating",
        concepts=("system_tag", "must|take_now|change_now|out_now", "value|rated"),
        gap=40,
    ),
    Rule(rule="system.verified", concepts=("system_tag", "verification", "value"), gap=30, reach=1),
    Rule(
        rule="task.new",
        concepts=("new_task", "you|only|reader|value|your_output|out_now|exfil_now|tool_now"),
        gap=30,
        reach=1,
    ),
    Rule(rule="task.follow", concepts=("follow", "new_task"), gap=10),
    Rule(
        rule="task.yours",
        concepts=("your_task", "out|value|only|exfil|change|tool_verb|tool|suppress|request"),
        gap=40,
    ),
    Rule(rule="exfiltration.asked", concepts=("exfil_now", "secret|your_secret"), gap=28),
    Rule(
        rule="exfiltration.secret",
        concepts=("take_now|must", "secret|your_secret", "exfil|request|send_to"),
        gap=24,
    ),
    Rule(
        rule="exfiltration.sent",
        concepts=("secret|your_secret", "exfil|request|send_to", "url|email"),
        gap=40,
    ),
    Rule(rule="exfiltration.request", concepts=("request", "url|email"), gap=16),
    Rule(
        rule="exfiltration.sending",
        concepts=("send_to", "url|email", "secret|your_secret|reader"),
        gap=60,
        ordered=False,
    ),
    Rule(rule="exfiltration.question", concepts=("your_secret", "exfil"), gap=16),
    Rule(
        rule="steering.output", concepts=("your_output", "must|out_now|out|change", "value"), gap=30
    ),
    Rule(rule="steering.output.first", concepts=("must", "your_output", "value"), gap=24),
    Rule(
        rule="steering.yours", concepts=("yours", "must|out|out_now", "rated|value|quoted"), gap=24
    ),
    Rule(
        rule="steering.yours.first", concepts=("must", "yours", "out|rated", "value|rated"), gap=24
    ),
    Rule(rule="steering.conclusion", concepts=("rated|yours", "strictly", "value"), gap=8),
    Rule(rule="steering.raise", concepts=("must|reader", "rated", "raise", "value"), gap=14),
    Rule(rule="steering.nothing_else", concepts=("out_now", "value", "only"), gap=40),
    Rule(
        rule="steering.output.rated",
        concepts=("your_output", "must|out_now", "rated", "change|value"),
        gap=24,
    ),
    Rule(rule="steering.change", concepts=("take_now", "rated", "change", "value"), gap=16),
    Rule(rule="steering.change.en", concepts=("change_now", "rated|yours", "value"), gap=30),
    Rule(rule="steering.only", concepts=("only", "value|quoted"), gap=30),
    Rule(
        rule="steering.working",
        concepts=(
            "when_working",
            "must|out_now|only|suppress|you",
            "out|value|only|change|suppress",
        ),
        gap=40,
    ),
    Rule(
        rule="steering.suppress",
        concepts=("reader|when_working|your_output|you", "suppress", "negative"),
        gap=40,
    ),
    Rule(
        rule="steering.suppress.order",
        concepts=("suppress", "negative", "your_output|reader|only|when_working"),
        gap=40,
        reach=1,
    ),
    Rule(rule="steering.secrecy", concepts=("secrecy",)),
    Rule(rule="steering.verification", concepts=("skip_now", "verification"), gap=20),
    Rule(
        rule="tool.call",
        concepts=("must|you|reader|step|new_task|your_task", "tool_now", "tool|call"),
        gap=12,
    ),
    Rule(rule="tool.named", concepts=("tool_now", "deed"), gap=12),
    Rule(
        rule="tool.target",
        concepts=("tool_now", "tool", "url|email|secret|quoted|call|you"),
        gap=24,
    ),
    Rule(
        rule="address.reader",
        concepts=(
            "attention",
            "reader",
            "must|out_now|drop_now|change_now|only|exfil_now|tool_now",
        ),
        gap=24,
    ),
    Rule(
        rule="address.vocative",
        concepts=(
            "vocative",
            "out_now|drop_now|change_now|must|suppress|follow|only|exfil_now|skip_now",
        ),
        gap=24,
    ),
    Rule(
        rule="steering.unverified",
        concepts=("unverified", "out|value|change|rated"),
        gap=30,
        reach=1,
    ),
    Rule(rule="steering.yours.quoted", concepts=("yours", "quoted|value", "out"), gap=16),
    Rule(
        rule="address.processing",
        concepts=("reader|less_reader", "processing"),
        gap=16,
        ordered=False,
    ),
    Rule(
        rule="address.must",
        concepts=(
            "reader",
            "must",
            "value|rated|your_output|change|secret|call|request|suppress|skip_now",
        ),
        gap=24,
    ),
    Rule(rule="address.only", concepts=("reader", "only_told", "verdict"), gap=6),
    Rule(
        rule="address.model",
        concepts=("less_reader", "must", "secret|value|rated|skip_now"),
        gap=24,
    ),
    Rule(rule="address.model.suppress", concepts=("less_reader", "suppress", "negative"), gap=24),
    Rule(
        rule="address.working",
        concepts=("reader", "when_working", "must|out|value|suppress"),
        gap=30,
        ordered=False,
    ),
    Rule(
        rule="address.authority",
        concepts=(
            "authority",
            "reader|you",
            "must|out_now|change_now|drop_now|exfil_now|tool_now|take_now|value",
        ),
        gap=30,
        reach=1,
    ),
    Rule(
        rule="tool.result",
        concepts=("tool_result", "must|you|only|value|out_now|change_now"),
        gap=40,
        reach=1,
    ),
    Rule(
        rule="delimiter.end",
        concepts=("end_mark", "you|reader|only|instr|new_task|drop_now|your_output|system_tag"),
        gap=60,
        reach=2,
    ),
    Rule(
        rule="hidden.demand",
        concepts=(
            "must|change_now|out_now|only|reader|you",
            "value|rated|your_output|instr|secret",
        ),
        gap=40,
        hidden=True,
    ),
    Rule(
        rule="hidden.reader",
        concepts=(
            "reader|less_reader",
            (
                "must|out_now|change_now|drop_now|only|value|rated|suppress|"
                "skip_now|follow|when_working"
            ),
        ),
        gap=60,
        ordered=False,
        reach=1,
        hidden=True,
    ),
    Rule(rule="hidden.named", concepts=("named",), hidden=True),
)
