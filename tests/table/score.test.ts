// What the table says of the score before it is scored is what is scored then.
import { expect, test } from "vitest";
import type { Score } from "../../lib/core/table/result.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "./games.ts";

/** The move that scores what lies there, or the phase behind which the score is what lies there. */
const SCORING: Readonly<Record<string, string>> = { "conquest-of-fates": "tally", "open-worlds": "trash" };

test.each(games.filter(({ id }) => id in SCORING))("$name: what lies on the table is what is scored", async (game) => {
  const { dealer, start } = await tableOf(game);
  const { goldfish } = dealer;
  let scored = 0;
  for (let deal = 0; deal < 5; deal++) {
    const table = dealer.open(start(`score ${deal}`, deal), false);
    for (let advice = dealer.advise(table); advice; advice = dealer.advise(table)) {
      const [lies, before] = [goldfish.unscored?.(table), goldfish.score(table)];
      const isTally = advice.move.do === "tally";
      if (isTally) expect(dealer.says(table, advice.move).what).toBe(`Score ${lies?.own}`);
      dealer.play(table, advice.move);
      const own = (of: Score | undefined) => of?.own ?? Number.NaN;
      if (isTally) expect(own(goldfish.score(table)) - own(before)).toBe(lies?.own);
      else if (game.id === "open-worlds" && dealer.phase(table).id === SCORING[game.id] && table.stack.length === 1)
        expect(goldfish.unscored?.(table)).toEqual(goldfish.score(table));
      else continue;
      scored++;
    }
  }
  expect(scored).toBeGreaterThan(5);
});

test.each(games)(
  "$name: what a card counts for is a number, and what is printed unless something changes it",
  async (game) => {
    const { dealer, start } = await tableOf(game);
    const { counts, zones, tokens } = dealer.goldfish;
    if (!counts) return;
    let same = 0;
    const table = dealer.open(start("counts"), false);
    const inPlay = zones.flatMap(({ id, as, slots }) => (as === "play" && slots === undefined ? [table.zone(id)] : []));
    for (let advice = dealer.advise(table); advice; advice = dealer.advise(table)) {
      for (const card of inPlay.flatMap((zone) => table.in(zone)))
        for (const [attribute, count] of Object.entries(counts(table, card))) {
          const printed: unknown = Reflect.get(table.card(card), attribute);
          const changed = tokens.some(
            ({ stat }, at) => stat === attribute && table.token(card, at) + table.sum(attribute, card) !== 0,
          );
          if (typeof printed !== "number" || changed || table.count(table.under(card)) > 0) continue;
          if (count === printed) same++;
        }
      dealer.play(table, advice.move);
    }
    expect(same).toBeGreaterThan(game.id === "open-worlds" ? -1 : 20);
  },
);
