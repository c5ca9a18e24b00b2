import { describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Severity, Status } from "../../lib/core/judge/rule.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { checklistOf } from "../../lib/deck/verdict/checklist.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { holding, tallyOf } from "../../lib/deck/verdict/tally.ts";
import { games } from "../every-game.ts";

const cite = { rulebook: "A rulebook", part: "A part" };
const held = (many: number) => Array.from({ length: many }, (_, at) => ({ rule: `toy/held-${at}`, cite }));
const found = (severity: Severity, rule = "toy/found") => ({ severity, rule, cite, message: "", cards: [], fixes: [] });

test.each<[Status, number, readonly (readonly [Severity, string?])[], string]>([
  ["legal", 13, [], "13 of 13 rules hold"],
  ["legal", 1, [], "1 of 1 rule holds"],
  ["legal", 12, [["advice"]], "12 of 12 rules hold, 1 tip"],
  ["legal", 11, [["advice"], ["advice"], ["advice", "toy/other"]], "11 of 11 rules hold, 2 tips"],
  ["illegal", 11, [["error"], ["error"], ["advice", "toy/other"]], "1 of 13 rules broken"],
  ["undetermined", 12, [["unknown"]], "facts missing for 1 of 13 rules"],
])("the tally of a %s deck with %i rules that hold is of %j", (status, many, findings, says) => {
  expect(tallyOf({ status, held: held(many), findings: findings.map((one) => found(...one)) })).toBe(says);
});

describe.each(games.map((game) => [game.id, game] as const))("a sample deck of %s", (_, game) => {
  const pool = builtInPool(game);
  test.each(samplesOf(game).map(({ name, text }) => [name, text] as const))(
    "%s is told of in one number",
    (_, text) => {
      const read = readText(games, pool, text);
      if (!read.ok) throw new Error("The sample can’t be read.");
      const verdict = report(games, pool, read.reading.deck);
      expect(holding(checklistOf(game, verdict))).toBe(holding(verdict.held));
      expect(tallyOf(verdict)).toContain(holding(verdict.held));
    },
  );
});
