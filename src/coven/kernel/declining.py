"""Leaving alone what is asked, and agreeing to it: words that people have for that whatever a question calls it."""

from __future__ import annotations

from typing import Final

from coven.kernel.ask import Decision
from coven.kernel.naming import called, could_mean
from coven.kernel.options import same_words
from coven.kernel.reason import Reason

DECLINING: Final = frozenset(
    {
        "no",
        "none",
        "none of them",
        "nothing",
        "no more",
        "nothing more",
        "no thanks",
        "nobody",
        "no one",
        "neither",
        "decline",
        "i decline",
        "skip",
        "stop",
        "pass",
        "i pass",
        "done",
        "i'm done",
        "don't",
    }
)
"""What is said to take nothing, or nothing more."""

NOTHING: Final = frozenset(
    {"none", "none of them", "nothing", "no more", "nothing more", "nobody", "no one", "neither"}
)
"""What is said so after a verb: 'discard nothing'."""

AGREEING: Final = frozenset({"yes", "y", "ok", "okay", "sure"})
"""Words by which somebody agrees to what is asked."""


def otherwise_called(decision: Decision, words: str) -> Reason | None:
    """How it is called here to decline, or to agree to what is asked; None for other words, and where that isn't
    offered. To agree says nothing where it isn't asked whether something is done."""
    said, question, offered = same_words(words), decision.question, decision.words()
    declining = next((option for option in question.declines if option in offered), None)
    if declining is None:
        return None
    verb, _, rest = said.partition(" ")
    if said in DECLINING or (rest in NOTHING and any(same_words(one).startswith(f"{verb} ") for one in offered)):
        return called(declining)
    if said not in AGREEING or not question.whether:
        return None
    done = offered[: offered.index(declining)]  # what comes after it is about something else
    return None if not done else called(done[0]) if len(done) == 1 else could_mean(done)
