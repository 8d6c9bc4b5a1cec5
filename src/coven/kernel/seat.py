"""Seats: places at the table."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. People call them A, B, C and D."""

SEAT_NAMES: Final = "ABCDEFGH"


def seat_name(seat: Seat) -> str:
    """The letter that people and scripts use for a seat."""
    return SEAT_NAMES[seat]
