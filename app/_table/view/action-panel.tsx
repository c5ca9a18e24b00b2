import { lazy, memo, Suspense, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { LogLine } from "../../../lib/core/table/frame.ts";
import type { Phase } from "../../../lib/core/table/goldfish.ts";
import type { Ruled } from "../../../lib/core/table/move.ts";
import { moveWords } from "../../../lib/core/table/move-words.ts";
import { counted } from "../../../lib/core/words.ts";
import { CommandButton } from "../../_client/command.tsx";
import { NEW_HAND, NEXT, onlyMove } from "../input/commands.ts";
import { type BestStep, bestStepOf, unusedIn } from "../state/best-step.ts";
import { type Choices, choicesOf } from "../state/choices.ts";
import { forMeIn } from "../state/for-me.ts";
import { handToWeigh } from "../state/hand-to-weigh.ts";
import { nextStepOf } from "../state/next-step.ts";
import type { GameView, Session } from "../state/session.ts";
import { useWords } from "../state/stages.ts";
import styles from "./action-panel.module.css";
import { ClosedMoves } from "./closed-moves.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { LeftToYou } from "./left-to-you.tsx";
import { PhaseText } from "./phase-text.tsx";
import { RAIL } from "./rail.tsx";

const WeighHand = lazy(() => import("./weigh-hand.tsx"));

/** What the rulebook asks for now, and what can be done with and without the selected card. */
export function ActionPanel({ game, session }: { game: Game; session: Session }) {
  const view = useWords(session);
  if (view.isWatched) return <Watching session={session} view={view} />;
  return <Acting game={game} session={session} view={view} />;
}

/** While the other side plays, there is nothing to do but to see the rest at once. */
function Watching({ session, view }: { session: Session; view: GameView }) {
  const who = session.dealer.goldfish.sides?.name ?? "The other side";
  return (
    <section className={`on-felt ${styles.now}`} aria-label="What can be done" tabIndex={-1} data-now data-watched>
      <div className={styles.say}>
        <p className={styles.phase}>{who} plays.</p>
        <p className={styles.said}>{view.story().at(-1)?.text}</p>
      </div>
      <div className={styles.act}>
        <button type="button" className={styles.next} data-next onClick={() => session.finish()}>
          Show all of it
        </button>
      </div>
    </section>
  );
}

function Acting({ game, session, view }: { game: Game; session: Session; view: GameView }) {
  const { dealer } = session;
  const { table, selected } = view;
  const isOver = dealer.isOver(table);
  // The only move that there is stands in the place of the way on.
  const only = onlyMove(session);
  const hasRest = forMeIn(dealer, table) !== undefined;
  const isWayOn = only !== undefined && only.do !== "pass" && !hasRest;
  const choices = isWayOn ? [] : choicesOf(session, view);
  const isBlocked = NEXT.when?.({ session }, "") !== undefined;
  const best = isOver ? undefined : bestStepOf(session, view);
  // A card in hand is about what its player wants to do with it.
  const filled = selected === undefined && !only && !hasRest ? best : undefined;
  const isWithCard = filled?.move.card !== undefined;
  const isList = countOf(choices) > (isWithCard ? 0 : isBlocked ? 2 : 1);
  const shown = isWithCard || isList ? filled : undefined;
  return (
    <section
      className={`on-felt ${styles.now}`}
      aria-label="What can be done"
      tabIndex={-1}
      data-now
      data-held={selected === undefined ? undefined : true}
      data-choices={choices.length > 0 || undefined}
      data-single={countOf(choices) === 1 || undefined}
      data-blocked={isBlocked || undefined}
    >
      <Say game={game} session={session} view={view} isOver={isOver} />
      <div className={styles.act}>
        {isOver ? (
          <CommandButton command={NEW_HAND} context={{ session }} className={styles.next} />
        ) : (
          <>
            {shown ? <Best session={session} best={shown} /> : null}
            <Choose choices={choices} isList={isList} isMore={shown !== undefined} />
            <div id={CHOICES} popover={isList ? "auto" : undefined} className={styles.moves}>
              <Moves session={session} choices={choices} best={best?.move} />
            </div>
            <Next session={session} view={view} isQuiet={best !== undefined} />
          </>
        )}
        <HistoryButtons session={session} />
      </div>
    </section>
  );
}

/** What the phase asks for, or the selected card, and the answer to the last press. */
function Say({ game, session, view, isOver }: { game: Game; session: Session; view: GameView; isOver: boolean }) {
  const { table, selected, history, said } = view;
  const phase = session.dealer.phase(table);
  const hand = handToWeigh(session);
  const lately = (table.log ?? []).filter(({ at }) => at === history.at);
  return (
    <div className={styles.say} data-said={said === "" ? undefined : true}>
      {isOver ? (
        <Over turn={table.turn} last={lately.findLast(({ left }) => left === undefined)?.text} />
      ) : selected === undefined ? (
        <PhaseText phase={phase} asks={phase.asks?.(table)} />
      ) : (
        <SelectedCard session={session} view={view} card={selected} phase={phase} />
      )}
      <LeftToYou session={session} view={view} />
      {hand ? (
        <Weigh game={game} session={session} hand={hand} />
      ) : (
        <button type="button" className={styles.log} popoverTarget={RAIL}>
          Log
        </button>
      )}
      <Said isOver={isOver} said={said} lately={lately} />
    </div>
  );
}

/** For a first hand that may be redrawn: whether to. On a phone it stands where the log is opened later. */
function Weigh({ game, session, hand }: { game: Game; session: Session; hand: readonly number[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${styles.weigh} min-h-6 text-left text-sm font-semibold underline underline-offset-3 max-lg:w-16`}
        onClick={() => setOpen(true)}
      >
        Keep or redraw?
      </button>
      <Suspense>
        {isOpen ? <WeighHand game={game} session={session} hand={hand} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

const CHOICES = "table-choices";

const countOf = (choices: readonly Choices[]) => choices.reduce((sum, { group }) => sum + group.length, 0);

interface ChooseProps {
  readonly choices: readonly Choices[];
  readonly isList: boolean;
  /** Whether the filled button stands beside it. */
  readonly isMore: boolean;
}

/** On a phone more choices than fit beside the other buttons are a list, which this opens. */
function Choose({ choices, isList, isMore }: ChooseProps) {
  if (!isList) return null;
  const [only, ...more] = choices;
  const what = isMore ? "More" : more.length === 0 ? `Choose: ${only?.what}` : "Choose";
  return (
    <button type="button" className={styles.choose} popoverTarget={CHOICES}>
      {what} ({countOf(choices)})
    </button>
  );
}

/** The answer to the last press, and for a screen reader all that it led to. */
function Said({ isOver, said, lately }: { isOver: boolean; said: string; lately: readonly LogLine[] }) {
  return (
    <p role="status" className={styles.said}>
      {isOver ? <span className="sr-only">The game is over. </span> : null}
      {said}
      {lately.length === 0 ? null : <span className="sr-only"> {lately.map(spoken).join(" ")}</span>}
    </p>
  );
}

function spoken({ text, left }: LogLine): string {
  return left === undefined ? text : `Left to you: ${text}`;
}

/** So many letters take more than three lines beside the other buttons of a phone. */
const LONG = 34;

/** What the autopilot would do. A key does it, and while it stands there the way on is not the filled button. */
function Best({ session, best }: { session: Session; best: BestStep }) {
  return (
    <button
      type="button"
      className={styles.best}
      title={best.says}
      data-best
      data-long={best.what.length > LONG || undefined}
      data-listed={best.move.card === undefined || undefined}
      onClick={() => session.auto("step")}
    >
      <span>{best.what}</span>
      <kbd>A</kbd>
    </button>
  );
}

interface NextProps {
  readonly session: Session;
  readonly view: GameView;
  /** Whether something better could be done than to go on. */
  readonly isQuiet: boolean;
}

/** The way on. It always stands in the same place, and says where it leads. */
function Next({ session, view, isQuiet }: NextProps) {
  const rest = forMeIn(session.dealer, view.table);
  const only = onlyMove(session);
  if (rest || (only && only.do !== "pass"))
    return (
      <button
        type="button"
        className={styles.next}
        data-next
        data-rest
        data-move={rest ? undefined : true}
        onClick={() => NEXT.run({ session }, "")}
      >
        {rest?.says ?? (only && moveWords(session.dealer, view.table, only))}
      </button>
    );
  return <Pass session={session} view={view} isQuiet={isQuiet} />;
}

function Pass({ session, view, isQuiet }: NextProps) {
  const why = session.whyNot({ do: "pass" });
  const { what, where = "" } = why === undefined ? nextStepOf(session.dealer, view.table) : { what: "Next phase" };
  const unused = isQuiet && view.table.stack.length === 1 ? unusedIn(session, view) : 0;
  return (
    <button
      type="button"
      className={styles.next}
      data-next
      data-quiet={isQuiet || undefined}
      disabled={why !== undefined}
      title={why}
      onClick={() => NEXT.run({ session }, "")}
    >
      <span>
        {where ? (
          <>
            <span className={styles.what}>{what}:</span> <span>{where}</span>
          </>
        ) : (
          what
        )}
      </span>
      {unused === 0 || why !== undefined ? null : <small>You can still use {counted(unused, "card")}</small>}
    </button>
  );
}

const Over = memo(function Over({ turn, last }: { turn: number; last: string | undefined }) {
  return (
    <>
      <h2 className={styles.phase}>The game is over, in turn {turn}.</h2>
      <p className={styles.asks}>{last}</p>
    </>
  );
});

interface SelectedProps {
  readonly session: Session;
  readonly view: GameView;
  readonly card: number;
  readonly phase: Phase;
}

/** The selected card, and what is missing for more. On a phone its text is read here, and a press opens it large. */
function SelectedCard({ session, view: { table, targets }, card, phase }: SelectedProps) {
  const text = table.isHidden(card) ? undefined : table.card(card).text;
  const closed = session.dealer.closed(table, card);
  const isNothing = targets.moves.length === 0 && closed.length === 0;
  return (
    <>
      <h2 className="sr-only">{phase.name}</h2>
      <p className={styles.asks}>
        <button type="button" className={styles.held} popoverTarget={RAIL}>
          <strong>{table.known(card)}</strong>
        </button>
        {isNothing ? " Nothing is done with it in this phase." : null}
        {text ? (
          <span className={styles.text} data-text>
            {" "}
            {text}
          </span>
        ) : null}
      </p>
      <ClosedMoves closed={closed} />
    </>
  );
}

const KEYS = 9;

interface MovesProps {
  readonly session: Session;
  readonly choices: readonly Choices[];
  /** What the autopilot would do. */
  readonly best: Ruled | undefined;
}

/** Choices as buttons. Those of one kind are grouped behind its words. */
function Moves({ session, choices, best }: MovesProps) {
  const { table } = session.view;
  return choices.map(({ kind, what, group }) => (
    <p key={kind} className={styles.group}>
      {group.length === 1 ? null : <span className={styles.kind}>{what}:</span>}
      {group.map(({ move, number, where, whole }) => {
        const wastes = session.dealer.wastes(table, move);
        return (
          <button
            key={`${move.do} ${move.to}`}
            type="button"
            className={styles.move}
            data-move
            data-best={isSame(move, best) || undefined}
            aria-label={wastes === undefined ? whole : `${whole} (${wastes})`}
            data-key={number <= KEYS ? number : undefined}
            popoverTarget={CHOICES}
            popoverTargetAction="hide"
            onClick={() => session.play(move)}
          >
            {group.length === 1 ? whole : where}
            {wastes === undefined ? null : <small>{wastes}</small>}
          </button>
        );
      })}
    </p>
  ));
}

function isSame(move: Ruled, other: Ruled | undefined): boolean {
  return other !== undefined && move.do === other.do && move.card === other.card && move.to === other.to;
}
