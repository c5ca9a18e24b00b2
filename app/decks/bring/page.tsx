import type { Metadata } from "next";
import { games } from "../../../lib/games/index.ts";
import { BringDecks } from "../../_shelf/parcel/bring-decks.tsx";

export const metadata: Metadata = {
  title: "Bring decks here",
  description: "Adds the decks of another browser to the ones that this browser keeps.",
  robots: { index: false },
};

export default function Bring() {
  return (
    <>
      <h1 className="mt-6 mb-4 text-2xl font-bold tracking-tight">Bring decks here</h1>
      <noscript>
        <p>Bringing them needs JavaScript, because this browser keeps them.</p>
      </noscript>
      <BringDecks games={games.map(({ id }) => id)} />
    </>
  );
}
