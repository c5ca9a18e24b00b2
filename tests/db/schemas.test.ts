// One query builder asks both databases, so their tables have to be the same.
import { getTableColumns } from "drizzle-orm";
import { getTableConfig as ofPostgres } from "drizzle-orm/pg-core";
import { getTableConfig as ofSqlite } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { tables as postgres } from "../../db/postgres/schema.ts";
import { tables as sqlite } from "../../db/schema.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Names = keyof typeof sqlite;
/** The tables whose rows have another type on the other database, when they are read or when they are written. */
type Different = {
  [Name in Names]: Equal<(typeof sqlite)[Name]["$inferSelect"], (typeof postgres)[Name]["$inferSelect"]> extends true
    ? Equal<(typeof sqlite)[Name]["$inferInsert"], (typeof postgres)[Name]["$inferInsert"]> extends true
      ? never
      : Name
    : Name;
}[Names];

test("the rows have the same types", () => {
  // The type checker refuses this line if any table is different.
  const same: Equal<Different, never> & Equal<Names, keyof typeof postgres> = true;
  expect(same).toBe(true);
});

/** The parts of a table that both kinds of database have. */
interface Config {
  readonly name: string;
  readonly columns: readonly { name: string; notNull: boolean; primary: boolean; isUnique: boolean }[];
  readonly indexes: readonly { config: { name?: string | undefined; unique: boolean; columns: readonly object[] } }[];
  readonly primaryKeys: readonly { columns: readonly { name: string }[] }[];
  readonly foreignKeys: readonly {
    onDelete?: string | undefined;
    reference(): { columns: readonly { name: string }[]; foreignColumns: readonly { name: string }[] };
  }[];
}

const names = (columns: readonly object[]) => columns.map((column) => ("name" in column ? String(column.name) : ""));

function shapeOf({ name, columns, indexes, primaryKeys, foreignKeys }: Config) {
  return {
    name,
    columns: columns.map(({ name, notNull, primary, isUnique }) => ({ name, notNull, primary, isUnique })),
    indexes: indexes.map(({ config: { name, unique, columns } }) => ({ name, unique, of: names(columns) })),
    primaryKeys: primaryKeys.map(({ columns }) => names(columns)),
    foreignKeys: foreignKeys.map((key) => {
      const { columns, foreignColumns } = key.reference();
      return { from: names(columns), to: names(foreignColumns), onDelete: key.onDelete };
    }),
  };
}

test.each(Object.keys(sqlite) as Names[])("%s: columns, keys and indexes are the same", (name) => {
  expect(Object.keys(getTableColumns(postgres[name]))).toEqual(Object.keys(getTableColumns(sqlite[name])));
  expect(shapeOf(ofPostgres(postgres[name]))).toEqual(shapeOf(ofSqlite(sqlite[name])));
});
