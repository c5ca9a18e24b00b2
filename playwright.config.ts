import { execSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { gameInTurn } from "./tests/turn.ts";

// The workers read this file again and take what the first reading chose.
process.env.E2E_PORT ??= String(3200 + Math.floor(Math.random() * 400));
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), "drydock-e2e-"));
if (!process.env.NIGHTLY) process.env.GAME ??= gameInTurn();
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The shell without windows comes first: it draws the same pages in half the time. */
function chromium(): string {
  const found = ["chromium-headless-shell", "chromium", "chromium-browser"].map((name) => `command -v ${name}`);
  return (
    process.env.CHROMIUM_PATH ??
    execSync(`${found.join(" || ")} || true`)
      .toString()
      .trim()
  );
}

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "results/e2e",
  timeout: 60_000,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: process.env.RESULTS ? [["line"], ["json", { outputFile: process.env.RESULTS }]] : [["line"]],
  use: {
    baseURL: origin,
    launchOptions: {
      executablePath: chromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node app/_server/front/main.ts",
    url: `${origin}/readyz`,
    env: {
      PORT: process.env.E2E_PORT,
      DATABASE_FILE: join(process.env.E2E_FOLDER, "test.sqlite"),
      NEXT_TELEMETRY_DISABLED: "1",
    },
  },
});
