import { oneFile, orStop, totals } from "../database.ts";
import { write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const backup: Verb = {
  name: "backup",
  says: "copies the database into a file, while the server runs",
  usage: ["backup FILE [--force]"],
  help: `Copies the database into FILE and checks the copy row by row. The server may be running. Only you can read the copy.`,
  examples: [["drydock backup copy.sqlite", "makes a backup while the server runs"]],
  flags: [{ name: "force", says: "replace FILE if it exists" }],
  async run(args) {
    const to = oneFile(args, "backup", "the file to write");
    const contents = await orStop(() => backedUp(to, { force: args.has("force") }));
    await write(`${to}: ${totals(contents)}. Every row was compared with the database.\n`);
    return 0;
  },
};

async function backedUp(to: string, options: { force: boolean }) {
  const [{ backUp }, { databaseFile, databaseUrl }] = await Promise.all([
    import("../../../db/backup.ts"),
    import("../../../db/file.ts"),
  ]);
  if (databaseUrl() === undefined) return backUp(databaseFile(), to, options);
  const [{ backUpServer }, { database }] = await Promise.all([
    import("../../../db/backup-of-server.ts"),
    import("../../../db/client.ts"),
  ]);
  return backUpServer(await database(), to, options);
}
