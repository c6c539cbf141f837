"""The one error of the audit."""


class AuditFailure(Exception):
    """The first thing that does not hold."""
