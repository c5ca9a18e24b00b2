import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { games } from "../../lib/games/index.ts";
import { compile } from "../../lib/query/query.ts";
import { hasTerm, withoutTerms, withTerm } from "../../lib/query/terms.ts";

const [, game = games[0]] = games;
const pool = builtInPool(game);
const TERM = "factions=Union";

function found(text: string): readonly string[] {
  const compiled = compile(game, text);
  if (!compiled.ok) throw new Error(compiled.faults.map(({ message }) => message).join(" "));
  return compiled.query.in(pool.cards).map(({ label }) => label);
}

const QUERIES = [
  "",
  "  ",
  "type=hero",
  "type=hero or cost<=2",
  "(type=hero or cost<=2) -air",
  '"the child" or text:"draw a card"',
  "-type=warrior",
  "type=hero OR (type=warrior cost>3)",
];

describe.each(QUERIES)("%j with one more term", (text) => {
  test("finds those of its cards that match the term too", () => {
    const both = found(text).filter((label) => found(TERM).includes(label));
    expect(found(withTerm(text, TERM))).toEqual(both);
  });

  test("has the term, and without it finds what it found before", () => {
    const more = withTerm(text, TERM);
    expect([hasTerm(text, TERM), hasTerm(more, TERM)]).toEqual([false, true]);
    const less = withoutTerms(more, [TERM]);
    expect(hasTerm(less, TERM)).toBe(false);
    expect(found(less)).toEqual(found(text));
  });
});

test.each([
  ["a term of a choice is only a part of it", `${TERM} or type=hero`],
  ["a term in quotes is words", `"a ${TERM} b"`],
  ["a term in parentheses belongs to them", `(${TERM} or type=hero) cost<=2`],
  ["a term with a minus asks for the opposite", `-${TERM}`],
])("%s and stays: %s", (_, text) => {
  expect(hasTerm(text, TERM)).toBe(false);
  expect(withoutTerms(text, [TERM])).toBe(text);
});
