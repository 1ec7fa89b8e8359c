"""Readers of files against values nobody wrote by hand: right, or one sentence.

``FUZZ=10000 pytest tests/soak/test_readers.py`` looks further than the suite has time for.
"""

from __future__ import annotations

import contextlib
import copy
import json
import logging
import os
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadData, BadPosition, GameError
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, from_bytes, to_bytes
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.platform.paths import Paths, assets_dir, find_paths
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.shell.app import App
from tests import games
from tests.fuzz.mutation import places
from tests.fuzz.shared import play_on
from tests.soak.corrupt import _finished, signed

MANY = settings(
    max_examples=int(os.environ.get("FUZZ", "60")),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
FEW = settings(MANY, max_examples=MANY.max_examples // 6)
GAME = registry.load("kraftwagen")
GAMES = {name: registry.load(name) for name in games.GAMES}
DATA_SETS = {name: import_module(f"kraftwagen.games.{name}.data") for name in GAMES}
MATCHES = {name: _finished(spec=game) for name, game in GAMES.items()}
GAME = GAMES["kraftwagen"]
either = pytest.mark.parametrize("name", list(GAMES))

SMALL = st.integers(-3, 80)
PLAIN = (
    st.none()
    | st.booleans()
    | SMALL
    | st.integers()
    | st.floats()
    | st.sampled_from(["", "body", "engine", "seat 0", "hire", "person", "../x", "\0", "b1", "e1"])
    | st.text(max_size=12)
)
ANY = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


def with_accident(values: Any, path: tuple[Any, ...], value: Any, kind: str) -> Any:
    """The values with one entry changed, taken out or doubled."""
    changed = copy.deepcopy(values)
    at = changed
    for name in path[:-1]:
        at = at[name]
    if kind == "drop":
        del at[path[-1]]
    elif kind == "double" and isinstance(at, list):
        at.insert(path[-1], copy.deepcopy(at[path[-1]]))
    else:
        at[path[-1]] = value
    return changed


KINDS = st.sampled_from(["set", "set", "set", "drop", "double"])


def accidents(values: Any) -> Any:
    known = list(places(values))
    return st.builds(
        lambda path, value, kind: with_accident(values, path, value, kind),
        st.sampled_from(known), ANY | SMALL, KINDS,
    )  # fmt: skip


def sentence(problem: Exception, start: str = "") -> None:
    assert str(problem).removeprefix(start)
    assert str(problem).startswith(start)
    assert str(problem).isprintable()


RECORDS = {name: json.loads(to_bytes(match.record)) for name, match in MATCHES.items()}
POSITIONS = {
    name: accidents(GAMES[name].to_position(match.state_at(len(match.steps) // 2)))
    for name, match in MATCHES.items()
}
BODIES = {name: accidents(record["body"]) for name, record in RECORDS.items()}
ROOTS = {
    name: accidents(yaml.safe_load(games.data_of(name).read_text(encoding="utf-8")))
    for name in GAMES
}
STRANGE = "a\n\x1b[31m\u202e" + "b" * 500
READERS: dict[str, tuple[Callable[[str], Any], Callable[[str, Any], object]]] = {
    "position": (
        lambda name: GAMES[name].to_position(MATCHES[name].state_at(20)),
        lambda name, values: GAMES[name].from_position(values),
    ),
    "record": (
        lambda name: {**RECORDS[name]["body"], "decisions": ["x"]},
        lambda name, values: _opened(name, values),
    ),
    "data set": (
        lambda name: yaml.safe_load(games.data_of(name).read_text(encoding="utf-8")),
        lambda name, values: DATA_SETS[name].parse(values, "mine.yaml"),
    ),
}


def _opened(name: str, body: Any) -> Match:
    content = signed(json.dumps({**RECORDS[name], "body": body}).encode())
    return Match.from_record(GAMES[name], from_bytes(content))


def with_strangers(values: Any) -> Iterator[Any]:
    """The values with a strange name or text in each of their tables and entries, one of a kind."""
    seen = set[tuple[Any, ...]]()
    for path in [(), *places(values)]:
        kind = tuple("" if isinstance(step, int) else step for step in path)
        if kind in seen:
            continue
        seen.add(kind)
        if path:
            yield with_accident(values, path, STRANGE, "set")
        with contextlib.suppress(TypeError):
            yield with_accident(values, (*path, STRANGE), 1, "set")


@either
@pytest.mark.parametrize("what", READERS)
def test_strange_texts_are_told_in_one_short_line(name: str, what: str) -> None:
    whole, read = READERS[what]
    told = []
    for values in with_strangers(whole(name)):
        try:
            read(name, values)
        except GameError as problem:
            sentence(problem)
            told.append(str(problem))
    assert len(told) > 30
    assert max(map(len, told)) < len(STRANGE)


@either
@MANY
@given(st.data())
def test_positions(name: str, data: st.DataObject) -> None:
    game, values = GAMES[name], data.draw(POSITIONS[name])
    try:
        state = game.from_position(values)
    except BadPosition as problem:
        sentence(problem)
        return
    again = game.to_position(state)
    assert game.digest(game.from_position(again)) == game.digest(state)
    play_on(game, state, 8)


@either
@MANY
@given(st.data())
def test_forged_records(name: str, data: st.DataObject) -> None:
    body = data.draw(BODIES[name])
    document = {**RECORDS[name], "body": body}
    try:
        content = signed(json.dumps(document).encode())
        record = from_bytes(content)
        assert from_bytes(to_bytes(record)) == record
        match = Match.from_record(GAMES[name], record)
    except BadRecord as problem:
        sentence(problem)
        return
    assert match.record.decisions == record.decisions


@either
@MANY
@given(st.data())
def test_data_sets(name: str, data: st.DataObject) -> None:
    values = data.draw(ROOTS[name])
    try:
        DATA_SETS[name].parse(values, "mine.yaml")
    except BadData as problem:
        sentence(problem, "mine.yaml: ")


@either
@FEW
@given(st.data())
def test_data_sets_that_are_taken_can_be_played(
    tmp_path: Path, name: str, data: st.DataObject
) -> None:
    file = tmp_path / "mine.yaml"
    try:
        file.write_text(yaml.safe_dump(data.draw(ROOTS[name])), encoding="utf-8")
        game = registry.load(name, file)
    except (BadData, UnicodeEncodeError):
        return
    on = {option: True for option, value in game.options.items() if value is False}
    play_on(game, game.new(2, 1, on), 60)


@MANY
@given(st.dictionaries(st.text(max_size=6), ANY, max_size=5), st.text(max_size=8))
def test_texts_of_any_shape(tmp_path: Path, texts: Any, key: str) -> None:
    logging.disable()
    (tmp_path / "en").mkdir(exist_ok=True)
    try:
        (tmp_path / "en" / "a.yaml").write_text(yaml.safe_dump(texts), encoding="utf-8")
    except UnicodeEncodeError:
        return
    told = Translator(tmp_path, "en")
    for name in [*told.keys(), key, f"{key}.x"]:
        assert isinstance(told(name, count=3), str)
        assert told.has(name) in (True, False)
    logging.disable(logging.NOTSET)


SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        name: ANY | st.sampled_from(["de", "fast", "on", [9, 9], [10**30, -1], {"seats": [{}]}])
        for name in Settings.__dataclass_fields__
    },
)
SETUPS = accidents(
    {"last_setup": {"game": "kraftwagen", "seats": [
        {"name": "Ada", "controller": "person", "on": True},
        {"name": "Bruno", "controller": "greedy", "on": True}],
        "options": {"special_tiles": True, "handicap": [0, 5]}, "seed": 4, "count": 3}}
)  # fmt: skip


@MANY
@given(SETTINGS | SETUPS)
def test_settings(tmp_path: Path, values: Any) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(values), encoding="utf-8")
    loaded, problem = load_settings(file)
    assert problem in ("", "settings.bad_values")
    save_settings(file, loaded)
    assert load_settings(file) == (loaded, "")


@FEW
@given(SETTINGS | SETUPS)
def test_a_window_opens_with_any_settings(tmp_path: Path, values: Any) -> None:
    paths: Paths = find_paths(tmp_path).make()
    paths.settings_file.write_text(json.dumps(values), encoding="utf-8")
    app: App = make_app([GAME], data_dir=tmp_path, size=(800, 560), guarded=False)
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


def test_the_texts_of_the_house_need_no_luck() -> None:
    assert Translator(assets_dir() / "locale", "en")("app.title") == "Kraftwagen"
