#!/usr/bin/env python3
"""A bot for any Holdout game, as short as it can be: it takes the first sensible answer to every kind of question.

    npm run -s holdout -- sim wave -n 20 --bots ./examples/careful.py
    npm run -s holdout -- play wave --seats person,./examples/careful.py

Each line on standard input is a question, each line on standard output an answer; docs/protocol.md has the whole story.
"""
import json
import sys


def answer(request):
    kind = request["kind"]
    options = request.get("options", [])
    usual = [option for option in options if not option.get("seldom")] or options
    if kind == "choose":
        return usual[0]["id"], "The first thing that is not seldom wanted"
    if kind == "pick":
        suggested = request.get("suggestions")
        if suggested:
            return suggested[0], "As suggested"
        return [option["id"] for option in usual[: request["min"]]], "As few as it may"
    if kind == "order":
        return [option["id"] for option in options], "As they lie"
    if kind == "amount":
        return request["min"], "The least"
    if kind == "allot":
        left, shares = request["total"], {}
        for option in options:
            share = min(left, option.get("max", left))
            shares[option["id"]] = share
            left -= share
        return shares, "From the first on"
    if kind == "roll":
        return [1 + die % request["sides"] for die in range(request["count"])], "Dice of its own"
    # place and path: the questions suggest answers that fit.
    return request["suggestions"][0], "As suggested"


for line in sys.stdin:
    question = json.loads(line)
    given, because = answer(question["params"]["request"])
    result = {"answer": given, "because": because}
    print(json.dumps({"id": question["id"], "result": result}), flush=True)
