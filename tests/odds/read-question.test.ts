import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { chanceOfAny } from "../../lib/deck/view/odds.ts";
import { askOdds, type PileCard } from "../../lib/odds/ask-odds.ts";
import { decimalOf } from "../../lib/odds/fraction.ts";
import type { Question } from "../../lib/odds/question.ts";
import { readQuestion } from "../../lib/odds/read-question.ts";
import { gameCalled } from "../decks.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";

const game = gameCalled("open-worlds");
const cards = builtInPool(game).cards;
const ask = (text: string) => readQuestion(game, cards, text);

/** A question in brackets, so that it is seen what binds what. */
function shape(question: Question): string {
  if (question.is === "not") return `not ${shape(question.of)}`;
  if (question.is === "apart") {
    const demands = question.demands.map(({ least }) => least).join("+");
    return `${demands} apart${question.byName ? " by name" : ""}`;
  }
  if (question.is !== "count") return `(${question.of.map(shape).join(question.is === "all" ? " & " : " | ")})`;
  const { least, most, byName } = question;
  return `${least}-${most === Number.POSITIVE_INFINITY ? "" : most}${byName ? " names" : ""}`;
}

describe("a question is read", () => {
  test.each([
    ["2 of [c<=3]", "2-"],
    ["2 [c<=3]", "2-"],
    ["At least 2 of [c<=3]", "2-"],
    ["at most 2 of [c<=3]", "0-2"],
    ["exactly 2 of “City 20”", "2-2"],
    ['1 to 3 of "city 20"', "1-3"],
    ["no [c<=3]", "0-0"],
    ["none of [c<=3]", "0-0"],
    ["not 2 of [c<=3]", "not 2-"],
    ["1 of [c<=3] and 2 of [c<=3] or 3 of [c<=3]", "((1- & 2-) | 3-)"],
    ["1 of [c<=3], and (2 of [c<=3] or 3 of [c<=3])", "(1- & (2- | 3-))"],
    ["not (1 of [c<=3] or no [c<=3])", "not (1- | 0-0)"],
    ["2 of [c<=3] with different names", "2- names"],
    ["2 of [c<=3] with different cards", "2-"],
    ["at most 2 of [c<=3] with different names", "0-2 names"],
    ["1 of [c<=3] and 2 of [k:orbital] with different cards", "1+2 apart"],
    ["1 of [c<=3] and 2 of [k:orbital] with different names or no [c>6]", "(1+2 apart by name | 0-0)"],
    ["no [c>6] and (1 of [c<=3] and 2 of [k:orbital] with different cards)", "(0-0 & 1+2 apart)"],
  ])("%s", (text, wanted) => {
    const read = ask(text);
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && shape(read.question)).toBe(wanted);
  });

  test("with its groups: searches and names of cards", () => {
    const read = ask('1 of [k:orbital c<=3] and 1 of "city"');
    const [orbitals, cities] = read.ok ? read.groups : [];
    expect(orbitals).toMatchObject({ typed: "[k:orbital c<=3]", says: "cards of kind orbital, with Class at most 3" });
    expect(cities?.says).toBe("cards called “city”");
    expect([...(cities?.group ?? [])].every((label) => /^City \d+$/.test(label))).toBe(true);
    expect(cities?.group.size).toBeGreaterThan(1);
  });
});

describe("a question is not read", () => {
  test.each<[string, number, string]>([
    ["", 0, "Write how many of which cards: 2 of [name:city] and no [set:practice]."],
    ["2", 1, "Write which cards: a search in square brackets, or the name of a card in quotes."],
    ["2 of c<=3", 6, "“<” means nothing here. Write searches in square brackets"],
    ["2 of k:orbital", 6, "“:” means nothing here. Write searches in square brackets"],
    ["[c<=3]", 0, "Write how many of which cards"],
    ["2 of [c<=3", 5, "“[” is not closed. Write “]” after the search."],
    ['2 of "City 20', 5, "The quotes are not closed."],
    ["2000 of [c<=3]", 0, "A number has at most three digits."],
    ["at 2 of [c<=3]", 3, "After “at” comes “least” or “most”."],
    ["3 to 2 of [c<=3]", 0, "After “3 to” comes a number that is no smaller."],
    ["3 to of [c<=3]", 0, "After “3 to” comes a number that is no smaller."],
    ["(2 of [c<=3]", 0, "“(” is not closed."],
    ["2 of [c<=3])", 11, "“)” closes nothing. Leave it out."],
    ["2 of [c<=3] 1 of [c>6]", 12, "Write “and” or “or” before “1”."],
    ["2 of [c<=3] with names", 22, "After “with” comes “different cards” or “different names”."],
    ["1 of [c<=3] and no [c>6] with different cards", 0, "“with different” joins only “at least” of groups."],
    ["2 of [c<=x]", 9, "“c” takes"],
    ["2 of [k:nothing or wings:2]", 8, "“k” takes"],
    ['2 of "Citty 20"', 5, "None of these cards is called “Citty 20”. Did you mean “City 20”?"],
    [`2 of [${"x".repeat(1000)}]`, 1000, "A question has at most 1000 characters."],
  ])("%s", (text, at, message) => {
    const read = ask(text);
    const [fault] = read.ok ? [] : read.faults;
    expect(fault).toEqual({ at, message: expect.stringContaining(message) });
  });

  test("but never breaks", () => {
    const part = fc.constantFrom(
      "2",
      "of",
      "[c<=3]",
      '"City 20"',
      "(",
      ")",
      "and",
      "or",
      "not",
      "with",
      "different",
      "x",
      "[",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const read = ask(parts.join(" "));
        expect(read.ok || read.faults.length > 0).toBe(true);
      }),
      runs(300, 10_000),
    );
  });
});

describe.each(games)("$name", (one) => {
  const pile: readonly PileCard[] = builtInPool(one)
    .cards.slice(0, 25)
    .map((card) => ({ ...card, count: 2 }));

  test("one card of a kind is as likely as its copies say", () => {
    const kind = String(Reflect.get(pile[0]?.card ?? {}, one.kind));
    const answer = askOdds(one, pile, `1 of [${one.kind}="${kind}"]`);
    if (!answer.ok) throw new Error(answer.faults[0]?.message);
    const [{ copies, names } = { copies: 0, names: 0 }] = answer.groups;
    expect(copies).toBe(2 * names);
    expect(copies).toBeGreaterThan(0);
    for (const [seen, chance] of answer.bySeen.entries())
      expect(decimalOf(chance)).toBeCloseTo(chanceOfAny(copies, seen, answer.cards), 12);
  });
});
