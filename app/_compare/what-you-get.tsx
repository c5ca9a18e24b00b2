const PARTS = [
  ["What differs", "Every card to add or remove, group by group, with its copies in both decks."],
  ["What they share", "The cards that both decks have, the counts of each section, and the curves over each other."],
  ["A changed copy", "Tick the changes you like and open a copy of the first deck with them in the builder."],
] as const;

/** What a comparison shows, for whoever has none before them yet. */
export function WhatYouGet() {
  return (
    <section aria-labelledby="what-you-get" className="mt-10">
      <h2 id="what-you-get" className="text-xl font-bold tracking-tight">
        What you will see
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-3">
        {PARTS.map(([title, says]) => (
          <div key={title} className="pt-2">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-sm text-faint">{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
