import type { Deck } from "../../lib/core/judge/deck.ts";
import { OwnCardsHere } from "./own-cards-here.tsx";
import type { OwnCardsProps } from "./own-verdict.tsx";

/** What is known of cards that the server does not have: where to open them, and what this browser's sets make of the deck. */
export function OwnCards({ deck, ...props }: OwnCardsProps & { readonly deck: Deck }) {
  return (
    <>
      {deck.misread.some(({ why, near }) => why === "unknown-card" && near.length === 0) ? (
        <p className="mb-5 border-l-4 border-edge px-3 text-sm print:hidden">
          Some cards are unknown here. If they come from a custom set, open that set first, under{" "}
          <a href="/sets">Your card sets</a>.
        </p>
      ) : null}
      <OwnCardsHere {...props} />
    </>
  );
}
