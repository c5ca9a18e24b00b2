import type { Pool } from "pg";
import type { Taken, Wanted } from "../wanted.ts";

/** The steps of `takenIn` as one statement, which is a transaction by itself: each step costs a way to the database and back. */
const TAKE = `
  with key as (
    update keys set used = $1
    where saved_id = $2 and hash = $3 and revoked is null
      and exists (select 1 from saved where id = $2 and kind = $4 and deleted is null)
    returning id, label
  ), gone_on as (
    update saved set words = $5, listed = $6, version = saved.version + 1, changed = $1
    from key
    where saved.id = $2 and kind = $4 and game = $7 and version = $8 and deleted is null
    returning version, made
  ), added as (
    insert into versions (saved_id, version, content, made, by_key)
    select $2, gone_on.version, $9::json, $1, key.id from gone_on, key
  )
  select gone_on.version, gone_on.made, key.label as by from gone_on, key`;

export async function takeAtOnce(pool: Pool, wanted: Wanted): Promise<Taken | undefined> {
  const { now, id, key, kind, words, listed, game, expected, content } = wanted;
  const values = [now, id, key, kind, words, listed, game, expected, content];
  const { rows } = await pool.query<{ version: number; made: string; by: string }>({
    name: "take",
    text: TAKE,
    values,
  });
  const [row] = rows;
  // A whole number of eight bytes comes as text.
  return row && { ...row, made: Number(row.made) };
}
