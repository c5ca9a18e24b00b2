import { openCode } from "../../_server/decks.ts";
import { markMissing } from "../../_server/missing.ts";

/** Everything about a deck. A code that holds none gets this page instead, wherever it leads. */
export default async function DeckLayout({ params, children }: LayoutProps<"/d/[code]">) {
  const { code } = await params;
  if ((await openCode(code)).ok) return children;
  markMissing();
  return (
    <section className="max-w-2xl py-10">
      <h1 className="text-2xl font-bold">This link does not hold a whole deck</h1>
      <p className="mt-2">
        A letter of its code is missing, extra or wrong. Nothing is lost, because whoever sent it still has the deck.
        Copy the whole link again, up to its last letter, or ask for the list as text and{" "}
        <a href="/">paste it on the home page</a>.
      </p>
    </section>
  );
}
