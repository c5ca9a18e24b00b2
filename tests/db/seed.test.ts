// Built-in sets come and go with Drydock; what somebody imported stays.
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { listSets, saveSet, seed, setById } from "../../db/sets.ts";
import { testFolder } from "./folder.ts";
import { setOf } from "./sets.ts";

const folder = testFolder();
const kind = () => "item";

test("an imported set stays where a built-in one comes that has the same id", async () => {
  const db = openDatabase(join(folder, "same.sqlite"));
  await saveSet(db, setOf("tides", 3, "mine"), kind);
  await saveSet(db, setOf("tides-imported", 1, "mine too"), kind);
  await seed(db, [setOf("tides", 2, "built in")], kind);
  expect(await listSets(db)).toMatchObject([
    { id: "tides", cards: 2, builtIn: true },
    { id: "tides-imported-2", cards: 3, builtIn: false },
    { id: "tides-imported", cards: 1, builtIn: false },
  ]);
  expect((await setById(db, "tides-imported-2"))?.cards[0]?.text).toBe("Version mine.");
  db.closeNow();
});

test("built-in sets are written again where they changed, and leave where they are gone", async () => {
  const db = openDatabase(join(folder, "changed.sqlite"));
  await saveSet(db, setOf("mine", 1), kind);
  await seed(db, [setOf("one", 1), setOf("two", 2)], kind);
  await seed(db, [setOf("two", 5, "2")], kind);
  expect(await listSets(db)).toMatchObject([
    { id: "two", cards: 5, builtIn: true },
    { id: "mine", cards: 1, builtIn: false },
  ]);
  db.closeNow();
});
