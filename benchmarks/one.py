"""Measures one subject in this process and prints what it found as JSON. `side_by_side.py` calls it."""

from __future__ import annotations

import argparse
import importlib
import json
import time

import subject as measuring


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module", choices=["ours", "peers"])
    parser.add_argument("subject", help="a class of that module")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--start-up", action="store_true", help="time nothing but the import and the first game")
    wanted = parser.parse_args()

    # The engine itself is imported by its subject, after the clock has started.
    module = importlib.import_module(wanted.module)
    begin = time.process_time()
    subject: measuring.Subject = getattr(module, wanted.subject)()
    imported = time.process_time()
    if wanted.start_up:
        subject.legal(subject.new(1))
        first = time.process_time()
        print(json.dumps({"import ms": (imported - begin) * 1e3, "first game ms": (first - begin) * 1e3}))
        return
    effort = measuring.QUICK if wanted.quick else measuring.THOROUGH
    print(json.dumps(measuring.measure(subject, effort, wanted.seed)))


main()
