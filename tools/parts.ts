// Heavy parts of the suite. Each runs when a file that it tries differs from what it was in the part's last full run, which
// tests/last-full.json remembers; `node tools/suite.ts full` and NIGHTLY=1 run all of them and write that file.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

export interface Part {
  readonly name: string;
  /** The files of tests. */
  readonly tests: readonly string[];
  /** What they import, start or ask. Packages, and what all tests share, are added to it. */
  readonly tries: readonly string[];
}

/** What everything stands on. */
const COMMON = ["package-lock.json", "tests/*.ts", "{vitest,playwright}.config.ts"];
const SERVER = [
  "db/**",
  "app/_server/**",
  "app/**/route.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "lib/contract/**",
];

export const PARTS: readonly Part[] = [
  {
    name: "games at length",
    tests: [
      "tests/{trials,pilots}/*.test.ts",
      "tests/cli/{trials,texts-in-play}.test.ts",
      "tests/referees/*.test.ts",
      "tests/games/*/oracle.test.ts",
      "tests/work/*.test.ts",
      "tests/laws/answers.test.ts",
    ],
    tries: [
      "lib/**",
      "data/**",
      "app/_server/cards.ts",
      "tests/{trials,pilots,cli,referees,games,work,fixtures,odds,query,deck,table}/**",
    ],
  },
  {
    name: "kills and troubles of servers and databases",
    tests: [
      "tests/http/{kill-saves,stop,ready,start}.test.ts",
      "tests/db/{kill,durable,last-key,backup,move,readiness,waiting}.test.ts",
      "tests/app/saved-trouble.test.ts",
    ],
    tries: [
      ...SERVER,
      "lib/{cards,cli,deck/saved}/**",
      "lib/core/{random,card/card}.ts",
      "tests/{http,db}/*.ts",
      "tests/app/{saved-*,deck-request}.ts",
      "tests/cli/run.ts",
    ],
  },
  {
    name: "any request",
    tests: ["tests/http/fuzz.test.ts"],
    tries: [...SERVER, "app/**", "lib/{cards,deck,query}/**", "tests/http/*.ts"],
  },
  {
    name: "installing, building, packing and proxies",
    tests: ["tests/http/{serve-build,pack,proxy}.test.ts"],
    tries: [
      ".ci/**",
      "package.json",
      "tsconfig.json",
      "next.config.mjs",
      "postcss.config.mjs",
      "lib/{cli,contract}/**",
      "app/_offline/**",
      "app/_server/front/**",
      "docs/hosting/**",
      "tests/http/*.ts",
    ],
  },
  {
    name: "cards and paper as drawn",
    tests: ["tests/e2e/{hands,art,sheet}.spec.ts"],
    tries: [
      "lib/{art,games,core,cards,deck}/**",
      "data/**",
      "app/**/*.css",
      "app/{_ui,_deck,_table,d}/**",
      "app/layout.tsx",
      "tests/e2e/*.ts",
    ],
  },
];

interface FullRun {
  readonly hash: string;
  readonly commit: string;
}
type FullRuns = Readonly<Record<string, FullRun>>;

const KEPT = "tests/last-full.json";

/** The files of a part's tests, and those that they try. */
export function filesOf({ tests, tries }: Part): readonly string[] {
  const found = globSync([...tests, ...tries, ...COMMON]).filter((path) => statSync(path).isFile());
  return [...new Set(found)].sort();
}

export function hashOf(part: Part): string {
  const hash = createHash("sha256");
  for (const path of filesOf(part)) hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("base64url").slice(0, 22);
}

export function fullRuns(file = KEPT): FullRuns {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The parts that need not run again. */
export function unchanged(runs = fullRuns(), parts = PARTS): readonly (Part & Pick<FullRun, "commit">)[] {
  return parts.flatMap((part) => {
    const last = runs[part.name];
    return last && last.hash === hashOf(part) ? [{ ...part, commit: last.commit }] : [];
  });
}

/** Remembers that everything has run and passed. */
export function noteFullRun(file = KEPT, parts = PARTS): void {
  const { stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  const runs = parts.map((part): [string, FullRun] => [part.name, { hash: hashOf(part), commit: stdout.trim() }]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(runs), undefined, 2)}\n`);
}
