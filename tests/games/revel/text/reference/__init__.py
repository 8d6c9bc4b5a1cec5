"""A second reading of card text: it reads an effect's read-back and carries it out on plain data, as the rulebook says.

It shares no code with the first. See `board` (what is there), `words` (what a line says), `meaning` (what its words
stand for), `possible` (what can be done) and `carrying_out` (what is done). The game itself is one object, laid out by
the rulebook's chapters, each on top of the one before: `things` (1, 3), `standing` (4.4), `values` (1.3, 3.10),
`prohibitions` and `costs` (0), `events` (4.6), `interruptions` (4.9), `actions` and `playing` (5), `powers` (4.7),
`table` (2). `judging` brings both readings together.
"""
