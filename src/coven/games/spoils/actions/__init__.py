"""3 What is done in the game, a file for each verb with everything about it: whether it is possible, its words, the
deed."""
