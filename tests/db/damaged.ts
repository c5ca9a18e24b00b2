// Database files that Drydock has to refuse, each made by what could happen to a real one.
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { openDatabase } from "../../db/client.ts";
import { saveSet } from "../../db/sets.ts";
import { setOf } from "./sets.ts";

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 131 + 7) % 251));

/** What another program does to a file. */
export function statement(sql: string): (file: string) => void {
  return (file) => {
    const client = new Database(file);
    client.exec(sql);
    client.close();
  };
}

function overwritten(file: string): void {
  const all = readFileSync(file);
  bytes(3000).copy(all, 4096);
  writeFileSync(file, all);
}

const DAMAGED = /is damaged, or not a database at all/;

/** What happened to a sound file, and what is said of it. */
const SPOILT: readonly (readonly [what: string, spoil: (file: string) => void, says: RegExp])[] = [
  ["a page written over", overwritten, DAMAGED],
  ["a file cut off", (file) => truncateSync(file, 10_000), DAMAGED],
  ["a file of anything", (file) => writeFileSync(file, bytes(8192)), DAMAGED],
  ["a short file of anything", (file) => writeFileSync(file, bytes(64)), DAMAGED],
  [
    "a file of a newer Drydock",
    statement("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)"),
    /a newer Drydock has written it/,
  ],
  ["a file without a table", statement("drop table cards"), /its table cards is missing/],
  ["a file without an index", statement("drop index sets_by_game"), /its index sets_by_game is missing/],
  [
    "a file without a column",
    statement("alter table sets drop column source"),
    /its table sets is not as Drydock makes it/,
  ],
  ["a file without its migrations", statement("delete from __drizzle_migrations"), /list of migrations is empty/],
  [
    "a file with cards of no set",
    statement("pragma foreign_keys = off; delete from sets where id = 'kept'"),
    /it has cards of no set/,
  ],
  [
    "a file with a card that is no JSON",
    statement("update cards set card = '{\"name\": ' where position = 0"),
    /it has a card that cannot be read/,
  ],
];

/** A file of another program. */
export function foreignFile(folder: string): string {
  const file = join(folder, "foreign.sqlite");
  statement("create table notes (text)")(file);
  return file;
}

/** A sound file with one imported set. */
export async function soundFile(file: string): Promise<string> {
  const db = openDatabase(file);
  await saveSet(db, setOf("kept", 3), () => "item");
  db.closeNow();
  return file;
}

export interface Damaged {
  readonly what: string;
  readonly file: string;
  readonly says: RegExp;
}

export async function damagedFiles(folder: string): Promise<readonly Damaged[]> {
  mkdirSync(folder, { recursive: true });
  const files: Damaged[] = [];
  for (const [what, spoil, says] of SPOILT) {
    const file = await soundFile(join(folder, `${what.replaceAll(" ", "-")}.sqlite`));
    spoil(file);
    files.push({ what, file, says });
  }
  return files;
}
