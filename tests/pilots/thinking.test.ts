// The thinking pilot never looks at what its player cannot see.
import { describe, expect, test } from "vitest";
import { Dice } from "../../lib/core/random.ts";
import { think } from "../../lib/pilots/thinking.ts";
import { games } from "../every-game.ts";
import { tableOf } from "../table/games.ts";

const THINKING = { rolls: 1, seed: "mind" };

describe.each(games)("$name", (game) => {
  test("the choice stays the same if the unknown cards and the later dice are others", async () => {
    const { dealer, start } = await tableOf(game);
    const table = dealer.open(start("think"), false);
    for (let step = 0; step < 14 && !dealer.isOver(table); step++) {
      const thought = think(dealer, table, THINKING);
      const others = [1, 2].map((n) => think(dealer, table.imagined(Dice.of(`other ${step} ${n}`)), THINKING)?.move);
      expect(others, `step ${step}`).toEqual([thought?.move, thought?.move]);
      const move = thought?.move ?? dealer.advise(table)?.move;
      if (!move) break;
      expect(dealer.play(table, move)).toBeUndefined();
    }
  });

  test("in the setup it leaves to the plain autopilot what only a person decides", async () => {
    const { dealer, start } = await tableOf(game);
    const table = dealer.open(start("setup"), false);
    while (table.turn === 0) {
      const advice = dealer.advise(table)?.move;
      const thought = think(dealer, table, THINKING);
      const weighed = thought?.expected.map(({ move }) => move) ?? [];
      expect(weighed.filter((move) => dealer.isForPerson(table, move)).every((move) => move.do === advice?.do)).toBe(
        true,
      );
      expect(dealer.play(table, thought?.move ?? { do: "pass" })).toBeUndefined();
    }
  });

  test("an imagined table has the same cards at the places that the player knows", async () => {
    const { dealer, start } = await tableOf(game);
    const table = dealer.open(start("imagine"), false);
    for (let step = 0; step < 20; step++) {
      const advice = dealer.advise(table);
      if (!advice) break;
      dealer.play(table, advice.move);
    }
    const imagined = table.imagined(Dice.of("imagined"));
    const zones = Array.from({ length: table.under(table.size) }, (_, zone) => zone);
    const known = (at: typeof table) =>
      zones.map((zone) =>
        at.in(zone).map((id) => (at.isUp(id) || (at.isInPlay(zone) && !at.isHidden(id)) ? id : "unknown")),
      );
    expect(known(imagined)).toEqual(known(table));
    expect(zones.flatMap((zone) => imagined.in(zone)).toSorted()).toEqual(
      zones.flatMap((zone) => table.in(zone)).toSorted(),
    );
    expect(imagined.dice.state).not.toEqual(table.dice.state);
  });

  test("a hidden card with others on it stays where it is seen to lie", async () => {
    const { dealer, start } = await tableOf(game);
    const table = dealer.open(start("imagine"), false);
    const [top = -1, other = -1] = table.in(table.zone("draw"));
    table.move(other, table.under(top));
    const tops = [1, 2, 3].map((n) => table.imagined(Dice.of(`other ${n}`)).first(table.zone("draw")));
    expect(tops).toEqual([top, top, top]);
  });
});
