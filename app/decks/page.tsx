import type { Metadata } from "next";
import { connection } from "next/server";
import { stampedGames } from "../_server/stamped-games.ts";
import { OwnDecks } from "../_shelf/own-decks.tsx";
import { OwnTabs } from "../_ui/base/own-tabs.tsx";

export const metadata: Metadata = {
  title: "Your decks",
  description: "The decks that this browser keeps: search, tag, duplicate, play and download them.",
};

export default async function Decks() {
  await connection();
  return (
    <>
      <h1 className="mt-6 text-2xl font-bold tracking-tight">Your decks</h1>
      <OwnTabs here="/decks" />
      <section aria-labelledby="here" className="mt-2">
        <h2 id="here" className="sr-only">
          In this browser
        </h2>
        <p className="mb-4 max-w-3xl text-faint">
          This browser keeps your decks. Nobody else sees them until you share a link. Download them to have a copy
          elsewhere.
        </p>
        <noscript>
          <p>Listing them needs JavaScript. Shared decks can be read without it.</p>
        </noscript>
        <OwnDecks games={await stampedGames()} />
      </section>
    </>
  );
}
