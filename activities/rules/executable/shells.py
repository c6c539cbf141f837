"""Lines for a shell: a program by its name, and behind it what only a program is given."""

_SAID = (
    r"(?:rm|rmdir|tar|scp|sftp|rsync|rclone|socat|nc|ncat|netcat|telnet|tftp|lftp|curl|wget|"
    r"aria2c|openssl|gpg2?|age|ch(?:mod|own|grp|attr)|setfacl|mkfs|fdisk|umount|dd|shred|wipefs|"
    r"pkill|killall|systemctl|crontab|iptables|nft|firewall-cmd|user(?:add|del|mod)|passwd|"
    r"chpasswd|sudo|doas|bash|zsh|ksh|dash|sh|pwsh|powershell|python3?|perl|php|ruby|lua|node|deno|"
    r"bun|npm|npx|pnpm|pipx?|pip3|cargo|mvn|gradle|docker|podman|kubectl|helm|terraform|tofu|"
    r"ansible(?:-playbook)?|aws|gcloud|gsutil|s3cmd|ssh|ssh-[a-z-]{4,10}|sshpass|mailx|mutt|swaks|"
    r"msmtp|sendmail|unzip|gzip|gunzip|7za?|bzip2|mv|cp|ln|tee|sed|awk|xxd|base64|mysqldump|"
    r"pg_dump(?:all)?|pg_restore|psql|mysql|mongodump|mongosh|redis-cli|sqlite3|nmap|tcpdump|"
    r"setsid|nohup|tmux|strace|insmod|modprobe|sysctl|swapoff|lvremove|zfs|twine|svn|"
    r"robocopy|xcopy|icacls|takeown|attrib|netsh|bcdedit|diskpart|wevtutil|msiexec|osascript|"
    r"launchctl|dscl|dnf|apk|dpkg|rpm|pacman|apt-get|brew|yum|"
    r"mosquitto_pub|grpcurl|kcat|kafkacat|wscat|websocat|rabbitmqadmin|hydra|msfvenom|mkfifo|"
    r"systemd-run|fsutil|tmutil|defaults|xdg-open|minikube|vagrant|nomad|dropuser|createuser|"
    r"dropdb|snmpset|airflow|prefect|git|gh|hg|xargs|chroot|mount|zip|logrotate|truncate|touch|"
    r"unlink|ftp|http|https|xh)"
)
"""Programs; the few that are words, too, are met only where a line or a command begins."""
_UNHEARD = (
    r"(?:scp|sftp|rsync|rclone|socat|ncat|netcat|tftp|lftp|openssl|gpg|chmod|chown|chgrp|chattr|"
    r"setfacl|mkfs|wipefs|pkill|killall|usermod|chpasswd|sshpass|mailx|swaks|msmtp|mysqldump|"
    r"pg_dump|mongodump|mosquitto_pub|grpcurl|kcat|kafkacat|wscat|websocat|rabbitmqadmin|robocopy|"
    r"xcopy|icacls|takeown|netsh|bcdedit|wevtutil|twine|msfvenom|insmod|modprobe|lvremove|"
    r"msiexec|osascript)"
)
"""Those that nobody writes about with a switch behind them, but to run them."""
_STEP = (
    r"(?:docker\s(?:ps|pull|push|logs|images|inspect|build|login|info|stats)|kubectl\s(?:get|"
    r"describe|logs|top|proxy|config|"
    r"port-forward|attach|auth)|git\s(?:pull|fetch|push|clone|add|commit|checkout|merge|rebase|"
    r"stash|init|log|status|"
    r"diff|show|switch|apply|am|gc)|npm\s(?:ci|i|run|exec|start|test|audit|install|update|link|"
    r"pack|publish|login)|"
    r"(?:yarn|pnpm|bun)\s(?:install|add|run|dev|build|start|deploy|publish|dlx)|"
    r"systemctl\s(?:status|is-active|show|"
    r"list-units|cat|start|stop|restart)|(?:uv|poetry|pipx|pip3?|conda|brew|cargo|go|mvn|gradle|"
    r"dotnet|rake|bundle|"
    r"composer|tox|nox)\s(?:run|sync|add|install|update|build|test|exec|get|freeze|list|publish|"
    r"package|clean)|"
    r"(?:terraform|tofu|pulumi|helm|vagrant|packer)\s(?:plan|init|apply|output|show|list|status|"
    r"validate|destroy|up|"
    r"preview|refresh|import)|(?:gh|glab)\s(?:pr|issue|run|repo|release|secret|workflow|api|auth|"
    r"gist)|"
    r"(?:aws|gcloud|az|oci|aliyun|doctl)\s(?:s3|ec2|iam|sts|lambda|rds|ssm|logs|secretsmanager|"
    r"ecs|eks|auth|config|"
    r"compute|sql|run|secrets|account|login|vm|aks|acr|storage|keyvault|webapp|ad|group)|"
    r"(?:ps aux|sudo su|su -))(?![\w-])"
)
"""Programs with a step of their work: a line of nothing else is typed at a console."""
_BEGIN = (
    r"(?:(?m:^)\s?(?:[-*>$#%]\s|\d[.)]\s|\$\s?|PS[^>\n]{0,40}>\s?|[a-z]\w{0,20}@[\w.-]{1,30}"
    r"[:~][^$#\n]{0,30}[$#]\s)?|[|;&`(\"']\s?|[:：]\s?|[^\x00-\x7f]\s?|"
    r"\b(?:run|exec|execute|sudo|do|then|nohup|time|RUN|CMD|type)\s)"
)
"""Where a command begins: a line, a sign of the shell, a prompt, a quote, a word that runs it."""
_FILE = (
    r"(?:md|json|csv|txt|log|sh|py|db|sql|tgz|gz|tar|zip|pem|key|rds|xlsx?|pdf|html?|conf|cfg|"
    r"ya?ml|"
    r"env|exe|bat|ps1|dll|bin|out|bak|enc|gpg|parquet|sqlite3?|docx?|toml|ini|lock|js|rb|pl|so)"
)
_GIVEN = (
    rf"(?:-{{1,2}}[A-Za-z]|(?:~|\.{{1,2}})?/[\w.*~]|[\w*{{}}./~-]{{0,80}}\.{_FILE}\b|"
    rf"[a-z]{{2,6}}://|"
    r"[\w.-]{1,40}@[\w.-]{1,60}|\d{1,3}(?:\.\d{1,3}){3}\b|"
    r"[\w-]{1,40}(?:\.[\w-]{1,40}){1,4}\s\d{2,5}\b|"
    r"\w[\w.-]{0,40}:/|[a-z]\w{1,20}:[a-z][\w-]{0,30}/\w|\$[A-Za-z{(]|\*(?=\s?$)|dist/|\\\\\w|"
    r"[A-Z]:\\)"
)
"""A switch, a path, a file, an address, a host with its port, a variable."""
_INLINE = (
    r"(?:curl|wget|[ef]?grep|zgrep|rg|g?awk|sed|jq|yq|xsltproc|tar|unzip|gunzip|zcat|pdftotext|"
    r"pdfgrep|"
    r"pandoc|lynx|aria2c|youtube-dl|yt-dlp|sqlite3|psql|mysql|duckdb|ssh|ftp|"
    r"(?:find|cat|head|tail|sort|cut|split|tee)(?=[ \t]-(?:[A-Za-z][^\w-]|name|type|exec|mtime))|"
    r"xxd|base64|sha256sum|md5sum|iconv|csvcut|csvgrep|xmllint|soffice|ffmpeg|whisper|"
    r"python3?|perl|ruby|node|Rscript|jupyter|papermill|spark-submit|mvn|docker|git|aws|gsutil|dd)"
)
_QUOTED = r"(?:\"[^\"\n]{0,120}\"|'[^'\n]{0,120}')"
_ARGUMENT = rf"(?:[^\s\"'|;]{{1,120}}{_QUOTED}?|{_QUOTED})"
"""What stands between two blanks of a command, or a quote with blanks in it."""
_REACHED = (
    rf"[\"']?(?:[a-z][a-z\d]{{1,6}}://|(?:~|\.{{1,2}})?/[\w*~]|[\w*{{}}./~-]{{0,80}}\.{_FILE}\b|"
    r"[\w.-]{1,40}@[\w.-]{1,60}|\$[A-Z{(])"
)
"""The file or the place that a command works on."""
_AMONG = r"(?:[\w.:=,@%+'\"-]{1,60}[ \t]){0,4}?"
_PLACES = r"(?:srv|etc|tmp|var|home|usr|opt|ro{2}t|dev|proc|mnt|app|data|media|boot|Users|Volumes)"

_READER = (
    r"(?:z?cat|head|tail|[ef]?grep|zgrep|awk|sed|cut|sort|uniq|wc|jq|ls|find|du|df|ps|tr|tac|nl|"
    r"strings|less|more|printf|curl)"
)
_FILTER = (
    r"(?:[ef]?grep|awk|sed|cut|sort|uniq|wc|tr|head|tail|jq|xargs|tee|column|paste|join|less|"
    r"more|bc|"
    r"nl|rev|tac|split|comm|python3?|sh|bash)"
)

RUNS: tuple[tuple[str, str], ...] = tuple(
    ("executable.shell", pattern)
    for pattern in (
        rf"{_BEGIN}{_SAID}[ \t]{_AMONG}{_GIVEN}",
        rf"(?<![\w./-]){_READER}[ \t](?=[^|\n]{{0,160}}(?:\.{_FILE}\b|/\w|[ \t]-{{1,2}}[a-zA-Z]|"
        rf"\*|['\"]|aux\b))"
        rf"[^|\n]{{1,160}}\|[ \t]?{_FILTER}(?=[ \t]-{{1,2}}[A-Za-z]|[ \t]['\"\d/.$A-Z_]|"
        rf"[ \t]?(?:[|>`\n]|$)|"
        rf"[ \t][\w.-]+[ \t]?(?:[|>`\n]|$))",
        rf"(?<![\w./-]){_UNHEARD}[ \t](?:-{{1,2}}[A-Za-z\d]|{_AMONG}{_GIVEN})",
        rf"(?<![\w./-]){_INLINE}[ \t](?:-{{1,2}}[A-Za-z]{_ARGUMENT}?"
        rf"(?:[ \t]{_ARGUMENT}){{0,8}}?[ \t]|"
        rf"{_QUOTED}[ \t]){_REACHED}",
        r"(?m:^\s?(?:[$#>]\s)?(?:killall|pkill|kill|rmdir|unlink|shred|make|npm|yarn|cargo|pnpm|"
        r"gem|"
        r"systemctl|poetry|uv)\s(?:publish|deploy|release|worker|all|install|clean|push|run|"
        r"restart|"
        r"research|\d{2,6}|(?=[a-z-]*[_-])[a-z_-]{3,30})(?:\s[\w.:-]{1,30})?\s?$|"
        r"^\s?(?:[$#>]\s)?(?:wevtutil cl \S+|net (?:stop|start|use|share|localgroup|user) \S+|"
        r"make [\w-]+ [A-Z_]{2,20}=\S+|"
        r"history -c|reboot|poweroff|halt|init [06]|sync && reboot)\s?$)",
        rf"(?<![-=<>])[<>]{{1,3}}\s?(?:/{_PLACES}|~)/\w|<<-?\s?['\"]?[A-Z_]{{2,12}}['\"]?\s?(?:$|"
        rf"\n)|"
        r"(?m:^\s?(?:[$#]\s)?:?\s?>\s?/\w[\w.-]*/[\w./-]+\s?$|^\s?:\s?>\s?[\w./-]+\s?$)|"
        r"<<<\s?[\"'$]|\d?>&\d(?=\s|$)|&>\s?/dev/",
        r"\|\s?(?:nc|ncat|netcat|curl|ssh|mailx|sendmail|xargs|gpg|openssl|socat|psql|mysql|"
        r"redis-cli|sudo)\s[\w./-]+[-./:@\d]|\|\s?(?:mail|tee|base64|python3?|perl|php|node|ruby)\s"
        r"(?:-\w|/\w|\S+\.\w{2,4}\b)|\|\s?iex\b",
        r"(?<![\w/.])\./[\w./-]{1,60}(?:\.(?:sh|py|exe|bin|run|pl|rb|js)\b|\s--?[a-z])|"
        r"(?m:^\s?(?:Exec(?:Start|Stop|Reload)(?:Pre|Post)?=|OnCalendar=|@(?:reboot|daily|hourly|"
        r"weekly|monthly|yearly)\s/?\w|-?\s?uses:\s[\w-]+/[\w./-]+@|ENTRYPOINT\s?\[|CMD\s?\[))",
        r"(?m:^\s?(?:[$#>]\s)?[a-z][a-z0-9_.-]{1,24}(?:[ \t](?!-)[^\s,;!?%()|]{1,60}){0,6}[ \t]"
        r"(?:-[a-zA-Z]|--[a-z][\w-]{1,30}(?:=\S{1,60})?)(?:[ \t][^\s,;!?()]{1,80}){0,12}\s?$)|"
        r"(?m:^\s?(?:[$#>]\s)?[a-z][a-z-]{2,20}\s(?:[a-z]+\s)?(?:publish|migrate|destroy|uninstall|"
        r"rollback|"
        r"db:\w+|migrate:\w+|cache:\w+|undeploy|redeploy)\s?$)|\bdb\s(?:upgrade|downgrade|"
        r"migrate)\b",
        r"(?m:^\s?%{1,2}(?:sh|bash|writefile|run|script|system|sql|load|cmd|perl|ruby|fs|pip|"
        r"conda)\b)|"
        r"\|\s?(?:Stop|Remove|Clear|Set|Out|Export|Invoke|Start|Restart|Move|Copy|Rename|Disable|"
        r"Enable|Send)-"
        r"[A-Z][a-z]\w+|[a-z\d]\s>{1,2}\s[\w./-]{1,60}\.(?:log|sh|sql|gz|tgz|tar|zip|txt|json|csv|"
        r"db|py|env|"
        r"conf|key|pem|bak|md)\b(?!\s\w)",
        rf"(?m:^\s?(?:[$#>]\s)?{_STEP}(?:\s[^\s,;!?()。]{{1,80}}){{0,4}}\s?$)|"
        rf"[`\"'“]{_STEP}(?:\s[\w./:@=-]{{1,60}}){{0,4}}[`\"'”]|"
        rf"(?:&&|\|\|)\s?(?:{_SAID}|make|cd|ls|cat|echo|yarn|uv|poetry|\./\w)(?:\s|$)",
        r"\bkubectl\s(?:get|describe|logs|port-forward|proxy|attach|config|debug|top|auth|"
        r"wait)\s[\w./-]*[/_-]\w|"
        r"\bgcloud\s(?:auth|config|compute|sql|run|iam|secrets|projects|container|functions|"
        r"storage|builds|pubsub)\s[a-z][\w-]{3,}|"
        r"\bdocker\s(?:pull|push|logs|inspect|save|load|login|tag|export|import|attach|"
        r"build)\s[\w.-]{0,60}[:/_][\w./:-]{1,80}",
        r"(?i:\b(?:type|copy|move|del|dir|more|start|attrib|notepad|explorer|cacls|ren|cd|md|"
        r"rd)\s(?:/\w\s){0,3}\"?(?:[a-z]:\\|\\\\\w|"
        r"%[a-z]{3,20}%))|\bnet\s(?:use|view|share|user|localgroup|group|accounts|"
        r"session)\s[^\s]{0,40}\s?(?:\\\\|/\w|[A-Z]:|\*)|"
        r"\b(?:tasklist|ipconfig|systeminfo|netstat|nslookup|gpupdate|gpresult|driverquery|"
        r"chkdsk|tracert|whoami|quser|sfc)\s[/-]\w",
        r"\b(?:Get|Set|Test|Select|Where|ForEach|Write|Export|Import|ConvertTo|ConvertFrom|"
        r"Compress|Expand|Wait|Measure|Sort|Invoke|Enter|"
        r"Connect|Receive|Push|Pop|Add|Clear|Copy|Move|New|Remove|Rename|Start|Stop|Restart|Out|"
        r"Send|Read|Update)-[A-Z][A-Za-z]{2,30}\s"
        r"(?:-[A-Z]|[A-Z]:\\|\$\w|\.\\|~\\|['\"]\w|\*|\|)",
        r"\bat\s(?:now\s?\+\s?\d+\s(?:min|hour|day)|-f\s\S)|\bset\s-[Ugxl]{1,3}\s\w|"
        r"\bbatch\s<<<|\btrap\s['\"]|\balias\s\w{1,20}=['\"]",
        r"(?i:\bdel\s\S{1,80}\s/[a-z]\b|\bcopy\s\S{1,80}\s\\\\\w|\bstart\s\"[^\"\n]{0,40}\"\s\S|"
        r"\bfor\s/[fdlr]\s|>\s?[a-z]:\\|(?:\|\s?[%?]|[|;]\s?foreach(?:-object)?)\s?\{|"
        r"\[(?:system\.)?(?:io|net|diagnostics|reflection|activator|environment|convert|text|"
        r"runtime|guid|appdomain|management|microsoft\.win32)\b[\w.]*\]::\w+\(|"
        r"net\.webclient\)?\.\w+\(|\bsc(?:\.exe)?\s(?:create|delete|stop|start|config)\s\w|"
        r"\bnew-object\s-com|\bmklink\s|\btype\s\S+\s>\s?\S+\.\w)",
    )
)
