"""Orders to drop one's rules, and machines that are called, in other languages than the two read.

A research desk gets such texts translated; a sentence of this sort has no other place in them.
"""

_KI = (
    r"(?:ki|ia|kunstig intelligens|künstliche intelligenz|intelligence artificielle|inteligencia "
    r"artificial|intelligenza artificiale|inteligência artificial)"
)
_PART = (
    r"(?:modell|assistent|assistentin|system|agent|programm|bot|werkzeug|modèle|modele|assistant|"
    r"système|systeme|outil|modelo|asistente|sistema|agente|herramienta|modello|assistente|"
    r"strumento|ferramenta)"
)
_NAME = (
    rf"(?:{_KI}[- ]{_PART}|{_PART} (?:d['’e] ?|de |di |à |a )?{_KI}|{_PART} virtual|sprachmodell|"
    r"modèle de langage|modelo de lenguaje|modelo de linguagem|modello linguistico|taalmodel|"
    r"ai-modell|ai-assistent)"
)
_TELL = (
    r"(?:empfiehl|empfehle|empfehlt|bewerte|bewertet|schreibe?|sage?|antworte|vergiss|ignoriere|"
    r"nenne|setze|lösche|recommande[zr]?|note[zr]?|écris|écrivez|ecris|dis|dites|réponds|répondez|"
    r"oublie[zr]?|ignore[zr]?|affirme[zr]?|recomienda|recomiende|califica|escribe|escriba|di|diga|"
    r"responde|olvida|olvide|ignora|consiglia|valuta|scrivi|rispondi|dimentica|recomende|"
    r"avalie|escreva|diga|responda|esqueça|ne mentionne|non menzionare|no menciones|erwähne)"
)
_SPACED = r"(?: [\w'’]+){0,3}? "

_AT = (
    r"(?:^\W*|[.;:!?,\n\"“(>|] ?|\b(?:bitte|por favor|per favore|s'il te plaît|"
    r"s'il vous plaît|und|y|"
    r"et|e|en|dan|och|og|i) )"
)
"""Where an order begins: in the midst of a sentence many of its forms tell what somebody does."""

LATIN: dict[str, str] = {
    "foreign": (
        rf"{_AT}(?:vergiss|vergesst|vergessen sie|ignorier(?:e|t|en sie)|missachte|verwirf|"
        rf"übergehe|"
        r"umgehe|lösche|verletze)"
        rf"{_SPACED}(?:\w*regeln|anweisungen|vorgaben|instruktionen|befehle|richtlinien|anordnungen|"
        r"vorschriften|einschränkungen|beschränkungen)\b"
        rf"|{_AT}(?:oublie[zr]?|ignore[zr]?|n[ée]glige[zr]?|outrepasse[zr]?|contourne[zr]?|abandonne[zr]?)"
        r"(?: toutes)? (?:tes|vos|les|ces)(?: \w+)? (?:r[èe]gles|consignes|directives|instructions|"
        r"restrictions|ordres|limites)\b"
        rf"|{_AT}(?:olvida|olvide|ignora|descarta|desobedece|omite|abandona|deja de lado)"
        rf"{_SPACED}(?:reglas|instrucciones|[óo]rdenes|directrices|indicaciones|restricciones|"
        r"normas)\b"
        rf"|{_AT}(?:esque[çc]a|ignore|desconsidere|descarte|desobede[çc]a|abandone)"
        rf"{_SPACED}(?:regras|instru[çc][õo]es|ordens|diretrizes|restri[çc][õo]es)\b"
        rf"|{_AT}(?:dimentica|ignora|trascura|scarta|disattendi){_SPACED}(?:regole|istruzioni|"
        r"direttive|ordini|restrizioni)\b"
        rf"|{_AT}(?:vergeet|negeer){_SPACED}(?:regels|instructies|richtlijnen|opdrachten)\b"
        rf"|{_AT}(?:zapomnij|zignoruj|ignoruj|pomiń){_SPACED}(?:zasad\w*|instrukcj\w+|polece\w+|"
        r"regu\w+)\b"
        r"|\b(?:kurallar\w*|talimatlar\w*)(?: \w+){0,2}? (?:unut|yok say|görmezden gel)\w*"
        rf"|{_AT}(?:abaikan|lupakan){_SPACED}(?:aturan|instruksi|perintah|pedoman)\w*"
        rf"|{_AT}(?:glöm|ignorera|glem|ignorer){_SPACED}(?:regler\w*|instruktion\w*|instruks\w*)\b"
        rf"|(?:^|[.;:!?\n\"“(] ?|\b(?:bitte|cher|chère|estimado|querido|caro|por favor),? ){_NAME}"
        rf" ?[:,!] (?:bitte |s'il te plaît,? |por favor,? |per favore,? )?{_TELL}\b"
    ),
}
OTHER: dict[str, str] = {
    "foreign": (
        r"(?:забудь(?:те)?|игнорируй(?:те)?|отбрось(?:те)?|нарушь(?:те)?|(?:не|he) следуй(?:те)?|"
        r"проигнорируй(?:те)?|отмени(?:те)?)(?: [а-яё]+){0,3}? (?:правил|инструкци|указани|приказ|"
        r"команд|ограничени|предписани)[а-яё]*"
        r"|(?:(?<![а-яё])ии[- ](?:модель|ассистент|система|агент)|языковая модель|нейросеть|"
        r"модель ии|ассистент ии)[,:!] ?(?:забуд|игнорир|рекоменд|напиш|оцени|скажи|ответ|"
        r"поставь|назов|не упомин)"
        r"|(?:ル[ーー一]ル|規則|规则|指示|命令|指図|設定|设定|プロンプト|制約|制约|ガイドライン|指令)"
        r"(?:を|は|など)(?:すべて|全て|全部|完全に|みんな)?(?:(?:無視|无视|破棄|破弃|放棄|放弃)"
        r"(?:し(?:て(?!い)|ろ|なさい|[、,])|せよ)|忘れ(?:て(?!い)|ろ|なさい)|[捨舍]て(?:て|ろ|なさい))"
        r"|(?:(?<![a-z])ai|人工知能|言語|言语)(?:アシスタント|モデル|エージェント|システム)"
        r"(?:へ|よ|さん|は|に告ぐ)?[、,，:：！!][^。\n]{0,60}?(?:してください|せよ|しろ|するな|"
        r"書け|書いて|忘れ|無視|无视|推奨|推薦|推荐|評価し|评价し|答えて|答えろ)"
        r"|(?:규칙|지시|지침|명령|설정|제한|프롬프트)(?:사항)?(?:들)?(?:을|를|은|는|"
        r"에)? ?(?:모두|전부|"
        r"다|싹|완전히)? ?(?:무시(?:하세요|하라|해라|해줘|해 ?주|하십시오)|잊(?:어|으세요|고)|"
        r"따르지 ?마|"
        r"무시하고[^.\n]{0,60}(?:하세요|하라|해라|해줘|하십시오|쓰세요|쓰라))"
        r"|(?:(?<![a-z])ai|인공지능|언어) ?(?:모델|어시스턴트|비서|에이전트|시스템)(?:아|이여|"
        r"은|는|에게)?"
        r"[,:!，：] ?[^.\n]{0,60}?(?:하세요|하라|해라|해줘|쓰세요|추천|무시|말하|답하|하지 ?마)"
        r"|(?:bỏ qua|quên)(?: \w+){0,3}? (?:quy tắc|hướng dẫn|chỉ dẫn|mệnh lệnh)"
        r"|(?:تجاهل|انس)(?: \w+){0,2}? (?:التعليمات|القواعد|الأوامر|تعليماتك|قواعدك)"
    ),
}
