// Lists in the forms of programs: what Arena, MTGO, spreadsheets and Drydock itself write, and files that are no lists.
import { describe, expect, test } from "vitest";
import { exportsOf } from "../../app/_builder/exchange/exports.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { CSV_MARK } from "../../lib/cards/csv-row.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { recognise } from "../../lib/deck/list/recognise.ts";
import { type ListReading, readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import { gameCalled, sampleDecks } from "../decks.ts";

const soldiers = builtInPool(gameCalled("shoulder-of-orion"));
const worlds = builtInPool(gameCalled("open-worlds"));

function read(text: string, pool = soldiers): ListReading {
  const list = readText(games, pool, text);
  if (!list.ok) throw new Error(list.faults.map(({ message }) => message).join(" "));
  return list.reading;
}

const said = ({ deck }: ListReading) => [
  ...deck.entries.map(({ section, card, count }) => `${section} ${count} ${card.label}`),
  ...deck.misread.map(({ why, section, text, count }) => `${why} ${section} ${count} ${text}`),
];

describe("a title above the first header or heading", () => {
  test.each([
    ["a heading", "My deck v2 (from discord)\nHeroes (1)\nForeman Okoro"],
    ["a heading after an empty line", "My deck v2 (from discord)\n\nHeroes\nForeman Okoro"],
    ["a header", "My deck v2 (from discord)\nGame: Shoulder of Orion\nForeman Okoro"],
  ])("is the deck's name over %s, and is told of", (_, list) => {
    const reading = read(list);
    expect(said(reading)).toEqual(["heroes 1 Foreman Okoro"]);
    expect(reading.deck.name).toBe("My deck v2 (from discord)");
    expect(reading.guessed).toEqual([{ line: 1, text: "My deck v2 (from discord)", as: "the deck’s name" }]);
  });

  test("is a card if it nearly is one, and if cards follow", () => {
    expect(said(read("Foreman Okorro\nMain\n3 Oathblade"))).toEqual([
      "main 3 Oathblade",
      "unknown-card main 1 Foreman Okorro",
    ]);
    expect(said(read("Nobody at All\n3 Oathblade\nMain\n3 Kestrel Pilot"))).toContain(
      "unknown-card main 1 Nobody at All",
    );
    expect(said(read("Nobody at All"))).toEqual(["unknown-card main 1 Nobody at All"]);
  });

  test("does not replace a name that the list gives", () => {
    const reading = read("Sunday\nName: Monday\nMain\n3 Oathblade");
    expect(reading.deck.name).toBe("Monday");
    expect(reading.notUnderstood).toEqual([{ line: 1, text: "Sunday", why: "The list has a name already." }]);
  });
});

describe("the name of a game alone on the first line", () => {
  test.each(games.map((game) => [game.name, game] as const))("%s says what the list is for", (name, game) => {
    const [card] = builtInPool(game).cards;
    for (const first of [name, name.toLowerCase(), `**${name}**`, `# Sunday\n\n${name}`]) {
      const text = `${first}\n2 ${card?.label}`;
      expect(recognise(games, (one) => builtInPool(one), text)).toMatchObject({ ok: true, game: { id: game.id } });
      const [list, rest] = [text, `2 ${card?.label}`].map((one) => readText(games, builtInPool(game), one));
      expect(list).toEqual(rest);
    }
  });

  test("decides where the cards don't, and leaves the header the last word", () => {
    const gameOf = (text: string) => {
      const found = recognise(games, (one) => builtInPool(one), text);
      return found.ok ? found.game.id : undefined;
    };
    expect(gameOf("Open Worlds\n3 Nobody")).toBe("open-worlds");
    expect(gameOf("Open Worlds\nGame: Shoulder of Orion\n3 Nobody")).toBe("shoulder-of-orion");
    expect(gameOf("3 Oathblade\nOpen Worlds")).toBe("shoulder-of-orion");
  });

  test("makes the line above it the deck's name", () => {
    expect(read("Sunday\nShoulder of Orion\n3 Oathblade").deck.name).toBe("Sunday");
  });
});

test("a list of Arena gives its name and its sections", () => {
  const reading = read("About\nName My Deck\n\nDeck\n3 Oathblade\n\nSideboard\n2 Kestrel Pilot");
  expect(reading.deck.name).toBe("My Deck");
  expect(said(reading)).toEqual(["main 3 Oathblade", "sideboard 2 Kestrel Pilot"]);
  expect(reading.notUnderstood).toEqual([]);
});

describe("the part after the empty line of a list without headings, as MTGO writes it", () => {
  const forty = soldiers.cards.filter(({ card }) => Reflect.get(card, "type") !== "hero").slice(0, 15);
  const lines = (from: number, to: number) => forty.slice(from, to).map(({ label }) => `3 ${label}`);

  test("is the sideboard below a whole deck, and is told of", () => {
    const reading = read([...lines(0, 14), "", ...lines(14, 15), "1 Foreman Okoro"].join("\n"));
    expect(reading.deck.entries.filter(({ section }) => section === "sideboard")).toHaveLength(1);
    expect(reading.deck.entries.filter(({ section }) => section === "heroes")).toHaveLength(1);
    expect(reading.guessed[0]?.as).toBe("The cards after the empty line, from line 16 on, are read as the Sideboard.");
  });

  test("is never added to a deck that it makes too large without a word", () => {
    const reading = read([...lines(0, 10), "", ...lines(10, 14)].join("\n"));
    expect(reading.guessed[0]?.as).toMatch(/^The cards from line 12 on are read as Main\. Put “Sideboard” above them/);
  });

  test.each([
    ["it only completes the deck", [...lines(0, 7), "", ...lines(7, 13)]],
    ["the list has several parts", [...lines(0, 7), "", ...lines(7, 13), "", ...lines(13, 15)]],
    ["the list has headings", ["Main", ...lines(0, 14), "", ...lines(14, 15)]],
  ])("is the deck's where %s", (_, list) => {
    const reading = read(list.join("\n"));
    expect(new Set(reading.deck.entries.map(({ section }) => section))).toEqual(new Set(["main"]));
    expect(reading.guessed).toEqual([]);
  });
});

describe("tables with named columns", () => {
  test.each([
    ["commas", 'Count,Name,Section\n3,Oathblade,Main\n2,"Kestrel Pilot",Sideboard'],
    ["semicolons, in another order", "\ufeffCard;Qty;Board\r\nOathblade;3;main\r\nKestrel Pilot;2;side"],
    ["tabs", "Quantity\tCard name\tSection\n3\tOathblade\tMain\n2\tKestrel Pilot\tSideboard"],
  ])("with %s", (_, list) => expect(said(read(list))).toEqual(["main 3 Oathblade", "sideboard 2 Kestrel Pilot"]));

  test("keep the lines of what is wrong", () => {
    const { deck } = read("count,name\n3,Oathblade\n\n2,Oathbladder\n100,Kestrel Pilot");
    expect(deck.misread.map(({ why, line }) => [why, line])).toEqual([
      ["unknown-card", 4],
      ["bad-count", 5],
    ]);
  });
});

describe("what Drydock exports", () => {
  test.each(games)("of $name is read as the same deck in each form", (game) => {
    const pool = builtInPool(game);
    const [deck] = sampleDecks(pool);
    if (!deck) throw new Error(game.id);
    for (const { name, text } of exportsOf(pool, { deck, draft: {}, report: { code: null } })) {
      const list = readText(games, pool, text, name === "JSON" || name === "Text" ? {} : { ...deck });
      if (!list.ok) throw new Error(`${name}: ${list.faults.map(({ message }) => message).join(" ")}`);
      const { deck: again, notUnderstood } = list.reading;
      const lines = ({ entries }: typeof deck) =>
        entries.map(({ section, card, count }) => `${section} ${count} ${card.label}`).sort();
      expect(lines(again), name).toEqual(lines(deck));
      expect([again.misread, notUnderstood], name).toEqual([[], []]);
      if (name === "JSON") expect(again).toMatchObject({ name: deck.name, format: deck.format, house: deck.house });
      expect(recognise(games, (one) => builtInPool(one), text)).toMatchObject({ ok: true, game: { id: game.id } });
    }
  });

  test.each(["=1+2", '＝Sum; of"all"', "-3", "＠ a, b", "+", "'quoted"])("as CSV keeps a card called %s", (name) => {
    const card = { name, kind: "facility" };
    const own = { game: worlds.game.id, id: "own", name: "Own", official: false, source: "", cards: [card] };
    const pool = new Pool(worlds.game, [own]);
    const [entry] = pool.cards;
    if (!entry) throw new Error(name);
    const settings = { format: worlds.game.formats[0].id, options: {}, house: {}, misread: [] };
    const deck = { ...settings, entries: [{ section: "player", card: entry.known, count: 2 }] };
    const csv = exportsOf(pool, { deck, draft: {}, report: { code: null } }).find(({ file }) => file.endsWith(".csv"));
    const list = readText(games, pool, `${CSV_MARK}${csv?.text}`, settings);
    expect(list.ok && list.reading.deck).toMatchObject({ misread: [], entries: [{ card: entry.known, count: 2 }] });
  });

  test("as JSON keeps the lines of what is wrong", () => {
    const text = JSON.stringify(
      {
        deck: {
          sections: {
            player: [
              ["Exploit", 2],
              ["Exploitt", 1],
            ],
          },
        },
      },
      null,
      2,
    );
    expect(read(text, worlds).deck.misread).toMatchObject([
      { text: "Exploitt", line: text.split("Exploitt")[0]?.split("\n").length },
    ]);
  });
});

describe("files that are no lists are named, with the way out", () => {
  test.each([
    ["PK\u0003\u0004\u0014\u0000\u0006[Content_Types].xml", "spreadsheet (.xlsx)", "save it as CSV"],
    [`PK\u0003\u0004${"x".repeat(70_000)}`, "spreadsheet (.xlsx)", "save it as CSV"],
    ['<?xml version="1.0"?>\n<cockatrice_deck version="1">', "Cockatrice", "paste that"],
    [
      '<?xml version="1.0"?>\n<Deck xmlns:xsd="x">\n<NetDeckID>0</NetDeckID>\n<Cards CatID="1" />',
      "Magic Online",
      "text file",
    ],
    ['<?xml version="1.0"?><deck game="x"><section name="Main"/></deck>', "XML", "one card a line"],
    ['{"SaveName":"","ObjectStates":[{"Name":"DeckCustom"}]}', "Tabletop Simulator", "one card a line"],
    ['{"id":1,"name":"Roland","investigator_code":"01001","slots":{"01006":1}}', "ArkhamDB", "text version"],
    ['{"cards": 5}', "JSON", "one card a line"],
    ['{"cards": ', "JSON", "one card a line"],
    ["abc\u0000def", "not text", "list of cards"],
  ])("%j", (text, what, out) => {
    const list = readText(games, soldiers, text);
    const message = list.ok ? "" : list.faults.map((fault) => fault.message).join(" ");
    expect(message).toContain(what);
    expect(message).toContain(out);
    expect(recognise(games, (one) => builtInPool(one), text)).toMatchObject({ ok: false, message });
  });
});
