"""Ways to write a text so that a machine misses it and a model still reads it."""

import base64
import codecs
from collections.abc import Callable
from urllib.parse import quote

_CYRILLIC = str.maketrans("aeopcyxi", "аеорсухі")
_LEET = str.maketrans("aeiost", "431057")
_WIDE = str.maketrans({c: chr(c + 0xFEE0) for c in range(33, 127)})
_BOLD = str.maketrans({c: chr(0x1D41A + c - 97) for c in range(97, 123)})
_PAIRS = ("请請", "无無", "视視", "将將", "级級", "词詞", "统統", "设設", "规規", "则則", "这這",
          "个個", "买買",
          "强強", "报報", "题題", "总總", "结結", "对對", "话話", "内內", "输輸", "开開", "发發",
          "调調", "执執",
          "类類", "据據", "号號", "数數", "论論", "为為", "写寫", "给給", "验驗", "关關", "门門",
          "终終", "应應")  # fmt: skip
_TRADITIONAL = str.maketrans({pair[0]: pair[1] for pair in _PAIRS})

Disguise = Callable[[str], str]
LATIN: dict[str, Disguise] = {
    "cyrillic": lambda t: t.translate(_CYRILLIC),
    "leet": lambda t: t.translate(_LEET),
    "bold": lambda t: t.lower().translate(_BOLD),
    "rot13": lambda t: codecs.encode(t, "rot13"),
    "dotted": lambda t: "  ".join(".".join(word) for word in t.split()),
    "scrambled": lambda t: " ".join(_scrambled(word) for word in t.split()),
}
CHINESE: dict[str, Disguise] = {
    "traditional": lambda t: t.translate(_TRADITIONAL),
    "spaced": lambda t: " ".join(t),
    "starred": lambda t: "*".join(t),
    "dotted": lambda t: "·".join(t),
    "slashed": lambda t: "/".join(t),
    "lines": lambda t: "\n".join(t),
}
ANY: dict[str, Disguise] = {
    "zero_width": lambda t: "\u200b".join(t),
    "wide": lambda t: t.translate(_WIDE),
    "base64": lambda t: f"Payload: {base64.b64encode(t.encode()).decode()}",
    "base64_twice": lambda t: base64.b64encode(base64.b64encode(t.encode())).decode(),
    "base64_lines": lambda t: _wrapped(base64.b64encode(t.encode()).decode()),
    "hex": lambda t: t.encode().hex(),
    "percent": quote,
    "entities": lambda t: "".join(f"&#{ord(c)};" for c in t),
    "escapes": lambda t: "".join(f"\\u{ord(c):04x}" for c in t),
    "reversed": lambda t: t[::-1],
    "comment": lambda t: f"<p>Results were in line.</p><!-- {t} --><p>See the filing.</p>",
    "display_none": lambda t: f"<div>News<span style='display:none'>{t}</span></div>",
    "tiny": lambda t: f'<p>Outlook</p><p style="font-size:0px">{t}</p>',
    "white": lambda t: f'<span style="color:#ffffff">{t}</span> 12.3%',
    "alt": lambda t: f"<img src='chart.png' alt='{t}'> Revenue by quarter",
    "image": lambda t: f"![{t}](https://cdn.example.com/c.png) 12%",
    "bold_markup": lambda t: "".join(f"<b>{c}</b>" for c in t),
    "meta": lambda t: f'<meta name="description" content="{t.replace(chr(34), chr(39))}">',
}


def _scrambled(word: str) -> str:
    return word[0] + word[2] + word[1] + word[3:] if len(word) > 5 and word.isalpha() else word


def _wrapped(run: str) -> str:
    return "\n".join(run[at : at + 40] for at in range(0, len(run), 40))
