"""The rules on a page, by sections."""

from __future__ import annotations

from typing import Any, ClassVar

from pygame import Rect

from kraftwagen.ui.drawing.markup import Pictures, no_pictures
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets import Button, Dropdown, TextBox


def topic_of(tr: Translator, rule_id: str, game: str) -> str:
    """The topic whose ids match a rule best: the id itself, else its letter; "" when none do."""
    best, topic = "", ""
    for section in sections_of(tr, game):
        for listed in map(str, section.get("rules", ())):
            exact = rule_id == listed or (listed.isalpha() and rule_id.startswith(listed))
            if exact and len(listed) > len(best):
                best, topic = listed, str(section.get("topic", ""))
    return topic


def sections_of(tr: Translator, game: str) -> list[dict[str, Any]]:
    """The pages of a game's rules; empty when it has none."""
    key = f"{game}.rulebook"
    found = tr.data(key) if game and tr.has(key) else None
    return found if isinstance(found, list) else []


class RulesScene(PageScene):
    """Sections at the left, the chosen one at the right.

    The texts are the list ``<game id>.rulebook`` of the locale, each with ``topic``, the ``rules``
    it answers for, ``title`` and ``text``, in the notation of ``drawing.markup`` with pictures of
    the game's pieces. They open at a ``section``, or where a ``rule`` such as
    "A3" is explained; an unknown rule is the first page.
    """

    name: ClassVar[str] = "rules"
    heading: ClassVar[str] = "rules.title"
    of_game = True
    width: ClassVar[int] = 1060

    def __init__(self, game: str = "", section: int = 0, *, rule: str = "") -> None:
        self.game, self.section, self.rule = game, section, rule
        self.of_game = not game

    def enter(self) -> None:
        """Find the texts of the game."""
        if self.of_game:
            self.game = self.app.game.id if self.app.games else ""
        self.sections = sections_of(self.tr, self.game)
        if self.rule:
            topic, self.rule = topic_of(self.tr, self.rule, self.game), ""
            topics = [section.get("topic") for section in self.sections]
            self.section = topics.index(topic) if topic in topics else 0
        if not self.sections:
            self.sections = [{"title": self.tr("rules.title"), "text": self.tr("rules.none")}]
        self.section = min(self.section, len(self.sections) - 1)

    def body(self, rect: Rect) -> None:
        """The list of sections and the text; the list closes up where there is little room."""
        px, ui = self.app.theme.px, self.ui
        gap, count = px(20), len(self.sections)
        titles = [str(section["title"]) for section in self.sections]
        self._tabs: list[Button] = []
        self._list: Dropdown | None = None
        if rect.w < px(760) or rect.h // count < px(36):
            row = Rect(rect.x, rect.y, rect.w, px(40))
            options = [(str(i), title) for i, title in enumerate(titles)]
            self._list = Dropdown(ui, row, options, str(self.section), lambda i: self._show(int(i)))
            page = Rect(rect.x, row.bottom + px(12), rect.w, rect.bottom - row.bottom - px(12))
            margin = (-px(48), -px(44))
        else:
            widest = max(Button.width_for(ui, title, "button_small") for title in titles)
            nav = Rect(rect.x, rect.y, min(max(px(236), widest), rect.w // 3), rect.h)
            page = Rect(nav.right + gap, rect.y, rect.right - nav.right - gap, rect.h)
            margin = (-px(72), -px(60))
            step = min(px(52), nav.h // count)
            self._tabs = [
                Button(
                    ui,
                    Rect(nav.x, nav.y + i * step, nav.w, step - px(7)),
                    title,
                    lambda i=i: self._show(i),  # type: ignore[misc]
                    style="button_small",
                    align="left",
                    kind="primary" if i == self.section else "green",
                )
                for i, title in enumerate(titles)
            ]
        self.panels = [(page, "paper")]
        box = page.inflate(*margin)
        self._text = TextBox(ui, box, self._words(), size="reading", pictures=self._pictures())

    def _pictures(self) -> Pictures:
        """Those of the game, if it has rules of its own to show them in."""
        spec = next((game for game in self.app.games if game.id == self.game), None)
        if spec is None or not sections_of(self.tr, self.game):
            return no_pictures
        return load_hooks(spec, self.tr).pictures(self.app)

    def _words(self) -> str:
        section = self.sections[self.section]
        return f"# {section['title']}\n\n{section['text']}"

    def _show(self, section: int) -> None:
        for index, tab in enumerate(self._tabs):
            kind = "primary" if index == section else "green"
            if tab.kind != kind:
                tab.kind = kind
                tab.refresh()
        if self._list is not None and self._list.value != str(section):
            self._list.value = str(section)
            self._list.refresh()
        self.section = section
        self._text.scroll_to(0)
        self._text.set_text(self._words())

    def on_language_change(self) -> None:
        """Find the texts of the new language."""
        self.enter()
