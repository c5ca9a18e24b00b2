import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient, types } from "pg";
import { memoPerKey } from "../../lib/core/memo.ts";
import { type Db, type Queries, troubleOf } from "../db.ts";
import { migrationsIn, Unusable } from "../file.ts";
import type { tables as sqliteTables } from "../schema.ts";
import type { Taken, Wanted } from "../wanted.ts";
import { LONG, migratePostgres } from "./migrate.ts";
import { tables } from "./schema.ts";
import { takeAtOnce } from "./take.ts";
import { whyOf } from "./why.ts";

/** How often a change is tried that other changes get in the way of. */
const TRIES = 5;
/** For so many milliseconds the stamp of the card sets is not asked for again. */
const STAMP_STANDS = 100;

/** How long a server that starts waits between two tries, in milliseconds. */
const BETWEEN_TRIES = 500;
/** And so many the size of the database. */
const BYTES_STAND = 10_000;

const SETTINGS = {
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  // A command ends although it has connections that nobody uses.
  allowExitOnIdle: true,
  application_name: "drydock",
  // What is answered has to be on the disk, whatever the server's own settings are.
  options: "-c synchronous_commit=on -c statement_timeout=10000 -c idle_in_transaction_session_timeout=10000",
};

// JSON comes as it was written. Drizzle reads it where a column says so.
types.setTypeParser(types.builtins.JSON, (text: string) => text);

/**
 * Connects to PostgreSQL and updates the tables. Several servers may do so at the same time. `patience` is how many
 * milliseconds it is tried again while the database does not answer.
 */
export async function openPostgres(url: string, patience = 0): Promise<Db> {
  const pool = new Pool({ connectionString: url, max: connections(), ...SETTINGS });
  // A connection that breaks is replaced by a new one. Whoever is using it gets an error of their own, and without a
  // listener the process would end.
  const broke = ({ message }: Error) => process.stderr.write(`A connection to the database broke: ${message}.\n`);
  pool.on("connect", (client) => client.on("error", broke));
  pool.on("error", () => {});
  try {
    await patiently(patience, () => migratePostgres(pool, migrationsIn(join("db", "postgres", "migrations"))));
  } catch (error) {
    await pool.end();
    // The URL may hold a password.
    throw new Unusable(`The database of DATABASE_URL cannot be used: ${whyOf(error)}.`, { cause: error });
  }
  return new PostgresDb(pool);
}

/** Tries again while the database does not answer, and says so once. */
async function patiently<T>(patience: number, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience;
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until || troubleOf(error) !== "busy") throw error;
      const seconds = Math.round(patience / 1000);
      if (!isSaid)
        process.stderr.write(`Waiting for the database of DATABASE_URL, for ${seconds} s at most: ${whyOf(error)}.\n`);
      await pause(BETWEEN_TRIES);
    }
  }
}

/** The most connections of this process, which DATABASE_CONNECTIONS may say. */
function connections(): number {
  const asked = Number(process.env.DATABASE_CONNECTIONS ?? 10);
  if (!Number.isInteger(asked) || asked < 1 || asked > 1000)
    throw new Unusable("DATABASE_CONNECTIONS must be a whole number from 1 to 1000.");
  return asked;
}

class PostgresDb implements Db {
  // A test compares the types of the rows, so that the calls of one query builder fit both.
  readonly tables = tables as unknown as typeof sqliteTables;
  readonly #pool: Pool;
  readonly #queries;
  #bytes: { readonly at: number; readonly asked: Promise<number> } | undefined;
  #stamp: { readonly at: number; readonly asked: Promise<string> } | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#queries = drizzle({ client: pool });
  }

  read<T>(ask: (queries: Queries) => Promise<T>): Promise<T> {
    return ask(this.#queries as unknown as Queries);
  }

  snapshot<T>(ask: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#transact("begin isolation level repeatable read read only", ask);
  }

  write<T>(change: (queries: Queries) => Promise<T>, { isLong = false } = {}): Promise<T> {
    return tried(() => this.#transact(isLong ? `begin; ${LONG}` : "begin", change));
  }

  take(wanted: Wanted): Promise<Taken | undefined> {
    return tried(() => takeAtOnce(this.#pool, wanted));
  }

  /**
   * Drizzle's own transaction keeps its connection for ever if that breaks before it begins, until none is left. Here the
   * connection goes back whatever happens, and one that cannot take a change back is closed, which takes it back.
   */
  async #transact<T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let isBroken = false;
    try {
      await client.query(begin);
      const result = await work(queriesOf(client));
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  stamp(): Promise<string> {
    const now = performance.now();
    if (this.#stamp === undefined || now - this.#stamp.at > STAMP_STANDS) {
      this.#stamp = { at: now, asked: this.#askedStamp(this.#stamp?.asked) };
      // The next one asks again.
      this.#stamp.asked.catch(() => (this.#stamp = undefined));
    }
    return this.#stamp.asked;
  }

  /** While the database does not answer, what was read before is still good. */
  async #askedStamp(before: Promise<string> | undefined): Promise<string> {
    try {
      const { rows } = await this.#pool.query<{ stamp: string }>("select stamp from state where id = 'sets'");
      return rows[0]?.stamp ?? "";
    } catch (error) {
      if (before !== undefined && troubleOf(error)) return before;
      throw error;
    }
  }

  bytes(): Promise<number> {
    const now = performance.now();
    if (this.#bytes === undefined || now - this.#bytes.at > BYTES_STAND) {
      this.#bytes = { at: now, asked: this.#askedBytes() };
      this.#bytes.asked.catch(() => (this.#bytes = undefined));
    }
    return this.#bytes.asked;
  }

  async #askedBytes(): Promise<number> {
    const { rows } = await this.#pool.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
    return Number(rows[0]?.bytes);
  }

  settle(): void {}

  /** A standby answers questions but takes no changes. */
  async whyNotReady(): Promise<string | undefined> {
    try {
      const { rows } = await this.#pool.query<{ standby: boolean }>(
        "select pg_is_in_recovery() as standby, (select count(*) from (select 1 from cards limit 1) as one) as cards",
      );
      return rows[0]?.standby ? "the database is a standby and takes no changes" : undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

async function tried<T>(change: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await change();
    } catch (error) {
      if (tries >= TRIES || !isInTheWay(error)) throw error;
    }
  }
}

/** The query builder of a connection, with the statements that it has kept. */
const queriesOf = memoPerKey((client: PoolClient) => drizzle({ client }) as unknown as Queries);

/** Whether a change failed only because of others at the same time, so that it may succeed when it is tried again. */
function isInTheWay(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && (cause.code === "40001" || cause.code === "40P01")) return true;
    // The same request is being carried out by another connection.
    if ("constraint" in cause && cause.constraint === "requests_pkey") return true;
    // A database that is spread over machines says so while its tables are being changed.
    if (/catalog version mismatch/i.test(cause.message)) return true;
  }
  return false;
}
