"""Statements of SQL beyond rows and tables: servers, jobs, files, calls, by how each is built.

Names are in capitals, as people write statements; sentences speak of them in small letters.
"""

_NAME = r"[\w.\"`\[\]@$*:<>/#-]{1,80}"
_KINDS = (
    r"(?:(?:UNIQUE|CLUSTERED|NONCLUSTERED|BITMAP|FULLTEXT|SPATIAL|MATERIALI[SZ]ED|EXTERNAL|FOREIGN|"
    r"TRANSIENT|TEMP|TEMPORARY|GLOBAL|PUBLIC|EXTENDED|CONTINUOUS|RETENTION|SECURE|"
    r"DATABASE)\s+){0,2}"
    r"(?:INDEX|EXTENSION|TASK|STREAM|PIPE|FUNCTION|PROCEDURE|PROC|PACKAGE|SCHEMA|SEQUENCE|EVENT|"
    r"TABLESPACE|LOGIN|PUBLICATION|SUBSCRIPTION|SERVER|ASSEMBLY|KEYSPACE|WAREHOUSE|STAGE|VIEW|"
    r"TABLE|"
    r"POLICY|QUERY|SPACE|TAG|EDGE|GRAPH|CONSTRAINT|COLLECTION|TYPE|DOMAIN|SYNONYM|LINK|JOB|SERIES|"
    r"MEASUREMENT|SHARD|CONNECTOR|TOPIC|BUCKET|RESOURCE|ROLE|USER|TRIGGER|LIBRARY|DIRECTORY|RULE|"
    r"AGGREGATE|OPERATOR|CAST|COLLATION|LANGUAGE|NAMESPACE|CATALOG|SECRET|CREDENTIAL|PROFILE|MACRO|"
    r"DICTIONARY)"
)
_START = r"(?:(?m:^)|[;\"'`>:：(]|[^\x00-\x7f])\s?"

STATEMENTS: tuple[tuple[str, str], ...] = tuple(
    ("executable.sql", pattern)
    for pattern in (
        rf"\bCREATE\s+(?:OR\s+REPLACE\s+)?{_KINDS}\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"
        rf"(?:ON\s+:?\w|{_NAME}\s?(?:;|$|\(|\b(?:ON|AS|WITH|FROM|SCHEDULE|ENGINE|RETURNS|USING|"
        rf"IDENTIFIED|FOR|BEGIN|IS|CONNECTION|URL|PASSWORD|FOREIGN|TYPE|AFTER|BEFORE|INSTEAD)\b))",
        rf"\bDROP\s+{_KINDS}\s+(?:CONCURRENTLY\s+)?(?:IF\s+EXISTS\s+)?{_NAME}|"
        rf"\bDROP\s+(?:SHARD|PARTITION)\s+\S",
        rf"\bALTER\s+(?:SYSTEM|SESSION|{_KINDS})\s+(?:IF\s+EXISTS\s+)?(?:{_NAME}\s+)?(?:SET|RENAME|"
        rf"ADD|"
        rf"DROP|OWNER|SUSPEND|RESUME|DISABLE|ENABLE|MODIFY|KILL|RESET|COMPILE|REBUILD|DELETE|"
        rf"UPDATE|"
        rf"ATTACH|DETACH|CHANGE|SWITCH)\b",
        rf"\bBULK\s+INSERT\s+{_NAME}\s+FROM\b|\bUPSERT\s+INTO\s+\w|\bINSERT\s+OVERWRITE\s+(?:TABLE|"
        rf"INTO|"
        rf"LOCAL|DIRECTORY|\w+)\s|\bLOAD\s+DATA\s+(?:LOCAL\s+)?(?:INFILE|INPATH)\b|"
        rf"\b(?:ATTACH|DETACH)\s+DATABASE\s+\S|\bATTACH\s+'|"
        rf"\bCOPY\s+INTO\s+{_NAME}\s+FROM\s+['@(\w]|"
        rf"\bINTO\s+DUMPFILE\b|\bUNLOAD\s+\('|\b(?:PUT|GET)\s+file://|\bREMOVE\s+@\w",
        rf"\b(?:VACUUM|ANALYZE|CLUSTER|CHECKPOINT)(?:\s+(?:FULL|FREEZE|VERBOSE|ANALYZE)){{0,3}}"
        rf"(?:\s+{_NAME})?\s?;|\bREINDEX\s+(?:TABLE|INDEX|DATABASE|SCHEMA|SYSTEM)\s+\w|"
        rf"\b(?:OPTIMIZE|REPAIR|ANALYZE|CHECK|FLUSH|LOCK|UNLOCK|TRUNCATE|UNDROP|MSCK\s+REPAIR|"
        rf"CACHE|REFRESH|PURGE|INVALIDATE)\s+(?:LOCAL\s+)?TABLES?\b(?:\s+{_NAME}\s?(?:(?m:$)|[;,]|"
        rf"(?:WRITE|READ|IN|FINAL|PARTITION|COMPUTE|USING|ON|BEFORE)\b)|\s?;)|"
        rf"\bFLUSH\s+(?:PRIVILEGES|LOGS|HOSTS|STATUS)\b|\bREFRESH\s+MATERIALIZED\s+VIEW\s+\w|"
        rf"\bPURGE\s+(?:BINARY|MASTER)\s+LOGS\b|\bRESET\s+(?:MASTER|SLAVE|QUERY\s+CACHE)\b",
        r"\bSET\s+(?:GLOBAL|PERSIST|SESSION|@@\w+\.?)\s*\w+\s*(?:=|TO\b)|\bSET\s+PASSWORD\b|"
        r"(?m:(?:^|;)\s?KILL\s+(?:QUERY\s+|CONNECTION\s+)?\d+\s?(?:;|$))|\bWAITFOR\s+(?:DELAY|"
        r"TIME)\s|"
        r"\bSHUTDOWN(?:\s+(?:WITH\s+NOWAIT|IMMEDIATE|ABORT|NORMAL|TRANSACTIONAL))\b|"
        r"(?m:^\s?SHUTDOWN\s?;)|\b(?:COMMIT|ROLLBACK|PREPARE\s+TRANSACTION)\s+(?:PREPARED\s+)?'|"
        r"\bCOMMENT\s+ON\s+(?:TABLE|COLUMN|VIEW|DATABASE)\s+\S+\s+IS\b|"
        r"\bBEGIN\s+(?:TRAN|TRANSACTION|WORK)\s?;|\bSTART\s+TRANSACTION\b",
        rf"{_START}(?:EXEC|EXECUTE)\s+(?:IMMEDIATE\b|(?:\w+\.){{0,3}}\w*_\w*|\w+\s+(?:@\w|'|\d)|"
        rf"@\w|\()|"
        rf"{_START}CALL\s+[a-z_]\w*(?:\.\w+){{0,3}}\(|"
        r"\bBEGIN\s+[\w.]{1,60}\([^;\n]{0,160}\)\s?;\s?END\b|\bDO\s+\$\w*\$|\bDECLARE\s+@\w+\s+\w+|"
        r"\bDELETE\s+\w{1,40}\s+WHERE\s+\w+\s?(?:=|<|>|IN\b|LIKE\b)|"
        r"\bPERFORM\s+\w+\([^)\n]{0,80}\)\s?;|\bRAISE\s+EXCEPTION\s+'",
        r"\bSELECT\s+[\w.]{1,60}\(\s?[^()\n]{0,100}\)\s?(?:;|$|--|FROM\s+(?:dual|DUAL)\b)|"
        r"(?i:\b(?:pg_sleep|pg_read_\w{4,12}|pg_ls_dir|pg_terminate_backend|pg_cancel_backend|"
        r"pg_reload_conf|lo_(?:import|export|unlink)|"
        r"dblink(?:_\w{4,8})?|load_extension|sys_(?:exec|eval)|utl_(?:http|file|smtp|tcp|"
        r"inaddr)\.\w+|"
        r"dbms_(?!output)\w+\.\w+|httpuritype|openrowset|opendatasource|openquery|sp_oacreate|"
        r"extractvalue|updatexml|system\.exec\w*|drop_hypertable|create_hypertable|cron\.schedule)"
        r"\s?\()",
        r"(?i:\bcreate\s+(?:or\s+replace\s+)?trigger\s+\w+\s+(?:before|after|instead)\b|"
        r"\bupdate\s+top\s?\(\d+\)\s+\w+\s+set\b|\bdelete\s+top\s?\(\d+\)|"
        r"\b(?:restore|backup)\s+(?:database|log)\s+\w+\s+(?:from|to)\s+(?:disk|url|tape)\b|"
        r"\b(?:and|or)\s+\d+\s?=\s?\(\s?select\b|\b(?:and|or)\s+\d+\s?=\s?\d+\s?(?:--|#))|"
        r"\bMERGE\s+\w[\w.]*\s+(?:AS\s+)?(?:\w+\s+)?USING\b|\bDBCC\s+[A-Z]{4,30}\s?(?:\(|;|$|WITH)",
        r"(?im:^\s?(?:create|drop)\s+(?:unique\s+)?(?:index|function|procedure|sequence|extension|"
        r"keyspace|schema)\s+(?:if\s+(?:not\s+)?exists\s+)?[\w.\"`]{1,60}\s?(?:on\s+\w+\s?\(|"
        r"\(\)))",
    )
)
