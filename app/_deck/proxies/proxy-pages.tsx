import type { ReactNode } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf } from "../../../lib/core/look/card-view.ts";
import { CardFace } from "../../_ui/cards/card-face.tsx";
import styles from "./proxies.module.css";
import type { proxiesOf } from "./proxies-of.ts";

interface Props {
  readonly game: Game;
  readonly pages: ReturnType<typeof proxiesOf>["pages"];
}

/** The faces of cards, a list a page. */
export function ProxyPages({ game, pages }: Props) {
  // The copies of a card are one element, which costs a fifth of as many that say the same.
  const faces = new Map<PoolCard, ReactNode>();
  const faceOfEntry = (entry: PoolCard) => {
    const face = faces.get(entry) ?? <CardFace game={game} entry={entry} />;
    faces.set(entry, face);
    return face;
  };
  return pages.map((page) => (
    <ol key={page[0]?.key} className={styles.page}>
      {page.map(({ key, entry }) => (
        <li key={key} data-wide={faceOf(game, entry.card).shape === "wide" || undefined}>
          {faceOfEntry(entry)}
        </li>
      ))}
    </ol>
  ));
}
