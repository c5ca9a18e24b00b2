// Card sets are read in a thread of their own: how long one takes is nobody else's affair.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { createSaved, readSaved, saveVersion } from "../../app/_server/saved/routes.ts";
import { SET } from "../../app/_server/saved/set.ts";
import { problemSchema } from "../../lib/contract/answers.ts";
import { createdSchema } from "../../lib/contract/saved.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-sets-"));
vi.stubEnv("DATABASE_FILE", join(folder, "sets.sqlite"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const request = (method: string, body: object, headers: Record<string, string> = {}) =>
  new Request("http://127.0.0.1/api/v1/sets", {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const setOf = (cards: readonly object[], name = "Many") => ({
  game: "conquest-of-orion",
  set: { id: "many", name },
  cards: cards.map((card, n) => ({ name: `Card ${n}`, type: "unit", ...card })),
});
const sound = (text = "") => Array.from({ length: 5000 }, () => ({ text }));

/** How often this thread gets to what waits for it. */
async function turnsUntil(isDone: () => boolean): Promise<number> {
  let turns = 0;
  for (; !isDone(); turns++) await pause();
  return turns;
}

test("the thread of all others is free while a set full of faults is refused", async () => {
  await createSaved(SET, request("POST", setOf([])));
  const card = Object.fromEntries(Array.from({ length: 45 }, (_, n) => [`unknown${n}`, 1]));
  const bad = request("POST", setOf(Array.from({ length: 5000 }, () => card)));
  let isDone = false;
  const turning = turnsUntil(() => isDone);
  const answer = await createSaved(SET, bad);
  isDone = true;
  const { detail, errors } = problemSchema.parse(await answer.json());
  expect([answer.status, errors?.length]).toEqual([400, 50]);
  expect(detail).toMatch(/^“cards\[0\]\.unknown0”: .* There are more than 50 faults\.$/);
  // Where this thread reads the set itself, it turns once.
  expect(await turning).toBeGreaterThan(50);
});

test("a set is answered as it was saved, and one that is long does not come along with a conflict", async () => {
  const name = 'A “set”, "game": {}';
  const created = await createSaved(SET, request("POST", setOf(sound(), name)));
  const { id, editKey } = createdSchema.parse(await created.json());
  const read = await (await readSaved(SET, new Request("http://127.0.0.1/"), id)).json();
  expect(read).toMatchObject({ id, version: 1, game: "conquest-of-orion", set: { id: "many", name, official: false } });
  expect([read.brief, read.cards.length]).toEqual([undefined, 5000]);
  const stale = { authorization: `Bearer ${editKey}`, "if-match": '"7"' };
  const short = await saveVersion(SET, request("PUT", setOf([]), stale), id);
  expect([short.status, (await short.json()).current]).toEqual([412, { ...read }]);
  await saveVersion(
    SET,
    request("PUT", setOf(sound("long enough to be left out")), { ...stale, "if-match": '"1"' }),
    id,
  );
  const long = await saveVersion(SET, request("PUT", setOf([]), stale), id);
  expect([long.status, long.headers.get("etag"), (await long.json()).current]).toEqual([412, '"2"', undefined]);
});

test("the letters of an escape are letters, and the character of code 0 is refused", async () => {
  const withText = (text: string) => createSaved(SET, request("POST", setOf([{ text }])));
  expect((await withText("\\u0000 \\\\u0000")).status).toBe(201);
  for (const text of ["\0", "\\\0", "a\\\\\0"]) expect((await withText(text)).status).toBe(400);
});
