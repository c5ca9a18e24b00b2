// README's first command with real builds, in a copy that has nothing but what a build is said to be made of.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "./server.ts";
import { answers, copied, says, serve } from "./serving.ts";

/** Packages are only read, so they are the same files where the folder for temporary files allows it. */
function withPackages(): string {
  const folder = copied();
  const at = [resolve("node_modules"), join(folder, "node_modules")];
  if (spawnSync("cp", ["-al", ...at]).status !== 0) expect(spawnSync("cp", ["-a", ...at]).status).toBe(0);
  // Newer than the list of what is to be installed, as npm leaves it. Written anew, for it is the same file as ours.
  spawnSync("rm", [join(folder, "node_modules/.package-lock.json")]);
  writeFileSync(join(folder, "node_modules/.package-lock.json"), readFileSync("node_modules/.package-lock.json"));
  return folder;
}

test("npm run serve builds in a fresh clone, after Ctrl+C in a build and after a change, and serves what it built", async () => {
  const folder = withPackages();
  const port = await freePort();
  const first = serve(folder, port);
  // In the middle of it, when some of its files are there.
  while (!existsSync(join(folder, ".next/server"))) await new Promise((resolve) => setTimeout(resolve, 50));
  await first.interrupt();
  expect(first.said()).toMatch(/Stopped\.\n$/);
  const page = join(folder, "app/help/page.tsx");
  writeFileSync(page, readFileSync(page, "utf8").replace('title="Keys"', 'title="The keys of the second build"'));
  const second = serve(folder, port);
  await says(second, /Building the pages/);
  await answers(second, port, "/help", "The keys of the second build");
  expect(second.said()).not.toContain("could not");
});
