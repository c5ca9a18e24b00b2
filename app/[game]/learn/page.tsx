import type { Metadata } from "next";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { GameFrame } from "../../_game/game-frame.tsx";
import { gamePath } from "../../_game/game-path.ts";
import { IntroSteps } from "../../_game/intro-steps.tsx";
import { PhaseList } from "../../_game/learn/phase-list.tsx";
import { PhrasesKnown } from "../../_game/learn/phrases-known.tsx";
import { SectionHead } from "../../_game/section-head.tsx";
import { opened } from "../../_server/opened-game.ts";

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
  const [steps, { setup, phases, called, texts }] = await Promise.all([game.intro(), game.goldfish()]);
  const parts = [
    { id: "setup", title: "Setup", of: setup },
    { id: "turn", title: "A turn, phase by phase", of: phases },
    { id: "within", title: "Steps that come up within a turn", of: called },
  ];
  return (
    <GameFrame pool={pool} part="learn" agreed={agreed}>
      <p className="mt-4 max-w-3xl text-sm text-faint">
        Every step names its place in the {game.rulebook}. The phases are those of Drydock’s table, where you play
        alone. See <a href={`${gamePath(game, "rules", agreed)}#table-readings`}>how the table interprets the rules</a>.
      </p>
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="intro">
          <SectionHead id="intro" title="In one minute">
            <a href={gamePath(game, "decks", agreed)}>Play a sample deck</a>
          </SectionHead>
          <IntroSteps steps={steps} />
        </section>
        <div className="grid gap-8">
          {parts.map(({ id, title, of }) =>
            of.length === 0 ? null : (
              <section key={id} aria-labelledby={id}>
                <SectionHead id={id} title={title} />
                <PhaseList phases={of} />
              </section>
            ),
          )}
        </div>
      </div>
      {texts ? <PhrasesKnown phrases={texts.phrases} /> : null}
    </GameFrame>
  );
}
