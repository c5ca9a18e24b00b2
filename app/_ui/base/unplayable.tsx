/** Stands where a game would be, if the deck in the address is none. */
export function Unplayable({ why }: { why: string }) {
  return (
    <section className="max-w-2xl p-6">
      <h1 className="text-2xl font-bold">This deck can’t be played</h1>
      <p role="alert" className="mt-2">
        {why} <a href="/decks">Your decks</a>
      </p>
    </section>
  );
}
