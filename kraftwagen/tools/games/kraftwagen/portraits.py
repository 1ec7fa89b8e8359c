"""The people behind the bots of Kraftwagen, between 1900 and 1930."""

from __future__ import annotations

from typing import Final

from kraftwagen.tools.portraits import INK, Person, Style, line, oval, shape

STYLE: Final = Style(
    frame="M4 101 V40 Q4 4 50 4 Q96 4 96 40 V101",
    ground="#f4e8cb",
    rim="#c9a24a",
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


_RUDI = Person(
    skin="#f3c9a0",
    sleeve="#7d7a55",
    body=_shoulders("#7d7a55", 30, 84)
    + shape("M40 83 L50 96 L60 83 L56 80 L44 80Z", "#fffaf0", 1.8)
    + shape("M46 90 L54 90 L57 104 L43 104Z", "#a83229", 1.6),
    head=_ears("#f3c9a0", 58, 23, 7, 8.5)
    + shape("M28 46 Q28 34 50 34 Q72 34 72 46 L70 62 Q66 79 50 80 Q34 79 30 62Z", "~#f3c9a0")
    + line("M34 62 h.1 M38 65 h.1 M66 62 h.1 M62 65 h.1", "#b9693a", 2.4),
    front=shape(
        "M30 48 Q27 40 33 36 L40 42 L47 36 L53 43 L60 36 Q73 36 70 48 Q66 42 60 43 Q40 42 30 48Z",
        "~#c4622d",
        1.8,
    )
    + shape("M16 34 Q10 10 44 7 Q82 4 87 26 Q88 38 74 38 Q50 30 28 40 Q18 42 16 34Z", "~#5f6f6a")
    + shape("M24 38 Q50 28 78 37 Q86 41 80 44 Q52 35 24 46 Q14 44 24 38Z", "~#46524e", 2.2)
    + line("M44 8 Q36 20 38 33 M48 8 Q62 18 66 33", "#33403c", 1.8)
    + oval(47, 8, 4, 2.6, "#46524e", 1.6),
    brow="#8a3f16",
    eyes=56,
    mouth=70,
    apart=10.5,
)
_PAULA = Person(
    skin="#f0bf98",
    sleeve="#3f6791",
    body=_shoulders("#f4e8cb", 36)
    + shape("M22 112 V92 L30 84 L35 90 V112Z M78 112 V92 L70 84 L65 90 V112Z", "~#3f6791", 2)
    + shape("M33 112 V94 H67 V112Z", "~#3f6791", 2)
    + oval(36, 96, 2.6, 2.6, "#c9a24a", 1.2)
    + oval(64, 96, 2.6, 2.6, "#c9a24a", 1.2),
    head=shape(
        "M24 50 Q24 30 50 30 Q76 30 76 50 Q78 68 66 76 Q58 82 50 82 Q42 82 34 76 Q22 68 24 50Z",
        "~#f0bf98",
    ),
    back=shape("M22 40 Q14 62 26 74 L74 74 Q86 62 78 40Z", "~#6a3b1e"),
    front=shape(
        "M24 50 Q26 40 40 38 Q52 34 62 40 Q74 42 76 50 Q82 20 50 20 Q18 20 24 50Z", "~#6a3b1e", 2
    )
    + shape("M21 44 Q20 18 50 18 Q80 18 79 44 Q66 30 50 30 Q34 30 21 44Z", "~#a83229")
    + shape("M50 22 Q34 18 30 8 Q36 3 44 9 L50 17 L57 8 Q66 3 71 9 Q66 18 50 22Z", "~#a83229", 2.2)
    + oval(50, 19, 5, 4.6, "#7a1f1b", 1.8)
    + "".join(
        oval(x, y, 2, 2, "#f4e8cb", 0)
        for x, y in ((33, 29), (42, 25), (58, 25), (67, 29), (38, 12), (63, 12))
    ),
    brow="#4b2712",
    lips="#a83229",
    eyes=54,
    mouth=70,
    apart=12,
)
_GUSTAV = Person(
    skin="#eeb993",
    sleeve="#3a3a44",
    body=_shoulders("#3a3a44", 45, 82)
    + shape("M36 82 L50 108 L64 82Z", "#fffaf0", 1.8)
    + shape("M50 91 L40 86 V97Z M50 91 L60 86 V97Z", "#7a1f1b", 1.8)
    + line("M30 106 Q38 111 46 106", "#c9a24a", 2.4),
    head=_ears("#eeb993", 55, 31)
    + shape(
        "M20 46 Q20 30 50 30 Q80 30 80 46 Q84 62 78 72 Q70 89 50 89 Q30 89 22 72 Q16 62 20 46Z",
        "~#eeb993",
    )
    + line("M36 84 Q50 89 64 84", "#a86a42", 2),
    moustache=shape(
        "M50 64 Q40 58 30 66 Q22 70 17 63 Q20 76 33 74 Q44 73 50 69 Q56 73 67 74 Q80 76 83 63 Q78 70 70 66 Q60 58 50 64Z",
        "~#8b8478",
        2.2,
    ),
    front=shape("M22 34 Q20 5 50 5 Q80 5 78 34Z", "~#2b2622")
    + shape(
        "M10 37 Q9 30 20 32 Q50 26 80 32 Q91 30 90 37 Q88 42 76 39 Q50 34 24 39 Q12 42 10 37Z",
        "~#2b2622",
    )
    + line("M24 29 Q50 23 76 29", "#7d5f20", 4)
    + line("M33 14 Q38 9 45 9", "#8b8478", 2.4),
    brow="#6d675d",
    brow_width=4.6,
    eyes=52,
    mouth=78,
    apart=13,
    nose="M50 52 Q58 61 49 63",
)
_HEDWIG = Person(
    skin="#f3cfae",
    sleeve="#23534a",
    body=_shoulders("#23534a", 32, 84)
    + shape("M39 74 Q50 80 61 74 L62 88 Q50 95 38 88Z", "#fffaf0", 2)
    + oval(50, 90, 4.4, 5, "#c9a24a", 1.8)
    + line("M40 80 Q50 85 60 80", "#b6a98a", 1.6),
    head=shape("M30 44 Q30 28 50 28 Q70 28 70 44 L69 62 Q65 79 50 83 Q35 79 31 62Z", "~#f3cfae"),
    back=oval(50, 15, 12, 11, "~#3d2618", 2.4)
    + shape("M27 50 Q22 22 50 20 Q78 22 73 50 L70 62 H30Z", "~#3d2618"),
    front=shape("M29 48 Q26 24 50 22 Q74 24 71 48 Q68 36 50 33 Q32 36 29 48Z", "~#3d2618", 2)
    + line("M42 13 Q50 6 58 13", "#8a6a4a", 2)
    + line("M34 8 L66 20", "#c9a24a", 3)
    + line("M36 31 Q42 26 48 26", "#8a6a4a", 2),
    glasses=oval(39.5, 53, 9, 9, "#fbeee0", 2.4)
    + oval(60.5, 53, 9, 9, "#fbeee0", 2.4)
    + line("M48.5 52 Q50 50 51.5 52 M30.5 51 L28 49 M69.5 51 L72 49", INK, 2.4),
    brow="#3d2618",
    lips="#b5453c",
    eyes=53,
    mouth=72,
    apart=10.5,
    nose="M50 57 Q53 63 49 64",
)
_THEODORA = Person(
    skin="#f2cdb2",
    sleeve="#5b2c63",
    body=_shoulders("#5b2c63", 38)
    + shape(
        "M14 104 Q16 86 34 82 Q42 92 50 94 Q58 92 66 82 Q84 86 86 104 Q72 96 62 101 Q50 106 38 101 Q28 96 14 104Z",
        "~#e9dcc0",
        2.2,
    )
    + "".join(
        oval(x, y, 2.7, 2.7, "#fffaf0", 1.2)
        for x, y in ((40, 87), (45, 90.5), (50, 91.5), (55, 90.5), (60, 87))
    ),
    head=shape(
        "M28 48 Q28 34 50 34 Q72 34 72 48 L71 62 Q68 77 58 81 Q50 84 42 81 Q32 77 29 62Z",
        "~#f2cdb2",
    )
    + line("M33 66 Q35 70 34 74 M67 66 Q65 70 66 74", "#b98a68", 1.8),
    back=shape("M20 46 Q16 66 28 70 L72 70 Q84 66 80 46 Q76 28 50 28 Q24 28 20 46Z", "~#e4e0d8"),
    front=shape(
        "M26 50 Q22 34 50 33 Q78 34 74 50 Q68 41 58 43 Q50 38 42 43 Q32 41 26 50Z", "~#e4e0d8", 2
    )
    + shape(
        "M8 34 Q7 27 22 24 Q50 17 78 24 Q93 27 92 34 Q88 41 70 37 Q50 32 30 37 Q12 41 8 34Z",
        "~#5b2c63",
    )
    + shape("M28 26 Q28 6 50 6 Q70 6 72 26 Q50 19 28 26Z", "~#7a3f84")
    + shape("M58 22 Q60 6 78 1 Q92 0 91 11 Q87 20 73 20 Q66 26 58 22Z", "~#f4e8cb", 2.2)
    + line("M61 21 Q70 9 86 7", "#b6a98a", 1.8)
    + shape("M30 24 Q36 14 46 20 Q40 28 30 24Z", "#a83229", 1.8)
    + oval(28, 64, 2.8, 4.4, "#c9a24a", 1.6)
    + oval(72, 64, 2.8, 4.4, "#c9a24a", 1.6),
    brow="#7a7268",
    lips="#8a1f2a",
    eyes=55,
    mouth=71,
    apart=10.5,
)
_ELLY = Person(
    skin="#eebd92",
    sleeve="#6b4423",
    body=_shoulders("#6b4423", 37)
    + shape("M28 92 Q50 76 72 90 Q74 98 62 98 Q50 92 40 99 Q26 100 28 92Z", "~#fffaf0", 2.2),
    head=shape("M29 46 Q29 32 50 32 Q71 32 71 46 L70 62 Q66 76 50 82 Q34 76 30 62Z", "~#eebd92"),
    back=shape("M66 88 Q84 78 99 83 Q93 89 98 96 Q82 92 68 98Z", "~#fffaf0", 2.2)
    + shape(
        "M23 46 Q22 16 50 15 Q78 16 77 46 L76 64 Q73 74 66 78 L34 78 Q27 74 24 64Z", "~#8a5a2e"
    ),
    front=shape(
        "M24 64 Q20 16 50 14 Q80 16 76 64 L70 72 Q72 52 66 40 Q50 34 34 40 Q28 52 30 72Z",
        "~#8a5a2e",
    )
    + line("M50 15 V36", "#4d2f14", 1.8)
    + shape("M21 34 Q50 24 79 34 L78 41 Q50 32 22 41Z", "#26221f", 1.8)
    + oval(37, 28, 12.5, 10.5, "~#c9a24a", 2.2)
    + oval(63, 28, 12.5, 10.5, "~#c9a24a", 2.2)
    + oval(37, 28, 8.6, 7, "#dcecec", 1.6)
    + oval(63, 28, 8.6, 7, "#dcecec", 1.6)
    + line("M33 30 L39 24 M59 30 L65 24", "#ffffff", 2),
    brow="#5a3216",
    lips="#b5302c",
    eyes=54,
    mouth=69,
    apart=10,
)
_BATTISTA = Person(
    skin="#dfa678",
    sleeve="#8f6a3c",
    body=_shoulders("#e9dcc0", 42)
    + shape("M30 112 L32 90 L42 86 L58 86 L68 90 L70 112Z", "~#8f6a3c", 2)
    + shape("M30 92 L24 84 L30 82 L36 90Z M70 92 L76 84 L70 82 L64 90Z", "#6b4a24", 1.6),
    head=_ears("#dfa678", 52, 27, 5, 7)
    + shape("M24 46 Q22 10 50 10 Q78 10 76 46 L74 66 H26Z", "~#dfa678")
    + line("M34 20 Q42 14 50 15", "#ffffff", 3),
    beard=shape(
        "M23 48 Q28 60 36 61 Q50 55 64 61 Q72 60 77 48 Q84 72 77 88 Q66 97 50 97 Q34 97 23 88 Q16 72 23 48Z",
        "~#3a2a20",
    )
    + oval(50, 72, 13, 7.4, "#dfa678", 0)
    + line("M30 72 Q32 84 38 90 M70 72 Q68 84 62 90 M50 86 V93", "#6d5340", 2),
    moustache=shape(
        "M50 62 Q42 58 34 64 Q32 68 36 69 Q44 68 50 66 Q56 68 64 69 Q68 68 66 64 Q58 58 50 62Z",
        "~#2c1f17",
        1.8,
    ),
    front=shape("M73 50 L91 36 L93 40 L77 54Z", "~#c9a24a", 2),
    brow="#2c1f17",
    brow_width=5,
    eyes=44,
    mouth=73,
    apart=11.5,
    nose="M50 46 Q57 56 49 58",
)
_WILLI = Person(
    skin="#f1c49c",
    sleeve="#b98a3a",
    body=_shoulders("#c99a4a", 34)
    + line("M20 100 H80 M30 88 V112 M70 88 V112 M38 94 V112 M62 94 V112", "#7d5f20", 1.6)
    + shape("M40 83 L50 98 L60 83 L56 80 L44 80Z", "#fffaf0", 1.8)
    + shape("M50 90 L35 83 V98Z M50 90 L65 83 V98Z", "~#23534a", 2)
    + oval(50, 90.5, 3.4, 3.8, "#23534a", 1.6),
    head=_ears("#f1c49c", 56, 23)
    + shape("M28 42 Q28 32 50 32 Q72 32 72 42 L70 58 Q66 74 50 84 Q34 74 30 58Z", "~#f1c49c"),
    back="",
    front=shape("M28 50 V36 H34 L32 50Z M72 50 V36 H66 L68 50Z", "#26180f", 1.8)
    + shape("M24 34 V11 Q50 7 76 11 V34Z", "~#ecd79a")
    + shape("M24 32 V22 Q50 18 76 22 V32 Q50 28 24 32Z", "#7a1f1b", 2)
    + shape("M9 36 Q9 31 17 31 H83 Q91 31 91 36 Q91 40 83 40 H17 Q9 40 9 36Z", "~#ecd79a")
    + line("M32 15 H44", "#fffaf0", 2.4),
    moustache=line("M37 66 Q44 63.5 48.5 65.5 M63 66 Q56 63.5 51.5 65.5", "#26180f", 3),
    brow="#26180f",
    brow_width=3.4,
    eyes=53,
    mouth=73,
    apart=10.5,
    nose="M50 54 Q54 60 49 61",
)

PEOPLE: Final = {
    "apprentice": _RUDI,
    "journeyman": _PAULA,
    "merchant": _GUSTAV,
    "engineer": _HEDWIG,
    "champion": _THEODORA,
    "racer": _ELLY,
    "coachbuilder": _BATTISTA,
    "discounter": _WILLI,
}
"""Name of a level or style -> its person."""
