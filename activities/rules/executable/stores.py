"""Writes to databases that speak no SQL, by the names of their verbs: documents, keys, graphs."""

_DOCUMENTS = (
    r"(?:insert|update|delete|remove|drop|replace|bulkWrite|save|rename|create|findOneAnd|"
    r"findByIdAnd|findAndModify|upsert|runCommand|adminCommand|grant|revoke|shutdown|mapReduce|"
    r"setProfilingLevel|changeUser|enableSharding)"
)
"""How the verbs of a document store begin; those that only read are called find, count or get."""
_DRIVER = (
    r"(?:(?:insert|update|delete|replace)_?(?:[oO]ne|[mM]any)|bulk_?[wW]rite|"
    r"find_?[oO]ne_?[aA]nd_?(?:[uU]pdate|[rR]eplace|[dD]elete)|find_?[aA]nd_?[mM]odify|"
    r"find_?[bB]y_?[iI]d_?[aA]nd_?\w{4,12}|drop_(?:collection|database|index(?:es)?|table|all)|"
    r"create_(?:index|collection|table)|(?:put|delete|update)_?[iI]tem|batch_?[wW]rite\w{0,8}|"
    r"transact_?[wW]rite\w{0,8}|delete_(?:collection|by_query|index|points|vectors)|"
    r"update_by_query|upsert\w{0,10}|bulk_(?:create|update|insert)\w{0,10}|update_or_create|"
    r"hm?set|hdel|hincrby|[lr]push|sadd|srem|zadd|zrem|setex|psetex|setnx|mset|xadd|xdel|"
    r"flush_?(?:all|db)|config_set)"
)
"""Methods of drivers that write, whatever the object is called."""
_KEYED = (
    r"(?:SET|SETEX|PSETEX|SETNX|MSET|GETSET|GETDEL|APPEND|DEL|UNLINK|HSET|HMSET|HSETNX|HDEL|"
    r"HINCRBY|LPUSH|RPUSH|LPOP|RPOP|LSET|LREM|LTRIM|SADD|SREM|SPOP|SMOVE|ZADD|ZREM|ZINCRBY|XADD|"
    r"XDEL|XTRIM|INCR|INCRBY|INCRBYFLOAT|DECR|DECRBY|EXPIRE|EXPIREAT|PEXPIRE|PERSIST|RENAME|"
    r"RENAMENX|MOVE|COPY|RESTORE|PUBLISH|EVAL|EVALSHA|GEOADD|PFADD|SETRANGE|SETBIT|JSON\.SET|"
    r"JSON\.DEL|JSON\.MERGE|BITOP|FT\.CREATE|TS\.ADD)"
)
"""Commands of a store of keys that write."""
_CLIENT = (
    r"(?:sqlplus|sqlcl|sqlldr|expdp|impdp|isql|osql|sqlcmd|bcp|psql|mysql|mariadb|mysqlsh|"
    r"mysqlimport|"
    r"mycli|pgcli|usql|db2|clpplus|mongo|mongosh|mongoimport|mongoexport|cqlsh|"
    r"clickhouse(?:-client| "
    r"client| local)|influx|duckdb|sqlite3|cypher-shell|snowsql|bq|bteq|nzsql|vsql|hive|beeline|"
    r"impala-shell|spark-sql|presto|trino|gsql|ksql|dmsql|disql|taos|tdsql|obclient|tiup|cockroach|"
    r"redis-cli|keydb-cli|valkey-cli|iredis|aql|arangosh|gremlin|hbase|etcdctl|cbq|surreal)"
)
"""Programs that talk to a database; those that are words, too, count by what they are given."""
_UNMISTAKEN = (
    r"(?:H(?:SET|MSET|SETNX|DEL|INCRBY)|[LR]PUSH|SETEX|PSETEX|SETNX|MSET|SADD|SREM|ZADD|ZREM|XADD|"
    r"XDEL|XTRIM|INCRBY|DECRBY|GEOADD|PFADD|JSON\.SET|JSON\.DEL)"
)
"""Those that are no words of English: any key does, where they begin a line or follow a mark."""

WRITES: tuple[tuple[str, str], ...] = tuple(
    ("executable.nosql", pattern)
    for pattern in (
        rf"\bdb(?:\.[\w$-]{{1,40}}|\[['\"][^'\"\n]{{1,40}}['\"]\]|"
        rf"\.getCollection\([^()\n]{{1,40}}\)|\.getSiblingDB\([^()\n]{{1,40}}\)){{0,4}}"
        rf"\.{_DOCUMENTS}\w{{0,20}}\s?\(",
        rf"[\w\])]\.{_DRIVER}\s?\(",
        r"\{\s?['\"]?\$(?:set|unset|inc|push|pull|pullAll|addToSet|rename|pop|mul|setOnInsert|"
        r"currentDate|out|merge)['\"]?\s?:",
        r"['\"](?:delete|update|insert)['\"]\s?:\s?['\"][\w.-]{1,40}['\"]\s?,\s?"
        r"['\"](?:deletes|updates|documents)['\"]\s?:|['\"]?(?:findAndModify|dropDatabase|"
        r"dropIndexes|renameCollection)['\"]?\s?:\s?['\"\d]",
        r"\.doc(?:ument)?\([^()\n]{0,60}\)\.(?:set|update|delete|create)\s?\(|"
        r"\.collection\([^()\n]{0,60}\)\.(?:add|insert|update|remove|delete|save)\w{0,8}\s?\(|"
        r"\b(?:set|update|delete|add)Doc\s?\(",
        r"\.objects\.(?:create|bulk_\w{4,8}|(?:all|filter|exclude)\([^()\n]{0,80}\)\.(?:delete|"
        r"update))\s?\(",
        r"\b(?:redis\w{0,12}|rds|rdb|cache|r|kv|etcd\w{0,8}|memcached?|mc)\.(?:set|delete|del|"
        r"put|expire|incr|decr|rename|publish|append|unlink|evict|purge|eval)\s?\(",
        rf"(?<![\w.]){_KEYED}\s+[\w.{{}}-]{{1,40}}(?::[\w.{{}}*-]{{1,40}}){{1,6}}(?=[\s)\"'`;]|$|"
        rf"[^\x00-\x7f])",
        rf"(?m:(?:^|[:：>`*•-]\s?|\d[.)]\s))\s?{_UNMISTAKEN}\s+(?!and\b|or\b|is\b|are\b)"
        r"[\w*{}.-]{1,60}\s+\S",
        r"(?m:^|[\s\"'`:：])(?:POST|PUT|DELETE|PATCH)\s+/?(?:[\w*.,-]{1,60}/){0,4}_(?:doc|update|"
        r"bulk|create|delete_by_query|update_by_query|mappings?|settings|close|rollover|reindex|"
        r"alias(?:es)?|snapshot|forcemerge|all|template|index_template|ingest|ilm|security)\b|"
        r"(?m:^\s?(?:POST|PUT|DELETE|PATCH)\s+/[\w{][\w./{}:?=&*,-]{2,120}\s?"
        r"(?:$|HTTP/|(?=\{)))",
        r"\b(?:CREATE|MERGE)\s+\(\w{0,20}\s?:\s?[A-Za-z]\w{0,30}\s?[{)]|"
        r"\b(?:MATCH|UNWIND|WITH)\s?\([^()\n]{0,120}\)[^\n;]{0,160}?\s(?:SET|DELETE|REMOVE|CREATE|"
        r"MERGE)\s+[\w(]",
        r"[\w)\]]\.(?:index\(\s?index\s?=|(?:publish|produce|enqueue|send_task|apply_async)\s?\(\s?"
        r"['\"\w])|\b(?:influx|etcdctl|nats|rpk|pulsar-admin|consul kv)\s+(?:delete|put|del|write|"
        r"drop|pub|produce)\s+\S",
        # A client of a database, with a login, a script, or what is piped into it.
        rf"(?<![\w./-]){_CLIENT}[ \t](?:[^\s|;]{{1,80}}[ \t]){{0,8}}?(?:-{{1,2}}[A-Za-z]|"
        rf"@{{1,2}}[\w./-]{{2,}}|"
        rf"<\s?[\w./~-]+\.\w|[\w./~-]{{1,80}}\.(?:sql|hql|cql|js|ddl|dml|psql|pls|pks|q|redis|lua|"
        rf"dmp|ctl|"
        rf"csv|cypher|mongodb)\b|[\w*-]{{1,40}}/[^\s/@]{{1,40}}(?:@[\w/(]|[ \t]\w+=\w)|"
        rf"[a-z][a-z+]{{2,12}}://\S)",
        rf"\bredis-cli[ \t](?:[^\s|;]{{1,60}}[ \t]){{0,6}}?(?:-{{1,2}}[A-Za-z]|{_KEYED}|"
        rf"[a-z]{{3,9}}\s\w+:\w|"
        rf"(?:del|set|get|keys|flushall|flushdb|hset|hdel|eval|config|shutdown|save|scan|"
        rf"monitor)\b)",
        r"\b(?:cqlsh|mongosh?|clickhouse-client|sqlcmd|sqlplus|influx|duckdb|sqlite3|"
        r"cypher-shell)\s+(?:[^\s|]{1,60}\s){0,6}?(?:-[eqQc]|--eval|--execute|--query)\b|"
        r"\bkafka-[a-z-]{4,24}(?:\.sh)?\s[^\n]{0,120}?--(?:delete|create|alter|"
        r"bootstrap-server|broker-list)\b|\brabbitmqctl\s+[a-z_]{4,}|(?m:^\s?flush_all\b)",
        r"\bg\.?(?:addV|addE|mergeV|mergeE|inject)\(|\bg\.?[VE]\([^\n]{0,240}?\)\.(?:addE|drop|"
        r"property|addE|addV|"
        r"iterate|mergeE|mergeV|sideEffect|next|to|from)\(",
        r"\bCALL\s+(?:apoc|db|dbms|gds|algo)\.\w|\bFOR\s+\w{1,20}\s+IN\s+\w{1,40}"
        r"\s[^\n]{0,160}?\b(?:REMOVE|"
        r"UPDATE|INSERT|REPLACE|UPSERT)\s[\w{]|\b(?:INSERT|DELETE|UPDATE|UPSERT)\s+(?:VERTEX|EDGE|"
        r"TAG)\s+"
        r"[\w\"'`]|\bFOREACH\s?\(\s?\w+\s+IN\b|:db/(?:retract|add|cas|ident)\w*|\bd/transact\b",
        r"\b(?:INSERT|DELETE)\s+(?:DATA|WHERE)\s?\{|\b(?:INSERT|DELETE)\s?\{\s?[?<\w]|"
        r"\b(?:DROP|CLEAR|CREATE|LOAD|COPY|MOVE|ADD)"
        r"\s+(?:SILENT\s+)?(?:(?:INTO\s+)?GRAPH\s+)?<\w{2,8}:|"
        r"(?m:^\s?(?:DROP|CLEAR)\s+(?:ALL|NAMED|DEFAULT)\s?;?$)",
        r"(?m:(?:^|>\s)\s?(?:put|delete|deleteall|disable|drop|truncate|incr|append|create|alter|"
        r"disable_all|drop_all|major_compact)\s+'[\w:.-]{1,60}'(?:\s?,\s?['\"{\d]|\s?$))",
        r"\b(?:em|entityManager|context|ctx|repo(?:sitory)?|manager|dao|mapper|bucket|coll|store|"
        r"unitOfWork|"
        r"\w{0,12}(?:Repository|Context|Manager|Collection|Bucket))\.(?:remove|persist|merge|"
        r"delete|save|insert|"
        r"upsert|flush|update|add)\w{0,12}\(|\.SaveChanges(?:Async)?\(|\.(?:update|save|destroy|"
        r"delete|create)!|"
        r"\b[A-Z]\w{1,30}::(?:truncate|create|destroy|insert|update|delete|upsert|table)\w{0,8}\(|"
        r"\)->(?:delete|update|insert|truncate|drop|save|upsert|remove)\w{0,8}\(",
        r"\.(?:indices|cluster|ingest|snapshot|ilm|security)\.(?:delete|create|close|put_\w+|"
        r"update_\w+|"
        r"open|shrink|rollover|reroute)\w*\s?\(|\.from\([^()\n]{1,40}\)\.(?:delete|insert|update|"
        r"upsert)"
        r"\s?\(|\.ref\([^()\n]{0,60}\)(?:\.child\([^()\n]{0,40}\)){0,3}\.(?:set|remove|update|"
        r"push)\s?\(",
    )
)
