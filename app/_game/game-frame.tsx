import type { ReactNode } from "react";
import { samplesOf } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Agreed } from "../../lib/deck/code/address.ts";
import { Tabs } from "../_ui/base/tabs.tsx";
import { gamePath, PARTS, type Part } from "./game-path.ts";

interface Props {
  readonly pool: Pool;
  readonly part: Part;
  readonly agreed: Agreed;
  /** Stands in place of the title. */
  readonly hero?: ReactNode;
  readonly children: ReactNode;
}

/** The title and the tabs that all pages of a game share, above one of the pages. */
export function GameFrame({ pool, part, agreed, hero, children }: Props) {
  const { game } = pool;
  const tabs: Readonly<Record<Part, readonly [string, number?]>> = {
    start: ["About"],
    cards: ["Cards", pool.cards.length],
    decks: ["Decks", samplesOf(game).length],
    learn: ["Learn"],
    rules: ["Rules"],
  };
  return (
    <div data-game={game.id}>
      {hero ?? (
        <header className="mt-4 flex items-end justify-between gap-x-8 max-sm:mt-2">
          <h1 className="rail text-2xl font-bold tracking-tight max-sm:text-xl">{game.name}</h1>
          <a href={gamePath(game, "build", agreed)} className="button max-sm:hidden">
            Build a deck
          </a>
        </header>
      )}
      <Tabs
        label={game.name}
        className={hero === undefined ? "mt-3 max-sm:mt-0" : "mt-2"}
        tabs={PARTS.map((one) => {
          const [name, count] = tabs[one];
          return { href: gamePath(game, one, agreed), name, isHere: one === part, count };
        })}
      />
      {children}
    </div>
  );
}
