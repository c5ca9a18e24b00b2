// What players type and what programs write, and the cards that it is read as.
import { describe, expect, test } from "vitest";
import { MOST_SET_BYTES } from "../../lib/contract/card-set.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Intake, type IntakeChoices, intake } from "../../lib/sheets/intake.ts";
import { emptySheet, templateOf } from "../../lib/sheets/intake-template.ts";
import { textOfBytes } from "../../lib/sheets/intake-text.ts";
import { readSheet } from "../../lib/sheets/sheet.ts";
import { gameCalled } from "../decks.ts";
import { games } from "../every-game.ts";

let last = 0;
const newId = () => String(last++);

function reading(game: Game, text: string, choices: IntakeChoices = {}): Intake {
  const read = intake(game, text, choices, newId);
  if ("why" in read) throw new Error(read.why);
  return read;
}

const cellsOf = (read: Intake) => read.rows.map(({ cells }) => cells);
const why = (game: Game, text: string) => intake(game, text, {}, newId);

/** What the first number and the usual kind of each game are. */
const FIRST: Readonly<Record<string, readonly [column: string, kindColumn: string, kind: string]>> = {
  "open-worlds": ["class", "kind", "orbital"],
  "shoulder-of-orion": ["cost", "type", "warrior"],
  "conquest-of-fates": ["cq", "kind", "unit"],
  "conquest-of-orion": ["cost", "type", "unit"],
  "orions-spur": ["recruitment", "kind", "ship"],
  "toy-game": ["light", "kind", "beacon"],
};

describe.each(games)("typed lines of $name", (game) => {
  const [column = "", kindColumn = "", kind = ""] = FIRST[game.id] ?? [];
  test.each([
    ["Tidecaller, 2, Draw a card, then discard one", "Draw a card, then discard one"],
    ["Tidecaller; 2; Draw a card, then discard one", "Draw a card, then discard one"],
    ["Tidecaller - 2 - Draw a card - then discard one", "Draw a card - then discard one"],
    ["Tidecaller – 2 – Draw a card", "Draw a card"],
    ["Tidecaller | 2 | Draw a card", "Draw a card"],
    ["Tidecaller\t2\tDraw a card", "Draw a card"],
    ["Tidecaller   2   Draw a card", "Draw a card"],
    ["Tidecaller, 2, 'Tis a card", "''Tis a card"],
    ["Tidecaller, 2, -1 to all", "'-1 to all"],
    ["\ufeff\n\n  Tidecaller, 2, Draw a card\n\n", "Draw a card"],
  ])("%s", (line, text) => {
    expect(cellsOf(reading(game, line))).toEqual([{ name: "Tidecaller", [column]: "2", text, [kindColumn]: kind }]);
  });

  test("lines may have more or fewer parts, and every guess is listed", () => {
    const read = reading(
      game,
      "Tidecaller, 2, Draw a card, then discard one\nRiptide, 3\nUndertow\nSwell, Draw a card",
    );
    expect(cellsOf(read).map(({ name, [column]: value, text }) => [name, value, text])).toEqual([
      ["Tidecaller", "2", "Draw a card, then discard one"],
      ["Riptide", "3", undefined],
      ["Undertow", undefined, undefined],
      ["Swell", undefined, "Draw a card"],
    ]);
    for (const { header, how } of read.columns) {
      expect(how).toBe("guessed");
      expect(read.guesses.join(" ")).toContain(`“${header}” is read as`);
    }
    expect(read.guesses.at(-1)).toMatch(/^4 cards say no (kind|type)\. They are read as [A-Z]/);
    expect(read.kind).toEqual({ word: kind, rows: read.rows.map(({ id }) => id) });
    expect(read.left).toEqual([]);
  });

  test("another kind and other columns can be chosen", () => {
    const shape = game.attributes.find(({ name }) => name === game.kind)?.shapes[0];
    const other = (shape?.is === "word" && shape.of?.at(-1)) || "";
    const read = reading(game, "Tidecaller, 2, Flood", { kind: other, columns: { "Number 1": "number" } });
    expect(cellsOf(read)).toEqual([{ name: "Tidecaller", number: "2", text: "Flood", [kindColumn]: other }]);
    const without = reading(game, "Tidecaller, 2, Flood", { columns: { "Number 1": "" } });
    expect(without.left).toEqual([
      { at: "Line 1, “Number 1”", text: "2", why: expect.any(String), header: "Number 1" },
    ]);
  });

  test("every header that is a name, a label or a search word is read, whatever its case", () => {
    for (const { name, label, search } of game.attributes)
      for (const header of [name, name.toUpperCase(), ` ${label} `]) {
        const other = name === "name" ? "text" : "name";
        const { columns } = reading(game, `${other},${header}\nA,1`);
        expect(columns[1], header).toEqual({ header: header.trim(), column: name, how: "read" });
        if (search) expect(reading(game, `name,${search}\nA,1`).columns[1]?.how, search).toBe("read");
      }
  });

  test("a file of another game is refused with that game", () => {
    const file = JSON.stringify({ game: "another-game", set: { id: "a", name: "A" }, cards: [] });
    expect(why(game, file)).toEqual({ why: expect.stringContaining("another-game"), of: "another-game" });
  });

  test("the template is a table of the game, and its examples are sound and no cards", () => {
    const template = templateOf(game);
    const read = reading(game, template);
    expect(read.columns.every(({ how }) => how === "read")).toBe(true);
    expect(read.rows).toEqual([]);
    expect(read.left.map(({ at }) => at)).toEqual(["Row 2", "Row 3"]);
    const own = reading(game, template.replaceAll("Example card", "My card"));
    const { faults, set } = readSheet(game, { game: game.id, id: "a", name: "A", source: "", rows: own.rows });
    expect(faults).toEqual([]);
    expect(set.cards).toHaveLength(2);
    for (const { standIn } of set.cards) expect(standIn).not.toEqual([]);
    expect(emptySheet(game, { id: "a", name: "A" }, 3, newId).rows).toHaveLength(3);
  });

  test("marks are read as “does not exist” or not known, and counted", () => {
    const read = reading(game, `name,text\nA,-\nB,–\nC,none\nD,N/A\nE,?\nF,-`);
    expect(cellsOf(read).map(({ text }) => text)).toEqual(["null", "null", "null", "null", undefined, "null"]);
    expect(read.guesses).toContain("“-” is read as “does not exist” (2 cells).");
    expect(read.guesses).toContain("“?” is read as not known (1 cell).");
  });
});

/** Headers as players write them. Without an attribute for one, its column is not understood. */
const HEADERS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  "open-worlds": {
    Card: "name",
    Type: "kind",
    Cost: "class",
    Def: "defense",
    Effect: "text",
    Clas: "class",
    Artist: undefined,
  },
  "shoulder-of-orion": {
    "Card name": "name",
    Kind: "type",
    Price: "cost",
    HP: "health",
    Atk: "attack",
    Faction: "factions",
  },
  "conquest-of-fates": {
    Title: "name",
    "Card type": "kind",
    Power: "cq",
    Race: "faction",
    Rules: "text",
    Cost: undefined,
  },
  "conquest-of-orion": {
    Name: "name",
    Kind: "type",
    Power: "damage",
    Life: "health",
    Faction: "race",
    Level: "tier",
    Regen: "regeneration",
  },
  "orions-spur": {
    Name: "name",
    Faction: "species",
    Cost: "recruitment",
    "Hit points": "hull",
    Class: "shipClass",
    Points: "vp",
  },
};

describe.each(Object.entries(HEADERS))("headers of %s", (id, headers) => {
  test.each(Object.entries(headers))("%s is %s", (header, column) => {
    const name = column === "name" ? "text" : "name";
    const { columns, guesses, left } = reading(gameCalled(id), `${name};${header}\nA;B`);
    expect(columns[1]?.column).toBe(column);
    if (columns[1]?.how === "guessed") expect(guesses.join(" ")).toContain(`“${header}” is read as`);
    if (column === undefined)
      expect(left).toContainEqual(expect.objectContaining({ header, text: "B", at: `Row 2, “${header}”` }));
  });
});

describe("tables", () => {
  const game = gameCalled("shoulder-of-orion");
  test("a range without headers is told by what stands in it", () => {
    const read = reading(game, 'Foo\tUnion\t2\tWarrior\t"Draw a\ncard"\nBar\tSwarm\t3\tWarrior\tMill\n');
    expect(cellsOf(read)).toEqual([
      { name: "Foo", cost: "2", type: "warrior", text: "Draw a\ncard" },
      { name: "Bar", cost: "3", type: "warrior", text: "Mill" },
    ]);
    expect(read.left).toEqual([
      { at: "“Column 2”", text: "Row 1: Union\nRow 2: Swarm", why: expect.any(String), header: "Column 2" },
    ]);
    const given = reading(game, "Foo\tUnion\t2\tx\nBar\tSwarm\t3\ty", { columns: { "Column 2": "factions" } });
    expect(cellsOf(given).map(({ factions }) => factions)).toEqual(["Union", "Swarm"]);
  });
  test("a title above the headers and a column that is there twice are kept", () => {
    const read = reading(game, "My cards;;\nname;cost;cost\nA;1;2");
    expect(cellsOf(read)).toEqual([{ name: "A", cost: "1", type: "warrior" }]);
    expect(read.left.map(({ at, text }) => [at, text])).toEqual([
      ["Row 1", "My cards"],
      ["Row 3, “cost (2)”", "2"],
    ]);
  });
  test("words in other letters of case, flags and amounts are read", () => {
    expect(cellsOf(reading(game, "name,type\nA,Attack Action\nB,attack_action"))).toEqual([
      { name: "A", type: "attack-action" },
      { name: "B", type: "attack-action" },
    ]);
    const orion = reading(gameCalled("conquest-of-orion"), "name,type,cost\nA,Unit,2 blue and 1 gold");
    expect(cellsOf(orion)).toEqual([{ name: "A", type: "unit", cost: "blue:2|gold:1" }]);
    const worlds = reading(gameCalled("open-worlds"), "name,kind,hostile,h2o\nA,world,x,3");
    expect(cellsOf(worlds)).toEqual([{ name: "A", kind: "world", hostile: "true", h2o: "3" }]);
    expect(worlds.guesses).toEqual(["“x” is read as “true” (1 cell)."]);
  });
  test("the kind that has most of the columns is guessed", () => {
    expect(reading(gameCalled("open-worlds"), "name,h2o,res\nA,3,2").kind?.word).toBe("world");
  });
  test("a text that is too long, and a table of too many cards or columns, is refused with its place", () => {
    expect(why(game, "x".repeat(MOST_SET_BYTES + 1))).toEqual({ why: expect.stringMatching(/^This is 5\.0 MB long/) });
    const rows = Array.from({ length: 5001 }, (_, n) => `Card ${n}`);
    expect(why(game, rows.join("\n"))).toEqual({ why: expect.stringMatching(/^Line 5001: .*5,000 cards/) });
    expect(why(game, `name,cost\n${rows.join(",1\n")},1`)).toEqual({ why: expect.stringMatching(/^Row 5002: /) });
    expect(why(game, JSON.stringify(rows))).toEqual({ why: expect.stringMatching(/^Card 5001: /) });
    expect(why(game, `name${",x".repeat(300)}\nA`)).toEqual({ why: expect.stringMatching(/^Column 201: /) });
    expect(why(game, " \n")).toEqual({ why: "There is nothing to read yet." });
  });
});

describe("JSON", () => {
  const game = gameCalled("shoulder-of-orion");
  test("what is wrong or unknown is kept with its place", () => {
    const read = reading(
      game,
      JSON.stringify({
        game: game.id,
        set: { id: "mine", name: "Mine", author: "Me" },
        note: "hi",
        cards: [
          { name: "A", type: "warrior", cost: "3", attack: { x: [1] }, artist: "Bob", standIn: ["cost", "zzz"] },
          7,
          "B",
        ],
      }),
    );
    expect(read.about).toEqual({ id: "mine", name: "Mine", source: "" });
    expect(cellsOf(read)).toEqual([
      { name: "A", type: "warrior", cost: "3", attack: '{"x":[1]}' },
      { name: "B", type: "warrior" },
    ]);
    expect(read.rows[0]?.standIn).toEqual(["cost"]);
    expect(read.left.map(({ at, text }) => [at, text])).toEqual([
      ["“note”", "hi"],
      ["The set, “author”", "Me"],
      ["Card 2", "7"],
      ["Card 1, attack", '{"x":[1]}'],
      ["Card 1, “standIn”", "zzz"],
      ["Card 1, “artist”", "Bob"],
    ]);
  });
  test("one card, and a list of cards, are read too", () => {
    expect(cellsOf(reading(game, '{"name":"A","type":"item"}'))).toEqual([{ name: "A", type: "item" }]);
    expect(cellsOf(reading(game, '[{"Name":"A","Type":"item"}]'))).toEqual([{ name: "A", type: "item" }]);
  });
  test("JSON that is broken is called so with the place", () => {
    expect(why(game, '{"cards": [}')).toEqual({ why: expect.stringContaining("character 12") });
    expect(why(game, '{"sets": []}')).toEqual({ why: expect.stringContaining("“cards”") });
  });
});

describe("bytes of a file", () => {
  test("windows-1252 is read where it is no UTF-8", () => {
    expect(textOfBytes(Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x80]))).toBe("Café “€");
    expect(textOfBytes(new TextEncoder().encode("Café"))).toBe("Café");
    expect(textOfBytes(new Uint8Array())).toBe("");
  });
});
