import { memo } from "react";
import type { Phase, Ruled } from "../../../../lib/core/goldfish.ts";
import { Citation } from "../../../_ui/citation.tsx";
import type { Seen, Sitting } from "./sitting.ts";

interface Props {
  readonly sitting: Sitting;
  readonly seen: Seen;
}

/** What the rulebook asks for now, and what can be done: with the card that is picked up, and without any. */
export function Now({ sitting, seen }: Props) {
  const { dealer } = sitting;
  const { table, selected, history, reach } = seen;
  const moves = seen.moves();
  const phase = dealer.phase(table);
  const free = moves.filter(({ card, do: word }) => card === undefined && word !== "pass");
  const mayPass = moves.some(({ do: word }) => word === "pass");
  return (
    <section className="table-now" aria-label="What can be done" data-held={selected === undefined ? undefined : true}>
      {dealer.isOver(table) ? (
        <p className="font-semibold">The game is over.</p>
      ) : (
        <Asked phase={phase} asks={phase.asks?.(table)} />
      )}
      <div className="table-moves">
        {selected === undefined ? null : (
          <p className="w-full text-sm">
            <strong>{table.label(selected)}</strong>
            {reach.moves.length === 0 ? ": the rules allow nothing with it now." : null}
          </p>
        )}
        <Moves sitting={sitting} seen={seen} moves={reach.moves} />
        <Moves sitting={sitting} seen={seen} moves={free} />
      </div>
      <div className="table-moves table-go">
        {mayPass ? (
          <button type="button" className="button" onClick={() => sitting.play({ do: "pass" })}>
            {table.stack.length > 1 ? "Done" : "Next phase"}
          </button>
        ) : null}
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

const Asked = memo(function Asked({ phase, asks }: { phase: Phase; asks: string | undefined }) {
  return (
    <>
      <h2 className="font-semibold">{phase.name}</h2>
      <p className="table-asked">
        {asks ?? phase.says} <Citation cite={phase.cite} />
      </p>
    </>
  );
});

/** Moves as buttons; those of one kind that differ by their place alone stand behind its words. */
function Moves({ sitting, seen, moves }: Props & { moves: readonly Ruled[] }) {
  const groups = new Map<string, { move: Ruled; where: string | undefined }[]>();
  for (const move of moves) {
    const { what, where } = sitting.dealer.says(seen.table, move);
    groups.set(what, [...(groups.get(what) ?? []), { move, where }]);
  }
  return [...groups].map(([what, group]) => (
    <p key={what} className="table-group">
      {group.length === 1 ? null : <span className="text-sm">{what}:</span>}
      {group.map(({ move, where }) => {
        const whole = where === undefined ? what : `${what}: ${where}`;
        return (
          <button
            key={`${move.do} ${move.to}`}
            type="button"
            className="fix"
            aria-label={whole}
            onClick={() => sitting.play(move)}
          >
            {group.length === 1 ? whole : where}
          </button>
        );
      })}
    </p>
  ));
}
