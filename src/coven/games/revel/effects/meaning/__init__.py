"""4.10 What the words of an effect mean now: references, matches, measures, Power and Resistance, who is winning.

These need each other. A bonus to Power may depend on a count, a count on which spells match, and whether a spell
matches on its Power or on whether it is winning, which again is a matter of Power. The rules don't say where that ends;
here a bonus sees values without bonuses (see `power_and_resistance.value_of`).
"""

from coven.games.revel.effects.meaning import measuring as measuring  # whichever is asked for, loading begins here

CYCLE = "matching, measuring, power_and_resistance, references, winning: values depend on counts, and counts on values"
