"""The main menu, from which two presses start a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple

from pygame import Rect, Surface

from kraftwagen import __version__, compiled
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Drawn,
    Gap,
    Grid,
    Leaf,
    OneOf,
    Outlined,
    Row,
    Sheet,
    Space,
    Stack,
    button,
    dropdown,
)
from kraftwagen.ui.drawing.theme import BRASS, DESIGN_SIZE, fit_scale
from kraftwagen.ui.language.whole import aloud, beside
from kraftwagen.ui.platform.system import named_languages
from kraftwagen.ui.presenters.kept import trouble_words
from kraftwagen.ui.presenters.lessons import has_lessons, taught
from kraftwagen.ui.scenes.menu.posters import Kind, Poster, Posters, line_of, poster
from kraftwagen.ui.services import LibraryError, SaveEntry
from kraftwagen.ui.shell.boxed import BoxedScene
from kraftwagen.ui.shell.dialog import Dialog, tell

_STEP: Final = 0.05
"""Seconds between two steps of preloading."""
_LOOK: Final = 1.0
"""Seconds between two checks whether the rules are still being compiled."""
_RULE: Final = 300
"""Width of the line below the name, in design units."""
_PANEL: Final = 390
"""Largest width of the panel of buttons beside posters, in design units."""


class Way(NamedTuple):
    """A large button: text, action (None while it leads nowhere), icon, note below."""

    words: str
    action: Callable[[], None] | None
    icon: str
    note: str


class MenuScene(BoxedScene):
    """The main menu: ways to play, then everything else, always in the same order.

    What suits the player best is highlighted where it stands.
    """

    name: ClassVar[str] = "menu"

    _latest: SaveEntry | None = None
    _ways: Mapping[str, Way] = MappingProxyType({})
    """The large buttons by locale key, in their order."""
    _shown_best: str = ""
    _about: str = ""
    """The id of the game that the menu was laid out for."""

    def enter(self) -> None:
        """Look for a game to continue."""
        self._preparing = True
        self._covered = False
        self._watching, self._looked, self._compiling = compiled.may_be_made(), 0.0, ""
        self._find_latest()

    def pause(self) -> None:
        """Note that saves may change while another scene is shown."""
        self._covered = True

    def resume(self) -> None:
        """Look again for a game to continue; show a waiting notice."""
        if self._covered:
            self._covered = False
            self._look_again()
        notice, self.app.notice = self.app.notice or trouble_words(self.app), ""
        if notice:
            tell(self.app, notice)

    def update(self, dt: float) -> None:
        """Preload for a match, step by step, while nothing needs drawing."""
        super().update(dt)
        if not self.dirty and self._preparing:
            self._preparing = next(self.app.preload_steps, self) is not self
        self._looked += dt
        if self._watching and self._looked >= _LOOK:
            self._looked = 0.0
            self._watch_compiling()

    def next_update(self) -> float | None:
        """Return the seconds until ``update``, few while preloading or compiling goes on."""
        if self._preparing:
            return _STEP
        return _LOOK if self._watching else super().next_update()

    def _watch_compiling(self) -> None:
        """Show that the rules are being compiled, and that they are; the settings say why not."""
        if compiled.is_building():
            now = "building"
        elif self._compiling == "building":
            end, self._watching = compiled.condition(), False
            now = end if end == "ready" else ""
        else:
            return
        if now != self._compiling:
            self._compiling = now
            self.relayout(self.app.size)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the buttons, beside them posters or the title picture."""
        fit = fit_scale(size)
        self._about = self.app.game_id
        self._picture = Rect(0, 0, round(DESIGN_SIZE[0] * fit), round(DESIGN_SIZE[1] * fit))
        self._picture.center = Rect((0, 0), size).center
        if self._painted:
            self.app.resources.preload_scenery(self._title, self._picture.size)
        self.sheet = Sheet(self.ui)
        room, tall = Rect((0, 0), size), size[1] > size[0]
        self._view = Space(h=self._picture.h / self.app.theme.scale)
        self._ways, self._shown_best = self._find_ways(), self._best
        if tall and (tower := self._tower()).height(self.sheet, room.w) <= room.h:
            self.lay(tower, room)
            if self._painted:
                self._picture.center = self._view.rect.center
            return
        if self._painted:
            room = room.clip(self._picture)
        arrangements = [self._below(Kind.STRIP), self._below(Kind.LOW), self._below(Kind.LOW, 0)]
        if not tall:
            arrangements = [self._beside(), self._beside(0), *arrangements]
        self.lay(self.fitting(room, arrangements), room)

    def _beside(self, notes: int = 1) -> Box:
        """Declare the buttons at the left; posters or the name over the picture at the right."""
        buttons, many = self._buttons(1, notes=notes), len(self.app.games) > 1
        if many:  # posters keep their place, however long a note is
            buttons = OneOf(self._buttons(1, notes=notes, least=_PANEL), buttons)
        if self._painted:
            parts: list[Box | None] = [Gap(40), self._name(), self._rule(), self._line()]
            side, pad = Column(*parts, Gap(grow=1), self._foot(), gap=8, share=1), (52, 40)
        elif many:
            posters = [self._poster(game, Kind.TALL) for game in self.app.games.ids]
            side, pad = Column(Posters(posters, share=1), self._foot(), gap=8, share=1), (28, 14)
        else:
            parts = [Gap(grow=1), self._name(), self._line(), Gap(grow=1)]
            side, pad = Column(*parts, self._foot(), gap=8, share=1), (28, 14)
        row = Row(buttons, side, gap=24, folds=False, items="stretch", share=1)
        return Column(self._name() if many else None, row, gap=6, pad=pad)

    def _tower(self) -> Box:
        """Declare title picture or posters with the name, and the buttons below: a tall window."""
        games = self.app.games.ids
        if self._painted:
            named = Column(Gap(28), self._name(), self._rule(), self._line(), gap=6)
            return Column(
                Gap(grow=1), Stack(self._view, named), Gap(24),
                self._buttons(2, below=self._foot()), Gap(grow=1), items="center",
            )  # fmt: skip
        posters = [self._poster(game, Kind.TALL) for game in games] if len(games) > 1 else []
        return Column(
            self._name(), self._line(), Posters(posters, share=1) if posters else Gap(grow=1),
            self._buttons(2, below=self._foot()), gap=14, pad=(28, 20),
        )  # fmt: skip

    def _below(self, kind: Kind, notes: int = 1) -> Box:
        """Declare the name above, then wide posters and two columns of buttons on one panel."""
        games = self.app.games.ids
        strips = None
        if len(games) > 1:
            strips = Row(*(self._poster(game, kind) for game in games), gap=8, folds=False)
        name = Column(Gap(14), self._name(), spare=True)
        panel = self._buttons(2, strips, self._foot(), notes=notes)
        return Column(Gap(grow=1), name, Gap(grow=1), panel, pad=(12, 6), items="center")

    def _buttons(
        self,
        columns: int,
        above: Box | None = None,
        below: Box | None = None,
        *,
        notes: int = 1,
        least: float = 0,
    ) -> Box:
        """Declare the panel of buttons; with ``notes`` 0 Continue alone has its note."""
        best, told = self._best, self._ways if notes else ("continue",)
        large = [
            button(
                way.words, way.action or self._look_again, icon=way.icon, align="left",
                kind="primary" if key == best else "green", note=way.note if key in told else "",
                enabled=way.action is not None, tip="" if key in told else way.note,
                least_w=224, least_h=62 if notes else 42, first=key == best,
            )
            for key, way in self._ways.items()
        ]  # fmt: skip
        small = [
            button(self.tr(f"menu.{key}"), action, icon=icon, align="left", style="button_small",
                   least_w=138, least_h=42)
            for key, icon, action in self._entries()
        ]  # fmt: skip
        gap, pad, most = (11, (27, 28), _PANEL) if columns == 1 else (8, (27, 22), 0)
        lower: list[Box] = [*small, *self._languages()]
        across = 2 if columns == 1 else 3
        last = lower.pop() if columns == 1 and len(lower) % across else None
        everything = Column(
            above, Grid(*large, columns=columns, gap=gap), Grid(*lower, columns=across, gap=8),
            last, below, gap=gap, pad=pad, panel="green",
            least_w=least, most_w=most,
        )  # fmt: skip
        return Column(Gap(grow=1), everything, Gap(grow=1))

    def _entries(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Return the buttons below the ways to play: locale key, icon, action."""
        routes = self.app.routes
        return [
            ("load", "folder-open", routes.saves),
            ("statistics", "chart-column", routes.statistics),
            ("rules", "book-open", routes.learning.rules),
            ("settings", "settings", routes.settings),
            ("quit", "log-out", self.app.quit),
        ]

    def _name(self) -> Box:
        """Declare the name of the program, smaller where it does not fit."""
        styles = [Outlined(self.title, style, line=True) for style in ("hero", "title")]
        return OneOf(*styles, Outlined(self.title, "title"))

    def _line(self) -> Box | None:
        return Outlined(self.line, "heading") if self.line else None

    def _rule(self) -> Box:
        def paint(surface: Surface, rect: Rect) -> None:
            wide = min(rect.w, self.app.theme.px(_RULE))
            self.app.canvas.rule(surface, rect.centerx - wide // 2, rect.y, wide, BRASS)

        return Drawn(paint, 0, 8)

    def _foot(self) -> Box:
        """Declare the state of compiling at the left, the version at the right."""
        version = Outlined(self.tr("menu.version", version=__version__), "tiny", line=True)
        return Row(
            Outlined(self.compiling, "tiny", align="left", share=1), version, gap=12, folds=False
        )

    def _languages(self) -> list[Box]:
        """Declare the list of languages, each by its own name; nothing if there is one only."""
        known = named_languages(self.app.paths.assets)
        if len(known) < 2:
            return []
        tip = self.tr("settings.language")
        return [dropdown(known, self.tr.language, self.app.set_language, tip=tip, least_w=138)]

    def _poster(self, game: str, kind: Kind) -> Leaf[Poster]:
        """Declare the poster of a game; that of the chosen one acts like the first button."""
        if game != self.app.game_id:
            press = partial(self._other_game, game)
            return poster(game, kind, chosen=False, press=press, does=self.tr("menu.choose"))
        best = self._ways[self._best]
        return poster(game, kind, chosen=True, press=best.action or self._look_again,
                      does=aloud(best.words, best.note))  # fmt: skip

    @property
    def _teaches(self) -> bool:
        """Whether the game has lessons."""
        return bool(self.app.games) and has_lessons(self.app.paths.assets, self.app.game_id)

    def _find_ways(self) -> dict[str, Way]:
        """Return the large buttons; whoever never set up a game has a first game for Continue."""
        tr, routes, latest = self.tr, self.app.routes, self._latest
        note = tr("menu.continue_none")
        if latest is not None:
            title = self.app.games.title(self.app.game_id) if len(self.app.games) > 1 else ""
            note = beside(title, latest.about, latest.progress)
        go_on = self._continue if latest is not None else None
        found = {"continue": Way(tr("menu.continue"), go_on, "play", note)}
        if latest is None and self._new_here:
            found = {"first": self._way("first", "play", routes.learning.first_match)}
        found["new"] = self._way("new", "flag", routes.new_match)
        found["alone"] = self._way("alone", "user", routes.alone)
        if self._teaches:
            found["learn"] = self._way("learn", "graduation-cap", routes.learning.learn)
        return found

    def _way(self, key: str, icon: str, action: Callable[[], None]) -> Way:
        return Way(self.tr(f"menu.{key}"), action, icon, self.tr(f"menu.{key}_note"))

    @property
    def _new_here(self) -> bool:
        """Whether nobody has set up a game of the chosen kind yet."""
        app = self.app
        return bool(app.games) and not app.settings.setup_of(app.game_id)

    @property
    def _best(self) -> str:
        """The key of the highlighted button: for newcomers lessons, then a first game."""
        if self._latest is not None:
            return "continue"
        if not self._new_here:
            return "new"
        ready = taught(self.app.paths, self.app.game_id)
        return "first" if ready or not self._teaches else "learn"

    def draw(self, surface: Surface) -> None:
        """Draw title picture, name of the game and buttons."""
        canvas, whole = self.app.canvas, self._picture
        painted = self._painted
        if not painted or whole.size != surface.get_size():
            canvas.backdrop(surface, (0.5, 0.6))
        if painted:
            picture = self.app.resources.scenery(self._title, whole.size)
            surface.blit(picture, picture.get_rect(center=whole.center))
        self.draw_boxes(surface)
        super().draw(surface)

    @property
    def compiling(self) -> str:
        """A sentence on the rules being compiled or on the outcome; empty for none."""
        return self.tr(f"settings.rules.{self._compiling}") if self._compiling else ""

    @property
    def title(self) -> str:
        """The name of the program, or of the game if there is only one."""
        games = self.app.games
        return games.title(self.app.game_id) if len(games) == 1 else self.tr("app.title")

    @property
    def line(self) -> str:
        """A line about the only game; empty with several games, whose posters have lines."""
        return line_of(self.tr, self.app.game_id) if len(self.app.games) == 1 else ""

    @property
    def _title(self) -> str:
        return f"{self.app.game_id}/title"

    @property
    def _painted(self) -> bool:
        """Whether there is one game and it has a title picture."""
        return len(self.app.games) == 1 and self.app.resources.has_image(self._title)

    def back(self) -> None:
        """Ask before leaving the program."""
        answers = [
            (self.tr("menu.quit"), "danger", self.app.quit),
            (self.tr("app.cancel"), "paper", None),
        ]
        self.app.stack.push(Dialog(self.tr("menu.quit"), self.tr("menu.quit_question"), answers))

    # -- what the buttons do

    def _other_game(self, game: str) -> None:
        shown = self.ui.focus.shown
        self.app.choose_game(game)
        self._find_latest()
        self.relayout(self.app.size)
        posters = (one for one in self.ui.widgets if isinstance(one, Poster) and one.chosen)
        self.ui.focus.focus(next(posters), show=shown)

    def _look_again(self) -> None:
        before, best = (self._latest, self._about, self._ways.keys()), self._shown_best
        self._find_latest()
        now = self._latest, self.app.game_id, self._find_ways().keys()
        if before != now or best != self._best:
            self.relayout(self.app.size)

    def _find_latest(self) -> None:
        library = self.app.library
        self._latest = library.latest(self.app.game_id) if library else None

    def _continue(self) -> None:
        if self._latest is None or self.app.library is None:
            return
        try:
            record = self.app.library.load(self._latest)
        except LibraryError as problem:
            self.app.notice = str(problem)
            self._look_again()
            self.resume()
            return
        self.app.routes.continue_match(record)
