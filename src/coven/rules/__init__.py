"""The rules ledger: every rule of a game, where the code implements it, and which tests prove it."""
