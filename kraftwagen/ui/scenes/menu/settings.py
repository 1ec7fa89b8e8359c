"""The settings: pace, help, picture, sound; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from pygame import Rect

from kraftwagen import compiled
from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.settings import OPEN_TOTALS, PALETTE_NAMES, SCALES, SPEECH, SPEEDS
from kraftwagen.ui.platform.sound import Volume
from kraftwagen.ui.platform.system import languages, open_folder
from kraftwagen.ui.scenes.menu.buttons import ButtonsScene
from kraftwagen.ui.scenes.menu.keys import KeysScene
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.dialog import tell
from kraftwagen.ui.widgets import Button, CheckBox, Dropdown, Label, Slider, pick


class SettingsScene(PageScene):
    """Game, picture, sound: three columns, or fewer in a narrow window.

    Settings without effect on this machine are left out.
    """

    name: ClassVar[str] = "settings"
    heading: ClassVar[str] = "settings.title"
    width: ClassVar[int] = 1180

    def body(self, rect: Rect) -> None:
        """Lay out the groups in as many columns as fit."""
        px = self.app.theme.px
        gap = px(18)
        groups = [self._game, self._picture, self._sound]
        count = next((n for n in (3, 2) if rect.w >= px(345) * n), 1)
        wide = (rect.w - gap * (count - 1)) // count
        columns = {
            3: [[0], [1], [2]],
            2: [[0, 2], [1]],
            1: [[0, 1, 2]],
        }[count]
        panels = []
        for column, members in enumerate(columns):
            y = rect.y
            for member in members:
                self._box = Rect(rect.x + column * (wide + gap), y, wide, 0).inflate(-px(56), 0)
                self._y = y + px(26)
                groups[member]()
                panels.append(Rect(rect.x + column * (wide + gap), y, wide, self._y + px(12) - y))
                y = panels[-1].bottom + gap
        foot = max(panel.bottom for panel in panels)
        if count == 3:
            panels = [Rect(panel.x, panel.y, panel.w, foot - panel.y) for panel in panels]
        self.panels = [(panel, "paper") for panel in panels]

    # -- groups

    def _game(self) -> None:
        self._title("settings.game")
        self._pick("speed", SPEEDS, "speeds", note=True)
        self._check("auto_forced")
        self._check("auto_end_turn")
        self._check("bot_reasons")
        if any(game.hidden_totals for game in self.app.games):
            self._pick("open_totals", OPEN_TOTALS, "totals", note=True)
        self._note(f"settings.rules.{compiled.condition()}")

    def _picture(self) -> None:
        app, settings = self.app, self.app.settings
        self._title("settings.window")
        known = languages(app.paths.assets)
        if len(known) > 1:
            names = [(code, self.tr(f"languages.{code}")) for code in known]
            options = [("", self.tr("settings.language_system")), *names]
            self._list("settings.language", "", options, settings.language, app.set_language)
        scales = [(str(value), f"{round(value * 100)}\u00a0%") for value in SCALES]
        now = min(SCALES, key=lambda value: abs(value - settings.scale))
        self._list(
            "settings.scale",
            "settings.scale_note",
            scales,
            str(now),
            lambda value: app.set_scale(float(value)),
        )
        palettes = [(name, self.tr(f"settings.palettes.{name}")) for name in PALETTE_NAMES]
        self._caption("settings.palette", "")
        pick(self.ui, self._row(38), palettes, settings.palette, app.set_palette)
        self._gap(18)
        self._check("reduced_motion")
        self._check("fullscreen", lambda value: app.toggle_fullscreen(), app.fullscreen)

    def _speech(self) -> None:
        """Lay out the choice of who reads aloud; say so if the system has no voice."""
        app = self.app
        silent = app.settings.speech == "voice" and app.speech.voice is None
        self._caption("speech.title", "speech.none" if silent else "speech.note")
        modes = [(mode, self.tr(f"speech.modes.{mode}")) for mode in SPEECH]
        pick(self.ui, self._row(38), modes, app.settings.speech, self._read_aloud)
        self._gap(18)

    def _read_aloud(self, mode: str) -> None:
        self._setter("speech")(mode)
        self.app.speech.say(self.tr("speech.sample"))
        self.relayout(self.app.size)

    def _sound(self) -> None:
        app = self.app
        self._title("settings.sound" if app.sound.possible else "settings.files")
        if app.sound.possible:
            self._loudness("effects", "your_turn")
            self._loudness("interface", "click")
            self._check("mute_unfocused")
        self._speech()
        self._press("keys.settings", lambda: app.stack.push(KeysScene()), "keyboard")
        self._gap(10)
        self._press("buttons.settings", lambda: app.stack.push(ButtonsScene()), "gamepad")
        self._gap(10)
        self._press("settings.folder", self._folder, "folder-open")
        self._gap(16)

    # -- parts of a group, from top to bottom

    def _press(self, words: str, action: Callable[[], object], icon: str) -> None:
        Button(
            self.ui, self._row(44), self.tr(words), action, kind="paper", icon=icon,
            style="button_small", tip=self.tr(f"{words}_tip"),
        )  # fmt: skip

    def _row(self, units: float) -> Rect:
        row = Rect(self._box.x, self._y, self._box.w, self.app.theme.px(units))
        self._y = row.bottom
        return row

    def _gap(self, units: float) -> None:
        self._y += self.app.theme.px(units)

    def _words(self, words: str, style: str, least: int = 0) -> Rect:
        """Lay out a text; its row is as tall as needed."""
        look = self.app.theme.style(style)
        tall = self.app.resources.text_size(words, look, self._box.w)[1]
        row = Rect(self._box.x, self._y, self._box.w, max(tall, least))
        self._y = row.bottom
        return row

    def _title(self, key: str) -> None:
        words = self.tr(key)
        Label(
            self.ui, self._words(words, "heading"), words, style="heading", colour=OXBLOOD,
            wrap=True,
        )  # fmt: skip
        self._gap(12)

    def _caption(self, key: str, note: str) -> None:
        words = GameWords(self.tr, self.app.game)(key)
        row = self._words(words, "bold", self.app.theme.px(22))
        Label(self.ui, row, words, style="bold", colour=INK, wrap=True)
        if note:
            self._note(note)
        self._gap(7)

    def _note(self, key: str) -> None:
        keys = self.app.keys
        words = self.tr(key, close_up=keys.hint("close_up"), any=self.tr(keys.anything))
        row = self._words(words, "small")
        Label(self.ui, row, words, style="small", colour=SEPIA, wrap=True, valign="top")

    def _pick(self, name: str, values: Sequence[str], texts: str, note: bool) -> None:
        self._caption(f"settings.{name}", f"settings.{name}_note" if note else "")
        options = [(value, self.tr(f"settings.{texts}.{value}")) for value in values]
        now = getattr(self.app.settings, name)
        pick(self.ui, self._row(38), options, now, self._setter(name))
        self._gap(20)

    def _list(
        self,
        key: str,
        note: str,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], object],
    ) -> None:
        self._caption(key, note)
        Dropdown(self.ui, self._row(38), options, value, on_change)
        self._gap(18)

    def _check(
        self,
        name: str,
        on_change: Callable[[bool], object] | None = None,
        value: bool | None = None,
    ) -> None:
        words, note = self.tr(f"settings.{name}"), self.tr(f"settings.{name}_note")
        tall = CheckBox.height_for(self.ui, self._box.w, words, note)
        CheckBox(
            self.ui,
            Rect(self._box.x, self._y, self._box.w, tall),
            words,
            bool(getattr(self.app.settings, name)) if value is None else value,
            on_change or self._setter(name),
            note=note,
        )
        self._y += tall
        self._gap(16)

    def _loudness(self, name: Volume, sample: str) -> None:
        self._caption(f"settings.{name}", "")
        value = getattr(self.app.settings, name)
        Slider(self.ui, self._row(28), value, self._volume(name, sample))
        self._gap(18)

    # -- changes

    def _setter(self, name: str) -> Callable[[object], None]:
        def put(value: object) -> None:
            setattr(self.app.settings, name, value)
            self.app.save_settings()

        return put

    def _volume(self, name: Volume, sample: str) -> Callable[[float], None]:
        """Return a function that sets a volume and plays a sample."""
        put = self._setter(name)

        def change(value: float) -> None:
            put(value)
            self.app.sound.play(sample, name)

        return change

    def _folder(self) -> None:
        if not open_folder(self.app.paths.data):
            text = self.tr("saves.folder_is", folder=self.app.paths.data)
            tell(self.app, text)
