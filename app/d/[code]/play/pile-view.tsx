import type { Game } from "../../../../lib/core/game.ts";
import type { Seen, Sitting } from "./sitting.ts";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly seen: Seen;
  readonly zone: number;
  readonly lit: ReadonlySet<number>;
}

/** A pile: its top card if it lies face up, and on a press all cards of it that its player has seen. */
export function PileView({ sitting, seen, zone, lit }: Props) {
  const { table, selected } = seen;
  const cards = table.in(zone);
  const isKnown = (id: number) => table.isUp(id) || table.isSeen(id);
  const known = cards.filter(isKnown);
  const top = cards[0];
  const name = table.nameOf(zone);
  if (top === undefined) return <p className="pile pile-empty">empty</p>;
  return (
    <>
      <p className="pile" data-down={isKnown(top) ? undefined : true}>
        <span className="pile-top">{isKnown(top) ? table.label(top) : `${cards.length} cards`}</span>
      </p>
      {known.length === 0 ? null : (
        <details className="pile-all" open={known.some((id) => id === selected || lit.has(id)) || undefined}>
          <summary>{known.length === cards.length ? "All" : `${known.length} seen`}</summary>
          <ol>
            {known.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className="pile-card"
                  data-card={id}
                  data-lit={lit.has(id) || undefined}
                  aria-pressed={selected === id}
                  onClick={() => sitting.press(id)}
                >
                  {table.label(id)}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
      {table.isUp(top) || table.stack.length > 1 ? null : (
        <details className="pile-all">
          <summary>By hand</summary>
          <div className="pile-tools">
            <button type="button" className="tool" onClick={() => sitting.play({ free: "look", to: name, by: 1 })}>
              Look at the top
            </button>
            <button type="button" className="tool" onClick={() => sitting.play({ free: "search", to: name })}>
              Search
            </button>
            <button type="button" className="tool" onClick={() => sitting.play({ free: "shuffle", to: name })}>
              Shuffle
            </button>
            <button
              type="button"
              className="tool"
              onClick={() => sitting.play({ free: "move", card: top, to: "hand" })}
            >
              Draw one
            </button>
          </div>
        </details>
      )}
    </>
  );
}
