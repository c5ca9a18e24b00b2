// CONTRACT, "Command line": codes, and a deck that goes round by code and by text.
import { describe, expect, test } from "vitest";
import { samplesOf } from "../../lib/cards/built-in.ts";
import { games } from "../../lib/games/index.ts";
import { drydock, fileOf, run, shell } from "./run.ts";

const samples = games.flatMap((game) => samplesOf(game).map(({ id, text }) => ({ id, text })));
const encode = async (text: string) => (await run("encode", fileOf(text))).out;

describe("a deck goes round", () => {
  test.each(samples)("$id: text, code, text, code", async ({ text }) => {
    const code = await encode(text);
    expect(code).toMatch(/^[\w-]{5,}\n$/);
    const decoded = await run("decode", code.trim());
    expect(decoded).toMatchObject({ status: 0, err: "" });
    expect(decoded.out).toMatch(/^Game: .*\nFormat: .*\n(?:.*: .*\n)*\n/);
    expect(await encode(decoded.out)).toBe(code);
    const [before, after] = [
      await run("check", "--json", fileOf(text)),
      await run("check", "--json", fileOf(decoded.out)),
    ];
    const findings = ({ out }: { out: string }) =>
      JSON.parse(out)
        .findings.map(({ message }: { message: string }) => message)
        .sort();
    expect(findings(after)).toEqual(findings(before));
  });

  test("through pipes", async () => {
    const text = samples[0]?.text ?? "";
    const line = `"$NODE" "$DRYDOCK" encode - | "$NODE" "$DRYDOCK" decode - | "$NODE" "$DRYDOCK" check -`;
    expect(await shell(line, [], text)).toMatchObject({ status: 0, err: "", out: expect.stringContaining("LEGAL") });
  });

  test("with house rules, options, a name and cards that nobody knows", async () => {
    const text =
      "Game: Conquest of Fates\nFormat: standard\nHouse: copies=3, one-faction\nName: Été\n\nMain\n2 Moss Grazer\n1 Nobody's Card\n";
    const decoded = await run("decode", (await encode(text)).trim());
    expect(decoded.out).toBe(text);
  });
});

test("show prints text, verdict and code, of a code as of a file", async () => {
  const text = samples[0]?.text ?? "";
  const code = (await encode(text)).trim();
  const { out } = await run("show", code);
  expect(out).toMatch(/^Game: Open Worlds\n/);
  expect(out).toMatch(/\nLEGAL · \d+ of \d+ rules hold, 1 tip\n/);
  expect(out).toMatch(new RegExp(`\nCode ${code}\n$`));
  for (const address of [`http://localhost:3000/d/${code}`, `drydock.example/d/${code}/play?seed=7#now`])
    expect(await run("show", address), address).toMatchObject({ out });
});

describe("a code that cannot be read", () => {
  const code = "EPBGnt09NCCFv579yCMuirgXgAgWz4BdwbwqVwe8AAAAAAAc9S9q";
  test.each<[string, string, RegExp]>([
    ["a letter changed", code.replace("F", "G"), /a missing, extra or wrong letter/],
    ["two letters swapped", code.replace("PB", "BP"), /a missing, extra or wrong letter/],
    ["a letter lost", code.slice(0, -1), /a missing, extra or wrong letter/],
    ["a letter more", `${code}A`, /whole/],
    ["another case", code.toLowerCase(), /a missing, extra or wrong letter/],
    ["letters that no code has", "hello world", /is not a code/],
    ["nothing", "", /is not a code/],
    ["a hundred thousand letters", "A".repeat(100_000), /too long for a deck/],
  ])("%s", async (_, word, says) => {
    const { status, out, err } = await run("decode", word);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
    expect(err.split("\n")).toHaveLength(2);
  });

  test("of another game than asked for", async () =>
    expect(await run("decode", code, "--game", "orions-spur")).toEqual({
      status: 2,
      out: "",
      err: "The code is for a deck of Open Worlds, not of Orion's Spur.\n",
    }));
});

test("encode says on the side what the code does not carry", async () => {
  const { status, out, err } = await run("encode", fileOf("Game: Open Worlds\nAuthor: me\n54 Exploit\n"));
  expect([status, out]).toEqual([0, await encode("Game: Open Worlds\n54 Exploit\n")]);
  expect(err).toContain("line 2: “Author: me” was left out");
});

test.each([
  ["a section that is none", "Game: Open Worlds\n[Shelf]\nExploit\n", "no section or no valid count"],
  ["a count that is none", "Game: Open Worlds\n0 Exploit\n", "no section or no valid count"],
  [
    "hundreds of names",
    `Game: Open Worlds\n${Array.from({ length: 300 }, (_, i) => `nobody knows card ${i} at all`).join("\n")}`,
    "too long",
  ],
])("no code carries %s", async (_, text, says) => {
  const { status, out, err } = await run("encode", fileOf(text));
  expect([status, out]).toEqual([2, ""]);
  expect(err).toContain(says);
});

test("a code from standard input", async () =>
  expect((await drydock(["decode", "-"], await encode("Game: Open Worlds\n54 Exploit\n"))).out).toContain(
    "54 Exploit",
  ));
