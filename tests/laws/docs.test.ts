// What the documents say about the code must be true.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { picture } from "../../docs/draw-architecture.ts";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...["docs", "docs/decisions"].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".md"))
      .map((file) => `${folder}/${file}`),
  ),
];

test("the picture of the architecture is drawn from today's imports", () => {
  expect(picture() === readFileSync("docs/architecture.svg", "utf8"), "run npm run picture").toBe(true);
});

test.each(documents)("every file and command that %s names exists", (document) => {
  const text = readFileSync(document, "utf8");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = [...text.matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const named = [...text.matchAll(/`((?:lib|app|db|data|tests|bench|docs|public)\/[\w./[\]-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("no document of ours is longer than it can be read", () => {
  const lines = readFileSync("CONTRIBUTING.md", "utf8").split("\n").length;
  expect(lines).toBeLessThanOrEqual(200);
});
