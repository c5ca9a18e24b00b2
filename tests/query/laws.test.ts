import { equal, match, ok } from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Card } from "../../lib/core/card/card.ts";
import { fold } from "../../lib/core/words.ts";
import { games } from "../../lib/games/index.ts";
import { openWorlds } from "../../lib/games/open-worlds/index.ts";
import { compile, type Query } from "../../lib/query/query.ts";
import type { Row } from "../../lib/query/rows.ts";
import { runs } from "../runs.ts";
import { everyShape, matches, row } from "./games.ts";

interface Sample extends Card {
  readonly type: string;
  readonly tier?: number;
  readonly factions?: readonly string[];
  readonly apex?: boolean;
}

const WORDS = ["alpha", "beta", "gamma", "Union", "Swarm"] as const;
const TYPES = ["hero", "action", "warrior", "planet"];
const card: fc.Arbitrary<Sample> = fc.record(
  {
    name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
    type: fc.constantFrom(...TYPES),
    text: fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(" ")),
    tier: fc.integer({ min: 0, max: 4 }),
    factions: fc.subarray(["Union", "Swarm"]),
    apex: fc.boolean(),
  },
  { requiredKeys: ["name", "type"] },
);

/** A query with its meaning computed in the plain way. */
interface Asked {
  readonly text: string;
  readonly terms: number;
  means(card: Sample): boolean;
}

const has = (text: string | null | undefined, word: string) =>
  (text ?? "")
    .toLowerCase()
    .split(" ")
    .some((one) => one.startsWith(word));
const compared: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  ":": (a, b) => a === b,
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

const term: fc.Arbitrary<Asked> = fc.oneof(
  fc.constantFrom(...WORDS).chain((word) =>
    fc.integer({ min: 1, max: word.length }).map((length) => {
      const typed = word.slice(0, length).toLowerCase();
      return { text: typed, terms: 1, means: ({ name, text }: Sample) => has(name, typed) || has(text, typed) };
    }),
  ),
  fc
    .constantFrom(...TYPES)
    .map((type) => ({ text: `type:${type}`, terms: 1, means: (card: Sample) => card.type === type })),
  fc.constantFrom("union", "swarm").map((word) => ({
    text: `f:${word}`,
    terms: 1,
    means: ({ factions }: Sample) => (factions ?? []).some((faction) => faction.toLowerCase() === word),
  })),
  fc.tuple(fc.constantFrom(...Object.keys(compared)), fc.integer({ min: -1, max: 5 })).map(([sign, n]) => ({
    text: `tier${sign}${n}`,
    terms: 1,
    means: ({ tier }: Sample) => tier !== undefined && compared[sign]?.(tier, n) === true,
  })),
  fc.constant({ text: "is:apex", terms: 1, means: ({ apex }: Sample) => apex === true }),
);

const { question } = fc.letrec<{ question: Asked }>((tie) => ({
  question: fc.oneof(
    { depthSize: "small", maxDepth: 4 },
    term,
    fc.tuple(tie("question"), fc.constantFrom("-", "--")).map(([{ text, terms, means }, sign]) => ({
      text: `${sign}(${text})`,
      terms,
      means: (card: Sample) => means(card) === (sign === "--"),
    })),
    fc
      .tuple(fc.array(tie("question"), { minLength: 2, maxLength: 3 }), fc.constantFrom(" ", " or ", " OR ", " and "))
      .map(([parts, joint]) => ({
        text: parts.map(({ text }) => `(${text})`).join(joint),
        terms: parts.reduce((sum, part) => sum + part.terms, 0),
        means: (card: Sample) =>
          joint.trim().toLowerCase() === "or"
            ? parts.some((part) => part.means(card))
            : parts.every((part) => part.means(card)),
      })),
  ),
}));
const short = question.filter(({ text, terms }) => text.length <= 110 && terms <= 15);

function read(text: string): Query {
  const compiled = compile(everyShape, text);
  if (!compiled.ok) throw new Error(`${text}: ${compiled.faults.map(({ message }) => message).join(" ")}`);
  return compiled.query;
}

const rowOf = (card: Sample): Row => row({ ...card });

describe("a question", () => {
  it("means what its parts mean together", () => {
    fc.assert(
      fc.property(short, fc.array(card, { minLength: 1, maxLength: 8 }), ({ text, means }, cards) => {
        const query = read(text);
        const rows = cards.map(rowOf);
        expect(query.in(rows)).toEqual(rows.filter((_, i) => means(cards[i] as Sample)));
      }),
      runs(5_000, 200_000),
    );
  });

  it("joined by or is the union, side by side the intersection, denied twice itself", () => {
    fc.assert(
      fc.property(short, short, card, (a, b, one) => {
        const asked = (text: string) => matches(read(text), rowOf(one));
        const [isA, isB] = [asked(a.text), asked(b.text)];
        expect(asked(`(${a.text}) or (${b.text})`)).toBe(isA || isB);
        expect(asked(`(${a.text}) (${b.text})`)).toBe(isA && isB);
        expect(asked(`-(${a.text})`)).toBe(!isA);
        expect(read(`--(${a.text})`).says).toBe(read(a.text).says);
      }),
      runs(1_000, 50_000),
    );
  });

  it("finds every card by its own name, in quotes or word by word", () => {
    const name = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .filter((text) => /[\p{L}\p{N}]/u.test(fold(text)) && !/["“”„‟]/.test(text));
    fc.assert(
      fc.property(name, (text) => {
        const one = row({ name: text });
        for (const asked of [`"${text}"`, `name:"${text}"`, `name="${text}"`, `“${text}”`]) {
          expect(matches(read(asked), one), asked).toBe(true);
        }
      }),
      runs(2_000, 100_000),
    );
  });

  it("means the same with its values in quotes", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("type", "f", "keywords"),
        fc.constantFrom(":", "=", "!="),
        fc.constantFrom("hero", "action"),
        card,
        (field, sign, value, one) => {
          const asked = (text: string) => matches(read(text), rowOf(one));
          expect(asked(`${field}${sign}"${value}"`)).toBe(asked(`${field}${sign}${value}`));
        },
      ),
      runs(200, 5_000),
    );
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    "(",
    ")",
    "-",
    " ",
    '"',
    "or",
    "and",
    ":",
    "=",
    "!=",
    "<=",
    ">",
    "≤",
    ".",
    "k:",
    "is:",
    "has:",
    "unknown:",
    "set:",
    "name",
    "cost.blue",
    "hits.damage",
    "f!=",
    "3",
    "-1",
    "requires:own:",
    "'",
    "́",
    "🜁",
  ),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const anything = fc.oneof(
  fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", maxLength: 300 }),
);
const one = row({
  name: "City",
  kind: "facility",
  type: "hero",
  text: "Draw a card.",
  cost: { blue: 1 },
  hits: { damage: 3 },
});

// A text has faults by the dozen, and a call of `expect` takes longer than reading it.
describe("any text", () => {
  it.each([...games, everyShape].map((game) => [game.id, game] as const))("is read without a throw: %s", (_, game) => {
    fc.assert(
      fc.property(anything, (text) => {
        const compiled = compile(game, text);
        if (compiled.ok) {
          equal(typeof matches(compiled.query, one), "boolean");
          match(compiled.query.says, /^(all cards$|cards .)/);
          return;
        }
        ok(compiled.faults.length > 0);
        for (const { at, length, message } of compiled.faults) {
          ok(at >= 0 && length > 0 && at + length <= text.length, `${at} and ${length} letters of ${text.length}`);
          match(message, /[.?]$/);
        }
      }),
      runs(4_000, 1_000_000),
    );
  });

  it("has no card in it that throws", () => {
    fc.assert(
      fc.property(
        fc.object(),
        fc.constantFrom("k:world", "defense>3", "hits.damage>3", "is:swap", "requires.capacity>2", "has:c", "x"),
        (odd, text) => {
          const compiled = compile(openWorlds, text);
          expect(
            compiled.ok && typeof matches(compiled.query, row({ ...odd, name: "Odd", text: null, standIn: [] })),
          ).toBe("boolean");
        },
      ),
      runs(500, 20_000),
    );
  });
});
