import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "./tests/chromium.ts";
import { COMPILED } from "./tests/http/server.ts";
import { gameInTurn } from "./tests/turn.ts";

// The workers read this file again and take what the first reading chose.
process.env.E2E_PORT ??= String(3200 + Math.floor(Math.random() * 400));
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), "drydock-e2e-"));
if (!process.env.NIGHTLY) process.env.GAME ??= gameInTurn();
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
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
    // Tests watch and change what pages ask for, which they could not behind a service worker. Its own test allows it.
    serviceWorkers: "block",
    launchOptions: { executablePath: chromiumPath() ?? "", args: [...CHROMIUM_FLAGS] },
  },
  webServer: {
    command: "node app/_server/front/main.ts",
    url: `${origin}/readyz`,
    env: {
      PORT: process.env.E2E_PORT,
      DATABASE_FILE: join(process.env.E2E_FOLDER, "test.sqlite"),
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_COMPILE_CACHE: COMPILED,
      // At night one client does for every game what it does for one by day.
      ...(process.env.NIGHTLY ? { RATE_LIMIT: "5" } : {}),
    },
  },
});
