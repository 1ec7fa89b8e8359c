"""Every command with each of two games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from kraftwagen import cli
from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui import launch, selftest
from tests.games import GAMES, NEWEST, OLDEST, data_of, one_more_worker, sample
from tests.ui import toy_hooks

pytestmark = pytest.mark.usefixtures("no_home")
KNOWN = sorted((*GAMES, "toy"))
each_game = pytest.mark.parametrize("game", KNOWN)


@each_game
def test_simulate(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "--game", game, "--seats", "random,random", "--games", "2", "--json"]
    assert cli.main(argv) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["game"], result["games"]) == (game, 2)


@each_game
def test_arena(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["arena", "--game", game, "--bots", "random,hasty", "--players", "2"]
    assert cli.main([*argv, "--blocks", "1", "--into", str(tmp_path), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["settings"]["game"] == game
    assert (tmp_path / "ratings.md").exists()


@each_game
def test_replay(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = registry.load(game)
    match = Match.new(spec, [SeatInfo("Ada", "random"), SeatInfo("Ben", "random")], 5, {})
    bots = [ladder.build("random", spec, seat) for seat in range(2)]
    while not match.is_over:
        match.submit(match.actor, bots[match.actor].choose(match.observation(match.actor)).code)
    file = tmp_path / "game.json"
    file.write_bytes(to_bytes(match.record))
    assert cli.main(["replay", str(file), "--verify"]) == 0
    assert f"{len(match.steps)} decisions replayed" in capsys.readouterr().out
    other = "toy" if game == "kraftwagen" else "kraftwagen"
    named = ["--verify", "--game"]
    assert cli.main(["replay", str(file), *named, game]) == 0
    assert cli.main(["replay", str(file), *named, other]) == 2
    assert cli.main(["replay", str(file), *named, "chess"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0].endswith(f"The file holds a game of {game}, not {other}.")
    assert said[1].endswith(f"unknown game 'chess': known are {', '.join(KNOWN)}")
    assert cli.main(["replay", str(tmp_path), *named, other]) == 1
    assert "0 ok, 0 diverged, 0 damaged, 1 foreign" in capsys.readouterr().out


@each_game
def test_window_and_self_test_are_about_the_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy", toy_hooks)
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    monkeypatch.setattr(launch, "headless", lambda: False)
    monkeypatch.setattr(
        launch, "run_window", lambda games, **more: asked.append((games, more["game"])) or 0
    )
    monkeypatch.setattr(selftest, "run", lambda games: asked.append(games) or 0)
    assert cli.main(["--game", game]) == 0
    assert cli.main(["self-test", "--game", game]) == 0
    assert cli.main(["self-test"]) == 0
    (games, chosen), one, every = asked
    assert chosen == game
    assert games.ids == sorted(KNOWN, key=lambda one: one != registry.oldest())
    assert (one, every) == ([game], KNOWN)


UNKNOWN = {
    "bot": (["simulate", "--seats", "random,nobody"], "unknown bot 'nobody': known are random, "),
    "style": (["simulate", "--seats", "random,tester"], "unknown bot 'tester': known are random, "),
    "option": (["simulate", "--seats", "random,random", "--option", "fast=1"],
               "unknown option 'fast': known are "),
    "value": (["simulate", "--seats", "random,random", "--option", "{switch}=maybe"],
              "option '{switch}' must be true or false, not 'maybe'"),
    "handicap": (["simulate", "--seats", "random,random", "--option", "handicap=1,2,3"],
                 "option 'handicap' must be a list of 2 numbers or empty"),
    "data set": (["simulate", "--seats", "random,random", "--data-set", "{other}"],
                 "data.yaml: game: must be '{game}', but the file is for "),
    "no data set": (["simulate", "--seats", "random,random", "--data-set", "none.yaml"],
                    "none.yaml: file: cannot be read (no such file or directory)"),
    "bot of the arena": (["arena", "--bots", "random,nobody", "--into", "{folder}"],
                         "unknown bot 'nobody': known are random, "),
    "players": (["arena", "--bots", "random,greedy", "--players", "5", "--into", "{folder}"],
                "players: 5 given, the game takes 2 to 4"),
}  # fmt: skip


@pytest.mark.parametrize("name", UNKNOWN)
@pytest.mark.parametrize("game", GAMES)
def test_what_does_not_exist_is_told_with_what_does(
    game: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec, other = registry.load(game), NEWEST if game == OLDEST else OLDEST
    words = {
        "game": game,
        "folder": str(tmp_path / "into"),
        "other": str(data_of(other)),
        "switch": next(option.name for option in spec.declared_options if option.kind == "bool"),
    }
    argv, said = UNKNOWN[name]
    assert cli.main([*(word.format(**words) for word in argv), "--game", game]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said.format(**words) in err
    if "known are random" in said:
        assert all(bot in err for bot in ladder.offered(spec))
    if name == "option":
        assert all(option.name in err for option in spec.declared_options)


def test_a_game_of_a_data_set_of_ones_own_is_replayed_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = one_more_worker(NEWEST, tmp_path)
    spec = registry.load(NEWEST, mine)
    assert spec.data_digest != registry.load(NEWEST).data_digest
    options = {sample(NEWEST).variant: True}
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Ben", "random")], 5, options)
    for _ in range(30):
        match.submit(match.actor, match.legal()[0])
    file = tmp_path / "game.json"
    file.write_bytes(to_bytes(match.record))
    argv = ["replay", str(file), "--verify", "--game", NEWEST]
    assert cli.main([*argv, "--data-set", str(mine)]) == 0
    assert cli.main(argv) == 2
    assert "The game was played with different component data." in capsys.readouterr().err


def test_the_window_opens_with_the_game_that_is_named(tmp_path: Path) -> None:
    games = [registry.load("kraftwagen")]
    app = launch.make_app(games, game="kraftwagen", data_dir=tmp_path, size=(1280, 720))
    assert app.settings.last_game == app.game.id == "kraftwagen"
    app.close()


def test_a_game_without_a_table_is_played_from_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["--game", "toy"]) == 2
    assert cli.main(["self-test", "--game", "toy"]) == 2
    said = capsys.readouterr().err
    assert said.count("toy has no table yet") == 2
    assert cli.main(["simulate", "--game", "toy", "--seats", "random,random", "--games", "2"]) == 0
