import type { Metadata } from "next";
import { sortsOf } from "../../../lib/cards/sort.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { agreedAsked } from "../../../lib/deck/code/address.ts";
import { games } from "../../../lib/games/index.ts";
import { CardBeside } from "../../_cards/card-beside.tsx";
import { CardResults } from "../../_cards/card-results.tsx";
import { cardsFound } from "../../_cards/cards-found.ts";
import { FilterChips } from "../../_cards/filter-chips.tsx";
import { filtersOf } from "../../_cards/filters.ts";
import { OwnResults } from "../../_cards/own-results.tsx";
import { type Question, questionIn } from "../../_cards/question.ts";
import { SavedSearches } from "../../_cards/saved-searches.tsx";
import { SearchForm } from "../../_cards/search-form.tsx";
import { SearchHelp } from "../../_cards/search-help.tsx";
import { GameFrame } from "../../_game/game-frame.tsx";
import { cardsPath } from "../../_game/game-path.ts";
import { opened } from "../../_server/opened-game.ts";
import { stampFor } from "../../_server/pools.ts";

export async function generateMetadata({ params }: PageProps<"/[game]/cards">): Promise<Metadata> {
  const game = gameNamed(games, (await params).game);
  if (!game) return {};
  return {
    title: `Cards of ${game.name}`,
    description: `Search and filter every card of ${game.name}, with what is published about each.`,
  };
}

export default async function Cards(props: PageProps<"/[game]/cards">) {
  const { game, pool, search, agreed } = await opened(props);
  const stamp = await stampFor(game);
  const question = questionIn(pool, search);
  const { q, sort, view } = question;
  const answer = cardsFound(pool, question);
  const kept: [string, string][] = [
    ...new URLSearchParams(agreedAsked(game, agreed)),
    ...(view === "" ? [] : [["view", view] satisfies [string, string]]),
  ];
  const sorts = [{ name: "", label: "known values first" }, { name: "name", label: "name" }, ...sortsOf(pool)];
  // Another question begins at its first card.
  const pathOf = (part: Partial<Question>) => cardsPath(game, agreed, { ...question, cursor: "", ...part });
  return (
    <GameFrame pool={pool} part="cards" agreed={agreed}>
      <section aria-labelledby="cards" className="mt-4 max-sm:mt-2">
        <h2 id="cards" className="sr-only">
          Cards
        </h2>
        <SearchForm kept={kept} sorts={sorts} q={q} sort={sort} cards={pool.cards.length}>
          <SearchHelp game={game} />
          <SavedSearches game={game.id} q={q} bare={pathOf({ q: "" })} />
        </SearchForm>
        <FilterChips filters={filtersOf(pool, q)} pathOf={(q) => pathOf({ q })} />
        <div className="grid items-start gap-x-8 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
          <div className="min-w-0">
            <CardResults game={game} question={question} answer={answer} pathOf={pathOf} />
            <OwnResults gameId={game.id} stamp={stamp} q={q} />
            <p className="mt-4 text-sm text-faint">
              Do you own cards that are not here? <a href={`/sets?game=${game.id}`}>Bring your own cards</a>. Your
              browser keeps them, and the builder finds them.
            </p>
          </div>
          <aside className="sticky top-4 mt-13 max-xl:hidden">
            <CardBeside game={game} stamp={stamp} entry={answer.ok ? answer.shown[0] : undefined} />
          </aside>
        </div>
      </section>
    </GameFrame>
  );
}
