"""No card ships without a scene."""

from __future__ import annotations

from coven.games.revel.cards import shipped
from tests.games.revel.cards import test_celosia, test_commons, test_galanthus, test_hellebore, test_nymphaea
from tests.games.revel.cards.scene import SHOWN

MODULES = (test_celosia, test_commons, test_galanthus, test_hellebore, test_nymphaea)


def test_every_card_has_a_scene() -> None:
    assert set(SHOWN) == set(shipped())


def test_every_scene_is_run() -> None:
    found = {name for module in MODULES for name in vars(module) if name.startswith("test_")}
    assert set(SHOWN.values()) == found
