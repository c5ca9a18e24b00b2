import type { Metadata } from "next";
import { connection } from "next/server";
import { games } from "../../lib/games/index.ts";
import { WayOut } from "../_offline/way-out.tsx";

export const metadata: Metadata = { title: "The server does not answer", robots: { index: false } };

const KEPT = [
  ["/decks", "Your decks"],
  ["/sets", "Your card sets"],
  ["/check", "Check many lists"],
  ["/help", "Help"],
] as const;

/** Stands in for every page that this browser does not keep while the server does not answer. */
export default async function Offline() {
  await connection();
  return (
    <section className="max-w-2xl py-10">
      <h1 className="text-2xl font-bold">The server does not answer</h1>
      <p className="mt-2">This page needs it. Try again later, or go on with what this browser has.</p>
      <WayOut />
      <h2 className="mt-8 font-semibold">Build a deck</h2>
      <ul className="mt-1">
        {games.map(({ id, name }) => (
          <li key={id} data-game={id} className="rail mt-1">
            <a href={`/${id}/build`} className="inline-flex min-h-9 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 font-semibold">Also here</h2>
      <ul className="mt-1">
        {KEPT.map(([path, says]) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-9 items-center">
              {says}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
