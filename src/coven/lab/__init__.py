"""The lab: what cards and decks are worth, found out by playing."""
