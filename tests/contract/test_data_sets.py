"""What is said about a broken data set: the file, the entry and the rule, in one sentence."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import yaml

from kraftwagen.engine.errors import BadData
from kraftwagen.engine.registry import load
from tests.contract.data_sets import GONE, changed, copied, loaded, root_of
from tests.games import FOLDER, GAMES, OLDEST, data_of, each_game, sample


@dataclass(frozen=True)
class Broken:
    """An entry of ``broken_data.yaml``."""

    game: str
    at: str
    says: str
    value: Any = GONE
    entry: str = ""
    also: Mapping[str, Any] = field(default_factory=dict)

    @property
    def named(self) -> str:
        """How a fault begins."""
        return re.escape(f"mine.yaml: {self.entry or self.at}: ")

    @property
    def root(self) -> Any:
        root = changed(self.game, self.at, self.value)
        return copied(root, self.also) if self.also else root

    def __str__(self) -> str:
        return f"{self.game} {self.at}"


def broken(game: str) -> list[Broken]:
    """What is wrong in every game, and what is its own."""
    rows = yaml.safe_load((FOLDER / game / "broken_data.yaml").read_text(encoding="utf-8"))
    found = [Broken(game, **row) for row in rows]
    tables = [name for name, value in root_of(game).items() if isinstance(value, dict)]
    tables = [name for name in tables if name not in sample(game).scenery]
    for table in tables:
        says = "must be a table of names and values"
        found += [Broken(game, table, says), Broken(game, table, says, [1])]
        found.append(Broken(game, f"{table}.verified", "must be true or false", 1))
        for source in ("", GONE, 3):
            found.append(Broken(game, f"{table}.source", "must say where the values come", source))
    return [
        *found,
        Broken(game, "", "must be a table of tables", [], entry="file"),
        Broken(game, "format", "must be 1", 2),
        Broken(game, "name", "must be a text", 7),
        Broken(game, "game", f"must be '{game}', but the file is for '['x", ["x\n"] * 99),
    ]


BROKEN = {game: broken(game) for game in GAMES}


def parse(game: str, root: Any) -> Any:
    return import_module(f"kraftwagen.games.{game}.data").parse(root, "mine.yaml")


@pytest.mark.parametrize("row", [row for game in GAMES for row in BROKEN[game]], ids=str)
def test_a_broken_data_set_is_refused_by_file_entry_and_rule(row: Broken) -> None:
    with pytest.raises(BadData, match=row.named) as caught:
        parse(row.game, row.root)
    assert row.says in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


@each_game
def test_the_same_from_a_file(game: str, tmp_path: Path) -> None:
    for row in BROKEN[game][1::12]:
        with pytest.raises(BadData, match=row.named) as caught:
            loaded(game, tmp_path, row.root)
        assert row.says in str(caught.value)


CHECK = r'f?"((?:must|no|a tile|there is|the same|two|each|values|show|does) [^"{}]{8,})'


@each_game
def test_every_check_has_a_broken_file(game: str) -> None:
    """No rule in the source is without an entry in one of the tables."""
    source = (data_of(game).parent / "data.py").read_text(encoding="utf-8")
    problems = [row.says for row in BROKEN[game]] + [said for _, said in NO_DATA_SET]
    for text in re.findall(CHECK, source):
        assert any(text in problem or problem in text for problem in problems), text


BOMB = b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"
NO_DATA_SET = [
    (b"", "file: must be a table of tables"),
    (b"a: [1", "is not valid YAML"),
    (b"\xff\xfe\x00", "file: cannot be read"),
    (b"!!python/object:os.system {}", "must not have a tag"),
    (b"[" * 500, "line 1: is nested too deeply"),
    (b"[" * 30_000, "line 1: is n"),  # some libraries have given up by then: no valid YAML
    (b"seed: " + b"9" * 5000, "is not valid YAML"),
    (b"day: 2026-99-99", "is not valid YAML"),
    (b"a: &a [*a]", "line 1: must not refer to other entries"),
    (BOMB, "line 2: must not refer to other entries"),
    (b"#" * 300_000, "file: must not be larger than 256 kB"),
    # Tags make the library behind it fail in ways of its own.
    *(
        (f"format: 1\nname: {value}\n".encode(), "line 2: must not have a tag")
        for value in ("!!timestamp x", "!!bool zz", '!!int ""', "!mine 1", "!!map {}")
    ),
]


@pytest.mark.parametrize(("content", "problem"), NO_DATA_SET)
def test_files_that_are_no_data_set(content: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(content)
    with pytest.raises(BadData, match=r"^mine\.yaml: ") as caught:
        load(OLDEST, file)
    assert problem in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"none\.yaml: file: cannot be read"):
        load(OLDEST, tmp_path / "none.yaml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    """A pipe that nobody writes to, a device that never ends."""
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    for place in (pipe, Path(os.devnull), tmp_path):
        with pytest.raises(BadData, match=r"file: cannot be read \(it is not a file\)"):
            load(OLDEST, place)


@each_game
@pytest.mark.parametrize("size", [5_000, 50_000])
def test_endless_numbers_are_refused(game: str, size: int, tmp_path: Path) -> None:
    """Python reads hexadecimal ones of any length, but cannot write them."""
    file = tmp_path / "mine.yaml"
    text = data_of(game).read_text(encoding="utf-8").replace("seats:", "chairs:")
    for line, entry in ((f"seats: 0x{'f' * size}", "seats"), (f"? 0x{'f' * size}\n: 1", "file")):
        file.write_text(f"{text}\n{line}\n", encoding="utf-8")
        with pytest.raises(BadData, match=rf"^mine.yaml: {entry}: must not be larger than"):
            load(game, file)


@pytest.mark.parametrize(("game", "other"), list(permutations(GAMES, 2)))
def test_a_data_set_of_one_game_is_no_data_set_of_another(game: str, other: str) -> None:
    with pytest.raises(BadData, match=f"game: must be '{game}', but the file is for '{other}'"):
        load(game, data_of(other))


@each_game
def test_only_the_oldest_game_has_data_sets_that_name_none(game: str, tmp_path: Path) -> None:
    """There was no other while they were written."""
    root = {name: value for name, value in root_of(game).items() if name != "game"}
    if game == OLDEST:
        assert loaded(game, tmp_path, root).data_digest == load(game).data_digest
    else:
        with pytest.raises(BadData, match=f"game: must be '{game}', but the file names none"):
            loaded(game, tmp_path, root)


@each_game
def test_names_sources_marks_and_order_do_not_change_the_digest(game: str, tmp_path: Path) -> None:
    known = load(game).data_digest
    marks = [("name", "mine"), ("seats.verified", True), ("seats.source", "my box")]
    for path, value in (*marks, *sample(game).unseen_data):
        assert loaded(game, tmp_path, changed(game, path, value)).data_digest == known
    assert parse(game, dict(reversed(root_of(game).items()))).digest == known
    workers = root_of(game)["seats"]["workers"] + 1
    other = loaded(game, tmp_path, changed(game, "seats.workers", workers))
    assert other.data_digest != known
