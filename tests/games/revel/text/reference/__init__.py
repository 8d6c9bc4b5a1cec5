"""A second reading of card text, independent of the first: it reads an effect's read-back and carries it out on plain
data, as the rulebook says. See `board` (what is there), `words` (what a line says) and `carrying_out` (what is done).
"""
