"""Records: they hold all that is needed to play a game again, and they lead where they say."""

from __future__ import annotations

import dataclasses
import json

import pytest

import coven
from coven.kernel import Entry, Record, RecordError, Seat, Table
from coven.kernel.seat import SEAT_NAMES
from tests.kernel.tiny import GAME


def played(seed: int, decisions: int, **asked: object) -> Table:
    """The tiny game after so many decisions."""
    table = Table(GAME, GAME.settle(**asked), seed)  # type: ignore[arg-type]
    for _ in range(decisions):
        table.choose(0)
    return table


def test_a_record_survives_json() -> None:
    table = played(5, 4, full_control=(1,))
    record = table.record()
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again == record
    shuffled, first, *_ = again.entries
    assert isinstance(shuffled.chance, tuple)
    assert isinstance(first.chance, int)
    assert table.log(None)[0].words == f"{'AB'[first.chance]} begins"
    assert str(first) == f"chance: the first player: {first.chance}"
    assert again.full_control == (Seat(1),)
    plain = record.to_json()
    assert isinstance(plain["entries"][0][1], list), "JSON knows no tuples"


@pytest.mark.parametrize("part", ["seed", "seats"])
def test_what_is_true_or_false_is_no_number(part: str) -> None:
    """JSON tells them apart, and Python doesn't: a seed of `true` would be played as 1."""
    plain = played(5, 4).record().to_json()
    with pytest.raises(TypeError, match=f"'{part}' can't be 'True'"):
        Record.from_json({**plain, part: True})
    assert Record.from_json({**plain, part: 1})


@pytest.mark.parametrize("answer", [True, [True, False], [0, True]])
def test_nature_answers_in_numbers(answer: object) -> None:
    plain = played(5, 4).record().to_json()
    told, *_ = plain["entries"][0]
    for rightly in (1, [1, 0], [0, 1]):
        assert Record.from_json({**plain, "entries": [[told, rightly]]}).entries[0].seat is None
    with pytest.raises(ValueError, match="is no answer"):
        Record.from_json({**plain, "entries": [[told, answer]]})


@pytest.mark.parametrize("entry", [[-1, "5"], [len(SEAT_NAMES), "5"], [True, "5"], [0, "5", "7"], [0]])
def test_a_seat_that_there_is_says_one_thing(entry: list[object]) -> None:
    plain = played(5, 4).record().to_json()
    assert Record.from_json({**plain, "entries": [[1, "5"]]}).entries == (Entry(Seat(1), "5", None),)
    with pytest.raises(ValueError, match=r"is no answer|there is no seat"):
        Record.from_json({**plain, "entries": [entry]})


def test_a_record_has_no_parts_that_nobody_knows() -> None:
    plain = played(5, 4).record().to_json()
    with pytest.raises(TypeError, match="there is no 'weather' in a record"):
        Record.from_json({**plain, "weather": "fair"})


def test_a_record_that_leads_elsewhere_than_it_says_is_refused() -> None:
    record = played(5, 4).record()
    assert coven.load(record, game=GAME).fingerprint() == record.fingerprint
    other = dataclasses.replace(record, fingerprint=played(5, 3).fingerprint())
    for source in (other, other.to_json(), json.dumps(other.to_json())):
        with pytest.raises(RecordError, match="lead to another position than they did when it was written"):
            coven.load(source, game=GAME)


def test_another_order_of_the_cards_is_found_out() -> None:
    record = played(5, 4).record()
    deal = record.entries[0]
    assert isinstance(deal.chance, tuple)
    swapped = (*deal.chance[:7], deal.chance[8], deal.chance[7])  # two cards that nobody has seen
    changed = dataclasses.replace(record, entries=(dataclasses.replace(deal, chance=swapped), *record.entries[1:]))
    with pytest.raises(RecordError, match="another position"):
        coven.load(changed, game=GAME)
    assert coven.load(dataclasses.replace(changed, fingerprint=""), game=GAME).position()["rest"] != []


def test_an_answer_of_the_wrong_seat_or_of_none_is_refused_with_its_number() -> None:
    table = played(5, 1)
    record = table.record()
    number = len(record.entries)
    last = record.entries[-1]
    assert last.seat is not None
    wrong = dataclasses.replace(last, seat=Seat(1 - last.seat))
    who = "AB"[last.seat]
    with pytest.raises(RecordError, match=rf"answer {number} of the record: .* but it is {who}'s decision"):
        coven.load(dataclasses.replace(record, entries=(*record.entries[:-1], wrong), fingerprint=""), game=GAME)
    nine = dataclasses.replace(last, words="ninety")
    with pytest.raises(RecordError, match=f"answer {number} of the record: 'ninety' is not offered"):
        coven.load(dataclasses.replace(record, entries=(*record.entries[:-1], nine), fingerprint=""), game=GAME)


def test_an_answer_after_the_end_is_refused() -> None:
    table = played(5, 0)
    while table.decision is not None:
        table.choose(0)
    record = table.record()
    more = Entry(Seat(0), "5", None)
    with pytest.raises(RecordError, match="A: 5 was answered, but the game is over"):
        coven.load(dataclasses.replace(record, entries=(*record.entries, more), fingerprint=""), game=GAME)
