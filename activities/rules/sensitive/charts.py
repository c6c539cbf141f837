"""What a file tells of a named person's health: a chart, a claim, a ticket."""

from activities.rules.sensitive.ailments import ILL, ILL_ZH
from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.people import SURNAMES_ZH, is_house_name

_NAME = r"(?-i:[A-Z][a-z'’-]+(?: [A-Z]\.)?(?: (?:de |van |von |da |la )?[A-Z][A-Za-z'’-]+){1,2})"
_WHO = (
    r"(?:members?|patients?|customers?|clients?|employees?|insured|claimants?|subscribers?|users?|"
    r"policyholders?|enrollees?|beneficiar(?:y|ies)|callers?|applicants?|staff|workers?|name)"
)
_FILE = (
    r"(?:(?:medical|patient|health|clinical|claims?|hr|ehr|emr|chart|case|file|intake|doctor'?s|"
    r"nurse)\s)?"
    r"(?:charts?|records?|notes?|history|histories|problem list|file|ehr|emr|diagnos[ie]s|"
    r"labs?|lab results|test results|medication list|intake form)"
)
_TELLS = (
    r"(?:\s(?:also|now|further))?(?:\s(?:lists?|shows?|notes?|mentions?|cites?|includes?|"
    r"indicates?|"
    r"says?|reads?|documents?|records?|reveals?|has|have|gives?|flags?|reports?|confirms?)\b|"
    r"\s?[:：=])"
)
CHARTED = regex(
    rf"(?i)(?:\b{_WHO}\b(?: name)?[,:]?\s(?P<who>{_NAME})[^\n]{{0,140}}?\b{_FILE}{_TELLS}"
    rf"|\b{_FILE}\s(?:for|of|on|about|export for)\s(?P<whose>{_NAME})[^.\n]{{0,50}}?{_TELLS}"
    rf"|\b(?:chart|ehr|emr|records?|medical file)(?:\s(?:export|extract|dump|entry|"
    rf"pull))?\s?[,:–-]\s?"
    rf"(?P<of>{_NAME})[^\n]{{0,60}}?\b{_FILE}{_TELLS})"
    rf"[^.;\n]{{0,60}}?(?:\b{ILL}|\b(?:hb)?a1c\b|\bhiv\b)"
)
"""Somebody's name and what a file of his says; or whose file it is."""
CHARTED_ANCHORS = (
    "chart|record|notes|note |history|problem list|ehr|emr|diagnos|labs|results|medication|intake|"
    "file "
)
_NAME_ZH = rf"[{SURNAMES_ZH}][\u4e00-\u9fff]{{1,2}}?"
_WHO_ZH = (
    r"(?:用户|客户|会员|患者|病人|员工|职工|投保人|被保险人|被保人|参保人|受益人|投资者|投资人|"
    r"持有人|申请人|姓名[:：]?|"
    r"当事人|司机|工人|家属|受访者|同事)"
)
_FILE_ZH = (
    r"(?:病历|病史|病案|既往症|既往史|体检(?:报告|结果|单)?|诊断(?:书|证明|结果)?|就诊记录|"
    r"住院记录|化验单|检查报告|检验报告|"
    r"理赔(?:材料|档案)|健康(?:档案|告知)|医疗记录|医嘱|处方|病假条|备注|档案|材料(?=显示|写明|"
    r"载明|证明))"
)
CHARTED_ZH = regex(
    rf"(?:{_WHO_ZH}\s?{_NAME_ZH}(?=[（(，,的、:：\s因申来在]|理|要|退)[^\n。]{{0,80}}?{_FILE_ZH}"
    rf"|{_FILE_ZH}(?:显示|写明|载明|称|中|里|上|：|:)?[，,]?{_WHO_ZH}\s?{_NAME_ZH})"
    rf"[^\n。；;]{{0,36}}?(?:{ILL_ZH}|(?i:hba1c|糖化血红蛋白)\s?[\d为高])"
)
"""The same in Chinese."""
CHARTED_ZH_ANCHORS = (
    "病历|病史|病案|既往|体检|诊断|记录|化验|检查报告|检验报告|理赔|健康|医嘱|处方|病假条|"
    "备注|档案|材料"
)


def is_charted(found: str, _before: str, _after: str) -> bool:
    """Whether the file is that of somebody, and no house's."""
    match = CHARTED.match(found)
    name = next(filter(None, match.group("who", "whose", "of")), "") if match else ""
    return name != "" and not is_house_name(name)
