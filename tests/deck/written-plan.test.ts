import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { readWrittenPlan, saysPlan, withPlan } from "../../lib/deck/written-plan.ts";
import { games } from "../../lib/games/index.ts";
import { goalText, readGoal } from "../../lib/trials/goal.ts";
import { samples } from "../samples.ts";

describe.each(samples.map((sample) => [sample.game.name, sample] as const))("notes of %s", (_, { game, text }) => {
  const pool = builtInPool(game);
  const read = readText(games, pool, text);
  if (!read.ok) throw new Error(game.name);
  const cards = read.reading.deck.entries.map(({ card }) => pool.of(card));
  const [one, other] = cards;
  if (!one || !other) throw new Error(game.name);
  const reading = async (notes: string) => readWrittenPlan(await game.goldfish(), cards, notes);

  test("name every plan and every question of a hand, in any case, and a measure link can ask for the plan", async () => {
    const { plans, opening, measures } = await game.goldfish();
    for (const plan of plans) {
      const found = await reading(`It wins late.\n  PLAN:  ${plan.says.toUpperCase()}\nKeep cheap cards.`);
      expect(found).toEqual({ groups: [], plan, faults: [] });
      const { measure, least, turn } = plan;
      expect(readGoal(measures, goalText(plan))).toEqual({ ok: true, asked: { measure, least, turn } });
    }
    for (const { says } of opening.questions)
      expect(await reading(`plan: ${says}`)).toEqual({ groups: [], hand: says, faults: [] });
  });

  test("name groups of cards, which may be the plan", async () => {
    const found = await reading(`Group the usual: ${one.label.toUpperCase()}, ${other.label}\nPlan: The Usual`);
    expect(found).toEqual({
      groups: [{ name: "the usual", cards: expect.arrayContaining([one.label, other.label]) }],
      hand: "the usual",
      faults: [],
    });
  });

  test("say what is wrong, where, and how to mend it", async () => {
    const [plan] = (await game.goldfish()).plans;
    const says = plan?.says ?? "";
    const near = says.replace("t", "");
    const { faults } = await reading(`Plan: ${near}\nGroup: ${one.label}\nGroup a: ${one.label.slice(0, -1)}x`);
    expect(faults).toHaveLength(3);
    expect(faults[0]).toEqual(
      expect.stringContaining(`Line 1: no plan of the game is called “${near}”. Did you mean “`),
    );
    expect(faults).toContainEqual(expect.stringMatching(/^Line 2: a group needs a name/));
    expect(faults).toContainEqual(
      expect.stringMatching(/^Line 3: the deck has no card called “.*”\. (Did you mean|Correct)/),
    );
  });
});

const QUESTIONS = { plans: [{ says: "Win", measure: "m", least: 1, turn: 2 }], opening: { questions: [] } };
const faultsOf = (notes: string, labels: readonly string[] = ["Hawk"]) =>
  readWrittenPlan(
    QUESTIONS,
    labels.map((label) => ({ label, card: { name: label } })),
    notes,
  ).faults;

test.each([
  ["Plan: Win\nPlan: Win", "Line 2: the plan is named above. Remove one of the two lines."],
  ["Group a: Hawk\nGroup A: Hawk", "Line 2: there is a group “A” above. Give this one another name."],
  ["Group a: , ,", "Line 1: name the cards of “a” after the colon, with commas between them."],
  [`Group ${"a".repeat(41)}: Hawk`, "Line 1: the name of a group has up to 40 letters. Shorten it."],
  [
    `${Array.from({ length: 13 }, (_, at) => `Group g${at}: Hawk`).join("\n")}`,
    "Line 13: a deck has up to 12 groups. Remove one.",
  ],
])("%j", (notes, says) => expect(faultsOf(notes)).toEqual([says]));

test("other lines are the builder's own", () => {
  for (const notes of ["", "Planning: more cards", "My plan: win", "Groups: none", "The group a: b"]) {
    expect(saysPlan(notes)).toBe(false);
    expect(faultsOf(notes)).toEqual([]);
  }
});

test("a plan is written into notes, replaced and taken out again", () => {
  expect(withPlan("", "Win")).toBe("Plan: Win");
  expect(withPlan("Fast.", "Win")).toBe("Plan: Win\nFast.");
  expect(withPlan("Fast.\nplan: $& x\nMore.", "$& Win")).toBe("Fast.\nPlan: $& Win\nMore.");
  expect(withPlan("Plan: Win\nFast.", "")).toBe("Fast.");
});
