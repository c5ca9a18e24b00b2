// The decks of Appendix B and C, pasted in two columns as the rulebook prints them, with a tab between the columns.
import { describe, expect, test } from "vitest";
import { builtInPool, samplesOf } from "../../../lib/cards/built-in.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { readText } from "../../../lib/deck/list/text.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import { games } from "../../../lib/games/index.ts";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";

const pool = builtInPool(openWorlds);

const SMITH_BOSON = [
  "Facilities\tOrbitals",
  "City 10\tAvenger",
  "City 12\tBattle Station 20",
  "City 15\tBattle Station 25",
  "City 20\tCorsair",
  "City 25\tCorvette",
  "City 30\tCruiser",
  "Exotic Outpost\tDestroyer",
  "Exploit\tEnergy Shield",
  "Exploit\tFrigate",
  "Exploit\tLancer",
  "Exploit\tSiege Platform",
  "Exploit\tStriker",
  "Industry 7\tTitan",
  "Industry 8\tTransport",
  "Industry 9\tWarship",
  "Industry 10",
  "Industry 11\t<b>Ground Forces</b>",
  "Outpost\tClone Army",
  "Outpost\tTroops 10",
  "Outpost\tTroops 12",
  "Outpost\tTroops 15",
  "Outpost\tTroops 20",
  "Seasoned Exploit\tTroops 25",
  "Shipyards 8",
  "Shipyards 10\t<b>Utilities</b>",
  "Trade Center\tEspionage",
  "\tCoup",
  "<b>Catastrophes</b>\tResearch",
  "Biostorm\tSabotage",
  "GRB",
  "Solar Flare",
].join("\n");

const EMPYREAN = [
  "Facilities\tOrbitals",
  "City 10\tAssassin",
  "City 15\tAvenger",
  "City 20\tBattle Station 25",
  "City 25\tCorvette",
  "Company Town\tCruiser",
  "Exploit\tDestroyer",
  "Exploit\tEnergy Shield",
  "Exploit\tKiller",
  "Exploit\tPike",
  "Garrison\tPiledriver",
  "Industry 6\tScout",
  "Industry 7\tSiege Platform",
  "Industry 8\tTitan",
  "Industry 9\tTransport",
  "Industry 10\tWarship",
  "Industry 11",
  "Outpost\t<b>Ground Forces</b>",
  "Outpost\tAuto Assault 10",
  "Outpost\tAuto Assault 14",
  "Quarry\tFallout Raid",
  "Robot Factory\tTroops 15",
  "Seasoned Exploit\tInvasion Force 21",
  "Shipyards 8",
  "Shipyards 10\t<b>Utilities</b>",
  "Suck Dry\tAdjust",
  "\tEnter Fray",
  "<b>Catastrophes</b>\tEspionage",
  "Asteroid Strike\tFleet Support",
  "Comet Barrage\tSabotage",
  "GRB",
  "Solar Flare",
].join("\n");

const BAKER_BRAUGN = [
  "City 10\tScout",
  "City 12\tStriker",
  "City 15\tLancer",
  "City 20\tCorsair",
  "City 25\tKeeper",
  "City 30\tTransport",
  "Industry 8\tPiledriver",
  "Industry 9\tDestroyer",
  "Industry 10\tTroops 10",
  "9x Outpost\tTroops 12",
  "5x Exploit\tTroops 15",
  "Asteroid Strike\tTroops 20",
  "Solar Flare\tTroops 25",
  "Company Town\tClone Army",
].join("\n");

const ARES = [
  "City 10\tKite",
  "City 12\tStriker",
  "City 15\tLancer",
  "City 20\tEscort",
  "City 25\tCorsair",
  "Industry 6\tCorvette",
  "Industry 7\tKeeper",
  "Industry 8\tDestroyer",
  "Industry 9\tWarship",
  "Industry 10\tAuto Assault 10",
  "Industry 11\tAuto Assault 14",
  "7x Outpost\tSolar Flare",
  "7x Exploit\tAsteroid Strike",
  "Quarry\tGRB",
].join("\n");

function read(text: string, format = "standard") {
  const result = readText(games, pool, text, { format });
  if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join("\n"));
  return result.reading;
}

/** The cards of the Player Deck, in the order of their names. */
function cardsIn({ entries }: Deck): string[] {
  const own = entries.filter(({ section }) => section === "player");
  return own.map(({ card, count }) => `${count} ${card.label}`).sort();
}

describe("a deck as the rulebook prints it", () => {
  test.each([
    ["Smith-Boson F.E.", "smith-boson-fe", "standard", SMITH_BOSON],
    ["Empyrean Enterprises", "empyrean-enterprises", "standard", EMPYREAN],
    ["Baker-Braugn EDV", "baker-braugn-edv", "introductory", BAKER_BRAUGN],
    ["Ares Venture Trust", "ares-venture-trust", "introductory", ARES],
  ])("%s", (_, id, format, printed) => {
    const sample = samplesOf(openWorlds).find((one) => one.id === id);
    const { deck, notUnderstood } = read(printed, format);
    expect([deck.misread, notUnderstood]).toEqual([[], []]);
    expect(cardsIn(deck)).toEqual(cardsIn(read(sample?.text ?? "").deck));
    expect(judge(pool, deck).status).toBe("legal");
  });
});

describe("columns, with a tab between them", () => {
  const said = (text: string) => {
    const { deck } = read(text);
    const cards = deck.entries.map(({ section, card, count }) => `${section} ${count} ${card.label}`);
    return [...cards, ...deck.misread.map(({ why, section, text, count }) => `${why} ${section} ${count} ${text}`)];
  };

  test.each([
    ["a count and a card are one column", "2\tExploit", ["player 2 Exploit 1"]],
    ["a card and a count are one column", "Exploit\tx2", ["player 2 Exploit 1"]],
    ["a card and its number are one column", "City\t20", ["player 1 City 20"]],
    ["counts in each column", "2 Exploit\t3x Outpost", ["player 2 Exploit 1", "player 3 Outpost 1"]],
    ["a misspelt card beside another", "City 10\tAvengr", ["player 1 City 10", "unknown-card player 1 Avengr"]],
    [
      "each column has its own section",
      "Player\tWorlds\nExploit\tKoti\n\tMaail\nOutpost",
      ["player 1 Exploit 1", "worlds 1 Koti", "worlds 1 Maail", "player 1 Outpost 1"],
    ],
    [
      "a heading below them is of the whole list",
      "City 10\tAvenger\nWorlds\nKoti\tMaail",
      ["player 1 City 10", "player 1 Avenger", "worlds 1 Koti", "worlds 1 Maail"],
    ],
    ["a number in a column of its own", "Nobody\t3\tExploit", ["unknown-card player 1 Nobody 3 Exploit"]],
  ])("%s", (_, list, expected) => expect(said(list)).toEqual(expected));
});
