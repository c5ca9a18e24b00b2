#!/usr/bin/env node
// An old Node has no such function, and would not come as far as the sentence below if it were named here.
import module from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `drydock needs Node 22.18 or newer, and this is ${process.versions.node}: start it with "npx drydock" after "npm ci".\n`,
  );
  process.exit(2);
}
// A stream of decks takes only seconds, so deep inlining would cost more time than it saves.
setFlagsFromString("--max-inlined-bytecode-size-cumulative=200");
// Keeps compiled code next to the sources, so that the next command starts a third faster.
module.enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/drydock", import.meta.url)));
process.env.DRYDOCK_HOME ??= fileURLToPath(new URL("../..", import.meta.url));
const { main } = await import("./main.ts");
process.exitCode = await main(process.argv.slice(2));
