// Each room of the house has a weight in lines, which only falls. Whoever lets it grow says for what.
import { describe, expect, test } from "vitest";
import { readWeights, roomOf, weighed } from "../../tools/weights.ts";

const weights = readWeights();
const now = weighed();

/** So many lines may be gone before they are written down, so that small edits meet in no file. */
const SLACK = 50;

describe("every room keeps its weight", () => {
  test("none has more lines than it may: npm run weights -- raise ROOM “for what”", () => {
    const heavy = [...now].filter(([room, lines]) => lines > (weights[room]?.most ?? 0));
    expect(heavy.map(([room, lines]) => `${room}: ${lines - (weights[room]?.most ?? 0)} too many`)).toEqual([]);
  });

  test("what has fallen is written down: npm run weights", () => {
    const light = Object.entries(weights).filter(([room, { most }]) => most - (now.get(room) ?? 0) > SLACK);
    expect(light.map(([room]) => room)).toEqual([]);
  });

  test("none may have more than at first, but for what it was raised for", () => {
    for (const [room, { began, most, raises }] of Object.entries(weights)) {
      expect(most, room).toBeLessThanOrEqual(raises.reduce((sum, { by }) => sum + by, began));
      expect(raises.filter((raise) => raise.by <= 0 || raise.for.trim().length < 10)).toEqual([]);
    }
  });

  test("a file is in one room", () => {
    const files = ["lib/core/words.ts", "lib/games/index.ts", "lib/games/a-game/book/rules.ts", "db/db.ts"];
    expect(files.map(roomOf)).toEqual(["lib/core", "lib/games", "lib/games/a-game", "db"]);
    const pages = ["app/page.tsx", "app/d/[code]/page.tsx", "app/_table/view/seat.tsx", "bench/main.ts"];
    expect(pages.map(roomOf)).toEqual(["app", "app", "app/_table", "bench"]);
    expect([...now.values()].every((lines) => lines > 0)).toBe(true);
  });
});
