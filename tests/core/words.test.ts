import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../lib/core/budget.ts";
import { counted, fold, listed, nearest, spelled } from "../../lib/core/words.ts";
import { runs } from "../runs.ts";

describe("words of a sentence", () => {
  test("numbers up to twelve are spelled", () => {
    const words = "no one two three four five six seven eight nine ten eleven twelve 13".split(" ");
    expect(words.map((_, n) => spelled(n))).toEqual(words);
  });

  test("a count has its noun in the singular or the plural", () => {
    expect([counted(0, "card"), counted(1, "card"), counted(2, "card")]).toEqual(["0 cards", "1 card", "2 cards"]);
    expect([counted(1, "hero", "heroes"), counted(3, "hero", "heroes")]).toEqual(["1 hero", "3 heroes"]);
  });

  test.each([
    [[], ""],
    [["A"], "A"],
    [["A", "B"], "A and B"],
    [["A", "B", "C"], "A, B and C"],
  ] as const)("%j is listed as “%s”", (words, text) => expect(listed(words)).toBe(text));

  test("a list may be joined by another word, and a long one ends with a count", () => {
    expect(listed(["A", "B", "C"], "or")).toBe("A, B or C");
    const words = Array.from({ length: 31 }, (_, i) => `w${i}`);
    expect(listed(words.slice(0, 30))).toBe(`${words.slice(0, 29).join(", ")} and w29`);
    expect(listed(words, "or")).toBe(`${words.slice(0, 30).join(", ")} or 1 more`);
  });
});

describe("names as they are compared", () => {
  test.each([
    ["case and spaces", " City  20 ", "city20"],
    ["brackets and slashes", "Fire/Ice (new) [2]", "fireicenew2"],
    ["a grave accent for an apostrophe", "O`Neill", "o'neill"],
    ["curly apostrophes", "O’N‘eillʼs´′", "o'n'eill's''"],
    ["accents", "Ångström Café", "angstromcafe"],
    ["joined letters", "ﬁne", "fine"],
    ["dashes of any length", "Ω‐a—b−c", "ω-a-b-c"],
    ["what cannot be seen", "Ω\u00ad\u200b\u2060a", "ωa"],
    ["spaces and brackets beside other letters", "Ω (b) / [c]", "ωbc"],
  ])("%s", (_, name, folded) => {
    expect(fold(name)).toBe(folded);
    // Names in other letters are kept: the second answer is the first one.
    expect(fold(name)).toBe(folded);
  });
});

const near = (typed: string, ...names: string[]) => nearest(typed, names, (name) => [name]);

describe("names that are near to what was typed", () => {
  test.each<[what: string, typed: string, name: string, isNear: boolean]>([
    ["a letter changed", "lord", "lard", true],
    ["a letter dropped", "lord", "ord", true],
    ["a letter added", "lord", "lourd", true],
    ["two letters swapped", "lord", "lrod", true],
    ["half a swap", "loab", "lobc", false],
    ["the other half of one", "loab", "loca", false],
    ["two letters of four changed", "lord", "laid", false],
    ["two letters of six changed", "border", "bardar", true],
    ["three letters of six changed", "border", "bardas", false],
    ["three letters of twelve changed", "abcdefghijkl", "abXdXfghijXl", true],
    ["four letters of twelve changed", "abcdefghijkl", "abXdXfXhijXl", false],
    ["the beginning of a long name", "bo", "borderrifles", true],
    ["one letter of a long name", "b", "borderrifles", false],
    ["a name and more", "cityofgold", "city", true],
    ["a name of two letters and more", "cityofgold", "ci", false],
    ["four letters within a name", "rifl", "borderrifles", true],
    ["three letters within a name", "rif", "borderrifles", false],
  ])("%s: %s, %s", (_, typed, name, isNear) => expect(near(typed, name)).toEqual(isNear ? [name] : []));

  test("the same name comes first, then what begins alike, what it begins with, and what few letters tell apart", () => {
    expect(near("robot", "lobots", "robots", "rob", "robot")).toEqual(["robot", "robots", "rob"]);
    expect(near("robot", "xxrobotxx", "lobot")).toEqual(["lobot", "xxrobotxx"]);
  });

  test("no more than three, those that are equally near in their own order", () => {
    expect(near("lord", "lard", "lork", "ford", "word")).toEqual(["lard", "lork", "ford"]);
  });

  test("the nearest of a thing's names counts", () => {
    const things = [["far", "lard"], ["lord"], ["nothing"]];
    expect(nearest("lord", things, (names) => names)).toEqual([["lord"], ["far", "lard"]]);
  });

  test("nothing is near to nothing, and none is given where the work would be too much", () => {
    expect(near("", "a")).toEqual([]);
    expect(nearest("lord", ["lard", "ward"], (name) => [name], new Budget(3))).toEqual([]);
    expect(nearest("lord", ["lard", "ward"], (name) => [name], new Budget(1000))).toEqual(["lard"]);
  });

  test("letters that tell two words apart are counted as by trying every way", () => {
    const word = fc.stringMatching(/^[abc]{1,9}$/);
    fc.assert(
      fc.property(word, word, (typed, name) => {
        const allowed = Math.max(1, Math.min(3, Math.floor(typed.length / 3)));
        const isPart =
          (typed.length >= 2 && name.startsWith(typed)) ||
          (name.length >= 3 && typed.startsWith(name)) ||
          (typed.length >= 4 && name.includes(typed)) ||
          (typed.length >= 6 && 2 * typed.length > name.length && typed[0] === name[0] && isLeftOf(typed, name));
        expect(near(typed, name)).toEqual(isPart || apart(typed, name) <= allowed ? [name] : []);
      }),
      runs(400, 20_000),
    );
  });
});

/** Whether a word is left of another one when some of its letters are dropped. */
function isLeftOf(short: string, name: string): boolean {
  if (short === "") return true;
  const at = name.indexOf(short.charAt(0));
  return at >= 0 && isLeftOf(short.slice(1), name.slice(at + 1));
}

/** The fewest letters to add, drop, change or swap with their neighbour that make one word of the other. */
function apart(a: string, b: string, known = new Map<string, number>()): number {
  if (a === "" || b === "") return a.length + b.length;
  const key = `${a.length} ${b.length}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const after = (i: number, j: number) => apart(a.slice(i), b.slice(j), known);
  const ways = [after(1, 0) + 1, after(0, 1) + 1, after(1, 1) + (a[0] === b[0] ? 0 : 1)];
  if (a[0] === b[1] && a[1] === b[0]) ways.push(after(2, 2) + 1);
  const least = Math.min(...ways);
  known.set(key, least);
  return least;
}
