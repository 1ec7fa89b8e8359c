"""The settings, grouped as people look for them; every change takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import pygame
from pygame import Rect

from kraftwagen import compiled
from kraftwagen.commit import named_version
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Gap,
    OneOf,
    Row,
    button,
    check,
    choice,
    dropdown,
    fixed,
    text,
)
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.paths import licences
from kraftwagen.ui.platform.settings import (
    OPEN_TOTALS,
    PALETTE_NAMES,
    SCALES,
    SPEECH,
    SPEEDS,
    TEXT_SIZES,
    nearest,
)
from kraftwagen.ui.platform.sound import Volume
from kraftwagen.ui.platform.system import named_languages, open_folder
from kraftwagen.ui.scenes.menu.buttons import ButtonsScene
from kraftwagen.ui.scenes.menu.keys import KeysScene
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.dialog import Answer, Dialog, tell
from kraftwagen.ui.widgets import Slider
from kraftwagen.ui.widgets.base import Ui


class SettingsScene(PageScene):
    """Groups of settings in three columns, or fewer in a narrow window.

    Settings without effect on this machine are left out.
    """

    name: ClassVar[str] = "settings"
    heading: ClassVar[str] = "settings.title"
    width: ClassVar[int] = 1180

    def content(self) -> Box:
        """Declare the groups in as many columns as fit."""
        play, told, picture = self._play(), self._told(), self._picture()
        last = (self._sound(), self._controls(), self._files())
        columns = [(play, told), picture, last]
        return OneOf(
            Row(*(Column(*each, gap=18, share=1) for each in columns),
                gap=18, folds=False, items="start"),
            # In the same order in all arrangements: the focus stays where it is.
            Row(Column(play, told, picture[0], gap=18, share=1),
                Column(picture[1], *last, gap=18, share=1), gap=18, folds=False, items="start"),
            Column(play, told, *picture, *last, gap=18),
        )  # fmt: skip

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event; the key for music also changes its check box here."""
        if super().handle(event):
            return True
        if self.app.keys.means(event, "music"):
            self.app.settings.music_on = not self.app.settings.music_on
            self.app.save_settings()
            self.relayout(self.app.size)
            return True
        return False

    # -- groups

    def _group(self, title: str, *parts: Box | None) -> Box:
        head = text(self.tr(title), "heading", OXBLOOD)
        return Column(head, *parts, gap=9, pad=(28, 20), panel="paper", share=1, least_w=330)

    def _play(self) -> Box:
        hidden = any(game.hidden_totals for game in self.app.games)
        return self._group(
            "settings.game",
            self._pick("speed", SPEEDS, "speeds"),
            self._check("auto_forced"),
            self._check("auto_end_turn"),
            self._pick("open_totals", OPEN_TOTALS, "totals") if hidden else None,
        )

    def _told(self) -> Box:
        return self._group(
            "settings.told",
            self._check("bot_reasons"),
            self._check("show_figures"),
            self._check("banners"),
            self._check("notices"),
            self._check("rule_codes"),
        )

    def _picture(self) -> tuple[Box, Box]:
        """Declare what is seen, and help for eyes and ears."""
        app, settings = self.app, self.app.settings
        palettes = [(name, self.tr(f"settings.palettes.{name}")) for name in PALETTE_NAMES]
        palette = choice(palettes, settings.palette, partial(app.set_look, "palette"))
        window = self._group(
            "settings.window",
            self._languages(),
            self._check("fullscreen", lambda value: app.toggle_fullscreen(), app.fullscreen),
            self._sizes("scale", SCALES, app.set_scale),
        )
        ease = self._group(
            "settings.ease",
            self._sizes("text_size", TEXT_SIZES, partial(app.set_look, "text_size")),
            self._named("settings.palette", "", palette),
            self._check("large_pictures"),
            self._check("reduced_motion"),
            self._speech(),
        )
        return window, ease

    def _languages(self) -> Box | None:
        """Declare the list of languages; None if there is one only."""
        known = named_languages(self.app.paths.assets)
        if len(known) < 2:
            return None
        options = [("", self.tr("settings.language_system")), *known]
        now = self.app.settings.language
        return self._named("settings.language", "", dropdown(options, now, self.app.set_language))

    def _sizes(self, name: str, sizes: Sequence[float], change: Callable[[float], object]) -> Box:
        """Declare a setting in per cent."""
        options = [(str(value), f"{round(value * 100)}\u00a0%") for value in sizes]
        now = nearest(sizes, getattr(self.app.settings, name))
        chosen = dropdown(options, str(now), lambda value: change(float(value)), least_w=110)
        words = text(self.tr(f"settings.{name}"), "bold", share=1)
        return Column(Row(words, chosen, gap=10), self._note(f"settings.{name}_note"), gap=2)

    def _sound(self) -> Box:
        """Declare how loud everything is; without a sound device say so."""
        if not self.app.sound.possible:
            return self._group("settings.sound", self._note("settings.no_sound"))
        return self._group(
            "settings.sound",
            self._loudness("effects", "your_turn"),
            self._loudness("interface", "click"),
            self._music(),
            self._place(),
            self._check("mute_unfocused"),
        )

    def _controls(self) -> Box:
        push = self.app.stack.push
        return self._group(
            "settings.controls",
            self._press("keys.settings", lambda: push(KeysScene()), "keyboard"),
            self._press("buttons.settings", lambda: push(ButtonsScene()), "gamepad"),
        )

    def _files(self) -> Box:
        return self._group(
            "settings.files",
            self._press("settings.folder", self._folder, "folder-open"),
            self._press("settings.about", self._about, "info"),
            self._note(f"settings.rules.{compiled.condition()}"),
        )

    def _music(self) -> Box | None:
        """Declare whether there is music and how loud; None if no game has any."""
        app = self.app
        if not any(app.music.possible(game) for game in app.games.ids):
            return None
        note = self.tr("settings.music_on_note", music=app.keys.hint("music"))
        return Column(
            self._slider("music", self._setter("music")),
            check(
                self.tr("settings.music_on"),
                app.settings.music_on,
                self._setter("music_on"),
                note=note,
            ),
            gap=13,
        )

    def _place(self) -> Box | None:
        """Declare how loud the place around a table is; None if no game has sounds of its own."""
        found = any(self.app.ambience.possible(game) for game in self.app.games.ids)
        return self._slider("ambience", self._setter("ambience")) if found else None

    def _speech(self) -> Box:
        """Declare who reads aloud; say so if the system has no voice."""
        app = self.app
        silent = app.settings.speech == "voice" and app.speech.voice is None
        modes = [(mode, self.tr(f"speech.modes.{mode}")) for mode in SPEECH]
        self._foreign = app.speech.foreign
        note = "speech.none" if silent else "speech.foreign" if self._foreign else "speech.note"
        return self._named("speech.title", note, choice(modes, app.settings.speech, self._read))

    # -- parts of a group

    def _press(self, words: str, action: Callable[[], object], icon: str) -> Box:
        return button(
            self.tr(words), action, kind="paper", icon=icon, style="button_small",
            tip=self.tr(f"{words}_tip"), least_h=44,
        )  # fmt: skip

    def _named(self, key: str, note: str, setting: Box) -> Box:
        """Declare a setting with its name and a note above it."""
        words = text(GameWords(self.tr, self.app.game)(key), "bold")
        return Column(words, self._note(note) if note else None, Gap(2), setting, gap=2)

    def _note(self, key: str) -> Box:
        keys = self.app.keys
        words = self.tr(key, close_up=keys.hint("close_up"), any=self.tr.term(keys.anything))
        return text(words, "small", SEPIA)

    def _pick(self, name: str, values: Sequence[str], texts: str) -> Box:
        options = [(value, self.tr(f"settings.{texts}.{value}")) for value in values]
        chosen = choice(options, getattr(self.app.settings, name), self._setter(name))
        return self._named(f"settings.{name}", f"settings.{name}_note", chosen)

    def _check(
        self,
        name: str,
        change: Callable[[bool], object] | None = None,
        value: bool | None = None,
    ) -> Box:
        now = bool(getattr(self.app.settings, name)) if value is None else value
        key = f"settings.{name}_note"
        note = self.tr(key) if self.tr.has(key) else ""
        return check(self.tr(f"settings.{name}"), now, change or self._setter(name), note=note)

    def _loudness(self, name: Volume, sample: str) -> Box:
        return self._slider(name, self._volume(name, sample))

    def _slider(self, name: str, change: Callable[[float], None]) -> Box:
        def make(ui: Ui, rect: Rect) -> Slider:
            return Slider(ui, rect, getattr(self.app.settings, name), change)

        return self._named(f"settings.{name}", "", fixed(make, 120, 28))

    # -- changes

    def update(self, dt: float) -> None:
        """Say that there is no voice for the language as soon as it is known."""
        super().update(dt)
        if self.app.speech.foreign != self._foreign:
            self.relayout(self.app.size)

    def _read(self, mode: str) -> None:
        self._setter("speech")(mode)
        self.app.speech.say(self.tr("speech.sample"))
        self.relayout(self.app.size)

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
            tell(self.app, self.tr("saves.folder_is", folder=self.app.paths.data))

    def _about(self) -> None:
        """Tell the version, who made the games, where licences lie and newer versions are."""
        tr, app = self.tr, self.app
        says = [tr("menu.version", version=named_version())]
        games = [GameWords(tr, game) for game in app.games]
        says += [words("credits") for words in games if words.has("credits")]
        says += [tr(f"settings.about_{name}") for name in ("unofficial", "licences", "updates")]
        answers: list[Answer] = [
            (tr("settings.licences"), "paper", self._licences), (tr("app.ok"), "primary", None),
        ]  # fmt: skip
        app.stack.push(Dialog(tr("settings.about"), "\n\n".join(says), answers))

    def _licences(self) -> None:
        folder = licences(self.app.paths.assets)
        if not open_folder(folder):
            tell(self.app, self.tr("saves.folder_is", folder=folder))
