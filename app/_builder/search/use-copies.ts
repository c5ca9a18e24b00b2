import type { PoolCard } from "../../../lib/cards/pool.ts";
import { CONSIDERING } from "../../../lib/deck/draft/draft.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { Builder, Objection } from "../state/builder.ts";

export interface Found {
  readonly builder: Builder;
  readonly entry: PoolCard;
  /** The section that copies are added to. */
  readonly target: string;
  /** It is given where cards are shown that a rule objects to. */
  readonly objection: Objection | undefined;
  /** Whether a press opens the card instead of adding it, because a finger can point at nothing. */
  readonly isTouch: boolean;
}

/** The copies of a card that was found: how many the deck has, where else, how to change that, and which rule is against it.
 * Only cards whose number changes are drawn again. */
export function useCopies({ builder, entry, target, objection, isTouch }: Found) {
  const { label } = entry;
  const count = useStaged(builder.store, () => builder.count(target, label));
  const elsewhere = useStaged(builder.store, () => builder.elsewhere(target, label));
  const isIn = count > 0 || elsewhere !== "" || target === CONSIDERING;
  const against = isIn ? undefined : objection?.({ section: target, card: entry.known, count: 1 });
  const has = `${count} ${target === CONSIDERING ? "put aside" : elsewhere === "" ? "in the deck" : "here"}`;
  return {
    count,
    elsewhere,
    why: against && `If added: ${against.message}`,
    name: `${isTouch ? "Read" : "Add"} ${label}, ${[has, elsewhere].filter(Boolean).join(", ")}`,
    change: (by: number) =>
      builder.edit(by > 0 ? `${by} more ${label}` : `${-by} fewer ${label}`, [{ section: target, card: label, by }]),
  };
}
