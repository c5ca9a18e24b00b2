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

async function saved(name: string): Promise<string> {
  const { card } = pool.cards[0] ?? {};
  const body = JSON.stringify({ game: game.id, set: { id: "mine", name }, cards: [{ ...card, name }] });
  const headers = { "content-type": "application/json" };
  const answer = await createSaved(SET, new Request("http://127.0.0.1/api/v1/sets", { method: "POST", headers, body }));
  return createdSchema.parse(await answer.json()).id;
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
