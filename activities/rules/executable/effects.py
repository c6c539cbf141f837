"""Calls and imports of programs that leave a trace outside of them, by the names of libraries."""

_MODULES = (
    r"(?:os|sys|subprocess|socket|socketserver|ssl|shutil|requests|ctypes|pty|smtplib|imaplib|"
    r"poplib|ftplib|telnetlib|paramiko|fabric|pexpect|httpx|aiohttp|urllib\d?|http|pathlib|"
    r"tempfile|"
    r"sqlite3|pymysql|MySQLdb|psycopg\d?|sqlalchemy|redis|pymongo|motor|elasticsearch|kafka|pika|"
    r"boto3|botocore|pickle|marshal|shelve|multiprocessing|threading|concurrent|asyncio|signal|"
    r"winreg|webbrowser|selenium|playwright|pyautogui|pynput|xmlrpc|importlib|builtins|code|"
    r"ccxt|alpaca\w{0,12}|easytrader|xtquant|ib_insync|ibapi|tqsdk|vnpy|futu|tweepy|telegram|"
    r"slack_sdk|discord|sendgrid|twilio|docker|kubernetes|git|platform|getpass|schedule|"
    r"apscheduler|celery)"
)
"""Modules with which a program reaches files, networks, processes, people or brokers."""
_READS = (
    r"(?:path|getcwd|listdir|getpid|cpu_count|getenv|environ|sep|name|stat|walk|scandir|linesep|"
    r"get_terminal_size|times|uname|urandom)"
)
"""What of ``os`` only reads."""

_VERBS = (
    r"send|post|put|delete|write|upload|publish|push|execute|save|create|insert|submit|order|buy|"
    r"sell|do|notify|commit|remove|drop|deploy|trigger|patch|start|kill|transfer|login|connect"
)
"""Methods of whatever was imported that do more than compute."""

EFFECTS: tuple[tuple[str, str], ...] = tuple(
    ("executable.script", pattern)
    for pattern in (
        rf"(?m:(?:^|[;`]|>>>)\s?import\s+(?:[\w.]{{1,30}}(?:\s+as\s+\w{{1,20}})?,\s?){{0,5}}"
        rf"{_MODULES}(?:\.\w{{1,30}}){{0,3}}(?:\s+as\s+\w{{1,20}})?\s?(?:$|[;,#`\"']))",
        rf"(?m:(?:^|[;`]|>>>)\s?from\s+{_MODULES}(?:\.\w{{1,30}}){{0,3}}\s+import\s+[\w(*])",
        rf"(?m:^\s?(?:import|"
        rf"from)\s+[a-z]\w[^\n]{{0,60}}\n)(?:[^\n]{{0,120}}\n){{0,6}}?[^\n]{{0,80}}?"
        rf"\.(?:{_VERBS})\w{{0,16}}\s?\(",
        rf"\bos\.(?!{_READS}\b)[a-z_]{{2,20}}\s?\(|\bos\.environ\[[^\]\n]{{1,40}}\]\s?=(?!=)|"
        r"\bos\.environ\.(?:update|setdefault|pop|clear)\s?\(",
        r"\bsmtp\w{0,8}\.(?:login|send\w{0,10})\s?\(|[\w)\]]\.(?:unlink|rmdir|rmtree|write_text|"
        r"write_bytes|writelines|sendmail|sendall|"
        r"send_message|send_e?mail|send_mail|starttls|exec_command|put_object|upload_file\w{0,3}|"
        r"upload_blob|delete_objects?|executemany|executescript|symlink_to|hardlink_to|removedirs|"
        r"storbinary|storlines|basic_publish|send_keys|raw_input)\s?\(",
        r"\bPath\([^()\n]{0,80}\)(?:\s?/\s?['\"][^'\"\n]{1,40}['\"])?\)?\.(?:rename|replace|mkdir|"
        r"chmod|touch|open\(\s?['\"][wax])\b",
        r"\.to_(?:csv|sql|excel|parquet|json|pickle|feather|hdf|gbq|stata|html|markdown)"
        r"\(\s?(?:[frb]?['\"]|path|file|out|buf|con\b|[a-z_]{1,20}\s?=\s?['\"])|"
        r"\.(?:to_clipboard|savefig|save_as)\(",
        r"\b(?:json|pickle|yaml|joblib|np|numpy|torch|toml|dill|marshal)\.(?:dump|save|savez|"
        r"savetxt|safe_dump|save_npz)\s?\(",
        r"\b(?:cur|cursor|conn|connection|engine|session|db|con|tx|transaction)\.(?:execute|"
        r"commit|add|add_all|delete|merge|flush|rollback|bulk_\w{4,20}|drop_all|create_all|run)"
        r"\s?\(|\bdrop_all\s?\(",
        r"\b(?:requests|httpx|aiohttp|session|sess|client|http|urllib3|axios|ky|got|superagent)"
        r"\.(?:post|put|patch|delete|request)\s?\(\s?\S|\burl(?:open|retrieve)\s?\(\s?\S",
        r"\basyncio\.create_subprocess_\w{4,6}\s?\(|\b(?:threading|multiprocessing|"
        r"concurrent\.futures)\.(?:Thread|Process|Pool|Timer|\w{0,7}PoolExecutor)\s?\(|"
        r"\b(?:importlib|webbrowser|ctypes|signal|shelve|sqlite3|boto3|paramiko|ftplib|smtplib|"
        r"socket|pty|pexpect|winreg|pyautogui|telnetlib|shutil|subprocess)\.[A-Za-z_]{3,24}"
        r"(?:\.[A-Za-z_]{3,24})?\s?\(",
        r"\b(?:setattr|delattr)\s?\(\s?\w|\bglobals\(\)\s?\[|\bsys\.modules\s?\[|"
        r"\bopen\s?\([^()\n]{1,80},\s?(?:mode\s?=\s?)?['\"](?:[wax]|r\+)",
        r"\bfs(?:\.promises)?\.(?:write|append|rename|mkdir|rm|copyFile|chmod|truncate|create|"
        r"symlink|unlink)\w{0,14}\s?\(|\bBun\.(?:write|spawn)\w{0,5}\s?\(|"
        r"\b(?:exec|spawn|fork|execFile)(?:Sync)?\(\s?['\"`]",
        r"\bos\.(?:Remove|RemoveAll|Rename|WriteFile|Create|Mkdir|MkdirAll|Setenv|Exit|OpenFile)"
        r"\(|\bexec\.Command\(|\b(?:ioutil|http)\.(?:WriteFile|Post|PostForm)\(|"
        r"\b(?:File|Dir|FileUtils)\.(?:delete|write|rename|rm\w{0,4}|unlink|open|mkdir\w{0,2})\s?"
        r"\(|\bfile_put_contents\s?\(|\bFiles\.(?:delete|write|move|copy|create)\w{0,16}\(|"
        r"\b(?:File|Directory)\.(?:Delete|WriteAll\w{4,6}|Move|Copy|AppendAll\w{4,6})\(|"
        r"\bProcess\.Start\(|\bfile\.(?:remove|rename|create)\(|"
        r"\b(?:std::)?(?:process::Command::new|fs::(?:remove|write|rename|create)\w{0,12})\(|"
        r"\bCreateObject\s?\(\s?\"|(?m:^\s?(?:Shell|Kill)\s+\")",
    )
)
