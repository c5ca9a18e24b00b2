import type { ReactNode } from "react";
import { besideCount } from "../../lib/deck/place.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { captionOf, curveOf, numbersOf } from "../../lib/deck/view/charts.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import felt from "../_ui/base/felt.module.css";
import { Still } from "../_ui/base/still.tsx";
import { inWords } from "../_ui/charts/chart-frame.tsx";
import { Columns } from "../_ui/charts/histogram.tsx";
import { CoverFace } from "../_ui/deck/cover-face.tsx";
import { formatName } from "../_ui/deck/format-name.ts";
import { houseRulesInForce } from "../_ui/verdict/house-rules-in-force.ts";
import { EmptyStamp, Stamp } from "../_ui/verdict/stamp.tsx";

interface Props {
  readonly shared: JudgedDeck;
  /** The name of the card that its builder chose for it. */
  readonly chosen?: string | undefined;
  /** The idea of the deck in one sentence. */
  readonly idea?: string | undefined;
  /** Who made it, and what that was. */
  readonly by?: { readonly name: string; readonly as: string } | undefined;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A deck at first sight: the card that it is known by, its name, its verdict and its curve. */
export function DeckHero({ shared: { pool, deck, report }, chosen, idea, by, children }: Props) {
  const { game } = pool;
  const cover = coverOf(pool, deck.entries, chosen);
  const curve = curveOf(numbersOf(pool, deck.entries));
  const agreed = houseRulesInForce(game, report.house).map(({ says }) => says);
  return (
    <header className={`felt ${felt.deck}`} data-title-block>
      {cover === undefined ? null : (
        <Still>
          <CoverFace game={game} entry={cover} className={felt.emblem} />
        </Still>
      )}
      <div className="on-felt min-w-0">
        <Still>
          <h1 className="wrap-anywhere">{report.name ?? "Unnamed deck"}</h1>
          <p className="text-sm text-faint">
            {[game.name, formatName(game, report.format), by && `${by.name}, ${by.as}`].filter(Boolean).join(" · ")}
          </p>
          {idea === undefined ? null : <p className="mt-2 max-w-120 text-pretty text-faint max-sm:text-sm">{idea}</p>}
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-faint">
            {cover === undefined ? <EmptyStamp /> : <Stamp verdict={report} />}
            <Counts shared={{ pool, report }} />
          </p>
          {agreed.length === 0 ? null : <p className="mt-2 text-sm text-faint">House rules: {agreed.join(" ")}</p>}
        </Still>
        <div className="sm:mt-5">{children}</div>
      </div>
      {curve === undefined ? null : (
        <Still>
          <div className="on-felt w-60 self-end max-lg:hidden print:hidden">
            <p className="text-sm text-faint" aria-hidden="true">
              {captionOf(curve)}
            </p>
            <Columns bars={curve.bars} label={inWords(curve)} high={64} />
          </div>
        </Still>
      )}
    </header>
  );
}

/** How many cards each section has, and the numbers that the deck is played with. */
function Counts({ shared: { pool, report } }: { shared: Pick<JudgedDeck, "pool" | "report"> }) {
  const { sections, options } = pool.game;
  const sizes = sections.flatMap((section) => {
    const { [section.id]: count = 0 } = report.counts;
    const isShown = count > 0 || !section.optional;
    const name = besideCount(pool.game, section, count);
    return isShown ? [{ id: section.id, name, says: undefined, count }] : [];
  });
  const numbers = options.flatMap(({ id, name, says }) => {
    const count = report.options[id];
    return count === undefined ? [] : [{ id, name, says, count }];
  });
  return [...sizes, ...numbers].map(({ id, name, says, count }) => (
    <span key={id} title={says}>
      <b className="text-base text-ink tabular-nums">{count}</b> {name}
    </span>
  ));
}
