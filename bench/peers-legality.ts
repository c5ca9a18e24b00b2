// The deck checkers of other games, each with a deck of its own game of about the same size.
import { peer } from "./peers.ts";

/** A checker with a legal deck and a deck with several faults. */
export interface Checker {
  readonly name: string;
  readonly checks: string;
  readonly legal: () => unknown;
  readonly broken: () => unknown;
  /** How many faults it finds in each of the two. */
  readonly faults: readonly [number, number];
}

interface Ydeck {
  createAllowVector(cards: Map<number, object>, limit: () => number): unknown;
  Deck: new (index: Map<number, object>, from: { ydk: string }) => { validate(allowed: unknown): readonly unknown[] };
}

function ydeck(): Checker | undefined {
  const module = peer<Ydeck>("ydeck");
  if (!module) return undefined;
  const card = (_: unknown, i: number) => ({ name: `Card ${i}`, type: 1, setcode: 0, limitTCG: 3, limitOCG: 3 });
  const index = new Map(Array.from({ length: 500 }, card).map((one, i) => [i + 1000, one]));
  const allowed = module.createAllowVector(index, () => 3);
  const deckOf = (lines: number, copies: number, side: number) => {
    const main = Array.from({ length: lines * copies }, (_, i) => 1000 + Math.floor(i / copies));
    const sides = Array.from({ length: side }, (_, i) => 1100 + i);
    return new module.Deck(index, { ydk: ["#main", ...main, "#extra", "!side", ...sides].join("\n") });
  };
  const [good, bad] = [deckOf(20, 2, 10), deckOf(9, 4, 16)];
  return {
    name: "ydeck",
    checks: "sizes of three sections and copies, with reasons; Yu-Gi-Oh!, 40 cards in 20 lines",
    legal: () => good.validate(allowed),
    broken: () => bad.validate(allowed),
    faults: [good.validate(allowed).length, bad.validate(allowed).length],
  };
}

interface Throneteki {
  validateDeck(deck: unknown, options: unknown): { readonly extendedStatus: readonly string[] };
}

function throneteki(): Checker | undefined {
  const module = peer<Throneteki>("throneteki-deck-helper");
  if (!module) return undefined;
  const card = (name: string, type: string, faction: string) => ({
    ...{ code: name, name, label: name, type, faction, packCode: "Core", deckLimit: 3, text: "", traits: [] },
  });
  const lines = (many: number, count: number, type: string, faction = "stark") =>
    Array.from({ length: many }, (_, i) => ({ card: card(`${type} ${i}`, type, faction), count }));
  const deckOf = (drawCards: unknown, plotCards: unknown) => ({ faction: { value: "stark" }, drawCards, plotCards });
  const good = deckOf(lines(20, 3, "character"), lines(7, 1, "plot"));
  const bad = deckOf([...lines(10, 4, "character"), ...lines(3, 1, "event", "lannister")], lines(6, 1, "plot"));
  const options = { packs: [{ code: "Core", releaseDate: "2015-10-08" }], restrictedLists: [] };
  return {
    name: "throneteki-deck-helper",
    checks: "sizes, copies, factions, release dates, with reasons; A Game of Thrones, 60 cards and 7 plots in 27 lines",
    legal: () => module.validateDeck(good, options),
    broken: () => module.validateDeck(bad, options),
    faults: [
      module.validateDeck(good, options).extendedStatus.length,
      module.validateDeck(bad, options).extendedStatus.length,
    ],
  };
}

interface Showdown {
  Teams: { import(text: string): readonly object[] };
  TeamValidator: new (format: string) => { validateTeam(team: readonly object[]): readonly string[] | null };
}

const TEAM = [
  ["Great Tusk", "Protosynthesis", "Headlong Rush", "Close Combat", "Ice Spinner", "Rapid Spin"],
  ["Kingambit", "Supreme Overlord", "Swords Dance", "Kowtow Cleave", "Iron Head", "Sucker Punch"],
  ["Dragapult", "Infiltrator", "Draco Meteor", "Shadow Ball", "U-turn", "Flamethrower"],
  ["Slowking-Galar", "Regenerator", "Future Sight", "Sludge Bomb", "Chilly Reception", "Toxic"],
  ["Corviknight", "Pressure", "Brave Bird", "Defog", "Roost", "U-turn"],
  ["Clefable", "Magic Guard", "Moonblast", "Moonlight", "Thunder Wave", "Knock Off"],
];

function showdown(): Checker | undefined {
  const module = peer<Showdown>("pokemon-showdown");
  if (!module) return undefined;
  const team = (wrong: number) =>
    module.Teams.import(
      TEAM.map(([who, ability, ...moves], i) => {
        const points = i < wrong ? 300 : 252;
        return `${who}\nAbility: ${ability}\nEVs: ${points} HP / 252 Atk\n${moves.map((m) => `- ${m}`).join("\n")}\n`;
      }).join("\n"),
    );
  const validator = new module.TeamValidator("gen9anythinggoes");
  const [good, bad] = [team(0), team(2)];
  return {
    name: "pokemon-showdown",
    checks: "species, abilities, moves and how each is learned, with reasons; Pokémon, a team of 6",
    legal: () => validator.validateTeam(good),
    broken: () => validator.validateTeam(bad),
    faults: [validator.validateTeam(good)?.length ?? 0, validator.validateTeam(bad)?.length ?? 0],
  };
}

export function checkers(): readonly Checker[] {
  return [ydeck(), throneteki(), showdown()].filter((one) => one !== undefined);
}
