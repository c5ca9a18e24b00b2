// A server that starts before its database waits for it, and says so. Whoever does not wait is told why in words.
import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { LOCK } from "../../db/postgres/migrate.ts";
import { openPostgres } from "../../db/postgres/postgres.ts";
import { whyOf } from "../../db/postgres/why.ts";
import { patience } from "../pace.ts";
import { startPostgres } from "../postgres.ts";

test("PostgreSQL that starts later is waited for", async ({ skip }) => {
  const postgres = await startPostgres({ isDurable: true });
  if (typeof postgres === "string") return skip(postgres);
  const url = await postgres.newDatabase();
  const said: string[] = [];
  const written = vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
  let opening: ReturnType<typeof openPostgres> | undefined;
  await postgres.killed(async () => {
    await expect(openPostgres(url)).rejects.toThrow(
      "The database of DATABASE_URL cannot be used: nothing answers there. Start PostgreSQL, or correct the host and the port.",
    );
    opening = openPostgres(url, 60_000);
    await vi.waitUntil(() => said.length > 0);
  });
  const db = await opening;
  written.mockRestore();
  expect(said).toEqual([
    "Waiting for the database of DATABASE_URL, for 60 s at most: nothing answers there. Start PostgreSQL, or correct the host and the port.\n",
  ]);
  await db?.close();
  await expect(openPostgres(url.replace(/\/[^/]+$/, "/none"))).rejects.toThrow("there is no database of this name");
  await postgres.stop();
});

test("a server waits for another one's migration longer than for any query", async ({ skip }) => {
  const postgres = await startPostgres();
  if (typeof postgres === "string") return skip(postgres);
  const url = await postgres.newDatabase();
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query("select pg_advisory_lock($1)", [LOCK]);
  // Queries of this server end after 200 ms.
  const opening = openPostgres(`${url}?options=${encodeURIComponent("-c statement_timeout=200")}`);
  const waiters = async () => (await other.query("select 1 from pg_locks where not granted")).rows.length;
  await vi.waitUntil(async () => (await waiters()) === 1, { timeout: patience(20_000) });
  await other.query("select pg_sleep(1)");
  expect(await waiters()).toBe(1);
  await other.query("select pg_advisory_unlock($1)", [LOCK]);
  await (await opening).close();
  await other.end();
  await postgres.stop();
});

test("an error is told by its cause, and never by its query", () => {
  const cause = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
  expect(whyOf(new Error('Failed query: insert into "cards"', { cause }))).toBe("it took too long to answer");
  expect(whyOf(new Error("Failed query: select", { cause: new Error("the disk is gone.") }))).toBe("the disk is gone");
});
