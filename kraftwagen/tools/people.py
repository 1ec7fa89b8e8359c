"""Draws the people who stand for bots: ``python -m kraftwagen.tools.people [GAME ...]``.

A person is put together from parts that ``people.yaml`` of a game has once: body, head, what lies
behind and before it. An expression adds eyes, brows, mouth, hands and a posture, so that one
description gives a picture for each of them. The files are committed; run this after a change.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml

from kraftwagen.engine import registry

INK: Final = "#1b1512"
_WHITE: Final = "#fffaf0"
_DRAWN: Final = Path(__file__).parent / "games"
_ASSETS: Final = Path(__file__).resolve().parents[2] / "assets" / "games"
_SHADED: Final = re.compile(r"~(#[0-9a-f]{6})")


class Person(NamedTuple):
    """A person to draw; parts are SVG elements.

    ``body`` moves with the shoulders, the other parts with the head. ``beard`` lies below mouth and
    eyes, ``moustache`` between them, ``front`` (hat, hair) and ``glasses`` below the eyes alone.
    """

    skin: str
    sleeve: str
    brow: str
    brow_width: float
    eyes: float
    """Height of the eyes in the picture's units, from the top; calm brows are 9 above them."""
    apart: float
    """Distance of each eye from the middle of the face, in the picture's units."""
    mouth: float
    nose: str
    body: str
    head: str
    lips: str = ""
    """Colour of painted lips; empty for none."""
    nose_colour: str = "#8d5630"
    back: str = ""
    beard: str = ""
    moustache: str = ""
    front: str = ""
    glasses: str = ""


class Style(NamedTuple):
    """The frame that all pictures of a game share: its path, and colours of its ground and rim."""

    frame: str
    ground: str
    rim: str


def shape(path: str, fill: str, width: float = 2.4) -> str:
    """Return an SVG path with an ink outline; a fill ``~#rrggbb`` is lit from above."""
    return (
        f'<path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="{width:g}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def line(path: str, colour: str = INK, width: float = 2.0) -> str:
    """Return an SVG line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        'stroke-linejoin="round" stroke-linecap="round"/>'
    )


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = 2.0) -> str:
    """Return an SVG ellipse; without outline if ``width`` is 0."""
    edge = f' stroke="{INK}" stroke-width="{width:g}"' if width else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{edge}/>'


def _moved(body: str, how: str) -> str:
    return f'<g transform="{how}">{body}</g>' if how and body else body


class _Posture(NamedTuple):
    """How an expression holds head and shoulders."""

    head: str
    shoulders: str


_POSTURES: Final = {
    "calm": _Posture("", ""),
    "pleased": _Posture("translate(1 -2) rotate(-9 50 84)", "rotate(-4 50 100)"),
    "worried": _Posture(
        "translate(-3 8) rotate(7 50 84)", "translate(50 -9) scale(0.9 1.1) translate(-50 0)"
    ),
    "cross": _Posture("translate(0 5)", "translate(50 -2) scale(1.06 1) translate(-50 0)"),
}
EXPRESSIONS: Final = tuple(_POSTURES)


def _eyes(person: Person, mood: str) -> Iterator[str]:
    for side in (-1, 1):
        x, y = 50 + side * person.apart, person.eyes
        brow = person.brow, person.brow_width
        if mood == "calm":
            yield oval(x, y, 3.4, 4.2, INK, 0)
            yield line(f"M{x - 6:g} {y - 9:g}Q{x:g} {y - 12:g} {x + 6:g} {y - 9:g}", *brow)
        elif mood == "pleased":
            yield line(f"M{x - 5.6:g} {y + 2:g}Q{x:g} {y - 7:g} {x + 5.6:g} {y + 2:g}", INK, 3.6)
            yield line(f"M{x - 7:g} {y - 11:g}Q{x:g} {y - 18:g} {x + 7:g} {y - 11:g}", *brow)
        elif mood == "worried":
            yield oval(x, y, 6.2, 7, _WHITE, 2)
            yield oval(x + 2, y - 2, 2.7, 3, INK, 0)
            yield line(f"M{x + side * 8:g} {y - 8:g}L{x - side * 5:g} {y - 15:g}", *brow)
        else:
            low = y + 1
            yield shape(
                f"M{x + side * 6:g} {low - 3:g}Q{x + side * 6:g} {low + 5:g} {x:g} {low + 5:g}"
                f"Q{x - side * 5:g} {low + 5:g} {x - side * 5.5:g} {low + 1:g}Z",
                _WHITE,
                1.6,
            )
            yield oval(x - 1.5, low + 1.6, 2.6, 2.8, INK, 0)
            brow = person.brow, person.brow_width + 1.2
            yield line(f"M{x + side * 8:g} {y - 8:g}L{x - side * 6:g} {y - 1:g}", *brow)


def _mouth(person: Person, mood: str) -> Iterator[str]:
    y = person.mouth
    if mood == "calm":
        if person.lips:
            yield line(f"M43 {y:g}Q50 {y + 2.5:g} 57 {y:g}", person.lips, 5)
        yield line(f"M43 {y:g}Q50 {y + 2.5:g} 57 {y:g}", INK, 2.6)
    elif mood == "pleased":
        yield shape(
            f"M38 {y - 3:g}Q50 {y + 1:g} 62 {y - 3:g}Q61 {y + 9:g} 50 {y + 9.5:g}"
            f"Q39 {y + 9:g} 38 {y - 3:g}Z",
            person.lips or "#6a1c1a",
            2.2,
        )
        teeth = f"M41 {y - 0.6:g}Q50 {y + 2.4:g} 59 {y - 0.6:g}L58 {y + 3.4:g}"
        yield f'<path d="{teeth}Q50 {y + 5.6:g} 42 {y + 3.4:g}Z" fill="{_WHITE}"/>'
    elif mood == "worried":
        yield shape(
            f"M43 {y + 6:g}Q43 {y - 3:g} 50 {y - 3:g}Q57 {y - 3:g} 57 {y + 6:g}"
            f"Q50 {y + 3:g} 43 {y + 6:g}Z",
            "#5b1b17",
            2.6,
        )
    else:
        frown = f"M42 {y + 5:g}Q50 {y - 2:g} 58 {y + 4:g}"
        if person.lips:
            yield line(frown, person.lips, 6)
        yield line(frown, INK, 3 if person.lips else 4)


def _hands(person: Person, mood: str) -> str:
    """Return what hands add before the head."""
    skin, sleeve = f"~{person.skin}", f"~{person.sleeve}"
    if mood == "pleased":
        arm = shape("M70 101 L79 75 L93 78 L95 101Z", sleeve, 2.2)
        fist = shape(
            "M77 77 Q74 66 80 61 L79 54 Q80 50 84 52 L86 59 Q94 59 95 66 L94 77 Q86 81 77 77Z", skin
        )
        return arm + fist + line("M86 60 L85.5 66 M90 62 L89.5 68", INK, 1.6)
    if mood == "worried":
        arm = shape("M8 101 L14 86 L28 86 L30 101Z", sleeve, 2.2)
        hand = shape(
            "M15 88 Q12 78 20 75 L31 69 Q36 67 37 71 Q38 74 34 76 L32 80 Q33 87 27 89Z", skin
        )
        drop = shape("M87 44 Q95 55 92 61 Q87 66 82 61 Q79 55 87 44Z", "#9fd0e6", 2)
        return arm + hand + drop
    if mood == "cross":
        left = shape("M6 101 Q8 88 22 87 L70 88 Q76 90 75 96 L74 101Z", sleeve, 2.2)
        right = shape("M94 101 Q93 87 80 86 L42 90 Q36 92 37 97 L38 101Z", sleeve, 2.2)
        hands = shape("M68 87 Q78 84 80 90 Q81 96 73 97 Q68 95 68 87Z", skin, 2)
        return left + right + hands
    return ""


def picture(person: Person, style: Style, mood: str) -> str:
    """Return the SVG of a person with one of ``EXPRESSIONS``."""
    posture = _POSTURES[mood]
    cheeks = "".join(
        f'<ellipse cx="{50 + side * (person.apart + 5):g}" cy="{person.eyes + 12:g}" '
        'rx="5" ry="3.4" fill="#d9694f" fill-opacity="0.35"/>'
        for side in (-1, 1)
    )
    face = [
        person.head, cheeks, person.beard, line(person.nose, person.nose_colour, 2.4),
        *_mouth(person, mood), person.moustache, person.glasses,
        person.front, *_eyes(person, mood),
    ]  # fmt: skip
    neck = shape("M41 70 V88 Q50 96 59 88 V70Z", f"~{_mixed(person.skin, '#6a3a1c', 0.2)}", 2)
    parts = [
        f'<path d="{style.frame}" fill="{style.ground}"/>',
        _moved(person.back, posture.head),
        neck,
        _moved(person.body, posture.shoulders),
        line(style.frame, INK, 5), line(style.frame, style.rim, 2.2),
        _moved("".join(face), posture.head),
        _hands(person, mood),
    ]  # fmt: skip
    return _document("".join(parts))


def _mixed(one: str, other: str, share: float) -> str:
    pairs = zip(_values(one), _values(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _values(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _document(body: str) -> str:
    found = list(dict.fromkeys(_SHADED.findall(body)))
    names = {colour: f"g{number}" for number, colour in enumerate(found)}
    defs = "".join(
        f'<linearGradient id="{name}" x1="0%" y1="0%" x2="30%" y2="100%">'
        f'<stop offset="0" stop-color="{_mixed(colour, "#ffffff", 0.28)}"/>'
        f'<stop offset="0.45" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{_mixed(colour, "#1b1512", 0.2)}"/></linearGradient>'
        for colour, name in names.items()
    )
    filled = _SHADED.sub(lambda match: f"url(#{names[match[1]]})", body)
    spread = filled.replace("><", ">\n<")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\n'
        f"<defs>{defs}</defs>\n{spread}\n</svg>\n"
    )


def read(game: str) -> tuple[Style, dict[str, Person]]:
    """Return the frame and the people of a game, by the names of their bots; guests come last."""
    data, guests = (
        yaml.safe_load((_DRAWN / game / f"{name}.yaml").read_text(encoding="utf-8"))
        for name in ("people", "guests")
    )
    people = {
        who: Person(**{name: _part(value) for name, value in parts.items()})
        for who, parts in (data["people"] | guests).items()
    }
    return Style(data["frame"], data["ground"], data["rim"]), people


def _part(value: Any) -> Any:
    """Return a list of elements as SVG, any other value as it is."""
    return "".join(map(_element, value)) if isinstance(value, list) else value


def _element(one: Mapping[str, Any]) -> str:
    if "oval" in one:
        x, y, rx, ry = one["oval"]
        return oval(x, y, rx, ry, one["fill"], one.get("edge", 0))
    if "line" in one:
        return line(one["line"], one["colour"], one["width"])
    return shape(one["shape"], one["fill"], one["edge"])


def pictures(game: str) -> dict[str, str]:
    """Return the SVG of every person and mood of a game, by the name of its file."""
    style, people = read(game)
    return {
        f"person_{bot}_{mood}": picture(person, style, mood)
        for bot, person in people.items()
        for mood in EXPRESSIONS
    }


def draw(game: str) -> None:
    """Write all pictures of a game."""
    for name, text in pictures(game).items():
        (_ASSETS / game / "images" / f"{name}.svg").write_text(text, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw the people of the games named, or of all."""
    parser = argparse.ArgumentParser(prog="people", description=__doc__)
    parser.add_argument("game", nargs="*", default=registry.game_ids())
    for game in parser.parse_args(arguments).game:
        draw(game)


if __name__ == "__main__":
    main()
