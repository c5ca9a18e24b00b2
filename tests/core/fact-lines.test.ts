import { expect, test } from "vitest";
import type { Card } from "../../lib/core/card/card.ts";
import { shown } from "../../lib/core/card/shown.ts";
import { factLines } from "../../lib/core/look/fact-lines.ts";
import { games } from "../every-game.ts";

const game = games.find(({ attributes }) => attributes.some(({ name }) => name === "rarity"));
if (!game) throw new Error("no game whose cards have a rarity");

/** What is said of the race and the tier of a card. */
function saidOf(about: Partial<Card> & Record<string, unknown>) {
  const card = { name: "Any", type: "unit", ...about };
  return Object.fromEntries(
    factLines(game as NonNullable<typeof game>, card)
      .filter(({ name }) => name === "race" || name === "tier")
      .map(({ name, state, value, from }) => [name, [state, value, from]]),
  );
}

test("a value that somebody has stated is a fact, with its source where it has one", () => {
  expect(saidOf({ race: "Humans", tier: 2, sources: { tier: "a photo" } })).toEqual({
    race: ["fact", "Humans", ""],
    tier: ["fact", "2", "a photo"],
  });
});

test("what nobody has stated is not published: no source gives it", () => {
  expect(saidOf({ race: "Humans" }).tier).toEqual(["unknown", "", "no source gives it"]);
});

test("that a card has none is a fact, and where it is a stand-in it is said to be one", () => {
  expect(saidOf({ race: null }).race).toEqual(["fact", "none", ""]);
  expect(saidOf({ race: null, standIn: ["race"] }).race).toEqual(["stand-in", "none", "a placeholder, not a fact"]);
});

test("a stand-in is never told with a source, which it has none of", () => {
  expect(saidOf({ tier: 3, standIn: ["tier"], sources: { tier: "a photo" } }).tier).toEqual([
    "stand-in",
    "3",
    "a placeholder, not a fact",
  ]);
});

test("only what cards of its kind have is told", () => {
  const about = (type: string) => {
    const card = { name: "Any", type };
    return factLines(game, card).map(({ name }) => name);
  };
  for (const { name, kinds, bounds } of game.attributes) {
    if (!kinds) continue;
    expect(about("no such kind")).not.toContain(name);
    if (!bounds && kinds[0] !== undefined) expect(about(kinds[0])).toContain(name);
  }
});

test("a bound is told only where somebody has stated it", () => {
  const bounded = games.flatMap((one) => one.attributes.flatMap(({ name, bounds }) => (bounds ? [{ one, name }] : [])));
  expect(bounded.length).toBeGreaterThan(0);
  for (const { one, name } of bounded) {
    const kind = one.attributes.find((attribute) => attribute.name === name)?.kinds?.[0];
    const told = (more: object) => factLines(one, { name: "Any", [one.kind]: kind, ...more }).map((line) => line.name);
    expect(told({})).not.toContain(name);
    expect(told({ [name]: 3 })).toContain(name);
  }
});

test.each([
  [true, "yes"],
  [false, "no"],
  [[], "none"],
  [["a", true], "a, yes"],
  [{ blue: 2, gold: 1 }, "2 blue, 1 gold"],
  [{ front: "ship", back: 3 }, "front ship, 3 back"],
  [{}, "nothing"],
  [7, "7"],
  ["word", "word"],
])("%j is shown as “%s”", (value, text) => expect(shown(value)).toBe(text));
