// What a page makes of an answer about something that somebody else saved meanwhile.
import { afterEach, expect, test, vi } from "vitest";
import { requestsTo } from "../../app/_client/saved/requests.ts";
import { savedSetSchema } from "../../lib/contract/saved-set.ts";

afterEach(() => vi.unstubAllGlobals());

const newest = {
  ...{ id: "abc", version: 7, newest: 7, listed: false, made: 1, saved: 2, url: "/sets/abc", game: "open-worlds" },
  ...{ set: { id: "mine", name: "Mine", official: false, source: "" }, cards: [] },
};

/** Saves on top of an old version, while the server answers like this. */
async function saved(...answers: readonly Response[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    const answer = answers[asked.push(`${method} ${address}`) - 1];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer;
  });
  return { answer: await requestsTo("sets", savedSetSchema).save("abc", "key", 6, {}, "again"), asked };
}

const stale = (more: object) => Response.json({ detail: "There is a newer version.", ...more }, { status: 412 });
const conflict = { ok: false, is: "conflict", why: "There is a newer version.", current: newest };

test("a long version does not come with the conflict, and is asked for", async () => {
  const { answer, asked } = await saved(stale({}), Response.json(newest));
  expect(answer).toEqual(conflict);
  expect(asked).toEqual(["PUT /api/v1/sets/abc", "GET /api/v1/sets/abc"]);
});

test("a short one does, and is not asked for", async () => {
  const { answer, asked } = await saved(stale({ current: newest }));
  expect([answer, asked]).toEqual([conflict, ["PUT /api/v1/sets/abc"]]);
});

test("if it can’t be had, the save is tried again later or refused, and nothing is taken for theirs", async () => {
  expect((await saved(stale({}))).answer).toMatchObject({ ok: false, is: "later" });
  const gone = Response.json({ detail: "It was deleted." }, { status: 410 });
  expect((await saved(stale({}), gone)).answer).toMatchObject({ ok: false, is: "refused", status: 412 });
});
