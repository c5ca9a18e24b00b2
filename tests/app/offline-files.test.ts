import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fontsIn, keptFiles } from "../../app/_offline/build-workers.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const face = (file: string, letters?: string) =>
  `@font-face{font-family:"A B";src:url(../media/${file}.woff2)format("woff2"),url(../media/${file}.woff)format("woff")${letters ? `;unicode-range:${letters}` : ""}}`;

test.each<[string, string | undefined, boolean]>([
  ["that says nothing of its letters", undefined, true],
  ["of all Latin letters", "U+??,U+131,U+152-153", true],
  ["of what pages need most", "U+20-7E,U+A0", true],
  ["of Latin letters in long form", "U+0000-00FF,U+0131", true],
  ["of rarer Latin letters", "U+100-2BA,U+2BD-2C5", false],
  ["of Greek", "U+370-377,U+37A-37F", false],
  ["of Cyrillic", "U+301,U+400-45F", false],
])("a font %s is kept or left to be asked for", (_, letters, isKept) => {
  expect(fontsIn(face("inter.0a-b_c", letters))).toEqual(isKept ? ["/_next/static/media/inter.0a-b_c.woff2"] : []);
});

test("scripts and styles of a build are kept but those for browsers without service workers, and of other pages", async () => {
  for (const path of ["static/chunks/deep", "server/app/compare", "server/app/[game]/build", "server/app/_not-found"])
    mkdirSync(join(folder, path), { recursive: true });
  const write = (name: string, text = "") => writeFileSync(join(folder, name), text);
  write("build-manifest.json", JSON.stringify({ polyfillFiles: ["static/chunks/old.js"] }));
  for (const name of ["a.js", "a.js.map", "old.js", "deep/b.js"]) write(`static/chunks/${name}`);
  write("static/chunks/c.css", `${face("latin")}${face("greek", "U+370-377")}`);
  write("static/chunks/d.css", face("latin"));
  // What only a page that is not kept asks for is left out, unless a script loads it too.
  for (const name of ["compare.js", "compare.css", "both.js", "lazy.js", "missing.js"]) write(`static/chunks/${name}`);
  write("static/chunks/a.js", 'load("static/chunks/lazy.js")');
  const list = (page: string, ...names: readonly string[]) =>
    write(`server/app/${page}page_client-reference-manifest.js`, JSON.stringify(names));
  list("", "static/chunks/a.js");
  list("compare/", ...["compare.js", "compare.css", "both.js", "lazy.js"].map((name) => `static/chunks/${name}`));
  list("[game]/build/", "static/chunks/both.js");
  list("_not-found/", "static/chunks/missing.js");
  expect(await keptFiles(folder)).toEqual([
    "/_next/static/chunks/a.js",
    "/_next/static/chunks/both.js",
    "/_next/static/chunks/c.css",
    "/_next/static/chunks/d.css",
    "/_next/static/chunks/deep/b.js",
    "/_next/static/chunks/lazy.js",
    "/_next/static/chunks/missing.js",
    "/_next/static/media/latin.woff2",
  ]);
});
