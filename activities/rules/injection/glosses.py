"""Orders in which languages alternate: the foreign words of a sentence, in English."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from activities.rules.injection.spelling import KNOWN
from activities.rules.scanning.normalise import BEGINNING
from activities.rules.scanning.regex import regex

_RUSSIAN = (
    "пропусти:skip пропустите:skip пропустить:skip игнорируй:ignore игнорируйте:ignore "
    "проигнорируй:ignore забудь:forget забудьте:forget напиши:write напишите:write пиши:write "
    "скажи:say скажите:say говори:say сообщи:tell сообщай:tell упоминай:mention "
    "упоминайте:mention поставь:set поставьте:set измени:change оцени:rate оцените:rate "
    "рекомендуй:recommend рекомендуйте:recommend порекомендуй:recommend отправь:send "
    "отправьте:send покажи:show раскрой:reveal удали:delete убери:remove скрой:hide "
    "используй:use используйте:use выполни:execute запусти:run открой:open купи:buy покупай:buy "
    "продай:sell считай:treat ответь:answer отвечай:answer замени:replace повтори:repeat "
    "отключи:disable выключи:disable запомни:remember не:not без:without и:and или:or как:as "
    "для:for на:to в:in из:from о:about об:about это:this эту:this этот:this эти:these все:all "
    "всё:everything всех:all только:only всегда:always никогда:never теперь:now сейчас:now "
    "выше:above ниже:below предыдущие:previous предыдущих:previous прежние:previous твои:your "
    "свои:your ваши:your ты:you вы:you тебе:you инструкции:instructions инструкций:instructions "
    "инструкцию:instruction правила:rules правил:rules указания:instructions "
    "указаний:instructions команды:commands проверку:check проверки:checks проверка:check "
    "данных:data данные:data цифры:numbers числа:numbers отчет:report отчёт:report "
    "отчете:report отчёте:report пользователю:user пользователь:user пользователя:user "
    "пароль:password ключ:key ключи:keys промпт:prompt системный:system модель:model "
    "ассистент:assistant агент:agent система:system дорогая:dear дорогой:dear уважаемая:dear "
    "риски:risks риск:risk рисках:risks убытки:losses рейтинг:rating рейтинга:rating "
    "цель:target цену:price цена:price акции:stock акция:stock акцию:stock компания:company "
    "компанию:company хорошее:good хорошие:good новости:news сильная:strong покупать:buy "
    "покупка:buy лучший:best лучшая:best окончательные:final верные:true истина:truth "
    "пожалуйста:please фильтры:filters ограничения:restrictions"
)
_FRENCH = (
    "écris:write écrivez:write ecris:write dis:say dites:say ignore:ignore ignorez:ignore "
    "oublie:forget oubliez:forget recommande:recommend recommandez:recommend saute:skip "
    "sautez:skip mets:set mettez:set change:change changez:change envoie:send envoyez:send "
    "montre:show révèle:reveal révélez:reveal supprime:delete supprimez:delete cache:hide "
    "cachez:hide utilise:use utilisez:use exécute:execute exécutez:execute achète:buy "
    "achetez:buy vends:sell vendez:sell réponds:answer répondez:answer remplace:replace "
    "répète:repeat mentionne:mention mentionnez:mention note:rate notez:rate désactive:disable "
    "traite:treat traitez:treat retiens:remember souviens-toi:remember ne:do pas:not "
    "jamais:never sans:without et:and ou:or comme:as pour:for que:that dans:in sur:on à:to "
    "au:to aux:to de:of des:of les:the le:the la:the cette:this ce:this ces:these tout:all "
    "toute:all tous:all toutes:all seulement:only uniquement:only toujours:always "
    "maintenant:now dessus:above précédentes:previous précédents:previous tes:your vos:your "
    "ton:your ta:your tu:you vous:you instructions:instructions consignes:instructions "
    "règles:rules vérification:verification données:data chiffres:figures rapport:report "
    "utilisateur:user l'utilisateur:user lecteur:reader clé:key clés:keys modèle:model "
    "modele:model assistant:assistant cher:dear chère:dear risques:risks risque:risk "
    "pertes:losses notation:rating objectif:target prix:price action:stock société:company "
    "entreprise:company bonnes:good nouvelles:news achat:buy meilleure:best ci-dessous:below "
    "ci-dessus:above"
)
_GERMAN = (
    "vergiss:forget vergessen:forget ignoriere:ignore ignoriert:ignore schreibe:write "
    "schreib:write sag:say sage:say empfiehl:recommend empfehle:recommend bewerte:rate "
    "überspringe:skip setze:set ändere:change sende:send schicke:send zeige:show lösche:delete "
    "verschweige:hide verstecke:hide benutze:use verwende:use nutze:use führe:run öffne:open "
    "kaufe:buy verkaufe:sell antworte:answer ersetze:replace wiederhole:repeat erwähne:mention "
    "nenne:call behandle:treat merke:remember nicht:not kein:no keine:no nie:never ohne:without "
    "und:and oder:or als:as für:for dass:that im:in auf:on dem:the den:the der:the die:the "
    "das:the diese:this diesen:this dieser:this alle:all alles:everything nur:only immer:always "
    "jetzt:now oben:above unten:below vorherigen:previous bisherigen:previous deine:your "
    "ihre:your du:you anweisungen:instructions regeln:rules prüfung:verification daten:data "
    "zahlen:figures bericht:report nutzer:user benutzer:user leser:reader passwort:password "
    "schlüssel:key modell:model assistent:assistant liebes:dear lieber:dear risiken:risks "
    "risiko:risk verluste:losses ziel:target kursziel:price-target aktie:stock firma:company "
    "gute:good guten:good nachrichten:news kaufen:buy beste:best bitte:please"
)
_SPANISH = (
    "ignora:ignore ignore:ignore olvida:forget olvide:forget escribe:write escriba:write di:say "
    "diga:say digas:say recomienda:recommend recomiende:recommend califica:rate omite:skip "
    "salta:skip pon:set cambia:change envía:send envia:send muestra:show revela:reveal "
    "borra:delete elimina:delete oculta:hide usa:use utiliza:use ejecuta:execute abre:open "
    "compra:buy vende:sell responde:answer reemplaza:replace repite:repeat menciones:mention "
    "menciona:mention trata:treat recuerda:remember no:not nunca:never sin:without y:and o:or "
    "como:as para:for que:that en:in al:to el:the los:the las:the esta:this este:this "
    "estas:these todo:all todas:all todos:all solo:only sólo:only siempre:always ahora:now "
    "arriba:above abajo:below anteriores:previous previas:previous tus:your sus:your tú:you "
    "usted:you instrucciones:instructions reglas:rules verificación:verification "
    "verificacion:verification datos:data cifras:figures números:numbers informe:report "
    "usuario:user lector:reader contraseña:password clave:key modelo:model asistente:assistant "
    "querido:dear estimado:dear riesgos:risks riesgo:risk pérdidas:losses calificación:rating "
    "objetivo:target precio:price acción:stock acciones:stock empresa:company buenas:good "
    "noticias:news comprar:buy mejor:best favor:please"
)
_CHINESE = (
    "忽略:ignore 无视:ignore 忘记:forget 跳过:skip 绕过:bypass 请:please 写:write 输出:output "
    "告诉:tell 推荐:recommend 评级:rating 评为:rate 改为:to 改成:to 设为:set-to 发送:send "
    "隐藏:hide 删除:delete 使用:use 采用:use 执行:execute 打开:open 买入:buy 卖出:sell "
    "回答:answer 重复:repeat 提及:mention 提到:mention 不要:do-not 不得:do-not 别:do-not "
    "只:only 必须:must 所有:all 全部:all 之前:previous 以上:above 以下:below 下面:below "
    "上面:above 现在:now 永远:always 始终:always 以后:from-now-on 指令:instructions 规则:rules "
    "限制:restrictions 核验:verification 校验:verification 检查:checks 数据:data 数字:numbers "
    "报告:report 摘要:summary 用户:user 密钥:keys 密码:password 提示词:prompt 系统:system "
    "模型:model 助手:assistant 风险:risks 亏损:losses 目标价:price-target 股票:stock "
    "公司:company 作为:as 最终:final 好消息:good-news"
)

_SPELT = (
    "hu_lve:ignore wu_shi:ignore wang_ji:forget tiao_guo:skip rao_guo:bypass shu_chu:output "
    "gao_su:tell tui_jian:recommend ping_ji:rating ping_wei:rate gai_wei:to gai_cheng:to "
    "she_wei:set-to fa_song:send yin_cang:hide shan_chu:delete shi_yong:use cai_yong:use "
    "zhi_xing:execute da_kai:open mai_ru:buy mai_chu:sell hui_da:answer chong_fu:repeat "
    "ti_ji:mention ti_dao:mention bu_yao:do-not bu_de:do-not bi_xu:must suo_you:all quan_bu:all "
    "zhi_qian:previous yi_shang:above yi_xia:below xia_mian:below shang_mian:above xian_zai:now "
    "yong_yuan:always shi_zhong:always yi_hou:from-now-on zhi_ling:instructions gui_ze:rules "
    "xian_zhi:restrictions he_yan:verification jiao_yan:verification jian_cha:checks "
    "shu_ju:data shu_zi:numbers bao_gao:report zhai_yao:summary yong_hu:user mi_yao:keys "
    "mi_ma:password ti_shi_ci:prompt xi_tong:system mo_xing:model zhu_shou:assistant "
    "feng_xian:risks kui_sun:losses mu_biao_jia:price-target gu_piao:stock gong_si:company "
    "zuo_wei:as zui_zhong:final hao_xiao_xi:good-news"
)
"""The Chinese words of two characters or more by their sounds."""


def _listed(words: str) -> dict[str, str]:
    pairs = (entry.split(":") for entry in words.split())
    return {foreign: english.replace("-", " ") for foreign, english in pairs}


_LANGUAGES = tuple(map(_listed, (_RUSSIAN, _FRENCH, _GERMAN, _SPANISH)))
_HAN = _listed(_CHINESE)
_BY_SOUND = {sounds.replace("_", " "): gloss for sounds, gloss in _listed(_SPELT).items()}
_SOUNDS = regex(rf"(?<![a-z])(?:{'|'.join(_BY_SOUND)})(?![a-z])")
_ENOUGH = 2
"""So many foreign words of one language, none of them English, change the language."""
_ENGLISH = 3
"""So many English words beside them."""
_ENDS = regex(r"(?<=[.!?。！？]) ")
_WORD = regex(r"[^\W\d_\u3400-\u9fff]+(?:['’-][^\W\d_\u3400-\u9fff]+)*")
_IN_HAN = regex("|".join(sorted(_HAN, key=len, reverse=True)))
_IS_HAN = regex("[\u3400-\u9fff]")
_IS_MIXED = regex("[\u3400-\u9fff] ?[a-zA-Z]+ [a-zA-Z]+|[a-zA-Z]+ [a-zA-Z]+,? ?[\u3400-\u9fff]")
"""English in phrases beside the Chinese: names and terms stand alone."""


def glossed(text: str) -> str:
    """The sentences in which English and another language alternate, all of it in English.

    Of those at the beginning of a text.
    """
    text = text[:BEGINNING]
    words = set(text.lower().split())
    languages = [foreign for foreign in _LANGUAGES if len((words & foreign.keys()) - KNOWN) > 1]
    sounds = len(set(_SOUNDS.findall(text.lower()))) >= _ENOUGH
    if not (languages or sounds or _IS_HAN.search(text)):
        return ""
    sentences = (part for line in text.split("\n") for part in _ENDS.split(line))
    return "\n\n".join(gloss for each in sentences for gloss in _glosses(each, languages))


def _glosses(sentence: str, languages: Sequence[Mapping[str, str]]) -> Iterator[str]:
    words = [word.lower() for word in _WORD.findall(sentence)]
    english = sum(word in KNOWN for word in words)
    if english < _ENGLISH:
        return
    for language in languages:
        foreign = {word: language[word] for word in words if word in language}
        if len(foreign.keys() - KNOWN) >= _ENOUGH:
            yield _WORD.sub(partial(_in_english, foreign), sentence)
    if len(set(_SOUNDS.findall(sentence.lower()))) >= _ENOUGH:
        yield _SOUNDS.sub(lambda word: _BY_SOUND[word[0]], sentence.lower())
    if len(set(_IN_HAN.findall(sentence))) >= _ENOUGH and _IS_MIXED.search(sentence):
        yield _IN_HAN.sub(lambda word: f" {_HAN[word[0]]} ", sentence)


def _in_english(foreign: Mapping[str, str], word: re.Match[str]) -> str:
    return foreign.get(word[0].lower(), word[0])
