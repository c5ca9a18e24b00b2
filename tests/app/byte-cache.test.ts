// The memory of kept answers.
import fc from "fast-check";
import { expect, test } from "vitest";
import { ByteCache } from "../../app/_server/front/cache/byte-cache.ts";
import { runs } from "../runs.ts";

test("a cache never holds more than it may, and drops what was not used for longest", () => {
  const change = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 60 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(change, { maxLength: 100 }), (changes) => {
      const cache = new ByteCache({ entries: 5, bytes: 100 });
      let used: string[] = [];
      for (const [at, bytes, isRead] of changes) {
        const key = `key ${at}`;
        const isThere = isRead ? cache.get(key) !== undefined : true;
        if (!isRead) cache.set(key, { bytes });
        if (isThere) used = [...used.filter((other) => other !== key), key];
        expect(cache.size.entries).toBeLessThanOrEqual(5);
        expect(cache.size.bytes).toBeLessThanOrEqual(100);
        expect(cache.get(used.at(-1) ?? "") !== undefined).toBe(used.length > 0);
      }
    }),
    runs(300, 10_000),
  );
  const cache = new ByteCache({ entries: 2, bytes: 100 });
  for (const key of ["a", "b"]) cache.set(key, { bytes: 1 });
  cache.get("a");
  cache.set("c", { bytes: 1 });
  cache.set("d", { bytes: 101 });
  expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c"]);
});
