// Questions of every shape, and piles that are small enough to try every hand of.
import fc from "fast-check";
import type { Copies } from "../../lib/odds/atoms.ts";
import type { Group, Question } from "../../lib/odds/question.ts";

const LABELS = ["a", "b", "c", "d", "e", "f"];

const group: fc.Arbitrary<Group> = fc.subarray(LABELS).map((labels) => new Set(labels));
const count: fc.Arbitrary<Question> = fc
  .record({ group, least: fc.nat(3), more: fc.oneof(fc.nat(2), fc.constant(Infinity)), byName: fc.boolean() })
  .map(({ group, least, more, byName }) => ({ is: "count", group, least, most: least + more, byName }));
const apart: fc.Arbitrary<Question> = fc
  .record({
    demands: fc.array(fc.record({ group, least: fc.nat(2) }), { minLength: 1, maxLength: 3 }),
    byName: fc.boolean(),
  })
  .map((parts) => ({ is: "apart", ...parts }));
export const { question } = fc.letrec<{ question: Question; joined: Question; not: Question }>((tie) => ({
  question: fc.oneof({ depthSize: "small", withCrossShrink: true }, count, apart, tie("joined"), tie("not")),
  joined: fc
    .record({ is: fc.constantFrom("all" as const, "any" as const), of: fc.array(tie("question"), { maxLength: 3 }) })
    .map((parts): Question => parts),
  not: tie("question").map((of): Question => ({ is: "not", of })),
}));
export const smallPile: fc.Arbitrary<readonly Copies[]> = fc
  .array(fc.nat(3), { minLength: LABELS.length, maxLength: LABELS.length })
  .map((counts) => LABELS.flatMap((label, at) => ({ label, count: counts[at] ?? 0 })))
  .filter((pile) => pile.reduce((sum, { count }) => sum + count, 0) <= 9);
