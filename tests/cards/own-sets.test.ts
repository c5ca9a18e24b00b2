import { describe, expect, test } from "vitest";
import { builtInSets } from "../../lib/cards/built-in.ts";
import { builtWith, otherThan } from "../../lib/cards/own-sets.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import { gameCalled } from "../decks.ts";

const game = gameCalled("open-worlds");
const ownPost: Card & { readonly kind: string } = { name: "Own Post", kind: "facility" };
const poolWith = (version: number) =>
  new Pool(game, [
    ...builtInSets(game),
    {
      game: game.id,
      id: "mine",
      name: "Mine",
      official: false,
      source: "",
      version,
      cards: [ownPost],
    },
  ]);
const bare = new Pool(game, builtInSets(game));
const mine = { id: "mine", name: "Mine", version: 3 };

describe("a deck remembers the own sets that it was built with", () => {
  test.each<[string, Pool, string[], (typeof mine)[], (typeof mine)[]]>([
    ["with a card of the set", poolWith(3), ["Own Post"], [], [mine]],
    ["in its newest version", poolWith(4), ["Own Post"], [mine], [{ ...mine, version: 4 }]],
    ["only while it has a card of it", poolWith(3), ["Assassin"], [mine], []],
    ["also where the set is not", bare, ["Own Post"], [mine], [mine]],
    ["and no built-in set", bare, ["Assassin"], [], []],
  ])("%s", (_, pool, labels, before, after) => {
    expect(builtWith(pool, labels, before)).toEqual(after);
  });

  test("and says what is otherwise", () => {
    expect(otherThan(poolWith(3), [mine])).toEqual([]);
    expect(otherThan(poolWith(5), [mine])).toEqual([
      "It was built with version 3 of the card set “Mine”. Version 5 is used here.",
    ]);
    expect(otherThan(bare, [mine])).toEqual([
      "It was built with the card set “Mine”, version 3, which is not used here.",
    ]);
  });
});
