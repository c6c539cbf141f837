"""What a machine would carry out: statements, commands, scripts, formulas, callbacks."""

from activities.rules.executable.beacons import ANCHORS as BEACONS
from activities.rules.executable.beacons import BEACON
from activities.rules.executable.callbacks import ANCHORS as CALLS
from activities.rules.executable.callbacks import CALLBACK
from activities.rules.executable.queries import ANCHORS as QUERYING
from activities.rules.executable.queries import QUERIES

ANCHORS: tuple[str, ...] = (
    "drop|truncate|alter|rename|create|grant|revoke|insert|replace|merge|delete|"
    "update|union|select|copy|"
    "xp_|sp_|or '|or 1|load_file|outfile|shutdown",
    (
        "select|delete|update|insert|drop|db.|flushall|flushdb|redis|pragma|config set|mutation|"
        "detach|mysql>|sqlite>|mongo"
    ),
    "rm -|echo|curl|wget|sudo|$(|`|chmod|chown|kill|mkfs|dd if|:()|nc -|ncat|netcat|"
    "/dev/tcp|sh -|python|node -|perl -|crontab|iptables|systemctl|cat /|cat ~|cat .|scp |ssh |"
    "docker|kubectl|git push|git reset|git clean|git clone|pip|"
    "npm|apt install|apt remove|apt -y|apt-get|yum|brew|shutdown|reboot|export |mv /|nohup|"
    "find /|find .|find ~|find $|"
    "tee -|tee /|terraform|etcdctl|; do |;do |\ndo |\n do |\n  do |sed -|perl -|gawk |xargs|"
    "truncate -|rsync |ln -|cp -|mv -|umount |useradd|userdel|usermod|ufw |psql |mysql |pg_|"
    "mysqldump|mongorestore|dropdb|createdb|podman|oc scale|oc apply|oc delete|oc create|"
    "oc patch|"
    "oc rollout|oc exec|oc set|alembic|flyway|liquibase|sqitch|prisma |dbt |knex |k3s|nerdctl|"
    "tofu|pulumi|terragrunt|cdk | restart| reload|supervisorctl|pm2 |launchctl|initctl|nssm|"
    "aliyun|doctl|oci |ibmcloud|flyctl|fly deploy|tccli|hcloud|linode|bq |eksctl|argocd|"
    "temporal |"
    "airflow|nomad|consul |gh pr|gh release|gh workflow|gh repo|gh run|gh secret|git |aws |"
    "gcloud|"
    "helm |npx |ansible|vault |pulumi|heroku|az |gsutil|crontab|systemctl",
    "powershell|invoke-|iex|set-executionpolicy|remove-item|start-process|new-item|stop-process|"
    "get-content|set-content|mppreference|start-|stop-|remove-|new-|set-|add-|clear-|restart-|"
    "register-|enable-|disable-|copy-|move-|out-|net.webclient|restart-computer|stop-computer|"
    "downloadstring|downloadfile|cmd|del /|format |reg add|reg delete|schtasks|certutil|rundll32|"
    "mshta|regsvr32|cscript|wscript|"
    "net user|wmic|bitsadmin|rmdir|taskkill|vssadmin",
    "script|iframe|<object|< object|<embed|< embed|<applet|< applet|<base|"
    "< base|<form|< form|data:text|"
    "srcdoc|http-equiv|os.|subprocess|eval(|exec(|__import__|shutil|pickle|import|from os|socket|"
    "requests.|urllib|open(|open (|fetch|xmlhttprequest|new function|activexobject|document.|"
    "window.|top.|parent.|localstorage|require|child_process|settimeout|setinterval|process.|"
    "runtime|processbuilder|system.|system(|system (|${|{{|<?php|<%|#{|alert(|alert (|sys.exit|"
    "popen|passthru|unlink|write_text|write_bytes|rmtree|shell_exec|base64_decode|deno.|"
    "compile(|compile (|getattr|lambda|/on",
    "sendbeacon|new image|new audio|$.|jquery|axios|eventsource|sharedworker|new worker|"
    "sessionstorage|localstorage|document.|createelement|innerhtml|outerhtml|"
    "insertadjacent|postmessage|clipboard|importscripts|serviceworker|indexeddb|location.|"
    "location=|location =|peerconnection|addeventlistener|attachshadow|.src|"
    "import(|.send(|getusermedia|document[|window[|globalthis|geolocation|history.",
    "",
    CALLS,
    QUERYING,
    BEACONS,
)
"""For each pattern below the literals one of which it needs; none where it looks everywhere."""

EVERYWHERE: tuple[tuple[str, str], ...] = (
    ("executable.sql", r"(?m)^\s*(?:SET|DEL|HSET|LPUSH|EXPIRE)\s+[\w:]+(?:\s+\S+)?\s*$"),
    (
        "executable.shell",
        r"(?im)^[^\n]{0,40}?(?:[*\d]\S*\s){2}\S+\s\S+\s\S+\s/\w[\w./-]*|"
        r">>?\s*(?:/etc/|~/\.|/dev/sd)|;\s*(?:rm|cat|curl|wget|nc)\s+(?:-|https?:|/|\w+\.\w)"
        r"|&&\s*(?:rm|cat|curl|wget|nc|sh|bash)\s|\|\s*(?:ba|z)?sh\b(?!\w)",
    ),
    ("executable.image", r"!\[[^\]\n]{0,200}\]\(\s?https?://"),
    (
        "executable.tool_call",
        r"(?i)[\"'](?:tool_calls|function_call)[\"']\s*:\s*[\[{]|"
        r"[\"']name[\"']\s*:\s*[\"']\w{1,60}[\"']\s*,\s*[\"']arguments[\"']\s*:|"
        r"[\"']type[\"']\s*:\s*[\"'](?:tool_use|function_call)[\"']"
        r"|<(?:invoke|parameter)\s+name\s*=|</?(?:tool_call|function_call|tool_use)s?\b"
        r"|[\"'](?:tool|function|tool_name|function_name|action)[\"']\s*:\s*[\"']\w{1,60}[\"']"
        r"\s*,\s*[\"'](?:arguments|args|parameters|params|input|kwargs)[\"']\s*:",
    ),
    (
        "executable.script",
        (
            r"(?i)[*#@]\{\s*T\(|<!--\s*#\s*(?:exec|include|echo|set)\b|"
            r"\{%-?\s*(?:for|if|set|include|import|macro|extends|block|raw|print|call|do)\b|"
            r"<[a-z][^<>]{0,200}\son[a-z]{3,20}\s*="
        ),
    ),
)
"""Patterns that begin with a sign: cheap enough to look everywhere."""

CODE: tuple[tuple[str, str], ...] = (
    (
        "executable.sql",
        r"(?ims)\b(?:drop\s+(?:table|database|schema|view|index|user|role|trigger|column)|"
        r"(?-i:TRUNCATE\s+TABLE)|truncate\s+table(?=\s+[\w.\"`\[\]]+"
        r"\s*(?:[;,]|$|cascade|restart|--|[^\x00-\x7f]))|alter\s+(?:table|user|role|database)"
        r"|create\s+(?:or\s+replace\s+)?(?:temp\w*\s+)?"
        r"table(?=\s+(?:if\s+not\s+exists\s+)?[\w.\"`\[\]]+\s*(?:\(|as\b|like\b|;|$))"
        r"|create\s+(?:or\s+replace\s+)?(?:database|user|role|trigger|procedure|"
        r"view)(?=\s+[\w.\"`]+\s*(?:\(|as\b|with\b|identified\b|;|$))"
        r"|(?:grant|revoke)\s+(?:all|select|insert|update|delete|execute|usage|create|alter|"
        r"drop)\b[\w, ]{0,60}\s+on(?=\s[^;\n]{1,80}\s(?:to|from)\s))"
        r"\s+(?:if\s+(?:not\s+)?exists\s+)?(?:\*\.\*|(?!(?:shows?|and|or|is|are|was|were|that|"
        r"which|"
        r"below|above|in|with|as|for|of|to|suggests?|indicates?|data)\b)[\w.\"`\[]+)"
        r"|\binsert\s+overwrite\s+(?:table\s+|local\s+|directory\s+)*[\w.'\"`/]{2,60}\s+(?:partition|"
        r"select|values|if)\b"
        r"|\b(?:insert|replace|merge)\s+(?:ignore\s+)?into\s+[\w.\"`\[\]]+\s*(?:\w+\s+)?"
        r"(?:\(|values\b|select\b|using\b|as\b)"
        r"|\bdelete\s+\w{1,20}\s+from\s+[\w.]{1,40}\s+(?:\w{1,20}\s+){0,3}join\b"
        r"|\bdelete\s+from\s+[\w.\"`]+\s*(?:(?:as\s+)?[a-z]\w{0,20}\s+)?"
        r"(?:where\b|using\s+\w|;|$|--|[^\x00-\x7f])"
        r"|\bupdate\s+[\w.\"`]+\s+(?:(?:as\s+)?\w{1,20}\s+)?(?:(?:inner\s+|left\s+)?"
        r"join\s[^;\n]{1,160}?\s)?set\s+[\w.\"`]+\s*=|\brename\s+table\s+[\w.`]+\s+to\s+\w|"
        r"\bunion\s+(?:all\s+)?select\b|\bselect\s+\*\s+from\s+\w"
        r"|\btruncate\s+[\w.]+\s*;|\bcopy\s+[\w.]+\s+(?:from|to)\s+(?:'|program|stdin|stdout)"
        r"|\b(?:exec|execute)\s+(?:xp_|sp_)\w+|\bxp_cmdshell\s*(?:N?'|[(\"@])|"
        r"'\s*or\s+'?1'?\s*=\s*'?1|"
        r"\bload_file\s*\(|\binto\s+outfile\b"
        r"|;\s*(?:drop\s+(?:table|database|schema|view|index|user|login)|delete\s+from|"
        r"shutdown(?=\s*(?:;|--|$|with))|truncate\s+(?:table\s+)?\w+(?:\.\w+)*\s*(?:;|--|$))\s*\w?|"
        r"\bselect\s+[\w.\"`*()]{1,80}(?:\s*,\s*[\w.\"`*()]{1,80}){0,12}\s+from\s+[\w.\"`]+"
        r"\s+(?:where\s+[\w.\"`]+\s*(?:=|<|>|like\b|in\s*\(|is\b)|limit\s+\d|"
        r"order\s+by\s+\w+\s*(?:;|desc|asc|$))",
    ),
    (
        "executable.sql",
        r"\bSELECT\s+(?:DISTINCT\s+|TOP\s+\d+\s+)?(?:\*|"
        r"[^\s;,，。]{1,60}(?:\s*,\s*[^\s;,，。]{1,60}){0,12})\s+FROM\s+(?:[\w.\"`\[\]]|"
        r"[^\x00-\x7f，。；：、]){1,60}(?:\s*;|"
        r"\s+(?:WHERE|LIMIT|ORDER\s+BY|GROUP\s+BY|(?:INNER\s+|LEFT\s+)?JOIN)\s+\S)"
        r"|\b(?i:select)\s+(?:\*|(?:[\w.\"`]|[^\x00-\x7f，。；：、\s]){1,60}"
        r"(?:\s*,\s*[^\s;,，。]{1,60}){0,12})\s+(?i:from)\s+[^\x00-\x7f，。；：、\s]{1,40}[ \t]*"
        r"(?:[;\n]|$|(?i:where|limit|order by|group by)\b)"
        r"|\bSELECT\s+[\[\"`][^\[\]\"`\n]{1,60}[\]\"`]\s+FROM\s+[\[\"`\w]"
        r"|\bDELETE\s+FROM\s+[^\x00-\x7f，。\s]{1,40}\s*(?:WHERE\b|[;\n]|$)|"
        r"\bUPDATE\s+[^\x00-\x7f，。\s]{1,40}\s+SET\s+\S{1,60}\s*=|"
        r"\bINSERT\s+INTO\s+[^\x00-\x7f，。\s(]{1,40}\s*(?:\(|VALUES\b)|"
        r"\bDROP\s+TABLE\s+[^\x00-\x7f]"
        r"|\b(?:SELECT|select)\b[^.;\n]{1,120}\b(?:FROM|from)\s+\w+\s*;|"
        r"\bdb\.[\w.()'\"$\[\]-]{1,80}\.(?:insert|update|delete|remove|drop|"
        r"replace|bulkWrite)\w{0,12}\s*\("
        r"|\bDETACH\s+DELETE\b|\bmutation\b[^{}\n]{0,80}\{\s*\w+\s*[({]|"
        r"\b(?:CONFIG\s+SET|config\s+set)\s+[\w-]+\s+[\w/\"']|\bredis\.p?call\s*\(|"
        r"(?m:^\s*(?:redis|mysql|sqlite|mongos?h?|postgres|127\.0\.0\.1:\d+)(?:\[\d+\])?[=#]?"
        r">\s*\w)|\b(?:FLUSHALL|FLUSHDB)\b|\bPRAGMA\s+\w+\s*=",
    ),
    (
        "executable.shell",
        r"(?i)\brm\s+-[a-z]*[rf]|"
        r"\b(?:curl|wget)\b[^\n|]{0,200}\|\s*(?:sudo\s+)?(?:ba|z|da)?(?:sh|python3?|perl)\b|"
        r"\b(?:curl|wget)\s+(?:-{1,2}[\w-]+\s+\S{0,80}\s*){0,6}['\"]?(?:https?://|\w+\.\w+/)"
        r"|(?-i:\bsudo)\s+(?:-\w|(?!(?:and|or|is|was|for|to|in|on|access|rights|privileges?|users?|"
        r"commands?|mode|powers?|permissions?)\b)[a-z][\w-]{1,20}\b(?!\s+(?:is|was|and|or)\b))|"
        r"\$\((?=[a-z_/])[^)\n]{1,80}\)"
        r"|`(?:rm|cat|ls|curl|wget|id|whoami|echo|bash|sh|python3?|nc|env|uname|kill|git|chmod|"
        r"sudo|ssh|scp|docker|kubectl|pip|npm)\b[^`\n]{0,120}`"
        r"|\bchmod\s+(?:[0-7]{3,4}|[ugoa]*\+[rwxs])|\bchown\s+(?:-R\s+)?\w+[:.]\w*\s+/|"
        r"\bkill(?:all)?\s+-(?:9|kill|s)(?=\s+(?:[\d$%`(-]|[a-z]{2,20}\s?(?:[;&|`]|$))|"
        r"\s*(?:[;&|`'\"\n]|$|[^\x00-\x7f]))|\b(?:mkfs(?:\.\w+)?\s+/|dd\s+if=)|:\(\)\s*\{"
        r"|\b(?:nc|ncat|netcat)\s+-\w*[el]|/dev/tcp/|\b(?:ba|z)?sh\s+-[ci]\b|\bpython3?\s+-c\b|"
        r"\bnode\s+-e\b|\bperl\s+-e\b|\bcrontab\s+-|\biptables\s+-|"
        r"\bsystemctl\s+(?:--?[\w=-]+\s+){0,3}(?:stop|start|restart|reload|disable|enable|mask|"
        r"unmask|kill|daemon-reload|isolate|poweroff|edit)\b|(?-i:\b(?:sudo )?service\s[\w-]{2,30}"
        r"\s(?:stop|start|restart|reload)(?=\s*(?:$|[;&|,.`'\"]|[^\x00-\x7f]))|\b(?:supervisorctl|"
        r"pm2|launchctl|initctl|rc-service|nssm)\s(?:stop|start|restart|reload|delete|load|unload|"
        r"kickstart|remove)\b)|(?-i:\bfor\s+\w{1,20}\s+in\s[^\n;]{1,120}(?:;|\n)\s*do\b|"
        r"\b(?:while|until)\s+(?:read|true|:|\[|!|\w{1,12}\s-)[^\n;]{0,120}(?:;|\n)\s*do\b|"
        r"\bsed\s+(?:-\w+\s+)*(?:-i|--in-place)|\bperl\s+-p?i|\bgawk\s+-i\s|"
        r"\bxargs\s+(?:-\S+\s+){0,4}(?:rm|mv|kill|cp|sed|sh|bash|chmod|curl|touch)\b|"
        r"\b(?:alembic|flyway|liquibase|sqitch|prisma|knex|dbt)\s+(?:\S+\s)?(?:upgrade|downgrade|"
        r"migrate\w*|clean|rollback|update|deploy|revert|run|reset|stamp|push)\b|"
        r"\btruncate\s+-s\s|\brsync\s+-\S+[^\n]{0,120}\s--delete|\bln\s+-s\S*\s+\S+\s+\S|"
        r"\bcp\s+-[a-zA-Z]+\s+\S+\s+\S|\bmv\s+-[fnv]+\s+\S+|\bumount\s+\S|"
        r"\buser(?:add|del|mod)\s+\S|\bufw\s+(?:allow|deny|disable|enable|delete)\b|"
        r"\bpsql\s+(?:-\S+\s+\S*\s*){0,5}-[cf]\s|\bmysql\s+(?:-\S+\s+\S*\s*){0,5}-e\s|"
        r"\b(?:pg_restore|mysqldump|mongorestore|dropdb|createdb|pg_dump)\s+-)"
        r"|\bcat\s+(?:/etc/|~/|\.env|/proc/)|\bscp\s+\S+\s+\S+@|\bssh\s+(?:-\w\s+\S+\s+)?\w+@\w|"
        r"\b(?:docker|podman|kubectl|oc|k3s|nerdctl)\s+(?:(?:-{1,2}[\w-]+(?:=\S{1,60})?|"
        r"-{1,2}[\w-]+ (?!run|exec|rm|delete|apply|scale)[\w./-]{1,60}|container|image|volume|"
        r"network|system|service|stack|node|swarm|compose)\s+){0,4}(?:run|exec|rm|rmi|delete|"
        r"apply|create|replace|scale|drain|cordon|uncordon|taint|label|annotate|set|expose|patch|"
        r"edit|rollout|cp|stop|start|restart|kill|compose|prune|push|up|down|update|deploy|"
        r"remove)\b(?!\s+(?:is|was|and|or|are|can)\b)|"
        r"\bdocker-compose\s+(?:up|down|restart|stop|rm|run|exec|pull)\b|"
        r"(?-i:\b(?:terraform|tofu|pulumi|terragrunt|cdk)\s+(?:-chdir=\S+\s+)?(?:apply|destroy|"
        r"init|import|up|taint|deploy|run-all|state\s+(?:rm|mv|push)|"
        r"workspace\s+(?:delete|new|select)|force-unlock)\b|\b(?:aws|gcloud|az|gsutil|heroku|"
        r"vault|aliyun|doctl|oci|ibmcloud|flyctl|fly|tccli|hcloud|linode-cli|bq|eksctl|argocd|"
        r"temporal|airflow|nomad|consul|gh)\s+(?:[\w-]{2,30}\s+){0,4}(?:[a-z]{2,12}-(?=[a-z]))?"
        r"(?:delete|terminate|stop|start|restart|reboot|create|update|remove|rm|destroy|deploy|"
        r"scale|resize|resume|suspend|cancel|reset|trigger|rollback|revoke|disable|enable|merge|"
        r"sync|cp|mv|put)(?:-[a-z-]{2,40})?\s+(?:--?[a-z]|[\w/.:-]*[\d/:_-][\w/.:-]*)|"
        r"\b(?:aws|gcloud|az|gsutil|heroku|vault|helm)\s+[a-z][\w-]{1,20}"
        r"\s+(?:[\w:/.-]{1,60}\s+){0,3}(?:--?[a-z]|\w+://)|\betcdctl\s+(?:del|put)\s|"
        r"\bpython3?\s+-m\s+(?:http\.server|pip|SimpleHTTPServer)\b|"
        r";\s*do\s+(?:rm|mv|curl|wget|kill|cp|sh|bash)\s|\bhelm\s+(?:-\S+\s+\S+\s+)?(?:install|"
        r"upgrade|uninstall|delete|rollback)\s+\w|\bnpx\s+(?:-\w\s+)?@?[\w/-]+(?:@\w|\s|$)|"
        r"\bansible(?:-playbook)?\s+\S+\s+-\w)|\bgit\s+(?:-C\s+\S+\s+)?(?:push|reset|clean|clone|"
        r"(?:checkout|branch|rebase|stash|tag|rm|commit|merge|restore|remote|revert|cherry-pick|"
        r"filter-branch|config|worktree)\s+(?:-|add\b|drop\b|clear\b|remove\b|set-url\b|\.))|"
        r"\b(?:pip3?|npm|apt|apt-get|yum|brew)\s+(?:install|remove|-y)\s+\S"
        r"|\b(?:shutdown|reboot)\s+(?:-\w|now\b|/\w)|\bexport\s+[A-Z_]{2,}=(?!<|[\"']?your)|"
        r"\bmv\s+/\w|"
        r"\bnohup\s+\S|\becho\b[^\n]{0,120}>>?\s*[/~.]|\bfind\s+/\S*\s+-\w+|"
        r"\bfind\s+[.~$]\S*\s[^\n]{0,120}?-(?:delete|exec|execdir|ok)\b|"
        r"(?-i:\bpython3?\s+(?:-\w\s+){0,3}[\w./-]{1,60}\.py\b)|\btee\s+(?:-a\s+)?/",
    ),
    (
        "executable.shell",
        r"(?i)\bpowershell(?:\.exe)?\b[^\n]{0,80}\s-(?:e|ec|enc|encodedcommand|c|command|nop|"
        r"noprofile|w|windowstyle|exec|executionpolicy|ep|file)\b"
        r"|\b(?:invoke-(?:expression|webrequest|restmethod|command|item|wmimethod)|iex|"
        r"set-executionpolicy|remove-item|start-process|new-item|stop-process|get-content|"
        r"set-content|add-mppreference|set-mppreference|new-object\s+(?:system\.)?net\.webclient|"
        r"restart-computer|stop-computer)\b\s*[\s(-]\s*[\w\"'$(-]"
        r"|(?-i:\b(?:Start|Stop|Remove|New|Set|Add|Clear|Restart|Register|Unregister|Enable|"
        r"Disable|Copy|Move|Rename|Out|Import|Install|Send)-[A-Z][A-Za-z]{3,30}\s+-[A-Z][a-z]+)|"
        r"\bdownload(?:string|file)\s*\(|\bcmd(?:\.exe)?\s+/[ck]\b|\bdel\s+/[fsq]\b|"
        r"\bformat\s+[a-z]:(?=\s?(?:/|$|[`'\"]))|\breg\s+(?:add|delete)\s|\bschtasks\s+/|"
        r"\bcertutil\s+-|\brundll32\b|"
        r"\bmshta\s+\S|\bregsvr32\b|\b[cw]script\s+\S+\.|\bnet\s+user\s+\w+|\bwmic\s+\w+|"
        r"\bbitsadmin\b|\b(?:iwr|irm|curl|wget)\s[^|\n]{0,80}(?:://|\.ps1)[^|\n]{0,80}\|\s?iex\b|"
        r"\brmdir\s+/s|\btaskkill\s+/|\bvssadmin\s+delete",
    ),
    (
        "executable.script",
        r"(?i)<\s*/?\s*script\b(?!>\s?(?:tags?|elements?|blocks?|was|is|were|are|injections?|"
        r"[标元注]))|\b(?:javascript|vbscript|livescript)\s*:(?!\s)|"
        r"<\s*(?:iframe|object|embed|applet|base|form)\b(?!>\s?(?:[\w./ -]{1,24}</|"
        r"<(?!/?\s?(?:input|label|button|select|textarea|fieldset|div|p|h\d|table|br|img|"
        r"param|embed|script|a|span|ul)\b)))|<svg[^<>]{0,100}/on\w+|\bdata:text/html|"
        r"\bsrcdoc\s*=|<meta[^<>]{0,60}http-equiv\s*=\s*[\"']?refresh"
        r"|\bos\.(?:system|popen|remove|unlink|exec\w+|spawn\w+|kill|rmdir)\s*\(|"
        r"\bsubprocess\.\w+\s*\(|\b(?:eval|exec)\((?=[\"'\w(])|\b__import__\s*\(|"
        r"\bshutil\.\w+\s*\(|\)\.(?:unlink|rmdir|write_text|write_bytes|rmtree)\s*\(|"
        r"\b(?:fs|os|shutil|pathlib|file|path)\.(?:unlink|rmdir|write_text|write_bytes|"
        r"rmtree)\w{0,6}\s*\(|\bpickle\.loads?\s*\(|"
        r"(?m:^\s*(?:import\s+(?:os|sys|subprocess|socket|shutil|requests|ctypes|pty)\b|from\s+"
        r"(?:os|subprocess|socket|shutil|pathlib|ctypes|requests|urllib)\b[\w.]*\s+import\b))"
        r"|;\s*import\s+(?:os|subprocess|socket)\b|\bimport\s+(?:os|subprocess|socket)\s*[;,]|"
        r"\brequests\.(?:post|get|put|delete)\s*\(|\burllib\.request\b|\bsocket\.socket\s*\(|"
        r"\bopen\s*\([^)\n]{1,80},\s*['\"][wa]b?\+?['\"]"
        r"|\bfetch\s*\(\s*['\"`]|\bnew\s+(?:XMLHttpRequest|Function|WebSocket|ActiveXObject)\b|"
        r"\bdocument\.(?:cookie|write|location)\b(?!\s+(?:is|was|as|and|or|in|to|that|which|"
        r"for)\b)|"
        r"\b(?:window|document|top|parent)\.(?:location|open)\b|\blocalStorage\.\w+|"
        r"\brequire\s*\(\s*['\"](?:child_process|fs|net|http)|\bchild_process\b|"
        r"\bset(?:Timeout|Interval)\s*\(|\bprocess\.(?:exit|env|kill)\b|\bXMLHttpRequest\b"
        r"|\bRuntime\.getRuntime\(\)|\bProcessBuilder\b|\bSystem\.(?:exit|out)|"
        r"\$\{\s*(?:jndi|env|sys|lower|upper|java|script|T\()[:.\w(]|"
        r"\{\{[^{}\n]{0,80}(?:\d\s*\*\s*\d|__\w+__|config\b|self\.|request\.|cycler|lipsum|"
        r"constructor)|<\?php|<%[=@!]?\s*\w|#\{\s*(?:system|`|exec|T\()|\balert\s*\(\s*[\w'\"`]|"
        r"\bsys\.exit\s*\(|\bsystem\s*\(\s*['\"]|\bpopen\s*\(\s*['\"]|\bshell_exec\s*\(|"
        r"\bpassthru\s*\(|\bbase64_decode\s*\(|\bDeno\.\w+\(|\bcompile\s*\(\s*['\"]|"
        r"\bgetattr\s*\(\s*__|\blambda\s*:\s*\(?__",
    ),
    (
        "executable.script",
        r"(?i)\bsendBeacon\s*\(\s*[^\s)]|"
        r"\bnew\s+(?:Image|Audio)\s*(?:\([^)\n]{0,20}\))?\s*\)?\.src\b|"
        r"\bnew\s+(?:EventSource|SharedWorker|Worker|BroadcastChannel|RTCPeerConnection)\s*\(|"
        r"(?<![\w$])(?:\$|jQuery)\.(?:post|get|ajax|getJSON|getScript)\s*\(\s*['\"`{\w]|"
        r"\baxios(?:\.(?:post|get|put|delete|request|patch))?\s*\(\s*['\"`{\w]"
        r"|\b(?:sessionStorage|localStorage)\s*(?:\.\w|\[\s*['\"\w]|\))|\bdocument\.(?:forms|body|"
        r"domain|head|documentElement|querySelector(?:All)?|getElement\w+|createElement|images|"
        r"links|scripts|referrer|execCommand|addEventListener)\s*[.\[(=;,)]|"
        r"\bcreateElement\s*\(\s*['\"`]|\.(?:innerHTML|outerHTML)\s*\+?=|"
        r"\binsertAdjacentHTML\s*\(|\bpostMessage\s*\(\s*[^\s)]|"
        r"\bnavigator\.(?:clipboard|serviceWorker|geolocation|mediaDevices|credentials)\.\w+\s*\("
        r"|\bimportScripts\s*\(\s*['\"`]|\bindexedDB\.\w+\s*\(|"
        r"(?<![\w.])location(?:\.(?:href|hash|search))?\s*=\s*['\"`]|"
        r"\blocation\.(?:assign|replace)\s*\(\s*['\"`\w]|\baddEventListener\s*\(\s*['\"`]|"
        r"\bimport\s*\(\s*['\"`]|\b(?:window|document|globalThis|self)\[\s*['\"`]|"
        r"\.src\s*=\s*['\"`](?:https?:)?//|\.send\s*\(\s*(?:document\.|JSON\.|btoa|localStorage|"
        r"sessionStorage|new\s+FormData)|\bhistory\.(?:pushState|replaceState)\s*\(",
    ),
    (
        "executable.formula",
        r"(?im)(?:^|[\t,|;\"'])\s*[=+@-]+\s*(?:cmd\s*\||msexcel\||rundll32|powershell\||mshta\||"
        r"(?:HYPERLINK|IMPORT\w+|WEBSERVICE|FILTERXML|DDE|DDEAUTO|EXEC|CALL|REGISTER|SHELL|RTD|"
        r"GOOGLEFINANCE|IMAGE|ENCODEURL|INDIRECT|SUM|IF|VLOOKUP|CONCAT\w*|CHAR|TEXT|NOW|AVERAGE|"
        r"LOOKUP|XLOOKUP|SUMIF|COUNT\w*|ROUND|MAX|MIN|FORMULA)\s*\()"
        r"|[=+@]\s?(?:cmd|msexcel|powershell|mshta|rundll32|excel)\s?\|\s?['\"]|"
        r"(?<![A-Za-z0-9)])=\s?(?:HYPERLINK|IMPORT(?:XML|DATA|HTML|FEED|RANGE)|WEBSERVICE|"
        r"DDE(?:AUTO)?)\s*\(\s*[\"'“A-Z]|\bDDE(?:AUTO)?\s+[\"']?c:\\|"
        r"(?m:(?:^|[\t|])\s*=\s*(?!Q[1-4]\b)\$?[A-Z]{1,3}\$?\d{1,6}\s*[-+*/&]"
        r"\s*\S(?!\S{0,40}\s[a-z]{2,}\s[a-z]))|'?!\s*A\d+\b(?=\s*$)",
    ),
    ("executable.callback", CALLBACK),
    ("executable.sql", QUERIES),
    ("executable.callback", BEACON),
)
