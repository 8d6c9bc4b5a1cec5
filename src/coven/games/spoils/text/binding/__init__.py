"""From the tree to the bound tree: what each pointing word of a paragraph stands for (402.5b)."""

from coven.games.spoils.text.binding.cards import bind_card, bind_paragraph

__all__ = ["bind_card", "bind_paragraph"]
