import { defineConfig } from "vitest/config";

/** The tests that `npm run mutation` asks: those of the rules, without a process, a server or a page. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    include: [
      "tests/core/**/*.test.ts",
      "tests/deck/**/*.test.ts",
      "tests/games/**/*.test.ts",
      "tests/laws/{rules,fixes,advice,readings,data,layout}.test.ts",
    ],
  },
});
