"""Orders in English that no verb in the imperative makes: dealing, reporting back, asking, tickets.

A frame is a way of speaking in which a trade is made, with slots for amount, thing, price and term.
"""

from activities.rules.executable.frames import Frames, Heard
from activities.rules.scanning.regex import regex

_N = (
    r"(?:\d[\d,]*(?:\.\d+)?\s?(?:k|m|mm|mio|mil|million|grand|thousand|bn|yards?)?|"
    r"(?:a |one |two |three |four |five |ten |twenty |fifty |six |seven |eight |"
    r"nine )?(?:hundred|thousand|million|mil|dozen|grand)|one|two|three|four|five|six|seven|eight|"
    r"nine|ten|twenty|thirty|forty|fifty|half(?: a million)?)"
)
_CCY = (
    r"(?:USD|EUR|GBP|JPY|CHF|AUD|CAD|NZD|CNH|CNY|HKD|SGD|NOK|SEK|euros?|dollars?|sterling|pounds?|"
    r"yen|cable|loonie|aussie|kiwi|swissie|dollar[-/]\w+|euro[-/]\w+|"
    r"sterling[-/]\w+|[A-Z]{3}/?[A-Z]{3})"
)
_COIN = (
    r"(?:BTC|ETH|SOL|USDT|USDC|XRP|DOGE|BNB|ADA|LTC|AVAX|DOT|bitcoin|ether(?:eum)?|solana|coins?)"
)
_UNITS = (
    r"(?:shares?|shs|lots?|units?|contracts?|calls?|puts?|bonds?|notes?|futures|spreads?|"
    r"straddles?|minis?|ounces|oz|barrels|coins?)"
)
_NOT_NAME = (
    r"(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|"
    r"Monday|Tuesday|Wednesday|Thursday|Friday|Q[1-4]|FY|EPS|EBITDA|CEO|CFO|US|UK|EU|GDP|CPI|AI|"
    r"MW|GW|GB|PM|AM|Street|Class|Series|Item|Note|Page|Section|Form|Rule|Article)\b)"
)
_NAME = rf"{_NOT_NAME}(?:[A-Z][\w&.'-]*|[A-Z]{{1,5}}\d?)"
_THING = (
    r"(?:\d+-year|\d+s\b|long bond|bunds?|gilts?|treasur\w+|OATs?|JGBs?|crude|oil|gold|silver|"
    r"copper|wheat|corn|soybeans|gas|cable|notes|bonds|t-bills|bills|stock)"
)
_LOT = (
    rf"{_N}\s(?:x\s|of\s|more\s|the\s|additional\s|of\sthe\s|our\s|your\s|my\s|new\s|old\s|"
    rf"current\s|front\s|on-the-run\s|\w+day\s){{0,4}}(?:{_THING}\b|"
    rf"(?:[\w.&'/-]+\s){{0,4}}?{_UNITS}\b|{_NAME}|{_CCY}\b|{_COIN}\b)"
)
_WORTH = rf"(?:[$€£¥]\s?{_N}|{_N}\s?(?:dollars|euros|pounds|bucks|usd|USD|EUR|GBP|grand))"
_AMOUNT = rf"(?:{_LOT}|{_WORTH})"
_PRICE = (
    r"(?:@|\bat (?:the |today's |whatever )?(?:[$€£+]|\d|(?:current |going )?price|cut-?off|"
    r"issue price|offer price|market|mid|best|figure|close|open|bid|offer|touch)|\b\d{2,3}-\d\d|"
    r"\b\d+\.\d{2,4}\b|[+]\d{2,3}\b|\bor better\b|\blimit\b|\bmarket\b|\bmkt\b|\bspot\b|\b\d+p\b)"
)
_VERB_ED = (
    r"(?:bought|sold|placed|submitted|sent|gone (?:in|through)|entered|executed|routed|"
    r"cancel{1,2}ed|transferred|wired|moved|closed(?: out)?|exited|liquidated|rolled|trimmed|"
    r"covered|shorted|purchased|redeemed|withdrawn|flattened|rebalanced|exercised|replaced|"
    r"filled|opened|set up|put (?:through|in|on|away)|taken|lifted|hit|unwound|amended|modified|"
    r"queued|booked|allocated|converted|swapped|switched|subscribed|tendered|accepted|confirmed|"
    r"worked|staged|released|scheduled|hedged|reinvested|deployed|initiated|added|reduced|"
    r"increased|lowered|raised|doubled|halved|cut|pulled|killed|dumped|picked up|topped up|"
    r"rebooked|crossed|journal{1,2}ed|enrolled|enabled|activated|assigned|borrowed|funded|debited|"
    r"credited|remitted|pushed through|settled up)"
)
_VERB_ING = (
    r"(?:executing|liquidating|selling|buying|closing(?: out)?|exiting|trimming|covering|shorting|"
    r"rolling|redeeming|transferring|wiring|moving|switching|rebalancing|entering|opening|placing|"
    r"submitting|routing|unwinding|cutting|reducing|adding|hedging|exercising|converting|"
    r"subscribing|purchasing|dumping|flattening|rotating|reallocating|cancel{1,2}ing|replacing|"
    r"initiating|processing|deploying|swapping|taking|putting|scaling|doubling|halving)"
)
_HANDED = (
    r"(?:(?:tickets?|orders?|trades?|deals?|instructions?|fills?|wires?|transfers?|"
    r"legs)(?: (?:to|with|for) \w+)?\s(?:(?:have|has|had|been|is|are|was|were|now|already|just|"
    r"all|both)\s){0,3}(?:submitted|sent|routed|placed|entered|attached|confirmed|"
    r"live(?! once| when)|working|in(?! (?:line|decline|the|a))|done|executed|transmitted|filled|"
    r"booked|released|away|staged|out|with the (?:desk|broker)))"
)
_DEALT = (
    r"(?:order|trade|position|buy(?= for| of)?|sell(?= for| of)?|sale|purchase|limit|stop|shares?|"
    r"contracts?|units?|lots|calls?|puts?|holding|portfolio|account|bid|offer|short|long|hedge|"
    r"bonds?|transfer|wire|withdrawal|deposit|ticket|switch|redemption|subscription|fill|plan|"
    r"legs?|calendar|condor|straddle|collar)"
)
_ACTOR = (
    r"(?:i|we|(?:the|this|our|your) (?:bot|system|agent|algo|desk|assistant|engine|"
    r"robo[- ]?advis[oe]r|platform|model|trader|broker|scheduler|autopilot))"
)
_TAIL = r"[^;\n]{0,90}?"
_ACCOUNT = (
    r"(?:accounts?|savings|checking|chequing|bank|wallet|custodian|card|ending|brokerage|iban|"
    r"beneficiary|address|broker|ira|roth|401k|isa|ledger|metamask|sort code|swift|routing|escrow|"
    r"clearing|prime broker|margin|exchange|cold storage|payee|vendor|landlord|supplier)"
)
_HEAD = (
    r"(?:^[^\w$]*(?:(?:ok|okay|right|good|also|then|now|next|please|and|just|finally|first|second|"
    r"so|yes|great|thanks|hi|hey|morning|desk|team|trader|broker|assistant)[ ,:—-]+){0,3}|"
    r"[:;—–\n]\s*|[,.]\s(?:and |then |please )?|\b(?:please|and|then|let's|"
    r"(?:can|could|would|will) you(?: please)?|want you to|need you to|you to)\s)"
)

FRAMES = Frames(
    (
        # Dealing with a counterparty: who speaks trades as he speaks.
        (
            rf"(?i:{_HEAD}(?:i|we)(?:'ll| will|'d like to| want to)? (?:sell|buy|take|pay|bid|"
            rf"offer|lift|give you|lend|borrow|own)(?: you| from you)?)\s"
            rf"(?:on |for |those |these |your |the |that )?{_AMOUNT}{_TAIL}{_PRICE}"
        ),
        (
            rf"(?i:\b(?:i'?m|we'?re|i am|we are) (?:your |a |the )?(?:buyer|seller|bid|offered|"
            rf"better bid|better offer))\b{_TAIL}(?:{_AMOUNT}|{_PRICE})"
        ),
        (
            rf"(?i:{_HEAD}(?:mine|yours|done|you'?re done|that'?s done|hit you|i hit you|"
            rf"we'?re done|sold|bought|taken|lifted))(?:,|:| at| on| -| –| for|;)\s{_TAIL}"
            rf"(?:{_AMOUNT}|{_N}\s(?:EUR|USD)|{_PRICE})"
        ),
        (
            rf"(?i:{_HEAD}(?:pay|bid|offer|show|give|take|lift|hit|work))\s(?:me |them |him |a |"
            rf"up to |the )?(?:\d[\d.,-]*|market)\s?(?:p|c|%|bp)?\s(?:for|on)\s(?:the )?{_AMOUNT}"
        ),
        rf"(?i:{_HEAD}(?:pay|receive|receiving|paying) fixed)\b{_TAIL}\d",
        # What was done for the reader.
        (
            rf"(?i:\b{_ACTOR}(?:'ve|'s| have| has)?(?: therefore| just| already| now|"
            rf" gone ahead and| went ahead and| hereby| successfully| also| accordingly| since|"
            rf" then| automatically)*\s{_VERB_ED}\b){_TAIL}(?i:\b{_DEALT}\b){_TAIL}"
            rf"(?i:\b(?:you|your|for you|valid|gtc|day|limit|@|open orders?|confirmation|expiring|"
            rf"strike|expiry)\b|\bat (?:[A-Z]{{3}}\s)?[$€£]?\d)"
        ),
        (
            rf"(?i:\b{_ACTOR}(?:'ve|'s| have| has)?(?: therefore| just| already| now|"
            rf" gone ahead and| went ahead and| hereby| successfully| also|"
            rf" accordingly)*\s{_VERB_ED}\b)(?: (?:you|an?|the|your|out|on|of))*\s{_LOT}{_TAIL}"
            rf"(?i:\b(?:you|your)\b|\bat (?:[A-Z]{{3}}\s)?[$€£]?\d|\bfill|\border)"
        ),
        (
            rf"(?i:\byour\b[^.;\n]{{0,60}}\b(?:shares?|position|holding|stake|account|portfolio|"
            rf"order|contracts?|calls?|puts?|bonds?|units|trade|sale|purchase|request|instruction|"
            rf"buy|sell|short|stop|limit|coins?|bitcoin|balance|cash)\b[^.;\n]{{0,60}}\b(?:was|"
            rf"were|has been|have been|is now|are now|is being|are being|just|got|now)\s(?:\w+ly |"
            rf"been |now |just )*(?:{_VERB_ED}|sits?|stands?|rests?|working|live|active)\b)"
        ),
        (
            rf"(?i:\b(?:you(?:'ve| have)? (?:just |now )?"
            rf"(?:sold|bought|shorted|covered|purchased)|you(?:'re| are) (?:now )?"
            rf"(?:long|short|flat|filled|out of))\b)\s(?:of )?(?:{_AMOUNT}|{_N}\s)"
        ),
        (
            rf"(?i:{_HEAD}(?:trade|order|execution|fill|transfer|deal|position|stop|limit|buy|"
            rf"sell|sale|purchase|subscription|redemption|withdrawal|wire|switch|rebalance|"
            rf"rotation|liquidation|conversion|hedge|roll|dca|"
            rf"recurring \w+)(?: (?:\w+|#\S+|\d+)){{0,2}} (?:confirmation|confirmed|accepted|"
            rf"opened|placed|filled|submitted|executed|routed|sent|done|complete|completed|"
            rf"working|live|queued|scheduled|active|activated|set))\b[:,. -]{_TAIL}"
            rf"(?:{_LOT}|{_N}\s{_NAME}|[A-Z]{{2,5}}\s)"
        ),
        (
            rf"(?i:\b(?:stop|limit|take[- ]profit|order|bid|offer|gtc)\b(?: loss)?(?: order)?(?: "
            rf"on| for| in)?)\s(?:the )?{_NAME}(?:\s\w+){{0,2}}?\s(?i:(?:now|is|are|has been)\s"
            rf"(?:now )?(?:sits|rests|stands|set|moved|working|raised|lowered|live|in))\b{_TAIL}\d"
        ),
        # What the writer does, and hands in, without a word for whom it is done.
        (
            rf"(?i:(?:^\W*|[:;—–-]\s|[.,]\s|\b(?:i'?m|i am|we'?re|we are)\s)(?:now |hereby |just |"
            rf"currently |immediately |therefore |accordingly )*{_VERB_ING})\s(?![^,;.\n]{{0,60}}"
            rf"\b(?i:took|happened|required|remain\w*|eased|was|were|is|are|will|would|has|had|"
            rf"means?)\b)(?=[^\n]{{0,120}}?(?:\b\d[\d,.]*(?:k|m|mm)?\s|[A-Z]\s\d|[$€£]\d|"
            rf"(?i:\b(?:positions?|holdings?|stakes?|sleeve|book|exposure|short|everything)\b)))"
            rf"[^\n]{{2,120}}?(?i:[;,.:–—-]\s(?:and )?(?:the |all |both |sell |buy )?{_HANDED})\b"
        ),
        (
            rf"(?:\bI|\b[Ww]e)(?i:(?:'m| am|'re| are)? hereby (?:{_VERB_ING}|sell|buy|liquidate|"
            rf"short|close out|exit|redeem|cover))\s(?:(?i:the client's|the fund's|your|my|our|"
            rf"all|the (?:whole|entire|remaining)|half)\b|{_N}\s)"
        ),
        (
            rf"^\W*(?i:(?:all )?(?:done|ok(?:ay)?|sure|right|got it)\b\W+)?(?i:(?:i |we )?"
            rf"(?:(?:have |'ve )?(?:just|already|now)|gone ahead and|went ahead and|"
            rf"have)\s{_VERB_ED})\s[^;\n]{{0,40}}?(?:{_AMOUNT}|(?i:{_DEALT}))[^;\n]{{0,70}}?"
            rf"(?i:\b(?:your|for you|on your behalf|good till?|gtc|{_HANDED})\b)"
        ),
        (
            rf"^\W*(?i:{_VERB_ED})\s[^;\n]{{0,20}}?(?:{_AMOUNT})[^;\n]{{0,60}}?\b(?i:for you|"
            rf"on your behalf|as you (?:asked|requested|wished|instructed))\b"
        ),
        # Wishes and questions that are orders.
        (
            rf"(?i:\b(?:i|we)(?:'d| would) (?:like|love)|\b(?:i|we) (?:need|want)|"
            rf"{_HEAD}(?:need|want|looking)|"
            rf"\b(?:can|could|would|will) (?:you|we|i) (?:please )?(?:get|grab|have|own|buy|sell|"
            rf"add|pick up|do|put|take))\s(?:to (?:buy|sell|own|add|short|get|have|see) |me |us |"
            rf"in |on |another |out of |rid of )*{_AMOUNT}{_TAIL}"
            rf"(?i:\b(?:bought|sold|done|gone|off the book|under|below|above|at the|at \d|at \$|"
            rf"by|before|now|today|please|tomorrow|market|limit|worked|for (?:my|the|our))\b)"
        ),
        (
            rf"(?i:{_HEAD}(?:have|get|ask|tell|instruct) (?:the )?(?:desk|trader|broker|dealer|"
            rf"floor|algo|bot|system)(?: to)? (?:\w+))\b{_TAIL}"
            rf"(?:{_N}|\d|(?i:\ball\b|\bat the\b|\bnow\b))"
        ),
        rf"(?i:{_HEAD}put (?:me|us|him|her|the \w+|it|\w+) (?:in|down|on) for)\s{_N}",
        (
            rf"(?i:{_HEAD}(?:make|change|switch) (?:it|that|"
            rf"the (?:order|quantity|size|price|limit)))\s(?:to )?{_N}\b{_TAIL}"
            rf"(?i:\b(?:order|instead|limit|shares|lots|buy|sell|stop|bid|offer)\b)"
        ),
        (
            rf"(?i:{_HEAD}(?:get|go|be|stay|take (?:me|us)|bring (?:me|us)|"
            rf"get (?:me|us)) (?:us |me )?(?:completely |totally |back )?(?:flat|square|"
            rf"delta[- ]neutral|to cash|net zero)\b){_TAIL}(?i:\b(?:by|before|now|into|at|today|"
            rf"ahead|immediately|asap|in|overnight|tonight)\b)"
        ),
        # Standing instructions.
        (
            rf"(?i:{_HEAD}(?:set up|start|begin|schedule|create|turn on|switch on|enable|activate|"
            rf"enrol{{1,2}}|opt|sign)\b)(?: (?:me|us|up|in|my|our|the|a|an|for))*[^.;\n]{{0,40}}?"
            rf"(?i:\b(?:dca|drip|dividend reinvestment|auto[- ]?invest\w*|recurring|"
            rf"(?:daily|weekly|biweekly|monthly|quarterly) (?:buy|purchase|investment|"
            rf"contribution|sweep|transfer)|sweep|standing order|savings plan|cash sweep|margin|"
            rf"stop[- ]loss|trailing stop|covered[- ]call program)\b){_TAIL}"
            rf"(?:\d|(?i:\bfor\b|\binto\b|\bof\b|\bon\b))"
        ),
        # From one thing into another; on a level; without a number at all.
        (
            rf"(?i:{_HEAD}(?:put|move|invest|park|deploy|stick|throw|drop|sweep|allocate|rotate|"
            rf"shift|swap|switch|roll|convert|exchange|trade|push|plough|plow|redeploy|reinvest|"
            rf"recycle|tip|pile|flip|turn))\s[^.;\n]{{0,40}}?(?:{_AMOUNT}|"
            rf"(?i:\b(?:all|half|everything|the|my|our|every|a third|a quarter|\d+%|whatever|"
            rf"what)\b))[^.;\n]{{0,50}}?\s(?i:into|to|for|in|out to|on)\s(?i:the |a |an |more |"
            rf"some |short[- ]dated |long[- ]dated )*(?:{_NAME}|(?i:cash|t-bills|treasuries|gold|"
            rf"bonds|bitcoin|stables|money market|the market|index))(?=.*[.!]?$)(?<!Chapter)"
        ),
        (
            r"(?i:^\W*(?:if|when|once|as soon as|the (?:moment|minute|second|instant)|should|on|"
            r"at|above|below|under|over)\b)[^.;\n]{0,50}?\d[\d.,]*[^.;,\n]{0,16},\s"
            r"(?i:then |just |please |immediately )*(?i:dump|sell|buy|cover|exit|close|get|take|"
            r"add|trim|cut|double|unload|flip|short|go|bail|flatten|reverse|cancel|pull|"
            r"stop (?:me|us) out|trail|bring|go|move|roll)\s(?i:the lot|"
            r"(?:one|two|a) (?:thirds?|quarters?)|some|most|of|to|them|flat|all|half|it|\d|my|our|"
            r"the|everything|me|us|out|in|another|a|long|short)"
        ),
        (
            rf"(?i:{_HEAD}(?:cancel|cxl|scratch|pull|kill|withdraw|amend|void|yank|nix|axe|drop|"
            rf"lift|scrap|take (?:off|down|out)))\s(?i:the|my|our|that|those|all|both|every|"
            rf"any)\s(?:{_NAME}|(?i:resting|open|working|old|last|morning's|other|first|second|"
            rf"limit|stop|buy|sell|unfilled|remaining))(?:\s\w+){{0,2}}?\s?(?i:\b(?:bid|offer|"
            rf"order|stop|limit|orders|bids|offers|gtc|buy|sell|leg|ticket)s?\b)"
            rf"(?!\s(?:for|from|worth|was|were|in the backlog))"
        ),
        (
            rf"(?i:{_HEAD}roll)\s[^.;\n]{{0,60}}?\b(?i:to|into|out to|forward to|on to|up to|"
            rf"down to)\s(?i:the )?(?:next|front|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|"
            rf"Sep|Oct|Nov|Dec|spring|\d)"
        ),
        (
            rf"(?i:{_HEAD}(?:subscribe|redeem|switch|top up|commit|contribute))\s[^.;\n]{{0,30}}?"
            rf"(?:{_N}|(?i:all|half|entire|my|our))[^.;\n]{{0,40}}?"
            rf"(?i:\b(?:fund|trust|units?|class|sicav|oeic|etf|ucits|isa|plan|vehicle)\b)"
        ),
        # A demand in the imperative that needs neither size nor price: it is about what one has.
        (
            rf"(?i:{_HEAD}(?:sell|buy|short|liquidate|dump|redeem|unwind|trim|exit|get rid of|"
            rf"unload|flatten|ditch|bail (?:out )?of|double|halve|hedge|stake|cash (?:in|out)|"
            rf"close(?: out)?|cover|roll|offload))\s(?i:half |all |some |most |a third |"
            rf"the rest )?(?i:of )?(?i:my|our|whatever|the lot|the rest|the whole|everything|"
            rf"it all|all of it|all of them|half|both)\b(?!\s(?i:view|estimate|target|own|"
            rf"research|model|of the (?:market|companies|gain|rise)))[^.;\n]{{0,60}}?(?:$|[.;!\n])"
        ),
        (
            r"(?i:^\W*(?:(?:just|please|ok|now|then|also|and)[, ]+)*(?:sell|short|liquidate|dump|"
            r"redeem|unwind|trim|exit|get rid of|unload|flatten|ditch|close(?: out)?|cover|roll|"
            r"buy back|offload))\s(?i:the)\s[^.;\n]{0,40}?\b(?i:position|stake|holding|shares|"
            r"stock|names|trade|legs?|spread|butterfly|condor|straddle|strangle|collar|calls|puts|"
            r"short|long|hedge|basket|sleeve|book|block|bonds|fund|futures|etf|line|"
            r"lot)s?\b[^.;\n]{0,40}(?:[.!]|$)"
        ),
        (
            r"(?i:^\W*(?:and |then |just |please )?(?:buy|sell|short|add|trim|exit|cover)s?\s?:)\s"
            r"(?:[A-Z]{1,5}\s?(?:\(|x|[+-])?\s?(?:\d|all\b))"
        ),
        (
            rf"(?i:\b(?:i|we) want (?:out|in|rid)|{_HEAD}(?:get|take|move|bail|redeem|sell|trade|"
            rf"switch|work|pull|cash|stop|cut) (?:me|us) (?:out|in|into|long|short|flat))"
            rf"\b[^.;\n]{{0,40}}(?:{_NAME}|\d|(?i:now|today|positions?))"
        ),
        (
            rf"(?:^|[:;—–-]\s|\?\s)[^.;,:\n]{{0,24}}?(?i:\b(?:all |the )?){_N}\s(?i:shares|"
            rf"contracts|lots|units),?\s(?i:at (?:the )?market|at the (?:open|close)|market order|"
            rf"moc|\d[\d.]* limit|limit \d)(?i:[ ,]+(?:gtc|day|today|please|day only))?[.!]?$"
        ),
        (
            rf"(?i:{_HEAD}(?:take|pull) (?:half|some|a third|a quarter|all|most|profits?|"
            rf"gains)\b)[^.;\n]{{0,30}}(?:off|in|on|out)\b[^.;\n]{{0,40}}"
            rf"(?:{_NAME}|(?i:today|now|position))"
        ),
        (
            rf"(?i:{_HEAD}(?:spend|use|put|apply|throw)) (?i:whatever|what(?:'s| is)|the rest|"
            rf"the remainder|the remaining|all the|any|everything)\b[^.;\n]{{0,50}}"
            rf"\b(?i:on|to buy|into|in|toward)\s(?:more )?(?:{_NAME}|(?i:treasuries|bills|gold))"
        ),
        (
            rf"(?i:{_HEAD}(?:bring|take|get|cut|raise|lower|move|push|dial|pare|set|trim|reduce|"
            rf"lift|increase))\s(?i:the |my |our )?[\w& -]{{2,30}}?"
            rf"(?i:\b(?:sleeve|weight|weighting|allocation|exposure|position|cash|equities|bonds|"
            rf"stake|leverage|beta|delta|duration))\s(?i:up|down|back|to|by)\b[^.;\n]{{0,14}}"
            rf"(?:\d|(?i:ten|five|two|three|half|zero))[^.;\n]{{0,12}}(?i:points?|%|percent|pct|"
            rf"weight|of (?:the |my |our )?(?:book|portfolio|nav|account|fund)).{{0,30}}"
            rf"(?i:\b(?:by|today|now|close|cash|this|before|portfolio|book|account|nav|weight)\b)"
        ),
        (
            rf"(?i:{_HEAD}(?:do|put on|set up|place|enter|leg into|structure|write|buy|sell|"
            rf"execute))\s(?i:an?|the|one|two|three|five|ten|\d+)\s(?:[\w/-]+\s){{0,3}}?"
            rf"(?i:buy-?write|collar|covered calls?|call spread|put spread|straddle|strangle|"
            rf"butterfly|condor|calendar|risk reversal|pairs? trade|bracket|block|cross|swap|repo|"
            rf"forward|program trade|basket)s?\b[^.;\n]{{0,60}}(?:\d|{_NAME})"
        ),
        (
            rf"(?i:{_HEAD}(?:re-?price|re-?peg|re-?quote|re-?work|re-?submit|re-?enter|tighten|"
            rf"widen|loosen|raise|lower|move|bump|trail|lift|drop|nudge|walk|shift))\s"
            rf"(?i:the |my |our |that )(?:[\w&.'-]+\s){{0,3}}?(?i:stop|limit|bid|offer|order|sell|"
            rf"buy|gtc|trailing stop|take[- ]profit)s?\b[^.;\n]{{0,40}}\d"
        ),
        (
            rf"(?i:{_HEAD}(?:lock in|hedge|cover|fix|sell forward|buy forward))\s[^.;\n]{{0,40}}"
            rf"(?i:euro|yen|dollar|sterling|receivable|payable|exposure|rate|currency|fx|EUR|JPY|"
            rf"USD|GBP)[^.;\n]{{0,40}}(?:\d|(?i:half|forward|all|spot))"
        ),
        (
            rf"(?i:{_HEAD}(?:arrange|effect|process|action|proceed with|execute|carry out|"
            rf"complete|book|initiate|organi[sz]e|instruct|submit|lodge|place|enter|put in|file|"
            rf"raise))\s(?i:for )?(?i:the|an?|my|our|this|following)\s(?:\S+\s){{0,3}}?(?i:sale|"
            rf"purchase|redemption|subscription|transfer|switch|disposal|liquidation|withdrawal|"
            rf"conversion|buy|sell|trade|payment|rebalance|encashment)\s(?i:of|for|from|to|in|out|"
            rf"into)\b[^;\n]{{0,60}}(?:\d|(?i:\ball\b|\bmy\b|\bour\b|\bentire\b))"
        ),
        (
            rf"(?i:{_HEAD}(?:stake|unstake|bridge|drop|put|stick|throw|lock|lend|supply|swap|"
            rf"claim|mint|borrow|repay|restake|unlock|provide|deposit|send|sell|buy|long|short|"
            rf"withdraw|move|dca))\s[^.;\n]{{0,16}}?(?:\d[\d,.]*|(?i:all|half|my|everything))"
            rf"\s?[^.;\n]{{0,10}}?\b{_COIN}\b"
        ),
        (
            rf"(?i:\b(?:i'?m|i am|we'?re|we are|i'll be|bot is|system is|agent is|assistant is)\s"
            rf"(?:now |just |currently |also )*(?:adding|selling|buying|exiting|closing|trimming|"
            rf"shorting|covering|liquidating|rolling|placing|sending|moving|switching|routing|"
            rf"unwinding|cutting|redeeming|taking|putting|hedging|entering|submitting|executing|"
            rf"reducing|doubling|lifting|hitting|grabbing|dumping|unloading|offloading|scooping|"
            rf"crossing))\s[^.;\n]{{0,50}}?(?:{_LOT}|(?i:\b(?:stake|position|holding|order|shares|"
            rf"book|account)\b))[^.;\n]{{0,40}}(?i:\b(?:now|today|this (?:morning|afternoon)|"
            rf"at the (?:open|close|market|bell)|at market|account|for you|your|limit|@)\b)"
        ),
        (
            rf"(?:\bI|\b(?i:the (?:bot|system|agent|algo|assistant)))(?:'ve|’ve| have| has)? "
            rf"(?i:just |now |already |gone ahead and |went ahead and |therefore |"
            rf"also )*{_VERB_ED}\s(?i:the|your|all|half|both|every|another|"
            rf"\d[\d,]*)\s[^.;\n]{{0,40}}(?i:\b(?:position|holding|stake|shares|orders?|stop|"
            rf"limit|calls|puts|contracts|short|portfolio|units|bonds)\b)"
        ),
        (
            rf"(?i:\b(?:we|i)(?:'ve|’ve| have)?(?: just| now| already| today| duly| since|"
            rf" accordingly| this morning| gone ahead and| went ahead and)*\s(?:shifted|moved|put|"
            rf"swept|switched|sold|bought|invested|parked|placed|transferred|trimmed|closed|added|"
            rf"cut|{_VERB_ED[3:-1]}))\b[^.;\n]{{0,30}}\byour\b"
        ),
        rf"(?i:^\W*(?:just )?buy the dip)\W+.{{0,20}}(?:{_WORTH}|{_N}\s|[A-Z]{{2,5}})",
        (
            rf"(?i:{_HEAD}(?:participate in|take up|accept|elect|apply for|tender into|"
            rf"opt (?:in|for)))\s[^.;\n]{{0,40}}?(?i:rights|offer|issue|tender|ipo|placing|scrip|"
            rf"entitlements?)\b[^.;\n]{{0,40}}(?:\d|(?i:\ball\b|\bmy\b|\bour\b|\bfull\b))"
        ),
        (
            rf"(?i:{_HEAD}let)\s[^.;\n]{{0,30}}\b(?i:calls?|puts?|options?|contracts?|"
            rf"position)\b[^.;\n]{{0,20}}(?i:go|expire|get assigned|be assigned|lapse|exercise)"
            rf"\b.{{0,6}}(?i:and|then|;|,)\s?(?i:then )?(?i:sell|buy|roll|close|short|take)"
        ),
        (
            r"(?i:(?:^|[:;,.–—]\s)(?:i'm |we're |get me |me )?out of)\s[^.;\n]{2,40}?\s"
            r"(?i:at the (?:open|close|market|bell|auction)|now|today|tomorrow|"
            r"immediately|by \w+|before \w+)\b"
        ),
        (
            rf"(?i:^(?=[^\n]{{0,300}}\b{_VERB_ED}\b)[^\n]{{0,300}}\b(?:per|following|on) your "
            rf"(?:instructions?|request|order|call|note|email|message)\b)"
        ),
        (
            r"(?i:\byour (?:instructions?|orders?|request) (?:to|for|of)\b[^;\n]{0,90}"
            r"\b(?:has|have|was|were|is) (?:now |just |duly )?(?:being |been )?(?:carried out|"
            r"executed|processed|completed|placed|actioned|fulfilled|submitted|filled|sent|"
            r"booked|put through|done)\b)"
        ),
        rf"(?i:\byou now (?:hold|own|have))\s(?:{_AMOUNT}|{_N}\s(?:additional|more|extra))",
        r"(?i:\byou'?re done (?:on|at|in)\b)",
        (
            r"(?i:\byour (?:new )?(?:recurring|weekly|monthly|daily|biweekly|standing|automatic|"
            r"scheduled))\b[^.;\n]{0,50}\b(?i:starts|begins|kicks in|"
            r"is (?:now )?(?:live|on|active|set|running))\b"
        ),
        (
            r"(?i:(?:^|[,:;]\s)(?:get |switch |move |go |come )?out of)\s[^.;\n]{2,40}?,?\s"
            r"(?i:and |then )?(?i:into)\b[^.;\n]{0,60}"
            r"(?i:\b(?:please|now|today|all|whole|entire|balance)\b)"
        ),
        rf"(?i:\b(?:i'?m|we'?re|i am|we are|count me|put me) in for)\s(?:[$€£]\s?)?{_N}\b",
        (
            rf"(?i:{_HEAD}(?:(?:assign|allocate|allot|give|get|find|buy|sell|book|reserve|"
            rf"sort) (?:me|us)|let (?:me|us) have))\s(?:as (?:many|much)|the max\w*|"
            rf"{_N}\s[^.;\n]{{0,30}}?{_PRICE})"
        ),
        (
            rf"(?i:\b(?:i|we)(?:'ve| have)?(?: just| already| now| gone ahead and|"
            rf" went ahead and)*\s{_VERB_ED}\s(?:you|for you|your account))\s"
            rf"(?:another |an extra |a further )?(?:{_WORTH}|{_N}\s)"
        ),
        # A wish with a participle; a deal that is being struck.
        (
            rf"(?i:\b(?:i|we)(?:'d| would) (?:like|rather have|prefer|want)|"
            rf"\b(?:i|we) (?:want|need)|{_HEAD}(?:need|want))\s(?i:all|half|everything|my|our|the|"
            rf"every|whatever|this|that|{_N})\b[^.;\n]{{0,50}}?\b(?i:moved|sold|switched|"
            rf"transferred|converted|redeemed|wired|invested|swapped|cancelled|liquidated|rolled|"
            rf"bought|rebalanced|unwound|hedged)\b(?!\sby\b)[^.;\n]{{0,40}}"
            rf"(?i:\b(?:today|now|immediately|tomorrow|by|before|into|to|at|this|please)\b|$)"
        ),
        (
            r"(?i:(?:^|[:;,.]\s)(?:i'?m|we'?re|i am|we are)\s(?:now |just )?(?:lifting|hitting|"
            r"taking|giving|paying|receiving)\s(?:the|your|that|those)\b[^.;\n]{0,30}"
            r"\b(?:offers?|bids?|mid|fixed)\b)[^\n]{0,40}(?:\d|(?i:done|ticket))"
        ),
        (
            rf"(?i:\b(?:i'?m|we'?re|i am|we are)\s(?:now |just |currently )?(?:executing|working|"
            rf"putting on|placing|entering|sending|unwinding|legging into|dealing|doing)\b)"
            rf"[^.;\n]{{0,50}}?\b(?i:buying|selling|long|short|buy|sell)\s(?:{_LOT}|{_N}\s{_NAME})"
        ),
        (
            rf"(?i:{_HEAD}(?:executing|placing|submitting|entering|rotating|rebalanc(?:e|ing)|"
            rf"unwinding|"
            rf"switching|trading|routing|processing|working|swapping|hedging|adjusting|closing out|"
            rf"repositioning|(?:trade|order|rebalance|rotation|switch|swap|hedge|execution)s?)"
            rf"\b[^.:;\n]{{0,40}}[:,;—–-]\s?(?:now )?(?:selling|buying(?: back)?|shorting|covering|"
            rf"dumping|adding|picking up|swapping|unloading|long|short|buy|sell|out of|into))\s"
            rf"{_N}\s{_NAME}(?![\w'’-])(?!\s(?!(?:at|on|by|now|for|and|into|against|to|shares?|"
            rf"stock|limit|contracts?|calls?|puts?|lots?|futures|units?|"
            rf"market|mkt)\b)[a-z])"
        ),
        (
            rf"(?i:{_HEAD}(?:filled|completed|executed|done|worked) your (?:sell|buy|order|sale|"
            rf"purchase|"
            rf"short))\b[^.;\n]{{0,12}}{_LOT}"
        ),
        (
            rf"(?i:{_HEAD}(?:get|grab|give|find)(?: me| us)?)\s{_N}\s(?:more\s|"
            rf"shares of\s)?{_NAME}\s(?i:by "
            rf"(?:noon|the (?:close|open|bell))|at (?:market|the (?:open|close|bell))|now\b|asap\b|"
            rf"before the (?:close|bell))"
        ),
        (
            rf"(?i:{_HEAD}take profits? on (?:half|all|a third|a quarter|the rest|"
            rf"\d+%)\b)[^.;\n]{{0,40}}"
            rf"(?i:\b(?:move|raise|trail|set) (?:the |your |my |our )?stops?\b[^.;\n]{{0,24}}\d)"
        ),
        # Money that moves.
        (
            rf"(?i:{_HEAD}(?:ach|wire|transfer(?! pricing| agents?| of)|move|send|withdraw|push|"
            rf"sweep|deposit|pay|remit|journal|fund|top up|release|disburse|zelle|bridge|return|"
            rf"settle|debit|credit))\s(?:out |over |the |my |our |another |a |on |up |vendor |"
            rf"client )*(?:[\w' ]{{0,30}}?,?\s?)(?:{_AMOUNT}|\d[\d,.]*\s?(?:k\b|{_COIN}|{_CCY})?|"
            rf"(?i:all|the full|entire|remaining)){_TAIL}(?i:\b{_ACCOUNT}\b|\b0x\w+)"
        ),
        (
            rf"(?i:{_HEAD}(?:borrow|draw(?: down)?|lever up|take out|take down))\s(?:another |"
            rf"up to |an additional |a further |"
            rf"down )?(?:{_AMOUNT}|\d[\d,]*k\b){_TAIL}(?i:\bmargin\b|\bagainst\b|"
            rf"\band (?:buy|put|invest|add)\b|\bcredit line\b|\bportfolio\b|\bloan\b|\binto\b)"
        ),
        # Orders that are called orders; a list of them that stands elsewhere; all on one thing.
        (
            rf"(?i:{_HEAD}(?:enter|place|submit|send|put in|route|create|file|lodge|key in|"
            rf"punch in|queue up)\s(?:an? |the |two |three |\d+ |separate |market |limit |stop |"
            rf"day |gtc |moc )*(?:buy|sell|short|cover|purchase|sale)"
            rf"(?:[ -](?:market|limit|stop))? orders? (?:for|on|in|of|across))\b"
            rf"(?!.*(?i:\b(?:tap|click|tab|button|screen|choose)\b))[^;\n]{{0,90}}?(?:[$€£]\s?\d|"
            rf"\d[\d,]*\s(?i:shares|lots|contracts|units|each)|(?i:\b(?:each|equal weight|"
            rf"at (?:the )?(?:market|open|close)|now|today|immediately|tomorrow)\b))"
        ),
        (
            rf"(?i:{_HEAD}(?:execute|place|submit|carry out|enter|put through|send|route|run|"
            rf"process|implement|book)\s(?:all |both |each )?(?:of )?(?:the|these|those|my|our|"
            rf"all|both)\s(?:\w+\s){{0,2}}?(?:trades|orders|rebalance|rebalancing|switches|"
            rf"transactions))\b[^.;\n]{{0,50}}?(?i:\b(?:now|right away|straight away|immediately|"
            rf"at once|asap|today|without (?:\w+ )?(?:approval|confirmation|review|sign-?off|"
            rf"asking|delay|waiting)|no (?:\w+ )?(?:approval|confirmation|review|sign-?off))\b)"
        ),
        (
            rf"(?i:{_HEAD}(?:go|get me|take me|put me|we go|let's go)\s(?:all[- ]in|"
            rf"max(?:imum)? long|full size|heavy|big)\s(?:on|in|into))\s"
            rf"(?:{_NAME}|[a-z]+\b)[^.;\n]{{0,50}}?(?i:\b(?:my|our|now|today|tomorrow|whatever|"
            rf"everything|all the|first thing|at the (?:open|market|close))\b)"
        ),
        (
            rf"^\W*(?i:(?:market|limit|stop|moc|loc) orders? (?:for|on|in|to (?:buy|sell)))"
            rf"\s[^.;\n]{{2,70}}?(?:{_WORTH}|{_N})\s(?i:each|apiece|per name)\b"
        ),
        # What a desk notes down: how many of what, to buy; stock that goes to another account.
        (
            rf"\b{_N}\s(?:of |x |shares of )?(?:{_NAME}|{_UNITS})\s(?i:to (?:buy|sell|go|cover|"
            rf"short|cross|work|redeem))\b(?=[^.;\n]{{0,60}}(?:$|[.!]|(?i:\b(?:limit|market|mkt|"
            rf"moc|loc|vwap|twap|pov|close|open|before|by|now|today|arrival|day|gtc)\b|\d)))"
            rf"(?!\s(?:the|a|an|its|their)\b)"
        ),
        (
            rf"(?i:{_HEAD}(?:cross|journal|move|transfer|book|allocate|re-?allocate|re-?book|"
            rf"transition|re-?register|deliver|switch|assign|give up))\s(?i:the |my |our )?"
            rf"(?:{_N}|(?i:all|half))\s(?i:of |shares of |units of |the |my |our )*"
            rf"(?:{_NAME}|{_UNITS})[^.;\n]{{0,30}}?\s(?i:from|out of)\s[^.;\n]{{1,40}}?\s(?i:in)?"
            rf"to\s(?:{_NAME}|(?i:the|my|our|account|fund|portfolio|sleeve|book)\b)"
        ),
        (
            rf"(?i:{_HEAD}(?:redeem|sell|buy|subscribe for|purchase|switch|encash|liquidate))"
            rf"\s[^.;\n]{{0,60}}?(?i:\b(?:to the (?:value|amount|sum|tune) of|amounting to|"
            rf"for a total of|for the sum of))\s(?:{_WORTH}|{_N}|{_CCY})"
        ),
        (
            rf"(?i:{_HEAD}(?:deliver|receive)) (?i:free(?: of payment)?|against payment|"
            rf"versus payment|vs\.? payment|dvp|rvp|fop|dfp|rfp)\s[^.;\n]{{0,10}}?{_N}"
        ),
        (
            rf"(?i:{_HEAD}(?:release|run|send|approve|push|submit|process|upload|execute))\s"
            rf"(?i:the |this |today's |our |my )?(?i:payments?|payroll|wires?|"
            rf"transfers?|settlements?|payouts?|"
            rf"batch)(?i: run| batch| file| list)?\b[^;\n]{{0,60}}?\d[^;\n]{{0,40}}?(?i:\b(?:now|"
            rf"today|same[- ]day|immediately|before|by|tonight|straight away|at once)\b)"
        ),
        # Any deed on an amount, at a price, by a time, for somebody.
        (
            rf"(?i:{_HEAD}(?:deploy|invest|allocate|put|commit|add|buy|sell|short|take|start|"
            rf"reduce|cut|trim|close|exit|pick up|grab|move|rotate|shift|unload|dump|cover|"
            rf"purchase|acquire|liquidate|redeem|switch|roll|write))\s[^.;\n]{{0,24}}?"
            rf"(?:{_AMOUNT}|\d+(?:\.\d+)?%|(?i:half|a third|a quarter|all))\s?[^.;\n]{{0,40}}?"
            rf"(?i:\b(?:at (?:the )?(?:market|open|close|bell|bid|ask|mid|"
            rf"[$€£]?\d[\d.,]*\b(?!\s?(?:%|x\b|times|per|bps|basis|a year)))|or better|or cheaper|"
            rf"tops|by the (?:close|open|bell)|this week|today|tomorrow|right now|asap|"
            rf"immediately|gtc|day order|for (?:me|my|us|our)|good[- ](?:till?|for)|into the "
            rf"(?:close|open|print|auction)|no (?:higher|lower|more|less|worse)|limit \d)\b)"
        ),
        (
            rf"(?i:\b(?:i|we)(?:'d| would|'ll| will) (?:take|buy|sell|have|do|go for|pay|own|add))"
            rf"\s{_AMOUNT}[^.;\n]{{0,30}}(?i:at \d|at \$|tops|or better|"
            rf"please|today|now|limit|market)"
        ),
        rf"(?i:\b(?:buy|sell|short|cover)\s?[/|,;]\s?){_N}\s?[/|,;]\s?[A-Z]",
        # Money, stock and positions in other words.
        (
            rf"(?i:{_HEAD}(?:trade|get|step|sell|move|come|scale|ease|bail) out of)\s"
            rf"(?:{_NAME}|(?i:the|my|our|all|everything))[^.;\n]{{0,40}}"
            rf"(?i:\b(?:by|now|today|before|completely|entirely|this|at|position|trade)\b)"
        ),
        (
            rf"(?i:{_HEAD}(?:sell|buy|raise|redeem|liquidate) (?:enough|sufficient|"
            rf"just enough|as much|as many))\b"
        ),
        (
            rf"(?i:{_HEAD}(?:cut|reduce|trim|halve|scale|double|size|take|bring))\s"
            rf"(?i:the |my |our )?[\w&' -]{{0,24}}?\b(?i:long|short|position|stake|holding|"
            rf"exposure|hedge)s?\s(?i:in half|by (?:a )?(?:half|third|quarter|\d+%?)|from \d|"
            rf"to \d|down to|up to|back to)"
        ),
        (
            rf"(?i:{_HEAD}(?:pay (?:off|down)|repay|reduce|clear|cover) )(?i:the |my |our )?"
            rf"(?i:margin|loan|debit|balance|credit line)[^.;\n]{{0,30}}"
            rf"(?:\d|(?i:by selling|from|with|out of))"
        ),
        (
            r"(?i:\byour (?:transfer|wire|withdrawal|payment|deposit|purchase|sale|redemption|"
            r"subscription)) (?i:of|to|for|from)\b[^.;\n]{0,60}\b(?i:has been|was|is being|is)\s"
            r"(?i:now )?(?i:initiated|sent|processed|submitted|completed?|executed|scheduled|"
            r"on its way|confirmed|approved|under way)"
        ),
        (
            r"(?i:\b(?:i'?ve|i have|we'?ve|we have|i) (?:just |now |also |already )*(?:queued|"
            r"placed|submitted|entered|put in|set(?: up)?|scheduled|staged|armed|lined up|sent|"
            r"logged|routed|created|loaded))\s(?i:an?|the|your|two|three|\d+)\s[^.;\n]{0,30}"
            r"\b(?i:buy|sell|order|purchase|sale|stop|limit|bid|offer|trade|transfer|withdrawal|"
            r"short|conversion|redemption|subscription)\b[^.;\n]{0,30}\d"
        ),
        (
            rf"(?i:{_HEAD}(?:wire|pay|remit|transfer|send|settle))\s(?:{_CCY}\s?)?"
            rf"(?:{_AMOUNT}|{_N})\s(?i:to)\s[A-Z][^;\n]{{2,60}}?(?i:\b(?:today|now|reference|ref|"
            rf"invoice|immediately|before|by|urgently|same[- ]day|attn)\b)"
        ),
        (
            rf"(?i:{_HEAD}(?:have|get))\s(?i:my|our|the|all)\s[^.;\n]{{0,45}}?\b(?i:transferred|"
            rf"sold|moved|converted|liquidated|closed|bought|rolled|delivered|wired|redeemed)\b"
        ),
        rf"(?i:{_HEAD}cash (?:out|in))\s[^.;\n]{{0,12}}(?i:the|my|our|all|half|everything)\b",
        # A line of a blotter: no verb is needed where side, size and price stand together.
        (
            rf"^\W*(?:[A-Z]{{1,6}}\d{{0,2}}(?:[.:/][A-Z]{{1,4}})?|\d{{6}})[\s,|]+(?i:buy|sell|"
            rf"short|long|cover|b|s|bot|sld|bto|sto|btc|stc|bid|offer)[\s,|]+{_N}\b.{{0,30}}?(?:@|"
            rf"(?i:\b(?:mkt|market|limit|lmt|gtc|day|moc|loc|ioc|fok|vwap|stop)\b)|"
            rf"\bat\s\d|[\s,|]\d+(?:\.\d+)?\b)"
        ),
        (
            rf"^\W*(?i:buy|sell|short|long|cover|b|s|bot|sld|bto|sto|btc|stc)[\s,|:]+[+-]?{_N}\s"
            rf"(?:x\s)?[A-Z][A-Z0-9./]{{0,9}}\b.{{0,30}}?(?:@|(?i:\b(?:mkt|market|limit|lmt|gtc|"
            rf"day|moc|loc|ioc|fok|vwap|stop|at)\b)|\s\d+[.-]\d+|\s\d{{2,5}}\b)"
        ),
        (
            rf"^\W*{_N}\s(?:x\s)?[A-Z][A-Z0-9./]{{0,9}}[\s,]+(?:[\w/. ]{{0,20}}[\s,]+)?(?i:buy|"
            rf"sell|short|bto|sto|btc|stc|mkt|moc|"
            rf"loc)\b(?:\s(?i:mkt|market|limit|lmt|day|gtc|to|at|@)|\s?@|[.!]?$)"
        ),
    )
)
_TOLD = regex(
    r"(?i)\b(?:in (?:our|this|the) example|so you (?:lose|pay|earn|make)|(?:shares|units) of any "
    r"stock|(?-i:treasury) shares|and you (?:pay|owe|get|keep)|scammers?|fraudsters?|phish\w+|"
    r"impost[eo]rs?|template|wording|specimen|its|their|his|said|says|told|reported|disclosed|"
    r"according|filing|analysts?|shareholders|stockholders|the company|companies|target price|"
    r"price target|guidance|estimates?|consensus|eps|back-?test\w*|hypothetical\w*|illustrat\w+|"
    r"for (?:example|instance)|e\.g\.|would have|had (?:you|we|i)|had been|might|rules?|FAQ|"
    r"typically|usually|historically|in (?:19|20)\d\d|last (?:week|month|year|quarter)|yesterday|"
    r"quarter|never|not (?:a recommendation|advice)|can(?:'|no)t|cannot|unable|not able|won't|"
    r"do not (?:accept|place|trade|execute)|model portfolio|"
    r"our (?:analysis|estimate|model|forecast|view)|discount rate|multiple|revenue|(?<!initial )"
    r"(?<!maintenance )(?<!variation )margins?\b(?! (?:account|loan|call|and|posted|requirement))|"
    r"fiscal|ebitda|in our (?:model|view)|scenario|strategy|imagine|suppose|whether|what is|"
    r"how (?:do|to)|may be|can be|could be|if (?:your|you) |once your|when your|until your|"
    r"unless your|before your|after your|no longer|click|(?<!the )tap|tab|(?<!at the )screen|menu|"
    r"button|dropdown|lawsuit|court|(?-i:^\W*(?:Switch|Block|Target|Lift|Roll|Square|Exchange|"
    r"Trade))\s(?:sold|bought|said|shipped|posted|moved|opened)|imbalances?|customers|backlog|"
    r"factory|plant)\b|(?<!you )\b(?:hypothesis|paper trad\w+|sandbox|dry run|simulat\w+)\b"
)
_SHARED = regex(r"(?i)\b(?:portfolio manager|fund manager|dear (?:investor|shareholder))\b")

MARKS = {"told": _TOLD, "shared": _SHARED}


def dealt(heard: Heard, mask: int) -> bool:
    """Whether the sentence is one of the ways in which trades are made without a command.

    ``mask`` has the frames that it could be.
    """
    if not mask or heard.has("told") or heard.has("shared"):
        return False
    return FRAMES.found(heard.sentence, mask)
