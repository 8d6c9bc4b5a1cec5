"""The language of cards of The Spoils: from the printed words to bound trees, and back."""

CYCLE = "tree.amounts, tree.nouns: a measure counts what a noun names, and a noun may name what has a measured value"
