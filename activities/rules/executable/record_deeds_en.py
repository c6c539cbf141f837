"""The verbs with which somebody is told in English to change a record, by the kind of deed."""

from activities.rules.scanning.anchors import trie

_VERBS = {
    "alter": (
        "change|set|update|edit|modify|overwrite|replace|amend|adjust|alter|revise|correct|reset|"
        "switch|flip|swap|toggle|move|raise|lower|increase|decrease|reduce|cut|bump|lift|extend|"
        "upgrade|downgrade|override|backdate|postdate|rename|reassign|assign|relabel|tag|retag|"
        "reclassify|enter|record|log|put|write|rewrite|insert|append|push|sync|fill|apply|"
        "restate|"
        "copy|paste|save|upload|import|load|key in|plug|type|restore|revert|roll back|rollback|"
        "double|halve|zero|clear|mark|flag|map|remap|point|redirect|tighten|loosen|widen|relax|"
        "delete|remove|drop|archive|lock|unlock|freeze|unfreeze|transfer|migrate|merge|withdraw|"
        "reschedule|cancel|postpone|pull|release|hold|publish|unpublish|retract|refresh|tick|"
        "untick|"
        "uncheck|untag|retitle|retime|shift|bring|nudge|pin|unpin|attach|detach|link|unlink|"
        "unassign|"
        "hide|unhide|demote|promote|strip|take|swap out|persist|backfill|predate|patch|reflect|"
        "void|"
        "reopen|close|approve|reject|resolve|downgrade|expunge|erase|purge|wipe|scrub|silence|"
        "mute|"
        "disable|enable|suspend|add|insert|park|queue|feed|hard-code|hardcode|populate|reinstate|"
        "recode|recast|rebook|reprice|restamp|reroute|make|"
        "retag|renumber|rekey|initial|countersign|deactivate|activate|exclude|include|register"
    ),
    "strict": (
        "change|set|update|edit|modify|overwrite|replace|amend|alter|flip|override|backdate|"
        "reassign|assign|switch|rename|reset|relabel|reclassify|swap|mark|enter|correct|raise|"
        "lower|"
        "extend|increase|reduce|upgrade|downgrade|move|adjust|revert|rewrite|backfill|tick|"
        "untick|"
        "uncheck|retime|shift|predate|demote|transfer|bump|cut|close|void|recode|recast|rebook|"
        "reprice|"
        "refresh|rekey|restamp|lift|make"
    ),
    "put": (
        "add|remove|put|place|take|drop|delete|move|insert|include|strike|pull|exclude|register|"
        "enrol|enroll|subscribe|unsubscribe|append|create|record|cc|bcc|slot|stick|push|purge|"
        "transfer|promote|"
        "bump|copy|enter|post|list|delist|clear|scrub|swap|restore|readmit|release|withdraw|cut"
    ),
    "grant": (
        "grant|give|assign|elevate|promote|upgrade|revoke|strip|remove|extend|restore|make|"
        "change|"
        "set|raise|provision|issue|create|add|enable|allow|authorise|authorize|bump|escalate|"
        "delegate|hand|transfer|withdraw|downgrade|demote|update"
    ),
    "disable": (
        "disable|turn off|switch off|deactivate|suspend|mute|silence|bypass|skip|relax|lift|"
        "override|pause|stop|kill|remove|drop|unhook|loosen|waive|ignore|toggle|flip|shut off|"
        "shut "
        "down|cancel|circumvent|suppress|snooze|delete|clear|unset|take down|stand down|dismiss"
    ),
    "enable": (
        "enable|turn on|switch on|activate|flip|toggle|set|arm|open|start|flick|trigger|unlock"
    ),
    "mark": (
        "mark|flag|set|tag|label|close|approve|reject|resolve|reopen|sign off|sign off on|clear|"
        "move|complete|acknowledge|dismiss|pass|escalate|merge|finalise|finalize|change|update|"
        "accept|decline|archive|certify|confirm|unflag|transition|switch|force|auto-approve"
    ),
    "purge": (
        "delete|purge|wipe|erase|clear|scrub|remove|drop|shred|destroy|empty|flush|truncate|"
        "overwrite|rewrite|alter|falsify|expunge|hide|edit|doctor|zap|trim|backfill|rotate|reset|"
        "lose|"
        "strip|redact|pull|get rid of|unpublish|retract"
    ),
    "commit": (
        "commit|push|save|apply|deploy|sync|publish|write|propagate|merge|submit|persist|promote|"
        "post|roll out|ship|release|replicate"
    ),
    "account": (
        "reset|unlock|lock|freeze|unfreeze|close|create|delete|disable|suspend|reactivate|"
        "reinstate|provision|change|extend|deactivate|activate|rotate|revoke|issue|regenerate|"
        "remove|block|unblock|merge|impersonate|terminate|kill|register|enable"
    ),
    "turn": "turn|switch|flip|toggle|keep|leave|shut",
    "operate": (
        "restart|reboot|relaunch|bounce|stop|start|pause|resume|halt|kill|terminate|shut down|"
        "flush|"
        "drop|clear|purge|invalidate|evict|rebuild|recreate|reindex|re-index|rerun|re-run|"
        "requeue|"
        "redeploy|drain|reload|recycle|kick off|respawn|suspend|disable|wipe|unschedule|"
        "take down|"
        "take offline|fail over|bring up|turn off|switch off|cancel|warm|rewarm|refresh"
    ),
    "restore": (
        "clear|wipe|purge|delete|erase|discard|drop|overwrite|roll back|rollback|roll|"
        "revert|restore|"
        "reset|switch|return|downgrade|set|republish|re-publish|rerelease|re-release|re-push|"
        "regenerate|unpublish|resend|re-send|retrain|re-train|fine-tune|change|raise|lower|"
        "move|turn "
        "off|disable|skip|bypass|recall|un-publish|retract|withdraw|pull|take|take down|unsend|"
        "rescind|scrap|"
        "reissue|re-issue|repost|re-post|recirculate|re-circulate|redistribute|re-distribute|"
        "reshare|re-share|re-upload|reupload"
    ),
    "permit": (
        "whitelist|blacklist|allowlist|blocklist|denylist|greylist|graylist|unblock|unblacklist|"
        "allow-list|block-list|white-list|black-list|backdate|unrestrict"
    ),
    "rate": (
        "change|set|switch|flip|override|overwrite|make|mark|update|put|reclassify|restate|"
        "toggle|"
        "edit|modify|swap"
    ),
    "lead": (
        "open|locate|go|log|find|navigate|access|connect|use|take|pull up|bring up|look up|"
        "search|"
        "select|enter|call|run|note|check|review|ignore|proceed|go ahead|start|begin|ensure"
    ),
}
KINDS: dict[str, frozenset[str]] = {
    verb: frozenset(kind for kind, verbs in _VERBS.items() if verb in verbs.split("|"))
    for verb in "|".join(_VERBS.values()).split("|")
}
"""The kinds of deeds that a verb may be."""
ANY = trie(sorted(KINDS))
