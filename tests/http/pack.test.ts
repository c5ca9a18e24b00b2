// The packed folder, run as the image runs it: from elsewhere, by a user who may write nothing but the folder of data.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "./server.ts";

const CODE = "EOQHOTTBP";
const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), "drydock-pack-"));
const [app, data] = [join(folder, "app"), join(folder, "data")];
const isRoot = process.getuid?.() === 0;
/** The tests may be run by any user; root runs what is packed as somebody else. */
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const containerfile = readFileSync("Containerfile", "utf8");
const steps = containerfile.slice(containerfile.lastIndexOf("\nFROM"));
/** A command of the Containerfile, with its two folders where this test has them. */
const command = (line: RegExp): string[] =>
  JSON.parse(line.exec(steps)?.[1] ?? "[]").map((word: string) => word.replace(/^\/app\//, `${app}/`));
const settings: Record<string, string> = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(steps)?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map(([, name, value = ""]) => [
    name,
    value.replace(/^\/data\//, `${data}/`),
  ]),
);
/** What the image sets, and nothing of this process. */
const env = () => ({ NODE_ENV: "production" as const, ...settings });

describe.runIf(process.env.NIGHTLY)("the packed folder (packing takes half a minute: NIGHTLY=1)", () => {
  let server: ChildProcess;
  let said = "";
  let packed: ReturnType<typeof spawnSync>;

  function run([, ...words]: readonly string[], input = "") {
    return spawnSync(process.execPath, words, { cwd: "/", env: env(), input, encoding: "utf8", ...user });
  }

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    packed = spawnSync("npm", ["run", "-s", "pack", "--", app], { encoding: "utf8" });
    expect([packed.stderr, packed.status]).toEqual(["", 0]);
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    Object.assign(settings, { PORT: String(await freePort()), HOST: "127.0.0.1" });
    const [, ...words] = command(/^CMD (\[.*\])$/m);
    server = spawn(process.execPath, words, { cwd: "/", env: env(), ...user });
    for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text) => (said += text));
    while (!said.includes("Drydock is ready")) {
      if (server.exitCode !== null) throw new Error(`It did not start:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  afterAll(() => {
    server?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string) => fetch(`http://127.0.0.1:${settings.PORT}${path}`);

  test("it is small, and says how large it is", () => {
    const [, megabytes] = /: (\d+) MB\. Start it with/.exec(String(packed.stdout)) ?? [];
    console.log(`The packed folder has ${megabytes} MB.`);
    expect(Number(megabytes)).toBeLessThan(100);
    expect(existsSync(join(app, "node_modules/typescript"))).toBe(false);
  });

  test("it has no server actions, which have been the way into other servers", () => {
    const manifest = JSON.parse(readFileSync(join(app, ".next/server/server-reference-manifest.json"), "utf8"));
    expect([manifest.node, manifest.edge]).toEqual([{}, {}]);
  });

  test("the image's steps are those of this repository", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const runs = [...containerfile.matchAll(/npm run ([a-z]+)/g)].map(([, name = ""]) => name);
    expect(runs).toEqual(["build", "pack"]);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(runs));
    expect(steps).toMatch(/^USER node$/m);
    expect(steps).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(steps).toMatch(/^VOLUME \/data$/m);
  });

  test("it serves probes, pages, scripts and pictures, and logs JSON", async () => {
    for (const probe of ["/healthz", "/readyz"]) expect([probe, (await get(probe)).status]).toEqual([probe, 200]);
    const page = await (await get(`/d/${CODE}`)).text();
    expect(page).toContain("</html>");
    const script = /(\/_next\/static\/[^"]+\.js)/.exec(page)?.[1] ?? "";
    const kinds = [
      ["/open-worlds/build", "text/html"],
      ["/api/v1/games", "application/json"],
      ["/builder.png", "image/png"],
      [script, "application/javascript"],
      [`/d/${CODE}/opengraph-image`, "image/png"],
    ] as const;
    for (const [path, type] of kinds) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get("content-type")?.split(";")[0]]).toEqual([path, 200, type]);
    }
    const lines = said
      .trim()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    const events = lines.map((line) => JSON.parse(line));
    expect(events).toContainEqual(
      expect.objectContaining({ event: "start", message: expect.stringContaining("ready") }),
    );
    expect(events).toContainEqual(expect.objectContaining({ event: "request", route: "/d/[code]", status: 200 }));
    expect(said).not.toContain(CODE);
  });

  describe("commands run in it", () => {
    test("drydock check judges a list", () => {
      const drydock = ["node", join(app, "lib/cli/drydock.mjs")];
      const { stdout: list } = run([...drydock, "samples", "smith-boson-fe"]);
      const { stdout, stderr, status } = run([...drydock, "check"], list);
      expect([stderr, status]).toEqual(["", 0]);
      expect(stdout).toContain("LEGAL");
    });

    test("drydock backup copies the database of the running server", () => {
      const copy = join(data, "copy.sqlite");
      const { stderr, status } = run(["node", join(app, "lib/cli/drydock.mjs"), "backup", copy]);
      expect([stderr, status, existsSync(copy)]).toEqual(["", 0, true]);
    });
  });

  test("its health check passes, it ends in time after SIGTERM, and then the check fails", async () => {
    const check = command(/^HEALTHCHECK .*CMD (\[.*\])$/m);
    expect(run(check).status).toBe(0);
    const from = performance.now();
    server.kill("SIGTERM");
    expect(await once(server, "exit")).toEqual([0, null]);
    expect(performance.now() - from).toBeLessThan(10_000);
    expect(run(check).status).toBe(1);
    const file = settings.DATABASE_FILE ?? "";
    expect([file, `${file}-wal`].map((name) => existsSync(name))).toEqual([true, false]);
  });

  test("without a right to its folder it starts nothing, and says so in one line", ({ skip }) => {
    if (!isRoot) return skip("Only root can run a server as somebody who may not write the folder.");
    chownSync(data, 0, 0);
    const { status, stderr } = run(command(/^CMD (\[.*\])$/m));
    expect(status).toBe(1);
    const line = JSON.parse(stderr.trim().split("\n").at(-1) ?? "");
    expect(line).toMatchObject({ level: "error", event: "refused-start" });
    expect(line.message).toMatch(/^Drydock does not start\. The database \S+ cannot be used: .*\.$/);
  });
});
