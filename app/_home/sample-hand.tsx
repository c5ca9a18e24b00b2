import Link from "next/link";
import type { Pool } from "../../lib/cards/pool.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import { curveOf, numbersOf } from "../../lib/deck/view/charts.ts";
import { type HandFace, HandFaces } from "../_ui/cards/hand-faces.tsx";
import { Sprite } from "../_ui/symbols/sprite.tsx";
import { TitleBlock } from "../_ui/verdict/title-block.tsx";

interface Props {
  readonly pool: Pool;
  readonly sample: JudgedSample;
  /** Which of its opening hands is dealt. */
  readonly hand: number;
  readonly faces: readonly HandFace[];
  /** Where the sample of another game is. */
  readonly other: string;
}

/**
 * A sample deck to try at once: an opening hand of it, above its title block. With a script another hand comes without
 * a new page, so that what is typed elsewhere on the page stays.
 */
export function SampleHand({ pool, sample, hand, faces, other }: Props) {
  const { game } = pool;
  const deck = `/d/${sample.report.code}`;
  return (
    <div data-game={game.id}>
      <Sprite games={[game]} />
      <div className="border border-b-0 border-rule bg-sheet px-4 pt-2">
        <div className="flex items-baseline justify-between gap-x-4">
          <h2 className="font-semibold">An opening hand</h2>
          <Link
            href={`/?sample=${game.id}&hand=${hand + 1}#sample`}
            scroll={false}
            prefetch={false}
            className="py-1 text-sm text-faint pointer-coarse:py-3"
          >
            Deal another
          </Link>
        </div>
        <HandFaces game={game} faces={faces} />
      </div>
      <TitleBlock game={game} report={sample.report} curve={curveOf(numbersOf(pool, sample.deck.entries))} compact />
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <a
          href={`${deck}/play`}
          aria-label={`Play this deck: ${sample.name}`}
          className="tool min-h-10 px-4 font-semibold"
        >
          Play this deck
        </a>
        <a href={deck} className="inline-flex min-h-10 items-center px-2 text-sm font-semibold text-ink">
          See the whole deck
        </a>
        <Link href={other} scroll={false} prefetch={false} className="ml-auto py-2 text-sm text-faint">
          Try another game
        </Link>
      </p>
    </div>
  );
}
