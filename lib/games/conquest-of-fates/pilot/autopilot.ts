// The autopilot of Conquest of Fates deploys the unit first that is worth most by its CQ and its text, sends a poor first hand back,
// and keeps Celestials.
import { memoPerKey } from "../../../core/memo.ts";
import type { Policy } from "../../../core/table/goldfish.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { isLightspeed } from "../table/lightspeed.ts";
import { cqOf, ENEMY_ZONE, type FatesIds, type FatesTable, SKIRMISHES, ZONE } from "../table/table.ts";
import { nextReveal, waitingAtEnd } from "../table/turn.ts";
import { announcedUnit } from "../table/units.ts";
import { texts } from "../texts/texts.ts";

const HAND = 7;

function cq(table: FatesTable, id: number): number {
  return table.card(id).cq ?? 0;
}

/** A unit with an unknown CQ is deployed after all units whose CQ is not negative. */
const UNSTATED = -0.5;
/** A unit that is worth no more than this stays in the hand. */
const LEAST = -1;

/** About how much CQ a unit is worth: what is printed, and what its text does while somebody is opposite or not. */
const worthOf = memoPerKey((card: ConquestOfFatesCard): number => {
  const abilities = texts.abilities(card);
  const done = abilities.flatMap(({ steps, standing }) => [...steps, ...standing]);
  return (card.cq ?? UNSTATED) + done.reduce((sum, { about = 0 }) => sum + about, 0);
});

/** Whether a text speaks of what lies near its card, which has to be there first. */
const isAboutNeighbours = memoPerKey((card: ConquestOfFatesCard): boolean =>
  texts
    .abilities(card)
    .some(({ steps }) =>
      steps.some(
        (step) => step.with?.naming?.words.some((word) => word === "adjacent" || word === "location") === true,
      ),
    ),
);

/**
 * How much a unit is worth face down at a location, or undefined if it is not to be deployed. Lightspeed units wait for
 * answers, which bring them beside the locations. A text about neighbours does nothing before they lie there.
 */
function worthAt(table: FatesTable, id: number): number | undefined {
  const card = table.card(id);
  if (card.kind !== "unit" || (isLightspeed(card) && isOpposed(table.start))) return undefined;
  const isEarly = table.top.phase.endsWith("1");
  const worth = isEarly && isAboutNeighbours(card) ? (card.cq ?? UNSTATED) - NEIGHBOUR : worthOf(card);
  return worth > LEAST ? worth : undefined;
}

/** A text that will have neighbours in the second skirmish is worth about this much more then. */
const NEIGHBOUR = 2;

/** The unit in hand that is worth most at a location, or -1. */
function best(table: FatesTable): number {
  let [found, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const id of table.in(ZONE.hand)) {
    const worth = worthAt(table, id);
    if (worth !== undefined && worth > most) [found, most] = [id, worth];
  }
  return found;
}

/** The place for a unit: the leftmost, or the one with the most neighbours if its text is about them. */
function placeFor(table: FatesTable, id: number): number | undefined {
  const free = locations(table).filter((location) => table.count(location) === 0);
  return isAboutNeighbours(table.card(id)) && free.includes(ZONE.L6) ? ZONE.L6 : free[0];
}

/** A strong unit is worth an answer that harms it; a weak one only if few more are to come. */
const STRONG = 5;
const FEW = 2;

/** The Lightspeed unit that answers best: what harms the announced unit waits for a strong one. */
function answerer(table: FatesTable): number {
  const [announced] = announcedUnit(table);
  const isWorthHarm = announced !== undefined && cqOf(table, announced) >= STRONG;
  const isLate = locations(table).length > 0 && enemiesToCome(table) <= FEW;
  let [found, most] = [-1, Number.NEGATIVE_INFINITY];
  for (const id of table.in(ZONE.hand)) {
    const card = table.card(id);
    if (!isLightspeed(card)) continue;
    const harms = texts
      .abilities(card)
      .some(({ steps }) => steps.some((step) => step.with?.naming?.words.includes("announced")));
    if (harms && !isWorthHarm && !isLate) continue;
    const worth = (card.cq ?? UNSTATED) + (harms && announced !== undefined ? cqOf(table, announced) : 0);
    if (worth > most) [found, most] = [id, worth];
  }
  return found;
}

/** How many units of the enemy lie face down. */
function enemiesToCome(table: FatesTable): number {
  return ENEMY_ZONE.flatMap((zone) => table.in(zone)).filter((id) => !table.isUp(id)).length;
}

/** The total CQ that half of all possible first hands of the deck of whoever acts reach, computed over every hand. */
function medianHand(table: FatesTable): number {
  // ways[n] maps each sum to the number of ways to reach it with n cards.
  const ways = Array.from({ length: HAND + 1 }, () => new Map<number, number>());
  ways[0]?.set(0, 1);
  for (const id of [...table.in(ZONE.hand), ...table.in(ZONE.draw)]) {
    for (let n = HAND; n > 0; n--) {
      const more = ways[n];
      for (const [fewer, count] of ways[n - 1] ?? []) {
        const sum = fewer + cq(table, id);
        more?.set(sum, (more.get(sum) ?? 0) + count);
      }
    }
  }
  const hands = [...(ways[HAND] ?? [])].sort(([a], [b]) => a - b);
  const half = hands.reduce((sum, [, count]) => sum + count, 0) / 2;
  return middle(hands, half);
}

function middle(hands: readonly (readonly [number, number])[], half: number): number {
  let passed = 0;
  for (const [sum, count] of hands) {
    passed += count;
    if (passed >= half) return sum;
  }
  return 0;
}

/** Whether a Celestial does all that it says without the player. */
function isWhole(card: ConquestOfFatesCard): boolean {
  return card.kind === "celestial" && texts.read(card).every(({ ability }) => ability !== undefined);
}

const LOCATIONS = SKIRMISHES.map((names) => names.map((name) => ZONE[name]));

/** The locations of the running skirmish. They come from the phase, because a player may change the counter by hand. */
function locations(table: FatesTable): readonly number[] {
  return LOCATIONS[table.top.phase.endsWith("1") ? 0 : 1] ?? [];
}

export const autopilot: readonly Policy<ConquestOfFatesCard, FatesIds["phase"]>[] = [
  texts.policy,
  {
    says: "The hand's CQ is below the deck's median hand: mulligan.",
    in: ["mulligan"],
    choose: (table) => {
      const sum = table.in(ZONE.hand).reduce((total, id) => total + cq(table, id), 0);
      return sum < medianHand(table) ? { do: "mulligan" } : undefined;
    },
  },
  {
    says: "Play a Celestial whose text is carried out.",
    in: ["celestial-1", "celestial-2"],
    choose: (table) => {
      if (table.count(ZONE.celestials) > 0) return undefined;
      const card = table.in(ZONE.hand).find((id) => isWhole(table.card(id)));
      return card === undefined ? undefined : { do: "celestial", card };
    },
  },
  {
    says: "Deploy the unit that is worth most; keep Lightspeed for answers, and what needs neighbours for skirmish two.",
    in: ["deployment-1", "deployment-2"],
    choose: (table) => {
      const card = best(table);
      const to = card < 0 ? undefined : placeFor(table, card);
      return to === undefined ? undefined : { do: "deploy", card, to: table.nameOf(to) };
    },
  },
  {
    says: "Answer: the unit counts beside the locations. What harms the announced unit waits for a strong one.",
    in: ["answer"],
    choose: (table) => {
      const card = answerer(table);
      return card < 0 ? undefined : { do: "answer", card };
    },
  },
  {
    says: "Reveal from left to right.",
    in: ["action-1", "action-2"],
    choose: (table) => {
      const [card] = nextReveal(table, table.top.phase.endsWith("1") ? 1 : 2);
      return card === undefined ? undefined : { do: "reveal", card };
    },
  },
  {
    says: "Let the effect happen first that is worth most.",
    in: ["end-of-battle"],
    choose: (table) => {
      let [best, most] = [-1, Number.NEGATIVE_INFINITY];
      for (const id of waitingAtEnd(table)) {
        const worth = texts.worth(table, id, "end");
        if (worth > most) [best, most] = [id, worth];
      }
      return best < 0 ? undefined : { do: "end-effect", card: best };
    },
  },
  { says: "Count the battle.", in: ["tally"], choose: () => ({ do: "tally" }) },
  {
    says: "All battles are over: the conquest pool is the score.",
    in: ["after-battles"],
    choose: () => ({ do: "score" }),
  },
  {
    says: "Over ten cards: the lowest printed CQ goes.",
    in: ["hand-maximum"],
    choose: (table) => {
      const [first = -1, ...rest] = table.in(ZONE.hand);
      return { do: "discard", card: rest.reduce((low, id) => (cq(table, id) < cq(table, low) ? id : low), first) };
    },
  },
];
