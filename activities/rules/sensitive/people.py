"""Names of persons, where a text has a name and no word for whose it is."""

from activities.rules.prose.companies import CODES
from activities.rules.sensitive.edges import regex

SURNAMES_ZH = (
    "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任"
    "沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔"
    "向汤施洪季俞章柯"
)
SURNAMES = (
    r"(?:Wang|Li|Zhang|Liu|Chen|Yang|Zhao|Huang|Zhou|Wu|Xu|Sun|Hu|Zhu|Gao|Lin|He|Guo|Ma|Luo|Liang|"
    r"Song|Zheng|Xie|Han|Tang|Feng|Yu|Dong|Xiao|Cheng|Cao|Yuan|Deng|Xue|Fu|Shen|Zeng|Peng|Lu|Su|"
    r"Jiang|Cai|Jia|Ding|Wei|Ye|Yan|Pan|Du|Dai|Xia|Zhong|Tian|Ren|Fan|Fang|Shi|Yao|Tan|Liao|Zou|"
    r"Xiong|Jin|Hao|Kong|Bai|Cui|Kang|Mao|Qiu|Qin|Gu|Hou|Shao|Meng|Long|Wan|Duan|Qian|Tong|Lee|"
    r"Wong|Chan|Cheung|Lau|Leung|Ng|Ho|Lam|Tsai|Hsu|Kim|Park|Choi|Tanaka|Sato|Suzuki|Nguyen|Tran)"
)
_AS_PERSONS = frozenset(
    "charles schwab|morgan stanley|goldman sachs|wells fargo|edward jones|raymond james|"
    "merrill lynch|home depot|best buy|booz allen|booz allen hamilton|eli lilly|philip morris|"
    "johnson johnson|marsh mclennan|arthur gallagher|hewlett packard|kimberly clark|"
    "whole foods|burger king|ernst young|grant thornton|baker tilly|vote processing|"
    "abercrombie fitch|ralph lauren|estee lauder|brown forman|brown brown|jack henry|"
    "stanley black|archer daniels midland|colgate palmolive|union pacific|norfolk southern|"
    "mary kay|jack daniel|jack daniels|levi strauss|trader joe|dollar general|tiffany co|"
    "texas instruments|lockheed martin|northrop grumman|rolls royce|marks spencer".split("|")
)
"""Houses whose name is as a person's."""
_KNOWN = frozenset(name.lower() for name in CODES) | _AS_PERSONS
_FULL = regex(
    rf"[{SURNAMES_ZH}][\u4e00-\u9fff]{{1,2}}|[{SURNAMES_ZH}](?:总|工|姐|哥|老师|先生|女士|经理|"
    rf"主任)|"
    rf"{SURNAMES} [A-Z][a-z]{{1,12}}|[A-Z][a-z]{{1,12}} {SURNAMES}"
)
_NO_PERSON = regex(
    r"(?i).*(?:[额量值率价润本金债产数税费款股息]|银行|国际|科技|高新|石化|石油|金属|黄金|矿业|"
    r"药业|控股|实业|电力)|"
    r"马应龙|万[华科向]|白云.*|江[南西铃苏].*|金[融属额山地风].*|石[油化]|黄[金河山]|方[大正]|"
    r"高[新铁速端盛].*|"
    r"龙头|龙[湖源]|毛利.?|钱币|(?:total|net|gross)\b.*"
)


def is_full_name(name: str) -> bool:
    """Whether a name is a person's, and no listed company's or what a table counts."""
    return _FULL.fullmatch(name) is not None and not (name in CODES or _NO_PERSON.fullmatch(name))


def is_house_name(name: str) -> bool:
    """Whether a name of several words is a known house's."""
    return name.strip().lower().replace("-", " ") in _KNOWN


_GIVEN = frozenset(
    "james|john|robert|michael|william|david|richard|joseph|thomas|charles|christopher|daniel|"
    "matthew|"
    "anthony|mark|donald|steven|paul|andrew|joshua|kenneth|kevin|brian|george|timothy|ronald|"
    "edward|"
    "jason|jeffrey|ryan|jacob|gary|nicholas|eric|jonathan|stephen|larry|justin|scott|brandon|"
    "benjamin|"
    "samuel|gregory|frank|alexander|raymond|patrick|jack|dennis|jerry|tyler|aaron|jose|adam|nathan|"
    "henry|douglas|zachary|peter|kyle|noah|ethan|jeremy|walter|keith|roger|terry|sean|carl|arthur|"
    "lawrence|dylan|jesse|bryan|joe|bruce|albert|gabriel|logan|juan|lucas|liam|mason|oliver|leo|"
    "omar|"
    "carlos|luis|diego|mateo|ivan|hugo|felix|oscar|victor|mary|patricia|jennifer|linda|elizabeth|"
    "barbara|susan|jessica|sarah|karen|lisa|nancy|betty|margaret|sandra|ashley|kimberly|emily|"
    "donna|"
    "michelle|carol|amanda|dorothy|melissa|deborah|stephanie|rebecca|sharon|laura|cynthia|"
    "kathleen|amy|"
    "angela|shirley|anna|brenda|pamela|emma|nicole|helen|samantha|katherine|christine|debra|rachel|"
    "carolyn|janet|catherine|maria|heather|diane|ruth|julie|olivia|joyce|virginia|victoria|kelly|"
    "lauren|"
    "christina|joan|evelyn|judith|megan|andrea|cheryl|hannah|jacqueline|martha|gloria|teresa|ann|"
    "sara|"
    "madison|frances|kathryn|janice|jean|abigail|alice|julia|judy|sophia|sofia|grace|denise|amber|"
    "marilyn|danielle|beverly|isabella|theresa|diana|natalie|charlotte|kayla|alexis|lucia|elena|"
    "priya|"
    "fatima|aisha|ahmed|mohammed|ravi|anil|sanjay|wei|ming|yuki|kenji|claire|chloe|ella|ava|mia|"
    "zoe|"
    "nora|ian|marcus|derek|trevor|craig|neil|simon|colin|graham|nigel|stuart|fiona|holly|"
    "tara|nick|tom|tim|ben|sam|dan|dave|mike|jim|bob|bill|rob|steve|matt|chris|alex|tony|greg|"
    "jeff|andy|luke|jake|kate|liz|beth|jen|jess|molly|lucy|jorge|rosa|sean|paula|monica|erin|"
    "megan|caroline|harold|owen|amelia|yvonne|wendy|dana|marco|pablo|javier|nadia|leila|hassan|"
    "joanne|shauna|brenna|gail|gina|tina|renee|yolanda|tamara|bonnie|connie|peggy|ellen|elaine|"
    "eileen|marie|marion|rita|rosemary|loretta|lorraine|phyllis|norma|sheila|sherry|tracy|tammy|"
    "stacy|stacey|kristen|kristin|kristina|krista|katie|kathy|cathy|lindsay|lindsey|whitney|"
    "courtney|brittany|tiffany|vanessa|veronica|valerie|sabrina|bethany|allison|alison|audrey|"
    "bridget|carla|carmen|cecilia|daniela|gabriela|guadalupe|jasmine|jocelyn|leslie|lorena|"
    "marisol|marlene|maureen|miranda|naomi|natasha|priscilla|raquel|regina|roberta|rochelle|"
    "rosalind|ruby|sally|silvia|sylvia|sonia|tanya|vera|yvette|ruben|ramon|raul|sergio|miguel|"
    "angel|antonio|francisco|eduardo|enrique|ernesto|fernando|hector|jaime|jesus|manuel|pedro|"
    "rafael|ricardo|roberto|salvador|alan|allen|barry|brad|bradley|brett|calvin|chad|chester|"
    "clarence|clifford|curtis|darren|darryl|dean|derrick|dominic|dwight|earl|edgar|edwin|elijah|"
    "ernest|evan|floyd|gerald|gilbert|glenn|gordon|harvey|herbert|howard|isaac|jared|jay|jimmy|"
    "joel|johnny|lance|leonard|leroy|lewis|lloyd|louis|marvin|maurice|melvin|micah|mitchell|"
    "nathaniel|norman|philip|phillip|ralph|randall|randy|reginald|rodney|roland|ronnie|ross|"
    "russell|shane|shawn|spencer|stanley|theodore|travis|vernon|vincent|warren|wayne|wesley|"
    "willie|arjun|deepak|rahul|rajesh|suresh|vikram|meera|anita|sunita|neha|pooja|ibrahim|"
    "khalid|mustafa|yusuf|amir|samir|layla|noor".split("|")
)
_HOUSE_WORD = regex(
    r"(?i)\b(?:inc|corp\w*|co|company|ltd|limited|llc|llp|plc|group|holdings?|bank|partners?|"
    r"capital|"
    r"financial|advis[eo]rs?|associates|securities|trust|funds?|cook|james|schwab|stanley|jones|"
    r"morris|"
    r"systems?|energy|stores?|branch|office|services|international|brands?|media|stanley|& \w+)\b|&"
)


def is_given_name(name: str) -> bool:
    """Whether a name of two to four words begins as a person's does, and is no house's."""
    words = name.split()
    if not 2 <= len(words) <= 4 or is_house_name(name):
        return False
    if not all(
        word[:1].isupper() or word in ("de", "van", "von", "da", "la") for word in words[1:]
    ):
        return False
    return words[0].lower() in _GIVEN and _HOUSE_WORD.search(" ".join(words[1:])) is None
