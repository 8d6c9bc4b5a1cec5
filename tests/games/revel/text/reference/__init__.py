"""A second reading of card text: it reads an effect's read-back and carries it out on plain data, as the rulebook says.

It shares no code with the first. See `board` (what is there), `words` (what a line says), `meaning` (what its words
stand for), `possible` (what can be done), `carrying_out` (what is done) and `table` (the course of the game); `judging`
brings both readings together.
"""
