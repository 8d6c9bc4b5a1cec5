"""A second reading of card text: it reads a card's read-back and carries it out on plain data, as the rulebook says.

It shares no code with the first. See `words` (what a line says), `board` (what is there), `standing` (what is true
while it is so), `meaning` (what words stand for), `carrying_out` and `deeds` (what is done). The game itself is one
object, laid out by the rulebook's chapters, each on top of the one before: `happening` (503, 506, and what the rules do
by themselves), `moving` (403, 301), `costs` (401, 406), `playing` (603 to 606), `battle` (607, 608) and `table` (602,
609). `judging` brings both readings together.
"""
