// Every fleet that could be chosen from the ships of a species, in each of its formations.
import type { Formations, Stands } from "../../../core/table/goldfish.ts";
import type { OrionsSpurCard } from "../cards/card.ts";

/** A kind of ship, and where its copies are. */
interface Kind {
  readonly cost: number;
  readonly slots: readonly number[];
}

const FLEET = ["front", "middle", "flagship"];
const RESERVE = "reserve";
/** A row has room for so many. */
const ROW = 5;

/**
 * Fleets of as many ships as the present one, or of its cost. In a formation, ships of one kind are alike. The first
 * formation of a fleet has as many ships in front as there is room for. Whether a fleet is legal is not asked here.
 */
export const formations: Formations<OrionsSpurCard> = {
  says: "fleets and formations",
  *each({ cards }) {
    const inPlaces = (places: readonly string[]) =>
      [...cards.keys()].filter((slot) => cards[slot]?.side === undefined && places.includes(cards[slot]?.from ?? ""));
    const now = inPlaces(FLEET);
    const slots = [...now, ...inPlaces([RESERVE])];
    const costOf = (slot: number | undefined) => cards[slot ?? -1]?.card.recruitment ?? 0;
    // In the order in which a deck is dealt.
    const kinds = [...Map.groupBy(slots, (slot) => cards[slot]?.label ?? "")]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, its]) => ({ slots: its, cost: costOf(its[0]) }));
    const cost = sum(now.map(costOf));
    for (const counts of fleets(kinds))
      if (sum(counts) === now.length || sum(counts.map((count, at) => count * (kinds[at]?.cost ?? 0))) === cost)
        yield formationsOf(kinds, counts, slots);
  },
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How many of each kind are chosen, in every way that two rows and a flagship have room for. */
function* fleets(
  kinds: readonly Kind[],
  chosen: readonly number[] = [],
  room = 2 * ROW + 1,
): Generator<readonly number[]> {
  const next = kinds[chosen.length];
  if (!next) return yield chosen;
  for (let count = 0; count <= Math.min(next.slots.length, room); count++)
    yield* fleets(kinds, [...chosen, count], room - count);
}

function* formationsOf(
  kinds: readonly Kind[],
  counts: readonly number[],
  slots: readonly number[],
): Generator<readonly Stands[]> {
  for (const flagship of counts.keys()) {
    if (!counts[flagship]) continue;
    const rest = counts.map((count, at) => (at === flagship ? count - 1 : count));
    for (const front of rows(rest)) {
      const places = [
        ["front", front],
        ["middle", rest.map((count, at) => count - (front[at] ?? 0))],
        ["flagship", counts.map((_, at) => Number(at === flagship))],
        [RESERVE, kinds.map(({ slots: { length } }, at) => length - (counts[at] ?? 0))],
      ] as const;
      const left = kinds.map((kind) => [...kind.slots]);
      const ships = places.flatMap(([from, many]) =>
        left.flatMap((its, at) => its.splice(0, many[at]).map((of) => ({ of, from }))),
      );
      yield slots.flatMap((slot, at) => (ships[at] ? [{ slot, ...ships[at] }] : []));
    }
  }
}

/** How many of each kind stand in front, with no more than a row in the middle, the most in front first. */
function* rows(counts: readonly number[], front: readonly number[] = []): Generator<readonly number[]> {
  const next = counts[front.length];
  if (next === undefined) {
    if (sum(counts) - sum(front) <= ROW) yield front;
    return;
  }
  for (let count = Math.min(next, ROW - sum(front)); count >= 0; count--) yield* rows(counts, [...front, count]);
}
