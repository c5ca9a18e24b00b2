import type { Ruled } from "../../../../lib/core/goldfish.ts";
import { Citation } from "../../../_ui/citation.tsx";
import type { Reach } from "./reach.ts";
import type { Seen, Sitting } from "./sitting.ts";

interface Props {
  readonly sitting: Sitting;
  readonly seen: Seen;
  readonly reach: Reach;
}

/** What the rulebook asks for now, and what can be done: with the card that is picked up, and without any. */
export function Now({ sitting, seen, reach }: Props) {
  const { dealer } = sitting;
  const { table, moves, over, selected, history } = seen;
  const phase = dealer.phase(table);
  const free = moves.filter(({ card, do: word }) => card === undefined && word !== "pass");
  const mayPass = moves.some(({ do: word }) => word === "pass");
  return (
    <section className="table-now" aria-label="What can be done">
      {over ? <p className="font-semibold">The game is over.</p> : <Asked phase={phase} asks={phase.asks?.(table)} />}
      <div className="table-moves">
        {selected === undefined ? null : <Moves sitting={sitting} seen={seen} moves={reach.moves} card={selected} />}
        {free.map((move) => (
          <MoveButton key={`${move.do} ${move.to}`} sitting={sitting} seen={seen} move={move} />
        ))}
        {mayPass ? (
          <button type="button" className="button" onClick={() => sitting.play({ do: "pass" })}>
            {table.stack.length > 1 ? "Done" : "Next phase"}
          </button>
        ) : null}
      </div>
      <div className="table-moves">
        <button type="button" className="tool" disabled={history.at === 0} onClick={() => sitting.back()}>
          Undo
        </button>
        <button
          type="button"
          className="tool"
          disabled={history.at === history.moves.length}
          onClick={() => sitting.forth()}
        >
          Redo
        </button>
      </div>
      <p role="status" className="table-said">
        {seen.said}
      </p>
    </section>
  );
}

function Asked({ phase, asks }: { phase: ReturnType<Sitting["dealer"]["phase"]>; asks: string | undefined }) {
  return (
    <>
      <h2 className="font-semibold">{phase.name}</h2>
      <p className="text-sm">
        {asks ?? phase.says} <Citation cite={phase.cite} />
      </p>
    </>
  );
}

function Moves({ sitting, seen, moves, card }: Omit<Props, "reach"> & { moves: readonly Ruled[]; card: number }) {
  return (
    <>
      <p className="w-full text-sm">
        <strong>{seen.table.label(card)}</strong>
        {moves.length === 0 ? ": the rules allow nothing with it now." : null}
      </p>
      {moves.map((move) => (
        <MoveButton key={`${move.do} ${move.to}`} sitting={sitting} seen={seen} move={move} />
      ))}
    </>
  );
}

function MoveButton({ sitting, seen, move }: Omit<Props, "reach"> & { move: Ruled }) {
  const { what, where } = sitting.dealer.says(seen.table, move);
  return (
    <button type="button" className="fix" onClick={() => sitting.play(move)}>
      {what}
      {where === undefined ? "" : `: ${where}`}
    </button>
  );
}
