import { memo, useCallback, useEffect, useRef, useState } from "react";
import { counted } from "../../lib/core/words.ts";
import type { JudgedList } from "../../lib/desk/judge-list.ts";
import { games } from "../../lib/games/index.ts";
import { whenIdle } from "../_client/idle.ts";
import styles from "../_ui/deck/registration.module.css";
import { onOnePage, Registration } from "../_ui/deck/registration.tsx";
import { TitleBlock } from "../_ui/verdict/title-block.tsx";

interface Props {
  readonly lists: readonly JudgedList[];
  onClose(): void;
}

/** So many sheets are drawn at a time, and taken away at a time, so that the page answers meanwhile. */
const SLICE = 2;
const LEAVING = 50;

/** The registration sheets of many lists, one a page. */
export default function Sheets({ lists, onClose }: Props) {
  const [drawn, setDrawn] = useState(Math.min(SLICE, lists.length));
  const isDrawn = drawn >= lists.length;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving) return whenIdle(() => (drawn > LEAVING ? setDrawn(drawn - LEAVING) : onClose()));
    return isDrawn ? undefined : whenIdle(() => setDrawn(Math.min(drawn + SLICE, lists.length)));
  }, [drawn, isDrawn, isLeaving, onClose, lists.length]);
  return (
    <>
      <div className="my-3 flex flex-wrap items-center gap-2 print:hidden">
        <h2 ref={head} tabIndex={-1} className="mr-2 text-xl font-bold tracking-tight">
          {counted(lists.length, "registration sheet")}
        </h2>
        <button type="button" className="tool" onClick={() => setLeaving(true)}>
          Back to the verdicts
        </button>
        {isDrawn || isLeaving ? (
          <button type="button" className="tool" onClick={() => print()}>
            Print
          </button>
        ) : (
          <progress className="gauge" max={lists.length} value={drawn} aria-label="Sheets drawn" />
        )}
        <span className="text-sm text-faint">What you type here is printed but not stored.</span>
      </div>
      {lists.slice(0, drawn).map((list) => (
        <Sheet key={list.id} list={list} />
      ))}
    </>
  );
}

const Sheet = memo(function Sheet({ list: { name, player, report, cards } }: { list: JudgedList }) {
  const game = games.find(({ id }) => id === report?.game);
  const fit = useCallback(
    (sheet: HTMLElement | null) => {
      // The policy of the page allows properties that a script sets, but no style attribute.
      for (const [property, value] of Object.entries(game ? onOnePage(game, cards) : {}))
        sheet?.style.setProperty(property, String(value));
    },
    [game, cards],
  );
  if (!game || !report) return null;
  return (
    <article ref={fit} data-game={game.id} aria-label={name} className={styles.sheet}>
      <div className={styles.head}>
        <TitleBlock game={game} report={{ ...report, name }} as="h2" />
      </div>
      <Registration game={game} cards={cards} player={player} />
    </article>
  );
});
