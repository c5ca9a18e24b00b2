import type { Metadata } from "next";
import { connection } from "next/server";
import { games } from "../../lib/games/index.ts";
import { Desk } from "../_desk/desk.tsx";
import { poolOf } from "../_server/pools.ts";
import { judgedSamples } from "../_server/samples.ts";
import { stampedGames } from "../_server/stamped-games.ts";
import { OwnTabs } from "../_ui/base/own-tabs.tsx";

export const metadata: Metadata = {
  title: "Check many lists",
  description:
    "Check the deck lists of a whole event at once: verdicts with their rulebook pages, counts of cards, registration sheets, CSV and JSON.",
};

export default async function CheckMany() {
  await connection();
  return (
    <div data-desk>
      <h1 className="mt-6 text-2xl font-bold tracking-tight print:hidden">Check many lists</h1>
      <OwnTabs here="/check" />
      <p className="mt-1 mb-4 max-w-3xl text-faint print:hidden">
        Check the deck lists of a whole event at once. They are read in this browser and sent nowhere.
      </p>
      <noscript>
        <p>
          Checking many lists needs JavaScript. Without it you can <a href="/">check one list</a> at a time.
        </p>
      </noscript>
      <Desk games={await askedGames()} example={await exampleLists()} />
    </div>
  );
}

/** The first lines of two sample decks of a game, as somebody could paste them. */
async function exampleLists(): Promise<string> {
  const samples = judgedSamples(await poolOf(games[0])).slice(0, 2);
  const lists = samples.map(({ name, text }) => {
    const [, cards = ""] = text.split(/\n\n(.*)/s);
    return `Name: ${name}\n${cards.split("\n").slice(1, 3).join("\n")}\n…`;
  });
  return `For example:\n${lists.join("\n---\n")}`;
}

/** Each game with the stamp of its cards and the settings that it can be played with. */
async function askedGames() {
  const stamped = await stampedGames();
  return games.flatMap(({ id, name, formats, options, house }) => {
    const stamp = stamped.find((game) => game.id === id)?.stamp;
    return stamp === undefined ? [] : [{ id, name, formats, options, house, stamp }];
  });
}
