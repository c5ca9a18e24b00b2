import { artOf } from "../../../lib/art/card-art.ts";
import type { Game } from "../../../lib/core/game.ts";
import type { CardModel } from "../state/view-model.ts";
import styles from "./in-play.module.css";
import type { MomentInPlay } from "./moment.ts";

/** The cards of a table whose face is shown, each name once. */
export function facesIn({ board, plan }: MomentInPlay): ReadonlyMap<string, CardModel> {
  const shown = plan.all.filter(({ area }) => area.as !== "pile").flatMap(({ zone }) => board.get(zone)?.cards ?? []);
  return new Map(withBelow(shown).flatMap((card) => (card.isUp ? [[card.label, card] as const] : [])));
}

function withBelow(cards: readonly CardModel[]): readonly CardModel[] {
  return cards.flatMap((card) => [card, ...withBelow(card.below)]);
}

/** The drawings of the faces of a picture, without their finest lines. Each is held once, and all copies refer to it. */
export function Drawings({ game, faces, ids }: { game: Game; faces: ReadonlyMap<string, CardModel>; ids: Ids }) {
  return (
    <svg aria-hidden="true">
      <defs>
        {[...faces].map(([label, { card }]) => {
          const { body, line } = artOf(game, card, label);
          return (
            <g key={label} id={ids.get(label)}>
              <path className={styles.body} d={coarse(body)} />
              <path d={coarse(line)} />
            </g>
          );
        })}
      </defs>
    </svg>
  );
}

/** A path in whole units, two of which are one pixel here. */
function coarse(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

type Ids = ReadonlyMap<string, string>;

export function idsOf(faces: ReadonlyMap<string, CardModel>): Ids {
  return new Map([...faces.keys()].map((label, at) => [label, `drawing-${at}`]));
}
