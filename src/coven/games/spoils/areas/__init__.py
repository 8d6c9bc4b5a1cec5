"""2, 301, 403, 407, 409, 411 The areas of the game, what lies in them, and the state that holds them."""
