"""Which parts make a demand: the rules of ``demands``, by the names of their clues.

One of each part must stand in a sentence (``a|b`` is either), and none that speaks against it
(``!``).
"""

RULES: tuple[tuple[str, str], ...] = (
    # First what counts whatever stands around it: a sentence is known by the first that it meets.
    ("answer.called", "called !security !ruled"),
    ("orders.foreign", "foreign !security"),
    ("answer.conditioned", "conditioned !told !security !ruled"),
    ("answer.veiled", "veiled !security !ruled"),
    ("answer.tampered", "tampered !security !ruled"),
    ("answer.handled", "handled"),
    ("answer.posed", "posed !security !ruled"),
    (
        "reader.must",
        "reader must act|omit|twist|quoted|praise|run|carry|this !others !security !relayed",
    ),
    (
        "reader.act",
        "reader act|omit|twist omit|twist|quoted|secret|place|run|product !others !security !told",
    ),
    (
        "reader.verdict",
        (
            "reader act|omit|twist praise judged|product|you must|omit|twist|command|quoted|"
            "you !others !security !told"
        ),
    ),
    ("reader.quoted", "reader quoted praise|judged|omit|this !others !security !told"),
    (
        "reader.orders",
        "reader|addressed orders renew|command|drop|you this|must|command !others !security !told",
    ),
    (
        "reader.praise",
        "reader|addressed judged praise|omit must|omit|twist|command|this !others !security !told",
    ),
    (
        "reader.drop",
        "reader|addressed drop|omit must|judged|this|command|act|orders !others !security !told",
    ),
    ("reader.command", "reader command !others !security"),
    ("address.omit", "addressed must omit !others !security !told"),
    ("address.twist", "addressed must|quoted twist !others !security !told"),
    ("address.quoted", "addressed must quoted !others !security"),
    (
        "address.verdict",
        "addressed must act judged|product praise|twist|omit|quoted !others !security !told",
    ),
    ("address.carry", "addressed secret carry|self place|you|self !others !security"),
    (
        "address.place",
        "reader|addressed|machine place carry|run|act secret|must|you|run !others !security",
    ),
    ("address.run", "addressed must run !others !security"),
    (
        "machine.demand",
        (
            "machine must act omit|twist|quoted judged|praise|product|this|"
            "orders !others !security !told"
        ),
    ),
    (
        "machine.utter",
        "machine must utter praise|judged quoted|twist|omit|command|this !others !told !security",
    ),
    (
        "machine.act",
        "reader|addressed utter must this|product|secret|place|run|judged !others !told !security",
    ),
    (
        "command.orders",
        "command orders drop|free|product you|self|machine|renew !others !told !security",
    ),
    (
        "self.any",
        (
            "self must|command drop|omit|praise|judged|product|secret|place|run|twist|"
            "quoted !others !security !told"
        ),
    ),
    ("self.quoted", "self act quoted !others !told !security"),
    ("secret.product", "secret carry product must|command|act !others !told !security"),
    ("free.omit", "free omit must praise|product|quoted|omit !others !told !security"),
    ("self.act", "self act praise|judged command|twist|omit|product|quoted !others !security"),
    (
        "self.you",
        "self you this|orders|act power|drop|omit|must|command|praise !others !security !told",
    ),
    ("self.drop", "self drop|omit|twist !others !security !told"),
    ("self.renew", "self renew|free|trusted !others !security"),
    (
        "self.demand",
        "self must act praise|judged|product|omit|quoted|place|secret|orders !others !security",
    ),
    (
        "command.praise",
        "command praise product|machine|twist|trusted|orders|quoted|renew !others !told !security",
    ),
    (
        "command.this",
        "command this twist|trusted|omit praise|judged|product !others !told !security",
    ),
    ("command.verdict", "command praise this|judged|twist !others !told !security"),
    ("command.twist", "command twist judged|this !others !told !security"),
    ("command.trusted", "trusted command this|judged|twist !others !told !security"),
    ("command.omit", "command omit product|judged you|product !others !told !security"),
    ("command.run", "command run !others !told !security"),
    ("command.secret", "command secret carry place|you|machine|product !others !told !security"),
    ("command.role", "command role|free praise|judged|you|product|renew !others !told !security"),
    ("command.drop", "command drop orders !others !told !security"),
    ("command.place", "command place carry product|secret|you !others !told !security"),
    ("orders.renewed", "renew drop orders omit|command|you|machine|judged !others !told"),
    ("orders.dropped", "drop orders you|renew|secret|machine must|command !others !told !security"),
    ("orders.earlier", "drop orders earlier this must|command|you !others !told !security"),
    (
        "renew.demand",
        (
            "renew must|act omit|praise|judged|product|twist you|machine|"
            "command !others !told !security"
        ),
    ),
    ("power.demand", "power orders|secret|free must|act you|self|command !others !told !security"),
    ("power.verdict", "power judged must|act praise|twist|product !others !told"),
    ("power.orders", "power drop orders must|you|command !others !security !told"),
    ("secret.place", "secret carry place must|act !others !security"),
    ("secret.carry", "secret carry must|act you self|must|command !others !security !told"),
    ("run.product", "run product|secret must|act you|must !others !told"),
    ("end.demand", "end power|orders|machine|self|renew act|must|judged"),
    ("free.you", "free you|machine|role role|run|omit|self|command !others !security !told"),
    ("product.demand", "product you must|act praise|quoted|omit|twist !others !told !ruled"),
    ("product.omit", "product omit must judged|you !others !told !security !ruled"),
    ("reader.you", "reader you omit|twist must !security !told"),
    ("reader.asked", "reader|addressed asked act|utter|praise|omit !others !security"),
    ("you.first", "you first carry !others !security"),
    ("scoring.top", "scoring top act|must|command !others !told !security"),
    ("product.hush", "product hush !others !told !security"),
    (
        "scoring.twist",
        "scoring twist command|must|act this|you|judged|quoted !others !told !security",
    ),
    ("digest.omit", "digest omit|twist must|quoted|judged|utter !others !told !security"),
    ("power.drop", "power drop|omit judged|product you !security !told"),
    (
        "renew.machine",
        "renew machine|power praise|omit|drop|you must|utter|you !others !told !security",
    ),
    ("product.swapped", "swapped product|machine|reader|addressed|you !others !security"),
    ("reader.assigned", "assigned reader|addressed|machine !others !told !security"),
    ("renew.twist", "renew twist command|must judged|product|you !others !told !security"),
    ("sole.quoted", "sole !others !told !security"),
    ("asked.quoted", "asked quoted utter|act !others !told !security"),
    ("you.threat", "you threat mark twist|command|must !security"),
    ("fishing.asked", "fishing !told !security"),
    ("reckless.told", "reckless !told !security"),
    ("dumped.asked", "dumped !others !told !security"),
    ("you.persona", "you persona shy|omit !security"),
    (
        "making.act",
        (
            "making command|utter|act|must omit|quoted|place|judged|praise|"
            "twist !others !told !security"
        ),
    ),
    ("making.given", "making judged praise|twist !others !told !security"),
    ("abort.act", "abort act|command|utter|quoted|this !others !told"),
    ("answer.given", "given !told !security"),
    ("assigned.alone", "assigned command !others !told !security"),
    ("recall.carry", "recall carry|command|you !others !told !security"),
    ("evade.asked", "evade !others !security"),
    ("trusted.this", "trusted this|you|machine renew|must|self|machine|you !others !told"),
    ("answer.steered", "must|omit|twist|product|you steered !told !security !ruled"),
    ("answer.wished", "thanked wished !told !security"),
    ("answer.ready", "ready !security !ruled"),
    ("answer.unasked", "unasked !security !relayed"),
    ("answer.tasked", "tasked !told !security !ruled"),
    ("answer.countered", "countered !told !security !ruled"),
    ("answer.hailed", "hailed !security !ruled"),
    ("answer.cued", "cued !others !told !security !ruled"),
    ("answer.onreading", "onreading !others !told !security !ruled"),
    ("answer.wages", "wages !told !security"),
    ("tool.errand", "errand !security !ruled"),
    ("memory.planted", "planted !told !security"),
    ("task.halted", "halted !told !security"),
    ("task.tongue", "tongue !told"),
    ("task.played", "played !told !security"),
    ("aside.ordered", "aside !security !ruled !relayed"),
    ("aside.bound", "bound !told !security !ruled"),
    ("answer.rendered", "rendered !told !security !ruled"),
    ("answer.reframed", "reframed !security"),
    ("secret.topmost", "topmost !security"),
    ("orders.amended", "amended !security"),
    ("maker.estranged", "estranged !told !security"),
    ("self.doubled", "doubled !told !security"),
    ("answer.pretext", "pretext !told !ruled"),
)
CARRIED: tuple[tuple[str, str], ...] = (("carried.worded", "worded !coder !security"),)
"""For what a page carries beside its text: titles of images, links, descriptions."""
UNSEEN: tuple[tuple[str, str], ...] = (
    *CARRIED,
    ("hidden.puffed", "puffed !coder !security"),
    ("hidden.verdict", "judged|product act|must praise|quoted|omit|twist !others !headed"),
    ("hidden.address", "reader|addressed must|act|omit|twist"),
    ("hidden.drop", "drop orders !others"),
)
"""Less is needed to be sure where a reader does not see the text."""
