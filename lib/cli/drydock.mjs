#!/usr/bin/env node
import { fileURLToPath } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `drydock needs Node 22.18 or newer, and this is ${process.versions.node}: start it with "npx drydock" after "npm ci".\n`,
  );
  process.exit(2);
}
process.env.DRYDOCK_HOME ??= fileURLToPath(new URL("../..", import.meta.url));
const { main } = await import("./main.ts");
process.exitCode = await main(process.argv.slice(2));
