// The autopilot of Conquest of Fates deploys the unit first that is worth most by its CQ and its text, sends a poor first hand back,
// and keeps Celestials.
import { keptPer } from "../../../core/kept-per.ts";
import type { Policy } from "../../../core/table/goldfish.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { opposite } from "../opposite/opposite.ts";
import { type FatesIds, type FatesTable, SKIRMISHES, ZONE } from "../table/table.ts";
import { nextReveal, waitingAtEnd } from "../table/turn.ts";
import { texts } from "../texts/texts.ts";

const HAND = 7;

function cq(table: FatesTable, id: number): number {
  return table.card(id).cq ?? 0;
}

/** A unit with an unknown CQ is deployed after all units whose CQ is not negative. */
const UNSTATED = -0.5;

/** About how much CQ a unit is worth: what is printed, and what its text does while somebody is opposite or not. */
const worthOf = keptPer((card: ConquestOfFatesCard): number => {
  const abilities = texts.abilities(card);
  const done = abilities.flatMap(({ steps, standing }) => [...steps, ...standing]);
  return (card.cq ?? UNSTATED) + done.reduce((sum, { about = 0 }) => sum + about, 0);
});

/** What each card of a game is worth as a unit. Other cards are never deployed. */
const worths = keptPer((cards: FatesTable["start"]["cards"]): readonly number[] =>
  cards.map(({ card }) => (card.kind === "unit" ? worthOf(card) : Number.NEGATIVE_INFINITY)),
);

/** The unit in hand that is worth most, if it is not worth less than nothing, or -1. */
function best(table: FatesTable): number {
  const worth = worths(table.start.cards);
  let found = -1;
  let most = -1;
  for (const id of table.in(ZONE.hand)) {
    const own = worth[id] ?? most;
    if (own <= most) continue;
    found = id;
    most = own;
  }
  return found;
}

/** The total CQ that half of all possible first hands of these cards reach, computed over every hand. */
const medianHand = keptPer((cards: FatesTable["start"]["cards"]): number => {
  // ways[n] maps each sum to the number of ways to reach it with n cards.
  const ways = Array.from({ length: HAND + 1 }, () => new Map<number, number>());
  ways[0]?.set(0, 1);
  for (const { card } of cards) {
    for (let n = HAND; n > 0; n--) {
      const more = ways[n];
      for (const [fewer, count] of ways[n - 1] ?? []) {
        const sum = fewer + (card.cq ?? 0);
        more?.set(sum, (more.get(sum) ?? 0) + count);
      }
    }
  }
  const hands = [...(ways[HAND] ?? [])].sort(([a], [b]) => a - b);
  const half = hands.reduce((sum, [, count]) => sum + count, 0) / 2;
  return middle(hands, half);
});

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
  {
    says: "Face an enemy, so that texts that name one have somebody to name.",
    in: ["opposite"],
    choose: (table) => {
      const [to] = opposite.moves[0]?.targets?.(table, -1) ?? [];
      return to === undefined ? undefined : { do: "face", to };
    },
  },
  texts.policy,
  {
    says: "The hand's CQ is below the deck's median hand: mulligan.",
    in: ["mulligan"],
    choose: (table) => {
      const sum = table.in(ZONE.hand).reduce((total, id) => total + cq(table, id), 0);
      return sum < medianHand(table.start.cards) ? { do: "mulligan" } : undefined;
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
    says: "Deploy the unit that is worth most, with its text, to the leftmost empty location.",
    in: ["deployment-1", "deployment-2"],
    choose: (table) => {
      const to = locations(table).find((location) => table.count(location) === 0);
      const card = to === undefined ? -1 : best(table);
      return card < 0 || to === undefined ? undefined : { do: "deploy", card, to: table.nameOf(to) };
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
