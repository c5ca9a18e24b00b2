// A card that is used up for now is called what its game's rulebook calls it.
import { expect, test } from "vitest";
import { games } from "../../lib/games/index.ts";
import { gameCalled } from "../decks.ts";
import { tableOf } from "../table/games.ts";

const WORDS: readonly (readonly [id: string, is: string, again: string])[] = [
  ["shoulder-of-orion", "exerted", "rallied"],
  ["conquest-of-orion", "exhausted", "ready"],
  ["orions-spur", "disabled", "enabled"],
];

test.each(WORDS)("%s: by hand a card is %s, then %s again", async (id, is, again) => {
  const { dealer, start } = await tableOf(gameCalled(id));
  const table = dealer.open(start("words"));
  for (const [deed, word] of [
    ["exhaust", is],
    ["ready", `${again} again`],
  ] as const) {
    expect(dealer.play(table, { free: deed, card: 0 })).toBeUndefined();
    expect(table.log?.at(-1)?.text).toBe(`${table.label(0)} is ${word}.`);
  }
});

test("a game has words for it where its rules use cards up", async () => {
  const named = await Promise.all(games.map(async (game) => (await game.goldfish()).spent && game.id));
  expect(named.filter(Boolean)).toEqual(WORDS.map(([id]) => id));
});
