"""Reads sentences aloud: by the system's voice, or by a screen reader via the clipboard.

The voice is a system program, started for each sentence and never waited for. It is asked for a
voice of the language in use. A sentence may interrupt or follow the present one; without a voice
nothing is heard and nothing fails.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from kraftwagen.ui.language.i18n import FALLBACK, Translator
from kraftwagen.ui.language.whole import aloud, quote
from kraftwagen.ui.platform.system import copy_text, outside

if TYPE_CHECKING:
    from kraftwagen.ui.platform.focus import FocusRing
    from kraftwagen.ui.platform.settings import Settings

_LONGEST_QUEUE: Final = 6
# By its full path: Windows searches the program's and the current folder for bare names.
_POWERSHELL: Final = (
    os.environ.get("SYSTEMROOT", r"C:\Windows") + r"\System32\WindowsPowerShell\v1.0\powershell.exe"
)
_SPEAKER: Final = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$all=$v.GetInstalledVoices()|?{$_.Enabled}|%{$_.VoiceInfo};"
)
_SAPI: Final = (
    _SPEAKER
    + "$own=$all|?{$_.Culture.TwoLetterISOLanguageName -eq '{language}'}|select -First 1;"
    + "if($own){$v.SelectVoice($own.Name)};$v.Speak([Console]::In.ReadToEnd())"
)
_SAPI_VOICES: Final = _SPEAKER + "$all|%{$_.Culture.Name.Replace('-','_')}"
_WINDOWS: Final = (_POWERSHELL, "-NoProfile", "-NonInteractive", "-Command")
_LANGUAGE: Final = re.compile(r"(?:^|\s)([a-z]{2})(?:[-_]\w+)*(?=\s|$)", re.MULTILINE)
_NAMED: Final = re.compile(r"^(.+?) +([a-z]{2})[-_]\w+ +#", re.MULTILINE)
"""A line of the list of macOS: the name of a voice and its language."""
_PATIENCE: Final = 20.0
"""Seconds that a list of voices may take."""


@dataclass(frozen=True, slots=True)
class Voice:
    """A program that speaks its standard input, or its last argument if ``argument``.

    In commands ``{language}`` stands for the language, such as "de", and ``{name}`` for its first
    voice. ``hush`` silences the program, ``voices`` prints the voices that there are.
    """

    command: tuple[str, ...]
    argument: bool = False
    hush: tuple[str, ...] = ()
    voices: tuple[str, ...] = ()


VOICES: Final[Mapping[str, Sequence[Voice]]] = {
    "linux": (
        Voice(
            ("spd-say", "--wait", "--language", "{language}", "--"),
            argument=True,
            hush=("spd-say", "--cancel"),
            voices=("spd-say", "--list-synthesis-voices"),
        ),
        Voice(
            ("espeak-ng", "-v", "{language}", "--stdin"),
            voices=("espeak-ng", "--voices={language}"),
        ),
        Voice(("espeak", "-v", "{language}", "--stdin"), voices=("espeak", "--voices={language}")),
    ),
    "darwin": (Voice(("say", "-v", "{name}", "-f", "-"), voices=("say", "-v", "?")),),
    "win32": (Voice((*_WINDOWS, _SAPI), voices=(*_WINDOWS, _SAPI_VOICES)),),
}


def find_voice(which: Callable[[str], str | None] = shutil.which) -> Voice | None:
    """Return the first installed voice of this system."""
    known = VOICES.get(sys.platform, VOICES["linux"])
    return next((voice for voice in known if which(voice.command[0])), None)


def listed(command: Sequence[str]) -> str:
    """Return what a program prints; waits for it. Raises OSError, TimeoutExpired."""
    hidden: dict[str, Any] = {}
    if sys.platform == "win32":
        hidden["creationflags"] = subprocess.CREATE_NO_WINDOW
    done = subprocess.run(
        list(command), env=outside(), stdin=subprocess.DEVNULL, capture_output=True,
        text=True, errors="replace", timeout=_PATIENCE, check=False, **hidden,
    )  # fmt: skip
    return done.stdout


class Process(Protocol):
    """The part of ``subprocess.Popen`` that reading aloud uses."""

    def poll(self) -> int | None:
        """Return the exit code; None while the program runs."""

    def kill(self) -> None:
        """Stop the program."""


def start(command: Sequence[str], words: str) -> Process | None:
    """Start a program with a text as input, without waiting; returns None on failure."""
    hidden: dict[str, Any] = {}
    if sys.platform == "win32":
        hidden["creationflags"] = subprocess.CREATE_NO_WINDOW
    try:
        made = subprocess.Popen(
            list(command),
            env=outside(),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **hidden,
        )
        if made.stdin is not None:
            # Short enough for the pipe's buffer, so that this does not wait either.
            made.stdin.write(words.encode("utf-8")[:4000])
            made.stdin.close()
    except OSError:
        return None
    return made


class Speech:
    """Reads sentences aloud as ``settings.speech`` says: "off", "voice" or "clipboard"."""

    def __init__(
        self,
        settings: Settings,
        tr: Translator,
        *,
        find: Callable[[], Voice | None] = find_voice,
        launch: Callable[[Sequence[str], str], Process | None] = start,
        ask: Callable[[Sequence[str]], str] = listed,
    ) -> None:
        self.settings, self.tr = settings, tr
        self.last = ""
        """The last sentence read."""
        self._find, self._launch, self._ask = find, launch, ask
        self._asked = ""
        """The language whose voices were asked for."""
        self._names: dict[str, str] | None = None
        """Languages that the voice speaks, with the name of a voice; None while not known."""
        self._voice: Voice | None = None
        self._looked = False
        self._running: Process | None = None
        self._ended: list[Process] = []
        self._queue: deque[str] = deque(maxlen=_LONGEST_QUEUE)
        self._focus: tuple[object, str] = (None, "")

    @property
    def on(self) -> bool:
        """Whether reading aloud is on."""
        return self.settings.speech != "off"

    @property
    def voice(self) -> Voice | None:
        """The system's voice; None if there is none."""
        if not self._looked:
            self._looked, self._voice = True, self._find()
        return self._voice

    @property
    def language(self) -> str:
        """The language read in, as voices call it."""
        own = re.split("[-_]", self.tr.language)[0]
        return own if len(own) == len(FALLBACK) else FALLBACK

    @property
    def foreign(self) -> bool:
        """Whether the system is known to have voices, but none for the language."""
        if self.settings.speech != "voice" or self.voice is None or not self.voice.voices:
            return False
        if self._asked != self.language:
            self._asked, self._names = self.language, None
            threading.Thread(target=self._look, args=(self._asked,), daemon=True).start()
        return bool(self._names) and self.language not in (self._names or {})

    def _look(self, language: str) -> None:
        """Ask for the voices, off the main thread; what fails leaves them unknown."""
        voice = self.voice
        assert voice is not None
        try:
            said = self._ask([one.replace("{language}", language) for one in voice.voices])
        except (OSError, subprocess.SubprocessError):
            return
        names = dict.fromkeys(_LANGUAGE.findall(said), "")
        names |= {own: name for name, own in reversed(_NAMED.findall(said))}
        if language == self._asked:
            self._names = names

    def _command(self, voice: Voice) -> tuple[str, ...]:
        """Return the command of a voice for the language; the usual voice without a name."""
        name = (self._names or {}).get(self.language, "")
        command = voice.command
        if "{name}" in command and not name:
            at = command.index("{name}")
            command = (*command[: at - 1], *command[at + 1 :])
        return tuple(
            part.replace("{language}", self.language).replace("{name}", name) for part in command
        )

    @property
    def speaking(self) -> bool:
        """Whether the voice is reading or about to begin."""
        reads = self._running is not None and self._running.poll() is None
        return reads or (bool(self._queue) and self.voice is not None)

    @property
    def waiting(self) -> bool:
        """Whether ``update`` has something to do soon."""
        return bool(self._queue)

    def say(self, words: str, *, cut: bool = True) -> None:
        """Read a sentence aloud; ``cut`` interrupts the present one, else it comes after it."""
        if not self.on or not words:
            return
        self.last = words
        if self.settings.speech == "clipboard":
            copy_text(words)
            return
        if cut:
            self.hush()
        self._queue.append(words)
        self.update()

    def again(self) -> None:
        """Read the last sentence again."""
        self.say(self.last)

    def hush(self) -> None:
        self._queue.clear()
        if self._running is not None and self._running.poll() is None:
            self._running.kill()
            self._ended.append(self._running)
            if self._voice is not None and self._voice.hush:
                stopped = self._launch(self._voice.hush, "")
                self._ended += [stopped] if stopped is not None else []
        self._running = None

    def update(self) -> None:
        """Start the next waiting sentence when the voice is free."""
        # Polling ended processes frees them.
        self._ended = [process for process in self._ended if process.poll() is None]
        # The silencing command must end first, or it would silence the next sentence.
        if (
            not self._queue
            or self._ended
            or (self._running is not None and self._running.poll() is None)
        ):
            return
        voice = self.voice
        words = self._queue.popleft()
        if voice is None:
            self._queue.clear()
        elif voice.argument:
            self._running = self._launch((*self._command(voice), words), "")
        else:
            self._running = self._launch(self._command(voice), words)

    def follow(self, ring: FocusRing) -> None:
        """Read the focused thing aloud whenever the focus moves to another one."""
        if not self.on:
            return
        thing = ring.current if ring.shown else None
        words = spoken(self.tr, thing) if thing is not None else ""
        if (thing, words) != self._focus:
            self._focus = (thing, words)
            # When the program moves the focus, read it after the latest event.
            self.say(words, cut=not ring.led)


def spoken(tr: Translator, thing: object) -> str:
    """Return the words for a focusable thing: its ``spoken``, else its text, note and tip."""
    own = str(getattr(thing, "spoken", ""))
    if own:
        return own
    parts = [str(getattr(thing, name, "") or "") for name in ("text", "note", "tip")]
    value = getattr(thing, "value", None)
    if isinstance(value, bool):
        state = tr.term(f"speech.{'on' if value else 'off'}")
        parts[0] = tr("speech.value", words=quote(parts[0]), value=state)
    elif isinstance(value, float):
        parts[0] = tr.percent(value)
    return aloud(*parts)
