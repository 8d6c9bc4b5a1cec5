"""What the words of a text mean now: nouns, references, amounts, conditions."""
