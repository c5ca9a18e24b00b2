// `npm run mutation` changes the rules in one place after the other, and tells which changes no test has noticed. One file
// alone: npm run mutation -- --mutate lib/core/judge/answer.ts
// Laws try the same decks for every change, so that a change is noticed or not, and never by luck.
process.env.SEED ??= "1";

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "mutation.config.ts" },
  mutate: ["lib/core/judge/**/*.ts", "lib/core/card/**/*.ts", "lib/games/*/rules.ts"],
  // What every file does as it is loaded would have to be loaded anew for each change.
  ignoreStatic: false,
  concurrency: 2,
  dryRunTimeoutMinutes: 20,
  tempDirName: "results/mutants",
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: "results/mutation.json" },
  clearTextReporter: { logTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
