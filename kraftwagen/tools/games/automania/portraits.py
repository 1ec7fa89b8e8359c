"""The people behind the bots of Automania, between 1950 and 1965."""

from __future__ import annotations

from typing import Final

from kraftwagen.tools.portraits import INK, Person, Style, line, oval, shape

STYLE: Final = Style(
    frame="M4 101 V24 Q4 8 20 6 Q50 2 80 6 Q96 8 96 24 V101",
    ground="#d8ebe6",
    rim="#b9c2c6",
)


def _ears(skin: str, y: float, out: float, rx: float = 5, ry: float = 7) -> str:
    return oval(50 - out, y, rx, ry, f"~{skin}") + oval(50 + out, y, rx, ry, f"~{skin}")


def _shoulders(colour: str, wide: float = 36, top: float = 82) -> str:
    left, right = 50 - wide, 50 + wide
    return shape(
        f"M{left:g} 112 Q{left:g} {top + 8:g} {50 - wide * 0.6:g} {top + 3:g} L41 {top:g} "
        f"L59 {top:g} L{50 + wide * 0.6:g} {top + 3:g} Q{right:g} {top + 8:g} {right:g} 112Z",
        f"~{colour}",
    )


_MITZI = Person(
    skin="#f6d0ab",
    sleeve="#e6b5a6",
    body=_shoulders("#e6b5a6", 29, 84)
    + shape("M40 78 Q50 84 60 78 L61 89 Q50 94 39 89Z", "~#fffaf0", 2),
    head=_ears("#f6d0ab", 57, 21.5, 4, 6)
    + shape("M29 48 Q28 32 50 32 Q72 32 71 48 L69 62 Q64 78 50 80 Q36 78 31 62Z", "~#f6d0ab")
    + line("M36 64 h.1 M40 67 h.1 M64 64 h.1 M60 67 h.1", "#b9693a", 2.2),
    back=shape(
        "M62 22 Q78 2 92 16 Q99 30 90 48 Q88 58 94 66 Q80 66 77 52 Q80 36 68 30Z", "~#d9a441"
    ),
    front=shape(
        "M27 52 Q22 18 52 18 Q80 20 73 52 Q70 44 66 42 L60 36 L54 42 L46 36 L40 42 L34 40 Q29 44 27 52Z",
        "~#d9a441",
        2.2,
    )
    + line("M38 26 Q48 20 58 23", "#f4dc9a", 2.6)
    + shape("M66 24 L58 12 Q66 8 71 16 Q78 10 84 17 L74 27 L72 34 Q66 32 66 24Z", "~#a83229", 2),
    brow="#8a5a1a",
    lips="#c2453f",
    eyes=55,
    mouth=70,
    apart=10.5,
)
_EMIL = Person(
    skin="#ecba8c",
    sleeve="#2a2a30",
    body=_shoulders("#2a2a30", 38)
    + shape("M40 82 L50 104 L60 82Z", "#fffaf0", 1.8)
    + shape("M40 80 L24 86 L34 100 L48 106Z M60 80 L76 86 L66 100 L52 106Z", "~#2a2a30", 2),
    head=_ears("#ecba8c", 57, 23)
    + shape("M28 44 Q28 34 50 34 Q72 34 72 44 L71 64 Q66 80 50 83 Q34 80 29 64Z", "~#ecba8c"),
    front=shape(
        "M28 58 L33 58 L33 46 Q50 38 67 46 L67 58 L72 58 Q76 44 73 36 Q90 24 76 10 Q66 -1 46 4 Q26 6 24 22 Q20 34 27 44Z",
        "~#33241b",
    )
    + line("M34 34 Q34 16 56 14 Q70 14 72 24 M42 36 Q44 24 60 22", "#7b6150", 2.4),
    brow="#2a1c14",
    brow_width=4.6,
    eyes=56,
    mouth=71,
    apart=11,
)
_VIKTOR = Person(
    skin="#e9b48c",
    sleeve="#6a5a48",
    body=_shoulders("#6a5a48", 45, 84)
    + shape("M36 84 L50 110 L64 84Z", "#fffaf0", 1.8)
    + shape("M46 90 H54 L57 112 H43Z", "~#2c4a7c", 1.8)
    + shape("M36 83 L26 90 L44 110Z M64 83 L74 90 L56 110Z", "~#6a5a48", 2),
    head=_ears("#e9b48c", 55, 30)
    + shape(
        "M22 46 Q22 34 50 34 Q78 34 78 46 Q80 58 82 68 Q80 88 50 88 Q20 88 18 68 Q20 58 22 46Z",
        "~#e9b48c",
    )
    + line("M30 66 Q26 74 33 80 M70 66 Q74 74 67 80", "#a86a42", 2)
    + line("M40 84 Q50 88 60 84", "#a86a42", 2),
    front=shape("M24 34 Q20 12 32 8 Q42 4 50 11 Q58 4 68 8 Q80 12 76 34Z", "~#8d8471")
    + shape("M24 33 Q24 27 25 23 Q50 30 75 23 Q76 27 76 33Z", "#3b342a", 1.8)
    + shape(
        "M7 32 Q16 34 26 31 Q50 35 74 31 Q84 34 93 32 Q88 44 72 42 Q50 38 28 42 Q12 44 7 32Z",
        "~#8d8471",
    )
    + line("M50 12 Q47 18 49 24", "#5f5748", 2),
    brow="#4f4638",
    brow_width=5,
    eyes=54,
    mouth=75,
    apart=13,
    nose="M49 54 Q60 63 48 66",
)
_NAOMI = Person(
    skin="#a5683e",
    sleeve="#e4ecec",
    body=_shoulders("#e4ecec", 34)
    + shape("M41 82 L50 102 L59 82Z", "~#2f8c8e", 1.8)
    + shape("M41 80 L30 87 L46 106Z M59 80 L70 87 L54 106Z", "#ffffff", 2),
    head=shape("M30 46 Q30 32 50 32 Q70 32 70 46 L69 62 Q65 79 50 82 Q35 79 31 62Z", "~#a5683e"),
    back=shape(
        "M50 6 Q66 2 76 14 Q90 20 89 36 Q94 50 84 60 Q80 70 70 70 H30 Q20 70 16 60 Q6 50 11 36 Q10 20 24 14 Q34 2 50 6Z",
        "~#2a1d18",
    ),
    front=shape("M28 48 Q26 28 50 27 Q74 28 72 48 Q66 38 50 38 Q34 38 28 48Z", "#2a1d18", 1.8)
    + line("M24 26 Q30 18 38 16", "#6b5548", 2.6)
    + oval(29, 67, 3, 3, "#fffaf0", 1.4)
    + oval(71, 67, 3, 3, "#fffaf0", 1.4),
    glasses=shape(
        "M29 47 H48 V54 Q47 61 39 61 Q31 61 29.5 54Z M52 47 H71 L70.5 54 Q69 61 61 61 Q53 61 52 54Z",
        "#f3e3d2",
        3,
    )
    + line("M48 49 H52", INK, 3),
    brow="#1f1410",
    lips="#d9706a",
    eyes=53,
    mouth=72,
    apart=11,
    nose="M50 58 Q55 64 48 65",
)
_LEONORE = Person(
    skin="#f0cdb4",
    sleeve="#8a1c38",
    body=_shoulders("#8a1c38", 37)
    + shape("M30 86 Q50 104 70 86 L62 80 H38Z", "~#f0cdb4", 2)
    + "".join(
        oval(x, y, 3, 3, "#fffaf0", 1.3)
        for x, y in ((36, 87), (41, 91), (46.5, 93.4), (53.5, 93.4), (59, 91), (64, 87))
    ),
    head=shape(
        "M29 50 Q29 38 50 38 Q71 38 71 50 L70 64 Q66 79 57 83 Q50 85 43 83 Q34 79 30 64Z",
        "~#f0cdb4",
    )
    + line("M35 68 Q36 72 35 75 M65 68 Q64 72 65 75", "#b98a68", 1.8),
    back=shape(
        "M22 62 Q14 40 24 22 Q28 3 50 3 Q72 3 76 22 Q86 40 78 62 Q76 70 68 70 H32 Q24 70 22 62Z",
        "~#dfe0e2",
    ),
    front=shape(
        "M27 54 Q22 36 34 32 Q50 26 66 32 Q78 36 73 54 Q68 44 60 42 Q48 46 36 42 Q30 46 27 54Z",
        "~#dfe0e2",
        2.2,
    )
    + line("M28 26 Q50 12 72 26 M27 18 Q50 2 73 18 M40 37 Q50 31 62 36", "#9aa0a6", 2)
    + shape("M60 24 L66 16 L72 24 L66 32Z", "~#c9a24a", 1.8)
    + oval(28.5, 68, 3.4, 4.6, "#c9a24a", 1.6)
    + oval(71.5, 68, 3.4, 4.6, "#c9a24a", 1.6),
    brow="#77736e",
    lips="#8a1c38",
    eyes=57,
    mouth=73,
    apart=10.5,
    nose="M50 60 Q54 66 49 67",
)
_MARCO = Person(
    skin="#d9a071",
    sleeve="#1d3a56",
    body=_shoulders("#1d3a56", 41)
    + shape("M40 82 L50 102 L60 82Z", "#fffaf0", 1.8)
    + "".join(oval(x, y, 2.8, 2.8, "#c9a24a", 1.3) for x, y in ((30, 97), (70, 97))),
    head=_ears("#d9a071", 55, 25)
    + shape("M26 44 Q26 34 50 34 Q74 34 74 44 L73 64 Q68 82 50 84 Q32 82 27 64Z", "~#d9a071"),
    beard=shape(
        "M26 54 Q28 66 37 66 Q50 60 63 66 Q72 66 74 54 Q78 74 70 84 Q60 94 50 94 Q40 94 30 84 Q22 74 26 54Z",
        "~#e6e2da",
    )
    + oval(50, 76, 12, 7, "#d9a071", 0),
    moustache=shape(
        "M50 66 Q42 62 35 68 Q34 72 38 72 Q45 71 50 69 Q55 71 62 72 Q66 72 65 68 Q58 62 50 66Z",
        "#f6f3ec",
        1.6,
    ),
    front=shape("M18 28 Q8 20 24 12 Q50 2 76 12 Q92 20 82 28 Q50 22 18 28Z", "~#fffaf0")
    + shape("M24 26 Q50 20 76 26 L75 38 Q50 32 25 38Z", "~#1d3a56", 2.2)
    + shape("M22 40 Q50 29 78 40 Q72 48 50 44 Q28 48 22 40Z", "#1b1c22", 2)
    + oval(50, 26, 6.4, 6.4, "#c9a24a", 1.8)
    + line("M50 22.5 V29.5 M46.6 27 Q50 31 53.4 27", "#4d3a10", 1.8),
    brow="#bdb6aa",
    brow_width=4.4,
    eyes=54,
    mouth=76,
    apart=11.5,
    nose="M50 54 Q58 62 48 64",
)
_COSIMA = Person(
    skin="#f3c9a4",
    sleeve="#54456f",
    body=_shoulders("#54456f", 33)
    + shape("M36 84 Q50 96 64 84 L68 92 Q50 106 32 92Z", "~#8a7aa6", 2)
    + oval(50, 97, 4, 4, "#c9a24a", 1.6),
    head=shape("M28 46 Q28 32 50 32 Q72 32 72 46 L70 60 Q65 74 50 83 Q35 74 30 60Z", "~#f3c9a4"),
    back=shape(
        "M50 18 Q80 18 80 44 Q80 60 82 68 Q86 76 97 74 Q92 86 76 84 L66 70 H34 L24 84 Q8 86 3 74 Q14 76 18 68 Q20 60 20 44 Q20 18 50 18Z",
        "~#5a2c1a",
    ),
    front=shape(
        "M26 56 Q20 30 50 26 Q80 30 74 56 Q74 44 66 40 Q50 44 36 38 Q28 44 26 56Z", "~#5a2c1a", 2
    )
    + shape("M28 27 V10 Q50 3 72 10 V27 Q50 19 28 27Z", "~#2f8c8e")
    + line("M28 22 Q50 14 72 22", "#a6d3e8", 2.6)
    + shape("M64 12 Q74 4 80 -0 Q80 12 70 18Z", "~#f4e8cb", 1.8),
    brow="#43200f",
    lips="#b5302c",
    eyes=55,
    mouth=71,
    apart=11,
)
_LEOPOLD = Person(
    skin="#eab891",
    sleeve="#5f6a70",
    body=_shoulders("#5f6a70", 45, 82)
    + shape("M38 84 L50 108 L62 84Z", "#fffaf0", 1.8)
    + shape("M46 90 H54 L56 110 H44Z", "~#a83229", 1.8)
    + shape(
        "M38 82 L22 88 L36 98 L30 102 L46 112Z M62 82 L78 88 L64 98 L70 102 L54 112Z", "~#5f6a70", 2
    ),
    head=_ears("#eab891", 50, 29, 5, 8)
    + shape("M23 26 H77 L78 66 Q76 82 64 87 H36 Q24 82 22 66Z", "~#eab891")
    + line("M50 82 V87 M32 74 Q30 80 34 83 M68 74 Q70 80 66 83", "#a86a42", 2),
    front=shape(
        "M21 46 L20 14 Q22 8 30 9 L36 7 L43 9 L50 7 L57 9 L64 7 L70 9 Q78 8 80 14 L79 46 L74 44 L74 28 Q50 24 26 28 L26 44Z",
        "~#b9b2a4",
    )
    + line("M32 13 V20 M41 12 V20 M50 12 V20 M59 12 V20 M68 13 V20", "#7d766a", 2),
    brow="#6d665a",
    brow_width=5.6,
    eyes=48,
    mouth=70,
    apart=12.5,
    nose="M50 48 Q59 58 48 60",
)

PEOPLE: Final = {
    "apprentice": _MITZI,
    "journeyman": _EMIL,
    "merchant": _VIKTOR,
    "engineer": _NAOMI,
    "champion": _LEONORE,
    "exporter": _MARCO,
    "collector": _COSIMA,
    "director": _LEOPOLD,
}
"""Name of a level or style -> its person."""
