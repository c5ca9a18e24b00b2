// /readyz says whether the database can be read and written now, and never stops the server.
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Server, startServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-ready-"));
const disk = join(folder, "disk");
const file = join(disk, "data.sqlite");
let mounted: ReturnType<typeof spawnSync>;
let server: Server;

beforeAll(async () => {
  mkdirSync(disk);
  mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], { encoding: "utf8" });
  server = await startServer(file);
});
afterAll(async () => {
  await server?.stop();
  if (mounted.status === 0) spawnSync("umount", [disk]);
  rmSync(folder, { recursive: true, force: true });
});

async function readyz(): Promise<{ status: number; type: string | null; body: unknown }> {
  const answer = await fetch(`${server.origin}/readyz`);
  return { status: answer.status, type: answer.headers.get("content-type"), body: await answer.json() };
}

/** Asks until the answer is another one: an answer stands for a second. */
async function until(status: number): Promise<Awaited<ReturnType<typeof readyz>>> {
  for (;;) {
    const answer = await readyz();
    if (answer.status === status) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const NOT_READY = {
  status: 503,
  type: "application/problem+json",
  body: {
    type: "/problems/service-unavailable",
    title: "Service unavailable",
    status: 503,
    detail: "The database can't be read and written right now.",
  },
};

/** Does harm, and answers with how it is mended. */
type Harm = () => () => void;

function open(sql: string): Database.Database {
  const client = new Database(file);
  client.exec(sql);
  return client;
}

const lock: Harm = () => {
  const client = open("begin immediate");
  return () => client.close();
};

const dropTable: Harm = () => {
  const client = open("alter table cards rename to gone");
  return () => {
    client.exec("alter table gone rename to cards");
    client.close();
  };
};

const deleteFile: Harm = () => {
  renameSync(file, join(disk, "away"));
  return () => renameSync(join(disk, "away"), file);
};

const replaceFile: Harm = () => {
  const mend = deleteFile();
  copyFileSync(join(disk, "away"), file);
  return mend;
};

const damageFile: Harm = () => {
  const content = readFileSync(file);
  writeFileSync(file, Buffer.alloc(content.length, 7));
  return () => writeFileSync(file, content);
};

const fillDisk: Harm = () => {
  // The log may reuse the room it has, so that it is emptied first.
  open("pragma wal_checkpoint(truncate)").close();
  const { bsize, bavail } = statfsSync(disk);
  const filler = join(disk, "filler");
  writeFileSync(filler, Buffer.alloc(bsize * bavail));
  return () => rmSync(filler);
};

test.for<[string, Harm]>([
  ["another program's write lock", lock],
  ["a dropped table", dropTable],
  ["a deleted file", deleteFile],
  ["a replaced file", replaceFile],
  ["a damaged file", damageFile],
  ["a full disk", fillDisk],
])("%s: 503 in one sentence, the server lives on, and is ready again without it", async ([, harm], { skip }) => {
  if (harm === fillDisk && mounted.status !== 0)
    skip(`No small disk can be mounted here, so that tests/db alone tries a full one: ${mounted.stderr}`);
  await until(200);
  const mend = harm();
  try {
    expect(await until(503)).toEqual(NOT_READY);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/d/EOQHOTTBP/text`)).status).toBeLessThan(500);
  } finally {
    mend();
  }
  expect((await until(200)).body).toEqual({ status: "ready" });
});

test("nobody waits while another program holds the database", async () => {
  await until(200);
  const client = open("begin immediate");
  // A server that waited for its turn would find the lock gone, and say that it is ready.
  const released = new Promise((resolve) => setTimeout(resolve, 2500)).then(() => client.close());
  expect(await until(503)).toEqual(NOT_READY);
  expect(client.open).toBe(true);
  await released;
  await until(200);
});
