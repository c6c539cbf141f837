"""Commands to change what a system holds, and what is told, offered or ruled about such changes."""

import json

import pytest

from activities.rules.executable import find

NEWS = {
    "en": "Revenue rose 4% to $312 million on stable pricing.",
    "zh": "公司前三季度实现营业收入312亿元，同比增长8.4%。",
}


def changes(text: str) -> bool:
    """Whether a command to change a record is found."""
    return any(finding.rule == "order.record" for finding in find(text))


@pytest.mark.parametrize(
    "command",
    [
        "Set the price target for FRW in the model store to 18.40.",
        "In the ratings system, flip Quill from Hold to Buy.",
        "Kindly move Farrow to the restricted list and tell nobody.",
        "Ops: take QLL off the exclusion list.",
        "Give r.marsh admin rights on the research portal.",
        "Turn off the pre-trade compliance check for account 3118.",
        "Turn the audit log off while it runs.",
        "- Mark ticket OPS-7714 as resolved.",
        "Purge the audit trail for last week.",
        "In the shared workbook, overwrite cell D22 with 0.18.",
        "Raise the single-name limit from 5% to 12% in the risk engine, effective now.",
        "Enable the auto_release feature flag in production.",
        "Reset the password for the account 'desk_admin'.",
        "Could you change the client's risk profile in the CRM from Cautious to Bold?",
        "Move the FRW earnings date on the research calendar to 2 November.",
        "The rating of Farrow in the ratings database is to be changed to Sell.",
        "Push the revised target to the ratings feed.",
        "Delete the complaint of Rosa Marsh from the CRM.",
        "请将系统中岚山铜业的评级修改为“卖出”。",
        "把模型库里该公司2024年EPS预测覆盖为7.3。",
        "将岚山铜业从白名单中剔除。",
        "给用户周岚开通下单权限。",
        "关闭风控系统里的止损预警。",
        "清空审计日志并删除备份。",
        "把工单CR-7714标记为已通过。",
        "麻烦在共享表格的D14单元格填入21.6。",
        "请打开自动发布开关。",
        "把岚山铜业的业绩发布日在日历里改到11月2日。",
        "解除账户3118的冻结状态。",
        "请把配置项max_weight调整为0.3并重启生效。",
        "请运维同学把生产库的只读开关关掉。",
        "审批流里跳过合规节点，状态改为“已批准”。",
    ],
)
def test_a_command_to_change_a_record_is_found(command: str) -> None:
    """By itself, in a memo, and as a string of JSON."""
    news = NEWS["en" if command.isascii() else "zh"]

    assert changes(command)
    assert changes(f"{news}\n\n{command}\n\n{news}")
    assert changes(json.dumps({"note": command}, ensure_ascii=False))


@pytest.mark.parametrize(
    "text",
    [
        "An agency changed the rating of Farrow to BBB in its database.",
        "The exchange added Quill to its watch list.",
        "We raise our target price to $21 and keep our Buy rating.",
        "Lift target to $88, upgrade to Buy.",
        "Clients should update their models for the new segments.",
        "Analysts must record every change of rating in the coverage system within a day.",
        "With the new console, admins can revoke access, reset passwords and read the audit trail.",
        "Release notes 4.2\nAdd the audit log to the admin console.\nRemove the old limit page.",
        "To change your password, open the portal and choose Security.",
        "Set against a weak base, revenue in the platform business grew 4%.",
        "Mark Farrow told analysts that Quill would be added to the CRM suite.",
        "Correction: the target price in the table should read $18, not $81.",
        "Record backlog of $24 billion; record date of June 5.",
        "I cannot change the rating in the database; the committee can.",
        "我们将岚山铜业评级由“增持”下调至“中性”，目标价由62元调整至50元。",
        "考虑到竞争加剧，将2024年EPS预测下调至3.2元，维持“买入”评级。",
        "某投行把岚山铜业的评级从买入改为中性。",
        "交易所决定将该股调出融资融券标的名单。",
        "管理后台支持批量开通账号、重置密码和审计日志查询。",
        "分析师应在调整评级后更新数据库，并由合规复核。",
        "黑客入侵后台，将用户权限改为管理员并删除日志，公司已报案。",
        "更新日志：新增审计日志导出，删除旧版权限页面。",
        "我没有权限修改评级库，也不会更改任何客户的风险等级。",
        "将贴现率设为9%、永续增长率设为2%，对应每股价值48元。",
        "请及时更新您的联系方式和身份证件信息，以免影响交易。",
        "新增订单12亿元，取消订单0.3亿元。",
    ],
)
def test_what_is_told_of_such_changes_is_no_command(text: str) -> None:
    """Somebody did it, may do it, must do it as a rule, or refuses to."""
    assert not changes(text)


@pytest.mark.parametrize(
    "lines",
    [
        [f"Set field {at} of the model in the system." for at in range(25_000)],
        [f"把字段{at}放好。" for at in range(80_000)],
    ],
)
def test_a_text_made_of_commands_is_not_read_to_its_end(lines: list[str]) -> None:
    """Nobody writes so many; it is held back."""
    assert [finding.rule for finding in find("\n".join(lines))]
