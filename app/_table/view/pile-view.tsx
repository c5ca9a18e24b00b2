import { memo } from "react";
import type { BoardZone } from "../state/board-zones.ts";
import type { Session } from "../state/session.ts";
import type { CardModel, ZoneModel } from "../state/view-model.ts";

interface Props {
  readonly session: Session;
  readonly place: BoardZone;
  readonly model: ZoneModel;
}

/** A pile: its top card if that is face up. A press shows all its cards that the player has seen. */
export function PileView({ session, place, model: { count, top, cards, isByHand, isWaiting } }: Props) {
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
              <PileCard key={card.id} session={session} model={card} />
            ))}
          </ol>
        </details>
      )}
      <PileTools session={session} place={place} isOff={!isByHand} isWaiting={isWaiting} />
    </>
  );
}

const PileCard = memo(function PileCard({ session, model }: { session: Session; model: CardModel }) {
  const { id, label, isLit, isSelected } = model;
  return (
    <li>
      <button
        type="button"
        className="pile-card"
        data-card={id}
        data-lit={isLit || undefined}
        aria-pressed={isSelected}
        onClick={() => session.press(id)}
      >
        {label}
      </button>
    </li>
  );
});

interface ToolsProps {
  readonly session: Session;
  readonly place: BoardZone;
  readonly isOff: boolean;
  readonly isWaiting: boolean;
}

const PileTools = memo(function PileTools({ session, place: { id: to, zone }, isOff, isWaiting }: ToolsProps) {
  const draw = () => session.play({ free: "move", card: session.view.table.first(zone), to: "hand" });
  return (
    <details className="pile-all" hidden={isOff} data-waits={isWaiting || undefined}>
      <summary>By hand</summary>
      <div className="pile-tools">
        <button type="button" className="tool" onClick={() => session.play({ free: "look", to, by: 1 })}>
          Look at the top
        </button>
        <button type="button" className="tool" onClick={() => session.play({ free: "search", to })}>
          Search
        </button>
        <button type="button" className="tool" onClick={() => session.play({ free: "shuffle", to })}>
          Shuffle
        </button>
        <button type="button" className="tool" onClick={draw}>
          Draw one
        </button>
      </div>
    </details>
  );
});
