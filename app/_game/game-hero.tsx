import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import type { Agreed } from "../../lib/deck/code/address.ts";
import felt from "../_ui/base/felt.module.css";
import { Fan } from "../_ui/cards/fan.tsx";
import { gamePath } from "./game-path.ts";

interface Props {
  readonly pool: Pool;
  readonly agreed: Agreed;
  /** The table where a fine hand of a sample deck was dealt. */
  readonly table: string | undefined;
  /** A few cards that decks of the game are known by. */
  readonly cards: readonly Pick<PoolCard, "card" | "label">[];
}

/** A game at first sight: what it is like, three of its cards, and a hand to play. */
export function GameHero({ pool, agreed, table, cards }: Props) {
  const { game } = pool;
  return (
    <header className={`felt mt-1 sm:mt-3 ${felt.hero}`}>
      <div className="on-felt">
        <h1>{game.name}</h1>
        <p className="mt-2 max-w-96 text-lg text-balance text-accent max-sm:text-base">{game.feels}</p>
        <p className={felt.lead}>{game.about}</p>
        <p className="flex flex-wrap gap-2 max-sm:*:flex-1">
          {table === undefined ? null : (
            <a href={table} className="button big max-sm:basis-full">
              Play a hand
            </a>
          )}
          <a href={gamePath(game, "build", agreed)} className="tool big">
            Build a deck
          </a>
        </p>
      </div>
      <Fan game={game} label="Three of its cards" faces={cards.map((entry, id) => ({ id, entry }))} isLarge />
    </header>
  );
}
