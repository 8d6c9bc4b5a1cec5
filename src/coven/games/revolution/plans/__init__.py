"""How the computer plays: it plans a turn from what its seat knows, carries the plan out, and says what it is about."""
