import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type Database from "better-sqlite3";
import { connectSound } from "./client.ts";
import { type Contents, contentsOf } from "./contents.ts";
import { connect, faultOf, Unusable, unusable } from "./file.ts";
import { identityOf } from "./identity.ts";

/** Copies the database into a new file while other programs read and write it, then compares the two row by row. */
export async function backUp(from: string, to: string, { force = false } = {}): Promise<Contents> {
  if (!existsSync(from)) throw new Unusable(`There is no database at ${from}, so there is nothing to back up.`);
  if (isSame(from, to)) throw new Unusable(`${to} is the database itself. Name another file for the backup.`);
  return besides(to, async (part) => {
    const source = opened(from);
    const contents = await copied(source, part, to);
    // Asked last, so that a file created in the meantime is noticed too.
    if (!force && existsSync(to)) throw new Unusable(`${to} exists already. Add --force to replace it.`);
    renameSync(part, to);
    syncFolder(dirname(to));
    return contents;
  });
}

function opened(file: string): Database.Database {
  try {
    return connectSound(file, {});
  } catch (error) {
    throw unusable(file, error);
  }
}

/**
 * Copies a database as it is at one moment into a single closed file that only its owner may read. Closes the database.
 * Messages use the copy's final name.
 */
export async function copied(source: Database.Database, to: string, name: string): Promise<Contents> {
  try {
    closeSync(openSync(to, "wx", 0o600));
    // A reader sees nothing that is written after it began, so the copy shows this one moment.
    source.exec("begin");
    const contents = contentsOf(source);
    await source.backup(to);
    assertEqual(to, contents);
    return contents;
  } catch (error) {
    throw new Unusable(`${name} could not be written: ${faultOf(error).message}.`, { cause: error });
  } finally {
    source.close();
  }
}

/** A copy is good if SQLite finds nothing wrong with it and every row is there. */
function assertEqual(file: string, expected: Contents): void {
  const copy = connect(file);
  try {
    // A single closed file can be opened anywhere, even from a read-only disk.
    copy.pragma("journal_mode = DELETE");
    const whole = copy.pragma("integrity_check(1)", { simple: true }) === "ok";
    const linked = copy.pragma("foreign_key_check", { simple: true }) === undefined;
    if (!whole || !linked || contentsOf(copy).print !== expected.print)
      throw new Error("the copy differs from the database, so check the disk");
  } finally {
    copy.close();
  }
}

/** Lets a file be made beside another one, on the same disk, and removes what is left of it. */
export async function besides<T>(file: string, make: (part: string) => Promise<T>): Promise<T> {
  const folder = folderBeside(file);
  try {
    return await make(join(folder, "part.sqlite"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function folderBeside(file: string): string {
  const folder = dirname(file);
  if (!existsSync(folder)) throw new Unusable(`There is no folder ${folder}. Make it first.`);
  try {
    return mkdtempSync(join(folder, `.${basename(file)}-`));
  } catch (error) {
    throw new Unusable(`The folder ${folder} cannot be written to.`, { cause: error });
  }
}

/** Whether two names refer to the same file. */
export function isSame(one: string, other: string): boolean {
  return existsSync(one) && existsSync(other) && identityOf(one) === identityOf(other);
}

/** Writes the names in a folder to the disk, as SQLite does with the contents of files. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
