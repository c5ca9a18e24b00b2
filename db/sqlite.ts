import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { Db, Queries } from "./db.ts";
import { connect, foldLog, PATIENCE } from "./file.ts";
import { identityOf } from "./identity.ts";
import { whyNotReady } from "./readiness.ts";
import { tables } from "./schema.ts";

/** How long a change waits in milliseconds for other programs to finish theirs, and how long between two tries. */
const WAIT = 5_000;
const BETWEEN = 20;

/** A database in one file. */
export class SqliteDb implements Db {
  readonly tables = tables;
  readonly $client: Database.Database;
  readonly #file: string;
  readonly #identity: string;
  readonly #queries: Queries;
  #reader: { readonly client: Database.Database; readonly queries: Queries } | undefined;
  #stamp: Database.Statement | undefined;
  /** Ends when the last change that was asked for has ended. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: Database.Database, file: string) {
    this.$client = client;
    this.#file = file;
    this.#identity = identityOf(file);
    this.#queries = queriesOf(client);
  }

  async read<T>(ask: (queries: Queries) => Promise<T>): Promise<T> {
    return ask(this.#reading().queries);
  }

  /** Has a connection of its own, because a connection has one moment at a time. */
  async snapshot<T>(ask: (queries: Queries) => Promise<T>): Promise<T> {
    const client = connect(this.#file, { readonly: true });
    try {
      client.exec("begin");
      return await ask(queriesOf(client));
    } finally {
      client.close();
    }
  }

  /** One change after the other, as the connection has one transaction at a time. */
  write<T>(change: (queries: Queries) => Promise<T>): Promise<T> {
    const done = this.#last.then(() => this.#written(change));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #written<T>(change: (queries: Queries) => Promise<T>): Promise<T> {
    await this.#begin();
    try {
      const value = await change(this.#queries);
      this.$client.exec("commit");
      return value;
    } finally {
      if (this.$client.inTransaction) this.$client.exec("rollback");
    }
  }

  /** Waits for other programs without holding up this one. */
  async #begin(): Promise<void> {
    const from = performance.now();
    for (;;) {
      this.$client.pragma("busy_timeout = 0");
      try {
        return void this.$client.exec("begin immediate");
      } catch (error) {
        const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
        if (!isBusy || performance.now() - from > WAIT) throw error;
      } finally {
        this.$client.pragma(PATIENCE);
      }
      await pause(BETWEEN);
    }
  }

  async stamp(): Promise<string> {
    this.#stamp ??= this.#reading().client.prepare("select stamp from state where id = 'sets'").pluck();
    return String(this.#stamp.get() ?? "");
  }

  /** Moves the write-ahead log into the file, and reports on standard error if that is not possible. */
  settle(): void {
    const why = foldLog(this.$client);
    if (why === undefined) return;
    const file = this.#file;
    process.stderr.write(
      `All changes are saved, but some are still in ${file}-wal: they could not be moved into ${file} (${why}). Keep the two files together.\n`,
    );
  }

  async whyNotReady(): Promise<string | undefined> {
    return whyNotReady(this.#file, this.#identity);
  }

  async close(): Promise<void> {
    this.closeNow();
  }

  /** Closes it without waiting, for a process that is ending. */
  closeNow(): void {
    this.#reader?.client.close();
    this.$client.close();
  }

  /** Questions have a connection of their own, which does not see what is half written. */
  #reading() {
    if (this.#reader === undefined) {
      const client = connect(this.#file, { readonly: true });
      this.#reader = { client, queries: queriesOf(client) };
    }
    return this.#reader;
  }
}

/** The same calls, awaited. */
function queriesOf(client: Database.Database): Queries {
  return drizzle({ client }) as unknown as Queries;
}
