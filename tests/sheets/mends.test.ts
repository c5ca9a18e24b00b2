import { describe, expect, test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { mendedAll, mendsOf } from "../../lib/sheets/mends.ts";
import { attributeOf, type Row, readSheet, type Sheet } from "../../lib/sheets/sheet.ts";
import { gameCalled } from "../decks.ts";
import { games } from "../every-game.ts";

const row = (id: string, cells: Row["cells"]): Row => ({ id, cells, standIn: [], sources: {} });
const sheet = (game: string, ...rows: readonly Row["cells"][]): Sheet => ({
  game,
  id: "mine",
  name: "Mine",
  source: "",
  rows: rows.map((cells, at) => row(String(at), cells)),
});

/** What is offered for the only fault of a row. */
function offered(id: string, cells: Row["cells"]) {
  const game = gameCalled(id);
  const one = sheet(id, cells);
  const { faults } = readSheet(game, one);
  expect(faults).toHaveLength(1);
  const [fault] = faults;
  return fault ? mendsOf(game, one, fault).map(({ sort, says }) => [sort, says]) : [];
}

/** A kind of card that can have an attribute. */
function kindFor(game: Game, attribute: string): Row["cells"] {
  const [shape] = attributeOf(game, game.kind)?.shapes ?? [];
  const all = shape?.is === "word" ? (shape.of ?? []) : [];
  return { [game.kind]: attributeOf(game, attribute)?.kinds?.[0] ?? all[0] ?? "" };
}

describe("a mend", () => {
  test.each<[says: string, game: string, cells: Row["cells"], mends: readonly (readonly string[])[]]>([
    ["the nearest kind", "open-worlds", { name: "A", kind: "facilty" }, [["word", "“facility”"]]],
    [
      "the number inside",
      "conquest-of-fates",
      { name: "A", kind: "unit", cq: "7 CQ" },
      [
        ["number", "“7”"],
        ["unknown", "Not known"],
      ],
    ],
    [
      "a number in words",
      "open-worlds",
      { name: "A", kind: "facility", defense: "ten" },
      [
        ["number", "“10”"],
        ["unknown", "Not known"],
      ],
    ],
    [
      "none, as people write it",
      "open-worlds",
      { name: "A", kind: "facility", defense: "n/a" },
      [
        ["none", "None"],
        ["unknown", "Not known"],
      ],
    ],
    [
      "a flag, as people tick it",
      "conquest-of-fates",
      { name: "A", kind: "unit", apex: "x" },
      [
        ["flag", "“yes”"],
        ["none", "None"],
        ["unknown", "Not known"],
      ],
    ],
    [
      "what another kind has is cleared",
      "open-worlds",
      { name: "A", kind: "world", defense: "3" },
      [["foreign", "Clear Defensive Strength"]],
    ],
    [
      "amounts in another order",
      "conquest-of-orion",
      { name: "A", type: "unit", cost: "2 blue, 1 gold" },
      [
        ["amounts", "“blue:2|gold:1”"],
        ["unknown", "Not known"],
      ],
    ],
    [
      "the parts of a record",
      "orions-spur",
      { name: "A", kind: "ship", weapon: "energy 1, damage 2" },
      [
        ["amounts", "“energy:1|damage:2”"],
        ["unknown", "Not known"],
      ],
    ],
    [
      "numbers with commas",
      "open-worlds",
      { name: "A", kind: "facility", weapons: "2, 3" },
      [
        ["list", "“2|3”"],
        ["unknown", "Not known"],
      ],
    ],
    [
      "words that are nearly those of a list",
      "open-worlds",
      { name: "A", kind: "facility", requires: "habitabel, occupied" },
      [
        ["word", "“habitable|occupied”"],
        ["unknown", "Not known"],
      ],
    ],
    [
      "a name without letters that cannot be seen",
      "open-worlds",
      { name: "A\u0000B", kind: "world" },
      [["letters", "“A B”"]],
    ],
  ])("%s", (_, game, cells, mends) => {
    expect(offered(game, cells)).toEqual(mends);
  });

  test("is not offered where it would not help: a number out of bounds", () => {
    expect(offered("open-worlds", { name: "A", kind: "world", h2o: "77" })).toEqual([["unknown", "Not known"]]);
  });

  test("of a kind is offered even if the card then has too much", () => {
    const game = gameCalled("open-worlds");
    const one = sheet(game.id, { name: "A", kind: "facilty", h2o: "3" });
    const [fault] = readSheet(game, one).faults;
    expect(fault && mendsOf(game, one, fault).map(({ says }) => says)).toEqual(["“facility”"]);
  });

  test("of a row without a name removes it", () => {
    const game = gameCalled("open-worlds");
    const nameless = sheet(game.id, { name: "A", kind: "world" }, { kind: "world" });
    const { faults } = readSheet(game, nameless);
    const [fault] = faults;
    if (!fault) throw new Error("a card without a name is sound");
    expect(mendsOf(game, nameless, fault)).toEqual([{ sort: "nameless", says: "Remove this row" }]);
    expect(mendedAll(game, nameless, faults, "nameless").sheet.rows).toEqual(nameless.rows.slice(0, 1));
  });

  test("of a value that a card can't have is one, however it is written", () => {
    expect(offered("shoulder-of-orion", { name: "A", type: "hero", supertype: "1" })).toEqual([
      ["foreign", "Clear supertype"],
    ]);
  });

  test("of a card that is there twice removes the second row", () => {
    const game = gameCalled("open-worlds");
    const twice = sheet(game.id, { name: "A", kind: "world" }, { name: "a", kind: "world" });
    const { faults } = readSheet(game, twice);
    const [fault] = faults;
    if (!fault) throw new Error("There is no fault.");
    expect(mendsOf(game, twice, fault)).toEqual([{ sort: "twice", says: "Remove this row" }]);
    expect(mendedAll(game, twice, faults, "twice").sheet.rows).toEqual(twice.rows.slice(0, 1));
  });

  test("is made in all rows at once, and leaves other faults alone", () => {
    const game = gameCalled("open-worlds");
    const bad = sheet(
      game.id,
      { name: "A", kind: "facility", defense: "ten", income: "3 RES" },
      { name: "B", kind: "facilty", defense: "4 DS" },
      { name: "C", kind: "facility", defense: "many" },
    );
    const { sheet: after, count } = mendedAll(game, bad, readSheet(game, bad).faults, "number");
    expect(count).toBe(3);
    expect(after.rows.map(({ cells }) => [cells.defense, cells.income])).toEqual([
      ["10", "3"],
      ["4", undefined],
      ["many", undefined],
    ]);
  });

  const TYPED = ["ten", "7 CQ", "x", "-", "1, 2", "blue 2", "2 blue 1 gold", "unti", "\u0007", "99999", "a|b", "a:b"];
  test.each(games)("of whatever is typed makes its fault go, in $name", (game) => {
    const cells = game.attributes.flatMap(({ name }) =>
      TYPED.map((cell) => ({ ...kindFor(game, name), [name]: cell })),
    );
    for (const own of cells) {
      const one = sheet(game.id, { name: "A", ...own });
      for (const fault of readSheet(game, one).faults)
        for (const { row: mended } of mendsOf(game, one, fault)) {
          const { faults } = readSheet(game, { ...one, rows: mended ? [mended] : [] });
          expect(faults.map(({ column }) => column)).not.toContain(fault.column);
        }
    }
  });
});
