// Who sits at a table. It is decided before the cards are dealt, because the deck of whoever is opposite is dealt with them.
import type { Card } from "../card/card.ts";
import { memoPerKey } from "../memo.ts";
import type { Opponent, Seat, Start } from "./board.ts";
import type { Facing } from "./goldfish.ts";

/** The word of a seat that stays empty. */
export const NOBODY = "nobody";

/** The seats of a game that is played alone. */
export const ALONE = { seats: ["person", "nobody"], opposite: NOBODY } as const satisfies Partial<Start>;

/** The choice of nobody, for games that can be played alone. */
export const NOBODY_OPPOSITE: Facing = { id: NOBODY, name: NOBODY, list: [], isWhole: true };

/** A name with its level. Whether a game is even depends on the deck too, so the words compare opponents alone. */
export function withLevel({ name, level }: Pick<Opponent, "name" | "level">): string {
  return level === undefined ? name : `${name} (${level})`;
}

/** Whether whoever is opposite plays by the same phases. */
export function isOpposed({ seats: [one, other] }: Pick<Start, "seats">): boolean {
  return (one === "person" || one === "pilot") && (other === "person" || other === "pilot");
}

/** The cards of the deck itself, without those of whoever is opposite. */
export function ownCards<C extends Card>({ cards }: Pick<Start<C>, "cards">): Start<C>["cards"] {
  return cards.filter(({ side }) => side === undefined);
}

/** The cards of a game with somebody opposite. They are kept, because what is known of the cards of a game is kept with them. */
const cardsFacing = memoPerKey((_: Start["cards"]) => new Map<Opponent, Start["cards"]>());

/** The same deck and deal with somebody opposite, whose cards are dealt too. */
export function facing<C extends Card>(start: Start<C>, opponent: Opponent<C>): Start<C> {
  const { id, cards: theirs, isIdle } = opponent;
  if (start.opposite === id) return start;
  const kept = cardsFacing(start.cards);
  const cards = (kept.get(opponent) as Start<C>["cards"]) ?? [...ownCards(start), ...theirs];
  kept.set(opponent, cards);
  const other: Seat = id === NOBODY ? "nobody" : isIdle ? "script" : "pilot";
  return { ...start, cards, seats: [start.seats[0], other], opposite: id };
}

/** The same with an opponent by its word. Without a word, or where nobody has it, whoever is there stays. */
export function facingCalled<C extends Card>(start: Start<C>, id: string | undefined): Start<C> {
  const opponent = id === start.opposite ? undefined : start.opponents?.find((one) => one.id === id);
  return opponent ? facing(start, opponent) : start;
}

/** A deal with one more who may sit opposite. */
export function withOpponent<C extends Card>(start: Start<C>, opponent: Opponent<C>): Start<C> {
  const others = (start.opponents ?? []).filter(({ id }) => id !== opponent.id);
  return { ...start, opponents: [...others, opponent] };
}

interface SatDown extends Pick<Start, "seed"> {
  readonly opposite?: string | undefined;
  readonly origin?: Pick<Start, "seats"> | undefined;
}

/** What a game in a link starts with: its own deal, and who sat where. */
export function seatedAs<C extends Card>(start: Start<C>, { seed, opposite, origin }: SatDown): Start<C> {
  const seated = facingCalled(start, opposite);
  const isOther = origin?.seats[1] === "person";
  return { ...((isOther && fromOtherSide(seated)) || seated), seed };
}

/** The same deal with the person on the other side, if somebody plays there. */
export function fromOtherSide<C extends Card>(start: Start<C>): Start<C> | undefined {
  const [one, other] = start.seats;
  return isOpposed(start) ? { ...start, seats: [other, one] } : undefined;
}
