"""5 Rules text: what cards make true, what triggers, what is replaced, and how instructions are carried out."""

CYCLE = (
    "gathering, meaning.amounts, meaning.conditions, meaning.nouns, meaning.qualities, meaning.references, standing: "
    "what is true of a card may depend on counts and conditions, and these on what is true of cards"
)
