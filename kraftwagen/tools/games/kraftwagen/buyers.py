"""Draws the buyers on the market: ``python -m kraftwagen.tools.games.kraftwagen.buyers``.

Heads and colours are taken from the portraits ``buyer_<preference>.svg``, so that both always show
the same person; bodies, limbs and poses are added here. The files are committed: run this after a
change of a portrait.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from kraftwagen.tools.people import INK, line, oval, shape

_IMAGES: Final = Path(__file__).resolve().parents[4] / "assets/games/kraftwagen/images"
SIZE: Final = (120, 218)
"""Width and height of a drawing in its units; its top edge lies at ``_TOP``."""
_TOP: Final = -12
GROUND: Final = 200.0
"""Height of the ground under the shoes, in units from above."""
STEP: Final = 60.0
"""Length of a step in units; a cycle of poses has two steps."""
PHASES: Final = 8
"""Number of poses in a cycle of two steps."""
_HEAD: Final = (10.0, -8.0)
"""The way from the portrait to the head of the figure."""
_TURN: Final = 6.5
"""How far the face is turned to the side, in units."""
_HIP: Final = (60.0, 134.0)
_BONES: Final = (30.5, 30.5)
_ARM: Final = (25.0, 23.0)
_ELEMENT: Final = re.compile(r"<g\b.*?</g>|<(?:path|circle|ellipse|rect)\b[^>]*/>", re.S)

Point = tuple[float, float]


class Figure(NamedTuple):
    """The body and the clothes drawn for one buyer, and how the portrait is divided.

    ``back``, ``face``, ``front`` and ``collar`` are numbers of elements of the portrait: those
    behind the face, those that turn with it, those over both and those that stay on the shoulders.
    """

    back: Sequence[int]
    face: Sequence[int]
    front: Sequence[int]
    collar: Sequence[int]
    skin: str
    coat: str
    sleeve: str
    legs: str
    shoes: str
    hem: float
    """Height of the lower edge of the coat or dress, in units from above."""
    wide: float
    """Half the width of the lower edge; a skirt wider than the hips opens with the steps."""
    mouth: int
    """Number of the portrait's element that is the mouth."""


FIGURES: Final = {
    "body": Figure(
        (3, 4, 5, 6), (7, 8), (9, 10), (1, 2, 11, 12),
        "#f7dcb9", "url(#g0)", "#2f6b5f", "#d9b48c", "#5a2d12", 168, 27, 17,
    ),
    "engine": Figure(
        (3, 4, 5, 6), (7, 8), (12, 13), (1, 2, 9, 10, 11),
        "#f3cfa4", "url(#g0)", "#8a5f30", "#6b563a", "#2d1a0b", 140, 21, 25,
    ),
    "prestige": Figure(
        (1, 2), (3, 4), (6, 7, 8, 9, 10), (5,),
        "#fae3c8", "url(#g0)", "#e9c9ad", "#4a1f54", "#2a1030", 192, 24, 22,
    ),
    "price": Figure(
        (3, 4, 5, 6), (7, 8), (12, 13, 14), (1, 2, 9, 10, 11),
        "#f3cfa4", "url(#g0)", "#625b4e", "#3a3630", "#1f1a16", 158, 22, 22,
    ),
}  # fmt: skip
_FEATURES: Final = {
    "body": (13, 14, 15, 16, 17, 18),
    "engine": (14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26),
    "prestige": (16, 17, 18, 19, 21, 22),
    "price": (15, 16, 17, 18, 19, 20, 21, 22, 23),
}
"""Elements over the hair that turn with the face: eyes, brows, nose, mouth, glasses."""


class Stance(NamedTuple):
    """A pose: feet seen from the hips, arms from the shoulders, tilt of head and trunk."""

    feet: tuple[Point, Point]
    """The near and the far foot: units ahead of the hips, units above the ground."""
    toes: tuple[float, float]
    """Degrees by which the near and the far foot are turned; positive with the toes down."""
    arms: tuple[tuple[float, float], tuple[float, float]]
    """Degrees of the upper arm ahead of the trunk and of the elbow's bend; near and far arm."""
    head: float = 0.0
    lean: float = 0.0
    drop: float = 0.0
    """Units by which the hips are lower than in an upright pose."""
    mood: str = ""
    """The mouth to draw: "happy", "sad" or, if empty, that of the portrait."""


def walking(phase: float) -> Stance:
    """Return the pose at a part of the cycle, 0 to 1; the near foot touches the ground at 0.

    A foot on the ground stays where it is while the hips pass over it.
    """
    feet = []
    toes = []
    for offset in (0.0, 0.5):
        at = (phase + offset) % 1.0
        if at < 0.5:
            feet.append((STEP * (0.5 - 2 * at), 0.0))
            toes.append(-16.0 * max(0.0, 1 - at / 0.08) + 22.0 * max(0.0, (at - 0.38) / 0.12))
        else:
            share = (at - 0.5) * 2
            swing = share * share * (3 - 2 * share)
            feet.append((STEP * (swing - 0.5), 13 * math.sin(math.pi * share) ** 1.2))
            toes.append(34.0 * (1 - share) ** 1.5 - 16.0 * share**2)
    swing = math.cos(2 * math.pi * phase)
    arms = ((-26 * swing, 18 + 10 * (1 - swing) / 2), (26 * swing, 18 + 10 * (1 + swing) / 2))
    reach = math.hypot(*feet[0]) if phase < 0.5 else math.hypot(*feet[1])
    whole = sum(_BONES)
    drop = whole - math.sqrt(max(1.0, (whole * 0.985) ** 2 - min(reach, STEP / 2) ** 2))
    return Stance(
        (feet[0], feet[1]), (toes[0], toes[1]), arms, 1.5 * math.sin(4 * math.pi * phase), 4, drop
    )


_STILL: Final = ((7.0, 0.0), (-6.0, 0.0))
STANDING: Final = {
    "stand": Stance(_STILL, (0, 0), ((-4, 14), (8, 16))),
    "look": Stance(_STILL, (0, 0), ((38, 118), (-14, 20)), -11, -3),
    "happy": Stance(((9, 0), (-8, 0)), (0, 0), ((-140, -26), (146, 24)), -6, -2, 0.6, "happy"),
    "sad": Stance(_STILL, (0, 0), ((10, 26), (16, 26)), 10, 5, 1.5, "sad"),
}
"""The poses without a step, by name."""


def poses() -> dict[str, Stance]:
    """Return every pose by its name: walk_0 and so on, then the standing ones."""
    return {**{f"walk_{n}": walking(n / PHASES) for n in range(PHASES)}, **STANDING}


def _ankle(stance: Stance, number: int) -> Point:
    """Return the place of an ankle: on its toes a foot is higher."""
    ahead, above = stance.feet[number]
    raised = 13 * math.sin(math.radians(max(0.0, stance.toes[number])))
    return _HIP[0] + ahead, GROUND - 6 - above - raised


def _bend(start: Point, end: Point, bones: Point) -> Point:
    """Return the joint between two bones that reach from ``start`` towards ``end``."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = max(1e-6, min(math.hypot(dx, dy), sum(bones) - 1e-3))
    along = (bones[0] ** 2 - bones[1] ** 2 + far**2) / (2 * far)
    aside = math.sqrt(max(0.0, bones[0] ** 2 - along**2))
    ux, uy = dx / math.hypot(dx, dy), dy / math.hypot(dx, dy)
    return start[0] + ux * along + uy * aside, start[1] + uy * along - ux * aside


def _limb(points: Sequence[Point], colour: str, width: float) -> str:
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return line(path, INK, width + 4) + line(path, colour, width)


def _leg(figure: Figure, stance: Stance, number: int, hip: Point, far: bool) -> str:
    ankle = _ankle(stance, number)
    knee = _bend(hip, ankle, _BONES)
    colour = _darker(figure.legs) if far else figure.legs
    shoe = shape("M-6 -5 L4 -5 Q8 -1 15 1 Q18 5 13 5.6 L-6 5.6 Q-9 0 -6 -5Z", figure.shoes, 1.8)
    turned = (
        f'<g transform="translate({ankle[0]:.1f} {ankle[1]:.1f}) '
        f'rotate({stance.toes[number]:.0f} -2 5)">{shoe}</g>'
    )
    return _limb((hip, knee, ankle), colour, 11) + turned


def _hand(figure: Figure, stance: Stance, number: int, shoulder: Point) -> Iterator[Point]:
    """Yield shoulder, elbow and hand of an arm."""
    swing, bent = stance.arms[number]
    upper, lower = math.radians(swing), math.radians(swing + bent)
    elbow = (shoulder[0] + _ARM[0] * math.sin(upper), shoulder[1] + _ARM[0] * math.cos(upper))
    yield shoulder
    yield elbow
    yield elbow[0] + _ARM[1] * math.sin(lower), elbow[1] + _ARM[1] * math.cos(lower)


def _arm(figure: Figure, stance: Stance, number: int, shoulder: Point, prop: str) -> str:
    points = list(_hand(figure, stance, number, shoulder))
    colour = _darker(figure.sleeve) if number else figure.sleeve
    x, y = points[-1]
    held = f'<g transform="translate({x:.1f} {y:.1f})">{prop}</g>' if prop else ""
    return _limb(points, colour, 10) + held + oval(x, y, 5.6, 5.6, figure.skin, 1.8)


def _darker(colour: str) -> str:
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part * 0.76):02x}" for part in parts)


_PURSE: Final = shape(
    "M-12 6 Q-14 0 -7 -1 L7 -1 Q14 0 12 6 Q13 18 0 18 Q-13 18 -12 6Z", "url(#g3)", 2
) + shape("M-10 1 Q0 -6 10 1 L9 4.5 Q0 0 -9 4.5Z", "url(#g4)", 1.5)
_LENS: Final = (
    line("M0 0 L8 -17", INK, 4.4) + line("M0 0 L8 -17", "#e0b84f", 2.2)
    + '<circle cx="11" cy="-24" r="8" fill="#e3f1f2" stroke="#e0b84f" stroke-width="2.6" '
    'fill-opacity="0.4"/>'
)  # fmt: skip


def _prop(name: str, pose: str) -> str:
    """Return what the near hand holds."""
    if name == "price":
        return _PURSE
    return _LENS if name in ("body", "prestige") and pose == "look" else ""


def _trunk(name: str, figure: Figure, stance: Stance) -> str:
    """Return coat or dress; a skirt opens as far as the feet are apart."""
    ahead = max(foot[0] for foot in stance.feet)
    behind = min(foot[0] for foot in stance.feet)
    low, wide = min(figure.hem, GROUND - 7 - stance.drop), figure.wide
    long = max(0.0, (low - 134) / (GROUND - 134))
    right = 60 + max(wide, min(wide + 12, ahead * long + 11))
    left = 60 - max(wide, min(wide + 12, -behind * long + 11))
    hips = (_HIP[0], _HIP[1] + stance.drop)
    knee = max(_bend(hips, _ankle(stance, number), _BONES)[0] for number in (0, 1))
    # The front edge runs over the knee below it, where the skirt is as long.
    over = max(right - 3, (2 * (knee + 6) - (right + 60) / 2) if low > 150 else 0.0)
    waist = 19 if wide > 22 else 22
    coat = shape(
        f"M47 72 Q37 74 36 88 L{60 - waist} 116 Q{left + 3:.1f} 134 {left:.1f} {low:g}"
        f"Q60 {low + 6:g} {right:.1f} {low:g} Q{over:.1f} 142 {60 + waist} 116"
        f"L84 88 Q83 74 73 72 Q60 78 47 72Z",
        figure.coat,
        2.4,
    )
    if name == "engine":
        belt = shape("M38.5 112 H81.5 V121 H38.5Z", "#3b2310", 1.8)
        return coat + belt + shape("M56 110.5 H66 V122.5 H56Z", "#c9a24a", 1.6)
    if name == "body":
        folds = f"M50 124 L{left + 13:.0f} 162 M70 124 L{right - 13:.0f} 162 M60 112 V164"
        return coat + line(folds, "#143630", 1.6) + line("M40.5 113 Q60 119 79.5 113", INK, 4)
    if name == "price":
        return coat + line("M60 100 L61 158 M45 128 h9", "#2c2820", 1.8)
    folds = f"M52 122 Q48 160 {left + 12:.0f} 188 M68 122 Q72 160 {right - 12:.0f} 188 M60 126 V190"
    return coat + line(folds, "#3a1644", 1.8) + line("M41 116 Q60 122 79 116", "#e0b84f", 3)


_FUR: Final = (
    "M33 96 Q28 88 34 82 Q34 74 43 73 Q47 68 53 73 Q60 84 67 73 Q73 68 77 73 Q86 74 86 82"
    "Q92 88 87 96 Q90 104 83 106 Q78 110 73 105 Q64 100 60 92 Q56 100 47 105 Q42 110 37 106"
    "Q30 104 33 96Z"
)


def _mouth(mood: str, figure: Figure, name: str) -> str:
    """Return a mouth in another mood, in the units of the portrait."""
    if mood == "happy":
        inner = "M41 64.5 Q50 68 59 64.5 Q58 74.5 50 75 Q42 74.5 41 64.5Z"
        return shape(inner, "#6a1c1a", 1.8)
    return line("M43 71 Q50 64.5 57 71", "#8a3a2a", 2.6)


def picture(name: str, stance: Stance, pose: str) -> str:
    """Return the SVG of a buyer in a pose."""
    source = (_IMAGES / f"buyer_{name}.svg").read_text(encoding="utf-8")
    defs = source[source.index("<defs>") : source.index("</defs>") + 7]
    parts = _ELEMENT.findall(source[source.index("</defs>") :])
    figure = FIGURES[name]

    def take(numbers: Iterable[int]) -> str:
        return "".join(parts[number] for number in numbers)

    moved = f"translate({_HEAD[0]:g} {_HEAD[1]:g})"
    features = [n for n in _FEATURES[name] if not (stance.mood and n == figure.mouth)]
    if pose == "look" and name in ("body", "prestige"):
        features.remove({"body": 18, "prestige": 19}[name])  # The lens is in the hand.
    face = take(features) + (_mouth(stance.mood, figure, name) if stance.mood else "")
    if name == "price" and stance.mood == "happy":
        face += parts[23]
    turned = f'<g transform="translate({_TURN:g} 0)">'
    head = (
        f'<g transform="rotate({stance.head:.1f} 60 70)"><g transform="{moved}">'
        f"{take(figure.back)}{turned}{take(figure.face)}</g>{take(figure.front)}"
        f"{turned}{face}</g></g></g>"
    )
    hips = _HIP[1] + stance.drop
    legs = (
        _leg(figure, stance, 1, (_HIP[0] + 4, hips), True)
        + _leg(figure, stance, 0, (_HIP[0] - 3, hips), False)
    )  # fmt: skip
    fur = shape(_FUR, "url(#g5)", 2.2) if name == "prestige" else ""
    pearls = f'<g transform="{moved}">{parts[11]}{parts[12]}</g>' if name == "prestige" else ""
    collar = f'<g transform="{moved}">{take(figure.collar)}</g>'
    if name == "body":
        collar += f'<g transform="translate(22 -12)">{take((22, 23, 24))}</g>'
    scarf = _scarf(stance) if name == "engine" else ""
    raised = stance.mood == "happy"
    near = _arm(figure, stance, 0, (42, 84), _prop(name, pose))
    far = _arm(figure, stance, 1, (78, 84), "")
    body = (
        f"{scarf}{'' if raised else far}{_trunk(name, figure, stance)}{collar}{fur}{head}{pearls}"
        f"{far if raised else ''}{near}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {_TOP} {SIZE[0]} {SIZE[1]}" '
        f'width="{SIZE[0]}" height="{SIZE[1]}">\n{_used(defs, legs + body)}\n{legs}\n'
        f'<g transform="translate(0 {stance.drop:.1f}) rotate({stance.lean:.1f} 60 134)">'
        f"{body}</g>\n</svg>\n"
    ).replace("><", ">\n<")


def _scarf(stance: Stance) -> str:
    """Return the ends of a scarf, which fly behind whoever walks."""
    flying = stance.feet[0] not in (_STILL[0], (9, 0))
    path = (
        "M44 74 Q26 70 12 80 Q8 82 6 78 L5 90 Q18 92 30 86 Q40 84 46 82Z"
        if flying
        else "M42 74 Q32 86 30 108 L40 110 Q42 94 50 82Z"
    )
    return shape(path, "#fff3dc", 2)


def _used(defs: str, body: str) -> str:
    """Return only the gradients that a drawing uses."""
    found = re.findall(r"<(linear|radial)Gradient id=\"(\w+)\".*?</\1Gradient>", defs, re.S)
    for kind, name in found:
        if f"url(#{name})" not in body:
            defs = re.sub(
                rf'\s*<{kind}Gradient id="{name}".*?</{kind}Gradient>', "", defs, flags=re.S
            )
    return defs


def pictures() -> dict[str, str]:
    """Return the SVG of every buyer in every pose, by the name of its picture."""
    return {
        f"walker_{name}_{pose}": picture(name, stance, pose)
        for name in FIGURES
        for pose, stance in poses().items()
    }


def main() -> None:
    """Write the drawings of all buyers."""
    for name, text in pictures().items():
        (_IMAGES / f"{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
