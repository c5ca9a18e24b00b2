import type { Metadata } from "next";
import { gameNamed } from "../../../lib/core/game.ts";
import { lessonOf } from "../../../lib/deck/lesson.ts";
import { games } from "../../../lib/games/index.ts";
import { RELEASE } from "../../_client/release.ts";
import { GameFrame } from "../../_game/game-frame.tsx";
import { gamePath } from "../../_game/game-path.ts";
import { PhrasesKnown } from "../../_game/learn/phrases-known.tsx";
import { TurnOnBoard } from "../../_game/learn/turn-on-board.tsx";
import { opened } from "../../_server/opened-game.ts";
import { sampleGameOf } from "../../_server/tables.ts";
import { momentInPlay } from "../../_table/still-moment.ts";
import { StillTable } from "../../_table/still-table.tsx";
import { Sprite } from "../../_ui/symbols/sprite.tsx";

export async function generateMetadata({ params }: PageProps<"/[game]/learn">): Promise<Metadata> {
  const game = gameNamed(games, (await params).game);
  if (!game) return {};
  return {
    title: `Learn ${game.name}`,
    description: `How ${game.name} plays: setup and turn, phase by phase, with the place of each in the rulebook.`,
  };
}

export default async function Learn(props: PageProps<"/[game]/learn">) {
  const { game, pool, agreed } = await opened(props);
  const [goldfish, played] = await Promise.all([game.goldfish(), sampleGameOf(pool)]);
  if (played === "none") throw new Error(`No sample deck of ${game.name} can be played.`);
  const { plan, board, href } = await momentInPlay(played);
  const lesson = lessonOf(goldfish, played, href.slice(href.indexOf("#") + 1), RELEASE);
  const shown = plan.all.filter(({ area, zone }) => area.as !== "pile" || (board.get(zone)?.count ?? 0) > 0);
  return (
    <GameFrame pool={pool} part="learn" agreed={agreed}>
      <Sprite games={[game]} />
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <p className="max-w-prose">
          A turn of {game.name} on a real table: what each phase asks of you, where the rulebook says so, and moves to
          try. Are you new here? <a href={gamePath(game, "start", agreed)}>How it plays, in one minute</a>.
        </p>
        <a href={gamePath(game, "decks", agreed)}>Play a sample deck</a>
      </div>
      <TurnOnBoard lesson={lesson} zones={new Set(shown.map(({ id }) => id))} picture={<StillTable of={played} />} />
      <p className="mt-4 text-sm text-faint">
        Each step cites the {game.rulebook}. Phases follow Drydock’s solo table. See{" "}
        <a href={`${gamePath(game, "rules", agreed)}#table-readings`}>how the table interprets the rules</a>.
      </p>
      {goldfish.texts ? <PhrasesKnown phrases={goldfish.texts.phrases} /> : null}
    </GameFrame>
  );
}
