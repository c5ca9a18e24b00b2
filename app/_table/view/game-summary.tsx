import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { History } from "../../../lib/core/table/replay.ts";
import { CommandButton } from "../../_client/command.tsx";
import { copied } from "../../_client/copy.ts";
import { CardFace } from "../../_ui/cards/card-face.tsx";
import { CoverFace } from "../../_ui/deck/cover-face.tsx";
import { NEW_HAND, SAME_HAND } from "../input/commands.ts";
import type { Session } from "../state/session.ts";
import { type Summary, summaryOf } from "../state/summary.ts";
import { Curve } from "./game-curve.tsx";
import styles from "./game-summary.module.css";
import { WhatWasPossible } from "./what-was-possible.tsx";

const ShareDialog = lazy(() => import("../../_ui/deck/share-dialog.tsx"));

interface Props {
  readonly game: Game;
  readonly session: Session;
  /** The game that has ended. */
  readonly history: History;
  /** The path of the deck's page. */
  readonly deck: string;
}

/** How the game went, in the place of the table. */
export default function GameSummary({ game, session, history, deck }: Props) {
  const [closed, setClosed] = useState<History | undefined>(undefined);
  const summary = useMemo(() => summaryOf(session, history), [session, history]);
  const isOpen = closed !== history;
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    // What had the focus may lie under the summary.
    if (isOpen) part.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen) return null;
  const last = summary.last && session.cardCalled(summary.last.label);
  const opponent = session.dealer.goldfish.sides?.name ?? "Opponent";
  return (
    <section
      ref={part}
      tabIndex={-1}
      className={`felt ${styles.end}`}
      data-how={summary.how}
      data-last={last ? true : undefined}
      aria-label="Summary"
    >
      <Ribbon summary={summary} opponent={opponent} />
      <div className={styles.body}>
        {last ? (
          <section className={styles.last}>
            <div className={styles.win}>
              <CardFace game={game} entry={last} />
            </div>
            <p className={styles.words}>
              <b className={styles.caption}>Your last card</b> {summary.last?.says}
            </p>
          </section>
        ) : null}
        <WhatWasPossible key={session.link} game={game.id} session={session} history={history} />
        <section>
          <h3 className={styles.title}>{summary.curve[0]?.name}</h3>
          <p className={styles.words}>{summary.turning}</p>
          <Curve curve={summary.curve} opponent={opponent} />
        </section>
        <Held game={game} session={session} held={summary.held} last={summary.last?.label} />
      </div>
      <WaysOn session={session} says={summary.says} deck={deck} onClose={() => setClosed(history)} />
    </section>
  );
}

/** The result: its first words large, the rest beside them, and the final numbers of both sides. */
function Ribbon({ summary: { says, curve }, opponent }: { summary: Summary; opponent: string }) {
  const [, head = says, mark = "", rest = ""] = /^(.+?)([,.:])\s*(.*)$/.exec(says) ?? [];
  const final = curve.at(-1);
  return (
    <header className={styles.ribbon}>
      <h2>
        <b>{head}</b>
        <span className="sr-only">{mark} </span>
        <span className={styles.rest}>{rest}</span>
      </h2>
      {final === undefined ? null : (
        <dl className={styles.sides}>
          <Side who="You" value={final.own} />
          {final.theirs === undefined ? null : <Side who={opponent} value={final.theirs} />}
        </dl>
      )}
    </header>
  );
}

function Side({ who, value }: { who: string; value: number }) {
  return (
    <div>
      <dt>{who}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface HeldProps extends Pick<Props, "game" | "session">, Pick<Summary, "held"> {
  /** The name of the last card that was played. */
  readonly last: string | undefined;
}

function Held({ game, session, held, last }: HeldProps) {
  const copies = held.find(([name]) => name === last)?.[1] ?? 0;
  return (
    <section>
      <h3 className={styles.title}>Left in your hand</h3>
      {held.length === 0 ? <p className={styles.words}>Your hand was empty.</p> : null}
      {copies === 0 ? null : (
        <p
          className={styles.words}
        >{`${copies === 1 ? "Another copy" : `${copies} more copies`} of ${last} among them.`}</p>
      )}
      <ul className={styles.held}>
        {held.map(([name, count]) => {
          const entry = session.cardCalled(name);
          return (
            <li key={name}>
              {entry ? <CoverFace game={game} entry={entry} className={styles.face} /> : null}
              <span className={entry ? "sr-only" : undefined}>{name}</span>
              {count === 1 ? null : <b className={styles.count}>× {count}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface WaysOnProps extends Pick<Props, "session" | "deck">, Pick<Summary, "says"> {
  onClose(): void;
}

/** What can be done after a game. */
function WaysOn({ session, deck, says, onClose }: WaysOnProps) {
  return (
    <div className={`on-felt ${styles.go}`}>
      <div className={styles.again}>
        <CommandButton command={NEW_HAND} context={{ session }} className="button big" />
        <CommandButton command={SAME_HAND} context={{ session }} className="tool big">
          Same deal
        </CommandButton>
        <ShareGame says={says} />
      </div>
      <div className={styles.more}>
        <a className="tool big bare" href={`${deck}/measure`}>
          Measure the deck
        </a>
        <a className="tool big bare" href={deck}>
          Back to the deck
        </a>
      </div>
      <button type="button" className={`tool big bare ${styles.look}`} onClick={onClose}>
        Look at the table
      </button>
    </div>
  );
}

/** The address holds the whole game, so its link shows this end to anybody. */
function ShareGame({ says }: Pick<Summary, "says">) {
  const [shared, setShared] = useState<{ readonly isCopied: boolean } | undefined>(undefined);
  return (
    <>
      <button
        type="button"
        className="tool big"
        onClick={async () => setShared({ isCopied: await copied(location.href) })}
      >
        Share this game
      </button>
      <Suspense>
        {shared ? (
          <ShareDialog
            noun="game"
            title={says}
            link={location.href}
            isCopied={shared.isCopied}
            onClose={() => setShared(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
