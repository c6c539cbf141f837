"""Somebody is named: by a title, by what he is to whoever writes, in a field, or by his name."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.people import is_given_name, is_house_name

SURNAMES_ZH = (
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任"
    "沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔"
    "向汤施洪季俞章柯温邢裴翁骆童颜殷祝娄樊鲍左齐文安常乔赖纪兰路霍甘葛牛聂焦申耿倪卓庄阎梅柳毕鲁岳包"
    "华关辛詹苗游阮欧伍芦涂管窦屈盛凌解冉麦尚单卜费艾晏项"
)
"""More than where a name stands alone: here a word for somebody stands before it."""
NAME_ZH = rf"(?:[{SURNAMES_ZH}]|欧阳|上官|司马|诸葛|司徒|皇甫|慕容)[\u4e00-\u9fff]{{1,2}}"
_ROLE_ZH = (
    r"(?:户主|户名|姓名|持有人|持卡人|开户人|收款人|付款人|汇款人|受益人|投保人|被保险人|借款人|客户|"
    r"本人|车主|用户|会员|员工|同事|老师|"
    r"患者|病人|读者|获奖者|中奖者|收件人|收货人|寄件人|联系人|业主|住户|租客|房东|乘客|旅客|司机|"
    r"驾驶[人员]|分析师|研究员|交易员|"
    r"实习生|助理|秘书|经理|专家|投资者|投资人|股民|股东|申请人|被访者|受访者|访客|来访者|登记人|"
    r"纳税人|参保人|线人|供应商|"
    r"学员|考生|应聘者|候选人|妻子|丈夫|太太|儿子|女儿|父亲|母亲|配偶)"
)
_LINK_ZH = r"[是为叫：:，,\s（(「『“\"'】》]{0,3}"
_SOMEBODY_ZH = regex(
    rf"{_ROLE_ZH}{_LINK_ZH}(?!{_ROLE_ZH}){NAME_ZH}"
    rf"|[{SURNAMES_ZH}][\u4e00-\u9fff]{{0,2}}(?:先生|女士|小姐|老师|阿姨|师傅|大哥|大姐)"
    r"|(?<![\u4e00-\u9fff])(?:他|她|我|您|你)(?:本人|自己|爱人|妈妈?|爸爸?|妻子|丈夫|家|的)"
    rf"|(?<![\u4e00-\u9fff]){NAME_ZH}(?:[(（]?(?:个人|本人|名下|私人)|的?(?:工资|储蓄|银行|信用|借记)卡)"
    r"|本人|个人(?:养老金|(?:储蓄|结算|活期|定期|理财)?(?:账户|帐户|卡)|银行|名下)|我的|[他她](?:的|妈|爸|名下)"
)
_TITLED = regex(
    r"\b(?:Mr|Mrs|Ms|Miss|Madam)\b\.? ?[A-Z]"
    r"|(?i:\b(?:his|her|my|wife|husband|spouse|mother|father|mom|mum|dad|son|daughter|brother|"
    r"sister|fianc[eé]e?|girlfriend|boyfriend|roommate|neighbou?r)\b)"
)
_NAME = r"[A-Z][\w'’-]{1,20}(?: [A-Z]\.)? [A-Z][A-Za-z'’-]{1,20}"
_ROLE = (
    r"(?:user(?:[ _]?name)?|name|full[ _]name|customer|client|member|subscriber|patient|recipient|"
    r"payee|payer|"
    r"beneficiary|account ?holder|card ?holder|holder|owner|insured|policy ?holder|claimant|"
    r"employee|caller|guest|passenger|traveller|traveler|applicant|borrower|tenant|resident|"
    r"winner|panell?ist|respondent|interviewee|attendee|participant|consignee|addressee|"
    r"analyst|trader|intern|assistant|colleague|contact|for|from|to)"
)
_IN_FIELD = regex(rf"(?i:\b{_ROLE}\b)[\"']?\s?[:=]?\s?[\"'(]?(?P<name>{_NAME})")
_CAPITALS = regex(_NAME)
_HOUSE = regex(
    r"(?i)\b(?:inc|corp\w*|company|ltd|limited|llc|llp|plc|group|holdings?|bank|partners?|capital|"
    r"financial|associates|securities|trust|funds?|systems?|energy|services?|media|relations|"
    r"department|office|team|desk|street|avenue|road|investors?|research|markets?|technolog\w+|"
    r"china|america|american|united|national|international|global|first|new|hong kong|the|"
    r"january|february|march|april|may|june|july|august|september|october|november|december)\b"
)

_IN_FIELD_ZH = regex(rf"(?i:\b{_ROLE}\b)[\"']?\s?[:=]\s?[\"']?{NAME_ZH}(?![\u4e00-\u9fff])")


def names_one(text: str) -> bool:
    """Whether somebody is named in a text, and no house."""
    if any(sign.search(text) for sign in (_SOMEBODY_ZH, _TITLED, _IN_FIELD_ZH)):
        return True
    if any(is_given_name(name[0]) for name in _CAPITALS.finditer(text)):
        return True
    return any(is_one(field["name"]) for field in _IN_FIELD.finditer(text))


def is_one(name: str) -> bool:
    """Whether words in capitals are no house's name."""
    return not (is_house_name(name) or _HOUSE.search(name))
