import { counted } from "../core/judge/phrases.ts";
import type { Args } from "./args.ts";
import { orStop } from "./database.ts";
import { seedBuiltIn } from "./seed.ts";
import { Stop, write } from "./terminal.ts";

/** Copies the database into a file, while a server may be using it. */
export async function backup(args: Args): Promise<number> {
  const to = oneFile(args, "backup", "the file to write");
  const [{ backUp }, { databaseFile }] = await Promise.all([import("../../db/backup.ts"), import("../../db/file.ts")]);
  const contents = await orStop(() => backUp(databaseFile(), to, { force: args.force }));
  await write(`${to}: ${said(contents)}. Every row was compared with the database.\n`);
  return 0;
}

/** Puts the data of a backup in the place of what is in the database. */
export async function restore(args: Args): Promise<number> {
  const from = oneFile(args, "restore", "the backup");
  const [{ restoreFrom }, { databaseFile }] = await Promise.all([
    import("../../db/restore.ts"),
    import("../../db/file.ts"),
  ]);
  const { contents, kept, newFile } = await orStop(() => restoreFrom(from, databaseFile(), seedBuiltIn));
  const before = kept === undefined ? "" : `What was there before is kept in ${kept}.\n`;
  const again = newFile ? "If the server is running, start it again: it still has the old file open.\n" : "";
  await write(`${databaseFile()}: ${said(contents)} restored from ${from}.\n${before}${again}`);
  return 0;
}

function oneFile({ files: [file, ...more] }: Args, verb: string, what: string): string {
  if (file === undefined || more.length > 0) throw new Stop(`drydock ${verb} takes one file: ${what}.`);
  return file;
}

function said({ sets, cards, imported }: { sets: number; cards: number; imported: number }): string {
  return `${counted(sets, "card set")} with ${counted(cards, "card")}, ${imported} of the sets imported`;
}
