import { RawDeck } from "../_client/drafts/raw-deck.tsx";

/** Shown for a deck that cannot be displayed. The stored deck is not touched. */
export default function CannotShow({ gameId, why, raw }: { gameId: string; why: string; raw: unknown }) {
  return (
    <section className="py-6">
      <h1 className="text-2xl font-bold">This deck can’t be shown</h1>
      <p role="alert" className="mt-2 text-illegal">
        {why}
      </p>
      <p className="mt-2">
        It is still in this browser, unchanged. You can download it here, remove it <a href="/decks">in your decks</a>,
        or <a href={`/${gameId}/build`}>start a new deck</a>.
      </p>
      <RawDeck raw={raw} />
    </section>
  );
}
