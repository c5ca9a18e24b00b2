import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { Session } from "../state/session.ts";
import styles from "./shell.module.css";
import { ZoneView } from "./zone-view.tsx";

/** So many piles have room to spare beside a hand. */
const ROOMY = 5;

/** The hand, always in view, and the piles beside it. */
export const Dock = memo(function Dock({ game, session }: { game: Game; session: Session }) {
  const { hands, piles: all } = session.plan;
  const { goldfish } = session.dealer;
  // While nobody is opposite, what an enemy would draw from stays in the box.
  const isOpposed = useStaged(session.store, ({ table }) => goldfish.opposed?.(table) ?? true);
  const piles = isOpposed ? all : all.filter(({ area }) => area.side !== "enemy");
  return (
    <section className={styles.dock} aria-label="Hand and piles">
      {hands.map((place) => (
        <ZoneView key={place.zone} game={game} session={session} place={place} />
      ))}
      <div className={styles.piles} data-crowded={piles.length > ROOMY || undefined}>
        {piles.map((place) => (
          <ZoneView key={place.zone} game={game} session={session} place={place} />
        ))}
      </div>
    </section>
  );
});
