import { createHash } from "node:crypto";
import type Database from "better-sqlite3";

/** What a database holds: to tell two of them apart row by row, and to say it in words. */
export interface Contents {
  readonly sets: number;
  readonly cards: number;
  readonly imported: number;
  /** Equal only where every row is. */
  readonly print: string;
}

/** The tables with data, those that others refer to first. */
export const TABLES = ["sets", "cards"] as const;

export function contentsOf(client: Database.Database): Contents {
  const hash = createHash("sha256");
  for (const table of TABLES) {
    const rows = client.prepare(`select * from ${table} order by 1, 2`).raw();
    for (const row of rows.iterate()) hash.update(JSON.stringify(row));
    hash.update("\n");
  }
  const number = (sql: string) => Number(client.prepare(sql).pluck().get());
  return {
    sets: number("select count(*) from sets"),
    cards: number("select count(*) from cards"),
    imported: number("select count(*) from sets where not built_in"),
    print: hash.digest("hex"),
  };
}
