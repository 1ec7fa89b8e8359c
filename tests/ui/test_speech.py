"""Sentences aloud: by a fake voice, a real program, the clipboard."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine.registry import load
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform import speech as speaking
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.speech import VOICES, Speech, Voice, find_voice, start
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH
from tests.ui.playing import Player, QuickRunner

PLAIN = Voice(("voice",))


class Said:
    """A process that runs until it is told otherwise."""

    def __init__(self) -> None:
        self.running = True
        self.killed = False

    def poll(self) -> int | None:
        return None if self.running else 0

    def kill(self) -> None:
        self.killed, self.running = True, False


class Stage:
    """Collects what is started."""

    def __init__(self) -> None:
        self.calls: list[tuple[tuple[str, ...], str]] = []
        self.processes: list[Said] = []

    def __call__(self, command: Sequence[str], words: str) -> Said:
        self.calls.append((tuple(command), words))
        self.processes.append(Said())
        return self.processes[-1]


def voiced(stage: Stage, voice: Voice | None = PLAIN, mode: str = "voice") -> Speech:
    return Speech(Settings(speech=mode), ENGLISH, find=lambda: voice, launch=stage)


def test_a_sentence_cuts_off_the_one_before() -> None:
    stage = Stage()
    speech = voiced(stage)
    speech.say("One.")
    speech.say("Two.")
    assert stage.calls == [(("voice",), "One."), (("voice",), "Two.")]
    assert stage.processes[0].killed


def test_sentences_in_a_row_wait_for_each_other() -> None:
    stage = Stage()
    speech = voiced(stage)
    speech.say("One.")
    speech.say("Two.", cut=False)
    speech.update()
    assert [words for _, words in stage.calls] == ["One."]
    assert speech.waiting
    stage.processes[0].running = False
    speech.update()
    assert [words for _, words in stage.calls] == ["One.", "Two."]
    speech.say("Three.", cut=False)
    speech.say("Now.")
    assert [words for _, words in stage.calls] == ["One.", "Two.", "Now."]
    assert not speech.waiting


def test_what_silences_is_done_before_the_next_sentence() -> None:
    stage = Stage()
    speech = voiced(stage, Voice(("spd", "--"), argument=True, hush=("spd", "--cancel")))
    speech.say("One.")
    speech.say("-x Two.")
    assert [command for command, _ in stage.calls] == [("spd", "--", "One."), ("spd", "--cancel")]
    stage.processes[1].running = False
    speech.update()
    assert stage.calls[-1] == (("spd", "--", "-x Two."), "")


def test_off_and_voiceless_are_silent() -> None:
    stage = Stage()
    voiced(stage, mode="off").say("One.")
    speech = voiced(stage, voice=None)
    speech.say("One.")
    speech.say("Two.", cut=False)
    assert stage.calls == []
    assert not speech.waiting


def test_the_clipboard_gets_each_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(speaking, "copy_text", lambda text: not copied.append(text))
    stage = Stage()
    voiced(stage, mode="clipboard").say("One.")
    assert (copied, stage.calls) == (["One."], [])


def test_the_first_installed_voice_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert find_voice(lambda name: None) is None
    found = find_voice(lambda name: name if name == "espeak-ng" else None)
    assert found == VOICES["linux"][1]
    for system, program in (("darwin", "say"), ("win32", "powershell")):
        monkeypatch.setattr(sys, "platform", system)
        voice = find_voice(lambda name: name)
        assert voice is not None
        assert voice.command[0].removesuffix(".exe").endswith(program)
        # Found in the present folder, a bare name could be anybody's program there.
        assert system != "win32" or "\\System32\\" in voice.command[0]


def test_a_real_program_is_started_and_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        "kraftwagen.ui.platform.speech.outside", lambda: {**os.environ, "GREETING": "Hoi"}
    )
    heard = tmp_path / "heard.txt"
    script = (
        f"import os, sys;open({str(heard)!r}, 'w').write(os.environ['GREETING'] + sys.stdin.read())"
    )
    process = start([sys.executable, "-c", script], "Grüße, 3 €.")
    assert process is not None
    end = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < end:
        time.sleep(0.01)
    assert heard.read_text(encoding="utf-8") == "HoiGrüße, 3 €."
    assert start([str(tmp_path / "missing")], "Nobody hears this.") is None


def test_the_focus_is_read(driver: Driver) -> None:
    stage = Stage()
    driver.app.speech = voiced(stage)
    driver.app.settings.speech = "voice"
    driver.key(pygame.K_TAB)
    driver.frame()
    first = stage.calls[-1][1]
    assert getattr(driver.scene.ui.focus.current, "text", "") in first
    driver.key(pygame.K_TAB)
    assert stage.calls[-1][1] != first
    said = len(stage.calls)
    driver.frame(5)
    assert len(stage.calls) == said
    driver.key(pygame.K_v)
    assert stage.calls[-1] == stage.calls[said - 1]


def test_the_settings_say_when_there_is_no_voice(driver: Driver) -> None:
    driver.app.speech = Speech(driver.app.settings, ENGLISH, find=lambda: None)
    driver.app.stack.push(SettingsScene())
    assert not any("No voice" in getattr(w, "text", "") for w in driver.widgets())
    driver.scene._read("voice")
    assert any("No voice" in getattr(w, "text", "") for w in driver.widgets())
    assert driver.app.settings.speech == "voice"


NEURAL = Voice(("say", "-v", "{name}", "-f", "-"), voices=("say", "-v", "?"))
KNOWN = """Anna                de_DE    # Hallo! Ich heiße Anna.
Markus (Premium)    de_DE    # Hallo! Ich heiße Markus.
Samantha            en_US    # Hello! My name is Samantha.
"""


def asked_for(speech: Speech) -> bool:
    """Whether the voice is foreign, once the list of voices has been read."""
    _ = speech.foreign
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and thread.daemon:
            thread.join(5)
    return speech.foreign


@pytest.mark.parametrize(
    ("language", "command", "foreign"),
    [("de", ("say", "-v", "Anna", "-f", "-"), False),
     ("en", ("say", "-v", "Samantha", "-f", "-"), False),
     ("it", ("say", "-f", "-"), True)],
)  # fmt: skip
def test_a_voice_of_the_language_is_asked_for(
    language: str, command: tuple[str, ...], foreign: bool
) -> None:
    stage = Stage()
    tr = Translator(assets_dir() / "locale", language)
    speech = Speech(
        Settings(speech="voice"), tr, find=lambda: NEURAL, launch=stage, ask=lambda _: KNOWN
    )
    speech.say("Hallo!")
    assert stage.calls.pop() == (("say", "-f", "-"), "Hallo!")
    assert asked_for(speech) is foreign
    speech.say("Hallo!")
    assert stage.calls[-1] == (command, "Hallo!")


def test_voices_that_cannot_be_listed_are_not_called_foreign() -> None:
    def fails(command: Sequence[str]) -> str:
        raise OSError

    stage, voice = Stage(), VOICES["linux"][1]
    tr = Translator(assets_dir() / "locale", "de")
    for ask in (fails, lambda command: ""):
        speech = Speech(Settings(speech="voice"), tr, find=lambda: voice, launch=stage, ask=ask)
        assert not asked_for(speech)
        speech.say("Hallo!")
        assert stage.calls[-1] == (("espeak-ng", "-v", "de", "--stdin"), "Hallo!")


def test_the_settings_say_when_no_voice_knows_the_language(driver: Driver) -> None:
    app = driver.app
    app.speech = Speech(app.settings, ENGLISH, find=lambda: NEURAL, launch=Stage(),
                        ask=lambda _: "Anna  de_DE  # Hallo!")  # fmt: skip
    app.settings.speech = "voice"
    app.stack.push(SettingsScene())
    assert asked_for(app.speech)
    driver.frame()
    assert any("No voice for this language" in getattr(w, "text", "") for w in driver.widgets())


def test_the_table_says_whose_turn_it_is_and_what_happens(make_app: Callable[..., Any]) -> None:
    spec = load("kraftwagen")
    app = make_app(games=[spec], settings=Settings(speed="instant", speech="voice"))
    stage = Stage()
    app.speech = voiced(stage)
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bruno")], 3, {}, "2026-11-20")
    app.stack.reset(TableScene(app, match, make_runner=QuickRunner))
    player = Player(app)
    player.pass_covers()
    player.until_free()

    def hear(count: int) -> list[str]:
        for _ in range(count):
            stage.processes[-1].running = False
            player.frame()
        return [words for _, words in stage.calls]

    assert player.table.view.prompt() in hear(4)
    player.key(pygame.K_RIGHT)
    player.frame()
    # The first start tile has the ring now, and its sentence is the one of its tooltip.
    place = player.table.ui.focus.current
    assert stage.calls[-1][1] == place.spoken == place.tip
    player.key(pygame.K_RETURN)
    assert any(words.startswith("Bruno takes") for words in hear(8)), stage.calls
