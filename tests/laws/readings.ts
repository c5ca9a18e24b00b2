import { expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { gameSchema } from "../../lib/contract/answers.ts";
import { describeGame } from "../../lib/contract/game.ts";
import type { Game } from "../../lib/core/game.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { gamesWith } from "../decks.ts";

export function readingLaws(game: Game): void {
  test("say how its decks and its table read the rulebook, each under an id of its own, in plain sentences", async () => {
    const ofTable = (await game.goldfish()).readings;
    expect(Math.min(game.readings.length, ofTable.length)).toBeGreaterThan(0);
    const readings = [...game.readings, ...ofTable];
    const ids = readings.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, text } of readings) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(text).toMatch(/^[A-Z“].*\.$/);
    }
  });

  test("stand with a verdict if they are about decks, and not if they are about the table", () => {
    for (const { text } of samplesOf(game)) {
      const pool = builtInPool(game);
      const read = readText(gamesWith(game), pool, text);
      if (!read.ok) throw new Error("a sample deck is read");
      const { deck } = read.reading;
      const wanted = game.readings.filter(({ formats }) => formats === undefined || formats.includes(deck.format));
      expect(report(gamesWith(game), pool, deck).readings).toEqual(wanted.map(({ id, text }) => ({ id, text })));
      expect(wanted.length).toBeGreaterThan(0);
    }
  });

  test("are all told of by the API, those of the table marked", async () => {
    const { readings } = gameSchema.parse(await describeGame(game));
    const told = (of?: "table") => readings.filter((reading) => reading.of === of).map(({ id }) => id);
    expect(told()).toEqual(game.readings.map(({ id }) => id));
    expect(told("table")).toEqual((await game.goldfish()).readings.map(({ id }) => id));
  });
}
