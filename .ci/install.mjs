// Installs what package-lock.json says, unless that is there already. One line says so, and npm is heard only if it fails.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const LEAST_NODE = 20;
const tell = (line) => process.stderr.write(`${line}\n`);
const [lock, installed] = ["package-lock.json", "node_modules/.package-lock.json"];

const major = Number(process.versions.node.split(".")[0]);
if (major < LEAST_NODE) {
  tell(`Drydock needs Node ${LEAST_NODE} or newer to install, and this is ${process.versions.node}.`);
  process.exit(1);
}
const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
if (!fresh) {
  tell("Installing packages. This takes about half a minute.");
  // The packages name the Nodes that they were tried on. They run on the one that comes with them.
  const { status, stderr } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    tell(stderr);
    tell("The packages could not be installed. If the network was away, run the command again.");
  }
  process.exitCode = status ?? 1;
}
