import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { BitWriter } from "../../lib/deck/code/bit-writer.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import { writeText } from "../../lib/deck/list/write.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { again, runs } from "../runs.ts";
import { dearest } from "./climb.ts";
import type { Chance } from "./random.ts";
import { MOST_STEPS } from "./steps.ts";

/** The numbers that a code is written from, each in one of the encodings that codes use. */
interface Section {
  readonly numbered: readonly { readonly gap: number; readonly extra: number }[];
  readonly named: readonly { readonly name: string; readonly extra: number }[];
}

interface Recipe {
  readonly format: number;
  readonly options: readonly (readonly [option: number, value: number])[];
  readonly house: readonly (readonly [rule: number, value: number])[];
  readonly sections: readonly Section[];
}

const COUNTS = [0, 1, 3, 98] as const;
const VALUES = [0, 1, 5, 20, 99, 100, 1000, 2_097_150] as const;
const NUMBERED = [0, 0, 1, 10, 40] as const;
const NAMED = [0, 0, 1, 10, 60, 200] as const;

function someSection(chance: Chance): Section {
  const gap = chance.pick([0, 0, 1]);
  const width = chance.pick([1, 2, 4, 30]);
  return {
    numbered: Array.from({ length: chance.pick(NUMBERED) }, () => ({
      gap: chance.below(gap + 1),
      extra: chance.pick(COUNTS),
    })),
    named: Array.from({ length: chance.pick(NAMED) }, (_, i) => ({
      name: `${chance.pick(["Exploit", "a", "\ufdfa", "Troops 1"])}${i}`.padEnd(width, "e"),
      extra: chance.pick(COUNTS),
    })),
  };
}

function someRecipe(chance: Chance): Recipe {
  const pairs = () =>
    Array.from({ length: chance.isLucky(0.1) ? 1 : 0 }, () => [chance.below(4), chance.pick(VALUES)] as const);
  const sections = Array.from({ length: 5 }, () => someSection(chance));
  return { format: chance.below(3), options: pairs(), house: pairs(), sections };
}

function changed(recipe: Recipe, chance: Chance): Recipe {
  const fresh = someRecipe(chance);
  switch (chance.below(4)) {
    case 0:
      return { ...recipe, format: fresh.format, options: fresh.options };
    case 1:
      return { ...recipe, house: fresh.house };
    default:
      return { ...recipe, sections: recipe.sections.with(chance.below(5), someSection(chance)) };
  }
}

/** The code of a recipe with a correct checksum, whether or not a deck could have it. */
function written(game: number, recipe: Recipe): string {
  const out = new BitWriter();
  out.bits(1, 4);
  out.bits(game, 4);
  out.small(recipe.format);
  for (const list of [recipe.options, recipe.house]) {
    out.small(list.length);
    for (const pair of list) for (const n of pair) out.small(n);
  }
  out.bits(0, 1);
  for (const { numbered, named } of recipe.sections.slice(0, games[game]?.sections.length)) {
    out.small(numbered.length);
    if (numbered.length > 0) {
      for (const part of ["gap", "extra"] as const) {
        out.bits(2, 3);
        for (const one of numbered) out.rice(one[part], 2);
      }
    }
    out.small(named.length);
    for (const { name, extra } of named) {
      out.text(name);
      out.small(extra);
    }
  }
  return out.letters();
}

describe.each(games.map((game, number) => [game.id, game, number] as const))("%s", (_, game, number) => {
  test("no code costs more steps to open than one request may", () => {
    const pool = builtInPool(game);
    let opened = 0;
    const { numRuns: tries, seed } = runs(16, 5000);
    const { input, steps } = dearest({
      seed,
      tries,
      // The first code can be opened, whatever becomes of the others.
      begin: (chance) => (opened === 0 ? PLAIN : someRecipe(chance)),
      change: changed,
      prepare: (recipe) => {
        const code = written(number, recipe);
        return () => {
          const read = decode(games, code);
          const deck = read.ok ? unpacked(pool, read.carried) : undefined;
          if (!deck?.ok) return;
          opened++;
          JSON.stringify(report(games, pool, deck.deck));
          writeText(pool, deck.deck);
        };
      },
    });
    expect(steps, `${again(seed)}\n${JSON.stringify(input).slice(0, 2000)}`).toBeLessThan(MOST_STEPS);
    expect(opened, `${again(seed)}\nsome codes have to be opened`).toBeGreaterThan(0);
  });

  test("a code asks for nothing that a form could not ask for", () => {
    const said = game.options.map((option, at) => {
      const code = written(number, {
        format: option.formats ? 1 : 0,
        options: [[at, option.max + 1]],
        house: [],
        sections: EMPTY,
      });
      const read = decode(games, code);
      return read.ok ? "read" : read.why;
    });
    expect(said).toEqual(
      game.options.map(({ name, min, max }) =>
        expect.stringContaining(`${name} is a whole number from ${min} to ${max}`),
      ),
    );
  });

  test("a code holds as many lines as a list", () => {
    const named = (lines: number) => Array.from({ length: lines }, (_, i) => ({ name: String(i), extra: 0 }));
    const sections = (lines: number) => EMPTY.with(0, { numbered: [], named: named(lines) });
    const isRead = (lines: number) =>
      decode(games, written(number, { format: 0, options: [], house: [], sections: sections(lines) })).ok;
    expect(isRead(1000), "a code of 1,000 lines is read").toBe(true);
    expect(isRead(1001), "a code of 1,001 lines is read").toBe(false);
  });
});

const EMPTY: readonly Section[] = Array.from({ length: 5 }, () => ({ numbered: [], named: [] }));

const PLAIN: Recipe = {
  format: 0,
  options: [],
  house: [],
  sections: EMPTY.with(0, { numbered: [], named: [{ name: "Exploit", extra: 0 }] }),
};
