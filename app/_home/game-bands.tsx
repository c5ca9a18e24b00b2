import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import felt from "../_ui/base/felt.module.css";
import { CardArt } from "../_ui/cards/card-art.tsx";

interface Props {
  /** Each game with the card whose drawing stands for it. */
  readonly games: readonly { readonly pool: Pool; readonly cover: PoolCard | undefined }[];
  /** The game whose hand is shown. */
  readonly here: string | undefined;
}

/** The games, each with what it is like to play. */
export function GameBands({ games, here }: Props) {
  return (
    <ul aria-label="The games" className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-5">
      {games.map(({ pool: { game }, cover }) => (
        <li key={game.id} data-game={game.id} className="sm:last:odd:col-span-2 lg:last:odd:col-span-1">
          <a
            href={`/${game.id}`}
            className={`felt on-felt h-full ${felt.band}`}
            aria-current={game.id === here || undefined}
          >
            {cover ? <CardArt game={game} card={cover.card} label={cover.label} size="medium" /> : null}
            <b>{game.name}</b>
            <span>{game.feels}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
