// How a new version is taken: what `save` in saved.ts is made of, and what each database can do in its own way.
import { and, eq, isNull, sql } from "drizzle-orm";
import { type Held, heldKey } from "./asker.ts";
import type { Db, Queries } from "./db.ts";
import { given, statement } from "./statement.ts";
import type { Taken, Wanted } from "./wanted.ts";

/** Takes a version, step by step. It is not taken if the key does not fit, or if the newest version is another one. */
export async function takenIn(db: Db, queries: Queries, wanted: Wanted): Promise<Taken | undefined> {
  const key = await heldKey(db, queries, wanted);
  return key && takenWith(db, queries, wanted, key);
}

/** The same for a key that is already held. */
export async function takenWith(db: Db, queries: Queries, wanted: Wanted, key: Held): Promise<Taken | undefined> {
  const [row] = await goOn(db, queries, wanted);
  if (!row) return undefined;
  await addVersion(db, queries, { ...wanted, ...row, by: key.id });
  return { ...row, by: key.label };
}

const goOn = statement("go-on", (queries, { saved }) =>
  queries
    .update(saved)
    .set({
      words: given(saved.words, "words"),
      listed: given(saved.listed, "listed"),
      version: sql`${saved.version} + 1`,
      changed: given(saved.changed, "now"),
    })
    .where(
      and(
        eq(saved.id, sql.placeholder("id")),
        eq(saved.kind, sql.placeholder("kind")),
        eq(saved.game, sql.placeholder("game")),
        eq(saved.version, sql.placeholder("expected")),
        isNull(saved.deleted),
      ),
    )
    .returning({ version: saved.version, made: saved.made }),
);

const addVersion = statement("add-version", (queries, { versions }) =>
  queries.insert(versions).values({
    saved: sql.placeholder("id"),
    version: sql.placeholder("version"),
    content: sql.placeholder("content"),
    made: sql.placeholder("now"),
    by: sql.placeholder("by"),
  }),
);
