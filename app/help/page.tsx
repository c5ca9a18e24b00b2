import type { Metadata } from "next";
import { games } from "../../lib/games/index.ts";
import { LISTED_COMMANDS } from "../_builder/state/commands.ts";
import { SearchHelp } from "../_cards/search-help.tsx";
import { ApiCalls } from "../_help/api-calls.tsx";
import { CommandLine } from "../_help/command-line.tsx";
import { Keys } from "../_help/keys.tsx";
import { LineForms } from "../_help/line-forms.tsx";
import { OwnCards } from "../_help/own-cards.tsx";
import { PartsNav } from "../_help/parts-nav.tsx";
import { SavedDecks } from "../_help/saved-decks.tsx";
import { Tasks } from "../_help/tasks.tsx";
import { siteOrigin } from "../_server/origin.ts";
import { LISTED_KEYS } from "../_sets/editor/state/commands.ts";
import { tableKeys } from "../_table/input/table-keys.ts";
import { PageSection } from "../_ui/base/page-section.tsx";

export const metadata: Metadata = {
  title: "Help",
  description:
    "What you can do with Drydock and how: lists, verdicts, sharing, playing, printing, keys, card search and the API.",
};

export default async function Help() {
  return (
    <>
      <h1 className="mt-6 text-2xl font-bold">Help</h1>
      <PartsNav />
      <Tasks id="tasks" />
      <SavedDecks id="saved" />
      <OwnCards id="sets" />
      <PageSection
        id="search"
        title="Card search"
        says="The builder and the card list of each game understand the same search. Choose a game to see what you can search for."
      >
        {games.map((game) => (
          <section key={game.id} className="mt-3">
            <h3 className="font-semibold">{game.name}</h3>
            <SearchHelp game={game} />
          </section>
        ))}
      </PageSection>
      <PageSection id="keys" title="Keys" says="Press ? in the builder or at the table to see its keys there.">
        <Keys builder={LISTED_COMMANDS} editor={LISTED_KEYS} tables={await tableKeys(games)} />
      </PageSection>
      <PageSection id="command-line" title="Command line">
        <CommandLine />
      </PageSection>
      <PageSection id="api" title="API">
        <ApiCalls origin={siteOrigin()} />
      </PageSection>
      <PageSection
        id="import"
        title="Lines of a list"
        says="Paste a list, a deck code or any link to a deck. Drydock recognises the game by its cards, or by a first line such as “Game: Open Worlds”."
      >
        <LineForms />
      </PageSection>
    </>
  );
}
