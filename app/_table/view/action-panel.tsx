import { memo } from "react";
import type { Phase } from "../../../lib/core/table/goldfish.ts";
import { CommandButton } from "../../_client/command.tsx";
import { Citation } from "../../_ui/verdict/citation.tsx";
import { NEW_HAND, PASS, REDO, SAME_HAND, UNDO } from "../input/commands.ts";
import { type Choices, choicesOf } from "../state/choices.ts";
import type { GameView, Session } from "../state/session.ts";

interface Props {
  readonly session: Session;
  readonly view: GameView;
  /** The path of the deck's page. */
  readonly deck: string;
}

/** What the rulebook asks for now, and what can be done with and without the selected card. */
export function ActionPanel({ session, view, deck }: Props) {
  const { dealer } = session;
  const { table, selected, history, said } = view;
  const isOver = dealer.isOver(table);
  const phase = dealer.phase(table);
  const lately = (table.log ?? []).filter(({ at }) => at === history.at).map(({ text }) => text);
  return (
    <section
      className="table-now"
      aria-label="What can be done"
      tabIndex={-1}
      data-held={selected === undefined ? undefined : true}
    >
      {isOver ? (
        <Over session={session} turn={table.turn} last={lately.at(-1)} deck={deck} />
      ) : (
        <PhaseText phase={phase} asks={phase.asks?.(table)} />
      )}
      <div className="table-moves">
        {selected === undefined ? null : <SelectedCard view={view} card={selected} />}
        <Moves session={session} choices={choicesOf(session, view)} />
      </div>
      <div className="table-moves table-go">
        {PASS.when?.({ session }, "") === undefined ? (
          <CommandButton command={PASS} context={{ session }} className="button">
            {table.stack.length > 1 ? "Done" : "Next phase"}
          </CommandButton>
        ) : null}
        <CommandButton command={UNDO} context={{ session }} />
        <CommandButton command={REDO} context={{ session }} />
      </div>
      <p role="status" className="table-said">
        {isOver ? <span className="sr-only">The game is over. </span> : null}
        {said}
        {lately.length === 0 ? null : <span className={isOver ? "sr-only" : "table-lately"}> {lately.join(" ")}</span>}
      </p>
    </section>
  );
}

const PhaseText = memo(function PhaseText({ phase, asks }: { phase: Phase; asks: string | undefined }) {
  return (
    <>
      <h2 className="font-semibold">{phase.name}</h2>
      <p className="table-asked">
        {asks ?? phase.says} <Citation cite={phase.cite} />
      </p>
    </>
  );
});

interface OverProps {
  readonly session: Session;
  readonly turn: number;
  /** How the game ended, in its own words. */
  readonly last: string | undefined;
  readonly deck: string;
}

const Over = memo(function Over({ session, turn, last, deck }: OverProps) {
  return (
    <>
      <h2 className="font-semibold">The game is over, in turn {turn}.</h2>
      <p className="table-end">{last}</p>
      <div className="table-moves">
        <CommandButton command={NEW_HAND} context={{ session }} className="button" />
        <CommandButton command={SAME_HAND} context={{ session }} />
        <a className="tool" href={deck}>
          Back to the deck
        </a>
      </div>
    </>
  );
});

/** The selected card. On a phone its text is shown here, because its other facts are far below. */
function SelectedCard({ view: { table, targets }, card }: { view: GameView; card: number }) {
  const { text } = table.card(card);
  return (
    <>
      <p className="w-full text-sm">
        <strong>{table.label(card)}</strong>
        {targets.moves.length === 0 ? ": no move with it is allowed now." : null}
      </p>
      {text ? <p className="w-full text-sm lg:hidden">{text}</p> : null}
    </>
  );
}

const KEYS = 9;

/** Choices as buttons. Those of one kind are grouped behind its words. */
function Moves({ session, choices }: { session: Session; choices: readonly Choices[] }) {
  return choices.map(({ kind, what, group }) => (
    <p key={kind} className="table-group">
      {group.length === 1 ? null : <span className="text-sm">{what}:</span>}
      {group.map(({ move, number, where, whole }) => (
        <button
          key={`${move.do} ${move.to}`}
          type="button"
          className="fix"
          aria-label={whole}
          data-key={number <= KEYS ? number : undefined}
          onClick={() => session.play(move)}
        >
          {group.length === 1 ? whole : where}
        </button>
      ))}
    </p>
  ));
}
