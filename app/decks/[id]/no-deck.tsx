import { DeletedDeck } from "../../_saved/deck/on-page.tsx";
import { markMissing } from "../../_server/missing.ts";

interface Props {
  readonly id: string;
  /** The version that was asked for, if one was. */
  readonly version: number | undefined;
  readonly why: "unknown" | "deleted";
}

/** Stands where a saved deck would, and says why there is none. */
export function NoDeck({ id, version, why }: Props) {
  markMissing();
  return (
    <section className="max-w-2xl py-10">
      <h1 className="text-2xl font-bold">{why === "deleted" ? "This deck was deleted" : "There is no such deck"}</h1>
      {why === "deleted" ? (
        <>
          <p className="mt-2">Whoever has its key can bring it back for 30 days after it was deleted.</p>
          <DeletedDeck at={id} />
        </>
      ) : (
        <p className="mt-2">
          {version === undefined
            ? "A letter of its address may be missing or wrong. Copy the whole link again."
            : `The deck may have no version ${version}.`}{" "}
          {version === undefined ? null : <a href={`/decks/${id}`}>Open the deck</a>}
        </p>
      )}
      <p className="mt-4">
        Go to <a href="/decks">your decks</a>, or <a href="/">paste a list</a> on the first page.
      </p>
    </section>
  );
}
