"""What a script can demand between two answers."""

from coven.scripts.demands.log import Logged, LoggedNot
from coven.scripts.demands.offers import Offers, OffersNot, Options, Refuses
from coven.scripts.demands.standing import Asked, Ended, Fingerprint, NothingPending, Pending
from coven.scripts.demands.values import Expect, Seen, Truth
from coven.scripts.paths import plain

__all__ = [
    "Asked",
    "Ended",
    "Expect",
    "Fingerprint",
    "Logged",
    "LoggedNot",
    "NothingPending",
    "Offers",
    "OffersNot",
    "Options",
    "Pending",
    "Refuses",
    "Seen",
    "Truth",
    "plain",
]
