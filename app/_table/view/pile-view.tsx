import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { spaceOnCard } from "../input/space-on-card.ts";
import type { Session } from "../state/session.ts";
import type { PlacedZone } from "../state/table-plan.ts";
import type { CardModel, ZoneModel } from "../state/view-model.ts";
import float from "./float.module.css";
import styles from "./pile.module.css";
import { PileLook, topOf } from "./pile-look.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly place: PlacedZone;
  readonly model: ZoneModel;
}

/** A pile with its top card or its back, and how many cards it holds. A press shows those that the player has seen. */
export function PileView({ game, session, place, model }: Props) {
  const { name, count, cards, isByHand, isWaiting } = model;
  const look = <PileLook game={game} model={model} />;
  if (count === 0) return <p className={styles.pile}>{look}</p>;
  return (
    <details className={styles.open} open={cards.some(({ lit, isSelected }) => lit || isSelected) || undefined}>
      <summary className={styles.pile} data-shows={topOf(model)?.label}>
        {look}
      </summary>
      <div
        className={`${float.float} fixed bottom-[calc(var(--dock-bottom,10rem)+4px)] left-3 z-8 grid max-h-[min(24rem,55dvh)] w-[min(34rem,100vw-1.5rem)] gap-2 p-3`}
      >
        <p className="text-sm font-semibold">
          {name}: {cards.length === count ? count : `${cards.length} of ${count} seen`}
        </p>
        <PileTools session={session} place={place} isOff={!isByHand} isWaiting={isWaiting} />
        {cards.length === 0 ? null : (
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-2 gap-y-0.5">
            {cards.map((card) => (
              <PileCard key={card.id} session={session} model={card} />
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

const PileCard = memo(function PileCard({ session, model }: { session: Session; model: CardModel }) {
  const { id, label, lit, isSelected } = model;
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        data-card={id}
        data-shows={label}
        data-lit={lit}
        aria-pressed={isSelected}
        onClick={() => session.press(id)}
        {...spaceOnCard(session)}
      >
        {label}
      </button>
    </li>
  );
});

interface ToolsProps {
  readonly session: Session;
  readonly place: PlacedZone;
  readonly isOff: boolean;
  readonly isWaiting: boolean;
}

const PileTools = memo(function PileTools({ session, place: { id: to, zone }, isOff, isWaiting }: ToolsProps) {
  const draw = () => session.play({ free: "move", card: session.view.table.first(zone), to: "hand" });
  if (isWaiting) return isOff ? null : <p className="text-sm">First finish what has begun.</p>;
  return (
    <div className="flex flex-wrap gap-2" hidden={isOff}>
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
  );
});
