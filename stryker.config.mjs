// What `npm run mutation` changes, part by part, and the tests that have to notice each change.

import { readdirSync } from "node:fs";

const games = readdirSync("lib/games", { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The rules of a game are judged by that game's own tests of rules: its tables, its oracle and its laws. */
const rulesOf = (game) => ({
  mutate: [`lib/games/${game}/rules.ts`],
  tests: [`tests/games/${game}/{rules,findings,family,readings,before-the-game,oracle,laws}.test.ts`],
});

const CORE = "tests/core/**/*.test.ts";
const RULES = "tests/games/*/{rules,findings}.test.ts";
const TOY = "tests/fixtures/toy-game/laws.test.ts";

export const parts = {
  ...Object.fromEntries(games.map(({ name }) => [name, rulesOf(name)])),
  judge: { mutate: ["lib/core/judge/**/*.ts"], tests: [CORE, RULES, TOY] },
  card: { mutate: ["lib/core/card/**/*.ts", "lib/core/*.ts"], tests: [CORE, RULES, TOY, "tests/cards/**/*.test.ts"] },
  table: { mutate: ["lib/core/table/**/*.ts"], tests: [CORE, TOY, "tests/games/*/by-hand.test.ts"] },
  look: { mutate: ["lib/core/look/**/*.ts"], tests: [CORE, TOY, "tests/deck/{groups,search-groups}.test.ts"] },
};

/** A string with a space in it is wording, which may change while every promise is kept. Lists of names are data. */
const wording = {
  shouldIgnore({ node, parent }) {
    if (parent?.type === "ArrayExpression") return undefined;
    const isPlain = (node.expressions ?? []).every(({ type }) => type === "Identifier" || type === "MemberExpression");
    const texts = node.type === "StringLiteral" ? [node.value] : (node.quasis ?? []).map(({ value }) => value.raw);
    return isPlain && texts.some((text) => text.includes(" ")) ? "wording" : undefined;
  },
};

export const strykerPlugins = [{ kind: "Ignore", name: "wording", factory: () => wording }];

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", import.meta.filename],
  ignorers: ["wording"],
  // The tests of a part are listed above, so they need not be found by what they import.
  vitest: { configFile: "mutation.config.ts", related: false },
  // One change after the other. A busy machine must not pass for a test that has noticed something.
  concurrency: 1,
  timeoutMS: 30_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 10,
  tempDirName: "results/mutants",
  allowConsoleColors: false,
  reporters: ["progress-append-only", "json"],
};
