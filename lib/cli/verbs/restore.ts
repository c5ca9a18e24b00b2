import { oneFile, orStop, totals } from "../database.ts";
import { seedBuiltIn } from "../seed.ts";
import { write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const restore: Verb = {
  name: "restore",
  says: "brings a backup back",
  usage: ["restore FILE"],
  help: `Checks a backup and puts its card sets in place of those in the database: all of them or nothing. The data that was
there before is kept beside the database, under a name with the date and time.
The server may be running and shows the restored sets at once. If the database was damaged, start the server again.`,
  flags: [],
  async run(args) {
    const from = oneFile(args, "restore", "the backup");
    const [{ restoreFrom }, { databaseFile }] = await Promise.all([
      import("../../../db/restore.ts"),
      import("../../../db/file.ts"),
    ]);
    const { contents, kept, newFile } = await orStop(() => restoreFrom(from, databaseFile(), seedBuiltIn));
    const before = kept === undefined ? "" : `What was there before is kept in ${kept}.\n`;
    const again = newFile ? "If the server is running, start it again: it still has the old file open.\n" : "";
    await write(`${databaseFile()}: ${totals(contents)} restored from ${from}.\n${before}${again}`);
    return 0;
  },
};
