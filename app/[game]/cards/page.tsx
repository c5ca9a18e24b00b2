import type { Metadata } from "next";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { GameFrame } from "../game-frame.tsx";
import { cardsPath } from "../game-path.ts";
import { opened } from "../opened.ts";
import { CardResults } from "./card-results.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { filtersOf } from "./filters.ts";
import { type Question, questionIn } from "./question.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchHelp } from "./search-help.tsx";

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
  const question = questionIn(pool, search);
  // Another question begins at its first card.
  const pathOf = (part: Partial<Question>) => cardsPath(game, agreed, { ...question, cursor: "", ...part });
  return (
    <GameFrame pool={pool} part="cards" agreed={agreed}>
      <section aria-labelledby="cards" className="mt-4">
        <h2 id="cards" className="sr-only">
          Cards
        </h2>
        <SearchForm pool={pool} agreed={agreed} question={question} />
        <SearchHelp game={game} />
        <FilterChips filters={filtersOf(pool, question.q)} pathOf={(q) => pathOf({ q })} />
        <CardResults pool={pool} question={question} pathOf={pathOf} />
      </section>
    </GameFrame>
  );
}
