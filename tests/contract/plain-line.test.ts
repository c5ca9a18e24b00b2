import fc from "fast-check";
import { expect, test } from "vitest";
import { readLine } from "../../lib/contract/plain-line.ts";
import { lineSchema, readAs, textLineSchema } from "../../lib/contract/request.ts";
import { runs } from "../runs.ts";

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(0, 80, 81, 200, 201).map((length) => "x".repeat(length)),
  fc.constantFrom(Number.POSITIVE_INFINITY, Number.NaN, 0.5),
  fc.constantFrom(1000, 1001).map((length) => Array(length).fill(["City", 1])),
);

/** Mostly the given values, and sometimes something else. */
function mostly<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary }, { weight: 1, arbitrary: odd });
}

const word = fc.oneof(
  { weight: 30, arbitrary: fc.string({ minLength: 1, maxLength: 8 }) },
  { weight: 1, arbitrary: fc.constantFrom("", "x".repeat(80), "x".repeat(81)) },
);
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const card = mostly(fc.tuple(mostly(word), mostly(number)));
const sections = fc.dictionary(word, mostly(fc.array(card, { maxLength: 3 })), { maxKeys: 2 });
const deck = fc.oneof(
  fc.record({ name: mostly(word), sections: mostly(sections) }, { requiredKeys: ["sections"] }),
  fc.record({ sections: mostly(sections), more: fc.jsonValue({ maxDepth: 1 }) }, { requiredKeys: ["sections"] }),
);
const line = fc.record(
  {
    id: mostly(fc.oneof(word, number)),
    game: mostly(word),
    deck: mostly(deck),
    format: mostly(word),
    options: mostly(fc.dictionary(word, mostly(number), { maxKeys: 2 })),
    house: mostly(fc.dictionary(word, mostly(fc.oneof(fc.boolean(), number)), { maxKeys: 2 })),
  },
  { requiredKeys: ["id", "game", "deck"] },
);
const lineWithMore = fc.tuple(line, fc.dictionary(word, odd, { minKeys: 1, maxKeys: 1 }));

test("a line is read as its schema says, however little of it is wrong", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        { weight: 9, arbitrary: mostly(line) },
        lineWithMore.map(([one, more]) => ({ ...one, ...more })),
      ),
      (value) => {
        const isText = typeof value === "object" && value !== null && "text" in value;
        expect(readLine(value)).toEqual(isText ? readAs(textLineSchema, value) : readAs(lineSchema, value));
      },
    ),
    runs(5000, 50_000),
  );
});
