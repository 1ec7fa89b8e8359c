"""A position as a line and as a file: round trips, and each fault has its own sentence."""

from __future__ import annotations

import base64
import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.learn import position_line
from kraftwagen.learn.position_line import BadLine
from tests import toygame
from tests.games.kraftwagen.play import positions
from tests.games.kraftwagen.table import GAME

TOY = toygame.load()
GAMES = [GAME, TOY]


def line(game: str, table: Any, *, form: str = "KW1", rules: int | None = None) -> str:
    """A line with a right checksum, whatever it holds."""
    rules = GAME.rules_version if rules is None else rules
    content = table if isinstance(table, bytes) else json.dumps(table).encode()
    packed = base64.urlsafe_b64encode(zlib.compress(content)).decode().rstrip("=")
    head = f"{form}.{game}.{rules}.{packed}"
    return f"{head}.{zlib.crc32(head.encode()):08x}"


def test_moments_of_real_games_come_back_from_their_line() -> None:
    for number, state in enumerate(positions(6)):
        if number % 9:
            continue
        assert GAME.editing is not None
        table = GAME.editing.dealt(GAME.to_position(state), 0)
        text = position_line.write(GAME, table)
        assert len(text) < 2000
        assert text.isascii()
        assert " " not in text
        assert position_line.read(GAMES, text) == (GAME, table)


def test_the_toy_game_has_lines_too() -> None:
    state = TOY.new(3, 5, {})
    for code in (toygame.DRAW, toygame.KEEP, 2):
        TOY.apply(state, code)
    spec, table = position_line.read(GAMES, position_line.write(TOY, TOY.to_position(state)))
    assert spec is TOY
    assert TOY.scores(TOY.from_position(table)) == TOY.scores(state)


def test_the_same_table_has_the_same_line_whatever_its_luck() -> None:
    one, other = (GAME.new(3, 4, {}) for _ in range(2))
    other.rng, other.reveals = 12345, 7
    assert position_line.write(GAME, GAME.to_position(one)) == position_line.write(
        GAME, GAME.to_position(other)
    )


def test_a_line_broken_by_a_mail_is_read_all_the_same() -> None:
    text = position_line.write(TOY, TOY.to_position(TOY.new(2, 1, {})))
    wrapped = "  " + "\r\n ".join(text[at : at + 60] for at in range(0, len(text), 60)) + "\n"
    assert position_line.read(GAMES, wrapped) == position_line.read(GAMES, text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "foreign"),
        ("hello", "foreign"),
        ("KW1.toy.1", "damaged"),
        ("x" * 9000, "long"),
        (line("toy", {}, form="KW2"), "newer"),
        (line("chess", {}), "game"),
        (line("kraftwagen", {}, rules=99), "rules"),
        (line("kraftwagen", {}), "unlawful"),
        (line("kraftwagen", []), "damaged"),
        (line("kraftwagen", b"[" * 90_000), "damaged"),
        (line("kraftwagen", b" " * 2_000_000), "long"),
        (line("kraftwagen", b"\xff\xfe"), "damaged"),
        (line("kraftwagen", b"NaN"), "damaged"),
    ],
)
def test_what_is_wrong_with_a_line_has_a_name(text: str, kind: str) -> None:
    with pytest.raises(BadLine) as caught:
        position_line.read(GAMES, text)
    assert caught.value.kind == kind
    assert str(caught.value).endswith(".")


def test_no_damage_goes_unnoticed() -> None:
    dice = random.Random(3)
    text = position_line.write(GAME, GAME.to_position(GAME.new(4, 9, {})))
    for _ in range(300):
        at = dice.randrange(len(text))
        damaged = dice.choice([text[:at], text[:at] + dice.choice("aZ09_-. ü") + text[at + 1 :]])
        if "".join(damaged.split()) != text:
            with pytest.raises(BadLine):
                position_line.read(GAMES, damaged)


def test_a_file_holds_the_line(tmp_path: Path) -> None:
    table = TOY.to_position(TOY.new(2, 1, {}))
    path = tmp_path / f"one{position_line.ENDING}"
    position_line.save(TOY, table, path)
    assert position_line.load(GAMES, path)[0] is TOY
    path.write_bytes(b"\xff" * 50)
    with pytest.raises(BadLine, match="not a position"):
        position_line.load(GAMES, path)
    with pytest.raises(BadLine, match="cannot be opened"):
        position_line.load(GAMES, tmp_path)
