import type { Metadata } from "next";
import { countsOf } from "../../../db/sets.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { GameFrame } from "../../_game/game-frame.tsx";
import { Checklist } from "../../_game/rules/checklist.tsx";
import { Readings } from "../../_game/rules/readings.tsx";
import { Sets } from "../../_game/rules/sets.tsx";
import { Terms } from "../../_game/rules/terms.tsx";
import { opened } from "../../_server/opened-game.ts";
import { ready } from "../../_server/pools.ts";

export async function generateMetadata({ params }: PageProps<"/[game]/rules">): Promise<Metadata> {
  const game = gameNamed(games, (await params).game);
  if (!game) return {};
  return {
    title: `Rules of ${game.name}`,
    description: `The deck rules of ${game.name} by format and house rule, with their places in the rulebook, our interpretations, and the card sets.`,
  };
}

export default async function Rules(props: PageProps<"/[game]/rules">) {
  const { game, pool, agreed, faults } = await opened(props);
  const sets = await countsOf(await ready(), game.id);
  return (
    <GameFrame pool={pool} part="rules" agreed={agreed}>
      <nav aria-label="Parts of this page" className="mt-3 flex flex-wrap gap-x-5 text-sm print:hidden">
        {[
          ["rules", "Formats and rules"],
          ["readings", "Interpretations"],
          ["table-readings", "At the table"],
          ["terms", "Words on cards"],
          ["sets", "Sets"],
        ].map(([anchor, name]) => (
          <a key={anchor} href={`#${anchor}`} className="py-1.5">
            {name}
          </a>
        ))}
      </nav>
      <Checklist pool={pool} agreed={agreed} faults={faults} />
      {/* On paper the checklist stands alone, to be signed. */}
      <div className="print:hidden">
        <Readings game={game} agreed={agreed} />
        <Terms game={game} />
        <Sets pool={pool} sets={sets} agreed={agreed} />
      </div>
    </GameFrame>
  );
}
