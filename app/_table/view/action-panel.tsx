import { lazy, memo, Suspense, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { LogLine } from "../../../lib/core/table/frame.ts";
import type { Phase } from "../../../lib/core/table/goldfish.ts";
import type { Ruled } from "../../../lib/core/table/move.ts";
import { moveWords } from "../../../lib/core/table/move-words.ts";
import { counted, spelled } from "../../../lib/core/words.ts";
import { CommandButton } from "../../_client/command.tsx";
import { NEW_HAND, NEXT, onlyMove } from "../input/commands.ts";
import { type Choices, choicesOf } from "../state/choices.ts";
import { type FirstHand, useFirstHand } from "../state/first-hand.ts";
import { forMeIn } from "../state/for-me.ts";
import { nextStepOf } from "../state/next-step.ts";
import type { GameView, Session } from "../state/session.ts";
import { useWords } from "../state/stages.ts";
import { unusedIn } from "../state/unused.ts";
import { isSame } from "../state/view-model.ts";
import styles from "./action-panel.module.css";
import { ClosedMoves } from "./closed-moves.tsx";
import { LeftToYou } from "./left-to-you.tsx";
import { PanelTools } from "./panel-tools.tsx";
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
  const first = useFirstHand(game, session);
  // The only move that there is stands in the place of the way on.
  const only = onlyMove(session);
  const hasRest = forMeIn(dealer, table) !== undefined;
  const isWayOn = only !== undefined && only.do !== "pass" && !hasRest;
  const choices = isWayOn ? [] : choicesOf(session, view);
  const isBlocked = NEXT.when?.({ session }, "") !== undefined;
  const isList = countOf(choices) > (isBlocked ? 2 : 1);
  const isFirst = first !== undefined && selected === undefined;
  return (
    <section
      className={`on-felt ${styles.now}`}
      aria-label="What can be done"
      tabIndex={-1}
      data-now
      data-held={selected === undefined ? undefined : true}
      data-choices={(choices.length > 0 && !isFirst) || undefined}
      data-single={countOf(choices) === 1 || undefined}
    >
      <Say session={session} view={view} isOver={isOver} first={first} />
      <div className={styles.act}>
        {isOver ? (
          <CommandButton command={NEW_HAND} context={{ session }} className={styles.next} />
        ) : isFirst ? (
          <KeepOrNot session={session} first={first} />
        ) : (
          <>
            <Choose choices={choices} isList={isList} />
            <div id={CHOICES} popover={isList ? "auto" : undefined} className={styles.moves}>
              <Moves session={session} choices={choices} hinted={view.hinted} />
            </div>
            <Next session={session} view={view} />
          </>
        )}
        <PanelTools session={session} />
      </div>
    </section>
  );
}

interface SayProps {
  readonly session: Session;
  readonly view: GameView;
  readonly isOver: boolean;
  readonly first: FirstHand | undefined;
}

/** What the phase asks for, or the selected card, and the answer to the last press. */
function Say({ session, view, isOver, first }: SayProps) {
  const { table, selected, history, said } = view;
  const phase = session.dealer.phase(table);
  const lately = (table.log ?? []).filter(({ at }) => at === history.at);
  return (
    <div className={styles.say} data-said={said === "" ? undefined : true}>
      {isOver ? (
        <Over turn={table.turn} last={lately.findLast(({ left }) => left === undefined)?.text} />
      ) : selected === undefined ? (
        <PhaseText phase={phase} asks={phase.asks?.(table)} isOnBar={table.stack.length === 1} />
      ) : (
        <SelectedCard session={session} view={view} card={selected} phase={phase} />
      )}
      <LeftToYou session={session} view={view} />
      {first ? (
        <Weigh first={first} />
      ) : (
        <button type="button" className={styles.log} popoverTarget={RAIL}>
          Log
        </button>
      )}
      <Said isOver={isOver} said={said} lately={lately} />
    </div>
  );
}

/** What the first hand is weighed by. On a phone it opens where the log is opened later. */
function Weigh({ first }: { first: FirstHand }) {
  const [isOpen, setOpen] = useState(false);
  const { found } = first;
  return (
    <>
      {typeof found === "object" ? (
        <p className={styles.asks}>Chances in 100: {lowered(found.weighed.questions[found.weighed.asked] ?? "")}.</p>
      ) : null}
      <button
        type="button"
        className={`${styles.weigh} min-h-6 text-left text-sm font-semibold underline underline-offset-3 max-lg:w-16`}
        onClick={() => setOpen(true)}
      >
        Keep or redraw?
      </button>
      <Suspense>{isOpen ? <WeighHand first={first} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

function lowered(says: string): string {
  return says.charAt(0).toLowerCase() + says.slice(1);
}

/** The two ways of the first decision, side by side. The better one is bright, and nothing else advises. */
function KeepOrNot({ session, first: { redraw, found, redrawIt } }: { session: Session; first: FirstHand }) {
  const scales = typeof found === "object" ? found : undefined;
  const isWhole = redraw.most === "all";
  const count = scales?.going.length ?? 0;
  return (
    <div className={styles.pair}>
      <button
        type="button"
        className={styles.next}
        data-next
        data-quiet={scales?.better !== "keep" || undefined}
        onClick={() => NEXT.run({ session }, "")}
      >
        Keep this hand <Chance of={scales?.keep} />
      </button>
      {isWhole || count > 0 ? (
        <button
          type="button"
          className={styles.next}
          data-redraw
          data-quiet={scales?.better !== "redraw" || undefined}
          onClick={redrawIt}
        >
          {isWhole ? "Redraw" : `Redraw ${spelled(count)}`} <Chance of={scales?.redraw} />
        </button>
      ) : null}
    </div>
  );
}

/** So many games of a hundred. */
function Chance({ of }: { of: number | undefined }) {
  return of === undefined ? null : <b className={styles.chance}>{of}</b>;
}

const CHOICES = "table-choices";

const countOf = (choices: readonly Choices[]) => choices.reduce((sum, { group }) => sum + group.length, 0);

/** On a phone more choices than fit beside the other buttons are a list, which this opens. */
function Choose({ choices, isList }: { choices: readonly Choices[]; isList: boolean }) {
  if (!isList) return null;
  const [only, ...more] = choices;
  const what = more.length === 0 ? `Choose: ${only?.what}` : "Choose";
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

interface NextProps {
  readonly session: Session;
  readonly view: GameView;
}

/** The way on. It always stands in the same place, and says where it leads. */
function Next({ session, view }: NextProps) {
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
        data-hint={view.hinted ? true : undefined}
        onClick={() => NEXT.run({ session }, "")}
      >
        {rest?.says ?? (only && moveWords(session.dealer, view.table, only))}
      </button>
    );
  return <Pass session={session} view={view} />;
}

function Pass({ session, view }: NextProps) {
  const why = session.whyNot({ do: "pass" });
  const { what, where = "" } = why === undefined ? nextStepOf(session.dealer, view.table) : { what: "Next phase" };
  const unused = why === undefined && view.table.stack.length === 1 ? unusedIn(session, view) : 0;
  return (
    <button
      type="button"
      className={styles.next}
      data-next
      data-hint={view.hinted?.do === "pass" || undefined}
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
      {unused === 0 ? null : (
        <small>
          <span className={styles.wide}>You </span>can still use {counted(unused, "card")}
        </small>
      )}
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
  readonly hinted: Ruled | undefined;
}

/** Choices as buttons. Those of one kind are grouped behind its words. */
function Moves({ session, choices, hinted }: MovesProps) {
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
            data-hint={isSame(move, hinted) || undefined}
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
