"""Sentences about an analysis: moments, turns, turning points, luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from kraftwagen.bots.analysis import (
    THRESHOLDS,
    Budget,
    Judged,
    Part,
    Point,
    Report,
    TurningPoint,
    beyond,
    error_points,
    whole_points,
)
from kraftwagen.engine.types import Code, Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Term, Translator
from kraftwagen.ui.language.whole import bare, beside, quote, sentences, series
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.tables.hooks import GameHooks

GRADES: Final = ("analysis.sound", "analysis.scratch", "analysis.dent", "analysis.breakdown")
"""Locale keys of grades 0 to 3."""
_MOMENTS: Final = {
    "chances": ("analysis.before_tip", "analysis.point_tip"),
    "score": ("analysis.before_tip", "analysis.score_point_tip"),
    "expected": ("analysis.expected_before_tip", "analysis.expected_point_tip"),
}
"""View -> locale keys for the values at the start of the graph and at later points."""
_WORTH_TELLING: Final = 0.02
"""Smallest effect of a single draw that is told as luck."""
_EVEN: Final = 0.05
"""Chances at the start are mentioned if they differ more than this from equal shares."""


def points(tr: GameWords, share: float) -> Term:
    """Return a difference of chances in percentage points: "+1 point"."""
    number = round(100 * share)
    signed = tr.number(number, signed=True)
    return tr.term("analysis.point_count", count=abs(number), number=signed)


class Words:
    """The texts about the analysis of a match."""

    def __init__(
        self,
        match: Match,
        hooks: GameHooks,
        budget: Budget,
        tr: Translator,
        plain: bool = False,
    ) -> None:
        """``plain`` reasons of better ways have no estimated figures."""
        self.tr = GameWords(tr, match.spec)
        self.match, self._hooks, self._budget = match, hooks, budget
        self.names, self.plain = [seat.name for seat in match.seats], plain

    # -- moments and turns

    def moment(self, view: str, at: int, point: Point, values: Sequence[float]) -> str:
        """Return every player's value at a point of the graph; ``view`` is a key of _MOMENTS."""
        shown = [self.tr.percent(value) if view == "chances" else _whole(value) for value in values]
        told = self.tr.list(
            [
                self.tr.term("analysis.value", name=name, value=value)
                for name, value in zip(self.names, shown, strict=True)
            ]
        )
        first, later = _MOMENTS[view]
        words = self.tr(later if at else first, count=at, values=told)
        error = error_points(point.error) if view == "chances" else 0
        return sentences(words, self.tr("analysis.give_or_take", count=error) if error else "")

    def turn(self, part: Part) -> str:
        """Return the number of a part's player turn in words: "Turn 12"."""
        key = "analysis.turn_part" if part.part else "analysis.turn"
        return self.tr(key, number=part.turn + 1)

    def grade(self, part: Part) -> str:
        """Return the grade of a part in one or two words."""
        if part.forced:
            return self.tr("analysis.forced")
        if _found_better(part) and not part.certain:
            return self.tr("analysis.unclear")
        return self.tr(GRADES[part.grade])

    def loss(self, part: Part) -> str:
        """Return the loss of a part with its error; empty if there is none."""
        if not _found_better(part):
            return ""
        return self.tr(
            "analysis.points", loss=whole_points(part.loss), error=error_points(part.error)
        )

    def detail(self, report: Report, part: Part, turning: TurningPoint | None) -> str:
        """Return all findings on a turn as a text in ``drawing.markup``."""
        said = []
        if turning is not None:
            said.append(self._swing(report, turning, part))
        said.append(self._verdict(part))
        played = self._decisions(
            part.first,
            self._codes(part.first, part.end),
            [self._mark(one) for one in part.decisions],
        )
        lines = [sentences(*said), self.tr("analysis.played", decisions=played)]
        if _found_better(part):
            if part.certain:
                lines.append(self.better(part))
            else:  # the better way lies within the error and has no reason
                other = self._decisions(part.first, part.better)
                lines.append(self.tr("analysis.other", decisions=other))
        if part.found:
            usual = self._decisions(part.first, part.usual)
            gain, error = whole_points(part.gain), error_points(part.gain_error)
            lines.append(self.tr("analysis.gained", decisions=usual, count=gain, error=error))
        if not part.measured and report.graded:
            lines.append(self.tr("analysis.estimated"))
        return "\n\n".join(lines)

    def better(self, part: Part) -> str:
        """Return a sentence on the better way of a part with its reason; empty without one."""
        if not (_found_better(part) and part.certain):
            return ""
        other = self._decisions(part.first, part.better)
        against = self.tr.term("analysis.what_was_played")
        why = advice.why(self.tr, part.why, self.names, against, plain=self.plain)
        return sentences(self.tr("analysis.better", decisions=other), why)

    def rule(self, part: Part) -> str:
        """Return the rule id of a turn's reason, else of its worst decision."""
        told = part.why if _found_better(part) and part.certain else None
        return advice.rule_of(self._hooks, told, self.match.steps[part.crucial].code)

    def _verdict(self, part: Part) -> str:
        if part.forced:
            return self.tr("analysis.only")
        if not _found_better(part):
            return self.tr("analysis.nothing")
        values = {"loss": whole_points(part.loss), "error": error_points(part.error)}
        if not part.certain:
            return self.tr("analysis.inside", count=values["loss"], **values)
        if not part.grade:
            return self.tr("analysis.small", **values)
        grade = self.tr.term(GRADES[part.grade])
        values["least"] = whole_points(THRESHOLDS[part.grade - 1])
        if part.score < 1:
            return self.tr("analysis.lost_chance", grade=grade, **values)
        return self.tr("analysis.lost", grade=grade, amount=self.tr.amount(part.score), **values)

    def _swing(self, report: Report, turning: TurningPoint, part: Part) -> str:
        before, after = report.points[turning.at], report.points[turning.at + 1]
        error = error_points(turning.error)
        gainer, loser = turning.gainer, turning.loser
        said = [
            self.tr(
                "analysis.swing",
                gainer=self.names[gainer],
                gained_from=self.tr.percent(before.chances[gainer]),
                gained_to=self.tr.percent(after.chances[gainer]),
                loser=self.names[loser],
                lost_from=self.tr.percent(before.chances[loser]),
                lost_to=self.tr.percent(after.chances[loser]),
                error=error,
                count=error,
            )
        ]
        draws = [one for one in report.draws if before.number < one.number <= after.number]
        luck = sum(draw.chances[gainer] for draw in draws)
        off = math.hypot(*(draw.error for draw in draws))
        if abs(luck) >= turning.swing / 4 and beyond(abs(luck), off):
            said.append(self.tr("analysis.swing_draw", points=points(self.tr, luck)))
        steps = self.match.steps[before.number : after.number]
        if any(event.stage_end() for step in steps for event in step.events):
            said.append(self.tr("analysis.swing_scoring"))
        return sentences(*said)

    def _codes(self, first: int, end: int) -> Sequence[Code]:
        return [step.code for step in self.match.steps[first:end]]

    def _decisions(self, first: int, codes: Sequence[Code], marks: Sequence[str] = ()) -> str:
        """Return decisions from a moment on in the game's words, each with its mark."""
        spec = self.match.spec
        state: Any = spec.clone(self.match.state_at(first))
        words = []
        for number, code in enumerate(codes):
            mark = marks[number] if number < len(marks) else ""
            words.append(_marked(bare(self._hooks.decision(code, state)), mark))
            if code not in spec.legal(state):
                break
            spec.apply(state, code)
        return series(*words)

    def _mark(self, one: Judged) -> str:
        """Return the grade of a decision; empty for a sound one."""
        if whole_points(one.loss) < 1:
            return ""
        key = "analysis.mark" if one.grade else "analysis.mark_small"
        return self.tr(
            key if one.certain else "analysis.mark_unclear",
            grade=self.tr.term(GRADES[one.grade]),
            loss=whole_points(one.loss),
            error=error_points(one.error),
        )

    # -- luck

    def luck(self, report: Report, seats: Sequence[Seat]) -> str:
        """Return for each of these players the value of draws and of the order at the start."""
        if not report.lucky:
            return self.tr("analysis.luck_wait")
        if not report.draws:
            lines = [self.tr("analysis.luck_none")]
        else:
            lines = [self.tr("analysis.luck_intro", draws=self._budget.draws)]
        for seat in seats:
            lines.append(self._luck_of(report, seat))
        return "\n\n".join(lines)

    def _luck_of(self, report: Report, seat: Seat) -> str:
        start = self._start(report.points[0], seat)
        draws = report.draws
        if not draws:
            return self.tr("analysis.luck_start", name=self.names[seat], start=quote(start))
        whole = sum(draw.chances[seat] for draw in draws)
        off = math.sqrt(sum(draw.error**2 for draw in draws))
        key = "even"
        if abs(whole) > off:
            key = "good" if whole > 0 else "bad"
        score = sum(draw.scores[seat] for draw in draws)
        line = self.tr(
            f"analysis.luck_line.{key}",
            name=self.names[seat],
            points=points(self.tr, whole),
            error=error_points(off),
            amount=self.tr.amount(score, self.tr.number(score, 1, signed=True)),
        )
        said = [line, start]
        best = max(draws, key=lambda draw: draw.chances[seat])
        worst = min(draws, key=lambda draw: draw.chances[seat])
        for words, draw in (("analysis.luck_best", best), ("analysis.luck_worst", worst)):
            if abs(draw.chances[seat]) > max(draw.error, _WORTH_TELLING):
                where = next(p for p in report.parts if p.first < draw.number <= p.end)
                turn = quote(self.turn_and_name(where))
                said.append(self.tr(words, turn=turn, points=points(self.tr, draw.chances[seat])))
        return sentences(*said)

    def turn_and_name(self, part: Part) -> str:
        """Return the number of a part's player turn and the name of its player."""
        return beside(self.turn(part), self.names[part.seat])

    def _start(self, first: Point, seat: Seat) -> str:
        even = 1 / len(self.names)
        if abs(first.chances[seat] - even) < _EVEN:
            return self.tr("analysis.start_even")
        return self.tr(
            "analysis.start_line",
            chance=self.tr.percent(first.chances[seat]),
            even=self.tr.percent(even),
        )


def _marked(decision: str, mark: str) -> str:
    """Return a decision with its mark in brackets, if it has one."""
    return f"{decision} {mark}" if mark else decision


def _found_better(part: Part) -> bool:
    """Return whether another turn promised at least one whole point more."""
    return bool(part.better) and whole_points(part.loss) >= 1


def _whole(score: float) -> str:
    return str(round(score))
