"""What can never happen, or can't but happen: found in the bound tree when a card is read, and refused with the rule.

`bounds` tells how many there can be of something, `subjects` what something can be, `doing` what can't be done to it,
`asking` which questions have only one answer, `moments` whose turn it can be; `walking` goes through an effect in the
order in which it is carried out and asks them all. `whole_cards` holds the effects of one card against each other.
"""

from coven.games.revel.text.binding.never.walking import check_never
from coven.games.revel.text.binding.never.whole_cards import check_together

__all__ = ["check_never", "check_together"]
