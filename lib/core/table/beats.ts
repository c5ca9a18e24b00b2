// What happened at a table, one thing after the other, as one side has seen it: plain JSON for whoever shows or tells it.
import type { Player } from "./board.ts";
import type { LogLine } from "./frame.ts";
import type { Move } from "./move.ts";
import type { CardState, State } from "./state.ts";

export type Beat =
  /** A side begins a move. What comes of it is told behind it. */
  | { readonly is: "move"; readonly side: Player; readonly move: Move }
  /** A card has come elsewhere, or lies there otherwise. `at` is its place among all cards then. */
  | { readonly is: "card"; readonly was: CardState; readonly now: CardState; readonly at: number }
  /** The cards of a zone lie in another order. */
  | { readonly is: "order"; readonly zone: string; readonly cards: readonly CardState[] }
  | { readonly is: "counter"; readonly id: string; readonly was: number; readonly now: number }
  | { readonly is: "phase"; readonly now: Pick<State, "turn" | "phase" | "over" | "played"> }
  | { readonly is: "say"; readonly line: LogLine };

/** What beats change of a state. What else it holds stays as it was. */
type Changing = Pick<State, "turn" | "phase" | "over" | "played" | "cards" | "counters" | "memory">;

/** A state after some beats. */
export function applied<S extends Changing>(state: S, beats: readonly Beat[]): S {
  let now = state;
  for (const beat of beats) now = { ...now, ...changedBy(now, beat) };
  return now;
}

function changedBy({ cards, counters, memory }: Changing, beat: Beat): Partial<Changing> {
  if (beat.is === "phase") return beat.now;
  if (beat.is === "counter") {
    const change = { [beat.id]: beat.now };
    return beat.id in counters ? { counters: { ...counters, ...change } } : { memory: { ...memory, ...change } };
  }
  if (beat.is === "card") {
    const others = cards.filter(({ id }) => id !== beat.was.id);
    return { cards: renumbered(others.toSpliced(beat.at, 0, beat.now), [beat.now], [[beat.was.id, beat.now.id]]) };
  }
  if (beat.is === "order") {
    const first = cards.findIndex(({ zone }) => zone === beat.zone);
    return { cards: renumbered(cards.toSpliced(first, beat.cards.length, ...beat.cards), beat.cards) };
  }
  return {};
}

/** Cards that a side does not know are numbered by their places. Those of the beat have their new number already. */
function renumbered(
  cards: readonly CardState[],
  given: readonly CardState[],
  named: readonly (readonly [was: number, now: number])[] = [],
): readonly CardState[] {
  const isGiven = new Set(given);
  const numbers = new Map(named);
  for (const [at, card] of cards.filter(({ id }) => id < 0).entries())
    if (!isGiven.has(card)) numbers.set(card.id, -1 - at);
  return cards.map((card) => {
    if (isGiven.has(card)) return card;
    const zone = card.zone.replace(/-\d+$/, (host) => `${numbers.get(Number(host)) ?? host}`);
    return { ...card, id: numbers.get(card.id) ?? card.id, zone };
  });
}
