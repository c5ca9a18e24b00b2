import { describe, expect, it } from "vitest";
import { samplesOf } from "../../../lib/cards/built-in.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import type { ConquestOfFatesCard } from "../../../lib/games/conquest-of-fates/cards/card.ts";
import { conquestOfFates } from "../../../lib/games/conquest-of-fates/index.ts";
import { mended } from "../../mended.ts";
import { deckOf, found, poolOf } from "../table.ts";

const ember = { kind: "unit", faction: "Ember", apex: false } as const;
const celestial = { kind: "celestial" } as const;

const cards: readonly ConquestOfFatesCard[] = [
  ...Array.from({ length: 21 }, (_, i) => ({ ...ember, name: `Ember ${i + 1}` })),
  { ...ember, name: "Titan", apex: true, deployment: "standard" },
  { ...ember, name: "Marshal", apex: true, deployment: "strategic" },
  { ...ember, name: "Comet", apex: true, deployment: "lightspeed" },
  { ...ember, name: "Maw", faction: "Maw" },
  { ...ember, name: "Choir", faction: "Choir" },
  { ...ember, name: "Drifter", faction: null },
  { ...celestial, name: "Star", faction: "Maw" },
  { ...celestial, name: "Sun" },
  { ...celestial, name: "Nebula" },
  { ...celestial, name: "Quasar" },
  { kind: "unit", faction: "Ember", name: "Riddle" },
  { ...ember, name: "Shade", apex: true, standIn: ["apex"] },
  { kind: "unit", apex: false, name: "Orphan" },
  { kind: "unit", apex: false, name: "Waif", faction: "Ember", standIn: ["faction"] },
  { kind: "unit", name: "Enigma", standIn: ["kind"] },
  { kind: "unit", name: "Mystery", standIn: ["kind"] },
  { kind: "unit", name: "Ghost", faction: null, standIn: ["kind"] },
  { kind: "unit", name: "Omen", faction: "Ember", standIn: ["kind"] },
  { kind: "unit", name: "Sign", faction: "Maw", standIn: ["kind"] },
  { kind: "celestial", name: "Spark", apex: true, standIn: ["kind"] },
];
const pool = poolOf(conquestOfFates, cards);

/** These lines, filled up with Ember units to so many cards. */
function list(lines: readonly string[], house = "", size = 40): string {
  let left = lines.reduce((sum, line) => sum - Number(/^(\d+) /.exec(line)?.[1] ?? 1), size);
  const filling: string[] = [];
  for (let i = 1; left > 0; i++, left -= 2) filling.push(`${Math.min(2, left)} Ember ${i}`);
  return [...(house ? [`House: ${house}`] : []), "Main", ...lines, ...filling].join("\n");
}

type Case = readonly [sentence: string, lines: readonly string[], house: string, finds: readonly string[]];

const table: readonly Case[] = [
  ["40 cards are a deck", [], "", []],
  ["One Titan is", ["Titan"], "", []],
  ["Two Titans are one too many", ["2 Titan"], "", ["error apex"]],
  ["So are two Apex strategic units", ["2 Marshal"], "", ["error apex"]],
  ["and two Apex lightspeed units", ["2 Comet"], "", ["error apex"]],
  ["Different Apex units are fine", ["Titan", "Marshal", "Comet"], "", []],
  ["A unit that may be Apex, once", ["Riddle"], "", []],
  ["A unit that may be Apex, twice", ["2 Riddle"], "", ["unknown apex"]],
  ["A stand-in Apex is no fact", ["2 Shade"], "", ["unknown apex"]],
  ["A card of no known kind may be an Apex unit", ["2 Enigma"], "", ["unknown apex"]],
  ["What is Apex is a unit", ["2 Spark"], "", ["error apex"]],
  ["A Celestial is never Apex", ["2 Sun"], "", []],

  ["Any number of copies", ["20 Maw"], "", []],
  ["House rule: 3 copies of each", ["4 Maw"], "copies=3", ["error copies"]],
  ["House rule kept", ["3 Maw"], "copies=3", []],
  ["House rule: 1 copy of each", [], "copies=1", ["error copies"]],
  ["Celestials are no units to count", ["5 Sun"], "copies=2", []],
  ["Apex units are the other rule's matter", ["2 Titan"], "copies=1", ["error apex", "error copies"]],
  ["Apex units are limited to 1 whatever is agreed", ["3 Titan"], "copies=2", ["error apex"]],
  ["4 copies of a unit that may be Apex", ["4 Riddle"], "copies=3", ["unknown apex", "unknown copies"]],
  ["2 of them are too many only if it is Apex", ["2 Riddle"], "copies=2", ["unknown apex"]],
  ["4 copies of a card that may be a Celestial", ["4 Enigma"], "copies=3", ["unknown apex", "unknown copies"]],

  ["Celestials are counted in the 40", ["Sun", "Star"], "", []],
  ["Counted outside, they leave 38", ["Sun", "Star"], "celestials-outside", ["error size"]],
  ["A card that may be a Celestial is counted by default", ["Enigma"], "", []],
  ["Counted outside it may be one too few", ["Enigma"], "celestials-outside", ["unknown size"]],
  ["Any number of Celestials", ["3 Sun", "Star"], "", []],
  ["House rule: one Celestial", ["Sun"], "one-celestial", []],
  ["House rule: not two", ["2 Sun"], "one-celestial", ["error one-celestial"]],
  ["House rule: nor two different ones", ["Sun", "Star"], "one-celestial", ["error one-celestial"]],
  ["A second card that may be a Celestial", ["Sun", "Enigma"], "one-celestial", ["unknown one-celestial"]],
  ["It alone, once", ["Enigma"], "one-celestial", []],
  ["It alone, twice", ["2 Enigma"], "one-celestial", ["unknown apex", "unknown one-celestial"]],
  ["Two are too many whatever a third is", ["2 Sun", "Enigma"], "one-celestial", ["error one-celestial"]],
  ["A line that names no card is no Celestial", ["Sun", "Nobody at all"], "one-celestial", ["error deck/unknown-card"]],

  ["Any mix of factions", ["Maw", "Choir"], "", []],
  ["House rule: one faction", [], "one-faction", []],
  ["House rule: not two", ["Maw"], "one-faction", ["error one-faction"]],
  ["A Celestial is no unit, whatever its faction", ["Star"], "one-faction", []],
  ["A unit without a faction goes with any", ["Drifter"], "one-faction", []],
  ["A unit of a faction not known", ["Orphan"], "one-faction", ["unknown one-faction"]],
  ["It alone is of one faction", ["40 Orphan"], "one-faction", []],
  ["It and units without one are", ["30 Orphan", "10 Drifter"], "one-faction", []],
  ["Two of factions not known may differ", ["20 Orphan", "20 Waif"], "one-faction", ["unknown one-faction"]],
  ["Two factions are two, whatever a third is", ["Maw", "Orphan"], "one-faction", ["error one-faction"]],
  ["A card that may be a unit of another faction", ["Sign"], "one-faction", ["unknown one-faction"]],
  ["A card that may be a unit of this faction", ["Omen"], "one-faction", []],
  [
    "Two that may be units of two factions",
    ["20 Omen", "20 Sign"],
    "one-faction",
    ["unknown apex", "unknown one-faction"],
  ],
  ["One that may be a unit, of a faction not known", ["Enigma"], "one-faction", ["unknown one-faction"]],
  ["It alone goes with itself", ["40 Enigma"], "one-faction", ["unknown apex"]],
  ["Two such cards may differ", ["20 Enigma", "20 Mystery"], "one-faction", ["unknown apex", "unknown one-faction"]],
  ["A Celestial of another faction settles nothing", ["Omen", "Star"], "one-faction", []],

  ["21 units can fill all locations", ["19 Sun"], "", []],
  ["20 cannot", ["20 Sun"], "", ["advice few-units"]],
  ["A card that may be a unit may be the 21st", ["19 Sun", "Enigma"], "", []],
  ["So may a line that names no card", ["19 Sun", "Nobody at all"], "", ["error deck/unknown-card"]],
];

const sizes: readonly (readonly [cards: number, lines: readonly string[], house: string, finds: readonly string[]])[] =
  [
    [0, [], "", ["error size"]],
    [39, [], "", ["error size"]],
    [41, [], "", ["error size"]],
    [41, ["Sun"], "", ["error size"]],
    [41, ["Sun"], "celestials-outside", []],
    [42, ["Sun"], "celestials-outside", ["error size"]],
    [41, ["Enigma"], "celestials-outside", ["unknown size"]],
    [42, ["Enigma"], "celestials-outside", ["error size"]],
  ];

/** What one rule finds. */
function findingsOf(rule: string, text: string) {
  return judge(pool, deckOf(pool, text)).findings.filter((finding) => finding.rule === `conquest-of-fates/${rule}`);
}

/** The first finding of a rule, and the deck that it is about. */
function first(rule: string, text: string) {
  const [own] = findingsOf(rule, text);
  return { deck: deckOf(pool, text), message: own?.message, fixes: own?.fixes ?? [] };
}

const ways: readonly (readonly [rule: string, list: string, message: string, labels: readonly string[]])[] = [
  ["size", list(["39 Maw"], "", 39), "The deck has 39 cards, but exactly 40 cards are needed.", ["Add 1 Maw"]],
  [
    "size",
    list(["Sun", "40 Maw"]),
    "The deck has 41 cards, but exactly 40 cards are needed.",
    ["Count Celestials outside the 40", "Remove 1 Maw", "Remove 1 Sun"],
  ],
  [
    "size",
    list(["Sun", "Enigma", "39 Maw"]),
    "The deck has 41 cards, but exactly 40 cards are needed.",
    ["Remove 1 Maw", "Remove 1 Sun", "Remove 1 Enigma"],
  ],
  ["size", list(["Sun", "41 Maw"]), "The deck has 42 cards, but exactly 40 cards are needed.", ["Remove 2 Maw"]],
  [
    "size",
    list(["Sun", "41 Maw"], "celestials-outside"),
    "The deck without its Celestials has 41 cards, but exactly 40 cards are needed.",
    ["Remove 1 Maw"],
  ],
  ["apex", list(["3 Titan"]), "Titan is in the deck 3 times, but only 1 is allowed.", ["Remove 2 Titan"]],
  ["apex", list(["2 Riddle"]), "Riddle: Apex not known, so whether 2 copies are allowed cannot be said.", []],
  ["apex", list(["2 Enigma"]), "Enigma: kind and Apex not known, so whether 2 copies are allowed cannot be said.", []],
  ["copies", list(["5 Maw"], "copies=3"), "Maw is in the deck 5 times, but only 3 are allowed.", ["Remove 2 Maw"]],
  [
    "one-celestial",
    list(["Sun", "Star"], "one-celestial"),
    "The deck has 2 Celestials, but at most 1 Celestial is allowed.",
    ["Remove 1 Sun", "Remove 1 Star"],
  ],
  [
    "one-celestial",
    list(["Sun", "2 Star", "Nebula", "Quasar"], "one-celestial"),
    "The deck has 5 Celestials, but at most 1 Celestial is allowed.",
    ["Keep 1 Sun and no other Celestial", "Keep 1 Star and no other Celestial", "Keep 1 Nebula and no other Celestial"],
  ],
  [
    "one-faction",
    list(["2 Maw", "37 Ember 1"], "one-faction", 39),
    "The deck mixes factions: 37 Ember and 2 Maw. Only one is allowed. Maw does not fit.",
    ["Remove 2 Maw"],
  ],
  [
    "one-faction",
    list(["Enigma"], "one-faction"),
    "Enigma: kind and faction not known, so whether it goes with the other units cannot be said.",
    [],
  ],
  [
    "few-units",
    list(["20 Sun"]),
    "The deck has 20 units, but the supply drops of three battles can fill 21 locations.",
    [],
  ],
];

describe("Conquest of Fates", () => {
  it.each(table)("%s", (_, lines, house, finds) => {
    expect(found(pool, list(lines, house))).toEqual(finds);
  });

  it.each(sizes)("%i cards with %j, house rule “%s”: %j", (size, lines, house, finds) => {
    expect(found(pool, list(lines, house, size))).toEqual(finds);
  });

  it("has a row that breaks each rule", () => {
    const broken = new Set([...table, ...sizes].flatMap(([, , , finds]) => finds.map((f) => f.replace(/^\w+ /, ""))));
    const names = conquestOfFates.rules.map(({ id }) => id.replace("conquest-of-fates/", ""));
    expect(names.filter((name) => !broken.has(name))).toEqual([]);
  });

  it.each(ways)("offers ways out: %s", (rule, text, message, labels) => {
    const { deck, message: says, fixes } = first(rule, text);
    expect([says, fixes.map(({ label }) => label)]).toEqual([message, labels]);
    for (const fix of fixes) {
      const after = judge(pool, mended(deck, fix, pool)).findings;
      expect(after.filter((finding) => finding.rule === `conquest-of-fates/${rule}`)).toEqual([]);
    }
  });

  it("makes 41 cards with a Celestial legal by the house rule that it offers", () => {
    const { deck, fixes } = first("size", list(["Sun"], "", 41));
    const [fix] = fixes;
    expect(fix).toEqual({
      label: "Count Celestials outside the 40",
      edits: [],
      house: { "celestials-outside": true },
    });
    expect(fix && judge(pool, mended(deck, fix, pool)).status).toBe("legal");
  });

  it("takes out copies of Celestials alone where one is kept", () => {
    const { fixes } = first("one-celestial", list(["Sun", "2 Star", "Nebula"], "one-celestial"));
    const takes = fixes.map(({ edits }) => edits.map(({ card, by }) => `${by} ${card}`));
    expect(takes).toEqual([
      ["-2 Star", "-1 Nebula"],
      ["-1 Sun", "-1 Star", "-1 Nebula"],
      ["-1 Sun", "-2 Star"],
    ]);
  });

  it.each([
    ["a unit whose faction is not known and a card that may be a unit", ["Orphan", "Sign"], ["Orphan", "Sign"]],
    ["no unit of which all is known", ["Sign"], ["Sign"]],
    ["no card that has no faction", ["Ghost", "Sign"], ["Sign"]],
  ] as const)("says whether a deck is of one faction is open because of %s", (_, lines, names) => {
    const findings = findingsOf("one-faction", list(lines, "one-faction"));
    expect(findings.flatMap((finding) => finding.cards.map(({ name }) => name)).sort()).toEqual(names);
  });

  it("advises about units at the head of the deck", () => {
    expect(findingsOf("few-units", list(["20 Sun"])).map(({ section }) => section)).toEqual(["main"]);
  });

  it.each(samplesOf(conquestOfFates))("has a legal sample deck: $name", ({ text }) => {
    expect(found(poolOf(conquestOfFates), text)).toEqual([]);
  });
});
