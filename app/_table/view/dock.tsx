import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Session } from "../state/session.ts";
import styles from "./shell.module.css";
import { ZoneView } from "./zone-view.tsx";

/** The hand, always in view, and the piles beside it. */
export const Dock = memo(function Dock({ game, session }: { game: Game; session: Session }) {
  const { hands, piles } = session.plan;
  return (
    <section className={styles.dock} aria-label="Hand and piles">
      {hands.map((place) => (
        <ZoneView key={place.zone} game={game} session={session} place={place} />
      ))}
      <div className={styles.piles}>
        {piles.map((place) => (
          <ZoneView key={place.zone} game={game} session={session} place={place} />
        ))}
      </div>
    </section>
  );
});
