import { describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { describeGame } from "../../lib/contract/game.ts";
import { report } from "../../lib/deck/report.ts";
import { readText } from "../../lib/deck/text.ts";
import { games } from "../../lib/games/index.ts";

describe.each(games.map((game) => [game.id, game] as const))("the readings of %s", (_, game) => {
  const ofTable = game.readings.filter(({ of }) => of === "table");

  test("say how its table reads the rulebook, each under an id of its own, in plain sentences", () => {
    expect(ofTable.length).toBeGreaterThan(0);
    const ids = game.readings.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, text } of game.readings) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(text).toMatch(/^[A-Z“].*\.$/);
    }
  });

  test("stand with a verdict if they are about decks, and not if they are about the table", () => {
    for (const { text } of samplesOf(game)) {
      const pool = builtInPool(game);
      const read = readText(pool, text);
      if (!read.ok) throw new Error("a sample deck is read");
      const { deck } = read.reading;
      const wanted = game.readings.filter(
        ({ of, formats }) => of === undefined && (formats === undefined || formats.includes(deck.format)),
      );
      expect(report(games, pool, deck).readings).toEqual(wanted.map(({ id, text }) => ({ id, text })));
      expect(wanted.length).toBeGreaterThan(0);
    }
  });

  test("are all told of by the API, those of the table marked", () => {
    const told = describeGame(game).readings;
    expect(told.map(({ id }) => id)).toEqual(game.readings.map(({ id }) => id));
    expect(told.filter(({ of }) => of === "table")).toEqual(ofTable);
  });
});
