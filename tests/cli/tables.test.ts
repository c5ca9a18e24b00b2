// Card sets as tables: whatever a spreadsheet writes is read as the page reads it.
import { describe, expect, test } from "vitest";
import { database } from "../../db/client.ts";
import { setById } from "../../db/sets.ts";
import { xlsxOf } from "../sheets/xlsx-file.ts";
import { fileOf, run } from "./run.ts";

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, "utf16le"))]);
const cp1252 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

describe("import", () => {
  test.each<[what: string, game: string, name: string, content: string | Uint8Array, cards: readonly object[]]>([
    [
      "semicolons, a mark, other words and decimal commas",
      "orions-spur",
      "spur.csv",
      "\ufeffCard Title;Ship or Tactic;Fleet cost\r\nIron Lance;Ship;2,0\r\nPale Wake;Ship;3,0\r\n",
      [{ name: "Iron Lance", kind: "ship", recruitment: 2 }, { name: "Pale Wake" }],
    ],
    [
      "UTF-16 with tabs",
      "conquest-of-fates",
      "fates.txt",
      utf16("Name\tKind\tCommand Quotient\r\nSun\tcelestial\t\r\nGuard\tunit\t3\r\n"),
      [{ name: "Sun" }, { name: "Guard", cq: 3 }],
    ],
    [
      "a title above the headers, and a cell with a line break",
      "shoulder-of-orion",
      "shoulder.csv",
      'My cards,,\r\n,,\r\nCard,Type,Rules text\r\nEbb,Item,"Draw a card.\nThen rest."\r\n',
      [{ name: "Ebb", type: "item", text: "Draw a card.\nThen rest." }],
    ],
    [
      "windows-1252",
      "conquest-of-orion",
      "orion.csv",
      cp1252("name;type\r\nÉclat;unit\r\n"),
      [{ name: "Éclat", type: "unit" }],
    ],
    [
      "tabs",
      "open-worlds",
      "worlds.tsv",
      "Card\tKind\tBanned\nRay\tfacility\tyes\n",
      [{ name: "Ray", prohibited: true }],
    ],
    [
      "a spreadsheet",
      "open-worlds",
      "worlds.xlsx",
      xlsxOf([
        ["Card", "Kind", "Income"],
        ["Ray", "Facility", 3],
      ]),
      [{ name: "Ray", kind: "facility", income: 3 }],
    ],
  ])("reads %s", async (_, game, name, content, cards) => {
    const { status, err } = await run("import", fileOf(content, name), "--game", game, "--id", "read");
    expect([status, err]).toEqual([0, expect.not.stringMatching(/cannot be used/)]);
    expect((await setById(await database(), "read"))?.cards).toMatchObject(cards);
    await run("sets", "remove", "read");
  });

  test("says what was guessed and what was left out", async () => {
    const file = fileOf("Card,Kind,Rarity\nRay,facility,common\nTotal,,1\n", "worlds.csv");
    const { status, err } = await run("import", file, "--game", "open-worlds", "--dry-run");
    expect(status).toBe(0);
    expect(err).toContain("“Card” is read as name.");
    expect(err).toContain("There is no column “Rarity” in Open Worlds.");
    expect(err).toContain("Row 3 looks like a total of the others.");
  });

  test("names the row and the column of a fault, as the file calls them", async () => {
    const file = fileOf("Card Title,Kind,Class,Supply\nA,ship,,3\nB,ship,,n/a of them\n", "spur.csv");
    const { status, err } = await run("import", file, "--game", "orions-spur");
    expect(status).toBe(2);
    expect(err).toContain('Row 3, “Supply”: expected a number, got "n/a of them"');
  });
});

test("an answer of the API about a saved set is a set for --cards as it is", async () => {
  const answer = {
    id: "aBcDeFgHiJkL",
    version: 3,
    newest: 3,
    made: 1795766400000,
    game: "shoulder-of-orion",
    set: { id: "mine", name: "Mine", official: false, source: "" },
    cards: [{ name: "Hollow Warden", type: "item" }],
    saved: 1795766400000,
    listed: false,
    url: "https://drydock.example/sets/aBcDeFgHiJkL",
  };
  const file = fileOf(JSON.stringify(answer), "answer.json");
  const { out, err } = await run("check", "--json", "--cards", file, fileOf("Hollow Warden\n"));
  expect(err).toBe("");
  expect(JSON.parse(out).findings.map(({ rule }: { rule: string }) => rule)).not.toContain("deck/unknown-card");
});
