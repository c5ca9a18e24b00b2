// Installs what package-lock.json says, unless that is there already. One line says so, and npm is heard only if it fails.
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { step, tell } from "./step.mjs";

const LEAST_NODE = 20;
const [lock, installed] = ["package-lock.json", "node_modules/.package-lock.json"];

/** The status of the installation. */
export async function install() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < LEAST_NODE) {
    tell(`Drydock needs Node ${LEAST_NODE} or newer to install, and this is ${process.versions.node}.`);
    return 1;
  }
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return 0;
  // The packages name the Nodes that they were tried on. They run on the one that comes with them.
  return step(
    "Installing packages. This takes a minute or two.",
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
    "The packages could not be installed. If the network was away, run the command again.",
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await install();
