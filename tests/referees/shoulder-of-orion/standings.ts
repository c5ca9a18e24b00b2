// What texts say for as long as they are in play, read by their own words.
import type { Ground, Stat } from "./ground.ts";

interface About {
  readonly area: Ground;
  readonly source: number;
  readonly id: number;
  readonly stat: Stat;
  readonly words: readonly string[];
}

export interface Standing {
  readonly says: RegExp;
  changes(about: About): number;
}

const isMine = ({ area, source, id }: About) => area.at(id).zone === `${area.sideOf(source)}ao`;
const isTheirs = ({ area, source, id }: About) =>
  area.at(id).zone === (area.sideOf(source) === "" ? "enemy-ao" : "ao") && area.isWarrior(id);
const isMyWarrior = (about: About) => isMine(about) && about.area.isWarrior(about.id);
const hasAugment = ({ area, id }: About) => area.in(`under:${id}`).length > 0;
const isItself = ({ source, id }: About) => source === id;
const isKnight = ({ area, id }: About) => area.card(id).subfaction === "Knights";
const warriors = ({ area, source }: About) => area.warriors(area.sideOf(source));
const forts = ({ area, source }: About) => area.forts(area.sideOf(source)).length;

/** A sentence that changes one number by one amount where a condition holds. */
const when = (says: RegExp, stat: Stat, by: number, holds: (about: About) => boolean): Standing => ({
  says,
  changes: (about) => (about.stat === stat && holds(about) ? by : 0),
});

const isOf = (about: About, faction: string) =>
  warriors(about).some((id) => about.area.card(id).factions?.includes(faction) === true);

export const STANDINGS: readonly Standing[] = [
  when(/^Other Knights warriors you control have \+1 attack/, "attack", 1, (about) => {
    return isMyWarrior(about) && !isItself(about) && isKnight(about);
  }),
  when(/^Warriors with an augment have \+1 health/, "health", 1, (about) => {
    return about.area.isWarrior(about.id) && hasAugment(about);
  }),
  {
    says: /^Fortifications you control have \+(\d) health/,
    changes: (about) => {
      const isFort = isMine(about) && about.area.card(about.id).type === "fortification";
      return isFort && about.stat === "health" ? Number(about.words[1]) : 0;
    },
  },
  when(/^Warriors you control have \+1 attack while your discard pile holds five or more/, "attack", 1, (about) => {
    return isMyWarrior(about) && about.area.in(`${about.area.sideOf(about.source)}discard`).length >= 5;
  }),
  when(/^This warrior has \+1 health while you control both a Union warrior and a Swarm/, "health", 1, (about) => {
    return isItself(about) && isOf(about, "Union") && isOf(about, "Swarm");
  }),
  when(/^While this warrior has an augment, it has \+2 attack/, "attack", 2, (about) => {
    return isItself(about) && hasAugment(about);
  }),
  when(/^This warrior has \+1 attack while you control three or more warriors/, "attack", 1, (about) => {
    return isItself(about) && warriors(about).length >= 3;
  }),
  when(/^While you control a fortification, this warrior has \+2 health/, "health", 2, (about) => {
    return isItself(about) && forts(about) > 0;
  }),
  {
    says: /^This warrior has \+1 attack for each fortification you control, up to two/,
    changes: (about) => (isItself(about) && about.stat === "attack" ? Math.min(forts(about), 2) : 0),
  },
  {
    says: /^The augmented warrior has (?:([+-]\d) attack)?(?: and )?(?:([+-]\d) health)?/,
    changes: ({ area, source, id, stat, words: [, attack = "0", health = "0"] }) => {
      if (area.at(source).zone !== `under:${id}`) return 0;
      return Number(stat === "attack" ? attack : health);
    },
  },
  when(/If it is a Knights warrior, it also has \+1 health/, "health", 1, (about) => {
    return about.area.at(about.source).zone === `under:${about.id}` && isKnight(about);
  }),
  {
    says: /^Warriors you control that are not exerted have \+1 health and \+1 attack/,
    changes: (about) => (isMyWarrior(about) && !about.area.at(about.id).exhausted ? 1 : 0),
  },
  when(/^Warriors your opponent controls with cost 1 have -1 attack/, "attack", -1, (about) => {
    return isTheirs(about) && about.area.card(about.id).cost === 1;
  }),
  when(/^Your opponent's space warriors have -1 attack/, "attack", -1, (about) => {
    return isTheirs(about) && about.area.supertypeOf(about.id) === "space";
  }),
];

interface Paid {
  readonly area: Ground;
  readonly source: number;
  readonly id: number;
  readonly onto: number;
}

interface Saving {
  readonly says: RegExp;
  saves(paid: Paid): boolean;
}

const isType = ({ area, id }: Paid, type: string) => area.card(id).type === type;

/** Texts of the player who pays that make a card cost 1 less. */
export const COSTS: readonly Saving[] = [
  {
    says: /^Augments you attach to this warrior cost 1 less/,
    saves: (paid) => isType(paid, "augment") && paid.onto === paid.source,
  },
  {
    says: /^The first Instant you play each turn costs 1 less/,
    saves: (paid) => isType(paid, "instant") && paid.area.get("instants") === 0,
  },
  {
    says: /^The first Tide warrior you play each turn costs 1 less/,
    saves: (paid) =>
      isType(paid, "warrior") && paid.area.card(paid.id).subfaction === "Tide" && paid.area.get("tide") === 0,
  },
  {
    says: /^The first warrior you play each turn costs 1 less/,
    saves: (paid) => isType(paid, "warrior") && paid.area.get("warriors") === 0,
  },
  { says: /^Cards you play from Orbit cost 1 less/, saves: ({ area, id }) => area.at(id).zone === "orbit" },
  { says: /^Fortifications you play cost 1 less/, saves: (paid) => isType(paid, "fortification") },
  {
    says: /^Instants that you play cost 1 less while this warrior is blocking/,
    saves: (paid) => isType(paid, "instant") && paid.area.token(paid.source, "blocking") > 0,
  },
  {
    says: /^This warrior costs 1 less while played from Orbit/,
    saves: ({ area, source, id }) => source === id && area.at(id).zone === "orbit",
  },
];
