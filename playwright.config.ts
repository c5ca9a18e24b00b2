import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "./tests/chromium.ts";
import type { Visit } from "./tests/e2e/page.ts";
import { COMPILED } from "./tests/http/server.ts";
import { patience } from "./tests/pace.ts";
import { leftOut, settle } from "./tests/settings.ts";

// The workers read this file again and take what the first reading chose.
settle();
process.env.E2E_PORT ??= process.env.SHARED_ORIGIN
  ? new URL(process.env.SHARED_ORIGIN).port
  : String(3200 + Math.floor(Math.random() * 400));
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), "drydock-e2e-"));
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Where a run of these tests alone is served from. The suite has a server for all its tests. */
const OWN_SERVER = {
  command: "node --max-semi-space-size=8 app/_server/front/main.ts",
  url: `${origin}/readyz`,
  timeout: patience(60_000),
  env: {
    PORT: process.env.E2E_PORT,
    PUBLIC_ORIGIN: origin,
    DATABASE_FILE: join(process.env.E2E_FOLDER, "test.sqlite"),
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_COMPILE_CACHE: COMPILED,
    RATE_LIMIT: "off",
  },
};
const SECOND_VISIT = {
  name: "second visit",
  use: { serviceWorkers: "allow" as const, isReturning: true },
  testIgnore: "offline.spec.ts",
};

export default defineConfig<Visit>({
  testDir: "tests/e2e",
  testIgnore: leftOut().map((file) => `**/${file}`),
  outputDir: "results/e2e",
  timeout: patience(180_000),
  expect: { timeout: patience(20_000) },
  retries: 0,
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: process.env.RESULTS ? [["line"], ["json", { outputFile: process.env.RESULTS }]] : [["line"]],
  use: {
    baseURL: origin,
    launchOptions: { executablePath: chromiumPath() ?? "", args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    // On a first visit no service worker is in charge yet. With it blocked, none takes over in the middle of a test.
    { name: "first visit", use: { serviceWorkers: "block" } },
    // At night every journey is made on a second visit too. By day the tests of the service worker itself make the long ones.
    ...(process.env.NIGHTLY ? [SECOND_VISIT] : []),
  ],
  ...(process.env.SHARED_ORIGIN ? {} : { webServer: OWN_SERVER }),
});
