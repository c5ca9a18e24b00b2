// Everything goes from one database into another, whichever they are: all of it or nothing.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openAt } from "../../db/at.ts";
import { database, openDatabase } from "../../db/client.ts";
import type { Db, Queries } from "../../db/db.ts";
import { addKey, keysOfAny } from "../../db/keys.ts";
import { copyAll } from "../../db/move.ts";
import { create, save, setDeleted, versionOf, versionsOf } from "../../db/saved.ts";
import { saveSet, seed, setsOf } from "../../db/sets.ts";
import { run } from "../cli/run.ts";
import { startPostgres } from "../postgres.ts";
import { testFolder } from "./folder.ts";
import { setOf } from "./sets.ts";

const folder = testFolder();
const postgres = await startPostgres();
afterAll(async () => {
  if (typeof postgres !== "string") await postgres.stop();
});

const kind = () => "item";
const DECKS = 450;
const contents = (says: string) => ({
  game: "open-worlds",
  listed: true,
  words: says,
  content: JSON.stringify({ says, text: "Ä ’ \u{1f680}" }),
});

/** A database with imported sets, decks of several versions, a deleted deck, and keys of which one is revoked. */
async function filled(db: Db): Promise<void> {
  await seed(db, [setOf("built", 3)], kind);
  await saveSet(db, setOf("mine", 700), kind);
  for (let n = 0; n < DECKS; n++) {
    const key = { id: `key-${n}`, hash: `hash-${n}`, label: `Key ${n}` };
    const once = { id: `once-${n}`, asked: "x" };
    await create(db, { kind: "deck", id: `deck-${n}`, key, now: n }, contents(`${n}`), once);
  }
  const asker = { kind: "deck", id: "deck-7", key: "hash-7", now: 1000 } as const;
  for (let version = 1; version < 5; version++) await save(db, asker, version, contents(`${version}`));
  await addKey(db, asker, { id: "second", hash: randomUUID(), label: "second" });
  await setDeleted(db, { ...asker, id: "deck-8", key: "hash-8" }, true);
}

async function told(db: Db) {
  return {
    sets: await setsOf(db, setOf("built", 1).game),
    versions: await versionsOf(db, { id: "deck" }, { id: "deck-7", before: 9, most: 9 }),
    keys: await keysOfAny(db, "deck", "deck-7"),
    deleted: await versionOf(db, "deck", "deck-8"),
    last: await versionOf(db, "deck", `deck-${DECKS - 1}`),
  };
}

const file = join(folder, "from.sqlite");
const source = openDatabase(file);
await filled(source);
const expected = await told(source);
const totals = { sets: 2, cards: 703, imported: 1, decks: DECKS };

test("from file to file, and not over what somebody has", async () => {
  const to = join(folder, "to.sqlite");
  expect((await run("move", "--from", file, "--to", to)).out).toBe(
    `2 card sets with 703 cards, 1 of the sets imported, and ${DECKS} saved decks copied. Every row was compared.\n`,
  );
  const target = openDatabase(to);
  expect(await told(target)).toEqual(expected);
  const again = await run("move", "--from", file, "--to", to);
  expect([again.status, again.err]).toEqual([
    2,
    expect.stringMatching(/holds saved decks or imported card sets already/),
  ]);
  target.closeNow();
  expect((await run("move", "--from", join(folder, "none.sqlite"), "--to", to)).err).toMatch(/There is no database at/);
});

test("to PostgreSQL and back; a backup of it, and its restore", async ({ skip }) => {
  if (typeof postgres === "string") return skip(postgres);
  const url = await postgres.newDatabase();
  const target = await openAt(url);
  expect(await copyAll(source, target)).toEqual(totals);
  expect(await told(target)).toEqual(expected);
  const back = openDatabase(join(folder, "back.sqlite"));
  expect(await copyAll(target, back)).toEqual(totals);
  expect(await told(back)).toEqual(expected);

  vi.stubEnv("DATABASE_URL", url);
  const copy = join(folder, "backup.sqlite");
  expect((await run("backup", copy)).out).toContain(`and ${DECKS} saved decks. Every row was compared`);
  expect((await run("backup", copy)).err).toMatch(/exists already\. Add --force/);
  await setDeleted(target, { kind: "deck", id: "deck-7", key: "hash-7", now: 5000 }, true);
  expect(await versionOf(target, "deck", "deck-7")).toEqual({ did: "deleted" });
  const before = await target.stamp();
  const restored = await run("restore", copy);
  expect([restored.status, restored.err]).toEqual([0, ""]);
  expect(restored.out).toMatch(
    /450 saved decks restored from \S+\nWhat was there before is kept in \S+\.replaced-\S+\.sqlite\./,
  );
  // Pages of what was there are made anew.
  await vi.waitUntil(async () => (await target.stamp()) !== before);
  expect(await told(target)).toMatchObject({ versions: expected.versions, keys: expected.keys, last: expected.last });
  expect((await run("keys", "deck-7")).out).toMatch(/^key-7 {2}made .*\nsecond {2}made /);
  const made = await run("keys", "new", "deck-7", "--label", "Anna");
  expect(made.out).toMatch(/^(dk_[\w-]{32})\nThe link to change the deck: \/decks\/deck-7#key=\1\n$/);
  expect((await run("keys", "revoke", "deck-7", "second")).status).toBe(0);
  expect((await run("keys", "revoke", "deck-7", "second")).err).toMatch(/has no key “second” that is not revoked/);
  expect((await run("keys", "new", "nothing")).err).toBe("The database has no deck “nothing”.\n");
  await (await database()).close();
  vi.unstubAllEnvs();
  await Promise.all([target.close(), back.close()]);
});

test("a move that is broken off leaves what was there", async () => {
  const target = openDatabase(join(folder, "broken.sqlite"));
  await seed(target, [setOf("here", 2)], kind);
  const before = await told(target);
  const torn = {
    tables: source.tables,
    snapshot: <T>(ask: (queries: Queries) => Promise<T>) => source.snapshot((queries) => ask(failing(queries))),
  };
  await expect(copyAll(torn, target)).rejects.toThrow("the line broke");
  expect(await told(target)).toEqual(before);
  target.closeNow();
});

/** Answers the first pages, and then no more. */
function failing(queries: Queries): Queries {
  let left = 6;
  return new Proxy(queries, {
    get: (of, name) => {
      if (name === "select" && --left < 0) throw new Error("the line broke");
      const value = Reflect.get(of, name);
      return typeof value === "function" ? value.bind(of) : value;
    },
  });
}
