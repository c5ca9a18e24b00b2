// The key of a deck is made again where its request is repeated, and by nobody who only knows the headers of that request.
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { ready } from "../../app/_server/pools.ts";
import { DECK } from "../../app/_server/saved/deck.ts";
import { createSaved } from "../../app/_server/saved/routes.ts";
import { newKey } from "../../db/new-key.ts";
import { secretOf } from "../../db/secret.ts";
import { createdSchema } from "../../lib/contract/saved.ts";
import { deckRequest } from "./deck-request.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-keys-"));
vi.stubEnv("DATABASE_FILE", join(folder, "keys.sqlite"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REQUEST = "deck-import-0001";
const created = async () => {
  const list = { game: "open-worlds", text: "5 Exploit" };
  const request = deckRequest("POST", list, { "idempotency-key": REQUEST });
  return createdSchema.parse(await (await createSaved(DECK, request)).json());
};

test("a repeated request answers the same key, which its name and the id do not give away", async () => {
  const first = await created();
  expect(await created()).toEqual(first);
  const guess = createHmac("sha256", REQUEST).update(`key of ${first.id}`).digest().subarray(0, 24);
  expect(first.editKey).not.toBe(`dk_${guess.toString("base64url")}`);
  const secret = await secretOf(await ready());
  expect(newKey("", { secret, request: REQUEST, id: first.id }).key).toBe(first.editKey);
  expect(secret.length).toBeGreaterThan(40);
});

test("an id has 75 bits, and what was saved under a shorter one keeps its key", async () => {
  expect((await created()).id).toMatch(/^[0-9a-z]{15}$/);
  const from = { request: REQUEST, id: "0123456789" };
  expect(newKey("", { ...from, secret: "a" }).key).toBe(newKey("", { ...from, secret: "b" }).key);
});
