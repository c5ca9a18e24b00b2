// A server that starts before its database waits for it, and says so. Whoever does not wait is told why in words.
import { expect, test, vi } from "vitest";
import { openPostgres } from "../../db/postgres/postgres.ts";
import { whyOf } from "../../db/postgres/why.ts";
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

test("an error is told by its cause, and never by its query", () => {
  const cause = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
  expect(whyOf(new Error('Failed query: insert into "cards"', { cause }))).toBe("it took too long to answer");
  expect(whyOf(new Error("Failed query: select", { cause: new Error("the disk is gone.") }))).toBe("the disk is gone");
});
