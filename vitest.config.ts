import { defineConfig } from "vitest/config";

const timeout = process.env.NIGHTLY ? 3_600_000 : 120_000;
// The toy game of the tests stands beside the games of the list.
const common = {
  environment: "node" as const,
  testTimeout: timeout,
  hookTimeout: 120_000,
  env: { DRYDOCK_DATA: "tests/fixtures" },
};

export default defineConfig({
  test: {
    reporters: process.env.RESULTS ? ["default", ["json", { outputFile: process.env.RESULTS }]] : ["default"],
    // All cores: nobody works beside a run of the tests.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...common,
          name: "fast",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/http/**", "**/node_modules/**"],
        },
      },
      { test: { ...common, name: "http", include: ["tests/http/**/*.test.ts"] } },
    ],
  },
});
