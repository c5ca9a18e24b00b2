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
  readonly children: ReactNode;
}

/** The title and the tabs that all pages of a game share, above one of the pages. */
export function GameFrame({ pool, part, agreed, children }: Props) {
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
      <header
        className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-3 ${part === "start" ? "mt-4" : "mt-4 max-sm:mt-2"}`}
      >
        <div className="min-w-0 border-l-6 border-accent pl-4">
          <h1 className={`text-2xl font-bold tracking-tight ${part === "start" ? "" : "max-sm:text-xl"}`}>
            {game.name}
          </h1>
          {part === "start" ? <p className="max-w-4xl text-faint">{game.about}</p> : null}
        </div>
        <a
          href={gamePath(game, "build", agreed)}
          className={`button inline-flex items-center no-underline ${part === "start" ? "" : "max-sm:hidden"}`}
        >
          Build a deck
        </a>
      </header>
      <Tabs
        label={game.name}
        className={part === "start" ? "mt-3" : "mt-3 max-sm:mt-0"}
        tabs={PARTS.map((one) => {
          const [name, count] = tabs[one];
          return { href: gamePath(game, one, agreed), name, isHere: one === part, count };
        })}
      />
      {children}
    </div>
  );
}
