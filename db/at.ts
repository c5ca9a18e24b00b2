import { existsSync } from "node:fs";
import { openDatabase } from "./client.ts";
import type { Db } from "./db.ts";
import { Unusable } from "./file.ts";

/** Opens the database of a URL or a file. A file that has to exist is not made. */
export async function openAt(place: string, { mustExist = false } = {}): Promise<Db> {
  if (/^postgres(ql)?:\/\//.test(place)) return (await import("./postgres/postgres.ts")).openPostgres(place);
  if (mustExist && !existsSync(place)) throw new Unusable(`There is no database at ${place}.`);
  return openDatabase(place);
}
