"""The command that measures the balance of the designed values."""

from __future__ import annotations

from pathlib import Path

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.random_bot import RandomBot
from kraftwagen.tools import balance
from tests.games import NEWEST, each_game

WORDS = f"Our words.\n\n{balance.BEGIN}\nold tables\n{balance.END}\nMore words.\n"


@pytest.fixture(autouse=True)
def _the_ladder_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command adds a bot of its own."""
    monkeypatch.setattr(ladder, "_LADDER", dict(ladder._LADDER))
    balance.game.cache_clear()


def run(folder: Path, *more: str) -> int:
    command = ["--into", str(folder), "--bot", "random", "--players", "2,3", *more]
    return int(balance.main(command))


@pytest.mark.parametrize("by", ["variant", "option"])
@each_game
def test_games_are_kept_and_go_on_from_there(game: str, by: str, tmp_path: Path) -> None:
    variant, values = next(iter(balance.GAMES[game].variants.items()))
    named = ["--variant", variant] if by == "variant" else ["--" + values.option.replace("_", "-")]
    command = ["--game", game, *named]
    names = [f"random-{players}-{variant}.jsonl" for players in (2, 3)]
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    assert run(whole, *command, "--games", "3") == 0
    assert run(pieces, *command, "--games", "2") == 0
    kept = pieces / names[0]
    text = kept.read_text(encoding="utf-8")
    kept.write_bytes(text[:-9].encode())  # stopped while the second one was written
    (pieces / names[1]).write_bytes(text[:5].encode())  # and here before the first
    assert run(pieces, *command, "--games", "3") == 0
    assert sorted(path.name for path in whole.iterdir()) == names
    for file in names:
        assert (pieces / file).read_bytes() == (whole / file).read_bytes()


def test_the_report_replaces_the_tables_and_keeps_the_words(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(WORDS, encoding="utf-8")
    assert run(tmp_path / "games", "--games", "2", "--report", str(page)) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Our words.\n")
    assert text.endswith("\nMore words.\n")
    assert "old tables" not in text
    assert "| starting place: 3 | fair share within 3 points |  | " in text
    assert run(tmp_path / "games", "--games", "0", "--report", str(page)) == 0
    assert page.read_text(encoding="utf-8") == text


def test_wrong_use_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("no marks", encoding="utf-8")
    assert run(tmp_path / "none", "--games", "0") == 2
    assert run(tmp_path, "--games", "1", "--report", str(page)) == 2
    assert run(tmp_path, "--games", "1", "--seed", "2") == 2
    assert run(tmp_path, "--bot", "nobody") == 2
    assert run(tmp_path, "--variant", "unheard-of") == 2
    assert run(tmp_path, "--game", NEWEST, "--games", "0") == 2
    page.with_suffix(".jsonl").write_text("{}\n", encoding="utf-8")
    assert run(tmp_path, "--games", "0") == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 7
    assert all(line.startswith("balance: ") for line in lines)


@pytest.mark.parametrize("name", balance.GAMES)
def test_the_report_in_the_tree_can_be_written_again(name: str) -> None:
    text = balance.report_of(name).read_text(encoding="utf-8")
    assert text.index(balance.BEGIN) < text.index(balance.END)


def test_the_champions_first_thought_plays_by_default(tmp_path: Path) -> None:
    command = ["--into", str(tmp_path), "--players", "2", "--games", "1"]
    assert balance.main(command) == 0
    assert [path.name for path in tmp_path.iterdir()] == [f"{balance.NEUTRAL}-2.jsonl"]


def test_several_bots_and_numbers_of_players_are_measured_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ladder.register("another", RandomBot)
    command = ["--game", NEWEST, "--into", str(tmp_path), "--bot", "random", "another"]
    assert balance.main([*command, "--players", "2", "4", "--games", "1"]) == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {f"{bot}-{seats}.jsonl" for bot in ("random", "another") for seats in (2, 4)}
    text = capsys.readouterr().out
    assert text.startswith("### another at all seats\n\nGames: 1 with 2 players, 1 with 4 players.")
    assert "\n\n### random at all seats\n" in text


def test_every_variant_is_an_option_of_its_game() -> None:
    for name, measures in balance.GAMES.items():
        for variant in measures.variants.values():
            assert balance.game(name, None).options[variant.option] is False
