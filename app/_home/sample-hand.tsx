import Link from "next/link";
import type { Pool } from "../../lib/cards/pool.ts";
import type { JudgedSample } from "../../lib/deck/verdict/judged-deck.ts";
import felt from "../_ui/base/felt.module.css";
import { Fan } from "../_ui/cards/fan.tsx";
import type { HandFace } from "../_ui/cards/hand-faces.tsx";
import { SmallStamp } from "../_ui/verdict/stamp.tsx";

interface Props {
  /** What Drydock is, in a sentence or two. */
  readonly says: string;
  readonly pool: Pool;
  readonly sample: JudgedSample;
  /** Which of its opening hands is dealt. */
  readonly hand: number;
  readonly faces: readonly HandFace[];
  /** The table where this very hand was dealt. */
  readonly table: string;
  /** Where the sample of another game is. */
  readonly other: string;
}

/**
 * A hand of a sample deck, to be played at once. With a script another hand comes without a new page, so that what is
 * typed elsewhere on the page stays.
 */
export function SampleHand({ says, pool, sample, hand, faces, table, other }: Props) {
  const { game } = pool;
  return (
    <div data-game={game.id} className={`felt ${felt.hero}`}>
      <div className="on-felt">
        <h1>You have been dealt a hand. Play it.</h1>
        <p className={felt.lead}>{says}</p>
      </div>
      <div className="lg:row-span-2">
        <Fan key={`${game.id} ${hand}`} game={game} label="Cards of the hand" faces={faces} />
        <p className="on-felt flex flex-wrap items-baseline justify-center gap-x-3 text-sm text-faint max-sm:justify-start">
          <span>
            <a href={`/d/${sample.report.code}`} className="py-1 font-semibold text-ink">
              {sample.name}
            </a>{" "}
            · {game.name}
          </span>
          <SmallStamp verdict={sample.report} by={{ game, format: sample.report.format }} />
          <Link href={other} scroll={false} prefetch={false} className="py-1 text-faint">
            Try another game
          </Link>
        </p>
      </div>
      <p className="on-felt flex flex-wrap gap-2 self-start max-lg:mt-3 max-lg:justify-center max-sm:*:flex-1">
        <a href={table} className="button big">
          Play this hand
        </a>
        <Link href={`/?sample=${game.id}&hand=${hand + 1}#sample`} scroll={false} prefetch={false} className="tool big">
          Deal another
        </Link>
        <span className="w-full flex-none! text-xs text-faint max-lg:text-center">
          Free. No account. Undo is unlimited.
        </span>
      </p>
    </div>
  );
}
