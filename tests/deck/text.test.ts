import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { writeText } from "../../lib/deck/list/write.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { games } from "../../lib/games/index.ts";
import { gameCalled } from "../decks.ts";
import { runs } from "../runs.ts";

const pool = builtInPool(gameCalled("open-worlds"));

function read(list: string) {
  const result = readText(games, pool, list);
  if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join("\n"));
  return result.reading;
}

/** Section, card and count of every line, and for misread lines what is wrong. */
function said(list: string): string[] {
  const { deck } = read(list);
  const cards = deck.entries.map(({ section, card, count }) => `${section} ${count} ${card.label}`);
  return [...cards, ...deck.misread.map(({ why, section, text, count }) => `${why} ${section} ${count} ${text}`)];
}

describe("one card a line, however people type it", () => {
  test.each([
    ["a count before", "5 Exploit", "player 5 Exploit 1"],
    ["with an x", "5x Exploit", "player 5 Exploit 1"],
    ["apart", "5 x Exploit", "player 5 Exploit 1"],
    ["without a space", "5xExploit", "player 5 Exploit 1"],
    ["a name that begins with an X", "4 Xanthe's Anvil", "worlds 4 Xanthe's Anvil"],
    ["with a real times sign", "5× Exploit", "player 5 Exploit 1"],
    ["a count behind", "Exploit x5", "player 5 Exploit 1"],
    ["no count", "Exploit", "player 1 Exploit 1"],
    ["the number belongs to the name", "City 20", "player 1 City 20"],
    ["and a count goes before it", "2 City 20", "player 2 City 20"],
    ["or behind", "City 20 x2", "player 2 City 20"],
    ["in brackets", "City (20)", "player 1 City 20"],
    ["in square brackets", "City [20]", "player 1 City 20"],
    ["behind a stroke", "3 City/20", "player 3 City 20"],
    ["whatever the case", "bATTLE sTATION 25", "player 1 Battle Station 25"],
    ["whatever the spacing", "Battle  Station25", "player 1 Battle Station 25"],
    ["whatever the accents", "Éxploit", "player 1 Exploit 1"],
    ["a bullet", "- 2 Exploit", "player 2 Exploit 1"],
    ["another bullet", "* Exploit", "player 1 Exploit 1"],
    ["a tab", "2\tExploit", "player 2 Exploit 1"],
    ["a category mark", "2 Exploit [Facility]", "player 2 Exploit 1"],
    ["a tag", "2 Exploit #economy", "player 2 Exploit 1"],
    ["a comment behind", "2 Exploit // cheap", "player 2 Exploit 1"],
    ["in bold", "**2 Exploit**", "player 2 Exploit 1"],
    ["a set's mark", "2 Exploit (OWP) 14", "player 2 Exploit 1"],
    ["a count before a number in brackets", "2 City (20)", "player 2 City 20"],
    ["a number in brackets that no card has", "Exploit (5)", "unknown-card player 1 Exploit (5)"],
    ["the number of an ordered list", "2. City 30", "player 1 City 30"],
    ["in italics", "5 *Exploit*", "player 5 Exploit 1"],
    ["a line of nothing but signs before it", "---\n5 Exploit", "player 5 Exploit 1"],
    ["an endless count", "1000000000000 Exploit", "bad-count player 1000000000000 Exploit"],
    ["a name with a number of its own", "Phoebe K2", "worlds 1 Phoebe K2"],
    ["a card that has no number", "Scout", "player 1 Scout"],
    ["several cards have the name", "City", "ambiguous-card player 1 City"],
    ["several copies of them", "20 City", "ambiguous-card player 20 City"],
    ["no card has it", "Dreadnought", "unknown-card player 1 Dreadnought"],
    ["no card has the number", "City 11", "unknown-card player 1 City 11"],
    ["none", "0 Exploit", "bad-count player 0 Exploit"],
    ["too many", "100 Exploit", "bad-count player 100 Exploit"],
    ["a part of a card", "2.5 Exploit", "bad-count player 2.5 Exploit"],
    ["fewer than none", "-3 Exploit", "bad-count player -3 Exploit"],
    ["a thousand with a comma", "1,000 Exploit", "bad-count player 1000 Exploit"],
    ["a thousand with a point", "1.000 Exploit", "bad-count player 1000 Exploit"],
    ["what is no number", "1.2.3 Exploit", "unknown-card player 1 1.2.3 Exploit"],
    ["an x before the count", "x5 Exploit", "player 5 Exploit 1"],
    ["in quotation marks", "5 “Exploit”", "player 5 Exploit 1"],
    ["letters that cannot be seen", "5 Ex\u00adplo\u200dit\u202e", "player 5 Exploit 1"],
  ])("%s", (_, line, expected) => expect(said(line)).toEqual([expected]));

  test("lines of one card in one section add up", () => {
    for (const list of ["9x Outpost", "Outpost x9", "9 Outpost", "Outpost\n".repeat(9)])
      expect(said(list)).toEqual(["player 9 Outpost 1"]);
  });
});

describe("sections and headers", () => {
  test.each([
    ["alone on its line", "Worlds\nKoti"],
    ["with a colon", "Worlds:\nKoti"],
    ["in brackets", "[worlds]\nKoti"],
    ["between signs", "== Worlds ==\nKoti"],
    ["with its count", "Worlds (1)\nKoti"],
    ["on the card's own line", "W: Koti"],
    ["none: a world finds its place", "Koti"],
    ["after a mark of order", "\ufeffWorlds\r\nKoti"],
    ["after another section", "Player\n\nWorlds Deck:\nKoti"],
  ])("a section %s", (_, list) => expect(said(list)).toEqual(["worlds 1 Koti"]));

  test.each([
    ["shoulder-of-orion", "SB: Border Rifles", "sideboard"],
    ["shoulder-of-orion", "Side: Border Rifles", "sideboard"],
    ["shoulder-of-orion", "Side board: 2 Border Rifles", "sideboard"],
    ["shoulder-of-orion", "Main deck: Banneret Apollo", "main"],
    ["orions-spur", "Front row: 2x Ceres Picket", "front"],
    ["orions-spur", "Fleet: Ceres Picket", "flagship"],
  ])("%s: any name of a section goes before a card: %s", (id, line, section) => {
    const result = readText(games, builtInPool(gameCalled(id)), line);
    expect(result.ok && result.reading.deck.entries.map((entry) => entry.section)).toEqual([section]);
  });

  test("a section that the game does not have is named", () =>
    expect(said("[Maybeboard]\n2 Exploit")).toEqual(["wrong-section Maybeboard 2 Exploit"]));

  test.each(["Sideboard", "SIDE BOARD", "Heroes", "Maybeboard", "Tactics"])(
    "%s alone on its line is a section of other games, and no card",
    (word) =>
      expect(said(`5 Exploit\n${word}\n2 Outpost`)).toEqual(["player 5 Exploit 1", `wrong-section ${word} 2 Outpost`]),
  );

  test("a count that is none cannot be mended by moving it", () => {
    const { deck } = read("[Maybeboard]\n2.5 Quarry\n100 Outpost\n2 Exploit");
    const fixes = judge(pool, deck)
      .findings.filter(({ rule }) => rule === "deck/wrong-section")
      .map((f) => f.fixes.length);
    expect(fixes).toEqual([0, 0, 2]);
  });

  test("kinds of cards as headings are no sections", () => {
    const reading = read("Facilities (2)\nExploit\nOutpost\nOrbitals\nScout");
    expect(reading.guessed.map(({ text }) => text)).toEqual(["Facilities (2)", "Orbitals"]);
    expect(reading.deck.entries).toHaveLength(3);
  });

  test("header lines in any order", () => {
    const { deck } = read("Name: Smith Boson F.E.\nformat: INTRODUCTORY\nGame: Open Worlds\n\n5 Exploit");
    expect([deck.name, deck.format]).toEqual(["Smith Boson F.E.", "introductory"]);
  });

  test("what is asked for beside the list goes before its header", () => {
    const result = readText(games, pool, "Format: introductory\n5 Exploit", { format: "standard" });
    expect(result.ok && result.reading.deck.format).toBe("standard");
  });

  test.each([
    [
      "an unknown format",
      "Format: vintage\nExploit",
      "Open Worlds has no format “vintage”. It has standard and introductory.",
    ],
    ["an unknown house rule", "House: two-cities\nExploit", "Open Worlds has no house rule “two-cities”. It has none."],
    ["too many lines", "Exploit\n".repeat(1001), "The list has 1001 lines, but at most 1000 are read."],
    ["too long", "x".repeat(65_537), "The list is longer than 64 KiB. No deck needs that much."],
    ["no text", "Exploit\u0000", "This is not text. Use a list of cards."],
  ])("%s is said in one sentence", (_, list, message) => {
    expect(readText(games, pool, list)).toEqual({ ok: false, faults: [expect.objectContaining({ message })] });
  });

  test.each([
    ["a header", "Name: x\nFormat: vintage", {}, 2],
    ["what goes before the header", "Name: x\nFormat: standard", { format: "vintage" }, undefined],
  ])("a fault of %s stands where it was made", (_, list, over, line) => {
    const result = readText(games, pool, list, over);
    expect(result.ok ? [] : result.faults.map((fault) => fault.line)).toEqual([line]);
  });

  test("of several house rules the one at fault is pointed at", () => {
    const fates = builtInPool(gameCalled("conquest-of-fates"));
    const result = readText(games, fates, "House: copies=9\nHouse: one-faction\n", { house: { "one-celestial": 2 } });
    expect(result.ok ? [] : result.faults.map(({ line, about }) => [line, about])).toEqual([
      [1, "house.copies"],
      [undefined, "house.one-celestial"],
    ]);
  });

  test("an option of another format names that format", () => {
    const result = readText(games, builtInPool(gameCalled("orions-spur")), "Points: 6");
    expect(result.ok ? [] : result.faults).toEqual([
      {
        line: 1,
        about: "options.points",
        message: "Orion's Spur standard has no option “points”. That is for the format points.",
      },
    ]);
  });

  test("an option that is no number is said without one", () => {
    const result = readText(games, builtInPool(gameCalled("orions-spur")), "VP: many");
    expect(result.ok ? [] : result.faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^[\w ]+ is a whole number from \d+ to \d+\.$/),
    ]);
  });

  test("a thousand lines are read", () =>
    expect(said("Exploit\n".repeat(1000))).toEqual(
      ["bad-count player 1000 Exploit"].slice(1).concat("player 1000 Exploit 1"),
    ));

  test.each([
    ["with signs of other tools", "Name: Deck [v2] // x #1", "Deck [v2] // x #1"],
    ["that looks like a comment", "Name: #1", "#1"],
  ])("a deck's name %s is kept whole", (_, line, name) => expect(read(`${line}\n5 Exploit`).deck.name).toBe(name));

  test.each([
    ["nothing behind a header", "Format:\n5 Exploit", "Nothing follows “Format:”."],
    [
      "a heading of nothing",
      "5 Exploit\n[Maybeboard]",
      "Open Worlds has no section “Maybeboard”, and there are no cards under it.",
    ],
    ["a header said twice", "Game: Open Worlds\nGame: Orion's Spur\n5 Exploit", "“Game” is already set above."],
    ["a line of signs that is no rule", "5 Exploit\n???\n-- * --\n2 Outpost", "It has no letters or numbers."],
  ])("%s is said", (_, list, why) => expect(read(list).notUnderstood.map((line) => line.why)).toEqual([why]));

  test("a kind that does not live in a section ends it", () => {
    const orion = builtInPool(gameCalled("shoulder-of-orion"));
    const [hero, warrior] = ["hero", "warrior"].map(
      (type) => orion.cards.find(({ card }) => Reflect.get(card, "type") === type)?.label,
    );
    const result = readText(games, orion, `Heroes\n${hero}\nWarriors (2)\n2 ${warrior}`);
    expect(result.ok && result.reading.deck.entries.map(({ section, card }) => `${section} ${card.label}`)).toEqual([
      `heroes ${hero}`,
      `main ${warrior}`,
    ]);
  });

  test("a flag of another format takes the list's options for the old one with it", () => {
    const spur = builtInPool(gameCalled("orions-spur"));
    expect(readText(games, spur, "Format: points\nPoints: 12", { format: "standard" }).ok).toBe(true);
  });

  test("a count in brackets is a guess where numbers are no part of names", () => {
    const orion = builtInPool(gameCalled("shoulder-of-orion"));
    const label = orion.cards.at(-1)?.label;
    const result = readText(games, orion, `${label} [3]\n${label} (2)`);
    expect(result.ok && [result.reading.deck.entries[0]?.count, result.reading.guessed.length]).toEqual([5, 2]);
  });

  test("a header that is none is left out and said", () => {
    expect(read("Author: Kim\n5 Exploit").notUnderstood).toEqual([
      { line: 1, text: "Author: Kim", why: "Lists have no header “Author”." },
    ]);
  });
});

describe("laws of lists", () => {
  test("cards with the signs of lists in their names are written and read as they are", () => {
    const names = [
      "Foo [Alpha]",
      "A // B",
      "#1 Fan",
      "Foo:",
      "*star*",
      "x ray",
      "Ray x",
      "12 Monkeys",
      "Koti (lost)",
      "SB: Ace",
      "== Echo ==",
      "می\u200cخواهم",
    ];
    const cards = names.map((name) => ({ name, kind: "facility" }));
    const own = new Pool(pool.game, [
      { game: "open-worlds", id: "own", name: "Own", official: false, source: "", cards },
    ]);
    const entries = own.known.map((card, i) => ({ section: "player", card, count: (i % 4) + 1 }));
    const again = readText(
      games,
      own,
      writeText(own, { format: "standard", options: {}, house: {}, entries, misread: [] }),
    );
    expect(again.ok && again.reading.deck.entries.map(({ card, count }) => `${count} ${card.label}`)).toEqual(
      entries.map(({ card, count }) => `${count} ${card.label}`),
    );
  });

  test("a card whose name begins like a section is that card", () => {
    const cards = [
      { name: "Deck: Ace", kind: "facility" },
      { name: "Ace", kind: "facility" },
    ];
    const own = new Pool(pool.game, [
      { game: "open-worlds", id: "own", name: "Own", official: false, source: "", cards },
    ]);
    const again = readText(games, own, "Deck: Ace\nPlayer: Ace");
    expect(again.ok && again.reading.deck.entries.map(({ card }) => card.label)).toEqual(["Deck: Ace", "Ace"]);
  });

  test("any text is read without a throw, and every line is card, heading, misread or left out", () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom("City", "2 City 20", "[x]", "Worlds", "SB: x", "Name: y", "-3 Koti", "x".repeat(500)),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.constantFrom("\n", "\r\n", "\r"), (lines, end) => {
        const result = readText(games, pool, lines.join(end));
        if (result.ok) judge(pool, result.reading.deck);
        else expect(result.faults.length).toBeGreaterThan(0);
      }),
      runs(500, 20_000),
    );
  });

  test.each([
    ["spaces", " ".repeat(60_000)],
    ["spaces inside", `a${" ".repeat(60_000)}b`],
    ["brackets", "[".repeat(60_000)],
    ["marks", " [".repeat(30_000)],
    ["digits", "1".repeat(60_000)],
    ["times", "x ".repeat(30_000)],
    ["colons", ":".repeat(60_000)],
    ["strange names", "Dreadnought of the Void\n".repeat(1000)],
  ])("a hostile list of %s is read at once", (_, list) => {
    const from = performance.now();
    readText(games, pool, list);
    // The limit is far above any machine's noise, because quadratic work would take minutes here.
    expect(performance.now() - from).toBeLessThan(5000);
  });
});
