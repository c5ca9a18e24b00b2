import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shared } from "../../app/_client/structural-sharing.ts";
import { runs } from "../runs.ts";

const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(0, 1, "a", "b", true, null, undefined),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom("x", "y", "z"), tie("value"), { noNullPrototype: true }),
    fc.array(fc.tuple(fc.nat(3), tie("value")), { maxLength: 4 }).map((entries) => new Map(entries)),
  ),
})).value;

describe("what is shared with the state before", () => {
  test("always says what the new state says, and changes neither of them", () => {
    fc.assert(
      fc.property(data, data, (before, now) => {
        const [copyBefore, copyNow] = [structuredClone(before), structuredClone(now)];
        expect(shared(before, now)).toStrictEqual(copyNow);
        expect(before).toStrictEqual(copyBefore);
        expect(now).toStrictEqual(copyNow);
      }),
      runs(2000, 50_000),
    );
  });

  test("is the state before itself where both say the same", () => {
    fc.assert(
      fc.property(data, (before) => {
        expect(shared(before, structuredClone(before))).toBe(before);
      }),
      runs(2000, 50_000),
    );
  });

  test("is every item of a list but those that differ, whatever is added, removed or changed at one place", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(), fc.nat(2), fc.nat(2), (ids, place, added, gone) => {
        const before = ids.map((id) => ({ id }));
        const at = place % (before.length + 1);
        const now = structuredClone(before);
        now.splice(at, gone, ...Array.from({ length: added }, (_, i) => ({ id: -1 - i })));
        const after = shared<typeof before>(before, now);
        for (let i = 0; i < at; i++) expect(after[i]).toBe(before[i]);
        for (let i = 1; i <= before.length - at - gone; i++) expect(after.at(-i)).toBe(before.at(-i));
      }),
      runs(2000, 50_000),
    );
  });

  test("is what stays the same inside of what differs", () => {
    const before = { zones: new Map([[1, { count: 2, cards: [{ id: 7 }] }]]), said: "" };
    const after = shared(before, { zones: new Map([[1, { count: 3, cards: [{ id: 7 }] }]]), said: "" });
    expect(after.zones.get(1)).toEqual({ count: 3, cards: [{ id: 7 }] });
    expect(after.zones.get(1)?.cards).toBe(before.zones.get(1)?.cards);
  });

  test("is not a map that lacks a key, even one without a value", () => {
    const before: ReadonlyMap<number, unknown> = new Map([[1, 0]]);
    expect(shared(before, new Map([[0, undefined]]))).toStrictEqual(new Map([[0, undefined]]));
  });

  test("is no object of a class that is not the very same one", () => {
    class Table {
      turn = 1;
    }
    const now = { table: new Table() };
    expect(shared({ table: new Table() }, now).table).toBe(now.table);
  });
});
