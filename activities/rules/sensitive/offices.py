"""Mailboxes of offices: made of the words for what a house does, in English and in pinyin."""

from activities.rules.sensitive.edges import regex
from activities.rules.sensitive.surroundings import ROLES

_OFFICES = frozenset(
    """
    supplier vendors procurement purchasing sourcing purchase buyer buying tender tenders bid bids
    bidding rfp rfq supply supplychain logistics shipping dispatch warehouse delivery freight
    customs spares parts repair repairs warranty returns refund refunds aftersales presales
    career vacancy vacancies recruit recruiter recruiting recruitment hiring hire talent talents
    campus intern interns internship internships graduate graduates resume resumes cv people
    payroll benefits pension pensions training learning academy education employee employees staff
    personnel workplace culture diversity inclusion dei wellbeing
    permission permissions reprint reprints licensing license licenses licence licences copyright
    trademark trademarks patent patents ip rights dmca takedown notices consent
    dpo gdpr dataprotection protection cyber cybersecurity psirt csirt cert soc incident incidents
    vulnerability vulnerabilities bugbounty phishing spam trust
    hotline line speakup speak up raise concern concerns whistle blower blowing whistleblowing
    ombudsman ombuds fraud aml kyc cft sanctions onboarding conduct code integrityline ethicsline
    complaint grievance grievances dispute disputes resolution escalation escalations
    subscription subscriptions subscribe unsubscribe alert alerts newsletter newsletters digest
    editor editors editorial corrections correction letters tips newstips desk publishing
    publications publication journalist journalists reporter reporters spokesperson affairs
    publicaffairs policy government governmental regulatory regulation regulations authorities
    event events conference conferences webinar webinars registration register roadshow seminar
    forum summit expo exhibition booth tour tours visit visits visitor visitors rsvp invitation
    settlement settlements middleoffice backoffice middle back front clearing custody prime
    treasury tax taxes payable payables receivable receivables accounts account payment payments
    pay invoices remittance remittances credit credits collection collections claim claims policy
    policyholder policyholders underwriting actuarial insurance broker brokers brokerage mortgage
    loan loans lending cards wealth advisory advisors adviser advisers
    proxyvoting voting vote votes annual annualmeeting egm dividend dividends registrar transfer
    agent agents transferagent issuer issuers holders unitholders bondholders bondholder
    noteholders creditor creditors stakeholder stakeholders institutional retailinvestors
    rating ratings climate environment environmental ehs hse safety health quality qa qc lab labs
    ecology carbon energy responsibility social governance philanthropy foundation donations
    donation giving charity grants scholarship scholarships alumni membership members member club
    loyalty rewards points
    wholesale retail dealer dealers distributor distributors distribution franchise franchising
    reseller resellers channel channels partnership partnerships alliance alliances bd
    businessdevelopment development business businesses strategy strategic ventures venture mergers
    acquisitions ma mna investments invest investing capital markets market capitalmarkets debt
    equity equities fixedincome fixed income bonds bond derivatives futures options fx forex
    commodities quant quants index indices benchmark benchmarks analyst analysts access coverage
    strategist economics macro sector reports report publicity
    data dataservice datasupport terminal terminals renewals renewal product products feeds feed
    pricing quote quotes quotation survey surveys panel panels testimonials demo trial trials
    getstarted welcome hi contactus us ask askus query queries question questions faq mailbox inbox
    message messages correspondence post order orders booking bookings reservation reservations
    reserve frontdesk concierge guest guests guestservices facilities facility maintenance building
    property leasing lease rental rentals it itsupport sysadmin sysadmins administrator dba devops
    noc network hostmaster root api apis developer developers dev devrel engineering opensource oss
    platform cloud portal web website site app apps online digital ecommerce shop store stores tech
    technical technology community socialmedia content creative brand brands branding ads
    advertising advertise advertisement sponsor sponsors sponsorship
    mediarelations pressoffice publicrelations pressroom external internal comms
    headoffice head hq headquarters secretariat sec cosec secretaries companysecretary
    corporatesecretary corpsec chairman chairmans chairperson ceo cfo president presidents office
    offices officeof directors director executive management exec committee council trustee
    trustees controller comptroller
    apac emea americas america europe asia pacific latam africa mena uk usa eu au sg jp kr tw in de
    fr london beijing shanghai shenzhen guangzhou hongkong singapore tokyo newyork national
    international domestic overseas export exports import imports sale trade trading local region
    regional and of the for at to our a group holdings ltd inc
    center centre department dept unit division hub bureau branch
    reply do not noreplies auto automated notification notifications notify reminder reminders
    bounce bounces mailer daemon system systems robot bot monitor monitoring status ops operation
    general main central common shared all new
    lead independent nonexecutive human labor labour modern slavery investigation investigations
    investigative remuneration nomination nominations risk risks ideas stories story
    doctor medical medinfo medicalinfo pharmacovigilance drugsafety adverse clinical trialsinfo
    care recall recalls rebate rebates safetyrecall classaction class action owner owners consumer
    consumers sideeffects ae aereporting drug vaccine device devices hazard notification campaign
    campaigns replacement replacements exchange exchanges enrollment enrolment admissions order
    errors error docs documents scale bids calls schedule scheduling calendar meetings invites
    patients patient science scientific regulatoryaffairs
    """.split()
)
_PINYIN = frozenset(
    """
    caiwu caiwubu renshi renshibu renli ziyuan renliziyuan hrbp caigou caigoubu caigouzhongxin
    zhaopin zhaopinbu xiaozhao shezhao rencai zhaobiao toubiao zhaotoubiao fawu fawubu falv shangwu
    shangwubu xiaoshou xiaoshoubu shichang shichangbu pinpai pinpaibu meiti gongguan gonggong
    xinwen xuanchuan hezuo yewu zixun fuwu fuwuzhongxin kehu kefuzhongxin kefubu shouhou shouqian
    jishu jishuzhichi zhichi gongyingshang gongying gongyinglian jingxiaoshang jiameng zhaoshang
    tousujianyi jianjv jianju jiancha jijian jiwei jijianjiancha lianjie lianzheng
    fanwubi shenji shenjibu neishen hegui heguibu fengkong fengxian neikong xinxipilu xinxi pilu
    touzizhe touzi touzibu touzizheguanxi tzz guanxi gudong gudongdahui dongshihui dongban
    dongmiban dongmibangongshi dongshimi zhengquanbu zhengquanshiwu zhengquanshiwubu shiwu zqswb
    zqtzb tzzgxb ztb dshmsc
    bangongshi xingzheng xingzhengbu zongjingban zongban zongcaiban dangban dangqun gonghui
    yanjiu yanjiusuo yanjiubu shuju shujufuwu bianji bianjibu banquan dingyue huiyi huiwu
    peixun fapiao kaipiao wuliu cangku zhiliang anquan huanbao pingtai gongsi jituan
    """.split()
)
_WORDS = ROLES | _OFFICES | _PINYIN
_JOINED = frozenset(word for word in _WORDS if len(word) > 2) | {
    "hr", "ir", "pr", "it", "of", "us", "cn", "hk", "qa", "bd", "ap", "ar", "ip", "do", "up",
}  # fmt: skip
"""Words that a mailbox may be made of without a sign between."""
_ALONE = frozenset("all new a the and for to at in do not of our up us main root line post".split())
"""Words that tell of no office, alone or together."""
_LONGEST_WORD, _LONGEST = max(map(len, _WORDS)), 64
_PARTS = regex(r"[._%+&-]+")
_COUNT = regex(r"\d{1,4}\Z")


def is_office(local: str, domain: str) -> bool:
    """Whether a mailbox is made of words for offices alone, beside the name of its house."""
    house = set(_PARTS.split(domain))
    parts = [_COUNT.sub("", part) for part in _PARTS.split(local)]
    told = [part for part in parts if part and part not in house]
    return (
        len(local) <= _LONGEST
        and not _ALONE.issuperset(told)
        and all(part in _WORDS or _is_joined(part) for part in told)
    )


def _is_joined(part: str) -> bool:
    """Whether a part is words for offices without a sign between: ``supplierhelp``."""
    reached = {0}
    for end in range(1, len(part) + 1):
        starts = range(max(0, end - _LONGEST_WORD), end)
        if any(start in reached and part[start:end] in _JOINED for start in starts):
            reached.add(end)
    return len(part) in reached
