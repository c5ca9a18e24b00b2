// README's first command, as somebody runs it who comes back: again, with the port taken, after a pull, after Ctrl+C.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { freePort } from "./server.ts";
import { answers, copied, says, serve } from "./serving.ts";

/** A copy with our packages, in which a build notes that it was asked for and is made in no time, or never ends. */
function quickCopy(): string {
  const folder = copied();
  mkdirSync(join(folder, ".next"));
  // What was built is only read.
  for (const entry of readdirSync(".next", { withFileTypes: true })) {
    const at = join(folder, ".next", entry.name);
    if (entry.isFile()) cpSync(join(".next", entry.name), at);
    else symlinkSync(resolve(".next", entry.name), at);
  }
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, ".bin"), { recursive: true });
  for (const name of readdirSync("node_modules"))
    if (!name.startsWith(".")) symlinkSync(resolve("node_modules", name), join(modules, name));
  // Newer than the list of what is to be installed, as npm leaves it.
  writeFileSync(join(modules, ".package-lock.json"), "{}");
  for (const name of readdirSync("node_modules/.bin"))
    if (name !== "next") symlinkSync(resolve("node_modules/.bin", name), join(modules, ".bin", name));
  buildWith(folder, "");
  return folder;
}

function buildWith(folder: string, more: string): void {
  const next = `#!/bin/sh\necho built >> builds\n${more}\n`;
  writeFileSync(join(folder, "node_modules/.bin/next"), next, { mode: 0o755 });
}

function builds(folder: string): number {
  const file = join(folder, "builds");
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;
}

describe("npm run serve", () => {
  test("serves again and again without building, and builds when the code has changed", async () => {
    const folder = quickCopy();
    for (let time = 0; time < 2; time++) {
      const port = await freePort();
      await answers(serve(folder, port), port);
    }
    // The times of files say nothing: a pull, a copy and an editor set them as they like.
    utimesSync(join(folder, "lib/core/words.ts"), new Date(), new Date());
    expect(builds(folder)).toBe(0);
    appendFileSync(join(folder, "lib/core/words.ts"), "\n// a pull brought this\n");
    const port = await freePort();
    await answers(serve(folder, port), port);
    expect(builds(folder)).toBe(1);
    rmSync(join(folder, "instrumentation.ts"));
    const gone = serve(folder, port);
    await says(gone, /Starting the server/);
    expect([builds(folder), gone.said()]).toEqual([2, expect.stringContaining("Building the pages.")]);
  });

  test("says in one sentence that the port is taken", async () => {
    const folder = quickCopy();
    const other = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
    const serving = serve(folder, port);
    expect(await serving.ended).toBe(1);
    other.close();
    expect(serving.said()).toBe(
      `Port ${port} of 127.0.0.1 is in use by another program. Stop that program, or choose another port: PORT=3001 npm run serve\n`,
    );
  });

  test("builds again after a build that was stopped, or that failed", async () => {
    const folder = quickCopy();
    const port = await freePort();
    const sources = readFileSync(join(folder, "lib/core/words.ts"));
    appendFileSync(join(folder, "lib/core/words.ts"), "\n// a change\n");
    buildWith(folder, "echo half > .next/BUILD_ID\nexec sleep 1000");
    const stopped = serve(folder, port);
    while (builds(folder) < 1) await new Promise((resolve) => setTimeout(resolve, 50));
    await stopped.interrupt();
    expect(stopped.said()).toMatch(/Stopped\.\n$/);
    // Not even what was built before counts, as the half of another build lies over it.
    writeFileSync(join(folder, "lib/core/words.ts"), sources);
    buildWith(folder, "echo because of this >&2\nexit 1");
    const failed = serve(folder, port);
    expect([await failed.ended, builds(folder)]).toEqual([1, 2]);
    expect(failed.said()).toMatch(/because of this\n+The pages could not be built\.\n$/);
    buildWith(folder, "");
    const mended = serve(folder, port);
    await says(mended, /Starting the server/);
    expect(builds(folder)).toBe(3);
  });
});
