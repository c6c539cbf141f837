"""More issuers of Shanghai, Shenzhen and Hong Kong.

Their English names are not the sounds of the Chinese ones.
"""

ROWS = """
600132.SH|重庆啤酒|Chongqing Brewery
600176.SH|中国巨石|China Jushi
600115.SH|中国东航|东方航空|China Eastern Airlines|China Eastern
600221.SH|海航控股|Hainan Airlines
601021.SH|春秋航空|Spring Airlines
600004.SH|白云机场|Baiyun Airport|Guangzhou Baiyun Airport|Guangzhou Baiyun International Airport
601816.SH|京沪高铁|Beijing-Shanghai High-Speed Railway|Beijing-Shanghai HSR
601186.SH|中国铁建|China Railway Construction|CRCC
601800.SH|中国交建|China Communications Construction|CCCC
601669.SH|中国电建|PowerChina
601868.SH|中国能建|Energy China
601985.SH|中国核电|China National Nuclear Power|CNNP
003816.SZ|中国广核|CGN Power
600905.SH|三峡能源|China Three Gorges Renewables|Three Gorges Renewables
600011.SH|华能国际|Huaneng Power|Huaneng Power International
600025.SH|华能水电|Huaneng Lancang
600795.SH|国电电力|GD Power
600886.SH|国投电力|SDIC Power
600027.SH|华电国际|Huadian Power
601991.SH|大唐发电|Datang Power
600875.SH|东方电气|Dongfang Electric
601727.SH|上海电气|Shanghai Electric
002202.SZ|金风科技|Goldwind
601615.SH|明阳智能|Ming Yang Smart Energy|Mingyang Smart Energy
688599.SH|天合光能|Trina Solar
688223.SH|晶科能源|Jinko Solar|JinkoSolar
002459.SZ|晶澳科技|JA Solar
688303.SH|大全能源|Daqo|Xinjiang Daqo
601865.SH|福莱特|Flat Glass|Flat Glass Group
002129.SZ|TCL中环|TCL Zhonghuan
03800.HK|协鑫科技|GCL Technology
00968.HK|信义光能|Xinyi Solar
00868.HK|信义玻璃|Xinyi Glass
600660.SH|福耀玻璃|Fuyao|Fuyao Glass
300450.SZ|先导智能|Lead Intelligent
002050.SZ|三花智控|Sanhua|Sanhua Intelligent Controls
601689.SH|拓普集团|Tuopu|Tuopu Group
002920.SZ|德赛西威|Desay SV
600741.SH|华域汽车|HASCO
600699.SH|均胜电子|Joyson|Joyson Electronics
600066.SH|宇通客车|Yutong|Yutong Bus
000425.SZ|徐工机械|XCMG
000157.SZ|中联重科|Zoomlion
601100.SH|恒立液压|Hengli Hydraulic
000039.SZ|中集集团|CIMC
600150.SH|中国船舶|CSSC
000768.SZ|中航西飞|AVIC Xi'an Aircraft
600760.SH|中航沈飞|AVIC Shenyang Aircraft
600584.SH|长电科技|JCET
002156.SZ|通富微电|TongFu Microelectronics|Tongfu Microelectronics
688012.SH|中微公司|AMEC
688072.SH|拓荆科技|Piotech
688082.SH|盛美上海|ACM Shanghai
688008.SH|澜起科技|Montage Technology
688396.SH|华润微|CR Micro
300782.SZ|卓胜微|Maxscend
300661.SZ|圣邦股份|SG Micro|SGMICRO
002049.SZ|紫光国微|Unigroup Guoxin
000977.SZ|浪潮信息|Inspur|Inspur Information
000938.SZ|紫光股份|Unisplendour
603019.SH|中科曙光|Sugon
002463.SZ|沪电股份|WUS Printed Circuit
300476.SZ|胜宏科技|Victory Giant|Victory Giant Technology
600183.SH|生益科技|Shengyi Technology
002916.SZ|深南电路|Shennan Circuits
300394.SZ|天孚通信|TFC Optical
300433.SZ|蓝思科技|Lens Technology
002938.SZ|鹏鼎控股|Avary|Avary Holding
688169.SH|石头科技|Roborock
603486.SH|科沃斯|Ecovacs
688775.SH|影石创新|Insta360|Arashi Vision
689009.SH|九号公司|Ninebot
002508.SZ|老板电器|Robam
002032.SZ|苏泊尔|Supor
000921.SZ|海信家电|Hisense Home Appliances
600060.SH|海信视像|Hisense Visual
002027.SZ|分众传媒|Focus Media
300413.SZ|芒果超媒|Mango Excellent Media
300251.SZ|光线传媒|Enlight Media
002555.SZ|三七互娱|37 Interactive|37 Interactive Entertainment
603444.SH|吉比特|G-bits
002558.SZ|巨人网络|Giant Network
000876.SZ|新希望|New Hope Liuhe
300999.SZ|金龙鱼|Yihai Kerry|Yihai Kerry Arawana
600873.SH|梅花生物|Meihua
603605.SH|珀莱雅|Proya
300957.SZ|贝泰妮|Botanee
688363.SH|华熙生物|Bloomage|Bloomage Biotech
300896.SZ|爱美客|Imeik
688271.SH|联影医疗|United Imaging|United Imaging Healthcare
300759.SZ|康龙化成|Pharmaron
002821.SZ|凯莱英|Asymchem
688235.SH|百济神州|BeiGene|BeOne|BeOne Medicines
600085.SH|同仁堂|Tong Ren Tang|Tongrentang
000423.SZ|东阿阿胶|Dong-E-E-Jiao|Dong'e Ejiao
000999.SZ|华润三九|CR Sanjiu|China Resources Sanjiu
600763.SH|通策医疗|Topchoice Medical
002044.SZ|美年健康|Meinian Onehealth
600426.SH|华鲁恒升|Hualu Hengsheng
600989.SH|宝丰能源|Baofeng Energy
002648.SZ|卫星化学|Satellite Chemical
601898.SH|中煤能源|China Coal Energy
600188.SH|兖矿能源|Yankuang Energy
600256.SH|广汇能源|Guanghui Energy
601872.SH|招商轮船|China Merchants Energy Shipping
600026.SH|中远海能|COSCO Shipping Energy
002120.SZ|韵达股份|Yunda
600233.SH|圆通速递|YTO|YTO Express
002468.SZ|申通快递|STO|STO Express
02057.HK|中通快递|ZTO|ZTO Express
601998.SH|中信银行|China CITIC Bank|CITIC Bank
601916.SH|浙商银行|China Zheshang Bank|Zheshang Bank
601077.SH|渝农商行|Chongqing Rural Commercial Bank
601825.SH|沪农商行|Shanghai Rural Commercial Bank
601128.SH|常熟银行|Changshu Rural Commercial Bank|Changshu Bank
601881.SH|中国银河|China Galaxy Securities|China Galaxy
600958.SH|东方证券|Orient Securities
000166.SZ|申万宏源|Shenwan Hongyuan
601901.SH|方正证券|Founder Securities
601377.SH|兴业证券|Industrial Securities
601788.SH|光大证券|Everbright Securities
600061.SH|国投资本|SDIC Capital
601108.SH|财通证券|Caitong Securities
001979.SZ|招商蛇口|China Merchants Shekou
600515.SH|海南机场|Hainan Airport
000069.SZ|华侨城|Overseas Chinese Town
00291.HK|华润啤酒|CR Beer|China Resources Beer
01876.HK|百威亚太|Budweiser APAC|Bud APAC
02319.HK|蒙牛乳业|蒙牛|Mengniu
06186.HK|中国飞鹤|飞鹤|Feihe|China Feihe
00322.HK|康师傅|康师傅控股|Tingyi|Master Kong
00220.HK|统一企业中国|Uni-President China
00151.HK|中国旺旺|Want Want China
00288.HK|万洲国际|WH Group
02313.HK|申洲国际|Shenzhou International
01044.HK|恒安国际|Hengan International
01109.HK|华润置地|CR Land|China Resources Land
00960.HK|龙湖集团|Longfor
00688.HK|中国海外发展|中海地产|China Overseas Land
01209.HK|华润万象生活|CR Mixc
02007.HK|碧桂园|Country Garden
06098.HK|碧桂园服务|Country Garden Services
01918.HK|融创中国|Sunac
00836.HK|华润电力|CR Power|China Resources Power
01193.HK|华润燃气|CR Gas|China Resources Gas
02688.HK|新奥能源|ENN Energy
00384.HK|中国燃气|China Gas
00135.HK|昆仑能源|Kunlun Energy
00002.HK|中电控股|CLP Holdings
00003.HK|香港中华煤气|中华煤气|Towngas|Hong Kong and China Gas
00006.HK|电能实业|Power Assets
00066.HK|港铁公司|港铁|MTR|MTR Corporation
00011.HK|恒生银行|Hang Seng Bank
02388.HK|中银香港|BOC Hong Kong|BOCHK
02888.HK|渣打集团|渣打|Standard Chartered
00823.HK|领展|领展房产基金|Link REIT
00017.HK|新世界发展|New World Development
00012.HK|恒基地产|Henderson Land
01113.HK|长实集团|CK Asset
01038.HK|长江基建|CK Infrastructure|CKI
01997.HK|九龙仓置业|Wharf REIC
00019.HK|太古股份|Swire Pacific
00293.HK|国泰航空|Cathay Pacific
01928.HK|金沙中国|Sands China
01128.HK|永利澳门|Wynn Macau
00880.HK|澳博控股|SJM Holdings
02282.HK|美高梅中国|MGM China
00669.HK|创科实业|Techtronic|Techtronic Industries
02382.HK|舜宇光学|舜宇光学科技|Sunny Optical
02018.HK|瑞声科技|AAC Technologies
00285.HK|比亚迪电子|BYD Electronic
01347.HK|华虹半导体|华虹公司|Hua Hong Semiconductor|Hua Hong
00268.HK|金蝶国际|金蝶|Kingdee
03888.HK|金山软件|Kingsoft
00020.HK|商汤|商汤集团|SenseTime
00772.HK|阅文集团|China Literature
09626.HK|哔哩哔哩|Bilibili
09961.HK|携程集团|携程|Trip.com|Trip.com Group|Ctrip
02423.HK|贝壳|贝壳控股|KE Holdings|Beike
09901.HK|新东方|New Oriental
06618.HK|京东健康|JD Health
02618.HK|京东物流|JD Logistics
00241.HK|阿里健康|Alibaba Health
09863.HK|零跑汽车|零跑|Leapmotor
02269.HK|药明生物|WuXi Biologics
01801.HK|信达生物|Innovent|Innovent Biologics
09926.HK|康方生物|Akeso
01093.HK|石药集团|CSPC|CSPC Pharmaceutical
01177.HK|中国生物制药|Sino Biopharm|Sino Biopharmaceutical
03692.HK|翰森制药|Hansoh|Hansoh Pharma
00788.HK|中国铁塔|China Tower
02328.HK|中国财险|人保财险|PICC P&C|PICC Property and Casualty
00966.HK|中国太平|China Taiping
01378.HK|中国宏桥|China Hongqiao|Hongqiao
03323.HK|中国建材|CNBM
01888.HK|建滔积层板|Kingboard Laminates
03311.HK|中国建筑国际|China State Construction International
00267.HK|中信股份|CITIC Limited
01368.HK|特步国际|特步|Xtep
01361.HK|361度|361 Degrees
01929.HK|周大福|Chow Tai Fook
06181.HK|老铺黄金|Laopu Gold
02097.HK|蜜雪集团|蜜雪冰城|Mixue
01364.HK|古茗|Guming
00325.HK|布鲁可|Bloks
01519.HK|极兔速递|J&T Express
"""
"""A row: code, Chinese names, English names. They name a company of the facts, and no stranger to
them."""
NAMED = """
固德威 688390.SH 锦浪科技 300763.SZ 德业股份 605117.SH 上能电气 300827.SZ 禾迈股份 688032.SH
昱能科技 688348.SH 阿特斯 688472.SH 爱旭股份 600732.SH 福斯特 603806.SH 钧达股份 002865.SZ
科士达 002518.SZ 欣旺达 300207.SZ 鹏辉能源 300438.SZ 派能科技 688063.SH 孚能科技 688567.SH
科达利 002850.SZ 璞泰来 603659.SH 当升科技 300073.SZ 容百科技 688005.SH 新宙邦 300037.SZ
星源材质 300568.SZ 绿的谐波 688017.SH 埃斯顿 002747.SZ
招商轮船 601872.SH 中远海能 600026.SH 京沪高铁 601816.SH 春秋航空 601021.SH 吉祥航空 603885.SH
中国东航 600115.SH 圆通速递 600233.SH 韵达股份 002120.SZ 申通快递 002468.SZ 中通快递 02057.HK
中国核电 601985.SH 华能国际 600011.SH 华电国际 600027.SH 国电电力 600795.SH 三峡能源 600905.SH
中国广核 003816.SZ 中煤能源 601898.SH 兖矿能源 600188.SH 紫光国微 002049.SZ 澜起科技 688008.SH
中微公司 688012.SH 圣邦股份 300661.SZ 晶科能源 688223.SH 天合光能 688599.SH 晶澳科技 002459.SZ
大全能源 688303.SH 中国交建 601800.SH 中国铁建 601186.SH 中国电建 601669.SH 徐工机械 000425.SZ
中联重科 000157.SZ 恒立液压 601100.SH 华润啤酒 00291.HK 百威亚太 01876.HK 蒙牛乳业 02319.HK
华润置地 01109.HK 中国海外发展 00688.HK 龙湖集团 00960.HK 招商蛇口 001979.SZ 舜宇光学 02382.HK
药明生物 02269.HK 百济神州 688235.SH 信达生物 01801.HK 中国生物制药 01177.HK 石药集团 01093.HK
零跑汽车 09863.HK 中炬高新 600872.SH 安井食品 603345.SH 珀莱雅 603605.SH 贝泰妮 300957.SZ
爱美客 300896.SZ 老凤祥 600612.SH 永辉超市 601933.SH 分众传媒 002027.SZ 三七互娱 002555.SZ
中国财险 02328.HK 众安在线 06060.HK 浙商银行 601916.SH 中信银行 601998.SH 渝农商行 601077.SH
常熟银行 601128.SH 长沙银行 601577.SH 齐鲁银行 601665.SH 沪农商行 601825.SH 东方雨虹 002271.SZ
北新建材 000786.SZ 华鲁恒升 600426.SH 宝丰能源 600989.SH 福耀玻璃 600660.SH 拓普集团 601689.SH
德赛西威 002920.SZ 中航沈飞 600760.SH 航发动力 600893.SH 中国船舶 600150.SH 国投电力 600886.SH
川投能源 600674.SH 华能水电 600025.SH 迎驾贡酒 603198.SH
"""
"""Chinese short names that a text may speak of, whether a fact does or not: name, code, and so
on."""
SHORT = """
老窖 000568.SZ 洛钼 603993.SH 陕煤 601225.SH 青啤 600600.SH 润啤 00291.HK 重啤 600132.SH
海控 601919.SH 招轮 601872.SH 中铝 601600.SH 国寿 601628.SH 人保 601319.SH 旭创 300308.SZ
富联 601138.SH 东财 300059.SZ 兴业 601166.SH 宁行 002142.SZ 中移动 00941.HK 老铺 06181.HK
春航 601021.SH 润地 01109.HK 山金 600547.SH 台积 TSM 小摩 JPM 大摩 MS 美银 BAC
"""
"""What is said for short of companies that the facts know, and alone speaks of none: name, code,
and so on."""
