"""3, 6 The areas of play and what is in them. Who is winning there (3.10) depends on effects: see `effects.meaning`."""

CYCLE = "areas, knowledge: a side keeps who knows what of it, and what is known is about the cards of a side"
