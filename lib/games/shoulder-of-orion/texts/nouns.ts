// The words that texts of Shoulder of Orion have for cards.
import { phrase, type Run, type Test } from "../../../core/text/ability.ts";
import { isMine, isTheirs, namedBy, type Suffix, suffixesOf } from "../../../core/text/nouns.ts";
import { number, oneOf, type Reader } from "../../../core/text/pattern.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { attackerOf, warriors } from "../table/combat.ts";
import { attackOf, COUNTER, healthOf, isWarrior, type OrionTable, ZONE } from "../table/table.ts";
import { deck } from "./deeds.ts";

type C = ShoulderOfOrionCard;
type On = Test<C>;

const typed =
  (...types: readonly C["type"][]): On =>
  (table, id) =>
    types.includes(table.card(id).type);
/** A word for a faction or a subfaction. */
const of =
  (word: string): On =>
  (table, id) => {
    const { factions, subfaction } = table.card(id);
    return subfaction === word || factions?.includes(word) === true;
  };
const moving =
  (...words: readonly string[]): On =>
  (table, id) => {
    const card = table.card(id);
    return words.includes((card.type === "hero" ? card.frontline?.supertype : card.supertype) ?? "");
  };

const FACTIONS = ["Union", "Swarm", "Vault", "Chorus", "Generic"];
const SUBFACTIONS = ["Knights", "Engineers", "Tide", "Brood", "Wardens", "Brokers", "Seers", "Echoes", "Hybrid"];

export const hasAugment: On = (table, id) => table.count(table.under(id)) > 0;
/** A hero has no cost, not even 0, so no text that goes by costs finds one. */
const costs = (table: OrionTable, id: number) => table.card(id).cost ?? Number.NaN;

const { is, from } = suffixesOf<C>();
const upTo = (words: string, example: string, value: (table: OrionTable, id: number) => number) =>
  phrase<Suffix<C>, { n: typeof number }>(words, example, { n: number }, ({ n }) => ({
    is: (table, id) => value(table, id) <= n,
  }));

export const suffixes = [
  is("you control", "Rally a warrior you control.", isMine),
  is("your opponent controls", "Exert a warrior your opponent controls.", isTheirs),
  is(
    "that is|are not exerted",
    "Warriors you control that are not exerted have +1 health.",
    (table, id) => !table.isExhausted(id),
  ),
  is("with an augment", "Warriors with an augment have +1 health.", hasAugment),
  upTo("with cost {n} or less", "Return a warrior with cost 3 or less to its owner's hand.", costs),
  phrase<Suffix<C>, { n: typeof number }>(
    "with cost {n}",
    "Return up to two warriors with cost 1 from your discard pile to your hand.",
    { n: number },
    ({ n }) => ({ is: (table, id) => costs(table, id) === n }),
  ),
  is(
    "with lower cost",
    "Whenever a warrior you control is destroyed, you may return a warrior with lower cost from your discard pile to your hand.",
    (table, id, { subject }) => subject >= 0 && costs(table, id) < costs(table, subject),
  ),
  upTo("with attack {n} or less", "Exert a warrior with attack 1 or less.", (table, id) => attackOf(table, id) ?? 0),
  upTo("with health {n} or less", "Exert a warrior with health 2 or less.", (table, id) => healthOf(table, id) ?? 0),
  is(
    "with tech tier one above your tech level",
    "Play a card from your Orbit with tech tier one above your Tech Level, paying its cost.",
    (table, id) => table.card(id).tier === table.get(COUNTER.techLevel) + 1,
  ),
  from("from|in your hand", "Place a card from your hand into an empty Orbit slot.", (table) => table.in(ZONE.hand)),
  // A card that is being played comes to the discard pile when it has done what it says.
  from("from|in your discard pile", "Return a warrior from your discard pile to your hand.", (table, { self }) =>
    table.in(ZONE.discard).filter((id) => id !== self),
  ),
  from("from|in your orbit", "Place a card from your Orbit into your hand.", (table) => table.in(ZONE.orbit)),
  from("in your cache", "Draw a card for each card in your Cache.", (table) => table.in(ZONE.cache)),
  from(
    "from among them",
    "Look at the top four cards of your deck. You may put a warrior from among them into your hand.",
    deck.seen,
  ),
];

/** The card that "it" stands for: the one chosen last, what a card is attached to, or what the moment is about. */
export function itOf(table: OrionTable, { self, it, subject }: Run): number {
  if (it >= 0) return it;
  const host = table.hostOf(self);
  if (host >= 0) return host;
  return subject >= 0 ? subject : self;
}

/** The card with the text itself. */
export const itself = (_: OrionTable, run: Run): readonly number[] => [run.self];
const adjectives = Object.fromEntries([
  ...[...FACTIONS, ...SUBFACTIONS].map((word) => [word.toLowerCase(), of(word)]),
  ...["land", "air", "space"].map((word) => [word, moving(word)]),
  ["air or space", moving("air", "space")],
  ["other", (_: OrionTable, id: number, run: Run) => id !== run.self],
  ["your opponent's", isTheirs],
]);

/** Cards that a text names. If it does not say where, they are in the AO of either player. */
export const cards = namedBy<C>({
  name: "cards",
  nouns: {
    "card(s)": () => true,
    "warrior(s)": isWarrior,
    "fortification(s)": typed("fortification"),
    "item(s)": typed("item"),
    "aura(s)": typed("aura"),
    "action(s)": typed("action"),
    "instant(s)": typed("instant"),
    "attack action(s)": typed("attack-action"),
    "fortification(s) or item(s)": typed("fortification", "item"),
    "warrior(s) or [a] fortification(s)": typed("warrior", "hero", "fortification"),
    "action(s) or instant(s)": typed("action", "instant"),
    "attack action(s) or instant(s)": typed("attack-action", "instant"),
  },
  adjectives,
  suffixes,
  references: {
    "this warrior": itself,
    "this fortification": itself,
    "this item": itself,
    it: (table, run) => [itOf(table, run)],
    they: (table) => warriors(table),
    "the augmented warrior": (table, run) => [table.hostOf(run.self)],
    "the top card of your deck": (table) => table.in(ZONE.draw).slice(0, 1),
    "the attacking warrior": (table) => {
      const attacker = attackerOf(table);
      return attacker >= 0 && isWarrior(table, attacker) ? [attacker] : [];
    },
  },
  usually: (table) => {
    const enemies = table.in(ZONE["enemy-ao"]);
    return enemies.length === 0 ? table.in(ZONE.ao) : [...table.in(ZONE.ao), ...enemies];
  },
});

export interface Change {
  readonly stat: "attack" | "health";
  readonly by: number;
}

/** "+1 attack and -1 health". */
export const changes: Reader<readonly Change[]> = {
  name: "changes",
  read: (words, at) => {
    const [by, stat] = [words[at] ?? "", words[at + 1]];
    if (!/^[+-]\d{1,2}$/.test(by) || (stat !== "attack" && stat !== "health")) return [];
    const one = { stat, by: Number(by) } as const;
    const more = words[at + 2] === "and" ? changes.read(words, at + 3) : [];
    return [...more.map(([rest, next]) => [[one, ...rest], next] as const), [[one], at + 2] as const];
  },
};

/** What is counted over a turn: its first card may cost less. */
export const FIRST = oneOf<{ readonly is: On; readonly counter: number }>("kind", {
  warrior: { is: typed("warrior"), counter: COUNTER.warriors },
  "tide warrior": {
    is: (table, id, run) => table.card(id).type === "warrior" && of("Tide")(table, id, run),
    counter: COUNTER.tide,
  },
  instant: { is: typed("instant"), counter: COUNTER.instants },
});

/** Counts a card that is played. */
export function countPlayed(table: OrionTable, id: number): void {
  const { type, subfaction } = table.card(id);
  if (type === "warrior") {
    table.add(COUNTER.warriors, 1);
    if (subfaction === "Tide") table.add(COUNTER.tide, 1);
  } else if (type === "instant") table.add(COUNTER.instants, 1);
  else if (type === "attack-action") table.add(COUNTER.attackActions, 1);
}
