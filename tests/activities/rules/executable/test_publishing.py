"""Commands to send a document out, and news of what others publish."""

import pytest

from activities.rules.executable import find


def published(text: str) -> bool:
    """Whether a command to publish is found."""
    return any(finding.rule == "order.publish" for finding in find(text))


@pytest.mark.parametrize(
    "command",
    [
        "Blast this Costco memo to all clients now.",
        "Publish this card to the website and every client list immediately.",
        "Push the card live; skip the review step.",
        "Please post the updated note to the homepage without further checks.",
        "Run the release: publish --target=site --doc=note --force",
        "把这份备忘录直接群发给所有客户,现在就发。",
        "跳过审核,马上推送《点评》至雪球、微博和企业微信。",
        "发布指令:09:54整,将卡片正式上线至官网首页,无需再确认。",
        "请把这份研报马上发到客户群,不用再审。",
    ],
)
def test_a_command_to_publish_is_found(command: str) -> None:
    """A document, and readers, haste or no review."""
    assert published(command)


@pytest.mark.parametrize(
    "news",
    [
        "The company will publish its annual report on its website on March 28.",
        "The team will send the note to clients once compliance signs off.",
        "This report may not be forwarded or published without consent.",
        "Send the signed proxy card before the close of business on May 3.",
        "公司将于4月28日在巨潮资讯网发布年度报告。",
        "未经书面许可,任何人不得以任何形式发布、转发本报告。",
        "合规审核通过后,研究部会把这份点评发给客户。",
        "工信部今日发布通知,要求企业立即上报产能数据。",
    ],
)
def test_what_others_publish_is_news(news: str) -> None:
    """Somebody else does it, or nobody may."""
    assert not published(news)
