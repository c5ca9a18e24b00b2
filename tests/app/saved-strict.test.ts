// What is sent to be saved is read strictly: what no deck can have is refused with its place.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { ready } from "../../app/_server/pools.ts";
import { DECK } from "../../app/_server/saved/deck.ts";
import { openParcel } from "../../app/_server/saved/parcels.ts";
import { createSaved, saveVersion } from "../../app/_server/saved/routes.ts";
import { keepParcel } from "../../db/parcels.ts";
import { problemSchema } from "../../lib/contract/answers.ts";
import { createdSchema } from "../../lib/contract/saved.ts";
import { deckRequest } from "./deck-request.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-strict-"));
vi.stubEnv("DATABASE_FILE", join(folder, "strict.sqlite"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const deck = (count: unknown, more: object = {}, name = "Fleet") => ({
  game: "open-worlds",
  deck: { name, sections: { facility: [["Exploit", count]] } },
  ...more,
});
const detailOf = async (body: object) =>
  problemSchema.parse(await (await createSaved(DECK, deckRequest("POST", body))).json()).detail;

test.each([-5, 0, 0.5, 1e300, 10_000])("%d copies of a card are none", async (count) => {
  const said = `“Exploit” has the count ${count}, and a count is a whole number from 1 to 9999.`;
  expect(await detailOf(deck(count))).toBe(`“facility”: ${said}`);
  expect(await detailOf(deck(1, { considering: [["Exploit", count]] }))).toBe(`“considering”: ${said}`);
});

test.each(["a\u202eb", "a\nb", "a\u0007b", "a\u2028b"])("%j has letters that cannot be seen", async (text) => {
  const says = /has letters that cannot be seen\.$/;
  expect(await detailOf(deck(1, {}, text))).toMatch(says);
  for (const more of [{ author: text }, { tags: [text] }, { label: text }])
    expect(await detailOf(deck(1, more))).toMatch(says);
  expect((await createSaved(DECK, deckRequest("POST", deck(1, { notes: "two\nlines" })))).status).toBe(201);
});

test("a version has one spelling", async () => {
  const made = createdSchema.parse(await (await createSaved(DECK, deckRequest("POST", deck(1)))).json());
  const put = (match: string) =>
    saveVersion(
      DECK,
      deckRequest("PUT", deck(2), { authorization: `Bearer ${made.editKey}`, "if-match": match }),
      made.id,
    );
  expect((await put('"01"')).status).toBe(400);
  expect((await put('"1"')).status).toBe(200);
});

test("a page of another site takes no parcel", async () => {
  await keepParcel(await ready(), { id: "p", sealed: "sealed" }, Date.now());
  const from = (site: string) =>
    openParcel(new Request("http://127.0.0.1/", { method: "POST", headers: { "sec-fetch-site": site } }), "p");
  expect((await from("cross-site")).status).toBe(403);
  expect((await from("same-origin")).status).toBe(200);
});
