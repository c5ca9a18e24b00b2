import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { agreedAsked, agreedIn } from "../../lib/deck/code/address.ts";
import { checklist, checklistUnder } from "../../lib/deck/verdict/checklist.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { games } from "../../lib/games/index.ts";
import { deckOfPool, gameCalled } from "../decks.ts";
import { runs } from "../runs.ts";

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  const pool = builtInPool(game);

  test("an address that asks for format and house rules is read as the same ones", () => {
    fc.assert(
      fc.property(deckOfPool(pool, 1), ({ format, house }) => {
        const read = agreedIn(game, new URLSearchParams(agreedAsked(game, { format, house })));
        expect(read).toMatchObject({ ok: true, settings: { format, house } });
      }),
      runs(50, 1000),
    );
  });

  test("the checklist under some house rules is what a deck is judged by under them", () => {
    fc.assert(
      fc.property(deckOfPool(pool, 8), (deck) => {
        const { asked, others } = checklistUnder(game, { ...deck, pool });
        const { findings, held } = judge(pool, deck);
        const judged = new Set([...findings, ...held].map(({ rule }) => rule));
        expect(new Set(asked.map(({ id }) => id))).toEqual(judged);
        expect([...asked, ...others]).toHaveLength(checklist(game).length);
      }),
      runs(50, 1000),
    );
  });
});

test("the usual rules leave the address as it is", () => {
  for (const game of games) expect(agreedAsked(game, { format: game.formats[0].id, house: {} })).toBe("");
});

test("a form that sends each house rule by itself asks for the same", () => {
  const search = new URLSearchParams("house=copies%3D3&house=&house=one-faction");
  expect(agreedIn(gameCalled("conquest-of-fates"), search)).toMatchObject({
    ok: true,
    settings: { format: "standard", house: { copies: 3, "one-faction": true } },
  });
});

test("what a game does not have is said in one sentence", () => {
  const read = agreedIn(gameCalled("open-worlds"), new URLSearchParams("format=draft&house=one-faction"));
  expect(read).toEqual({
    ok: false,
    faults: [
      { about: "format", message: "Open Worlds has no format “draft”. It has standard and introductory." },
      { about: "house.one-faction", message: "Open Worlds has no house rule “one-faction”. It has none." },
    ],
  });
});
