import { memo, useEffect, useRef } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { leftNow } from "../../../lib/core/table/left-to-you.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import { signed } from "../../../lib/core/words.ts";
import { readLarge, useCardInHand } from "../../_client/card-in-hand.ts";
import { useMedia } from "../../_client/use-media.ts";
import { CardFace } from "../../_ui/cards/card-face.tsx";
import type { Session } from "../state/session.ts";
import { useWords } from "../state/stages.ts";
import { CardActions } from "./card-actions.tsx";
import { CountersByHand } from "./counters.tsx";
import { Log } from "./log.tsx";
import styles from "./rail.module.css";
import { TableReadings } from "./table-readings.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
}

export const RAIL = "table-rail";
const WIDE = "(min-width: 64rem)";

/** Shows the rail where it does not have a place of its own. */
export function openRail(): void {
  if (!matchMedia(WIDE).matches) document.getElementById(RAIL)?.showPopover();
}

/** What is read beside the table: the card that somebody looks at, the log, and what can be done by hand. On a phone it
 * opens over the table, the log first. */
export function Rail({ game, session }: Props) {
  const view = useWords(session);
  const isWide = useMedia(WIDE);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the window has become wide, the rail has its own place again.
    if (isWide) rail.current?.hidePopover();
  }, [isWide]);
  const { table, selected } = view;
  const isOver = session.dealer.isOver(table);
  const isLeft = leftNow(table).some(({ left }) => left === selected);
  const log = <Log key="log" session={session} />;
  const card = <Shown key="card" game={game} session={session} selected={selected} />;
  return (
    <aside
      ref={rail}
      data-held={selected === undefined ? undefined : true}
      id={RAIL}
      popover="auto"
      className={styles.rail}
      aria-label="Card and log"
    >
      <button type="button" popoverTarget={RAIL} className={`on-felt ${styles.close}`}>
        Back to the table
      </button>
      {isWide ? [card, log] : [log, card]}
      <details
        key={isLeft ? selected : undefined}
        className={`on-felt ${styles.more}`}
        open={isLeft || undefined}
        ref={isLeft ? inView : undefined}
      >
        <summary>By hand</summary>
        {isOver ? null : !view.isOpen ? (
          <p>First finish what has begun.</p>
        ) : (
          <>
            {selected === undefined ? null : (
              <>
                <h3>Apply this card’s text yourself</h3>
                <CardActions session={session} table={table} card={selected} />
              </>
            )}
            <h3>Change counters yourself</h3>
            <CountersByHand session={session} />
          </>
        )}
        <TableReadings readings={session.dealer.goldfish.readings} />
      </details>
    </aside>
  );
}

/** The free moves of a card that has just been used are wanted now. */
function inView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: "nearest" });
}

const Face = memo(CardFace);

interface ShownProps extends Props {
  readonly selected: number | undefined;
}

/** Which texts in play change the numbers of a card. */
function Changes({ table, card }: { table: Table; card: number }) {
  const { tokens, texts } = table.board;
  const parts = tokens.flatMap(({ name, sign, stat }) =>
    stat === undefined ? [] : (texts?.parts(table, stat, card) ?? []).map((part) => ({ ...part, name, sign })),
  );
  return parts.map(({ name, sign = name, card: from, by }) => (
    <p key={`${name} ${from}`} className="text-sm">
      {signed(by)} {sign}: {table.label(from)}
    </p>
  ));
}

/** The card under the pointer or the focus, or else the selected one or the first of the hand, large enough to be read. */
function Shown({ game, session, selected }: ShownProps) {
  const { name } = useCardInHand();
  const { table } = session.view;
  const known = name !== undefined && session.cardCalled(name) ? name : undefined;
  const label = known ?? table.known(selected ?? table.first(session.plan.hands[0]?.zone ?? -1));
  const entry = session.cardCalled(label);
  if (!entry)
    return (
      <p className="text-[0.875rem] text-felt-faint">Point at a card to read it here. The i key opens it large.</p>
    );
  return (
    <div className="flex flex-none flex-wrap items-start justify-center gap-2">
      <div className={styles.face}>
        <Face game={game} entry={entry} />
      </div>
      <div className={`on-felt ${styles.facts}`}>
        <button type="button" className="tool" onClick={() => readLarge(entry.label)}>
          Facts and sources
        </button>
        {selected !== undefined && table.label(selected) === label ? <Changes table={table} card={selected} /> : null}
      </div>
    </div>
  );
}
