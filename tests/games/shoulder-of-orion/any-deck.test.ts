// Every practice card in random decks: its text leads to no dead end, and the autopilot only asks for what is allowed.
import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool } from "../../../lib/cards/built-in.ts";
import { fact } from "../../../lib/core/card/fact.ts";
import { Dice } from "../../../lib/core/random.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { runs } from "../../runs.ts";
import { tableOf } from "../../table/games.ts";

const { cards } = builtInPool(shoulderOfOrion);
const [HEROES, MAIN] = [true, false].map((isHero) =>
  cards.filter(({ card }) => (fact(card, "type") === "hero") === isHero).map(({ label }) => label),
);
const MOVES = 200;

function some(labels: readonly string[] | undefined, count: number, dice: Dice): string {
  const order = (labels ?? []).map((_, at) => at);
  dice.shuffle(order);
  return order
    .slice(0, count)
    .map((at) => labels?.[at])
    .join("\n");
}

test("in any deck, at Tech Level 4 and with energy, there is always a move, and the advice is one of them", async () => {
  const { dealer, start } = await tableOf(shoulderOfOrion);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), (seed) => {
      const dice = Dice.of(seed);
      const list = `Game: Shoulder of Orion\nHeroes\n${some(HEROES, 3, dice)}\nMain\n${some(MAIN, 40, dice)}`;
      const table = dealer.open(start(seed, list));
      dealer.play(table, { do: dice.below(4) === 0 ? "go" : "face", to: "second" });
      dealer.play(table, { free: "counter", to: "techLevel", by: 3 });
      for (let moves = 0; moves < MOVES && !dealer.isOver(table); moves++) {
        if (table.top.phase === "play" && dice.below(6) === 0)
          dealer.play(table, { free: "counter", to: "energy", by: 8 });
        const advice = dealer.advise(table);
        if (advice) expect([advice, dealer.allows(table, advice.move)]).toEqual([advice, true]);
        const offered = dealer.moves(table);
        expect([table.top.phase, offered.length > 0]).toEqual([table.top.phase, true]);
        const played = offered.filter(({ do: word }) => word === "use" || word === "play");
        const from = played.length > 0 && dice.below(2) === 0 ? played : offered;
        const move = from[dice.below(from.length)] ?? { do: "pass" };
        expect([move, dealer.play(table, move)]).toEqual([move, undefined]);
      }
      expect(table.log?.filter(({ left }) => left !== undefined)).toEqual([]);
    }),
    runs(20, 1000),
  );
});
