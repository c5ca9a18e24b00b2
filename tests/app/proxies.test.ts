// A sheet of proxies draws so much and no more, and all sheets together have every copy once.
import { describe, expect, test } from "vitest";
import { proxiesOf } from "../../app/_deck/proxies/proxies-of.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { games } from "../../lib/games/index.ts";

const [game] = games;
const cards = Array.from({ length: 300 }, (_, at) => ({ name: `Own card x${at}x`, [game.kind]: "facility" }));
const pool = new Pool(game, [{ game: game.id, id: "own", name: "Own", official: false, source: "", cards }]);

function deckOf(count: number, copies: number) {
  return {
    entries: pool.cards.slice(0, count).map(({ known }) => ({ section: "player", card: known, count: copies })),
  };
}

describe.each([
  [300, 1, false],
  [300, 99, true],
  [20, 99, false],
  [300, 3, false],
  [81, 2, false],
  [40, 1, false],
  [0, 1, false],
])("%i cards, %i of each, one each: %s", (count, copies, isOneEach) => {
  test("stand on sheets that are not too dear", () => {
    const deck = deckOf(count, copies);
    const total = count * (isOneEach ? 1 : copies);
    const { sheets } = proxiesOf(pool, deck, isOneEach);
    const seen: string[] = [];
    for (let sheet = 1; sheet <= sheets; sheet++) {
      const one = proxiesOf(pool, deck, isOneEach, sheet);
      const own = one.pages.flat();
      expect([one.total, one.first, one.last]).toEqual([total, seen.length + 1, seen.length + own.length]);
      expect(own.length).toBeLessThanOrEqual(180);
      expect(new Set(own.map(({ entry }) => entry)).size).toBeLessThanOrEqual(80);
      seen.push(...own.map(({ key }) => key));
    }
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    if (total <= 180 && count <= 80) expect(sheets).toBe(1);
  });
});
