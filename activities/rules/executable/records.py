"""Commands to change what a system holds: ratings in a store, lists, rights, switches, logs."""

from activities.rules.executable import record_calls, records_en, records_zh


def changed(view: str) -> bool:
    """Whether a command to change a record is in a readable text."""
    return (
        record_calls.called(view)
        or records_en.changed(view)
        or (not view.isascii() and records_zh.changed(view))
    )
