import type { Game } from "../../../lib/core/game.ts";
import { Face } from "../../_ui/cards/card-face.tsx";
import type { CardModel, ZoneModel } from "../state/view-model.ts";
import { CardBack } from "./card-back.tsx";
import styles from "./pile.module.css";

/** The card on top of a pile, if it lies face up. */
export function topOf({ cards, top }: ZoneModel): CardModel | undefined {
  return cards[0]?.id === top ? cards[0] : undefined;
}

/** The top of a pile, the number of its cards and its name. */
export function PileLook({ game, model }: { game: Game; model: ZoneModel }) {
  const { name, count } = model;
  const face = topOf(model);
  return (
    <>
      <span className={styles.card}>
        {count === 0 ? <span className="absolute inset-0 rounded-[5px] border border-dashed border-(--edge)" /> : null}
        {face ? (
          <Face key={face.id} game={game} card={face.card} label={face.label} shows="name" />
        ) : count > 0 ? (
          <CardBack isPile={count > 1} />
        ) : null}
        {count > 0 ? (
          <span className="absolute -right-1 -bottom-1 rounded-full bg-ink px-1.5 text-xs/4.5 font-[650] text-paper tabular-nums">
            {count}
          </span>
        ) : null}
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
}
