// The examples for reverse proxies, run as they are but for ports, names and certificates.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as plainRequest } from "node:http";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Front } from "../../app/_server/front/front.ts";
import { MOST_SET_BYTES } from "../../lib/contract/card-set.ts";
import { pathOf } from "../chromium.ts";
import { freePort } from "./server.ts";

const NAME = "decks.example";
const folder = mkdtempSync(join(tmpdir(), "drydock-proxy-"));
const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
const told: (string | undefined)[] = [];
/** A front with pages that say at which address they were asked. */
async function listeningFront(port: number, scale?: number): Promise<Front> {
  const front = new Front({
    settings: { trustedHops: 1, scale },
    files: new Set(),
    render: async (incoming, response) => {
      told.push(incoming.headers["x-request-id"]?.toString());
      response.end(`${incoming.headers.host} ${incoming.url}`);
    },
  });
  await new Promise<void>((resolve) => front.server.listen(port, "127.0.0.1", resolve));
  return front;
}

let front: Front;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  front = await listeningFront(port, 1);
});
afterAll(async () => {
  await front.stop(0);
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

function get(
  at: number,
  path: string,
  headers: Record<string, string> = {},
  isPlain = false,
  method = "GET",
): Promise<Answer> {
  const agent = new Agent({ rejectUnauthorized: false });
  const options = {
    method,
    host: "127.0.0.1",
    port: at,
    path,
    headers: { host: NAME, ...headers },
    servername: NAME,
  };
  return new Promise((resolve, reject) => {
    const asked = isPlain ? plainRequest(options) : request({ ...options, agent });
    asked.on("error", reject).on("response", async (answer) => {
      let body = "";
      for await (const chunk of answer) body += chunk;
      const header = (name: string) => answer.headers[name]?.toString();
      resolve({ status: answer.statusCode, header, body });
    });
    asked.end();
  });
}

/** Starts a proxy and waits until it answers. It ends with the test. */
async function started(program: string, words: readonly string[], at: number): Promise<void> {
  const child: ChildProcess = spawn(program, words, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, HOME: folder },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
  });
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    const answer = await get(at, "/healthz").catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${program} does not answer:\n${said}`);
}

/** What every proxy of ours promises. */
async function expectProxied(at: number): Promise<void> {
  const long = `/d/${"a".repeat(7_000)}?q=1`;
  const answer = await get(at, long);
  expect([answer.status, answer.body]).toEqual([200, `${NAME} ${long}`]);
  expect(answer.header("strict-transport-security")).toBe("max-age=31536000");
  expect(answer.header("x-content-type-options")).toBe("nosniff");
  // The proxy's id of the request is ours too.
  expect(answer.header("x-request-id")).toBe(told.at(-1));
  // Whatever a visitor writes into the list, the limits are those of the address that the proxy saw.
  const left = async (list: string) => {
    const { header } = await get(at, "/", { "x-forwarded-for": list });
    return Number(/r=(\d+)/.exec(header("ratelimit") ?? "")?.[1]);
  };
  // So many that they have not all drained away when the next one comes.
  await Promise.all(Array.from({ length: 60 }, () => left("198.51.100.1")));
  expect(await left("198.51.100.1")).toBeLessThan(1_199);
  expect(await left("198.51.100.2")).toBeLessThan(1_199);
  expect((await get(at, "/metrics")).status).toBe(404);
  expect((await get(at, "/%ff")).status).toBe(400);
}

const nginx = pathOf("nginx") ?? pathOf("/usr/sbin/nginx");

/** nginx with our example, in front of servers on these ports. Undefined, with the reason, if it cannot be tried. */
async function startedNginx(ports: readonly number[]): Promise<{ plain: number; secure: number } | string> {
  if (!nginx) return "There is no nginx here, so its example was not tried.";
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
    ...["-subj", `/CN=${NAME}`, "-keyout", key, "-out", certificate],
  ]);
  if (made.status !== 0) return `No certificate could be made, so the example was not tried: ${made.stderr}`;
  const [plain, secure] = [await freePort(), await freePort()];
  const example = readFileSync("docs/hosting/nginx.conf", "utf8")
    .replace(/server 127\.0\.0\.1:3000(.*;)/, (_, rest) =>
      ports.map((port) => `server 127.0.0.1:${port}${rest}`).join("\n"),
    )
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${secure} ssl`)
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replace("/etc/ssl/decks.example/fullchain.pem", certificate)
    .replace("/etc/ssl/decks.example/privkey.pem", key);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join("\n");
  const file = join(folder, "nginx.conf");
  const log = `error_log ${join(folder, "error.log")} warn;\npid ${join(folder, "nginx.pid")};\ndaemon off;`;
  writeFileSync(file, `${log}\nevents {}\nhttp {\n${temporary}\n${example}\n}\n`);
  const tested = spawnSync(nginx, ["-t", "-q", "-c", file, "-e", "stderr"], { encoding: "utf8" });
  expect([tested.status, tested.stderr]).toEqual([0, ""]);
  await started(nginx, ["-c", file, "-e", "stderr"], secure);
  return { plain, secure };
}

test("docs/hosting/nginx.conf lets through what Drydock takes", () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readFileSync("docs/hosting/nginx.conf", "utf8")) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(MOST_SET_BYTES);
});

describe("docs/hosting/nginx.conf", () => {
  test("is accepted, and serves over TLS", async ({ skip }) => {
    const running = await startedNginx([port]);
    if (typeof running === "string") return skip(running);
    const { plain, secure } = running;
    await expectProxied(secure);
    const redirect = await get(plain, "/open-worlds?x=1", {}, true);
    expect([redirect.status, redirect.header("location")]).toEqual([308, `https://${NAME}/open-worlds?x=1`]);
  });

  test("with two servers that are started again in turn, no reader notices, and hardly a change is refused", async ({
    skip,
  }) => {
    const ports = [await freePort(), await freePort()];
    const fronts = await Promise.all(ports.map((port) => listeningFront(port)));
    const running = await startedNginx(ports);
    if (typeof running === "string") return skip(running);
    const statuses = new Map<string, number>();
    let isOver = false;
    const visitor = async (n: number) => {
      const method = n % 2 === 0 ? "GET" : "POST";
      while (!isOver) {
        const answer = await get(running.secure, "/api/v1/x", {}, false, method).catch(({ code }) => ({
          status: code,
        }));
        const key = `${method} ${answer.status}`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
      }
    };
    const visitors = Array.from({ length: 6 }, (_, n) => visitor(n));
    for (let n = 0; n < 10; n++) {
      const at = n % 2;
      await fronts[at]?.stop(5_000);
      fronts[at] = await listeningFront(ports[at] ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    isOver = true;
    await Promise.all(visitors);
    await Promise.all(fronts.map((front) => front.stop(0)));
    const { "POST 502": lost = 0, ...others } = Object.fromEntries(statuses);
    expect(Object.keys(others).sort()).toEqual(["GET 200", "POST 200"]);
    // nginx may not repeat a change that it has sent in the very moment in which a server closed.
    console.log(`${lost} of ${lost + (others["POST 200"] ?? 0)} changes met a closing server, in ten restarts.`);
    expect(lost).toBeLessThan(0.05 * (others["POST 200"] ?? 0));
  });
});

describe("docs/hosting/Caddyfile", () => {
  test("is accepted, and serves over TLS", async ({ skip }) => {
    const caddy = pathOf("caddy");
    if (!caddy) return skip("There is no Caddy here, so its example was not tried.");
    const [plain, secure] = [await freePort(), await freePort()];
    const options = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tskip_install_trust\n\tlocal_certs\n\tstorage file_system ${join(folder, "caddy")}\n}\n`;
    const example = readFileSync("docs/hosting/Caddyfile", "utf8").replace("127.0.0.1:3000", `127.0.0.1:${port}`);
    const file = join(folder, "Caddyfile");
    writeFileSync(file, options + example);
    await started(caddy, ["run", "--config", file, "--adapter", "caddyfile"], secure);
    await expectProxied(secure);
  });
});
