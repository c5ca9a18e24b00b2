// A link to a deck that names card sets of the server: whoever opens it sees the deck as its builder does.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtInSets, codesOf, samplesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { createdSchema } from "../../lib/contract/saved.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import { setCalled } from "./saved-kinds.ts";
import { type Server, startServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-deck-sets-"));
let server: Server;
beforeAll(async () => {
  server = await startServer(join(folder, "sets.sqlite"), { RATE_LIMIT: "off" });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const game = gameNamed(games, "open-worlds");
if (!game) throw new Error("no game");

/** A sample deck with a card of one's own beside its cards. */
function codeWithOwnCard(): string {
  if (!game) throw new Error("no game");
  const { set, cards } = setCalled("Mine");
  const own = { game: game.id, ...set, official: false, source: "", version: 1, cards };
  const pool = new Pool(game, [...builtInSets(game), own], codesOf(game));
  const text = `${samplesOf(game)[0]?.text}\nPlayer\n1 Lone Outpost\n`;
  const read = readText(games, pool, text);
  const code = read.ok ? encode(games, pool, read.reading.deck) : undefined;
  if (code === undefined) throw new Error("no code");
  return code;
}

async function saved(body: object): Promise<string> {
  const answer = await fetch(`${server.origin}/api/v1/sets`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return createdSchema.parse(await answer.json()).id;
}

const pageAt = async (path: string) => {
  const answer = await fetch(`${server.origin}${path}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  // Below the title block stands what a script would do again.
  return html.slice(html.indexOf("<article"), html.indexOf("</article>"));
};

const UNKNOWN = "No card in the loaded sets is called “Lone Outpost 20”";

test("names the set, and the deck is judged with it, with no second verdict", async () => {
  const code = codeWithOwnCard();
  const id = await saved(setCalled("Mine <b>"));
  const bare = await pageAt(`/d/${code}`);
  expect(bare).toContain(UNKNOWN);
  const page = await pageAt(`/d/${code}?set=${id}`);
  expect(page).not.toContain(UNKNOWN);
  expect(page).toContain(`href="/sets/${id}"`);
  expect(page).toContain("Mine &lt;b&gt;");
  expect(page).not.toContain("With your card");
  // The verdict, the deck's own list and the fixes know the card too.
  expect(page.indexOf("Verdict")).toBeLessThan(page.indexOf("Checked with"));
  for (const [, href = ""] of page.matchAll(/href="(\/d\/[^"]*\/fixed[^"]*)"/g)) expect(href).toContain(`set=${id}`);
});

test("of another game, of nobody and too many are said plainly", async () => {
  const code = codeWithOwnCard();
  const other = await saved({ game: "orions-spur", set: { id: "x", name: "Foreign" }, cards: [] });
  const id = await saved(setCalled("Mine"));
  expect(await pageAt(`/d/${code}?set=${other}`)).toContain("The card set “Foreign” is for another game.");
  const unknown = await pageAt(`/d/${code}?set=nobody0&set=${encodeURIComponent("<i>")}&set=${id}`);
  expect(unknown).toContain("This server has no card set “nobody0”.");
  expect(unknown).toContain("no card set “&lt;i&gt;”");
  expect(unknown).not.toContain(UNKNOWN);
  const many = await pageAt(`/d/${code}?set=${[1, 2, 3, 4, 5, 6].map((n) => `none${n}`).join(",")}`);
  expect(many).toContain("at most 4 card sets");
  expect(many).not.toContain("none5");
});

test("shows a newer version as soon as there is one", async () => {
  const code = codeWithOwnCard();
  const body = setCalled("First");
  const created = await fetch(`${server.origin}/api/v1/sets`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { id, editKey } = createdSchema.parse(await created.json());
  expect(await pageAt(`/d/${code}?set=${id}`)).toContain("First");
  const put = await fetch(`${server.origin}/api/v1/sets/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${editKey}`, "if-match": '"1"' },
    body: JSON.stringify({ ...setCalled("Second"), cards: [] }),
  });
  expect(put.status).toBe(200);
  const page = await pageAt(`/d/${code}?set=${id}`);
  expect(page).toContain("Second");
  expect(page).toContain(UNKNOWN);
});

describe("POST /api/v1/games/{game}/check with sets", () => {
  const checked = async (body: object) => {
    const answer = await fetch(`${server.origin}/api/v1/games/open-worlds/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: answer.status, json: await answer.json() };
  };
  const text = "City 20\n1 Lone Outpost";
  const deck = { sections: { player: [["Lone Outpost", 1]] } };

  test.each([
    ["a list", { text }],
    ["a deck", { deck }],
  ])("judges %s with their cards", async (_, asked) => {
    const id = await saved(setCalled("Mine"));
    expect(JSON.stringify((await checked(asked)).json)).toContain("No card in the loaded sets is called “Lone Outpost");
    const { status, json } = await checked({ ...asked, sets: [id, id] });
    expect([status, json.counts.player]).toEqual([200, expect.any(Number)]);
    expect(JSON.stringify(json)).not.toContain("No card in the loaded sets");
  });

  test("says of an unknown set, and of one of another game, where it is named", async () => {
    const other = await saved({ game: "orions-spur", set: { id: "x", name: "Foreign" }, cards: [] });
    for (const [id, message] of [
      ["nobody0", "This server has no card set “nobody0”."],
      ["<i>", "This server has no card set “<i>”."],
      [other, "The card set “Foreign” is for another game."],
    ]) {
      const { status, json } = await checked({ text, sets: [id] });
      expect([status, json.detail, json.errors]).toEqual([400, message, [{ at: "sets[0]", message }]]);
    }
    const id = await saved(setCalled("Mine"));
    expect((await checked({ text, sets: [id, "nobody0"] })).json.errors).toMatchObject([{ at: "sets[1]" }]);
  });

  test("takes four at most, as a list of ids", async () => {
    const many = await checked({ text, sets: ["a", "b", "c", "d", "e"] });
    expect([many.status, many.json.errors]).toEqual([400, [{ at: "sets", message: "more than 4 card sets" }]]);
    expect((await checked({ text, sets: "a" })).status).toBe(400);
  });
});
