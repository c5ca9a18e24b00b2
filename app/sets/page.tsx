import type { Metadata } from "next";
import { stampedGames } from "../_server/called.ts";
import { SetShelf } from "../_sets/set-shelf.tsx";
import { OwnTabs } from "../_ui/base/own-tabs.tsx";

export const metadata: Metadata = {
  title: "Your card sets",
  description: "Bring your own cards: from a spreadsheet, a file or typed lines, to build, check and play with.",
};

export default async function Sets({ searchParams }: PageProps<"/sets">) {
  const { game } = await searchParams;
  const listed = await stampedGames();
  return (
    <>
      <h1 className="mt-6 text-2xl font-bold tracking-tight">Your card sets</h1>
      <OwnTabs here="/sets" />
      <p className="mb-4 max-w-3xl text-faint">
        Few cards of these games were ever published. Bring the ones that you hold: this browser keeps them, and nothing
        is sent anywhere.
      </p>
      <noscript>
        <p>Card sets of a browser need JavaScript. The operator of a server can load sets for everybody.</p>
      </noscript>
      <SetShelf games={listed} of={listed.find(({ id }) => id === game)?.id} />
    </>
  );
}
