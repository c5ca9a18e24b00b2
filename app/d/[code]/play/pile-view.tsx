import { memo } from "react";
import type { CardSeen, ZoneSeen } from "./scene.ts";
import type { Sitting } from "./sitting.ts";

interface Props {
  readonly sitting: Sitting;
  readonly name: string;
  readonly seen: ZoneSeen;
}

/** A pile: its top card if it lies face up, and on a press all cards of it that its player has seen. */
export function PileView({ sitting, name, seen: { count, top, cards, isByHand } }: Props) {
  if (top === undefined) return <p className="pile pile-empty">empty</p>;
  const face = cards[0]?.id === top ? cards[0] : undefined;
  return (
    <>
      <p className="pile" data-down={face ? undefined : true}>
        <span className="pile-top">{face ? face.label : `${count} cards`}</span>
      </p>
      {cards.length === 0 ? null : (
        <details className="pile-all" open={cards.some(({ isLit, isSelected }) => isLit || isSelected) || undefined}>
          <summary>{cards.length === count ? "All" : `${cards.length} seen`}</summary>
          <ol>
            {cards.map((card) => (
              <PileCard key={card.id} sitting={sitting} seen={card} />
            ))}
          </ol>
        </details>
      )}
      {isByHand ? <PileTools sitting={sitting} name={name} top={top} /> : null}
    </>
  );
}

const PileCard = memo(function PileCard({ sitting, seen }: { sitting: Sitting; seen: CardSeen }) {
  const { id, label, isLit, isSelected } = seen;
  return (
    <li>
      <button
        type="button"
        className="pile-card"
        data-card={id}
        data-lit={isLit || undefined}
        aria-pressed={isSelected}
        onClick={() => sitting.press(id)}
      >
        {label}
      </button>
    </li>
  );
});

function PileTools({ sitting, name, top }: { sitting: Sitting; name: string; top: number }) {
  return (
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
        <button type="button" className="tool" onClick={() => sitting.play({ free: "move", card: top, to: "hand" })}>
          Draw one
        </button>
      </div>
    </details>
  );
}
