// What the table often asks about a card, computed once per card.
import { memoPerKey } from "../../../core/memo.ts";
import { sentencesOf } from "../../../core/sentences.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { type GalaxyTable, isPlanet } from "./table.ts";

/** Amounts as six numbers: blue, gold, red, then the pairs. */
export type Amounts = readonly [number, number, number, number, number, number];

const NOTHING: Amounts = [0, 0, 0, 0, 0, 0];

function amountsOf(written: ConquestOfOrionCard["cost"]): Amounts {
  if (!written) return NOTHING;
  const of = (symbol: keyof typeof written) => written[symbol] ?? 0;
  return [of("blue"), of("gold"), of("red"), of("blue/gold"), of("blue/red"), of("gold/red")];
}

function total(amounts: Amounts): number {
  return amounts[0] + amounts[1] + amounts[2] + amounts[3] + amounts[4] + amounts[5];
}

export interface Traits {
  readonly type: ConquestOfOrionCard["type"];
  readonly isUnit: boolean;
  /** A planet or a satellite. */
  readonly isPlanet: boolean;
  readonly damage: number;
  /** Infinite if unknown, because no damage is known to be lethal then. */
  readonly health: number;
  readonly regeneration: number;
  readonly shields: number;
  /** Undefined if it or the Tier is unknown. Such a card is played by hand. */
  readonly cost: Amounts | undefined;
  /** How many resources the cost asks for. */
  readonly price: number;
  readonly tier: number;
  readonly produces: Amounts;
  /** Undefined if unknown. Such a planet is conquered by hand. */
  readonly colonise: Amounts | undefined;
  /** How many resources it produces. */
  readonly earns: number;
  /** The number of turns in which it earns back the cost of its conquest. */
  readonly paysBackIn: number;
  readonly isSwift: boolean;
  readonly isUnique: boolean;
  readonly isStationary: boolean;
  /** It is stationary or immobile and does not move between planets. */
  readonly isBound: boolean;
  /** It can be played whenever a fast ability can be played. */
  readonly isFast: boolean;
  readonly isTraveler: boolean;
  /** The classification of the unit that must be destroyed to play it: "" for any unit, undefined for none. */
  readonly consumes: string | undefined;
  readonly classification: string;
  /** The N of Half life N, or 0. */
  readonly life: number;
  /** What it is played for as an achievement, if it has Deploy. */
  readonly deploy: Amounts | undefined;
  readonly isGuardian: boolean;
  readonly isOrbital: boolean;
  readonly isBarrage: boolean;
  readonly isSweep: boolean;
  readonly isIntercept: boolean;
  readonly isStealthy: boolean;
  readonly isForced: boolean;
  /** It is an ability that changes something until end of turn. */
  readonly isBoost: boolean;
  /** It is an attachment that attacks. */
  readonly isArmed: boolean;
  readonly isForUnits: boolean;
  readonly isForPlanets: boolean;
}

const HALF_LIFE = "Half life ";

/** "Deploy 1 blue" is what a unit costs as an achievement. */
function deployOf(words: readonly string[]): Amounts | undefined {
  for (const word of words) {
    const [, count, colour] = /^Deploy (\d) (blue|gold|red)$/.exec(word) ?? [];
    if (count !== undefined && colour !== undefined) return amountsOf({ [colour]: Number(count) });
  }
  return undefined;
}

/** "This attacks for 2 damage" is what an Armament deals. */
function armamentOf(text: string | null | undefined): number {
  return Number(/This attacks for (\d+) damage/.exec(text ?? "")?.[1] ?? 0);
}

const traitsOfCard = memoPerKey((card: ConquestOfOrionCard): Traits => {
  const { type, tier, cost, produces, colonise, classification } = card;
  // A text may say a keyword that nobody has listed. The table says that it sees to it, and does.
  const words = [...(card.keywords ?? []), ...sentencesOf(card.text).map((one) => one.replace(/\.$/, ""))];
  const has = (word: string) => words.includes(word);
  const life = words.find((word) => word.startsWith(HALF_LIFE))?.slice(HALF_LIFE.length);
  const consume = words.find((word) => word.startsWith("Consume"));
  const isPlayable = type !== "planet" && typeof tier === "number" && cost !== undefined && cost !== null;
  const earned = total(amountsOf(produces));
  return {
    type,
    isUnit: type === "unit",
    isPlanet: isPlanet(card),
    damage: card.damage ?? armamentOf(card.text),
    health: card.health ?? Number.POSITIVE_INFINITY,
    regeneration: card.regeneration ?? 0,
    shields: card.shields ?? 0,
    cost: isPlayable ? amountsOf(cost) : undefined,
    price: total(amountsOf(cost)),
    tier: tier ?? 1,
    produces: amountsOf(produces),
    colonise: colonise === undefined ? undefined : amountsOf(colonise),
    earns: earned,
    paysBackIn: earned === 0 ? Number.POSITIVE_INFINITY : total(amountsOf(colonise)) / earned,
    isSwift: has("Swiftness"),
    isUnique: has("Unique"),
    isStationary: has("Stationary"),
    isBound: has("Stationary") || has("Immobile"),
    isFast: (type === "ability" && classification?.includes("fast") === true) || has("Ambush"),
    isTraveler: has("Traveler"),
    consumes: consume?.match(/ an? (.+) unit$/)?.[1] ?? (consume === undefined ? undefined : ""),
    classification: classification ?? "",
    life: Number(life ?? 0) || 0,
    deploy: deployOf(words),
    isGuardian: has("Guardian"),
    isOrbital: has("Orbital range"),
    isBarrage: has("Barrage"),
    isSweep: has("Sweep"),
    isIntercept: has("Intercept"),
    isStealthy: has("Stealth"),
    isBoost: type === "ability" && card.text?.includes("until end of turn") === true,
    isForced: has("This assaults a planet each turn if able"),
    isArmed: has("Armament"),
    isForUnits: classification?.includes("unit") === true,
    isForPlanets: classification?.includes("planet") === true,
  };
});

/** The numbers of the cards that must be watched. */
interface Watched {
  readonly unique: readonly number[];
  readonly stationary: readonly number[];
  readonly travelers: readonly number[];
  readonly armed: readonly number[];
  readonly forced: readonly number[];
  /** Fast abilities, apart into those that change something until end of turn and the others. */
  readonly boosts: readonly number[];
  readonly fasts: readonly number[];
  readonly stealthy: readonly number[];
  /** Whether the text of any card gives swiftness to units. */
  readonly givesSwiftness: boolean;
}

const watchedOf = memoPerKey((cards: GalaxyTable["start"]["cards"]): Watched => {
  const of = cards.map(({ card }) => traitsOfCard(card));
  const numbers = (is: (traits: Traits) => boolean) => of.flatMap((traits, id) => (is(traits) ? [id] : []));
  return {
    unique: numbers((one) => one.isUnique),
    stationary: numbers((one) => one.isStationary),
    travelers: numbers((one) => one.isTraveler),
    boosts: numbers((one) => one.isFast && one.isBoost),
    fasts: numbers((one) => one.isFast && !one.isUnit && !one.isBoost),
    forced: numbers((one) => one.isForced),
    armed: numbers((one) => one.isArmed),
    stealthy: numbers((one) => one.isStealthy),
    givesSwiftness: cards.some(({ card }) => card.text?.includes(" swiftness") === true),
  };
});

/** The cards that must be watched: those with Unique, Stationary, Traveler, Armament or Stealth. */
export function watched(table: GalaxyTable): Watched {
  return watchedOf(table.start.cards);
}

const NO_CARD = traitsOfCard({ name: "", type: "ability" });

export function traitsOf(table: GalaxyTable, id: number): Traits {
  return id < 0 ? NO_CARD : traitsOfCard(table.card(id));
}
