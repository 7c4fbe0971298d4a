"""What a figure shows: a position, its answers and how it is told. Decides no rule.

The Markdown extension, the command line and every other door take their figures from here.
"""

from dataclasses import dataclass
from typing import Any

from followsuit.game import Game
from followsuit.telling import Telling
from followsuit.words import ENGLISH, Language


@dataclass(frozen=True, slots=True)
class Figure:
    """A position of a game, with everything that was answered about it."""

    game: Game
    telling: Telling
    questions: dict[str, str]

    def data(self) -> dict[str, Any]:
        """Everything that was answered, for the second checker to compare, as plain values."""
        return {
            "questions": self.questions,
            "verdicts": [
                {
                    verdict.kind: verdict.subject,
                    "permitted": verdict.permitted,
                    "clause": verdict.clause.id,
                    "sentence": verdict.sentence,
                }
                for verdict in self.telling.verdicts
            ],
            "reasons": [
                {"clause": reason.clause.id, "sentence": reason.sentence}
                for reason in self.telling.reasons
            ],
        }


def figure(game: Game, position: Any, language: Language = ENGLISH) -> Figure:
    """The figure of a position."""
    return Figure(game, game.tell(position, language), game.answers(position))
