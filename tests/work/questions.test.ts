import { describe, expect, test } from "vitest";
import { cardsResult } from "../../app/_server/cards.ts";
import { games } from "../every-game.ts";
import { again, runs } from "../runs.ts";
import { dearest } from "./climb.ts";
import { grown, someGenes } from "./hostile-sets.ts";
import { Chance } from "./random.ts";
import { MOST_STEPS } from "./steps.ts";

const SIGNS = [
  " ",
  " ",
  "(",
  ")",
  "-",
  ":",
  "=",
  "!=",
  "<",
  ">=",
  '"',
  " or ",
  "*",
  "\ufdfa",
  "é",
  "a",
  "card",
  "abcdefgh",
];

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  const fields = game.attributes.flatMap(({ name, search }) => [name, ...(search ? [search] : [])]);
  const words = ["is:", "has:", "unknown:", "set:", "name:", "text:", ...fields.map((field) => `${field}:`)];
  const piece = (chance: Chance) => chance.pick(chance.isLucky(0.5) ? SIGNS : words);

  test("no question to thousands of cards costs more steps than one request may", () => {
    const { numRuns: tries, seed } = runs(16, 5000);
    const chance = new Chance(seed);
    const genes = { ...someGenes(game, chance), cards: 2000, families: 5000, lines: 1 };
    const { pool } = grown(game, genes);
    const ask = (q: string) => cardsResult(pool, new URLSearchParams({ q: q.slice(0, 256), limit: "200" }));
    ask("card");
    const { input, steps } = dearest<readonly string[]>({
      seed,
      tries,
      begin: (luck) => Array.from({ length: 1 + luck.below(60) }, () => piece(luck)),
      change: (pieces, luck) => pieces.toSpliced(luck.below(pieces.length + 1), luck.below(2), piece(luck)),
      prepare: (pieces) => () => ask(pieces.join("")),
    });
    expect(steps, `${again(seed)}\n${input.join("")}`).toBeLessThan(MOST_STEPS);
  });
});

test("a question for more texts than one request may read is refused with the way out", () => {
  const [game] = games;
  const text = "many words of a text ".repeat(90);
  const genes = { ...someGenes(game, new Chance(1)), cards: 2000, families: 5000, lines: 1 };
  const { pool } = grown(game, genes, text);
  const asked = (q: string) => cardsResult(pool, new URLSearchParams({ q }));
  const phrases = (field: string) => [..."abcdefghijklmn"].map((letter) => `${field}"words of ${letter}"`).join(" ");
  expect(asked('"many words" a b c d e f g h')).toMatchObject({ ok: true });
  expect(asked(phrases(""))).toMatchObject({
    ok: false,
    detail: expect.stringContaining("Ask for fewer words"),
  });
  expect(asked(phrases("name:"))).toMatchObject({ ok: true });
});
