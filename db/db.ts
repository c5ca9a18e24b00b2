// What every database offers. Which one it is, nobody above this file knows.
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type { tables } from "./schema.ts";
import type { Taken, Wanted } from "./wanted.ts";

/** Drizzle's query builder. Every query is awaited, because only some databases answer at once. */
export type Queries = BaseSQLiteDatabase<"async", unknown>;

export interface Db {
  readonly tables: typeof tables;
  /** Asks for something. One query sees one moment. Nothing that is being written is seen. */
  read<T>(ask: (queries: Queries) => Promise<T>): Promise<T>;
  /** Asks for several things of one moment. */
  snapshot<T>(ask: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Carries out all of a change or nothing of it. When it returns, everything is on the disk. A change may be tried several
   * times, so it does nothing else. One that `isLong` may take minutes, where nobody waits for it.
   */
  write<T>(change: (queries: Queries) => Promise<T>, options?: { readonly isLong?: boolean }): Promise<T>;
  /** Takes a new version, as a whole change. Undefined if it is not taken. */
  take(wanted: Wanted): Promise<Taken | undefined>;
  /** A stamp that changes whenever a card set does. It is cheap to ask for. */
  stamp(): Promise<string>;
  /** How many bytes of its disk the data takes. It is cheap to ask for. */
  bytes(): Promise<number>;
  /** Makes the database as compact on its disk as it can be, after large changes. */
  settle(): void;
  /** Why it cannot serve now, or undefined if it can. */
  whyNotReady(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Why a database could not do what it was asked, as far as whoever asked can do something about it. */
export type Trouble = "full" | "busy";

const TROUBLES: readonly (readonly [code: RegExp, trouble: Trouble])[] = [
  [/^(SQLITE_FULL|53100)/, "full"],
  // Locked, being restarted, without connections, not the primary any more, or gone.
  [
    /^(SQLITE_(BUSY|READONLY|IOERR|CANTOPEN)|57P0|08|53|40001|40P01|25006|55P03|57014|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/,
    "busy",
  ],
];

/** What an error of a database means to whoever asked, or undefined if it is a fault of ours. */
export function troubleOf(error: unknown): Trouble | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    const known = TROUBLES.find(([pattern]) => pattern.test(code));
    if (known) return known[1];
    // The pool of connections gives its own errors no code.
    if (
      /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
        cause.message,
      )
    )
      return "busy";
  }
  return undefined;
}
