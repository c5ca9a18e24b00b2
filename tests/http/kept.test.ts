// Pages and preview pictures that the built app keeps.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import { type Server, startServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-kept-"));
const database = join(folder, "test.sqlite");
let server: Server;
beforeAll(async () => {
  server = await startServer(database, { RATE_LIMIT: "off" });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const [game] = games;
const pool = builtInPool(game);

function codeOf(text: string, name: string): string {
  const read = readText(games, pool, text);
  const code = read.ok ? encode(games, pool, { ...read.reading.deck, name }) : undefined;
  if (code === undefined) throw new Error("this list has no code");
  return code;
}

const sample = samplesOf(game)[0]?.text ?? "";
const get = (path: string) => fetch(server.origin + path);

function importSet(cards: readonly object[]): void {
  const file = join(folder, "set.json");
  const set = { id: "new-forts", name: "New forts", official: false, source: "a test" };
  writeFileSync(file, JSON.stringify({ game: game.id, set, cards }));
  const env = { ...process.env, DATABASE_FILE: database };
  const done = spawnSync(process.execPath, ["lib/cli/drydock.mjs", "import", file], { env, encoding: "utf8" });
  expect([done.status, done.stderr]).toEqual([0, ""]);
}

describe("an imported set shows at once, although another process has imported it", () => {
  const code = codeOf(`${sample}\nPlayer\n1 Brand New Fort`, "Forts");
  const seen = async (path: string) => (await get(path)).text();
  const isUnknown = async (path: string) => (await seen(path)).includes("is called “Brand New Fort”");

  test("in the verdict, the list, the picture, and again when it is replaced", async () => {
    for (let n = 0; n < 2; n++) expect(await isUnknown(`/d/${code}`)).toBe(true);
    // The picture shows the deck's key cards, so the new one must be among them.
    const pictured = `/d/${codeOf("Player\n1 Brand New Fort", "One fort")}/opengraph-image`;
    const picture = await seen(pictured);
    expect(await seen(pictured)).toBe(picture);
    const sheets = await Promise.all(["/embed", "/sheet"].map((end) => seen(`/d/${code}${end}`)));
    importSet([{ name: "Brand New Fort", kind: "facility", subkind: "special", defense: 10 }]);
    expect(await isUnknown(`/d/${code}`)).toBe(false);
    expect((await seen(pictured)) === picture).toBe(false);
    for (const [at, end] of ["/embed", "/sheet"].entries())
      expect(stampIn(await seen(`/d/${code}${end}`))).not.toBe(stampIn(sheets[at] ?? ""));
    importSet([{ name: "Another Fort", kind: "facility", subkind: "special", defense: 10 }]);
    expect(await isUnknown(`/d/${code}`)).toBe(true);
  });
});

/** How many rules hold or are broken, as a page says it. */
function stampIn(page: string): string {
  const [stamp] = /\d+ of \d+ rules (hold|broken)/.exec(page) ?? [];
  if (stamp === undefined) throw new Error("the page has no verdict");
  return stamp;
}

describe.each(["", "/embed", "/sheet", "/play"])("/d/{code}%s", (end) => {
  test("is the same each time, and its policy allows all of its scripts and styles and nothing else", async () => {
    const path = `/d/${codeOf(sample, "Kept")}${end}`;
    const answers = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const answer = await get(path);
      const policy = answer.headers.get("content-security-policy") ?? "";
      const body = await answer.text();
      const inline = [...body.matchAll(/<(?:script|style)(?: [^>]*)?>(.*?)<\/(?:script|style)>/gs)];
      const hashes = inline.flatMap(([, text = ""]) => (text === "" ? [] : [hashOf(text)]));
      expect(hashes.length).toBeGreaterThan(1);
      expect([...new Set(policy.match(/'sha256-[^']+'/g))].sort()).toEqual([...new Set(hashes)].sort());
      expect(policy).not.toMatch(/unsafe|nonce/);
      answers.add(policy + body);
    }
    expect(answers.size).toBe(1);
  });
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a preview picture", () => {
  const drawn = async (name: string) => {
    const answer = await get(`/d/${codeOf(sample, name)}/opengraph-image`);
    const picture = Buffer.from(await answer.arrayBuffer());
    return [answer.status, answer.headers.get("content-type"), picture.readUInt32BE(16), picture.readUInt32BE(20)];
  };
  const right = [200, "image/png", 1200, 630];

  test.each(["Smith Boson F.E.", "Ночной флот", "🚀 fleet 🛸", "中文", "a".repeat(80)])(
    "of a deck called %s is 1200 by 630",
    async (name) => {
      expect(await drawn(name)).toEqual(right);
    },
  );
});

test("Node warns of nothing while answers are made to be kept", async () => {
  await (await get(`/d/${codeOf(sample, "Warned of")}`)).text();
  expect(server.said()).not.toContain("Warning");
});
