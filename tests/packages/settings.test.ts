// Every setting that the code reads stands in a table of the documents, and every setting of the tables is read.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { START } from "../http/server.ts";

/** What Node, Next, the build and the tests set for each other. */
const INTERNAL = [
  "DRYDOCK_DATA",
  "DRYDOCK_BUILD",
  "DRYDOCK_RELEASE",
  "NODE_ENV",
  "NEXT_RUNTIME",
  "NEXT_DIST_DIR",
  "__NEXT_PRIVATE_STANDALONE_CONFIG",
];

function settingsOf(document: string): readonly string[] {
  return [...readFileSync(document, "utf8").matchAll(/^\| `([A-Z_]+)(?:=[^`]*)?` \|/gm)].map(([, name = ""]) => name);
}

const sources = ["app", "db", "lib"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8")),
);
const read = new Set(
  sources.flatMap((source) => [...source.matchAll(/\benv\.([A-Z_]+)\b/g)].map(([, name = ""]) => name)),
);

test("the code and the documents know the same settings", () => {
  const documented = [...settingsOf("docs/hosting.md"), ...settingsOf("CONTRIBUTING.md")];
  const asked = [...read].filter((name) => !INTERNAL.includes(name));
  expect(asked.filter((name) => !documented.includes(name))).toEqual([]);
  expect(settingsOf("docs/hosting.md").filter((name) => !read.has(name))).toEqual([]);
});

test("a server is started in the same way everywhere", () => {
  const starts = [
    "package.json",
    "Containerfile",
    "playwright.config.ts",
    "docs/hosting.md",
    "docs/hosting/drydock.service",
  ];
  for (const file of starts) {
    const lines = readFileSync(file, "utf8").match(/.*\bnode\b.*front\/main\.ts.*/g) ?? [];
    expect([file, lines.length > 0]).toEqual([file, true]);
    for (const line of lines) expect([file, line]).toEqual([file, expect.stringContaining(START[0] ?? "none")]);
  }
});

test("the examples for hosting set nothing that is not there", () => {
  const examples = ["compose.yaml", "Containerfile", "docs/hosting/drydock.service"];
  const OTHERS = /^(NEXT_TELEMETRY_DISABLED|POSTGRES_\w+)$/;
  for (const example of examples) {
    const set = [
      ...readFileSync(example, "utf8").matchAll(/(?<=^ENV .*|^Environment=.*|^ {6})\b([A-Z_]{3,})(?==|: )/gm),
    ];
    const names = set.map(([, name = ""]) => name).filter((name) => !OTHERS.test(name));
    expect([example, names.filter((name) => !settingsOf("docs/hosting.md").includes(name))]).toEqual([example, []]);
    expect([example, set.length > 0]).toEqual([example, true]);
  }
});
