import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "./tests/chromium.ts";
import type { Visit } from "./tests/e2e/page.ts";
import { COMPILED } from "./tests/http/server.ts";
import { gameInTurn } from "./tests/turn.ts";

/** What marks a journey that every run makes on a second visit too. */
const RETURNING = /@returning/;

// The workers read this file again and take what the first reading chose.
process.env.E2E_PORT ??= String(3200 + Math.floor(Math.random() * 400));
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), "drydock-e2e-"));
if (!process.env.NIGHTLY) process.env.GAME ??= gameInTurn();
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig<Visit>({
  testDir: "tests/e2e",
  outputDir: "results/e2e",
  timeout: 60_000,
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
    // By day the journeys that are marked, at night all of them. The tests of the service worker itself bring their own.
    {
      name: "second visit",
      use: { serviceWorkers: "allow", isReturning: true },
      testIgnore: "offline.spec.ts",
      ...(process.env.NIGHTLY ? {} : { grep: RETURNING }),
    },
  ],
  webServer: {
    command: "node --max-semi-space-size=8 app/_server/front/main.ts",
    url: `${origin}/readyz`,
    env: {
      PORT: process.env.E2E_PORT,
      PUBLIC_ORIGIN: origin,
      DATABASE_FILE: join(process.env.E2E_FOLDER, "test.sqlite"),
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_COMPILE_CACHE: COMPILED,
      // At night one client does for every game what it does for one by day.
      ...(process.env.NIGHTLY ? { RATE_LIMIT: "5" } : {}),
    },
  },
});
