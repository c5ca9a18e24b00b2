// `npm run serve`: tries the port, installs, builds what is not built yet, and starts the server. One line a step.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const BUILT = ".next/BUILD_ID";
/** What a build is made of. */
const SOURCES = ["app", "db", "lib", "data", "public", "package-lock.json", "next.config.mjs", "postcss.config.mjs"];
const MORE_SOURCES = ["proxy.ts", "instrumentation.ts", "tsconfig.json"];

const tell = (line) => process.stderr.write(`${line}\n`);

const { HOST: host = "127.0.0.1", PORT: port = "3000" } = process.env;

/** Why the server could not listen, before anything is installed or built. What else is wrong it says itself. */
function portFault() {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", ({ code }) => resolve(code === "EADDRINUSE" ? code : undefined));
    server.listen(Number(port), host, () => server.close(() => resolve(undefined)));
  });
}

function newestIn(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function isBuilt() {
  if (!existsSync(BUILT)) return false;
  const built = statSync(BUILT).mtimeMs;
  return [...SOURCES, ...MORE_SOURCES].every((path) => newestIn(path) <= built);
}

/** Runs one of our scripts quietly, and shows what it said only if it fails. */
function run(script) {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "-s", script], {
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) tell(`${stdout}${stderr}`);
  return status === 0;
}

async function serve() {
  if (/^\d+$/.test(port) && (await portFault())) {
    tell(
      `Port ${port} of ${host} is in use by another program. Stop that program, or choose another port: PORT=3001 npm run serve`,
    );
    return 1;
  }
  const { status } = spawnSync(process.execPath, [".ci/install.mjs"], { stdio: "inherit" });
  if (status !== 0) return status ?? 1;
  if (!isBuilt()) {
    tell("Building the pages. This takes about a minute, and only the first time.");
    if (!run("build")) {
      tell("The pages could not be built.");
      return 1;
    }
  }
  tell("Starting the server. Ctrl+C stops it.");
  const server = spawn("npm", ["run", "-s", "start"], { stdio: "inherit", shell: process.platform === "win32" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => signal === "SIGTERM" && server.kill(signal));
  return new Promise((resolve) => server.once("exit", (code) => resolve(code ?? 1)));
}

process.exitCode = await serve();
