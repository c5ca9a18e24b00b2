import { memo } from "react";
import type { LogLine } from "../../../lib/core/table/frame.ts";
import type { Phase } from "../../../lib/core/table/goldfish.ts";
import { CommandButton } from "../../_client/command.tsx";
import { NEW_HAND, NEXT, REDO, UNDO } from "../input/commands.ts";
import { type Choices, choicesOf } from "../state/choices.ts";
import { forMeIn } from "../state/for-me.ts";
import { nextStepOf } from "../state/next-step.ts";
import type { GameView, Session } from "../state/session.ts";
import { useWords } from "../state/stages.ts";
import styles from "./action-panel.module.css";
import { LeftToYou } from "./left-to-you.tsx";
import { PhaseText } from "./phase-text.tsx";
import { RAIL } from "./rail.tsx";

/** What the rulebook asks for now, and what can be done with and without the selected card. */
export function ActionPanel({ session }: { session: Session }) {
  const view = useWords(session);
  const { dealer } = session;
  const { table, selected, history, said } = view;
  const isOver = dealer.isOver(table);
  const phase = dealer.phase(table);
  const lately = (table.log ?? []).filter(({ at }) => at === history.at);
  const choices = choicesOf(session, view);
  const isBlocked = NEXT.when?.({ session }, "") !== undefined;
  const isList = countOf(choices) > (isBlocked ? 2 : 1);
  return (
    <section
      className={styles.now}
      aria-label="What can be done"
      tabIndex={-1}
      data-now
      data-held={selected === undefined ? undefined : true}
      data-choices={choices.length > 0 || undefined}
      data-single={countOf(choices) === 1 || undefined}
      data-blocked={isBlocked || undefined}
    >
      <div className={styles.say} data-said={said === "" ? undefined : true}>
        {isOver ? (
          <Over turn={table.turn} last={lately.findLast(({ left }) => left === undefined)?.text} />
        ) : selected === undefined ? (
          <PhaseText phase={phase} asks={phase.asks?.(table)} />
        ) : (
          <SelectedCard view={view} card={selected} phase={phase} />
        )}
        <LeftToYou session={session} view={view} />
        <button type="button" className={styles.log} popoverTarget={RAIL}>
          Log
        </button>
        <Said isOver={isOver} said={said} lately={lately} />
      </div>
      <div className={styles.act}>
        {isOver ? (
          <CommandButton command={NEW_HAND} context={{ session }} className={styles.next} />
        ) : (
          <>
            <Choose choices={choices} isList={isList} />
            <div id={CHOICES} popover={isList ? "auto" : undefined} className={styles.moves}>
              <Moves session={session} choices={choices} />
            </div>
            <Next session={session} view={view} />
          </>
        )}
        <CommandButton command={UNDO} context={{ session }} className={styles.step} label="Undo">
          <Arrow turned={false} />
        </CommandButton>
        <CommandButton command={REDO} context={{ session }} className={styles.step} label="Redo">
          <Arrow turned />
        </CommandButton>
      </div>
    </section>
  );
}

const CHOICES = "table-choices";

const countOf = (choices: readonly Choices[]) => choices.reduce((sum, { group }) => sum + group.length, 0);

/** On a phone more choices than fit beside the other buttons are a list, which this opens. */
function Choose({ choices, isList }: { choices: readonly Choices[]; isList: boolean }) {
  if (!isList) return null;
  const [only, ...more] = choices;
  return (
    <button type="button" className={styles.choose} popoverTarget={CHOICES}>
      {more.length === 0 ? `Choose: ${only?.what}` : "Choose"} ({countOf(choices)})
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

/** The way on. It always stands in the same place, and says where it leads. */
function Next({ session, view }: { session: Session; view: GameView }) {
  const rest = forMeIn(session.dealer, view.table);
  if (rest)
    return (
      <button type="button" className={styles.next} data-next data-rest onClick={() => NEXT.run({ session }, "")}>
        {rest.says}
      </button>
    );
  return <Pass session={session} view={view} />;
}

function Pass({ session, view }: { session: Session; view: GameView }) {
  const why = session.whyNot({ do: "pass" });
  const { what, where } =
    why === undefined ? nextStepOf(session.dealer, view.table) : { what: "Next phase", where: "" };
  return (
    <button
      type="button"
      className={styles.next}
      data-next
      disabled={why !== undefined}
      title={why}
      onClick={() => NEXT.run({ session }, "")}
    >
      {where ? (
        <>
          <span className={styles.what}>{what}:</span> <span>{where}</span>
        </>
      ) : (
        what
      )}
    </button>
  );
}

function Arrow({ turned }: { turned: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.arrow} data-turned={turned || undefined} aria-hidden="true">
      <path d="M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6" />
    </svg>
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

/** The selected card. On a phone its text is read here, and a press opens it large. */
function SelectedCard({ view: { table, targets }, card, phase }: { view: GameView; card: number; phase: Phase }) {
  const text = table.isHidden(card) ? undefined : table.card(card).text;
  const canMove = targets.moves.length > 0;
  return (
    <>
      <h2 className="sr-only">{phase.name}</h2>
      <p className={styles.asks}>
        <button type="button" className={styles.held} popoverTarget={RAIL}>
          <strong>{table.known(card)}</strong>
        </button>
        {canMove ? null : " No move with it is allowed now."}
        {text ? (
          <span className={styles.text} data-text>
            {" "}
            {text}
          </span>
        ) : null}
      </p>
    </>
  );
}

const KEYS = 9;

/** Choices as buttons. Those of one kind are grouped behind its words. */
function Moves({ session, choices }: { session: Session; choices: readonly Choices[] }) {
  return choices.map(({ kind, what, group }) => (
    <p key={kind} className={styles.group}>
      {group.length === 1 ? null : <span className={styles.kind}>{what}:</span>}
      {group.map(({ move, number, where, whole }) => (
        <button
          key={`${move.do} ${move.to}`}
          type="button"
          className={styles.move}
          data-move
          aria-label={whole}
          data-key={number <= KEYS ? number : undefined}
          popoverTarget={CHOICES}
          popoverTargetAction="hide"
          onClick={() => session.play(move)}
        >
          {group.length === 1 ? whole : where}
        </button>
      ))}
    </p>
  ));
}
