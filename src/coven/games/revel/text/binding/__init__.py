"""From the tree to the bound tree: what each pointing word of an effect stands for (4.10.8 to 4.10.15)."""

from coven.games.revel.text.binding.effects import bind

__all__ = ["bind"]
