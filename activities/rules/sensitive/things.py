"""Numbers of things: goods, papers, records. As long as a telephone or a card, and nobody's."""

from activities.rules.sensitive.naming import called_closely

_NUMBERED = (
    r"料件批次货图表户单程利册案证票据水易箱封仓托位关赔告段"
    r"议本建炉卷井权元块诉约借押记序型款部零桩柜罐车班"
)
"""What stands before 号 in the name of a number of things; 手机号 and 微信号 do not end so."""
_ZH = (
    rf"[{_NUMBERED}](?<!客户)(?<!用户)号(?!码)|(?<!手)机[台身床]?号|(?:编|文|货|文书)号|(?<!微信)(?<!账)编[号码]|"
    r"(?:物料|物资|零件|部件|批次|产品|商品|资产|设备|订单|采购单|合同|协议|发票|支票|汇票|票据|"
    r"税票|凭证|流水|回单|托盘|封条|车次|航次|航班|列车|厢|工单|货架|储罐|管道|井口|机组|车架|发动机|"
    r"保函|信用证|仓单|存单|提单|运单|快递单|物流单|报关单|保单|案件|专利|商标|公告|项目|标段|维修单|"
    r"借据|许可证?|证书|报告|仪表|电表|水表|燃气表|门店|店铺|机台|传感器|模具|地块|宗地|不动产|矿权|"
    r"医疗器械|注册证|租约)(?:系统|平台|表)?(?:编[号码]|代码|号码|单号)?|"
    r"(?:交易|受理|审批|申请|核准|批复|批准|授权|授信|索赔|理赔|测试|实验|工序|产线|贷款|登记|备案|抵押|质押)"
    r"(?:编[号码]|代码|号|单号)|(?<![名买])单|试样|(?<![邮信])箱|样[本品]编?号|"
    r"[\u4e00-\u9fff](?<![话机系号])\s?(?i:no)\.|"
    r"(?:条形?|追溯|溯源|防伪|二维|识别|(?i:udi)|(?i:hs)|校验|哈希)码|代码|"
    r"哈希(?:前缀)?|时间戳|计数器?|偏移量?|高度|主键|序列|工号段|"
    r"(?:任务|作业|请求|消息|记录|文章|帖子|视频|门店|店铺|商品|设备|订单|交易)\s?(?i:id)"
)
_EN = (
    r"(?:(?:part|material|batch|lot|serial|item|catalog(?:ue)?|model|ticket|case|docket|order|"
    r"purchase order|sales order|work order|invoice|bill|ledger|ledger entry|journal entry|journal|"
    r"voucher|receipt|transaction|reference|ref|confirmation|tracking|waybill|air waybill|"
    r"bill of lading|lading|container|shipment|consignment|parcel|meter|asset|asset tag|equipment|"
    r"device|machine|engine|patent|application|filing|accession|registration|document|(?<!on )file|"
    r"contract|agreement|policy|claim|project|job|build|version|request|message|record|row|event|"
    r"session|article|video|post|store|warehouse|pallet|bin|seal|customs declaration|customs entry|"
    r"customs|entry|lab|sample|specimen|trial|protocol|wafer|die count|die|block height|block|"
    r"timestamp|epoch|unix time|offset|counter|checksum|sequence|trade|execution|fill|clearing|"
    r"settlement|tail|flight|coil|heat|mou?ld|drawing|barcode|product|component|spare|"
    r"permit|licen[cs]e plate|well|rail ?car|pallet|rma|unit serial|firmware|commit|revision|"
    r"approval|loan|facility|deal|tender|bid|award|certificate|inspection|test report|report|"
    r"work permit|delivery|goods receipt|requisition|stock|bond|note|fund|security|index)s?"
    r"(?:['’]s)?(?:[\s_-](?:no|number|num|id|code|tag|ref|reference)s?)?"
    r"|p/n|s/n|skus?|pos?|eans?|upcs?|gtins?|awbs?|hs codes?|ndcs?|"
    r"(?:cik|duns|lei|isin|cusip|rma|mrp|imo|mmsi|vat|ein)s?|"
    r"lot and block)\.?"
)
_is_named = called_closely(rf"{_ZH}|{_EN}")


def is_no_thing(found: str, before: str, after: str) -> bool:
    """Whether a number is not called that of a thing."""
    return not is_thing(found, before, after)


def is_thing(_found: str, before: str, _after: str) -> bool:
    """Whether a number is called that of a thing right before it, or is the next of such ones."""
    return _is_named("", before, "")
