import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "fast", environment: "node", include: ["tests/**/*.test.ts"], exclude: ["tests/http/**"] } },
    ],
  },
});
