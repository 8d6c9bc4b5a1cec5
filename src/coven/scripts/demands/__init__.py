"""What a script can demand between two answers."""

from coven.scripts.demands.log import Logged, LoggedInOrder, LoggedNot, LoggedTimes, Stretch
from coven.scripts.demands.offers import Offers, OffersNot, Options, Refuses
from coven.scripts.demands.sight import SameView
from coven.scripts.demands.standing import Asked, Ended, Fingerprint, NothingPending, Pending
from coven.scripts.demands.values import Absent, Expect, Seen, Sight, Truth

__all__ = [
    "Absent",
    "Asked",
    "Ended",
    "Expect",
    "Fingerprint",
    "Logged",
    "LoggedInOrder",
    "LoggedNot",
    "LoggedTimes",
    "NothingPending",
    "Offers",
    "OffersNot",
    "Options",
    "Pending",
    "Refuses",
    "SameView",
    "Seen",
    "Sight",
    "Stretch",
    "Truth",
]
