// The part of the typeface that comes with the first page.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeInter } from "../../app/_ui/type/make-inter.ts";

test("the typeface of the first page is the one that `npm run typeface` makes, and a third of the whole", async () => {
  const file = readFileSync("app/_ui/type/inter.woff2");
  expect(Buffer.from(await makeInter()).equals(file), "the typeface was changed: run npm run typeface").toBe(true);
  expect(file.length).toBeLessThan(18_000);
});
