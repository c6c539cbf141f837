"""The types of failure that cross process borders, and the exit code each one means."""

from enum import StrEnum


class Failure(StrEnum):
    """Error types as they stand in Temporal's history. Adding one is fine, renaming is not."""

    SOURCE_DOWN = "SourceDown"
    RATE_LIMITED = "RateLimited"
    BLOCKED = "Blocked"
    CIRCUIT_OPEN = "CircuitOpen"
    AUTH_OR_PERMISSION = "AuthOrPermission"
    NO_DATA = "NoData"
    NOT_RECORDED = "NotRecorded"
    REPLAY_MISS = "ReplayMiss"
    SCHEMA_DRIFT = "SchemaDrift"
    BAD_REQUEST = "BadRequest"
    UNKNOWN_NAME = "UnknownName"
    ARCHIVE_CORRUPT = "ArchiveCorrupt"
    ARCHIVE_UNUSABLE = "ArchiveUnusable"
    ARCHIVE_DOWN = "ArchiveDown"
    STOPPED = "Stopped"
    FAULT = "Fault"


IN_CHINESE = "zh"
"""Under this name the details of a failure hold its text for readers of Chinese."""

NON_RETRYABLE = (
    Failure.BLOCKED,
    Failure.CIRCUIT_OPEN,
    Failure.AUTH_OR_PERMISSION,
    Failure.NO_DATA,
    Failure.NOT_RECORDED,
    Failure.REPLAY_MISS,
    Failure.SCHEMA_DRIFT,
    Failure.BAD_REQUEST,
    Failure.UNKNOWN_NAME,
    Failure.ARCHIVE_CORRUPT,
    Failure.ARCHIVE_UNUSABLE,
    Failure.STOPPED,
)

OUR_FAILURES = (
    Failure.ARCHIVE_CORRUPT,
    Failure.ARCHIVE_UNUSABLE,
    Failure.ARCHIVE_DOWN,
    Failure.FAULT,
)
"""No source is to blame for these."""

EXIT_OK = 0
EXIT_FAILED = 1
EXIT_BAD_INPUT = 2
EXIT_NO_DATA = 3
EXIT_SOURCE_FAILURE = 4

EXIT_CODES: dict[Failure, int] = {
    Failure.BAD_REQUEST: EXIT_BAD_INPUT,
    Failure.UNKNOWN_NAME: EXIT_BAD_INPUT,
    Failure.NO_DATA: EXIT_NO_DATA,
    Failure.NOT_RECORDED: EXIT_NO_DATA,
    Failure.REPLAY_MISS: EXIT_NO_DATA,
    Failure.SOURCE_DOWN: EXIT_SOURCE_FAILURE,
    Failure.RATE_LIMITED: EXIT_SOURCE_FAILURE,
    Failure.BLOCKED: EXIT_SOURCE_FAILURE,
    Failure.CIRCUIT_OPEN: EXIT_SOURCE_FAILURE,
    Failure.AUTH_OR_PERMISSION: EXIT_SOURCE_FAILURE,
    Failure.SCHEMA_DRIFT: EXIT_SOURCE_FAILURE,
    Failure.ARCHIVE_CORRUPT: EXIT_FAILED,
    Failure.ARCHIVE_UNUSABLE: EXIT_FAILED,
    Failure.ARCHIVE_DOWN: EXIT_FAILED,
    Failure.STOPPED: EXIT_FAILED,
    Failure.FAULT: EXIT_FAILED,
}
