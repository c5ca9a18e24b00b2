import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { isOpposed } from "../../../lib/core/table/seats.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { Session } from "../state/session.ts";
import styles from "./shell.module.css";
import { ZoneView } from "./zone-view.tsx";

/** So many piles have room to spare beside a hand. */
const ROOMY = 5;

/** The hand, always in view, and the piles beside it. */
export const Dock = memo(function Dock({ game, session }: { game: Game; session: Session }) {
  const { hands, piles: all } = session.plan;
  // The enemy's piles are shown while somebody is opposite and cards lie there. As text, so that the same piles stay.
  const shown = useStaged(session.store, ({ table }) => {
    const isFaced = isOpposed(table.start);
    return all.map(({ area, zone }) => area.side !== "enemy" || (isFaced && table.count(zone) > 0)).join();
  }).split(",");
  const piles = all.filter((_, at) => shown[at] === "true");
  const isCrowded = piles.length > ROOMY;
  return (
    <section className={styles.dock} aria-label="Hand and piles">
      {hands.map((place) => (
        <ZoneView key={place.zone} game={game} session={session} place={place} />
      ))}
      <div className={styles.piles} data-crowded={isCrowded || undefined}>
        {piles.map((place) => (
          <ZoneView key={place.zone} game={game} session={session} place={place} />
        ))}
      </div>
    </section>
  );
});
