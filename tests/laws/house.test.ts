import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { games } from "../../lib/games/index.ts";

const CODE = /\.(ts|tsx|mjs|css)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesIn(path);
    return CODE.test(path) ? [path] : [];
  });
}

const all = ["lib", "db", "app"].flatMap(filesIn);
const code = all.filter((file) => !file.endsWith(".css"));
const source = new Map(all.map((file) => [file, readFileSync(file, "utf8")]));
const lengths = code.map((file) => (source.get(file)?.split("\n").length ?? 1) - 1).sort((a, b) => a - b);

describe("the house keeps its budgets", () => {
  test("no file has more than 400 lines, tests and style sheets included", () => {
    const long = [...all, ...["tests", "bench"].flatMap(filesIn)].filter(
      (file) => readFileSync(file, "utf8").split("\n").length - 1 > 400,
    );
    expect(long).toEqual([]);
  });

  test("half of the files have at most 90 lines", () => {
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(90);
  });

  test.each([
    ["page.tsx", 80],
    ["route.ts", 30],
  ])("every %s has at most %i lines", (name, most) => {
    for (const file of code.filter((file) => file.endsWith(`/${name}`))) {
      expect((source.get(file)?.split("\n").length ?? 1) - 1, file).toBeLessThanOrEqual(most);
    }
  });

  test("no file is named for what holds everything", () => {
    expect(code.filter((file) => /\/(utils?|helpers?|common|manager|service|.*impl)\.tsx?$/i.test(file))).toEqual([]);
  });
});

/** A selector without what it says in brackets, so that it can be taken apart. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutBrackets(shorter);
}

// Such a rule is asked of every element of a page, and whenever one comes or goes, those beside it are styled again.
test("no style is for whatever is first or last somewhere", () => {
  for (const file of all) {
    const text = source.get(file) ?? "";
    if (!file.endsWith(".css"))
      expect([file, /\b(space-[xy]|divide-[xy])-/.exec(text)?.[0]]).toEqual([file, undefined]);
    else
      for (const [, said = ""] of text.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};@]+)\{/g))
        for (const selector of withoutBrackets(said).split(",")) {
          const last =
            selector
              .trim()
              .split(/[\s>+~]+/)
              .at(-1) ?? "";
          expect(last, `${file}: ${said.trim()}`).not.toMatch(/^\*?:(first|last|only|nth|empty)/);
        }
  }
});

describe("a game is a value", () => {
  test("its id stands in its own folders and in the two lists alone", () => {
    const lists = ["lib/games/index.ts", "lib/games/art.ts"];
    const ids = games.map(({ id }) => id);
    for (const file of all) {
      const own = ids.find((id) => file.startsWith(`lib/games/${id}/`));
      const named = ids.filter((id) => id !== own && source.get(file)?.includes(id));
      if (!lists.includes(file)) expect([file, named]).toEqual([file, []]);
    }
  });

  test("rules know no clock, no dice, no network and no page", () => {
    for (const file of code.filter((file) => /^lib\/(core|games|query|deck)\//.test(file))) {
      const found = /\b(Date|Math\.random|fetch|setTimeout|process|window|document|localStorage)\b/.exec(
        source.get(file)?.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "") ?? "",
      );
      expect([file, found?.[0]]).toEqual([file, undefined]);
    }
  });
});
