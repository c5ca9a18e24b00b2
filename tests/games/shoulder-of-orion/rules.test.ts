import { describe, expect, it } from "vitest";
import { samplesOf } from "../../../lib/cards/built-in.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { mended } from "../../mended.ts";
import { deckOf, found, poolOf } from "../table.ts";
import { list, type Parts, pool } from "./cards.ts";

type Case = readonly [sentence: string, main: readonly string[], parts: Parts, finds: readonly string[]];

const HEROES: readonly Case[] = [
  ["3 heroes and 40 cards are a deck", [], {}, []],
  ["2 heroes are too few", [], { heroes: ["Apollo", "Bolt"] }, ["error hero-count"]],
  ["4 heroes are too many", [], { heroes: ["Apollo", "Bolt", "Child", "Lord"] }, ["error hero-count"]],
  ["A hero twice", [], { heroes: ["2 Apollo", "Bolt"] }, ["error hero-unique"]],
  ["Names that differ only in case are one name", [], { heroes: ["Apollo", "APOLLO", "Bolt"] }, ["error hero-unique"]],
  [
    "Union, Union and Swarm: the third stands alone",
    [],
    { heroes: ["Apollo", "Bolt", "Lord"] },
    ["error hero-factions"],
  ],
  ["Union, Union/Swarm, Swarm: a chain is enough", [], { heroes: ["Apollo", "Child", "Lord"] }, []],
  [
    "Generic is not a faction to share",
    ["40 Grain"],
    { heroes: ["2 Plain", "Apollo"] },
    ["error copies", "error hero-factions", "error hero-unique"],
  ],
  ["A second copy is another hero", [], { heroes: ["2 Lord", "Apollo"] }, ["error hero-factions", "error hero-unique"]],
  ["A single hero is the count's matter alone", [], { heroes: ["Apollo"] }, ["error hero-count"]],
  [
    "Two heroes without a faction in common",
    [],
    { heroes: ["Apollo", "Lord"] },
    ["error hero-count", "error hero-factions"],
  ],
  [
    "A hero of factions not known may stand alone",
    [],
    { heroes: ["Apollo", "Bolt", "Nova"] },
    ["unknown hero-factions"],
  ],
  ["A stand-in faction is no fact", [], { heroes: ["Apollo", "Child", "Haze"] }, ["unknown hero-factions"]],
  ["Two of factions not known could share one", [], { heroes: ["Apollo", "Nova", "Fog"] }, ["unknown hero-factions"]],
  [
    "A hero of Generic alone shares with nobody, whatever is missing",
    [],
    { heroes: ["Plain", "Apollo", "Nova"] },
    ["error hero-factions"],
  ],
  [
    "A hero that is not read may be the one that was needed",
    [],
    { heroes: ["Apollo", "Lord", "Chidl"] },
    ["error deck/unknown-card", "unknown hero-factions"],
  ],
];

const MAIN: readonly Case[] = [
  ["39 cards are one too few", [], { size: 39 }, ["error size"]],
  ["41 cards are one too many", [], { size: 41 }, ["error size"]],
  ["3 cards of one name", ["3 Grain"], {}, []],
  ["4 cards of one name", ["4 Grain"], {}, ["error copies"]],
  ["4 cards of one name, written in two ways", ["2 Grain", "2 GRAIN"], {}, ["error copies"]],
  ["A hero in Main counts for size and copies alone", ["Lord"], {}, ["error heroes-only"]],
  [
    "A hero in Main is not counted among the heroes",
    ["Child"],
    { heroes: ["Apollo", "Bolt"] },
    ["error hero-count", "error heroes-only"],
  ],
  ["A warrior among the heroes", [], { heroes: ["Apollo", "Bolt", "Lance"] }, ["error heroes-only"]],
  [
    "A card whose type is a stand-in among the heroes",
    [],
    { heroes: ["Apollo", "Bolt", "Mask"] },
    ["unknown heroes-only"],
  ],
  ["A card with a transform cost is a hero", [], { heroes: ["Apollo", "Bolt", "Rank"] }, []],
  ["A card that could be a hero in Main", ["Mask"], {}, ["unknown heroes-only"]],
  [
    "A card of no known type cannot belong in both",
    ["Mask"],
    { heroes: ["Apollo", "Bolt", "Mask"] },
    ["error heroes-only"],
  ],
];

const ELIGIBLE: readonly Case[] = [
  [
    "What the rulebook's three heroes open",
    ["Lance", "Grain", "Spore", "Chimera", "Wave"],
    { heroes: ["Apollo", "Child", "Lord"] },
    [],
  ],
  ["A general card of a hero's faction", ["Spore"], {}, []],
  ["A general card of another faction", ["Safe"], {}, ["error eligible"]],
  ["A Generic card", ["Grain"], {}, []],
  ["A general card of two factions needs one of them", ["Pact"], {}, []],
  ["House rule: it needs both", ["Pact"], { house: "all-factions" }, ["error eligible"]],
  ["House rule: it has both, from one hero or two", ["Treaty"], { house: "all-factions" }, []],
  ["House rule: Generic needs nobody", ["Grain"], { house: "all-factions" }, []],
  ["A card of a hero's subfaction", ["Lance"], {}, []],
  ["A card of a hero's subfaction and of another faction", ["Traitor"], {}, []],
  ["A card of another subfaction, though of a hero's faction", ["Wave"], {}, ["error eligible"]],
  [
    "A hero's faction does not open another subfaction of it",
    ["Lance"],
    { heroes: ["Bolt", "Child", "Lord"] },
    ["error eligible"],
  ],
  ["A Hybrid card with both factions of the Hybrid hero", ["Chimera"], {}, []],
  ["A third faction beside them does no harm", ["Triad"], {}, []],
  ["A Hybrid card that lacks one of them", ["Alloy"], {}, ["error eligible"]],
  [
    "Two heroes that are not Hybrid open no Hybrid card",
    ["Chimera"],
    { heroes: ["Apollo", "2 Lord", "Bolt"] },
    ["error eligible", "error hero-count", "error hero-unique"],
  ],
  ["Without a hero nothing is open", ["Lance"], { heroes: [] }, ["error eligible", "error hero-count"]],
  ["Without a hero Generic is", ["3 Grain"], { heroes: [], size: 3 }, ["error hero-count", "error size"]],
  ["A hero in Main opens nothing", ["Lord", "Wave"], {}, ["error eligible", "error heroes-only"]],
  ["A hero in Main is no card to open", ["Keys"], {}, ["error heroes-only"]],
];

const UNKNOWN: readonly Case[] = [
  ["A general card of factions not known", ["Blank"], {}, ["unknown eligible"]],
  ["A Hybrid card of factions not known", ["Husk"], {}, ["unknown eligible"]],
  [
    "Without a Hybrid hero it is open to nobody",
    ["Husk"],
    { heroes: ["Apollo", "Bolt"] },
    ["error eligible", "error hero-count"],
  ],
  ["A Tide card is shut out whatever its factions", ["Wisp"], {}, ["error eligible"]],
  ["and open whatever its factions", ["Wisp"], { heroes: ["Apollo", "Child", "Lord"] }, []],
  ["A Vault card of a subfaction not known", ["Rumor"], {}, ["unknown eligible"]],
  ["A Union card of a subfaction not known may be general, or Brood", ["Oath"], {}, ["unknown eligible"]],
  ["A card that could be a hero needs none to open it", ["Veil"], {}, ["unknown eligible", "unknown heroes-only"]],
  ["A card with a tier is no hero", ["Post"], {}, ["error eligible"]],
  [
    "A hero of factions not known may open any general card",
    ["Safe"],
    { heroes: ["Apollo", "Child", "Nova"] },
    ["unknown eligible", "unknown hero-factions"],
  ],
  [
    "but no card of a subfaction that is not its own",
    ["Wave"],
    { heroes: ["Apollo", "Child", "Nova"] },
    ["error eligible", "unknown hero-factions"],
  ],
  [
    "A hero of a subfaction not known may open one",
    ["Wave"],
    { heroes: ["Apollo", "Child", "Mist"] },
    ["unknown eligible"],
  ],
  ["but not two", ["Wave", "Wisp", "Lance"], { heroes: ["Bolt", "Child", "Mist"] }, ["error eligible"]],
  [
    "A Union hero may be Hybrid and open Union/Vault",
    ["Alloy"],
    { heroes: ["Apollo", "Child", "Mist"] },
    ["unknown eligible"],
  ],
  ["It is not Hybrid and Tide at once", ["Alloy", "Wave"], { heroes: ["Apollo", "Child", "Mist"] }, ["error eligible"]],
  [
    "A hero of nothing known cannot be Hybrid with Union alone, and of Vault",
    ["Chimera", "Alloy", "Safe"],
    { heroes: ["Apollo", "Bolt", "Fog"] },
    ["error eligible", "unknown hero-factions"],
  ],
  [
    "but open all Hybrid cards with a faction in common",
    ["Chimera", "Alloy", "Triad"],
    { heroes: ["Apollo", "Bolt", "Fog"] },
    ["unknown eligible", "unknown hero-factions"],
  ],
  [
    "A hero that is not read may open what the others do not",
    ["Wave", "Safe"],
    { heroes: ["Apollo", "Bolt", "Lodr"] },
    ["error deck/unknown-card", "unknown eligible"],
  ],
];

const SIDEBOARD: readonly Case[] = [
  ["A sideboard of 10 cards", [], { side: ["3 Grain", "3 Spore", "3 Lance", "Treaty"] }, []],
  ["11 are one too many", [], { side: ["3 Grain", "3 Spore", "3 Lance", "2 Treaty"] }, ["error sideboard-size"]],
  ["A hero in the sideboard", [], { side: ["Lord"] }, ["error sideboard-heroes"]],
  ["A card that could be a hero in the sideboard", [], { side: ["Mask"] }, ["unknown sideboard-heroes"]],
  [
    "3 in Main and 1 in the sideboard are legal, with advice",
    ["3 Grain"],
    { side: ["Grain"] },
    ["advice sideboard-dead"],
  ],
  ["2 and 1 need no advice", ["2 Grain"], { side: ["Grain"] }, []],
  ["4 in the sideboard can never all come in", [], { side: ["4 Grain"] }, ["advice sideboard-dead"]],
  ["What no hero opens can never come in", [], { side: ["Wave"] }, ["advice sideboard-dead"]],
  ["What a hero may open could", [], { side: ["Husk", "Rumor"] }, []],
  ["Nor could it under the house rule", [], { side: ["Pact"], house: "all-factions" }, ["advice sideboard-dead"]],
  ["Without it, it could", [], { side: ["Pact"] }, []],
];

/** What the first finding of a rule says, and the ways out that it offers. */
function first(rule: string, text: string) {
  const deck = deckOf(pool, text);
  const own = judge(pool, deck).findings.find((finding) => finding.rule === `shoulder-of-orion/${rule}`);
  return { deck, message: own?.message, cards: own?.cards.map(({ name }) => name), fixes: own?.fixes ?? [] };
}

type Way = readonly [rule: string, main: readonly string[], parts: Parts, labels: readonly string[]];

const WAYS: readonly Way[] = [
  ["hero-count", ["Child"], { heroes: ["Apollo", "Bolt"] }, ["Move Child to Heroes"]],
  [
    "hero-count",
    [],
    { heroes: ["Apollo", "Bolt", "Child", "Haze"] },
    ["Remove 1 Apollo", "Remove 1 Bolt", "Remove 1 Child"],
  ],
  ["hero-unique", [], { heroes: ["2 Apollo", "Bolt"] }, ["Remove 1 Apollo"]],
  ["hero-factions", [], { heroes: ["Apollo", "Bolt", "Lord"] }, ["Remove 1 Lord"]],
  ["hero-factions", ["Wave"], { heroes: ["Apollo", "Bolt", "Lord"] }, []],
  ["size", [], { size: 41 }, ["Remove 1 Union 1", "Remove 1 Union 2", "Remove 1 Union 3"]],
  ["copies", ["5 Grain"], {}, ["Remove 2 Grain"]],
  ["heroes-only", ["Lord"], {}, ["Move 1 Lord to Heroes", "Remove 1 Lord"]],
  [
    "heroes-only",
    ["Bolt", "Child"],
    { heroes: ["Apollo"] },
    ["Move 1 Bolt to Heroes", "Move Bolt and Child to Heroes", "Remove 1 Bolt"],
  ],
  ["heroes-only", ["Apollo"], {}, ["Remove 1 Apollo"]],
  ["heroes-only", [], { heroes: ["Apollo", "Bolt", "Lance"] }, ["Move 1 Lance to Main", "Remove 1 Lance"]],
  ["heroes-only", ["Mask"], { heroes: ["Apollo", "Bolt", "Mask"] }, ["Remove 1 Mask", "Remove 1 Mask"]],
  ["eligible", ["Safe"], {}, ["Remove 1 Safe"]],
  ["eligible", ["Safe", "Keys"], { heroes: ["Apollo", "Bolt"] }, ["Remove 1 Safe"]],
  ["eligible", ["Spore", "Child"], { heroes: ["Apollo", "Bolt"] }, ["Move Child to Heroes", "Remove 1 Spore"]],
  ["eligible", ["Alloy", "Wave"], { heroes: ["Apollo", "Child", "Mist"] }, ["Remove 1 Alloy", "Remove 1 Wave"]],
  [
    "sideboard-size",
    [],
    { side: ["3 Grain", "3 Spore", "3 Lance", "2 Treaty"] },
    ["Remove 1 Grain", "Remove 1 Spore", "Remove 1 Lance"],
  ],
  [
    "sideboard-heroes",
    [],
    { heroes: ["Apollo", "Bolt"], side: ["Child"] },
    ["Move 1 Child to Heroes", "Remove 1 Child"],
  ],
  ["sideboard-dead", ["3 Grain"], { side: ["2 Grain"] }, ["Remove 2 Grain"]],
  ["sideboard-dead", [], { side: ["2 Wave"] }, ["Remove 2 Wave"]],
];

const SENTENCES: readonly (readonly [rule: string, main: readonly string[], parts: Parts, message: string])[] = [
  ["hero-count", [], { heroes: ["Apollo", "Bolt"] }, "The deck has 2 heroes, but exactly 3 heroes are needed."],
  [
    "hero-factions",
    [],
    { heroes: ["Apollo", "Bolt", "Lord"] },
    "Lord (Swarm) shares no faction with another hero of the deck. Each hero must share at least one.",
  ],
  ["eligible", ["Safe"], {}, "Safe (Vault, general) needs another hero, such as Keys."],
  [
    "eligible",
    ["Lance"],
    { heroes: ["Bolt", "Child", "Lord"] },
    "Lance (Union, Knights) needs another hero, such as Apollo or Rank.",
  ],
  ["eligible", ["Pact"], { house: "all-factions" }, "Pact (Union/Vault, general) needs another hero, such as Keys."],
  ["eligible", ["Alloy"], {}, "The heroes of the deck do not allow Alloy (Union/Vault, Hybrid)."],
  ["eligible", ["Oath"], {}, "Oath: subfaction not known, so whether a hero allows it cannot be said."],
  [
    "eligible",
    ["Safe"],
    { heroes: ["Apollo", "Child", "Nova"] },
    "Nova: factions not known, so whether the heroes allow Safe cannot be said.",
  ],
  [
    "eligible",
    ["Alloy", "Wave"],
    { heroes: ["Apollo", "Child", "Mist"] },
    "Whatever the missing facts are, the heroes of the deck do not allow all of Alloy and Wave.",
  ],
  [
    "sideboard-dead",
    ["3 Grain"],
    { side: ["Grain"] },
    "Main and the sideboard hold 4 Grain, but at most 3 can be in the deck at once.",
  ],
];

describe("Shoulder of Orion", () => {
  const table = [...HEROES, ...MAIN, ...ELIGIBLE, ...UNKNOWN, ...SIDEBOARD];

  it.each(table)("%s", (_, main, parts, finds) => {
    expect(found(pool, list(main, parts))).toEqual(finds);
  });

  it("has a row that breaks each rule", () => {
    const broken = new Set(table.flatMap(([, , , finds]) => finds.map((find) => find.replace(/^(error|advice) /, ""))));
    const names = shoulderOfOrion.rules.map(({ id }) => id.replace("shoulder-of-orion/", ""));
    expect(names.filter((name) => !broken.has(name))).toEqual([]);
  });

  it.each(SENTENCES)("%s of %j %j", (rule, main, parts, message) => {
    expect(first(rule, list(main, parts)).message).toBe(message);
  });

  it.each(WAYS)("offers ways out: %s of %j %j", (rule, main, parts, labels) => {
    const { deck, message, fixes } = first(rule, list(main, parts));
    expect(fixes.map(({ label }) => label)).toEqual(labels);
    for (const fix of fixes) {
      const after = judge(pool, mended(deck, fix, pool)).findings;
      expect(after.map((finding) => finding.message)).not.toContain(message);
    }
  });

  it("moves three heroes out of 43 cards of Main with one click", () => {
    const text = list(["Apollo", "Child", "Lord", "3 Wave", "3 Chimera"], { heroes: [], size: 43 });
    expect(found(pool, text)).toEqual(["error eligible", "error hero-count", "error heroes-only", "error size"]);
    for (const rule of ["hero-count", "size", "heroes-only", "eligible"]) {
      const { deck, fixes } = first(rule, text);
      const [fix] = fixes.filter(({ label }) => label === "Move Apollo, Child and Lord to Heroes");
      expect(fix && judge(pool, mended(deck, fix, pool)).status).toBe("legal");
    }
  });
});

describe("Shoulder of Orion: the built-in cards", () => {
  const builtIn = poolOf(shoulderOfOrion);

  it.each(samplesOf(shoulderOfOrion))("has a legal sample deck: $name", ({ text }) => {
    expect(found(builtIn, text)).toEqual([]);
  });
});
