// Decks are judged with the card sets that they name, and with no other. A set that can't be used is said.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test, vi } from "vitest";
import { openWithSets, poolWithSets } from "../../app/_server/deck-with-sets.ts";
import { createSaved } from "../../app/_server/saved/routes.ts";
import { SET } from "../../app/_server/saved/set.ts";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { createdSchema } from "../../lib/contract/saved.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-with-sets-"));
const file = join(folder, "sets.sqlite");
vi.stubEnv("DATABASE_FILE", file);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [game] = games;
const pool = builtInPool(game);
const read = readText(games, pool, samplesOf(game)[0]?.text ?? "");
const code = (read.ok && encode(games, pool, read.reading.deck)) || "";

const { card } = pool.cards[0] ?? {};

function post(name: string, cards: readonly string[]): Promise<Response> {
  const file = { game: game.id, set: { id: "mine", name }, cards: cards.map((name) => ({ ...card, name })) };
  const [headers, body] = [{ "content-type": "application/json" }, JSON.stringify(file)];
  return createSaved(SET, new Request("http://127.0.0.1/api/v1/sets", { method: "POST", headers, body }));
}

async function saved(name: string, cards: readonly string[] = [name]): Promise<string> {
  return createdSchema.parse(await (await post(name, cards)).json()).id;
}

test("a set that a later Drydock reads no more is not called one that the deck was judged with", async () => {
  const [sound, unsound] = [await saved("Sound"), await saved("Unsound")];
  const db = new Database(file);
  const change = "update versions set content = json_set(content, '$.cards[0].unheard', 1) where saved_id = ?";
  expect(db.prepare(change).run(unsound).changes).toBe(1);
  db.close();
  const { sets, faults } = await openWithSets(code, `${sound},${unsound}`);
  expect(sets.map(({ name }) => name)).toEqual(["Sound"]);
  const why = `“cards[0].unheard”: ${game.name} cards have no such attribute`;
  expect(faults).toEqual([`The card set “Unsound” can’t be used any more: ${why}. Ask whoever sent the link.`]);
  expect(await poolWithSets(game, [sound, unsound])).toEqual([
    { at: "sets[1]", message: `The card set “Unsound” can’t be used any more: ${why}.` },
  ]);
});

/** One letter that is written out as eighteen, three of them spaces. */
const LONG = "\ufdfa";

test("a name that is too long when it is written out is refused, and where it is said", async () => {
  const answer = await post("Long", ["Short", `a${LONG.repeat(6)}`]);
  const message = "a name has at most 80 letters, and written out this one has 91";
  expect([answer.status, (await answer.json()).errors]).toEqual([400, [{ at: "cards[1].name", message }]]);
  expect((await post("Short", [`a${LONG.repeat(5)}`])).status).toBe(201);
});

test("a set with such names that was saved before still opens, and its names are kept short", async () => {
  const id = await saved("Older", ["To be", "Other"]);
  const db = new Database(file);
  const names = [`a${LONG.repeat(70)}1`, `a${LONG.repeat(70)}2`];
  const change =
    "update versions set content = json_set(content, '$.cards[0].name', ?, '$.cards[1].name', ?) where saved_id = ?";
  expect(db.prepare(change).run(...names, id).changes).toBe(1);
  db.close();
  const over = await poolWithSets(game, [id]);
  if (!("cards" in over)) throw new Error("it does not open");
  for (const name of names) expect(over.find(name)).toMatchObject({ card: { name } });
  expect(Math.max(...over.cards.flatMap(({ names }) => names.map((name) => name.length)))).toBeLessThanOrEqual(100);
});

test("a set is prepared once, whatever lies over or under it, and what is kept is bounded in bytes", async () => {
  const cards = (of: string) => Array.from({ length: 300 }, (_, at) => `${of} ${at}`);
  const ids = await Promise.all(["A", "B", "C", "D", "E"].map((name) => saved(name, cards(name))));
  const [parts, read] = [globalThis.drydockSetParts, vi.spyOn(SET, "answer")];
  const before = parts?.size.bytes ?? 0;
  const orders = [ids.slice(0, 4), ids.slice(1), ids.slice(1).reverse(), ids.slice(0, 4).reverse(), ids.slice(2)];
  const pools = await Promise.all(orders.map((order) => poolWithSets(game, order)));
  expect(pools.map((made) => "cards" in made && made.cards.length - pool.cards.length)).toEqual([
    1200, 1200, 1200, 1200, 900,
  ]);
  expect(read).toHaveBeenCalledTimes(5);
  const [least, most] = [5 * 300 * 500, 5 * 300 * 5_000];
  expect((parts?.size.bytes ?? 0) - before).toBeGreaterThan(least);
  expect((parts?.size.bytes ?? 0) - before).toBeLessThan(most);
  parts?.clear();
  await poolWithSets(game, ids.slice(0, 1));
  expect(read).toHaveBeenCalledTimes(6);
  expect(parts?.size.bytes).toBeLessThan(most / 5);
});
