import type { Provenance } from "../../lib/contract/provenance.ts";
import type { DealtHand } from "../../lib/deck/table-setup.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { readWrittenPlan, saysPlan, type WrittenPlan } from "../../lib/deck/written-plan.ts";
import { linkForCamera } from "./origin.ts";
import { stampFor } from "./pools.ts";
import { provenanceOf } from "./provenance.ts";
import { firstHandOf } from "./tables.ts";

/** The parts of a deck's page that only the server knows. */
interface DeckPage {
  /** The whole link of the deck, if others can reach it. */
  readonly link: string | undefined;
  /** A stamp of the game's cards. */
  readonly stamp: string;
  /** A first hand. It follows from the deck's code, so that everybody who opens the page sees the same one. */
  readonly hand: DealtHand | undefined;
  readonly made: Provenance;
  /** What the notes of the deck say of its plan, if they do. */
  readonly written: WrittenPlan | undefined;
}

export async function deckPageOf(shared: JudgedDeck, code: string | null, path: string, notes = ""): Promise<DeckPage> {
  const { pool, deck } = shared;
  const { game } = pool;
  const cards = deck.entries.map(({ card }) => pool.of(card));
  return {
    link: linkForCamera(path),
    stamp: await stampFor(game),
    hand: code === null ? undefined : await firstHandOf(shared, code),
    made: await provenanceOf(game),
    written: saysPlan(notes) ? readWrittenPlan(await game.goldfish(), cards, notes) : undefined,
  };
}
