"""Card text: a small English of when-flipped effects, lasting ones, limits, boons and abilities."""
