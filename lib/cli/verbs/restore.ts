import { dirname, join } from "node:path";
import { oneFile, orStop, totals, withDatabase } from "../database.ts";
import { seedBuiltIn } from "../seed.ts";
import { write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const restore: Verb = {
  name: "restore",
  says: "brings a backup back",
  usage: ["restore FILE"],
  help: `Checks a backup and puts its card sets and saved decks in place of those in the database: all of them or nothing. The
data that was there before is kept beside the database, under a name with the date and time.
The server may be running and shows what was restored at once. If the database was damaged, start the server again.`,
  examples: [["drydock restore copy.sqlite", "brings the backup back"]],
  flags: [],
  async run(args) {
    const from = oneFile(args, "restore", "the backup");
    const [{ restoreFrom }, { databaseFile, databaseUrl }] = await Promise.all([
      import("../../../db/restore.ts"),
      import("../../../db/file.ts"),
    ]);
    if (databaseUrl() !== undefined) return restoreToServer(from);
    const { contents, kept, newFile } = await orStop(() => restoreFrom(from, databaseFile(), seedBuiltIn));
    const before = kept === undefined ? "" : `What was there before is kept in ${kept}.\n`;
    const again = newFile ? "If the server is running, start it again: it still has the old file open.\n" : "";
    await write(`${databaseFile()}: ${totals(contents)} restored from ${from}.\n${before}${again}`);
    return 0;
  },
};

async function restoreToServer(from: string): Promise<number> {
  const { restoreServer } = await import("../../../db/backup-of-server.ts");
  const name = `drydock.replaced-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.sqlite`;
  const keep = join(dirname(from), name);
  const contents = await withDatabase(async (db) => {
    const restored = await restoreServer(from, db, keep);
    await seedBuiltIn(db);
    return restored;
  });
  await write(`${totals(contents)} restored from ${from}.\nWhat was there before is kept in ${keep}.\n`);
  return 0;
}
