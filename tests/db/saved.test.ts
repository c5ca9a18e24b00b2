// What is saved, on every database: one contract.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import type { Db } from "../../db/db.ts";
import { addKey, addKeyUnasked, keysOf, revokeKey } from "../../db/keys.ts";
import { fill } from "../../db/limits.ts";
import { listedOf } from "../../db/listed.ts";
import { keepParcel, MOST_PARCELS, takeParcel, WAITS } from "../../db/parcels.ts";
import { openPostgres } from "../../db/postgres/postgres.ts";
import { create, RESTORABLE, save, savedStamp, setDeleted, versionOf, versionsOf } from "../../db/saved.ts";
import { listSets, removeSet, saveSet, seed, setById, setsOf, stampOf } from "../../db/sets.ts";
import type { NewVersion } from "../../db/wanted.ts";
import { balancer } from "../balancer.ts";
import { startPostgres } from "../postgres.ts";
import { testFolder } from "./folder.ts";
import { setOf } from "./sets.ts";

const folder = testFolder();
const postgres = await startPostgres();

/** Two connections to one new database, as two servers have them. */
type Pair = readonly [Db, Db];

const opened: Db[] = [];
afterAll(async () => {
  for (const db of opened) await db.close();
  if (typeof postgres !== "string") await postgres.stop();
});

let files = 0;
const databases: readonly (readonly [name: string, open: () => Promise<Pair>])[] = [
  [
    "SQLite",
    async () => {
      const file = join(folder, `saved-${++files}.sqlite`);
      return [openDatabase(file), openDatabase(file)];
    },
  ],
  [
    "PostgreSQL",
    async () => {
      if (typeof postgres === "string") throw new Error(postgres);
      const url = await postgres.newDatabase();
      return Promise.all([openPostgres(url), openPostgres(url)]);
    },
  ],
];

const KIND = "deck";
const contents = (says: string, more: Partial<NewVersion> = {}): NewVersion => ({
  game: "open-worlds",
  listed: false,
  words: ` ${says} `,
  content: JSON.stringify({ says }),
  ...more,
});
const keyCalled = (label: string) => ({ id: randomUUID(), hash: randomUUID(), label });
const onceCalled = (id: string, asked = "the same") => ({ id, asked });

async function saved(db: Db, id: string = randomUUID(), more: Partial<NewVersion> = {}, now = 1000) {
  const key = keyCalled("first");
  await create(db, { kind: KIND, id, key, now }, contents("one", more));
  return { id, key, asker: { kind: KIND, id, key: key.hash, now: 2000 } as const };
}

const newest = async (db: Db, id: string) => {
  const found = await versionOf(db, KIND, id);
  return found.did === "found" ? found.saved : found.did;
};

describe.each(databases)("%s", (name, open) => {
  if (name === "PostgreSQL" && typeof postgres === "string") {
    test.skip(`was not tried: ${postgres}`, () => {});
    return;
  }
  const pair = async () => {
    const both = await open();
    opened.push(...both);
    return both;
  };

  test("every save is a version, with its content, its time and whose key it was", async () => {
    const [db, other] = await pair();
    const { id, asker } = await saved(db);
    const anna = keyCalled("Anna");
    await addKey(db, asker, anna);
    expect(await save(db, { ...asker, key: anna.hash, now: 3000 }, 1, contents("two"))).toEqual({
      did: "saved",
      saved: await newest(other, id),
    });
    expect(await newest(other, id)).toEqual({
      id,
      game: "open-worlds",
      version: 2,
      newest: 2,
      listed: false,
      made: 1000,
      saved: 3000,
      content: JSON.stringify({ says: "two" }),
      by: "Anna",
    });
    expect(await versionOf(db, KIND, id, 1)).toMatchObject({
      saved: { version: 1, newest: 2, content: JSON.stringify({ says: "one" }), by: "first" },
    });
    expect(await versionOf(db, KIND, id, 3)).toEqual({ did: "unknown" });
    expect(
      (await versionsOf(db, { id: KIND }, { id, before: 3, most: 10 })).map(({ version, by }) => [version, by]),
    ).toEqual([
      [2, "Anna"],
      [1, "first"],
    ]);
    expect(await versionsOf(db, { id: KIND }, { id, before: 2, most: 10 })).toHaveLength(1);
  });

  test("content comes back letter by letter, and in its order", async () => {
    const [db] = await pair();
    const content = JSON.stringify({ z: 1, a: [true, null, 1.5, "Ä ’ \u{1f680} \\ \" ' ; --"], "2": {}, "1": [] });
    const { id } = await saved(db, randomUUID(), { content });
    expect(await newest(db, id)).toMatchObject({ content });
  });

  test("of eight who save on one version at the same time exactly one wins", async () => {
    const both = await pair();
    const { id, asker } = await saved(both[0]);
    const own = Array.from({ length: 8 }, (_, n) => keyCalled(`${n}`));
    for (const key of own) await addKey(both[0], asker, key);
    for (let round = 1; round <= 10; round++) {
      const ends = await Promise.all(
        own.map((key, n) => save(both[n % 2] as Db, { ...asker, key: key.hash }, round, contents(`${round} ${n}`))),
      );
      expect(ends.map(({ did }) => did).sort()).toEqual([...Array(7).fill("conflict"), "saved"]);
      const winner = ends.findIndex(({ did }) => did === "saved");
      expect(await newest(both[1], id)).toMatchObject({
        version: round + 1,
        content: JSON.stringify({ says: `${round} ${winner}` }),
      });
    }
    expect(await versionsOf(both[0], { id: KIND }, { id, before: 100, most: 100 })).toHaveLength(11);
  });

  test("a request that is repeated, also at the same time, makes one version", async () => {
    const both = await pair();
    const key = keyCalled("first");
    const begun = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        create(
          both[n % 2] as Db,
          { kind: KIND, id: randomUUID(), key: n === 0 ? key : keyCalled("x"), now: 1 },
          contents("one"),
          onceCalled("new"),
        ),
      ),
    );
    const ids = new Set(begun.map((end) => ("id" in end ? end.id : end.did)));
    expect(ids.size).toBe(1);
    expect(begun.filter(({ did }) => did === "created")).toHaveLength(1);
    const { id, asker } = await saved(both[0]);
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(both[n % 2] as Db, asker, 1, contents("two"), onceCalled("save"))),
    );
    const second = await newest(both[0], id);
    expect(ends).toEqual(ends.map(() => ({ did: "saved", saved: second })));
    expect(second).toMatchObject({ version: 2 });
    expect(await save(both[0], asker, 2, contents("x"), onceCalled("save", "something else"))).toEqual({
      did: "other request",
    });
  });

  test("only a key of its own that is not revoked changes anything", async () => {
    const [db] = await pair();
    const { id, key, asker } = await saved(db);
    const foreign = await saved(db);
    const revoked = keyCalled("revoked");
    await addKey(db, asker, revoked);
    expect(await revokeKey(db, asker, revoked.id)).toEqual({ did: "done" });
    const before = await newest(db, id);
    for (const hash of ["", "wrong", key.id, id, foreign.key.hash, revoked.hash]) {
      const other = { ...asker, key: hash };
      expect(await save(db, other, 1, contents("theirs"))).toEqual({ did: "refused" });
      expect(await setDeleted(db, other, true)).toEqual({ did: "refused" });
      expect(await setDeleted(db, other, false)).toEqual({ did: "refused" });
      expect(await addKey(db, other, keyCalled("theirs"))).toEqual({ did: "refused" });
      expect(await revokeKey(db, other, key.id)).toEqual({ did: "refused" });
      expect(await keysOf(db, other)).toEqual({ did: "refused" });
    }
    expect(await save(db, { ...asker, kind: "set" }, 1, contents("theirs"))).toEqual({ did: "unknown" });
    expect(await save(db, { ...asker, id: "none" }, 1, contents("theirs"))).toEqual({ did: "unknown" });
    expect(await newest(db, id)).toEqual(before);
  });

  test("keys: the last one stays, and two people who shut each other out do not lock the deck", async () => {
    const both = await pair();
    const { asker, key } = await saved(both[0]);
    expect(await revokeKey(both[0], asker, key.id)).toEqual({ did: "last" });
    const anna = keyCalled("Anna");
    await addKey(both[0], asker, anna);
    expect(await revokeKey(both[0], asker, "none")).toEqual({ did: "no key" });
    const ends = await Promise.all([
      revokeKey(both[0], asker, anna.id),
      revokeKey(both[1], { ...asker, key: anna.hash }, key.id),
    ]);
    expect(ends.filter(({ did }) => did === "done")).toHaveLength(1);
    const left = ends[0]?.did === "done" ? asker.key : anna.hash;
    expect(await keysOf(both[0], { ...asker, key: left })).toMatchObject({
      did: "found",
      keys: expect.arrayContaining([expect.objectContaining({ isThis: true, revoked: null })]),
    });
    expect(await addKeyUnasked(both[0], KIND, asker.id, keyCalled("operator"), 5)).toBe(true);
    expect(await addKeyUnasked(both[0], KIND, "none", keyCalled("operator"), 5)).toBe(false);
  });

  test("what is deleted comes back within 30 days, and not after", async () => {
    const [db] = await pair();
    const { id, asker } = await saved(db);
    expect(await setDeleted(db, asker, true, 2)).toEqual({ did: "conflict" });
    expect(await setDeleted(db, asker, true, 1)).toEqual({ did: "done" });
    expect(await newest(db, id)).toBe("deleted");
    expect(await versionsOf(db, { id: KIND }, { id, before: 9, most: 9 })).toEqual([]);
    expect(await save(db, asker, 1, contents("two"))).toEqual({ did: "deleted" });
    expect(await setDeleted(db, { ...asker, now: 2000 + RESTORABLE }, false)).toEqual({ did: "done" });
    expect(await newest(db, id)).toMatchObject({ content: JSON.stringify({ says: "one" }) });
    await setDeleted(db, asker, true);
    await saved(db, randomUUID(), {}, 2001 + RESTORABLE);
    expect(await setDeleted(db, asker, false)).toEqual({ did: "unknown" });
  });

  test("the list: only what is listed, the latest first, page by page, by words", async () => {
    const [db] = await pair();
    for (let n = 0; n < 7; n++)
      await saved(
        db,
        `deck-${n}`,
        { listed: n !== 3, words: ` 100% ${n % 2 ? "odd" : "even"} ä_${n} ` },
        100 * Math.min(n, 5),
      );
    await saved(db, "elsewhere", { listed: true, game: "orions-spur" }, 9);
    const list = async (asked: object) =>
      (await listedOf(db, { id: KIND }, { game: "open-worlds", words: [], most: 10, ...asked })).map(({ id }) => id);
    expect(await list({})).toEqual(["deck-6", "deck-5", "deck-4", "deck-2", "deck-1", "deck-0"]);
    expect(await list({ most: 2 })).toEqual(["deck-6", "deck-5"]);
    expect(await list({ after: { changed: 500, id: "deck-6" }, most: 2 })).toEqual(["deck-5", "deck-4"]);
    expect(await list({ words: ["odd"] })).toEqual(["deck-5", "deck-1"]);
    expect(await list({ words: ["odd", "ä_1"] })).toEqual(["deck-1"]);
    expect(await list({ words: ["100%"] })).toHaveLength(6);
    for (const words of [["1_0%"], ["%odd"], ["\\"], ["' or 1"]]) expect(await list({ words })).toEqual([]);
    expect((await listedOf(db, { id: KIND }, { words: [], most: 99 })).map(({ id }) => id)).toContain("elsewhere");
  });

  test("of contents that can be large, lists read one part alone", async () => {
    const [db] = await pair();
    const content = { brief: { name: "Ä “1”" }, cards: ["many"] };
    await saved(db, "large", { listed: true, content: JSON.stringify(content) });
    const kind = { id: KIND, brief: "brief" } as const;
    const [version] = await versionsOf(db, kind, { id: "large", before: 9, most: 9 });
    const [listed] = await listedOf(db, kind, { words: [], most: 1 });
    const brief = JSON.stringify(content.brief);
    expect([version?.content, listed?.content]).toEqual([brief, brief]);
  });

  test("a change that fails changes nothing, takes no other along, and nobody sees half of one", async () => {
    const both = await pair();
    const { id, asker } = await saved(both[0]);
    const { keys } = both[0].tables;
    const half = both[0].write(async (queries) => {
      await queries.insert(keys).values({ ...keyCalled("half"), saved: id, made: 1 });
      expect(await keysOf(both[0], asker)).toMatchObject({ keys: [{ label: "first" }] });
      expect(await keysOf(both[1], asker)).toMatchObject({ keys: [{ label: "first" }] });
      throw new Error("broken off");
    });
    const others = ["a", "b"].map((other) => saved(both[0], other));
    await expect(half).rejects.toThrow("broken off");
    expect(await keysOf(both[0], asker)).toMatchObject({ keys: [{ label: "first" }] });
    // They were asked for in the same moment, and may have shared its transaction.
    for (const other of await Promise.all(others))
      expect(await newest(both[1], other.id)).toMatchObject({ version: 1 });
  });

  test("card sets: written whole, in their order, and told of to every server", async () => {
    const [db, other] = await pair();
    const kind = () => "item";
    await seed(db, [setOf("built", 3)], kind);
    const [game, before] = [setOf("mine", 1).game, await stampOf(other, setOf("mine", 1).game)];
    expect(await saveSet(db, setOf("mine", 700), kind)).toBe("added");
    expect(await saveSet(other, setOf("mine", 700), kind)).toBe("unchanged");
    expect(await saveSet(db, setOf("built", 1), kind)).toBe("taken");
    await expect.poll(() => stampOf(other, game)).not.toBe(before);
    expect((await setsOf(other, game)).map(({ id, cards }) => [id, cards.length])).toEqual([
      ["built", 3],
      ["mine", 700],
    ]);
    expect((await setById(other, "mine"))?.cards).toEqual(setOf("mine", 700).cards);
    expect(await listSets(other)).toMatchObject([
      { id: "built", builtIn: true },
      { id: "mine", cards: 700 },
    ]);
    expect([await removeSet(db, "mine"), await removeSet(db, "mine"), await removeSet(db, "built")]).toEqual([
      "removed",
      "unknown",
      "built-in",
    ]);
    await expect.poll(() => stampOf(other, game)).toBe(before);
  });

  test("a bucket that two servers fill together takes as much as one, and drains", async () => {
    const both = await pair();
    const emptyAt = async (at: number, now: number, by: number, id = "client") =>
      (await fill(both[at % 2] as Db, [{ id, by }], now)).get(id);
    const first = await Promise.all([1, 2, 3, 4].map((n) => emptyAt(n, 1000, 10_000)));
    expect(first.sort()).toEqual([11_000, 21_000, 31_000, 41_000]);
    expect(await emptyAt(0, 1000, 10_000, "somebody else")).toBe(11_000);
    expect(await emptyAt(0, 31_000, 10_000), "what has drained does not count").toBe(51_000);
    expect(await emptyAt(1, 200_000, 10_000), "all of it has").toBe(210_000);
    const many = await fill(
      both[0],
      ["a", "b", "client"].map((id) => ({ id, by: 1 })),
      200_000,
    );
    expect([...many].sort()).toEqual([
      ["a", 200_001],
      ["b", 200_001],
      ["client", 210_001],
    ]);
  });

  test("the stamp changes whenever the page of a deck does", async () => {
    const [db, other] = await pair();
    const { id, asker } = await saved(db);
    const seen = [await savedStamp(other, id)];
    await save(db, asker, 1, contents("two"));
    seen.push(await savedStamp(other, id));
    await save(db, asker, 2, contents("two", { listed: true }));
    seen.push(await savedStamp(other, id));
    await setDeleted(db, asker, true);
    seen.push(await savedStamp(other, id));
    expect(new Set(seen).size).toBe(4);
    await setDeleted(db, asker, false);
    expect(await savedStamp(other, id)).toBe(seen[2]);
    expect(await savedStamp(other, "nothing")).toBeUndefined();
  });

  test("a parcel is handed out once, by whichever server, until its time is over", async () => {
    const both = await pair();
    const [db] = both;
    expect(await keepParcel(db, { id: "one", sealed: "decks" }, 1000)).toBe(1000 + WAITS);
    const taken = await Promise.all(Array.from({ length: 6 }, (_, n) => takeParcel(both[n % 2] as Db, "one", 2000)));
    expect(taken.filter((sealed) => sealed !== undefined)).toEqual(["decks"]);
    await keepParcel(db, { id: "late", sealed: "decks" }, 1000);
    await keepParcel(db, { id: "last", sealed: "decks" }, 1000);
    expect(await takeParcel(db, "last", 999 + WAITS)).toBe("decks");
    expect(await takeParcel(db, "late", 1000 + WAITS)).toBeUndefined();
    expect(await takeParcel(db, "never", 1000)).toBeUndefined();
  });

  test("so many parcels wait and no more, and those whose time is over make room", async () => {
    const [db] = await pair();
    const { parcels } = db.tables;
    const waiting = Array.from({ length: MOST_PARCELS - 1 }, (_, n) => ({ id: `p-${n}`, sealed: "x", until: 5000 }));
    await db.write(async (queries) => {
      await queries.insert(parcels).values(waiting);
    });
    expect(await keepParcel(db, { id: "last", sealed: "x" }, 4999)).toBe(4999 + WAITS);
    expect(await keepParcel(db, { id: "more", sealed: "x" }, 4999)).toBeUndefined();
    expect(await keepParcel(db, { id: "more", sealed: "x" }, 5000)).toBe(5000 + WAITS);
  });

  test("servers that start at the same time make tables and built-in sets once", async () => {
    const both = await pair();
    await Promise.all(both.map((db) => seed(db, [setOf("one", 3), setOf("two", 2)], () => "item")));
    expect(await listSets(both[0])).toMatchObject([
      { id: "one", cards: 3 },
      { id: "two", cards: 2 },
    ]);
    for (const db of both) expect(await db.whyNotReady()).toBeUndefined();
  });
});

test("PostgreSQL: connections that break while changes begin are replaced, however often", async ({ skip }) => {
  if (typeof postgres === "string") return skip(postgres);
  const url = new URL(await postgres.newDatabase());
  const between = await balancer(() => postgres.port);
  const db = await openPostgres(Object.assign(url, { port: String(between.port) }).href);
  const change = () => savedStamp(db, "nothing").then(() => db.write(async () => "done"));
  for (let round = 0; round < 3; round++) {
    await Promise.all(Array.from({ length: 20 }, () => db.write(async () => "done")));
    between.breakOff();
    // They take connections that nobody has told them are gone.
    await Promise.allSettled(Array.from({ length: 20 }, () => db.write(async () => "done")));
  }
  await expect.poll(change).toBe("done");
  between.close();
  await db.close();
});
