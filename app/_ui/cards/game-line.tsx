import type { SetCount } from "../../../db/sets.ts";
import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";

/** One game in the list of games: its name, what it is, its formats and how many cards are known. */
export function GameLine({ game, sets }: { game: Game; sets: readonly SetCount[] }) {
  const cards = (official: boolean) =>
    sets
      .filter((set) => set.official === official)
      .flatMap(({ kinds }) => kinds)
      .reduce((sum, { cards }) => sum + cards, 0);
  return (
    <li data-game={game.id} className="p-4">
      <div className="rail grid gap-x-6 gap-y-1 md:grid-cols-[12rem_1fr_9rem] lg:grid-cols-[14rem_1fr_13rem]">
        <h3 className="text-lg font-semibold">
          <a href={`/${game.id}`} className="inline-block py-1">
            {game.name}
          </a>
        </h3>
        <p className="py-1">{game.about}</p>
        <p className="py-1 text-sm text-faint">
          {game.formats.map(({ name }) => name).join(", ")}
          <br />
          {counted(cards(true), "published card")}
        </p>
      </div>
    </li>
  );
}
