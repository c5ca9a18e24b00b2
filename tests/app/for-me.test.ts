import { describe, expect, test } from "vitest";
import { forMeIn } from "../../app/_table/state/for-me.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

const [GAMES, STEPS] = [6, 150];

/** What the autopilot pays with in some games: what is said of it, and what it does. */
async function payments(game: (typeof games)[number]) {
  const { dealer, start } = await tableOf(game);
  const seen: { says: string; does: string[]; names: string[]; isOnlyThat: boolean }[] = [];
  for (let nth = 0; nth < GAMES; nth++) {
    const table = dealer.open(start(`pay ${nth}`, nth), false);
    for (let step = 0; step < STEPS && !dealer.isOver(table); step++) {
      const rest = forMeIn(dealer, table);
      if (rest) {
        const after = table.copy();
        const called = after.top;
        const names = rest.moves.map(
          ({ card, to }) => (card === undefined ? to : table.label(card)) ?? "the whole Cache",
        );
        const isOnlyThat = rest.moves.every((move) => {
          const isPaying = after.stack.includes(called);
          dealer.play(after, move);
          return isPaying;
        });
        seen.push({ says: rest.says, does: rest.moves.map((move) => move.do), names, isOnlyThat });
      }
      const advice = dealer.advise(table);
      if (!advice) break;
      dealer.play(table, advice.move);
    }
  }
  return seen;
}

describe("one press pays, says with what, and does nothing else", () => {
  test.each([
    { id: "shoulder-of-orion", ways: ["energy", "use-cache"] },
    { id: "conquest-of-orion", ways: ["pay"] },
  ])("$id", async ({ id, ways }) => {
    const [game] = games.filter((one) => one.id === id);
    if (!game) throw new Error(`There is no game ${id}.`);
    const seen = await payments(game);
    for (const { says, names, isOnlyThat } of seen) {
      expect(says).toBe(`Pay with ${names.join(", ")}`);
      expect(isOnlyThat, says).toBe(true);
    }
    expect(new Set(seen.flatMap(({ does }) => does))).toEqual(new Set(ways));
  });
});
