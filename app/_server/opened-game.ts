import { notFound } from "next/navigation";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Agreed, agreedIn } from "../../lib/deck/code/address.ts";
import { games } from "../../lib/games/index.ts";
import { poolOf } from "./pools.ts";
import { searchIn } from "./search-in.ts";

interface Opened {
  readonly game: Game;
  readonly pool: Pool;
  readonly search: URLSearchParams;
  readonly agreed: Agreed;
  /** What the address asked for that the game does not have. */
  readonly faults: readonly string[];
}

type Asked = Pick<PageProps<"/[game]">, "params" | "searchParams">;

/** What every page of a game needs. A game that does not exist has none. */
export async function opened({ params, searchParams }: Asked): Promise<Opened> {
  const { game: id } = await params;
  const game = games.find((one) => one.id === id);
  if (!game) notFound();
  const [pool, asked] = await Promise.all([poolOf(game), searchParams]);
  const search = searchIn(asked);
  const given = agreedIn(game, search);
  return {
    game,
    pool,
    search,
    agreed: given.ok ? given.settings : { format: game.formats[0].id, house: {} },
    faults: given.ok ? [] : given.faults.map(({ message }) => message),
  };
}
