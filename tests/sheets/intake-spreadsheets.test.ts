// Tables as people keep them in spreadsheets: other words for columns, decimal commas, merged cells and totals.
import { describe, expect, test } from "vitest";
import { type IntakeChoices, intake } from "../../lib/sheets/intake.ts";
import { gameCalled } from "../decks.ts";

function read(game: string, text: string, choices: IntakeChoices = {}) {
  let id = 0;
  const found = intake(gameCalled(game), text, choices, () => `${id++}`);
  if ("why" in found) throw new Error(found.why);
  return found;
}

const columns = (found: ReturnType<typeof read>) =>
  Object.fromEntries(found.columns.map(({ header, column }) => [header, column]));

const SPUR = [
  "Card Title;Ship or Tactic;Species;Fleet cost;Supply",
  "Iron Lance;Ship;Terran;2,0;3",
  "Pale Wake;Ship;;3,0;3",
  "Long Night;Tactic;;;2",
  "Slow Fire;Ship;;1,0;3",
  "Total;;;=SUM(D2:D5);11",
].join("\n");

describe("what a column is", () => {
  test("follows from other words and from what stands in it", () => {
    expect(columns(read("orions-spur", SPUR))).toEqual({
      "Card Title": "name",
      "Ship or Tactic": "kind",
      Species: "species",
      "Fleet cost": "recruitment",
      Supply: "supply",
    });
    expect(columns(read("conquest-of-fates", "Name\tCommand Quotient\nSun\t3"))).toMatchObject({
      "Command Quotient": "cq",
    });
    expect(columns(read("open-worlds", "Card\tClass\tBanned\nA\t3\tyes"))).toMatchObject({ Banned: "prohibited" });
    expect(columns(read("shoulder-of-orion", "Card,Tech lvl,Cost\nA,2,3"))).toMatchObject({ "Tech lvl": "tier" });
  });

  test("the name is the column of texts that names every row and repeats none", () => {
    const text = "Bezeichnung,Cost,Attack,Health,Flavour\nA Star,1,2,3,same\nB Star,2,3,4,same\nC Star,3,4,5,same";
    expect(columns(read("shoulder-of-orion", text))).toMatchObject({ Bezeichnung: "name", Flavour: undefined });
  });
});

test("a number whose places after the comma are zero is whole, and another one is kept as it is", () => {
  const found = read("orions-spur", SPUR);
  expect(found.rows.map(({ cells }) => cells.recruitment)).toEqual(["2", "3", undefined, "1", "=SUM(D2:D5)"]);
  expect(found.guesses).toContain("“2,0” is read as “2” (1 cell).");
  expect(read("orions-spur", 'name,supply\nA,"2,5"').rows[0]?.cells.supply).toBe("2,5");
});

describe("what is offered for the rows as a whole", () => {
  test("filling merged cells from above, which is done only where it is wanted", () => {
    const found = read("orions-spur", SPUR);
    expect(found.offers.fill).toEqual([{ header: "Species", cells: 4 }]);
    expect(found.rows.map(({ cells }) => cells.species)).toEqual([
      "Terran",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const filled = read("orions-spur", SPUR, { fill: ["Species"], withoutTotals: true });
    expect(filled.rows.map(({ cells }) => cells.species)).toEqual(["Terran", "Terran", "Terran", "Terran"]);
  });

  test("leaving out the totals, which stay in sight", () => {
    expect(read("orions-spur", SPUR).offers.totals).toEqual(["Row 6"]);
    const { rows, left } = read("orions-spur", SPUR, { withoutTotals: true });
    expect(rows).toHaveLength(4);
    expect(left).toEqual([
      { at: "Row 6", text: "Total   =SUM(D2:D5) 11", why: "It adds up the other rows, and is no card." },
    ]);
  });

  test.each([
    ["name,cost\nTotal Eclipse of the Heart,2\nB,1", []],
    ["name,cost\nA,2\nTotal,=2+2", ["Row 3"]],
    ["name,cost\nA,2\nGrand total,", ["Row 3"]],
  ])("%j has totals in %j", (text, totals) => expect(read("shoulder-of-orion", text).offers.totals).toEqual(totals));

  test("nothing for a column that is mostly filled, or that begins empty", () => {
    expect(read("orions-spur", "name,species\nA,X\nB,X\nC,").offers.fill).toEqual([]);
    expect(read("orions-spur", "name,species\nA,\nB,X\nC,").offers.fill).toEqual([]);
  });
});

test("each row says where it was read, and the first ones what of", () => {
  const { rows, places, sample } = read("orions-spur", SPUR);
  expect(rows.map(({ id }) => places.get(id))).toEqual(["Row 2", "Row 3", "Row 4", "Row 5", "Row 6"]);
  expect(sample[0]).toEqual({ row: rows[0]?.id, cells: ["Iron Lance", "Ship", "Terran", "2,0", "3"] });
});
