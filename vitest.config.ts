import { defineConfig } from "vitest/config";
import { patience } from "./tests/pace.ts";
import { leftOut, settle } from "./tests/settings.ts";

settle();
const timeout = process.env.NIGHTLY ? 3_600_000 : patience(120_000);
/** Libraries of many small files, which are made one file each: Node is slow to find and to read hundreds of them for every
 * file of tests. */
const BUNDLED = {
  enabled: true,
  include: ["drizzle-orm", "drizzle-orm/better-sqlite3", "drizzle-orm/sqlite-core", "zod"],
  exclude: ["better-sqlite3"],
};
const common = {
  environment: "node" as const,
  // Tests make much that lives briefly. With room for it, the collector of garbage runs less often.
  execArgv: ["--min-semi-space-size=16", "--max-semi-space-size=32"],
  testTimeout: timeout,
  hookTimeout: patience(120_000),
  expect: { poll: { timeout: patience(10_000) } },
  env: {
    // The toy game of the tests stands beside the games of the list.
    DRYDOCK_DATA: "tests/fixtures",
  },
};

/** Tests that only compute: nothing that one file does can be seen by another, so they share what they import. */
const PURE = [
  "tests/{cards,contract,core,deck,desk,fixtures,games,laws,odds,pilots,query,sheets,table,trials}/**/*.test.ts",
  "tests/app/{answers,board-model,choices,colours,import-reading,packing,preview,structural-sharing,symbols,typeface}.test.ts",
];
/** Tests of pages. jsdom takes longer to load than most of them take to run, so they share a window, which each file empties. */
const PAGES = ["tests/app/*.test.tsx", "tests/app/late-scripts.test.ts"];
/** Tests that start processes and wait for disks. `npm run check` leaves them to `npm run verify`. */
const PROCESSES = [
  "tests/http/**/*.test.ts",
  "tests/db/{backup,durable,kill,last-key,move,readiness,saved,waiting}.test.ts",
  "tests/{app/work-thread,app/saved-trouble,cli/process}.test.ts",
];

export default defineConfig({
  test: {
    reporters: process.env.RESULTS ? ["default", ["json", { outputFile: process.env.RESULTS }]] : ["default"],
    // All cores: nobody works beside a run of the tests.
    maxWorkers: "100%",
    // What a file was made into is kept in node_modules, by its content, so the next run reads it.
    experimental: { fsModuleCache: true },
    projects: [
      { test: { ...common, name: "pure", include: PURE, exclude: leftOut(), isolate: false } },
      {
        test: {
          ...common,
          name: "pages",
          environment: "jsdom",
          deps: { optimizer: { client: BUNDLED } },
          include: PAGES,
          exclude: leftOut(),
          isolate: false,
          setupFiles: ["tests/own-modules.ts", "tests/app/new-window.ts"],
        },
      },
      {
        test: {
          ...common,
          name: "fast",
          deps: { optimizer: { ssr: BUNDLED } },
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...PURE, ...PAGES, ...PROCESSES, ...leftOut(), "**/node_modules/**"],
          isolate: false,
          setupFiles: "tests/own-modules.ts",
        },
      },
      {
        test: {
          ...common,
          name: "processes",
          deps: { optimizer: { client: BUNDLED, ssr: BUNDLED } },
          include: PROCESSES,
          exclude: leftOut(),
          globalSetup: "tests/http/shared-server.ts",
        },
      },
    ],
  },
});
