"""Chinese characters that are written as the parts of which they are made."""

from activities.rules.scanning.literals import Literals

_LONELY = (
    "讠平评 讠己记 讠周调 讠司词 讠仑论 讠吾语 讠殳设 讠兑说 讠舌话 讠卖读 讠人认 讠正证 "
    "讠斥诉 讠公讼 讠亥该 讠只识 讠午许 讠上让 讠十计 讠青请 讠忍认 讠川训 讠寸讨 讠义议 "
    "讠方访 讠若诺 讠式试 讠成诚 讠旬询 讠羊详 讠吴误 讠炎谈 讠射谢 讠隹谁 讠皆谐 讠永咏 "
    "讠丁订 讠工讧 讠登证 讠某谋 讠果课 讠俞谕 讠寻浔 纟充统 纟及级 纟冬终 纟合给 纟田细 "
    "纟责绩 纟吉结 纟且组 纟录绿 纟工红 纟内纳 纟屯纯 纟分纷 纟勺约 纟圣经 纟从纵 纟者绪 "
    "纟売续 纟卖续 纟色绝 纟少纱 纟扁编 纟宿缩 纟迷缌 纟彖缘 纟佥签 纟戋线 纟单𬙊 扌旨指 "
    "扌是提 扌隹推 扌丸执 扌巴把 扌艮报 扌丁打 扌苗描 扌居据 扌奂换 扌妾接 扌由抽 扌广扩 "
    "扌及扱 扌支技 扌殳投 扌合拾 扌空控 扌非排 扌采採 扌受授 扌辟擗 扌安按 扌寺持 扌军挥 "
    "扌爪抓 扌少抄 扌包抱 扌立拉 扌觉搅 扌斤折 扌戈找 扌可拘 扌召招 扌发拨 扌童撞 扌散撒 "
    "扌皮披 扌屏摒 扌既概 扌罢摆 扌莫摸 扌叟搜 扌延挺 扌出拙 氵殳没 氵世泄 氵肖消 氵则测 "
    "氵主注 氵闰润 氵屚漏 氵争净 氵去法 氵夬决 氵青清 氵先洗 氵舌活 氵每海 氵合洽 氵亥湝 "
    "氵其淇 氵兑涚 氵原源 氵寿涛 氵斥泝 氵充流 氵票漂 氵云沄 氵度渡 氵歩涉 氵步涉 氵张涨 "
    "氵失泆 氵户沪 忄青情 忄生性 忄灰恢 忄夬快 忄忽惚 忄乙忆 忄不怀 忄白怕 忄真慎 忄每悔 "
    "忄昔惜 钅月钥 钅戋钱 钅昔错 钅艮银 钅失铁 钅甬铺 钅录录 钅建键 钅肖销 钅十针 钅同铜 "
    "钅监鉴 钅巨钜 阝佥险 阝余除 阝急隐 阝夅降 阝人队 阝艮限 阝方防 阝皮陂 阝介阶 阝示际 "
    "阝完院 阝付附 阝章障 阝车阵 礻见视 礻申神 礻且祖 礻兄祝 礻畐福 饣欠饮 饣反饭 亻尔你 "
    "亻可何 亻壬任 亻也他 亻门们 亻言信 亻乍作 亻吏使 亻呆保 亻本体 亻介价 亻主住 亻专传 "
    "亻直值 亻责债 亻古估 亻氐低 亻共供 亻故做 亻象像 亻昔借 亻亭停 亻夂修 亻侯候 亻建健 "
    "亻立位 亻牛件 亻分份 亻戈代 亻弋代 亻十什 亻二仁 亻乃仍 亻奇倚 亻竟傹 亻到倒 亻音倍 "
    "亻列例 冫争净 冫决决 冫夬决 冫中冲 冫佳准 冫隹准 犭句狗 衤皮被 衤刀初 辶文这 辶寸过 "
    "辶首道 辶艮退 辶甬通 辶卬迎 辶云运 辶米迷 辶反返 辶车连 辶先选 辶录逯 辶贵遗 辶俞逾 "
    "辶止址 辶身射 辶元远 辶斤近 辶束速 辶卯迎 册刂删 贝刂则 禾刂利 至刂到 另刂别 半刂判 "
    "害刂割 制刂制 娄攵数 古攵故 交攵效 己攵改 方攵放 孝攵教 彳亍行 彳正征 彳寺待 彳聿律 "
    "宀子字 宀女安 宀至室 宀玉宝 宀元完 宀各客 宀豕家 艹古苦 艹早草 艹存荐 艹监蓝 疒丙病 "
    "囗大因 囗玉国 囗员圆 冖车军 尸至屋 阝咅部 咅阝部 立阝邦"
)
"""With a part that stands nowhere by itself."""
_TOGETHER = (
    "勿心忽 田各略 车俞输 木莫模 刑土型 木交校 马佥验 夫见规 木示标 女口如 女少妙 木亥核 "
    "木又权 木几机 木佥检 禾必秘 禾呈程 禾只积 禾口和 石马码 石角确 刀口召 加贝贺 王里理 "
    "王见现 王不环 页予预 予页预 客页额 车专转 车仑轮 耳只职 耳关联 足兆跳 足各路 足失跌 "
    "贝勾购 贝长账 贝兼赚 禾厶私 禾中种 土曾增 且力助 又寸对 口斤听 口向响 口因咽 口乎呼 "
    "口贝呗 弓长张 弓虽强 弓玄弦 田介界 日月明 日寸时 日免晚 日青晴 言午许 日音暗 火暴爆 "
    "白勺的 立占站 里予野 其月期 其斤斯 目艮眼 目垂睡 米青精 米分粉 虫下虾 走取趣 走己起 "
    "走召超 革化靴 音员韵 食官馆 亡心忘 自心息 亡目盲 今心念 采心悉 相心想 士心志 如心恕 "
    "非心悲 田心思 心亡忙 合手拿 分手掰 手戈找 言舌话 言青请 言平评 言兑说 言己记 金戋钱 "
    "金艮银 山夆峰 匚斤匠 广予序 广木床 户方房 走干赶 矢豆短 矢口知 舌甘甜 舌辛辞 身寸射 "
    "身区躯 青争静 鱼羊鲜 人言信 自大臭"
)
"""Of two characters; words that people write are none of them."""


def _pairs(listed: str) -> dict[str, str]:
    return {entry[:2]: entry[2:] for entry in listed.split()}


_ALONE = Literals(_pairs(_LONELY), longest=True)
_ALL = Literals({**_pairs(_LONELY), **_pairs(_TOGETHER)}, longest=True)
_ENOUGH = 2
"""So many characters in parts: those made of two characters are meant, too."""


def composed(text: str) -> str:
    """The text with characters that stand in two parts in one."""
    every = _ALL.within(text)
    if not every:
        return text
    found = every if len(every) >= _ENOUGH else _ALONE.within(text)
    parts, at = [], 0
    for start, end, whole in found:
        parts += [text[at:start], whole]
        at = end
    return "".join((*parts, text[at:]))
