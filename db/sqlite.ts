import { setTimeout as pause, setImmediate } from "node:timers/promises";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { Db, Queries } from "./db.ts";
import { connect, foldLog, PATIENCE } from "./file.ts";
import { identityOf } from "./identity.ts";
import { whyNotReady } from "./readiness.ts";
import { tables } from "./schema.ts";
import { takenIn } from "./take.ts";
import type { Taken, Wanted } from "./wanted.ts";

/** How long a change waits in milliseconds for other programs to finish theirs, and how long between two tries. */
const WAIT = 5_000;
const BETWEEN = 20;

/** The most changes that share a transaction, so that the first of them does not wait for long. */
const MOST_TOGETHER = 100;

interface Waiting {
  /** Carries the change out, and returns how to tell whoever asked for it, once it is on the disk. */
  carryOut(): Promise<() => void>;
  fail(error: unknown): void;
}

/** A database in one file. */
export class SqliteDb implements Db {
  readonly tables = tables;
  readonly $client: Database.Database;
  readonly #file: string;
  readonly #identity: string;
  readonly #queries: Queries;
  #reader: { readonly client: Database.Database; readonly queries: Queries } | undefined;
  #stamp: Database.Statement | undefined;
  /** Changes that wait for the transactions before theirs. */
  #waiting: Waiting[] = [];
  #isWriting = false;

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

  /**
   * Changes that are asked for while others are put on the disk share the next transaction, because a disk takes many times
   * longer than what most of them do. Each of them is carried out whole or not at all, one after the other.
   */
  write<T>(change: (queries: Queries) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, fail) => {
      const carryOut = async () => {
        const value = await change(this.#queries);
        return () => resolve(value);
      };
      this.#waiting.push({ carryOut, fail });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  take(wanted: Wanted): Promise<Taken | undefined> {
    return this.write((queries) => takenIn(this, queries, wanted));
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      // Requests that have arrived by now take part in the next transaction.
      await setImmediate();
      await this.#written(this.#waiting.splice(0, MOST_TOGETHER));
    }
    this.#isWriting = false;
  }

  async #written(changes: readonly Waiting[]): Promise<void> {
    let told: readonly (() => void)[];
    try {
      await this.#begin();
      const done = [];
      for (const change of changes) done.push(await this.#carriedOut(change));
      this.$client.exec("commit");
      told = done;
    } catch (error) {
      told = changes.map(
        ({ fail }) =>
          () =>
            fail(error),
      );
    } finally {
      if (this.$client.inTransaction) this.$client.exec("rollback");
    }
    for (const tell of told) tell();
  }

  async #carriedOut({ carryOut, fail }: Waiting): Promise<() => void> {
    this.$client.exec("savepoint change");
    try {
      const tell = await carryOut();
      this.$client.exec("release change");
      return tell;
    } catch (error) {
      // Some faults, such as a full disk, end the transaction of all.
      if (!this.$client.inTransaction) throw error;
      this.$client.exec("rollback to change; release change");
      return () => fail(error);
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

  async bytes(): Promise<number> {
    const { client } = this.#reading();
    const [pages = 0, free = 0, size = 0] = ["page_count", "freelist_count", "page_size"].map((pragma) =>
      Number(client.pragma(pragma, { simple: true })),
    );
    return (pages - free) * size;
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
