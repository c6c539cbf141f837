"""The English words of an order: its verbs, its objects, its terms and who speaks."""

from activities.rules.scanning.regex import regex

TRADE = (
    r"(?:buy|sell)[- ]to[- ](?:open|close|cover)|buy|sell|short(?! sellers)|purchase|liquidate|"
    r"dump|offload|unload|cover(?! of)|exit|acquire|trim|lighten|"
    r"close(?! to (?:half|an?|\d|the|one)\b)|flatten|unwind|roll|write|exercise(?! of| price)|"
    r"lift|grab(?: me| us)?|pick (?:me |us )?up|scoop up|get me|get us|load up|halve|flip|reverse|"
    r"rotate|swap|switch|rebalance|reallocate|redeem|subscribe|tender|reinvest|"
    r"cancel|cxl|scratch|nix|kill|axe|nuke|zap|rescind|resubmit|re-?enter|go long|go short|hedge|"
    r"bto|sto|btc|stc|square|ditch|accumulate|scale|stop out|equal-weight|apply for|"
    r"sign (?:me|us) up for|put (?:me|us) down for|get rid of|bail out of|ease out of|"
    r"nibble(?: at)?|tighten|yank|rejoin|participate in|subscribe for|get (?:me |us )?out of|"
    r"back up the truck on|do(?= \d)|top up|take profits? on|pare(?: back)?|jettison|sell down|"
    r"buy back|buy in|average down(?: on)?|double down on|monetize|close-out|turn over|dispose of|"
    r"let go of|let|borrow|assign|enter into|opt into|opt in|redeploy|rebuy|repurchase(?= \d)|"
    r"re-?short|deleverage|de-?risk|neutrali[sz]e|collar|pair off|margin|sell off|"
    r"pull the trigger on|slap on|leg into|leg out of|scale out of|scale into|feather|peg|stage|"
    r"preview|queue|sweep up|mop up|snap up|stock up on|wind down|wind up"
)
LOOSE = (
    r"take|work|hit|double|cut|reduce|add|get|bring|put|place|set|enter|submit|send|route|execute|"
    r"pull|kill|replace|amend|modify|change|"
    r"move|raise|lower|leave|long|initiate|open|start|fill|allocate|invest|deploy|park|convert|"
    r"pay|bid|offer|build|increase|decrease|bump|give|post|drop|join|sweep|cross|"
    r"withdraw|book|void|revise|show"
)
"""Verbs of other things, too: these need an object of the trade itself, and not a name."""
_CASH = (
    r"transfer(?! pricing| agent| of)|ach|wire|withdraw|move|send|sweep|remit|deposit|pay|release|"
    r"journal|disburse|push|shift|forward|return|route|switch"
)
ADVERB = (
    r"(?:(?:immediately|quickly|at once|please|kindly|just|now|simply|promptly|quietly|also|then|"
    r"first|go ahead and|today) )"
)
STRONG_HEAD = (
    r"^[\W\d]*|[:;—–\n>*•\"“(]\s*|\s-\s+|\b(?:please|kindly|go ahead and|need you to|want you to|"
    r"like you to|let's|let us|(?:can|could|would|will) you(?: please)?|"
    r"i want to|i'd like to|you (?:must|should|need to|have to)|instructed to|"
    r"make sure (?:you|to)|be sure to|remember to|request(?:ing)? (?:that )?you(?: to)?|"
    r"hereby (?:instruct|order|authori[sz]e) you to|don't forget to)\s+"
)
WIRED = regex(
    rf"(?i)\b(?:{_CASH})\s(?!your (?:cv|resume|questions))"
    r"(?=(?:[^.;]|\.\d){0,60}?(?:[$€£¥]\s?\d|\b\d[\d,.]*\s?(?:k|m|million|thousand|grand|usd|xrp|"
    r"sol|usdt|usdc|eur|gbp|hkd|cny|rmb|btc|eth|dollars|euros|shares)\b|(?:usd|eur|gbp|hkd|cny|"
    r"rmb)\s?\d|\b(?:entire|whole|all|full|remaining|available|sale|redemption|idle|settled|"
    r"free)\b[^.;]{0,24}\b(?:cash|balance|proceeds|funds|money)\b|\bproceeds\b))"
    r"(?=(?:[^.;]|\.\d){0,120}?\b(?:accounts?|savings|checking|bank|wallet|custodian|card|ending|"
    r"brokerage|iban|beneficiary|address|broker)\b)"
)
AFTER = regex(
    r"\s+(?:(?:up|out|down|back|off|in|on|to (?:open|close|cover)|pro rata|another|exactly|"
    r"at least|up to|roughly|about|around|only|more|aggressively|everything|long|"
    r"short)\s+(?:to\s)?){0,3}"
    r"(?:(?:the|my|our|your|all|half|every|everything|it|them|us|me|a|an|any|this|that|these|"
    r"those|whatever|some|enough|profits?|gains|long|short|flat|into|in|to|out|of|for|on|at|"
    r"orders?|open(?! interest)|cash|proceeds|ten|twenty|fifty|hundred|one|two|three|four|five|"
    r"six|both|each|existing|remaining|outstanding|next|front-month)\b|[\d$€£]|#|USD|[A-Z]{1,6}\b|"
    r"[A-Z]\w+(?<!Interest)(?<!Rating)(?<!Price)(?<!Side))"
    r"|/replace\b"
)
_WORDS = (
    r"(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|"
    r"(?:a |one |two |three |five )?(?:hundred|thousand)(?: and fifty)?|a dozen)"
)
_NOT_TICKER = (
    r"(?!(?:USD|CNY|EUR|GBP|JPY|HKD|KRW|RMB|BPS|BP(?! at| @| limit| market)|PM|AM|EPS|FY|CEO|CFO|"
    r"ETFS?|US|UK|EU|GDP|CPI|AI|MW|GW|GB|KM|KG|EV|Q[1-4]|H[12]|ASK|BID|LAST|VOL|VWAP|X|JAN|FEB|"
    r"MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\b)"
)
LOT = regex(
    rf"(?<![$€£¥\d.,])\b(?:\d[\d,.]*\s?[kKmM]?|{_WORDS})\s(?:x\s)?(?:more |of |each of )?"
    rf"(?:[\w.&'/-]+ ){{0,5}}?(?:shares?|lots?|units?|contracts?|calls?|puts?|bonds?|spreads?|"
    rf"futures|cars|ADRs?|straddles?|condors?|shs)\b"
    rf"|\b\d[\d,]*\s?[kKmM]?\s(?:of\s|each of\s|more\s|x\s)?(?:the\s)?"
    rf"{_NOT_TICKER}[A-Z]{{1,5}}(?:\.[A-Z]{{1,2}})?\b"
    rf"|\b\d[\d,]*\s?[kKmM]?\s(?:of\s)?[A-Z][a-z]+\b(?<!January)(?<!February)(?<!March)(?<!April)"
    rf"(?<!May)(?<!June)(?<!July)(?<!August)(?<!September)(?<!October)(?<!November)(?<!December)"
    rf"|\b{_WORDS}\s[A-Z][A-Za-z]+\b|\b\d[\d,]* more of the same\b"
    r"|[$€£]\s?\d[\d,.]*\s?(?:k|m|mm|million|thousand)?\s(?:worth |each |more )?(?:of|in|into|"
    r"out of|to (?=(?-i:[A-Z]{2,5})\b))|\b\d[\d,.]*\s?(?:k|grand|dollars|usd|USD|euros)\s"
    r"(?:worth |each )?(?:of|in|into|out)\b|\b[A-Z]{2,5}\sx?\s?\d[\d,]*\b|\bsell \d+\b|\bbuy \d+\b"
)
OBJECT = regex(
    rf"\b(?:positions?|stakes?|holdings?|book|shares|puts?|calls?|hedges?|exposure|portfolio|"
    rf"basket|orders?|bids?|offer|limit|stop|shorts?|longs?|leg|spread|everything|the lot|"
    rf"all of it|it all|units|contracts?|sleeve|weight|account|GTCs?|lots|flat|tickets?|"
    rf"every share|(?:program )?trade|(?:the|my|our|your) (?:\w+ ){{0,2}}(?:funds?|stocks?|bonds?|"
    rf"names|balance|etfs?))\b|\b{_NOT_TICKER}[A-Z]{{2,5}}\b"
)
WHEN = regex(
    r"(?i)\b(?:right now|now|immediately|at once|asap|today|tonight|tomorrow|"
    r"this (?:morning|afternoon|session)|right away|straight away|here|as soon as|first thing|"
    r"without (?:delay|waiting)|by (?:noon|lunch|midday|the (?:close|bell)|\d)|"
    r"before (?:noon|lunch|the|\d)|"
    r"(?:at|on|into|through|until|near|after) (?:the |today's |tomorrow's |monday's )?(?:next )?"
    r"(?:open|close|opening|closing|bell|auction|print)|within the (?:hour|day)|next session|"
    r"over the (?:day|session|next)|monday|tuesday|wednesday|thursday|friday|in full|entirely|"
    r"completely|in one (?:go|clip|block)|immediate)\b"
)
HOW = regex(
    r"(?i)@|\b(?:at (?:the )?(?:market|mid|midpoint|open|close|bid|ask|offer|touch|best|any price|"
    r"whatever|prevailing|limit)|market order|mkt|lmt|moc|loc|limit|stops?|stop[- ]loss|trailing|"
    r"gtc|good[- ](?:til|for)|day order|day only|ioc|fok|fill[- ]or[- ]kill|all[- ]or[- ]none|"
    r"vwap|twap|pov|iceberg|dark pool|in line with volume|or better|or lower|or higher|"
    r"no (?:worse|more|less|lower|higher) than|not (?:above|below)|don't (?:chase|go|pay)|"
    r"pay (?:up to|no)|(?:at|under|below|above|near|around|down to|up to|to|"
    r"for) \$?\d[\d,.]*(?!%)(?! (?:years|months|days|times))|strike|leave it working|"
    r"same (?:quantity|size)|top\b|whatever (?:price|it takes))"
)
WHOSE = regex(
    r"(?i)\b(?:my|your|for me|for us|our (?:account|position|stake|shares|holding)|the account|"
    r"sub-?account|account \d+|desk|trader|broker|please)\b"
)
HALF = regex(
    r"(?i)\b(?:by (?:a |one |two )?(?:half|thirds?|quarters?|\d{1,3}\s?%)|"
    r"half (?:of |the |my |our |your )|(?:a|one|two) (?:thirds?|quarters?) of|"
    r"(?:all|rest|remainder|balance) of\b|to (?:cash|zero|flat)|to \d{1,3}\s?%|enough of)"
)
WHOLE = regex(
    r"(?i)\s(?:out (?:of )?)?(?:all|every|the entire|the whole|"
    r"everything)\b[^.;,]{0,40}?\b(?:units|shares|positions?|holdings?|contracts|stake|lots?|book|"
    r"account|portfolio|sleeve|puts|calls)\b"
)
TOLD = regex(
    r"(?i)\b(?:in (?:our|this|the) example|so you (?:lose|pay|earn|make)|"
    r"(?:shares|units) of any stock|(?-i:treasury) shares|and you (?:pay|owe|get|keep)|template|"
    r"wording|specimen|scammers?|fraudsters?|phish\w+|impost[eo]rs?|simulat\w+|paper trad\w+|"
    r"if (?:you|i|we|he|she|they) (?:had|were)|said|says|saying|told|wrote|asked|reported?|"
    r"disclosed?|according|filing|form 4|analysts?|investors|shareholders|stockholders|holders|"
    r"management|company|companies|ratings?|target price|price targets?|targets?\b(?! weight)|"
    r"guidance|estimates?|forecasts?|eps|consensus|outlook|dividend per|revenue|"
    r"(?<!initial )(?<!maintenance )(?<!variation )"
    r"margins?(?! (?:account|loan|balance|call|posted|requirement))|"
    r"back-?test\w*|hypothetical\w*|illustrat\w+|for (?:example|instance)|e\.g\.|rules?|"
    r"strateg(?:y|ies)|would have|had you|might|may (?:wish|want|consider)|consider(?! it done)|"
    r"tab|menu|button|click|(?<!the )tap|page|(?<!at the )screen|app|FAQ|section|form|figure|"
    r"table|chart|appendix|was|were|historically|typically|usually|"
    r"each (?:month|quarter|week|year)|every (?:month|quarter|week|year|january)|monthly|"
    r"quarterly|annually|in (?:19|20)\d\d|since|coverage|scenario|(?<!if )you can|customers?|"
    r"clients?|users?|members?|never|bid \d[\d.]* x|do not|"
    r"don't (?:buy|sell)|not to|rather than)\b"
)
INDICATOR = regex(
    r"(?i)\b(?:when|whenever|if|each time|once)\b[^.]{0,80}\b(?:average|ema|sma|rsi|macd|"
    r"bollinger|band|crosse[sd]|crossover|momentum|decile|quintile|percentile|breakout|signal|"
    r"z-score|ratio|p/e|index level|sharpe|volatility)\b|"
    r"\b(?:top|bottom) (?:decile|quintile|quartile|tercile)"
)
RULES_BEFORE = regex(
    r"(?i)\b(?:rules?|strateg(?:y|ies)|back-?test\w*|hypothetical\w*|for example|simulat\w+|"
    r"glossary|textbook|the system|screen)\b[^.\n]{0,80}[.:\n]\s*$|"
    r"\b(?:said|says|asked|wrote|reads?|told \w+)[:,]?\s*[\"“']?$"
)
URGENT = regex(
    r"(?i)\b(?:now|immediately|at once|today|asap|please|(?:my|your|our) account|right away)\b"
)
OPENING = regex(
    rf"(?i)^\W*(?:(?:if|using|given|with|since|because|following|based|once|when|as soon as|after|"
    rf"before|at|on|by|today|tomorrow|this|first|next|now|trader|desk|broker|please|hi|hey|dear|"
    rf"team|guys|ok|okay|good|then|also|\w+:|agent|system|bot|for|from|with|assistant|should|"
    rf"unless|until|while|the (?:moment|minute|second|instant)|as|{TRADE}|{LOOSE})\b|"
    rf"(?-i:[A-Z])[\w.&]*,\s)"
)
DOING = (
    r"selling|buying|shorting|closing(?: out)?|liquidating|exiting|purchasing|covering|rolling|"
    r"trimming|routing|placing|submitting|sending|executing|cancell?ing|moving|transferring|"
    r"wiring|withdrawing|entering|adding|unwinding|flattening|redeeming|rebalancing|filling"
)
_DONE = (
    r"bought|sold|placed|submitted|sent|entered|executed|routed|cancell?ed|transferred|wired|"
    r"moved|closed|exited|liquidated|rolled|trimmed|covered|shorted|purchased|redeemed|withdrawn|"
    r"flattened|rebalanced|exercised|replaced"
)
DOES = regex(
    rf"(?i)(?:^[\W\d]*|[:;—–,]\s*|\b(?:i'?m|i am|we'?re|we are|system is|bot is|agent is|"
    rf"desk is)\s)(?:now |currently |just |already )*(?:{DOING})\s"
)
WILL = regex(
    r"(?i)\b(?:i|we)(?:'ll| will| shall| am going to|'m going to|"
    r" are going to)\s(?:now |just |immediately |go ahead and )*(?:buy|sell|short|close|liquidate|"
    r"exit|purchase|cover|roll|trim|place|submit|execute|cancel|transfer|wire|withdraw)\b"
)
DID = regex(
    rf"(?i)\b(?:i|we|the (?:bot|system|agent|algo|desk|assistant))(?:'ve| have| has)?(?: just|"
    rf" already| now| gone ahead and| went ahead and| hereby| successfully)*\s(?:{_DONE})\b|"
    rf"\b(?:has|have) (?:been |just been |now been )(?:{_DONE})\b|\b(?:is|are) (?:now )?being "
    rf"(?:{_DONE})\b|\b(?:shares|contracts|lots|units)\b[^.]{{0,30}} (?:{_DONE})\b"
)
FINITE = regex(
    r"(?i)\b(?!filled|need|exceed|speed|good-till-cancelled|uninvested|feed|seed)\w{2,}ed\b|"
    r"\b(?:rose|fell|held|holds?|owns?|sold|is|are|was|were|has|have|had|went|came|made|took|saw|"
    r"lost|won|grew|hit|cost|costs|trades|closes|moves|protects|vests?|would|stands?|stood|"
    r"remains?|changes?|represents?)\b"
)
YOURS = regex(
    r"(?i)\b(?:your|for you|on your behalf|per your|"
    r"as (?:you )?(?:instructed|requested|directed|agreed))\b"
)
CANCEL = regex(
    r"(?i)\b(?:cancel|cxl|scratch|pull|kill|withdraw|amend|modify|replace|revise|void|yank|nix|"
    r"axe|nuke|zap|rescind|drop|bust)(?:/replace)?\s[^.;,]{0,60}?\b(?:orders?|tickets?|bids?|"
    r"offers?|limit|stop|GTCs?|quotes?|sells?|buys?|everything(?: open| working)?|"
    r"whatever is (?:open|working|resting))\b"
    r"(?=.*(?:\d|\b(?-i:[A-Z]{2,5})\b|\ball\b|"
    r"\b(?:resting|open|working|earlier|existing|my|our)\b))"
)
PAST = regex(
    r"\b(?:19|20)\d\d-\d\d|\b(?:19|20)\d\d\b|"
    r"(?i:\blast (?:week|month|year|quarter)\b|\byesterday\b)"
)
STEMS = frozenset(
    word[:4]
    for word in """
    mirrored copied replicated
    exchange bin snag spread ship clip like calls cash ticket kill leg ach accept accepted
    accumulate acquire activate activated add added allocate allocated amend amended apply ask
    assign average axe back bail bid bled book booked borrow bot bought bridge bring bto btc build
    bump buy buyer buying buys cancel canceled cancelled change close closed closing collar confirm
    confirmation confirmed convert converted cover covered covering cross cut cxl dca debit
    decrease deleverage deposit derisk disburse dispose ditch do done double draw drip drop dump
    dumped ease enable enter entered entering execute executed executing exercise exercised exit
    exited exiting fill filled flat flatten flattened flip forward fund gave get give go going grab
    halve have hedge hedged hit increase initiate initiated invest jettison journal join kill lean
    leave leg lend let lever lift lifted lighten limit liquidate liquidated liquidating load loc
    long lower make margin mine mkt moc modify monetize mop move moved moving need neutralise
    neutralize nibble nix nuke offer offered offload open opened order orders own paid pair pare
    park participate pay peg pick place placed placing post pull pulled purchase purchased
    purchasing push put queue queued raise raised rebalance rebalanced rebalancing rebuy receive
    redeem redeemed redeploy reduce reduced reenter reinvest reinvestment rejoin release remit
    replace replaced repurchase rescind resubmit return reverse revise roll rolled rolling rotate
    route routed routing sale sb scale schedule scheduled scoop scratch seller sell selling send
    sending sent set settle shift short shorted shorting show sign sld snap sold square stage start
    stc sto stock stop submit submitted submitting subscribe subscribed subscription swap swapped
    sweep switch switched take taken tell tender tendered tighten top trade trades transfer
    transferred transferring trim trimmed trimming turn unload unwind unwinding unwound void want
    wind wire wired wiring withdraw withdrawal withdrawing withdrawn work working worked write yank
    yours zap zelle buys shorts longs bids offers b s market mkts instead stops limits reallocate
    participate pair rotate hits leaving trading tendering stick throw deliver spend use using lock
    stake bridge unstake supply claim mint repay restake arrange effect process action organise
    pile throw max ape chuck bail ditch yolo ring lever empty plonk bring dial widen loosen nudge
    walk fix step commit contribute adding cutting putting taking hitting going getting lending
    doubling hedging reducing setting opening making arming armed elect structure encash cash pile
    plough tip turn recycle apply accept assigning carry proceed instruct instructs instruction rid
    peel decline upsize downsize whack crank out
    """.split()
)
"""A sentence without one of them is no order."""
TOPIC = regex(
    r"\b(?:trades?|lots?|stocks?|share|names|more of the same|the rest|two thirds|bills|legs|"
    r"francs|flat|wallet|rights|entitlements|margin loan|everything|tracker|cash|balance|"
    r"401\(?k\)?|pension|offer|bid|yen|euros?|sterling|dollars?|dollar-yen|cable|butterfly|sleeve|"
    r"receivable|basket|(?:your|my) (?:account|portfolio|holdings)|\d{6}|\d+-year|\d[\d,]*\s[A-Z]|"
    r"[$€£]\d[\d,]*k)\b"
)
"""What is traded, or money: a sentence without either is no order."""
REPORTING = frozenset(
    """
    said says saying told wrote reported disclosed according analyst analysts investors
    shareholders stockholders management companies guidance estimate estimates forecast forecasts
    eps consensus outlook revenue backtest backtested hypothetical hypothetically typically usually
    historically customers clients users members never cv resume reminder covenant covenants
    lawsuit fiscal ebitda insiders regulators regulator
    """.split()
)
"""A sentence with one of them is told of others."""
