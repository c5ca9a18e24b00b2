import { createHash } from "node:crypto";
import type Database from "better-sqlite3";

/** What a database holds: a fingerprint of its rows, and totals for messages. */
export interface Contents {
  readonly sets: number;
  readonly cards: number;
  readonly imported: number;
  readonly decks: number;
  /** Two prints are equal only if all rows are. */
  readonly print: string;
}

/** The tables with data. Those that others refer to come first. */
export const TABLES = ["sets", "cards", "state", "saved", "versions", "keys", "requests"] as const;

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
    decks: number("select count(*) from saved where kind = 'deck'"),
    print: hash.digest("hex"),
  };
}
