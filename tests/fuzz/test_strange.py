"""Strange texts in every entry of a file, and settings of every kind: one sentence, or a window."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from kraftwagen.engine.errors import GameError
from kraftwagen.match.match import Match
from kraftwagen.match.record import from_bytes, to_bytes
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.platform.paths import find_paths
from kraftwagen.ui.platform.settings import load_settings, save_settings
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from tests.fuzz.learned import settings_samples
from tests.fuzz.mutation import mutated, places
from tests.fuzz.shared import game, matches, signed
from tests.games import data_of, each_game

STRANGE = "a\n\x1b[31m\u202e" + "b" * 500


def _record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(to_bytes(matches(name)[0].record))
    return found


def _opened(name: str, body: Any) -> Match:
    content = signed(json.dumps({**_record(name), "body": body}).encode())
    return Match.from_record(game(name), from_bytes(content))


READERS: dict[str, tuple[Callable[[str], Any], Callable[[str, Any], object]]] = {
    "position": (
        lambda name: game(name).to_position(matches(name)[0].state_at(20)),
        lambda name, values: game(name).from_position(values),
    ),
    "record": (lambda name: {**_record(name)["body"], "decisions": ["x"]}, _opened),
    "data set": (
        lambda name: yaml.safe_load(data_of(name).read_text(encoding="utf-8")),
        lambda name, values: import_module(f"kraftwagen.games.{name}.data").parse(values, "mine"),
    ),
}


def with_strangers(values: Any) -> Iterator[Any]:
    """The values with a strange name or text in each of their tables and entries, one of a kind."""
    seen = set[tuple[Any, ...]]()
    for path in [(), *places(values)]:
        kind = tuple("" if isinstance(step, int) else step for step in path)
        if kind in seen:
            continue
        seen.add(kind)
        if path:
            yield _with(values, path, STRANGE)
        with contextlib.suppress(TypeError):
            yield _with(values, (*path, STRANGE), 1)


def _with(values: Any, path: tuple[Any, ...], value: Any) -> Any:
    changed = copy.deepcopy(values)
    at = changed
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = value
    return changed


@each_game
@pytest.mark.parametrize("what", READERS)
def test_strange_texts_are_told_in_one_short_line(game: str, what: str) -> None:
    whole, read = READERS[what]
    told = []
    for values in with_strangers(whole(game)):
        try:
            read(game, values)
        except GameError as problem:
            told.append(str(problem))
    assert len(told) > 30
    assert all(map(str.isprintable, told))
    assert min(map(len, told)) > 0
    assert max(map(len, told)) < len(STRANGE)


@pytest.mark.parametrize("seed", range(10))
def test_a_window_opens_with_any_settings(tmp_path: Path, seed: int) -> None:
    content = mutated(settings_samples()[0], random.Random(seed))
    find_paths(tmp_path).make().settings_file.write_bytes(content)
    app = make_app([game("kraftwagen")], data_dir=tmp_path, size=(800, 560), guarded=False)
    try:
        app.stack.reset(NewMatchScene())
        app.step([], 0.1)
        assert app.stack.top.name == "new_match"
    finally:
        app.close()


@pytest.mark.parametrize(
    "content",
    [b"", b"[" * 200_000, b'{"a":' * 100_000, b"\xff\xfe", b'{"scale": 1' + b"0" * 400 + b"}",
     b'{"window": [1e999, 2]}', b'{"language": "../../.."}', b'{"place": [99999999999999, -5]}',
     b'{"effects": NaN}', b" " * 3_000_000, b'{"keys": {"undo": ["\\ud800"]}}'],
)  # fmt: skip
def test_odd_settings_files(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    loaded, problem = load_settings(file)
    assert problem in ("", "settings.bad_file", "settings.bad_values")
    assert loaded.language == ""
    assert 640 <= loaded.window[0] <= 16_384
    assert 0.75 <= loaded.scale <= 2.0
    save_settings(file, loaded)
    assert load_settings(file) == (loaded, "")
