// Statements that are built once for each connection: to build one costs more than to run most of them.
import { type Column, type SQL, sql } from "drizzle-orm";
import { memoPerKey } from "../lib/core/memo.ts";
import type { Db, Queries } from "./db.ts";

/** A query that Drizzle has written but not yet sent. Only PostgreSQL asks for a name, under which it keeps the plan. */
interface Written<Answer> {
  prepare(name: string): { execute(values: Readonly<Record<string, unknown>>): Promise<Answer> };
}

/** A place for a value of a column that a statement gets each time it is run. */
export function given(column: Column, name: string): SQL {
  return sql`${sql.param(sql.placeholder(name), column)}`;
}

/** A statement that is run with the values for its places. Its name is its own among all statements. */
export function statement<Answer>(
  name: string,
  write: (queries: Queries, tables: Db["tables"]) => Written<Answer>,
): (db: Db, queries: Queries, values: object) => Promise<Answer> {
  const kept = memoPerKey((db: Db) => memoPerKey((queries: Queries) => write(queries, db.tables).prepare(name)));
  return (db, queries, values) => kept(db)(queries).execute({ ...values });
}
