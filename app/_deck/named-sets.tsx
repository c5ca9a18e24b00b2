import type { NamedSet } from "../../lib/contract/saved-set.ts";

interface Props {
  readonly sets: readonly NamedSet[];
  readonly faults: readonly string[];
}

/** The card sets that a link names: with which of them the deck was judged, and which of them are not here. */
export function NamedSets({ sets, faults }: Props) {
  if (sets.length + faults.length === 0) return null;
  return (
    <section aria-label="Card sets of this link" className="mb-4 border-l-4 border-accent bg-wash px-3 py-2 text-sm">
      {sets.length === 0 ? null : (
        <p>
          Checked with {sets.length === 1 ? "the card set" : "the card sets"}{" "}
          {sets.map(({ id, name, version }, at) => (
            <span key={id}>
              {at === 0 ? "" : at === sets.length - 1 ? " and " : ", "}
              <a href={`/sets/${id}`}>{name}</a> (version {version})
            </span>
          ))}
          . Open {sets.length === 1 ? "it" : "them"} and press “Load into this browser” to build and play with{" "}
          {sets.length === 1 ? "its" : "their"} cards.
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault} role="alert" className="text-open">
          {fault}
        </p>
      ))}
    </section>
  );
}
