"""`python -m coven.games`: every game gets ready for a first start, and keeps what that takes."""

from coven.games import find, names

for name in names():
    find(name).get_ready()
