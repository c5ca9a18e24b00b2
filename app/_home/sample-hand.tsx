import type { Pool } from "../../lib/cards/pool.ts";
import { handOf, type JudgedSample } from "../_server/samples.ts";
import { CardFaces } from "../_ui/cards/card-faces.tsx";
import { TitleBlock } from "../_ui/verdict/title-block.tsx";

interface Props {
  readonly pool: Pool;
  readonly sample: JudgedSample;
  /** Which of its opening hands is dealt. */
  readonly hand: number;
  /** Where the sample of another game is. */
  readonly other: string;
}

/** A sample deck to try at once: an opening hand of it, above its title block. */
export async function SampleHand({ pool, sample, hand, other }: Props) {
  const { game } = pool;
  const cards = await handOf(pool, sample.deck, String(hand));
  const deck = `/d/${sample.report.code}`;
  return (
    <div data-game={game.id}>
      <div className="border border-b-0 border-rule bg-sheet p-3 pb-2 sm:px-4">
        <div className="flex items-baseline justify-between gap-x-4">
          <h2 className="font-semibold">An opening hand</h2>
          <a href={`/?sample=${game.id}&hand=${hand + 1}#sample`} className="py-1 text-sm text-faint">
            Deal another
          </a>
        </div>
        <div className="-mx-1 mt-1">
          <CardFaces game={game} cards={cards} as="strip" />
        </div>
      </div>
      <TitleBlock game={game} report={sample.report} compact />
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <a href={`${deck}/play`} aria-label={`Play ${sample.name}`} className="tool min-h-10 px-4 font-semibold">
          Play this deck
        </a>
        <a href={deck} className="inline-flex min-h-10 items-center px-2 text-sm font-semibold text-ink">
          See the whole deck
        </a>
        <a href={other} className="ml-auto py-2 text-sm text-faint">
          Try a sample of another game
        </a>
      </p>
    </div>
  );
}
