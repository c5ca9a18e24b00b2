// The last key of a deck can't be lost, not even by two people who give theirs back at the same time.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import type { Db } from "../../db/db.ts";
import { addKey, revokeKey } from "../../db/keys.ts";
import { openPostgres } from "../../db/postgres/postgres.ts";
import { create } from "../../db/saved.ts";
import { startPostgres } from "../postgres.ts";
import { testFolder } from "./folder.ts";

const ROUNDS = process.env.NIGHTLY ? 500 : 25;
const folder = testFolder();
const newKey = () => ({ id: randomUUID(), hash: randomUUID(), label: "" });

async function expectOneLeft(one: Db, other: Db): Promise<void> {
  const contents = { game: "open-worlds", listed: false, words: "", content: "{}" };
  for (let round = 0; round < ROUNDS; round++) {
    const [id, mine, theirs] = [randomUUID(), newKey(), newKey()];
    await create(one, { kind: "deck", id, key: mine, now: 1 }, contents);
    const asker = { kind: "deck", id, now: 2 } as const;
    await addKey(one, { ...asker, key: mine.hash }, theirs);
    const ends = await Promise.all([
      revokeKey(one, { ...asker, key: mine.hash }, mine.id),
      revokeKey(other, { ...asker, key: theirs.hash }, theirs.id),
    ]);
    expect(ends.map(({ did }) => did).toSorted()).toEqual(["done", "last"]);
  }
}

test("of two keys that revoke themselves at the same time one stays, in a file", async () => {
  const file = join(folder, "keys.sqlite");
  const [one, other] = [openDatabase(file), openDatabase(file)];
  await expectOneLeft(one, other);
  for (const db of [one, other]) db.closeNow();
});

test("of two keys that revoke themselves at the same time one stays, on PostgreSQL", async ({ skip }) => {
  const postgres = await startPostgres();
  if (typeof postgres === "string") return skip(postgres);
  const url = await postgres.newDatabase();
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  await expectOneLeft(one, other);
  for (const db of [one, other]) await db.close();
  await postgres.stop();
});
