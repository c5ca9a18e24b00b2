import { describe, expect, test } from "vitest";
import type { Pool } from "../../../lib/cards/pool.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { deckOf, poolOf } from "../table.ts";
import { list, type Parts, pool } from "./cards.ts";

function findings(rule: string, text: string, cards: Pool = pool) {
  return judge(cards, deckOf(cards, text)).findings.filter((finding) => finding.rule === `shoulder-of-orion/${rule}`);
}

const shares = "shares no faction with another hero of the deck. Each hero must share at least one.";
const open = "not known, so whether it shares one with another hero cannot be said.";

describe("Shoulder of Orion: whether each hero shares a faction", () => {
  test.each<[heroes: readonly string[], messages: readonly string[]]>([
    [["Plain", "Apollo", "Bolt"], [`Plain ${shares}`]],
    [
      ["Child", "Keys"],
      [`Child (Swarm/Union) ${shares}`, `Keys (Vault) ${shares}`],
    ],
    [["Apollo", "Bolt", "Nova"], [`Nova: factions ${open}`]],
    [
      ["Apollo", "Lord", "Nova"],
      [...["Apollo", "Lord"].map((hero) => `${hero}: the factions of Nova are ${open}`), `Nova: factions ${open}`],
    ],
    // A hero of Generic alone can share with nobody, so nobody is left for the one whose factions are missing.
    [
      ["2 Plain", "Nova"],
      [`Plain ${shares}`, `Nova ${shares}`],
    ],
    [
      ["Apollo", "Chidl"],
      ["Fix the hero lines first. Whether Apollo shares a faction with another hero can’t be checked until then."],
    ],
    [["Plain", "Nova", "Chidl"], [`Plain ${shares}`]],
  ])("%j", (heroes, messages) => {
    expect(findings("hero-factions", list([], { heroes })).map(({ message }) => message)).toEqual(messages);
  });

  test("each finding names its hero, and those whose factions are missing", () => {
    const named = (heroes: readonly string[]) =>
      findings("hero-factions", list([], { heroes })).map(({ cards }) => cards.map(({ name }) => name));
    expect(named(["Apollo", "Bolt", "Lord"])).toEqual([["Lord"]]);
    expect(named(["Apollo", "Lord", "Nova"])).toEqual([["Apollo", "Nova"], ["Lord", "Nova"], ["Nova"]]);
  });

  test("a list of nothing but such heroes is not written out once for each", () => {
    const names = Array.from({ length: 30 }, (_, i) => `Nobody ${i + 1}`);
    const heroes = [
      ...names.map((name) => ({ name, type: "hero" as const })),
      { name: "Lord", type: "hero" as const, factions: ["Swarm"] },
    ];
    const own = poolOf(shoulderOfOrion, heroes);
    const about = findings("hero-factions", `Heroes\nLord\n${names.join("\n")}`, own);
    expect(about.find(({ cards }) => cards[0]?.name === "Lord")?.cards).toHaveLength(21);
  });
});

describe("Shoulder of Orion: what findings say", () => {
  test.each<[rule: string, main: readonly string[], parts: Parts, messages: readonly string[]]>([
    ["hero-count", [], { heroes: ["Apollo"] }, ["The deck has 1 hero, but exactly 3 heroes are needed."]],
    ["hero-unique", [], { heroes: ["2 Apollo", "Bolt"] }, ["Apollo is in Heroes 2 times, but only 1 is allowed."]],
    ["copies", ["4 Grain"], {}, ["Grain is in the main deck 4 times, but only 3 are allowed."]],
    ["heroes-only", ["Apollo"], {}, ["Apollo is a hero, but it is in Main."]],
    ["heroes-only", [], { heroes: ["Apollo", "Bolt", "Lance"] }, ["Lance is among the heroes but is not a hero."]],
    [
      "sideboard-size",
      [],
      { side: ["3 Grain", "3 Spore", "3 Lance", "2 Treaty"] },
      ["The sideboard has 11 cards, but at most 10 cards are allowed."],
    ],
    ["sideboard-heroes", [], { side: ["Lord"] }, ["Lord is a hero, but it is in the sideboard."]],
  ])("%s of %j %j", (rule, main, parts, messages) => {
    expect(findings(rule, list(main, parts)).map(({ message }) => message)).toEqual(messages);
  });
});
