// Installs what package-lock.json says, unless that is there already.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const [lock, installed] = ["package-lock.json", "node_modules/.package-lock.json"];
const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
if (!fresh) {
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
}
